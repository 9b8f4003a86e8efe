/* secrets.h - what is hidden (MO-4.11). */
#ifndef GAMES_MONUMENTS_SECRETS_H
#define GAMES_MONUMENTS_SECRETS_H

#include "core/game.h"

/* How a state is hidden from a viewer, and how it is guessed. */
extern const struct secrets monuments_secrets;

#endif
