#include "bot/relay.h"

#include "base/clean.h"
#include "games/games.h"

#include <assert.h>

const char *relay_word(const json_t *object, const char *key)
{
    const char *s = json_string_value(json_object_get(object, key));
    return s ? s : "";
}

/* A server may send anything in the place of a name. */
const char *relay_name(const json_t *names, size_t i)
{
    const char *name = json_string_value(json_array_get(names, i));
    return name ? name : "?";
}

char *relay_json(const json_t *value)
{
    return value ? json_dumps(value, JSON_COMPACT | JSON_ENSURE_ASCII) : NULL;
}

static void write_option(const char *key, const char *value, struct text *out)
{
    text_add(out, " ");
    clean_write(key, out);
    text_add(out, "=");
    clean_write(value, out);
}

/* `game ...` from the snapshot, as bot_write_game does it from a venue. What the
 * server says stays one line: it does not talk to the bot itself. */
void relay_game(const json_t *now, int seat, struct text *out)
{
    assert(now && seat >= 0 && out);
    const char *name = relay_word(now, "game");
    const struct games_entry *e = games_find(name);
    json_t *setup = json_object_get(now, "setup");
    const char *key;
    size_t i;
    json_t *value;
    const json_t *names = json_object_get(now, "names");
    text_add(out, "game ");
    clean_write(name, out);
    text_add(out, " rules=%d content=", e ? e->game->rules_version : 1);
    clean_write(relay_word(now, "content"), out);
    text_add(out, " seat=%d seats=%d names=", seat,
             (int)json_integer_value(json_object_get(setup, "seats")));
    json_array_foreach(names, i, value)
    {
        text_add(out, i ? "," : "");
        clean_write(relay_name(names, i), out);
    }
    json_object_foreach(setup, key, value)
    {
        if (json_is_string(value))
            write_option(key, json_string_value(value), out);
    }
}

/* The position as docs/positions.md has it, out of the snapshot. */
char *relay_position(const json_t *now, int seat)
{
    json_t *names = json_object_get(now, "names");
    json_t *viewer = json_array_get(names, (size_t)seat);
    json_t *p = json_pack("{s:O?,s:O?,s:O?,s:O?,s:O?}", "game",
                          json_object_get(now, "game"), "setup",
                          json_object_get(now, "setup"), "content",
                          json_object_get(now, "content"), "viewer", viewer,
                          "state", json_object_get(now, "state"));
    char *words = relay_json(p);
    json_decref(p);
    return words;
}

/* What each choice does, in their order. */
char *relay_facts(const json_t *now)
{
    const json_t *choices = json_object_get(now, "choices");
    json_t *facts = json_array();
    size_t i;
    json_t *choice;
    json_array_foreach(choices, i, choice)(void)
        json_array_append(facts, json_object_get(choice, "fact"));
    /* Of a server that tells none, none of them. */
    bool is_whole = json_array_size(facts) == json_array_size(choices);
    char *words = is_whole ? relay_json(facts) : NULL;
    json_decref(facts);
    return words;
}

/* What its seat is asked: the questions stand in the order of those who act. */
char *relay_question(const json_t *now, int seat)
{
    const json_t *questions = json_object_get(now, "questions");
    size_t i;
    json_t *who;
    json_array_foreach(json_object_get(now, "act"), i, who)
    {
        if (json_is_integer(who) && json_integer_value(who) == seat)
            return relay_json(json_array_get(questions, i));
    }
    return NULL;
}

void relay_moves(const json_t *now, struct text *out)
{
    const json_t *choices = json_object_get(now, "choices");
    size_t i;
    json_t *choice;
    text_add(out, "moves ");
    json_array_foreach(choices, i, choice)
    {
        text_add(out, i ? " | " : "");
        clean_write(relay_word(choice, "move"), out);
    }
}
