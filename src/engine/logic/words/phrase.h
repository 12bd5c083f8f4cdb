/* phrase.h - the parts of sentences about steps: lists, digits, cells, houses, what is true.
 *
 * All are translated. Free with g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* How a list of several ends. */
typedef enum {
  RT_ALL_OF,            /* "3, 5 and 8" */
  RT_ANY_OF,            /* "3, 5 or 8" */
} RtListEnd;

/* Of strings; and of strings that are lists themselves: "4 in r1c2 and r4c7; 5 in r2c8". */
char *rt_phrase_list (const GPtrArray *items, RtListEnd end);
char *rt_phrase_lists (const GPtrArray *items);

char *rt_phrase_digits (RtDigits digits, RtListEnd end);
char *rt_phrase_cells (RtCells cells, RtListEnd end);
char *rt_phrase_houses (RtHouses houses, RtListEnd end);

/* "r4c7 is 5", "none of r4c7 and r4c8 is 5". */
char *rt_phrase_node (RtStepNode node);

/* The candidates with marks of ROLE, as such lists. */
char *rt_phrase_marks (const RtStep *step, RtMarkRole role);

/* "12 links". */
char *rt_phrase_links (guint n);
