/* pager.h - a text on the whole screen, to be scrolled and searched. */
#ifndef TERM_PAGER_H
#define TERM_PAGER_H

#include "term/screen.h"

/* Shows the text, which may hold the escapes of text_style, until the person
 * has read it. Long lines are broken between words. `find`, which may be NULL,
 * is looked for at once. Returns the key that closed it: KEY_IS_ESCAPE, or
 * KEY_IS_LEAVE. */
int pager_show(struct screen *s, const char *title, const char *text,
               const char *find);

#endif
