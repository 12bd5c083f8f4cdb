/* collection-work.h - RtCollectionWork, a widget that checks, compares and rates the puzzles of a
 * collection. It shows the progress and a button to stop.
 *
 *     1,204 of 1,000,000 puzzles            [Rate]
 *     ▓▓▓▓▓▓▓▓▓▓▓▓░░░░░░░░░░░░░░░░░░░░░░░░░░
 *
 * Checking counts the solutions of each puzzle; comparing finds puzzles that repeat an earlier one,
 * and runs only on request. A small collection is then rated unasked. A larger one is rated when
 * the person clicks Rate, because that may take hours.
 *
 * Signal `progressed`: rows may have new results, or a task has ended. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_WORK (rt_collection_work_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionWork, rt_collection_work, RT, COLLECTION_WORK, GtkBox)

/* Returns a widget that starts to check COLLECTION at once. It calls CHOOSE with DATA when the
 * person clicks Rate. CHOOSE returns the rows (of guint) to rate, in order; the widget frees
 * them. */
GtkWidget *rt_collection_work_new (RtCollection *collection, GArray *(*choose) (gpointer data),
                                   gpointer data);

/* If WANTED is true, searches for puzzles that repeat an earlier one: at once, or after the check.
 * This comparison interrupts rating. The person can stop and continue the comparison. */
void rt_collection_work_want_repeats (RtCollectionWork *self, bool wanted);

/* Shows the text STATUS beside the button. */
void rt_collection_work_set_status (RtCollectionWork *self, const char *status);

/* Updates the button. To be called when the function that chooses the rows to rate (see
 * rt_collection_work_new) would return other rows than before. */
void rt_collection_work_update (RtCollectionWork *self);

/* Returns true if nothing is being checked, compared or rated. */
bool rt_collection_work_is_settled (RtCollectionWork *self);
