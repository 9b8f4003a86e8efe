# Bronze: what players read.

## Things

seat = { $small ->
    [1] { $id ->
        [red] red
        [blue] blue
        [white] white
        [yellow] yellow
        [nobody] nobody
       *[other] { $id }
    }
   *[other] { $id ->
        [red] Red
        [blue] Blue
        [white] White
        [yellow] Yellow
        [nobody] nobody
       *[other] { $id }
    }
}
nobody = nobody
tile = tile { $n }
spot = { $as ->
    [did] the { $terrain }
   *[other] { $terrain } spot { $n } of { $tile }
}
terrain = { $id ->
    [mountains] mountains
    [woods] woods
    [grasslands] grasslands
    [savannas] savannas
    [deserts] deserts
    [jungles] jungles
    [shore] shore
   *[other] { $id }
}
    .title = { $id ->
        [mountains] Mountains
        [woods] Woods
        [grasslands] Grasslands
        [savannas] Savannas
        [deserts] Deserts
        [jungles] Jungles
        [shore] Shore
       *[other] { $id }
    }
settler = { $id ->
    [farmer] farmer
    [herder] herder
    [hunter] hunter
   *[other] { $id }
}
    .many = { $id ->
        [farmer] farmers
        [herder] herders
        [hunter] hunters
       *[other] { $id }
    }
technology = { $id ->
    [bronze] Bronze Casting
    [domestication] Domestication
    [pottery] Pottery
    [masonry] Masonry
    [authority] Authority
    [religion] Religion
    [wheel] Wheel
    [irrigation] Irrigation
   *[other] { $name }
}
stack = { $id }
column = { $n }
city = { $id }
amount = { $n } { $technology }

## Cities: what they give points for

goal = { $kind ->
    [terrain_majority] { $points } for most settlements on { $terrains }
    [technology_majority] { $points } for most { $technologies }
    [row] { $points } for a row with { $technologies }
    [bronze_pairs] { $points } for each pair of Bronze Casting and { $technologies }
    [column_variety] { $points } for each different technology in one column
    [terrain_sets] { $points } for all settlers on each of { $terrains }
    [most_markers_left] { $points } for most markers left
    [fewest_markers_left] { $points } for fewest markers left
    [fewest_provinces] { $points } for fewest provinces
    [per_province] { $points } for each province
    [per_trade_route] { $points } for each trade route
    [complete_rows] { $points } for each row of { $count } cards
    [column_length] { $points } for a column of { $count } cards
    [max_per_technology] { $points } for no technology more than { $count } times
    [bronze_in_each_column] { $points } for Bronze Casting in { $count } columns
   *[technology_variety] { $points } for { $count } different technologies
}

## What chance does, and, as `done`, what has been done since

lay-province = { $as ->
    [told] { $who } lays a province token of { points } on { $tile }.
   *[done] a province token has been laid
}
open = { $as ->
    [told] { $who } turns up { $tile }{ gains }.
   *[done] a tile has been turned up
}
first = { $as ->
    [told] { $who } makes { $seat } the first player.
   *[done] the first player has been drawn
}
turn-up = { $as ->
    [told] { $who } turns up { $technology } on stack { $stack }.
   *[done] a card has been turned up
}
lay-city = { $as ->
    [told] { $who } lays the city { $city } below { $tile }: { $goal }.
   *[done] a city has been laid
}

## A turn

take = { $as ->
    [offer] Take { taken }
   *[told] { $who } takes { taken }.
}
    .did = takes { $technology }
