#include "files/content.h"

#include "core/content.h"
#include "files/document.h"
#include "files/file.h"

#include <assert.h>

enum err content_read(struct box *box, const struct game *g, const char *name,
                      const char *bytes, size_t size, struct text *why)
{
    struct doc d;
    size_t before = why->len;
    assert(name && bytes);
    text_add(why, "%.200s: ", name);
    enum err e = document_read(&d, bytes, size, why);
    if (e == ERR_OK)
        e = content_take(box, g, &d, why);
    document_free(&d);
    if (e != ERR_OK)
        return e;
    why->len = before;
    why->buf[before] = '\0';
    return ERR_OK;
}

enum err content_load(struct box *box, const struct game *g, const char *path,
                      struct text *why)
{
    assert(box && g && path);
    struct file f;
    enum err e = file_read(&f, path, FILE_CONTENT_MAX, why);
    if (e != ERR_OK)
        return e;
    e = content_read(box, g, path, f.bytes, f.size, why);
    file_free(&f);
    return e;
}

enum err content_supply(struct box *box, const struct game *g,
                        const char *bytes, size_t size, const void *path,
                        struct text *why)
{
    assert(bytes);
    return path ? content_load(box, g, path, why)
                : content_read(box, g, "built-in content", bytes, size, why);
}
