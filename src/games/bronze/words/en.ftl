# Bronze: what players read.

## Things

seat = { $small ->
    [1] { $id }
   *[other] { $id ->
        [red] Red
        [blue] Blue
        [white] White
        [yellow] Yellow
       *[other] { $id }
    }
}
tile = tile { $n }
spot = { $terrain } spot { $n } of { $tile }
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
settler = { $id ->
    [farmer] farmer
    [herder] herder
    [hunter] hunter
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

## What chance does

lay-province = { $who } lays a province token of { points } on { $tile }.
open = { $who } turns up { $tile }{ gains }.
first = { $who } makes { $seat } the first player.
turn-up = { $who } turns up { $technology } on stack { $stack }.
lay-city = { $who } lays the city { $city } below { $tile }: { $goal }.

## A turn

take = { $as ->
    [offer] Take { taken }.
   *[told] { $who } takes { taken }.
}
taken = { $technology } from stack { $stack }, { $next ->
    [reserve] its last card, so that the reserve takes its place
    [end] its last card, so that this round is the last
   *[stays] with { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left in it
}
place = { $as ->
    [offer] Place { placed }.
   *[told] { $who } places { placed }.
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
    [offer] Settle { settled }.
   *[told] { $who } settles { settled }.
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
    [offer] Settle no more in this turn{ gains }.
   *[told] { $who } settles no more in this turn{ gains }.
}
take-city = { $as ->
    [offer] Take the city { $city }: { $goal }; it is worth { points } now ({ $reason }){ gains }.
   *[told] { $who } takes the city { $city }: { $goal }; it is worth { points } now{ gains }.
}
gains = { $gains ->
    [0] {""}
   *[other] ; { LIST($gains, by: "semicolon") }
}
route = the { $terrain } route of { $line } goes to { $seat }
province = the province of { $tile } goes to { $seat }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
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
technology-is = { $technology } settles a { LIST($settlers, by: "or") } on { LIST($terrains, by: "or") }.
casting-is = { $technology } settles every spot.
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
line-is = A trade route of { $line } brings { points }.
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
