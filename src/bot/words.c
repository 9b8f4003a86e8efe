#include "bot/words.h"

#include "base/clean.h"
#include "base/hash.h"
#include "base/num.h"
#include "core/setup.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- Words ----------------------------------------------------------------- */

static const char *const verbs[BOT_UNKNOWN] = {
    [BOT_MUDBRICK] = "mudbrick", [BOT_SET] = "set",
    [BOT_GAME] = "game",         [BOT_PLAYED] = "played",
    [BOT_POSITION] = "position", [BOT_SNAPSHOT] = "snapshot",
    [BOT_MOVES] = "moves",       [BOT_FACT] = "fact",
    [BOT_FACTS] = "facts",       [BOT_POINTS] = "points",
    [BOT_QUESTION] = "question", [BOT_GO] = "go",
    [BOT_STOP] = "stop",         [BOT_OVER] = "over",
    [BOT_PING] = "ping",         [BOT_QUIT] = "quit",
};

static const char *const replies[REPLY_UNKNOWN] = {
    [REPLY_NAME] = "name",     [REPLY_VERSION] = "version",
    [REPLY_OPTION] = "option", [REPLY_WANT] = "want",
    [REPLY_INFO] = "info",     [REPLY_OK] = "ok",
    [REPLY_NO] = "no",         [REPLY_MOVE] = "move",
    [REPLY_PONG] = "pong",
};

static const char *const codes[] = {"unknown", "syntax", "state",
                                    "game",    "option", "failed"};

/* The place of the line's first word in a list; `count` if it is not there. */
static int find_word(const char *const list[], int count, const char *line,
                     const char **rest)
{
    size_t n = strcspn(line, " ");
    *rest = line + n + (line[n] == ' ');
    for (int i = 0; i < count; i++) {
        if (strlen(list[i]) == n && strncmp(list[i], line, n) == 0)
            return i;
    }
    return count;
}

enum bot_verb bot_read_verb(const char *line, const char **rest)
{
    assert(line && rest);
    return (enum bot_verb)find_word(verbs, BOT_UNKNOWN, line, rest);
}

enum bot_reply bot_read_reply(const char *line, const char **rest)
{
    assert(line && rest);
    return (enum bot_reply)find_word(replies, REPLY_UNKNOWN, line, rest);
}

bool bot_is_code(const char *rest)
{
    const char *sentence = NULL;
    return find_word(codes, COUNT_OF(codes), rest, &sentence) < COUNT_OF(codes)
           && *sentence;
}

unsigned bot_read_want(const char *rest)
{
    static const char *const wants[] = {"position", "snapshot", "log", "facts"};
    const char *end = NULL;
    int i = find_word(wants, COUNT_OF(wants), rest, &end);
    return i < COUNT_OF(wants) && !*end ? 1U << i : 0;
}

/* The next word, which moves out of `*words`. False: none, or too long. */
static bool next_word(const char **words, char *out, size_t room)
{
    struct text t = text_in(out, room);
    size_t n = strcspn(*words, " ");
    text_put(&t, *words, n);
    *words += n + ((*words)[n] == ' ');
    return n > 0 && !t.cut;
}

bool bot_is_plain(const char *line, size_t size)
{
    assert(line);
    return strlen(line) == size && clean_is(line);
}

/* -- game ------------------------------------------------------------------ */

static bool read_pair(struct bot_game *g, const char *key, const char *value)
{
    long long n = 0;
    if (strcmp(key, "content") == 0)
        return hash_read(value, &g->content);
    if (strcmp(key, "rules") == 0 && text_number(value, 1, 1000000, &n)) {
        g->rules = (int)n;
        return true;
    }
    if (strcmp(key, "seat") == 0
        && text_number(value, 0, GAME_SEATS_MAX - 1, &n)) {
        g->seat = (int)n;
        return true;
    }
    if (strcmp(key, "seats") == 0
        && text_number(value, 1, GAME_SEATS_MAX, &n)) {
        g->seats = (int)n;
        return true;
    }
    if (strcmp(key, "names") == 0)
        return true;
    if (g->set_count == GAME_OPTIONS_MAX)
        return false;
    struct text t = text_in(g->set[g->set_count], sizeof g->set[0]);
    text_add(&t, "%s=%s", key, value);
    g->set_count++;
    return !t.cut;
}

static bool is_whole(const struct bot_game *g)
{
    return g->name[0] && g->rules > 0 && g->seats > 0 && g->seat < g->seats;
}

