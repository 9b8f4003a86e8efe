/* hall_test.c - the tables of a server as time goes by: clocks that are put back,
 * tables that cannot be read, people who ask for ever, stores that fail. */
#include "host/clock.h"
#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/moment.h"
#include "server/reading.h"
#include "server/talk.h"
#include "store/store_internal.h"

#include "unit/unit.h"

#include <stdatomic.h>
#include <unistd.h>

enum { HOUR = 3600000, BROKEN = 70 };

struct fixture {
    struct hall hall;
    struct config config;
    struct client client;
    char last[1024]; /* what the client was told, as far as it fits */
    int closed;      /* the code it was closed with; 0: it was not */
};

static int64_t fixed_clock(void)
{
    return 1700000000000;
}

/* The socket of the only client is the fixture. */
static void keep(struct net_socket *s, struct net_bytes *message)
{
    struct fixture *f = (struct fixture *)(void *)s;
    struct text t = text_in(f->last, sizeof f->last);
    text_add(&t, "%s", (const char *)bytes_data(message));
    bytes_drop(message);
}

static void keep_close(struct net_socket *s, int code, const char *words)
{
    struct fixture *f = (struct fixture *)(void *)s;
    (void)words;
    f->closed = code;
}

static int set_up(void **state)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct store_options o = {.where = ":memory:", .owner = ""};
    struct fixture *f = unit_room(sizeof *f);
    struct hall *h = &f->hall;
    memset(f, 0, sizeof *f);
    assert_int_equal(secret_start(&why), ERR_OK);
    f->config = config_standard();
    h->config = &f->config;
    h->clock = fixed_clock;
    h->now = h->started = fixed_clock();
    h->send = keep;
    h->close = keep_close;
    h->stopping = true; /* no bot is asked */
    h->scratch = unit_room(HALL_SCRATCH);
    h->venues = venues_new(&why);
    h->store = store_open(&o, &why);
    assert_string_equal(room, "");
    f->client = (struct client){.socket = (struct net_socket *)(void *)f,
                                .viewer = SEAT_NOBODY,
                                .refilled = h->now};
    *state = f;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    hall_leave(&f->hall, &f->client);
    hall_clear(&f->hall);
    store_close(f->hall.store);
    venues_free(f->hall.venues);
    free(f->hall.scratch);
    free(f);
    return 0;
}

static struct plan plan_of(const struct hall *h, const char *game)
{
    struct plan plan = {.entry = games_find(game), .stand_in = "easy"};
    plan.setup = setup_standard(plan.entry->game);
    plan.setup.seats = 2;
    plan.content = venues_content(h->venues, plan.entry);
    secret_hash("invitation", plan.invite);
    return plan;
}

static void a_clock_that_is_put_back_disconnects_nobody(void **state)
{
    static const char ping[] = "{\"type\":\"ping\"}";
    struct fixture *f = *state;
    f->client.allowance = 2000;
    f->hall.now -= HOUR;
    talk_message(&f->hall, &f->client, ping, sizeof ping - 1);
    assert_string_equal(f->last, "{\"type\":\"pong\"}");
    assert_int_equal(f->closed, 0);
    /* Nor does a jump ahead let anybody send more than at other times. */
    f->hall.now += 1000LL * HOUR;
    talk_message(&f->hall, &f->client, ping, sizeof ping - 1);
    assert_true(f->client.allowance <= 2000LL * f->config.messages_per_second);
}

static void chores_go_on_when_the_clock_is_put_back(void **state)
{
    struct fixture *f = *state;
    hall_tick(&f->hall);
    int64_t next = f->hall.next_chores;
    assert_true(next > f->hall.now);
    f->hall.now -= HOUR;
    hall_tick(&f->hall);
    assert_int_equal(f->hall.next_chores, next - HOUR);
}

static const char *game_of_rules(int version)
{
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (e->game->rules_version == version)
            return e->game->name;
    }
    fail_msg("no game has rules of version %d", version);
    return "";
}

