/* desk_keys.c - what the keys do on the page of a match. */
#include "term/desk.h"
#include "term/saves.h"
#include "term/say.h"

#include <assert.h>
#include <string.h>

enum { PAN_ROWS = 3, PAN_COLS = 8 };

/* -- The match ------------------------------------------------------------- */

/* A sentence about what cannot be done now. */
static void warn(struct desk *d, const char *message)
{
    struct text t = desk_warning(d);
    say(&t, message);
}

static void undo(struct desk *d)
{
    struct text said = desk_message(d);
    bool done = party_undo(d->party, d->scene.asked, &said);
    d->is_over_told = d->is_over_told && !done;
    desk_answer(d, done);
}

static void hint(struct desk *d)
{
    struct outlook o;
    if (d->scene.asked < 0 || d->thought.is_busy) {
        warn(d, "advice-turn");
        return;
    }
    d->message[0] = '\0';
    outlook_of(&o, d->scene.venue, scene_state(&d->scene), d->scene.asked);
    if (thought_advise(&d->thought, &o, party_advice_seed(d->party)) != ERR_OK)
        warn(d, "no-thread");
}

static void hurry(struct desk *d)
{
    if (d->thought.is_busy)
        thought_hurry(&d->thought);
}

static void write_file(struct desk *d)
{
    char path[SAVES_PATH_MAX];
    struct text t = text_in(path, sizeof path);
    struct text said = desk_warning(d);
    const char *now = party_path(d->party, &said);
    if (!now)
        return;
    text_add(&t, "%s", now);
    if (screen_prompt_for(d->screen, "prompt-file", path, sizeof path)
        && path[0])
        desk_answer(d, party_write(d->party, path, &said));
}

static void type_move(struct desk *d, const char *begin)
{
    char room[GAME_TEXT_MAX] = "";
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%s", begin);
    if (d->scene.asked < 0) {
        warn(d, "choose-nothing");
        return;
    }
    if (!screen_prompt_for(d->screen, "prompt-move", room, sizeof room)
        || !room[0])
        return;
    int i = scene_find_move(&d->scene, room);
    if (i >= 0) {
        desk_choose(d, i);
        desk_take(d);
        return;
    }
    struct text words = desk_warning(d);
    scene_write_unknown(&d->scene, room, d->party->by, &words);
}

/* Asks in the row of messages, and waits for a key. */
static int ask_key(struct desk *d, const char *message)
{
    struct text t = desk_message(d);
    SAY(&t, message, {"at", .word = d->party->at});
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
    int key = ask_key(d, "leave");
    if (key == 'y' || key == 'q') {
        d->end = DESK_LEAVES;
    } else if (key == 'n') {
        d->end = DESK_HOME;
    }
}

/* -- At a table online ------------------------------------------------------ */

static void wish(struct desk *d, enum party_wish wanted)
{
    struct text said = desk_message(d);
    desk_answer(d, party_wish(d->party, wanted, &said));
}

static void table(struct desk *d)
{
    struct text said = desk_warning(d);
    if (!party_has_table(d->party, &said))
        return;
    int key = ask_key(d, "table");
    if (key == 'b') {
        wish(d, WISH_RETURN);
    } else if (key == 'n') {
        wish(d, WISH_REMATCH);
    } else if (key == 'r' && ask_key(d, "resign") == 'y') {
        wish(d, WISH_RESIGN);
    }
}

/* -- Looking back ---------------------------------------------------------- */

/* From here on the match is another one, with a file of its own. */
static void branch(struct desk *d)
{
    struct text said = desk_message(d);
    if (!party_looks_back(d->party))
        return;
    d->is_over_told = false;
    desk_answer(d, party_branch(d->party, &said));
}

/* -- Choosing -------------------------------------------------------------- */

static void pick(struct desk *d, int i)
{
    assert(d->scene.asked >= 0 || d->scene.moves.count == 0);
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
        struct canvas_place at = {d->pan_row + row - l->board_row,
                                  d->pan_col + col - 1};
        pick(d, picture_choice_at(&d->picture, &d->scene, d->choice, at));
    }
}

static bool is_elsewhere(const struct desk *d, int choice)
{
    assert(choice >= 0 && choice < d->scene.moves.count);
    const struct picture_places *now = &d->picture.places[d->choice];
    const struct picture_places *other = &d->picture.places[choice];
    return now->count != other->count
           || memcmp(now->box, other->box,
                     sizeof now->box[0] * (size_t)now->count)
                  != 0;
}

/* The next choice that is at other places of the board. */
static void next_place(struct desk *d)
{
    int count = d->scene.moves.count;
    for (int k = 1; k < count; k++) {
        int i = (d->choice + k) % count;
        if (is_elsewhere(d, i)) {
            desk_choose(d, i);
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
    struct party_past past = party_past(d->party);
    switch (key) {
    case ',':
        desk_go(d, past.count - 1);
        return true;
    case '.':
        desk_go(d, past.count + 1);
        return true;
    case KEY_IS_HOME:
        desk_go(d, 0);
        return true;
    case KEY_IS_END:
        desk_go(d, past.total);
        return true;
    case 'g':
        branch(d);
        return true;
    case KEY_IS_ESCAPE:
        if (party_looks_back(d->party))
            desk_go(d, past.total);
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
    if (party_is_asked(d->party) && (key == 'y' || key == 'n'))
        wish(d, key == 'y' ? WISH_AGREE : WISH_REFUSE);
}

static void key_at_cover(struct desk *d, int key)
{
    if (key == KEY_IS_ENTER || key == ' ') {
        party_uncover(d->party);
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
    } else if (d->party->covered >= 0) {
        key_at_cover(d, key);
    } else if (!key_chooses(d, key) && !key_pans(d, key)
               && !key_looks_back(d, key) && !key_does(d, key)) {
        answer(d, key);
    }
}
