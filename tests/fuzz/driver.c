/* driver.c - runs a fuzz target without libFuzzer: every file of some folders, then
 * a fixed number of seeded mutations of them. The same inputs every time.
 *
 *     NAME_fuzz FOLDER...  the files and their mutations
 *     NAME_fuzz FILE       this input alone
 *
 * When the target stops the program, the input is left in NAME_fuzz.input, and it
 * says so: the inputs run in a process of their own.
 */
/* For scandir. */
#define _POSIX_C_SOURCE 200809L /* NOLINT */

#include "base/rng.h"
#include "files/file.h"
#include "fuzz/fuzz.h"

#include <dirent.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MUTATIONS = 2000, SEEDS_MAX = 64, INPUT_MAX = 1 << 15 };

struct input {
    uint8_t bytes[INPUT_MAX];
    size_t size;
};

static struct input *seeds[SEEDS_MAX];
static int seed_count;

static void add_seed(const void *bytes, size_t size)
{
    if (seed_count == SEEDS_MAX || size > INPUT_MAX)
        return;
    struct input *seed = calloc(1, sizeof *seed);
    if (!seed)
        abort();
    memcpy(seed->bytes, bytes, size);
    seed->size = size;
    seeds[seed_count++] = seed;
}

/* Seeds that say something to every target, if there is no folder at all. */
static void add_built_in_seeds(void)
{
    static const char *const words[] = {
        "",
        "{}",
        "[]",
        "\n",
        "0",
        "red: bid 3",
        "seats=3",
        "scenario A title\nseats 3\ngiven phase bid\nmoves red: none\n",
    };
    uint8_t bytes[256];
    struct text t = text_in((char *)bytes, sizeof bytes);
    text_add(&t, "{\"game\":\"%s\",\"setup\":{\"seats\":3},\"state\":{}}",
             table_game());
    add_seed(bytes, t.len);
    t = text_in((char *)bytes, sizeof bytes);
    text_add(&t, "mudbrick record 1\ngame %s\nrules 1\nseats 3\n\n",
             table_game());
    add_seed(bytes, t.len);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        add_seed(words[i], strlen(words[i]));
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)i;
    add_seed(bytes, sizeof bytes);
}

static bool add_file(const char *path)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct file f;
    if (file_read(&f, path, INPUT_MAX, &why) != ERR_OK)
        return false;
    add_seed(f.bytes, f.size);
    file_free(&f);
    return true;
}

/* In the order of the names, so that every machine does the same. */
static void add_folder(const char *folder)
{
    struct dirent **names = NULL;
    int count = scandir(folder, &names, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        char path[4096];
        struct text t = text_in(path, sizeof path);
        text_add(&t, "%s/%s", folder, names[i]->d_name);
        if (names[i]->d_name[0] != '.' && !t.cut)
            (void)add_file(path);
        free(names[i]);
    }
    free(names);
}

/* -- Mutations ------------------------------------------------------------- */

/* Replaces `cut` bytes at `at` by `size` others; what does not fit is lost. */
static void splice(struct input *in, size_t at, size_t cut, const void *bytes,
                   size_t size)
{
    struct input old = *in;
    size_t rest = old.size - at - cut;
    size = size > INPUT_MAX - at ? INPUT_MAX - at : size;
    rest = rest > INPUT_MAX - at - size ? INPUT_MAX - at - size : rest;
    memcpy(in->bytes + at, bytes, size);
    memcpy(in->bytes + at + size, old.bytes + at + cut, rest);
    in->size = at + size + rest;
}

static size_t below(struct rng *rng, size_t bound)
{
    return (size_t)rng_below(rng, (int)bound);
}

/* Another digit for a digit, another letter for a letter: files stay readable
 * and mean something else. */
static void change_digit(struct input *in, struct rng *rng)
{
    for (size_t tries = 0; tries < 40 && in->size > 0; tries++) {
        size_t at = below(rng, in->size);
        if (in->bytes[at] >= '0' && in->bytes[at] <= '9') {
            in->bytes[at] = (uint8_t)('0' + rng_below(rng, 10));
            return;
        }
    }
}

