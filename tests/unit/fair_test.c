/* fair_test.c - chance from a key: repeatable, fair, and checked afterwards. */
#include "core/fair.h"

#include "calls.h"
#include "core/record.h"
#include "unit/unit.h"
#include "wasm/module.h"

static struct fair_key key_of(int n)
{
    struct fair_key key = {{0}};
    key.bytes[0] = (uint8_t)n;
    key.bytes[31] = 7;
    return key;
}

/* Computed by another implementation of the formula (Python's hmac). */
static void draws_what_the_formula_says(void **state)
{
    struct fair_key key = key_of(1);
    char text[SHA256_TEXT_SIZE];
    (void)state;
    fair_commit(&key, text);
    assert_string_equal(
        text,
        "286116a64d109f721fab6c031e0f71a8eef8f8f0009df533ab20466053bbce04");
    assert_int_equal(fair_number(&key, 0, 6), 0);
    assert_int_equal(fair_number(&key, 41, 1000), 516);
    assert_int_equal(fair_number(&key, 7, 1), 0);
}

static void every_outcome_is_about_equally_likely(void **state)
{
    enum { DRAWS = 60000, SIDES = 6 };
    struct fair_key key = key_of(2);
    int seen[SIDES] = {0};
    (void)state;
    for (int i = 0; i < DRAWS; i++)
        seen[fair_number(&key, i, SIDES)]++;
    for (int i = 0; i < SIDES; i++)
        assert_in_range(seen[i], DRAWS / SIDES - 500, DRAWS / SIDES + 500);
}

/* Plays a whole match whose chance comes from the key. */
static void play(struct match *m, const struct fair_key *key)
{
    const struct venue *v = m->venue;
    struct rng rng = rng_seed(5);
    while (!venue_is_over(v, match_state(m))) {
        bool chance = v->game->to_act(v->table, match_state(m))
                      == 1U << SEAT_CHANCE;
        struct move move = chance ? fair_draw(v, match_state(m), key, m->count)
                                  : playout_pick(v, match_state(m), &rng);
        assert_int_equal(match_play(m, move), ERR_OK);
    }
}

/* Another move than `m` that chance could have made here. */
static bool has_another(const struct venue *v, const struct state *s,
                        struct move *m)
{
    struct move_list l = {.count = 0};
    v->game->legal(v->table, s, SEAT_CHANCE, &l);
    for (int i = 0; i < l.count; i++) {
        if (move_compare(l.move[i], *m) != 0) {
            *m = l.move[i];
            return true;
        }
    }
    return false;
}

/* Replaces the first chance move that could have been another. */
static bool tamper(struct match *m)
{
    const struct venue *v = m->venue;
    struct state_room room;
    v->game->begin(v->table, state_in(&room));
    for (int i = 0; i < m->count; i++) {
        if (m->moves[i].seat == SEAT_CHANCE
            && has_another(v, state_in(&room), &m->moves[i])) {
            m->count = i + 1;
            return true;
        }
        v->game->apply(v->table, state_in(&room), m->moves[i]);
    }
    return false;
}

static void a_tampered_draw_is_named_in_every_game(void **state)
{
    static struct box box;
    static struct venue venue;
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct fair_key key = key_of(3);
        struct fair_key other = key_of(4);
        struct match m;
        table_box(&box, e);
        unit_open(&venue, &box, "");
        unit_begin(&m, &venue);
        play(&m, &key);
        assert_true(fair_check(&m, &key, &why));
        bool other_agrees = fair_check(&m, &other, &why);
        bool has_chance = tamper(&m);
        assert_true(other_agrees == !has_chance);
        why = text_in(room, sizeof room);
        if (has_chance) {
            assert_false(fair_check(&m, &key, &why));
            ASSERT_SAYS(room, "chance played");
        }
        free(m.moves);
    }
}

/* What the module answers to a record and a commitment; the sentence if negative. */
static int ask_module(const char *commitment, const char *record)
{
    struct text t = text_in(module_buffer(), (size_t)module_room());
    text_add(&t, "commitment %s\n", commitment);
    text_put(&t, record, strlen(record));
    assert_false(t.cut);
    int size = module_verify((int)t.len);
    module_buffer()[abs(size)] = '\0';
    return size;
}

static void refuses(const char *commitment, const char *record,
                    const char *words)
{
    assert_true(ask_module(commitment, record) < 0);
    ASSERT_SAYS(module_buffer(), words);
}

/* A match whose chance comes from the key, as a record. */
static char *write_fair_record(const struct fair_key *key, bool with_key)
{
    static struct box box;
    static struct venue venue;
    struct match m;
    char commitment[SHA256_TEXT_SIZE];
    char shown[SHA256_TEXT_SIZE];
    struct record_notes notes = {.seed = RECORD_NO_SEED};
    table_box(&box, games_find(table_game()));
    unit_open(&venue, &box, "seats=3");
    unit_begin(&m, &venue);
    play(&m, key);
    fair_commit(key, commitment);
    sha256_write(key->bytes, shown);
    notes.commitment = with_key ? commitment : NULL;
    notes.key = with_key ? shown : NULL;
    char *text = unit_room(record_room(&m));
    struct text out = text_in(text, record_room(&m));
    record_write(&m, &notes, &out);
    free(m.moves);
    return text;
}

static void the_module_checks_a_record(void **state)
{
    struct fair_key key = key_of(3);
    struct fair_key other = key_of(4);
    char commitment[SHA256_TEXT_SIZE];
    char wrong[SHA256_TEXT_SIZE];
    char *record = write_fair_record(&key, true);
    char *bare = write_fair_record(&key, false);
    (void)state;
    fair_commit(&key, commitment);
    fair_commit(&other, wrong);
    calls_init();
    assert_true(ask_module(commitment, record) > 0);
    ASSERT_SAYS(module_buffer(), "\"draws\":");
    assert_true(ask_module("-", record) > 0);
    refuses(wrong, record, "the one you have is");
    refuses("-", bare, "no tag key");
    refuses("12", record, "first line must be commitment");
    refuses("", record, "first line must be commitment");
    refuses("-", "", "record");
    free(record);
    free(bare);
}

static void a_record_with_another_key_is_refused(void **state)
{
    struct fair_key key = key_of(3);
    struct fair_key other = key_of(4);
    char shown[2][SHA256_TEXT_SIZE];
    char *record = write_fair_record(&key, true);
    char *at = NULL;
    (void)state;
    calls_init();
    sha256_write(key.bytes, shown[0]);
    sha256_write(other.bytes, shown[1]);
    at = strstr(record, shown[0]);
    assert_non_null(at);
    memcpy(at, shown[1], SHA256_TEXT_SIZE - 1);
    refuses("-", record, "the record says");
    fair_commit(&key, shown[0]);
    fair_commit(&other, shown[1]);
    at = strstr(record, shown[0]);
    assert_non_null(at);
    memcpy(at, shown[1], SHA256_TEXT_SIZE - 1);
    refuses("-", record, "chance played");
    free(record);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(draws_what_the_formula_says),
        cmocka_unit_test(every_outcome_is_about_equally_likely),
        cmocka_unit_test(a_tampered_draw_is_named_in_every_game),
        cmocka_unit_test(the_module_checks_a_record),
        cmocka_unit_test(a_record_with_another_key_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
