# The page of the tournaments, which loads these texts in addition to those of all pages.

tournaments-help = A tournament pairs its players round by round, opens their tables, and ranks them by their results. Anybody may watch. Any player with an account can enter, or announce a tournament.
tournaments-sign-in = To enter or to announce a tournament, sign in with an account in the lobby.
tournaments-announced = Announced
tournaments-running = Under way
tournaments-ended = Over
tournaments-none-announced = No tournament takes entries now.
tournaments-none-running = No tournament is under way.
tournament-lobby = Lobby
tournament-none = There is no such tournament.
tournament-announce = Announce a tournament
tournament-announce-yes = Announce
tournament-name = Name
tournament-form = Form
tournament-when-out = when time runs out: { $what }
tournament-kind-swiss = Swiss
tournament-kind-round-robin = Everybody meets everybody
tournament-swiss-help = Players with the same points meet. Everybody plays in every round, and few rounds are enough for many players.
tournament-swiss-of = Swiss, { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
tournament-round-robin = Round robin: everybody meets everybody
tournament-round-robin-help = With { $n } { $n ->
    [one] round
   *[other] rounds
} if all places are taken; fewer players need fewer rounds.
tournament-most = Players at most
tournament-rounds-number = Rounds
tournament-rounds-help = Proposed for this number of players
tournament-paired = Games of two players
tournament-games-one = one game
tournament-games-both = two games at once
tournament-games-in-turn = two games in turn
tournament-paired-help = With two games, each plays each side once.
tournament-more = More
tournament-description = Description
tournament-description-help = Everybody can read it: for whom the tournament is, what to agree on, where to ask.
tournament-next = Next round
tournament-begins-organiser = when the organiser begins it
tournament-begins-ended = when all games of the last one are over
tournament-begins-help = The organiser always begins the first round.
tournament-starts = Planned start
tournament-starts-help = For players and their calendars. The tournament begins when its organiser begins it.
tournament-starts-at = planned for { $time }
tournament-round-days = Planned length of a round
tournament-round-days-help = In days, for the calendar. The clock alone ends games.
tournament-begun = Begun
tournament-organiser = Organiser
tournament-organiser-gone = nobody: the account was deleted
tournament-by = organised by { $name }
tournament-you-organise = you organise it
tournament-you-play = you play
tournament-places = { $n } of { $most } places taken
tournament-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
tournament-state-announced = takes entries
tournament-state-running = under way
tournament-state-ended = over
tournament-state-cancelled = cancelled
tournament-round-now = round { $n }
tournament-round-of = round { $n } of { $of }
tournament-seed = All lots of this tournament were drawn with the number { $seed }, so that anybody can check the pairings.
tournament-enter = Enter
tournament-enter-late = You play from the next round on.
tournament-entered = You have entered.
tournament-leave = Leave
tournament-leave-announced = You leave the tournament. You can enter again while it takes entries.
tournament-leave-running = You leave the tournament for good. Your games without a result are lost, and your points stay in the standings.
tournament-leave-yes = Leave the tournament
tournament-left = You have left this tournament.
tournament-back = Go back
tournament-own = Your games in this round
tournament-own-over = Your games are over
tournament-own-done = You have no more games in round { $n }.
tournament-own-bye = You have a bye in round { $n }
tournament-as = you play the { $side }
tournament-to-table = Go to the table
tournament-game-open = not over
tournament-game-later = begins when the first game is over
tournament-watch = Table
tournament-rounds = Rounds
tournament-round = Round { $n }
tournament-round-over = all games over
tournament-round-open = { $n } of { $of } games over
tournament-pairing-round-robin = Everybody meets everybody; these two meet in this round.
tournament-pairing-first-round = Nobody has points yet: the upper half by rating and by lot meets the lower half.
tournament-pairing-same-points = Both had the same points.
tournament-pairing-closest-points = Their points differ: no pairing of the whole round without a repetition has smaller differences.
tournament-pairing-repetition = They have met before: every pairing of this round has a repetition.
tournament-sides-both = Each plays each side once.
tournament-sides-balance = The player who has played the { $french } less often plays them now.
tournament-sides-lot = Both have played the { $french } equally often, so the lot chose the sides.
tournament-sides-circle = The sides are set so that everybody plays both equally often.
tournament-bye = { $name } has a bye ({ $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}).
tournament-bye-round-robin = The number of players is odd, so everybody has one round without a game. It scores nothing.
tournament-bye-opponent-left = The opponent, { $opponent }, has left the tournament. The bye counts as a win.
tournament-bye-last = The number of players is odd: the bye goes to the one with the fewest points among those with the fewest byes. It counts as a win.
tournament-bye-last-without-repetition = The number of players is odd, and a bye for a player with fewer points would make two players meet again. It counts as a win.
tournament-score-won = { $name } won
tournament-score-draw = draw
tournament-score-neither = both lost
tournament-source-forfeit = by forfeit
tournament-source-adjudicated = the organiser decided
tournament-decide = Decide…
tournament-decide-title = { $french } against { $british }
tournament-decide-help = Choose a result to read what follows from it.
tournament-decide-won = { $name } wins
tournament-decide-draw = Draw
tournament-decide-neither = Both lose
tournament-decide-forfeit = { $name } forfeits
tournament-decide-yes = Set this result
tournament-says-won = { $name } gets one point, { $other } none. It counts as a game that was won.
tournament-says-draw = Both players get half a point.
tournament-says-neither = Neither player gets a point.
tournament-says-forfeit = { $name } loses the game without playing on, and { $other } gets one point, which does not count as a game won in a tie-break.
tournament-says-table = What happens at the table no longer counts for the tournament. All players see that you decided.
tournament-says-again = This replaces the present result. All players see that you decided.
tournament-says-later = The pairings of later rounds stay as they are.
tournament-standings = Standings
tournament-standings-final = Final standings
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-games = Won, drawn, lost
tournament-record = { $won }, { $drawn }, { $lost }
tournament-byes = { $n ->
    [one] 1 bye
   *[other] { $n } byes
}
tournament-gone = has left
tournament-since = from round { $n } on
tournament-points-help = A game won counts one point, a draw half a point.
tournament-tie-breaks = Tie-breaks
tournament-tie-breaks-help = They rank players with equal points. Each one counts only where all earlier ones are equal.
tournament-same-rank = Players whom no tie-break separates share a rank.
tie-break-nth = Tie-break { $n }
tie-break-none = none
tie-break-head-to-head = Head to head
    .about = The points from the games of the tied players with each other, if all of them have met.
tie-break-buchholz = Buchholz
    .about = The points of all opponents together. For a bye the player's own points count.
tie-break-sonneborn-berger = Sonneborn-Berger
    .about = The points of the opponents that the player has beaten, and half the points of those with whom the player has drawn.
tie-break-wins = Wins
    .about = The number of games won. Byes and forfeits do not count.
tournament-organise = Organise
tournament-step-wait = { $n ->
    [one] One more player must enter before the tournament can begin.
   *[other] { $n } players must enter before the tournament can begin.
}
tournament-step-begin = { $n ->
    [one] 1 player has entered.
   *[other] { $n } players have entered.
} Begin when everybody is there.
tournament-step-open = { $n ->
    [one] 1 game has no result yet.
   *[other] { $n } games have no result yet.
} When all have one, you can begin the next round. If a player stays away, decide the game.
tournament-step-by-itself = { $n ->
    [one] 1 game has no result yet.
   *[other] { $n } games have no result yet.
} When all have one, the next round begins by itself. If a player stays away, decide the game.
tournament-step-last = { $n ->
    [one] 1 game has no result yet.
   *[other] { $n } games have no result yet.
} When all have one, the tournament is over.
tournament-step-next = All games are over. You can begin round { $n }.
tournament-step-end = All games are over. The tournament ends in a moment.
tournament-begin = Begin the tournament
tournament-begin-swiss = The first round pairs { $n } players and opens their tables. Players can still enter later.
tournament-begin-round-robin = The first round pairs { $n } players and opens their tables. Nobody can enter after that.
tournament-begin-yes = Begin
tournament-next-round = Begin round { $n }
tournament-cancel = Cancel the tournament
tournament-cancel-announced = The tournament will not take place. Everybody can still read it in the list.
tournament-cancel-running = The tournament ends now, without further rounds. Games under way go on at their tables, and their results still count in the standings.
tournament-cancel-yes = Cancel it for good
tournament-entrants = Players
tournament-drop = Take out
tournament-drop-named = Take out { $name }
tournament-drop-announced = { $name } is taken out of the tournament, and can enter again.
tournament-drop-running = { $name } leaves the tournament for good. Games of { $name } without a result are lost, and the points stay in the standings.
tournament-drop-yes = Take out
tournament-files = Files
tournament-file-standings = Standings, as a table (CSV)
tournament-file-games = Games, as a table (CSV)
tournament-file-rounds = Rounds, for your calendar
tournament-file-all = Everything (JSON)
tournament-no-name = A tournament has a name of at most 40 characters.
tournament-no-rounds = A Swiss tournament has from 1 to 20 rounds.
tournament-no-most = A Swiss tournament takes from 2 to 200 players. If everybody meets everybody, it takes at most 40.
tournament-no-tie-breaks = Each tie-break counts once.
tournament-no-starts = The planned start is not a date that a calendar can write.
tournament-no-round-days = A round takes from 1 to 365 days.
tournament-no-more = You organise as many tournaments as an account may. End or cancel one first.
tournament-no-entered = You have entered this tournament already.
tournament-no-entry = You have not entered this tournament.
tournament-no-late = Nobody can enter this tournament any more.
tournament-no-full = This tournament is full.
tournament-no-begun = This tournament has begun already.
tournament-no-begin = Begin the tournament first.
tournament-no-left = This player has left already.
tournament-no-over = This tournament is over.
tournament-no-under-way = Games of this round have no result yet.
tournament-no-last = This was the last round.
tournament-no-few = A round needs at least two players.
