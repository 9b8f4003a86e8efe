#include "wasm/order.h"

#include "core/setup.h"

#include <assert.h>

static enum err keys_are_known(const struct doc *d, struct text *why)
{
    if (!doc_is(d, DOC_ROOT, DOC_OBJECT)) {
        text_add(why, "an order is an object with the name of a game");
        return ERR_BAD_TEXT;
    }
    for (int key = doc_first(d, DOC_ROOT); key != DOC_NONE;
         key = doc_next(d, DOC_ROOT, key)) {
        if (doc_says(d, key, "game") || doc_says(d, key, "seats")
            || doc_says(d, key, "options") || doc_says(d, key, "script"))
            continue;
        doc_show(d, key, why);
        text_add(why, " is not a key of an order; it has game, seats, options "
                      "and script");
        return ERR_BAD_TEXT;
    }
    return ERR_OK;
}

static enum err read_options(const struct game *g, struct setup *how,
                             const struct doc *d, int options, struct text *why)
{
    enum err e = ERR_OK;
    if (options != DOC_NONE && !doc_is(d, options, DOC_OBJECT)) {
        text_add(why, "options must be an object");
        return ERR_BAD_TEXT;
    }
    for (int key = doc_first(d, options); e == ERR_OK && key != DOC_NONE;
         key = doc_next(d, options, key))
        e = setup_take_option(g, how, d, key, "options", why);
    return e;
}

static enum err read_setup(const struct game *g, struct setup *how,
                           const struct doc *d, struct text *why)
{
    int seats = doc_get(d, DOC_ROOT, "seats");
    enum err e = ERR_OK;
    *how = setup_standard(g);
    if (seats != DOC_NONE)
        e = setup_take_seats(g, how, d, seats, "seats", why);
    if (e == ERR_OK)
        e = read_options(g, how, d, doc_get(d, DOC_ROOT, "options"), why);
    return e;
}

static enum err read_script(const struct doc *d, bool *out, struct text *why)
{
    int script = doc_get(d, DOC_ROOT, "script");
    *out = doc_is(d, script, DOC_TRUE);
    if (*out || script == DOC_NONE || doc_is(d, script, DOC_FALSE))
        return ERR_OK;
    text_add(why, "script must be true or false");
    return ERR_BAD_TEXT;
}

enum err order_begin(struct sitting *s, const struct supply *from,
                     const struct doc *d, long long seed, struct text *why)
{
    assert(s && from && d && d->count > 0 && seed >= 0 && why);
    char game[GAME_TEXT_MAX];
    struct setup how;
    bool is_scripted = false;
    enum err e = keys_are_known(d, why);
    if (e != ERR_OK)
        return e;
    if (!doc_word(d, doc_get(d, DOC_ROOT, "game"), game, sizeof game)) {
        text_add(why, "game must be there, as the name of a game");
        return ERR_BAD_TEXT;
    }
    e = read_script(d, &is_scripted, why);
    if (e == ERR_OK)
        e = sitting_open(s, from, game, why);
    if (e == ERR_OK)
        e = read_setup(s->box.game, &how, d, why);
    if (e == ERR_OK)
        e = sitting_lay(s, &how, why);
    if (e != ERR_OK)
        return e;
    if (!is_scripted)
        return sitting_deal(s, seed, why);
    sitting_script(s, seed);
    return ERR_OK;
}
