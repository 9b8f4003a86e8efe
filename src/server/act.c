#include "server/act.h"

#include "host/clock.h"
#include "server/flow.h"
#include "server/rematch.h"
#include "server/tell.h"

#include <assert.h>

enum { RETURN_MIN = 30000, THEN_MAX = 15 };

/* -- What is in the way ----------------------------------------------------- */

enum obstacle {
    OBSTACLE_NONE,
    OBSTACLE_OPEN,
    OBSTACLE_OVER,
    OBSTACLE_RESIGNED,
    OBSTACLE_LATE,
    OBSTACLE_TURN,
    OBSTACLE_STALE,
    OBSTACLE_IDLE,
    OBSTACLE_BACK,
    OBSTACLE_UNASKED,
    OBSTACLE_REMATCH,
    OBSTACLE_RUNNING,
    OBSTACLES,
};

/* A word for programs, what people are told, and a sentence for programmers. */
struct obstacle_row {
    const char *code, *key, *why;
};

/* clang-format off */
static const struct obstacle_row obstacles[OBSTACLES] = {
    [OBSTACLE_OPEN]     = {"state", "refusal-open",     "the match has not begun: a seat is still open"},
    [OBSTACLE_OVER]     = {"state", "refusal-over",     "the match is over"},
    [OBSTACLE_RESIGNED] = {"late",  "refusal-resigned", "you have resigned; a bot plays for you"},
    [OBSTACLE_LATE]     = {"late",  "refusal-late",     "your time was up; say that you are back first"},
    [OBSTACLE_TURN]     = {"turn",  "refusal-turn",     "it is not your turn"},
    [OBSTACLE_STALE]    = {"stale", "refusal-stale",    "the table has changed since you looked"},
    [OBSTACLE_IDLE]     = {"state", "refusal-idle",     "you do not play at the moment"},
    [OBSTACLE_BACK]     = {"state", "refusal-back",     "you play for yourself already"},
    [OBSTACLE_UNASKED]  = {"state", "refusal-unasked",  "nobody has asked you"},
    [OBSTACLE_REMATCH]  = {"state", "refusal-rematch",  "there is a rematch already"},
    [OBSTACLE_RUNNING]  = {"state", "refusal-running",  "the match is not over yet"},
};
/* clang-format on */

static void refuse(struct hall *h, struct client *c, const char *id,
                   enum obstacle o)
{
    const struct obstacle_row *row = &obstacles[o];
    struct fact f;
    assert(o > OBSTACLE_NONE && o < OBSTACLES);
    fact_begin(&f, row->key);
    fact_close(&f);
    tell_refused_for(h, c, id, row->code, &f, row->why);
}

/* What the rules do not allow. */
static void refuse_by_rules(struct hall *h, struct client *c, const char *id,
                            const char *code, const struct refusal *r)
{
    const struct venue *v = c->live->meeting.venue;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct fact f;
    refusal_tell(r, v, &f);
    refusal_write(r, v, &why);
    tell_refused_for(h, c, id, code, &f, room);
}

/* Who does anything but move does it at a table that is stored (talk.c). */
static inline bool is_seated(const struct client *c)
{
    return live_is_settled(c->live)
           && c->viewer < meeting_seats(&c->live->meeting);
}

/* -- Moves ----------------------------------------------------------------- */

static int64_t clock_after(const struct hall *h, const struct meeting *m,
                           int seat)
{
    if (m->plan.pace.kind == PACE_FREE)
        return 0;
    if (m->plan.pace.kind == PACE_SLOW)
        return m->plan.pace.bank;
    return meeting_left(m, seat, h->now) + m->plan.pace.increment;
}

/* Why this seat cannot move. */
static enum obstacle obstacle_of(const struct meeting *m, int seat, int version)
{
    if (m->state != STORE_PLAYING)
        return m->state == STORE_OPEN ? OBSTACLE_OPEN : OBSTACLE_OVER;
    if (meeting_is_bot(m, seat)) {
        return m->seat[seat].has_resigned ? OBSTACLE_RESIGNED : OBSTACLE_LATE;
    }
    if (m->seat[seat].since < 0)
        return OBSTACLE_TURN;
    return version < m->seat[seat].since ? OBSTACLE_STALE : OBSTACLE_NONE;
}

/* Is the id, in its quotes, in the list? */
static bool will_be_done(const struct buffer *done, const char *id, size_t size)
{
    for (size_t i = 0; i + size <= done->size; i++) {
        if (memcmp(done->bytes + i, id, size) == 0)
            return true;
    }
    return false;
}

