/* draw-film.h - the part of the command `draw` that writes steps of a search as an animated GIF. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "picture/theme.h"

#include <glib.h>
#include <stdbool.h>

/* Parses STEPS, a range as in "1-200"; NULL: from the start to the first solution, FROM = TO = 0.
 * If it is malformed or contains too many steps, prints an error and returns false. */
bool rt_draw_film_range (const char *steps, guint64 *from, guint64 *to);

/* Writes steps FROM to TO (0: the first solution) of the search called ID (NULL: masks) on GIVENS
 * to the file NAME. SIZE is in pixels, SPEED in steps a second; 0 means the default. TREE: with
 * the tree of the steps. Returns the exit status. */
int rt_draw_film (const char *name, const RtGrid *givens, const char *id, guint64 from, guint64 to,
                  int size, double speed, bool tree, const RtTheme *theme);
