/* What the machine gives: time, randomness, memory, lines of a descriptor. */
#define _DEFAULT_SOURCE /* NOLINT: fork, pipe */
#include "host/clock.h"
#include "host/lines.h"
#include "host/memory.h"
#include "host/random.h"
#include "unit.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* -- Time ------------------------------------------------------------------ */

static void the_steady_clock_never_goes_back(void **state)
{
    uint64_t before = clock_steady();
    double now = clock_now();
    (void)state;
    for (int i = 0; i < 1000; i++) {
        uint64_t after = clock_steady();
        double later = clock_now();
        assert_true(after >= before);
        assert_true(later >= now);
        before = after;
        now = later;
    }
}

static void the_steady_clock_is_one_in_every_unit(void **state)
{
    uint64_t first = clock_steady();
    int64_t second = clock_steady_ms();
    double third = clock_now();
    uint64_t last = clock_steady();
    (void)state;
    assert_true((int64_t)(first / 1000) <= second);
    assert_true(second <= (int64_t)(last / 1000));
    assert_true((double)(first - 1) / 1e6 <= third);
    assert_true(third <= (double)(last + 1) / 1e6);
}

static void the_wall_clock_counts_from_1970(void **state)
{
    (void)state;
    assert_true(clock_wall() > 1700000000000);
}

static void work_costs_time_and_waiting_does_not(void **state)
{
    double begin = clock_now();
    double worked = clock_worked();
    (void)state;
    (void)usleep(100000);
    assert_true(clock_now() - begin >= 0.1);
    assert_true(clock_worked() - worked < 0.09);
    begin = clock_worked();
    while (clock_worked() - begin < 0.01)
        continue;
}

static void a_moment_passes(void **state)
{
    double before = clock_now() - 1;
    double after = clock_now() + 100;
    (void)state;
    assert_true(clock_is_past(&before));
    assert_false(clock_is_past(&after));
}

/* -- Randomness ------------------------------------------------------------ */

static void randomness_fills_all_of_it_and_no_more(void **state)
{
    uint8_t bytes[2][5000] = {{0}};
    (void)state;
    random_fill(bytes[0], sizeof bytes[0] - 1);
    random_fill(bytes[1], sizeof bytes[1] - 1);
    assert_int_equal(bytes[0][4999], 0);
    assert_memory_not_equal(bytes[0], bytes[1], 16);
    assert_memory_not_equal(bytes[0] + 4900, bytes[1] + 4900, 99);
    random_fill(NULL, 0);
}

/* -- Memory ---------------------------------------------------------------- */

static void room_is_empty_and_grows_with_what_is_in_it(void **state)
{
    int *n = host_alloc(3, sizeof *n);
    (void)state;
    assert_int_equal(n[0] + n[1] + n[2], 0);
    n[2] = 7;
    n = host_grow(n, 1000, sizeof *n);
    assert_int_equal(n[2], 7);
    free(n);
    char *copy = host_copy("red wins", 3);
    assert_string_equal(copy, "red");
    free(copy);
    free(host_alloc(0, 8));
    free(host_grow(NULL, 0, 8));
}

static void ask_for_too_many(void)
{
    free(host_alloc(SIZE_MAX / 4 + 1, 8));
}

static void grow_too_far(void)
{
    free(host_grow(NULL, SIZE_MAX, 2));
}

/* How a child ends that runs this, and what it says. */
static int run_in_child(void (*run)(void), char *said, size_t room)
{
    int ends[2];
    int status = 0;
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        (void)dup2(ends[1], STDERR_FILENO);
        (void)signal(SIGABRT, SIG_DFL);
        run();
        _exit(0);
    }
    (void)close(ends[1]);
    ssize_t n = read(ends[0], said, room - 1);
    said[n > 0 ? n : 0] = '\0';
    (void)close(ends[0]);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    return status;
}

static void more_than_there_can_be_stops_the_program(void **state)
{
    void (*const runs[])(void) = {ask_for_too_many, grow_too_far};
    (void)state;
    for (int i = 0; i < 2; i++) {
        char said[200];
        int status = run_in_child(runs[i], said, sizeof said);
        assert_true(WIFSIGNALED(status));
        assert_int_equal(WTERMSIG(status), SIGABRT);
        assert_string_equal(said, "mudbrick: there is no memory left\n");
    }
}

