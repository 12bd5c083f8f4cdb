/* same-window.c - a dialog that tells whether the open puzzle is the same as another one.
 *
 *     Compare this puzzle with
 *     [ top95.sdm · 3 of 95          ]
 *     [ The Puzzle That Was Copied   ]
 *     [ A File…                      ]
 *     They are the same puzzle, only with other looks: ... */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/make/same-window.h"

#include "app/common/dialog.h"
#include "app/files/open.h"
#include "document/base/name.h"
#include "document/collection/repeats.h"
#include "document/remake.h"
#include "document/storage.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>
#include <string.h>

#define WIDTH 48        /* characters */
#define NARROW 24
#define LIST_HEIGHT 280

/* Belongs to its dialog, and to what is being read for it. */
typedef struct {
  gatomicrefcount references;
  GtkWindow *dialog;    /* NULL once it was closed */
  GtkWidget *answer;
  GCancellable *cancellable;
  GCancellable *comparing;  /* with what was chosen last */
  RtGrid grid;          /* the open puzzle */
  char *name;           /* of what it is compared with */
} Same;

static Same *
same_ref (Same *same)
{
  g_atomic_ref_count_inc (&same->references);
  return same;
}

static void
same_unref (Same *same)
{
  if (!g_atomic_ref_count_dec (&same->references))
    return;
  g_object_unref (same->cancellable);
  g_object_unref (same->comparing);
  g_free (same->name);
  g_free (same);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Same, same_unref)

static void
closed_cb (Same *same)
{
  same->dialog = NULL;
  g_cancellable_cancel (same->cancellable);
  g_cancellable_cancel (same->comparing);
  same_unref (same);
}

/* It is compared with NAME from now on (NULL: what has none); the answer to what was chosen before is not
 * waited for. */
static void
begin (Same *same, const char *name)
{
  g_cancellable_cancel (same->comparing);
  g_object_unref (same->comparing);
  same->comparing = g_cancellable_new ();
  g_free (same->name);
  same->name = g_strdup (name);
}

/* Says TEXT of what it is compared with now. */
static void
answer (Same *same, const char *text)
{
  /* Translators: the first is the name of a file or window, the second a sentence about two puzzles. */
  g_autofree char *whole = same->name ? g_strdup_printf (_("%s: %s"), same->name, text)
                                      : g_strdup (text);

  if (!same->dialog)
    return;
  gtk_label_set_text (GTK_LABEL (same->answer), whole);
  rt_compat_announce (same->answer, whole);
}

static void
answer_error (Same *same, const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_pointer (&same->name, g_free);
  answer (same, error->message);
}

static void
compare (Same *same, const RtGrid *other)
{
  g_autofree char *text = rt_remake_compare (&same->grid, other);

  answer (same, text);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Same) same = data;
  g_autoptr (GError) error = NULL;
  guint row = 0, n = 0;
  bool found = rt_collection_find_same_finish (result, &row, &n, &error);
  g_autofree char *number = g_strdup_printf ("%'u", found ? row + 1 : n), *text = NULL;

  if (error) {
    answer_error (same, error);
    return;
  }
  if (!found && n == 1)
    text = g_strdup (_("It is not the puzzle there."));
  else if (found)
    /* Translators: %s is the number of a puzzle of a collection, as in "1,204" */
    text = g_strdup_printf (_("Puzzle %s there is the same."), number);
  else
    /* Translators: %s is how many puzzles a collection has, as in "1,204" */
    text = g_strdup_printf (ngettext ("It is not the %s puzzle there.",
                                      "It is none of the %s puzzles there.", n), number);
  answer (same, text);
}

/* Takes one of the three: puzzles, a collection of them, or an error. */
static void
take (Same *same, RtReading *reading, RtCollection *collection, const GError *error)
{
  if (collection) {
    answer (same, _("Looking through the puzzles…"));
    rt_collection_find_same_async (collection, &same->grid, same->comparing, found_cb,
                                   same_ref (same));
  } else if (reading && reading->puzzles->len > 0) {
    RtGrid grid;

    rt_remake_grid_of (rt_puzzle_position (g_ptr_array_index (reading->puzzles, 0)), &grid);
    compare (same, &grid);
  } else if (error) {
    answer_error (same, error);
  } else {
    answer (same, _("No puzzle was found."));
  }
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Same) same = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading =
    text ? rt_collection_read (text, strlen (text), &collection, &error) : NULL;

  begin (same, NULL);
  if (!reading)
    answer (same, _("What was copied is no puzzle."));
  else
    take (same, reading, collection, NULL);
}

