/* film-window.c - which steps become a film strip. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/film-window.h"

#include "app/export.h"
#include "picture/film.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

/* At first: so many steps from the player's place on, in rows that fit a page. */
#define STEPS 12
#define COLUMNS 4
#define COLUMNS_MAX 16

/* Belongs to its dialog. */
typedef struct {
  RtWindow *window; /* not owned: the dialog goes with it */
  RtTrace *trace;
  GtkWidget *dialog;
  GtkWidget *from, *to, *columns; /* spin buttons */
  GtkWidget *says;
} FilmWindow;

static void
film_window_free (gpointer data)
{
  FilmWindow *self = data;

  rt_trace_unref (self->trace);
  g_free (self);
}

static guint64
value_of (GtkWidget *spin)
{
  return (guint64) gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin));
}

/* What will come of it. */
static void
say_frames (FilmWindow *self)
{
  guint64 n_steps = value_of (self->to) - value_of (self->from) + 1;
  int n = rt_film_count (n_steps);
  g_autofree char *of = g_strdup_printf ("%'" G_GUINT64_FORMAT, n_steps);
  g_autofree char *text = NULL;

  if ((guint64) n == n_steps)
    text = g_strdup_printf (ngettext ("%d frame", "%d frames", (gulong) n), n);
  else
    /* Translators: the first number is always 64, the second is larger, as in "1,204". */
    text = g_strdup_printf (_("%d frames, evenly chosen from %s steps"), n, of);
  gtk_label_set_text (GTK_LABEL (self->says), text);
}

/* The first step is never behind the last: the one that the person did not move follows. */
static void
changed_cb (GtkSpinButton *moved, FilmWindow *self)
{
  GtkWidget *other = GTK_WIDGET (moved) == self->from ? self->to : self->from;

  if (value_of (self->from) > value_of (self->to))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (other), gtk_spin_button_get_value (moved));
  say_frames (self);
}

static void
export_cb (GtkButton *button, FilmWindow *self)
{
  rt_export_choose_film (self->window, self->trace, value_of (self->from), value_of (self->to),
                         (int) value_of (self->columns));
  gtk_window_destroy (GTK_WINDOW (self->dialog));
}

static GtkWidget *
add_spin (GtkGrid *grid, int row, const char *text, double min, double max, double value)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (text);
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 10);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), spin);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, spin, 1, row, 1, 1);
  return spin;
}

static GtkWidget *
make_spins (FilmWindow *self)
{
  RtPlayer *player = rt_window_player (self->window);
  guint64 length = rt_trace_length (self->trace);
  guint64 to = MIN (rt_player_position (player) + STEPS - 1, length);
  guint64 from = to - MIN (to, STEPS - 1);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  self->from = add_spin (GTK_GRID (grid), 0, _("_First step"), 0, (double) length, (double) from);
  self->to = add_spin (GTK_GRID (grid), 1, _("_Last step"), 0, (double) length, (double) to);
  self->columns = add_spin (GTK_GRID (grid), 2, _("_Columns"), 1, COLUMNS_MAX, COLUMNS);
  g_signal_connect (self->from, "value-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (self->to, "value-changed", G_CALLBACK (changed_cb), self);
  return grid;
}

static GtkWidget *
make_buttons (FilmWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *cancel = rt_button_new_text (_("_Cancel"), "window.close");
  GtkWidget *export = rt_button_new_text (_("_Export…"), NULL);

  gtk_widget_add_css_class (export, "suggested-action");
  g_signal_connect (export, "clicked", G_CALLBACK (export_cb), self);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), cancel);
  gtk_box_append (GTK_BOX (box), export);
  gtk_window_set_default_widget (GTK_WINDOW (self->dialog), export);
  return box;
}

static GtkWidget *
make_content (FilmWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->says = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->says), 0);
  gtk_label_set_wrap (GTK_LABEL (self->says), TRUE);
  gtk_widget_add_css_class (self->says, "faint");
  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  gtk_box_append (GTK_BOX (box), make_spins (self));
  gtk_box_append (GTK_BOX (box), self->says);
  gtk_box_append (GTK_BOX (box), make_buttons (self));
  return box;
}

void
rt_film_window_present (RtWindow *window)
{
  FilmWindow *self = g_new0 (FilmWindow, 1);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->window = window;
  self->trace = rt_trace_ref (rt_solving_trace (rt_window_solving (window)));
  self->dialog = gtk_window_new ();
  g_object_set_data_full (G_OBJECT (self->dialog), "film-window", self, film_window_free);
  gtk_window_set_title (GTK_WINDOW (self->dialog), _("Export a Film Strip"));
  gtk_window_set_transient_for (GTK_WINDOW (self->dialog), GTK_WINDOW (window));
  gtk_window_set_modal (GTK_WINDOW (self->dialog), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self->dialog), TRUE);
  gtk_window_set_resizable (GTK_WINDOW (self->dialog), FALSE);
  gtk_window_set_child (GTK_WINDOW (self->dialog), make_content (self));
  say_frames (self);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (self->dialog, keys);
  gtk_window_present (GTK_WINDOW (self->dialog));
}
