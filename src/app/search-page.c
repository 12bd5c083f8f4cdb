/* search-page.c - which algorithm, how its result is shown, what it counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search-page.h"

#include "app/settings.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

/* The rows of the table of counters. */
typedef enum { PLACED, TAKEN_BACK, DEPTH, TESTS, READS, N_COUNTERS } Counter;

static const char *const counter_names[N_COUNTERS] = {
  [PLACED] = N_("Placed"),
  [TAKEN_BACK] = N_("Taken back"),
  [DEPTH] = N_("Depth"),
  [TESTS] = N_("Digits tested"),
  /* Translators: how often the search looked at a cell, a mask or a table */
  [READS] = N_("Reads"),
};

struct _RtSearchPage {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *box;
  GtkWidget *choice;  /* drop-down of searches */
  GtkWidget *summary;
  GtkWidget *fill;    /* toggles */
  GtkWidget *animate;
  GtkWidget *state;
  GtkWidget *counters[N_COUNTERS];
};

G_DEFINE_FINAL_TYPE (RtSearchPage, rt_search_page, GTK_TYPE_WIDGET)

const RtSearch *
rt_search_page_search (RtSearchPage *self)
{
  return rt_searches[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice))];
}

RtResult
rt_search_page_result (RtSearchPage *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->animate)) ? RT_RESULT_ANIMATE
                                                                          : RT_RESULT_FILL;
}

static void
chosen_cb (RtSearchPage *self)
{
  gtk_label_set_text (GTK_LABEL (self->summary), _(rt_search_page_search (self)->summary));
  if (rt_settings ())
    g_settings_set_string (rt_settings (), "search", rt_search_page_search (self)->id);
}

static void
toggled_cb (RtSearchPage *self)
{
  if (rt_settings ())
    g_settings_set_string (rt_settings (), "result",
                           rt_search_page_result (self) == RT_RESULT_FILL ? "fill" : "animate");
}

/* What was chosen last time. */
static void
recall (RtSearchPage *self)
{
  g_autofree char *search = NULL, *result = NULL;

  if (rt_settings ()) {
    search = g_settings_get_string (rt_settings (), "search");
    result = g_settings_get_string (rt_settings (), "result");
  }
  for (guint i = 0; rt_searches[i]; i++)
    if (g_strcmp0 (rt_searches[i]->id, search ? search : "masks") == 0)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), i);
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (g_strcmp0 (result, "animate") == 0 ? self->animate : self->fill), TRUE);
}

/* What the search does, in a sentence; NULL for nothing to say. The caller frees it. */
static char *
say_state (RtSolving *solving)
{
  double seconds = (double) rt_solving_elapsed (solving) / G_USEC_PER_SEC;

  switch (rt_solving_state (solving)) {
  case RT_SOLVING_RUNNING:
    if (rt_solving_showing (solving) == RT_SHOWING_ANSWER)
      return g_strdup (_("The answer is the fast engine’s. The search, which finds the same, "
                         "still goes on."));
    return seconds < 0.5 ? NULL : g_strdup_printf (_("Searching for %.0f s…"), seconds);
  case RT_SOLVING_STOPPED:
    return g_strdup_printf (_("Stopped after %.2f s. Solve goes on from there."), seconds);
  case RT_SOLVING_DONE:
    return seconds < 1 ? g_strdup_printf (_("Searched and recorded in %.1f ms"), seconds * 1000)
                       : g_strdup_printf (_("Searched and recorded in %.2f s"), seconds);
  case RT_SOLVING_IDLE:
  default:
    return NULL;
  }
}

