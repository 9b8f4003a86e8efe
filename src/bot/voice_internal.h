/* voice_internal.h - what a speaking player keeps from line to line. */
#ifndef BOT_VOICE_INTERNAL_H
#define BOT_VOICE_INTERNAL_H

#include "bot/voice.h"
#include "host/lines.h"

struct voice {
    const struct voice_plan *plan;
    struct lines in;
    struct player *player;
    bool greeted, quitting;
    struct bot_game game;
    bool has_game;
    struct box box;
    struct venue venue;
    struct outlook outlook;
    bool has_position;
    unsigned long long decisions;
};

/* Runs one line; false: there is nothing more to do. */
bool voice_hear(struct voice *v, const char *line);

struct voice *voice_new(const struct voice_plan *plan, struct text *why);
void voice_free(struct voice *v);

#endif
