/* body_fuzz.c - any bytes as the body of a request, and as settings: an answer
 * in JSON, never more than a refusal. */
#include "fuzz/server.h"

#include "fuzz/fuzz.h"
#include "server/api.h"

static void post(struct fuzz_server *s, const char *path, const char *text,
                 size_t size)
{
    struct net_request q = {.method = "POST",
                            .path = path,
                            .query = "",
                            .address = "192.0.2.1",
                            .bearer = "",
                            .known = "",
                            .body = text,
                            .size = size};
    struct net_reply r = {.status = 0};
    CHECK(api_answer(&s->hall, &q, &r));
    hall_settle(&s->hall);
    r = r.is_put_off ? s->reply : r;
    CHECK(r.status >= 200 && r.status < 600 && r.status != 500);
    CHECK(r.body && bytes_data(r.body)[0] == '{');
    bytes_drop(r.body);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_server *s = fuzz_the_server();
    fuzz_begin(s, games_find(table_game()));
    char *text = fuzz_text(data, size);
    char room[GAME_WHY_MAX];
    char path[80];
    struct text why = text_in(room, sizeof room);
    struct text t = text_in(path, sizeof path);
    struct config config = config_standard();
    if (size <= NET_BODY_MAX) {
        text_add(&t, "/api/tables/%s/seats", s->live->meeting.id);
        post(s, path, text, size);
        post(s, "/api/tables", text, size);
        post(s, "/api/mine", text, size);
    }
    enum err e = config_read(&config, "settings", text, size, &why);
    CHECK((e == ERR_OK) == (why.len == 0));
    fuzz_server_check(s);
    fuzz_leave(s);
    free(text);
    return 0;
}
