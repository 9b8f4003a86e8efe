#include "server/plan.h"

#include "base/hash.h"
#include "core/position.h"
#include "core/setup.h"
#include "games/opening.h"
#include "search/player.h"
#include "server/request.h"

#include <assert.h>

enum {
    NAME_BYTES_MAX = 48,
    BANK_MAX = 24 * 3600,
    INCREMENT_MAX = 3600,
    DAYS_MAX = 30,
    RULES_MAX = 999,
    SECOND = 1000,
    DAY = 24 * 3600 * SECOND,
};

static const char *const pace_words[] = {"free", "live", "slow"};

bool plan_is_level(const char *word)
{
    assert(word);
    return level_find(word) != NULL;
}

/* -- What is asked for ----------------------------------------------------- */

static void read_game(struct request *q, struct plan *p)
{
    const char *name = request_text(q, "game", 32, NULL);
    if (!q->failed && opening_find(name, &p->entry, q->why) != ERR_OK)
        q->failed = true;
}

static void read_level(struct request *q, const char *word,
                       char out[PLAN_LEVEL_MAX])
{
    struct text t = text_in(out, PLAN_LEVEL_MAX);
    if (!plan_is_level(word)) {
        char room[GAME_TEXT_MAX];
        struct text names = text_in(room, sizeof room);
        level_write_names(&names);
        request_refuse(q, "\"%.20s\" is no level; levels are %s", word, room);
        return;
    }
    text_add(&t, "%s", word);
}

static void refuse_seats(struct request *q)
{
    request_refuse(q,
                   "%sseats must be a list with \"open\" or a level for every "
                   "seat",
                   q->why->len ? "; " : "");
}

/* "seats": ["open", "open", a level] */
static void read_seats(struct request *q, struct plan *p)
{
    json_t *list = request_value(q, "seats");
    size_t count = json_array_size(list);
    int people = 0;
    if (q->failed)
        return;
    if (!json_is_array(list) || count > GAME_SEATS_MAX
        || setup_set_seats(p->entry->game, &p->setup, (int)count, q->why)
               != ERR_OK) {
        refuse_seats(q);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        const char *word = json_string_value(json_array_get(list, i));
        if (!word) {
            refuse_seats(q);
        } else if (strcmp(word, "open") == 0) {
            people++;
        } else {
            read_level(q, word, p->level[i]);
        }
    }
    if (people == 0)
        request_refuse(q, "at least one seat must be open");
}

static void read_options(struct request *q, struct plan *p)
{
    json_t *options = request_value(q, "options");
    const char *key = NULL;
    json_t *value = NULL;
    if (q->failed || !options)
        return;
    if (!json_is_object(options))
        request_refuse(q, "options must be an object like {\"map\":\"B\"}");
    json_object_foreach(options, key, value)
    {
        const char *word = json_string_value(value);
        if (!word)
            request_refuse(q, "options.%.40s must be a text", key);
        if (q->failed)
            return;
        if (setup_set(p->entry->game, &p->setup, key, word, q->why) != ERR_OK)
            q->failed = true;
    }
}

static void read_pace(struct request *q, struct pace *out)
{
    json_t *root = request_value(q, "pace");
    struct request b = {
        .root = root, .why = q->why, .failed = q->failed, .fault = q->fault};
    *out = (struct pace){.kind = PACE_FREE};
    if (!root || q->failed)
        return;
    if (!json_is_object(root)) {
        request_refuse(q, "pace must be an object like {\"kind\":\"free\"}");
        return;
    }
    const char *kind = request_text(&b, "kind", 8, NULL);
    if (strcmp(kind, "live") == 0) {
        out->kind = PACE_LIVE;
        out->bank = request_number(&b, "bank", 10, BANK_MAX, 900) * SECOND;
        out->increment = request_number(&b, "increment", 0, INCREMENT_MAX, 10)
                         * SECOND;
    } else if (strcmp(kind, "slow") == 0) {
        out->kind = PACE_SLOW;
        out->bank = request_number(&b, "days", 1, DAYS_MAX, 3) * DAY;
    } else if (strcmp(kind, "free") != 0) {
        request_refuse(&b, "the kind of a pace is free, live or slow");
    }
    request_finish(&b);
    q->failed = b.failed;
    q->fault = b.fault;
}

/* Unless the options say otherwise, the first open seat is the first person's. */
static void seat_first_person(struct plan *p)
{
    int seat = 0;
    while (seat < p->setup.seats - 1 && p->level[seat][0])
        seat++;
    setup_seat_person(p->entry->game, &p->setup, 0, seat);
}

/* What a wish and a stored plan have in common. */
static void read_plan(struct request *q, struct plan *p)
{
    read_game(q, p);
    if (!q->failed)
        p->setup = setup_standard(p->entry->game);
    read_seats(q, p);
    if (!q->failed)
        seat_first_person(p);
    read_options(q, p);
    read_level(q,
               request_text(q, "level", PLAN_LEVEL_MAX - 1,
                            level_for(LEVEL_FOR_PEOPLE)),
               p->stand_in);
    p->is_public = request_bool(q, "public", false);
    read_pace(q, &p->pace);
}

