/* client_test.c - links, the client of the network and the guest at a table,
 * against the real server in a process of its own. */
#define _POSIX_C_SOURCE 200809L /* NOLINT: fork, pipe, mkdtemp */

#include "guest/guest.h"
#include "net/client.h"
#include "server/server.h"

#include "unit/unit.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATIENCE = 20000 };

/* -- The server ------------------------------------------------------------ */

struct serving {
    pid_t pid;
    int port;
};

static _Noreturn void be_server(int out, int port, const char *where)
{
    char room[GAME_WHY_MAX];
    char folder[] = "/tmp/mudbrick-client-XXXXXX";
    struct text why = text_in(room, sizeof room);
    struct config c = config_standard();
    struct text root = text_in(c.root, sizeof c.root);
    struct text store = text_in(c.store, sizeof c.store);
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL); /* a test may fail */
    if (dup2(out, STDOUT_FILENO) < 0 || !mkdtemp(folder))
        _exit(3);
    text_add(&root, "%s", folder);
    text_add(&store, "%s", where);
    c.port = port;
    c.quiet = c.relaxed = true;
    enum err e = server_run(&c, &why);
    (void)rmdir(folder);
    if (e != ERR_OK)
        (void)fprintf(stderr, "%s\n", room);
    _exit(e == ERR_OK ? 0 : 3);
}

static struct serving serve(int port, const char *store)
{
    struct serving s = {.port = 0};
    char line[256] = "";
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    s.pid = fork();
    assert_true(s.pid >= 0);
    if (s.pid == 0) {
        (void)close(ends[0]);
        be_server(ends[1], port, store);
    }
    (void)close(ends[1]);
    FILE *f = fdopen(ends[0], "r");
    assert_non_null(f);
    assert_non_null(fgets(line, sizeof line, f));
    const char *colon = strrchr(line, ':');
    assert_non_null(colon);
    s.port = atoi(colon + 1);
    (void)fclose(f);
    assert_true(s.port > 0);
    return s;
}

static void stop(struct serving *s, int how)
{
    assert_int_equal(kill(s->pid, how), 0);
    assert_int_equal(waitpid(s->pid, NULL, 0), s->pid);
}

static struct net_link link_to(const struct serving *s, const char *fragment)
{
    char words[256];
    char room[GAME_WHY_MAX];
    struct text t = text_in(words, sizeof words);
    struct text why = text_in(room, sizeof room);
    struct net_link l;
    text_add(&t, "http://127.0.0.1:%d/%s", s->port, fragment);
    assert_int_equal(link_read(&l, words, &why), ERR_OK);
    return l;
}

/* Makes a table of these seats; gives the link to join it. */
/* `more` is what is asked for besides the game. */
static struct net_link make_table(const struct serving *s, const char *more)
{
    char body[256];
    struct text b = text_in(body, sizeof body);
    char room[GAME_WHY_MAX];
    char fragment[128];
    struct text why = text_in(room, sizeof room);
    struct text t = text_in(fragment, sizeof fragment);
    struct net_link l = link_to(s, "");
    struct net_client *c = client_new(&l, &why);
    struct client_answer a;
    struct client_request q = {
        .method = "POST", .path = "api/tables", .body = body};
    text_add(&b, "{\"game\":\"%s\",%s}", table_game(), more);
    assert_non_null(c);
    assert_int_equal(client_ask(c, &q, &a, &why), ERR_OK);
    assert_int_equal(a.status, 201);
    json_t *made = json_loadb(a.body, a.size, 0, NULL);
    text_add(&t, "#join/%s.%s",
             json_string_value(json_object_get(made, "table")),
             json_string_value(json_object_get(made, "invite")));
    json_decref(made);
    client_free(c);
    return link_to(s, fragment);
}

/* -- Links ----------------------------------------------------------------- */

static void reads_links(void **with)
{
    static const struct {
        const char *words;
        enum link_kind kind;
        const char *host, *path, *table, *secret;
        int port;
    } rows[] = {
        {"http://127.0.0.1:8080/#seat/ab1.Se-_2", LINK_SEAT, "127.0.0.1", "/",
         "ab1", "Se-_2", 8080},
        {"https://example.org#join/t.i", LINK_JOIN, "example.org", "/", "t",
         "i", 443},
        {"http://h/#join/t", LINK_JOIN, "h", "/", "t", "", 80},
        {"https://h:1/a/b/index.html?x=1#watch/t", LINK_WATCH, "h", "/a/b/",
         "t", "", 1},
        {"http://[::1]:9/", LINK_SERVER, "::1", "/", "", "", 9},
    };
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    (void)with;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct net_link l;
        assert_int_equal(link_read(&l, rows[i].words, &why), ERR_OK);
        assert_int_equal(l.kind, rows[i].kind);
        assert_string_equal(l.host, rows[i].host);
        assert_string_equal(l.path, rows[i].path);
        assert_string_equal(l.table, rows[i].table);
        assert_string_equal(l.secret, rows[i].secret);
        assert_int_equal(l.port, rows[i].port);
    }
}

