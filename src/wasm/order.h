/* order.h - which match somebody wants to begin, as JSON:
 *
 *     {"game":"GAME","seats":3,"options":{"map":"B"},"script":true}
 *
 * Seats that are not told are as few as possible, options stand at their
 * standard; with "script" chance waits to be told what it does.
 */
#ifndef WASM_ORDER_H
#define WASM_ORDER_H

#include "core/doc.h"
#include "sitting/sitting.h"

/* Begins it. */
enum err order_begin(struct sitting *s, const struct supply *from,
                     const struct doc *d, long long seed,
                     struct text *why) MUST_USE;

#endif
