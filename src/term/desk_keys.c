/* desk_keys.c - what the keys do on the page of a match. */
#include "term/desk.h"

#include <string.h>

enum { PAN_ROWS = 3, PAN_COLS = 8 };

/* -- The match ------------------------------------------------------------- */

static void undo(struct desk *d)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (d->remote) {
        remote_wish(d->remote, WISH_TAKE_BACK);
        desk_say(d, "The others are asked whether you may take back.");
        return;
    }
    if (d->scene.asked < 0) {
        desk_warn(d, "you can take back when it is your turn");
    } else if (sitting_undo(&d->session->sitting, d->scene.asked, &why)
               == ERR_OK) {
        d->session->is_saved = false;
        d->is_over_told = false;
        desk_say(d, "Taken back.");
        d->is_stale = true;
    } else {
        desk_warn(d, room);
    }
}

static void hint(struct desk *d)
{
    struct outlook o;
    uint64_t seed = d->session ? sitting_draw(&d->session->sitting, SEED_ADVICE)
                               : 1;
    if (d->scene.asked < 0 || d->mind.is_busy) {
        desk_warn(d, "there is advice when it is your turn");
        return;
    }
    d->message[0] = '\0';
    outlook_of(&o, d->scene.venue, scene_state(&d->scene), d->scene.asked);
    if (mind_advise(&d->mind, &o, seed) != ERR_OK)
        desk_warn(d, "there is no thread to think with");
}

static void hurry(struct desk *d)
{
    if (d->mind.is_busy)
        mind_hurry(&d->mind);
}

static void write_file(struct desk *d)
{
    char path[SESSION_PATH_MAX] = "";
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!d->session) {
        desk_warn(d, "the server keeps this match");
        return;
    }
    struct text t = text_in(path, sizeof path);
    text_add(&t, "%s", d->session->path);
    if (!screen_ask(d->screen, "Write the game to which file?", path,
                    sizeof path)
        || !path[0])
        return;
    if (session_save(d->session, path, &why) == ERR_OK) {
        char command[SESSION_COMMAND_MAX];
        struct text words = text_in(command, sizeof command);
        session_write_command(d->session, &words);
        desk_say(d, "Saved. Go on later with: %s", command);
    } else {
        desk_warn(d, room);
    }
}

static void type_move(struct desk *d, const char *begin)
{
    char room[GAME_TEXT_MAX] = "";
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%s", begin);
    if (d->scene.asked < 0) {
        desk_warn(d, "there is nothing to choose now");
        return;
    }
    if (!screen_ask(d->screen, "Your move:", room, sizeof room) || !room[0])
        return;
    int i = scene_find_move(&d->scene, room);
    if (i >= 0) {
        desk_choose(d, i);
        desk_take(d);
        return;
    }
    int begun = scene_count_moves(&d->scene, room);
    if (begun > 1) {
        desk_say(d, "There are %d moves that begin with \"%.40s\".", begun,
                 room);
    } else {
        desk_say(d, "There is no move \"%.40s\"; F1 tells how to choose.",
                 room);
    }
    d->is_warning = true;
}

/* Asks in the row of messages, and waits for a key. */
static int ask_key(struct desk *d, const char *question)
{
    desk_say(d, "%s", question);
    desk_draw(d);
    int key = screen_key(d->screen, -1);
    while (key == KEY_IS_WAKE || key == KEY_IS_SIZE) {
        desk_draw(d);
        key = screen_key(d->screen, -1);
    }
    d->message[0] = '\0';
    if (key == KEY_IS_LEAVE)
        d->end = DESK_LEAVES;
    return key;
}

static void leave(struct desk *d)
{
    int key = ask_key(d, d->session
                             ? "Leave? y leaves, n goes to the first page, Esc "
                               "stays. The game is kept."
                             : "Leave? y leaves, n goes to the first page, Esc "
                               "stays. The seat stays yours.");
    if (key == 'y' || key == 'q') {
        d->end = DESK_LEAVES;
    } else if (key == 'n') {
        d->end = DESK_HOME;
    }
}

/* -- At a table online ------------------------------------------------------ */

