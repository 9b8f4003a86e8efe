#include "files/file.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_SIZE = 4096 };

/* strerror is not safe with threads; this is. */
const char *file_reason(char room[FILE_REASON_MAX])
{
    int code = errno;
    bool is_known = strerror_r(code, room, FILE_REASON_MAX) == 0;
    errno = code;
    return is_known ? room : "unknown error";
}

static enum err system_failed(const char *path, const char *what,
                              struct text *why)
{
    char room[FILE_REASON_MAX];
    text_add(why, "%.200s: cannot %s: %s", path, what, file_reason(room));
    return ERR_STORAGE;
}

/* Twice the room, up to one byte more than allowed: that byte tells that the
 * file is too long. */
static bool grow(struct file *f, size_t *room, size_t max)
{
    size_t wish = *room ? *room * 2 : 4096;
    wish = wish > max + 2 ? max + 2 : wish;
    char *grown = realloc(f->bytes, wish);
    if (!grown)
        return false;
    f->bytes = grown;
    *room = wish;
    return true;
}

static enum err read_all(struct file *f, int fd, const char *path, size_t max,
                         struct text *why)
{
    size_t room = 0;
    ssize_t n = 1;
    while (n != 0 && f->size <= max) {
        if (f->size + 1 >= room && !grow(f, &room, max)) {
            text_add(why, "%.200s: no memory left to read it", path);
            return ERR_MEMORY;
        }
        n = read(fd, f->bytes + f->size, room - f->size - 1);
        if (n < 0 && errno != EINTR)
            return system_failed(path, "read", why);
        f->size += n > 0 ? (size_t)n : 0;
        f->bytes[f->size] = '\0';
    }
    if (n == 0)
        return ERR_OK;
    text_add(why, "%.200s: longer than %zu bytes, which is the limit", path,
             max);
    return ERR_TOO_LONG;
}

enum err file_read(struct file *f, const char *path, size_t max,
                   struct text *why)
{
    assert(f && path && why);
    bool standard = strcmp(path, "-") == 0;
    const char *shown = standard ? "standard input" : path;
    *f = (struct file){.bytes = NULL};
    int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return system_failed(shown, "open", why);
    enum err e = read_all(f, fd, shown, max, why);
    if (!standard)
        (void)close(fd);
    if (e != ERR_OK)
        file_free(f);
    return e;
}

void file_free(struct file *f)
{
    assert(f);
    free(f->bytes);
    *f = (struct file){.bytes = NULL};
}

static bool write_all(int fd, const char *bytes, size_t size)
{
    assert(fd >= 0);
    while (size > 0) {
        ssize_t n = write(fd, bytes, size);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        bytes += n;
        size -= (size_t)n;
    }
    return true;
}

/* Where the bytes go in the end: behind links, and only to a plain file or to
 * a new one. A device or a pipe must stay what it is. */
static enum err find_target(const char *path, char target[PATH_SIZE],
                            struct text *why)
{
    struct stat info;
    struct text t = text_in(target, PATH_SIZE);
    char *real = NULL;
    if (stat(path, &info) == 0) {
        if (!S_ISREG(info.st_mode)) {
            text_add(why, "%.200s: not a plain file; choose another name",
                     path);
            return ERR_NOT_FOUND;
        }
        real = realpath(path, NULL);
        if (!real)
            return system_failed(path, "write", why);
    }
    text_add(&t, "%s", real ? real : path);
    free(real);
    if (!t.cut)
        return ERR_OK;
    text_add(why, "the name of the file is too long");
    return ERR_TOO_LONG;
}

enum err file_write(const char *path, const char *bytes, size_t size,
                    struct text *why)
{
    assert(path && *path && (bytes || size == 0) && why);
    char target[PATH_SIZE];
    char beside[PATH_SIZE + 32];
    struct text t = text_in(beside, sizeof beside);
    enum err e = find_target(path, target, why);
    if (e != ERR_OK)
        return e;
    text_add(&t, "%s.%d.part", target, (int)getpid());
    int fd = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd < 0)
        return system_failed(path, "write", why);
    bool written = write_all(fd, bytes, size) && fsync(fd) == 0;
    int code = errno;
    if (close(fd) != 0 && written) {
        written = false;
        code = errno;
    }
    if (written && rename(beside, target) != 0) {
        written = false;
        code = errno;
    }
    if (written)
        return ERR_OK;
    (void)unlink(beside);
    errno = code;
    return system_failed(path, "write", why);
}
