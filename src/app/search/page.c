/* page.c - the choice of algorithm, its counters, its listing, what can be done with its search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/page.h"

#include "app/common/preferences.h"
#include "app/common/scrolls.h"
#include "app/search/cheaper-line.h"
#include "app/search/listed.h"
#include "app/search/listing-view.h"
#include "app/search/program-words.h"
#include "app/search/state-words.h"
#include "app/search/tools.h"
#include "document/front.h"
#include "widgets/buttons.h"
#include "widgets/heat-legend.h"
#include "widgets/labels.h"
#include "widgets/search-choice.h"
#include "widgets/variables.h"

#include <glib/gi18n.h>

/* The first three stand above the listing, the others in a table below it. */
typedef enum { PLACED, TAKEN_BACK, DEPTH, TESTS, READS, N_COUNTERS } Counter;
#define ABOVE (DEPTH + 1)
#define LONG 1000000 /* steps: counted in numbers that are smaller where it is narrow, from early on */

static const char *const counter_names[N_COUNTERS] = {
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

/* The grains, as the toggles name them. */
static const struct {
  const char *name, *tooltip;
} grains[] = {
  [RT_GRAIN_PLACEMENT] = { N_("a digit"), N_("A step is a digit written or taken back") },
  [RT_GRAIN_TEST] = { N_("a test"), N_("Each digit tested is a step, too") },
  /* Translators: noun; one look at a cell, or at what the search notes of used digits */
  [RT_GRAIN_READ] = { N_("a look"), N_("Each look at a cell, or at notes of used digits, is a step, too") },
};

struct _RtSearchPage {
  GtkWidget parent_instance;

  /* Owned. */
  RtDesk *desk;

  const RtSearch *shown; /* whose listing is shown; NULL: none yet */

  /* Children. */
  GtkWidget *scrolled; /* with all below */
  GtkWidget *choice;  /* drop-down of searches */
  GtkWidget *grains[G_N_ELEMENTS (grains)]; /* toggles */
  GtkWidget *rest;    /* box of all below: there once there is a search */
  GtkWidget *promise; /* what Solve will do; there until then, and while it waits */
  GtkWidget *program; /* label: what the steps tell of a program; there while such are shown */
  GtkWidget *grain;   /* box of the toggles */
  GtkWidget *listing;
  GtkWidget *legend;  /* of the heat map */
  GtkWidget *cheaper;
  GtkWidget *variables;
  GtkWidget *solutions; /* box: which of how many, and the way to the next */
  GtkWidget *solution;
  GtkWidget *state;
  GtkWidget *counters[N_COUNTERS];
};

G_DEFINE_FINAL_TYPE (RtSearchPage, rt_search_page, GTK_TYPE_WIDGET)

/* What is chosen */

static void
chosen_cb (RtSearchPage *self)
{
  const RtSearch *search = rt_search_choice_search (GTK_DROP_DOWN (self->choice));

  rt_preference_set_string (RT_PREFERENCE_SEARCH, search->id);
  rt_desk_set_search (self->desk, search);
}

static void
grain_cb (RtSearchPage *self)
{
  for (int grain = RT_GRAIN_PLACEMENT; grain <= RT_GRAIN_READ; grain++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->grains[grain])))
      rt_player_set_grain (rt_desk_player (self->desk), (RtGrain) grain);
}

/* The player has another grain, wherever it was given. */
static void
grain_changed_cb (RtSearchPage *self)
{
  RtGrain grain = rt_player_grain (rt_desk_player (self->desk));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->grains[grain]), TRUE);
}

void
rt_search_page_prefer (RtDesk *desk)
{
  g_autofree char *id = rt_preference_string (RT_PREFERENCE_SEARCH);
  const RtSearch *search = rt_search_by_id (id);

  if (!rt_desk_has_search (desk))
    rt_desk_set_search (desk, search ? search : &rt_search_masks);
}

/* What is shown */

