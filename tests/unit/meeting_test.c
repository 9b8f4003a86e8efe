/* meeting_test.c - the way back at a table online, and the ceilings of its log. */
#include "base/num.h"
#include "server/meeting.h"
#include "server/show.h"

#include "unit/unit.h"

static struct venues *venues;

/* How often the rules were asked for a position or a view. */
static int applied, redacted;
static const struct game *counted; /* the game behind the one that counts */

static void count_apply(const struct table *t, struct state *s, struct move m)
{
    applied++;
    counted->apply(t, s, m);
}

static void count_redact(const struct table *t, struct state *s, int viewer)
{
    redacted++;
    counted->secrets->redact(t, s, viewer);
}

/* -- A table --------------------------------------------------------------- */

static int open_venues(void **state)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    (void)state;
    venues = venues_new(&why);
    assert_non_null(venues);
    return 0;
}

static int close_venues(void **state)
{
    (void)state;
    venues_free(venues);
    return 0;
}

static void must(struct meeting *m, struct entry e)
{
    char room[GAME_WHY_MAX] = "";
    struct text why = text_in(room, sizeof room);
    if (!e.id[0])
        memcpy(e.id, "-", 2);
    if (meeting_allows(m, &e, &why) == ERR_OK
        && meeting_apply(m, &e, NULL, &why) == ERR_OK)
        return;
    fail_msg("%s: %s", entry_word(e.kind), room);
}

/* Two people who have just begun. */
static void begin(struct meeting *m, const char *game)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct plan plan = {.entry = games_find(game), .stand_in = "easy"};
    plan.setup = setup_standard(plan.entry->game);
    plan.setup.seats = 2;
    plan.content = venues_content(venues, plan.entry);
    assert_int_equal(meeting_open(m, "t", &plan, venues, &why), ERR_OK);
    for (int i = 0; i < 2; i++)
        must(m, (struct entry){.kind = ENTRY_SIT, .seat = i, .id = "h"});
    must(m, (struct entry){.kind = ENTRY_BEGIN});
}

/* Plays something that is legal; false: the match is over. */
static bool play_any(struct meeting *m, struct rng *rng)
{
    struct entry e = {.kind = ENTRY_MOVE, .id = "-"};
    struct text t = text_in(e.words, sizeof e.words);
    struct move_list l;
    const struct venue *v = m->venue;
    seat_set act = meeting_to_act(m);
    if (!act)
        return false;
    l.count = 0;
    while (!(act >> e.seat & 1))
        e.seat++;
    v->game->legal(v->table, match_state(&m->match), e.seat, &l);
    v->game->write_move(v->table, match_state(&m->match),
                        l.move[rng_below(rng, l.count)], &t);
    must(m, e);
    return true;
}

/* -- The way back ---------------------------------------------------------- */

/* What is kept must be what playing the match again finds. */
static void check_targets(struct meeting *m)
{
    for (int seat = 0; seat < 2; seat++) {
        struct refusal kept = {.kind = REFUSAL_NONE};
        struct refusal found;
        assert_int_equal(meeting_undo_target(m, seat, &kept),
                         unit_undo_target(&m->match, seat, &found));
        assert_int_equal(kept.kind, found.kind);
        assert_int_equal(kept.seat, found.seat);
        assert_string_equal(kept.move, found.move);
    }
}

static void the_way_back_is_known_without_playing_again(void **state)
{
    (void)state;
    for (const struct games_entry *g = games_all; g->game; g++) {
        struct meeting m;
        struct rng rng = rng_seed(7);
        begin(&m, g->game->name);
        for (int backs = 0; play_any(&m, &rng);) {
            struct refusal why;
            check_targets(&m);
            int to = meeting_undo_target(&m, 0, &why);
            if (to < 0 || backs == 40 || m.state != STORE_PLAYING)
                continue;
            must(&m, (struct entry){.kind = ENTRY_PLEA, .number = to});
            must(&m, (struct entry){.kind = ENTRY_BACK, .number = to});
            assert_int_equal(m.match.count, to);
            check_targets(&m);
            backs++;
        }
        meeting_close(&m);
    }
}

