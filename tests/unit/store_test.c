/* store_test.c - what every kind of store must do.
 *
 *     store_test                  SQLite, in a folder of its own
 *     store_test postgresql://    PostgreSQL, as the PG* variables say
 */
#include "store/store.h"

#include "base/num.h"

#include "unit/unit.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

enum { ENTRIES_MAX = 64, BODY_MAX = 128 };

static const char *place; /* of the store that is tested */
static int next_id;

static struct store *open_as(const char *owner)
{
    char room[STORE_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct store_options o = {.where = place, .owner = owner};
    struct store *s = store_open(&o, &why);
    assert_string_equal(room, "");
    assert_non_null(s);
    return s;
}

/* -- A table to work with -------------------------------------------------- */

struct fixture {
    struct store *s;
    char id[STORE_ID_MAX];
    char room[STORE_WHY_MAX];
    struct text why;
};

static void name_new(char *out, size_t room, const char *before)
{
    struct text t = text_in(out, room);
    text_add(&t, "%s%d_%d", before, (int)getpid(), next_id++);
}

static void make(struct fixture *f, const char *maker, bool is_public)
{
    struct store_table t = {.setup = (char[]){"{\"a\":1}"},
                            .summary = (char[]){"\"it's\" \\ first"},
                            .is_public = is_public,
                            .changed = 1000};
    name_new(f->id, sizeof f->id, "t");
    (void)snprintf(t.id, sizeof t.id, "%s", f->id);
    (void)snprintf(t.maker, sizeof t.maker, "%s", maker);
    assert_int_equal(store_make(f->s, &t, &f->why), ERR_OK);
}

static int set_up(void **state)
{
    struct fixture *f = unit_room(sizeof *f);
    memset(f, 0, sizeof *f);
    f->s = open_as("");
    f->why = text_in(f->room, sizeof f->room);
    make(f, "somebody", false);
    *state = f;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *f = *state;
    store_close(f->s);
    free(f);
    return 0;
}

static struct store_append append_of(const char *id, int version,
                                     const char *lines, int count)
{
    return (struct store_append){.id = id,
                                 .version = version,
                                 .lines = lines,
                                 .count = count,
                                 .state = STORE_PLAYING};
}

struct log {
    int count;
    int version[ENTRIES_MAX];
    char body[ENTRIES_MAX][BODY_MAX];
};

static void note(void *with, int version, const char *body)
{
    struct log *l = with;
    assert_true(l->count < ENTRIES_MAX);
    l->version[l->count] = version;
    (void)snprintf(l->body[l->count++], BODY_MAX, "%s", body);
}

static void read_log(struct fixture *f, int from, struct log *l)
{
    l->count = 0;
    assert_int_equal(store_entries(f->s, f->id, from, note, l, &f->why),
                     ERR_OK);
}

/* -- Tests ----------------------------------------------------------------- */

static void finds_what_was_made(void **state)
{
    struct fixture *f = *state;
    struct store_table t;
    assert_int_equal(store_find(f->s, f->id, &t, &f->why), ERR_OK);
    assert_string_equal(t.id, f->id);
    assert_string_equal(t.maker, "somebody");
    assert_string_equal(t.setup, "{\"a\":1}");
    assert_string_equal(t.summary, "\"it's\" \\ first");
    assert_int_equal(t.state, STORE_OPEN);
    assert_int_equal(t.changed, 1000);
    assert_false(t.is_public);
    store_release(&t);
    assert_int_equal(store_find(f->s, "nosuch", &t, &f->why), ERR_NOT_FOUND);
    ASSERT_SAYS(f->room, "no such table");
}

static void refuses_a_second_table_of_that_name(void **state)
{
    struct fixture *f = *state;
    struct store_table t = {.setup = (char[]){""}, .summary = (char[]){""}};
    (void)snprintf(t.id, sizeof t.id, "%s", f->id);
    assert_int_equal(store_make(f->s, &t, &f->why), ERR_STORAGE);
    ASSERT_SAYS(f->room, "the store says");
}

static void keeps_entries_in_order(void **state)
{
    struct fixture *f = *state;
    static const char first[] = "one \"quoted\" \\ {a,b}\ntwo";
    static const char second[] = "three \xc3\xa9";
    struct log l;
    struct store_table t;
    struct store_append a = append_of(f->id, 0, first, 2);
    a.summary = "other";
    a.due = 77;
    assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
    assert_false(a.is_late);
    a = append_of(f->id, 2, second, 1);
    assert_int_equal(store_append(f->s, &a, 1, 2000, &f->why), ERR_OK);
    read_log(f, 0, &l);
    assert_int_equal(l.count, 3);
    assert_string_equal(l.body[0], "one \"quoted\" \\ {a,b}");
    assert_string_equal(l.body[1], "two");
    assert_string_equal(l.body[2], second);
    assert_int_equal(l.version[2], 3);
    read_log(f, 2, &l);
    assert_int_equal(l.count, 1);
    assert_int_equal(store_find(f->s, f->id, &t, &f->why), ERR_OK);
    assert_int_equal(t.due, 0);
    assert_int_equal(t.changed, 2000);
    assert_int_equal(t.state, STORE_PLAYING);
    assert_string_equal(t.summary, "other");
    store_release(&t);
}

static void a_plain_append_leaves_the_table_alone(void **state)
{
    struct fixture *f = *state;
    struct store_table t;
    struct log l;
    struct store_append a = append_of(f->id, 0, "x\ny", 2);
    a.is_plain = true;
    a.due = 99;
    assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
    assert_false(a.is_late);
    assert_int_equal(store_find(f->s, f->id, &t, &f->why), ERR_OK);
    assert_int_equal(t.state, STORE_OPEN);
    assert_int_equal(t.due, 0);
    assert_int_equal(t.changed, 1000);
    store_release(&t);
    read_log(f, 1, &l);
    assert_int_equal(l.count, 1);
    assert_int_equal(l.version[0], 2);
    assert_string_equal(l.body[0], "y");
}

/* A version within what was added together is no version of the table. */
static void nobody_continues_from_the_middle(void **state)
{
    struct fixture *f = *state;
    struct log l;
    struct store_append a = append_of(f->id, 0, "x\ny\nz", 3);
    assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
    for (int version = 0; version < 6; version++) {
        a = append_of(f->id, version, "late", 1);
        if (version == 3)
            continue;
        assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
        assert_true(a.is_late);
    }
    a = append_of("nosuch", 0, "x", 1);
    assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
    assert_true(a.is_late);
    read_log(f, 0, &l);
    assert_int_equal(l.count, 3);
}

static void one_who_is_late_changes_nothing_and_harms_nobody(void **state)
{
    struct fixture *f = *state;
    static const char body[] = "x";
    struct fixture g = *f;
    struct log l;
    g.why = text_in(g.room, sizeof g.room);
    make(&g, "somebody", false);
    struct store_append pair[2] = {append_of(f->id, 4, body, 1),
                                   append_of(g.id, 0, body, 1)};
    assert_int_equal(store_append(f->s, pair, 2, 5, &f->why), ERR_OK);
    for (int i = 0; i < 2; i++)
        assert_true(pair[i].is_late == (strcmp(pair[i].id, f->id) == 0));
    read_log(f, 0, &l);
    assert_int_equal(l.count, 0);
    read_log(&g, 0, &l);
    assert_int_equal(l.count, 1);
    struct store_append again = append_of(g.id, 0, body, 1);
    assert_int_equal(store_append(f->s, &again, 1, 5, &f->why), ERR_OK);
    assert_true(again.is_late);
}

static void a_long_batch_of_long_entries_is_kept(void **state)
{
    struct fixture *f = *state;
    enum { COUNT = 40 };
    static char rooms[COUNT][100];
    static char lines[COUNT * 100];
    struct text t = text_in(lines, sizeof lines);
    struct log l;
    for (int i = 0; i < COUNT; i++) {
        memset(rooms[i], 'a' + i % 26, sizeof rooms[i] - 1);
        text_add(&t, "%s%s", i ? "\n" : "", rooms[i]);
    }
    struct store_append a = append_of(f->id, 0, lines, COUNT);
    assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
    read_log(f, 0, &l);
    assert_int_equal(l.count, COUNT);
    for (int i = 0; i < COUNT; i++)
        assert_string_equal(l.body[i], rooms[i]);
}

static void survives_being_closed(void **state)
{
    struct fixture *f = *state;
    static const char body[] = "kept";
    struct log l;
    struct store_append a = append_of(f->id, 0, body, 1);
    assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
    store_close(f->s);
    f->s = open_as("");
    read_log(f, 0, &l);
    assert_int_equal(l.count, 1);
    assert_string_equal(l.body[0], "kept");
}

struct sought {
    const char *id;
    int seen, all;
    char summary[BODY_MAX];
};

static void look_at_table(void *with, const struct store_table *t)
{
    struct sought *s = with;
    s->all++;
    if (strcmp(t->id, s->id) != 0)
        return;
    s->seen++;
    (void)snprintf(s->summary, sizeof s->summary, "%s", t->summary);
}

static int listed(struct fixture *f)
{
    struct sought s = {.id = f->id};
    assert_int_equal(store_list(f->s, 1000, look_at_table, &s, &f->why),
                     ERR_OK);
    if (s.seen)
        assert_string_equal(s.summary, "\"it's\" \\ first");
    return s.seen;
}

static void lists_public_tables_until_they_are_over(void **state)
{
    struct fixture *f = *state;
    static const char body[] = "end";
    struct sought s = {.id = ""};
    assert_int_equal(listed(f), 0);
    make(f, "somebody", true);
    assert_int_equal(listed(f), 1);
    struct store_append a = append_of(f->id, 0, body, 1);
    assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
    assert_int_equal(listed(f), 1);
    assert_int_equal(store_list(f->s, 1, look_at_table, &s, &f->why), ERR_OK);
    assert_int_equal(s.all, 1);
    a = append_of(f->id, 1, body, 1);
    a.state = STORE_OVER;
    assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
    assert_int_equal(listed(f), 0);
}

static void counts_the_tables_of_a_maker(void **state)
{
    struct fixture *f = *state;
    static const char body[] = "end";
    char maker[STORE_MAKER_MAX];
    int64_t totals[3];
    int64_t before[3];
    int n = -1;
    name_new(maker, sizeof maker, "maker");
    assert_int_equal(store_totals(f->s, before, &f->why), ERR_OK);
    make(f, maker, false);
    make(f, maker, true);
    assert_int_equal(store_count(f->s, maker, 0, &n, &f->why), ERR_OK);
    assert_int_equal(n, 2);
    assert_int_equal(store_count(f->s, maker, 1000, &n, &f->why), ERR_OK);
    assert_int_equal(n, 0); /* nothing has happened since */
    struct store_append a = append_of(f->id, 0, body, 1);
    a.state = STORE_OVER;
    assert_int_equal(store_append(f->s, &a, 1, 5, &f->why), ERR_OK);
    assert_int_equal(store_count(f->s, maker, 0, &n, &f->why), ERR_OK);
    assert_int_equal(n, 1);
    assert_int_equal(store_totals(f->s, totals, &f->why), ERR_OK);
    assert_int_equal(totals[STORE_OPEN], before[STORE_OPEN] + 1);
    assert_int_equal(totals[STORE_OVER], before[STORE_OVER] + 1);
    assert_int_equal(store_check(f->s, &f->why), ERR_OK);
}

static void look_at_id(void *with, const char *id)
{
    struct sought *s = with;
    s->seen += id && strcmp(id, s->id) == 0;
}

static int due_for(struct store *s, const char *id, int64_t now)
{
    char room[STORE_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct sought sought = {.id = id};
    struct store_page page = {.now = now, .after = "", .most = 1000};
    assert_int_equal(store_due(s, &page, look_at_id, &sought, &why), ERR_OK);
    return sought.seen;
}

static bool claims(struct store *s, const char *id, int64_t now, int64_t until)
{
    char room[STORE_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    bool mine = false;
    assert_int_equal(store_claim(s, id, now, until, &mine, &why), ERR_OK);
    return mine;
}

static void all_agree_on_what_the_first_has_said(void **state)
{
    struct fixture *f = *state;
    char name[STORE_ID_MAX];
    char value[STORE_VALUE_MAX] = "one";
    name_new(name, sizeof name, "n");
    assert_int_equal(store_agree(f->s, name, value, &f->why), ERR_OK);
    assert_string_equal(value, "one");
    store_close(f->s);
    f->s = open_as("");
    (void)snprintf(value, sizeof value, "two");
    assert_int_equal(store_agree(f->s, name, value, &f->why), ERR_OK);
    assert_string_equal(value, "one");
}

/* Two servers need two connections with names; SQLite has one server only, so
 * there the second goes without a lock. */
static void a_lease_keeps_others_away_until_it_runs_out(void **state)
{
    struct fixture *f = *state;
    static const char body[] = "x";
    struct store *one = open_as("one");
    struct store *two = f->s;
    struct store_append a = append_of(f->id, 0, body, 1);
    a.due = 500;
    assert_int_equal(store_append(two, &a, 1, 5, &f->why), ERR_OK);
    assert_int_equal(due_for(two, f->id, 499), 0);
    assert_int_equal(due_for(two, f->id, 500), 1);
    assert_true(claims(one, f->id, 1000, 2000));
    assert_false(claims(two, f->id, 1500, 2500));
    assert_true(claims(one, f->id, 1500, 2200));
    assert_int_equal(due_for(two, f->id, 1600), 0);
    assert_int_equal(due_for(one, f->id, 1600), 1);
    assert_int_equal(store_renew(one, 3000, &f->why), ERR_OK);
    assert_false(claims(two, f->id, 2500, 3500));
    assert_int_equal(due_for(two, f->id, 3001), 1);
    assert_true(claims(two, f->id, 3001, 4000));
    assert_false(claims(one, f->id, 3500, 4500));
    assert_int_equal(store_yield(two, &f->why), ERR_OK);
    assert_true(claims(one, f->id, 3600, 4600));
    assert_int_equal(store_yield(one, &f->why), ERR_OK);
    store_close(one);
}

static void tells_news_of_others_and_not_its_own(void **state)
{
    struct fixture *f = *state;
    static const char body[] = "x";
    if (store_is_file(place)) {
        assert_int_equal(store_descriptor(f->s), -1);
        return;
    }
    struct store *one = open_as("one");
    struct store *two = open_as("two");
    struct sought s = {.id = f->id};
    struct store_append a = append_of(f->id, 0, body, 1);
    assert_true(store_descriptor(two) >= 0);
    assert_int_equal(store_append(one, &a, 1, 5, &f->why), ERR_OK);
    for (int tries = 0; tries < 200 && s.seen == 0; tries++) {
        store_news(two, look_at_id, &s);
        (void)usleep(5000);
    }
    assert_int_equal(s.seen, 1);
    s.seen = 0;
    store_news(one, look_at_id, &s);
    assert_int_equal(s.seen, 0);
    store_close(one);
    store_close(two);
}

/* A server stores on a second connection, which must not count as another. */
static void a_second_store_of_one_server_is_no_other(void **state)
{
    struct fixture *f = *state;
    struct store *one = open_as("one");
    struct store_options o = {
        .where = place, .owner = "one", .is_second = true};
    struct store *second = store_open(&o, &f->why);
    struct sought s = {.id = f->id};
    struct log l;
    assert_string_equal(f->room, "");
    assert_non_null(second);
    struct store_append a = append_of(f->id, 0, "x", 1);
    assert_int_equal(store_append(second, &a, 1, 5, &f->why), ERR_OK);
    assert_int_equal(store_descriptor(second), -1);
    (void)usleep(50000);
    store_news(one, look_at_id, &s);
    store_news(second, look_at_id, &s);
    assert_int_equal(s.seen, 0);
    read_log(f, 0, &l);
    assert_int_equal(l.count, 1);
    store_close(second);
    store_close(one);
}

/* Which log it is: SQLite gives each another number. */
static long number_of_log(void)
{
    char path[80];
    unsigned char head[20] = {0};
    (void)snprintf(path, sizeof path, "%s-wal", place);
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    assert_int_equal(fread(head, sizeof head, 1, f), 1);
    (void)fclose(f);
    return (long)head[16] << 24 | head[17] << 16 | head[18] << 8 | head[19];
}

/* Whoever stores all the time must not fill the disk with a log. */
static void the_log_begins_anew_while_more_is_stored(void **state)
{
    enum { LONG = 100000, TRIES = 4000 };
    struct fixture *f = *state;
    struct store_options o = {
        .where = place, .owner = "one", .is_relaxed = true, .is_second = true};
    if (!store_is_file(place))
        return;
    struct store *second = store_open(&o, &f->why);
    char *lines = unit_room(LONG + 1);
    memset(lines, 'x', LONG);
    lines[LONG] = '\0';
    assert_non_null(second);
    long before = number_of_log();
    int version = 0;
    while (version < TRIES && number_of_log() == before) {
        struct store_append a = append_of(f->id, version++, lines, 1);
        assert_int_equal(store_append(second, &a, 1, 5, &f->why), ERR_OK);
        assert_false(a.is_late);
    }
    assert_in_range(version, 1, TRIES - 1);
    store_close(second);
    free(lines);
}

static void copies_itself_while_in_use(void **state)
{
    struct fixture *f = *state;
    char path[64];
    if (!store_is_file(place)) {
        assert_int_equal(store_backup(f->s, "x", &f->why), ERR_BAD_TEXT);
        ASSERT_SAYS(f->room, "pg_dump");
        return;
    }
    name_new(path, sizeof path, "/tmp/mudbrick-copy-");
    assert_int_equal(store_backup(f->s, path, &f->why), ERR_OK);
    struct store_options o = {.where = path, .owner = ""};
    struct store *copy = store_open(&o, &f->why);
    struct store_table t;
    assert_non_null(copy);
    assert_int_equal(store_find(copy, f->id, &t, &f->why), ERR_OK);
    store_release(&t);
    store_close(copy);
    assert_int_equal(store_backup(f->s, path, &f->why), ERR_BAD_TEXT);
    ASSERT_SAYS(f->room, "there already");
    (void)unlink(path);
}

static void a_second_server_on_one_file_is_refused(void **state)
{
    struct fixture *f = *state;
    if (!store_is_file(place))
        return;
    struct store *one = open_as("one");
    struct store_options o = {.where = place, .owner = "two"};
    assert_null(store_open(&o, &f->why));
    ASSERT_SAYS(f->room, "another server works on");
    store_close(one);
}

/* Spoils all of the file but its first page. */
static void spoil(const char *path)
{
    static const char page[4096];
    FILE *file = fopen(path, "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    long size = ftell(file);
    assert_int_equal(fseek(file, (long)sizeof page, SEEK_SET), 0);
    for (long at = (long)sizeof page; at < size; at += (long)sizeof page)
        assert_int_equal(fwrite(page, sizeof page, 1, file), 1);
    assert_int_equal(fclose(file), 0);
}

static void a_damaged_file_is_called_so(void **state)
{
    char path[64];
    char lock[80];
    char room[STORE_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct store_options o = {.where = path, .owner = "one"};
    (void)state;
    name_new(path, sizeof path, "/tmp/mudbrick-spoilt-");
    (void)snprintf(lock, sizeof lock, "%s.lock", path);
    store_close(store_open(&o, &why));
    spoil(path);
    struct store *s = store_open(&o, &why);
    assert_non_null(s);
    assert_int_equal(store_check(s, &why), ERR_STORAGE);
    ASSERT_SAYS(room, "malformed");
    store_close(s);
    (void)unlink(path);
    (void)unlink(lock);
}

static void says_why_it_cannot_be_opened(void **state)
{
    char room[STORE_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct store_options o = {.where = "/nosuch/folder/x.db", .owner = ""};
    (void)state;
    assert_null(store_open(&o, &why));
    ASSERT_SAYS(room, "cannot open /nosuch/folder/x.db");
    why = text_in(room, sizeof room);
    o.where = "postgresql://127.0.0.1:1/x";
    assert_null(store_open(&o, &why));
    ASSERT_SAYS(room, "the store says");
}

/* Somebody listens, but no database. */
static void gives_up_on_one_who_does_not_answer(void **state)
{
    char room[STORE_WHY_MAX];
    char where[64];
    struct text why = text_in(room, sizeof room);
    struct sockaddr_in a = {.sin_family = AF_INET};
    socklen_t size = sizeof a;
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    (void)state;
    a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    assert_int_equal(bind(fd, (struct sockaddr *)&a, sizeof a), 0);
    assert_int_equal(listen(fd, 5), 0);
    assert_int_equal(getsockname(fd, (struct sockaddr *)&a, &size), 0);
    (void)snprintf(where, sizeof where, "postgresql://127.0.0.1:%d/x",
                   ntohs(a.sin_port));
    struct store_options o = {.where = where, .owner = ""};
    assert_null(store_open(&o, &why));
    ASSERT_SAYS(room, "timeout");
    (void)close(fd);
}

int main(int argc, char **argv)
{
    char path[64];
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_what_was_made),
        cmocka_unit_test(refuses_a_second_table_of_that_name),
        cmocka_unit_test(keeps_entries_in_order),
        cmocka_unit_test(a_plain_append_leaves_the_table_alone),
        cmocka_unit_test(nobody_continues_from_the_middle),
        cmocka_unit_test(one_who_is_late_changes_nothing_and_harms_nobody),
        cmocka_unit_test(a_long_batch_of_long_entries_is_kept),
        cmocka_unit_test(survives_being_closed),
        cmocka_unit_test(lists_public_tables_until_they_are_over),
        cmocka_unit_test(counts_the_tables_of_a_maker),
        cmocka_unit_test(all_agree_on_what_the_first_has_said),
        cmocka_unit_test(a_lease_keeps_others_away_until_it_runs_out),
        cmocka_unit_test(tells_news_of_others_and_not_its_own),
        cmocka_unit_test(a_second_store_of_one_server_is_no_other),
        cmocka_unit_test(the_log_begins_anew_while_more_is_stored),
        cmocka_unit_test(copies_itself_while_in_use),
        cmocka_unit_test(a_second_server_on_one_file_is_refused),
        cmocka_unit_test(a_damaged_file_is_called_so),
        cmocka_unit_test(says_why_it_cannot_be_opened),
        cmocka_unit_test(gives_up_on_one_who_does_not_answer),
    };
    struct CMUnitTest with_store[COUNT_OF(tests)];
    for (int i = 0; i < COUNT_OF(tests); i++) {
        with_store[i] = tests[i];
        with_store[i].setup_func = set_up;
        with_store[i].teardown_func = tear_down;
    }
    name_new(path, sizeof path, "/tmp/mudbrick-store-");
    place = argc > 1 ? argv[1] : path;
    int failed = cmocka_run_group_tests(with_store, NULL, NULL);
    static const char *const endings[] = {"", "-wal", "-shm", ".lock"};
    for (int i = 0; argc == 1 && i < COUNT_OF(endings); i++) {
        char file[80];
        (void)snprintf(file, sizeof file, "%s%s", path, endings[i]);
        (void)unlink(file);
    }
    return failed;
}