static void a_table_of_other_rules_is_refused(void **state)
{
    struct fixture *f = *state;
    struct plan plan = plan_of(&f->hall, game_of_rules(2));
    struct plan read;
    char words[PLAN_TEXT_MAX];
    char room[GAME_WHY_MAX];
    struct text t = text_in(words, sizeof words);
    struct text why = text_in(room, sizeof room);
    size_t size = 0;
    plan_write(&plan, &t);
    assert_int_equal(plan_read(&read, words, &why), ERR_OK);
    char *old = unit_replace(words, t.len, "\"rules\":2,", "", &size);
    assert_int_not_equal(plan_read(&read, old, &why), ERR_OK);
    ASSERT_SAYS(room, "version 1 of the rules of ");
    ASSERT_SAYS(room, game_of_rules(2));
    ASSERT_SAYS(room, "; this server plays version 2");
    free(old);
}

static void put_away(struct hall *h, const char *id, const char *setup)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    char words[PLAN_TEXT_MAX];
    char summary[] = "{}";
    struct store_table t = {.setup = words, .summary = summary, .due = 1};
    (void)snprintf(words, sizeof words, "%s", setup);
    (void)snprintf(t.id, sizeof t.id, "%s", id);
    assert_int_equal(store_make(h->store, &t, &why), ERR_OK);
}

static void tables_that_cannot_be_read_hide_no_others(void **state)
{
    struct fixture *f = *state;
    char setup[PLAN_TEXT_MAX];
    struct text t = text_in(setup, sizeof setup);
    struct plan plan = plan_of(&f->hall, table_game());
    plan_write(&plan, &t);
    for (int i = 0; i < BROKEN; i++) {
        char id[STORE_ID_MAX];
        (void)snprintf(id, sizeof id, "a%d", i);
        put_away(&f->hall, id, "{\"game\":\"of another server\"}");
    }
    put_away(&f->hall, "z", setup);
    for (int i = 0; i < 3; i++) {
        hall_tick(&f->hall);
        f->hall.now += HOUR / 60;
    }
    assert_non_null(hall_loaded(&f->hall, "z"));
    hall_settle(&f->hall);
}

static void sit(struct hall *h, struct live *l, int seat)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct entry e = {.kind = ENTRY_SIT, .seat = seat, .words = "somebody"};
    secret_hash("secret", e.id);
    assert_int_equal(hall_add(h, l, &e, NULL, &why), ERR_OK);
}

static void nobody_can_ask_for_ever(void **state)
{
    struct fixture *f = *state;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct plan plan = plan_of(&f->hall, table_game());
    struct live *l = hall_make(&f->hall, &plan, "somebody", 0, &why);
    assert_non_null(l);
    sit(&f->hall, l, 0);
    sit(&f->hall, l, 1);
    flow_go_on(&f->hall, l);
    assert_true(l->meeting.match.count > 0); /* chance has dealt */
    int asked = 0;
    struct entry e = {.kind = ENTRY_PLEA, .id = "-"};
    while (asked < 2 * MEETING_VOID_MAX
           && hall_add(&f->hall, l, &e, NULL, &why) == ERR_OK)
        asked++;
    assert_in_range(asked, 1, MEETING_VOID_MAX + 1);
    ASSERT_SAYS(room, "too much has been taken back");
    hall_settle(&f->hall);
}

static struct live *make_as(struct fixture *f, const char *id)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct plan plan = plan_of(&f->hall, table_game());
    struct live *l = hall_make_as(&f->hall, id, &plan, "somebody", 1, &why);
    assert_non_null(l);
    hall_settle(&f->hall);
    return l;
}

/* One who was refused because of too many tables may ask for the same again. */
static void a_table_can_be_asked_for_again_after_a_refusal(void **state)
{
    struct fixture *f = *state;
    assert_true(live_is_settled(make_as(f, "first")));
    struct live *l = make_as(f, "second");
    for (int i = 0; i < 3; i++) {
        assert_int_equal(l->state, LIVE_EMPTY);
        assert_ptr_equal(make_as(f, "second"), l);
    }
}

/* -- Turns and prices ------------------------------------------------------ */

struct toil {
    struct errand errand; /* first */
    int *count;           /* of those that are done */
};

static enum err run_nothing(struct errand *e, struct store *s, struct text *why)
{
    (void)e;
    (void)s;
    (void)why;
    return ERR_OK;
}

/* Takes all the time that a turn has for errands. */
static void take_long(struct hall *h, struct errand *e, enum err err,
                      const char *why)
{
    uint64_t end = clock_steady() + ERRAND_TURN;
    (void)h;
    (void)err;
    (void)why;
    ++*((struct toil *)(void *)e)->count;
    while (clock_steady() < end) {
    }
}

static void release_nothing(struct errand *e)
{
    (void)e;
}