taken = { $technology } from stack { $stack }, { $next ->
    [reserve] its last card, so that the reserve takes its place
    [end] its last card, so that this round is the last
   *[stays] with { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left in it
}
place = { $as ->
    [offer] Place { placed }
   *[told] { $who } places { placed }.
}
    .did = { $face ->
        [down] face down
       *[up] {""}
    }
placed = { $technology } { $face ->
    [down] face down, as Bronze Casting, {""}
   *[up] {""}
}{ $where ->
    [first] as the first column
    [left] as a new column at the left
    [right] as a new column at the right
   *[column] in column { $column }
}{ $active ->
    [0] {""}
   *[other] , making { $active } active
}{ gains }
settle = { $as ->
    [offer] Settle { settled }
   *[told] { $who } settles { settled }.
}
    .did = { $times ->
        [one] settles a { $settler } on { $spot }
       *[other] settles { $times } { $settler }s on { $spot }
    }
settled = a { $settler } on { $spot } with { $technology }{ $leaves ->
    [1] , leaving all tiles to the left
   *[other] {""}
}{ $opens ->
    [0] {""}
   *[other] , opening { $opens }
}{ $city ->
    [1] , with a city to take
   *[other] {""}
}{ gains }
end = { $as ->
    [offer] Settle no more in this turn{ gains }
   *[told] { $who } settles no more in this turn{ gains }.
}
    .did = {""}
take-city = { $as ->
    [offer] Take the city { $city }: { $goal }; it is worth { points } now ({ $reason }){ gains }
   *[told] { $who } takes the city { $city }: { $goal }; it is worth { points } now{ gains }.
}
    .did = takes { $city }
gains = { $gains ->
    [0] {""}
   *[other] ; { LIST($gains, by: "semicolon") }
}{ $loses ->
    [one] ; { $loses }
    [other] ; { LIST($loses, by: "semicolon") }
   *[none] {""}
}
free-route = the { $terrain } route of { $line } is free again
route = the { $terrain } route of { $line } goes to { $seat }
province = the province of { $tile } goes to { $seat }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What is asked

ask-take = Take a card from the pool
    .help = The next card of its stack is turned up before you place yours.
    .wait = { $who } is taking a card
ask-place = Place { $technology }: choose a column, face up or face down
    .help = It becomes active, and with it its neighbours in the row and cards like it above. Face down it is a Bronze Casting.
    .wait = { $who } is placing { $technology }
ask-settle = Settle: { $n ->
    [one] { number } card
   *[other] { number } cards
} left to use
    .help = Active: { LIST($active, by: "comma") }. Choose a spot, or stop.
    .wait = { $who } is settling
ask-city = Choose a city below { $tile }
    .help = Your first settlement on this tile brings one.
    .wait = { $who } is choosing a city
active = { $technology }{ $n ->
    [1] {""}
   *[other] {" "}× { $n }
}

## The position

stack-is = Stack { $stack } has { cards }{ $top ->
    [0] {""}
   *[other] , with { $top } open on top
}.
reserve-is = The reserve has { cards }.
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
tile-is = On { $tile }, { $free ->
    [one] 1 spot is
   *[other] { $free } spots are
} free; the settlements there are { $settled }{ $leader ->
    [0] {""}
   *[other] , so that { $leader } leads
}{ province-of-tile }.
tile-down = Still face down is { $tile }{ province-of-tile }.
province-of-tile = { $points ->
    [0] {""}
   *[other] ; its province of { points } { $winner ->
        [0] is open
       *[other] has gone to { $winner }
    }
}
share = { $n } of { $seat }
city-below = Below { $tile } lies the city { $city }: { $goal }.
ground-is = On the { $terrain } of { $tile }, { LIST($spots, by: "semicolon") }.
spot-is = spot { $n } is for a { $settler } and { $owner ->
    [0] free
   *[other] settled by { $owner }
}
route-is = On { $terrain }, the longest lines are { $longest }; { LIST($tokens, by: "comma") }.
token = { $holder ->
    [0] the route of { $line } is free
   *[other] { $holder } holds the route of { $line }
}
player-is = { $seat }{ $first ->
    [1] , the first player,
   *[other] {""}
} has { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} left and { $reach ->
    [0] has not settled yet
   *[other] can settle from { $reach } on
}.
column-is = In column { $column }, { $seat } has from the first row on: { LIST($cards, by: "comma") }.
city-is = { $seat } has the city { $city }: { $goal }; it is worth { points } now.
hand-is = { $seat } has taken { $technology }, which is to be placed.
active-is = { $seat } can still settle with { $active }.

## What is printed on things

technology-is = { $technology } settles a { LIST($settlers, by: "or") } on { LIST($terrains, by: "or") }.
casting-is = { $technology } settles every spot.
city-gives = The city { $city }: { $goal }.
line-is = A trade route of { $line } brings { points }.

## The board of a terminal

board-tile = no.{ $n }
board-province = province
board-legend = { LIST($settlers, by: "comma") }; -{ $settler } is free, { $owner }{ $settler } settled by { $seat }; ?? is face down
board-settler = { $letter } { $settler }
board-cities = Cities below the tiles
board-routes = Trade routes
    .free = (- is free)
    .points = VP
board-pool = Pool
board-reserve = (reserve: { cards })
board-reach = { LIST($terrains, by: "space") }, { LIST($settlers, by: "space") }
board-player = { $seat } ({ $letter }){ $first ->
    [1] , first player
   *[other] {""}
}: { points }, { markers-left }
board-active = { $technology }{ $n ->
    [1] {""}
   *[other] {" "}x{ $n }
}
board-activates = { $technology } would activate, if placed
    .down = Face down it would activate, if placed
board-place = { $where ->
    [left] left
    [right] right
   *[column] { $column }
}{ $face ->
    [down] {" "}bronze
   *[up] {""}
}
board-activated = { LIST($active, by: "comma") }
board-now-provinces = The province tokens are laid.
board-now-open = The next tile is turned up.
board-now-first = The first player is drawn.
board-now-turn-up = The next card of a stack is turned up.
board-now-lay = Cities are laid below a tile.
board-now-take = { $seat } takes a card
board-now-place = { $seat } places the card
board-now-settle = { $seat } may settle, or end; active: { LIST($active, by: "comma") }
board-now-city = { $seat } takes a city from below T{ $tile }
board-now-over = The game is over.

## What points are for

line-provinces = provinces
line-routes = routes
line = { city }

why-provinces = { $provinces ->
    [0] no token
   *[other] { LIST($provinces, by: "comma") }
}
province-points = { $points } on { $tile }
    .brief = { $points } on T{ $n }
why-routes = { $routes ->
    [0] no token
   *[other] { LIST($routes, by: "comma") }
}
route-points = { $points } for { $line } on { $terrain }
why-city = { $kind ->
    [terrain_majority] you { $have } on { $terrains }, { rivals }
    [technology_majority] you { $have } { $technologies }, { rivals }
    [row] { $row ->
        [0] no row with { $technologies }
       *[other] row { $row } has { $technologies }
    }
    [bronze_pairs] { LIST($amounts, by: "comma") }
    [column_variety] column { $column } has { $have } different
    [terrain_sets] { LIST($grounds, by: "semicolon") }
    [most_markers_left] you { markers-left }, { rivals }
    [fewest_markers_left] you { markers-left }, { rivals }
    [fewest_provinces] you { provinces }, { rivals }
    [per_province] { provinces }
    [per_trade_route] { $have ->
        [one] 1 trade route
       *[other] { $have } trade routes
    }
    [complete_rows] { $have ->
        [one] 1 row of { $count } cards
       *[other] { $have } rows of { $count } cards
    }
    [column_length] the longest column has { $have } of { $count }
    [max_per_technology] { $amounts }
    [bronze_in_each_column] Bronze Casting in { $have } of { $count } columns
   *[technology_variety] { $have } of { $count } technologies
}
rivals = { LIST($rivals, by: "comma") }
rival = { $seat } { $have }
markers-left = { $have ->
    [one] 1 marker left
   *[other] { $have } markers left
}
provinces = { $have ->
    [one] 1 province
   *[other] { $have } provinces
}
ground = { $terrain }: { $settlers ->
    [0] none
   *[other] { LIST($settlers, by: "space") }
}

## The table of the page: the row

table-board = Board
row-title = The row of tiles
row-more = { $n ->
    [0] More tiles
    [one] { $n } more spot
   *[other] { $n } more spots
} to the { $side ->
    [left] left
   *[right] right
}
lines-title = Longest line, tokens
views = What is shown
view-tiles = Tiles
view-cards = Cards
view-cities = Cities
view-players = Players
round = Round { $n }
round-last = the last round
edition = edition { $edition }
status = Round { $round }{ $last ->
    [1] , the last
   *[other] {""}
}
above-down = face down
above-full = full
above-passed = passed
above-free = { $n } free
above-due = goes to { $who }
above-behind = You have settled further right
below-never = no cities on the first tile
below-gone = cities are gone
below-later = { $n } cities at the first settlement
tile-title = Tile { $n }
tile-title-down = Tile { $n }, face down
spot-words = { $settler } spot, { $terrain } of tile { $tile }
spot-label = { $choice ->
    [settle] Settle the { $spot }, with { LIST($technologies, by: "or") }
   *[none] Free { $spot }
}
settlement-label = { $who }: settlement on the { $spot }
province-label = Province of tile { $tile }, { $points } points{ $taken ->
    [1] , taken by { $who }
   *[other] {""}
}
token-label = { $terrain }, line of { $line }: { $points } points{ $state ->
    [held] , held by { $who }
    [claimed] , goes to { $who } at the end of this turn
   *[free] {""}
}
city-label = { $city }: { $goal }

## Pool, players, technologies, cities

any-spot = any spot
most = most
fewest = fewest
each-vp = { $points }×
pool = Pool
pool-take = take one
pool-hand = in hand:
    .title = In hand: { $technology }
stack-turns = is being turned up
stack-empty = empty
stack-left = { $n } left
stack-label = { $choice ->
    [take] Take { $technology } from stack { $stack }, { cards }
   *[none] Stack { $stack }: { $technology }, { cards }
}
stack-label-empty = Stack { $stack }, no open card
reserve = reserve
    .gone = used up
reserve-label = { $cards ->
    [0] The reserve has moved into the pool
   *[other] Reserve, { cards } face down
}
players = Players
cities = cities
player-first = 1st
player-you = you
player-label = { $who }: { $total } points, provinces { $provinces }, routes { $routes }, cities { $cities }, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} left{ $first ->
    [1] , first player
   *[other] {""}
}
matrix-own = Your technologies
matrix-of = Technologies of { $who }
matrix-whose = Whose technologies
matrix-empty = No card has been placed yet.
matrix-active = Active:
card-active = active
card-new = new
card-label = { $technology }{ $under ->
    [none] {""}
   *[other] {" "}with { $under } on its other side
}, column { $column }, row { $row }{ $active ->
    [1] , active
   *[other] {""}
}
place-up = place here
place-down = face down
place-at = { $where ->
    [left] new, left
    [right] new, right
   *[column] here
}
place-where = { $where ->
    [left] a new column at the left
    [right] a new column at the right
   *[column] column { $column }
}
    .title = { $where ->
        [left] A new column at the left
        [right] A new column at the right
       *[column] Column { $column }
    }
