/* record_test.c - matches as text: exact, or refused with the line. */
#include "core/record.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static struct match match; /* a whole match at random */
static char *words;        /* its record */
static size_t words_size;

static char said[GAME_WHY_MAX]; /* by the last reading */

static int play_a_match(void **state)
{
    (void)state;
    struct rng rng = rng_seed(5);
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3 map=B tokens=on tie=die");
    unit_begin(&match, &venue);
    unit_play_at_random(&match, 100000, &rng);
    words = unit_room(record_room(&match));
    struct text t = text_in(words, record_room(&match));
    record_write(&match, &(struct record_notes){.seed = 5}, &t);
    words_size = t.len;
    return t.cut ? -1 : 0;
}

static int clear_the_table(void **state)
{
    (void)state;
    free(words);
    free(match.moves);
    return 0;
}

/* What a program does with a record: everything must be right. On success the
 * bytes of the last position are in `end`. */
static enum err read_in_full(const char *text, size_t size,
                             struct state_room *end)
{
    static struct venue own;
    struct text why = text_in(said, sizeof said);
    struct record r;
    struct setup how;
    struct match m = {.count = 0};
    enum err e = record_read(&r, text, size, &why);
    if (e != ERR_OK)
        return e;
    assert_string_equal(r.game, "empire");
    e = record_setup(&r, box.game, &how, &why);
    if (e == ERR_OK)
        e = venue_open(&own, &box, &how, &why);
    if (e != ERR_OK)
        return e;
    unit_begin(&m, &own);
    e = record_replay(&r, &m, -1, &why);
    if (e == ERR_OK && !record_agrees(&r, &m, &why))
        e = ERR_BAD_TEXT;
    memcpy(end, &m.now, own.game->state_size);
    free(m.moves);
    return e;
}

/* The record with one piece replaced must be refused with these words. */
static void check_refused(const char *from, const char *to, const char *says,
                          int line)
{
    struct state_room end;
    size_t size = 0;
    char *edited = unit_replace(words, words_size, from, to, &size);
    enum err e = read_in_full(edited, size, &end);
    free(edited);
    if (e == ERR_OK)
        print_error("accepted: %s -> %s\n", from, to);
    check_says(said, says, __FILE__, line);
    if (e == ERR_OK)
        _fail(__FILE__, line);
}

#define ASSERT_REFUSED(from, to, says) check_refused(from, to, says, __LINE__)

static void check_accepted(const char *from, const char *to)
{
    struct state_room end;
    size_t size = 0;
    char *edited = unit_replace(words, words_size, from, to, &size);
    enum err e = read_in_full(edited, size, &end);
    free(edited);
    if (e != ERR_OK)
        print_error("%s\n", said);
    assert_int_equal(e, ERR_OK);
    assert_memory_equal(&end, &match.now, venue.game->state_size);
}

/* -- What is right --------------------------------------------------------- */

static void writes_and_reads_the_same(const struct venue *v, void *with)
{
    struct rng rng = rng_seed(6);
    struct match m;
    struct state_room end;
    (void)with;
    unit_begin(&m, v);
    for (int part = 0; part < 2; part++) {
        unit_play_at_random(&m, part ? 100000 : 40, &rng);
        size_t room = record_room(&m);
        char *text = unit_room(room);
        struct text t = text_in(text, room);
        record_write(&m, NULL, &t);
        assert_false(t.cut);
        assert_int_equal(read_in_full(text, t.len, &end), ERR_OK);
        assert_memory_equal(&end, &m.now, v->game->state_size);
        free(text);
    }
    free(m.moves);
}

static void every_set_up_writes_and_reads_the_same(void **state)
{
    (void)state;
    setups_each(&box, writes_and_reads_the_same, NULL);
}

static void has_the_tags_it_promises(void **state)
{
    (void)state;
    assert_memory_equal(words,
                        "mudbrick record 1\ngame empire\nrules 1\nseats 3\n"
                        "set map=B\nset tokens=on\nset tie=die\n"
                        "set other_printing=off\nset full_game=off\n"
                        "content ",
                        118);
    ASSERT_SAYS(words, "\nseed 5\nmoves ");
    ASSERT_SAYS(words, "\nresult red=");
    ASSERT_SAYS(words, "\n\nchance: deal ");
}

