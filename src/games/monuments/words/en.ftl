# Monuments: what players read.

## Things

seat = { $id ->
    [greece] Greece
    [egypt] Egypt
    [inca] Inca
    [maya] Maya
   *[other] { $id }
}
hex = { $terrain ->
    [monument] the monument hex { $id } of { area-name }
    [water] water { $id }
   *[other] { terrain-name } { $id } of { area-name }
}
area-name = { $area ->
    [greece] Greece
    [egypt] Egypt
    [inca] Inca
    [maya] Maya
    [mist] Mist Isle
    [amber] Amber Isle
    [coral] Coral Isle
    [spice] Spice Isle
    [laurel] Laurel Isle
    [papyrus] Papyrus Isle
    [jade] Jade Isle
    [llama] Llama Isle
    [atlas] the Atlas Ring
    [sea] the sea
    [lake] Mirror Lake
   *[other] { $area }
}
ferry = ferry { $id }
edge = the edge between { $from } and { $to }
unit = the { kind-name } on { $at }
kind-name = { $kind ->
    [w] worker
    [W] armed worker
    [army] army
    [navy] navy
    [airforce] airforce
    [horse] horse
   *[other] { $kind }
}
a-kind = { $kind ->
    [W] an { kind-name }
    [army] an { kind-name }
    [airforce] an { kind-name }
   *[other] a { kind-name }
}
pieces = { $type ->
    [w] { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
    [W] { $n ->
        [one] 1 armed worker
       *[other] { $n } armed workers
    }
    [army] { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
    [navy] { $n ->
        [one] 1 navy
       *[other] { $n } navies
    }
    [factory] { $n ->
        [one] 1 factory
       *[other] { $n } factories
    }
   *[other] { $n ->
        [one] 1 { type-name }
       *[other] { $n } { type-name }s
    }
}
amount = { $n } { type-name }
card = { $id ->
    [upgrade] Upgrade
    [move] Move
    [produce] Produce
    [build] Build
    [populate] Populate
    [monument] Monument
    [train] Train
    [attack] Attack
    [quest] Quests
    [trade] Trade
   *[other] { $id }
}
score-card = { $id ->
    [landlord] landlord
    [general] general
    [inventor] inventor
    [architect] architect
   *[other] { $id }
}
ability = { $id ->
    [raiders] Sea raiders
    [riders] Horse masters
    [artisans] Artisans
    [farmers] Farmers
   *[other] { $id }
}
deck = { $id ->
    [masons] Masons
    [mariners] Mariners
    [stewards] Stewards
    [warlords] Warlords
   *[other] { $id }
}
bonus = { bonus-name }: { LIST($effects, by: "semicolon") }
bonus-name = { $key ->
    [military] Military
    [swift_workers] Swift workers
    [wide_harvest] Wide harvest
    [cradles] Cradles
    [marching_orders] Marching orders
    [market_day] Market day
    [warm_hearths] Warm hearths
    [scholars] Scholars
    [storytellers] Storytellers
    [quarry_rights] Quarry rights
    [wide_renown] Wide renown
    [shield_wall] Shield wall
    [master_builders] Master builders
    [safe_scaffolds] Safe scaffolds
    [war_drums] War drums
    [world_wonder] World wonder
    [living_legend] Living legend
    [island_realm] Island realm
    [grand_capital] Grand capital
   *[other] { $key }
}
quest = quest { $id } ({ $wants }, worth { $reward ->
    [one] { $reward } point
   *[other] { $reward } points
}{ $penalty ->
    [0] {""}
   *[other] , or { $penalty } if it is not met
})

## What a quest wants

want-land = { $of ->
    [any] { $n ->
        [one] 1 land hex
       *[other] { $n } land hexes
    }
    [foreign] { $n ->
        [one] 1 hex on a continent of others
       *[other] { $n } hexes on continents of others
    }
    [water] { $n ->
        [one] 1 water hex held by a navy or airforce
       *[other] { $n } water hexes held by navies or airforces
    }
   *[other] { $n ->
        [one] 1 { of-name } hex
       *[other] { $n } { of-name } hexes
    }
}
want-resources = { $of ->
    [any] { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
   *[other] { $n } { of-name }
}
want-units = { $of ->
    [military] { $n ->
        [one] 1 military unit
       *[other] { $n } military units
    }
    [weapon] { $n ->
        [one] 1 armed worker
       *[other] { $n } armed workers
    }
    [army] { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
    [navy] { $n ->
        [one] 1 navy
       *[other] { $n } navies
    }
   *[other] { $n ->
        [one] 1 { of-name }
       *[other] { $n } { of-name }s
    }
}
want-buildings = { $of ->
    [any] { $n ->
        [one] 1 working building
       *[other] { $n } working buildings
    }
    [factory] { $n ->
        [one] 1 working factory
       *[other] { $n } working factories
    }
   *[other] { $n ->
        [one] 1 working { of-name }
       *[other] { $n } working { of-name }s
    }
}
want-tokens = { $of ->
    [ferry] { $n ->
        [one] 1 ferry under control
       *[other] { $n } ferries under control
    }
   *[other] { $n ->
        [one] 1 { of-name } at controlled land
       *[other] { $n } { of-name }s at controlled land
    }
}
want-on-hex = { $of ->
    [res] { $n ->
        [one] 1 resource on one hex
       *[other] { $n } resources on one hex
    }
   *[other] { $n ->
        [one] 1 { of-name } on one hex
       *[other] { $n } { of-name }s on one hex
    }
}
want-power = military power { $n }
want-upgrades = { $n ->
    [one] 1 improved card
   *[other] { $n } improved cards
}
want-layers = { $n ->
    [one] 1 layer
   *[other] { $n } layers
}
want-battles = { $n ->
    [one] 1 battle won
   *[other] { $n } battles won
}
want-quests = { $n ->
    [one] 1 completed quest
   *[other] { $n } completed quests
}

## What a card does

effect-military = leave to train military units and to attack
effect-change = { $param ->
    [attack_multi] attacks come from all sides at once
   *[other] { $way ->
        [more] +{ $n } to the { param-name }
       *[less] -{ $n } to the { param-name }
    }
}
param-name = { $param ->
    [worker_move] steps of a worker
    [move_units] units that Move moves
    [prod_hexes] hexes that Produce serves
    [build_discount] savings when building
    [populate_places] towns that Populate serves
    [populate_workers] new workers in a town
    [populate_min] workers that a town needs for Populate
    [monument_discount] savings on a layer
    [land_required] land that a layer needs
    [sacrifice] workers that a layer takes
    [train_weapon] free weapons with a trained unit
    [attack_dice] dice of an attack
    [defence_dice] dice of a defence
    [quest_draw] quests that are drawn
    [trade_rate] price of a trade
    [trades] number of trades
    [upgrade_discount] savings on an upgrade
   *[other] { $param }
}
effect-points = { $n ->
    [one] 1 point at the end
   *[other] { $n } points at the end
}
effect-points-per = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end for { $per ->
    [1] every { one-item }
   *[other] every { $per } { many-items }
}
one-item = { $item ->
    [layers] layer
    [resources] resource
    [workers] worker
    [land] land hex
    [power] military power
    [upgrades] improved card
    [quests_done] completed quest
    [islands] island hex
    [buildings] working building
   *[other] { $item }
}
many-items = { $item ->
    [land] land hexes
    [power] military power
    [upgrades] improved cards
    [quests_done] completed quests
    [islands] island hexes
    [buildings] working buildings
   *[other] { $item }
}
effect-resources = { $amounts }
effect-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
effect-build = a free { what-name }
effect-unlock = { $pieces } to use from now on
effect-upgrades = { $n ->
    [one] 1 free improvement of a card
   *[other] { $n } free improvements of cards
}

## Chance

start = { $who } makes { $seat } the start player.
deal-score-card = { $who } deals the score card { $card } to { $seat }.
deal-ability = { $who } deals the ability { $ability } to { $seat }.
deal-deck = { $who } deals the deck of the { $deck } to { $seat }.
draw = { $who } deals to { $seat } { $quest }.
draw-hidden = { $who } deals a quest to { $seat }.
roll = { $who } rolls { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
} with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $seat }, who { $side ->
    [attack] attacks
   *[defence] defends
} { $hex }.

## Cards

keep = { $as ->
    [offer] Keep { $quests }.
   *[told] { $who } keeps { $quests }.
}
keep-hidden = { $who } keeps { $n ->
    [one] one quest
   *[other] { $n } quests
}.
play = { $as ->
    [offer] Play the card { $card }{ improved }.
   *[told] { $who } plays the card { $card }{ improved }.
}
improved = { $green ->
    [1] , which is improved
   *[other] {""}
}
take-back = { $as ->
    [offer] { $n ->
        [0] Pass, as no card is discarded.
        [one] Take the discarded card back.
       *[other] Take the { $n } discarded cards back.
    }
   *[told] { $n ->
        [0] { $who } passes.
        [one] { $who } takes the discarded card back.
       *[other] { $who } takes the { $n } discarded cards back.
    }
}
improve = { $as ->
    [offer] Improve the card { $card }{ priced }: { $change }.
   *[told] { $who } improves the card { $card }{ priced }: { $change }.
}
improve-free = { $as ->
    [offer] Improve the card { $card } for nothing: { $change }.
   *[told] { $who } improves the card { $card } for nothing: { $change }.
}
take-bonus = { $as ->
    [offer] Take the common bonus { $bonus }.
   *[told] { $who } takes the common bonus { $bonus }.
}
take-gift = { $as ->
    [offer] Take gift { $number } of the personal card: { LIST($effects, by: "semicolon") }.
   *[told] { $who } takes gift { $number } of the personal card: { LIST($effects, by: "semicolon") }.
}
stop = { $as ->
    [offer] Stop here.
   *[told] { $who } stops here.
}

## Resources

place-start = { $as ->
    [offer] Begin with 1 { type-name } on { $at }{ holding }.
   *[told] { $who } begins with 1 { type-name } on { $at }.
}
place-resource = { $as ->
    [offer] Place 1 { type-name } on { $at }{ holding }.
   *[told] { $who } places 1 { type-name } on { $at }.
}
save = { $as ->
    [offer] Save 1 { type-name } of the price.
   *[told] { $who } saves 1 { type-name } of the price.
}
pay-from = { $as ->
    [offer] Pay 1 { type-name } from { $at }{ holding }.
   *[told] { $who } pays 1 { type-name } from { $at }.
}
produce-on = { $as ->
    [offer] Produce { gain }on { $at }{ holding }.
   *[told] { $who } produces { gain }on { $at }.
}
gain = { $gain ->
    [0] {""}
   *[other] { $gain }{" "}
}
produce-type = { $as ->
    [offer] Produce { type-name }.
   *[told] { $who } produces { type-name }.
}
trade-give = { $as ->
    [offer] Trade { $n } { type-name } away.
   *[told] { $who } trades { $n } { type-name } away.
}
trade-get = { $as ->
    [offer] Take 1 { type-name } in exchange.
   *[told] { $who } takes 1 { type-name } in exchange.
}
trade-place = { $as ->
    [offer] Place the traded { type-name } on { $at }{ holding }.
   *[told] { $who } places the traded { type-name } on { $at }.
}
holding = { $holds ->
    [0] {""}
   *[other] , which holds { $holds }
}
priced = { $cost ->
    [0] , which costs nothing
   *[other] , priced at { $cost }
}

## Ways

move-unit = { $as ->
    [offer] Move { what-name }.
   *[told] { $who } chooses { what-name } to move.
}
go = { $as ->
    [offer] Go to { $to }.
   *[told] { $who } moves { $unit } to { $to }.
}
board = { $as ->
    [offer] Board { $ferry }{ together }.
   *[told] { $who } boards { $ferry } with { $unit }{ together-and }.
}
together = { $partner ->
    [nobody] {""}
    [w] {" "}together with a worker
    [W] {" "}together with an armed worker
   *[army] {" "}together with an army
}
together-and = { $partner ->
    [nobody] {""}
    [w] {" "}and a worker
    [W] {" "}and an armed worker
   *[army] {" "}and an army
}
sail = { $as ->
    [offer] Sail to { $to }.
   *[told] { $who } sails to { $to } with { $ferry }.
}
land = { $as ->
    [offer] Land on { $to }.
   *[told] { $who } lands on { $to } with { $ferry }.
}
shore = { $as ->
    [offer] Take the empty { $ferry } to the shore between { $land } and { $water }.
   *[told] { $who } takes the empty { $ferry } to the shore between { $land } and { $water }.
}
carry = { $as ->
    [offer] Carry 1 { type-name } along to { $to }.
   *[told] { $who } carries 1 { type-name } along to { $to }.
}
carry-nothing = { $as ->
    [offer] Carry nothing along.
   *[told] { $who } carries nothing along.
}

## Buildings and people

build = { $as ->
    [offer] Build a { what-name }{ priced }.
   *[told] { $who } chooses to build a { what-name }{ priced }.
}
repair = { $as ->
    [offer] Repair a { what-name } for less than a new one, which costs { $cost }.
   *[told] { $who } chooses to repair a { what-name }.
}
build-on = { $as ->
    [offer] Build the { what-name } on { $at }{ holding }.
   *[told] { $who } builds the { what-name } on { $at }.
}
repair-on = { $as ->
    [offer] Repair the { what-name } on { $at }{ holding }.
   *[told] { $who } repairs the { what-name } on { $at }.
}
populate = { $as ->
    [offer] Bring { new-workers } to { $at }{ holding }.
   *[told] { $who } brings { new-workers } to { $at }.
}
rescue = { $as ->
    [offer] Bring { new-workers } to { $at }.
   *[told] { $who } brings { new-workers } to { $at }.
}
new-workers = { $n ->
    [0] no workers
    [one] 1 new worker
   *[other] { $n } new workers
}
place-worker = { $as ->
    [offer] Place the worker on { $at }{ holding }.
   *[told] { $who } places the worker on { $at }.
}
sacrifice = { $as ->
    [offer] Give up { $unit }.
   *[told] { $who } gives up { $unit }.
}

## War

train = { $as ->
    [offer] Train a worker to be { a-kind }{ priced }.
   *[told] { $who } chooses to train { a-kind }{ priced }.
}
forge = { $as ->
    [offer] Forge a weapon{ priced }.
   *[told] { $who } forges a weapon{ priced }.
}
train-worker = { $as ->
    [offer] { $into ->
        [weapon] Arm { $unit }.
       *[other] Train { $unit } to be { a-trained }.
    }
   *[told] { $into ->
        [weapon] { $who } arms { $unit }.
       *[other] { $who } trains { $unit } to be { a-trained }.
    }
}
a-trained = { $into ->
    [navy] a navy
   *[other] an { $into }
}
launch = { $as ->
    [offer] Launch the navy on { $at }.
   *[told] { $who } launches the navy on { $at }.
}
arm = { $as ->
    [offer] Arm a worker on { $at }{ holding }.
   *[told] { $who } arms a worker on { $at }.
}
put-back = { $as ->
    [offer] Put the weapon back.
   *[told] { $who } puts the weapon back.
}
attack = { $as ->
    [offer] Attack { $at } from { $from }.
   *[told] { $who } attacks { $at } from { $from }.
}
attack-around = { $as ->
    [offer] Attack { $at } from all sides{ holding-there }.
   *[told] { $who } attacks { $at } from all sides.
}
holding-there = { $holds ->
    [0] {""}
   *[other] , where { $holds } lie
}
attack-with = { $as ->
    [offer] Attack with { $unit }.
   *[told] { $who } attacks with { $unit }.
}
lose-unit = { $as ->
    [offer] Lose { $unit }.
   *[told] { $who } loses { $unit }.
}
lose-building = { $as ->
    [offer] Let the { what-name } on { $at } be damaged.
   *[told] { $who } lets the { what-name } on { $at } be damaged.
}
lose-ferry = { $as ->
    [offer] Lose { $ferry }.
   *[told] { $who } loses { $ferry }.
}
retreat = { $as ->
    [offer] Retreat from { $from } to { $at }{ holding }.
   *[told] { $who } retreats from { $from } to { $at }.
}
occupy = { $as ->
    [offer] Move into { $to } with { what-name }.
   *[told] { $who } moves into { $to } with { what-name }.
}

## The position

round-is = This is round { $round }{ $last ->
    [1] , the last one
   *[other] {""}
}.
supply-is = The supply has { $amounts ->
    [0] {""}
   *[other] { LIST($amounts, by: "comma") },{" "}
}{ $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
} and { $tokens ->
    [one] 1 token for a bridge or ferry
   *[other] { $tokens } tokens for bridges and ferries
}.
battle-is = { $attacker } attacks { $defender } on { $hex }, with { $attack ->
    [one] 1 pip
   *[other] { $attack } pips
} against { $defence }{ $damage ->
    [0] {""}
   *[other] {" "}and damage { $damage } still to take
}.
hex-is = On { $hex }: { $things ->
    [0] nothing
   *[other] { LIST($things, by: "comma") }
}{ $touches ->
    [0] {""}
   *[other] ; it touches { LIST($touches, by: "comma") }
}.
force = { $units } of { $seat }
works = { $whole ->
    [0] {""}
   *[other] { $whole } of { $seat }{ $damaged ->
        [0] {""}
       *[other] {", "}
    }
}{ $damaged ->
    [0] {""}
   *[other] { $damaged } of { $seat } (damaged)
}
neighbour = { $hex }{ $over ->
    [river] {" "}across a river
    [bridge] {" "}over a bridge
   *[nothing] {""}
}
hexes-empty = All other hexes are empty.
ferry-is = On { $water } lies { $ferry }{ $shore ->
    [0] {""}
   *[other] {" "}at the shore of { $shore }
}{ $crew ->
    [0] {""}
   *[other] , with { $crew }
}.
passenger = { a-kind } of { $seat }{ $cargo ->
    [nothing] {""}
   *[other] {" "}who carries { $cargo }
}
player-is = { $seat } has { $layers ->
    [one] 1 layer
   *[other] { $layers } layers
}, { land-hexes }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} on the board, military power { $power }, { $upgrades ->
    [one] 1 improved card
   *[other] { $upgrades } improved cards
} and { $quests ->
    [one] 1 completed quest
   *[other] { $quests } completed quests
}{ $amounts ->
    [0] {""}
   *[other] ; its resources are { $amounts }
}.
land-hexes = { $land ->
    [one] 1 land hex
   *[other] { $land } land hexes
}
hand-is = { $seat } has in hand { $cards ->
    [one] the card { $cards }
   *[other] the cards { $cards }
}.
green-is = { $seat } has improved { $cards ->
    [one] the card { $cards }
   *[other] the cards { $cards }
}.
traits-are = { $seat } has the ability { $ability }, the score card { $card } and the deck of the { $deck }.
bonus-is = { $seat } has the common bonus { $bonus }.
pieces-are = { $seat } has { $pieces ->
    [0] nothing left to place
   *[other] { $pieces } left to place
}.
layer-is = { $seat } builds layer { $layer } next, for which the card names { land-hexes }, { $cost ->
    [0] {""}
   *[other] { LIST($cost, by: "comma") }{" "}
}and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
quest-is = { $seat } { $state ->
    [held] may keep { $quest }
    [done] has completed { $quest }
   *[open] works on { $quest }
}.

## What points are for

why-item = { $n } { item-name }, { $points } per { $per }{ by-card }
    .brief = { $n } { $item }, { $points } per { $per }{ by-card }
by-card = { $by ->
    [card] {" "}(score card { $card })
   *[sheet] {""}
}
why-bonuses = { $bonuses ->
    [0] no card with points
   *[other] { LIST($bonuses, by: "comma") }
}
bonus-points = { $id } { $points }
why-quests = { $quests ->
    [0] none known
   *[other] { LIST($quests, by: "comma") }
}
quest-points = quest { $id } { $points }

## The board that is drawn in characters

board-legend =
    26f forest, p pasture, m mountain, w field, * monument, ~ water, x out of play; F fort T town Y factory
    S workshop R farm, small letters: damaged; G2w1W: of Greece 2 workers, 1 armed; A army N navy P airforce H horse;
    2d wood, s sheep, m metal, h wheat; f0 ferry; | and --- river, = and === bridge
board-ferry = f{ $id }
board-ferry-empty = ferry { $ferry } empty between { $land } and { $water }
board-ferry-crew = ferry { $ferry } on { $water }, { $seat }: { LIST($crew, by: "space") }
board-passenger = { $cargo ->
    [nothing] { $kind }
   *[other] { $kind } with { $cargo }
}
board-round = Round { $round }{ $last ->
    [1] , the last one
   *[other] {""}
}
board-player = { $start ->
    [1] {" "}(start player)
   *[other] {""}
}{ $traits ->
    [0] {""}
   *[other] , { LIST($traits, by: "comma") }
}
board-score-card = score card { score-card }
board-deck = deck of the { deck }
board-possessions = { $points } points, { $layers } layers, { $land } land hexes, power { $power }, { LIST($amounts, by: "space") }
board-supply = to use: { LIST($pieces, by: "comma") }
board-piece = { type-name } { $n }{ $locked ->
    [0] {""}
   *[other] +{ $locked } locked
}
board-hand = hand: { board-cards }
board-discard = discard pile: { board-cards }
board-cards = { $cards ->
    [0] none
   *[other] { LIST($cards, by: "space") }
}
board-card = { $id }
board-green-card = { $id }(green)
board-bonuses = bonuses: { LIST($bonuses, by: "space") }
board-bonus = { $key }
board-quests = Quests
board-quest-count = { $seat }: { $open } in progress, { $done } completed
board-quest-held = to choose: { $quest }
board-quest-open = in progress: { $quest }
board-piles = decks: { LIST($piles, by: "space") }
board-pile = { $deck } has { $n }
board-score = Your score card
board-lines = { LIST($lines, by: "space") }
board-line = { $line } { $points }
board-battle = Battle for hex { $hex }: { $attacker } { $attack } pips, { $defender } { $defence } pips{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}
board-task = { $seat } { $task }
board-chance = Chance decides: { $node }.
board-over = The game is over.

## Names that stand in many sentences

terrain-name = { $terrain ->
    [forest] forest
    [pasture] pasture
    [mountain] mountain
    [field] field
   *[other] { $terrain }
}
type-name = { $type ->
    [wood] wood
    [sheep] sheep
    [metal] metal
    [wheat] wheat
    [fort] fort
    [town] town
    [factory] factory
    [workshop] workshop
    [farm] farm
    [bridge] bridge
    [ferry] ferry
    [worker] worker
    [army] army
    [navy] navy
    [airforce] airforce
    [horse] horse
   *[other] { $type }
}
what-name = { $what ->
    [fort] fort
    [town] town
    [factory] factory
    [workshop] workshop
    [farm] farm
    [bridge] bridge
    [ferry] ferry
    [army] army
    [navy] navy
    [airforce] airforce
    [weapon] weapon
   *[other] { $what }
}
of-name = { $of ->
    [forest] forest
    [pasture] pasture
    [mountain] mountain
    [field] field
    [island] island
    [wood] wood
    [sheep] sheep
    [metal] metal
    [wheat] wheat
    [worker] worker
    [airforce] airforce
    [horse] horse
    [fort] fort
    [town] town
    [factory] factory
    [workshop] workshop
    [farm] farm
    [bridge] bridge
    [ferry] ferry
   *[other] { $of }
}
item-name = { $item ->
    [layers] layers
    [resources] resources
    [workers] workers
    [land] land hexes
    [power] military power
    [upgrades] improved cards
    [quests_done] completed quests
    [islands] islands
    [buildings] buildings
   *[other] { $item }
}
