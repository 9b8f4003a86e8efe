/* doc_test.c - JSON read in place: what is right is found again, what is wrong
 * is refused with its place, and both as another reader of JSON does it. */
#include "core/doc.h"

#include "base/utf8.h"
#include "core/json.h"
#include "unit.h"

#include <jansson.h>

enum { NODES = 1 << 16 };

static struct doc_node nodes[NODES];
static struct doc d;
static char said[GAME_WHY_MAX];

/* Reads from a room of exactly that size, so that no byte behind is looked at. */
static enum err read_bytes(const char *bytes, size_t size)
{
    static char *copy;
    struct text why = text_in(said, sizeof said);
    free(copy);
    copy = unit_room(size ? size : 1);
    memcpy(copy, bytes, size);
    d = doc_in(nodes, NODES);
    enum err e = doc_read(&d, copy, size, &why);
    assert_true((e == ERR_OK) == (why.len == 0));
    return e;
}

static void reads(const char *text)
{
    if (read_bytes(text, strlen(text)) != ERR_OK) {
        print_error("%s: %s\n", text, said);
        fail();
    }
}

static int get(const char *key)
{
    return doc_get(&d, DOC_ROOT, key);
}

/* -- What was read --------------------------------------------------------- */

static void values_are_found_by_their_keys(void **state)
{
    (void)state;
    long long n = 0;
    char word[8];
    reads(" {\"a\": [1, -2, 3.5e-1],\t\"b\": {\"c\": \"x\"},\r\n\"d\": true,"
          "\"e\": false, \"f\": null, \"\": \"\"} ");
    assert_int_equal(doc_size(&d, DOC_ROOT), 6);
    assert_int_equal(doc_size(&d, get("a")), 3);
    int item = doc_first(&d, get("a"));
    assert_true(doc_number(&d, item, &n) && n == 1);
    item = doc_next(&d, get("a"), item);
    assert_true(doc_number(&d, item, &n) && n == -2);
    item = doc_next(&d, get("a"), item);
    assert_true(doc_is(&d, item, DOC_REAL) && !doc_number(&d, item, &n));
    assert_int_equal(doc_next(&d, get("a"), item), DOC_NONE);
    assert_true(doc_says(&d, doc_get(&d, get("b"), "c"), "x"));
    assert_true(doc_is(&d, get("d"), DOC_TRUE));
    assert_true(doc_is(&d, get("e"), DOC_FALSE));
    assert_true(doc_is(&d, get("f"), DOC_NULL));
    assert_true(doc_word(&d, get(""), word, sizeof word) && !word[0]);
}

static void what_is_not_there_is_no_to_everything(void **state)
{
    (void)state;
    long long n = 7;
    char word[8];
    reads("{\"a\": []}");
    int none = get("b");
    assert_int_equal(none, DOC_NONE);
    assert_int_equal(doc_get(&d, none, "x"), DOC_NONE);
    assert_int_equal(doc_get(&d, get("a"), "x"), DOC_NONE);
    assert_int_equal(doc_first(&d, get("a")), DOC_NONE);
    assert_int_equal(doc_first(&d, none), DOC_NONE);
    assert_int_equal(doc_size(&d, none), 0);
    assert_false(doc_says(&d, none, ""));
    assert_false(doc_same(&d, none, none));
    assert_false(doc_word(&d, none, word, sizeof word));
    assert_false(doc_number(&d, none, &n));
    assert_int_equal(n, 7);
}

static void keys_go_one_after_the_other(void **state)
{
    (void)state;
    char room[16];
    struct text keys = text_in(room, sizeof room);
    reads("{\"x\": {\"a\": [[1]]}, \"y\": [{}, []], \"z\": 0}");
    for (int key = doc_first(&d, DOC_ROOT); key != DOC_NONE;
         key = doc_next(&d, DOC_ROOT, key))
        doc_show(&d, key, &keys);
    assert_string_equal(room, "xyz");
}