static void wake_nobody(void *with)
{
    (void)with;
}

static void count_waking(void *with)
{
    atomic_fetch_add((atomic_int *)with, 1);
}

/* However many tables were read meanwhile, others have their turn between them. */
static void errands_leave_the_loop_to_others(void **state)
{
    enum { COUNT = 3 };
    struct fixture *f = *state;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    atomic_int woken = 0;
    int done = 0;
    struct toil toil[COUNT];
    f->hall.errands = errands_new(f->hall.store, count_waking, &woken, &why);
    for (int i = 0; i < COUNT; i++) {
        toil[i] = (struct toil){
            {.run = run_nothing, .done = take_long, .release = release_nothing},
            &done};
        errand_send(&f->hall, &toil[i].errand);
    }
    assert_true(errands_wait(f->hall.errands, 10000000));
    for (int i = 1; i <= COUNT; i++) {
        atomic_store(&woken, 0);
        errand_take_some(&f->hall);
        assert_int_equal(done, i);
        assert_int_equal(atomic_load(&woken), 1);
    }
    errands_free(f->hall.errands);
    f->hall.errands = NULL;
}

/* -- A store that fails ---------------------------------------------------- */

/* What the store of the hall does in truth; a test puts something else in the
 * place of parts of it. */
static const struct store_kind *sound;

static enum err store_and_complain(struct store *s, struct store_append *list,
                                   int count, int64_t now, struct text *why)
{
    enum err e = sound->append(s, list, count, now, why);
    text_add(why, "the connection broke");
    return e == ERR_OK ? ERR_STORAGE : e;
}

static enum err refuse_append(struct store *s, struct store_append *list,
                              int count, int64_t now, struct text *why)
{
    (void)s;
    (void)list;
    (void)count;
    (void)now;
    text_add(why, "the disk is gone");
    return ERR_STORAGE;
}

static enum err refuse_find(struct store *s, const char *id,
                            struct store_table *out, struct text *why)
{
    (void)s;
    (void)id;
    (void)out;
    text_add(why, "the disk is gone");
    return ERR_STORAGE;
}

/* Two people at a table; the client has the seat that is to move. */
static struct live *begin_match_at(struct fixture *f, struct pace pace)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct plan plan = plan_of(&f->hall, table_other());
    plan.pace = pace;
    struct live *l = hall_make(&f->hall, &plan, "somebody", 0, &why);
    assert_non_null(l);
    sit(&f->hall, l, 0);
    sit(&f->hall, l, 1);
    flow_go_on(&f->hall, l);
    hall_settle(&f->hall);
    f->client.viewer = meeting_to_act(&l->meeting) & 1 ? 0 : 1;
    f->client.want = SHOW_LOG;
    f->client.allowance = 1000000;
    hall_enter(l, &f->client);
    hall_touch(&f->hall, l);
    hall_settle(&f->hall);
    return l;
}

static struct live *begin_match(struct fixture *f)
{
    return begin_match_at(f, (struct pace){.kind = PACE_FREE});
}

static void say(struct fixture *f, const char *words)
{
    talk_message(&f->hall, &f->client, words, strlen(words));
}

/* Sends the first legal move, by this id. */
static void send_move(struct fixture *f, const char *id)
{
    const struct meeting *m = &f->client.live->meeting;
    struct state_room now = m->match.now;
    struct move_list list = {.count = 0};
    char name[GAME_TEXT_MAX];
    struct text t = text_in(name, sizeof name);
    char words[512];
    m->venue->game->legal(m->venue->table, state_in(&now), f->client.viewer,
                          &list);
    assert_true(list.count > 0);
    m->venue->game->write_move(m->venue->table, state_in(&now), list.move[0],
                               &t);
    (void)snprintf(words, sizeof words,
                   "{\"type\":\"move\",\"table\":\"%s\",\"version\":%d,"
                   "\"id\":\"%s\",\"move\":\"%s\"}",
                   m->id, m->version, id, name);
    say(f, words);
}

static void what_was_stored_after_all_is_acknowledged(void **state)
{
    struct fixture *f = *state;
    struct live *l = begin_match(f);
    sound = f->hall.store->kind;
    struct store_kind shaky = *sound;
    shaky.append = store_and_complain;
    f->hall.store->kind = &shaky;
    int before = l->meeting.version;
    send_move(f, "one");
    hall_settle(&f->hall);
    f->hall.store->kind = sound;
    ASSERT_SAYS(f->last, "\"event\"");
    ASSERT_SAYS(f->last, "\"done\":[\"one\"]");
    assert_true(l->stored.version > before
                && l->stored.version == l->meeting.version);
}

