/* load.c - a load generator for the server, on the same machine.
 *
 *     load play PORT PID TABLES ACTIVE SECONDS RATE WANT
 *     load idle PORT PID SOCKETS
 *
 * play: TABLES tables with four seats each, all taken by this program, ACTIVE of
 * them played at a time; a table that is over makes way for the next. With a RATE
 * above 0 so many moves per second are begun, else each table's next move follows
 * the last at once. Every seat is told of every move. WANT is all, choices or log,
 * as in docs/http-api.md; those who are to move always get their choices. Prints
 * what was reached, and the server's memory and processor time (of process PID).
 */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { SEATS = 4, BUFFER = 1 << 18, SLOTS = 100000, WORD = 64 };

struct seat {
    struct table *table;
    int fd;
    char secret[WORD];
    char *in; /* what has come and is not used yet */
    size_t size;
};

struct table {
    char id[WORD];
    char invite[WORD];
    struct seat seat[SEATS];
    bool is_active;
    bool is_over;
    int version;
    struct seat *mover; /* who is to move, when nothing is under way */
    char move[128];
    double sent; /* when the move under way was sent; 0: none is */
    long count;
};

static struct table *tables;
static int table_count;
static int next_table;
static int poller;
static int port;
static const char *want;
static long moves, events;
static unsigned histogram[SLOTS]; /* in steps of 10 microseconds */
static uint64_t dice = 88172645463325252ULL;

static double now(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static unsigned roll(unsigned below)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)((dice >> 33) % below);
}

static void stop(const char *why)
{
    perror(why);
    _Exit(1);
}

/* -- HTTP ------------------------------------------------------------------ */