static void read_wish(struct request *q, const struct plan *p,
                      struct plan_wish *wish)
{
    struct text id = text_in(wish->id, sizeof wish->id);
    struct text t = text_in(wish->name, sizeof wish->name);
    text_add(&id, "%s", request_wish_id(q, "id"));
    text_add(&t, "%s", request_text(q, "name", NAME_BYTES_MAX, ""));
    wish->seat = (int)request_number(q, "seat", 0, GAME_SEATS_MAX - 1, -1);
    if (q->failed || wish->seat < 0)
        return;
    if (wish->seat >= p->setup.seats || p->level[wish->seat][0])
        request_refuse(q, "seat %d is not open", wish->seat);
    request_want_name(q, wish->name);
}

enum err plan_read_request(struct plan *p, struct plan_wish *wish,
                           const char *body, size_t size,
                           struct request_fault *fault, struct text *why)
{
    assert(p && wish && fault);
    struct request q = {.root = request_parse(body, size, why), .why = why};
    if (!q.root)
        return ERR_BAD_TEXT;
    read_plan(&q, p);
    read_wish(&q, p, wish);
    request_finish(&q);
    json_decref(q.root);
    *fault = q.fault;
    return q.failed ? ERR_BAD_TEXT : ERR_OK;
}

/* -- To and from the store ------------------------------------------------- */

static void write_pace(const struct pace *p, struct json *w)
{
    json_key(w, "pace");
    json_open(w, '{');
    json_key(w, "kind");
    json_word(w, pace_words[p->kind]);
    if (p->kind == PACE_LIVE) {
        json_key(w, "bank");
        json_number(w, p->bank / SECOND);
        json_key(w, "increment");
        json_number(w, p->increment / SECOND);
    } else if (p->kind == PACE_SLOW) {
        json_key(w, "days");
        json_number(w, p->bank / DAY);
    }
    json_close(w, '}');
}

static void write_options(const struct plan *p, struct json *w)
{
    const struct game *g = p->entry->game;
    json_key(w, "options");
    json_open(w, '{');
    for (int i = 0; i < g->option_count; i++) {
        json_key(w, g->options[i].name);
        json_word(w, setup_word(g, &p->setup, i));
    }
    json_close(w, '}');
}

void plan_show(const struct plan *p, struct json *w)
{
    assert(p->entry && w);
    char commitment[SHA256_TEXT_SIZE];
    fair_commit(&p->key, commitment);
    json_key(w, "game");
    json_word(w, p->entry->game->name);
    write_options(p, w);
    json_key(w, "public");
    json_bool(w, p->is_public);
    json_key(w, "level");
    json_word(w, p->stand_in);
    write_pace(&p->pace, w);
    json_key(w, "commitment");
    json_word(w, commitment);
}

void plan_write(const struct plan *p, struct text *out)
{
    assert(p->entry && p->setup.seats <= GAME_SEATS_MAX);
    struct json w = {.out = out};
    char key[SHA256_TEXT_SIZE];
    json_open(&w, '{');
    json_key(&w, "game");
    json_word(&w, p->entry->game->name);
    json_key(&w, "seats");
    json_open(&w, '[');
    for (int i = 0; i < p->setup.seats; i++)
        json_word(&w, p->level[i][0] ? p->level[i] : "open");
    json_close(&w, ']');
    write_options(p, &w);
    json_key(&w, "level");
    json_word(&w, p->stand_in);
    json_key(&w, "public");
    json_bool(&w, p->is_public);
    write_pace(&p->pace, &w);
    json_key(&w, "rules");
    json_number(&w, p->entry->game->rules_version);
    json_key(&w, "content");
    json_hash(&w, p->content);
    json_key(&w, "invite");
    json_word(&w, p->invite);
    sha256_write(p->key.bytes, key);
    json_key(&w, "key");
    json_word(&w, key);
    json_close(&w, '}');
}

/* Moves of other rules would not mean the same. Plans that do not tell are of
 * version 1. */
static void read_rules(struct request *q, const struct plan *p)
{
    int rules = (int)request_number(q, "rules", 1, RULES_MAX, 1);
    if (!q->failed && rules != p->entry->game->rules_version) {
        request_refuse(q,
                       "the table follows version %d of the rules of %s; this "
                       "server plays version %d",
                       rules, p->entry->game->name,
                       p->entry->game->rules_version);
    }
}

static void read_secrets(struct request *q, struct plan *p)
{
    struct text t = text_in(p->invite, sizeof p->invite);
    text_add(&t, "%s", request_text(q, "invite", SECRET_HASH_MAX - 1, NULL));
    if (!hash_read(request_text(q, "content", HASH_TEXT_SIZE, NULL),
                   &p->content)
        || !sha256_read(request_text(q, "key", SHA256_TEXT_SIZE, NULL),
                        p->key.bytes))
        request_refuse(q, "the key or the content is damaged");
}

enum err plan_read(struct plan *p, const char *text, struct text *why)
{
    assert(p && text && why);
    struct request q = {.root = request_parse(text, strlen(text), why),
                        .why = why};
    if (!q.root)
        return ERR_BAD_TEXT;
    *p = (struct plan){.entry = NULL};
    read_plan(&q, p);
    read_rules(&q, p);
    read_secrets(&q, p);
    request_finish(&q);
    json_decref(q.root);
    return q.failed ? ERR_BAD_TEXT : ERR_OK;
}
