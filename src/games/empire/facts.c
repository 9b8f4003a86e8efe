/* facts.c - what moves do and what points are for, as facts. */
#include "games/empire/state.h"

#include <assert.h>

/* clang-format off */
const struct shape empire_facts[] = {
    /* Things. */
    {"seat",       "a player, `neutral` or `nobody`",        "id:word"},
    {"region",     "a region; with `start`, the start region", "id:word start?:number"},
    {"continent",  "a continent",                            "id:word"},
    {"good",       "a kind of goods",                        "id:word"},
    {"card",       "a card: its goods, and what it lets do", "id:number wild:number good:good pieces:number deed:deed"},
    {"deed",       "steps joined by `and` or `or`; `single`: one", "join:word steps:[step]"},
    {"step",       "so many of one kind of action",          "type:word n:number"},

    /* Before the first turn, and between turns. */
    {"deal",       "a card comes into the row",              "card:card"},
    {"token",      "a token is laid on a region",            "good:good region:region"},
    {"neutral",    "a neutral army is placed",               "region:region changes?:[change]"},
    {"bid",        "coins are bid; `opens`: it is the last, and all are shown; who wins, unless a die decides, pays", "coins:number opens?:number bids?:[bid-of] winner?:seat pays?:number"},
    {"bid-of",     "what somebody has bid",                  "seat:seat coins:number"},
    {"bid-hidden", "coins are bid, and nobody sees how many", ""},
    {"roll",       "the die decides a tied bid, which is paid", "seat:seat coins:number"},
    {"first",      "somebody begins: oneself, or another",   "seat:seat whom:word"},

    /* A turn. `ends`: the turn ends with it. */
    {"take",       "a card is taken and paid for",           "place:number price:number card:card ends?:number"},
    {"choose",     "a part of the card is chosen",           "step:step"},
    {"place",      "an army is placed",                      "region:region changes?:[change] ends?:number"},
    {"move",       "an army goes to a region by `land` or `sea`", "from:region to:region by:word changes?:[change] ends?:number"},
    {"city",       "a city is built",                        "region:region changes?:[change] ends?:number"},
    {"destroy",    "an army is destroyed",                   "seat:seat region:region changes?:[change] ends?:number"},
    {"stop",       "the `card` is left, or the rest of the `part`", "what:word ends?:number"},
    {"change",     "a region or continent changes hands",    "what:region|continent from:seat to:seat"},

    /* What is asked. `left`: of the part; `then`: the part that may follow. */
    {"ask-neutral", "where a neutral army goes",             "left:number"},
    {"ask-bid",    "what is bid; ties go to a `die`, or from a `seat` on", "tie:word youngest:seat"},
    {"ask-first",  "who begins; the bid that was paid",      "coins:number"},
    {"ask-take",   "which card is taken; cards still to take", "coins:number cards:number"},
    {"ask-choose", "which part of the card is done, or done first", "join:word deed:deed"},
    {"ask-place",  "where an army is placed",                "left:number step:step then:[step]"},
    {"ask-move",   "which army moves, and where it goes; by `land` or `sea`", "by:word left:number step:step then:[step]"},
    {"ask-city",   "where a city is built",                  "left:number step:step then:[step]"},
    {"ask-destroy", "which army is destroyed",               "left:number step:step then:[step]"},

    /* The position. */
    {"row",        "a place of the row and its card",        "place:number price:number card:card"},
    {"row-empty",  "a place of the row without a card",      "place:number price:number"},
    {"carried",    "the card that is being carried out",     "card:card"},
    {"pile",       "cards left in the pile",                 "cards:number"},
    {"region-is",  "who is in a region, and what it touches", "region:region start:number holder:seat pieces:[pieces] tokens:[good] land:[region] sea:[region]"},
    {"pieces",     "what somebody has in a region",          "armies:number cities:number owner:seat"},
    {"regions-empty", "nothing is in the regions that are not told", ""},
    {"continent-is", "who holds a continent, and how much of it", "continent:continent holder:seat shares:[share] regions:[region]"},
    {"share",      "so many regions of a continent",         "owner:seat regions:number"},
    {"player-is",  "what a player has; a bid is `no`, `hidden` or `open`", "seat:seat coins:number armies:number cities:number regions:number cards:number of:number goods:[stock] bid?:number bidding:word"},
    {"stock",      "pieces of a good on cards",              "pieces:number good:good"},

    /* What is printed on things. */
    {"card-is",    "a card, by its number",                  "number:number card:card"},
    {"good-is",    "what pieces of a good are worth",        "good:good rows:[worth]"},
    {"worth",      "so many pieces bring so many points",    "pieces:number points:number"},
    {"wild-is",    "what a wild card is worth",              "good:good"},
    {"region-lies", "the continent that a region is part of", "region:region continent:continent"},

    /* What points are for. */
    {"why-game",   "an earlier game, and the coins left in it", "coins:number"},
    {"why-regions", "regions held",                          "regions:[region]"},
    {"why-continents", "continents held",                    "continents:[continent]"},
    {"why-good",   "pieces of a good",                       "cards:number tokens:number wilds:number"},
    {NULL, NULL, NULL},
};
/* clang-format on */