static void a_move_that_is_sent_twice_is_acknowledged_once(void **state)
{
    struct fixture *f = *state;
    struct live *l = begin_match(f);
    send_move(f, "one");
    int after = l->meeting.version;
    send_move(f, "one");
    hall_settle(&f->hall);
    ASSERT_SAYS(f->last, "\"done\":[\"one\"]");
    assert_int_equal(l->meeting.version, after);
}

static void a_second_hello_changes_nothing(void **state)
{
    struct fixture *f = *state;
    (void)begin_match(f);
    say(f, "{\"type\":\"hello\",\"want\":\"choices\"}");
    ASSERT_SAYS(f->last, "you have said hello before");
    assert_int_equal(f->client.want, SHOW_LOG);
}

/* What the client owes for saying hello with this version. */
static int64_t price_of_hello(struct fixture *f, const struct live *l,
                              int version)
{
    struct toll_account account = {.owes = 0};
    struct client c = f->client;
    char words[128];
    c.live = NULL;
    c.account = &account;
    (void)snprintf(c.table, sizeof c.table, "%s", l->meeting.id);
    (void)snprintf(words, sizeof words,
                   "{\"type\":\"hello\",\"secret\":\"secret\","
                   "\"version\":%d}",
                   version);
    talk_message(&f->hall, &c, words, strlen(words));
    assert_non_null(c.live);
    hall_leave(&f->hall, &c);
    return account.owes;
}

/* The last entry cannot be told without going through all before it, and who
 * says a version that is still to come is told all. */
static void saying_hello_costs_the_whole_log(void **state)
{
    struct fixture *f = *state;
    const struct live *l = begin_match(f);
    send_move(f, "one");
    hall_settle(&f->hall);
    int64_t all = (int64_t)TOLL_ENTRY * l->meeting.version;
    int64_t least = price_of_hello(f, l, l->meeting.version);
    assert_int_equal(price_of_hello(f, l, 0), least + all);
    assert_int_equal(price_of_hello(f, l, l->meeting.version - 1), least + all);
    assert_int_equal(price_of_hello(f, l, l->meeting.version + 9), least + all);
}

/* The position cannot be had without playing the moves before it again. */
static void a_moment_costs_the_moves_before_it(void **state)
{
    struct fixture *f = *state;
    struct toll_account account = {.owes = 0};
    char words[64];
    int count = begin_match(f)->meeting.match.count;
    assert_true(count >= 2 * TOLL_MOVES);
    f->client.account = &account;
    say(f, "{\"type\":\"moment\",\"n\":0}");
    assert_int_equal(account.owes, 0);
    (void)snprintf(words, sizeof words, "{\"type\":\"moment\",\"n\":%d}",
                   count);
    say(f, words);
    ASSERT_SAYS(f->last, "\"moment\"");
    assert_int_equal(account.owes, count / TOLL_MOVES);
    f->client.account = NULL;
}

/* Who looks on must be told, at the cost of who moves, comes or goes. */
static void telling_many_costs_more(void **state)
{
    enum { WATCHERS = 7 };
    struct fixture *f = *state;
    struct toll_account account = {.owes = 0};
    struct client watcher[WATCHERS];
    struct live *l = begin_match(f);
    int64_t alone = price_of_hello(f, l, l->meeting.version);
    f->client.account = &account;
    for (int i = 0; i < WATCHERS; i++) {
        watcher[i] = f->client;
        watcher[i].account = NULL;
        watcher[i].live = NULL;
        watcher[i].viewer = SEAT_NOBODY;
        hall_enter(l, &watcher[i]);
    }
    send_move(f, "one");
    hall_settle(&f->hall);
    assert_int_equal(account.owes, (WATCHERS + 1) * TOLL_MESSAGE);
    /* One comes and goes: both are told to all. */
    assert_int_equal(price_of_hello(f, l, l->meeting.version),
                     alone + 2LL * WATCHERS * TOLL_MESSAGE);
    for (int i = 0; i < WATCHERS; i++)
        hall_leave(&f->hall, &watcher[i]);
    f->client.account = NULL;
}

