/* bonus.h - personal bonuses, effect by effect (MO-19). */
#ifndef GAMES_MONUMENTS_BONUS_H
#define GAMES_MONUMENTS_BONUS_H

#include "games/monuments/nodes.h"

/* PERSONAL: an option of the personal card. */
monuments_node_legal monuments_personal_legal;
monuments_node_apply monuments_personal_apply;

/* EFFECT: the next effect of that option. */
monuments_node_run monuments_effect_run;

/* PLACE_RES, PLACE_WORKER: where something free goes. */
monuments_node_legal monuments_place_res_legal, monuments_place_worker_legal;
monuments_node_apply monuments_place_res_apply, monuments_place_worker_apply;

#endif
