/* page.h - where the web page is, if nobody says so. */
#ifndef CLI_PAGE_H
#define CLI_PAGE_H

#include "base/err.h"
#include "base/text.h"

/* Writes the folder of the page: that of the build or the installation of this
 * program. ERR_NOT_FOUND, and how to get it, if it is not there. */
enum err page_find(struct text *out, struct text *why) MUST_USE;

#endif
