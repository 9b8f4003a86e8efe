/* file_test.c - whole files, in and out. */
/* For temporary folders, limits and links. */
#define _XOPEN_SOURCE 700 /* NOLINT */

#include "files/file.h"

#include "unit.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[64];
static char path[128]; /* of a file in the folder */
static char said[GAME_WHY_MAX];

static int make_folder(void **state)
{
    (void)state;
    struct text t = text_in(folder, sizeof folder);
    text_add(&t, "/tmp/mudbrick-file-test-XXXXXX");
    if (!mkdtemp(folder))
        return -1;
    t = text_in(path, sizeof path);
    text_add(&t, "%s/match.txt", folder);
    return 0;
}

/* How many entries the folder has; removes them if asked to. */
static int entries(bool empty_it)
{
    DIR *d = opendir(folder);
    int count = 0;
    assert_non_null(d);
    for (struct dirent *e = readdir(d); e; e = readdir(d)) {
        char name[512];
        struct text t = text_in(name, sizeof name);
        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0)
            continue;
        count++;
        text_add(&t, "%s/%s", folder, e->d_name);
        if (empty_it)
            assert_int_equal(remove(name), 0);
    }
    assert_int_equal(closedir(d), 0);
    return count;
}

static int remove_folder(void **state)
{
    (void)state;
    entries(true);
    return rmdir(folder);
}

static enum err write_words(const char *words)
{
    struct text why = text_in(said, sizeof said);
    return file_write(path, words, strlen(words), &why);
}

static enum err read_up_to(struct file *f, size_t max)
{
    struct text why = text_in(said, sizeof said);
    return file_read(f, path, max, &why);
}

static void assert_holds(const char *words)
{
    struct file f;
    assert_int_equal(read_up_to(&f, 1 << 20), ERR_OK);
    assert_int_equal(f.size, strlen(words));
    assert_string_equal(f.bytes, words);
    file_free(&f);
}

/* -- Reading --------------------------------------------------------------- */

static void reads_what_was_written(void **state)
{
    (void)state;
    static const size_t sizes[] = {0, 1, 4094, 4095, 4096, 4097, 8191, 100000};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        char *bytes = unit_room(sizes[i] + 1);
        struct text why = text_in(said, sizeof said);
        struct file f;
        for (size_t n = 0; n < sizes[i]; n++)
            bytes[n] = (char)(n * 7);
        assert_int_equal(file_write(path, bytes, sizes[i], &why), ERR_OK);
        assert_int_equal(read_up_to(&f, 1 << 20), ERR_OK);
        assert_int_equal(f.size, sizes[i]);
        assert_memory_equal(f.bytes, bytes, sizes[i]);
        assert_int_equal(f.bytes[f.size], '\0');
        file_free(&f);
        free(bytes);
    }
}

static void reads_no_file_longer_than_the_ceiling(void **state)
{
    (void)state;
    static const size_t sizes[] = {0, 1, 100, 4094, 4095, 4096, 10000};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        char *bytes = unit_room(sizes[i] + 2);
        struct text why = text_in(said, sizeof said);
        struct file f;
        memset(bytes, 'x', sizes[i] + 1);
        assert_int_equal(file_write(path, bytes, sizes[i], &why), ERR_OK);
        assert_int_equal(read_up_to(&f, sizes[i]), ERR_OK);
        file_free(&f);
        assert_int_equal(file_write(path, bytes, sizes[i] + 1, &why), ERR_OK);
        assert_int_equal(read_up_to(&f, sizes[i]), ERR_TOO_LONG);
        ASSERT_SAYS(said, "match.txt: longer than ");
        assert_null(f.bytes);
        free(bytes);
    }
}

static void an_endless_file_meets_the_ceiling(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    struct file f;
    assert_int_equal(file_read(&f, "/dev/zero", 1000, &why), ERR_TOO_LONG);
    assert_string_equal(
        said, "/dev/zero: longer than 1000 bytes, which is the limit");
}

static void refuses_a_file_that_is_not_there(void **state)
{
    (void)state;
    struct file f;
    assert_int_equal(read_up_to(&f, 1000), ERR_STORAGE);
    ASSERT_SAYS(said, "match.txt: cannot open: No such file or directory");
    assert_null(f.bytes);
}

static void refuses_a_folder(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    struct file f;
    assert_int_equal(file_read(&f, folder, 1000, &why), ERR_STORAGE);
    ASSERT_SAYS(said, "cannot read: Is a directory");
    assert_null(f.bytes);
}

static void the_name_of_standard_input_is_a_dash(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    struct file f;
    assert_int_equal(write_words("from outside"), ERR_OK);
    int kept = dup(STDIN_FILENO);
    int fd = open(path, O_RDONLY);
    assert_true(fd >= 0);
    assert_int_equal(dup2(fd, STDIN_FILENO), STDIN_FILENO);
    enum err e = file_read(&f, "-", 1000, &why);
    if (kept >= 0) {
        assert_int_equal(dup2(kept, STDIN_FILENO), STDIN_FILENO);
        assert_int_equal(close(kept), 0);
    }
    assert_int_equal(close(fd), 0);
    assert_int_equal(e, ERR_OK);
    assert_string_equal(f.bytes, "from outside");
    file_free(&f);
}

