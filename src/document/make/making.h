/* making.h - RtMaking: makes puzzles to order in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"
#include "engine/maker/maker.h"
#include "engine/puzzle.h"

#include <gio/gio.h>

/* A running making of puzzles, shared by the main thread and its worker; reference-counted. */
typedef struct RtMaking RtMaking;

/* Begins to make COUNT puzzles of REQUEST, which rt_request_refuse must accept. DONE is called on the main
 * thread, also after rt_making_stop. The caller owns the result, and may free it at any time. */
RtMaking *rt_making_start (const RtRequest *request, guint64 count, GAsyncReadyCallback done,
                           gpointer user_data);
void rt_making_unref (RtMaking *making);

/* Ends the work within some milliseconds. Puzzles made until then are kept. */
void rt_making_stop (RtMaking *making);

/* Progress so far: see RtMakeProgress. */
guint64 rt_making_tried (RtMaking *making);
guint64 rt_making_found (RtMaking *making);
int rt_making_nearest (RtMaking *making);

/* Returns the puzzles (of RtPuzzle), each with its rating as level. Free with g_ptr_array_unref. */
GPtrArray *rt_making_finish (GAsyncResult *result);

/* Returns the puzzles of MAKING, which has ended, as a collection: each with its rating and a title, the
 * technique that was asked for and a number. TEXT (free with g_free) gets one puzzle a line. */
RtCollection *rt_making_collect (RtMaking *making, char **text);

/* Sets REQUEST to one puzzle of LEVEL, an index of rt_hard_words: its givens look the same upside down.
 * Another puzzle each time. */
void rt_making_request_level (RtRequest *request, int level);

/* Sets REQUEST to one puzzle like PUZZLE, which has exactly one solution and the rating ER, in tenths: a few
 * givens apart, with the same symmetry, and one word harder or easier; among the hardest, harder by its
 * number. Returns false if nothing is easier. */
bool rt_making_request_like (RtRequest *request, const RtGrid *puzzle, int er, bool harder);

/* Returns a random seed. */
guint64 rt_making_any_seed (void);