static void notes_who_played_and_who_broke_off(void **state)
{
    (void)state;
    struct rng rng = rng_seed(7);
    struct record_notes notes = {.seed = RECORD_NO_SEED,
                                 .player = {NULL, "mcts:iterations=9"},
                                 .forfeit = "blue made an illegal move"};
    struct match m;
    struct state_room end;
    char text[8192];
    struct text t = text_in(text, sizeof text);
    unit_begin(&m, &venue);
    unit_play_at_random(&m, 20, &rng);
    record_write(&m, &notes, &t);
    ASSERT_SAYS(text, "\nplayer blue mcts:iterations=9\n"
                      "forfeit blue made an illegal move\nmoves 20\n");
    assert_null(strstr(text, "player red"));
    assert_null(strstr(text, "seed"));
    assert_int_equal(read_in_full(text, t.len, &end), ERR_OK);
    assert_memory_equal(&end, &m.now, venue.game->state_size);
    free(m.moves);
}

static void an_unfinished_match_says_so(void **state)
{
    (void)state;
    struct rng rng = rng_seed(7);
    struct match m;
    char text[8192];
    struct text t = text_in(text, sizeof text);
    unit_begin(&m, &venue);
    unit_play_at_random(&m, 20, &rng);
    record_write(&m, NULL, &t);
    free(m.moves);
    ASSERT_SAYS(text, "\nmoves 20\nresult unfinished\nhash ");
    assert_null(strstr(text, "seed"));
}

static void stops_after_as_many_moves_as_asked(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    struct record r;
    struct match m;
    struct match same = match;
    same.moves = unit_room(sizeof(struct move) * (size_t)match.count);
    memcpy(same.moves, match.moves, sizeof(struct move) * (size_t)match.count);
    unit_begin(&m, &venue);
    assert_int_equal(record_read(&r, words, words_size, &why), ERR_OK);
    assert_int_equal(record_replay(&r, &m, 30, &why), ERR_OK);
    assert_int_equal(m.count, 30);
    match_go_back(&same, 30);
    assert_memory_equal(&m.now, &same.now, venue.game->state_size);
    match_go_back(&m, 0);
    assert_int_equal(record_replay(&r, &m, match.count + 1, &why),
                     ERR_NOT_FOUND);
    ASSERT_SAYS(said, "the record has only");
    free(m.moves);
    free(same.moves);
}

static void reads_lines_that_end_as_on_windows(void **state)
{
    (void)state;
    char *text = unit_room(2 * words_size + 1);
    struct state_room end;
    size_t n = 0;
    for (size_t i = 0; i < words_size; i++) {
        if (words[i] == '\n')
            text[n++] = '\r';
        text[n++] = words[i];
    }
    text[n] = '\0';
    assert_int_equal(read_in_full(text, n, &end), ERR_OK);
    assert_memory_equal(&end, &match.now, venue.game->state_size);
    free(text);
}

static void passes_over_comments_and_empty_lines(void **state)
{
    (void)state;
    check_accepted("game empire\n", "# a comment\ngame empire\n#\n");
    check_accepted("\n\nchance: deal", "\n\n# moves\n\n#\nchance: deal");
    check_accepted("\nred: bid", "\n# red bids\n\nred: bid");
}

static void tags_that_are_notes_may_be_left_out(void **state)
{
    (void)state;
    check_accepted("seed 5\n", "");
    check_accepted("seed 5\n", "player red easy\nplayer blue a name\n"
                               "forfeit blue left\n");
    check_accepted("\nset tie=die", "");
}

/* A die was the standard once, and a record may leave options out. */
static void a_record_that_does_not_name_the_tie_was_parted_by_a_die(
    void **state)
{
    (void)state;
    static struct venue own;
    static const char *const bids[] = {"red: bid 2", "blue: bid 2",
                                       "white: bid 1", "chance: roll blue"};
    struct rng rng = rng_seed(5);
    struct match m;
    char room[4096];
    struct text t = text_in(room, sizeof room);
    struct text why = text_in(said, sizeof said);
    struct state_room end;
    size_t size = 0;
    unit_open(&own, &box, "seats=3 tie=die");
    unit_begin(&m, &own);
    unit_play_at_random(&m, 6, &rng);
    for (int i = 0; i < (int)(sizeof bids / sizeof bids[0]); i++)
        assert_int_equal(record_play_line(&m, bids[i], &why), ERR_OK);
    record_write(&m, NULL, &t);
    char *bare = unit_replace(room, t.len, "\nset tie=die", "", &size);
    assert_int_equal(read_in_full(bare, size, &end), ERR_OK);
    assert_memory_equal(&end, &m.now, own.game->state_size);
    free(bare);
    free(m.moves);
}