void
rt_search_page_update (RtSearchPage *self, RtSolving *solving, RtPlayer *player)
{
  g_autofree char *state = say_state (solving);
  RtCursor *cursor = rt_player_cursor (player);
  RtCounts none = { 0 }, counts = cursor ? *rt_cursor_counts (cursor) : none;
  RtTrace *trace = rt_solving_trace (solving);
  const guint64 values[N_COUNTERS] = {
    [PLACED] = counts.placements, [TAKEN_BACK] = counts.takebacks, [DEPTH] = counts.depth,
    [TESTS] = counts.tests,       [READS] = counts.reads,
  };

  gtk_label_set_text (GTK_LABEL (self->state), state ? state : "");
  gtk_widget_set_visible (self->state, state != NULL);
  for (int i = 0; i < N_COUNTERS; i++) {
    g_autofree char *text = g_strdup_printf ("%'" G_GUINT64_FORMAT, values[i]);

    gtk_label_set_text (GTK_LABEL (self->counters[i]), cursor ? text : "–");
  }
  if (trace) {
    int blanks = RT_N_CELLS - rt_cells_count (rt_grid_filled (rt_trace_givens (trace)));
    /* Translators: how many blanks a search has filled, as in "31 of 64" */
    g_autofree char *depth = g_strdup_printf (_("%u of %d"), counts.depth, blanks);

    gtk_label_set_text (GTK_LABEL (self->counters[DEPTH]), depth);
  }
}

static GtkWidget *
make_choice (RtSearchPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (const RtSearch *const *search = rt_searches; *search; search++)
    gtk_string_list_append (names, _((*search)->name));
  self->choice = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Algorithm"), -1);
  self->summary = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->summary), 0);
  gtk_widget_add_css_class (self->summary, "dim-label");
  gtk_box_append (GTK_BOX (box), self->choice);
  gtk_box_append (GTK_BOX (box), self->summary);
  return box;
}

static GtkWidget *
make_toggle (const char *text, const char *tooltip)
{
  GtkWidget *toggle = gtk_toggle_button_new ();

  rt_button_set_text (toggle, text);
  gtk_widget_set_tooltip_text (toggle, tooltip);
  return toggle;
}

static GtkWidget *
make_result (RtSearchPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->fill = make_toggle (_("Fill"), _("The digits of the solution appear at once"));
  self->animate = make_toggle (_("Animate"), _("The search plays from its start"));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->animate),
                               GTK_TOGGLE_BUTTON (self->fill));
  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), self->fill);
  gtk_box_append (GTK_BOX (box), self->animate);
  return box;
}

static GtkWidget *
make_counters (RtSearchPage *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (int i = 0; i < N_COUNTERS; i++) {
    GtkWidget *name = gtk_label_new (_(counter_names[i]));

    self->counters[i] = gtk_label_new ("–");
    gtk_label_set_xalign (GTK_LABEL (name), 0);
    gtk_label_set_xalign (GTK_LABEL (self->counters[i]), 1);
    gtk_widget_set_hexpand (self->counters[i], TRUE);
    gtk_widget_add_css_class (name, "dim-label");
    gtk_widget_add_css_class (self->counters[i], "numeric");
    gtk_grid_attach (GTK_GRID (grid), name, 0, i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), self->counters[i], 1, i, 1, 1);
  }
  return grid;
}

static void
rt_search_page_dispose (GObject *object)
{
  RtSearchPage *self = RT_SEARCH_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_search_page_parent_class)->dispose (object);
}

static void
rt_search_page_class_init (RtSearchPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_search_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_search_page_init (RtSearchPage *self)
{
  GtkWidget *separator = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->state = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->state), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->state), 0);
  gtk_box_append (GTK_BOX (self->box), make_choice (self));
  gtk_box_append (GTK_BOX (self->box), make_result (self));
  gtk_box_append (GTK_BOX (self->box), separator);
  gtk_box_append (GTK_BOX (self->box), make_counters (self));
  gtk_box_append (GTK_BOX (self->box), self->state);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  recall (self);
  chosen_cb (self);
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->animate, "toggled", G_CALLBACK (toggled_cb), self);
}

GtkWidget *
rt_search_page_new (void)
{
  return g_object_new (RT_TYPE_SEARCH_PAGE, NULL);
}