/* Entries of an older program may go where nobody is let go now. */
static void a_log_that_goes_behind_the_wall_is_read(void **state)
{
    struct meeting m;
    struct rng rng = rng_seed(7);
    (void)state;
    begin(&m, table_longest());
    for (int i = 0; i < 100; i++)
        assert_true(play_any(&m, &rng));
    assert_true(m.way.wall > 60);
    must(&m, (struct entry){.kind = ENTRY_BACK, .number = 60});
    assert_int_equal(m.match.count, 60);
    check_targets(&m);
    meeting_close(&m);
}

/* A room of this game that counts what it asks of the rules. */
static void begin_counting(struct meeting *m, const char *name, struct game *g,
                           struct secrets *s, struct venue *v)
{
    begin(m, name);
    counted = m->venue->game;
    *g = *counted;
    *s = *counted->secrets;
    *v = *m->venue;
    g->apply = count_apply;
    g->secrets = s;
    s->redact = count_redact;
    v->game = g;
}

static void asking_to_take_back_costs_no_replay(void **state)
{
    struct meeting m;
    struct game g;
    struct secrets s;
    struct venue v;
    struct rng rng = rng_seed(7);
    struct refusal why;
    (void)state;
    begin_counting(&m, table_longest(), &g, &s, &v);
    const struct venue *own = m.venue;
    for (int i = 0; i < 400; i++)
        assert_true(play_any(&m, &rng));
    m.venue = m.match.venue = &v;
    applied = redacted = 0;
    (void)meeting_undo_target(&m, 0, &why);
    (void)meeting_undo_target(&m, 1, &why);
    assert_int_equal(applied, 0);
    assert_true(redacted <= 2); /* once for each answer */
    m.venue = m.match.venue = own;
    meeting_close(&m);
}

/* Takes the last decision of seat 0 back, if it can be. */
static bool take_back(struct meeting *m)
{
    struct refusal why;
    int to = meeting_undo_target(m, 0, &why);
    if (to < 0 || m->state != STORE_PLAYING)
        return false;
    must(m, (struct entry){.kind = ENTRY_BACK, .number = to});
    return true;
}

static int moves_in(const struct meeting *m)
{
    int count = 0;
    for (int i = 0; i < m->version; i++)
        count += m->notes[i].kind == ENTRY_MOVE;
    return count;
}

/* However often something was taken back, no move is played twice: neither when it
 * is taken back nor when the log is gone through. */
static void take_backs_replay_nothing(void **state)
{
    enum { LOG_ROOM = 1 << 20 };
    struct meeting m;
    struct game g;
    struct secrets s;
    struct venue v;
    struct rng rng = rng_seed(7);
    (void)state;
    begin_counting(&m, table_longest(), &g, &s, &v);
    const struct venue *own = m.venue;
    m.venue = m.match.venue = &v;
    applied = 0;
    for (int backs = 0; m.match.count < 300 || backs < 200;) {
        assert_true(play_any(&m, &rng));
        backs += m.match.count > 300 && take_back(&m);
    }
    assert_int_equal(applied, moves_in(&m));
    applied = 0;
    struct text t = text_in(unit_room(LOG_ROOM), LOG_ROOM);
    struct json w = {.out = &t};
    show_log(&m, 0, SEAT_NOBODY, &w);
    /* Each once on the way, and once to see what it shows to the reader. */
    assert_int_equal(applied, 2 * moves_in(&m));
    m.venue = m.match.venue = own;
    free(t.buf);
    meeting_close(&m);
}

