/* phrases.h - translated parts of sentences about steps: lists, digits, cells, houses, nodes.
 *
 * The caller frees each result with g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* The conjunction before the last item of a list. */
typedef enum {
  RT_ALL_OF,            /* "3, 5 and 8" */
  RT_ANY_OF,            /* "3, 5 or 8" */
} RtListEnd;

/* Return ITEMS joined: rt_phrase_list with commas and a conjunction, rt_phrase_lists with
 * semicolons, for strings that are lists themselves: "4 in r1c2 and r4c7; 5 in r2c8". */
char *rt_phrase_list (const GPtrArray *items, RtListEnd end);
char *rt_phrase_lists (const GPtrArray *items);

char *rt_phrase_digits (RtDigits digits, RtListEnd end);
char *rt_phrase_cells (RtCells cells, RtListEnd end);
char *rt_phrase_houses (RtHouses houses, RtListEnd end);

/* Returns a list of cells in the given order, for example the order of a chain, instead of reading
 * order. */
char *rt_phrase_cells_in_order (const GArray *cells, RtListEnd end); /* of int */

/* Returns a phrase for NODE: "r4c7 is 5" or "neither r4c7 nor r4c8 is 5". */
char *rt_phrase_node (RtStepNode node);

/* Returns a phrase which says that each of CELLS is DIGIT: "r4c7 is 5" or "r4c7 and r4c8 are 5". */
char *rt_phrase_each (RtCells cells, int digit);

/* Returns a phrase for an almost locked set: "r4c7 is 1 or 5" or "of 1, 3 and 5, all but one are in
 * r4c7 and r4c8". */
char *rt_phrase_set (RtCells cells, RtDigits digits);

/* Returns a list of the candidates that have marks of ROLE, grouped by digit: "4 in r1c2 and
 * r4c7". */
char *rt_phrase_marks (const RtStep *step, RtMarkRole role);

/* Returns the number of links as a phrase: "12 links". */
char *rt_phrase_links (guint n);
