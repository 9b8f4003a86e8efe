# Eight-Minute Empire: what players read.

## Things

seat = { $id ->
    [red] Red
    [blue] Blue
    [white] White
    [yellow] Yellow
    [green] Green
    [neutral] the neutral colour
   *[other] { $id }
}
region = { $start ->
    [1] the start region { $id }
   *[other] { $id }
}
continent = { $id }
good = { $id }
card = { $good ->
    [wild] a wild card
   *[other] { $pieces } { $good }
}, with the action to { $deed }
deed = { $join ->
    [or] { LIST($steps, by: "or") }
   *[other] { $steps }
}
step = { $type ->
    [place] { $n ->
        [1] place an army
       *[other] place up to { $n } armies
    }
    [move] { $n ->
        [1] move an army one step over land
       *[other] move armies up to { $n } steps over land
    }
    [sail] { $n ->
        [1] move an army one step over land or sea
       *[other] move armies up to { $n } steps over land or sea
    }
    [city] { $n ->
        [1] build a city
       *[other] build up to { $n } cities
    }
   *[destroy] { $n ->
        [1] destroy an army
       *[other] destroy up to { $n } armies
    }
}

## Before the first turn, and between turns

deal = { $who } lays a card into the row: { $card }.
token = { $who } lays a token of { $good } on { $region }.
neutral = { $as ->
    [offer] Place a neutral army on { $region }.
   *[told] { $who } places a neutral army on { $region }.
}
bid = { $as ->
    [offer] Bid { coins }.
   *[told] { $who } bids { coins }.
}
bid-hidden = { $who } makes a bid in secret.
roll = { $who } decides the tied bid for { $seat }.
first = { $as ->
    [offer] { $whom ->
        [self] Go first.
       *[other] Let { $seat } go first.
    }
   *[told] { $whom ->
        [self] { $who } goes first.
       *[other] { $who } lets { $seat } go first.
    }
}

## A turn

take = { $as ->
    [offer] Take the card at place { $place } for { price }: { $card }.
   *[told] { $who } takes the card at place { $place } for { price }: { $card }.
}
choose = { $as ->
    [offer] Choose to { $step }.
   *[told] { $who } chooses to { $step }.
}
place = { $as ->
    [offer] Place an army on { $region }.
   *[told] { $who } places an army on { $region }.
}
move = { $as ->
    [offer] Move an army from { $from } to { $to }{ over }.
   *[told] { $who } moves an army from { $from } to { $to }{ over }.
}
city = { $as ->
    [offer] Build a city on { $region }.
   *[told] { $who } builds a city on { $region }.
}
destroy = { $as ->
    [offer] Destroy an army of { $seat } on { $region }.
   *[told] { $who } destroys an army of { $seat } on { $region }.
}
stop = { $as ->
    [offer] Stop here.
   *[told] { $who } stops here.
}

## Parts of sentences

coins = { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}
price = { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
}
over = { $by ->
    [sea] {" "}over the sea
   *[land] {""}
}

## The position

row = Place { $place } of the row costs { price } and has { $card }.
row-empty = Place { $place } of the row costs { price } and is empty.
carried = The card that is being carried out is { $card }.
pile = The pile has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
region-is = Region { $region }{ $start ->
    [1] , the start region,
   *[other] {""}
} is held by { $holder }{ $pieces ->
    [0] {""}
   *[other] : { LIST($pieces, by: "comma") }
}{ $tokens ->
    [0] {""}
   *[other] ; a token of { $tokens } lies there
}{ $land ->
    [0] {""}
   *[other] ; over land it touches { LIST($land, by: "comma") }
}{ $sea ->
    [0] {""}
   *[other] ; over the sea it touches { LIST($sea, by: "comma") }
}.
pieces = { $cities ->
    [0] { armies } of { $owner }
   *[other] { $armies ->
        [0] { cities } of { $owner }
       *[other] { armies } and { cities } of { $owner }
    }
}
armies = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
cities = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
regions-empty = All other regions are empty.
continent-is = Continent { $continent } is held by { $holder }{ $shares ->
    [0] {""}
   *[other] , { LIST($shares, by: "comma") }
}; its regions are { LIST($regions, by: "comma") }.
share = { $owner } has { $regions }
player-is = { $seat } has { coins-had }, { armies } and { cities } left to place, holds { $regions ->
    [one] 1 region
   *[other] { $regions } regions
}, and has taken { $cards } of { $of } cards{ $goods ->
    [0] {""}
   *[other] : { LIST($goods, by: "comma") }
}{ $bidding ->
    [hidden] ; the bid is made and still secret
    [open] ; the bid is { $bid }
   *[no] {""}
}.
coins-had = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
stock = { $pieces } { $good }

## What points are for

why-game = { $coins } coins left
why-regions = { LIST($regions, by: "space") }
why-continents = { LIST($continents, by: "space") }
why-good = { $cards ->
    [0] { $tokens ->
        [0] none owned
       *[other] { why-pieces }
    }
   *[other] { why-pieces }
}
why-pieces = { $cards } on cards{ $tokens ->
    [0] {""}
   *[other] {" "}+ { $tokens } on tokens
}{ $wilds ->
    [0] {""}
   *[other] {" "}+ { $wilds } wild
}
