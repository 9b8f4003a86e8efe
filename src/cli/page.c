#include "cli/page.h"

#include "base/num.h"

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

static bool is_page(const char *folder)
{
    char room[PATH_MAX];
    struct text index = text_in(room, sizeof room);
    text_add(&index, "%s/index.html", folder);
    return !index.cut && access(room, R_OK) == 0;
}

void page_find(struct text *out)
{
    char home[PATH_MAX];
    struct text program = text_in(home, sizeof home);
    program_folder(&program);
    for (int i = 0; i < COUNT_OF(beside) && home[0]; i++) {
        char room[PATH_MAX];
        struct text folder = text_in(room, sizeof room);
        text_add(&folder, "%s/%s", home, beside[i]);
        if (!folder.cut && is_page(room)) {
            text_add(out, "%s", room);
            return;
        }
    }
    text_add(out, "%s", MUDBRICK_WEB);
}