static void change_byte(struct input *in, struct rng *rng)
{
    static const char telling[] = "\"{}[]:,-0 \n\r\t\\?=#";
    if (in->size == 0)
        return;
    size_t at = below(rng, in->size);
    int how = rng_below(rng, 3);
    in->bytes[at] = (uint8_t)(how == 0 ? in->bytes[at] ^ 1 << rng_below(rng, 8)
                              : how == 1 ? rng_below(rng, 256)
                                         : telling[below(rng, sizeof telling)]);
}

/* A piece of the input itself or of another seed, at some other place. */
static void insert_piece(struct input *in, struct rng *rng)
{
    const struct input *from = seeds[rng_below(rng, seed_count)];
    if (from->size == 0)
        return;
    size_t start = below(rng, from->size);
    size_t size = 1 + below(rng, from->size - start);
    size = rng_below(rng, 2) && size > 40 ? 40 : size;
    size_t at = below(rng, in->size + 1);
    size_t cut = rng_below(rng, 2) ? below(rng, in->size - at + 1) : 0;
    splice(in, at, cut, from->bytes + start, size);
}

static void cut_piece(struct input *in, struct rng *rng)
{
    size_t at = below(rng, in->size + 1);
    size_t cut = below(rng, in->size - at + 1);
    cut = rng_below(rng, 3) && cut > 20 ? 20 : cut;
    splice(in, at, cut, "", 0);
}

static void insert_bytes(struct input *in, struct rng *rng)
{
    uint8_t bytes[8];
    size_t size = 1 + below(rng, sizeof bytes);
    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)rng_below(rng, 256);
    splice(in, below(rng, in->size + 1), 0, bytes, size);
}

static void mutate(struct input *in, struct rng *rng)
{
    static void (*const ways[])(struct input *, struct rng *) = {
        change_digit, change_digit, change_byte,
        cut_piece,    insert_piece, insert_bytes,
    };
    for (int n = 1 + rng_below(rng, 3); n > 0; n--)
        ways[below(rng, sizeof ways / sizeof ways[0])](in, rng);
}

/* -- Running --------------------------------------------------------------- */

static void keep(const struct input *in, const char *path)
{
    FILE *f = fopen(path, "wb");
    if (!f)
        return;
    (void)fwrite(in->bytes, 1, in->size, f);
    (void)fclose(f);
}

/* In a block of its exact size, so that a byte too many is noticed. */
static void run(const struct input *in, const char *kept)
{
    uint8_t *exact = malloc(in->size ? in->size : 1);
    CHECK(exact != NULL);
    memcpy(exact, in->bytes, in->size);
    keep(in, kept);
    (void)LLVMFuzzerTestOneInput(exact, in->size);
    free(exact);
}

static int run_mutations(const char *kept)
{
    static struct input in;
    for (uint64_t n = 0; n < MUTATIONS; n++) {
        struct rng rng = rng_stream(1, n);
        in = *seeds[rng_below(&rng, seed_count)];
        mutate(&in, &rng);
        run(&in, kept);
    }
    return MUTATIONS;
}

static int run_all(int argc, char **argv, const char *name, const char *kept)
{
    int inputs = 0;
    bool alone = argc > 1 && add_file(argv[1]);
    for (int i = 1; i < argc && !alone; i++)
        add_folder(argv[i]);
    if (!alone)
        add_built_in_seeds();
    for (; inputs < seed_count; inputs++)
        run(seeds[inputs], kept);
    if (!alone)
        inputs += run_mutations(kept);
    (void)remove(kept);
    for (int i = 0; i < seed_count; i++)
        free(seeds[i]);
    printf("%s: %d inputs\n", name, inputs);
    return 0;
}

int main(int argc, char **argv)
{
    const char *slash = strrchr(argv[0], '/');
    const char *name = slash ? slash + 1 : argv[0];
    char here[4096];
    char kept[sizeof here + 256];
    struct text t = text_in(kept, sizeof kept);
    int status = 0;
    text_add(&t, "%s/%s.input", getcwd(here, sizeof here) ? here : ".", name);
    pid_t child = fork();
    if (child == 0)
        return run_all(argc, argv, name, kept);
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    if (status != 0)
        (void)fprintf(stderr, "  this input alone: %s %s\n", argv[0], kept);
    return status != 0;
}