static void refuses_what_is_no_link(void **with)
{
    static const char *const rows[][2] = {
        {"", "begins with http"},
        {"ftp://h/", "begins with http"},
        {"http://", "names no server"},
        {"http://[::1/#join/t", "names no server"},
        {"http://a b/#join/t", "names no server"},
        {"http://u@h/#join/t", "names no server"},
        {"http://h:0/#join/t", "port"},
        {"http://h:70000/", "port"},
        {"http://h:1234567890/", "port"},
        {"http://h/#seat/t", "seat/TABLE.SECRET"},
        {"http://h/#seat/t.", "seat/TABLE.SECRET"},
        {"http://h/#seat/.x", "seat/TABLE.SECRET"},
        {"http://h/#join/t.a/b", "join/TABLE.INVITE"},
        {"http://h/#play/halma", "join/TABLE.INVITE"},
        {"http://h/#join/012345678901234567890123456789012", "too long"},
    };
    (void)with;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct net_link l;
        assert_int_not_equal(link_read(&l, rows[i][0], &why), ERR_OK);
        ASSERT_SAYS(room, rows[i][1]);
    }
}

/* -- The network ----------------------------------------------------------- */

static void says_that_nobody_answers(void **with)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct net_link l;
    struct client_answer a;
    struct client_request q = {.method = "GET", .path = "api/games"};
    (void)with;
    assert_int_equal(link_read(&l, "http://127.0.0.1:1/", &why), ERR_OK);
    struct net_client *c = client_new(&l, &why);
    assert_non_null(c);
    assert_int_equal(client_ask(c, &q, &a, &why), ERR_NOT_FOUND);
    ASSERT_SAYS(room, "http://127.0.0.1:1/: ");
    why = text_in(room, sizeof room);
    assert_int_equal(client_connect(c, "ws?table=x", &why), ERR_NOT_FOUND);
    assert_int_equal(client_poll(c, 10), CLIENT_CLOSED);
    assert_in_range(-client_close_code(c), -CLIENT_FAILED, -CLIENT_NOBODY);
    assert_int_equal(client_send(c, "x", 1), ERR_NOT_FOUND);
    client_free(c);
}

static void asks_over_http(void **with)
{
    struct serving s = serve(0, ":memory:");
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct net_link l = link_to(&s, "");
    struct net_client *c = client_new(&l, &why);
    struct client_answer a;
    struct client_request q = {.method = "GET", .path = "api/games"};
    (void)with;
    assert_non_null(c);
    assert_int_equal(client_ask(c, &q, &a, &why), ERR_OK);
    assert_int_equal(a.status, 200);
    ASSERT_SAYS(a.body, table_game());
    q.path = "api/tables/nothere";
    q.bearer = "0123456789012345678901";
    assert_int_equal(client_ask(c, &q, &a, &why), ERR_OK);
    assert_int_equal(a.status, 404);
    q = (struct client_request){
        .method = "POST", .path = "api/tables", .body = "{\"game\":1}"};
    assert_int_equal(client_ask(c, &q, &a, &why), ERR_OK);
    assert_int_equal(a.status, 400);
    ASSERT_SAYS(a.body, "why");
    client_free(c);
    stop(&s, SIGTERM);
}

static void tells_why_a_socket_closes(void **with)
{
    struct serving s = serve(0, ":memory:");
    char room[GAME_WHY_MAX];
    char *huge = unit_room(CLIENT_SEND_MAX + 1);
    struct text why = text_in(room, sizeof room);
    struct net_link l = link_to(&s, "");
    struct net_client *c = client_new(&l, &why);
    size_t size = 0;
    (void)with;
    assert_int_equal(client_connect(c, "ws?table=nothere", &why), ERR_OK);
    assert_int_equal(client_poll(c, 20), CLIENT_QUIET);
    memset(huge, ' ', CLIENT_SEND_MAX + 1);
    assert_int_equal(client_send(c, huge, CLIENT_SEND_MAX + 1), ERR_TOO_LONG);
    assert_int_equal(client_send(c, "{\"type\":\"hello\"}", 16), ERR_OK);
    assert_int_equal(client_poll(c, PATIENCE), CLIENT_MESSAGE);
    ASSERT_SAYS(client_message(c, &size), "\"refused\"");
    assert_int_equal(client_poll(c, PATIENCE), CLIENT_CLOSED);
    assert_int_equal(client_close_code(c), GUEST_NO_TABLE);
    assert_string_equal(client_close_words(c), "no table");
    /* A new socket, and the server stops under it. */
    assert_int_equal(client_connect(c, "ws?table=nothere", &why), ERR_OK);
    stop(&s, SIGKILL);
    assert_int_equal(client_poll(c, PATIENCE), CLIENT_CLOSED);
    assert_int_equal(client_close_code(c), CLIENT_BROKE);
    assert_string_equal(client_close_words(c), "the connection broke");
    client_free(c);
    free(huge);
}

/* -- The guest ------------------------------------------------------------- */

static enum guest_news next_news(struct guest *g)
{
    enum guest_news n = GUEST_PRESENCE;
    while (n == GUEST_PRESENCE || n == GUEST_OTHER || n == GUEST_QUIET)
        n = guest_poll(g, PATIENCE);
    return n;
}

