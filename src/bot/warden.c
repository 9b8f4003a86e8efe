#include "bot/warden.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* In the warden: everything that others wait to see closed is closed, and a
 * signal for our group is not for it. Nothing here may allocate. */
static _Noreturn void keep(int line, pid_t group)
{
    char byte = 0;
    ssize_t n = -1;
    (void)setsid();
    if (line > 0)
        (void)close_range(0, (unsigned)line - 1, 0);
    (void)close_range((unsigned)line + 1, UINT_MAX, 0);
    do {
        n = read(line, &byte, 1);
    } while (n < 0 && errno == EINTR);
    (void)kill(-group, SIGKILL);
    _exit(0);
}

enum err warden_start(struct warden *k, pid_t group)
{
    assert(k && group > 0);
    int ends[2];
    *k = (struct warden){.line = -1};
    if (pipe2(ends, O_CLOEXEC) != 0)
        return ERR_STORAGE;
    pid_t pid = fork();
    if (pid == 0)
        keep(ends[0], group);
    (void)close(ends[0]);
    if (pid < 0) {
        (void)close(ends[1]);
        return ERR_STORAGE;
    }
    k->pid = pid;
    k->line = ends[1];
    return ERR_OK;
}

void warden_dismiss(struct warden *k)
{
    if (k->pid <= 0)
        return;
    (void)kill(k->pid, SIGKILL);
    while (waitpid(k->pid, NULL, 0) < 0 && errno == EINTR) {
    }
    (void)close(k->line);
    *k = (struct warden){.line = -1};
}
