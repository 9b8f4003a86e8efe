#include "cli/page.h"

#include "base/num.h"

#include <assert.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

/* Seen from the folder of the program: of a build, of an installation that may
 * have been moved as a whole. */
static const char *const beside[] = {"../web", "../share/mudbrick/web"};

/* The folder in which the program lies; empty if nobody knows. */
static void program_folder(struct text *out)
{
    char path[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    path[n > 0 ? n : 0] = '\0';
    char *name = strrchr(path, '/');
    text_add(out, "%.*s", name ? (int)(name - path) : 0, path);
}

static bool has(const char *folder, const char *name)
{
    char room[PATH_MAX];
    struct text path = text_in(room, sizeof room);
    text_add(&path, "%s/%s", folder, name);
    return !path.cut && access(room, R_OK) == 0;
}

/* The page that lies where the program does; false: none does. */
static bool find_beside(const char *home, struct text *out)
{
    for (int i = 0; i < COUNT_OF(beside) && home[0]; i++) {
        char room[PATH_MAX];
        struct text folder = text_in(room, sizeof room);
        text_add(&folder, "%s/%s", home, beside[i]);
        if (!folder.cut && has(room, "index.html")) {
            text_add(out, "%s", room);
            return true;
        }
    }
    return false;
}

enum err page_find(struct text *out, struct text *why)
{
    assert(out && why);
    char home[PATH_MAX];
    struct text program = text_in(home, sizeof home);
    program_folder(&program);
    if (find_beside(home, out))
        return ERR_OK;
    text_add(out, "%s", MUDBRICK_WEB);
    if (has(MUDBRICK_WEB, "index.html"))
        return ERR_OK;
    if (home[0] && has(home, "CMakeCache.txt")) {
        text_add(why, "the page is not built yet; make web builds it");
    } else {
        text_add(why,
                 "the page is missing: there is no file %s/index.html; install "
                 "it, or name its folder by --root",
                 MUDBRICK_WEB);
    }
    return ERR_NOT_FOUND;
}
