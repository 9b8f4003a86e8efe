/* check_internal.h - between the files that check content. Every refusal names the
 * place in the file and a remedy. */
#ifndef GAMES_MONUMENTS_CHECK_INTERNAL_H
#define GAMES_MONUMENTS_CHECK_INTERNAL_H

#include "base/text.h"
#include "games/monuments/content.h"

/* Says why, and that it does not fit. */
#define REFUSE(...) (text_add(why, __VA_ARGS__), false)

/* The map, and the set-ups on it. */
bool monuments_map_fits(const struct monuments_content *c, struct text *why);

/* Cards of scoring and bonuses, and quests. */
bool monuments_cards_fit(const struct monuments_content *c, struct text *why);

#endif