static void resign(struct desk *d)
{
    int key = ask_key(d, "Resign? A bot plays on for you to the end, and you "
                         "cannot come back. y resigns, any other key stays.");
    if (key == 'y')
        remote_wish(d->remote, WISH_RESIGN);
}

static void table(struct desk *d)
{
    if (!d->remote) {
        desk_warn(d, "this match is at no table online");
        return;
    }
    int key = ask_key(d, "At the table: r resigns, b comes back after your "
                         "time was up, n is for a rematch; Esc.");
    if (key == 'r') {
        resign(d);
    } else if (key == 'b') {
        remote_wish(d->remote, WISH_RETURN);
    } else if (key == 'n') {
        remote_wish(d->remote, WISH_REMATCH);
        d->is_stale = true;
    }
}

/* -- Looking back ---------------------------------------------------------- */

static void go_to(struct desk *d, int count)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!d->session) {
        desk_warn(d, "the moves of a table online are listed by m");
        return;
    }
    struct sitting *s = &d->session->sitting;
    count = count < 0 ? 0 : count > s->total ? s->total : count;
    mind_drop(&d->mind);
    if (sitting_go(s, count, &why) != ERR_OK)
        desk_warn(d, room);
    d->message[0] = '\0';
    d->is_stale = true;
}

static int count_of(const struct desk *d)
{
    return d->session ? d->session->sitting.match.count : 0;
}

/* From here on the match is another one, with a file of its own. */
static void branch(struct desk *d)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!desk_looks_back(d))
        return;
    if (sitting_cut(&d->session->sitting, &why) != ERR_OK) {
        desk_warn(d, room);
        return;
    }
    d->session->path[0] = '\0';
    d->session->is_saved = false;
    d->is_over_told = false;
    d->is_stale = true;
    desk_say(d, "From here on this is a match of its own.");
}

/* -- Choosing -------------------------------------------------------------- */

static bool is_in(const struct spot *s, int row, int col)
{
    return row >= s->row && row < s->row + s->rows && col >= s->col
           && col < s->col + s->cols;
}

/* The choice that is at this place of the board; if there are several, the one
 * after the present, so that clicks go through them. */
static int choice_at(struct desk *d, int row, int col)
{
    int count = d->scene.moves.count;
    for (int k = 0; k < count; k++) {
        int i = (d->choice + 1 + k) % count;
        for (int n = 0; n < d->spot_count[i]; n++) {
            if (is_in(&d->spot[i][n], row, col))
                return i;
        }
    }
    return -1;
}

static void pick(struct desk *d, int i)
{
    if (i < 0 || i >= d->scene.moves.count)
        return;
    if (i == d->choice) {
        desk_take(d);
    } else {
        desk_choose(d, i);
    }
}

static void click(struct desk *d)
{
    const struct layout *l = &d->layout;
    int row = d->screen->mouse_row;
    int col = d->screen->mouse_col;
    if (d->scene.asked < 0)
        return;
    if (row >= l->list_row && row < l->list_row + l->list_rows) {
        pick(d, d->top + row - l->list_row);
    } else if (row >= l->board_row && row < l->board_row + l->board_rows
               && col >= 1 && col <= l->board_cols) {
        pick(d, choice_at(d, d->pan_row + row - l->board_row,
                          d->pan_col + col - 1));
    }
}

/* The next choice whose last word is another: another place. */
static void next_place(struct desk *d)
{
    char now[GAME_TEXT_MAX];
    struct text t = text_in(now, sizeof now);
    int count = d->scene.moves.count;
    if (count == 0)
        return;
    scene_write_move(&d->scene, d->choice, &t);
    size_t n = strcspn(now + strcspn(now, " "), " ") + strcspn(now, " ");
    n += now[n] ? 1 + strcspn(now + n + 1, " ") : 0;
    for (int k = 1; k < count; k++) {
        char room[GAME_TEXT_MAX];
        struct text other = text_in(room, sizeof room);
        scene_write_move(&d->scene, (d->choice + k) % count, &other);
        if (strncmp(room, now, n) != 0) {
            desk_choose(d, (d->choice + k) % count);
            return;
        }
    }
}

/* -- Tables of keys --------------------------------------------------------- */