static int dial(void)
{
    struct sockaddr_in a = {.sin_family = AF_INET,
                            .sin_port = htons((uint16_t)port)};
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    int yes = 1;
    (void)inet_pton(AF_INET, "127.0.0.1", &a.sin_addr);
    if (fd < 0 || connect(fd, (struct sockaddr *)&a, sizeof a) != 0)
        stop("cannot connect");
    (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return fd;
}

static void send_all(int fd, const void *bytes, size_t size)
{
    const char *p = bytes;
    while (size > 0) {
        ssize_t n = write(fd, p, size);
        if (n < 0 && errno == EAGAIN)
            continue;
        if (n <= 0)
            stop("cannot send");
        p += n;
        size -= (size_t)n;
    }
}

/* Posts a body and returns the answer, over one connection that is kept. */
static const char *post(const char *path, const char *body)
{
    static int fd = -1;
    static char answer[8192];
    char request[2048];
    size_t size = 0;
    if (fd < 0)
        fd = dial();
    int n = snprintf(request, sizeof request,
                     "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                     "Content-Length: %zu\r\n\r\n%s",
                     path, port, strlen(body), body);
    send_all(fd, request, (size_t)n);
    for (;;) {
        ssize_t got = read(fd, answer + size, sizeof answer - 1 - size);
        if (got <= 0)
            stop("no answer");
        size += (size_t)got;
        answer[size] = '\0';
        const char *head = strstr(answer, "\r\n\r\n");
        const char *length = strstr(answer, "content-length: ");
        if (head && length
            && size >= (size_t)(head + 4 - answer)
                           + strtoul(length + 16, NULL, 10))
            return head + 4;
    }
}

/* The text of a key in flat JSON. */
static void field(const char *json, const char *key, char out[WORD])
{
    char pattern[WORD];
    (void)snprintf(pattern, sizeof pattern, "\"%s\":\"", key);
    const char *at = strstr(json, pattern);
    if (!at)
        stop(json);
    at += strlen(pattern);
    size_t n = strcspn(at, "\"");
    memcpy(out, at, n < WORD ? n : WORD - 1);
    out[n < WORD ? n : WORD - 1] = '\0';
}

static void make_table(struct table *t)
{
    char path[128];
    char body[256];
    const char *answer = post(
        "/api/tables", "{\"game\":\"empire\",\"seats\":[\"open\",\"open\","
                       "\"open\",\"open\"],\"seat\":0,\"name\":\"load\"}");
    field(answer, "table", t->id);
    field(answer, "invite", t->invite);
    field(answer, "secret", t->seat[0].secret);
    (void)snprintf(path, sizeof path, "/api/tables/%s/seats", t->id);
    for (int i = 1; i < SEATS; i++) {
        (void)snprintf(body, sizeof body,
                       "{\"name\":\"load\",\"invite\":\"%s\"}", t->invite);
        field(post(path, body), "secret", t->seat[i].secret);
    }
}

/* -- WebSockets ------------------------------------------------------------ */

static void send_text(int fd, const char *text)
{
    unsigned char frame[1024];
    size_t size = strlen(text);
    size_t head = 2;
    frame[0] = 0x81;
    if (size < 126) {
        frame[1] = (unsigned char)(0x80 | size);
    } else {
        frame[1] = 0x80 | 126;
        frame[2] = (unsigned char)(size >> 8);
        frame[3] = (unsigned char)size;
        head = 4;
    }
    memset(frame + head, 0, 4);           /* a mask that changes nothing */
    memcpy(frame + head + 4, text, size); /* NOLINT: no string */
    send_all(fd, frame, head + 4 + size);
}

static int open_socket(const char *table)
{
    char request[512];
    char answer[1024];
    size_t size = 0;
    int fd = dial();
    int n = snprintf(request, sizeof request,
                     "GET /ws?table=%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                     "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                     "Sec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Protocol: mudbrick.v1\r\n\r\n",
                     table, port);
    send_all(fd, request, (size_t)n);
    while (size < sizeof answer - 1) {
        if (read(fd, answer + size, 1) != 1)
            stop("no upgrade");
        size++;
        answer[size] = '\0';
        if (strstr(answer, "\r\n\r\n"))
            break;
    }
    if (strncmp(answer, "HTTP/1.1 101", 12) != 0)
        stop("no upgrade");
    return fd;
}

static void join(struct table *t)
{
    char hello[256];
    for (int i = 0; i < SEATS; i++) {
        struct seat *s = &t->seat[i];
        struct epoll_event e = {.events = EPOLLIN, .data.ptr = s};
        s->table = t;
        s->fd = open_socket(t->id);
        s->in = malloc(BUFFER);
        (void)snprintf(hello, sizeof hello,
                       "{\"type\":\"hello\",\"secret\":\"%s\",\"want\":\"%s\"}",
                       s->secret, want);
        send_text(s->fd, hello);
        (void)epoll_ctl(poller, EPOLL_CTL_ADD, s->fd, &e);
    }
}

/* -- Playing --------------------------------------------------------------- */

static void begin_move(struct table *t)
{
    char message[320];
    struct seat *s = t->mover;
    t->count++;
    (void)snprintf(message, sizeof message,
                   "{\"type\":\"move\",\"table\":\"%s\",\"version\":%d,"
                   "\"id\":\"m%ld\",\"move\":\"%s\"}",
                   t->id, t->version, t->count, t->move);
    t->mover = NULL;
    t->sent = now();
    send_text(s->fd, message);
}

/* Keeps one of the choices of the message; false if it has none. */
static bool choose(struct table *t, const char *json)
{
    const char *list[64];
    int count = 0;
    bool is_snapshot = strcmp(want, "all") == 0;
    const char *at = strstr(json, "\"choices\":[");
    if (!at)
        return false;
    at += strlen("\"choices\":[");
    const char *before = is_snapshot ? "{\"move\":\"" : "\"";
    while (count < 64 && strncmp(at, before, strlen(before)) == 0) {
        list[count++] = at + strlen(before);
        at = strchr(at + strlen(before), '"');
        at = is_snapshot ? strchr(at, '}') : at;
        at += at[1] == ',' ? 2 : 1;
    }
    if (count == 0)
        return false;
    const char *word = list[roll((unsigned)count)];
    size_t n = strcspn(word, "\"");
    if (n >= sizeof t->move)
        stop("a long move");
    memcpy(t->move, word, n);
    t->move[n] = '\0';
    return true;
}

static void activate_next(void)
{
    while (next_table < table_count) {
        struct table *t = &tables[next_table++];
        if (!t->is_over) {
            t->is_active = true;
            return;
        }
    }
}

static void note_latency(double seconds)
{
    double slot = seconds * 1e5;
    histogram[slot < SLOTS ? (int)slot : SLOTS - 1]++;
}

static void take_message(struct seat *s, const char *json)
{
    struct table *t = s->table;
    bool is_event = strncmp(json, "{\"type\":\"event\"", 15) == 0;
    bool is_welcome = strncmp(json, "{\"type\":\"welcome\"", 17) == 0;
    if (!is_event && !is_welcome) {
        if (strncmp(json, "{\"type\":\"refused\"", 17) == 0)
            stop(json);
        return;
    }
    events += is_event;
    const char *version = strstr(json, "\"version\":");
    int v = version ? (int)strtol(version + 10, NULL, 10) : 0;
    t->version = v > t->version ? v : t->version;
    if (is_event && strstr(json, "\"done\":[\"")) {
        note_latency(now() - t->sent);
        t->sent = 0;
        moves++;
    }
    if (strstr(json, "\"state\":\"over\"") && !t->is_over) {
        t->is_over = true;
        if (t->is_active)
            activate_next();
    }
    if (choose(t, json))
        t->mover = s;
}

/* Takes whole frames out of what has come. */
static void take_frames(struct seat *s)
{
    size_t at = 0;
    while (s->size - at >= 2) {
        unsigned char *p = (unsigned char *)s->in + at;
        size_t size = p[1];
        size_t head = 2;
        if (size == 126 && s->size - at >= 4) {
            size = (size_t)p[2] << 8 | p[3];
            head = 4;
        } else if (size == 127 && s->size - at >= 10) {
            size = (size_t)p[6] << 24 | (size_t)p[7] << 16 | (size_t)p[8] << 8
                   | p[9];
            head = 10;
        } else if (size >= 126) {
            break;
        }
        if (s->size - at < head + size)
            break;
        if ((p[0] & 15) == 1) {
            unsigned char kept = p[head + size];
            p[head + size] = '\0';
            take_message(s, (char *)p + head);
            p[head + size] = kept;
        } else if ((p[0] & 15) == 8) {
            stop("the server closed a socket");
        }
        at += head + size;
    }
    memmove(s->in, s->in + at, s->size - at);
    s->size -= at;
}

static void read_some(struct seat *s)
{
    ssize_t n = read(s->fd, s->in + s->size, BUFFER - 1 - s->size);
    if (n <= 0)
        stop("a socket is gone");
    s->size += (size_t)n;
    take_frames(s);
}

static void wait_some(int milliseconds)
{
    struct epoll_event list[512];
    int n = epoll_wait(poller, list, 512, milliseconds);
    for (int i = 0; i < n; i++)
        read_some(list[i].data.ptr);
}

/* Sends moves at tables that are ready, up to `most`; how many. */
static long send_ready(long most)
{
    static int from;
    long sent = 0;
    for (int i = 0; i < next_table && sent < most; i++) {
        struct table *t = &tables[(from + i) % next_table];
        if (t->is_active && !t->is_over && t->mover && t->sent == 0) {
            begin_move(t);
            sent++;
        }
    }
    from = next_table ? (from + 1) % next_table : 0;
    return sent;
}

/* -- The server ------------------------------------------------------------ */

static double server_seconds(long pid)
{
    char path[64];
    char line[1024] = "";
    (void)snprintf(path, sizeof path, "/proc/%ld/stat", pid);
    FILE *f = fopen(path, "r");
    if (!f || !fgets(line, sizeof line, f))
        stop("no such process");
    (void)fclose(f);
    /* Behind the name in brackets: twelve fields, then the two wanted. */
    char *p = strrchr(line, ')');
    for (int i = 0; p && i < 12; i++)
        p = strchr(p + 1, ' ');
    if (!p)
        stop("cannot read the time");
    unsigned long user = strtoul(p, &p, 10);
    unsigned long system = strtoul(p, NULL, 10);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static long server_memory(long pid)
{
    char path[64];
    char line[256];
    long kilobytes = 0;
    (void)snprintf(path, sizeof path, "/proc/%ld/status", pid);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f)) {
        if (strncmp(line, "VmRSS:", 6) == 0)
            kilobytes = strtol(line + 6, NULL, 10);
    }
    if (f)
        (void)fclose(f);
    return kilobytes;
}

