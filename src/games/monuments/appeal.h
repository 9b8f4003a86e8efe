/* appeal.h - what playing a card now would bring to a plan, in points. */
#ifndef GAMES_MONUMENTS_APPEAL_H
#define GAMES_MONUMENTS_APPEAL_H

struct monuments_plan;

/* What playing a card now would bring, below 0 never. */
float monuments_appeal(const struct monuments_plan *p, int card);

/* What producing on a hex would bring. */
float monuments_yield_worth(const struct monuments_plan *p, int place);

/* What a thing of the Build card would bring, its cost not counted. */
float monuments_thing_worth(const struct monuments_plan *p, int what);

#endif
