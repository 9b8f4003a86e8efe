/* errand.h - what is asked of the store, so that nobody waits for the answer.
 *
 *     struct check {
 *         struct errand errand;
 *         int asked_by;
 *     };
 *
 *     static enum err run(struct errand *e, struct store *s, struct text *why)
 *     {
 *         (void)e;
 *         return store_check(s, why);
 *     }
 *
 *     static void release(struct errand *e)
 *     {
 *         free(e);
 *     }
 *
 *     void send(struct hall *h, struct check *c)
 *     {
 *         c->errand = (struct errand){.run = run, .release = release};
 *         errand_send(h, &c->errand);
 *     }
 *
 * `run` is called on another thread, then `done`, if there is one, on the loop.
 * Errands are run one after the other, in their order. One that takes longer than
 * ERRAND_PATIENCE is given up: `done` hears that the store does not answer, and
 * what comes of it later is dropped. Until it is released `run` may still be at
 * work, so after a failure `done` reads only what was there before it was sent.
 */
#ifndef SERVER_ERRAND_H
#define SERVER_ERRAND_H

#include "core/game.h"
#include "store/store.h"

enum {
    ERRAND_PATIENCE = 3500000, /* microseconds */
    ERRAND_TURN = 10000,       /* microseconds of one turn of the loop */
    ERRANDS_MAX = 1024,        /* that wait */
};

struct errand;
struct errands;
struct hall;

typedef enum err errand_run(struct errand *e, struct store *s,
                            struct text *why);
typedef void errand_done(struct hall *h, struct errand *e, enum err err,
                         const char *why);
typedef void errand_release(struct errand *e);

/* The first member of what it is about. */
struct errand {
    errand_run *run;
    errand_done *done;       /* NULL: nobody wants to know */
    errand_release *release; /* frees all of it */
    struct errand *next;
    uint64_t sent; /* when, in microseconds */
    bool is_given_up;
    enum err err;
    char why[GAME_WHY_MAX];
};

/* -- The thread ------------------------------------------------------------ */

/* Uses the store from now on. `wake` is called from the thread whenever an errand
 * has been run. NULL, and a sentence, if no thread can be had. */
struct errands *errands_new(struct store *s, void (*wake)(void *with),
                            void *with, struct text *why);

/* Waits for the one that is being run, and drops the others. */
void errands_free(struct errands *q);

/* Waits until all are run; false if that takes longer than these microseconds. */
bool errands_wait(struct errands *q, uint64_t patience);

/* -- The loop -------------------------------------------------------------- */

/* The errand belongs to the hall now. `done` may be called before this returns: if
 * too many wait, or if the hall has no thread for them. */
void errand_send(struct hall *h, struct errand *e);

/* Calls `done` for what has been run, and for what is given up. If that takes longer
 * than ERRAND_TURN the rest waits for another turn of the loop, which is woken. */
void errand_take_some(struct hall *h);

#endif
