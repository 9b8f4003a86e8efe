/* child.c - fork, pipes, limits, signals. */
#include "bot/child.h"

#include "bot/words.h"
#include "host/clock.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SHELL_MAX = 1024, SLICE = 50, NO_PROGRAM = 127 };

/* -- Starting -------------------------------------------------------------- */

/* Waits until the parent has set a warden; false if it never will. */
static bool may_go(int go)
{
    char byte = 0;
    ssize_t n = -1;
    do {
        n = read(go, &byte, 1);
    } while (n < 0 && errno == EINTR);
    return n == 1;
}

/* What the child has of the pipes: what it reads, what it writes, and the word
 * to go. */
enum { END_IN, END_OUT, END_GO, ENDS };

/* In the child, between fork and exec: nothing here may allocate. */
static _Noreturn void become(const char *shell, const int ends[ENDS],
                             const struct child_limits *limits)
{
    char sh[] = "sh";
    char flag[] = "-c";
    char words[SHELL_MAX];
    char *const argv[] = {sh, flag, words, NULL};
    struct rlimit none = {0, 0};
    struct rlimit memory = {(rlim_t)limits->memory, (rlim_t)limits->memory};
    sigset_t all;
    memcpy(words, shell, strlen(shell) + 1);
    (void)setpgid(0, 0);
    if (!may_go(ends[END_GO]))
        _exit(NO_PROGRAM);
    (void)signal(SIGPIPE, SIG_DFL);
    (void)signal(SIGINT, SIG_DFL);
    (void)sigemptyset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, NULL);
    (void)setrlimit(RLIMIT_CORE, &none);
    if (limits->memory > 0)
        (void)setrlimit(RLIMIT_DATA, &memory);
    if (dup2(ends[END_IN], STDIN_FILENO) < 0
        || dup2(ends[END_OUT], STDOUT_FILENO) < 0)
        _exit(NO_PROGRAM);
    if (!limits->is_heard) {
        int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
        (void)dup2(nowhere, STDERR_FILENO);
    }
    (void)execv("/bin/sh", argv);
    _exit(NO_PROGRAM);
}

/* The three pipes: to the child, from it, and the word to go. */
struct pipes {
    int in[2], out[2], go[2];
};

static void close_end(int *end)
{
    if (*end >= 0)
        (void)close(*end);
    *end = -1;
}

static void close_pipes(struct pipes *p)
{
    for (int i = 0; i < 2; i++) {
        close_end(&p->in[i]);
        close_end(&p->out[i]);
        close_end(&p->go[i]);
    }
}

static bool open_pipes(struct pipes *p)
{
    *p = (struct pipes){{-1, -1}, {-1, -1}, {-1, -1}};
    return pipe2(p->in, O_CLOEXEC) == 0 && pipe2(p->out, O_CLOEXEC) == 0
           && pipe2(p->go, O_CLOEXEC) == 0;
}

/* Forks; the child waits for the word, and ends if it does not come. */
static pid_t fork_child(const char *shell, struct pipes *p,
                        const struct child_limits *limits)
{
    pid_t pid = fork();
    if (pid != 0)
        return pid;
    close_end(&p->go[1]); /* or it would wait for itself */
    become(shell, (const int[ENDS]){p->in[0], p->out[1], p->go[0]}, limits);
}

/* SIGPIPE would end us; a child that does not listen is its own affair. */
static ssize_t write_some(int fd, const char *bytes, size_t size)
{
    sigset_t pipe_only;
    sigset_t before;
    struct timespec at_once = {0, 0};
    (void)sigemptyset(&pipe_only);
    (void)sigaddset(&pipe_only, SIGPIPE);
    (void)pthread_sigmask(SIG_BLOCK, &pipe_only, &before);
    ssize_t n = write(fd, bytes, size);
    int reason = errno;
    if (n < 0 && reason == EPIPE && !sigismember(&before, SIGPIPE))
        (void)sigtimedwait(&pipe_only, NULL, &at_once);
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = reason;
    return n;
}

/* Sets the warden, and lets the child go. */
static bool release_child(struct child *c, struct pipes *p)
{
    (void)setpgid(c->pid, c->pid); /* whoever of the two comes first */
    return warden_start(&c->warden, c->pid) == ERR_OK
           && write_some(p->go[1], "g", 1) == 1;
}

static void take_ends(struct child *c, struct pipes *p)
{
    (void)fcntl(p->in[1], F_SETFL, O_NONBLOCK);
    (void)fcntl(p->out[0], F_SETFL, O_NONBLOCK);
    c->in = p->in[1];
    lines_init(&c->out, p->out[0], BOT_ANSWER_MAX);
    p->in[1] = -1;
    p->out[0] = -1;
}

