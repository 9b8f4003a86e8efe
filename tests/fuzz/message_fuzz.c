/* message_fuzz.c - any bytes as messages of clients at a table, a line each:
 * nothing breaks, every answer is one of ours, the table stays one that can be
 * read again.
 *
 *     gN         in front: a table of the game with this number
 *     mN         a legal move, number N of those that the server has told
 *     tN words   the same, and then the words
 *     0{...} 1{...} 2{...}  a message of that client; $T is the table's name,
 *                $V its version
 *     {...}      a message of any of them
 */
#include "fuzz/server.h"

#include "fuzz/fuzz.h"
#include "server/request.h"

enum { LINES_MAX = 64, MESSAGE_MAX = NET_BODY_MAX };

/* -- What the server has told ---------------------------------------------- */

/* The words of choice number n of this client's last event; "" if it has none. */
static void choice(const struct fuzz_server *s, int client, size_t n,
                   char out[GAME_TEXT_MAX])
{
    struct net_bytes *b = s->told[client];
    json_t *root = b ? json_loadb((char *)bytes_data(b), b->size, 0, NULL)
                     : NULL;
    CHECK(!b || root);
    json_t *list = json_object_get(root, "choices");
    size_t count = json_array_size(list);
    const char *words = json_string_value(
        count > 0 ? json_array_get(list, n % count) : NULL);
    struct text t = text_in(out, GAME_TEXT_MAX);
    text_add(&t, "%s", words ? words : "");
    json_decref(root);
}

/* -- Lines ----------------------------------------------------------------- */

static void send(struct fuzz_server *s, int client, const char *text,
                 size_t size)
{
    if (size > NET_BODY_MAX)
        return;
    talk_message(&s->hall, &s->client[client], text, size);
    hall_settle(&s->hall);
    fuzz_server_check(s);
}

/* A legal move of whoever has one; it must be made. */
static void send_legal(struct fuzz_server *s, const char *line, int number)
{
    char message[MESSAGE_MAX];
    struct text t = text_in(message, sizeof message);
    struct json w = {.out = &t};
    size_t digits = strspn(line + 1, "0123456789");
    size_t n = strtoul(line + 1, NULL, 10);
    int client = 0;
    char words[GAME_TEXT_MAX];
    choice(s, client, n, words);
    if (!words[0]) {
        client = 1;
        choice(s, client, n, words);
    }
    const struct meeting *m = &s->live->meeting;
    bool can = words[0] && m->state == STORE_PLAYING
               && !meeting_is_bot(m, client);
    int before = m->version;
    text_add(&t,
             "{\"type\":\"move\",\"table\":\"%s\",\"version\":%d,"
             "\"id\":\"f%d\",\"move\":",
             m->id, before, number);
    json_word(&w, words);
    if (line[0] == 't') {
        text_add(&t, ",\"then\":[");
        w.comma = false;
        json_word(&w, line + 1 + digits);
        text_add(&t, "]");
    }
    text_add(&t, "}");
    if (t.cut)
        return;
    send(s, client, message, t.len);
    CHECK((m->version > before) == can || line[0] == 't');
}

/* With the names of the table in their places. */
static void send_raw(struct fuzz_server *s, int client, const char *line)
{
    char message[MESSAGE_MAX + 1];
    struct text t = text_in(message, sizeof message);
    for (; *line; line++) {
        if (strncmp(line, "$T", 2) == 0) {
            text_add(&t, "%s", s->live->meeting.id);
            line++;
        } else if (strncmp(line, "$V", 2) == 0) {
            text_add(&t, "%d", s->live->meeting.version);
            line++;
        } else {
            text_put(&t, line, 1);
        }
    }
    send(s, client, message, t.len);
}

static void take_line(struct fuzz_server *s, const char *line, int number)
{
    if (line[0] == 'm' || line[0] == 't') {
        send_legal(s, line, number);
    } else if (line[0] >= '0' && line[0] < '0' + FUZZ_CLIENTS) {
        send_raw(s, line[0] - '0', line + 1);
    } else {
        send_raw(s, (int)(strlen(line) % FUZZ_CLIENTS), line);
    }
}

/* Counted round and round. */
static const struct games_entry *game_of(const char *text)
{
    const struct games_entry *e = games_all;
    int n = text[0] == 'g' ? (unsigned char)text[1] : 0;
    for (; n > 0; n--)
        e = e[1].game ? e + 1 : games_all;
    return e;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_server *s = fuzz_the_server();
    char *text = fuzz_text(data, size);
    char *rest = text;
    fuzz_begin(s, game_of(text));
    for (int i = 0; rest && i < LINES_MAX; i++) {
        char *line = rest;
        rest = strchr(line, '\n');
        if (rest)
            *rest++ = '\0';
        take_line(s, line, i);
    }
    /* And a message with any bytes in it, NUL too. */
    if (size <= NET_BODY_MAX)
        send(s, (int)(size % FUZZ_CLIENTS), (const char *)data, size);
    fuzz_server_read_again(s);
    fuzz_leave(s);
    free(text);
    return 0;
}
