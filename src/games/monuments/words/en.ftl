# Monuments: what players read.

## Things

seat = { $id ->
    [greece] Greece
    [egypt] Egypt
    [inca] Inca
    [maya] Maya
    [nobody] nobody
   *[other] { $id }
}
hex = { $terrain ->
    [monument] { $as ->
        [did] the monument hex { $id }
       *[other] the monument hex { $id } of { area-name }
    }
    [water] water { $id }
   *[other] { $as ->
        [did] { terrain-name } { $id }
       *[other] { terrain-name } { $id } of { area-name }
    }
}
    .title = { $terrain ->
        [forest] Forest { $id } of { area-name }
        [pasture] Pasture { $id } of { area-name }
        [mountain] Mountain { $id } of { area-name }
        [field] Field { $id } of { area-name }
        [monument] The monument hex { $id } of { area-name }
       *[water] Water { $id }
    }
    .help = { $terrain ->
        [forest] A forest produces wood.
        [pasture] A pasture produces sheep.
        [mountain] A mountain produces metal.
        [field] A field produces wheat.
       *[water] Navies, airforces and ferries move here.
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
ferry = { $as ->
    [did] a ferry
   *[other] ferry { $id }
}
edge = the edge between { $from } and { $to }
unit = { $as ->
    [did] { a-kind }
   *[other] the { kind-name } on { $at }
}
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
    .title = { $id ->
        [landlord] Landlord
        [general] General
        [inventor] Inventor
        [architect] Architect
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
bonus = { $as ->
    [did] { bonus-name }
   *[other] { bonus-name }: { LIST($effects, by: "semicolon") }
}
    .brief = { bonus-name }
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
    .brief = { quest-name }
quest-name = { $id ->
    [1] Elbow room
    [2] Four pairs of hands
    [3] Two bridges
    [4] First store
    [5] Quick study
    [6] First roofs
    [7] Full barn
    [8] One of each
    [9] Manufacture
    [10] Miners
    [11] Island trade
    [12] Workshop secrets
    [13] Wall and hearth
    [14] Growing people
    [15] Crowded hex
    [16] Four lands
    [17] Bakers
    [18] Bridge builders
    [19] Foresters and herders
    [20] First banner
    [21] Timber and wool
    [22] Busy hands
    [23] Wide country
    [24] Five roofs
    [25] Nine workers
    [26] Show of force
    [27] Two islands
    [28] Half improved
    [29] Treasury
    [30] Deep mines
    [31] Two banners
    [32] Industry
    [33] Sea watch
    [34] Victory
    [35] Foothold abroad
    [36] Balanced stores
    [37] Great realm
    [38] The work is done
    [39] Masters of their craft
    [40] Great power
    [41] Sea kingdom
    [42] Twelve workers
    [43] City builders
    [44] Much told of
    [45] Hoard
    [46] Two footholds abroad
    [47] Veterans
    [48] All arms
   *[other] quest { $id }
}

## What a move brings

item = { $of ->
    [layers] { want-layers }
    [upgrades] { want-upgrades }
   *[battles] { want-battles }
}
stock = { $seat } { $gains ->
    [one] gets { $gains }{ and-loses }
    [other] gets { $gains }{ and-loses }
   *[none] loses { $loses }
}
and-loses = { $loses ->
    [one] {" "}and loses { $loses }
    [other] {" "}and loses { $loses }
   *[none] {""}
}
change = { $hex } passes from { $from } to { $to }
completed = { $seat } completes the quest { quest-name }
bringing = { $gains ->
    [one] ; that brings { $gains }
    [other] ; that brings { $gains }
   *[none] {""}
}
completing = { $completes ->
    [one] ; { $completes }
    [other] ; { $completes }
   *[none] {""}
}

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
    .title = Military power { $n }
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
    .title = Leave to train military units and to attack
effect-change = { $way ->
    [more] { $param ->
        [worker_move] { $n ->
            [one] workers go 1 step further
           *[other] workers go { $n } steps further
        }
        [move_units] { $n ->
            [one] 1 unit more with Move
           *[other] { $n } units more with Move
        }
        [prod_hexes] { $n ->
            [one] 1 hex more with Produce
           *[other] { $n } hexes more with Produce
        }
        [build_discount] building and repairing costs { $n } less
        [populate_places] { $n ->
            [one] 1 town more with Populate
           *[other] { $n } towns more with Populate
        }
        [populate_workers] { $n ->
            [one] 1 worker more in each town with Populate
           *[other] { $n } workers more in each town with Populate
        }
        [monument_discount] { $n ->
            [one] layers cost 1 resource less
           *[other] layers cost { $n } resources less
        }
        [train_weapon] { $n ->
            [one] a free weapon with every unit
           *[other] { $n } free weapons with every unit
        }
        [attack_multi] attackers may come from all hexes around the target
        [attack_dice] { $n ->
            [one] 1 die more to attack
           *[other] { $n } dice more to attack
        }
        [defence_dice] { $n ->
            [one] 1 die more to defend
           *[other] { $n } dice more to defend
        }
        [quest_draw] { $n ->
            [one] 1 quest more to draw
           *[other] { $n } quests more to draw
        }
        [trades] { $n ->
            [one] 1 exchange more with Trade
           *[other] { $n } exchanges more with Trade
        }
        [upgrade_discount] { $n ->
            [one] upgrades cost 1 resource less
           *[other] upgrades cost { $n } resources less
        }
       *[other] +{ $n } to the { param-name }
    }
   *[less] { $param ->
        [populate_min] { $n ->
            [one] Populate needs 1 worker less in the town
           *[other] Populate needs { $n } workers less in the town
        }
        [land_required] { $n ->
            [one] layers need 1 land hex less
           *[other] layers need { $n } land hexes less
        }
        [sacrifice] { $n ->
            [one] layers take 1 worker less
           *[other] layers take { $n } workers less
        }
        [trade_rate] trading takes { $n } less
       *[other] -{ $n } to the { param-name }
    }
}
    .title = { $way ->
        [more] { $param ->
            [worker_move] { $n ->
                [one] Workers go 1 step further
               *[other] Workers go { $n } steps further
            }
            [build_discount] Building and repairing costs { $n } less
            [monument_discount] { $n ->
                [one] Layers cost 1 resource less
               *[other] Layers cost { $n } resources less
            }
            [train_weapon] { $n ->
                [one] A free weapon with every unit
               *[other] { $n } free weapons with every unit
            }
            [attack_multi] Attackers may come from all hexes around the target
            [upgrade_discount] { $n ->
                [one] Upgrades cost 1 resource less
               *[other] Upgrades cost { $n } resources less
            }
           *[other] { effect-change }
        }
       *[less] { $param ->
            [land_required] { $n ->
                [one] Layers need 1 land hex less
               *[other] Layers need { $n } land hexes less
            }
            [sacrifice] { $n ->
                [one] Layers take 1 worker less
               *[other] Layers take { $n } workers less
            }
            [trade_rate] Trading takes { $n } less
           *[other] { effect-change }
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
    [attack_multi] sides that an attack comes from
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
    [layers] layers
    [resources] resources
    [workers] workers
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
    .title = A free { what-name }
effect-unlock = { $pieces } to use from now on
effect-upgrades = { $n ->
    [one] 1 free improvement of a card
   *[other] { $n } free improvements of cards
}

## Chance, and, as `done`, what it has done since

start = { $as ->
    [told] { $who } makes { $seat } the start player.
   *[done] the start player has been drawn
}
deal-score-card = { $as ->
    [told] { $who } deals the score card { $card } to { $seat }.
   *[done] a score card has been dealt
}
deal-ability = { $as ->
    [told] { $who } deals the ability { $ability } to { $seat }.
   *[done] an ability has been dealt
}
deal-deck = { $as ->
    [told] { $who } deals the deck of the { $deck } to { $seat }.
   *[done] a deck has been dealt
}
draw = { $as ->
    [told] { $who } deals to { $seat } { $quest }.
   *[done] a quest has been dealt
}
draw-hidden = { $as ->
    [told] { $who } deals a quest to { $seat }.
   *[done] a quest has been dealt
}
roll = { $as ->
    [told] { $who } rolls { $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        } with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } for { $seat }, who { $side ->
            [attack] attacks
           *[defence] defends
        } { $hex }{ $result ->
            [won] ; { battle-result }
            [drawn] ; nobody wins the battle
           *[open] {""}
        }{ completing }.
   *[done] dice have been rolled
}
battle-result = { $by ->
    [one] { $winner } wins with 1 pip more
   *[other] { $winner } wins with { $by } pips more
}

## Cards

keep = { $as ->
    [offer] Keep { $quests }
   *[told] { $who } keeps { $quests }{ completing }.
}
    .did = { $quests ->
        [one] keeps a quest
       *[other] keeps quests
    }
    .brief = { $quests ->
        [one] Keep only { $quests }
       *[other] Keep { $quests }
    }
keep-hidden = { $who } keeps { $n ->
    [one] one quest
   *[other] { $n } quests
}{ completing }.
    .did = keeps { $n ->
        [one] 1 quest
       *[other] { $n } quests
    }
play = { $as ->
    [offer] Play the card { $card }{ improved }{ improving }
   *[told] { $who } plays the card { $card }{ improved }{ bringing }{ completing }.
}
    .did = plays { $card }{ $improves ->
        [one] , improves { $improves }
        [other] , improves { $improves }
       *[none] { $gains ->
            [one] : { $gains }
            [other] : { $gains }
           *[none] {""}
        }
    }
    .brief = Play { $card }
improved = { $green ->
    [1] , which is improved
   *[other] {""}
}
improving = { $improves ->
    [one] , and improve { $improves }
    [other] , and improve { $improves }
   *[none] {""}
}
take-back = { $as ->
    [offer] { $n ->
        [0] Pass, as no card is discarded
        [one] Take the discarded card back
       *[other] Take the { $n } discarded cards back
    }
   *[told] { $n ->
        [0] { $who } passes{ completing }.
        [one] { $who } takes the discarded card back{ completing }.
       *[other] { $who } takes the { $n } discarded cards back{ completing }.
    }
}
    .did = { $n ->
        [0] passes
        [one] takes back 1 card
       *[other] takes back { $n } cards
    }
    .brief = { $n ->
        [0] Pass: no card lies on your discard pile
        [one] Take back 1 card
       *[other] Take back { $n } cards
    }
improve = { $as ->
    [offer] Improve the card { $card }{ priced }: { $change }
   *[told] { $who } improves the card { $card }{ priced }: { $change }{ completing }.
}
    .did = improves { $card }
    .brief = Improve { $card }
improve-free = { $as ->
    [offer] Improve the card { $card } for nothing: { $change }
   *[told] { $who } improves the card { $card } for nothing: { $change }{ completing }.
}
    .did = improves { $card }
    .brief = Improve { $card }
take-bonus = { $as ->
    [offer] Take the common bonus { $bonus }
   *[told] { $who } takes the common bonus { $bonus }{ completing }.
}
    .did = takes { $bonus }
    .brief = Take { $bonus }
take-gift = { $as ->
    [offer] Take gift { $number } of the personal card: { LIST($effects, by: "semicolon") }
   *[told] { $who } takes gift { $number } of the personal card: { LIST($effects, by: "semicolon") }{ completing }.
}
    .did = takes gift { $number }
    .brief = Take gift { $number }
stop = { $as ->
    [offer] Stop here
   *[told] { $who } stops here{ completing }.
}
    .did = {""}

## Resources

place-start = { $as ->
    [offer] Begin with 1 { type-name } on { $at }{ holding }
   *[told] { $who } begins with 1 { type-name } on { $at }.
}
    .times = { $who } begins with { $times } { type-name } on { $at }.
    .did = begins with { $times } { type-name } on { $at }
    .brief = Place it on { $at }
place-resource = { $as ->
    [offer] Place 1 { type-name } on { $at }{ holding }
   *[told] { $who } places 1 { type-name } on { $at }{ completing }.
}
    .times = { $who } places { $times } { type-name } on { $at }.
    .did = places { $times } { type-name } on { $at }
    .brief = Place it on { $at }
save = { $as ->
    [offer] Save 1 { type-name } of the price
   *[told] { $who } saves 1 { type-name } of the price{ bringing }{ completing }.
}
    .times = { $who } saves { $times } { type-name } of the price.
    .did = {""}
    .brief = Take off 1 { type-name }
pay-from = { $as ->
    [offer] Pay 1 { type-name } from { $at }{ holding }
   *[told] { $who } pays 1 { type-name } from { $at }{ bringing }{ completing }.
}
    .times = { $who } pays { $times } { type-name } from { $at }.
    .did = {""}
    .brief = Pay from { $at }
produce-on = { $as ->
    [offer] Produce { gain }on { $at }{ holding }
   *[told] { $who } produces { gain }on { $at }{ completing }.
}
    .did = { $gain ->
        [0] {""}
       *[other] { $gain } on { $at }
    }
    .brief = Produce on { $at }
gain = { $gain ->
    [0] {""}
   *[other] { $gain }{" "}
}
produce-type = { $as ->
    [offer] Produce { type-name }
   *[told] { $who } produces { type-name }{ completing }.
}
    .did = { gain }on { $at }
trade-give = { $as ->
    [offer] Trade { $n } { type-name } away
   *[told] { $who } trades { $n } { type-name } away{ completing }.
}
    .did = gives { $n } { type-name }
    .brief = Give { type-name }
trade-get = { $as ->
    [offer] Take 1 { type-name } in exchange
   *[told] { $who } takes 1 { type-name } in exchange{ completing }.
}
    .did = gets 1 { type-name }
    .brief = Get { type-name }
trade-place = { $as ->
    [offer] Place the traded { type-name } on { $at }{ holding }
   *[told] { $who } places the traded { type-name } on { $at }{ completing }.
}
    .did = {""}
    .brief = Place it on { $at }
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
    [offer] Move { what-name }
   *[told] { $who } chooses { what-name } to move{ completing }.
}
    .did = {""}
go = { $as ->
    [offer] Go to { $to }
   *[told] { $who } moves { $unit } to { $to }{ completing }.
}
    .did = { $times ->
        [one] moves { $unit } to { $to }
       *[other] moves { $times } units to { $to }
    }
board = { $as ->
    [offer] Board { $ferry }{ together }
   *[told] { $who } boards { $ferry } with { $unit }{ together-and }{ completing }.
}
    .did = boards { $ferry } with { $unit }
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
    [offer] Sail to { $to }
   *[told] { $who } sails to { $to } with { $ferry }{ completing }.
}
    .did = sails { $ferry } to { $to }
land = { $as ->
    [offer] Land on { $to }
   *[told] { $who } lands on { $to } with { $ferry }{ completing }.
}
    .did = lands { $ferry } on { $to }
shore = { $as ->
    [offer] Take the empty { $ferry } to the shore between { $land } and { $water }
   *[told] { $who } takes the empty { $ferry } to the shore between { $land } and { $water }{ completing }.
}
    .did = moves an empty ferry to { $land }
    .brief = Take the empty ferry to the shore between { $land } and { $water }
carry = { $as ->
    [offer] Carry 1 { type-name } along to { $to }
   *[told] { $who } carries 1 { type-name } along to { $to }{ completing }.
}
    .times = { $who } carries { $times } { type-name } along to { $to }.
    .did = {""}
    .brief = Carry { type-name }
carry-nothing = { $as ->
    [offer] Carry nothing along
   *[told] { $who } carries nothing along{ completing }.
}
    .did = {""}
    .brief = Carry nothing

## Buildings and people

build = { $as ->
    [offer] Build a { what-name }{ priced }
   *[told] { $who } chooses to build a { what-name }{ priced }{ completing }.
}
    .did = {""}
    .brief = Build a { what-name }
repair = { $as ->
    [offer] Repair a { what-name } for less than a new one, which costs { $cost }
   *[told] { $who } chooses to repair a { what-name }{ completing }.
}
    .did = {""}
    .brief = Repair a { what-name }
build-on = { $as ->
    [offer] Build the { what-name } on { $at }{ holding }
   *[told] { $who } builds the { what-name } on { $at }{ completing }.
}
    .did = builds a { what-name } on { $at }
    .brief = Build on { $at }
repair-on = { $as ->
    [offer] Repair the { what-name } on { $at }{ holding }
   *[told] { $who } repairs the { what-name } on { $at }{ completing }.
}
    .did = repairs a { what-name } on { $at }
    .brief = Repair the { what-name } on { $at }
populate = { $as ->
    [offer] Bring { new-workers } to { $at }{ holding }
   *[told] { $who } brings { new-workers } to { $at }{ completing }.
}
    .did = brings { new-workers } to { $at }
    .brief = New workers on { $at }
rescue = { $as ->
    [offer] Bring { new-workers } to { $at }
   *[told] { $who } brings { new-workers } to { $at }{ completing }.
}
    .did = brings { new-workers } to { $at }
    .brief = Bring workers to your monument hex
new-workers = { $n ->
    [0] no workers
    [one] 1 new worker
   *[other] { $n } new workers
}
place-worker = { $as ->
    [offer] Place the worker on { $at }{ holding }
   *[told] { $who } places the worker on { $at }{ completing }.
}
    .times = { $who } places { $times } workers on { $at }.
    .did = { $times ->
        [one] places a worker on { $at }
       *[other] places { $times } workers on { $at }
    }
    .brief = Place the worker on { $at }
sacrifice = { $as ->
    [offer] Give up { $unit }
   *[told] { $who } gives up { $unit }{ bringing }{ completing }.
}
    .did = { $times ->
        [one] gives up { $unit }
       *[other] gives up { $times } workers
    }

## War

train = { $as ->
    [offer] Train a worker to be { a-kind }{ priced }
   *[told] { $who } chooses to train { a-kind }{ priced }{ completing }.
}
    .did = {""}
    .brief = Train { a-kind }
forge = { $as ->
    [offer] Forge a weapon{ priced }
   *[told] { $who } forges a weapon{ priced }{ completing }.
}
    .did = {""}
    .brief = Forge a weapon
train-worker = { $as ->
    [offer] { $into ->
        [weapon] Arm { $unit }
       *[other] Train { $unit } to be { a-trained }
    }
   *[told] { $into ->
        [weapon] { $who } arms { $unit }{ completing }.
       *[other] { $who } trains { $unit } to be { a-trained }{ completing }.
    }
}
    .did = { $into ->
        [weapon] arms a worker
       *[other] trains { a-trained }
    }
a-trained = { $into ->
    [army] an army
    [navy] a navy
   *[airforce] an airforce
}
launch = { $as ->
    [offer] Launch the navy on { $at }
   *[told] { $who } launches the navy on { $at }{ completing }.
}
    .did = launches it on { $at }
arm = { $as ->
    [offer] Arm a worker on { $at }{ holding }
   *[told] { $who } arms a worker on { $at }{ completing }.
}
    .did = arms a worker on { $at }
    .brief = Arm a worker on { $at }
put-back = { $as ->
    [offer] Put the weapon back
   *[told] { $who } puts the weapon back{ completing }.
}
    .did = {""}
attack = { $as ->
    [offer] Attack { $at } from { $from }
   *[told] { $who } attacks { $at } from { $from }{ completing }.
}
    .did = attacks { $at }
attack-around = { $as ->
    [offer] Attack { $at } from all sides{ holding-there }
   *[told] { $who } attacks { $at } from all sides{ completing }.
}
    .did = attacks { $at } from all sides
    .brief = Attack { $at }
holding-there = { $holds ->
    [0] {""}
   *[other] , where { $holds } lie
}
attack-with = { $as ->
    [offer] Attack with { $unit }
   *[told] { $who } attacks with { $unit }{ completing }.
}
    .did = {""}
lose-unit = { $as ->
    [offer] Lose { $unit }
   *[told] { $who } loses { $unit }{ completing }.
}
    .did = { $times ->
        [one] loses { $unit }
       *[other] loses { $times } units
    }
lose-building = { $as ->
    [offer] Let the { what-name } on { $at } be damaged
   *[told] { $who } lets the { what-name } on { $at } be damaged{ completing }.
}
    .did = lets a { what-name } on { $at } be damaged
lose-ferry = { $as ->
    [offer] Lose { $ferry }
   *[told] { $who } loses { $ferry }{ completing }.
}
    .did = loses { $ferry }
retreat = { $as ->
    [offer] Retreat from { $from } to { $at }{ holding }
   *[told] { $who } retreats from { $from } to { $at }{ completing }.
}
    .did = retreats to { $at }
    .brief = Retreat to { $at }
occupy = { $as ->
    [offer] Move into { $to } with { what-name }
   *[told] { $who } moves into { $to } with { what-name }{ completing }.
}
    .did = moves into { $to }
    .brief = Move in with { what-name }

## What is asked

ask-start-quest = Keep one of two starting quests
    .help = A quest brings points when you meet its conditions. The other one leaves the game.
    .wait = { $who } keeps one starting quest
ask-start-resource = Place a starting resource
    .help = Any land hex will do; it gets 1 resource of its terrain. The hexes next to your monument are the first that you reach.
    .wait = { $who } places a resource on the board
ask-turn = Play an action card or take your cards back
    .help = { $pile ->
        [0] All cards are in your hand.
        [one] { cards-in-hand }. Taking back returns one card and ends the turn.
       *[other] { cards-in-hand }. Taking back returns { pile-word } cards and ends the turn.
    }
    .wait = { $who } plays a card or takes all back
cards-in-hand = { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
pile-word = { $pile ->
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
   *[other] { $pile }
}
ask-improve = Choose a card to improve
    .help = { $discount ->
        [0] Its cost is printed at its foot. An improved card stays so for the whole game and counts 1 point or more.
       *[other] Its cost is printed at its foot; { $discount } less for you.
    }
    .wait = { $who } chooses the card to turn green
ask-improve-free = Choose a card to improve for nothing
    .help = An improved card stays so for the whole game.
    .wait = { $who } turns a card green for nothing
ask-save = Choose what to save: { $left } left
    .help = To pay: { $cost }.
    .wait = { $who } chooses what is taken off the cost
ask-pay = Choose where to pay 1 { type-name } from
    .help = Still to pay: { $cost }.
    .wait = { $who } chooses where to pay from
ask-move = { $left ->
    [0] Choose a horse to move
   *[other] Choose a unit to move: { $left } left
}
    .help = { $horses ->
        [1] Horses move in addition and cost no move.
       *[other] A unit or a ferry, each once.
    }
    .wait = { $who } chooses what to move
ask-step = Choose where the { mover-name } goes: { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
    .help = { $kind ->
        [ferry] With passengers it sails over water and lands on a shore; empty it goes from shore to shore.
        [navy] Over water only.
        [airforce] Over land and water; rivers do not matter. No monument hex.
        [horse] Over land; it may carry two resources at each step.
       *[other] Over land, across a river only by a bridge, or aboard a ferry on its shore.
    }
    .wait = { $who } chooses where it goes
mover-name = { $kind ->
    [ferry] ferry
   *[other] { kind-name }
}
ask-carry = Choose a resource to carry along, or none
    .help = { $left ->
        [0] From { $from }. One at a time.
        [1] From { $from }. One at a time.
       *[other] From { $from }. Up to { $left } more.
    }
    .wait = { $who } chooses what it carries
ask-produce = Choose a hex to produce: { $left } left
    .help = 1 for every worker, 2 more for a factory, at most 3 at once and 5 on a hex.
    .wait = { $who } chooses a hex that produces
ask-produce-type = Choose what the workshop makes
    .wait = { $who } chooses what the workshop makes
ask-build = Choose what to build or repair
    .help = { $discount ->
        [0] On a hex with one of your workers.
       *[other] Everything costs { $discount } less, but at least 1.
    }
    .wait = { $who } chooses what to build
ask-site = Choose the place for the { what-name }
    .help = { ask-site-free.help }
    .wait = { $who } chooses where to build
ask-site-free = Choose the place for the free { what-name }
    .help = { $what ->
        [bridge] An edge of a hex of yours: across a river for a bridge, on the shore for a ferry.
        [ferry] An edge of a hex of yours: across a river for a bridge, on the shore for a ferry.
       *[other] A land hex with a worker of yours and no building of another player.
    }
    .wait = { $who } places a free building
ask-populate = Choose a town for new workers: { $left } left
    .help = The town needs { $min ->
        [one] one worker
       *[other] { min-word } workers
    } of yours and gets { $workers ->
        [one] one worker
       *[other] { workers-word } workers
    }.
    .wait = { $who } chooses a town for new workers
min-word = { $min ->
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
   *[other] { $min }
}
workers-word = { $workers ->
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
   *[other] { $workers }
}
ask-sacrifice = Choose a worker to give up: { $left } left
    .help = The workers who build the layer go back to your supply.
    .wait = { $who } sacrifices a worker
ask-weapon = Choose a worker for the weapon
    .help = An armed worker has power 1 and still works.
    .wait = { $who } hands a weapon on
ask-bonus = Take a common bonus for layer { $layer }
    .help = It stays with you for the rest of the game; others cannot take it any more.
    .wait = { $who } chooses a common bonus
ask-gift = Take one of your { $deck }' gifts for layer { $layer }
    .help = You get everything in it, in this order; what finds no place is lost.
    .wait = { $who } chooses a personal bonus
ask-place-resource = Place 1 { type-name }
    .help = On a { $type ->
        [wood] forest
        [sheep] pasture
        [metal] mountain
       *[wheat] field
    } with a worker of yours. To place: { $cost }.
    .wait = { $who } places a resource
ask-place-worker = Place a new worker
    .help = On a hex with a working town of yours.
    .wait = { $who } places a worker
ask-train = Choose what to train
    .help = A unit costs resources and the worker who becomes it.
    .wait = { $who } chooses what to train
ask-train-worker = { $what ->
    [weapon] Choose the worker who gets the weapon
   *[other] Choose the worker who becomes the { what-name }
}
    .wait = { $who } chooses a worker
ask-launch = Choose the water where the navy begins
    .wait = { $who } chooses the water for the navy
ask-target = Choose what to attack
    .help = Others' units and buildings next to yours. Nothing happens before you have chosen who attacks.
    .wait = { $who } chooses what to attack
ask-attacker = Choose who attacks
    .help = { battle-dice } { battle-odds }
    .wait = { $who } declares an attacker
battle-odds = { $attack ->
    [0] Nobody attacks yet.
   *[other] The attack wins { $win } of 100 and loses { $lose }. On average that costs it { $attack_loss } and the defence { $defence_loss } of power.
}
tenths = { $n }.{ $tenth }
battle-dice = { $attack ->
    [one] 1 die against { $defence }.
   *[other] { $attack } dice against { $defence }.
}
ask-loss = Choose what you lose: damage { $damage } left
    .help = { battle-won }
    .wait = { $who } chooses what is lost
ask-retreat = { $group ->
    [air] Choose where your airforces retreat
    [sea] Choose where your navies and ferries retreat
   *[land] Choose where your workers and armies retreat
}
    .help = { battle-won }
    .wait = { $who } chooses where to retreat to
ask-occupy = Choose who moves in: up to { $left }
    .help = { battle-won }
    .wait = { $who } chooses who goes in
battle-won = { battle-result }.
ask-keep = Choose the quests to keep
    .help = At least one. A quest that is open at the end may cost points.
    .wait = { $who } chooses the quests to keep
ask-trade = Choose what to trade away: { $left } left
    .help = { $rate ->
        [1] One resource for one of any kind.
        [2] Two equal resources for one of any kind.
        [3] Three equal resources for one of any kind.
        [4] Four equal resources for one of any kind.
       *[other] { $rate } equal resources for one of any kind.
    }
    .wait = { $who } chooses what to give
ask-trade-get = Choose what you get
    .wait = { $who } chooses what to get
ask-trade-place = Choose where the { type-name } goes
    .help = On any land hex that you control with fewer than 5 resources.
    .wait = { $who } chooses where it goes

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
layer-is = { $seat } builds layer { $layer } next, for which the card names { layer-price }.
layer-price = { land-hexes }, { $cost ->
    [0] {""}
   *[other] { LIST($cost, by: "comma") }{" "}
}and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
quest-is = { $seat } { $state ->
    [held] may keep { $quest }
    [done] has completed { $quest }
   *[open] works on { $quest }
}.

## What is printed on things

piece-is = { piece-name.title }: { piece-name.help }{ $cost ->
    [0] {""}
   *[other] {" "}It costs { $cost }.
}
layer-needs-all = Layer { $layer } needs { layer-price }.
card-is = The card { $card }: { card-rule } Improving it costs { $cost ->
    [0] nothing
   *[other] { $cost }
}, and then: { $change }.
card-rule = { $rule ->
    [upgrade] { deed-upgrade.rule }
    [move] { deed-move.rule }
    [produce] { deed-produce.rule }
    [build] { deed-build.rule }
    [populate] { deed-populate.rule }
    [monument] { deed-monument.rule }
    [train] { deed-train.rule }
    [attack] { deed-attack.rule }
    [quest] { deed-quest.rule }
    [trade] { deed-trade.rule }
   *[other] {""}
}
sheet-counts = Everybody counts { LIST($rules, by: "semicolon") }, unless a score card says otherwise.
score-card-counts = The score card { $card } counts { LIST($rules, by: "semicolon") }.
ability-is = { $ability }: { ability-rule }
ability-rule = { $rule ->
    [raiders] Your navies may attack land next to them with power 2 each. They never go ashore.
    [riders] You have two horses. Each may go two steps in every Move action in addition, and carries up to two resources per step, even where no worker stands.
    [artisans] You may build up to three workshops (1 wood, 1 sheep). A hex with a workshop and a worker of yours produces whatever one kind you choose.
    [farmers] You may build up to three farms (1 wood) on pastures and fields. A hex with a farm and a worker of yours produces 1 more.
   *[other] {""}
}
deck-gives = The deck of the { $deck } gives for layer { $layer } one of: { LIST($options, by: "semicolon") }.
bonus-does = For layer { $layer } there is the common bonus { $bonus }.
quest-wants = { $name } is { $quest }.

## What points are for

why-item = { $n } { item-name }, { $points } per { $per }{ by-card }
    .brief = { $n } { item-name.brief }, { $points } per { $per }{ by-card }
by-card = { $by ->
    [card] {" "}(score card { $card })
   *[sheet] {""}
}
why-bonuses = { $bonuses ->
    [0] no card with points
   *[other] { LIST($bonuses, by: "comma") }
}
bonus-points = { bonus-name } { $points }
why-quests = { $quests ->
    [0] none known
   *[other] { LIST($quests, by: "comma") }
}
quest-points = { quest-name } { $points }
    .brief = quest { $id } { $points }

## The page: names

piece-name = { $type ->
    [w] worker
    [W] armed worker
    [weapon] weapon
   *[other] { type-name }
}
    .title = { $type ->
        [w] Worker
        [W] Armed worker
        [worker] Worker
        [army] Army
        [navy] Navy
        [airforce] Airforce
        [horse] Horse
        [weapon] Weapon
        [fort] Fort
        [town] Town
        [factory] Factory
        [workshop] Workshop
        [farm] Farm
        [bridge] Bridge
       *[ferry] Ferry
    }
    .all = { $type ->
        [worker] workers
        [army] armies
        [navy] navies
        [airforce] airforces
        [horse] horses
        [weapon] weapons
        [fort] forts
        [town] towns
        [factory] factories
        [workshop] workshops
        [farm] farms
       *[other] { piece-name }
    }
    .help = { $type ->
        [worker] Works the land, controls its hex and the resources on it, and carries one. No power unless armed.
        [fort] Power 2 in defence of its hex.
        [town] Power 1 in defence of its hex. New workers come here.
        [factory] Produces 2 more with a worker of yours, 1 more without.
        [workshop] Its hex produces whatever one kind you choose.
        [farm] Its hex produces 1 more. On pastures and fields only.
        [army] Power 3 on land, 1 aboard a ferry. One step over land.
        [navy] Power 3 on water. Two steps over water.
        [airforce] Power 2 anywhere. Two steps over land and water.
        [horse] Two steps over land in every Move action in addition; carries two resources.
        [weapon] A worker with a weapon has power 1. Everybody may forge one.
        [bridge] Lets everybody cross the river here, for ever.
       *[ferry] Belongs to nobody. Empty it lies on a shore; a worker or army that boards it takes it onto the water, two at most. A ferry with passengers sails two hexes and lands; whoever holds the shore may move it when it is empty.
    }
resource-title = { $type ->
    [wood] Wood
    [sheep] Sheep
    [metal] Metal
   *[wheat] Wheat
}
    .help = What lies on land hexes with a worker of yours, and what your workers carry aboard ferries. Only this can be spent and counts at the end.
    .from = { $type ->
        [wood] Comes from forests.
        [sheep] Comes from pastures.
        [metal] Comes from mountains.
       *[wheat] Comes from fields.
    }
monument-name = { $seat ->
    [greece] Colossus of Rhodes
    [egypt] Lighthouse of Alexandria
    [inca] Machu Picchu
    [maya] Tikal
   *[other] { $name }
}
area-label = { $area ->
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
    [atlas] Atlas Ring
   *[other] { $name }
}
goods = { $goods ->
    [0] nothing
   *[other] { $goods }
}
signed = { $way ->
    [more] +{ $n }
    [less] −{ $n }
   *[same] { $n }
}
count-layers = { $n ->
    [one] 1 layer
   *[other] { $n } layers
}
count-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
count-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
count-quests = { $n ->
    [one] 1 quest in progress
   *[other] { $n } quests in progress
}
count-power = power { $n }

## The page: the prompt

choose = Choose
over = The game is over
wait-chance = The dice and cards decide
seen = Then: { LIST($parts, by: "comma") }.
seen-layer = one layer more
seen-gain = { $goods } more
seen-lose = { $goods } less
seen-points = { $n ->
    [one] { signed } point
   *[other] { signed } points
}
seen-ends = the turn passes on
status = { $round ->
    [0] Set-up, { player-count }
   *[other] { $last ->
        [1] Round { $round }, last round, { player-count }
       *[other] Round { $round }, { player-count }
    }
}
    .short = { $round ->
        [0] Set-up
       *[other] { $last ->
            [1] Round { $round }, the last
           *[other] Round { $round }
        }
    }
player-count = { $players ->
    [2] two players
    [3] three players
    [4] four players
   *[other] { $players } players
}
line-layers = layers
    .title = Layers
line-resources = resources
    .title = Resources
line-workers = workers
    .title = Workers
line-land = land hexes
    .title = Land hexes
line-power = military power
    .title = Military power
line-upgrades = improved cards
    .title = Improved cards
line-extra-layers = score card, layers
    .title = Score card, layers
line-extra-resources = score card, resources
    .title = Score card, resources
line-extra-workers = score card, workers
    .title = Score card, workers
line-extra-land = score card, land hexes
    .title = Score card, land hexes
line-extra-power = score card, power
    .title = Score card, power
line-extra-upgrades = score card, improved cards
    .title = Score card, improved cards
line-extra-quests = score card, quests
    .title = Score card, quests
line-extra-islands = score card, islands
    .title = Score card, islands
line-extra-buildings = score card, buildings
    .title = Score card, buildings
line-bonus = common bonuses
    .title = Common bonuses
line-quests = completed quests
    .title = Completed quests
line-open-quests = open quests
    .title = Open quests

## The page: the board of a player

own-name = { $name } (you)
own-points = VP
own-resources = Resources that you control
own-layers = Layers of the monument
own-supply = Supply
own-supply-left = Supply: { $n }
own-locked = { $n } locked
own-back = Back to your own board
own-to-board = Board
own-see = See the board of { $name }. { LIST($parts, by: "comma") }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}
layer-built = built
layer-title = Layer { $n }
    .built = Layer { $n }, built
layer-land = { $n ->
    [one] 1 land hex
   *[other] { $n } land hexes
}
layer-workers = { $n ->
    [one] 1 worker given up
   *[other] { $n } workers given up
}
layer-lacks = { $n } { type-name } more
    .aside = ({ layer-lacks })
layer-any = { $n ->
    [one] 1 resource of { LIST($types, by: "or") }
   *[other] { $n } resources of { LIST($types, by: "or") }
}
layer-needs = Layer { $layer } needs { $parts } more.
layer-ready = You have everything for layer { $layer }. It takes { $workers ->
    [one] one worker
   *[other] { workers-word } workers
}.
layer-ready-other = Everything for layer { $layer } is there.
layer-complete = The monument is complete.
stat = { $of ->
    [layers] layers
    [land] land
    [workers] workers
    [power] power
   *[quests] quests
}
trait = { $of ->
    [card] score card
    [ability] ability
   *[deck] deck
}
others-all = Players
supply-title = Common supply
supply-weapons = weapons
supply-tokens = bridges and ferries
supply-quests = Quest decks { $deck }

## The page: quests

quests-own = Your quests
    .only = only you see them
quests-all = Quests
    .of = Quests: { $name }
quests-none = No quest in progress.
quests-hidden = { $n ->
    [one] 1 quest in progress, hidden.
   *[other] { $n } quests in progress, hidden.
}
quests-done = Completed:
quest-progress = { $have } of { $n }
quest-met = met
quest-worth = { $reward ->
    [one] { quest-worth-one }
   *[other] { quest-worth-many }
}
quest-worth-one = { $penalty ->
    [0] 1 point when done
   *[other] 1 point when done, { $penalty } if open at the end
}
quest-worth-many = { $penalty ->
    [0] { $reward } points when done
   *[other] { $reward } points when done, { $penalty } if open at the end
}

## The page: action cards

hand-own = Action cards
hand-of = Action cards of { $name }
hand-improved = improved
hand-played = played
hand-running = being played
hand-improve = improve for { $goods }
hand-payable = can be paid now
better = { $param ->
    [move_units] { $n ->
        [one] 1 more unit
       *[other] { $n } more units
    }
    [prod_hexes] { $n ->
        [one] 1 more hex
       *[other] { $n } more hexes
    }
    [populate_places] { $n ->
        [one] 1 more town
       *[other] { $n } more towns
    }
    [populate_workers] { $n ->
        [one] 1 more worker
       *[other] { $n } more workers
    }
    [train_weapon] { $n ->
        [one] a free weapon
       *[other] { $n } free weapons
    }
    [attack_multi] from all sides
    [quest_draw] { $n ->
        [one] 1 more quest
       *[other] { $n } more quests
    }
    [trades] { $n ->
        [one] 1 more trade
       *[other] { $n } more trades
    }
   *[other] { $n } less to pay
}
hand-take-back = Take back
    .help = All cards of your discard pile return to your hand; improved ones stay improved.
    .rule = It takes the whole turn. With an empty pile it is a pass.
hand-pass = pass
card-title = { $side ->
    [green] { card } (improved side)
   *[red] { card } (red side)
}
card-label = { $state ->
    [held] { card-side }, { $deed }
    [running] { card-side }, { $deed }, being played
   *[played] { card-side }, { $deed }, on the discard pile
}
card-side = { $side ->
    [green] { card }, improved side
   *[red] { card }, red side
}
card-play = Play { card }: { $deed }
card-improve = Improve { card }: { $deed }
deed-upgrade = { $upgrade_discount ->
    [0] Turn one card, pay its cost
   *[other] Turn one card, pay its cost, { $upgrade_discount } less
}
    .rule = Turns one of your action cards, wherever it lies, to its improved side for its cost. It may turn itself.
deed-move = Up to { $move_units } units or ferries
    .rule = Each unit or ferry moves once. Workers and armies go one step over land, navies two over water, airforces two over anything. A worker may carry a resource. Nothing may enter a hex with pieces of another player.
deed-produce = On up to { $prod_hexes } hexes
    .rule = Each chosen hex brings 1 resource of its terrain per worker of yours, and 2 more per working factory (1 if no worker is there). At most 3 at once, and never more than 5 on one hex.
deed-build = { $build_discount ->
    [0] Build or repair one
   *[other] Build or repair one, { $build_discount } less
}
    .rule = A fort, a town, a factory, a bridge, a ferry (or what your ability adds) at a hex with a worker of yours, or the repair of a damaged building for 1 less.
deed-populate = { $populate_workers ->
    [one] 1 worker in { populated-towns }
   *[other] { $populate_workers } workers in { populated-towns }
}
    .rule = Brings workers from your supply to a working town with enough workers of yours. With fewer than two workers on the board you may bring them to your monument hex instead.
populated-towns = { $populate_places ->
    [1] one town
   *[other] up to { $populate_places } towns
}
deed-monument = { $monument_discount ->
    [0] Build the next layer
   *[other] Build the next layer, { $monument_discount } less
}
    .rule = Adds a layer to your monument: it asks for land, resources and workers, and brings a common and a personal bonus.
deed-train = { $train_weapon ->
    [0] One unit or one weapon
   *[other] One unit or one weapon, a free weapon with a unit
}
    .rule = Turns a worker on land into an army, a navy or an airforce, which needs the military bonus. Or gives a worker a weapon, which everybody may do.
deed-attack = { $attack_multi ->
    [0] Attack from one hex
   *[other] Attack from all sides
}
    .rule = Needs the military bonus. Units next to a hex with others' units or buildings roll one die per power; the defender rolls too. More pips win.
deed-quest = Draw { $quest_draw }, keep 1 or more
    .rule = Draws quests from the deck that fits your number of layers. Keep at least one; only you see them.
deed-trade = { $trade_rate ->
    [1] { $trades } times: 1 for 1
   *[other] { $trades } times: { $trade_rate } equal for 1
}
    .rule = Gives equal resources to the supply and takes one of any kind, placed on a land hex that you control.

## The page: battles

battle-now = Battle
battle-last = Last battle
battle-attacks = attacks
battle-defends = defends
battle-side = { $pips ->
    [one] { count-dice }, 1 pip
   *[other] { count-dice }, { $pips } pips
}
count-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
count-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
battle-rolled = { $attack ->
    [one] 1 pip against { $defence }.
   *[other] { $attack } pips against { $defence }.
}
battle-ask = { $attack ->
    [one] Attack { $name } on { $hex } with 1 die against { $defence }
   *[other] Attack { $name } on { $hex } with { $attack } dice against { $defence }
}
    .yes = Roll the dice
battle-tie = Equal pips: nothing happens.
battle-failed = No pip for the attacker: the attack fails.
battle-damage = Damage left: { $damage }.
battle-help = One die for each point of power; a die shows 0, 1 or 2 pips, all equally likely.
    .rule = More pips win; the difference is the damage. Equal pips, or none for the attacker: nothing happens.
    .note = The dice show one way to roll the sum.

## The page: the map

map-label = Map
map-help = Drag to move the map, pinch or turn the wheel to zoom. Keys: plus, minus, 0 for the whole map, I J K L to move it.
map-in = Zoom in
map-out = Zoom out
map-whole = Whole map
map-all = All
map-home = Show { $name }
map-gives = The land gives
map-bridge = bridge
ferry-at = the ferry at { $at }
    .title = The ferry at { $at }
ferry-empty = empty ferry
ferry-with = { $name }: ferry with { $crew }
passenger-name = { $cargo ->
    [nothing] { kind-name }
   *[other] { kind-name } ({ $cargo })
}
hex-label = { $title } { LIST($parts, by: "space") }
hex-name = { $title }.
hex-pieces = { $name }: { $pieces }.
hex-goods = { $goods }.
hex-yield = Would produce { $n } { type-name }.
hex-damaged = damaged { piece-name }
disc-label = { $place }: { $piece }
edge-label = { $from } – { $to }

## The page: choices that are cards

tray-worker = and the worker
tray-repair = Repair { piece-name }
tray-gift = Gift { $n }
tray-keep-all = { $n ->
    [2] Keep both
    [3] Keep all three
    [4] Keep all four
   *[other] Keep all { $n }
}
tray-keep = Keep { $quests }
tray-quest = { $order }: { $wants }; { quest-worth }

## The page: explanations

explain-controls = { $name } controls this hex.
explain-damaged = The { piece-name } is damaged: it has no power and no use until it is repaired.
explain-idle = The { piece-name } does not work while another player stands here.
explain-monument = The monument of { $name }: { $n ->
    [0] no layers
    [1] one layer
    [2] two layers
    [3] three layers
    [4] four layers
    [5] five layers
   *[other] { $n } layers
} of five. Units may leave this hex, but none may enter it, and it cannot be attacked.
explain-out = Out of play with this number of players.
explain-improved = Improved: { $change }.
explain-improves = Improving it costs { $goods }: { $change }.
explain-held = In hand.
explain-played = On the discard pile until the cards are taken back.
explain-condition = { $want } ({ quest-progress }).
explain-want = { $want }.
explain-worth = { quest-worth }.
explain-quest = Completed by itself as soon as all conditions hold at the same moment in your turn.
    .done = Completed: it stays so whatever happens.
explain-layer = Needs { $land } land hexes that you control, { $goods }, and { $workers ->
    [one] one worker
   *[other] { workers-word } workers
} given up.
explain-pile = { $names ->
    [0] No common bonus is left for it.
   *[other] Common bonuses left for it: { $names }.
}
explain-gift = { $deck ->
    [none] It also brings one of three gifts of the deck.
   *[other] It also brings one of three gifts of the deck { $name }.
}
explain-last-layer = Whoever builds it makes this round the last one.
explain-costs = Costs { $goods }.
explain-crew = { $name }: { $crew }.
explain-ferry = Empty, on the shore.
    .helms = { $names } may move it.
explain-seat = { $monument }: { count-layers }.
    .has = { $parts }.
    .hand = { cards-in-hand }. { count-quests }.
    .start = The start player.
explain-points = { $name }: { count-points }
    .line = { $label }: { $points } ({ $why })
    .short = { $label }: { $points }
    .note = As if the game ended now. Quests in progress of others are not counted here.
explain-effect = { $effect }.
explain-copies = { $n ->
    [1] A player may hold one of these.
    [2] A player may hold up to two of these.
    [3] A player may hold up to three of these.
    [4] A player may hold up to four of these.
   *[other] A player may hold up to { $n } of these.
}
explain-score-card = Score card: { score-card.title }
    .usual = And as everybody: { $rules }.
score-rule = { $way ->
    [minus] minus { points-per }
   *[plus] { points-per }
}
    .title = { $way ->
        [minus] Minus { points-per }.
       *[plus] { points-per }.
    }
points-per = { $points ->
    [one] 1 point per { per-items }
   *[other] { $points } points per { per-items }
}
per-items = { $per ->
    [1] { one-item }
   *[other] { $per } { many-items }
}
explain-ability = Ability: { ability }
explain-deck = Deck: { deck }
    .gift = With each of the first four layers you take one of three gifts:
    .layer = Layer { $n }: { LIST($options, by: "semicolon") }.
    .option = or { $option }
deck-option = { $effects }
explain-next = The next layer
    .rule = Land hexes are counted before workers are given up. A discount may be taken off any kind of resource.
explain-edge = A place on the edge
explain-river = River
    .rule = Only airforces cross it without a bridge.
explain-supply = { $what ->
    [weapon] Weapons left. Without one no weapon can be forged.
    [token] Bridges and ferries are made of the same tokens; so many are left.
   *[other] What is left in the common supply. A kind that has run out cannot be gained.
}
explain-quest-deck = Quest decks: { $deck }
    .left = { $n ->
        [one] 1 quest left for players with { LIST($layers, by: "or") } layers. Nobody knows which.
       *[other] { $n } quests left for players with { LIST($layers, by: "or") } layers. Nobody knows which.
    }

## The board that is drawn in characters

board-legend =
    26f forest, p pasture, m mountain, w field, * monument, { $water } water, x out of play; F fort T town Y factory
    S workshop R farm, small letters: damaged; G2w1W: of Greece 2 workers, 1 armed; A army N navy P airforce H horse;
    2d wood, s sheep, m metal, h wheat; f0 ferry; | and --- river, = and === bridge
board-water = ~
board-ferry = f{ $id }
board-ferry-empty = ferry { $ferry } empty between { $land } and { $water }
board-ferry-crew = ferry { $ferry } on { $water }, { $seat }: { LIST($crew, by: "space") }
board-passenger = { $type ->
    [nothing] { kind-name }
   *[other] { kind-name } with { type-name }
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
board-card = { card }
board-green-card = { card }(green)
board-bonuses = bonuses: { LIST($bonuses, by: "space") }
board-bonus = { bonus-name }
board-quests = Quests
board-quest-count = { $seat }: { $open } in progress, { $done } completed
board-quest-held = to choose: { $quest }
board-quest-open = in progress: { $quest }
board-piles = decks: { LIST($piles, by: "space") }
board-pile = { $deck } has { $n }
board-score = Your score card
board-lines = { LIST($lines, by: "space") }
board-line = { $line ->
    [layers] layers
    [resources] resources
    [workers] workers
    [land] land
    [power] power
    [upgrades] upgrades
    [extra-layers] extra layers
    [extra-resources] extra resources
    [extra-workers] extra workers
    [extra-land] extra land
    [extra-power] extra power
    [extra-upgrades] extra upgrades
    [extra-quests] extra quests
    [extra-islands] extra islands
    [extra-buildings] extra buildings
    [bonus] bonus
    [quests] quests
    [open-quests] open quests
   *[other] { $line }
} { $points }
board-battle = Battle for hex { $hex }: { $attacker } { $attack } pips, { $defender } { $defence } pips{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}
board-chance = Chance decides.
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
    .brief = { $item ->
        [land] land
        [power] power
        [upgrades] upgrades
       *[other] { item-name }
    }

## The page of the start, and the set-up

title-blurb = Lead a people, gather resources, fight where you must, and raise your monument layer by layer.
title-length = 60 to 90 minutes

option-world = World
    .help = Counts with two players only: which peoples they lead.
    .is-old = Old: Greece and Egypt
    .is-new = New: Inca and Maya
option-start = Start player
    .help = Who begins.
    .is-random = Random
    .seat = Seat { $seat }

## What decides between equal scores

tie-layers = layers
    .count = { $n ->
        [one] 1 layer
       *[other] { $n } layers
    }
tie-military-power = military power
    .count = { $n } military power
tie-resources = resources
    .count = { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }

## The guided game

lesson-goal = Welcome to Monuments. You lead Greece, in blue. Your monument grows by five layers; land, workers, resources and quests bring points, too.
lesson-quest = Before the game everybody keeps one of two starting quests. Elbow room wants four land hexes, and you will spread out anyway. Keep it.
lesson-resources = Everybody also places two resources. Yours are a wood on the forest and a sheep on the pasture beside your monument hex.
lesson-move = These are your ten action cards; you play one in each turn. Your three workers wait on the monument hex. Play Move.
lesson-forest = A worker is ready to go. Dashed rings show where it can go; the blue lines are rivers, which stop walkers. Send it to the forest.
lesson-second = The red card moves two units. Choose a worker on the monument hex once more.
lesson-pasture = Send this one to the pasture. Where a worker stands, the hex and its resources are yours.
lesson-produce = Egypt has moved its workers as well. Your card lies on your discard pile now. Play Produce.
lesson-reap-sheep = Each worker on a hex brings one resource of its kind. Begin with the pasture.
lesson-reap-wood = The red card lets two hexes produce. Choose the forest.
lesson-back = You have two wood and two sheep. Move and Produce lie on the discard pile; taking all cards back is a turn of its own. Do it now.
lesson-trade = Two turns later: your third worker has gone to the field, and you have one wheat. A town costs a sheep and two wheat. Play Trade.
lesson-give = Two equal resources become one of another kind. You have three wood: give two of them.
lesson-get = You need a second wheat for the town. Take it.
lesson-put = What you traded for may lie on any land hex of yours. Put it on the field.
lesson-build = Egypt has built a ferry meanwhile and taken its cards back. Now you can pay for a town. Play Build.
lesson-town = The card builds one thing, or repairs one. Choose the town.
lesson-site = A town needs a worker on its hex; new workers will come there. Put it on the field.
lesson-monument = Egypt’s ferry has put to sea, with an armed worker aboard. You control three hexes, a wood and a sheep: that is enough for your first layer. Play Monument.
lesson-worker = A layer also takes a worker, whom you choose. The forest has given enough: give up the worker there.
lesson-bonus = The layer stands: 6 points. With it you choose a common bonus, which lasts for the whole game. Take Military: it lets you train armies and attack.
lesson-gift = Each of the first four layers also brings a gift of your own deck. The third brings a sheep, a wheat and a worker: just what an army costs. Take it.
lesson-train = The new worker came to the town, and Egypt is on its way. Play Train.
lesson-army = You can pay for an army only, so that is settled. Make one of a worker on the field.
lesson-attack = Two turns later: your worker has left the pasture, and Egypt’s armed worker has landed there. Your army stands beside it. Play Attack.
lesson-battle = Each point of power is a die with 0, 1 or 2 pips. Your army rolled 4 with three dice, Egypt 1 with one: its worker fell, and your army moved in.
lesson-end = The next layer needs five hexes; the board always says what is missing. The game ends with the round in which somebody builds a fifth layer, and the most points win.

## The rules, for people who learn the game: rules.md has the exact wording

rules = aim map setup turn control pay upgrade move ferries produce build populate layers train attack losses quests trade abilities score options
rules-aim = The aim
    .p1 = Two to four peoples live on islands around one sea: Greece, Egypt, Inca and Maya. Each builds a monument of five layers. Land, resources, workers, improved actions, military strength and quests bring points as well.
    .p2 = The game ends at the end of the round in which somebody completes the fifth layer. Whoever has the most points then wins; the builder of the fifth layer need not be the winner.
    .p3 = This is an unofficial table: rules and pictures are told and drawn anew.
    .example = Example: Greece completes its fifth layer and ends the game with 58 points. Egypt has four layers and 61 points: Egypt wins.
    .picture = A monument of five layers with 58 points and one of four layers with 61, which is ticked.
rules-map = The map
    .p1 = Land hexes are forests, pastures, mountains and fields. They produce wood, sheep, metal and wheat. All other hexes are water; the lake inside the Atlas Ring is water like the sea.
    .p2 = Every people has a continent of eleven land hexes around its monument hex. The monument hex is no land hex: it produces nothing, counts for nothing, nobody may enter it, and nobody on it can be attacked. Units that are placed there may leave.
    .p3 = Rivers run along some edges between land hexes. Only airforces cross a river without a bridge. From a monument hex three hexes can be reached at once: a forest, a pasture and a field.
    .p4 = Islets of one hex and the Atlas Ring of six hexes belong to nobody at the start. With fewer than four players the continents and islets without a people are out of play; the sea is always open.
    .example = Example: A worker on a field cannot walk over the river to the forest beside it. With a bridge there it can.
    .picture = A worker before a river: no way; with a bridge over it: a way.
rules-setup = Set-up
    .p1 = Two players take Greece and Egypt, or Inca and Maya as an option. Three take Greece, Egypt and Inca; four take all. The start player is drawn by lot or chosen as an option, and stays the same all game.
    .p2 = Everybody is dealt two starting quests and keeps one in secret, before anything else is dealt.
    .p3 = Then everybody gets by lot a score card, an ability and a personal deck, all open. The deck says which buildings and military units are available from the start; the others are locked. All fifteen workers are available.
    .p4 = Three workers stand on each monument hex. All ten action cards are in hand with their red side up.
    .p5 = Last, from the start player on, everybody places two resources: each time choose any land hex in play, and one resource of its kind is put there.
    .p6 = Quests and common bonuses that need more players are left out.
    .example = Example: Greece puts its two resources on the forest and the pasture beside its monument hex. The three workers will fetch them.
    .picture = The monument hex with three workers, a wood to its left and a sheep to its right.
rules-turn = A turn
    .p1 = In your turn you play one action card from your hand, carry it out, and put it on your discard pile. Or you take all cards of your discard pile back; that is the whole turn then. Taking back is always allowed, and with an empty pile it is a pass.
    .p2 = A card may be played only if it does something. "Up to" means at least once; after that you may stop.
    .p3 = Cards have a red side and an improved, green side. An improved card stays improved, in hand and on the pile, until the end.
    .p4 = Where only one choice is left, it is made for you.
    .example = Example: Greece plays Move, then Produce, then Build: three turns, and three cards on the pile. In its fourth turn it takes all three back.
    .picture = The cards Move, Produce and Build, then taking back.
rules-control = Who controls what
    .p1 = All units on a hex belong to one player; any number of them may stand together. You control a land hex with at least one worker, army or airforce of yours on it, and a water hex with a navy or airforce. Horses, buildings and passengers of ferries control no hex.
    .p2 = You control the resources on land hexes with a worker of yours, and what your workers carry aboard ferries. Only controlled resources can be spent, and only they count at the end. Military units control land but no resources.
    .p3 = A hex is closed to you if a unit of another player stands there, or a building of another player, even a damaged one. Only the Attack card takes such a hex. If one of your units already stands beside a foreign building, your other units may join it.
    .p4 = A building works if it is intact and no unit of another player stands on its hex. Only working buildings defend, produce and count.
    .p5 = At most five resources lie on one hex.
    .example = Example: Two workers and an army of Greece stand on a forest with two wood: Greece controls the hex and the wood. When only the army is left, it controls the hex, but not the wood.
    .picture = A forest with workers and an army; the same with an army alone, where the hex is ticked and the wood is crossed out.
rules-pay = Paying
    .p1 = Costs are paid with controlled resources from anywhere; you choose the hexes or ferries they come from. What is spent goes back to the supply at once. There are 25 of each kind; what has run out cannot be gained.
    .p2 = Discounts of improved cards, bonuses and repairs add up. You choose which kinds are saved, but at least one resource is always paid. Workers that are given up are never discounted by them.
    .example = Example: A fort costs 1 wood and 1 metal. You control wood on two hexes, so you choose from which one it is taken.
    .picture = Two forests with wood; a wood and a metal make a fort.
rules-upgrade = Upgrade
    .p1 = Choose one of your red cards, in hand, on the pile, or this card itself, pay the cost at its foot, and turn it over.
    .p2 = Improved, this card makes later upgrades one resource cheaper.
    .example = Example: For two sheep you turn Produce over. From now on it brings resources from three hexes, and in the end it is worth a point.
    .picture = Two sheep turn a card of Produce to its green side: three hexes, 1 point.
rules-move = Move
    .p1 = Move up to two units or ferries, three with the improved card. Each moves once and must make at least one step.
    .p2 = Workers and armies go one step over land, navies two over water, airforces two over land or water. Every hex entered must be open to you. Moving never starts a battle.
    .p3 = A worker that goes from one land hex to another may carry one resource along if the new hex has room; with more than one step it may change it at every step. A new worker movement comes from the bonus Swift workers.
    .example = Example: You move two workers: one from the monument hex to the forest, the other from the forest to the pasture, with a wood in its hands.
    .picture = Two steps of two workers; the second one carries a wood.
rules-ferries = Bridges and ferries
    .p1 = Bridges and ferries belong to nobody. A bridge lets everybody walk across its river, for ever. There are 20 tokens; each is a bridge or a ferry.
    .p2 = An empty ferry lies on a shore edge, between a land and a water hex. A worker or an army on that land boards it with a step: the ferry goes to the middle of the water hex with it. Two may board together, and only the second one pushes the ferry off: the other one is on the same hex and has a move left, or has come there in this action and stopped with a step to spare. A worker may take one resource aboard. Nobody boards a ferry on the open water.
    .p3 = A ferry with passengers is moved like a unit with two steps: it sails to a neighbouring water hex, or lands everybody on a neighbouring land hex, which ends its move; then it lies empty on that shore. In the same action a unit may board and the ferry may sail.
    .p4 = An empty ferry can be moved by whoever controls its land or its water hex: one step to another shore of the same or a neighbouring water hex. Who may move it, and that it never lies empty on the open water, is our reading.
    .p5 = A ferry whose last passenger is lost on the water goes back to the supply.
    .example = Example: A worker boards the ferry, which goes to the middle of the water with it. Next time the ferry sails to the water beside it, and then it may land on the other shore.
    .picture = A field, two hexes of water and a forest; a worker aboard a ferry on the way.
rules-produce = Produce
    .p1 = Choose up to two land hexes, three with the improved card. Each brings one resource of its kind for every worker of yours there, two more for every working factory (one more if no worker is there).
    .p2 = At most three come at once from a hex, and never more than five may lie on it. What a factory makes alone lies there until a worker comes.
    .example = Example: Two workers on a pasture bring 2 sheep. One worker beside a working factory on a field brings 1 wheat, and the factory 2 more.
    .picture = Two workers on a pasture bring 2 sheep; a worker and a factory on a field bring 3 wheat.
rules-build = Build
    .p1 = Build one thing, or repair one. A fort costs 1 wood and 1 metal, a town 1 sheep and 2 wheat, a factory 2 sheep. They stand on a land hex with a worker of yours and without a building of another player; several may share a hex. That buildings of two players never share one is our reading.
    .p2 = A bridge costs 1 wood and crosses a river at a land hex with a worker of yours; the other side may be any land or monument hex in play. A ferry costs 1 wood and lies on the shore of a land hex with a worker of yours.
    .p3 = A damaged building of yours on a hex with a worker of yours is repaired for one resource less than it costs. The improved card makes everything one cheaper, but never free.
    .example = Example: A worker stands on a field. You pay 1 sheep and 2 wheat from wherever you control them, and a town stands there.
    .picture = A sheep and two wheat make a town on a field with a worker.
rules-populate = Populate
    .p1 = Choose a land hex with a working town of yours and at least two workers of yours: it gets one worker from your supply. With the improved card up to two different towns; two towns on one hex count as two.
    .p2 = If you have fewer than two workers on the board, you may bring workers to your monument hex instead until you have two.
    .example = Example: A town and two workers stand on a field. Populate brings a third worker there.
    .picture = A town with two workers, then with three.
rules-layers = Monument
    .p1 = Layers are built in order, one per action. Layer 1 needs 3 land hexes, 1 wood and 1 sheep, and takes 1 worker. Layer 2: 5 hexes, 1 wood, 1 sheep, 1 wheat, 1 worker. Layer 3: 7 hexes, 1 of each, 1 worker. Layer 4: 9 hexes, 2 wood, 2 sheep, 1 metal, 1 wheat, 2 workers. Layer 5: 12 hexes, 3 of each, 3 workers.
    .p2 = All this must be there before anything is paid. You choose which workers are given up, anywhere on the board; they return to your supply. Then you take a common bonus from the open pile of this layer, which stays with you, and one of three gifts of your personal deck for layers 1 to 4.
    .p3 = Gifts are carried out in order. Resources go to hexes of their kind with a worker of yours and room; workers to a working town of yours, or to the monument hex if you have none; a free building to a land hex that you control. What finds no place is lost. Locked pieces that are unlocked join your supply.
    .p4 = The improved card makes layers one resource cheaper.
    .example = Example: You control three land hexes, a wood and a sheep. You pay both and give up a worker; then your first layer stands, and you take a common bonus and a gift.
    .picture = Three hexes, a wood, a sheep and a worker make the first layer, which brings a bonus.
rules-train = Train
    .p1 = Everybody may give an unarmed worker a weapon for 1 metal. An armed worker still works and carries, and has power 1.
    .p2 = Military units need the common bonus Military. A worker on a land hex becomes an army (1 sheep, 1 wheat), a navy on neighbouring water (1 metal, 1 wheat) or an airforce (1 wood, 1 wheat), if the piece is in your supply. The worker returns to the supply. A weapon that becomes free may go to another unarmed worker.
    .p3 = With the improved card every trained unit brings a free weapon.
    .example = Example: You pay 1 sheep and 1 wheat. A worker goes back to the supply, and an army stands in its place.
    .picture = A worker, a sheep and a wheat make an army.
rules-attack = Attack
    .p1 = Needs the common bonus Military; armed workers alone are enough to attack then. Choose a hex with units of another player, or with buildings of another player and nobody on it, next to your units. Attackers come from one hex, with the improved card from all hexes around the target.
    .p2 = Power against land: army 3, airforce 2, armed worker 1; they need a way without a river, except airforces and passengers of ferries. Power on water: navy 3, airforce 2, army or armed worker aboard 1 each, and 1 for their ferry. Unarmed workers and horses never attack.
    .p3 = Everything of the defender on the hex defends: the same powers, fort 2, town 1. Both sides roll one die for each point of power. A die shows 0, 1 or 2, all equally likely. Without a pip of the attacker, or with equal pips, nothing happens.
    .example = Example: An army attacks a town with two workers: 3 dice against 1. The army rolls 2, 1 and 0, the town 1. With 3 pips against 1 the attacker wins by 2.
    .picture = An army beside a yellow town with two workers; dice 2, 1, 0 against 1.
rules-losses = Losses, retreat, occupation
    .p1 = The loser takes the difference as damage. He chooses pieces with power until it is used up: units fall, buildings are damaged. If some of them match the damage exactly, he must choose among those; else the last one covers more than is left. A ferry may be chosen with everybody aboard.
    .p2 = If the defender loses and damage is left when nothing with power remains, workers and horses fall and all other buildings are damaged too. The rulebook only hints at this; it is our reading.
    .p3 = If the attacker won, the remaining units of the defender must leave: those on land together to one open neighbouring land hex, airforces together, navies and ferries together. Who has nowhere to go falls. Resources stay on the hex; cargo aboard a retreating ferry is lost.
    .p4 = Then attackers move in, at least one if any can. If there were two or more, one of them must stay behind. Navies never go ashore. Buildings of the loser stay his and do not work meanwhile.
    .p5 = Weapons of the fallen may be given to other unarmed workers of the same player. The winner has won a battle; quests ask for it. Bridges, empty ferries and resources are never harmed.
    .example = Example: The attacker has won by 2. The defender’s fort, of power 2, is damaged, and that is all of it. The worker beside the fort must leave for the pasture.
    .picture = A damaged fort, and a worker that leaves for the hex behind it.
rules-quests = Quests
    .p1 = The Quests card draws two quests, three when improved, from the deck of your number of layers: 0 or 1, 2 or 3, 4 or 5. Keep at least one; the others go back into the deck. Only you see your quests.
    .p2 = A quest is completed by itself as soon as all its conditions hold at the same moment in your own turn, even in the middle of an action. That they must hold together, and that nobody is asked, is our reading. It stays completed. At the end a completed quest brings its points, and an open one may cost some.
    .p3 = Conditions count what you control now: land hexes of a kind, on islands or on others' continents, resources, workers, units, working buildings, bridges and ferries at your hexes, power, improved cards, layers, battles won, quests completed.
    .example = Example: Elbow room wants four land hexes. You walk onto the fourth in your own turn, and the quest is completed at once.
    .picture = A quest, and four hexes with a worker each.
rules-trade = Trade
    .p1 = Up to two times: give two equal controlled resources and take one of any kind, with the improved card one for one. It is placed on any land hex that you control with fewer than five resources, whatever its terrain.
    .example = Example: You give two wood for a metal, and two wheat for a sheep. With the improved card one wood would have been enough.
    .picture = Two wood become a metal, two wheat become a sheep.
rules-abilities = Abilities
    .p1 = Sea raiders: your navies may attack land with power 2 each; they never go ashore.
    .p2 = Horse masters: two horses start on your monument hex. In every Move action each may go two steps over land in addition, carrying up to two resources at each step, even where no worker stands. They have no power and control nothing.
    .p3 = Artisans: up to three workshops for 1 wood and 1 sheep. A hex with a working workshop and a worker of yours produces any one kind that you choose.
    .p4 = Farmers: up to three farms for 1 wood on pastures and fields. A hex with a working farm and a worker of yours produces one more.
    .example = Example: Farmers: a worker on a field brings 1 wheat, a worker beside a farm there brings 2.
    .picture = A worker on a field: 1 wheat; with a farm: 2 wheat.
rules-score = The end and the points
    .p1 = When a fifth layer is built, the round is played to its end, so that everybody has had equally many turns. After 200 rounds the game ends in any case.
    .p2 = Points: 6 per layer, 1 per land hex that you control, 1 per 2 workers on the board, 1 per 3 resources, 1 per 3 military power, 1 per improved card. Your score card changes some of these lines or adds one. Bonuses of the fifth layer and quests are added, open quests may cost points. All divisions round down.
    .p3 = Military power: army on land 3, navy 3, airforce 2, armed worker 1, army or armed worker aboard 1, each ferry of yours with passengers 1, working fort 2, working town 1.
    .p4 = Ties are broken by layers, then military power, then resources; after that the victory is shared.
    .p5 = Score cards. Landlord: land hexes count twice, resources 1 per 4. General: power 1 each, resources 1 per 4. Inventor: improved cards 3 each, power 1 per 4. Architect: layers 8 each, but minus 1 per 6 land hexes.
    .example = Example: Three layers are 18 points, ten land hexes 10, nine workers 4, eight resources 2, military power 7 is 2, four improved cards 4: 40 points.
    .picture = 18, 10, 4, 2, 2 and 4 points for layers, hexes, workers, resources, power and cards: 40.
rules-options = Options
    .p1 = World: with two players, the old one (Greece and Egypt) or the new one (Inca and Maya). With three or four players it changes nothing.
    .p2 = Start: the start player is drawn by lot, or a fixed seat begins.
    .example = Example: Two people choose the new world: Inca plays against Maya, and the continents of Greece and Egypt are out of play.
    .picture = Greece and Egypt are crossed out, Inca and Maya are ticked.
