/* traffic_test.c - nobody is told what they may not know.
 *
 * Two tables are played side by side. Whatever a viewer cannot see is different
 * at the second one wherever the rules allow it: other cards are drawn into
 * other hands, other secret choices are made. The key of chance is another, which
 * is the order of all that is not dealt yet, and so are the invitation and the
 * secrets of the other seats. As long as the viewer's own view is the same, every
 * byte that the server sends to that viewer must be the same: events, welcomes,
 * snapshots, refusals, answers over HTTP. Only the table's name and the
 * commitment to the key differ; both are public, and blotted out here.
 */
#include "base/num.h"
#include "server/api.h"
#include "server/talk.h"

#include "unit/unit.h"

enum { MATCHES = 8, STEPS = 120, WORLDS = 2, TOLD_MAX = 1 << 21 };

/* How many decisions were compared, and while how many of them the positions
 * themselves were different. */
struct count {
    int all, different;
};

/* What one client was told. */
struct ear {
    size_t size;
    char *told;
    const struct world *world;
};

struct world {
    struct hall hall;
    struct config config;
    struct live *live;
    char commitment[SHA256_TEXT_SIZE];
    struct ear ear[SHOW_WANTS];
    struct client client[SHOW_WANTS];
};

static struct world worlds[WORLDS];

static int64_t fixed_clock(void)
{
    return 1700000000000;
}

static void blot(char *told, const char *words)
{
    char *at = strstr(told, words);
    for (; at; at = strstr(at, words))
        memset(at, 'x', strlen(words));
}

static void keep(struct net_socket *s, struct net_bytes *message)
{
    struct ear *e = (struct ear *)(void *)s;
    size_t before = e->size;
    assert_true(e->size + message->size < TOLD_MAX);
    memcpy(e->told + e->size, bytes_data(message), message->size);
    e->size += message->size;
    e->told[e->size++] = '\n';
    bytes_drop(message);
    e->told[e->size] = '\0';
    blot(e->told + before, e->world->live->meeting.id);
    blot(e->told + before, e->world->commitment);
}

static void keep_close(struct net_socket *s, int code, const char *words)
{
    (void)s;
    print_error("closed: %d %s\n", code, words);
    fail();
}

/* What is put off is answered before api_answer returns, for nothing is read on
 * another thread here. */
static struct net_reply answered;

static struct net_later *put_off(const struct net_request *q)
{
    (void)q;
    return NULL;
}

static void keep_answer(struct net_later *l, const struct net_reply *r)
{
    (void)l;
    answered = *r;
}

/* -- Worlds ---------------------------------------------------------------- */

static void open_world(struct world *w)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct hall *h = &w->hall;
    struct store_options o = {.where = ":memory:", .owner = ""};
    memset(w, 0, sizeof *w);
    w->config = config_standard();
    w->config.messages_per_second = 1000000;
    h->config = &w->config;
    h->clock = fixed_clock;
    h->now = h->started = fixed_clock();
    h->send = keep;
    h->close = keep_close;
    h->put_off = put_off;
    h->answer = keep_answer;
    h->scratch = unit_room(HALL_SCRATCH);
    h->venues = venues_new(&why);
    h->store = store_open(&o, &why);
    assert_string_equal(room, "");
    for (int n = 0; n < SHOW_WANTS; n++)
        w->ear[n].told = unit_room(TOLD_MAX);
}

static void close_world(struct world *w)
{
    for (int n = 0; n < SHOW_WANTS; n++) {
        hall_leave(&w->hall, &w->client[n]);
        free(w->ear[n].told);
    }
    hall_clear(&w->hall);
    store_close(w->hall.store);
    venues_free(w->hall.venues);
    free(w->hall.scratch);
}

static void add(struct world *w, struct entry *e, const struct move *m)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    assert_int_equal(hall_add(&w->hall, w->live, e, m, &why), ERR_OK);
}

/* What opens a seat. The viewer's is the same in both worlds. */
static void secret_of(const struct world *w, int seat, int viewer,
                      char out[SECRET_MAX])
{
    int world = seat == viewer ? 0 : (int)(w - worlds);
    (void)snprintf(out, SECRET_MAX, "secret%d of %d", seat, world);
}

static void seat_all(struct world *w, int seats, int viewer)
{
    for (int i = 0; i < seats; i++) {
        struct entry e = {.kind = ENTRY_SIT, .seat = i};
        char secret[SECRET_MAX];
        secret_of(w, i, viewer, secret);
        secret_hash(secret, e.id);
        (void)snprintf(e.words, sizeof e.words, "player %d", i);
        add(w, &e, NULL);
    }
    struct entry begin = {.kind = ENTRY_BEGIN, .id = "-"};
    add(w, &begin, NULL);
    hall_settle(&w->hall);
}

