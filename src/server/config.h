/* config.h - how a server is to run: standard values, a JSON file over them,
 * the command line over that. Everything is checked before anything starts. */
#ifndef SERVER_CONFIG_H
#define SERVER_CONFIG_H

#include "base/err.h"
#include "base/text.h"

enum { CONFIG_ORIGINS_MAX = 16, CONFIG_WORD_MAX = 512 };

struct config {
    char listen[CONFIG_WORD_MAX];
    int port;
    char root[CONFIG_WORD_MAX];
    char store[CONFIG_WORD_MAX];
    char certificate[CONFIG_WORD_MAX];
    char key[CONFIG_WORD_MAX];
    bool behind_proxy;
    bool relaxed;         /* the store need not survive a power cut */
    bool quiet;           /* log only what goes wrong */
    int bot_threads;      /* 0: as many as the machine can spare */
    int bots_each;        /* that think for one address; 0: half of them */
    int tables_each;      /* unfinished tables of one address */
    int sockets_each;     /* of one address */
    int connections_each; /* of one address, HTTP too */
    int messages_per_second;
    int work_each; /* milliseconds in a second, of one address */
    int origin_count;
    char origin[CONFIG_ORIGINS_MAX][CONFIG_WORD_MAX];
};

struct config config_standard(void);

/* Lays the values of a file over those that are there. */
enum err config_load(struct config *c, const char *path,
                     struct text *why) MUST_USE;

/* The same from bytes; `name` stands in messages. */
enum err config_read(struct config *c, const char *name, const char *bytes,
                     size_t size, struct text *why) MUST_USE;

/* A table of all keys, as Markdown. */
void config_describe(struct text *out);

#endif
