#include "load.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { ROOM = 1 << 18, TEXT = 1, CLOSE = 8, PING = 9, PONG = 10 };

static int dial(int port)
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
        ssize_t n = send(fd, p, size, MSG_NOSIGNAL);
        if (n < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        if (n <= 0)
            stop("cannot send");
        p += n;
        size -= (size_t)n;
    }
}

/* -- HTTP ------------------------------------------------------------------ */

const char *wire_post(int port, const char *path, const char *body)
{
    static char answer[8192];
    char request[2048];
    size_t size = 0;
    int fd = dial(port); /* the server closes it after its answer */
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
                           + strtoul(length + 16, NULL, 10)) {
            (void)close(fd);
            return head + 4;
        }
    }
}

void wire_field(const char *json, const char *key, char out[WORD])
{
    char pattern[WORD];
    (void)snprintf(pattern, sizeof pattern, "\"%s\":\"", key);
    const char *at = strstr(json, pattern);
    if (!at)
        stop(json);
    at += strlen(pattern);
    size_t n = strcspn(at, "\"");
    n = n < WORD ? n : WORD - 1;
    memcpy(out, at, n);
    out[n] = '\0';
}

/* -- WebSockets ------------------------------------------------------------ */

int wire_open(int port, const char *table)
{
    char request[512];
    char answer[1024];
    size_t size = 0;
    int fd = dial(port);
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
        if (size > 4 && strcmp(answer + size - 4, "\r\n\r\n") == 0)
            break;
    }
    if (strncmp(answer, "HTTP/1.1 101", 12) != 0)
        stop("no upgrade");
    return fd;
}

static void send_frame(int fd, int kind, const void *bytes, size_t size)
{
    unsigned char frame[1024];
    size_t head = 2;
    frame[0] = (unsigned char)(0x80 | kind);
    if (size < 126) {
        frame[1] = (unsigned char)(0x80 | size);
    } else {
        frame[1] = 0x80 | 126;
        frame[2] = (unsigned char)(size >> 8);
        frame[3] = (unsigned char)size;
        head = 4;
    }
    if (head + 4 + size > sizeof frame)
        stop("a long message");
    memset(frame + head, 0, 4); /* a mask that changes nothing */
    memcpy(frame + head + 4, bytes, size);
    send_all(fd, frame, head + 4 + size);
}

void wire_send(int fd, const char *text, size_t size)
{
    send_frame(fd, TEXT, text, size);
}

/* The size of the frame's head and of what it carries; false if not all of the
 * frame is there. */
static bool measure(const unsigned char *p, size_t there, size_t *head,
                    size_t *size)
{
    if (there < 2)
        return false;
    *size = p[1];
    *head = *size == 126 ? 4 : *size == 127 ? 10 : 2;
    if (there < *head)
        return false;
    if (*size >= 126) {
        *size = 0;
        for (size_t i = 2; i < *head; i++)
            *size = *size << 8 | p[i];
    }
    return there - *head >= *size;
}

static void keep(struct rest *rest, const unsigned char *from, size_t size)
{
    if (size > 0 && !rest->bytes)
        rest->bytes = malloc(ROOM);
    if (size > 0 && !rest->bytes)
        stop("no memory");
    if (size > 0)
        memcpy(rest->bytes, from, size);
    rest->size = size;
}

void wire_read(int fd, struct rest *rest, void *with,
               void (*each)(void *with, char *json, size_t size))
{
    static unsigned char room[ROOM + 1];
    size_t at = 0;
    size_t head = 0;
    size_t size = 0;
    if (rest->size > 0)
        memcpy(room, rest->bytes, rest->size);
    ssize_t n = recv(fd, room + rest->size, ROOM - rest->size, 0);
    if (n <= 0)
        stop("a socket is gone");
    size_t there = rest->size + (size_t)n;
    while (measure(room + at, there - at, &head, &size)) {
        unsigned char *p = room + at;
        unsigned char kept = p[head + size];
        int kind = p[0] & 15;
        if (kind == CLOSE)
            stop("the server closed a socket");
        p[head + size] = '\0';
        if (kind == TEXT)
            each(with, (char *)p + head, size);
        if (kind == PING)
            send_frame(fd, PONG, p + head, size);
        p[head + size] = kept;
        at += head + size;
    }
    keep(rest, room + at, there - at);
}
