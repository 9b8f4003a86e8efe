/* doc_internal.h - how words and numbers are written in JSON; the reader checks
 * by it, and those who ask for a value get it by it. */
#ifndef CORE_DOC_INTERNAL_H
#define CORE_DOC_INTERNAL_H

#include "core/doc.h"

/* The escape at `at`: how many bytes it has, and its character. 0 if there is
 * none; if there is a backslash, `problem` says why. */
int doc_escape(const char *at, const char *end, uint32_t *sign,
               const char **problem);

/* A whole number of `size` bytes, checked digits; false: it is too large. */
bool doc_digits(const char *at, size_t size, long long *out);

#endif
