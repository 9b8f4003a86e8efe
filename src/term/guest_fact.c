/* guest_fact.c - facts of messages. A server may send anything. */
#include "term/guest_internal.h"

#include <string.h>

static bool has_room(const struct fact *f)
{
    return f->count < FACT_PARTS_MAX - 1 && f->depth < FACT_DEPTH_MAX;
}

static bool read_inner(json_t *object, struct fact *f);

static const char *key_of(json_t *object)
{
    return json_string_value(json_object_get(object, "is"));
}

static bool read_list(const char *name, json_t *list, struct fact *f);

static bool read_value(const char *name, json_t *value, struct fact *f)
{
    if (!has_room(f))
        return false;
    if (json_is_integer(value)) {
        fact_number(f, name, (int)json_integer_value(value));
    } else if (json_is_string(value)) {
        fact_word(f, name, json_string_value(value));
    } else if (json_is_array(value)) {
        return read_list(name, value, f);
    } else if (key_of(value)) {
        fact_open(f, name, key_of(value));
        return read_inner(value, f);
    } else {
        return false;
    }
    return true;
}

static bool read_list(const char *name, json_t *list, struct fact *f)
{
    fact_list(f, name);
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (!read_value(NULL, json_array_get(list, i), f))
            return false;
    }
    fact_close(f);
    return true;
}

/* What an object tells, behind its key; then it is closed. */
static bool read_inner(json_t *object, struct fact *f)
{
    const char *name;
    json_t *value;
    json_object_foreach(object, name, value)
    {
        if (strcmp(name, "is") != 0 && !read_value(name, value, f))
            return false;
    }
    fact_close(f);
    return true;
}

bool guest_read_fact(json_t *told, struct fact *out)
{
    if (!key_of(told))
        return false;
    fact_begin(out, key_of(told));
    return read_inner(told, out);
}
