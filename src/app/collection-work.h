/* collection-work.h - RtCollectionWork: what is found out about the puzzles of a collection, with
 * progress and Stop.
 *
 *     1,204 of 1,000,000 puzzles            [Rate]
 *     ▓▓▓▓▓▓▓▓▓▓▓▓░░░░░░░░░░░░░░░░░░░░░░░░░░
 *
 * First how many solutions each has. How hard it is comes next by itself where they are few; else
 * when the person asks for it, as it may take hours.
 *
 * Signal `progressed`: more may be known now. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_WORK (rt_collection_work_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionWork, rt_collection_work, RT, COLLECTION_WORK, GtkWidget)

/* Begins to check COLLECTION. CHOOSE says which rows (of guint; the caller of it owns them) a person
 * means who asks for their rating, and what comes first. */
GtkWidget *rt_collection_work_new (RtCollection *collection, GArray *(*choose) (gpointer data),
                                   gpointer data);

/* STATUS is said beside it. */
void rt_collection_work_set_status (RtCollectionWork *self, const char *status);

/* CHOOSE would say others now. */
void rt_collection_work_update (RtCollectionWork *self);

/* Whether nothing is under way. */
bool rt_collection_work_is_settled (RtCollectionWork *self);
