/* making.h - RtMaking: makes new puzzles in a thread, such as "five hard ones with symmetric givens". */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"
#include "engine/maker/maker.h"
#include "engine/puzzle.h"

#include <gio/gio.h>

/* A run of the maker, shared by the main thread and its worker thread; reference-counted. */
typedef struct RtMaking RtMaking;

/* Starts to make COUNT puzzles for REQUEST, which must be valid (rt_request_refuse). Calls DONE on
 * the main thread at the end, also after rt_making_stop. The caller owns a reference, and may
 * release it at any time. */
RtMaking *rt_making_start (const RtRequest *request, guint64 count, GAsyncReadyCallback done,
                           gpointer user_data);
void rt_making_unref (RtMaking *making);

/* Ends the work within some milliseconds. Keeps the puzzles that are already made. */
void rt_making_stop (RtMaking *making);

/* Returns the number of attempts so far; rt_making_found the number of puzzles made; rt_making_nearest the rating
 * (ER, in tenths) that came nearest to the wanted ones, 0 for none. May be called at any time. */
guint64 rt_making_tried (RtMaking *making);
guint64 rt_making_found (RtMaking *making);
int rt_making_nearest (RtMaking *making);

/* Returns the puzzles that were made (of RtPuzzle); the field `level` of each contains its rating.
 * Free with g_ptr_array_unref. */
GPtrArray *rt_making_finish (GAsyncResult *result);

/* Returns the puzzles of MAKING, which must have ended, as a collection. Each has its rating; its
 * title is the requested technique, or "Puzzle", with a number. Sets TEXT to these puzzles with one
 * puzzle per line; free with g_free. */
RtCollection *rt_making_collect (RtMaking *making, char **text);

/* Sets REQUEST to puzzles of the difficulty LEVEL, an index of rt_hard_words, with givens that are
 * symmetric under a half turn, and with a random seed. */
void rt_making_request_level (RtRequest *request, int level);

/* Sets REQUEST to puzzles that differ from PUZZLE in a few givens, have its symmetry, and are one
 * level (rt_hard_words) HARDER or easier. PUZZLE must have exactly one solution; its rating is ER,
 * in tenths. If PUZZLE has the highest level, harder means a rating above ER. Returns false if
 * PUZZLE has the lowest level and HARDER is false. */
bool rt_making_request_like (RtRequest *request, const RtGrid *puzzle, int er, bool harder);

/* Returns a random seed, from which a request makes its puzzles. */
guint64 rt_making_any_seed (void);
