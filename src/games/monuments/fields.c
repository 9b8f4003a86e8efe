/* fields.c - the table of fields of a position. */
#include "games/monuments/fields.h"

#include "base/num.h"
#include "games/monuments/nodes.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/text.h"

/* -- Axes ------------------------------------------------------------------ */

static int seats(const struct table *t)
{
    return monuments_table(t)->seats;
}

static void seat_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", monuments_seat_name(t, i));
}

static int dry_hexes(const struct table *t)
{
    return monuments_table(t)->dry;
}

static int hexes(const struct table *t)
{
    return monuments_table(t)->hexes;
}

static int spots(const struct table *t)
{
    return monuments_table(t)->hexes + monuments_table(t)->ferries;
}

static void spot_name(const struct table *t, int i, struct text *out)
{
    monuments_write_spot(monuments_table(t), i, out);
}

static int ferries(const struct table *t)
{
    return monuments_table(t)->ferries;
}

static void ferry_name(const struct table *t, int i, struct text *out)
{
    (void)t;
    text_add(out, "f%d", i);
}

static int rivers(const struct table *t)
{
    return monuments_table(t)->content.river_count;
}

static void river_name(const struct table *t, int i, struct text *out)
{
    const uint8_t *ends = monuments_table(t)->content.river[i];
    text_add(out, "%d-%d", ends[0], ends[1]);
}

static int types(const struct table *t)
{
    (void)t;
    return MONUMENTS_TYPES;
}

static void type_name(const struct table *t, int i, struct text *out)
{
    (void)t;
    text_add(out, "%s", monuments_type_words[i]);
}

static int cards(const struct table *t)
{
    (void)t;
    return MONUMENTS_CARDS;
}

static void card_name(const struct table *t, int i, struct text *out)
{
    (void)t;
    text_add(out, "%s", monuments_card_words[i]);
}

static int commons(const struct table *t)
{
    return monuments_table(t)->content.common_count;
}

static void common_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%d", monuments_table(t)->content.common[i].id);
}

static int sites(const struct table *t)
{
    (void)t;
    return MONUMENTS_SITES;
}

static void site_name(const struct table *t, int i, struct text *out)
{
    (void)t;
    text_add(out, "%s%d", monuments_building_words[i / MONUMENTS_PIECES],
             i % MONUMENTS_PIECES + 1);
}

static int kinds(const struct table *t)
{
    (void)t;
    return MONUMENTS_KINDS;
}

static void kind_name(const struct table *t, int i, struct text *out)
{
    (void)t;
    text_add(out, "%s", monuments_kind_words[i]);
}

/* MO-17.4: `w+` has movement to spare. */
static void moved_kind_name(const struct table *t, int i, struct text *out)
{
    kind_name(t, i % MOVED_SPARE, out);
    text_add(out, "%s", i >= MOVED_SPARE ? "+" : "");
}

static int lockables(const struct table *t)
{
    (void)t;
    return MONUMENTS_LOCKABLE;
}

static void lockable_name(const struct table *t, int i, struct text *out)
{
    (void)t;
    text_add(out, "%s",
             i < LOCK_ARMY ? monuments_building_words[i]
                           : monuments_kind_words[i - LOCK_ARMY + ARMY]);
}

static int score_cards(const struct table *t)
{
    return monuments_table(t)->content.score_card_count;
}

static void score_card_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", monuments_table(t)->content.score_card[i].id);
}

static int abilities(const struct table *t)
{
    (void)t;
    return MONUMENTS_ABILITIES;
}

static void ability_name(const struct table *t, int i, struct text *out)
{
    (void)t;
    text_add(out, "%s", monuments_ability_words[i]);
}

static int decks(const struct table *t)
{
    return monuments_table(t)->content.deck_count;
}

static void deck_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", monuments_table(t)->content.deck[i].id);
}

static int quest_decks(const struct table *t)
{
    (void)t;
    return MONUMENTS_QUEST_DECKS;
}

