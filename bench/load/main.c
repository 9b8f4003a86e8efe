/* main.c - a load generator for the server, on the same machine.
 *
 *     load play PORT PID GAME TABLES ACTIVE SECONDS RATE WANT
 *     load idle PORT PID GAME SOCKETS
 *     load floor TABLES SECONDS
 *
 * play: TABLES tables with four seats each, all taken by this program, ACTIVE of
 * them played at a time; a table that is over makes way for the next. With a RATE
 * above 0 so many moves per second are begun, else each table's next move follows
 * the last at once. Every seat reads all it is told, and a move counts when all
 * four have been told of it. WANT is all or choices, as in docs/http-api.md, or
 * turns: the client knows the rules, and sends what it can foresee of a turn in one
 * message. Prints what was reached, and the server's memory and processor time (of process
 * PID). floor: the same traffic without a server, which is as cheap as it can be.
 */
#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

struct wish {
    int port;
    long pid;
    const char *game;
    int tables; /* or sockets */
    int active;
    double seconds;
    double rate;
    const char *want;
};

static void play(const struct wish *w)
{
    match_open(w->port, w->game, w->tables, w->want);
    match_begin(w->active);
    struct pace pace = {.began = now(), .rate = w->rate};
    double server = seconds_of_process(w->pid);
    double own = seconds_of_self();
    while (now() - pace.began < w->seconds && match_is_under_way()) {
        match_send(&pace);
        match_wait(&pace);
    }
    double took = now() - pace.began;
    server = seconds_of_process(w->pid) - server;
    own = seconds_of_self() - own;
    double each = 1e6 / (double)(tally.moves ? tally.moves : 1);
    printf("{\"tables\":%d,\"active\":%d,\"want\":\"%s\",\"seconds\":%.1f,"
           "\"moves_per_second\":%.0f,\"messages_per_move\":%.2f,"
           "\"acknowledged_ms\":[%.2f,%.2f],\"told_ms\":[%.2f,%.2f],"
           "\"server_cpu\":%.2f,\"client_cpu\":%.2f,"
           "\"server_us_per_move\":%.1f,\"client_us_per_move\":%.1f,"
           "\"server_mb\":%.1f}\n",
           w->tables, w->active, w->want, took, (double)tally.moves / took,
           (double)tally.messages * each * 1e-6,
           delays_share(&tally.acknowledged, 0.5),
           delays_share(&tally.acknowledged, 0.99),
           delays_share(&tally.told, 0.5), delays_share(&tally.told, 0.99),
           server / took, own / took, server * each, own * each,
           megabytes_of_process(w->pid));
}

static void idle(const struct wish *w)
{
    int count = (w->tables + SEATS - 1) / SEATS;
    double before = megabytes_of_process(w->pid);
    match_open(w->port, w->game, count, "log");
    printf("{\"idle_sockets\":%d,\"tables\":%d,\"server_mb_before\":%.1f,"
           "\"server_mb\":%.1f}\n",
           count * SEATS, count, before, megabytes_of_process(w->pid));
}

int main(int argc, char **argv)
{
    struct rlimit files;
    if (argc == 4 && strcmp(argv[1], "floor") == 0) {
        floor_measure((int)strtol(argv[2], NULL, 10), strtod(argv[3], NULL));
        return 0;
    }
    bool is_play = argc == 10 && strcmp(argv[1], "play") == 0;
    if (!is_play && !(argc == 6 && strcmp(argv[1], "idle") == 0)) {
        (void)fputs("load play PORT PID GAME TABLES ACTIVE SECONDS RATE WANT\n"
                    "load idle PORT PID GAME SOCKETS\n"
                    "load floor TABLES SECONDS\n",
                    stderr);
        return 2;
    }
    (void)getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files);
    struct wish w = {.port = (int)strtol(argv[2], NULL, 10),
                     .pid = strtol(argv[3], NULL, 10),
                     .game = argv[4],
                     .tables = (int)strtol(argv[5], NULL, 10)};
    if (!is_play) {
        idle(&w);
        return 0;
    }
    w.active = (int)strtol(argv[6], NULL, 10);
    w.seconds = strtod(argv[7], NULL);
    w.rate = strtod(argv[8], NULL);
    w.want = argv[9];
    play(&w);
    return 0;
}