/* However late the store is, whoever asks has paid for it. */
static void reading_is_paid_when_it_is_asked_for(void **state)
{
    struct fixture *f = *state;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct toll_account account = {.owes = 0};
    enum err e = ERR_OK;
    f->hall.errands = errands_new(f->hall.store, wake_nobody, NULL, &why);
    f->hall.payer = &account;
    (void)hall_find(&f->hall, "nowhere", &e, &why);
    assert_int_equal(account.owes, TOLL_LOAD);
    f->hall.payer = NULL;
    assert_true(errands_wait(f->hall.errands, 10000000));
    errand_take_some(&f->hall);
    hall_settle(&f->hall);
    assert_int_equal(account.owes, TOLL_LOAD);
    errands_free(f->hall.errands);
    f->hall.errands = NULL;
}

/* The message that waits must not follow a move that was lost. */
static void nothing_follows_what_is_not_stored(void **state)
{
    struct fixture *f = *state;
    struct live *l = begin_match(f);
    int before = l->stored.version;
    sound = f->hall.store->kind;
    struct store_kind gone = *sound;
    gone.append = refuse_append;
    gone.find = refuse_find;
    f->hall.store->kind = &gone;
    send_move(f, "one");
    say(f, "{\"type\":\"resign\"}");
    assert_int_equal(f->client.parked, 1);
    hall_settle(&f->hall);
    assert_int_equal(f->closed, 1013);
    assert_int_equal(f->client.parked, 0);
    f->hall.store->kind = sound;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    enum err e = ERR_OK;
    assert_ptr_equal(hall_find(&f->hall, l->meeting.id, &e, &why), l);
    assert_int_equal(l->meeting.version, before);
}

/* -- Clocks ---------------------------------------------------------------- */

static void pass(struct fixture *f, int64_t time)
{
    f->hall.now += time;
    hall_tick(&f->hall);
    hall_settle(&f->hall);
}

static void a_move_costs_its_time_and_gains_the_increment(void **state)
{
    struct fixture *f = *state;
    struct live *l = begin_match_at(f, (struct pace){PACE_LIVE, 600000, 5000});
    int seat = f->client.viewer;
    pass(f, 20000);
    assert_int_equal(meeting_left(&l->meeting, seat, f->hall.now), 580000);
    send_move(f, "one");
    hall_settle(&f->hall);
    assert_int_equal(l->meeting.seat[seat].left, 585000);
    assert_int_equal(meeting_left(&l->meeting, 1 - seat, f->hall.now), 600000);
}

static void who_is_late_can_return(void **state)
{
    struct fixture *f = *state;
    struct live *l = begin_match_at(f, (struct pace){PACE_LIVE, 600000, 5000});
    int seat = f->client.viewer;
    pass(f, 599999);
    assert_false(meeting_is_bot(&l->meeting, seat));
    pass(f, 1);
    assert_true(meeting_is_bot(&l->meeting, seat));
    assert_false(meeting_is_bot(&l->meeting, 1 - seat));
    send_move(f, "one");
    hall_settle(&f->hall);
    ASSERT_SAYS(f->last, "\"code\":\"late\"");
    pass(f, 10000);
    say(f, "{\"type\":\"return\"}");
    hall_settle(&f->hall);
    assert_false(meeting_is_bot(&l->meeting, seat));
    assert_int_equal(meeting_left(&l->meeting, seat, f->hall.now), 30000);
    pass(f, 30000);
    assert_true(meeting_is_bot(&l->meeting, seat));
}

static void a_slow_match_gives_days_for_every_decision(void **state)
{
    enum { DAY = 24 * HOUR };
    struct fixture *f = *state;
    struct live *l = begin_match_at(f, (struct pace){PACE_SLOW, 3LL * DAY, 0});
    pass(f, 2LL * DAY);
    send_move(f, "one");
    hall_settle(&f->hall);
    int seat = l->meeting.seat[0].since >= 0 ? 0 : 1;
    assert_int_equal(meeting_left(&l->meeting, seat, f->hall.now), 3LL * DAY);
    pass(f, 3LL * DAY - 1);
    assert_false(meeting_is_bot(&l->meeting, seat));
    pass(f, 1);
    assert_true(meeting_is_bot(&l->meeting, seat));
}

