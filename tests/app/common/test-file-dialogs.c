/* test-file-dialogs.c - an answer of a file dialog finds nothing to do when the windows that asked are gone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "../desk.h"

#include "app/collection/collection-controller.h"
#include "app/common/companion.h"
#include "app/compare/compare-window.h"
#include "app/trial/trial-window.h"
#include "common/share.h"

/* What is there before a dialog can be asked for. */

static void
compare (RtWindow *window)
{
  act (window, "win.compare");
}

static void
try_program (RtWindow *window)
{
  act (window, "win.try-program");
}

static void
open_collection (RtWindow *window)
{
  g_autoptr (GFile) file = write_file ("many.sdm", EASY "\n" LONG "\n" TWO "\n");

  open_file (RT_SHELL (window), file);
  until (rt_collecting_is_on (rt_window_collecting (window)));
}

/* Each dialog over files: how it is asked for, and of which type the window is that asks, if it is not the main
 * window. */
typedef struct {
  const char *action;
  void (*prepare) (RtWindow *window);
  GType (*owner) (void);
} Case;

static const Case cases[] = {
  { "win.open", NULL, NULL },
  { "win.save-as", NULL, NULL },
  { "win.save-listing", NULL, NULL },
  { "win.save-collection", open_collection, NULL },
  { "compare.export", compare, rt_compare_window_get_type },
  { "trial.choose", try_program, rt_trial_window_get_type },
};

/* Returns the mapped file dialog over OWNER, or NULL. */
static GtkWindow *
find_dialog (GtkWindow *owner)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

    if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkFileChooserDialog") &&
        gtk_window_get_transient_for (window) == owner && gtk_widget_get_mapped (GTK_WIDGET (window)))
      return window;
  }
  return NULL;
}

/* Who goes in the same moment: the dialog and its windows in either order, the windows alone, or the dialog with an
 * answer. */
static const struct {
  int response; /* of the dialog */
  bool answers, answers_first;
} ends[] = {
  { GTK_RESPONSE_CANCEL, true, true }, { GTK_RESPONSE_CANCEL, true, false },
  { GTK_RESPONSE_ACCEPT, true, true }, { GTK_RESPONSE_CANCEL, false, false },
};

static void
test_gone (gconstpointer data)
{
  const Case *this = data;

  for (gsize end = 0; end < G_N_ELEMENTS (ends); end += is_a_part () ? 2 : 1) {
    /* A collection opens beside a puzzle that is in no file, so it gets a window without one. */
    RtWindow *stays = open_window (NULL), *window = open_window (this->prepare == open_collection ? NULL : EASY);
    GtkWindow *owner = GTK_WINDOW (window), *dialog, *left, *left_owner;

    if (this->prepare)
      this->prepare (window);
    if (this->owner)
      owner = rt_companion_find (RT_SHELL (window), this->owner ());
    act (owner, this->action);
    until (find_dialog (owner));
    left = dialog = find_dialog (owner);
    left_owner = owner;
    g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &left);
    g_object_add_weak_pointer (G_OBJECT (owner), (gpointer *) &left_owner);
    if (ends[end].answers && ends[end].answers_first)
      g_signal_emit_by_name (dialog, "response", ends[end].response);
    gtk_window_close (GTK_WINDOW (window));
    if (ends[end].answers && !ends[end].answers_first && left)
      g_signal_emit_by_name (dialog, "response", ends[end].response);
    until (!left_owner && !left);
    close_window (stays);
  }
}

int
main (int argc, char **argv)
{
  desk_begin (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/file-dialogs/", cases[i].action, NULL);

    g_test_add_data_func (path, &cases[i], test_gone);
  }
  return desk_run ();
}
