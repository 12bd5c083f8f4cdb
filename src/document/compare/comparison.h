/* comparison.h - RtComparison: runs every search on one grid, one after another, and compares them.
 *
 * A list model of rows, one for each of rt_searches, in that order and all there from the start.
 * Those that choose the cell they go on with run first: they mostly need far less. The searches run
 * in a worker thread and are not recorded (measure.h). Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/why-cost.h"

#include <gio/gio.h>

/* What is compared. */
typedef enum {
  RT_FIGURE_PLACEMENTS,
  RT_FIGURE_TAKEBACKS,
  RT_FIGURE_TESTS,
  RT_FIGURE_READS,
  RT_FIGURE_GREATEST,
  RT_FIGURE_TIME, /* nanoseconds */
  RT_N_FIGURES
} RtFigure;

extern const char *const rt_figure_names[RT_N_FIGURES]; /* marked with N_() */

typedef enum {
  RT_COMPARED_WAITING,   /* its turn will come */
  RT_COMPARED_RUNNING,
  RT_COMPARED_SOLVED,
  RT_COMPARED_EXHAUSTED, /* there is no solution */
  RT_COMPARED_STOPPED,   /* before its end: its figures are those so far */
  RT_COMPARED_NOT_RUN,   /* stopped before its turn came */
} RtComparedState;

/* One row. Signal `changed`: its state or its figures have changed. */
#define RT_TYPE_COMPARED (rt_compared_get_type ())
G_DECLARE_FINAL_TYPE (RtCompared, rt_compared, RT, COMPARED, GObject)

const RtSearch *rt_compared_search (RtCompared *self);
RtComparedState rt_compared_state (RtCompared *self);

/* Whether it has figures (it runs or ran), and whether they are final (it came to its end). */
bool rt_compared_has_figures (RtCompared *self);
bool rt_compared_is_final (RtCompared *self);
guint64 rt_compared_figure (RtCompared *self, RtFigure figure);

/* The first search that walked the same tree (both classics, with equally many placements and
 * take-backs, equally deep); NULL where this is the first, or is not final. */
const RtSearch *rt_compared_same_tree (RtCompared *self);

/* What the row has, to be explained; it must have figures. */
RtCostSide rt_compared_cost (RtCompared *self);

/* For a person, translated: the state; a figure, its digits grouped, time in milliseconds, "–"
 * where there is none. The caller frees the figure. */
const char *rt_compared_say_state (RtCompared *self);
char *rt_compared_say_figure (RtCompared *self, RtFigure figure);

/* The list. Signal `changed`: a search began or ended, or none runs any more. */
#define RT_TYPE_COMPARISON (rt_comparison_get_type ())
G_DECLARE_FINAL_TYPE (RtComparison, rt_comparison, RT, COMPARISON, GObject)

/* GRID must not contradict itself (rt_grid_clash): no search could place anything. SEARCH, the one
 * that is asked about, runs before all others of its kind. */
RtComparison *rt_comparison_new (const RtGrid *grid, const RtSearch *search);

const RtGrid *rt_comparison_grid (RtComparison *self);

/* Runs all of them (again). Does nothing while it runs. */
void rt_comparison_run (RtComparison *self);

/* Ends the search that runs, so that the next one begins; ends all. Both return at once. */
void rt_comparison_skip (RtComparison *self);
void rt_comparison_stop (RtComparison *self);

/* The row that runs, or NULL if none does; how many rows have run. */
RtCompared *rt_comparison_running (RtComparison *self);
guint rt_comparison_n_done (RtComparison *self);

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
