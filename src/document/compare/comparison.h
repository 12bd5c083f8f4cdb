/* comparison.h - RtComparison: runs every search on one grid, one after another, and compares their
 * costs.
 *
 * A list model with a row for each of rt_searches, in that order, and a last row for the person's
 * own program if it has run on the grid. Searches that choose their next cell run first, because
 * they are mostly far faster. The searches run in a worker thread and are not recorded
 * (measure-search.h). Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/base/measure-search.h"
#include "document/compare/why-cost.h"

#include <gio/gio.h>

/* Numbers in the columns of a row. */
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
  RT_COMPARED_STOPPED,   /* stopped before its end; the figures are lower bounds */
  RT_COMPARED_NOT_RUN,   /* stopped before its run */
} RtComparedState;

/* A row: the costs of one search, or of a person's program, on the grid. Signal `changed`: state or
 * figures of the row have changed. */
#define RT_TYPE_COMPARED (rt_compared_get_type ())
G_DECLARE_FINAL_TYPE (RtCompared, rt_compared, RT, COMPARED, GObject)

/* Returns the search of the row; rt_search_recorded for the person's program. */
const RtSearch *rt_compared_search (RtCompared *self);
RtComparedState rt_compared_state (RtCompared *self);

/* Returns true if the row has figures: its search runs or ran. */
bool rt_compared_has_figures (RtCompared *self);

guint64 rt_compared_figure (RtCompared *self, RtFigure figure);

/* Returns true if FIGURE of the row is known. Tests and reads of a person's program are
 * unknown. */
bool rt_compared_knows (RtCompared *self, RtFigure figure);

/* Returns the placements of the row as a share of the greatest number of placements of all rows,
 * from 0 to 1. */
double rt_compared_share (RtCompared *self);

/* Returns the search of the first earlier row with an equal tree: both take the blanks in reading
 * order, and have equal placements, take-backs and greatest depth. Returns NULL if there is none,
 * or if the row has not run to its first solution or its end. */
const RtSearch *rt_compared_same_tree (RtCompared *self);

/* Returns the row's costs for rt_why_cost, which explains them. The row must have figures. */
RtCostSide rt_compared_cost (RtCompared *self);

/* Returns the translated name of the row's state. */
const char *rt_compared_say_state (RtCompared *self);

/* Returns FIGURE with its digits grouped, time in milliseconds, or "–" if it is unknown. Free with
 * g_free. */
char *rt_compared_say_figure (RtCompared *self, RtFigure figure);

/* The list model. Signal `changed`: a search began or ended, or all searches have ended. */
#define RT_TYPE_COMPARISON (rt_comparison_get_type ())
G_DECLARE_FINAL_TYPE (RtComparison, rt_comparison, RT, COMPARISON, GObject)

/* Returns a comparison on GRID, which must have no two equal digits in a house. SEARCH runs first
 * in its group: searches that choose their cells, or that take the blanks in reading order. PROGRAM
 * is the finished trace of a person's program on GRID, or NULL. TIME is how long that program took,
 * in microseconds; 0: it is not known. */
RtComparison *rt_comparison_new (const RtGrid *grid, const RtSearch *search, RtTrace *program, gint64 time);

const RtGrid *rt_comparison_grid (RtComparison *self);

/* Returns true if SELF was made for GRID and PROGRAM, the trace of a person's program or NULL. */
bool rt_comparison_is_of (RtComparison *self, const RtGrid *grid, RtTrace *program);

/* Runs all searches, again if they have run. Does nothing while they run. */
void rt_comparison_run (RtComparison *self);

/* Stops the running search, so that the next one begins. Returns at once. */
void rt_comparison_skip (RtComparison *self);

/* Stops the running search and starts no other. Returns at once. */
void rt_comparison_stop (RtComparison *self);

/* Returns the row whose search is running, or NULL. */
RtCompared *rt_comparison_running (RtComparison *self);

/* Returns the number of searches that have run since rt_comparison_run; rt_comparison_n_turns
 * returns the number of all searches. */
guint rt_comparison_n_done (RtComparison *self);
guint rt_comparison_n_turns (RtComparison *self);

/* Chooses the two rows whose costs are explained when the person has selected the N rows CHOSEN,
 * and stores them in PAIR: the cheapest and the most expensive of those that have run. A single row
 * is paired with the cheapest of all rows; if it is the cheapest, with the most expensive one.
 * Returns false if there are no two such rows. */
bool rt_comparison_pair (RtComparison *self, RtCompared *const *chosen, guint n,
                         RtCompared *pair[2]);

/* Returns, as markup, a sentence with the search that placed the fewest digits, and the number of the worst one: "Least
 * work: <b>Exact cover</b>, 122 digits instead of 14,600,000." Returns NULL before two have run. Free with g_free. */
char *rt_comparison_say_verdict (RtComparison *self);

/* Updates the figures of the running row from the counts of its search so far. */
void rt_comparison_refresh (RtComparison *self);

/* Returns the rows as comma-separated values: RFC 4180, an untranslated header, digits not grouped,
 * time in nanoseconds, unknown figures empty. Free with g_free. */
char *rt_comparison_to_csv (RtComparison *self);

/* Returns the rows as a table with aligned columns for people. Free with g_free. */
char *rt_comparison_to_text (RtComparison *self);
