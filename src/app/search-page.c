/* search-page.c - which algorithm, its listing, how it is watched, what it counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search-page.h"

#include "app/scrolls.h"
#include "app/settings.h"
#include "engine/say.h"
#include "widgets/buttons.h"
#include "widgets/listing.h"
#include "widgets/variables.h"

#include <glib/gi18n.h>

/* The rows of the table of counters. */
typedef enum { PLACED, TAKEN_BACK, DEPTH, TESTS, READS, N_COUNTERS } Counter;

static const char *const counter_names[N_COUNTERS] = {
  /* Translators: how many digits the search has written so far */
  [PLACED] = N_("Placed"),
  /* Translators: how many of the digits that it wrote it has removed again */
  [TAKEN_BACK] = N_("Taken back"),
  /* Translators: how many blanks hold a digit of the search now */
  [DEPTH] = N_("Depth"),
  [TESTS] = N_("Digits tested"),
  /* Translators: how often the search looked at a cell, a mask or a table */
  [READS] = N_("Reads"),
};

/* The grains, as the toggles name them. */
static const struct {
  const char *name, *tooltip;
} grains[] = {
  [RT_GRAIN_PLACEMENT] = { N_("Digit"), N_("A step is a digit written or taken back") },
  [RT_GRAIN_TEST] = { N_("Test"), N_("Each digit tested is a step, too") },
  /* Translators: noun; one look at a cell, a mask or a table */
  [RT_GRAIN_READ] = { N_("Read"), N_("Each look at a cell, a mask or a table is a step, too") },
};

struct _RtSearchPage {
  GtkWidget parent_instance;

  /* Owned. */
  RtPlayer *player;

  bool heat; /* the heat map is wanted */

  /* Children. */
  GtkWidget *scrolled; /* with all below, but for the words */
  GtkWidget *choice;  /* drop-down of searches */
  GtkWidget *summary;
  GtkWidget *fill;    /* toggles */
  GtkWidget *animate;
  GtkWidget *grains[G_N_ELEMENTS (grains)]; /* toggles */
  GtkWidget *listing;
  GtkWidget *said;      /* what the step did, in words; always in sight */
  GtkWidget *variables;
  GtkWidget *solutions; /* box: which of how many, and the way to the next */
  GtkWidget *solution;
  GtkWidget *state;
  GtkWidget *counters[N_COUNTERS];
};

G_DEFINE_FINAL_TYPE (RtSearchPage, rt_search_page, GTK_TYPE_WIDGET)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

enum { PROP_0, PROP_HEAT, N_PROPS };
static GParamSpec *props[N_PROPS];

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

bool
rt_search_page_heat (RtSearchPage *self)
{
  return self->heat;
}

static void
show_choice (RtSearchPage *self)
{
  const RtSearch *search = rt_search_page_search (self);

  gtk_label_set_text (GTK_LABEL (self->summary), _(search->summary));
  rt_listing_set_lines (RT_LISTING (self->listing), search->listing);
}

static void
chosen_cb (RtSearchPage *self)
{
  show_choice (self);
  if (rt_settings ())
    g_settings_set_string (rt_settings (), "search", rt_search_page_search (self)->id);
  g_signal_emit (self, signals[CHOSEN], 0);
}

void
rt_search_page_choose (RtSearchPage *self, const RtSearch *search)
{
  guint i = 0;

  while (rt_searches[i] != search)
    i++;
  g_signal_handlers_block_by_func (self->choice, chosen_cb, self);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), i);
  g_signal_handlers_unblock_by_func (self->choice, chosen_cb, self);
  show_choice (self);
}

static void
grain_cb (RtSearchPage *self)
{
  for (int grain = RT_GRAIN_PLACEMENT; grain <= RT_GRAIN_READ; grain++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->grains[grain])))
      rt_player_set_grain (self->player, (RtGrain) grain);
}

/* The player has another grain, from wherever. */
static void
grain_changed_cb (RtSearchPage *self)
{
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (self->grains[rt_player_grain (self->player)]), TRUE);
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

/* How fast the search is by itself; while that is being found out, how long the recording took. */
static char *
say_speed (RtSolving *solving)
{
  gint64 bare = rt_solving_bare (solving);
  guint64 steps = rt_trace_solution (rt_solving_trace (solving), 0);
  g_autofree char *time = rt_say_time ((double) (bare ? bare : rt_solving_elapsed (solving)));
  g_autofree char *speed = NULL;

  if (!bare || !steps)
    /* Translators: %s is a time, as in "1.5 ms" */
    return g_strdup_printf (_("Searched and recorded in %s"), time);
  speed = g_strdup_printf ("%'.0f", (double) steps * G_USEC_PER_SEC / (double) bare);
  /* Translators: a time, as in "1.5 ms", and a number */
  return g_strdup_printf (_("Without recording, the search takes %s: %s steps a second."), time,
                          speed);
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
    return say_speed (solving);
  case RT_SOLVING_IDLE:
  default:
    return NULL;
  }
}