static double own_seconds(void)
{
    struct rusage u;
    (void)getrusage(RUSAGE_SELF, &u);
    return (double)u.ru_utime.tv_sec + (double)u.ru_stime.tv_sec
           + (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6;
}

static double quantile(double q)
{
    unsigned long sum = 0;
    unsigned long all = 0;
    for (int i = 0; i < SLOTS; i++)
        all += histogram[i];
    for (int i = 0; i < SLOTS; i++) {
        sum += histogram[i];
        if ((double)sum >= q * (double)all)
            return (i + 1) / 100.0;
    }
    return 0;
}

/* -- The two kinds of load ------------------------------------------------- */

static bool is_any_left(void)
{
    for (int i = 0; i < next_table; i++) {
        if (tables[i].is_active && !tables[i].is_over)
            return true;
    }
    return false;
}

/* Makes the tables and waits until everybody has been welcomed. */
static void open_tables(int count)
{
    for (int i = 0; i < count; i++) {
        make_table(&tables[i]);
        join(&tables[i]);
        wait_some(0);
    }
    for (int i = 0; i < 50; i++)
        wait_some(20);
}

static void play(long pid, int active, double seconds, double rate)
{
    open_tables(table_count);
    while (next_table < active && next_table < table_count)
        activate_next();
    double began = now();
    double server = server_seconds(pid);
    double own = own_seconds();
    long started = 0;
    moves = events = 0;
    while (now() - began < seconds && is_any_left()) {
        double due = rate > 0 ? (now() - began) * rate - (double)started : 1e9;
        if (due > 0)
            started += send_ready((long)due + 1);
        wait_some(rate > 0 ? 0 : 1);
    }
    double took = now() - began;
    printf("{\"tables\":%d,\"active\":%d,\"want\":\"%s\",\"seconds\":%.1f,"
           "\"moves_per_second\":%.0f,\"events_per_second\":%.0f,"
           "\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"server_cpu\":%.2f,"
           "\"client_cpu\":%.2f,\"server_mb\":%.1f}\n",
           table_count, active, want, took, (double)moves / took,
           (double)events / took, quantile(0.5), quantile(0.99),
           (server_seconds(pid) - server) / took, (own_seconds() - own) / took,
           (double)server_memory(pid) / 1024);
}

static void idle(long pid, int sockets)
{
    int count = (sockets + SEATS - 1) / SEATS;
    long before = server_memory(pid);
    open_tables(count);
    printf("{\"idle_sockets\":%d,\"tables\":%d,\"server_mb_before\":%.1f,"
           "\"server_mb\":%.1f}\n",
           count * SEATS, count, (double)before / 1024,
           (double)server_memory(pid) / 1024);
}

int main(int argc, char **argv)
{
    struct rlimit files;
    if (argc < 5 || (strcmp(argv[1], "play") == 0 && argc < 9)) {
        (void)fputs("load play PORT PID TABLES ACTIVE SECONDS RATE WANT\n"
                    "load idle PORT PID SOCKETS\n",
                    stderr);
        return 2;
    }
    (void)getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files);
    port = (int)strtol(argv[2], NULL, 10);
    long pid = strtol(argv[3], NULL, 10);
    table_count = (int)strtol(argv[4], NULL, 10);
    want = argc > 8 ? argv[8] : "log";
    poller = epoll_create1(0);
    tables = calloc((size_t)table_count + 1, sizeof *tables);
    if (!tables)
        stop("no memory");
    if (strcmp(argv[1], "play") == 0) {
        play(pid, (int)strtol(argv[5], NULL, 10), strtod(argv[6], NULL),
             strtod(argv[7], NULL));
    } else {
        idle(pid, table_count);
    }
    return 0;
}