/* Writes the newest entry for everybody, as it is told when it happens. */
static void tell(const struct meeting *m, struct state_room *before,
                 struct json *told)
{
    for (int i = 0; i < 3; i++) {
        int who = i < 2 ? i : SEAT_NOBODY;
        const struct note *n = &m->notes[m->version - 1];
        struct sight seen;
        show_look(m, n, state_in(before), who, &seen);
        show_entry(m, m->version, n, &seen, &told[i]);
    }
}

static void check_log(const struct meeting *m, int from,
                      const struct json *told)
{
    enum { LOG_ROOM = 1 << 22 };
    for (int i = 0; i < 3; i++) {
        int who = i < 2 ? i : SEAT_NOBODY;
        struct text t = text_in(unit_room(LOG_ROOM), LOG_ROOM);
        struct json w = {.out = &t};
        show_log(m, from, who, &w);
        assert_false(t.cut);
        assert_string_equal(t.buf, told[i].out->buf);
        free(t.buf);
    }
}

/* A move that was taken back is seen as it was when it was made. */
static void the_log_is_what_was_told(void **state)
{
    enum { LOG_ROOM = 1 << 22, MOVES = 300 };
    (void)state;
    for (const struct games_entry *g = games_all; g->game; g++) {
        struct meeting m;
        struct rng rng = rng_seed(3);
        struct text t[3];
        struct json told[3];
        for (int i = 0; i < 3; i++) {
            t[i] = text_in(unit_room(LOG_ROOM), LOG_ROOM);
            told[i] = (struct json){.out = &t[i]};
        }
        begin(&m, g->game->name);
        int from = m.version;
        for (int i = 0; i < MOVES && m.state == STORE_PLAYING; i++) {
            struct state_room before = m.match.now;
            bool is_back = rng_below(&rng, 3) == 0 && take_back(&m);
            if (is_back || play_any(&m, &rng))
                tell(&m, &before, told);
        }
        check_log(&m, from, told);
        for (int i = 0; i < 3; i++)
            free(t[i].buf);
        meeting_close(&m);
    }
}

/* -- How it stood ---------------------------------------------------------- */

enum { MOMENTS = 150, VIEWERS = 3, MOMENT_ROOM = 1 << 17 };

/* As seat 0, seat 1 and who looks on see the table now, or after n moves; n < 0:
 * now. The caller frees. */
static char *seen_by(const struct meeting *m, int viewer, int n)
{
    int who = viewer < 2 ? viewer : SEAT_NOBODY;
    struct text t = text_in(unit_room(MOMENT_ROOM), MOMENT_ROOM);
    struct json w = {.out = &t};
    if (n < 0) {
        show_now(m, who, SHOW_ALL, &w);
    } else {
        show_moment(m, n, who, &w);
    }
    assert_false(t.cut);
    return t.buf;
}

/* Keeps what everybody sees now, in place of what was seen there before it was
 * taken back. */
static void keep_moment(const struct meeting *m, char *kept[][VIEWERS])
{
    for (int i = 0; i < VIEWERS; i++) {
        free(kept[m->match.count][i]);
        kept[m->match.count][i] = seen_by(m, i, -1);
    }
}

/* Compares what is shown of each moment with what was seen then, and lets go of it. */
static void check_moments(const struct meeting *m, char *kept[][VIEWERS])
{
    for (int n = 0; n < (MOMENTS + 1) * VIEWERS; n++) {
        char *was = kept[n / VIEWERS][n % VIEWERS];
        bool stands = n / VIEWERS <= m->match.count;
        char *is = stands ? seen_by(m, n % VIEWERS, n / VIEWERS) : NULL;
        if (is)
            assert_string_equal(is, was);
        free(is);
        free(was);
    }
}

/* Nobody is shown more of what was than they saw then, whatever has been shown
 * since. */
