/* ratings.h - reads the table of puzzles with known ratings. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"

#include <glib.h>

typedef struct {
  RtGrid grid;
  RtRating rating;
} Rated;

/* Returns the rows (Rated) of the table at PATH, or of the project's table if NULL. A row is
 * puzzle, ER, EP, ED, separated by tabs; comments begin with #. */
GArray *rated_puzzles (const char *path);

/* Compares all three numbers. */
void assert_same_rating (const RtRating *rating, const RtRating *expected);
