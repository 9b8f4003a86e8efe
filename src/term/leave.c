#include "term/leave.h"

#include "base/num.h"

#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

/* A signal has nobody else to tell. */
static volatile sig_atomic_t asked;
static volatile sig_atomic_t resized;
static volatile sig_atomic_t wake = -1;

static struct {
    char bytes[256];
    size_t size;
    struct termios terminal; /* as it was found */
    bool has_terminal;
} rescue;

static void notice(int number)
{
    int before = errno;
    if (number == SIGWINCH) {
        resized = 1;
    } else {
        asked = number;
    }
    if (wake >= 0 && write((int)wake, "", 1) < 0)
        wake = -1; /* nobody reads it any more */
    errno = before;
}

static const int leaving[] = {SIGINT, SIGTERM, SIGHUP};

void leave_watch(void)
{
    struct sigaction act = {.sa_handler = notice};
    (void)sigemptyset(&act.sa_mask);
    for (int i = 0; i < COUNT_OF(leaving); i++)
        (void)sigaction(leaving[i], &act, NULL);
}

/* They are let through only while it waits. */
bool leave_wait(int fd)
{
    assert(fd >= 0);
    sigset_t ours;
    sigset_t before;
    fd_set fds;
    int n = -1;
    (void)sigemptyset(&ours);
    for (int i = 0; i < COUNT_OF(leaving); i++)
        (void)sigaddset(&ours, leaving[i]);
    (void)sigprocmask(SIG_BLOCK, &ours, &before);
    while (!asked && n < 0) {
        FD_ZERO(&fds);
        FD_SET(fd, &fds);
        n = pselect(fd + 1, &fds, NULL, NULL, NULL, &before);
        if (n < 0 && errno != EINTR)
            break; /* whoever reads finds out what is wrong */
    }
    (void)sigprocmask(SIG_SETMASK, &before, NULL);
    return !asked;
}

void leave_watch_at(int fd)
{
    struct sigaction act = {.sa_handler = notice};
    wake = fd;
    if (fd >= 0) {
        rescue.has_terminal = tcgetattr(STDIN_FILENO, &rescue.terminal) == 0;
    }
    (void)sigemptyset(&act.sa_mask);
    (void)sigaction(SIGWINCH, &act, NULL);
    leave_watch();
}

bool leave_is_asked(void)
{
    return asked != 0;
}

bool leave_is_resized(void)
{
    bool was = resized != 0;
    resized = 0;
    return was;
}

/* Only calls that are allowed in a signal handler. */
static void give_back(int number)
{
    (void)tcsetattr(STDIN_FILENO, TCSANOW, &rescue.terminal);
    if (write(STDOUT_FILENO, rescue.bytes, rescue.size) < 0)
        rescue.size = 0;
    (void)raise(number); /* the handler is gone: this is the end */
}

void leave_rescue(const char *bytes)
{
    struct sigaction act = {.sa_handler = give_back,
                            .sa_flags = (int)SA_RESETHAND};
    const int numbers[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGQUIT};
    (void)sigemptyset(&act.sa_mask);
    if (!bytes || !rescue.has_terminal) {
        act.sa_handler = SIG_DFL;
    } else {
        rescue.size = strnlen(bytes, sizeof rescue.bytes);
        memcpy(rescue.bytes, bytes, rescue.size);
    }
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        (void)sigaction(numbers[i], &act, NULL);
}