static void no_time_runs_while_the_server_is_down(void **state)
{
    struct fixture *f = *state;
    struct live *l = begin_match_at(f, (struct pace){PACE_LIVE, 600000, 5000});
    int seat = f->client.viewer;
    f->hall.now += 50LL * HOUR;
    f->hall.started = f->hall.now;
    l->state = LIVE_EMPTY;
    reading_begin(&f->hall, l);
    assert_true(live_is_settled(l));
    assert_int_equal(meeting_left(&l->meeting, seat, f->hall.now), 600000);
    pass(f, 1000);
    assert_false(meeting_is_bot(&l->meeting, seat));
}

/* -- Bots ------------------------------------------------------------------ */

/* Waits for what the bot has chosen. */
static void take_answer(struct fixture *f, const struct live *l)
{
    for (int i = 0; i < 1000 && l->thinking.version >= 0; i++) {
        flow_take_answers(&f->hall);
        (void)usleep(10000);
    }
    assert_int_equal(l->thinking.version, -1);
}

static void a_bot_is_asked_again_when_the_table_can_be_read_again(void **state)
{
    struct fixture *f = *state;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct hall *h = &f->hall;
    struct plan plan = plan_of(h, table_game()); /* all bid at once */
    enum err e = ERR_OK;
    (void)snprintf(plan.level[0], sizeof plan.level[0], "easy");
    h->bots = bots_new(1, 0, wake_nobody, h, &why);
    h->stopping = false;
    struct live *l = hall_make(h, &plan, "somebody", 0, &why);
    sit(h, l, 1);
    flow_go_on(h, l);
    hall_settle(h);
    assert_true(l->thinking.version >= 0);
    l->state = LIVE_EMPTY;
    take_answer(f, l);
    int before = l->meeting.version;
    assert_ptr_equal(hall_find(h, l->meeting.id, &e, &why), l);
    hall_settle(h);
    take_answer(f, l);
    assert_true(l->meeting.version > before);
    h->stopping = true;
    hall_settle(h);
    bots_free(h->bots, hall_free_task);
}

/* A bot whose move cannot be stored would think of it again at once, for ever. */
static void a_store_that_fails_is_left_in_peace(void **state)
{
    struct fixture *f = *state;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct hall *h = &f->hall;
    struct plan plan = plan_of(h, table_game());
    (void)snprintf(plan.level[0], sizeof plan.level[0], "easy");
    struct live *l = hall_make(h, &plan, "somebody", 0, &why);
    sit(h, l, 1);
    flow_go_on(h, l);
    hall_settle(h);
    sound = h->store->kind;
    struct store_kind full = *sound;
    full.append = refuse_append;
    h->store->kind = &full;
    h->bots = bots_new(1, 1, wake_nobody, h, &why);
    h->stopping = false;
    hall_touch(h, l);
    hall_settle(h);
    for (int second = 1; second <= 2; second++) {
        for (int i = 0; i < 100 || l->thinking.version >= 0; i++) {
            flow_take_answers(h);
            hall_settle(h);
            (void)usleep(1000);
        }
        assert_int_equal(h->metrics.storage_failures, second);
        assert_int_equal(h->unsaid, second - 1); /* the log has it once */
        h->now += HALL_REST;
        hall_tick(h);
        hall_settle(h);
    }
    h->store->kind = sound;
    take_answer(f, l);
    hall_settle(h);
    h->now += HALL_REST;
    h->stopping = true;
    bots_free(h->bots, hall_free_task);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            a_clock_that_is_put_back_disconnects_nobody, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_table_of_other_rules_is_refused,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(chores_go_on_when_the_clock_is_put_back,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            tables_that_cannot_be_read_hide_no_others, set_up, tear_down),
        cmocka_unit_test_setup_teardown(errands_leave_the_loop_to_others,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_moment_costs_the_moves_before_it,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(saying_hello_costs_the_whole_log,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(telling_many_costs_more, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(reading_is_paid_when_it_is_asked_for,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            a_table_can_be_asked_for_again_after_a_refusal, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_second_hello_changes_nothing, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(nobody_can_ask_for_ever, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(
            what_was_stored_after_all_is_acknowledged, set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            a_move_that_is_sent_twice_is_acknowledged_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(nothing_follows_what_is_not_stored,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            a_move_costs_its_time_and_gains_the_increment, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_is_late_can_return, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(
            a_slow_match_gives_days_for_every_decision, set_up, tear_down),
        cmocka_unit_test_setup_teardown(no_time_runs_while_the_server_is_down,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_store_that_fails_is_left_in_peace,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            a_bot_is_asked_again_when_the_table_can_be_read_again, set_up,
            tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