enum err child_start(struct child *c, const char *command,
                     const struct child_limits *limits, struct text *why)
{
    assert(c && command && limits && why);
    char room[SHELL_MAX];
    struct text shell = text_in(room, sizeof room);
    struct pipes p;
    *c = (struct child){.in = -1, .out = {.descriptor = -1}};
    text_add(&shell, "exec %s", command);
    if (shell.cut || !*command) {
        text_add(why, "the command is %s", *command ? "too long" : "empty");
        return ERR_TOO_LONG;
    }
    pid_t pid = open_pipes(&p) ? fork_child(room, &p, limits) : -1;
    if (pid > 0) {
        c->pid = pid;
        take_ends(c, &p);
    }
    bool runs = pid > 0 && release_child(c, &p);
    close_pipes(&p);
    if (runs)
        return ERR_OK;
    child_kill(c);
    text_add(why, "no process could be started");
    return ERR_STORAGE;
}

/* -- Talking --------------------------------------------------------------- */

static int milliseconds_to(double deadline)
{
    double left = (deadline - clock_now()) * 1000;
    return left <= 0 ? 0 : left < (double)SLICE ? (int)left + 1 : SLICE;
}

enum child_news child_send(struct child *c, const char *bytes, size_t size,
                           double deadline)
{
    assert(c && (bytes || size == 0));
    while (size > 0) {
        ssize_t n = write_some(c->in, bytes, size);
        if (n < 0 && errno != EAGAIN && errno != EINTR)
            return CHILD_ENDED;
        if (n > 0) {
            bytes += n;
            size -= (size_t)n;
            continue;
        }
        if (clock_now() >= deadline)
            return CHILD_LATE;
        struct pollfd p = {.fd = c->in, .events = POLLOUT};
        (void)poll(&p, 1, milliseconds_to(deadline));
    }
    return CHILD_LINE;
}

enum child_news child_next(struct child *c, size_t talk, double deadline)
{
    do {
        switch (lines_next(&c->out, milliseconds_to(deadline))) {
        case LINES_LINE:
            return c->out.taken > talk ? CHILD_LONG : CHILD_LINE;
        case LINES_LONG:
            return CHILD_LONG;
        case LINES_END:
            return CHILD_ENDED;
        case LINES_QUIET:
            break;
        }
    } while (clock_now() < deadline);
    return CHILD_LATE;
}

/* -- Ending ---------------------------------------------------------------- */

/* Waits for the child until the deadline; its status is kept. */
static bool has_ended(struct child *c, double deadline)
{
    while (!c->has_status) {
        pid_t got = waitpid(c->pid, &c->status, WNOHANG);
        c->has_status = got == c->pid || (got < 0 && errno != EINTR);
        if (c->has_status || clock_now() >= deadline)
            break;
        (void)poll(NULL, 0, 2);
    }
    return c->has_status;
}

void child_tell_end(struct child *c, struct text *out)
{
    assert(c && out);
    bool ended = c->pid > 0 && has_ended(c, clock_now() + 0.2);
    if (!ended) {
        text_add(out, "closed its output");
    } else if (WIFSIGNALED(c->status)) {
        const char *name = sigdescr_np(WTERMSIG(c->status));
        text_add(out, "was ended by signal %d (%s)", WTERMSIG(c->status),
                 name ? name : "unknown");
    } else if (WEXITSTATUS(c->status) == NO_PROGRAM) {
        text_add(out, "could not be started: there is no such program");
    } else {
        text_add(out, "ended with status %d", WEXITSTATUS(c->status));
    }
}

static void end(struct child *c)
{
    /* The group has the child's number, and lives on in those it started. */
    (void)kill(-c->pid, SIGKILL);
    warden_dismiss(&c->warden); /* before the number can be another's */
    while (!c->has_status)
        (void)has_ended(c, clock_now() + 1);
    if (c->in >= 0)
        (void)close(c->in);
    (void)close(c->out.descriptor);
    lines_release(&c->out);
    c->pid = 0;
    c->in = -1;
}

void child_kill(struct child *c)
{
    if (c->pid > 0)
        end(c);
}

bool child_let_go(struct child *c, double patience)
{
    assert(c && patience >= 0);
    if (c->pid <= 0)
        return false;
    double deadline = clock_now() + patience;
    (void)close(c->in);
    c->in = -1;
    /* Somebody who still talks must be read, or would wait for that. */
    while (!has_ended(c, 0) && clock_now() < deadline) {
        if (lines_next(&c->out, 5) == LINES_END)
            (void)has_ended(c, deadline);
    }
    bool well = c->has_status && WIFEXITED(c->status)
                && WEXITSTATUS(c->status) == 0;
    end(c);
    return well;
}

bool child_stop(struct child *c, double patience)
{
    assert(c && patience >= 0);
    static const char quit[] = "quit\n";
    if (c->pid <= 0)
        return false;
    (void)child_send(c, quit, sizeof quit - 1, clock_now() + patience);
    return child_let_go(c, patience);
}