/* The event will acknowledge the id, once, or a refusal name it. */
static void acknowledge_later(struct hall *h, struct client *c, const char *id)
{
    struct buffer *done = &c->live->growth.done[c->viewer];
    char room[REQUEST_ID_MAX + 8];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "\"%s\"", id);
    if (!will_be_done(done, room, t.len)) {
        buffer_add(done, ",", done->size > 0);
        buffer_add(done, room, t.len);
    }
    hall_wish(h, c->live, c, id);
}

/* A decision that a client sends. */
struct decision {
    const char *id;
    const char *words;
    int version;  /* what it was decided on */
    json_t *then; /* more words, or NULL */
};

/* Adds the move if it is legal; if not, it is `refusal` that says so. */
static enum err make_move(struct hall *h, struct client *c, const char *id,
                          const char *words, struct refusal *refusal,
                          struct text *why)
{
    struct meeting *m = &c->live->meeting;
    struct choices choices;
    struct move move;
    struct entry e = {.kind = ENTRY_MOVE,
                      .seat = c->viewer,
                      .left = clock_after(h, m, c->viewer)};
    struct text t = text_in(e.id, sizeof e.id);
    struct text name = text_in(e.words, sizeof e.words);
    venue_choices(m->venue, match_state(&m->match), c->viewer, &choices);
    enum err err = venue_choose(m->venue, match_state(&m->match), &choices,
                                words, &move, refusal);
    if (err != ERR_OK)
        return err;
    text_add(&t, "%s", id);
    text_add(&name, "%s", words);
    err = hall_add(h, c->live, &e, &move, why);
    h->metrics.moves += err == ERR_OK;
    return err;
}

/* Goes on with what the client would do next, as long as nobody else has a say
 * and it can be done. */
static void play_on(struct hall *h, struct client *c, const struct decision *d)
{
    const struct meeting *m = &c->live->meeting;
    for (size_t i = 0; i < json_array_size(d->then); i++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct refusal refusal;
        char id_room[ENTRY_ID_MAX];
        struct text id = text_in(id_room, sizeof id_room);
        text_add(&id, "%s.%d", d->id, (int)i + 1);
        if (meeting_to_act(m) != 1U << c->viewer
            || make_move(h, c, id_room,
                         json_string_value(json_array_get(d->then, i)),
                         &refusal, &why)
                   != ERR_OK)
            return;
        toll_add(c->account, TOLL_LOOK);
    }
}

/* False: it was refused. */
static bool play_first(struct hall *h, struct client *c,
                       const struct decision *d)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct refusal refusal = {.kind = REFUSAL_NONE};
    enum obstacle o = obstacle_of(&c->live->meeting, c->viewer, d->version);
    if (o != OBSTACLE_NONE) {
        refuse(h, c, d->id, o);
        return false;
    }
    enum err e = make_move(h, c, d->id, d->words, &refusal, &why);
    if (refusal.kind != REFUSAL_NONE) {
        refuse_by_rules(h, c, d->id, "illegal", &refusal);
    } else if (e != ERR_OK) {
        tell_refused(h, c, d->id, "illegal", room);
    }
    return e == ERR_OK;
}

static void play(struct hall *h, struct client *c, const struct decision *d)
{
    struct live *l = c->live;
    if (!play_first(h, c, d))
        return;
    if (!l->growth.arrived)
        l->growth.arrived = clock_steady();
    acknowledge_later(h, c, d->id);
    play_on(h, c, d);
    flow_go_on(h, l);
}

/* A list of moves, or nothing. */
static json_t *read_then(struct request *q)
{
    json_t *list = request_value(q, "then");
    bool good = !list
                || (json_is_array(list) && json_array_size(list) <= THEN_MAX);
    for (size_t i = 0; good && i < json_array_size(list); i++)
        good = json_is_string(json_array_get(list, i));
    if (!good)
        request_refuse(q, "then must be a list of at most %d moves", THEN_MAX);
    return list;
}

void act_move(struct hall *h, struct client *c, struct request *q)
{
    assert(h && q && c->viewer < meeting_seats(&c->live->meeting));
    assert(live_is_settled(c->live) || c->live->state == LIVE_GROWN);
    const char *table = request_text(q, "table", STORE_ID_MAX, NULL);
    const char *id = request_text(q, "id", REQUEST_ID_MAX, NULL);
    const char *words = request_text(q, "move", GAME_TEXT_MAX - 1, NULL);
    struct decision d = {
        .id = id,
        .words = words,
        .version = (int)request_number(q, "version", 0, 1 << 30, -1),
        .then = read_then(q)};
    request_finish(q);
    if (!q->failed && strcmp(table, c->live->meeting.id) != 0) {
        request_refuse(q, "this connection is for the table %s",
                       c->live->meeting.id);
    }
    if (!request_is_id(id))
        request_refuse(q, "id must be 1 to 40 letters, digits, _ . -");
    if (d.version < 0)
        request_refuse(q, "version must be there");
    if (q->failed)
        return;
    int before = meeting_find_id(&c->live->meeting, c->viewer, id);
    if (before == 0) {
        play(h, c, &d);
    } else if (before <= c->live->stored.version) {
        tell_done(h, c, id, before);
    } else {
        acknowledge_later(h, c, id); /* it is on its way */
    }
}

