/* film-window.c - which steps become a film: as an animated picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/film-window.h"

#include "app/common/dialog.h"
#include "app/paper/export.h"
#include "picture/animated-gif.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>
#include <stdbool.h>

/* Number of steps that are proposed, from the player's place on. */
#define STEPS 12

/* Belongs to its dialog. */
typedef struct {
  RtShell *shell; /* not owned: the dialog goes with it */
  RtTrace *trace;
  GtkWidget *dialog;
  GtkWidget *from, *to, *pixels, *speed; /* spin buttons */
  GtkWidget *tree; /* check button */
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

/* Shows how many frames the film has, and how long it takes. */
static void
say_frames (FilmWindow *self)
{
  guint64 n_steps = value_of (self->to) - value_of (self->from) + 1;
  double speed = gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->speed));
  guint64 n = MIN (n_steps, RT_ANIMATION_STEPS_MOST);
  g_autofree char *most = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
  g_autofree char *text = NULL;

  if (n < n_steps)
    /* Translators: a number of pictures, of steps that are left out otherwise, and of seconds. */
    text = g_strdup_printf (_("Only the first %s steps: as many frames, %'.0f s"), most, (double) n / speed);
  else
    /* Translators: a number of pictures, and of seconds that they take. */
    text = g_strdup_printf (ngettext ("%'u frame, %'.0f s", "%'u frames, %'.0f s", (gulong) n), (guint) n,
                            (double) n / speed);
  gtk_label_set_text (GTK_LABEL (self->says), text);
}

/* Keeps the first step before the last: the one that the person did not move follows. */
static void
changed_cb (GtkSpinButton *moved, FilmWindow *self)
{
  GtkWidget *other = GTK_WIDGET (moved) == self->from ? self->to : self->from;

  if (value_of (self->from) > value_of (self->to))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (other), gtk_spin_button_get_value (moved));
  say_frames (self);
}

/* Returns true if windows are dark; then films are, too. */
static gboolean
is_dark (GtkWidget *widget)
{
  gboolean dark;

  g_object_get (gtk_widget_get_settings (widget), "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

static void
export_cb (GtkButton *button, FilmWindow *self)
{
  gboolean dark = is_dark (self->dialog);
  const RtDrawing drawing = { .kind = RT_DRAWING_ANIMATION,
                              .trace = self->trace,
                              .from = value_of (self->from),
                              .to = value_of (self->to),
                              .pixels = (int) value_of (self->pixels),
                              .dark = dark,
                              .tree = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->tree)),
                              .speed = gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->speed)) };

  rt_export_choose (self->shell, &drawing, NULL);
  gtk_window_destroy (GTK_WINDOW (self->dialog));
}

static GtkWidget *
add_spin (GtkGrid *grid, int row, const char *text, double min, double max, double value)
{
  GtkWidget *spin = rt_number_spin_new (min, max, 1, value);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 10);
  rt_dialog_attach (grid, row, text, spin);
  return spin;
}

static GtkWidget *
make_spins (FilmWindow *self)
{
  RtPlayer *player = rt_desk_player (rt_shell_desk (self->shell));
  guint64 length = rt_trace_length (self->trace);
  guint64 to = MIN (rt_player_position (player) + STEPS - 1, length);
  guint64 from = to - MIN (to, STEPS - 1);
  GtkWidget *grid = gtk_grid_new ();

  self->from = add_spin (GTK_GRID (grid), 0, _("_First step"), 0, (double) length, (double) from);
  self->to = add_spin (GTK_GRID (grid), 1, _("_Last step"), 0, (double) length, (double) to);
  self->pixels = add_spin (GTK_GRID (grid), 2, _("_Width in pixels"), RT_ANIMATION_SIDE_LEAST,
                           RT_ANIMATION_SIDE_MOST, RT_ANIMATION_SIDE);
  self->speed = add_spin (GTK_GRID (grid), 3, _("_Steps a second"), 1, 50, RT_ANIMATION_SPEED);
  g_signal_connect_swapped (self->speed, "value-changed", G_CALLBACK (say_frames), self);
  g_signal_connect (self->from, "value-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (self->to, "value-changed", G_CALLBACK (changed_cb), self);
  return grid;
}

static GtkWidget *
make_content (FilmWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->says = rt_label_new (NULL, "faint");
  gtk_box_append (GTK_BOX (box), make_spins (self));
  self->tree = gtk_check_button_new_with_mnemonic (_("With the _tree of these steps"));
  gtk_box_append (GTK_BOX (box), self->tree);
  gtk_box_append (GTK_BOX (box), self->says);
  gtk_box_append (GTK_BOX (box), rt_dialog_buttons_new (self->dialog, _("_Export…"),
                                                       G_CALLBACK (export_cb), self));
  return box;
}

void
rt_film_window_present (RtShell *shell)
{
  FilmWindow *self = g_new0 (FilmWindow, 1);

  self->shell = shell;
  self->trace = rt_trace_ref (rt_solving_trace (rt_desk_solving (rt_shell_desk (shell))));
  self->dialog = rt_dialog_new (rt_shell_parent (shell), _("Export a Film"));
  g_object_set_data_full (G_OBJECT (self->dialog), "film-window", self, film_window_free);
  rt_dialog_set_content (self->dialog, make_content (self));
  say_frames (self);
  gtk_window_present (GTK_WINDOW (self->dialog));
}