static void quest_deck_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%s", monuments_table(t)->content.quest_deck[i].id);
}

static int quests(const struct table *t)
{
    return monuments_table(t)->content.quest_count;
}

static void quest_name(const struct table *t, int i, struct text *out)
{
    text_add(out, "%d", monuments_table(t)->content.quest[i].id);
}

static int wheres(const struct table *t)
{
    (void)t;
    return MONUMENTS_WHERES;
}

/* A seat that is not there has a number. */
static void where_name(const struct table *t, int i, struct text *out)
{
    static const char *const words[] = {"held", "open", "done", "dropped"};
    if (i < WHERE_HELD) {
        text_add(out, "%s", i == WHERE_DECK ? "deck" : "box");
        return;
    }
    int seat = (i - WHERE_HELD) % MONUMENTS_SEATS;
    text_add(out, "%s.", words[(i - WHERE_HELD) / MONUMENTS_SEATS]);
    if (seat < monuments_table(t)->seats) {
        text_add(out, "%s", monuments_seat_name(t, seat));
    } else {
        text_add(out, "%d", seat);
    }
}

static int node_count(const struct table *t)
{
    (void)t;
    return MONUMENTS_NODES;
}

static void node_name(const struct table *t, int i, struct text *out)
{
    (void)t;
    text_add(out, "%s", monuments_nodes[i].name);
}

/* Plain numbers: how many of a row the set-up uses. */
#define ROOM(name, size)                   \
    static int name(const struct table *t) \
    {                                      \
        return (size) + 0 * (t == NULL);   \
    }
ROOM(slots, MONUMENTS_SLOTS)
ROOM(drawn, MONUMENTS_DRAWN)
ROOM(stack_room, MONUMENTS_STACK)
ROOM(moved_room, MONUMENTS_MOVED)
ROOM(moved_kinds, MONUMENTS_MOVED_KINDS)
ROOM(attacker_room, MONUMENTS_ATTACKERS)
ROOM(armies, monuments_table(t)->unit_max[0])
ROOM(navies, monuments_table(t)->unit_max[NAVY - ARMY])
ROOM(airforces, monuments_table(t)->unit_max[AIRFORCE - ARMY])
ROOM(horses, monuments_table(t)->unit_max[HORSE - ARMY])

static const struct axis seat_axis = {"seat", seats, seat_name};
static const struct axis dry_axis = {"dry hex", dry_hexes, spot_name};
static const struct axis hex_axis = {"hex", hexes, spot_name};
static const struct axis spot_axis = {"hex or ferry", spots, spot_name};
static const struct axis ferry_axis = {"ferry", ferries, ferry_name};
static const struct axis river_axis = {"river", rivers, river_name};
static const struct axis type_axis = {"resource", types, type_name};
static const struct axis card_axis = {"action card", cards, card_name};
static const struct axis common_axis = {"common bonus", commons, common_name};
static const struct axis site_axis = {"building", sites, site_name};
static const struct axis kind_axis = {"kind of unit", kinds, kind_name};
static const struct axis moved_kind_axis = {"kind of unit", moved_kinds,
                                            moved_kind_name};
static const struct axis lock_axis = {"piece", lockables, lockable_name};
static const struct axis score_axis = {"score card", score_cards,
                                       score_card_name};
static const struct axis ability_axis = {"ability", abilities, ability_name};
static const struct axis deck_axis = {"personal deck", decks, deck_name};
static const struct axis pile_axis = {"quest deck", quest_decks,
                                      quest_deck_name};
static const struct axis quest_axis = {"quest", quests, quest_name};
static const struct axis where_axis = {"place of a quest", wheres, where_name};
static const struct axis node_axis = {"node", node_count, node_name};
static const struct axis slot_axis = {"slot", slots, NULL};
static const struct axis drawn_axis = {"card", drawn, NULL};
static const struct axis stack_axis = {"place", stack_room, NULL};
static const struct axis moved_axis = {"place", moved_room, NULL};
static const struct axis attacker_axis = {"place", attacker_room, NULL};
static const struct axis army_axis = {"army", armies, NULL};
static const struct axis navy_axis = {"navy", navies, NULL};
static const struct axis airforce_axis = {"airforce", airforces, NULL};
static const struct axis horse_axis = {"horse", horses, NULL};

