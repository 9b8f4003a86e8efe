#include "server/request.h"

#include "base/clean.h"

#include <assert.h>
#include <limits.h>
#include <stdarg.h>
#include <string.h>

json_t *request_parse(const char *text, size_t size, struct text *why)
{
    assert((text || size == 0) && why);
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

void request_refuse(struct request *q, const char *fmt, ...)
{
    assert(q && q->why && fmt);
    va_list args;
    if (q->failed)
        return;
    va_start(args, fmt);
    text_add_list(q->why, fmt, args);
    va_end(args);
    q->failed = true;
}

/* The sentence for programmers follows. */
static void blame(struct request *q, struct request_fault f)
{
    if (!q->failed)
        q->fault = f;
}

bool request_tell(const struct request_fault *f, struct fact *out)
{
    if (!f->key)
        return false;
    assert(f->from >= INT_MIN && f->to <= INT_MAX);
    fact_begin(out, f->key);
    fact_word(out, "what", f->what);
    fact_number(out, "from", (int)f->from);
    fact_number(out, "to", (int)f->to);
    fact_close(out);
    return true;
}

static bool is_known(const struct request *q, const char *key)
{
    for (int i = 0; i < q->seen; i++) {
        if (strcmp(q->keys[i], key) == 0)
            return true;
    }
    return false;
}

json_t *request_value(struct request *q, const char *key)
{
    assert(q->seen < REQUEST_KEYS_MAX && !is_known(q, key));
    q->keys[q->seen++] = key;
    json_t *value = json_object_get(q->root, key);
    return json_is_null(value) ? NULL : value;
}

const char *request_text(struct request *q, const char *key, int most,
                         const char *standard)
{
    assert(most > 0);
    json_t *value = request_value(q, key);
    const char *s = json_string_value(value);
    if (!value && standard)
        return standard;
    if (!s) {
        request_refuse(q, "%s must be %sa text", key,
                       value ? "" : "there, as ");
        return "";
    }
    if (json_string_length(value) > (size_t)most) {
        blame(q, (struct request_fault){"refusal-long", key, 0, most});
        request_refuse(q, "%s has at most %d bytes", key, most);
        return "";
    }
    if (!clean_is(s)) {
        blame(q, (struct request_fault){"refusal-signs", key, 0, 0});
        request_refuse(q, "%s may not hold control characters", key);
        return "";
    }
    return s;
}

bool request_is_id(const char *id)
{
    assert(id);
    size_t n = strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz"
                          "ABCDEFGHIJKLMNOPQRSTUVWXYZ_.-");
    return n > 0 && n < REQUEST_ID_MAX && id[n] == '\0' && strcmp(id, "-") != 0;
}

const char *request_wish_id(struct request *q, const char *key)
{
    enum { LEAST = 22 }; /* 128 bits */
    const char *id = request_text(q, key, REQUEST_ID_MAX - 1, "");
    if (!id[0] || (request_is_id(id) && strlen(id) >= LEAST))
        return id;
    request_refuse(q, "%s must be %d to %d letters, digits, _ . -, at random",
                   key, LEAST, REQUEST_ID_MAX - 1);
    return "";
}

long long request_number(struct request *q, const char *key, long long min,
                         long long max, long long standard)
{
    assert(min <= max);
    json_t *value = request_value(q, key);
    if (!value)
        return standard;
    long long n = json_integer_value(value);
    if (json_is_integer(value) && n >= min && n <= max)
        return n;
    blame(q, (struct request_fault){"refusal-number", key, min, max});
    request_refuse(q, "%s must be a whole number from %lld to %lld", key, min,
                   max);
    return standard;
}

bool request_bool(struct request *q, const char *key, bool standard)
{
    json_t *value = request_value(q, key);
    if (!value)
        return standard;
    if (!json_is_boolean(value))
        request_refuse(q, "%s must be true or false", key);
    return json_is_true(value);
}

void request_want_name(struct request *q, const char *name)
{
    assert(q && name);
    if (!clean_is_blank(name))
        return;
    blame(q, (struct request_fault){"refusal-blank", "name", 0, 0});
    request_refuse(q, "who sits down needs a name");
}

void request_finish(struct request *q)
{
    assert(q && q->root);
    const char *key = NULL;
    json_t *value = NULL;
    json_object_foreach(q->root, key, value)
    {
        if (!is_known(q, key)) {
            char list[400];
            struct text t = text_in(list, sizeof list);
            for (int i = 0; i < q->seen; i++)
                text_add(&t, "%s%s", i ? ", " : "", q->keys[i]);
            request_refuse(q, "\"%.40s\" is not known here, only %s", key,
                           list);
        }
    }
}