/* -- What is wrong --------------------------------------------------------- */

static void refuses_a_wrong_first_line(void **state)
{
    (void)state;
    struct state_room end;
    ASSERT_REFUSED("mudbrick record 1", "mudbrick record 2",
                   "line 1: a record begins with");
    ASSERT_REFUSED("mudbrick record 1", " mudbrick record 1", "line 1: ");
    ASSERT_REFUSED("mudbrick record 1", "\xef\xbb\xbfmudbrick record 1",
                   "line 1: ");
    assert_int_not_equal(read_in_full("", 0, &end), ERR_OK);
    ASSERT_SAYS(said, "line 1: a record begins with");
}

static void refuses_wrong_tags_and_names_the_line(void **state)
{
    (void)state;
    ASSERT_REFUSED("game empire", "game", "line 2: game needs");
    ASSERT_REFUSED("game empire", "game ", "line 2: game needs");
    ASSERT_REFUSED("game empire", "game a-name-that-is-longer-than-any-game",
                   "line 2: game needs");
    ASSERT_REFUSED("rules 1", "rules one", "line 3: rules needs");
    ASSERT_REFUSED("rules 1", "rules 0", "line 3: rules needs");
    ASSERT_REFUSED("seats 3", "seats -3", "line 4: seats needs");
    ASSERT_REFUSED("seats 3", "seats 3 ", "line 4: seats needs");
    ASSERT_REFUSED("seats 3", "seats 99999999999", "line 4: seats needs");
    ASSERT_REFUSED("seats 3", "chairs 3", "line 4: not a tag");
    ASSERT_REFUSED("seats 3", "seats\t3", "line 4: not a tag");
    ASSERT_REFUSED("seats 3", "seats 3\nseats 3",
                   "line 5: that tag was given before");
    ASSERT_REFUSED("content ", "content 0", "line 10: content needs 16");
    ASSERT_REFUSED("content ", "content X", "line 10: content needs 16");
    ASSERT_REFUSED("seed 5", "seed -5", "line 11: seed needs a number");
    ASSERT_REFUSED("seed 5", "player ", "line 11: player needs");
    ASSERT_REFUSED("seed 5", "forfeit", "line 11: forfeit needs");
    ASSERT_REFUSED("moves ", "moves x", "line 12: moves needs a number");
    ASSERT_REFUSED("\nresult ", "\nresult", "line 13: not a tag");
    ASSERT_REFUSED("\nhash ", "\nhash A", "line 14: hash needs 16");
}

static void refuses_a_record_without_its_tags(void **state)
{
    (void)state;
    ASSERT_REFUSED("game empire\n", "", "the tag game is missing");
    ASSERT_REFUSED("rules 1\n", "", "the tag rules is missing");
    ASSERT_REFUSED("seats 3\n", "", "the tag seats is missing");
    ASSERT_REFUSED("content ", "# ", "the tag content is missing");
}

static void refuses_a_set_up_that_the_game_does_not_have(void **state)
{
    (void)state;
    ASSERT_REFUSED("seats 3", "seats 6", "6 seats do not fit empire");
    ASSERT_REFUSED("rules 1", "rules 2", "version 2 of the rules");
    ASSERT_REFUSED("set map=B", "set map=C", "map cannot be \"C\"");
    ASSERT_REFUSED("set map=B", "set side=B", "no option called \"side\"");
    ASSERT_REFUSED("set map=B", "set map", "is not of the form option=value");
    ASSERT_REFUSED("set tie=die", "set tie=3", "tie=3 names a seat");
    ASSERT_REFUSED("set map=B\n",
                   "set map=B\nset map=B\nset map=B\nset map=B\nset map=B\n",
                   "line 13: set needs option=value, 8 at most");
}