place-label = { $face ->
    [down] Place { $technology } face down as Bronze Casting, in { place-where }: { $cards } active, { $spots } possible
   *[up] Place { $technology } in { place-where }: { $cards } active, { $spots } possible
}
cities-own = Your cities
cities-of = Cities of { $who }
cities-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cities-offer = Choose a city below tile { $tile }
city-so-far = You: { $progress }
cities-none = No city yet. The first settlement on a tile brings one.

## So many of a thing, in words

number-title = { $n ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
   *[other] { $n }
}
count-cards = { $n ->
    [one] { number } card
   *[other] { number } cards
}
count-spots = { $n ->
    [one] { number } spot
   *[other] { number } spots
}
count-cities = { $n ->
    [one] { number } city
   *[other] { number } cities
}
count-points = { $n ->
    [one] { number } point
   *[other] { number } points
}
    .title = { $n ->
        [one] { number-title } point
       *[other] { number-title } points
    }

## What a city wants, and how far it is

city-goal = { $points } for { goal-long }
    .title = { $points } for { goal-long }.
goal-long = { $kind ->
    [terrain_majority] having more settlements on { $terrains } than each opponent
    [technology_majority] having more { $technologies } cards than each opponent
    [row] one row of your technologies with { $technologies }
    [bronze_pairs] each pair of a Bronze Casting and { $technologies }
    [column_variety] each different technology in your most varied column
    [terrain_sets] a farmer, a herder and a hunter on each of { $terrains }
    [most_markers_left] having more markers left than each opponent
    [fewest_markers_left] having fewer markers left than each opponent
    [fewest_provinces] having fewer provinces than each opponent
    [per_province] each province you hold
    [per_trade_route] each trade route token you hold
    [complete_rows] each row of { number } technologies
    [column_length] a column of at least { number } technologies
    [max_per_technology] having no technology more than { number } times, Bronze Casting included
    [bronze_in_each_column] { number } columns with a Bronze Casting in each
   *[technology_variety] at least { number } different technologies; Bronze Casting may be one of them
}
city-progress = { $kind ->
    [terrain_majority] { $have } on { $terrains }; { rivals }
    [technology_majority] { $have } { $technologies }; { rivals }
    [row] { $have } of { $want } in the best row{ city-missing }
    [bronze_pairs] { $have ->
        [one] 1 pair
       *[other] { $have } pairs
    }
    [column_variety] { $have } different in the best column
    [terrain_sets] { $have } of { $want } settlers{ city-missing }
    [most_markers_left] { $have } left; { rivals }
    [fewest_markers_left] { $have } left; { rivals }
    [fewest_provinces] { provinces }; { rivals }
    [per_province] { provinces }
    [per_trade_route] { $have ->
        [one] 1 trade route
       *[other] { $have } trade routes
    }
    [complete_rows] { $have ->
        [one] 1 row of { $count } cards
       *[other] { $have } rows of { $count } cards
    }
    [column_length] { $have } of { $want } cards in the longest column
    [max_per_technology] { $have } of one technology, at most { $want }
    [bronze_in_each_column] { $have } of { $want } columns
   *[technology_variety] { $have } of { $want } technologies
}
city-missing = { $missing ->
    [0] {""}
   *[other] , without { $missing }
}
city-missing-settler = { $terrain } { $settler }