static void a_moment_is_what_was_seen_then(void **state)
{
    (void)state;
    for (const struct games_entry *g = games_all; g->game; g++) {
        struct meeting m;
        struct rng rng = rng_seed(5);
        char *kept[MOMENTS + 1][VIEWERS] = {{NULL}};
        begin(&m, g->game->name);
        keep_moment(&m, kept);
        while (m.match.count < MOMENTS && m.state == STORE_PLAYING) {
            if ((rng_below(&rng, 4) == 0 && take_back(&m))
                || play_any(&m, &rng))
                keep_moment(&m, kept);
        }
        check_moments(&m, kept);
        meeting_close(&m);
    }
}

/* -- Ceilings -------------------------------------------------------------- */

static bool is_allowed(struct meeting *m, struct entry e, char *words)
{
    struct text why = text_in(words, GAME_WHY_MAX);
    return meeting_allows(m, &e, &why) == ERR_OK
           && meeting_apply(m, &e, NULL, &why) == ERR_OK;
}

static void begin_and_play(struct meeting *m)
{
    struct rng rng = rng_seed(7);
    begin(m, table_other());
    for (int i = 0; i < 20; i++)
        assert_true(play_any(m, &rng));
}

static void nobody_answers_twice(void **state)
{
    struct meeting m;
    char why[GAME_WHY_MAX];
    (void)state;
    begin_and_play(&m);
    int before = m.version;
    struct entry yes = {.kind = ENTRY_AGREE, .seat = 1, .id = "-"};
    must(&m, (struct entry){.kind = ENTRY_PLEA, .number = 1});
    must(&m, yes);
    assert_false(is_allowed(&m, yes, why));
    assert_string_equal(why, "you have agreed already");
    must(&m, (struct entry){.kind = ENTRY_REFUSE, .seat = 1});
    assert_false(is_allowed(&m, yes, why)); /* nobody asks any more */
    assert_int_equal(m.version, before + 3);
    meeting_close(&m);
}

/* One try at everything that a client can bring about but a move; what the server
 * adds by itself follows it. */
static void try_all(struct meeting *m)
{
    char why[GAME_WHY_MAX];
    struct entry late = {.kind = ENTRY_LATE, .seat = 1, .id = "-"};
    for (int kind = 0; kind < ENTRY_KINDS; kind++) {
        struct entry e = {.kind = (enum entry_kind)kind,
                          .seat = 1,
                          .number = m->match.count - 1,
                          .id = "-"};
        if (kind == ENTRY_LATE || kind == ENTRY_BACK || kind == ENTRY_MOVE)
            continue;
        if (is_allowed(m, e, why) && kind == ENTRY_RETURN)
            must(m, late);
    }
}

static void every_kind_of_entry_has_a_ceiling(void **state)
{
    enum { ROUNDS = 3 * MEETING_VOID_MAX };
    struct meeting m;
    char why[GAME_WHY_MAX];
    (void)state;
    begin_and_play(&m);
    for (int i = 0; i < ROUNDS; i++)
        try_all(&m);
    assert_in_range(m.version - m.match.count, MEETING_VOID_MAX,
                    MEETING_VOID_MAX + 20);
    struct entry plea = {.kind = ENTRY_PLEA, .number = 1, .id = "-"};
    assert_false(is_allowed(&m, plea, why));
    ASSERT_SAYS(why, "too much has been taken back");
    struct entry back = {.kind = ENTRY_RETURN, .seat = 1, .id = "-"};
    assert_false(is_allowed(&m, back, why));
    ASSERT_SAYS(why, "a bot plays on for you");
    meeting_close(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_way_back_is_known_without_playing_again),
        cmocka_unit_test(a_log_that_goes_behind_the_wall_is_read),
        cmocka_unit_test(asking_to_take_back_costs_no_replay),
        cmocka_unit_test(take_backs_replay_nothing),
        cmocka_unit_test(the_log_is_what_was_told),
        cmocka_unit_test(a_moment_is_what_was_seen_then),
        cmocka_unit_test(nobody_answers_twice),
        cmocka_unit_test(every_kind_of_entry_has_a_ceiling),
    };
    return cmocka_run_group_tests(tests, open_venues, close_venues);
}