static void refuses_a_move_that_the_rules_forbid(void **state)
{
    (void)state;
    ASSERT_REFUSED("\nred: bid ", "\nred: bid 1000\n#",
                   "red has no legal move \"bid 1000\" now");
    ASSERT_REFUSED("\nred: bid ", "\nred: pass\nred: bid ", "line ");
    ASSERT_REFUSED("\nblue: bid ", "\nred: bid ", "it is not for red to move");
    ASSERT_REFUSED("\n\nchance: ", "\n\nred: ",
                   "line 16, move 1: it is not for red to move now");
    ASSERT_REFUSED("\n\nchance: ", "\n\npurple: ",
                   "line 16, move 1: there is no seat called purple");
    ASSERT_REFUSED("\n\nchance: ", "\n\nchance ",
                   "line 16, move 1: a move is written as seat: move");
    ASSERT_REFUSED("\n\nchance: ", "\n\nchance:",
                   "line 16, move 1: a move is written as seat: move");
    ASSERT_REFUSED("\n\nchance: ", "\n\n: ",
                   "line 16, move 1: a move is written as seat: move");
    ASSERT_REFUSED("\n\nchance: deal ", "\n\nchance: deal  ",
                   "line 16, move 1: chance has no legal move");
}

static void refuses_more_moves_than_the_match_has(void **state)
{
    (void)state;
    struct state_room end;
    char *longer = unit_room(words_size + 16);
    memcpy(longer, words, words_size);
    memcpy(longer + words_size, "red: stop\n", 11);
    assert_int_not_equal(read_in_full(longer, words_size + 10, &end), ERR_OK);
    ASSERT_SAYS(said, "it is not for red to move now");
    free(longer);
}

static void refuses_tags_that_the_match_does_not_bear_out(void **state)
{
    (void)state;
    ASSERT_REFUSED("\nhash ", "\nhash 0000000000000000\n#",
                   "the final position has hash ");
    ASSERT_REFUSED("\nmoves ", "\nmoves 1", "the record announces 1");
    ASSERT_REFUSED("\nresult red=", "\nresult red=9", "the rules say \"red=");
    ASSERT_REFUSED("\nresult ", "\nresult unfinished\n#",
                   "the record says \"unfinished\"");
}

/* Every edit of one move either is refused or ends elsewhere, which the hash
 * shows. */
static void refuses_any_move_changed_for_another(void **state)
{
    (void)state;
    struct rng rng = rng_seed(9);
    const char *body = strstr(words, "\n\n") + 2;
    int changed = 0;
    for (int i = 0; i < 60; i++) {
        size_t at = (size_t)rng_below(&rng, (int)strlen(body) - 1);
        char *copy = unit_room(words_size + 1);
        struct state_room end;
        memcpy(copy, words, words_size + 1);
        char *digit = copy + (body - words) + at;
        digit += strcspn(digit, "0123456789");
        if (*digit) {
            *digit = *digit == '1' ? '2' : '1';
            changed++;
            assert_int_not_equal(read_in_full(copy, words_size, &end), ERR_OK);
        }
        free(copy);
    }
    assert_true(changed > 30);
}

static void refuses_a_record_that_is_cut_at_any_line(void **state)
{
    (void)state;
    for (size_t n = 0; n < words_size; n++) {
        struct state_room end;
        if (n > 0 && words[n - 1] != '\n')
            continue;
        char *part = unit_room(n + 1);
        memcpy(part, words, n);
        part[n] = '\0';
        enum err e = read_in_full(part, n, &end);
        if (e == ERR_OK)
            print_error("accepted, cut at byte %zu:\n%s", n, part);
        free(part);
        assert_int_not_equal(e, ERR_OK);
    }
}

static void the_last_line_needs_no_end(void **state)
{
    (void)state;
    struct state_room end;
    char *copy = unit_room(words_size);
    memcpy(copy, words, words_size - 1);
    copy[words_size - 1] = '\0';
    assert_int_equal(read_in_full(copy, words_size - 1, &end), ERR_OK);
    free(copy);
}

/* The record with a NUL in place of the byte before the first `where`. */
static void check_nul(const char *where)
{
    struct state_room end;
    char *copy = unit_room(words_size + 1);
    memcpy(copy, words, words_size + 1);
    char *at = strstr(copy, where);
    assert_true(at && at > copy);
    at[-1] = '\0';
    enum err e = read_in_full(copy, words_size, &end);
    free(copy);
    assert_int_not_equal(e, ERR_OK);
    ASSERT_SAYS(said, "line ");
}

