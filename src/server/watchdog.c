#include "server/watchdog.h"

#include "host/clock.h"
#include "host/memory.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { TURN = 250, OF_MAX = 96 };

struct watchdog {
    pthread_t thread;
    sigset_t signals;
    atomic_bool is_guarding, is_stopping, is_done;
    atomic_uint beats;
    void (*stop)(void *with);
    void *with;
    uint64_t asked;       /* when it was to stop; known to the thread alone */
    pthread_mutex_t lock; /* of what follows */
    const char *what;
    char of[OF_MAX];
    bool is_inside; /* and has not come back from it */
};

/* -- Last words ------------------------------------------------------------ */

/* Letters that a log can hold as they are. */
static void add_plain(struct text *t, const char *words)
{
    for (; *words; words++) {
        bool plain = *words >= ' ' && *words < 0x7f && *words != '"'
                     && *words != '\\';
        text_add(t, "%c", plain ? *words : '.');
    }
}

static void say(struct watchdog *w, const char *event, int milliseconds)
{
    char room[512];
    struct text t = text_in(room, sizeof room - 1);
    (void)pthread_mutex_lock(&w->lock);
    text_add(&t,
             "{\"level\":\"error\",\"event\":\"%s\",\"seconds\":%d,"
             "\"%s\":\"%s\",\"of\":\"",
             event, milliseconds / 1000, w->is_inside ? "in" : "after",
             w->what);
    add_plain(&t, w->of);
    (void)pthread_mutex_unlock(&w->lock);
    text_add(&t, "\",\"time\":%lld}", (long long)clock_wall());
    size_t size = strlen(room);
    room[size] = '\n';
    /* Not by way of stderr: the loop may hang with its lock. It may also hang
     * because nobody reads what is written there. */
    struct pollfd p = {.fd = STDERR_FILENO, .events = POLLOUT};
    if (poll(&p, 1, 0) == 1 && (p.revents & POLLOUT))
        (void)!write(STDERR_FILENO, room, size + 1);
}

/* -- The thread ------------------------------------------------------------ */

static void hear(struct watchdog *w, int number)
{
    if (!atomic_load(&w->is_guarding)) {
        /* There is nothing yet that must be ended in order. */
        (void)signal(number, SIG_DFL);
        (void)pthread_sigmask(SIG_UNBLOCK, &w->signals, NULL);
        (void)raise(number);
        _exit(EXIT_FAILURE); /* the first process of a container goes on */
    }
    if (atomic_exchange(&w->is_stopping, true))
        return;
    w->asked = clock_steady();
    w->stop(w->with);
}

static void hurry(struct watchdog *w)
{
    uint64_t passed = (clock_steady() - w->asked) / 1000;
    if (passed < WATCHDOG_GRACE)
        return;
    say(w, "stopped before all was done", (int)passed);
    _exit(EXIT_FAILURE);
}

/* Whether the loop has turned since last time. Counts turns and not time: a
 * process that was stopped as a whole, and goes on, has not been stuck. */
static int listen_for(struct watchdog *w, unsigned *seen, int still)
{
    unsigned beats = atomic_load(&w->beats);
    bool has_turned = beats != *seen;
    *seen = beats;
    if (has_turned)
        return 0;
    if (atomic_load(&w->is_guarding) && still + TURN >= WATCHDOG_PATIENCE) {
        say(w, "stuck", still + TURN);
        abort();
    }
    return still + TURN;
}

static void *watch(void *with)
{
    struct watchdog *w = with;
    const struct timespec turn = {.tv_nsec = TURN * 1000000L};
    unsigned seen = 0;
    int still = 0; /* milliseconds without a beat */
    while (!atomic_load(&w->is_done)) {
        int number = sigtimedwait(&w->signals, NULL, &turn);
        if (atomic_load(&w->is_done))
            break;
        if (number > 0)
            hear(w, number);
        if (atomic_load(&w->is_stopping)) {
            hurry(w);
        } else if (number < 0 && errno == EAGAIN) {
            still = listen_for(w, &seen, still);
        }
    }
    return NULL;
}

/* -- What others call ------------------------------------------------------ */

struct watchdog *watchdog_new(struct text *why)
{
    assert(why);
    struct watchdog *w = host_alloc(1, sizeof *w);
    w->what = "start";
    (void)pthread_mutex_init(&w->lock, NULL);
    (void)sigemptyset(&w->signals);
    (void)sigaddset(&w->signals, SIGINT);
    (void)sigaddset(&w->signals, SIGTERM);
    (void)pthread_sigmask(SIG_BLOCK, &w->signals, NULL);
    if (pthread_create(&w->thread, NULL, watch, w) == 0)
        return w;
    text_add(why, "no thread can be had for the watchdog");
    free(w);
    return NULL;
}

void watchdog_free(struct watchdog *w)
{
    if (!w)
        return;
    atomic_store(&w->is_done, true);
    (void)pthread_kill(w->thread, SIGINT);
    (void)pthread_join(w->thread, NULL);
    (void)pthread_mutex_destroy(&w->lock);
    free(w);
}

void watchdog_guard(struct watchdog *w, void (*stop)(void *with), void *with)
{
    assert(stop && !atomic_load(&w->is_guarding));
    w->stop = stop;
    w->with = with;
    watchdog_beat(w);
    atomic_store(&w->is_guarding, true);
}

void watchdog_beat(struct watchdog *w)
{
    assert(w);
    (void)atomic_fetch_add(&w->beats, 1);
}

bool watchdog_is_stopping(const struct watchdog *w)
{
    assert(w);
    return atomic_load(&w->is_stopping);
}

void watchdog_enter(struct watchdog *w, const char *what, const char *of)
{
    assert(what && of);
    if (!w)
        return;
    (void)pthread_mutex_lock(&w->lock);
    struct text t = text_in(w->of, sizeof w->of);
    text_add(&t, "%s", of);
    w->what = what;
    w->is_inside = true;
    (void)pthread_mutex_unlock(&w->lock);
}

void watchdog_leave(struct watchdog *w)
{
    if (!w)
        return;
    (void)pthread_mutex_lock(&w->lock);
    w->is_inside = false;
    (void)pthread_mutex_unlock(&w->lock);
}