/* -- Lines ----------------------------------------------------------------- */

/* Lines of these words, after which nothing comes. */
static struct lines lines_of(const char *words, size_t most)
{
    int ends[2];
    struct lines l;
    assert_int_equal(pipe(ends), 0);
    assert_int_equal(write(ends[1], words, strlen(words)), strlen(words));
    (void)close(ends[1]);
    lines_init(&l, ends[0], most);
    return l;
}

static void end_lines(struct lines *l)
{
    assert_int_equal(lines_next(l, -1), LINES_END);
    (void)close(l->descriptor);
    lines_release(l);
}

static void expect_line(struct lines *l, const char *words)
{
    assert_int_equal(lines_next(l, -1), LINES_LINE);
    assert_string_equal(l->line, words);
    assert_int_equal(l->length, strlen(words));
}

static void lines_come_without_their_ends(void **state)
{
    struct lines l = lines_of("take 3\r\n\nbuild\n", 100);
    (void)state;
    expect_line(&l, "take 3");
    expect_line(&l, "");
    expect_line(&l, "build");
    assert_int_equal(l.taken, 15);
    end_lines(&l);
}

static void a_line_has_a_ceiling_and_the_next_is_heard(void **state)
{
    struct lines l = lines_of("1234567\n12345678\n12345678901234567890\nup\n",
                              8);
    (void)state;
    expect_line(&l, "1234567");
    assert_int_equal(lines_next(&l, -1), LINES_LONG);
    assert_int_equal(lines_next(&l, -1), LINES_LONG);
    expect_line(&l, "up");
    end_lines(&l);
}

static void room_grows_up_to_the_ceiling(void **state)
{
    enum { LONG = 20000 };
    char *words = unit_room(LONG + 2);
    memset(words, 'x', LONG);
    memcpy(words + LONG, "\n", 2);
    struct lines l = lines_of(words, 1 << 20);
    (void)state;
    words[LONG] = '\0';
    expect_line(&l, words);
    end_lines(&l);
    free(words);
}

static void a_last_line_without_an_end_can_be_had(void **state)
{
    struct lines l = lines_of("first\nlast", 8);
    (void)state;
    expect_line(&l, "first");
    assert_false(lines_last(&l));
    assert_int_equal(lines_next(&l, -1), LINES_END);
    assert_true(lines_last(&l));
    assert_string_equal(l.line, "last");
    assert_false(lines_last(&l));
    end_lines(&l);
}

static void the_rest_of_a_long_line_is_no_last_line(void **state)
{
    struct lines l = lines_of("12345678901", 8);
    (void)state;
    assert_int_equal(lines_next(&l, -1), LINES_LONG);
    assert_int_equal(lines_next(&l, -1), LINES_END);
    assert_false(lines_last(&l));
    end_lines(&l);
}

static void silence_is_waited_for_only_so_long(void **state)
{
    int ends[2];
    struct lines l;
    (void)state;
    assert_int_equal(pipe(ends), 0);
    lines_init(&l, ends[0], 8);
    assert_int_equal(lines_next(&l, 0), LINES_QUIET);
    assert_int_equal(write(ends[1], "go", 2), 2);
    assert_int_equal(lines_next(&l, 5), LINES_QUIET);
    assert_int_equal(write(ends[1], "\n", 1), 1);
    (void)close(ends[1]);
    expect_line(&l, "go");
    end_lines(&l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_steady_clock_never_goes_back),
        cmocka_unit_test(the_steady_clock_is_one_in_every_unit),
        cmocka_unit_test(the_wall_clock_counts_from_1970),
        cmocka_unit_test(work_costs_time_and_waiting_does_not),
        cmocka_unit_test(a_moment_passes),
        cmocka_unit_test(randomness_fills_all_of_it_and_no_more),
        cmocka_unit_test(room_is_empty_and_grows_with_what_is_in_it),
        cmocka_unit_test(more_than_there_can_be_stops_the_program),
        cmocka_unit_test(lines_come_without_their_ends),
        cmocka_unit_test(a_line_has_a_ceiling_and_the_next_is_heard),
        cmocka_unit_test(room_grows_up_to_the_ceiling),
        cmocka_unit_test(a_last_line_without_an_end_can_be_had),
        cmocka_unit_test(the_rest_of_a_long_line_is_no_last_line),
        cmocka_unit_test(silence_is_waited_for_only_so_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