/* -- Other wishes ---------------------------------------------------------- */

/* Adds an entry of this client's seat. */
static void add(struct hall *h, struct client *c, struct entry *e)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    e->seat = c->viewer;
    (void)memcpy(e->id, "-", 2);
    enum err err = hall_add(h, c->live, e, NULL, &why);
    if (err == ERR_OK) {
        hall_wish(h, c->live, c, "");
        flow_go_on(h, c->live);
    } else {
        tell_refused(h, c, "", err == ERR_TOO_LONG ? "full" : "state", room);
    }
}

static bool is_playing(struct hall *h, struct client *c)
{
    if (c->live->meeting.state == STORE_PLAYING
        && !c->live->meeting.seat[c->viewer].has_resigned)
        return true;
    refuse(h, c, "", OBSTACLE_IDLE);
    return false;
}

void act_resign(struct hall *h, struct client *c, struct request *q)
{
    assert(h && q && is_seated(c));
    struct entry e = {.kind = ENTRY_RESIGN};
    request_finish(q);
    if (!q->failed && is_playing(h, c))
        add(h, c, &e);
}

void act_return(struct hall *h, struct client *c, struct request *q)
{
    assert(h && q && is_seated(c));
    const struct meeting *m = &c->live->meeting;
    struct entry e = {.kind = ENTRY_RETURN, .left = m->plan.pace.bank};
    request_finish(q);
    if (q->failed || !is_playing(h, c))
        return;
    if (!m->seat[c->viewer].is_late) {
        refuse(h, c, "", OBSTACLE_BACK);
        return;
    }
    if (m->plan.pace.kind == PACE_LIVE) {
        e.left = m->plan.pace.increment > RETURN_MIN ? m->plan.pace.increment
                                                     : RETURN_MIN;
    }
    add(h, c, &e);
}

/* Goes back if nobody is left to ask. */
static void settle_plea(struct hall *h, struct client *c)
{
    const struct meeting *m = &c->live->meeting;
    if (m->plea.seat == MEETING_NOBODY || !meeting_all_agree(m))
        return;
    struct entry back = {.kind = ENTRY_BACK, .number = m->plea.target};
    add(h, c, &back);
}

void act_take_back(struct hall *h, struct client *c, struct request *q)
{
    assert(h && q && is_seated(c));
    const struct meeting *m = &c->live->meeting;
    struct refusal why;
    request_finish(q);
    if (q->failed || !is_playing(h, c))
        return;
    int target = meeting_undo_target(m, c->viewer, &why);
    if (target < 0) {
        refuse_by_rules(h, c, "", "barrier", &why);
        return;
    }
    struct entry e = {.kind = ENTRY_PLEA, .number = target};
    add(h, c, &e);
    settle_plea(h, c);
}

void act_answer(struct hall *h, struct client *c, struct request *q)
{
    assert(h && q && is_seated(c));
    const struct meeting *m = &c->live->meeting;
    bool yes = request_bool(q, "yes", false);
    request_finish(q);
    if (q->failed)
        return;
    if (m->plea.seat == MEETING_NOBODY || m->plea.seat == c->viewer
        || meeting_is_bot(m, c->viewer)) {
        refuse(h, c, "", OBSTACLE_UNASKED);
        return;
    }
    struct entry e = {.kind = yes ? ENTRY_AGREE : ENTRY_REFUSE};
    add(h, c, &e);
    settle_plea(h, c);
}

void act_rematch(struct hall *h, struct client *c, struct request *q)
{
    assert(h && q && is_seated(c));
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct live *l = c->live;
    struct entry e = {.kind = ENTRY_NEXT};
    struct text t = text_in(e.words, sizeof e.words);
    request_finish(q);
    if (q->failed)
        return;
    if (l->meeting.state != STORE_OVER || l->meeting.next[0]) {
        refuse(h, c, "",
               l->meeting.next[0] ? OBSTACLE_REMATCH : OBSTACLE_RUNNING);
        return;
    }
    struct live *next = rematch_make(h, l, &why);
    if (!next) {
        tell_refused(h, c, "", "storage", room);
        return;
    }
    text_add(&t, "%s", next->meeting.id);
    add(h, c, &e);
}
