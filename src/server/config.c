#include "server/config.h"

#include "base/num.h"
#include "files/file.h"
#include "server/request.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

enum kind { WORD, NUMBER, SWITCH };

/* clang-format off */
static const struct row {
    const char *name;
    enum kind kind;
    size_t place;
    long long min, max;
    const char *help;
} rows[] = {
    {"listen", WORD, offsetof(struct config, listen), 0, 0, "the address to listen on; `::` is every interface"},
    {"port", NUMBER, offsetof(struct config, port), 0, 65535, "the port; 0 takes any that is free"},
    {"root", WORD, offsetof(struct config, root), 0, 0, "the folder of the page; none is the one that belongs to the program"},
    {"store", WORD, offsetof(struct config, store), 0, 0, "the file of the tables, or `postgresql://...`"},
    {"relaxed", SWITCH, offsetof(struct config, relaxed), 0, 0, "SQLite need not wait for the disk; a power cut may cost the last moments"},
    {"certificate", WORD, offsetof(struct config, certificate), 0, 0, "PEM file; with `key` the server speaks TLS"},
    {"key", WORD, offsetof(struct config, key), 0, 0, "PEM file"},
    {"behind_proxy", SWITCH, offsetof(struct config, behind_proxy), 0, 0, "believe X-Forwarded-For; only behind a proxy that sets it"},
    {"bot_threads", NUMBER, offsetof(struct config, bot_threads), 0, 64, "threads on which bots think; 0 is one less than the machine has cores, at least 1"},
    {"bots_each", NUMBER, offsetof(struct config, bots_each), 0, 64, "bots that think at the same time for tables of one address; 0 is half of the threads; never all, if there are several"},
    {"tables_each", NUMBER, offsetof(struct config, tables_each), 1, 1000000, "unfinished tables that one address may have made in 30 days"},
    {"sockets_each", NUMBER, offsetof(struct config, sockets_each), 1, 1000000, "WebSockets of one address"},
    {"connections_each", NUMBER, offsetof(struct config, connections_each), 1, 1000000, "connections of one address; not counted behind a proxy"},
    {"messages_per_second", NUMBER, offsetof(struct config, messages_per_second), 1, 1000000, "of one WebSocket; twice as many in a burst"},
    {"work_each", NUMBER, offsetof(struct config, work_each), 0, 1000000, "milliseconds of work that one address may ask for in a second, half of them at once; 0 is any"},
    {"quiet", SWITCH, offsetof(struct config, quiet), 0, 0, "log only what goes wrong"},
};
/* clang-format on */

struct config config_standard(void)
{
    return (struct config){
        .listen = "127.0.0.1",
        .port = 8080,
        .store = "mudbrick.db",
        .tables_each = 50,
        .sockets_each = 50,
        .connections_each = 200,
        .messages_per_second = 20,
        .work_each = 100,
    };
}

static void read_row(struct request *q, const struct row *row, struct config *c)
{
    char *place = (char *)c + row->place;
    switch (row->kind) {
    case WORD: {
        char before[CONFIG_WORD_MAX];
        memcpy(before, place, sizeof before);
        struct text t = text_in(place, CONFIG_WORD_MAX);
        text_add(&t, "%s",
                 request_text(q, row->name, CONFIG_WORD_MAX - 1, before));
        break;
    }
    case NUMBER: {
        int *number = (int *)(void *)place;
        *number = (int)request_number(q, row->name, row->min, row->max,
                                      *number);
        break;
    }
    case SWITCH: {
        bool *is_on = (bool *)(void *)place;
        *is_on = request_bool(q, row->name, *is_on);
        break;
    }
    }
}

static void read_origins(struct request *q, struct config *c)
{
    json_t *list = request_value(q, "origins");
    size_t count = json_array_size(list);
    if (!list)
        return;
    if (!json_is_array(list) || count > CONFIG_ORIGINS_MAX) {
        request_refuse(q, "origins must be a list of at most %d texts",
                       CONFIG_ORIGINS_MAX);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        const char *word = json_string_value(json_array_get(list, i));
        struct text t = text_in(c->origin[i], CONFIG_WORD_MAX);
        if (!word || !strstr(word, "://"))
            request_refuse(q, "an origin is like https://games.example");
        text_add(&t, "%s", word ? word : "");
    }
    c->origin_count = (int)count;
}

enum err config_read(struct config *c, const char *name, const char *bytes,
                     size_t size, struct text *why)
{
    assert(c && name && bytes && why);
    struct config wanted = *c;
    text_add(why, "%.200s: ", name);
    struct request q = {.root = request_parse(bytes, size, why), .why = why};
    if (!q.root)
        return ERR_BAD_TEXT;
    for (int i = 0; i < COUNT_OF(rows); i++)
        read_row(&q, &rows[i], &wanted);
    read_origins(&q, &wanted);
    request_finish(&q);
    if (!wanted.certificate[0] != !wanted.key[0])
        request_refuse(&q, "certificate and key go together");
    json_decref(q.root);
    if (q.failed)
        return ERR_BAD_TEXT;
    *c = wanted;
    *why = text_in(why->buf, why->size);
    return ERR_OK;
}

enum err config_load(struct config *c, const char *path, struct text *why)
{
    assert(c && path && why);
    enum { CONFIG_FILE_MAX = 65536 };
    struct file f;
    enum err e = file_read(&f, path, CONFIG_FILE_MAX, why);
    if (e != ERR_OK)
        return e;
    e = config_read(c, path, f.bytes, f.size, why);
    file_free(&f);
    return e;
}

void config_describe(struct text *out)
{
    assert(out);
    struct config standard = config_standard();
    text_add(out, "| key | standard | meaning |\n| --- | --- | --- |\n");
    for (int i = 0; i < COUNT_OF(rows); i++) {
        const char *place = (const char *)&standard + rows[i].place;
        text_add(out, "| `%s` | ", rows[i].name);
        switch (rows[i].kind) {
        case WORD:
            text_add(out, "%s", *place ? place : "none");
            break;
        case NUMBER:
            text_add(out, "%d", *(const int *)(const void *)place);
            break;
        case SWITCH:
            text_add(out, "%s",
                     *(const bool *)(const void *)place ? "true" : "false");
            break;
        }
        text_add(out, " | %s |\n", rows[i].help);
    }
    text_add(out, "| `origins` | [] | other pages that may talk to the server, "
                  "as `https://games.example` |\n");
}
