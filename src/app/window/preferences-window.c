/* preferences-window.c - RtPreferencesWindow: creates the dialog with the preferences from a table of rows.
 *
 * It reads and writes preferences and follows their changes. The code that depends on a
 * preference watches it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/preferences-window.h"

#include "app/common/dialog.h"
#include "app/common/preferences.h"
#include "app/common/nested-scrolls.h"
#include "document/desk/desk.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>
#include <math.h>

#define AIR 18
#define MOST_CHOICES 9

/* Greatest widths in characters; on a narrow screen, two thirds of them are used. */
#define LABEL_WIDTH 26
#define NOTE_WIDTH 46

/* A choice: a value of a preference, in the text format of GVariant, and its name. A speed has no name. */
typedef struct {
  const char *value, *name;
} Choice;

/* A row of the dialog. A row without choices has a switch, all others a drop-down. */
typedef struct {
  const char *label;
  RtPreference preference;
  Choice choices[MOST_CHOICES + 1];
  const char *note; /* text below, or NULL */
} Row;

static const Row rows[] = {
  { N_("Tell me whether the grid is _right"), RT_PREFERENCE_VERDICT,
    /* Translators: when the program tells whether the grid is right */
    { { "'always'", N_("Always") },
      { "'on-demand'", N_("When I ask") },
      { "'never'", N_("Never") } },
    N_("When I ask: wrong digits are told by Check What I Have; until then only equal digits in a "
       "row, column or box are marked. Never: digits are only counted. Solve, hints and details "
       "always tell what they find.") },
  /* Translators: followed by a choice, “The answer” or “The search, step by step” */
  { N_("_Solve shows"), RT_PREFERENCE_RESULT,
    { { "'fill'", N_("The answer") }, { "'animate'", N_("The search, step by step") } }, NULL },
  { N_("A search _plays at"), RT_PREFERENCE_SPEED,
    { { "1.0", NULL },
      { "2.0", NULL },
      { "5.0", NULL },
      { "10.0", NULL },
      { "20.0", NULL },
      { "50.0", NULL },
      { "100.0", NULL },
      { "1000.0", NULL },
      { "1000000000.0", N_("As fast as it can") } },
    NULL },
  { N_("Assume that a puzzle has _just one solution"), RT_PREFERENCE_ASSUME_UNIQUE, { { NULL } },
    N_("Some hints and techniques are only right for such puzzles.") },
  { N_("Show the _time spent on a puzzle"), RT_PREFERENCE_TIMER, { { NULL, NULL } },
    N_("The clock stands while the window is not in front.") },
  { N_("_Keep a record of the puzzles I solve"), RT_PREFERENCE_RECORD, { { NULL, NULL } },
    N_("How hard they were, time and hints: in a file of this computer, and nowhere else.") },
  { N_("_Pick a digit first, then its cells"), RT_PREFERENCE_DIGIT_FIRST, { { NULL } }, NULL },
  { N_("_Go on to the next cell while a puzzle is typed in"), RT_PREFERENCE_NEXT_CELL, { { NULL } },
    NULL },
  { N_("A digit _cleans up marks"), RT_PREFERENCE_CLEAN_MARKS, { { NULL } }, NULL },
  { N_("_Fill in marks by itself"), RT_PREFERENCE_FILL_MARKS, { { NULL } }, NULL },
  { N_("S_tyle"), RT_PREFERENCE_COLOUR_SCHEME,
    { { "'system'", N_("As the desktop") },
      { "'light'", N_("Light") },
      { "'dark'", N_("Dark") } },
    NULL },
};

#define RT_TYPE_PREFERENCES_WINDOW (rt_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (RtPreferencesWindow, rt_preferences_window, RT, PREFERENCES_WINDOW, GtkWindow)

struct _RtPreferencesWindow {
  GtkWindow parent_instance;

  bool narrow;  /* the dialog may be narrower than its labels */
  bool showing; /* the program changes switches and drop-downs, not the person */

  /* Children. */
  GtkWidget *controls[G_N_ELEMENTS (rows)];
};

G_DEFINE_FINAL_TYPE (RtPreferencesWindow, rt_preferences_window, GTK_TYPE_WINDOW)

static bool
is_switch (const Row *row)
{
  return row->choices[0].value == NULL;
}

static GVariant *
value_of (const Choice *choice)
{
  return g_variant_ref_sink (g_variant_parse (NULL, choice->value, NULL, NULL, NULL));
}

/* Returns how far CHOICE, a choice of the row, is from VALUE, which may be a number between two choices. */
static double
distance (const Choice *choice, GVariant *value)
{
  g_autoptr (GVariant) its = value_of (choice);

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE))
    return fabs (log (g_variant_get_double (its) / g_variant_get_double (value)));
  return g_variant_equal (its, value) ? 0 : 1;
}

static guint
find_choice (const Row *row, GVariant *value)
{
  guint best = 0;

  for (guint i = 1; row->choices[i].value; i++)
    if (distance (&row->choices[i], value) < distance (&row->choices[best], value))
      best = i;
  return best;
}

static void
show (gpointer window)
{
  RtPreferencesWindow *self = window;

  self->showing = true;
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GVariant) value = rt_preference_variant (rows[i].preference);

    if (is_switch (&rows[i]))
      gtk_switch_set_active (GTK_SWITCH (self->controls[i]), g_variant_get_boolean (value));
    else
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->controls[i]), find_choice (&rows[i], value));
  }
  self->showing = false;
}