static bool key_chooses(struct desk *d, int key)
{
    switch (key) {
    case KEY_IS_UP:
        desk_choose(d, d->choice - 1);
        return true;
    case KEY_IS_DOWN:
        desk_choose(d, d->choice + 1);
        return true;
    case KEY_IS_PAGE_UP:
        desk_choose(d, d->choice - d->layout.list_rows);
        return true;
    case KEY_IS_PAGE_DOWN:
        desk_choose(d, d->choice + d->layout.list_rows);
        return true;
    case KEY_IS_TAB:
        next_place(d);
        return true;
    case KEY_IS_ENTER:
    case ' ':
        desk_take(d);
        return true;
    case KEY_IS_CLICK:
        click(d);
        return true;
    case ':':
        type_move(d, "");
        return true;
    default:
        break;
    }
    if (key >= 'A' && key <= 'Z') {
        pick(d, key - 'A');
        return true;
    }
    if (key >= '0' && key <= '9') {
        type_move(d, (char[]){(char)key, '\0'});
        return true;
    }
    return false;
}

static bool key_pans(struct desk *d, int key)
{
    switch (key) {
    case 'i':
    case KEY_IS_WHEEL_UP:
        d->pan_row -= PAN_ROWS;
        return true;
    case 'k':
    case KEY_IS_WHEEL_DOWN:
        d->pan_row += PAN_ROWS;
        return true;
    case 'j':
    case KEY_IS_LEFT:
        d->pan_col -= PAN_COLS;
        return true;
    case 'l':
    case KEY_IS_RIGHT:
        d->pan_col += PAN_COLS;
        return true;
    case 'z':
        d->is_zoomed = !d->is_zoomed;
        desk_lay(d);
        desk_choose(d, d->choice);
        return true;
    default:
        return false;
    }
}

static bool key_looks_back(struct desk *d, int key)
{
    switch (key) {
    case ',':
        go_to(d, count_of(d) - 1);
        return true;
    case '.':
        go_to(d, count_of(d) + 1);
        return true;
    case KEY_IS_HOME:
        go_to(d, 0);
        return true;
    case KEY_IS_END:
        go_to(d, d->session ? d->session->sitting.total : 0);
        return true;
    case 'g':
        branch(d);
        return true;
    case KEY_IS_ESCAPE:
        if (desk_looks_back(d))
            go_to(d, d->session->sitting.total);
        d->message[0] = '\0';
        return true;
    default:
        return false;
    }
}

static const struct {
    int key;
    void (*run)(struct desk *d);
} deeds[] = {
    {'u', undo},
    {'h', hint},
    {'x', hurry},
    {'w', write_file},
    {'o', table},
    {'q', leave},
    {'r', desk_show_rules},
    {'?', desk_show_rules},
    {'s', desk_show_scores},
    {'m', desk_show_log},
    {'e', desk_explain},
    {KEY_IS_HELP, desk_show_keys},
};

static bool key_does(struct desk *d, int key)
{
    for (size_t i = 0; i < sizeof deeds / sizeof deeds[0]; i++) {
        if (deeds[i].key == key) {
            deeds[i].run(d);
            return true;
        }
    }
    return false;
}

static void answer(struct desk *d, int key)
{
    if (!d->remote || !remote_is_asked(d->remote))
        return;
    if (key == 'y' || key == 'n')
        remote_answer(d->remote, key == 'y');
}

static void key_at_cover(struct desk *d, int key)
{
    if (key == KEY_IS_ENTER || key == ' ') {
        d->uncovered = session_actor(d->session);
        d->is_stale = true;
    } else if (key == 'q') {
        d->end = DESK_LEAVES;
    }
}

void desk_key(struct desk *d, int key)
{
    if (key == KEY_IS_LEAVE) {
        d->end = DESK_LEAVES;
    } else if (key == KEY_IS_SIZE) {
        desk_lay(d);
        desk_choose(d, d->choice);
    } else if (d->is_covered) {
        key_at_cover(d, key);
    } else if (!key_chooses(d, key) && !key_pans(d, key)
               && !key_looks_back(d, key) && !key_does(d, key)) {
        answer(d, key);
    }
}
