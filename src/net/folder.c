#include "net/folder.h"

#include "base/hash.h"
#include "host/memory.h"
#include "net/headers.h"

#include <assert.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

enum {
    FILES_MAX = 512,
    FILE_SIZE_MAX = 32 << 20,
    TAG_MAX = 24,
    OPENS = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
};

/* A file as it was when it was read. */
struct kept {
    char *path;
    const char *type;
    char tag[TAG_MAX];
    struct timespec changed;
    off_t size;
    struct net_bytes *plain;
    struct net_bytes *packed; /* NULL: packing it gains nothing */
    struct net_bytes *brotli; /* what lies beside it packed, or NULL */
};

struct folder {
    int fd;
    int count;
    struct kept file[FILES_MAX];
};

/* clang-format off */
static const struct {
    const char *ending, *type;
    bool packs;
} types[] = {
    {".html",        "text/html; charset=utf-8",       true},
    {".js",          "text/javascript; charset=utf-8", true},
    {".mjs",         "text/javascript; charset=utf-8", true},
    {".ftl",         "text/plain; charset=utf-8",      true},
    {".css",         "text/css; charset=utf-8",        true},
    {".json",        "application/json",               true},
    {".webmanifest", "application/manifest+json",      true},
    {".map",         "application/json",               true},
    {".svg",         "image/svg+xml",                  true},
    {".wasm",        "application/wasm",               true},
    {".txt",         "text/plain; charset=utf-8",      true},
    {".record",      "text/plain; charset=utf-8",      true},
    {".md",          "text/plain; charset=utf-8",      true},
    {".ico",         "image/x-icon",                   true},
    {".png",         "image/png",                      false},
    {".webp",        "image/webp",                     false},
    {".woff2",       "font/woff2",                     false},
    {NULL, "application/octet-stream", false},
};
/* clang-format on */

static int type_of(const char *path)
{
    int i = 0;
    const char *dot = strrchr(path, '.');
    while (types[i].ending && !(dot && strcmp(types[i].ending, dot) == 0))
        i++;
    return i;
}

/* -- Paths ----------------------------------------------------------------- */

static bool is_plain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
           || (c >= '0' && c <= '9') || strchr("-_.+@", c);
}

/* Every part made of plain characters, none empty, none with a dot in front. */
static bool is_safe(const char *path)
{
    bool begins = true;
    for (; *path; path++) {
        if (begins && (*path == '.' || *path == '/'))
            return false;
        if (*path != '/' && !is_plain(*path))
            return false;
        begins = *path == '/';
    }
    return !begins;
}

/* "/a/" becomes "a/index.html". False if it cannot be a name here. */
static bool local_path(const char *path, char *out, size_t room)
{
    struct text t = text_in(out, room);
    size_t n = strlen(path);
    if (path[0] != '/')
        return false;
    text_add(&t, "%s%s", path + 1, path[n - 1] == '/' ? "index.html" : "");
    return !t.cut && is_safe(out);
}

/* -- Reading --------------------------------------------------------------- */