static void
show_choice (RtSearchPage *self)
{
  const RtSearch *search = rt_desk_search (self->desk);

  if (self->shown == search)
    return;
  self->shown = search;
  g_signal_handlers_block_by_func (self->choice, chosen_cb, self);
  rt_search_choice_set_search (GTK_DROP_DOWN (self->choice), search);
  g_signal_handlers_unblock_by_func (self->choice, chosen_cb, self);
  rt_listing_view_set_search (RT_LISTING_VIEW (self->listing), search);
}

static void
show_counters (RtSearchPage *self)
{
  RtCursor *cursor = rt_player_cursor (rt_desk_player (self->desk));
  RtCounts none = { 0 }, counts = cursor ? *rt_cursor_counts (cursor) : none;
  const guint64 values[N_COUNTERS] = {
    [PLACED] = counts.placements, [TAKEN_BACK] = counts.takebacks, [DEPTH] = counts.depth,
    [TESTS] = counts.tests,       [READS] = counts.reads,
  };

  int known = rt_solving_watched_program (rt_desk_solving (self->desk)) ? ABOVE : N_COUNTERS;
  GtkWidget *above = gtk_widget_get_parent (self->counters[PLACED]);

  for (int i = 0; i < N_COUNTERS; i++) {
    g_autofree char *text = g_strdup_printf ("%'" G_GUINT64_FORMAT, values[i]);

    gtk_label_set_text (GTK_LABEL (self->counters[i]), cursor && i < known ? text : "–");
  }
  if (rt_player_length (rt_desk_player (self->desk)) >= LONG)
    gtk_widget_add_css_class (above, "long");
  else
    gtk_widget_remove_css_class (above, "long");
  if (cursor) {
    const RtGrid *givens = rt_trace_givens (rt_cursor_trace (cursor));
    int blanks = RT_N_CELLS - rt_cells_count (rt_grid_filled (givens));
    /* Translators: how many blanks a search has filled, as in "31 of 64" */
    g_autofree char *depth = g_strdup_printf (_("%u of %d"), counts.depth, blanks);

    gtk_label_set_text (GTK_LABEL (self->counters[DEPTH]), depth);
  }
}

/* The line that runs at the player's place. */
static void
show_line (RtSearchPage *self)
{
  RtPlayer *player = rt_desk_player (self->desk);
  RtCursor *cursor = rt_player_cursor (player);
  int look = rt_player_look (player), line = rt_listed_line (player);

  rt_listing_view_set_line (RT_LISTING_VIEW (self->listing), line);
  rt_variables_view_show (RT_VARIABLES_VIEW (self->variables),
                          line < 0 ? NULL : rt_cursor_watch (cursor, look),
                          line < 0 ? NULL : rt_cursor_stack (cursor, look));
}

/* "Solution 2 of 6", where there are several. */
static void
show_solutions (RtSearchPage *self, RtSolving *solving)
{
  bool exact;
  guint64 n = rt_solving_n_solutions (solving, &exact), which = rt_solving_solution (solving);
  g_autofree char *of = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
  g_autofree char *here = g_strdup_printf ("%'" G_GUINT64_FORMAT, which);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->solutions, rt_solving_trace (solving) && n != 1);
  if (n == 0)
    text = g_strdup (_("Several solutions"));
  else if (which == 0)
    /* Translators: %s is the number, as in "1,204"; it is never 1. */
    text = g_strdup_printf (exact ? ngettext ("%s solution", "%s solutions", (gulong) n)
                                  : ngettext ("At least %s solution", "At least %s solutions",
                                              (gulong) n),
                            of);
  else
    text = g_strdup_printf (exact ? _("Solution %s of %s") : _("Solution %s of at least %s"),
                            here, of);
  gtk_label_set_text (GTK_LABEL (self->solution), text);
}

static void
show_heat (RtSearchPage *self)
{
  bool shown = rt_desk_shows_heat (self->desk);
  uint64_t heat[RT_N_CELLS], most = 0;

  gtk_widget_set_visible (self->legend, shown);
  if (!shown)
    return;
  rt_trace_heat (rt_solving_trace (rt_desk_solving (self->desk)), heat);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    most = MAX (most, heat[cell]);
  rt_heat_legend_show (self->legend, most);
}

