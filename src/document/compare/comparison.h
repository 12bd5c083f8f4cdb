/* comparison.h - RtComparison: runs every search on one grid, one after another, and compares them.
 *
 * A list model of rows, one for each of rt_searches, in that order and all there from the start; and
 * where the person's own program has run on the grid, a last one for what it did there.
 * Those that choose the cell they go on with run first: they mostly need far less. The searches run
 * in a worker thread and are not recorded (measure.h). Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/compared.h"

#include <gio/gio.h>

/* The list. Signal `changed`: a search began or ended, or none runs any more. */
#define RT_TYPE_COMPARISON (rt_comparison_get_type ())
G_DECLARE_FINAL_TYPE (RtComparison, rt_comparison, RT, COMPARISON, GObject)

/* GRID must not contradict itself (rt_grid_clash): no search could place anything. SEARCH, the one
 * that is asked about, runs before all others of its kind. PROGRAM is what a person's program did on
 * GRID, read to its end; or NULL. */
RtComparison *rt_comparison_new (const RtGrid *grid, const RtSearch *search, RtTrace *program);

const RtGrid *rt_comparison_grid (RtComparison *self);

/* Whether it is of these. */
bool rt_comparison_is_of (RtComparison *self, const RtGrid *grid, RtTrace *program);

/* Runs all of them (again). Does nothing while it runs. */
void rt_comparison_run (RtComparison *self);

/* Ends the search that runs, so that the next one begins; ends all. Both return at once. */
void rt_comparison_skip (RtComparison *self);
void rt_comparison_stop (RtComparison *self);

/* The row that runs, or NULL if none does; how many rows have run, and how many are to. */
RtCompared *rt_comparison_running (RtComparison *self);
guint rt_comparison_n_done (RtComparison *self);
guint rt_comparison_n_turns (RtComparison *self);

/* Which two rows to set beside each other where the person looks at the N rows CHOSEN: of several the
 * one that took least and the one that took most; of one, this and the one that took least of all, or
 * most, if it is that one itself. False where there are no two that have run. */
bool rt_comparison_pair (RtComparison *self, RtCompared *const *chosen, guint n,
                         RtCompared *pair[2]);

/* Brings the figures of the row that runs up to date. */
void rt_comparison_refresh (RtComparison *self);

/* The rows as comma-separated values (RFC 4180, a header of untranslated words, no grouping, time
 * in nanoseconds, empty where there is no figure), and as an aligned table for people. The caller
 * frees them. */
char *rt_comparison_to_csv (RtComparison *self);
char *rt_comparison_to_text (RtComparison *self);