## What is looked at, and the buttons of the prompt

look-take = { $technology }: up to { $spots } would be possible, depending on its place
look-place = { place-where.title }{ $face ->
    [down] , face down
   *[up] {""}
}: { $cards } active, { $n ->
    [one] { number } spot
   *[other] { number } spots
} possible
look-settle = A { $settler }, by { $technology }.
look-city = { $city }: { $goal }. You: { $progress }
ask-pay = Choose the card that pays for the { $terrain } { $settler } on tile { $tile }
    .help = Each active card settles once.
do-place = Place here
do-place-down = Face down
do-settle = Settle here
do-pay = With { $technology }
do-end = Stop settling
do-city = Take { $city }
wait-chance = Cards are being turned up
wait-over = The game is over

## Explanations

about-tile-down = Face down. It is turned up as soon as somebody settles on the tile to its left.
about-tile-free = { $n ->
    [one] { number-title } spot of { $all } is free.
   *[other] { number-title } spots of { $all } are free.
}
about-tile-settled = { $settled ->
    [0] Nobody has settled here yet.
   *[other] Settlements: { LIST($settled, by: "comma") }.
}
about-tile-leads = { $who } leads, and would win the province of this tile.
about-tile-tied = Nobody leads: the province goes to nobody if this stays so.
about-tile-closes = Its province is given when the tile is full or when all have settled further right. Still to pass it: { $who }.
about-tile-due = At the end of this turn its province goes to { $who }.
about-tile-gone = Its province has gone to { $who }.
about-tile-behind = You have settled further right, so you can no longer settle here.
about-tile-cities-never = No cities are laid below the first tile.
about-tile-cities-later = Whoever settles here first has city cards laid below it and takes one.
about-tile-cities-laid = Whoever settles here for the first time takes one of the cities below it.
about-tile-cities-gone = There are no cities left below it.
about-spot = { $settler ->
    [farmer] Farmer spot, { $terrain } of tile { $tile }
    [herder] Herder spot, { $terrain } of tile { $tile }
    [hunter] Hunter spot, { $terrain } of tile { $tile }
   *[other] Spot for { $settler }, { $terrain } of tile { $tile }
}
about-spot-owner = Settled by { $who }.
about-spot-free = Free. A technology settles here if it has both this terrain and these settlers; a Bronze Casting always can.
about-spot-now = You can settle here now with { LIST($technologies, by: "or") }.
about-spot-run = Part of a line of { number } of { $who }.
about-terrain-line = Settlements of one player on this terrain form a line if no other player's settlement lies between them. Free spots do not cut it.
about-longest = Longest lines: { LIST($lines, by: "comma") }.
about-tokens = Tokens: { LIST($tokens, by: "semicolon") }.
about-token = { $held ->
    [1] line of { $line } for { $points } points, { $who }
   *[other] line of { $line } for { $points } points, free
}
about-line = Longest lines on { $terrain }
about-route = Trade route token: { $terrain }, line of { $line }
about-worth = Worth { $points }.
about-route-held = Held by { $who }, and kept even if the line is cut.
about-route-free = Nobody holds it. At the end of a turn the player takes the best free token that their longest line is long enough for, and gives a shorter one of this terrain back.
about-route-claim = { $who } takes it when this turn ends.
about-province = Province of tile { $n }
about-province-who = It goes to the player with more settlements on the tile than each other player.
about-province-early = In the edition of 2017 it also goes as soon as a lead cannot be caught up.
about-province-end = { $early ->
    [1] If it is still there at the end, it goes to whoever leads the tile.
   *[other] If it is still there at the end, it is given only if all have reached the tile.
}
about-technology = Settles { $settlers } on { LIST($terrains, by: "or") }.
about-technology-any = Settles any free spot within reach. Any card placed face down is one, for the rest of the game.
about-technology-left = { $n ->
    [0] All of these cards have been seen.
    [one] { number-title } card of this technology has not been seen yet.
   *[other] { number-title } cards of this technology have not been seen yet.
}
about-technology-active = { $n ->
    [one] { number-title } active card can still settle.
   *[other] { number-title } active cards can still settle.
}
about-card-under = On its other side is { $technology }; that no longer matters.
about-card-of = { $who }, column { $column }, row { $row }.
about-city-taken = Taken by { $who }.
about-city-below = Lies below tile { $n }.
about-city-seat = { $who }: { $progress }, worth { $points } now.
about-stack = Stack { $stack } of the pool
about-stack-top = { $technology } lies open.
about-stack-cards = { $n ->
    [0] It has run out. The game ends with this round.
    [1] { $reserve ->
        [0] This is its last card: the game ends with this round.
       *[other] This is its last card: the reserve takes the place of the stack.
    }
   *[other] { number-title } cards in it.
}
about-reserve = Reserve
about-reserve-now = { $n ->
    [0] It has taken the place of a stack. When another runs out, the game ends with that round.
    [one] { number-title } card, face down. It takes the place of the first stack that runs out.
   *[other] { number-title } cards, face down. It takes the place of the first stack that runs out.
}
about-player-score = { $points } if the game ended now: { LIST($lines, by: "comma") }.
about-player-line = { $label } { $points }
about-player-markers = { $n ->
    [one] { number-title } settlement marker left. Whoever has none left ends the game with that round.
   *[other] { number-title } settlement markers left. Whoever has none left ends the game with that round.
}
about-player-reach = Stands on tile { $n } and cannot settle to the left of it.
about-player-nowhere = Has not settled yet.
about-player-cards = { $n ->
    [one] { number-title } technology, { $cities }.
   *[other] { number-title } technologies, { $cities }.
}
about-place = { place-where.title }{ $face ->
    [down] , face down
   *[up] {""}
}
about-place-active = Active would be: { LIST($technologies, by: "comma") }.
about-place-spots = { $n ->
    [0] No spot would be possible; your turn would end.
    [one] { number-title } spot would be possible.
   *[other] { number-title } spots would be possible.
}
about-round-last = A round ends with the turn of { $who }.
about-round-ends-stack = A second stack has run out: this round is the last.
about-round-ends-markers = A player has no marker left: this round is the last.
about-round-ends-tile = The last tile is full: this round is the last.
about-round-when = The game ends with the round in which a second stack runs out, a player has no marker left, or the last tile is full.
about-round-edition = By the rulebook of { $edition }.
about-round-deck = { $n ->
    [one] { number-title } city card is still in the deck.
   *[other] { number-title } city cards are still in the deck.
}

