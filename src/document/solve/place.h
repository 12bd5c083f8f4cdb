/* place.h - the place in a search as text for the session: "masks watched done 1204 8366". */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/solving.h"

/* The current place; PLAYER is SOLVING's. NULL if there is no search. Free with g_free. */
char *rt_place_of (RtSolving *solving, RtPlayer *player);

/* Runs the search again, to that place; does nothing if TEXT is no place, or names a search that
 * does not exist. Steps of a person's own program are shown again: those of WATCHED, or where that is NULL
 * those of the file that they came from, if it still has steps on this grid. */
void rt_place_resume (RtSolving *solving, const char *text, RtWatched *watched);
