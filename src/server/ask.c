#include "server/ask.h"

#include "base/clean.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

json_t *ask_parse(const char *text, size_t size, struct text *why)
{
    json_error_t e;
    json_t *root = json_loadb(text, size, JSON_REJECT_DUPLICATES, &e);
    if (!root) {
        text_add(why, "that is no JSON: %s at byte %d", e.text, e.position);
        return NULL;
    }
    if (json_is_object(root))
        return root;
    text_add(why, "that must be a JSON object: {...}");
    json_decref(root);
    return NULL;
}

void ask_refuse(struct ask *a, const char *fmt, ...)
{
    va_list args;
    if (a->failed)
        return;
    va_start(args, fmt);
    text_add_list(a->why, fmt, args);
    va_end(args);
    a->failed = true;
}

json_t *ask_value(struct ask *a, const char *key)
{
    assert(a->seen < ASK_KEYS_MAX);
    a->keys[a->seen++] = key;
    json_t *value = json_object_get(a->root, key);
    return json_is_null(value) ? NULL : value;
}

const char *ask_text(struct ask *a, const char *key, int most,
                     const char *standard)
{
    json_t *value = ask_value(a, key);
    const char *s = json_string_value(value);
    if (!value && standard)
        return standard;
    if (!s) {
        ask_refuse(a, "%s must be there, as a text", key);
        return "";
    }
    if (json_string_length(value) > (size_t)most) {
        ask_refuse(a, "%s has at most %d bytes", key, most);
        return "";
    }
    if (!clean_is(s)) {
        ask_refuse(a, "%s may not hold control characters", key);
        return "";
    }
    return s;
}

bool ask_is_id(const char *id)
{
    size_t n = strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz"
                          "ABCDEFGHIJKLMNOPQRSTUVWXYZ_.-");
    return n > 0 && n < ASK_ID_MAX && id[n] == '\0' && strcmp(id, "-") != 0;
}

const char *ask_wish_id(struct ask *a, const char *key)
{
    enum { LEAST = 22 }; /* 128 bits */
    const char *id = ask_text(a, key, ASK_ID_MAX - 1, "");
    if (!id[0] || (ask_is_id(id) && strlen(id) >= LEAST))
        return id;
    ask_refuse(a, "%s must be %d to %d letters, digits, _ . -, at random", key,
               LEAST, ASK_ID_MAX - 1);
    return "";
}

long long ask_number(struct ask *a, const char *key, long long min,
                     long long max, long long standard)
{
    json_t *value = ask_value(a, key);
    if (!value)
        return standard;
    long long n = json_integer_value(value);
    if (json_is_integer(value) && n >= min && n <= max)
        return n;
    ask_refuse(a, "%s must be a whole number from %lld to %lld", key, min, max);
    return standard;
}

bool ask_bool(struct ask *a, const char *key, bool standard)
{
    json_t *value = ask_value(a, key);
    if (!value)
        return standard;
    if (!json_is_boolean(value))
        ask_refuse(a, "%s must be true or false", key);
    return json_is_true(value);
}

static bool is_known(const struct ask *a, const char *key)
{
    for (int i = 0; i < a->seen; i++) {
        if (strcmp(a->keys[i], key) == 0)
            return true;
    }
    return false;
}

void ask_finish(struct ask *a)
{
    const char *key = NULL;
    json_t *value = NULL;
    json_object_foreach(a->root, key, value)
    {
        if (!is_known(a, key)) {
            char list[160];
            struct text t = text_in(list, sizeof list);
            for (int i = 0; i < a->seen; i++)
                text_add(&t, "%s%s", i ? ", " : "", a->keys[i]);
            ask_refuse(a, "%.40s is not known here; there are %s", key, list);
        }
    }
}