enum err bot_read_game(const char *rest, struct bot_game *out, struct text *why)
{
    assert(rest && out && why);
    char word[256];
    struct bot_game g = {.seat = GAME_SEATS_MAX};
    bool good = next_word(&rest, g.name, sizeof g.name);
    while (good && *rest) {
        good = next_word(&rest, word, sizeof word);
        char *equals = strchr(word, '=');
        good = good && equals;
        if (good) {
            *equals = '\0';
            good = read_pair(&g, word, equals + 1);
        }
    }
    if (!good || !is_whole(&g)) {
        text_add(why, "a game is: game NAME rules=N content=HASH seat=N "
                      "seats=N names=A,B OPTION=VALUE...");
        return ERR_BAD_TEXT;
    }
    *out = g;
    return ERR_OK;
}

void bot_write_game(const struct venue *v, int seat, struct text *out)
{
    assert(venue_has_seat(v, seat) && out);
    const struct game *g = v->game;
    text_add(out, "game %s rules=%d content=%016llx seat=%d seats=%d names=",
             g->name, g->rules_version, (unsigned long long)v->content_hash,
             seat, v->setup.seats);
    for (int i = 0; i < v->setup.seats; i++)
        text_add(out, "%s%s", i ? "," : "", venue_seat_name(v, i));
    for (int i = 0; i < g->option_count; i++) {
        text_add(out, " %s=%s", g->options[i].name,
                 setup_word(g, &v->setup, i));
    }
}

/* -- go -------------------------------------------------------------------- */

/* Any number of 64 bits, in decimal digits. */
static bool read_seed(const char *value, uint64_t *out)
{
    uint64_t n = 0;
    if (!*value)
        return false;
    for (; *value >= '0' && *value <= '9'; value++) {
        if (__builtin_mul_overflow(n, 10U, &n)
            || __builtin_add_overflow(n, (unsigned)(*value - '0'), &n))
            return false;
    }
    *out = n;
    return !*value;
}

static bool read_limit(struct bot_go *go, const char *key, const char *value)
{
    if (strcmp(key, "time") == 0) {
        go->has_time = text_number(value, 1, BOT_TIME_MAX, &go->time);
        return go->has_time;
    }
    if (strcmp(key, "iterations") == 0) {
        go->has_iterations = text_number(value, 1, 1000000000, &go->iterations);
        return go->has_iterations;
    }
    if (strcmp(key, "seed") != 0)
        return true; /* of a later protocol */
    go->has_seed = read_seed(value, &go->seed);
    return go->has_seed;
}

enum err bot_read_go(const char *rest, struct bot_go *out, struct text *why)
{
    assert(rest && out && why);
    char key[BOT_WORD_MAX];
    char value[BOT_WORD_MAX];
    struct bot_go go = {.has_time = false};
    bool good = true;
    while (good && *rest) {
        good = next_word(&rest, key, sizeof key)
               && next_word(&rest, value, sizeof value)
               && read_limit(&go, key, value);
    }
    if (!good) {
        text_add(why, "limits are: go [time MS] [iterations N] [seed N]");
        return ERR_BAD_TEXT;
    }
    *out = go;
    return ERR_OK;
}

void bot_write_go(const struct bot_go *go, struct text *out)
{
    assert(go && out);
    text_add(out, "go");
    if (go->has_time)
        text_add(out, " time %lld", go->time);
    if (go->has_iterations)
        text_add(out, " iterations %lld", go->iterations);
    if (go->has_seed) {
        text_add(out, " seed %llu", (unsigned long long)go->seed);
    }
}

/* -- moves ----------------------------------------------------------------- */

bool bot_next_move(const char **rest, char out[GAME_TEXT_MAX])
{
    assert(rest && *rest && out);
    const char *end = strstr(*rest, " | ");
    size_t n = end ? (size_t)(end - *rest) : strlen(*rest);
    struct text t = text_in(out, GAME_TEXT_MAX);
    text_put(&t, *rest, n);
    *rest += n + (end ? 3 : 0);
    return n > 0 && !t.cut;
}

void bot_write_moves(const struct outlook *o, struct text *out)
{
    assert(o && o->venue && out);
    const struct venue *v = o->venue;
    struct state_room view = o->view;
    struct move_list l;
    l.count = 0;
    v->game->legal(v->table, state_in(&view), o->seat, &l);
    text_add(out, "moves ");
    for (int i = 0; i < l.count; i++) {
        text_add(out, "%s", i ? " | " : "");
        v->game->write_move(v->table, state_in(&view), l.move[i], out);
    }
}

