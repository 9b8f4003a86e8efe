/* module_fuzz.c - any calls of the WebAssembly module, in any order, with any
 * numbers and texts. A line of the input is a call, its numbers and its text, in
 * which | stands for the end of a line. Every call answers JSON or text, or
 * refuses with a sentence; none of them stops the program. `forge` and a link
 * opens the link with its checksum put right, which mutations never do. */
#include "calls.h"
#include "fuzz/fuzz.h"
#include "wasm/module.h"

enum { NAME = 32 };

/* Takes the next word; what is too long is cut. */
static void next_word(const char **at, const char *end, char word[NAME])
{
    size_t n = 0;
    for (; *at < end && **at != ' '; (*at)++) {
        if (n < NAME - 1)
            word[n++] = **at;
    }
    *at += *at < end;
    word[n] = '\0';
}

static long long next_number(const char **at, const char *end)
{
    char word[NAME];
    next_word(at, end, word);
    return strtoll(word, NULL, 10);
}

/* A search may be told to take hours; those that are not are tried. */
static bool is_quick(const char *text)
{
    static const char *const slow[] = {"=", "mcts", "medium", "hard", "expert"};
    for (size_t i = 0; i < sizeof slow / sizeof slow[0]; i++) {
        if (strstr(text, slow[i]))
            return false;
    }
    return true;
}

static int put_text(const char *at, const char *end)
{
    char *buffer = module_buffer();
    int size = 0;
    for (; at < end && size < module_room(); at++, size++) {
        buffer[size] = *at;
        if (*at == '|')
            buffer[size] = '\n';
    }
    buffer[size] = '\0';
    return size;
}

/* A sentence, and on a line of its own what players are told of it. */
static void check_refusal(const char *text)
{
    const char *fact = strchr(text, '\n');
    CHECK(!fact || (fact > text && fact[1] == '{' && !strchr(fact + 1, '\n')));
}

static void check_answer(const char *name, int answer)
{
    const char *text = module_buffer();
    size_t size = (size_t)abs(answer);
    CHECK(answer != 0 && size < MODULE_ROOM);
    CHECK(text[size] == '\0' && strlen(text) == size);
    bool is_text = strcmp(name, "record") == 0 || strcmp(name, "link") == 0;
    if (answer > 0 && !is_text)
        CHECK(text[0] == '{' || text[0] == '[');
    if (answer < 0)
        check_refusal(text);
}

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                             "abcdefghijklmnopqrstuvwxyz0123456789-_";

enum { LINK_BYTES = 4096, SUM = 8 };

static size_t decode(const char *at, const char *end, uint8_t bytes[LINK_BYTES])
{
    unsigned held = 0;
    int bits = 0;
    size_t size = 0;
    for (; at < end && size < LINK_BYTES; at++) {
        const char *digit = *at ? strchr(digits, *at) : NULL;
        held = held << 6 | (unsigned)(digit ? digit - digits : 0);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes[size++] = (uint8_t)(held >> bits);
        }
    }
    return size;
}

static int put_link(const uint8_t bytes[], size_t size)
{
    struct text t = text_in(module_buffer(), (size_t)module_room());
    unsigned held = 0;
    int bits = 0;
    for (size_t i = 0; i < size; i++) {
        held = held << 8 | bytes[i];
        for (bits += 8; bits >= 6; bits -= 6)
            text_add(&t, "%c", digits[held >> (bits - 6) & 63]);
    }
    if (bits > 0)
        text_add(&t, "%c", digits[held << (6 - bits) & 63]);
    return (int)t.len;
}

static void forge(const char *at, const char *end)
{
    uint8_t bytes[LINK_BYTES];
    size_t size = decode(at, end, bytes);
    if (size <= SUM)
        return;
    uint64_t sum = hash_bytes(0, bytes, size - SUM);
    for (size_t i = 0; i < SUM; i++)
        bytes[size - SUM + i] = (uint8_t)(sum >> 8 * i);
    check_answer("position", module_position(1, put_link(bytes, size)));
}

static void run_line(const char *at, const char *end)
{
    char name[NAME];
    long long numbers[2] = {0, 0};
    next_word(&at, end, name);
    if (strcmp(name, "forge") == 0)
        forge(at, end);
    const struct calls_row *row = calls_find(name);
    if (!row)
        return;
    for (int i = 0; i < row->numbers; i++)
        numbers[i] = next_number(&at, end);
    int size = put_text(at, end);
    bool thinks = row->numbers == 0 && row->has_text
                  && (strcmp(name, "think") == 0 || strcmp(name, "decide") == 0
                      || strcmp(name, "advise") == 0);
    if (thinks && !is_quick(module_buffer()))
        return;
    check_answer(name, calls_run(row, numbers, size));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    calls_init();
    char *text = fuzz_text(data, size);
    for (char *line = text; *line;) {
        size_t n = strcspn(line, "\n");
        run_line(line, line + n);
        line += n + (line[n] == '\n');
    }
    free(text);
    return 0;
}
