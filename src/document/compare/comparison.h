/* comparison.h - RtComparison: runs every search on one grid, one after another, and compares them.
 *
 * A list model with a row for each of rt_searches, in that order, from the start; and a last row for the
 * person's own program if that has run on the grid. Searches that choose their next cell run first, because
 * they mostly need far less. The searches run in a worker thread and are not recorded (measure.h). Main
 * thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/base/measure.h"
#include "document/compare/why-cost.h"

#include <gio/gio.h>

/* The figures of a row. */
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
  RT_COMPARED_WAITING,   /* has not run yet */
  RT_COMPARED_RUNNING,
  RT_COMPARED_SOLVED,
  RT_COMPARED_EXHAUSTED, /* the grid has no solution */
  RT_COMPARED_STOPPED,   /* stopped before its end: its figures are lower bounds */
  RT_COMPARED_NOT_RUN,   /* stopped before its run */
} RtComparedState;

/* A row: the costs of one search, or of a person's program, on the grid. Signal `changed`: its state or
 * its figures have changed. */
#define RT_TYPE_COMPARED (rt_compared_get_type ())
G_DECLARE_FINAL_TYPE (RtCompared, rt_compared, RT, COMPARED, GObject)

/* Returns rt_search_recorded for the person's program. */
const RtSearch *rt_compared_search (RtCompared *self);
RtComparedState rt_compared_state (RtCompared *self);

/* Return true if the row has figures (it runs or ran); if they are final (it ran to its end). */
bool rt_compared_has_figures (RtCompared *self);
bool rt_compared_is_final (RtCompared *self);
guint64 rt_compared_figure (RtCompared *self, RtFigure figure);

/* Returns true if the row has FIGURE. The steps of a program have no tests, reads and time. */
bool rt_compared_knows (RtCompared *self, RtFigure figure);

/* Returns the first search in the list that walked the same tree (both classics, with equally many
 * placements and take-backs, equally deep); NULL if this row is the first, or is not final. */
const RtSearch *rt_compared_same_tree (RtCompared *self);

/* Returns the row's costs for rt_why_cost(). The row must have figures. */
RtCostSide rt_compared_cost (RtCompared *self);

/* Returns the translated state; and a figure with its digits grouped, time in milliseconds, "–" if
 * it is unknown, which the caller frees. */
const char *rt_compared_say_state (RtCompared *self);
char *rt_compared_say_figure (RtCompared *self, RtFigure figure);

/* The list. Signal `changed`: a search began or ended, or all have ended. */
#define RT_TYPE_COMPARISON (rt_comparison_get_type ())
G_DECLARE_FINAL_TYPE (RtComparison, rt_comparison, RT, COMPARISON, GObject)

/* Returns a comparison on GRID, which must be free of conflicts (rt_grid_clash). SEARCH runs before all
 * others of its kind. PROGRAM is the finished trace of a person's program on GRID, or NULL. */
RtComparison *rt_comparison_new (const RtGrid *grid, const RtSearch *search, RtTrace *program);

const RtGrid *rt_comparison_grid (RtComparison *self);

/* Returns true if SELF compares searches on GRID, and PROGRAM (may be NULL). */
bool rt_comparison_is_of (RtComparison *self, const RtGrid *grid, RtTrace *program);

/* Runs all searches (again). Does nothing while they run. */
void rt_comparison_run (RtComparison *self);

/* End the running search, so that the next one begins; end all searches. Both return at once. */
void rt_comparison_skip (RtComparison *self);
void rt_comparison_stop (RtComparison *self);

/* Returns the running row, or NULL; the number of rows that have run, and of all rows that run. */
RtCompared *rt_comparison_running (RtComparison *self);
guint rt_comparison_n_done (RtComparison *self);
guint rt_comparison_n_turns (RtComparison *self);

/* Chooses the two rows to compare when N rows are CHOSEN: of several, the cheapest and the most expensive of
 * them; of one, this and the cheapest row of all, or the most expensive if it is the cheapest itself. Returns
 * false if no two rows have run. */
bool rt_comparison_pair (RtComparison *self, RtCompared *const *chosen, guint n,
                         RtCompared *pair[2]);

/* Updates the figures of the running row. */
void rt_comparison_refresh (RtComparison *self);

/* Returns the rows as comma-separated values (RFC 4180, a header of untranslated words, no
 * grouping, time in nanoseconds, empty for unknown figures), and as an aligned table for people.
 * The caller frees them. */
char *rt_comparison_to_csv (RtComparison *self);
char *rt_comparison_to_text (RtComparison *self);
