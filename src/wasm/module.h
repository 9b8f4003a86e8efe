/* module.h - the exports of the WebAssembly module (docs/wasm.md).
 *
 * One buffer takes texts in and out. A call that takes a text finds `size`
 * bytes of it there. A call that answers leaves the answer there and returns
 * its length; what it refuses returns minus the length of a sentence that says
 * why, and on a second line of what players are told, if they can meet it. A page
 * may send whatever it likes: no export expects anything of its numbers and texts.
 * The module holds one match, and nothing else from call to call.
 */
#ifndef WASM_MODULE_H
#define WASM_MODULE_H

#include "sitting/sitting.h"

#ifdef __wasm__
#    define MODULE_EXPORT(name) __attribute__((export_name(name)))
#else
#    define MODULE_EXPORT(name)
#endif

enum {
    MODULE_ROOM = 1 << 22,  /* of the buffer, with a terminator */
    MODULE_NODES = 1 << 15, /* values that a JSON text may have */
    MODULE_SPECTATOR = -1,  /* as a viewer */
    MODULE_UNSEEN = -2,     /* as the viewer of a move: nobody */
};

/* The buffer, and how many bytes a text may have there. */
MODULE_EXPORT("buffer") char *module_buffer(void);
MODULE_EXPORT("room") int module_room(void);

/* Every game and level: answer_games. */
MODULE_EXPORT("games") int module_games(void);

/* These open a match and answer its status: answer_status. The text is an order
 * (order.h); or a record; or a link, a position or a snapshot. When refused, the
 * earlier match stays. */
MODULE_EXPORT("begin") int module_begin(long long seed, int size);
MODULE_EXPORT("load") int module_load(long long seed, int size);
MODULE_EXPORT("position") int module_position(long long seed, int size);

/* These change it and answer its status. The text is a move, or a line. `how` is a set
 * of sitting_back. Playing
 * also answers what the viewer sees then: answer_played; MODULE_UNSEEN: nobody
 * looks. */
MODULE_EXPORT("play") int module_play(int seat, int viewer, int size);
MODULE_EXPORT("line") int module_line(int size);
MODULE_EXPORT("chance") int module_chance(void);
MODULE_EXPORT("undo") int module_undo(int seat, int how);
MODULE_EXPORT("go_to") int module_go_to(int count);
MODULE_EXPORT("cut") int module_cut(void);

/* These look at it. */
MODULE_EXPORT("status") int module_status(void);
MODULE_EXPORT("snapshot") int module_snapshot(int viewer);
MODULE_EXPORT("log") int module_log(int viewer, int from);
MODULE_EXPORT("preview") int module_preview(int viewer, int size);
MODULE_EXPORT("chart") int module_chart(void);

/* The record as text; the buffer brings the players' names, one to a line. The
 * position as text for a link. */
MODULE_EXPORT("record") int module_record(int size);
MODULE_EXPORT("link") int module_link(int viewer);

/* Was the chance of a record fair? The text is `commitment -`, or its 64 digits in
 * place of the dash, a line end, and the record: answer_verdict. It neither
 * needs nor touches the match. */
MODULE_EXPORT("verify") int module_verify(int size);

/* What a player would do, in steps: puzzle.h. The text of `ask` is a player,
 * or nothing for advice. The text of the others is a puzzle, and behind it
 * the number of the share for `think`, all parts for `decide` and `advise`, one
 * to a line. They neither need nor touch the match. */
MODULE_EXPORT("ask") int module_ask(int seat, int size);
MODULE_EXPORT("think") int module_think(int size);
MODULE_EXPORT("decide") int module_decide(int size);
MODULE_EXPORT("advise") int module_advise(int size);

/* How boxes are filled, where content is not packed as the module's is. */
void module_supply_with(supply_fill *way);

#endif