/* One client of every kind looks on as this viewer. */
static void listen_as(struct world *w, int viewer)
{
    for (int n = 0; n < SHOW_WANTS; n++) {
        struct client *c = &w->client[n];
        *c = (struct client){.socket = (struct net_socket *)(void *)&w->ear[n],
                             .viewer = viewer,
                             .want = (enum show_want)n,
                             .allowance = 1000000};
        w->ear[n].world = w;
        hall_enter(w->live, c);
    }
}

static void make_table(struct world *w, const struct games_entry *e, int seats,
                       int viewer)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct plan plan = {.entry = e,
                        .setup = setup_standard(e->game),
                        .stand_in = "easy",
                        .is_public = true,
                        .pace = {PACE_LIVE, 600000, 5000},
                        .content = venues_content(w->hall.venues, e)};
    plan.setup.seats = seats;
    memset(&plan.key, 9 + (int)(w - worlds), sizeof plan.key);
    fair_commit(&plan.key, w->commitment);
    secret_hash(w == worlds ? "invitation" : "another", plan.invite);
    w->live = hall_make(&w->hall, &plan, "somebody", 0, &why);
    assert_string_equal(room, "");
    hall_settle(&w->hall);
    listen_as(w, viewer);
    seat_all(w, seats, viewer);
}

/* -- Side by side ---------------------------------------------------------- */

static struct state *state_of(struct world *w)
{
    return match_state(&w->live->meeting.match);
}

static struct move as_seen(struct world *w, struct move m, int viewer)
{
    const struct venue *v = w->live->meeting.venue;
    return v->game->secrets
               ? v->game->secrets->redact_move(v->table, state_of(w), m, viewer)
               : m;
}

static void play(struct world *w, struct move m)
{
    const struct venue *v = w->live->meeting.venue;
    struct entry e = {.kind = ENTRY_MOVE, .seat = m.seat, .left = 600000};
    struct text t = text_in(e.words, sizeof e.words);
    (void)snprintf(e.id, sizeof e.id, "%s", m.seat == SEAT_CHANCE ? "-" : "c");
    v->game->write_move(v->table, state_of(w), m, &t);
    add(w, &e, &m);
}

/* A move of the second world that looks to the viewer like `m` in the first,
 * another one if there is any. */
static bool counterpart(struct move m, int viewer, struct rng *rng,
                        struct move *out)
{
    const struct venue *v = worlds[1].live->meeting.venue;
    struct move seen = as_seen(&worlds[0], m, viewer);
    struct move_list l = {.count = 0};
    int found = 0;
    if (!(v->game->to_act(v->table, state_of(&worlds[1])) >> m.seat & 1))
        return false;
    v->game->legal(v->table, state_of(&worlds[1]), m.seat, &l);
    for (int i = 0; i < l.count; i++) {
        struct move other = as_seen(&worlds[1], l.move[i], viewer);
        if (move_compare(other, seen) == 0 && rng_below(rng, ++found) == 0)
            *out = l.move[i];
    }
    return found > 0;
}

static bool views_agree(int viewer)
{
    const struct venue *v = worlds[0].live->meeting.venue;
    struct state_room room[WORLDS];
    for (int i = 0; i < WORLDS; i++) {
        venue_view(v, state_of(&worlds[i]), viewer, state_in(&room[i]));
    }
    return memcmp(&room[0], &room[1], v->game->state_size) == 0;
}

static bool states_differ(void)
{
    return memcmp(state_of(&worlds[0]), state_of(&worlds[1]),
                  worlds[0].live->meeting.venue->game->state_size)
           != 0;
}

static void compare(int viewer, const char *what)
{
    for (int n = 0; n < SHOW_WANTS; n++) {
        struct ear *a = &worlds[0].ear[n];
        struct ear *b = &worlds[1].ear[n];
        bool same = a->size == b->size
                    && memcmp(a->told, b->told, a->size) == 0;
        if (!same) {
            a->told[a->size] = b->told[b->size] = '\0';
            print_error("%s, viewer %d, want %d:\n%s\nor\n%s\n", what, viewer,
                        n, a->told, b->told);
        }
        assert_true(same);
        a->size = b->size = 0;
    }
}

static void say(struct world *w, struct client *c, const char *words)
{
    talk_message(&w->hall, c, words, strlen(words));
    hall_settle(&w->hall);
}

