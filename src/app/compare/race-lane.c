/* race-lane.c - one lane of a race: its choice of algorithm, its grid, and what is counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/compare/race-lane.h"

#include "app/common/around.h"
#include "engine/steps/tape-search.h"
#include "picture/compose.h"
#include "widgets/grid-view.h"
#include "widgets/search-choice.h"

#include <glib/gi18n.h>

#define AIR 12         /* between its parts */
#define GRID_PART 9 / 20 /* of the width, where the rest is beside the grid */
#define GRID_LEAST 120

enum { STEP, PLACEMENTS, TESTS, READS, TIME };

static const char *const counter_names[RT_RACE_COUNTERS] = {
  [STEP] = N_("Step"),
  [PLACEMENTS] = N_("Placements"),
  [TESTS] = N_("Tests"),
  [READS] = N_("Cells looked at"),
  /* Translators: the time that a search takes when it is not watched */
  [TIME] = N_("Real time"),
};

static void
set_text (GtkWidget *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (label)), text) != 0)
    gtk_label_set_text (GTK_LABEL (label), text);
}

/* How LANE's search stands, in a word or two. */
static const char *
say_state (RtRace *race, int lane)
{
  if (!rt_race_is_finished (race, lane))
    return rt_race_position (race, lane) == 0 ? _("At the start") : _("Searching");
  return rt_cursor_event (rt_race_cursor (race, lane))->status == RT_STATUS_SOLVED
           ? _("Solved")
           : _("No solution");
}

/* What a person's own program tests and reads, its steps do not tell. */
static char *
say_counter (RtRace *race, int lane, int counter, guint64 value)
{
  bool is_program = rt_trace_search (rt_cursor_trace (rt_race_cursor (race, lane))) == &rt_search_recorded;

  if (counter == TIME)
    return rt_race_say_time (race, lane);
  return is_program && (counter == TESTS || counter == READS)
           ? g_strdup ("–")
           : g_strdup_printf ("%'" G_GUINT64_FORMAT, value);
}

void
rt_race_lane_show (RtRaceLane *lane, RtRace *race, int i, bool at_rest)
{
  const RtCounts *counts = rt_cursor_counts (rt_race_cursor (race, i));
  const guint64 values[RT_RACE_COUNTERS] = {
    [STEP] = rt_race_position (race, i), [PLACEMENTS] = counts->placements,
    [TESTS] = counts->tests, [READS] = counts->reads,
  };
  RtScene scene;

  rt_compose_search (&scene, rt_race_cursor (race, i), -1);
  rt_grid_view_set_scene (RT_GRID_VIEW (lane->grid), &scene, at_rest);
  for (int counter = 0; counter < RT_RACE_COUNTERS; counter++) {
    g_autofree char *text = say_counter (race, i, counter, values[counter]);

    set_text (lane->counters[counter], text);
  }
  set_text (lane->state, say_state (race, i));
}

/* It is only looked at. */
static GtkWidget *
make_grid (int lane)
{
  GtkWidget *grid = rt_grid_view_new ();

  gtk_widget_set_can_target (grid, FALSE);
  gtk_widget_set_can_focus (grid, FALSE);
  gtk_widget_set_hexpand (grid, TRUE);
  gtk_widget_set_vexpand (grid, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lane == 0 ? _("Grid of the first algorithm")
                                            : _("Grid of the second algorithm"),
                                  -1);
  return grid;
}

/* A board for which a size is requested has that, however large its grid would like to be. */
static void
measure_board (GtkWidget *board, GtkOrientation orientation, int for_size, int *minimum, int *natural,
               int *minimum_baseline, int *natural_baseline)
{
  int width, height;

  gtk_widget_get_size_request (board, &width, &height);
  gtk_widget_measure (gtk_widget_get_first_child (board), orientation, -1, minimum, natural, NULL,
                      NULL);
  if (width > 0)
    *minimum = *natural = 0;
}

static void
allocate_board (GtkWidget *board, int width, int height, int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (board),
                            &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static GtkWidget *
make_counters (RtRaceLane *lane)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (int i = 0; i < RT_RACE_COUNTERS; i++) {
    GtkWidget *name = gtk_label_new (_(counter_names[i]));

    lane->counters[i] = gtk_label_new (NULL);
    gtk_label_set_xalign (GTK_LABEL (name), 0);
    gtk_label_set_wrap (GTK_LABEL (name), TRUE); /* the numbers go before */
    gtk_label_set_xalign (GTK_LABEL (lane->counters[i]), 1);
    gtk_widget_set_hexpand (lane->counters[i], TRUE);
    gtk_widget_add_css_class (name, "faint");
    gtk_widget_add_css_class (lane->counters[i], "numeric");
    gtk_grid_attach (GTK_GRID (grid), name, 0, i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), lane->counters[i], 1, i, 1, 1);
  }
  return grid;
}

/* What the grid gets of a lane of that WIDTH: the texts beside it go before. */
static int
size_beside (RtRaceLane *lane, int width)
{
  GtkWidget *texts[] = { lane->choice, lane->figures };
  int size = width * GRID_PART;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    int least;

    gtk_widget_measure (texts[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    size = MIN (size, width - AIR - least);
  }
  return MAX (size, GRID_LEAST);
}

void
rt_race_lane_adapt (RtRaceLane *lane, int width)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (lane->all);
  GtkWidget *children[] = { lane->board, lane->choice, lane->state, lane->figures };
  bool beside = width > 0;
  int rows[] = { beside ? 0 : 1, 0, beside ? 1 : 2, beside ? 2 : 3 };
  int size = beside ? size_beside (lane, width) : -1;

  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, children[i]),
                  "column", beside && children[i] != lane->board ? 1 : 0, "row", rows[i],
                  "row-span", beside && children[i] == lane->board ? 3 : 1, NULL);
  gtk_widget_set_size_request (lane->board, size, size);
  gtk_widget_set_hexpand (lane->board, !beside);
  gtk_widget_set_vexpand (lane->board, !beside);
  gtk_widget_set_valign (lane->board, beside ? GTK_ALIGN_START : GTK_ALIGN_FILL);
}

GtkWidget *
rt_race_lane_make (RtRaceLane *lane, int i)
{
  lane->choice = rt_search_choice_new (i == 0 ? _("First algorithm") : _("Second algorithm"));
  lane->grid = make_grid (i);
  lane->board = rt_around_new (lane->grid, measure_board, allocate_board);
  lane->state = gtk_label_new (NULL);
  gtk_widget_add_css_class (lane->state, "heading");
  lane->figures = make_counters (lane);
  gtk_widget_set_hexpand (lane->choice, TRUE);
  lane->all = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (lane->all), AIR);
  gtk_grid_set_column_spacing (GTK_GRID (lane->all), AIR);
  gtk_grid_attach (GTK_GRID (lane->all), lane->board, 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (lane->all), lane->choice, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (lane->all), lane->state, 0, 2, 1, 1);
  gtk_grid_attach (GTK_GRID (lane->all), lane->figures, 0, 3, 1, 1);
  return lane->all;
}
