/* place.h - where in a search we look, as words for the session: "masks watched done 1204". */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solving.h"

/* PLAYER is SOLVING's. NULL where there is no search. Free with g_free. */
char *rt_place_of (RtSolving *solving, RtPlayer *player);

/* Searches once more, to that place; does nothing where TEXT is no place, or of a search that this
 * program does not have. */
void rt_place_resume (RtSolving *solving, const char *text);
