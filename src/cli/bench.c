/* bench.c - the command that measures how fast this machine tells whether puzzles have one
 * solution.
 *
 * For each instruction set: one puzzle at a time, in bulk, and in bulk on all processors. They take
 * turns, slice by slice, so that a machine that changes its speed changes all of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "engine/fast/fast.h"
#include "engine/parallel.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#define SLICE 20000       /* microseconds, at least */
#define AT_ONCE 2048      /* puzzles that a thread gets at a time */

enum { ALONE, BULK, ALL, N_WAYS };

static gint n_slices = 11;

static const GOptionEntry options[] = {
  { "slices", 'n', 0, G_OPTION_ARG_INT, &n_slices,
    N_("Measure each way in N slices of time (default: 11)"), N_("N") },
  G_OPTION_ENTRY_NULL
};

/* The puzzles of all files, gathered before anything is measured. */
static GArray *puzzles;

static bool
gather (const RtGrid *givens)
{
  g_array_append_vals (puzzles, givens, 1);
  return true;
}

/* One run through all puzzles on all processors. */
typedef struct {
  const RtGrid *grids;
  gsize n, next;
} Spread;

typedef struct {
  const RtGrid *grids;
  gsize n;
  uint64_t counts[AT_ONCE];
} Part;

static gpointer
next_part (bool wait, gpointer data)
{
  Spread *spread = data;
  Part *part;

  if (spread->next == spread->n)
    return NULL;
  part = g_new (Part, 1);
  part->grids = spread->grids + spread->next;
  part->n = MIN (AT_ONCE, spread->n - spread->next);
  spread->next += part->n;
  return part;
}

static void
work_part (gpointer piece, gpointer data)
{
  Part *part = piece;

  rt_fast_batch (part->grids, part->n, 2, NULL, part->counts, NULL);
}

static void
emit_part (gpointer piece, gpointer data)
{
  g_free (piece);
}

static const RtBatch parts = { next_part, work_part, emit_part };

/* Puzzles per second in one slice of time. */
static double
measure (guint way, const RtGrid *grids, gsize n)
{
  g_autofree uint64_t *counts = g_new (uint64_t, n);
  gint64 start = g_get_monotonic_time (), microseconds;
  double solved = 0;

  do {
    Spread spread = { grids, n, 0 };

    if (way == ALL)
      rt_batch_run (&parts, &spread, 0);
    else if (way == BULK)
      rt_fast_batch (grids, n, 2, NULL, counts, NULL);
    else
      for (gsize i = 0; i < n; i++)
        rt_fast_count (&grids[i], 2, NULL, &counts[i]);
    solved += (double) n;
    microseconds = g_get_monotonic_time () - start;
  } while (microseconds < SLICE);
  return solved * 1e6 / (double) microseconds;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* One line of the table: best and median of each way. */
static void
put_row (const char *id, GArray **rates)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_append_printf (line, "%-8s", id);
  for (int way = 0; way < N_WAYS; way++) {
    g_array_sort (rates[way], compare);
    g_string_append_printf (line, " %12.0f %12.0f",
                            g_array_index (rates[way], double, rates[way]->len - 1),
                            g_array_index (rates[way], double, rates[way]->len / 2));
  }
  rt_put ("%s", line->str);
}

/* Appends TITLE at the right end of two columns of numbers; printf() would count its bytes. */
static void
append_title (GString *line, const char *title)
{
  int width = 0;

  for (const char *at = title; *at; at = g_utf8_next_char (at))
    width += g_unichar_iswide (g_utf8_get_char (at)) ? 2 : 1;
  g_string_append_printf (line, " %*s%s", MAX (25 - width, 0), "", title);
}

static void
put_head (void)
{
  g_autoptr (GString) line = g_string_new ("        ");

  /* Translators: what a table of puzzles per second is about. */
  rt_put (ngettext ("%u puzzle; puzzles per second, best and median of %d slices of time",
                    "%u puzzles; puzzles per second, best and median of %d slices of time",
                    puzzles->len),
          puzzles->len, n_slices);
  append_title (line, _("one at a time"));
  append_title (line, _("in bulk"));
  /* Translators: the third column of a table: in bulk on all processors. */
  append_title (line, _("in bulk, all processors"));
  rt_put ("%s", line->str);
}

static void
measure_all (void)
{
  const RtGrid *grids = (const RtGrid *) (void *) puzzles->data;
  guint n_ids = g_strv_length ((char **) rt_fast_ids);
  GArray **rates = g_new (GArray *, n_ids * N_WAYS);   /* the ways of each id in turn */

  for (guint i = 0; i < n_ids * N_WAYS; i++)
    rates[i] = g_array_new (FALSE, FALSE, sizeof (double));
  for (int slice = 0; slice < n_slices; slice++)
    for (guint k = 0; k < n_ids; k++)
      for (guint way = 0; way < N_WAYS && rt_fast_use (rt_fast_ids[k]); way++) {
        double rate = measure (way, grids, puzzles->len);

        g_array_append_val (rates[k * N_WAYS + way], rate);
      }
  put_head ();
  for (guint k = 0; k < n_ids; k++)
    if (rates[k * N_WAYS]->len)   /* this machine has it */
      put_row (rt_fast_ids[k], rates + k * N_WAYS);
  for (guint i = 0; i < n_ids * N_WAYS; i++)
    g_array_unref (rates[i]);
  g_free (rates);
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = AT_ONCE, .take = gather };
  int result;

  if (n_slices < 1)
    return rt_usage_error (_("There must be 1 slice or more"));
  puzzles = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  result = rt_input_run (files, &task);
  if (puzzles->len)
    measure_all ();
  g_array_unref (puzzles);
  return result;
}

const RtCommand rt_command_bench = {
  .id      = "bench",
  .summary = N_("Measure how many puzzles a second can be told to have one solution or not."),
  .options = options,
  .run     = run,
};