/* Of a program's own steps there is no listing, and no finer grain. */
static void
show_program (RtSearchPage *self, RtSolving *solving)
{
  bool is_program = rt_solving_watched_program (solving) != NULL;
  g_autofree char *said = is_program ? rt_program_say (solving) : NULL;

  gtk_label_set_text (GTK_LABEL (self->program), said ? said : "");
  gtk_widget_set_visible (self->program, is_program);
  gtk_widget_set_visible (self->choice, !is_program);
  gtk_widget_set_visible (self->listing, !is_program);
  gtk_widget_set_sensitive (self->grain, !is_program);
  gtk_widget_set_tooltip_text (self->grain, is_program ? _("A program tells nothing of its tests and looks")
                                                       : NULL);
}

/* Shows what Solve will do while there is no search, or that the search waits. */
static void
show_promise (RtSearchPage *self, RtSolving *solving)
{
  g_autofree char *waiting = rt_desk_say_waiting (self->desk);

  gtk_label_set_text (GTK_LABEL (self->promise),
                      waiting ? waiting
                              : _("Solve runs this search and records each step of it: you can play it, "
                                  "or go to any moment."));
  gtk_widget_set_visible (self->promise, waiting || !rt_solving_trace (solving));
}

void
rt_search_page_update (RtSearchPage *self)
{
  RtSolving *solving = rt_desk_solving (self->desk);
  g_autofree char *state = rt_search_say_state (solving);

  show_choice (self);
  show_program (self, solving);
  gtk_widget_set_visible (self->rest, rt_solving_trace (solving) != NULL);
  show_promise (self, solving);
  gtk_label_set_text (GTK_LABEL (self->state), state ? state : "");
  gtk_widget_set_visible (self->state, state != NULL);
  show_counters (self);
  show_line (self);
  show_solutions (self, solving);
  show_heat (self);
  rt_cheaper_line_look_at (RT_CHEAPER_LINE (self->cheaper),
                           rt_solving_state (solving) == RT_SOLVING_RUNNING ||
                               rt_solving_watched_program (solving)
                             ? NULL
                             : rt_solving_trace (solving));
}

/* "One step is [a digit|a test|a look]". */
static GtkWidget *
make_grains (RtSearchPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *toggles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  /* Translators: before three toggles, as in "One step is [a digit] [a test] [a look]" */
  GtkWidget *label = rt_label_new (_("One step is"), "faint");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (toggles, "linked");
  gtk_widget_add_css_class (toggles, "compact");
  for (gsize i = 0; i < G_N_ELEMENTS (grains); i++) {
    self->grains[i] = rt_toggle_new_text (_(grains[i].name), _(grains[i].tooltip));
    if (i > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->grains[i]),
                                   GTK_TOGGLE_BUTTON (self->grains[0]));
    gtk_box_append (GTK_BOX (toggles), self->grains[i]);
  }
  rt_buttons_wrap (toggles);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->grains[RT_GRAIN_PLACEMENT]), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), toggles);
  return box;
}

static GtkWidget *
make_solutions (RtSearchPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->solution = rt_label_new (NULL, NULL);
  gtk_widget_set_hexpand (self->solution, TRUE);
  gtk_box_append (GTK_BOX (box), self->solution);
  gtk_box_append (GTK_BOX (box),
                  rt_button_new_text (_("Next Solution"), "win.next-solution"));
  rt_buttons_wrap (box);
  return box;
}

/* Name and number of a counter, in a grid at these places. */
static void
put_counter (RtSearchPage *self, GtkWidget *grid, Counter counter, int column, int row, bool above)
{
  GtkWidget *name = gtk_label_new (_(counter_names[counter])), *number = gtk_label_new ("–");

  self->counters[counter] = number;
  gtk_widget_set_hexpand (number, TRUE);
  gtk_widget_add_css_class (name, "faint");
  gtk_widget_add_css_class (number, "numeric");
  gtk_grid_attach (GTK_GRID (grid), name, column, row + above, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), number, column + !above, row, 1, 1);
  if (above)
    return;
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
}