/* The viewer comes from another device, having seen this version. */
static void come_again(struct world *w, int viewer, enum show_want want,
                       int version)
{
    static const char *const wants[SHOW_WANTS] = {"all", "choices", "log"};
    char secret[SECRET_MAX];
    char words[256];
    struct client c = {.socket = w->client[0].socket,
                       .viewer = SEAT_NOBODY,
                       .allowance = 1000000};
    (void)snprintf(c.table, sizeof c.table, "%s", w->live->meeting.id);
    secret_of(w, viewer, viewer, secret);
    (void)snprintf(words, sizeof words,
                   "{\"type\":\"hello\",\"secret\":\"%s\",\"version\":%d,"
                   "\"want\":\"%s\"}",
                   viewer < GAME_SEATS_MAX ? secret : "", version, wants[want]);
    say(w, &c, words);
    assert_ptr_equal(c.live, w->live);
    assert_int_equal(c.viewer, viewer);
    say(w, &c, "{\"type\":\"now\"}");
    hall_leave(&w->hall, &c);
    hall_settle(&w->hall);
}

/* What the viewer can find out by asking: for moves that are not there, for a
 * take-back, by coming again, over HTTP. */
static void probe(struct world *w, int viewer)
{
    static const char *const paths[] = {"/api/tables/%s",
                                        "/api/tables/%s/record", "/api/tables"};
    char words[256];
    const char *id = w->live->meeting.id;
    struct net_socket *to = w->client[SHOW_ALL].socket;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (viewer < GAME_SEATS_MAX) {
        int n = snprintf(words, sizeof words,
                         "{\"type\":\"move\",\"table\":\"%s\","
                         "\"version\":99999,\"id\":\"q\","
                         "\"move\":\"nothing\"}",
                         id);
        talk_message(&w->hall, &w->client[SHOW_ALL], words, (size_t)n);
        struct refusal refusal = {.kind = REFUSAL_NONE};
        text_add(&why, "%d ",
                 meeting_undo_target(&w->live->meeting, viewer, &refusal));
        refusal_write(&refusal, w->live->meeting.venue, &why);
        keep(to, bytes_of(room));
    }
    int version = w->live->meeting.version;
    come_again(w, viewer, (enum show_want)(version % SHOW_WANTS),
               version % 7 == 0 ? 0 : version - version % 5);
    for (int i = 0; i < COUNT_OF(paths); i++) {
        struct text path = text_in(words, sizeof words);
        size_t mark = strcspn(paths[i], "%");
        text_add(&path, "%.*s", (int)mark, paths[i]);
        if (paths[i][mark])
            text_add(&path, "%s%s", id, paths[i] + mark + 2);
        struct net_request q = {.method = "GET",
                                .path = words,
                                .query = "",
                                .address = "",
                                .bearer = "",
                                .known = "",
                                .body = ""};
        struct net_reply r = {.status = 0};
        assert_true(api_answer(&w->hall, &q, &r));
        r = r.is_put_off ? answered : r;
        assert_int_equal(r.status, strstr(words, "record") ? 409 : 200);
        keep(to, r.body);
    }
}

/* Plays one pair of matches for one viewer. */
static void play_pair(int viewer, struct rng *rng, struct count *count)
{
    const struct venue *v = worlds[0].live->meeting.venue;
    for (int step = 0; step < STEPS; step++) {
        struct move m = playout_pick(v, state_of(&worlds[0]), rng);
        struct move other = {.seat = 0};
        if (!counterpart(m, viewer, rng, &other))
            return;
        play(&worlds[0], m);
        play(&worlds[1], other);
        if (!views_agree(viewer) || venue_is_over(v, state_of(&worlds[0])))
            return; /* the rules have shown something */
        for (int i = 0; i < WORLDS; i++) {
            hall_settle(&worlds[i].hall);
            probe(&worlds[i], viewer);
        }
        compare(viewer, v->game->name);
        count->all++;
        count->different += states_differ();
    }
}

static void play_game(const struct games_entry *e, int seats,
                      struct count *count)
{
    for (int i = 0; i < MATCHES; i++) {
        struct rng rng = rng_stream(11, (uint64_t)i);
        int viewer = i % (seats + 1) == seats ? SEAT_NOBODY : i % (seats + 1);
        for (int n = 0; n < WORLDS; n++) {
            open_world(&worlds[n]);
            make_table(&worlds[n], e, seats, viewer);
        }
        play_pair(viewer, &rng, count);
        for (int n = 0; n < WORLDS; n++) {
            close_world(&worlds[n]);
        }
    }
}

static void what_is_hidden_changes_no_byte(void **state)
{
    (void)state;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    assert_int_equal(secret_start(&why), ERR_OK);
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct count count = {0, 0};
        for (int seats = 2; seats <= e->game->seats_max; seats++)
            play_game(e, seats, &count);
        print_message("%s: %d decisions compared, %d in different positions\n",
                      e->game->name, count.all, count.different);
        assert_true(count.all > (e->game->secrets ? 20 : 500));
        assert_true(!e->game->secrets || count.different > 20);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_hidden_changes_no_byte),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