/* Input of the person */

/* Sets the speed of playing in all open windows. Each window has its own speed, which is stored
 * when it is closed. */
static void
set_speeds (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  double speed = rt_preference_double (RT_PREFERENCE_SPEED);

  /* A fixed speed, instead of the film that plays any search in ten seconds. */
  rt_preference_set_boolean (RT_PREFERENCE_FILM, false);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GObject) window = g_list_model_get_item (windows, i);

    if (RT_IS_SHELL (window) && rt_shell_desk (RT_SHELL (window)))
      rt_player_set_speed (rt_desk_player (rt_shell_desk (RT_SHELL (window))), speed);
  }
}

static void
chosen_cb (RtPreferencesWindow *self, GParamSpec *pspec, GtkDropDown *control)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows) && !self->showing; i++)
    if (self->controls[i] == GTK_WIDGET (control)) {
      g_autoptr (GVariant) value = value_of (&rows[i].choices[gtk_drop_down_get_selected (control)]);

      rt_preference_set_variant (rows[i].preference, value);
      if (rows[i].preference == RT_PREFERENCE_SPEED)
        set_speeds ();
    }
}

static void
switched_cb (RtPreferencesWindow *self, GParamSpec *pspec, GtkSwitch *control)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows) && !self->showing; i++)
    if (self->controls[i] == GTK_WIDGET (control))
      rt_preference_set_boolean (rows[i].preference, gtk_switch_get_active (control));
}

/* Parts */

static GtkWidget *
make_switch (RtPreferencesWindow *self)
{
  GtkWidget *control = gtk_switch_new ();

  gtk_widget_set_halign (control, GTK_ALIGN_END);
  g_signal_connect_swapped (control, "notify::active", G_CALLBACK (switched_cb), self);
  return control;
}

static char *
name_of (const Choice *choice)
{
  double speed;

  if (choice->name)
    return g_strdup (_(choice->name));
  speed = g_ascii_strtod (choice->value, NULL);
  /* Translators: how fast a search plays, as in "1,000 steps a second" */
  return g_strdup_printf (ngettext ("%'.0f step a second", "%'.0f steps a second", (gulong) speed),
                          speed);
}

static GtkWidget *
make_choice (RtPreferencesWindow *self, const Row *row)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *control;

  for (const Choice *choice = row->choices; choice->value; choice++)
    gtk_string_list_take (names, name_of (choice));
  control = self->narrow ? rt_drop_down_new (names) : gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  g_signal_connect_swapped (control, "notify::selected", G_CALLBACK (chosen_cb), self);
  return control;
}

static GtkWidget *
make_label (RtPreferencesWindow *self, const char *text, int width)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (!self->narrow)
    gtk_label_set_width_chars (GTK_LABEL (label), width);
  gtk_label_set_max_width_chars (GTK_LABEL (label), self->narrow ? width * 2 / 3 : width);
  return label;
}

static void
attach (RtPreferencesWindow *self, GtkGrid *grid, int i)
{
  const Row *row = &rows[i];
  GtkWidget *label = make_label (self, _(row->label), LABEL_WIDTH);
  GtkWidget *control = is_switch (row) ? make_switch (self) : make_choice (self, row);
  const char *name = gtk_label_get_text (GTK_LABEL (label));

  self->controls[i] = control;
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), control);
  rt_control_set_name (control, name);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (grid, label, 0, 2 * i, 1, 1);
  gtk_grid_attach (grid, control, 1, 2 * i, 1, 1);
  if (row->note) {
    GtkWidget *note = make_label (self, _(row->note), NOTE_WIDTH);

    gtk_widget_add_css_class (note, "faint");
    gtk_grid_attach (grid, note, 0, 2 * i + 1, 2, 1);
  }
}

static GtkWidget *
make_rows (RtPreferencesWindow *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 9);
  gtk_widget_set_margin_top (grid, AIR);
  gtk_widget_set_margin_bottom (grid, AIR);
  gtk_widget_set_margin_start (grid, AIR);
  gtk_widget_set_margin_end (grid, AIR);
  for (int i = 0; i < (int) G_N_ELEMENTS (rows); i++)
    attach (self, GTK_GRID (grid), i);
  return grid;
}

static void
rt_preferences_window_class_init (RtPreferencesWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
rt_preferences_window_init (RtPreferencesWindow *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _("Preferences"));
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self), "retrace");
}

static GtkWindow *
make (GtkWindow *parent)
{
  bool narrow = rt_dialog_is_narrow (parent);
  RtPreferencesWindow *self = g_object_new (RT_TYPE_PREFERENCES_WINDOW, "destroy-with-parent", TRUE,
                                            "resizable", narrow, NULL);
  GtkWidget *content;

  self->narrow = narrow;
  content = make_rows (self);
  gtk_window_set_child (GTK_WINDOW (self), narrow ? rt_scrolls_new_high (content) : content);
  show (self);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    rt_preference_watch (rows[i].preference, self, show);
  return GTK_WINDOW (self);
}

/* Returns the open dialog, or NULL if there is none. */
static GtkWindow *
find (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (RT_IS_PREFERENCES_WINDOW (window))
      return window;
  }
  return NULL;
}

void
rt_preferences_window_present (RtShell *shell)
{
  GtkWindow *window = find ();

  if (!window)
    window = make (rt_shell_parent (shell));
  gtk_window_set_transient_for (window, rt_shell_parent (shell));
  gtk_window_present (window);
}