## The page of the start, and the set-up

title-blurb = Combine technologies to settle new land, stretch trade lines across it, and found cities.
title-length = 30 to 45 minutes

option-edition = Edition
    .help = The rulebook of 2018 or of 2017: they differ in when provinces are won.

## What decides between equal scores

tie-city-points = city points
    .count = { $n ->
        [one] 1 city point
       *[other] { $n } city points
    }
tie-trade-route-points = trade route points
    .count = { $n ->
        [one] 1 trade route point
       *[other] { $n } trade route points
    }
tie-province-points = province points
    .count = { $n ->
        [one] 1 province point
       *[other] { $n } province points
    }

## The guided game

lesson-land = This is the land: a row of tiles, each with seven terrains, from the mountains at the top to the shore. Only the first tile is open yet. You are red, the triangle.
lesson-spots = The round spots are for settlers: an ear of grain for farmers, a horned head for herders, a bow for hunters.
lesson-cards = These are technologies. A card shows three terrains and two kinds of settlers, and settles those there. You take one open card every turn.
lesson-take = Pottery settles farmers and hunters in woods, on grasslands and on the shore. Tile 1 has room for them. Take Pottery.
lesson-place = The next card of the stack is open at once. Your first card has only one place, and below it stands what it would bring. Place Pottery face up.
lesson-settle = Pottery is active and may settle one spot; the ringed ones are possible. Settle the farmers in the woods of tile 1.
lesson-again = Whoever settles beside a tile that is face down opens it, so tile 2 is open now. Blue has settled in the desert. Take Masonry: it has farmers and herders, and knows the woods, too.
lesson-beside = A card makes its neighbours to the left and right active, whatever they are. Put Masonry beside Pottery, in a new column at the right.
lesson-hunter = Both cards are active, so you may settle twice. Pottery has hunters: settle them in the woods of tile 1.
lesson-further = Masonry is left, and tile 2 has woods, too. Tile 1 is closed to you then, for you can never go back to the left. Settle the farmers in the woods of tile 2.
lesson-city = Your first settlement on a tile, except on tile 1, brings a city, which counts something at the end. Knossos gives 2 points for each pair of a Bronze Casting and Masonry. Take Knossos.
lesson-tokens = Your three settlements in the woods form a line. For a line of 3 you took this token at the end of your turn: 3 points. Five in a line are worth 6, seven 10.
lesson-province = Blue has moved on to tile 2, so nobody can add to tile 1. You have more settlements there: its province is yours, for 6 points.
lesson-third = Any card can also be placed face down. Then it is a Bronze Casting, which Knossos wants. Take Religion; its face will not matter.
lesson-down = A Bronze Casting makes its neighbours in the row active as well, and stays one for the rest of the game. Place Religion face down below Masonry.
lesson-any = A Bronze Casting settles any spot: every free one that you can still reach is ringed. Settle the hunters on the shore of tile 2.
lesson-score = Provinces, trade routes and cities make the score. If the game ended now, you would have 16 points, and Blue none.
lesson-end = So it goes on, tile by tile to the right. The game ends with the round in which a second stack of the pool runs out, somebody has placed the last marker, or the last tile is full.