static void freeing_twice_is_harmless(void **state)
{
    (void)state;
    struct file f;
    assert_int_equal(write_words("x"), ERR_OK);
    assert_int_equal(read_up_to(&f, 10), ERR_OK);
    file_free(&f);
    file_free(&f);
    assert_null(f.bytes);
    assert_int_equal(f.size, 0);
}

/* -- Writing --------------------------------------------------------------- */

static void leaves_nothing_but_the_file(void **state)
{
    (void)state;
    assert_int_equal(write_words("one"), ERR_OK);
    assert_int_equal(entries(false), 1);
    assert_int_equal(write_words("two, which is longer"), ERR_OK);
    assert_int_equal(entries(false), 1);
    assert_holds("two, which is longer");
    assert_int_equal(write_words("3"), ERR_OK);
    assert_holds("3");
}

static void a_reader_of_the_old_file_keeps_it(void **state)
{
    (void)state;
    char bytes[8] = "";
    assert_int_equal(write_words("old"), ERR_OK);
    int fd = open(path, O_RDONLY);
    assert_true(fd >= 0);
    assert_int_equal(write_words("new"), ERR_OK);
    assert_int_equal(read(fd, bytes, sizeof bytes), 3);
    assert_int_equal(close(fd), 0);
    assert_string_equal(bytes, "old");
    assert_holds("new");
}

static void refuses_a_folder_that_is_not_there(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    assert_int_equal(file_write("/nowhere/at/all.txt", "x", 1, &why),
                     ERR_STORAGE);
    ASSERT_SAYS(said, "/nowhere/at/all.txt: cannot write: No such file");
}

static void refuses_to_write_over_a_folder(void **state)
{
    (void)state;
    assert_int_equal(mkdir(path, 0777), 0);
    assert_int_equal(write_words("x"), ERR_NOT_FOUND);
    ASSERT_SAYS(said, "match.txt: not a plain file; choose another name");
    assert_int_equal(entries(false), 1);
}

static void refuses_a_name_that_is_too_long(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    char *name = unit_room(6000);
    memset(name, 'a', 5999);
    name[5999] = '\0';
    assert_int_equal(file_write(name, "x", 1, &why), ERR_TOO_LONG);
    free(name);
}

/* A file may not grow beyond 4096 bytes: as on a disk that is full. */
static void a_full_disk_leaves_the_old_file_alone(void **state)
{
    (void)state;
    enum { MUCH = 100000 };
    struct rlimit before;
    char *bytes = unit_room(MUCH);
    struct text why = text_in(said, sizeof said);
    memset(bytes, 'x', MUCH);
    assert_int_equal(write_words("the old match"), ERR_OK);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    struct rlimit full = {.rlim_cur = 4096, .rlim_max = before.rlim_max};
    assert_true(signal(SIGXFSZ, SIG_IGN) != SIG_ERR);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &full), 0);
    enum err e = file_write(path, bytes, MUCH, &why);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    free(bytes);
    assert_int_equal(e, ERR_STORAGE);
    ASSERT_SAYS(said, "match.txt: cannot write: File too large");
    assert_holds("the old match");
    assert_int_equal(entries(false), 1);
}

/* -- Files that are not plain ones ----------------------------------------- */

/* /dev/null and /dev/stdout must stay what they are. */
static void does_not_replace_what_is_not_a_plain_file(void **state)
{
    (void)state;
    struct stat info;
    assert_int_equal(mkfifo(path, 0666), 0);
    int fd = open(path, O_RDWR); /* somebody listens, so nobody waits */
    assert_true(fd >= 0);
    (void)write_words("x");
    assert_int_equal(lstat(path, &info), 0);
    assert_int_equal(close(fd), 0);
    assert_true(S_ISFIFO(info.st_mode));
    assert_int_equal(entries(false), 1);
}

int main(void)
{
#define IN_A_FOLDER(test) \
    cmocka_unit_test_setup_teardown(test, make_folder, remove_folder)
    const struct CMUnitTest tests[] = {
        IN_A_FOLDER(reads_what_was_written),
        IN_A_FOLDER(reads_no_file_longer_than_the_ceiling),
        IN_A_FOLDER(an_endless_file_meets_the_ceiling),
        IN_A_FOLDER(refuses_a_file_that_is_not_there),
        IN_A_FOLDER(refuses_a_folder),
        IN_A_FOLDER(the_name_of_standard_input_is_a_dash),
        IN_A_FOLDER(freeing_twice_is_harmless),
        IN_A_FOLDER(leaves_nothing_but_the_file),
        IN_A_FOLDER(a_reader_of_the_old_file_keeps_it),
        IN_A_FOLDER(refuses_a_folder_that_is_not_there),
        IN_A_FOLDER(refuses_to_write_over_a_folder),
        IN_A_FOLDER(refuses_a_name_that_is_too_long),
        IN_A_FOLDER(a_full_disk_leaves_the_old_file_alone),
        IN_A_FOLDER(does_not_replace_what_is_not_a_plain_file),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