/* -- Things ---------------------------------------------------------------- */

void empire_add_region(const struct empire_table *t, const char *name, int r,
                       struct fact *f)
{
    assert(r >= 0 && r < t->map->region_count);
    fact_open(f, name, "region");
    fact_word(f, "id", t->map->region[r].id);
    if (r == t->start_region)
        fact_number(f, "start", 1);
    fact_close(f);
}

/* A seat, the neutral colour, or nobody. */
void empire_add_owner(const struct empire_table *t, const char *name, int owner,
                      struct fact *f)
{
    assert(owner == FIELD_NONE || (owner >= 0 && owner <= t->neutral));
    fact_thing(f, name, "seat",
               owner == FIELD_NONE ? "nobody" : empire_owner_name(t, owner));
}

void empire_add_step(const char *name, const struct empire_step *step,
                     struct fact *f)
{
    assert(step->type < EMPIRE_ACTION_COUNT);
    fact_open(f, name, "step");
    fact_word(f, "type", empire_action_words[step->type]);
    fact_number(f, "n", step->n);
    fact_close(f);
}

/* What a deed holds; the fact is open. */
static void tell_steps(const struct empire_deed *d, struct fact *f)
{
    static const char *const joins[] = {"single", "or", "and"};
    fact_word(f, "join", joins[d->join]);
    fact_list(f, "steps");
    for (int i = 0; i < d->step_count; i++)
        empire_add_step(NULL, &d->step[i], f);
    fact_close(f);
}

void empire_tell_deed(const struct empire_deed *d, struct fact *f)
{
    assert(d->step_count > 0 && d->step_count <= EMPIRE_STEPS);
    fact_begin(f, "deed");
    tell_steps(d, f);
    fact_close(f);
}

void empire_add_deed(const char *name, const struct empire_deed *d,
                     struct fact *f)
{
    assert(d->step_count > 0 && d->step_count <= EMPIRE_STEPS);
    fact_open(f, name, "deed");
    tell_steps(d, f);
    fact_close(f);
}

void empire_add_good(const struct empire_table *t, const char *name, int good,
                     struct fact *f)
{
    assert(good == EMPIRE_WILD || good < t->content.good_count);
    fact_thing(f, name, "good",
               good == EMPIRE_WILD ? "wild" : t->content.goods[good].id);
}

void empire_add_card(const struct empire_table *t, const char *name, int card,
                     struct fact *f)
{
    assert(card >= 0 && card < t->content.card_count);
    const struct empire_card *c = &t->content.cards[card];
    fact_open(f, name, "card");
    fact_number(f, "id", c->id);
    fact_number(f, "wild", c->good == EMPIRE_WILD);
    empire_add_good(t, "good", c->good, f);
    fact_number(f, "pieces", c->pieces);
    empire_add_deed("deed", &t->deed[card], f);
    fact_close(f);
}

/* -- Moves ----------------------------------------------------------------- */

/* A bid that the viewer sees; the last one shows all of them. */
static void tell_bid(const struct empire_table *t, const struct empire_state *s,
                     struct move m, struct fact *f)
{
    if (m.arg[0] == FIELD_HIDDEN)
        return;
    fact_number(f, "coins", m.arg[0]);
    if (empire_opening_still_bidding(t, s) != 1U << m.seat)
        return;
    fact_number(f, "opens", 1);
    empire_add_opened(t, s, m, f);
}

static void tell_opening(const struct empire_table *t,
                         const struct empire_state *s, struct move m,
                         struct fact *f)
{
    if (m.kind == MOVE_DEAL) {
        empire_add_card(t, "card", m.arg[0], f);
    } else if (m.kind == MOVE_TOKEN) {
        empire_add_good(t, "good", m.arg[1], f);
        empire_add_region(t, "region", m.arg[0], f);
    } else if (m.kind == MOVE_NEUTRAL) {
        empire_add_region(t, "region", m.arg[0], f);
    } else if (m.kind == MOVE_BID) {
        tell_bid(t, s, m, f);
    } else {
        empire_add_owner(t, "seat", m.arg[0], f);
        if (m.kind == MOVE_FIRST) {
            fact_word(f, "whom", m.arg[0] == m.seat ? "self" : "other");
        } else {
            fact_number(f, "coins", s->bid[m.arg[0]]);
        }
    }
}