## The rules, for people who learn the game: rules.md has the exact wording

rules = aim land cards turn take place active settle right cities routes provinces end score city-land city-tech hidden editions
rules-aim = What it is about
    .p1 = Two to four players spread their people over a row of land tiles, from left to right. Technologies decide where their settlers can live. Points come from three things: provinces (most settlements on a tile), trade routes (long lines on one terrain) and cities (cards with goals of their own). Whoever has most points at the end wins.
    .p2 = There is no fighting and nothing is hidden but what has not been turned up yet. A game takes 30 to 45 minutes.
    .example = Example: Red was given a province of 5 points, holds a trade route token of 3 and has a city that brings 6: 14 points.
    .picture = A province of 5, a trade route of 3 and a city of 6 points: 14.
rules-land = The land
    .p1 = The row has 7 tiles with two players, 9 with three, 11 with four, drawn from a box of 14. They lie face down; the leftmost is open at the start, with three or four players the two leftmost. Nobody learns which tiles were left out.
    .p2 = Every tile has the seven terrains, one below the other: mountains, woods, grasslands, savannas, deserts, jungles, shore. Each terrain has one to three spots on a tile, and each spot is for one type of settlers: farmers, herders or hunters. Which spots are on which tile is reconstructed: the rulebooks do not show all of them.
    .p3 = Above each tile lies a province token worth 4, 5 or 6 points. Each terrain has three trade route tokens: 3 points for a line of three, 6 for a line of five, 10 for a line of seven.
    .p4 = Each player has 30 settlement markers. Who is the first player, for the whole game, is decided by lot.
    .example = Example: A tile has two spots in the woods, for farmers and for hunters, and one on the shore, for herders. Each takes one settlement, and only of its own settlers.
    .picture = A band of woods with a spot for farmers and one for hunters, and a band of shore with a spot for herders.
rules-cards = Technologies
    .p1 = There are seven technologies. A card shows three terrains and two types of settlers: it can settle spots that have one of these terrains and one of these types. The back of every card is a Bronze Casting, which can settle any spot.
    .p2 = Cards lie in five stacks. Four are the pool, with their top card open; the fifth is the reserve, face down. With fewer players some cards stay in the box: 42 are used with two players, 56 with three, 70 with four. The rulebooks do not show which cards those are, so the pawn marks on them, and these numbers, are reconstructed. So are the terrains and settlers of Domestication, Pottery, Authority, Religion and the Wheel.
    .example = Example: Pottery shows the woods and hunters among other things. It settles hunters in the woods, but never herders there.
    .picture = The card Pottery; in the woods it can settle the hunters, but not the herders.
