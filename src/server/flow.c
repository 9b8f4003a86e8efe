#include "server/flow.h"

#include "host/memory.h"
#include "server/lease.h"

#include <assert.h>
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
        l->meeting.id);
    return false;
}

static void write_name(const struct meeting *m, struct move move,
                       struct entry *e)
{
    struct text t = text_in(e->words, sizeof e->words);
    const struct state *s = (const struct state *)(const void *)
                                m->match.now.bytes;
    m->venue->game->write_move(m->venue->table, s, move, &t);
}

static bool play_chance(struct hall *h, struct live *l)
{
    struct meeting *m = &l->meeting;
    struct entry e = {.kind = ENTRY_MOVE, .seat = SEAT_CHANCE, .id = "-"};
    struct move move = fair_draw(m->venue, match_state(&m->match), &m->plan.key,
                                 m->match.count);
    write_name(m, move, &e);
    return add(h, l, &e, &move);
}

void flow_go_on(struct hall *h, struct live *l)
{
    assert(l->state == LIVE_SETTLED || l->state == LIVE_GROWN);
    struct meeting *m = &l->meeting;
    if (m->state == STORE_OPEN && meeting_open_seat(m, -1) < 0) {
        struct entry e = {.kind = ENTRY_BEGIN, .id = "-"};
        if (!add(h, l, &e, NULL))
            return;
    }
    while (meeting_to_act(m) == 1U << SEAT_CHANCE && play_chance(h, l)) {
    }
}

/* -- Bots ------------------------------------------------------------------ */

/* The same table at the same version thinks the same, whoever runs it. */
static uint64_t seed_of(const struct meeting *m)
{
    char room[48];
    uint8_t hash[SHA256_SIZE];
    uint64_t seed = 0;
    struct text t = text_in(room, sizeof room);
    text_add(&t, "bot %d", m->version);
    sha256_hmac(m->plan.key.bytes, room, t.len, hash);
    memcpy(&seed, hash, sizeof seed);
    return seed;
}

void flow_attend(struct hall *h, struct live *l)
{
    assert(live_is_settled(l));
    struct meeting *m = &l->meeting;
    int seat = meeting_bot_to_act(m);
    if (seat < 0 || l->thinking.version >= 0 || h->stopping || l->rests
        || !lease_is_ours(h, l))
        return; /* two servers must not think about the same table */
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    /* The task keeps the venue even if the table is dropped meanwhile. */
    if (!venues_take(h->venues, m->plan.entry, &m->plan.setup, &why))
        return;
    struct task *t = host_alloc(1, sizeof *t);
    struct text id = text_in(t->table, sizeof t->table);
    struct text level = text_in(t->level, sizeof t->level);
    struct text maker = text_in(t->waiting.name, sizeof t->waiting.name);
    text_add(&id, "%s", m->id);
    text_add(&maker, "%s", m->maker);
    t->waiting.has_people = hall_online(l) != 0;
    text_add(&level, "%s", meeting_level(m, seat));
    t->version = m->version;
    t->seed = seed_of(m);
    outlook_of(&t->outlook, m->venue, match_state(&m->match), seat);
    l->thinking.version = m->version;
    bots_ask(h->bots, t);
}

static void play_answer(struct hall *h, struct live *l, const struct task *t)
{
    assert(live_is_at_rest(l) && l->thinking.version == t->version);
    struct meeting *m = &l->meeting;
    int seat = t->outlook.seat;
    l->thinking.version = -1;
    if (l->state == LIVE_EMPTY)
        return; /* it is asked for again when the table can be read */
    bool current = m->version == t->version && meeting_bot_to_act(m) == seat
                   && venue_is_legal(m->venue, match_state(&m->match), t->move);
    if (!current) {
        hall_touch(h, l); /* asks again */
        return;
    }
    struct entry e = {.kind = ENTRY_MOVE,
                      .seat = seat,
                      .left = m->seat[seat].left,
                      .id = "-"};
    write_name(m, t->move, &e);
    h->metrics.moves++;
    if (add(h, l, &e, &t->move))
        flow_go_on(h, l);
}

void flow_take_answers(struct hall *h)
{
    assert(h && h->bots);
    struct task *t = bots_answer(h->bots);
    for (; t; t = bots_answer(h->bots)) {
        struct live *l = hall_loaded(h, t->table);
        if (l && !live_is_at_rest(l)) {
            assert(!l->thinking.answer);
            l->thinking.answer = t;
            continue;
        }
        if (l)
            play_answer(h, l, t);
        hall_free_task(h, t);
    }
}

void flow_take_late_answer(struct hall *h, struct live *l)
{
    assert(l->thinking.answer);
    struct task *t = l->thinking.answer;
    l->thinking.answer = NULL;
    play_answer(h, l, t);
    hall_free_task(h, t);
}

/* -- Clocks ---------------------------------------------------------------- */

void flow_check_clock(struct hall *h, struct live *l)
{
    assert(h && l);
    int64_t when = 0;
    if (!live_is_settled(l) || l->rests)
        return; /* the next time will do */
    int seat = meeting_next_late(&l->meeting, &when);
    for (; seat >= 0 && when <= h->now;
         seat = meeting_next_late(&l->meeting, &when)) {
        struct entry e = {.kind = ENTRY_LATE, .seat = seat, .id = "-"};
        if (!lease_is_ours(h, l) || !add(h, l, &e, NULL))
            return;
    }
}

int64_t flow_due(const struct hall *h, const struct live *l)
{
    assert(meeting_is_open(&l->meeting));
    int64_t when = 0;
    if (meeting_bot_to_act(&l->meeting) >= 0)
        return h->now;
    return meeting_next_late(&l->meeting, &when) >= 0 ? when : 0;
}
