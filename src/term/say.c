#include "term/say.h"

#include "core/words.h"

#include <assert.h>

static void add_list(struct fact *f, const struct say_arg *a)
{
    fact_list(f, a->name);
    for (int i = 0; a->list[i]; i++)
        fact_word(f, NULL, a->list[i]);
    fact_close(f);
}

void say_with(struct text *out, const char *message, const struct say_arg *args)
{
    struct fact f;
    assert(fluent_has(&term_words, message));
    fact_begin(&f, message);
    for (const struct say_arg *a = args; a->name; a++) {
        if (a->word) {
            fact_word(&f, a->name, a->word);
        } else if (a->list) {
            add_list(&f, a);
        } else {
            fact_number(&f, a->name, a->number);
        }
    }
    fact_close(&f);
    bool is_whole = words_say(&term_words, &f, out);
    assert(is_whole);
    (void)is_whole;
}

void say(struct text *out, const char *message)
{
    say_with(out, message, (const struct say_arg[]){{.name = NULL}});
}