static void escapes_mean_what_they_stand_for(void **state)
{
    (void)state;
    char word[64];
    reads("[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\", \"\\u00e9\\u20AC\\ud83d\\ude00\", "
          "\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\", \"\\u0061\", \"a\"]");
    int at[5] = {doc_first(&d, DOC_ROOT)};
    for (int i = 1; i < 5; i++)
        at[i] = doc_next(&d, DOC_ROOT, at[i - 1]);
    assert_true(doc_word(&d, at[0], word, sizeof word));
    assert_string_equal(word, "\"\\/\b\f\n\r\t");
    assert_true(doc_word(&d, at[1], word, sizeof word));
    assert_string_equal(word, "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
    assert_true(doc_same(&d, at[1], at[2]) && doc_same(&d, at[3], at[4]));
    assert_false(doc_same(&d, at[2], at[3]));
    assert_true(doc_says(&d, at[1], word) && doc_says(&d, at[3], "a"));
    assert_false(doc_says(&d, at[3], "ab") || doc_says(&d, at[3], ""));
}

static void a_word_that_has_no_room_is_none(void **state)
{
    (void)state;
    char word[4];
    reads("[\"abc\", \"abcd\", \"ab\xc3\xa9\"]");
    int at = doc_first(&d, DOC_ROOT);
    assert_true(doc_word(&d, at, word, sizeof word));
    at = doc_next(&d, DOC_ROOT, at);
    assert_false(doc_word(&d, at, word, sizeof word));
    at = doc_next(&d, DOC_ROOT, at);
    assert_false(doc_word(&d, at, word, sizeof word));
    assert_string_equal(word, "ab"); /* no half of a character */
}

static void what_is_quoted_is_clean(void **state)
{
    (void)state;
    char room[80];
    struct text t = text_in(room, sizeof room);
    reads("[\"a\\u001b[2J\\n"
          "0123456789012345678901234567890123456789\"]");
    doc_show(&d, 1, &t);
    assert_string_equal(room, "a.[2J.0123456789012345678901234567890123");
}

static void whole_numbers_have_64_bits(void **state)
{
    (void)state;
    long long n = 0;
    reads("9223372036854775807");
    assert_true(doc_number(&d, DOC_ROOT, &n) && n == INT64_MAX);
    reads("-9223372036854775808");
    assert_true(doc_number(&d, DOC_ROOT, &n) && n == INT64_MIN);
    reads("-0");
    assert_true(doc_number(&d, DOC_ROOT, &n) && n == 0);
}

/* -- What is refused ------------------------------------------------------- */

static void says_line_column_and_what_would_be_right(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        const char *says;
    } wrong[] = {
        {"", "line 1, column 1: expected a value, found the end of the text"},
        {"{\n \"\xc3\xa9\": 1,\n}",
         "line 3, column 1: expected a key in quotes, found }"},
        {"{\"\xc3\xa9\" 1}", "line 1, column 6: expected a colon, found 1"},
        {"{\"a\": 1 \"b\": 2}",
         "line 1, column 9: expected a comma or }, found \"b\""},
        {"[1 2]", "line 1, column 4: expected a comma or ], found 2"},
        {"[1,]", "line 1, column 4: expected a value, found ]"},
        {"[1", "line 1, column 3: expected a comma or ], found the end of the "
               "text"},
        {"[yes]", "line 1, column 2: expected a value, found yes"},
        {"[nulL]", "line 1, column 2: expected a value, found nulL"},
        {"{a: 1}", "line 1, column 2: expected a key in quotes, found a"},
        {"{} {}", "line 1, column 4: expected the end of the text, found {"},
        {"[\x01]", "line 1, column 2: expected a value, found the byte 0x01"},
        {"[\x1b[2J]", "line 1, column 2: expected a value, found the byte "
                      "0x1b"},
        {"[\xff]", "line 1, column 2: expected a value, found ."},
        {"[\"a]", "line 1, column 2: the quote that ends this text is missing"},
        {"[\"\t\"]",
         "line 1, column 3: the text holds the byte 0x09; write \\u0009"},
        {"[\"a\\x\"]", "line 1, column 4: no such escape; there are \\\" \\\\ "
                       "\\/ \\b \\f \\n \\r \\t and \\u"},
        {"[\"\\u12g4\"]",
         "line 1, column 3: \\u needs four hexadecimal digits"},
        {"[\"\\u0000\"]", "line 1, column 3: a text may not hold a zero"},
        {"[\"\\ud800\"]", "line 1, column 3: \\u names half a character; the "
                          "other half is missing"},
        {"[\"\xc0\xaf\"]", "line 1, column 3: the byte 0xc0 is not UTF-8"},
        {"[01]", "line 1, column 2: a number does not begin with 0"},
        {"[-]", "line 1, column 3: expected a digit, found ]"},
        {"[1.]", "line 1, column 4: expected a digit, found ]"},
        {"[1e+]", "line 1, column 5: expected a digit, found ]"},
        {"[9223372036854775808]", "line 1, column 2: the number is too large"},
        {"[-9223372036854775809]", "line 1, column 2: the number is too large"},
        {"{\"a\": 1, \"\\u0061\": 2}",
         "line 1, column 10: the key \"a\" is there twice"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_not_equal(read_bytes(wrong[i].text, strlen(wrong[i].text)),
                             ERR_OK);
        assert_string_equal(said, wrong[i].says);
    }
    assert_int_not_equal(read_bytes("[1\0]", 4), ERR_OK);
    assert_string_equal(
        said, "line 1, column 3: expected a comma or ], found the byte 0x00");
}

static void depth_has_a_limit(void **state)
{
    (void)state;
    char text[2 * DOC_DEPTH_MAX + 3];
    memset(text, '[', DOC_DEPTH_MAX + 1);
    memset(text + DOC_DEPTH_MAX + 1, ']', DOC_DEPTH_MAX + 1);
    assert_int_equal(read_bytes(text + 1, (size_t)2 * DOC_DEPTH_MAX), ERR_OK);
    assert_int_not_equal(read_bytes(text, (size_t)2 * DOC_DEPTH_MAX + 2),
                         ERR_OK);
    ASSERT_SAYS(said, "line 1, column 33: too deep; at most 32 ");
}

static void keys_and_nodes_have_a_limit(void **state)
{
    (void)state;
    static char room[20 * DOC_KEYS_MAX];
    struct text t = text_in(room, sizeof room);
    for (int i = 0; i <= DOC_KEYS_MAX; i++)
        text_add(&t, "%c\"%d\":1", i ? ',' : '{', i);
    text_add(&t, "}");
    assert_int_equal(read_bytes(room, t.len), ERR_TOO_LONG);
    ASSERT_SAYS(said, "the object has more than 1000 keys");
    struct text why = text_in(said, sizeof said);
    d = doc_in(nodes, 4);
    assert_int_equal(doc_read(&d, "[1,1,1]", 7, &why), ERR_OK);
    assert_int_equal(doc_read(&d, "[1,1,1,1]", 9, &why), ERR_TOO_LONG);
    assert_string_equal(
        said, "line 1, column 8: more than 4 values; that is the limit");
}

/* As the header promises to those who bring the nodes. */
static void a_text_has_at_most_a_node_for_two_bytes(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "1", "[]", "[1]", "[1,1]", "[[],[]]", "{\"\":1}", "{\"\":1,\"a\":[1]}"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        reads(texts[i]);
        assert_true(d.count <= strlen(texts[i]) / 2 + 1);
    }
}