/* The three that are watched, side by side. */
static GtkWidget *
make_counters_above (RtSearchPage *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_add_css_class (grid, "counters");
  for (int i = 0; i < ABOVE; i++)
    put_counter (self, grid, (Counter) i, i, 0, true);
  return grid;
}

static GtkWidget *
make_counters_below (RtSearchPage *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (int i = ABOVE; i < N_COUNTERS; i++)
    put_counter (self, grid, (Counter) i, 0, i - ABOVE, false);
  return grid;
}

static GtkWidget *
make_box (RtSearchPage *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->rest = box;
  self->listing = rt_listing_view_new ();
  self->variables = rt_variables_view_new ();
  self->legend = rt_heat_legend_new ();
  self->cheaper = rt_cheaper_line_new ();
  self->state = rt_label_new (NULL, "faint");
  self->solutions = make_solutions (self);
  self->choice = rt_search_choice_new (_("Algorithm"));
  self->program = rt_label_new (NULL, NULL);
  gtk_box_append (GTK_BOX (page), self->choice);
  gtk_box_append (GTK_BOX (page), self->program);
  self->promise = rt_label_new (NULL, "faint");
  gtk_box_append (GTK_BOX (page), self->promise);
  gtk_box_append (GTK_BOX (page), box);
  gtk_box_append (GTK_BOX (box), make_counters_above (self));
  gtk_box_append (GTK_BOX (box), self->listing);
  self->grain = make_grains (self);
  gtk_box_append (GTK_BOX (box), self->grain);
  gtk_box_append (GTK_BOX (box), rt_search_tools_new ());
  gtk_box_append (GTK_BOX (box), self->legend);
  gtk_box_append (GTK_BOX (box), rt_search_jumps_new ());
  gtk_box_append (GTK_BOX (box), self->cheaper);
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), make_counters_below (self));
  gtk_box_append (GTK_BOX (box), self->state);
  gtk_box_append (GTK_BOX (box), self->solutions);
  gtk_box_append (GTK_BOX (box), self->variables);
  gtk_widget_add_css_class (page, "page");
  return page;
}

static void
rt_search_page_dispose (GObject *object)
{
  RtSearchPage *self = RT_SEARCH_PAGE (object);

  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  if (self->desk) {
    g_signal_handlers_disconnect_by_data (rt_desk_player (self->desk), self);
    g_signal_handlers_disconnect_by_data (self->desk, self);
  }
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (rt_search_page_parent_class)->dispose (object);
}

static void
rt_search_page_class_init (RtSearchPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_search_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
}

static void
rt_search_page_init (RtSearchPage *self)
{
  gtk_orientable_set_orientation (
    GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  self->scrolled = rt_scrolls_new (make_box (self));
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (chosen_cb), self);
  for (gsize i = 0; i < G_N_ELEMENTS (grains); i++)
    g_signal_connect_swapped (self->grains[i], "toggled", G_CALLBACK (grain_cb), self);
}

void
rt_search_page_set_desk (RtSearchPage *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_SEARCH_PAGE (self));

  if (self->desk) {
    g_signal_handlers_disconnect_by_data (rt_desk_player (self->desk), self);
    g_signal_handlers_disconnect_by_data (self->desk, self);
  }
  g_set_object (&self->desk, desk);
  g_signal_connect_swapped (rt_desk_player (desk), "notify::grain", G_CALLBACK (grain_changed_cb),
                            self);
  g_signal_connect_swapped (desk, "notify::heat", G_CALLBACK (show_heat), self);
  grain_changed_cb (self);
  rt_search_page_update (self);
}

GtkWidget *
rt_search_page_new (RtDesk *desk)
{
  RtSearchPage *self = g_object_new (RT_TYPE_SEARCH_PAGE, NULL);

  rt_search_page_set_desk (self, desk);
  return GTK_WIDGET (self);
}
