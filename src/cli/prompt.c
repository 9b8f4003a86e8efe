/* prompt.c - asking a person for a move. */
#include "cli/output.h"
#include "cli/play.h"
#include "cli/scores.h"
#include "search/hint.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum {
    LINE_SIZE = 512,
    HINTS = 3,
    HINT_ITERATIONS = 4000,
    HINT_PLAYOUTS = 100,
    COLUMNS = 78
};

/* What the person who is asked can see and do. */
struct question {
    struct table_talk *talk;
    int seat;
    struct state_room view;
    struct move_list moves;
};

static const struct venue *venue_of(const struct question *q)
{
    return &q->talk->source->venue;
}

static void write_move(const struct question *q, int i, struct text *t)
{
    const struct venue *v = venue_of(q);
    struct state_room view = q->view;
    v->game->write_move(v->table, state_in(&view), q->moves.move[i], t);
}

static void describe(const struct question *q, int i, struct text *t)
{
    const struct venue *v = venue_of(q);
    struct state_room view = q->view;
    if (v->game->describe_move)
        v->game->describe_move(v->table, state_in(&view), q->moves.move[i], t);
}

/* -- The list of moves ----------------------------------------------------- */

static int widest(const struct question *q)
{
    int most = 0;
    for (int i = 0; i < q->moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        write_move(q, i, &t);
        most = (int)t.len > most ? (int)t.len : most;
    }
    return most;
}

