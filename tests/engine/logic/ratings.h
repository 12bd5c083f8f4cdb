/* ratings.h - puzzles and their ratings, from a table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"

#include <glib.h>

typedef struct {
  RtGrid grid;
  RtRating rating;
} Rated;

/* Of Rated: what the table at PATH has, or that of the project for NULL. Its rows are puzzle, ER,
 * EP, ED, tabs between; comments begin with #. */
GArray *rated_puzzles (const char *path);

/* All three numbers. */
void assert_same_rating (const RtRating *rating, const RtRating *expected);