static void refuses_nul_bytes_among_the_tags(void **state)
{
    (void)state;
    check_nul("record 1");
    check_nul("empire");
    check_nul("\nseed");
    check_nul("\nhash");
}

static void refuses_nul_bytes_among_the_moves(void **state)
{
    (void)state;
    check_nul("bid");
    check_nul("red: take");
}

static void refuses_nul_bytes_after_the_last_move(void **state)
{
    (void)state;
    struct state_room end;
    char *longer = unit_room(words_size + 16);
    memcpy(longer, words, words_size);
    memcpy(longer + words_size, "\0rubbish", 9);
    enum err e = read_in_full(longer, words_size + 8, &end);
    free(longer);
    assert_int_not_equal(e, ERR_OK);
}

static void refuses_lines_that_are_too_long(void **state)
{
    (void)state;
    char longer[600];
    struct text t = text_in(longer, sizeof longer);
    text_add(&t, "result %0*d\nresult ", 500, 1);
    ASSERT_REFUSED("result ", longer, "line 13: ");
    t = text_in(longer, sizeof longer);
    text_add(&t, "\nred: bid %0*d\nred: bid ", 500, 1);
    ASSERT_REFUSED("\nred: bid ", longer, "line ");
}

/* The size says where the text ends, not a NUL behind it. */
static void reads_no_further_than_the_size(void **state)
{
    (void)state;
    struct state_room end;
    char *longer = unit_room(words_size + 16);
    memcpy(longer, words, words_size);
    memcpy(longer + words_size, "rubbish\n", 9);
    enum err e = read_in_full(longer, words_size, &end);
    free(longer);
    assert_int_equal(e, ERR_OK);
}

static void stands_before_the_line_that_failed(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    struct record r;
    struct match m;
    size_t size = 0;
    char *edited = unit_replace(words, words_size, "\nred: bid ",
                                "\nred: bid 1000\nred: bid ", &size);
    unit_begin(&m, &venue);
    assert_int_equal(record_read(&r, edited, size, &why), ERR_OK);
    assert_int_equal(record_replay(&r, &m, -1, &why), ERR_ILLEGAL_MOVE);
    free(edited);
    for (int i = 0; i < m.count; i++)
        assert_int_equal(m.moves[i].seat, SEAT_CHANCE);
    assert_true(m.count > 0);
    assert_true(venue.game->to_act(venue.table, match_state(&m)) & 1);
    free(m.moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_set_up_writes_and_reads_the_same),
        cmocka_unit_test(has_the_tags_it_promises),
        cmocka_unit_test(notes_who_played_and_who_broke_off),
        cmocka_unit_test(an_unfinished_match_says_so),
        cmocka_unit_test(stops_after_as_many_moves_as_asked),
        cmocka_unit_test(reads_lines_that_end_as_on_windows),
        cmocka_unit_test(passes_over_comments_and_empty_lines),
        cmocka_unit_test(tags_that_are_notes_may_be_left_out),
        cmocka_unit_test(
            a_record_that_does_not_name_the_tie_was_parted_by_a_die),
        cmocka_unit_test(refuses_a_wrong_first_line),
        cmocka_unit_test(refuses_wrong_tags_and_names_the_line),
        cmocka_unit_test(refuses_a_record_without_its_tags),
        cmocka_unit_test(refuses_a_set_up_that_the_game_does_not_have),
        cmocka_unit_test(refuses_a_move_that_the_rules_forbid),
        cmocka_unit_test(refuses_more_moves_than_the_match_has),
        cmocka_unit_test(refuses_tags_that_the_match_does_not_bear_out),
        cmocka_unit_test(refuses_any_move_changed_for_another),
        cmocka_unit_test(refuses_a_record_that_is_cut_at_any_line),
        cmocka_unit_test(the_last_line_needs_no_end),
        cmocka_unit_test(refuses_nul_bytes_among_the_tags),
        cmocka_unit_test(refuses_nul_bytes_among_the_moves),
        cmocka_unit_test(refuses_nul_bytes_after_the_last_move),
        cmocka_unit_test(refuses_lines_that_are_too_long),
        cmocka_unit_test(reads_no_further_than_the_size),
        cmocka_unit_test(stands_before_the_line_that_failed),
    };
    return cmocka_run_group_tests(tests, play_a_match, clear_the_table);
}
