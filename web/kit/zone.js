// @ts-check
// The time zone of this browser, as a list of the moments at which its clocks change.

/** The time, in milliseconds, for which changes of the clocks are listed. */
const AHEAD = 5 * 365 * 86_400_000;
const WEEK = 7 * 86_400_000;
const MINUTE = 60_000;

/** Returns the difference between this browser's time and universal time, in minutes; positive in the east. @param {number} time in milliseconds since 1970 */
export const zoneMinutes = (time) => -new Date(time).getTimezoneOffset();

/** Returns the present difference to universal time, and each moment in the next years at which it changes. @param {number} now in milliseconds since 1970 */
export function timeShifts(now) {
  const shifts = [{ from: 0, minutes: zoneMinutes(now) }];
  for (let week = now; week < now + AHEAD; week += WEEK) {
    const minutes = zoneMinutes(week + WEEK);
    if (minutes === zoneMinutes(week)) continue;
    let [before, after] = [week, week + WEEK];
    while (after - before > MINUTE) {
      const middle = Math.floor((before + after) / 2);
      if (zoneMinutes(middle) === minutes) after = middle;
      else before = middle;
    }
    shifts.push({ from: Math.floor(after / MINUTE) * MINUTE, minutes });
  }
  return shifts;
}
