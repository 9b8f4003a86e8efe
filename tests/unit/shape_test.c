/* shape_test.c - JSON is held against a table of rows. */
#include "base/num.h"
#include "core/shape.h"
#include "unit.h"

static const struct shape rows[] = {
    {"tell", "all of it", "row:[place] held:{number|nothing} bid?:'die'|bid"},
    {"place", "a place", "card:card|nothing can:[[flag]]"},
    {"card", "a card", "id:word"},
    {"bid", "a bid", "coins:number"},
    {NULL, NULL, NULL},
};

/* What is wrong with the document. */
static const char *problem(const char *json)
{
    static char said[400];
    struct doc_node nodes[100];
    struct doc d = doc_in(nodes, COUNT_OF(nodes));
    struct text why = text_in(said, sizeof said);
    assert_int_equal(doc_read(&d, json, strlen(json), &why), ERR_OK);
    return shape_fits(rows, "tell", &d, DOC_ROOT, &why) ? "" : said;
}

static void what_is_as_the_rows_say_fits(void **state)
{
    (void)state;
    assert_string_equal(problem("{\"row\":[],\"held\":{}}"), "");
    assert_string_equal(
        problem("{\"bid\":\"die\",\"held\":{\"red\":1,\"blue\":null},\"row\":["
                "{\"card\":null,\"can\":[]},"
                "{\"card\":{\"id\":\"a\"},\"can\":[[true,false],[]]}]}"),
        "");
    assert_string_equal(
        problem("{\"row\":[],\"held\":{},\"bid\":{\"coins\":2}}"), "");
}

static void what_is_not_is_refused(void **state)
{
    (void)state;
    assert_string_equal(problem("[]"), "tell is no object");
    assert_string_equal(problem("{\"row\":[]}"), "tell lacks held");
    assert_string_equal(problem("{\"row\":[],\"held\":{},\"cards\":1}"),
                        "tell has more than its row knows");
    assert_string_equal(problem("{\"row\":[],\"held\":{\"red\":\"1\"}}"),
                        "tell has another kind of held");
    assert_string_equal(problem("{\"row\":[],\"held\":{},\"bid\":\"dice\"}"),
                        "tell has another kind of bid");
    assert_string_equal(
        problem("{\"row\":[{\"card\":{\"id\":7},\"can\":[]}],\"held\":{}}"),
        "card has another kind of id; place has another kind of card; "
        "tell has another kind of row");
    assert_string_equal(
        problem("{\"row\":[{\"card\":null,\"can\":[true]}],\"held\":{}}"),
        "place has another kind of can; tell has another kind of row");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_as_the_rows_say_fits),
        cmocka_unit_test(what_is_not_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