static void tell_action(const struct empire_table *t,
                        const struct empire_state *s, struct move m,
                        struct fact *f)
{
    if (m.kind == MOVE_TAKE) {
        fact_number(f, "place", m.arg[0] + 1);
        fact_number(f, "price", t->content.prices[m.arg[0]]);
        empire_add_card(t, "card", s->row[m.arg[0]], f);
    } else if (m.kind == MOVE_CHOOSE) {
        empire_add_step("step", &t->deed[s->card].step[m.arg[0]], f);
    } else if (m.kind == MOVE_STEP) {
        bool is_land = t->land[m.arg[0]] >> m.arg[1] & 1;
        empire_add_region(t, "from", m.arg[0], f);
        empire_add_region(t, "to", m.arg[1], f);
        fact_word(f, "by", is_land ? "land" : "sea");
    } else if (m.kind == MOVE_DESTROY) {
        empire_add_owner(t, "seat", m.arg[0], f);
        empire_add_region(t, "region", m.arg[1], f);
    } else if (m.kind == MOVE_STOP) {
        fact_word(f, "what", s->phase == PHASE_CHOOSE ? "card" : "part");
    } else {
        empire_add_region(t, "region", m.arg[0], f);
    }
}

static const char *key_of(struct move m)
{
    static const char *const keys[] = {
        [MOVE_DEAL] = "deal",       [MOVE_TOKEN] = "token",
        [MOVE_NEUTRAL] = "neutral", [MOVE_BID] = "bid",
        [MOVE_ROLL] = "roll",       [MOVE_FIRST] = "first",
        [MOVE_TAKE] = "take",       [MOVE_CHOOSE] = "choose",
        [MOVE_PLACE] = "place",     [MOVE_STEP] = "move",
        [MOVE_CITY] = "city",       [MOVE_DESTROY] = "destroy",
        [MOVE_STOP] = "stop",
    };
    bool is_hidden = m.kind == MOVE_BID && m.arg[0] == FIELD_HIDDEN;
    return is_hidden ? "bid-hidden" : keys[m.kind];
}

void empire_tell_move(const struct table *table, const struct state *state,
                      struct move m, struct fact *f)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(m.kind <= MOVE_STOP && m.seat <= SEAT_CHANCE);
    fact_begin(f, key_of(m));
    if (m.kind < MOVE_TAKE) {
        tell_opening(t, s, m, f);
    } else {
        tell_action(t, s, m, f);
    }
    empire_add_outcome(t, s, m, f);
    fact_close(f);
}

/* -- Points ---------------------------------------------------------------- */

static void tell_regions(const struct empire_table *t, uint32_t regions,
                         struct fact *f)
{
    fact_begin(f, "why-regions");
    fact_list(f, "regions");
    for (; regions; regions &= regions - 1) {
        fact_thing(f, NULL, "region", t->map->region[bits_first(regions)].id);
    }
    fact_close(f);
}

static void tell_continents(const struct empire_table *t,
                            const struct control *c, int seat, struct fact *f)
{
    fact_begin(f, "why-continents");
    fact_list(f, "continents");
    for (int i = 0; i < t->map->continent_count; i++) {
        if (empire_control_of_continent(t, c, seat, i))
            fact_thing(f, NULL, "continent", t->map->continent[i].id);
    }
    fact_close(f);
}

static void tell_good(const struct goods *g, int good, struct fact *f)
{
    fact_begin(f, "why-good");
    fact_number(f, "cards", g->cards[good]);
    fact_number(f, "tokens", g->tokens[good]);
    fact_number(f, "wilds", g->wilds[good]);
}

void empire_tell_points(const struct table *table, const struct state *state,
                        int seat, int line, struct fact *f)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(seat >= 0 && seat < t->seats && line >= 0);
    struct control c;
    struct goods g;
    empire_control_find(t, s, &c);
    empire_goods_count(t, s, &c, seat, &g);
    line -= s->game;
    if (line < 0) {
        fact_begin(f, "why-game");
        fact_number(f, "coins", s->past_coins[line + s->game][seat]);
    } else if (line == 0) {
        tell_regions(t, c.held[seat], f);
    } else if (line == 1) {
        tell_continents(t, &c, seat, f);
    } else {
        tell_good(&g, line - 2, f);
    }
    fact_close(f);
}
