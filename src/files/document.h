/* document.h - a JSON text of any size, with its nodes from the heap. */
#ifndef FILES_DOCUMENT_H
#define FILES_DOCUMENT_H

#include "core/doc.h"

/* As doc_read. The text must outlive the document, which the caller frees, also
 * after a failure. */
enum err document_read(struct doc *d, const char *bytes, size_t size,
                       struct text *why) MUST_USE;
void document_free(struct doc *d);

#endif