static void
show_counters (RtSearchPage *self, RtSolving *solving)
{
  RtCursor *cursor = rt_player_cursor (self->player);
  RtCounts none = { 0 }, counts = cursor ? *rt_cursor_counts (cursor) : none;
  const guint64 values[N_COUNTERS] = {
    [PLACED] = counts.placements, [TAKEN_BACK] = counts.takebacks, [DEPTH] = counts.depth,
    [TESTS] = counts.tests,       [READS] = counts.reads,
  };

  for (int i = 0; i < N_COUNTERS; i++) {
    g_autofree char *text = g_strdup_printf ("%'" G_GUINT64_FORMAT, values[i]);

    gtk_label_set_text (GTK_LABEL (self->counters[i]), cursor ? text : "–");
  }
  if (cursor) {
    const RtGrid *givens = rt_trace_givens (rt_cursor_trace (cursor));
    int blanks = RT_N_CELLS - rt_cells_count (rt_grid_filled (givens));
    /* Translators: how many blanks a search has filled, as in "31 of 64" */
    g_autofree char *depth = g_strdup_printf (_("%u of %d"), counts.depth, blanks);

    gtk_label_set_text (GTK_LABEL (self->counters[DEPTH]), depth);
  }
}

/* The line that runs at the player's place, and what it does in words. */
static void
show_line (RtSearchPage *self)
{
  RtCursor *cursor = rt_player_cursor (self->player);
  int look = rt_player_look (self->player);
  g_autofree char *said = NULL;
  int line = -1;

  if (cursor && look >= 0) {
    const RtLook *what = &rt_cursor_detail (cursor)->looks[look];

    line = what->line;
    said = rt_say_look (what);
  } else if (cursor) {
    const RtEvent *event = rt_cursor_event (cursor);

    line = event->kind == RT_EVENT_NONE ? -1 : event->line;
    said = rt_say_event (event);
  }
  rt_listing_set_line (RT_LISTING (self->listing), line);
  rt_variables_view_show (RT_VARIABLES_VIEW (self->variables),
                          line < 0 ? NULL : rt_cursor_watch (cursor, look),
                          line < 0 ? NULL : rt_cursor_stack (cursor, look));
  gtk_label_set_text (GTK_LABEL (self->said), said ? said : "");
  gtk_widget_set_visible (self->said, cursor != NULL);
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

void
rt_search_page_update (RtSearchPage *self, RtSolving *solving)
{
  g_autofree char *state = say_state (solving);

  gtk_label_set_text (GTK_LABEL (self->state), state ? state : "");
  gtk_widget_set_visible (self->state, state != NULL);
  show_counters (self, solving);
  show_line (self);
  show_solutions (self, solving);
}

/* A label of running text. */
static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
make_choice (RtSearchPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (const RtSearch *const *search = rt_searches; *search; search++)
    gtk_string_list_append (names, _((*search)->name));
  self->choice = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  rt_drop_down_set_name (self->choice, _("Algorithm"));
  self->summary = make_label ("faint");
  gtk_box_append (GTK_BOX (box), self->choice);
  gtk_box_append (GTK_BOX (box), self->summary);
  return box;
}

static GtkWidget *
make_result (RtSearchPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  /* Translators: two ways to show what Solve finds: the filled grid, or its search as it runs. */
  self->fill = rt_toggle_new_text (_("Fill"), _("The digits of the solution appear at once"));
  self->animate = rt_toggle_new_text (_("Animate"), _("The search plays from its start"));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->animate),
                               GTK_TOGGLE_BUTTON (self->fill));
  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), self->fill);
  gtk_box_append (GTK_BOX (box), self->animate);
  return box;
}

/* "Step by [Digit|Test|Read]". */
static GtkWidget *
make_grains (RtSearchPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *toggles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  /* Translators: before three toggles, as in "Step by [Digit] [Test] [Read]" */
  GtkWidget *label = gtk_label_new (_("Step by"));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "faint");
  gtk_widget_add_css_class (toggles, "linked");
  for (gsize i = 0; i < G_N_ELEMENTS (grains); i++) {
    self->grains[i] = rt_toggle_new_text (_(grains[i].name), _(grains[i].tooltip));
    if (i > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->grains[i]),
                                   GTK_TOGGLE_BUTTON (self->grains[0]));
    gtk_box_append (GTK_BOX (toggles), self->grains[i]);
  }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->grains[RT_GRAIN_PLACEMENT]), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), toggles);
  return box;
}

/* A row without a label ends a section. */
static const struct {
  const char *label, *action;
} jumps[] = {
  { N_("Next _Solution"), "win.next-solution" },
  { N_("Previous S_olution"), "win.previous-solution" },
  { NULL, NULL },
  { N_("Next _Dead End"), "win.next-dead-end" },
  { N_("Previous Dead _End"), "win.previous-dead-end" },
  { NULL, NULL },
  { N_("Next _Change of the Selected Cell"), "win.next-change" },
  { N_("Previous C_hange of the Selected Cell"), "win.previous-change" },
  { NULL, NULL },
  { N_("Next _Return to This Depth"), "win.next-return" },
  { N_("Where This Digit Is _Taken Back"), "win.step-out" },
  { N_("Next New _Greatest Depth"), "win.next-greatest" },
  { NULL, NULL },
  { N_("_Pause at Dead Ends"), "win.pause-at-dead-ends" },
  { N_("Pause When the Selected Cell Changes"), "win.breakpoint" },
  { NULL, NULL },
};