/* -- Fields ---------------------------------------------------------------- */

#define AT(member)      FIELD_AT(struct monuments_state, member)
#define PLAIN           .rows_max = 1, .cols_max = 1
#define BY_SEAT         .rows_max = MONUMENTS_SEATS, .rows = &seat_axis, .cols_max = 1
#define BY_FERRY        .rows_max = MONUMENTS_FERRIES, .rows = &ferry_axis
#define IN_ROW(n, axis) .rows_max = 1, .cols_max = (n), .cols = &(axis)
#define UNIT_AT(word, kind)                                                 \
    .name = (word),                                                         \
    .offset = offsetof(struct monuments_state, unit)                        \
              + (size_t)((kind)-ARMY) * MONUMENTS_SEATS * MONUMENTS_PIECES, \
    .rows_max = MONUMENTS_SEATS, .rows = &seat_axis,                        \
    .cols_max = MONUMENTS_PIECES, .may_be_none = true

/* clang-format off */
static const struct field rows[] = {
    {AT(bridges), PLAIN, .kind = FIELD_SET, .values = &river_axis, .help = "rivers with a bridge, by the hexes on both sides"},
    {AT(ferries), PLAIN, .kind = FIELD_SET, .values = &ferry_axis, .help = "ferries on the board"},
    {AT(ferries_moved), PLAIN, .kind = FIELD_SET, .values = &ferry_axis, .help = "ferries activated, or in the battle, in this action"},
    {AT(used), PLAIN, .kind = FIELD_SET, .values = &dry_axis, .help = "hexes already chosen in this action"},
    {AT(workers), BY_SEAT, .kind = FIELD_SET, .values = &dry_axis, .help = "hexes with workers of the seat; how many is in unarmed and armed"},
    {AT(hand), BY_SEAT, .kind = FIELD_SET, .values = &card_axis, .help = "action cards in hand; the others lie on the discard pile"},
    {AT(green), BY_SEAT, .kind = FIELD_SET, .values = &card_axis, .help = "action cards that are upgraded"},
    {AT(commons), BY_SEAT, .kind = FIELD_SET, .values = &common_axis, .help = "common bonus cards held"},
    {AT(broken), BY_SEAT, .kind = FIELD_SET, .values = &site_axis, .help = "damaged buildings"},
    {AT(res), .rows_max = MONUMENTS_DRY, .rows = &dry_axis, .cols_max = MONUMENTS_TYPES, .cols = &type_axis, .max = 20, .help = "resources on a hex"},
    {AT(unarmed), IN_ROW(MONUMENTS_DRY, dry_axis), .max = MONUMENTS_WORKERS, .help = "unarmed workers on a hex"},
    {AT(armed), IN_ROW(MONUMENTS_DRY, dry_axis), .max = MONUMENTS_WORKERS, .help = "armed workers on a hex"},
    {UNIT_AT("army", ARMY), .cols = &army_axis, .values = &dry_axis, .help = "where armies stand, dry hexes in order; those aboard are in ferry_unit"},
    {UNIT_AT("navy", NAVY), .cols = &navy_axis, .values = &hex_axis, .help = "where navies stand, in order"},
    {UNIT_AT("airforce", AIRFORCE), .cols = &airforce_axis, .values = &hex_axis, .help = "where airforces stand: dry hexes in order, then water"},
    {UNIT_AT("horse", HORSE), .cols = &horse_axis, .values = &dry_axis, .help = "where horses stand, in order"},
    {AT(site), .rows_max = MONUMENTS_SEATS, .rows = &seat_axis, .cols_max = MONUMENTS_SITES, .cols = &site_axis, .values = &dry_axis, .may_be_none = true, .help = "where buildings stand, in the order they were built"},
    {AT(locked), .rows_max = MONUMENTS_SEATS, .rows = &seat_axis, .cols_max = MONUMENTS_LOCKABLE, .cols = &lock_axis, .max = MONUMENTS_PIECES, .help = "pieces that are locked"},
    {AT(ferry_water), BY_FERRY, .cols_max = 1, .values = &hex_axis, .may_be_none = true, .help = "the water hex of a ferry"},
    {AT(ferry_land), BY_FERRY, .cols_max = 1, .values = &dry_axis, .may_be_none = true, .help = "the land hex of an empty ferry; none at the centre"},
    {AT(ferry_owner), BY_FERRY, .cols_max = 1, .values = &seat_axis, .may_be_none = true, .help = "whose passengers are aboard"},
    {AT(ferry_unit), BY_FERRY, .cols_max = MONUMENTS_SLOTS, .cols = &slot_axis, .values = &kind_axis, .may_be_none = true, .help = "the passengers: w, W or army"},
    {AT(ferry_cargo), BY_FERRY, .cols_max = MONUMENTS_SLOTS, .cols = &slot_axis, .values = &type_axis, .may_be_none = true, .help = "what the passenger of the slot carries"},
    {AT(score_card), BY_SEAT, .values = &score_axis, .may_be_none = true, .help = "the score card; none before the deal"},
    {AT(ability), BY_SEAT, .values = &ability_axis, .may_be_none = true, .help = "the ability; none before the deal"},
    {AT(deck), BY_SEAT, .values = &deck_axis, .may_be_none = true, .help = "the personal bonus deck; none before the deal"},
    {AT(layers), BY_SEAT, .max = MONUMENTS_LAYERS, .help = "layers of the monument"},
    {AT(battles), BY_SEAT, .max = 253, .help = "battles won"},
    {AT(quests), .rows_max = MONUMENTS_SEATS, .rows = &seat_axis, .cols_max = MONUMENTS_QUEST_DECKS, .cols = &pile_axis, .max = MONUMENTS_QUESTS, .help = "quests in progress, by the deck they are from"},
    {AT(pile), IN_ROW(MONUMENTS_QUEST_DECKS, pile_axis), .max = MONUMENTS_QUESTS, .help = "cards left in each quest deck"},
    {AT(where), IN_ROW(MONUMENTS_QUESTS, quest_axis), .values = &where_axis, .may_be_hidden = true, .help = "where a quest card is; hidden unless it is one's own or completed"},
    {AT(dealt), .rows_max = MONUMENTS_SEATS, .rows = &seat_axis, .cols_max = MONUMENTS_DRAWN, .cols = &drawn_axis, .values = &quest_axis, .may_be_none = true, .may_be_hidden = true, .help = "quests dealt or drawn that the seat has to choose from"},
    {AT(start), PLAIN, .values = &seat_axis, .may_be_none = true, .help = "the start player"},
    {AT(turn), PLAIN, .values = &seat_axis, .help = "whose turn it is"},
    {AT(round), PLAIN, .max = 250, .help = "the round, from 1; 0 during the set-up"},
    {AT(last), PLAIN, .max = 1, .help = "1: this is the last round"},
    {AT(disturbed), PLAIN, .max = (1 << MONUMENTS_SEATS) - 1, .help = "seats whose quests are all looked at when their turn begins: before the first, and after a retreat; bit by bit"},
    {AT(stack), IN_ROW(MONUMENTS_STACK, stack_axis), .values = &node_axis, .may_be_none = true, .help = "what has to be decided, the last one first; see docs of the nodes in rules.md"},
    {AT(card), PLAIN, .values = &card_axis, .may_be_none = true, .help = "the action card being carried out"},
    {AT(left), PLAIN, .max = 250, .help = "how often the node can be repeated"},
    {AT(acted), PLAIN, .max = 1, .help = "1: the node may be stopped"},
    {AT(what), PLAIN, .max = MONUMENTS_QUESTS, .may_be_none = true, .help = "the chosen card, building, unit, resource or deck, as a number"},
    {AT(drawn_pile), PLAIN, .values = &pile_axis, .may_be_none = true, .help = "the quest deck that is drawn from"},
    {AT(site_at), PLAIN, .values = &hex_axis, .may_be_none = true, .help = "the chosen hex"},
    {AT(far_at), PLAIN, .values = &hex_axis, .may_be_none = true, .help = "the other hex of a chosen edge"},
    {AT(cost), IN_ROW(MONUMENTS_TYPES, type_axis), .max = 20, .help = "resources still to pay or to place"},
    {AT(discount), PLAIN, .max = 60, .help = "resources still to take off the cost"},
    {AT(mover), PLAIN, .values = &spot_axis, .may_be_none = true, .help = "the unit or ferry that moves, or the worker that is trained"},
    {AT(mover_kind), PLAIN, .values = &kind_axis, .may_be_none = true, .help = "its kind; none for a ferry"},
    {AT(steps), PLAIN, .max = 60, .help = "steps it has left"},
    {AT(stepped), PLAIN, .max = 1, .help = "1: it has made a step"},
    {AT(carry_from), PLAIN, .values = &dry_axis, .may_be_none = true, .help = "the hex that something can be carried from"},
    {AT(carry_to), PLAIN, .values = &spot_axis, .may_be_none = true, .help = "where it goes"},
    {AT(carry_slot), PLAIN, .max = MONUMENTS_SLOTS - 1, .help = "the slot of a ferry it goes to"},
    {AT(carry_left), PLAIN, .max = 9, .help = "how much more can be carried"},
    {AT(freed), PLAIN, .max = 60, .help = "weapons to hand out"},
    {AT(arms), PLAIN, .values = &seat_axis, .may_be_none = true, .help = "who hands them out"},
    {AT(option), PLAIN, .max = MONUMENTS_OPTIONS_MAX - 1, .help = "the chosen option of a personal card"},
    {AT(effect), PLAIN, .max = MONUMENTS_EFFECTS, .help = "effects of it already carried out"},
    {AT(source), PLAIN, .values = &hex_axis, .may_be_none = true, .help = "the hex that is attacked from; none: several"},
    {AT(target), PLAIN, .values = &hex_axis, .may_be_none = true, .help = "the hex that is attacked"},
    {AT(defender), PLAIN, .values = &seat_axis, .may_be_none = true, .help = "who is attacked"},
    {AT(loser), PLAIN, .values = &seat_axis, .may_be_none = true, .help = "who lost the battle"},
    {AT(dice), PLAIN, .max = 253, .help = "dice still to roll"},
    {AT(pips), IN_ROW(MONUMENTS_SLOTS, slot_axis), .max = 253, .help = "pips of the attacker, then of the defender"},
    {AT(damage), PLAIN, .max = 253, .help = "damage still to take"},
    {AT(group), PLAIN, .max = 3, .help = "the group that retreats: 0 land, 1 air, 2 sea"},
    {AT(moved_spot), IN_ROW(MONUMENTS_MOVED, moved_axis), .values = &spot_axis, .may_be_none = true, .help = "where units stand that were activated in this action"},
    {AT(moved_kind), IN_ROW(MONUMENTS_MOVED, moved_axis), .values = &moved_kind_axis, .may_be_none = true, .help = "their kinds; with + they have movement to spare and may still board beside another"},
    {AT(attacker_spot), IN_ROW(MONUMENTS_ATTACKERS, attacker_axis), .values = &spot_axis, .may_be_none = true, .help = "where declared attackers stand"},
    {AT(attacker_kind), IN_ROW(MONUMENTS_ATTACKERS, attacker_axis), .values = &kind_axis, .may_be_none = true, .help = "their kinds"},
};
/* clang-format on */

const struct fields monuments_fields = {rows, COUNT_OF(rows)};
