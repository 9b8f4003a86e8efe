# What the page says around the games. What a game says is in its own folder.
name = Mudbrick
opening = The game is being laid out.
about = Civilization board games to play in the browser, alone, at one table or online.
opens = { name } is opening.
needs-scripts = { name } plays in the page itself and needs JavaScript to be switched on.
page-title = { $page } - { name }
page-of = { $page }: { $game }
button-keys = { $label } ({ $keys })
act-on = { $act }: { LIST($what, by: "comma") }
listed = { LIST($items, by: "comma") }

## start

start-lead = Civilization board games, against bots or with friends, also without a network
start-games = Begin a game
start-play = Play
start-play-long = Play { $title } now against { $level } bots
start-set-up = Set up
start-set-up-long = Set up a game of { $title }
start-learn = Learn
start-learn-long = Learn { $title } by playing a guided game
start-rules = Rules
start-rules-long = The rules of { $title }
start-together = Make a table and send a friend the link. Everybody plays on their own device.
start-together-go = Tables online
start-turns = { $n ->
    [0] Your games
    [one] Your turn
   *[other] Your turn in { number } games
}
start-with-names = { $names } at this device
start-with-people = { number } people at this device
start-against = against { number } { $level } { $n ->
    [one] bot
   *[other] bots
}
start-against-mixed = against { number } bots of different strength
start-online-with = Online with { $others }
start-online = Online
start-look = Look
start-ended = { $n ->
    [one] One game that has ended
   *[other] { $n } games that have ended
}
start-resume = Continue
start-watch = Replay
start-remove = Delete
start-remove-long = Delete { $what }
start-removed = Deleted: { $what }.
start-undo-remove = Bring it back
start-open = Open a game
start-open-lead = A record or a position: choose a file, drop it anywhere on this page, or paste a link.
start-pick-file = Choose a file
start-pasted = Link or record
start-pasted-hint = Paste a link or the text of a record
start-open-pasted = Open it
start-drop = Drop the file to open it
start-seats-range = { $low } to { $high } players
start-unofficial = Mudbrick is unofficial: own words, own drawings, own code.

## setup

setup-title = Set up { $game }
setup-seats = Who plays
setup-how-many = Players
setup-levels = How strong the bots are
setup-name = Name
setup-name-of = Name of { $seat }
setup-who = Who plays { $seat }
setup-human = A person here
setup-level = Bot, { $level }
setup-options = Options
setup-more = More
setup-seed = Seed
setup-seed-help = All chance comes from this number: the same number and the same moves give the same game. Leave it empty for a new one.
setup-seed-random = a new one
setup-seed-bad = “{ $text }” is no seed. A seed is a whole number of at most 18 digits.
setup-start = Start the game
setup-copy = Copy a link to this set-up
setup-standard = { $value } (usual)
is-you = { $name } (you)

## frame

frame-undo = Undo
frame-hint = Hint
frame-moves = Moves
frame-rules = Rules
frame-menu = Menu
frame-tools = Tools
frame-scores = Scores
frame-settings = Settings
frame-keys = Keys
frame-home = Back to the start
frame-download = Download the record
frame-link = Copy a link to this position
frame-replay = Replay from the beginning
frame-close = Close
frame-skip = { $what }. Tap the table or press . to skip the rest of this turn.
frame-status = Move { $count }, { number } players
frame-score = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Open the score sheet
frame-strip = Scores
frame-prompt = What is to be decided
frame-to-table = To the table

## prompt

prompt-wait = { $who } is deciding
prompt-wait-many = { $who } are deciding
prompt-chance = The cards are being dealt
prompt-over = The game is over
prompt-yours = Choose what to do
prompt-confirm-help = Nothing is done yet. This question can be switched off in the settings.
prompt-confirm-no = Choose again
prompt-result = See the result
prompt-counting = Now the points are counted.

## away

away = This game goes on in another tab
away-help = Nothing happens here meanwhile.
away-take = Take over here

## undo

undo-nothing = Undo: nothing has been decided yet
undo-turn = Take back the whole turn: { $what }, and what came before it in the turn
undo-turn-asks = Take back the whole turn: { $what }, and what came before it. There is a question first: { $since }.
undo-back = Take back: { $what }
undo-asks = Take back: { $what }. There is a question first: { $since }.
undo-past = Take back although { $since }?
undo-past-turn = Take the whole turn back although { $since }?
undo-past-help = The same moves will meet the same chance again. The game is marked as taken back.
undo-past-no = Leave it
undo-past-yes = Take back
taken-back = taken back past something shown

## choices