static void every_character_goes_there_and_back(void **state)
{
    (void)state;
    for (uint32_t sign = 1; sign < 0x110000; sign++) {
        char bytes[4];
        if (sign >= 0xd800 && sign < 0xe000)
            continue;
        int n = utf8_write(sign, bytes);
        assert_int_equal(utf8_size(bytes, (size_t)n), n);
        assert_int_equal(utf8_size(bytes, (size_t)n - 1), 0);
        assert_true(utf8_read(bytes) == sign);
    }
}

/* -- As another reader does it --------------------------------------------- */

static bool same_word(int value, const char *theirs)
{
    char ours[256];
    return doc_says(&d, value, theirs)
           && (!doc_word(&d, value, ours, sizeof ours)
               || strcmp(ours, theirs) == 0);
}

static bool same_value(int ours, json_t *theirs);

static bool same_object(int ours, json_t *theirs)
{
    const char *key = NULL;
    json_t *value = NULL;
    int at = doc_first(&d, ours);
    if (!doc_is(&d, ours, DOC_OBJECT)
        || doc_size(&d, ours) != (int)json_object_size(theirs))
        return false;
    json_object_foreach(theirs, key, value)
    {
        if (!same_word(at, key) || doc_get(&d, ours, key) != at + 1
            || !same_value(at + 1, value))
            return false;
        at = doc_next(&d, ours, at);
    }
    return at == DOC_NONE;
}

static bool same_list(int ours, json_t *theirs)
{
    size_t i = 0;
    json_t *value = NULL;
    int at = doc_first(&d, ours);
    if (!doc_is(&d, ours, DOC_LIST)
        || doc_size(&d, ours) != (int)json_array_size(theirs))
        return false;
    json_array_foreach(theirs, i, value)
    {
        if (!same_value(at, value))
            return false;
        at = doc_next(&d, ours, at);
    }
    return at == DOC_NONE;
}

static bool same_value(int ours, json_t *theirs)
{
    long long n = 0;
    switch (json_typeof(theirs)) {
    case JSON_OBJECT:
        return same_object(ours, theirs);
    case JSON_ARRAY:
        return same_list(ours, theirs);
    case JSON_STRING:
        return same_word(ours, json_string_value(theirs));
    case JSON_INTEGER:
        return doc_number(&d, ours, &n) && n == json_integer_value(theirs);
    case JSON_REAL:
        return doc_is(&d, ours, DOC_REAL);
    case JSON_TRUE:
        return doc_is(&d, ours, DOC_TRUE);
    case JSON_FALSE:
        return doc_is(&d, ours, DOC_FALSE);
    case JSON_NULL:
        return doc_is(&d, ours, DOC_NULL);
    }
    return false;
}

