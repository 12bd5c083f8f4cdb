/* search-counters.c - RtSearchCounters, a widget: shows counters of a search up to the current step (digits placed and
 * taken back, depth, tests, reads), and its time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/search-counters.h"

#include "engine/step-text.h"
#include "engine/trace/trace.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>
#include <stdbool.h>

typedef enum { PLACED, TAKEN_BACK, DEPTH, TESTS, READS, N_COUNTERS } Counter;
#define OF_PROGRAM (DEPTH + 1) /* number of counters that are known for a person's program */

static const char *const names[N_COUNTERS] = {
  /* Translators: how many digits the search has written so far */
  [PLACED] = N_("Placed"),
  /* Translators: how many of the digits that it wrote it has removed again */
  [TAKEN_BACK] = N_("Taken back"),
  /* Translators: how many blanks hold a digit of the search now */
  [DEPTH] = N_("Depth"),
  [TESTS] = N_("Digits tested"),
  /* Translators: how often the search looked at a cell, or at a mask or table that stands for some */
  [READS] = N_("Cells looked at"),
};

struct _RtSearchCounters {
  GtkGrid parent_instance;

  /* Children. */
  GtkWidget *counters[N_COUNTERS];
  GtkWidget *speed;
};

G_DEFINE_FINAL_TYPE (RtSearchCounters, rt_search_counters, GTK_TYPE_GRID)

/* Returns the counts (placements, take-backs, tests ...) of DESK's search at its current step. All
 * are 0 without a search. */
static RtCounts
counts_of (RtDesk *desk)
{
  RtCursor *cursor = rt_player_cursor (rt_desk_player (desk));

  return cursor ? *rt_cursor_counts (cursor) : (RtCounts) { 0 };
}

/* Returns a sentence with the speed of the search without recording or, until this is measured, with the time
 * of the recording. Free with g_free. */
static char *
say_speed (RtSolving *solving)
{
  double bare = rt_solving_bare (solving);
  guint64 steps = rt_trace_solution (rt_solving_trace (solving), 0);
  g_autofree char *time = rt_say_time (bare > 0 ? bare : (double) rt_solving_elapsed (solving));
  g_autofree char *speed = NULL;

  if (bare <= 0 || !steps)
    /* Translators: %s is a time, as in "1.5 ms" */
    return g_strdup_printf (_("Searched and recorded in %s"), time);
  speed = rt_say_roughly ((double) steps * G_USEC_PER_SEC / bare);
  /* Translators: a time, as in "1.5 ms", and a number */
  return g_strdup_printf (_("The search alone takes %s: about %s steps a second."), time,
                          speed);
}

void
rt_search_counters_show (RtSearchCounters *self, RtDesk *desk)
{
  RtSolving *solving = rt_desk_solving (desk);
  RtCursor *cursor = rt_player_cursor (rt_desk_player (desk));
  RtCounts counts = counts_of (desk);
  bool is_program = rt_solving_watched_program (solving) != NULL;
  const guint64 values[N_COUNTERS] = {
    [PLACED] = counts.placements, [TAKEN_BACK] = counts.takebacks, [DEPTH] = counts.depth,
    [TESTS] = counts.tests,       [READS] = counts.reads,
  };
  g_autofree char *speed =
    rt_solving_state (solving) == RT_SOLVING_DONE && !is_program ? say_speed (solving) : NULL;

  for (int i = 0; i < N_COUNTERS; i++) {
    g_autofree char *text = g_strdup_printf ("%'" G_GUINT64_FORMAT, values[i]);

    gtk_label_set_text (GTK_LABEL (self->counters[i]),
                        cursor && (!is_program || i < OF_PROGRAM) ? text : "–");
  }
  if (cursor) {
    const RtGrid *givens = rt_trace_givens (rt_cursor_trace (cursor));
    int blanks = RT_N_CELLS - rt_cells_count (rt_grid_filled (givens));
    /* Translators: how many blanks a search has filled, as in "31 of 64" */
    g_autofree char *depth = g_strdup_printf (_("%u of %d"), counts.depth, blanks);

    gtk_label_set_text (GTK_LABEL (self->counters[DEPTH]), depth);
  }
  gtk_label_set_text (GTK_LABEL (self->speed), speed ? speed : "");
  gtk_widget_set_visible (self->speed, speed != NULL);
}

char *
rt_search_counters_say (RtDesk *desk)
{
  RtCounts counts = counts_of (desk);
  g_autofree char *placed = g_strdup_printf ("%'" G_GUINT64_FORMAT, (guint64) counts.placements);
  g_autofree char *taken = g_strdup_printf ("%'" G_GUINT64_FORMAT, (guint64) counts.takebacks);

  /* Translators: how many digits a search has written and removed again, as in "1,064 placed · 1,044 taken back" */
  return g_strdup_printf (_("%s placed · %s taken back"), placed, taken);
}

static void
rt_search_counters_class_init (RtSearchCountersClass *class)
{
}

static void
rt_search_counters_init (RtSearchCounters *self)
{
  GtkGrid *grid = GTK_GRID (self);

  gtk_grid_set_row_spacing (grid, 3);
  gtk_grid_set_column_spacing (grid, 12);
  for (int i = 0; i < N_COUNTERS; i++) {
    GtkWidget *name = rt_label_new (_(names[i]), "faint");

    self->counters[i] = gtk_label_new (NULL);
    gtk_widget_add_css_class (self->counters[i], "numeric");
    gtk_widget_set_halign (self->counters[i], GTK_ALIGN_END);
    gtk_widget_set_hexpand (name, TRUE);
    gtk_grid_attach (grid, name, 0, i, 1, 1);
    gtk_grid_attach (grid, self->counters[i], 1, i, 1, 1);
  }
  self->speed = rt_label_new (NULL, "faint");
  gtk_grid_attach (grid, self->speed, 0, N_COUNTERS, 2, 1);
}

GtkWidget *
rt_search_counters_new (void)
{
  return g_object_new (RT_TYPE_SEARCH_COUNTERS, NULL);
}