static struct net_bytes *pack(struct net_bytes *plain)
{
    z_stream z = {.next_in = bytes_data(plain), .avail_in = (uInt)plain->size};
    /* 16 more than the window: with the head of a gzip file. */
    if (deflateInit2(&z, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        return NULL;
    struct net_bytes *b = bytes_room(deflateBound(&z, plain->size));
    z.next_out = bytes_data(b);
    z.avail_out = (uInt)b->size;
    bool whole = deflate(&z, Z_FINISH) == Z_STREAM_END;
    b->size = z.total_out;
    (void)deflateEnd(&z);
    if (whole && b->size < plain->size)
        return b;
    bytes_drop(b);
    return NULL;
}

static struct net_bytes *read_all(int fd, size_t size)
{
    assert(size <= FILE_SIZE_MAX);
    struct net_bytes *b = bytes_room(size);
    size_t at = 0;
    while (at < size) {
        ssize_t n = read(fd, bytes_data(b) + at, size - at);
        if (n <= 0) {
            bytes_drop(b);
            return NULL;
        }
        at += (size_t)n;
    }
    return b;
}

static void forget(struct kept *k)
{
    bytes_drop(k->plain);
    bytes_drop(k->packed);
    bytes_drop(k->brotli);
    k->plain = k->packed = k->brotli = NULL;
}

static bool is_file(int fd, struct stat *now)
{
    return fstat(fd, now) == 0 && S_ISREG(now->st_mode)
           && now->st_size <= FILE_SIZE_MAX;
}

static bool is_before(const struct timespec *a, const struct timespec *b)
{
    return a->tv_sec < b->tv_sec
           || (a->tv_sec == b->tv_sec && a->tv_nsec < b->tv_nsec);
}

/* Packing with Brotli takes long and is done once, where the page is built: the file
 * lies beside this one. One that is older speaks of an older file. */
static struct net_bytes *read_brotli(struct folder *f, const struct kept *k,
                                     const struct stat *now)
{
    char path[NET_PATH_MAX];
    struct text t = text_in(path, sizeof path);
    struct stat packed;
    struct net_bytes *b = NULL;
    text_add(&t, "%s.br", k->path);
    int fd = t.cut ? -1 : openat(f->fd, path, OPENS);
    if (fd < 0)
        return NULL;
    if (is_file(fd, &packed) && !is_before(&packed.st_mtim, &now->st_mtim))
        b = read_all(fd, (size_t)packed.st_size);
    (void)close(fd);
    return b;
}

static bool read_file(struct folder *f, struct kept *k, int fd,
                      const struct stat *now)
{
    struct net_bytes *plain = read_all(fd, (size_t)now->st_size);
    if (!plain)
        return false;
    forget(k);
    int type = type_of(k->path);
    struct text t = text_in(k->tag, sizeof k->tag);
    text_add(&t, "\"%016llx\"",
             (unsigned long long)hash_bytes(0, bytes_data(plain), plain->size));
    k->plain = plain;
    k->packed = types[type].packs ? pack(plain) : NULL;
    k->brotli = types[type].packs ? read_brotli(f, k, now) : NULL;
    k->type = types[type].type;
    k->changed = now->st_mtim;
    k->size = now->st_size;
    return true;
}

static struct kept *find(struct folder *f, const char *path)
{
    for (int i = 0; i < f->count; i++) {
        if (strcmp(f->file[i].path, path) == 0)
            return &f->file[i];
    }
    if (f->count == FILES_MAX)
        return NULL;
    struct kept *k = &f->file[f->count];
    k->path = host_copy(path, strlen(path));
    f->count++;
    return k;
}

static bool is_current(const struct kept *k, const struct stat *now)
{
    return k->plain && k->size == now->st_size
           && k->changed.tv_sec == now->st_mtim.tv_sec
           && k->changed.tv_nsec == now->st_mtim.tv_nsec;
}

/* The file as it is now; NULL if there is none. Only what exists is kept. */
static struct kept *look_up(struct folder *f, const char *path)
{
    struct stat now;
    struct kept *k = NULL;
    int fd = openat(f->fd, path, OPENS);
    if (fd < 0)
        return NULL;
    if (is_file(fd, &now))
        k = find(f, path);
    if (k && !is_current(k, &now) && !read_file(f, k, fd, &now))
        k = NULL;
    (void)close(fd);
    return k;
}

/* -- What others call ------------------------------------------------------ */

struct folder *folder_open(const char *path, struct text *why)
{
    assert(path && path[0]);
    int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) {
        text_add(why, "there is no folder %.200s", path);
        return NULL;
    }
    struct folder *f = host_alloc(1, sizeof *f);
    f->fd = fd;
    return f;
}

void folder_free(struct folder *f)
{
    if (!f)
        return;
    for (int i = 0; i < f->count; i++) {
        forget(&f->file[i]);
        free(f->file[i].path);
    }
    (void)close(f->fd);
    free(f);
}

/* As small as whoever asks can read it. */
static void choose_body(const struct kept *k, const struct net_request *q,
                        struct net_reply *r)
{
    struct net_bytes *body = k->plain;
    if (q->takes_brotli && k->brotli) {
        body = k->brotli;
        r->coding = "br";
    } else if (q->takes_gzip && k->packed) {
        body = k->packed;
        r->coding = "gzip";
    }
    r->body = bytes_keep(body);
}

bool folder_answer(struct folder *f, const struct net_request *q,
                   struct net_reply *r)
{
    assert(q->path && r);
    char path[NET_PATH_MAX];
    if (!local_path(q->path, path, sizeof path))
        return false;
    struct kept *k = look_up(f, path);
    if (!k)
        return false;
    *r = (struct net_reply){
        .status = 200, .type = k->type, .tag = k->tag, .cache = "no-cache"};
    if (headers_knows(q->known, k->tag)) {
        r->status = 304;
        return true;
    }
    choose_body(k, q, r);
    return true;
}