/* Compares what both make of it; true if both read it. */
static bool compare(const char *bytes, size_t size)
{
    json_error_t error;
    json_t *theirs = json_loadb(
        bytes, size, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
    bool read = read_bytes(bytes, size) == ERR_OK;
    bool is_limit = !theirs && strstr(error.text, "real number overflow");
    bool same = is_limit || read == (theirs != NULL);
    same = same && (!read || !theirs || same_value(DOC_ROOT, theirs));
    if (!same) {
        print_error("%.*s\nours: %s\ntheirs: %s\n", (int)size, bytes, said,
                    theirs ? "read" : error.text);
        fail();
    }
    json_decref(theirs);
    return read && !is_limit;
}

/* A document at random; a few words are not JSON. */
static void write_any(struct text *t, struct rng *rng, int depth)
{
    static const char *const leaves[] = {
        "0",
        "-1",
        "17",
        "1.5",
        "-0",
        "2E+3",
        "true",
        "false",
        "null",
        "\"\"",
        "\"word\"",
        "\"\\u00e9\\n\"",
        "\"\xc3\xa9\"",
        "\"\\ud83d\\ude00\"",
        "9223372036854775807",
        "01",
        "+1",
        ".5",
        "\"\\ud800\"",
        "\"\\x\"",
        "nul",
        "\"\xff\"",
        "NaN",
        "'a'",
    };
    enum { RIGHT = 15, ALL = sizeof leaves / sizeof leaves[0] };
    int kind = depth > 0 ? rng_below(rng, 3) : 0;
    int count = kind ? rng_below(rng, 5) : 0;
    if (kind == 0) {
        int most = rng_below(rng, 40) ? RIGHT : ALL;
        text_add(t, "%s", leaves[rng_below(rng, most)]);
        return;
    }
    text_add(t, kind == 1 ? "[" : "{");
    for (int i = 0; i < count; i++) {
        if (i)
            text_add(t, rng_below(rng, 99) ? ", " : " ");
        if (kind == 2)
            text_add(t, "\"k%d\":", rng_below(rng, 60));
        write_any(t, rng, depth - 1);
    }
    text_add(t, kind == 1 ? "]" : "}\n");
}

static void change_one_byte(struct text *t, struct rng *rng)
{
    static const char signs[] = "{}[],:\"\\0123-+.eEu\x01\x7f\xc3\xa9 \n\tntf";
    size_t at = (size_t)rng_below(rng, (int)t->len);
    char with = signs[rng_below(rng, sizeof signs - 1)];
    if (rng_below(rng, 2)) {
        t->buf[at] = with;
    } else {
        memmove(t->buf + at, t->buf + at + 1, t->len - at);
        t->len--;
    }
}

static void reads_and_refuses_as_jansson_does(void **state)
{
    (void)state;
    enum { ROUNDS = 20000 };
    static char room[1 << 15];
    struct rng rng = rng_seed(3);
    int read = 0;
    for (int i = 0; i < ROUNDS; i++) {
        struct text t = text_in(room, sizeof room);
        write_any(&t, &rng, rng_below(&rng, 6));
        read += compare(room, t.len);
        for (int n = 0; n < 2 && t.len > 0; n++) {
            change_one_byte(&t, &rng);
            read += compare(room, t.len);
        }
    }
    assert_in_range(read, ROUNDS / 2, ROUNDS * 2); /* both, often */
}

/* What is written by our own writer, cut anywhere. */
static void reads_what_is_written_and_no_part_of_it(void **state)
{
    (void)state;
    char room[400];
    struct text t = text_in(room, sizeof room);
    struct json w = {.out = &t};
    json_open(&w, '{');
    json_key(&w, "a\"\\\n\x01");
    json_word(&w, "\xc3\xa9\x7f/\t");
    json_key(&w, "b");
    json_decimal(&w, -1.25, 2);
    json_key(&w, "c");
    json_hash(&w, 77);
    json_close(&w, '}');
    assert_true(compare(room, t.len));
    assert_true(doc_says(&d, get("a\"\\\n\x01"), "\xc3\xa9\x7f/\t"));
    for (size_t n = 0; n < t.len; n++)
        assert_false(compare(room, n));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_found_by_their_keys),
        cmocka_unit_test(what_is_not_there_is_no_to_everything),
        cmocka_unit_test(keys_go_one_after_the_other),
        cmocka_unit_test(escapes_mean_what_they_stand_for),
        cmocka_unit_test(a_word_that_has_no_room_is_none),
        cmocka_unit_test(what_is_quoted_is_clean),
        cmocka_unit_test(whole_numbers_have_64_bits),
        cmocka_unit_test(says_line_column_and_what_would_be_right),
        cmocka_unit_test(depth_has_a_limit),
        cmocka_unit_test(keys_and_nodes_have_a_limit),
        cmocka_unit_test(a_text_has_at_most_a_node_for_two_bytes),
        cmocka_unit_test(every_character_goes_there_and_back),
        cmocka_unit_test(reads_and_refuses_as_jansson_does),
        cmocka_unit_test(reads_what_is_written_and_no_part_of_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
