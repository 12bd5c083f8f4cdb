/* draw-film.h - draws steps of a search as an animated picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "picture/theme.h"

#include <glib.h>
#include <stdbool.h>

/* Reads STEPS, as in "1-200" (NULL: from the first to the first solution). Returns false, and prints
 * why, where it is no range, or one of too many steps. */
bool rt_draw_film_range (const char *steps, guint64 *from, guint64 *to);

/* Writes steps FROM..TO (0: to the first solution) of the search of ID (NULL: masks) on GIVENS to the
 * file NAME. SIZE in pixels and SPEED in steps a second, or 0 for the usual. Returns how the program
 * would end. */
int rt_draw_film (const char *name, const RtGrid *givens, const char *id, guint64 from, guint64 to,
                  int size, double speed, const RtTheme *theme);