choices-title = All choices
choices-button = { $n ->
    [one] The only choice in words (c)
   *[other] All { $n } choices in words (c)
}
choices-none = There is nothing for you to choose now.
choices-filter = Find a choice
choices-no-match = No choice has these words.

## moves

since-title = Since your turn
since-again = Play again
since-then = {", "}
since-show = Show the table after this turn, or go back to now
since-before = Before the others moved
since-at = Since your turn: { $n } of { $all }
since-now = Back to now
since-again-long = { $n ->
    [one] Since your turn: 1 turn of another. Play it again
   *[other] Since your turn: { $n } turns of others. Play them again
}
since-first = { $who } begins
moves-title = Moves
moves-none = No move has been made yet.
moves-chance = Chance
moves-start = The beginning
moves-go-to = Show the table after move { $n }
moves-unknown = Without a connection the page cannot show how the table stood then.
moves-replay = See it in the replay, after move { $n }
moves-times = { $what } { $n } times in a row.

## hint

hint-thinking = Looking for good moves.
hint-win = wins { $share } of 100 tries
hint-points = about { $points } points at the end
hint-others = the best of the others about { $points }
hint-gain = { $points } for { $label } at once
hint-why = { $all ->
    [one] This is the only choice there is
   *[other] { $n ->
        [1] 1 of { $all }, recommended
       *[other] { $n } of { $all }
    }
}{ $reasons ->
    [0] .
   *[other] : { LIST($reasons, by: "comma") }.
}
hint-play = Play it
hint-next = Another

## cover

cover-title = Hand the device to { $who }
cover-lead = The table is covered, because not everybody may see everything.
cover-show = I am { $who }: show the table

## end

end-won = { $who } wins
end-shared = { $who } share the victory
end-page = the end of the game
end-finished = { $n ->
    [one] Finished after 1 move
   *[other] Finished after { $n } moves
}
end-counting = The count
end-skip = Skip the count
end-towers = The scores as towers of bricks
    .long = { end-towers }. { LIST($said, by: "semicolon") }.
end-told = { $won }. { $why }
end-brick = A whole brick is { $n } points.
end-to = { $first } to { $next }
end-totals = { $totals }.
end-why-lines = What made the difference to { $second }: { LIST($lines, by: "semicolon") }.
end-why-line = { $line }, { $count }
end-why-tie = { $who } and { $second } have as many points; the tie-break decides, { $more } against { $less }.
end-why-outright = { $who ->
    [one] { $who } wins outright, whatever the points say.
   *[other] { $who } win outright, whatever the points say.
}
end-why-last = { $who } wins because all the others have lost outright.
end-why-shared = { $who } have as many points, and no tie-break parts them.
end-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-places = Places
end-sheet = Score sheet
end-line = For
end-total = Total
end-tie-break = Tie-break: { $what }
end-reasons = Line by line, with the reasons
end-chart = How it went
    .long = { end-chart }. { LIST($said, by: "semicolon") }.
end-chart-move = Move
end-chart-axis = moves
end-chart-table = The same as a table
end-chart-talk = { $who } ends at { $n }
end-turning = Turning points
end-moment = Move { $n }. Points: { LIST($changes, by: "comma") }
end-change = { $who } { $from } to { $to }
end-show = Show
end-show-long = Show moment { $letter } in the replay: { $what }
end-again = Play again
end-seats = Change seats
    .long = { end-seats }. { end-seats-help }
end-seats-help = The same game with everybody one seat on: whoever sat second sits first.
end-seats-moved = { $who ->
    [one] Everybody sits one seat on: { $who } begins.
   *[other] Everybody sits one seat on: { $first } has the first seat.
}
end-picture = Share a picture
end-picture-foot = { $game }, { $date }
    .brick = { end-picture-foot }. { end-brick }
end-replay = Replay
end-download = Download the record
end-home = Back to the start
end-table = Look at the table
end-outright = { $how ->
    [won] Won outright
   *[lost] Lost outright
}
end-nothing = nothing
end-tied = tie-break: { LIST($ties, by: "comma") }

## replay

replay-title = Replay
replay-at = Move { $n } of { $all }
replay-slider = Move of the game
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the end
replay-what-if = Continue from here
    .long = { replay-what-if }. { replay-what-if-help }
replay-what-if-help = A new game begins with this position; the old one stays as it is.
replay-download = Download the record
    .short = Record
replay-link = Copy a link to this position
    .short = Link
replay-as = Seen by
replay-everyone = everybody
replay-game = Back to the game
    .short = Game

## position

