#include "files/position.h"

#include "files/document.h"

#include <assert.h>

enum err position_read(struct position *p, const char *bytes, size_t size,
                       struct text *why)
{
    assert(p && bytes && why);
    struct doc d;
    enum err e = document_read(&d, bytes, size, why);
    if (e == ERR_OK)
        e = position_take(p, &d, why);
    if (e != ERR_OK)
        document_free(&d);
    return e;
}

void position_free(struct position *p)
{
    document_free(&p->doc);
}
