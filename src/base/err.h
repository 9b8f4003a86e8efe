/* err.h - the ways a call can fail. 0 is success.
 *
 * A call that reads something from outside also takes a `struct text *why` and
 * writes one sentence there: what was wrong, where, and what would be right.
 */
#ifndef BASE_ERR_H
#define BASE_ERR_H

#define ERR_MAP(X)                                \
    X(OK, "ok")                                   \
    X(ILLEGAL_MOVE, "that move is not legal now") \
    X(BAD_TEXT, "that could not be read")         \
    X(TOO_LONG, "that is longer than the limit")  \
    X(NOT_FOUND, "there is no such thing")        \
    X(STORAGE, "the storage did not answer")      \
    X(MEMORY, "there is no memory left")

enum err {
#define X(name, text) ERR_##name,
    ERR_MAP(X)
#undef X
};

/* A result that the caller must look at. */
#define MUST_USE __attribute__((warn_unused_result))

const char *err_text(enum err e);

#endif