position-title = A position
position-lead = As { $who } sees it. The link holds only what this seat may know, so the game cannot go on from here. Try moves, or ask for a hint.
position-lead-full = Everything is open.
position-try = { $what }?
position-tried = This is what it brings, as far as this seat can know. The position stays as it is.
position-untry = Back to the position
position-play = Play on from here

## lesson

lesson-title = Guided game
lesson-step = Step { $n } of { $all }
lesson-next = Go on
lesson-skip = Do it for me
lesson-back = Back
lesson-watch = Watch what the others do.
lesson-hurry = Do not wait
lesson-leave = Leave the lesson
    .short = Leave
lesson-again = From the beginning
    .short = Restart
lesson-done = That was the guided game.
lesson-done-lead = You know enough to play. This match can go on from here, against { $level } bots; it is kept like any other.
lesson-play-on = Play on
lesson-play = A new game
lesson-not = That is allowed, but the lesson wants something else now.
lesson-none = There is no guided game here yet.

## rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing has these words.
    [one] { number } section with these words
   *[other] { number } sections with these words
}
rules-contents = Contents
rules-now = { $whose ->
    [yours] what you decide now
   *[theirs] what is decided now
}
rules-none = The rules of this game are not written yet.

## explain

explain-none = Nothing more is known about this.

## stats

stats-title = Statistics
stats-lead = How your games have ended: at this device against bots, and online against people and bots. All of it is kept in this browser and nowhere else.
stats-none = No game has ended yet. The first one that you play to its end, against bots or online, appears here.
stats-table = Table
stats-kind = { $n } players, { LIST($levels, by: "comma") }
stats-people = people
stats-played = Played
stats-won = Won
stats-share = Share
stats-percent = { $n } %
stats-average = Average
stats-best = Best score
stats-streak = Won in a row
stats-longest = Most in a row
stats-csv = As a table (CSV)
stats-json = As data (JSON)
stats-erase = Erase
stats-erase-lead = Erase the statistics of all games? They cannot be brought back.
stats-erase-yes = Erase them
stats-erase-no = Keep them
stats-result = { $how ->
    [won] You won against { $rivals }
    [shared] You share the victory at the table with { $rivals }
   *[lost] You lost against { $rivals }
}
stats-rival = { $name } ({ $level })
stats-so-far = { $n ->
    [one] It was your first game at such a table.
   *[other] You have won { $won ->
        [0] none
       *[other] { $won }
    } of your { number } games at such tables.
}
stats-in-a-row = You have won the last { $n } in a row.
stats-spoilt = { $why ->
    [back] It does not count in the statistics: it was taken back past a reveal.
    [replaced] It does not count in the statistics: a bot has played on for you.
   *[other] It does not count in the statistics: it was not played from its beginning.
}
stats-lately = You have won { $won ->
    [0] none
   *[other] { $won }
} of your last { $n } games at such tables.
stats-harder = { stats-lately } Try { $level } next: it { $says }.
stats-easier = { stats-lately } Try { $level } next: it { $says }.
stats-play-level = Play against { $level } bots

## settings

settings-title = Settings
settings-theme = Colours
settings-speed = Speed of bots
settings-confirm = Ask before a turn ends and before dice are rolled
settings-motion = Less motion
settings-size = Size of text
settings-kept = Settings are kept in this browser.

## sound

sound = Sound
sound-on = Sound on
sound-volume = Volume
sound-moves = Moves
sound-points = Points and coins
sound-turn = Your turn, also while you look at another page
sound-clock = Clock running out
sound-end = End of the game
sound-vibrate = Vibration

## keys

keys-title = Keys

## online

