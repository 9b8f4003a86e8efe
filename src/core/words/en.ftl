# Words that belong to no game.

# What stands between the things of a list: "a, b and c".
list-comma = {", "}
list-and = {" and "}
list-or = {" or "}
list-semicolon = {"; "}
list-space = {" "}

chance = Chance

# A number as a word, up to ten.
number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
nobody = Nobody

## Why a move is not made, or not taken back

refusal-seat = It is not for { $seat } to move now.
refusal-move = { $seat } has no legal move "{ $move }" now.
refusal-view = This is a position as { $seat } sees it: it can be looked at, but not played on, because something is hidden.
refusal-past = This is move { $count } of { $total }; to go on from here, the later moves must be forgotten first.
refusal-end = There is no move { $count }; the match has { $total }.
refusal-unmoved = Nothing can be taken back: { $seat } has not moved yet.
refusal-chance = Nothing can be taken back: { $done } since.
    .since = { $done } since
refusal-sealed = Nothing can be taken back: { $seat } has made a secret choice.
    .since = { $seat } has made a secret choice
refusal-shown = Nothing can be taken back: something hidden has been shown since.
    .since = something hidden has been shown since

## The same at a table of a server: by the code of the refusal, or closer

refusal-turn = It is not your turn.
refusal-illegal = That move is not possible now.
refusal-stale = The table has changed since you looked.
refusal-late = Your time was up; say that you are back first.
refusal-resigned = You have resigned; a bot plays for you.
refusal-barrier = Nothing can be taken back past what was shown.
refusal-state = That is not possible at this point.
refusal-open = The match has not begun: a seat is still open.
refusal-over = The match is over.
refusal-idle = You do not play at the moment.
refusal-back = You play for yourself already.
refusal-unasked = Nobody has asked you.
refusal-rematch = There is a rematch already.
refusal-running = The match is not over yet.
refusal-full = Too much but moves has happened at this table.
refusal-pace = That was too much at once; wait a moment.
refusal-storage = The server can store nothing at the moment; nothing was done.
refusal-table = There is no such table.
refusal-secret = This table is not for you.
refusal-taken = That seat is not open any more.
refusal-invited = This table needs its invitation.
refusal-crowded = The server is full at the moment; try again in a little while.
refusal-tables = Too many tables that are not over have been made from here. Finish some of them first.
refusal-blank = Who sits down needs a name.
refusal-long = { $what ->
    [name] That name is too long: it can have { $to } letters, or fewer if some are not plain.
   *[other] “{ $what }” is too long: it can have { $to } letters.
}
refusal-signs = { $what ->
    [name] A name cannot hold signs that nobody sees.
   *[other] “{ $what }” cannot hold signs that nobody sees.
}
refusal-number = { $what ->
    [bank] The time for all moves must be from { $from } to { $to } seconds.
    [increment] What a move adds must be from { $from } to { $to } seconds.
    [days] The time for a move must be from { $from } to { $to } days.
   *[other] “{ $what }” must be a whole number from { $from } to { $to }.
}
