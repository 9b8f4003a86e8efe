/* page.h - where the web page is, if nobody says so. */
#ifndef CLI_PAGE_H
#define CLI_PAGE_H

#include "base/text.h"

/* Writes the folder of the page that belongs to this program: beside the build
 * it was made in, or where it was installed. If there is none, the place where
 * it would have been installed, so that a complaint names something. */
void page_find(struct text *out);

#endif
