/* answer.h - what a sitting looks like, as JSON for a page. */
#ifndef WASM_ANSWER_H
#define WASM_ANSWER_H

#include "core/json.h"
#include "sitting/sitting.h"

/* {"games":[{...,"content","secrets","fields":{"coins":1,...}}],
 *  "levels":[{"name","help","iterations","uses"}]}
 * The first keys of a game are those of game_write. A field's number says how many names come before its value. */
enum err answer_games(struct box *room, const struct supply *from,
                      struct json *w, struct text *why) MUST_USE;

/* {"game","seats","names","count","total","over","act","seed","view"}, and of a
 * record that was read, which may be NULL, the "players" */
void answer_status(struct sitting *s, const struct record *r, struct json *w);

/* [{"n","barrier","entry":{"seat","move","fact"}}], all moves that are kept
 * from number `from` on; the first is number 1. */
void answer_log(struct sitting *s, int viewer, int from, struct json *w);

/* {"sure","then":[1],"now":snapshot}: after the move of `viewer`, who must
 * decide now, as far as it follows from what the viewer may know. "then" is who
 * decides next once chance has moved, in a world that is possible. */
enum err answer_preview(struct sitting *s, int viewer, const char *move,
                        struct json *w, struct text *why) MUST_USE;

/* [[0,0,0],[1,0,0],...]: every seat's points before the first move and after
 * each. From what a spectator sees; from everything once the match is over. */
void answer_chart(struct sitting *s, struct json *w);

/* {"moves","draws"}: of a record whose chance was fair. */
void answer_verdict(int moves, int draws, struct json *w);

#endif