static void
paste_cb (GtkWidget *button, Same *same)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (button), same->cancellable, copied_cb,
                                 same_ref (same));
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Same) same = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_storage_load_finish (result, NULL, &error);
  g_autoptr (RtCollection) collection = reading ? rt_storage_loaded_collection (result) : NULL;

  take (same, reading, collection, error);
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Same) same = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rt_compat_open_file_finish (result, &error);
  g_autofree char *name = NULL;

  if (!file) {
    answer_error (same, error);
    return;
  }
  name = rt_name_of (file);
  begin (same, name);
  rt_storage_load_async (file, same->comparing, loaded_cb, same_ref (same));
}

static void
choose_cb (GtkWidget *button, Same *same)
{
  g_autoptr (GListModel) filters = rt_open_filters ();

  rt_compat_open_file_async (same->dialog, _("Compare with a Puzzle"), filters, same->cancellable,
                             chosen_cb, same_ref (same));
}

/* The other window may be gone. */
static void
window_cb (GtkWidget *button, Same *same)
{
  GWeakRef *other = g_object_get_data (G_OBJECT (button), "rt-other");
  g_autoptr (RtShell) shell = g_weak_ref_get (other);
  RtGrid grid;

  begin (same, gtk_button_get_label (GTK_BUTTON (button)));
  if (!shell || !rt_shell_desk (shell)) {
    answer (same, _("This window was closed."));
    return;
  }
  rt_remake_grid (rt_shell_document (shell), &grid);
  compare (same, &grid);
}

static void
free_weak (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/* A button for each other window with a puzzle. */
static void
add_windows (Same *same, RtShell *own, GtkBox *box)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
    GtkWidget *button;
    GWeakRef *other;
    RtGrid grid;

    if (!RT_IS_SHELL (window) || RT_SHELL (window) == own || !rt_shell_desk (RT_SHELL (window)))
      continue;
    rt_remake_grid (rt_shell_document (RT_SHELL (window)), &grid);
    if (rt_cells_is_empty (rt_grid_filled (&grid)))
      continue;
    other = g_new0 (GWeakRef, 1);
    g_weak_ref_init (other, window);
    button = gtk_button_new_with_label (gtk_window_get_title (window));
    g_object_set_data_full (G_OBJECT (button), "rt-other", other, free_weak);
    g_signal_connect (button, "clicked", G_CALLBACK (window_cb), same);
    gtk_box_append (box, button);
  }
}

static GtkWidget *
make_choices (Same *same, RtShell *shell)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *list = gtk_scrolled_window_new ();
  GtkWidget *copied = rt_button_new_text (_("The Puzzle That Was _Copied"), NULL);
  GtkWidget *file = rt_button_new_text (_("A _File…"), NULL);

  add_windows (same, shell, GTK_BOX (box));
  g_signal_connect (copied, "clicked", G_CALLBACK (paste_cb), same);
  g_signal_connect (file, "clicked", G_CALLBACK (choose_cb), same);
  gtk_box_append (GTK_BOX (box), copied);
  gtk_box_append (GTK_BOX (box), file);
  rt_buttons_wrap (box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (list), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (list), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (list), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (list), box);
  return list;
}

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

void
rt_same_window_present (RtShell *shell)
{
  GtkWidget *dialog = rt_dialog_new (rt_shell_parent (shell), _("The Same Puzzle?"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  int width = rt_dialog_is_narrow (rt_shell_parent (shell)) ? NARROW : WIDTH;
  Same *same = g_new0 (Same, 1);

  g_atomic_ref_count_init (&same->references);
  same->dialog = GTK_WINDOW (dialog);
  same->cancellable = g_cancellable_new ();
  same->comparing = g_cancellable_new ();
  rt_remake_grid (rt_shell_document (shell), &same->grid);
  same->answer = make_label (NULL);
  gtk_label_set_width_chars (GTK_LABEL (same->answer), width);
  gtk_label_set_max_width_chars (GTK_LABEL (same->answer), width);
  gtk_label_set_lines (GTK_LABEL (same->answer), -1);
  gtk_box_append (GTK_BOX (box), make_label (_("Compare this puzzle with")));
  gtk_box_append (GTK_BOX (box), make_choices (same, shell));
  gtk_box_append (GTK_BOX (box), same->answer);
  rt_dialog_set_content (dialog, box);
  g_signal_connect_swapped (dialog, "destroy", G_CALLBACK (closed_cb), same);
  gtk_window_present (GTK_WINDOW (dialog));
}
