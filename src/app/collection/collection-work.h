/* collection-work.h - RtCollectionWork: checks, compares and rates the puzzles of a collection, with progress and Stop.
 *
 *     1,204 of 1,000,000 puzzles            [Rate]
 *     ▓▓▓▓▓▓▓▓▓▓▓▓░░░░░░░░░░░░░░░░░░░░░░░░░░
 *
 * First it finds out how many solutions each has. A small collection is then rated unasked; a
 * larger one only when the person asks for it, as that may take hours.
 *
 * Where it is wanted, it finds out which puzzles are the same as an earlier one, too.
 *
 * Signal `progressed`: more may be known of the rows, or the work has ended. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_WORK (rt_collection_work_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionWork, rt_collection_work, RT, COLLECTION_WORK, GtkBox)

/* Begins to check COLLECTION. CHOOSE returns the rows (of guint; owned by its caller) to rate when
 * the person asks for ratings, in the order in which they are rated. */
GtkWidget *rt_collection_work_new (RtCollection *collection, GArray *(*choose) (gpointer data),
                                   gpointer data);

/* If WANTED, marks puzzles that repeat an earlier one, at once and before it rates. The person may stop this
 * and continue it. */
void rt_collection_work_want_repeats (RtCollectionWork *self, bool wanted);

/* Shows STATUS beside the button. */
void rt_collection_work_set_status (RtCollectionWork *self, const char *status);

/* To be called when CHOOSE would return other rows than before. */
void rt_collection_work_update (RtCollectionWork *self);

/* Returns true if nothing is being checked, compared or rated. */
bool rt_collection_work_is_settled (RtCollectionWork *self);
