/* strip-columns.c - computes how often each search depth occurs in each pixel column of a strip,
 * the picture of a search over time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/strip-columns.h"

#include <math.h>
#include <string.h>

/* Number of steps between two checks of the clock: some microseconds to a millisecond. */
#define STRIDE 1024

/* Time limit of a call, in microseconds: a quarter of a frame. */
#define PORTION 4000

/* Greatest number of steps in view that are visited one by one, in less than a second for most
 * searches. */
#define MOST (1 << 23)

struct _RtStripColumns {
  RtStripView view;
  size_t n;
  float (*at)[RT_TRACE_DEPTHS]; /* for each column, how often each depth occurs */
  uint64_t steps_each;          /* number of steps in a stretch of the overview */

  /* Progress of the visit. */
  guint64 next;   /* the next step to visit */
  size_t n_sharp; /* number of columns that were computed from steps instead of stretches */
  bool done;      /* all steps in view have been visited */
};

RtStripColumns *
rt_strip_columns_new (const RtStripView *view, size_t n)
{
  RtStripColumns *columns = g_new0 (RtStripColumns, 1);

  columns->view = *view;
  columns->n = n;
  columns->at = g_malloc0 (n * sizeof *columns->at);
  columns->next = (guint64) view->from;
  return columns;
}

void
rt_strip_columns_free (RtStripColumns *columns)
{
  g_free (columns->at);
  g_free (columns);
}

size_t
rt_strip_columns_n (const RtStripColumns *columns)
{
  return columns->n;
}

/* Returns the x coordinate of step AT, in columns. */
static double
column_of (const RtStripColumns *columns, double at)
{
  return (at - columns->view.from) * (double) columns->n / columns->view.span;
}

/* Returns the share of the interval FROM..TO, in columns, that lies in column I. */
static float
share_of (double from, double to, size_t i)
{
  return (float) ((MIN (to, (double) i + 1) - MAX (from, (double) i)) / (to - from));
}

/* Distributes a stretch of COUNT consecutive steps, which begins with step FIRST, over its columns.
 * AT has for each depth (number of filled blanks) how often it occurs in the stretch. */
static void
add_stretch (RtStripColumns *columns, guint64 first, uint64_t count,
             const uint64_t at[RT_TRACE_DEPTHS])
{
  double from = column_of (columns, (double) first);
  double to = column_of (columns, (double) first + (double) count);

  if (to <= 0)
    return;
  for (size_t i = (size_t) MAX (from, 0); i < columns->n && (double) i < to; i++) {
    float share = share_of (from, to, i);

    for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++)
      columns->at[i][depth] += share * (float) at[depth];
  }
}

void
rt_strip_columns_take_overview (RtStripColumns *columns, const RtStretch *stretches, size_t n,
                                uint64_t steps_each)
{
  static const uint64_t givens[RT_TRACE_DEPTHS] = { 1 };

  columns->steps_each = steps_each;
  add_stretch (columns, 0, 1, givens);
  for (size_t i = 0; i < n; i++)
    add_stretch (columns, 1 + i * steps_each, stretches[i].steps, stretches[i].at);
}

bool
rt_strip_columns_can_sharpen (const RtStripColumns *columns)
{
  return columns->steps_each > 1 && columns->view.span <= MOST &&
         (double) columns->steps_each * (double) columns->n > columns->view.span;
}

/* Adds STEP with its DEPTH (number of filled blanks) to its columns. The first step in a column clears the coarser
 * data from the overview. */
static void
add_step (RtStripColumns *columns, guint64 step, int depth)
{
  double from = column_of (columns, (double) step), to = column_of (columns, (double) step + 1);

  for (size_t i = (size_t) MAX (from, 0); i < columns->n && (double) i < to; i++) {
    for (; columns->n_sharp <= i; columns->n_sharp++)
      memset (columns->at[columns->n_sharp], 0, sizeof *columns->at);
    columns->at[i][depth] += share_of (from, to, i);
  }
}

/* Visits steps with CURSOR, and adds them to the columns, until step END - 1 or the time limit is reached. */
static void
walk (RtStripColumns *columns, RtCursor *cursor, guint64 end)
{
  gint64 until = g_get_monotonic_time () + PORTION;
  uint8_t depths[STRIDE];

  rt_cursor_seek (cursor, columns->next - 1);
  do {
    size_t n = rt_cursor_walk (cursor, depths, (size_t) MIN (end - columns->next, STRIDE));

    for (size_t i = 0; i < n; i++)
      add_step (columns, columns->next++, depths[i]);
    columns->done = n == 0 || columns->next >= end;
  } while (!columns->done && g_get_monotonic_time () < until);
}

bool
rt_strip_columns_sharpen (RtStripColumns *columns, RtCursor *cursor)
{
  if (columns->next == 0)
    add_step (columns, columns->next++, 0);
  walk (columns, cursor, (guint64) ceil (columns->view.from + columns->view.span));
  return !columns->done;
}

const float *
rt_strip_columns_at (const RtStripColumns *columns, size_t i)
{
  return columns->at[i];
}

int
rt_strip_columns_depth (const RtStripColumns *columns, size_t i)
{
  int most = 0;

  for (int depth = 1; depth < RT_TRACE_DEPTHS; depth++)
    if (columns->at[i][depth] > columns->at[i][most])
      most = depth;
  return columns->at[i][most] > 0 ? most : -1;
}

bool
rt_strip_columns_is_curve (const RtStripColumns *columns)
{
  return columns->view.span <= (double) columns->n && (columns->steps_each == 1 || columns->done);
}