rules-turn = A turn
    .p1 = Players take turns clockwise. In your turn you take a card, place it among your technologies, and settle with the cards that become active. At the end of the turn you may gain trade routes, and then provinces are given, to whoever has earned them.
    .p2 = Taking and placing a card is a must, settling is not.
    .example = Example: Blue takes the Wheel, places it below Masonry and settles two spots in the savannas. Then the turn is over.
    .picture = A card is taken, placed below another one, and two settlements come to lie in the savannas.
rules-take = Taking a card
    .p1 = Take the open card of any stack of the pool. The next card of that stack is turned up at once, before you decide where yours goes. You cannot give the card back.
    .p2 = The first time in the game that a stack runs out, the reserve moves into its place and becomes a stack like the others. As soon as another stack runs out, its place stays empty, and the game ends with this round.
    .example = Example: Red takes Masonry from the second stack. Irrigation lay below it and is open at once: Red knows it before placing Masonry.
    .picture = Four open stacks; a card is taken from the second, and the next one shows below it.
rules-place = Placing it
    .p1 = Your technologies lie in up to four columns. A card goes to the bottom of a column, or begins a new column to the left or to the right of all others while you have fewer than four. Your very first card has only one place. Cards never move again.
    .p2 = You may place the card face up, as its technology, or face down: then it is a Bronze Casting and nothing else for the rest of the game.
    .example = Example: You have two columns. The new card can go below one of them, or to the left or the right of both: four places, each face up or face down.
    .picture = Two cards side by side, and four free places: left, right, and below each of them.
rules-active = Which cards are active
    .p1 = The card you placed is active. So are the cards directly to its left and right in the same row, whatever they are; a row is made of the cards that lie equally deep in their columns.
    .p2 = Also active are all cards above it in its column that have the same technology, however far up. A Bronze Casting does not do this: it never activates other Bronze Castings of its column.
    .example = Example: Pottery placed between Masonry and Wheel makes three cards active. Domestication placed below a Domestication, with a card to its right, makes three as well.
    .picture = Three active cards in a row; and two equal cards, one below the other, with a third beside the lower one.
rules-settle = Settling
    .p1 = Each active card may place one of your markers on a free spot of an open tile. The technology must have both the terrain and the type of settlers of the spot; a Bronze Casting can always settle. The card is then used for this turn.
    .p2 = You choose the order, and you may stop at any time. When no active card can settle, settling ends by itself. What you do not use is lost.
    .p3 = If several technologies could settle the same spot, you say which one does it. Without markers you cannot settle any more.
    .example = Example: Pottery and Masonry are active. Pottery settles the hunters in the woods, then Masonry the farmers there. Both cards are used now, and the turn is over.
    .picture = Two active cards, and from each an arrow to a settlement in the woods.
rules-right = Only to the right
    .p1 = You can never settle to the left of the rightmost tile on which you have a settlement. You may skip tiles, but you cannot come back.
    .p2 = When you settle and the tile to the right is face down, it is turned up at once. You may settle it in the same turn.
    .example = Example: Your rightmost settlement is on tile 3. You may settle on tiles 3, 4 and 5, and never again on tiles 1 and 2.
    .picture = Five tiles with a settlement on the third: the first two are closed, the others open.
rules-cities = Cities
    .p1 = Your first settlement on a tile brings you a city, except on the first tile of the row. It must be taken, right after the settlement, before you settle on.
    .p2 = Whoever is the very first on a tile has city cards laid open below it, one more than there are players, and takes one. Later players choose from what is left when they come. A tile that you skip gives you no city.
    .p3 = The neighbouring tile is opened first, then the cities are laid, then you choose. When the tile is full, or every player has reached it or gone past it, the cities that are left there are discarded.
    .example = Example: Two people play, and Blue is the first on tile 2. Three cities are laid open, and Blue takes one. Red, who comes later, takes one of the other two.
    .picture = A settlement on a tile, and three cities, of which one is taken.
rules-routes = Trade routes
    .p1 = The spots of one terrain form one long row through all tiles, from left to right. Your settlements in it form a line as long as no other player's settlement lies between them. Free spots do not cut a line, and every settlement counts, also several on one tile.
    .p2 = At the end of your turn each terrain is looked at. You take the best token that nobody holds, that your longest line is long enough for, and that is better than the one you hold on this terrain. Then your own lower token goes back, and others may claim it in their turns. If better tokens are gone, a long line takes a lower one.
    .p3 = This happens by itself, also if you did not settle in this turn. A token is kept if the line is cut later. After the last turn no more tokens are claimed.
    .example = Example: Blue has three settlements in the woods, on different tiles, and nobody else’s lies between them. That is a line of three: a token of 3 points.
    .picture = Three settlements in the woods, joined to a line: 3 points.
rules-provinces = Provinces
    .p1 = At the end of every turn all tiles are looked at. When a tile is full, or when every player has a settlement further right, its province token goes to the player with more settlements on it than each other player, whoever's turn it is.
    .p2 = If the highest numbers are equal, nobody gets the token and it leaves the game. That is also so if nobody has settled there.
    .example = Example: A tile is full: three settlements are Red’s, two Blue’s and one White’s. Red gets the province. With three each, nobody would have got it.
    .picture = A province, with three red, two blue and one white settlement; red is ticked.
