// The moments at which the clocks of a time zone change.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { timeShifts } from "../../kit/zone.js";

const before = process.env.TZ;
after(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

test("a time zone is known by the moments at which its clocks change", () => {
  const now = Date.UTC(2026, 6, 1);
  process.env.TZ = "Europe/Paris";
  const paris = timeShifts(now);
  assert.deepEqual(paris.slice(0, 3), [{ from: 0, minutes: 120 }, { from: Date.UTC(2026, 9, 25, 1), minutes: 60 }, { from: Date.UTC(2027, 2, 28, 1), minutes: 120 }]);
  assert.equal(paris.length, 11);
  process.env.TZ = "Asia/Kolkata";
  assert.deepEqual(timeShifts(now), [{ from: 0, minutes: 330 }]);
  process.env.TZ = "America/New_York";
  assert.deepEqual(timeShifts(now)[1], { from: Date.UTC(2026, 10, 1, 6), minutes: -300 });
});
