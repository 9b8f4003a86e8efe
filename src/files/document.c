#include "files/document.h"

#include <assert.h>
#include <stdlib.h>

enum err document_read(struct doc *d, const char *bytes, size_t size,
                       struct text *why)
{
    assert(bytes && why);
    size_t most = size / 2 + 1;
    struct doc_node *nodes = malloc(most * sizeof *nodes);
    *d = (struct doc){.node = NULL};
    if (!nodes) {
        text_add(why, "there is no memory left to read it");
        return ERR_MEMORY;
    }
    *d = doc_in(nodes, most);
    return doc_read(d, bytes, size, why);
}

void document_free(struct doc *d)
{
    assert(d);
    free(d->node);
    *d = (struct doc){.node = NULL};
}