static void
create_jumps_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenu) menu = g_menu_new (), section = g_menu_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (jumps); i++)
    if (jumps[i].label) {
      g_menu_append (section, _(jumps[i].label), jumps[i].action);
    } else {
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
      g_object_unref (section);
      section = g_menu_new ();
    }
  gtk_menu_button_set_create_popup_func (button, NULL, NULL, NULL);
  rt_menu_button_set_menu (button, G_MENU_MODEL (menu));
}

/* [Jump To] [Heat Map]
 * [Compare] [Race]     */
static GtkWidget *
make_tools (RtSearchPage *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *jump = gtk_menu_button_new ();
  GtkWidget *heat = rt_toggle_new_text (_("Heat Map"), _("How often the search wrote each cell"));

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (jump), _("Jump To"));
  rt_button_set_name (jump, _("Jump To"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (jump), create_jumps_cb, NULL, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (heat), "win.heat");
  gtk_grid_attach (GTK_GRID (grid), jump, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), heat, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), rt_button_new_text (_("Compare"), "win.compare"), 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), rt_button_new_text (_("Race"), "win.race"), 1, 1, 1, 1);
  return grid;
}

static GtkWidget *
make_solutions (RtSearchPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->solution = make_label (NULL);
  gtk_widget_set_hexpand (self->solution, TRUE);
  gtk_box_append (GTK_BOX (box), self->solution);
  gtk_box_append (GTK_BOX (box),
                  rt_button_new_text (_("Next Solution"), "win.next-solution"));
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
    gtk_widget_add_css_class (name, "faint");
    gtk_widget_add_css_class (self->counters[i], "numeric");
    gtk_grid_attach (GTK_GRID (grid), name, 0, i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), self->counters[i], 1, i, 1, 1);
  }
  return grid;
}

static GtkWidget *
make_box (RtSearchPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->listing = rt_listing_new ();
  self->variables = rt_variables_view_new ();
  self->state = make_label ("faint");
  self->solutions = make_solutions (self);
  gtk_box_append (GTK_BOX (box), make_choice (self));
  gtk_box_append (GTK_BOX (box), make_result (self));
  gtk_box_append (GTK_BOX (box), self->listing);
  gtk_box_append (GTK_BOX (box), make_grains (self));
  gtk_box_append (GTK_BOX (box), make_tools (self));
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), make_counters (self));
  gtk_box_append (GTK_BOX (box), self->state);
  gtk_box_append (GTK_BOX (box), self->solutions);
  gtk_box_append (GTK_BOX (box), self->variables);
  gtk_widget_add_css_class (box, "page");
  return box;
}

static void
rt_search_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_HEAT)
    g_value_set_boolean (value, RT_SEARCH_PAGE (object)->heat);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
rt_search_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RtSearchPage *self = RT_SEARCH_PAGE (object);

  if (id != PROP_HEAT) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  } else if (self->heat != g_value_get_boolean (value)) {
    self->heat = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, props[PROP_HEAT]);
  }
}

static void
rt_search_page_dispose (GObject *object)
{
  RtSearchPage *self = RT_SEARCH_PAGE (object);

  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_pointer (&self->said, gtk_widget_unparent);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (rt_search_page_parent_class)->dispose (object);
}

static void
rt_search_page_class_init (RtSearchPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = rt_search_page_dispose;
  object_class->get_property = rt_search_page_get_property;
  object_class->set_property = rt_search_page_set_property;
  props[PROP_HEAT] = g_param_spec_boolean ("heat", NULL, NULL, FALSE,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                             G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
  signals[CHOSEN] = g_signal_new ("chosen", RT_TYPE_SEARCH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
rt_search_page_init (RtSearchPage *self)
{
  gtk_orientable_set_orientation (
    GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  self->scrolled = rt_scrolls_new (make_box (self));
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  self->said = make_label ("said");
  gtk_label_set_yalign (GTK_LABEL (self->said), 0);
  gtk_widget_add_css_class (self->said, "page-foot");
  gtk_widget_set_visible (self->said, FALSE);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_widget_set_parent (self->said, GTK_WIDGET (self));
  recall (self);
  show_choice (self);
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->animate, "toggled", G_CALLBACK (toggled_cb), self);
  for (gsize i = 0; i < G_N_ELEMENTS (grains); i++)
    g_signal_connect_swapped (self->grains[i], "toggled", G_CALLBACK (grain_cb), self);
}

GtkWidget *
rt_search_page_new (RtPlayer *player)
{
  RtSearchPage *self = g_object_new (RT_TYPE_SEARCH_PAGE, NULL);

  self->player = g_object_ref (player);
  g_signal_connect_object (player, "notify::grain", G_CALLBACK (grain_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