/* The version that the last event has told. */
static int version_of(const struct guest *g)
{
    const json_t *n = json_object_get(guest_message(g), "version");
    return (int)json_integer_value(n);
}

static const char *first_choice(const struct guest *g)
{
    const json_t *choices = json_object_get(guest_message(g), "choices");
    return json_string_value(json_array_get(choices, 0));
}

/* A guest at the link; fails the test if there is no seat. */
static struct guest *sit(const struct net_link *l, const char *name)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct guest *g = NULL;
    if (guest_new(l, name, &g, &why) != ERR_OK
        || guest_connect(g, "choices", &why) != ERR_OK)
        fail_msg("%s", room);
    return g;
}

static void a_guest_plays_a_match(void **with)
{
    struct serving s = serve(0, ":memory:");
    struct net_link l = make_table(&s, "\"seats\":[\"open\",\"easy\"]");
    struct guest *g = sit(&l, "Ada");
    const char *state = "";
    int moves = 0;
    (void)with;
    assert_int_equal(guest_seat(g), 0);
    assert_int_equal(guest_link(g)->kind, LINK_SEAT);
    while (strcmp(state, "over") != 0) {
        enum guest_news n = next_news(g);
        if (n != GUEST_EVENT)
            fail_msg("%d %s: %s", n, guest_refusal(g), guest_why(g));
        const json_t *info = json_object_get(guest_message(g), "info");
        state = info ? json_string_value(json_object_get(info, "state")) : "";
        if (!guest_is_waiting(g) && first_choice(g)) {
            assert_int_equal(guest_move(g, first_choice(g)), ERR_OK);
            moves++;
        }
    }
    assert_true(moves > 5);
    guest_free(g);
    stop(&s, SIGTERM);
}

static void a_guest_is_told_no(void **with)
{
    struct serving s = serve(0, ":memory:");
    struct net_link l = make_table(&s, "\"seats\":[\"open\",\"easy\"]");
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct net_link other = l;
    (void)with;
    other.secret[0] = other.secret[0] == 'x' ? 'y' : 'x';
    struct guest *none = NULL;
    assert_int_equal(guest_new(&other, "Eve", &none, &why), ERR_STORAGE);
    ASSERT_SAYS(room, "invit");
    struct guest *g = sit(&l, "Ada");
    assert_int_equal(next_news(g), GUEST_EVENT);
    assert_int_equal(guest_move(g, "no such move"), ERR_OK);
    enum guest_news n = next_news(g);
    while (n == GUEST_EVENT)
        n = next_news(g);
    assert_int_equal(n, GUEST_REFUSED);
    assert_false(guest_is_waiting(g));
    assert_true(guest_refusal(g)[0] != '\0' && guest_why(g)[0] != '\0');
    /* The seat is taken: there is none for another. */
    why = text_in(room, sizeof room);
    assert_int_equal(guest_new(&l, "Bob", &none, &why), ERR_STORAGE);
    assert_null(none);
    assert_true(room[0] != '\0');
    guest_free(g);
    stop(&s, SIGTERM);
}

/* The server dies while a move is on its way; the guest comes back, and the move
 * is made once. */
static void a_move_survives_a_crash(void **with)
{
    char folder[] = "/tmp/mudbrick-client-XXXXXX";
    char store[64];
    char room[GAME_WHY_MAX];
    struct text t = text_in(store, sizeof store);
    struct text why = text_in(room, sizeof room);
    (void)with;
    assert_non_null(mkdtemp(folder));
    text_add(&t, "%s/tables.db", folder);
    struct serving s = serve(0, store);
    struct net_link l = make_table(&s, "\"seats\":[\"open\",\"open\"]");
    struct guest *ada = sit(&l, "Ada");
    struct guest *bob = sit(&l, "Bob");
    while (!first_choice(ada))
        assert_int_equal(next_news(ada), GUEST_EVENT);
    int version = version_of(ada);
    assert_int_equal(guest_move(ada, first_choice(ada)), ERR_OK);
    stop(&s, SIGKILL);
    assert_int_equal(next_news(ada), GUEST_CLOSED);
    assert_true(guest_is_waiting(ada));
    s = serve(s.port, store);
    assert_int_equal(guest_connect(ada, "choices", &why), ERR_OK);
    while (guest_is_waiting(ada))
        assert_int_equal(next_news(ada), GUEST_EVENT);
    assert_true(version_of(ada) > version);
    const json_t *log = json_object_get(guest_message(ada), "log");
    assert_int_equal(json_array_size(log), 1);
    guest_free(ada);
    guest_free(bob);
    stop(&s, SIGTERM);
    (void)remove(store);
    (void)rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_links),
        cmocka_unit_test(refuses_what_is_no_link),
        cmocka_unit_test(says_that_nobody_answers),
        cmocka_unit_test(asks_over_http),
        cmocka_unit_test(tells_why_a_socket_closes),
        cmocka_unit_test(a_guest_plays_a_match),
        cmocka_unit_test(a_guest_is_told_no),
        cmocka_unit_test(a_move_survives_a_crash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