static bool has_descriptions(const struct question *q)
{
    char room[GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    for (int i = 0; i < q->moves.count && t.len == 0; i++)
        describe(q, i, &t);
    return t.len > 0;
}

/* With words beside them one to a line, else in columns. */
static void list_moves(struct question *q)
{
    struct text *t = &q->talk->out;
    int width = widest(q);
    bool lines = has_descriptions(q);
    int columns = lines ? 1 : COLUMNS / (width + 7);
    columns = columns > 0 ? columns : 1;
    for (int i = 0; i < q->moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text words = text_in(room, sizeof room);
        write_move(q, i, &words);
        text_add(t, "%4d) %-*s ", i + 1, width, room);
        if (lines) {
            text_add(t, " ");
            describe(q, i, t);
        }
        if ((i + 1) % columns == 0 || i + 1 == q->moves.count)
            text_add(t, "\n");
    }
    output_flush(t);
}

/* -- Words at the prompt --------------------------------------------------- */

static enum prompt_answer help(struct question *q, const char *rest)
{
    (void)rest;
    text_add(&q->talk->out,
             "Choose a move by its number or its words; the first letters are "
             "enough\nif no other move begins with them.\n"
             "  board      draw the board again\n"
             "  moves      list the moves again\n"
             "  score      the points if the game ended now\n"
             "  hint       the three most promising moves\n"
             "  undo       take back your last decision\n"
             "  save FILE  keep the game; go on later with mudbrick play FILE\n"
             "  quit       leave\n");
    output_flush(&q->talk->out);
    return ANSWER_AGAIN;
}

static enum prompt_answer board(struct question *q, const char *rest)
{
    (void)rest;
    play_draw(q->talk, q->seat);
    return ANSWER_AGAIN;
}

static enum prompt_answer moves(struct question *q, const char *rest)
{
    (void)rest;
    list_moves(q);
    return ANSWER_AGAIN;
}

static enum prompt_answer score(struct question *q, const char *rest)
{
    (void)rest;
    scores_write(venue_of(q), state_in(&q->view), &q->talk->out);
    output_flush(&q->talk->out);
    return ANSWER_AGAIN;
}

/* In words what the move brings: the lines of the seat's own score that it
 * changes at once. A move that opens something hidden is not looked into. */
static void write_changes(const struct question *q, struct move m,
                          struct text *t)
{
    const struct venue *v = venue_of(q);
    struct state_room before = q->view;
    struct state_room after = q->view;
    struct score was;
    struct score is;
    if (venue_has_holes(v, state_in(&before)))
        return;
    v->game->apply(v->table, state_in(&after), m);
    v->game->score(v->table, state_in(&before), q->seat, &was);
    v->game->score(v->table, state_in(&after), q->seat, &is);
    for (int i = 0; i < is.lines && i < was.lines; i++) {
        int gain = is.line[i].points - was.line[i].points;
        if (gain != 0 && is.line[i].label == was.line[i].label) {
            text_add(t, "      %s %s%d\n", is.line[i].label,
                     gain > 0 ? "+" : "", gain);
        }
    }
}

/* What the move is, what it tends to lead to, and what it does. */
static void write_hint(const struct question *q, const struct hint *h,
                       struct text *t)
{
    const struct venue *v = venue_of(q);
    struct state_room view = q->view;
    char room[GAME_TEXT_MAX];
    struct text name = text_in(room, sizeof room);
    v->game->write_move(v->table, state_in(&view), h->move, &name);
    text_add(t, "  %-20s wins %2d %%, about %d points to %d", room,
             (int)(h->win_share * 100 + 0.5), (int)(h->points + 0.5),
             (int)(h->points_of_others + 0.5));
    size_t before = t->len;
    text_add(t, "; ");
    if (v->game->describe_move)
        v->game->describe_move(v->table, state_in(&view), h->move, t);
    if (t->len == before + 2)
        t->len = before;
    t->buf[t->len] = '\0';
    text_add(t, "\n");
    write_changes(q, h->move, t);
}

static enum prompt_answer hint(struct question *q, const char *rest)
{
    struct hint best[HINTS];
    struct text *t = &q->talk->out;
    struct outlook o;
    (void)rest;
    text_add(t, "Thinking ...\n");
    output_flush(t);
    (void)fflush(stdout);
    struct hint_effort effort = {HINT_ITERATIONS, HINT_PLAYOUTS,
                                 (uint64_t)q->talk->seed};
    outlook_of(&o, venue_of(q), match_state(&q->talk->source->match), q->seat);
    int n = hint_best(&o, &effort, best, HINTS);
    for (int i = 0; i < n; i++)
        write_hint(q, &best[i], t);
    output_flush(t);
    return ANSWER_AGAIN;
}

static enum prompt_answer undo(struct question *q, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct match *m = &q->talk->source->match;
    (void)rest;
    int target = match_undo_target(m, q->seat, &why);
    if (target < 0) {
        text_add(&q->talk->out, "That cannot be undone: %s.\n", room);
    } else {
        match_go_back(m, target);
        q->talk->saved = false;
        q->talk->seen = false;
        text_add(&q->talk->out, "Taken back.\n");
    }
    output_flush(&q->talk->out);
    return ANSWER_AGAIN;
}

static enum prompt_answer save(struct question *q, const char *path)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct match *m = &q->talk->source->match;
    if (!*path) {
        output_problem("save needs the name of a file");
        return ANSWER_AGAIN;
    }
    struct text record = output_text(record_room(m));
    record_write(m, &(struct record_notes){.seed = q->talk->seed}, &record);
    if (file_write(path, record.buf, record.len, &why) == ERR_OK) {
        printf("Saved. Go on later with: mudbrick play %s\n", path);
        q->talk->saved = true;
    } else {
        output_problem(room);
    }
    output_free(&record);
    return ANSWER_AGAIN;
}

/* Asks once more if the game would be lost. */
static enum prompt_answer quit(struct question *q, const char *rest)
{
    (void)rest;
    if (q->talk->saved)
        return ANSWER_QUIT;
    printf("The game is not saved. save FILE keeps it; quit again leaves.\n");
    q->talk->saved = true;
    return ANSWER_AGAIN;
}

static const struct word {
    const char *name;
    enum prompt_answer (*run)(struct question *q, const char *rest);
} words[] = {
    {"help", help},   {"board", board}, {"moves", moves},
    {"score", score}, {"hint", hint},   {"undo", undo},
    {"save", save},   {"quit", quit},   {"?", help},
};

