/* serve.c - the commands that serve the page and its tables, and copy them. */
#include "cli/output.h"
#include "cli/page.h"
#include "server/server.h"
#include "store/store.h"

#include <assert.h>
#include <unistd.h>

static void copy_word(char out[CONFIG_WORD_MAX], const struct args *a,
                      enum option_id id)
{
    struct text t = text_in(out, CONFIG_WORD_MAX);
    text_add(&t, "%s", a->word[id]);
}

static enum err read_config(struct config *c, const struct args *a,
                            struct text *why)
{
    enum err e = ERR_OK;
    *c = config_standard();
    if (a->given[OPT_CONFIG])
        e = config_load(c, a->word[OPT_CONFIG], why);
    if (a->given[OPT_LISTEN])
        copy_word(c->listen, a, OPT_LISTEN);
    if (a->given[OPT_PORT])
        c->port = (int)a->number[OPT_PORT];
    if (a->given[OPT_ROOT])
        copy_word(c->root, a, OPT_ROOT);
    if (a->given[OPT_STORE])
        copy_word(c->store, a, OPT_STORE);
    if (e == ERR_OK && !c->root[0]) {
        struct text root = text_in(c->root, sizeof c->root);
        e = page_find(&root, why);
    }
    return e;
}

static enum exit_status describe(void)
{
    struct text t = output_text(8192);
    config_describe(&t);
    output_flush(&t);
    output_free(&t);
    return EXIT_YES;
}

enum exit_status serve_run(const struct args *a)
{
    assert(a && a->operand_count == 0);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct config c;
    if (a->given[OPT_KEYS])
        return describe();
    if (read_config(&c, a, &why) != ERR_OK)
        return output_misuse(room);
    enum err e = server_run(&c, &why);
    if (e == ERR_STORAGE)
        return EXIT_NO; /* the log says why */
    return e == ERR_OK ? EXIT_YES : output_misuse(room);
}

enum exit_status backup_run(const struct args *a)
{
    assert(a && a->operand_count == 1);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct config c = config_standard();
    if (a->given[OPT_STORE])
        copy_word(c.store, a, OPT_STORE);
    struct store_options o = {.where = c.store, .owner = ""};
    if (store_is_file(c.store) && access(c.store, F_OK) != 0) {
        text_add(&why, "there is no file %.200s", c.store);
        return output_misuse(room);
    }
    struct store *s = store_open(&o, &why);
    enum err e = s ? store_backup(s, a->operand[0], &why) : ERR_STORAGE;
    store_close(s);
    return e == ERR_OK ? EXIT_YES : output_misuse(room);
}
