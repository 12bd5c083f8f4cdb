/* making.h - puzzles made to order in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"
#include "engine/maker/maker.h"
#include "engine/puzzle.h"

#include <gio/gio.h>

/* How far the making is: shared with the thread, reference-counted. */
typedef struct RtMaking RtMaking;

/* Begins to make COUNT puzzles as REQUEST says; rt_request_refuse must have nothing against it. DONE
 * is called on the main thread, also after rt_making_stop. The caller owns the making, which may be
 * given up at any time. */
RtMaking *rt_making_start (const RtRequest *request, guint64 count, GAsyncReadyCallback done,
                           gpointer user_data);
void rt_making_unref (RtMaking *making);

/* Ends it within some milliseconds. What was found until then is kept. */
void rt_making_stop (RtMaking *making);

/* What is known so far: see RtMakeProgress. */
guint64 rt_making_tried (RtMaking *making);
guint64 rt_making_found (RtMaking *making);
int rt_making_nearest (RtMaking *making);

/* The puzzles (of RtPuzzle), each with how hard it is as its level. Free with g_ptr_array_unref. */
GPtrArray *rt_making_finish (GAsyncResult *result);

/* What MAKING, which has ended, found, as a collection: each with a title, which is the technique that was
 * asked for and a number, and with its rating. TEXT (free with g_free) is the same, a puzzle a line. */
RtCollection *rt_making_collect (RtMaking *making, char **text);

/* A request for one puzzle of the level of that number (rt_hard_words), as people expect one: its
 * givens are the same when it is turned upside down. Another one each time. */
void rt_making_request_level (RtRequest *request, int level);

/* A request for one puzzle that is like PUZZLE, which has just one solution and has ER, in tenths: a few
 * givens apart and with the same symmetry, but a word harder, or easier, on the scale; of the hardest
 * word, harder by its number. Returns false where nothing is easier. */
bool rt_making_request_like (RtRequest *request, const RtGrid *puzzle, int er, bool harder);

/* A seed that nobody chose. */
guint64 rt_making_any_seed (void);