rules-end = The end of the game
    .p1 = The game ends with the round in which one of three things happens: after the first stack of the pool another stack runs out, a player has no marker left, or the last tile is full. The round is played to its end, so that everybody has had the same number of turns.
    .p2 = Province tokens that are still there then go to whoever has more settlements on the tile than each other player, but only on tiles that all players have reached: with a settlement on it or further right. The others go to nobody.
    .example = Example: Red is the first player. Blue, who sits second, places a last marker. White still has a turn, then the game is over.
    .picture = Red, then blue with no marker left, then white, ticked as the last to move.
rules-score = The score
    .p1 = Your points are those of your provinces, your trade route tokens and your cities. If players are equal, more points for cities decide, then for trade routes, then for provinces; else they share the place.
    .example = Example: Red and Blue both have 31 points. Of these 12 are for Red’s cities and 9 for Blue’s, so Red wins.
    .picture = Red and blue with 31 points; 12 for the cities of red, 9 for those of blue; red is ticked.
rules-city-land = City cards that look at the land
    .p1 = More than each opponent means just that: a draw with one of them is not enough. The same is true of fewer.
    .p2 = 5 points for more settlements on a terrain than each opponent: Kumayri (mountains), Biskupin (woods), Sintashta (grasslands), Lothal (savannas), Kerma (deserts), Yinxu (jungles), Tyre (shore).
    .p3 = 6 points for farmers, herders and hunters on both of two terrains: Uruk (mountains, grasslands), Yoshinogari (mountains, shore), Susa (woods, savannas), Eshnunna (woods, deserts), Tel-Megiddo (grasslands, deserts), Amri (savannas, jungles), Dholavira (jungles, shore).
    .p4 = 6 points for more markers left than each opponent: Lagash. For fewer: Rakhigarhi. 6 points for fewer provinces than each opponent: Kish. 1 point for each province: Assur. 1 point for each trade route token: Byblos.
    .example = Example: Biskupin asks for more settlements in the woods than each opponent. You have four there, Blue three, White four: no points, for White is equal to you.
    .picture = A city; four red, three blue and four white settlements: 0 points.
rules-city-tech = City cards that look at technologies
    .p1 = 6 points for more cards of a technology than each opponent: Malia (Domestication), Corinth (Pottery), Troy (Masonry), Babylon (Authority), Memphis (Religion), Avaris (Wheel), Mari (Irrigation), Tiryns (Bronze Casting).
    .p2 = 6 points for three technologies in one row, in any order and not necessarily side by side; a Bronze Casting replaces none of them: Altyndepe, Arkaim, Orchomenus, Stonehedge, Su-Nuraxi, Teotihuacan, Ugarit.
    .p3 = 2 points for each pair of a Bronze Casting and a technology: Gonur-Tepe (Domestication), Beycesultan (Pottery), Knossos (Masonry), Mycenae (Authority), Athens (Religion), Nafplio (Wheel), Harappa (Irrigation).
    .p4 = 1 point for each different technology in your most varied column, in which Bronze Casting counts as one: Acrotiri, Bactra, Limantepe, Ur. Several of them may count the same column.
    .p5 = 2 points for each row of four cards: Phaistos. 6 points for a column of at least six cards: Thebes. 6 points for four columns with a Bronze Casting in each: Sidon. 5 points for at least six different technologies, of which Bronze Casting may be one: Mohenjo-daro. 5 points if you have no technology more than three times, Bronze Casting included: Hattusa.
    .p6 = With two or three players some cities stay in the box: those that compare terrains come into play with three players, those that compare technologies, markers or provinces with four. Which ones these are is reconstructed too: the rulebooks do not show the marks of the cards.
    .example = Example: Knossos pairs Bronze Castings with Masonry. Three Bronze Castings and two Masonry are two pairs: 4 points.
    .picture = Three Bronze Castings above two Masonry: 4 points.
rules-hidden = What is open and what is not
    .p1 = Nobody knows the order of the stacks, the reserve, the city deck, the tiles that are face down and those that were left out. Everything else is open to everybody: how many cards a stack has, which cities were discarded, and what lies on the other side of a Bronze Casting.
    .example = Example: A stack has five cards. Everybody sees the one on top; what the other four are, and in which order, nobody knows.
    .picture = A stack of cards: the top one is open, the others are a question mark.
rules-editions = The editions of 2018 and 2017
    .p1 = There are two rulebooks. In play they differ only in when provinces are given. The rules above are those of 2018. The rulebook of 2017 spells the city Yoshinogari as Yasinogari.
    .p2 = In the edition of 2017 a province is also given as soon as a lead is safe: when the leader has more settlements on the tile than each rival can still reach there. A rival who has gone past it can add nothing; any other rival as many as there are free spots on the tile and markers left to that rival. Cards and turns that are left do not matter for this.
    .p3 = At the end of the game, in the edition of 2017, every token that is left goes to the player with more settlements on the tile than each other player, also where not everybody has come.
    .example = Example: Red has four settlements on a tile, Blue two, and one spot is free. Blue cannot have more than three there, so in the edition of 2017 Red gets the province at once.
    .picture = Four red and two blue settlements with one free spot; the province goes to red.