online-title = Play together
online-lead = Make a table and send the link, or sit down at one that is open. A name is all that is needed.
online-none = There is no game server behind this page, so nobody can be met here. Everything else works: games against bots, and with friends at one device.
online-offline = There is no network at the moment. Games at this device work as always; tables online are there again when the network is.
online-no-answer = The server does not answer at the moment. Your seats are kept; please try again in a little while.
online-no-entry = There is no way in to this table.
online-bad-link = This link is not complete. Ask for it again, and copy all of it.
online-bad-seat = This link does not open a seat any more. The table may be gone, or the link is not complete.
online-not-now = There is no connection at the moment. Please try again when it is back.
online-make-one = Make a table
online-make-title = A table for { $game }
online-make = Make the table
online-name = Your name
online-you = You
online-open-seat = Open for somebody
online-public = Show the table to everybody
online-public-help = It appears among the open tables, and anybody can sit down or watch. Otherwise only those who have the link.
online-pace = Time
online-clock = Clock
online-minutes = Minutes for each player
online-seconds = Seconds gained with each decision
online-days = Days for each decision
online-stand-in = Stand-in
online-stand-in-help = The bot that plays on for somebody whose time is up, or who resigns.
online-is-public = Open to everybody
online-is-private = By invitation
online-mine = Your games online
online-your-turn = Your turn
online-others-turn = Others decide
online-turns = { $n ->
    [one] Your turn
   *[other] Your turn at { number } tables
}
online-turn-in = { $game }: { $names }
online-gone = This table is gone.
online-unknown = This table cannot be looked up now. Your seat is kept.
online-forgotten = The seat is off the list.
online-forget = Take off the list
online-table-says = { $people }. { LIST($facts, by: "comma") }.
online-option = { $name }: { $value }
online-result = Result
online-tables = Open tables
online-no-tables = No open table. Make one and send the link.
online-nobody = Nobody sits there yet
online-playing = A game is on
online-watch = Watch
online-seats = Who sits there
online-open = Still open
online-missing = { $n ->
    [0] The game begins
    [1] One more player is missing
    [2] Two more players are missing
    [3] Three more players are missing
    [4] Four more players are missing
    [5] Five more players are missing
   *[other] { $n } more players are missing
}
online-join = Take a seat
online-sit = Take a seat
online-which-seat = Seat
online-any-seat = Any that is open
online-invite = Invitation
online-invite-lead = Whoever has this link can sit down or watch.
online-invite-lead-public = Everybody can find this table; the link leads straight to it.
online-no-invite = Whoever made the table has the link for others.
online-copy-invite = Copy the invitation
online-share = Share
online-seat-link = Continue on another device
online-seat-lead = This link is the key to your seat. Open it on your other device, and show it to nobody: whoever has it plays for you.
online-unkept = This browser has no room to keep your seat: when the page is closed, only the link of your seat leads back to it.
online-copy-seat = Copy the link of your seat
online-notify = Notify me when it is my turn
online-self = you
online-here = here
online-away = away
online-resigned = resigned, a bot plays
online-late = time is up, a bot plays
online-watching = { $n ->
    [1] One person is watching.
    [2] Two people are watching.
    [3] Three people are watching.
    [4] Four people are watching.
    [5] Five people are watching.
   *[other] { $n } people are watching.
}
online-you-watch = You are watching.
online-time-left = Time left: { $time }
online-lost = The connection is lost; the page tries to get it back. You can go on choosing.
online-lost-with-move = The connection is lost. Your move is sent as soon as it is back.
online-take-back = Ask to take back
online-asked = You have asked to take your last decision back. Waiting for { $names }.
online-asked-by = { $who } has asked to take the last decision back. Waiting for { $names }.
online-asked-you = { $who } would like to take the last decision back.
online-lapsed = The wish to take back has lapsed with the next decision.
online-agree = Let it be taken back
online-refuse = Leave it as it is
online-resign = Resign
online-resign-lead = A bot ({ $level }) plays on for you to the end of the game. You cannot come back to the seat.
online-resign-yes = Resign this game
online-resign-no = Play on
online-you-resigned = You have resigned. A bot plays on for you; you can watch.
online-you-are-late = Your time was up, so a bot plays for you. You can take over again.
online-come-back = I am back
online-said-sit = { $who } has sat down.
online-said-late = The time of { $who } is up; a bot plays on.
online-said-return = { $who } is back.
online-said-resign = { $who } has resigned; a bot plays on.
online-said-refuse = { $who } would rather leave it as it is.
online-said-back = The last decision was taken back.
online-rematch = Rematch
online-to-rematch = To the rematch
online-fairness = Was chance fair?
online-fairness-lead = Before the first move the server committed itself to all of chance, and has now shown the key to it. This page can draw every card and die again, without asking anybody.
online-commitment = The commitment:
online-check = Check every draw
online-checking = Every draw is being made again.
online-fair = Chance was fair. { $moves } moves follow the rules; { $draws } of them were chance's, each as the key draws it.
online-fair-commitment = The key fits the commitment that this browser noted before the game was over.
online-fair-late = The key fits the commitment; this browser first saw it when the game was over.
online-unfair = Something does not fit: { $why }.

## said

said-copied = The link is copied.
said-copy-failed = The browser did not let the link be copied. Here it is:
said-downloaded = The record is saved as a file.
said-picture = The picture is saved as a file.
said-parted = Another tab has gone on with this game in another way. What you do here is kept as a game of its own.
said-new-version = A new version is ready.
said-use-it = Use it now

## errors

