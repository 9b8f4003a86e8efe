/* The watchdog beside a loop that hangs, each in a process of its own. */
#define _XOPEN_SOURCE 700 /* NOLINT: kill */
#include "server/watchdog.h"
#include "unit.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

struct child {
    pid_t pid;
    int words; /* what it writes to standard error */
};

static void nothing(void *with)
{
    (void)with;
}

static struct watchdog *new_watchdog(void)
{
    char room[128];
    struct text why = text_in(room, sizeof room);
    struct watchdog *w = watchdog_new(&why);
    if (!w)
        _exit(3);
    return w;
}

static struct child begin(void (*run)(struct watchdog *w))
{
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    struct child c = {.pid = fork(), .words = ends[0]};
    assert_true(c.pid >= 0);
    if (c.pid == 0) {
        (void)dup2(ends[1], STDERR_FILENO);
        struct watchdog *w = new_watchdog();
        run(w);
        watchdog_free(w);
        _exit(0);
    }
    (void)close(ends[1]);
    return c;
}

/* Its status, and its last words. */
static int end(struct child c, char words[1024])
{
    int status = 0;
    size_t size = 0;
    ssize_t n = 1;
    while (n > 0 && size < 1023) {
        n = read(c.words, words + size, 1023 - size);
        size += n > 0 ? (size_t)n : 0;
    }
    words[size] = '\0';
    (void)close(c.words);
    assert_int_equal(waitpid(c.pid, &status, 0), c.pid);
    return status;
}

static void hang(struct watchdog *w)
{
    watchdog_guard(w, nothing, NULL);
    watchdog_enter(w, "request", "/a\"b\n");
    for (;;)
        (void)pause();
}

static void hang_between(struct watchdog *w)
{
    watchdog_guard(w, nothing, NULL);
    watchdog_enter(w, "message", "x");
    watchdog_leave(w);
    for (;;)
        (void)pause();
}

/* Longer than the patience, but it turns. */
static void turn(struct watchdog *w)
{
    watchdog_guard(w, nothing, NULL);
    for (int i = 0; i < WATCHDOG_PATIENCE / 1000 + 2; i++) {
        watchdog_beat(w);
        (void)sleep(1);
    }
}

static void a_loop_that_hangs_is_aborted_with_what_it_did(void **state)
{
    char words[1024];
    (void)state;
    struct child in = begin(hang);
    struct child between = begin(hang_between);
    struct child well = begin(turn);
    int status = end(in, words);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    ASSERT_SAYS(words, "\"event\":\"stuck\",\"seconds\":10,\"in\":\"request\","
                       "\"of\":\"/a.b.\"");
    status = end(between, words);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    ASSERT_SAYS(words, "\"after\":\"message\",\"of\":\"x\"");
    status = end(well, words);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    assert_string_equal(words, "");
}

/* The signal comes while nothing is guarded: the program ends as it would
 * without a watchdog. */
static void wait_long(struct watchdog *w)
{
    (void)w;
    (void)!write(STDERR_FILENO, "!", 1);
    for (;;)
        (void)pause();
}

static void a_signal_before_the_loop_ends_the_program(void **state)
{
    char words[1024];
    (void)state;
    struct child c = begin(wait_long);
    assert_int_equal(read(c.words, words, 1), 1);
    assert_int_equal(kill(c.pid, SIGTERM), 0);
    int status = end(c, words);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_loop_that_hangs_is_aborted_with_what_it_did),
        cmocka_unit_test(a_signal_before_the_loop_ends_the_program),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
