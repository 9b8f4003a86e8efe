# What the terminal says. What a game says is in its own folder.
#
# Arguments that messages share: `at` is "here" for a match on this machine and
# "online" for one at a table of a server; `by` is "keys" on the whole screen and
# "lines" in a conversation.

## Seats and who sits there

seats = { $seats }
seat-alone = { $seat }
seat-named = { $seat } ({ $name })
seat-number = seat { $number }
seat-list = { $how ->
    [open] Seat { $number }: open
   *[other] Seat { $number }: { $name }, { presence }
}
presence = { $how ->
    [open] open
    [bot] bot
    [resigned] resigned, a bot plays
    [late] late, a bot plays
    [you] you
    [here] here
   *[away] away
}
presence-aside = ({ presence })
came = { $name } is here.
went = { $name } is away.
person = a person
person-named = a person, { $name }
bot-easy = easy: plays with sense and makes mistakes
bot-medium = medium: a fair opponent for a first match
bot-hard = hard: sees most of what there is to see
bot-expert = expert: thinks long
bot-greedy = greedy: looks one move ahead
bot-random = random: any move

## Time

clock-days = { $days } d { $hours } h
time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} and { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
time-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} and { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
time-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
time-left = You have { $time } left.

## The match, wherever it is

welcome-here = This is a match of { $game } with the seed { $seed }. Type help at any time.
welcome-past = You look back: this is before the first of { $total } moves. Say next to see one.
welcome-online = You are at the table. Type help at any time.
head-here = move { $count }, seed { $seed }
head-past = looking back: move { $count } of { $total }
head-online = { $watching ->
    [0] online
    [one] online, { $watching } looks on
   *[other] online, { $watching } look on
}
kept = The game is kept: { $command }
not-kept = The game is not kept: { $why }.
saved = Saved. Go on later with: { $command }
seat-kept = Your seat is kept: { $command }
server-keeps = The server keeps this match.
refused = That cannot be: { $why }.
branched = From here on this is a match of its own.
undone = Taken back.
undo-never = { $why }
undo-again = { $why } Ask again to take it back all the same: the record will say so, and the same moves meet the same chance.
undo-asked = The others are asked whether you may take back.
undo-past = { $by ->
    [lines] You look back; next all returns to the match.
   *[keys] You look back; Esc returns to the match.
}
undo-turn = You can take back when it is your turn.
past-online = { $by ->
    [lines] The moves of a table online are told by log.
   *[keys] The moves of a table online are listed by m.
}
no-table = This match is at no table online.
no-seat = You look on and have no seat here.
no-thread = There is no thread to think with.
move-sent = { $by ->
    [lines] {""}
   *[keys] On its way: { $move }
}
move-waits = The last move is still on its way.
move-illegal = made a move that is not legal
move-begun = { $by ->
    [lines] There are { $begun } moves that begin with "{ $words }"; say more of the one you mean, or its number.
   *[keys] There are { $begun } moves that begin with "{ $words }".
}
move-unknown = { $by ->
    [lines] There is no move "{ $words }". Say a number from 1 to { $count }, or help.
   *[keys] There is no move "{ $words }"; F1 tells how to choose.
}
choose = Choose a move
choice = { $offer }. [{ $move }]
choice-numbered = { $number }. { choice }
move-named = { $who }: { $move }
choose-nothing = There is nothing for you to choose now.

## Files: parts of sentences, but for what the first page says

file-unwritten = { $how ->
    [system] { $path }: cannot write: { $why }
    [kind] { $path }: not a plain file; choose another name
   *[name] the name of the file is too long
}
saves-nowhere = there is no folder for kept games: HOME is not set
saves-unmade = { $path }: cannot be made: { $why }
saves-full = { $path } has too many games of this seed
file-unread = { $path }: cannot open: { $why }.
file-no-record = { $path } is no record that can be played on; mudbrick replay says why.

## The connection

line-end = { $how ->
    [broke] it broke
    [late] there was no answer in time
    [nobody] nobody answers there
    [flood] the server sent more than can be read
   *[quoted] { $words }
}
view-wrong = { $is-other ->
    [0] The server tells of a match that this program cannot follow.
   *[other] The server plays a game, cards or numbers that this program does not have.
}
line-ended = The connection has ended: { $why }.
line-lost = The connection has ended: { $why }. Trying again.
line-down = No connection: { $why }. Trying again.
line-busy = The connection is down; try again.
line-long = That line is too long; nothing to say needs as much.

## How a table stands

plea = { $name } has asked to take back.
plea-own = You have asked to take back; the others have to agree.
plea-answer = { $by ->
    [lines] { $name } wants to take back: say yes or no.
   *[keys] { $name } wants to take back: y agrees, n does not.
}
plea-none = Nobody asks for that.
absent-resigned = You have resigned. A bot plays on for you; you can look on.
absent-late = { $by ->
    [lines] Your time was up, so a bot plays for you. Say back to take over again.
   *[keys] Your time was up, so a bot plays for you. o, then b, takes over again.
}
waiting = { $open ->
    [one] Waiting until everybody has sat down: { $open } of { $seats } seats is open.
   *[other] Waiting until everybody has sat down: { $open } of { $seats } seats are open.
}
rematch = { $by ->
    [lines] Say rematch to play again, or quit.
   *[keys] o, then n, asks for a rematch.
}
rematch-there = { $by ->
    [lines] There is a rematch. Say rematch to go there.
   *[keys] There is a rematch. o, then n, goes there.
}
event-sit = { $who } sits down.
event-late = { $who } is late; a bot plays on.
event-return = { $who } plays again.
event-resign = { $who } resigns; a bot plays on.
event-ask = { $who } wants to take back.
event-agree = { $who } agrees.
event-refuse = { $who } does not agree.
event-back = The match goes back to move { $to }.
event-begin = The match begins.
event-next = There is a rematch.

## The first page

start = Mudbrick  games of building and holding
start-match = A new match
start-keys = up, down another line   left, right change   Enter does it   ? rules   q leave
row-game = Game
    .help = Left and right choose another game.
row-seats = Seats
    .help = Left and right: how many play.
row-seat = {"  "}{ $name }
    .help = Left and right: who sits here. Enter names a person.
row-option = { $name }
row-seed = Seed of chance
    .help = Enter types one, left takes a fresh one.
row-begin = Begin
    .help = Enter begins the match.
row-kept = Go on with a kept game
    .help = Every game is kept by itself. Enter lists them.
row-file = Open a record
    .help = Enter asks for the name of a file.
row-join = Sit down online
    .help = Enter asks for the link of a table or a seat.
row-leave = Leave
    .help = Enter leaves.
option-value = { $how ->
    [on] on
    [off] off
   *[other] { $how }
}
seed-fresh = a fresh one
seed-wrong = A seed is a number from 0 on.
start-nothing = { $has-content ->
    [0] { $game } with { $seats } seats is not played so; change what was chosen last.
   *[other] { $game } cannot be played so with this content file; mudbrick content says more of it.
}
join-nothing = { $how ->
    [nobody] Nobody answers there.
    [closed] The server lets nobody in there: there is no such table, or no seat for you.
   *[link] That is no link to a table, or the name is none. Links are like http://127.0.0.1:8080/#join/TABLE.INVITE
}
page-kept = Kept games
kept-result = { $how ->
    [unfinished] unfinished
   *[other] { $how }
}
kept-none = No game is kept yet.
kept-keys = Enter goes on   r replays it from its first move   Esc back

## Prompts

prompt-file = Write the game to which file?
prompt-move = Your move:
prompt-explain = Explain which word?
prompt-search = Search:
prompt-seed = Seed, a number:
prompt-record = File of the record:
prompt-link = Link of the table or the seat:
prompt-me = Your name:
prompt-name = Name:
prompt-past = looking back
prompt-seat = { $seat }
prompt-secret = { $seat } (others look away; what you type is not shown)
replace = { $seat } drops out: { $what }. Who plays on for { $seat }?
replaced = { $who } plays on for { $seat }.
replace-say = { $seat } drops out: { $what }. Who plays on for { $seat }? Say human, { $levels }, or quit.
replace-person = There is no player "{ $who }". You play on for { $seat }.

## The page of a match

side-players = Players
side-moves = Moves
board = Board
board-more = Board (more:{ $up ->
    [0] {""}
   *[other] {" "}up i
}{ $down ->
    [0] {""}
   *[other] {" "}down k
}{ $left ->
    [0] {""}
   *[other] {" "}left j
}{ $right ->
    [0] {""}
   *[other] {" "}right l
})
question = { $seat }: { $question }
question-of = { $seat }: { $question } ({ $number } of { $count })
waiting-over = The game is over
waiting-past = Next: , and . step, Home and End jump, g plays on from here, Esc goes back
waiting-seats = { $who } to decide
last = Last: { $words }
thinking = { $percent ->
    [0] { $who } is thinking, { $seconds } s; x stops it
   *[other] { $who } is thinking, { $percent } %, { $seconds } s; x stops it
}
thinking-advice = { $percent ->
    [0] Looking for good moves, { $seconds } s; x stops it
   *[other] Looking for good moves, { $percent } %, { $seconds } s; x stops it
}
over = { $at ->
    [online] The game is over: { $who } won. s shows the scores, o the way to a rematch.
   *[here] The game is over: { $who } won. s shows the scores.
}
leave = { $at ->
    [online] Leave? y leaves, n goes to the first page, Esc stays. The seat stays yours.
   *[here] Leave? y leaves, n goes to the first page, Esc stays. The game is kept.
}
table = At the table: r resigns, b comes back after your time was up, n is for a rematch; Esc.
resign = Resign? A bot plays on for you to the end, and you cannot come back. y resigns, any other key stays.
resign-again = A bot would play on for you to the end, and you cannot come back. Say resign again if you mean it.
cover = It is your turn, and what comes is for your eyes alone.
cover-keys = Press Enter when nobody else looks; q leaves.
keys = { $at ->
    [online] Enter take  u undo  h hint  r rules  e explain  m moves  o table  F1  q quit
   *[here] Enter take  u undo  h hint  r rules  e explain  m moves  s scores  F1  q quit
}
keys-long = { $at ->
    [online] arrows choose  Enter take  u undo  h hint  r rules  e explain  m moves  s scores  o table  F1 keys  q quit
   *[here] arrows choose  Enter take  u undo  h hint  r rules  e explain  m moves  s scores  z zoom  F1 keys  q quit
}
keys-before = F1 keys  q quit
keys-past = , back  . on  g play on  Esc return  r rules  m moves  s scores  F1  q quit
keys-over = { $at ->
    [online] o rematch  r rules  e explain  m moves  s scores  F1 keys  q quit
   *[here] , look back  r rules  e explain  m moves  s scores  w write  F1 keys  q quit
}
small-needs = Mudbrick needs { $least-cols } columns and
small-has = { $least-rows } rows; there are { $cols } and { $rows }.
small-enlarge = Make the window larger,
small-leave = or type q to leave.

## Pages over it

page-now = Now
page-rules = The rules of { $game }
page-result = The result
page-if-over = If the game ended now
page-why = Why
page-scores = Scores
page-log = Moves, the last one first
page-keys = Keys
page-advice = The most promising moves
rules-missing = The rules of this game are not written yet.
rules-nothing = The rules do not mention "{ $words }".
log-empty = Nothing has happened yet.
sheet-total = total
sheet-tie = ({ $name })
sheet-place = place
pager = lines { $first } to { $last } of { $count }   arrows move   / search   n next   q back
pager-lost = Nothing here has "{ $words }".
keys-choosing =
    Choosing
      up, down          another choice; the board shows where it is
      PgUp, PgDn        a page of choices
      Enter, Space      take it
      A to Z            go to the choice with that letter; again: take it
      : or a digit      type a move: its words, their beginning, its number
      Tab               the next choice at another place
      mouse             a click chooses, in the list or on the board; a
                        second one takes
keys-looking =
    Looking
      i j k l, left, right, wheel   move the board
      z                 the board on the whole screen, and back
      s                 scores, line by line
      m                 all moves
      r or ?            the rules; / searches in them
      e                 explain: everything about a card, a place, a word
keys-playing =
    Playing
      u                 undo; alone, u again goes past what was shown
      h                 a hint: the best three moves, and why
      x                 stop the one who thinks: it plays what it has
      w                 write the game to a file
      q                 leave; the game is kept
keys-back =
    Looking back, also in a record
      , and .           one move back, one move on
      Home, End         to the beginning, to the end
      g                 play on from here: what if
      Esc               back to the match
keys-table =
    At a table online
      y, n              agree that somebody takes back, or not
      o                 the table: resign, come back after your time was
                        up, ask for a rematch or go to it

## Advice

advice = { $points ->
    [one] It wins about { $wins } of 100 games, with about { $points } point to { $others } of the best other.
   *[other] It wins about { $wins } of 100 games, with about { $points } points to { $others } of the best other.
}
advice-rare = { $points ->
    [one] It was tried less, and may end with about { $points } point to { $others } of the best other.
   *[other] It was tried less, and may end with about { $points } points to { $others } of the best other.
}
advice-changes = At once: { LIST($changes, by: "comma") }.
advice-change = { $line } { $way ->
    [less] -{ $gain }
   *[more] +{ $gain }
}
advice-none = No advice.
advice-turn = There is advice when it is your turn.
advice-wait = Thinking.

## Explanations

explain-nothing = Nothing here is called "{ $words }".
explain-say = Say what: explain and a word, a card, a place.

## The conversation

turn = { $seat }, it is your turn: { $question }.
turn-not = It is not your turn; help lists what you can say.
ended = The game is over.
not-begun = The match has not begun yet.
quit-again = The game is not saved. Say save FILE to keep it, or quit again to leave.
save-say = Say save and the name of a file.
moves-none = No choice has "{ $words }" in it.
look-nothing = Nothing in the position is called "{ $words }" now.
hand-whose = Say whose: hand and the name of a seat.
hand-nobody = There is no seat "{ $words }".
hand-empty = { $words } has nothing.
log-say = Say log, log 20 or log all.
player = { $points ->
    [one] { $seat } has { $points } point{ player-acts }.
   *[other] { $seat } has { $points } points{ player-acts }.
}
player-bot = { $points ->
    [one] { $seat }, a player of the program, has { $points } point{ player-acts }.
   *[other] { $seat }, a player of the program, has { $points } points{ player-acts }.
}
player-acts = { $acts ->
    [0] {""}
   *[other] {" "}and has to decide
}
score = { $points ->
    [one] { $seat } has { $points } point in total and is in place { $place }.
   *[other] { $seat } has { $points } points in total and is in place { $place }.
}
score-line = { $points ->
    [one] For { $line } there is { $points } point.
   *[other] For { $line } there are { $points } points.
}
score-line-why = { $points ->
    [one] For { $line } there is { $points } point: { $why }.
   *[other] For { $line } there are { $points } points: { $why }.
}
score-count = { $name } count { $count }
score-tie = If it is a tie, { LIST($counts, by: "comma") }.
past = This is after move { $count } of { $total }.
past-first = This is the beginning.
past-end = This is the last move; previous looks back.
past-last = This is the last of { $total } moves.
past-not = You do not look back; previous does.
past-say = Say { $words }, { $words } 10 or { $words } all.
past-unknown = You look back: say next, previous, branch, or help.
table-seat = { $how ->
    [open] Seat { $number } is still open.
   *[other] { $has-seat ->
        [0] Seat { $number } is { $name }: { presence }{ table-time }.
       *[other] Seat { $number }, { $seat }, is { $name }: { presence }{ table-time }.
    }
}
table-time = { $has-time ->
    [0] {""}
   *[other] , with { $time } left
}
table-watching = { $watching ->
    [one] { $watching } looks on.
   *[other] { $watching } look on.
}

help =
    Choose a move by its number or its words; the first letters are enough
    if no other move begins with them. You can also say:
word-help = help
    .help = help says this again.
word-moves = moves
    .help = moves [WORD] lists your choices, or those with a word.
word-look = look
    .help = look [WORD] tells the position, or what has a word.
word-players = players
    .help = players tells who plays, and their points.
word-hand = hand
    .help = hand [SEAT] tells what a seat has, yours by itself.
word-score = score
    .help = score tells the points if the game ended now.
word-log = log
    .help = log [N] tells the last ten moves, N, or all.
word-hint = hint
    .help = hint names the three most promising moves.
word-rules = rules
    .help = rules [WORD] reads the rules, or what has a word.
word-explain = explain
    .help = explain WORD tells all about a card or a place.
word-undo = undo
    .help = undo takes your last decision back.
word-previous = previous
    .help = previous [N] looks back a move, N moves, or all.
word-next = next
    .help = next [N] looks on by a move, N moves, or all.
word-branch = branch
    .help = branch plays on from where you look, as a match of its own.
word-save = save
    .help = save FILE keeps the game; mudbrick play FILE goes on.
word-board = board
    .help = board draws the board.
word-table = table
    .help = table tells who is at the table online.
word-yes = yes
    .help = yes agrees that somebody online takes back.
word-no = no
    .help = no does not agree to it.
word-resign = resign
    .help = resign lets a bot play on for you online.
word-back = back
    .help = back plays again after your time was up.
word-rematch = rematch
    .help = rematch asks for another match online.
word-quit = quit
    .help = quit leaves.
