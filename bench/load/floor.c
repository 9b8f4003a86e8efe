/* floor.c - what the kernel alone takes for a move: a message in, four out, and
 * nothing else. No server with a socket for each seat can be cheaper. */
#include "load.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { IN = 120, OUT = 300, EVENTS = 512, ROOM = 1 << 16 };

static char room[ROOM];
static int *ends[2]; /* the client's and the server's end of every socket */
static int count;

static void open_sockets(void)
{
    struct sockaddr_in a = {.sin_family = AF_INET,
                            .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof a;
    int door = socket(AF_INET, SOCK_STREAM, 0);
    int yes = 1;
    if (bind(door, (struct sockaddr *)&a, sizeof a) != 0
        || listen(door, 64) != 0
        || getsockname(door, (struct sockaddr *)&a, &size) != 0)
        stop("cannot listen");
    for (int i = 0; i < count; i++) {
        ends[0][i] = socket(AF_INET, SOCK_STREAM, 0);
        if (connect(ends[0][i], (struct sockaddr *)&a, sizeof a) != 0)
            stop("cannot connect");
        ends[1][i] = accept(door, NULL, NULL);
        for (int side = 0; side < 2; side++) {
            (void)setsockopt(ends[side][i], IPPROTO_TCP, TCP_NODELAY, &yes,
                             sizeof yes);
        }
    }
}

static int poller_of(const int *sockets)
{
    int poller = epoll_create1(0);
    for (int i = 0; i < count; i++) {
        struct epoll_event e = {.events = EPOLLIN, .data.u32 = (uint32_t)i};
        (void)epoll_ctl(poller, EPOLL_CTL_ADD, sockets[i], &e);
    }
    return poller;
}

/* Reads everything that is there, then tells all seats of each table. */
static void serve(double seconds)
{
    int poller = poller_of(ends[1]);
    double began = now();
    long moves = 0;
    while (now() - began < seconds) {
        struct epoll_event list[EVENTS];
        int n = epoll_wait(poller, list, EVENTS, 100);
        for (int i = 0; i < n; i++) {
            if (recv(ends[1][list[i].data.u32], room, ROOM, 0) <= 0)
                stop("a socket is gone");
        }
        for (int i = 0; i < SEATS * n; i++) {
            int first = (int)list[i / SEATS].data.u32 / SEATS * SEATS;
            (void)send(ends[1][first + i % SEATS], room, OUT, MSG_NOSIGNAL);
        }
        moves += n > 0 ? n : 0;
    }
    printf("{\"floor_moves_per_second\":%.0f,\"server_us_per_move\":%.1f,",
           (double)moves / (now() - began),
           seconds_of_self() * 1e6 / (double)moves);
    (void)fflush(stdout);
}

/* A table's next move follows when all four have been told of the last. */
static long play(double seconds)
{
    int poller = poller_of(ends[0]);
    int *told = calloc((size_t)count / SEATS, sizeof *told);
    double began = now();
    long moves = 0;
    if (!told)
        stop("no memory");
    for (int i = 0; i < count; i += SEATS)
        (void)send(ends[0][i], room, IN, MSG_NOSIGNAL);
    while (now() - began < seconds) {
        struct epoll_event list[EVENTS];
        int n = epoll_wait(poller, list, EVENTS, 100);
        for (int i = 0; i < n; i++) {
            int table = (int)list[i].data.u32 / SEATS;
            (void)recv(ends[0][list[i].data.u32], room, ROOM, 0);
            if (++told[table] % SEATS == 0) {
                (void)send(ends[0][table * SEATS + moves++ % SEATS], room, IN,
                           MSG_NOSIGNAL);
            }
        }
    }
    free(told);
    return moves;
}

void floor_measure(int tables, double seconds)
{
    count = tables * SEATS;
    for (int side = 0; side < 2; side++) {
        ends[side] = calloc((size_t)count, sizeof *ends[side]);
        if (!ends[side])
            stop("no memory");
    }
    open_sockets();
    pid_t server = fork();
    if (server == 0) {
        serve(seconds);
        _Exit(0);
    }
    double before = seconds_of_self();
    long moves = play(seconds);
    double own = seconds_of_self() - before;
    (void)waitpid(server, NULL, 0);
    printf("\"client_us_per_move\":%.1f}\n", own * 1e6 / (double)moves);
}