errors-title = This did not work
errors-home = Back to the start
errors-again = Try again
errors-ask = Whoever made the table or sent the link can send you one that opens it.
errors-kept = Your games are kept.
errors-render = The page could not draw this.
errors-no-game = There is no game called “{ $name }”.
errors-no-saved = This game is no longer in this browser. It may have been deleted, or it was played in another one.
errors-bad-saved = This game was kept in a way that can no longer be read.
errors-no-route = There is no page called “{ $what }”.
errors-seats = { $title } is for { $low } to { $high } players.
errors-people = At this table 0 to { $seats } can be people.
errors-no-option = This game has no option “{ $name }”. It has: { LIST($right, by: "comma") }.
errors-level = level of a bot
errors-option = “{ $value }” is no { $name }. It can be: { LIST($right, by: "comma") }.
errors-why = That is not possible: { $why }.
errors-record = This record cannot be read: { $why }.
errors-position = This position cannot be read: { $why }.
errors-nothing-opened = There is nothing to show here any more. Open the file or the link again.
errors-empty = There is no text in it.
errors-engine = The engine of the games could not be loaded. Please reload the page.
errors-stopped = The engine has stopped. Please reload the page; kept games are still there.
errors-broken = The engine broke down. Please open the game again.
errors-file = A part of the page ({ $path }) could not be loaded. Please look whether there is a network, and try again.
errors-part = A part of the page could not be loaded. Please look whether there is a network, and try again. If that does not help, reload the page.
errors-unreadable = The browser cannot read this file any more. Please choose it again.
errors-picture = The browser could not draw the picture.
errors-too-big = The file is far too big to be a record or a position.
errors-full = The browser has no room left to keep this game. Delete old games to make room.

## Names and lists

list = { $items }
level = { $id ->
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $id }
}
level-says = { $id ->
    [easy] hardly looks further than the next move and makes mistakes; good for learning a game
    [medium] plans a little and still slips; a fair opponent for a first game
    [hard] plans ahead and does not slip; beats medium bots most of the time
    [expert] looks much longer at everything; the strongest there is here
   *[other] {""}
}
    .alone = { $id ->
        [easy] Hardly looks further than the next move and makes mistakes; good for learning a game.
        [medium] Plans a little and still slips; a fair opponent for a first game.
        [hard] Plans ahead and does not slip; beats medium bots most of the time.
        [expert] Looks much longer at everything; the strongest there is here.
       *[other] {""}
    }
bot = { $level ->
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [expert] Expert bot
   *[other] Bot { $level }
}
value = { $id ->
    [off] Off
    [on] On
   *[other] { $id }
}

## The question before something ends

confirm-turn = { $what }: this ends your turn
    .yes = End the turn
confirm-game = { $what }: this ends the game
    .yes = End the game
confirm-others = { $who ->
    [one] { $what }: then { $who } decides
   *[other] { $what }: then { $who } decide
}
    .yes = Decide so

## Settings

theme-system = as the system
theme-light = light
theme-dark = dark
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-once = at once
size-small = small
size-normal = normal
size-large = large
size-huge = very large

## Keys

key-tab = Tab, Shift + Tab
    .does = through everything that can be chosen
key-arrows = Arrows
    .does = to the nearest choice in that direction
key-shift = Shift + arrows
    .does = to the nearest thing that explains itself
key-enter = Enter, Space
    .does = choose
key-escape = Escape
    .does = drop the selection, close what is open
key-u = u
    .does = undo
key-turn = Shift + u
    .does = take back the whole turn
key-h = h
    .does = hint
key-m = m
    .does = moves
key-r = r
    .does = rules
key-c = c
    .does = all choices in words
key-s = s
    .does = scores
key-n = n
    .does = sound on or off
key-zoom = + - 0
    .does = zoom the board in, out, whole
key-pan = i j k l
    .does = move the map
key-explain = ?
    .does = explain what has the focus
key-skip = .
    .does = do not wait for the bots
key-step = , .
    .does = in a replay: one move back, one move on
key-play = p
    .does = in a replay: play or pause
key-ends = Home, End
    .does = in a replay: to the beginning, to the end

## The clock of a table online

pace-free = no clock
    .help = Everybody takes the time they need.
    .table = No clock
pace-live = live, with a clock
    .help = Each player has so many minutes for the whole game, and gains some seconds with each decision.
    .table = { $minutes } min each and { $seconds } s for each decision
pace-slow = slow, days for each move
    .help = Come back whenever you like; each decision has to be made within some days.
    .table = { $days ->
        [one] 1 day for each decision
       *[other] { $days } days for each decision
    }
time-days = { $days } d { $hours } h
