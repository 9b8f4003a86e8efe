/* flow.h - how a match goes on by itself: it begins when all sit, chance moves,
 * bots are asked, clocks run out. */
#ifndef SERVER_FLOW_H
#define SERVER_FLOW_H

#include "server/hall.h"

/* Begins the match if all seats are taken, and plays for chance. */
void flow_go_on(struct hall *h, struct live *l);

/* After everything is stored: asks a bot if one is to move. */
void flow_attend(struct hall *h, struct live *l);

/* Plays what the bots have chosen. */
void flow_take_answers(struct hall *h);

/* Plays the answer that came before its table was settled. */
void flow_take_late_answer(struct hall *h, struct live *l);

/* Lets bots take over for those whose time is up. */
void flow_check_clock(struct hall *h, struct live *l);

/* When somebody must look at the table although nobody does anything; 0:
 * never. */
int64_t flow_due(const struct hall *h, const struct live *l);

#endif
