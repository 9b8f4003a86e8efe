#include "server/flow.h"

#include "host/memory.h"
#include "server/lease.h"

#include <stdio.h>

/* Entries that the server makes itself cannot be refused; if one is, the table
 * is left as it is. */
static bool add(struct hall *h, struct live *l, struct entry *e,
                const struct move *known)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (hall_add(h, l, e, known, &why) == ERR_OK)
        return true;
    (void)fprintf(
        stderr, "{\"level\":\"error\",\"event\":\"entry\",\"table\":\"%s\"}\n",
        l->room.id);
    return false;
}

static void write_name(const struct room *r, struct move m, struct entry *e)
{
    struct text t = text_in(e->words, sizeof e->words);
    const struct state *s = (const struct state *)(const void *)
                                r->match.now.bytes;
    r->venue->game->write_move(r->venue->table, s, m, &t);
}

static bool play_chance(struct hall *h, struct live *l)
{
    struct room *r = &l->room;
    struct entry e = {.kind = ENTRY_MOVE, .seat = SEAT_CHANCE, .id = "-"};
    struct move m = fair_draw(r->venue, match_state(&r->match), &r->plan.key,
                              r->match.count);
    write_name(r, m, &e);
    return add(h, l, &e, &m);
}

void flow_go_on(struct hall *h, struct live *l)
{
    struct room *r = &l->room;
    if (r->state == STORE_OPEN && room_open_seat(r, -1) < 0) {
        struct entry e = {.kind = ENTRY_BEGIN, .id = "-"};
        if (!add(h, l, &e, NULL))
            return;
    }
    while (room_to_act(r) == 1U << SEAT_CHANCE && play_chance(h, l)) {
    }
}

/* -- Bots ------------------------------------------------------------------ */

/* The same table at the same version thinks the same, whoever runs it. */
static uint64_t seed_of(const struct room *r)
{
    char room[48];
    uint8_t hash[SHA256_SIZE];
    uint64_t seed = 0;
    struct text t = text_in(room, sizeof room);
    text_add(&t, "bot %d", r->version);
    sha256_hmac(r->plan.key.bytes, room, t.len, hash);
    memcpy(&seed, hash, sizeof seed);
    return seed;
}

void flow_attend(struct hall *h, struct live *l)
{
    struct room *r = &l->room;
    int seat = room_bot_to_act(r);
    if (seat < 0 || l->asked >= 0 || h->stopping || l->rests
        || !lease_is_ours(h, l))
        return; /* two servers must not think about the same table */
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    /* The thought keeps the venue even if the table is dropped meanwhile. */
    if (!venues_take(h->venues, r->plan.entry, &r->plan.setup, &why))
        return;
    struct thought *t = host_alloc(1, sizeof *t);
    struct text id = text_in(t->table, sizeof t->table);
    struct text level = text_in(t->level, sizeof t->level);
    struct text maker = text_in(t->waiting.name, sizeof t->waiting.name);
    text_add(&id, "%s", r->id);
    text_add(&maker, "%s", r->maker);
    t->waiting.has_people = hall_online(l) != 0;
    text_add(&level, "%s", room_level(r, seat));
    t->version = r->version;
    t->seed = seed_of(r);
    outlook_of(&t->outlook, r->venue, match_state(&r->match), seat);
    l->asked = r->version;
    bots_ask(h->bots, t);
}

static void play_answer(struct hall *h, struct live *l, const struct thought *t)
{
    struct room *r = &l->room;
    int seat = t->outlook.seat;
    l->asked = -1;
    if (l->is_broken)
        return; /* it is asked for again when the table can be read */
    bool current = r->version == t->version && room_bot_to_act(r) == seat
                   && venue_is_legal(r->venue, match_state(&r->match), t->move);
    if (!current) {
        hall_touch(h, l); /* asks again */
        return;
    }
    struct entry e = {.kind = ENTRY_MOVE,
                      .seat = seat,
                      .left = r->seat[seat].left,
                      .id = "-"};
    write_name(r, t->move, &e);
    h->metrics.moves++;
    if (add(h, l, &e, &t->move))
        flow_go_on(h, l);
}

void flow_take_answers(struct hall *h)
{
    struct thought *t = bots_answer(h->bots);
    for (; t; t = bots_answer(h->bots)) {
        struct live *l = hall_loaded(h, t->table);
        if (l && !hall_is_settled(l) && !l->answer) {
            l->answer = t;
            continue;
        }
        if (l)
            play_answer(h, l, t);
        hall_free_thought(h, t);
    }
}

void flow_take_late_answer(struct hall *h, struct live *l)
{
    struct thought *t = l->answer;
    l->answer = NULL;
    play_answer(h, l, t);
    hall_free_thought(h, t);
}

/* -- Clocks ---------------------------------------------------------------- */

void flow_check_clock(struct hall *h, struct live *l)
{
    int64_t when = 0;
    if (!hall_is_settled(l) || l->is_broken || l->rests)
        return; /* the next time will do */
    int seat = room_next_late(&l->room, &when);
    for (; seat >= 0 && when <= h->now;
         seat = room_next_late(&l->room, &when)) {
        struct entry e = {.kind = ENTRY_LATE, .seat = seat, .id = "-"};
        if (!lease_is_ours(h, l) || !add(h, l, &e, NULL))
            return;
    }
}

int64_t flow_due(const struct hall *h, const struct live *l)
{
    int64_t when = 0;
    if (room_bot_to_act(&l->room) >= 0)
        return h->now;
    return room_next_late(&l->room, &when) >= 0 ? when : 0;
}