static const struct word *find_word(const char *line)
{
    size_t n = strcspn(line, " ");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strlen(words[i].name) == n && strncmp(words[i].name, line, n) == 0)
            return &words[i];
    }
    return NULL;
}

/* -- Reading the answer ---------------------------------------------------- */

static void trim(char *line)
{
    size_t n = strlen(line);
    while (n > 0 && isspace((unsigned char)line[n - 1]))
        line[--n] = '\0';
    size_t skip = strspn(line, " \t");
    memmove(line, line + skip, n - skip + 1);
}

/* The move with that number, those words, or the only one beginning so. */
static int find_move(const struct question *q, const char *line)
{
    long long number = 0;
    int found = -1;
    int begun = 0;
    if (text_number(line, 1, q->moves.count, &number))
        return (int)number - 1;
    for (int i = 0; i < q->moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        write_move(q, i, &t);
        if (strcmp(room, line) == 0)
            return i;
        if (strncmp(room, line, strlen(line)) == 0) {
            found = i;
            begun++;
        }
    }
    return begun == 1 ? found : -1;
}

/* Turns the echo of the terminal off or on, for secret choices. */
static void set_echo(bool on)
{
    struct termios t;
    if (!isatty(STDIN_FILENO) || tcgetattr(STDIN_FILENO, &t) != 0)
        return;
    if (on) {
        t.c_lflag |= ECHO;
    } else {
        t.c_lflag &= ~(tcflag_t)ECHO;
    }
    (void)tcsetattr(STDIN_FILENO, TCSANOW, &t);
}

/* Several people at one keyboard must not read each other's secrets. */
static bool is_secret(const struct question *q)
{
    const struct venue *v = venue_of(q);
    struct state *s = match_state(&q->talk->source->match);
    if (q->talk->humans < 2 || !v->game->secrets)
        return false;
    struct move seen = v->game->secrets->redact_move(
        v->table, s, q->moves.move[0], SEAT_NOBODY);
    return move_compare(seen, q->moves.move[0]) != 0;
}

static bool read_line(struct question *q, char line[LINE_SIZE])
{
    bool secret = is_secret(q);
    printf("%s%s> ", venue_seat_name(venue_of(q), q->seat),
           secret ? " (others look away; what you type is not shown)" : "");
    (void)fflush(stdout);
    if (secret)
        set_echo(false);
    bool got = fgets(line, LINE_SIZE, stdin) != NULL;
    if (secret) {
        set_echo(true);
        printf("\n");
    }
    if (got && !strchr(line, '\n')) {
        for (int c = getchar(); c != '\n' && c != EOF;)
            c = getchar();
    }
    if (got)
        trim(line);
    return got;
}

static enum prompt_answer answer(struct question *q, const char *line,
                                 struct move *out)
{
    const struct word *word = find_word(line);
    int i = *line ? find_move(q, line) : -1;
    if (i >= 0) {
        *out = q->moves.move[i];
        return ANSWER_MOVE;
    }
    if (word) {
        const char *rest = line + strlen(word->name);
        return word->run(q, rest + strspn(rest, " "));
    }
    if (*line) {
        printf("There is no move \"%.40s\". Type a number from 1 to %d, or "
               "help.\n",
               line, q->moves.count);
    }
    return ANSWER_AGAIN;
}

enum prompt_answer prompt_ask(struct table_talk *talk, int seat,
                              struct move *out)
{
    struct question q = {.talk = talk, .seat = seat};
    const struct venue *v = &talk->source->venue;
    char line[LINE_SIZE];
    venue_view(v, match_state(&talk->source->match), seat, state_in(&q.view));
    v->game->legal(v->table, state_in(&q.view), seat, &q.moves);
    if (!talk->seen) {
        play_draw(talk, seat);
        list_moves(&q);
    }
    talk->seen = true;
    if (!read_line(&q, line)) {
        printf("\n");
        if (!talk->saved)
            output_problem("the input has ended and the game was not saved");
        return ANSWER_QUIT;
    }
    return answer(&q, line, out);
}
