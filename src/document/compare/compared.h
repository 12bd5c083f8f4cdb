/* compared.h - RtCompared: a row of a comparison: what one search, or a person's program, took on a
 * grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/base/measure.h"
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

/* rt_search_recorded, where it is the person's program. */
const RtSearch *rt_compared_search (RtCompared *self);
RtComparedState rt_compared_state (RtCompared *self);

/* Whether it has figures (it runs or ran), and whether they are final (it came to its end). */
bool rt_compared_has_figures (RtCompared *self);
bool rt_compared_is_final (RtCompared *self);
guint64 rt_compared_figure (RtCompared *self, RtFigure figure);

/* Whether FIGURE is one of them: the steps of a program do not tell its tests, reads and time. */
bool rt_compared_knows (RtCompared *self, RtFigure figure);

/* The first search that walked the same tree (both classics, with equally many placements and
 * take-backs, equally deep); NULL where this is the first, or is not final. */
const RtSearch *rt_compared_same_tree (RtCompared *self);

/* What the row has, to be explained; it must have figures. */
RtCostSide rt_compared_cost (RtCompared *self);

/* A row that waits, of SEARCH. For the list that it is in: its state, without and with a result. */
RtCompared *rt_compared_new (const RtSearch *search);
void rt_compared_set (RtCompared *self, RtComparedState state, const RtMeasured *measured);
void rt_compared_set_result (RtCompared *self, const RtMeasured *measured);

/* A row of what a person's program did, to its first solution or its end: PROGRAM, which has ended; and
 * that, or NULL. */
RtCompared *rt_compared_new_program (RtTrace *program);
RtTrace *rt_compared_program (RtCompared *self);

/* Whether both walked the same tree: then that of SELF is told to be that of OTHER, else of none. */
bool rt_compared_find_same_tree (RtCompared *self, RtCompared *other);

/* Whether A took less than B, as far as that is known. */
bool rt_compared_took_less (RtCompared *a, RtCompared *b);

/* For a person, translated: the state; a figure, its digits grouped, time in milliseconds, "–"
 * where there is none. The caller frees the figure. */
const char *rt_compared_say_state (RtCompared *self);
char *rt_compared_say_figure (RtCompared *self, RtFigure figure);