void bot_write_facts(const struct outlook *o, struct json *w)
{
    assert(o && o->venue && w);
    const struct venue *v = o->venue;
    struct state_room view = o->view;
    struct move_list l;
    struct fact f;
    l.count = 0;
    v->game->legal(v->table, state_in(&view), o->seat, &l);
    json_open(w, '[');
    for (int i = 0; i < l.count; i++) {
        v->game->tell_move(v->table, state_in(&view), l.move[i], &f);
        fact_write(&f, w);
    }
    json_close(w, ']');
}

/* -- option ---------------------------------------------------------------- */

static bool read_number(const char **rest, double *out)
{
    char word[BOT_WORD_MAX];
    char *end = NULL;
    if (!next_word(rest, word, sizeof word))
        return false;
    *out = strtod(word, &end);
    return *end == '\0' && *out >= -1e12 && *out <= 1e12;
}

static bool read_range(const char *rest, struct bot_option *o)
{
    double standard = 0;
    bool good = read_number(&rest, &o->min) && read_number(&rest, &o->max);
    const char *words = rest;
    return good && next_word(&words, o->standard, sizeof o->standard) && !*words
           && read_number(&rest, &standard) && standard >= o->min
           && standard <= o->max;
}

/* The standard value must be among the words. */
static bool read_choice(const char *rest, struct bot_option *o)
{
    char word[BOT_WORD_MAX];
    bool found = false;
    bool good = next_word(&rest, o->standard, sizeof o->standard);
    while (good && *rest) {
        good = next_word(&rest, word, sizeof word);
        found = found || strcmp(word, o->standard) == 0;
    }
    return good && found;
}

enum err bot_read_option(const char *rest, struct bot_option *out,
                         struct text *why)
{
    assert(rest && out && why);
    struct bot_option o = {.kind = OPTION_NUMBER};
    char kind[BOT_WORD_MAX];
    bool good = next_word(&rest, o.name, sizeof o.name)
                && next_word(&rest, kind, sizeof kind);
    if (good && strcmp(kind, "word") == 0) {
        o.kind = OPTION_WORD;
        good = read_choice(rest, &o);
    } else {
        good = good && strcmp(kind, "number") == 0 && read_range(rest, &o);
    }
    if (!good) {
        text_add(why, "an option is: option NAME number MIN MAX STANDARD, or "
                      "option NAME word STANDARD WORD..., with the standard "
                      "among the words");
        return ERR_BAD_TEXT;
    }
    *out = o;
    return ERR_OK;
}

/* -- What a bot is --------------------------------------------------------- */

static bool keep_word(char out[BOT_WORD_MAX], const char *rest)
{
    struct text t = text_in(out, BOT_WORD_MAX);
    text_add(&t, "%s", rest);
    return *rest && !t.cut;
}

static enum err take_option(struct bot_self *self, const char *rest,
                            struct text *why)
{
    if (self->option_count == BOT_OPTIONS_MAX) {
        text_add(why, "a bot has at most %d options", BOT_OPTIONS_MAX);
        return ERR_TOO_LONG;
    }
    enum err e = bot_read_option(rest, &self->option[self->option_count], why);
    self->option_count += e == ERR_OK;
    return e;
}

enum err bot_take_self(struct bot_self *self, const char *line,
                       struct text *why)
{
    assert(self && line && why);
    const char *rest = NULL;
    enum bot_reply reply = bot_read_reply(line, &rest);
    if (reply == REPLY_OPTION)
        return take_option(self, rest, why);
    if (reply == REPLY_WANT) {
        unsigned want = bot_read_want(rest);
        self->wants |= want;
        if (want)
            return ERR_OK;
        text_add(why, "a bot may want position, snapshot, log or facts");
        return ERR_BAD_TEXT;
    }
    bool is_name = reply == REPLY_NAME;
    if ((is_name || reply == REPLY_VERSION)
        && keep_word(is_name ? self->name : self->version, rest))
        return ERR_OK;
    text_add(why,
             "what is said before ok is name, version, option or want, each "
             "with at most %d bytes behind it",
             BOT_WORD_MAX - 1);
    return ERR_BAD_TEXT;
}
