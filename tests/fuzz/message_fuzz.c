/* message_fuzz.c - any bytes as a message of a client at a table: nothing
 * breaks, every answer is one of ours, the table stays one that can be read
 * again. */
#include "fuzz/server.h"

#include "fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_server *s = fuzz_server();
    char *text = fuzz_text(data, size);
    struct client *c = &s->client[size % FUZZ_CLIENTS];
    c->allowance = 1000000;
    if (size <= NET_BODY_MAX)
        talk_message(&s->hall, c, text, size);
    hall_settle(&s->hall);
    fuzz_server_check(s);
    free(text);
    return 0;
}
