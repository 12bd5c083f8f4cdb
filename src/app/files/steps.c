/* steps.c - opens the printed steps of a person's own program, from a file or a text, in a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/steps.h"

#include "app/common/companion.h"
#include "document/desk/desk.h"
#include "document/solve/search-place.h"

const RtGrid *
rt_steps_puzzle (RtShell *shell, RtGrid *puzzle)
{
  *puzzle = rt_document_position (rt_shell_document (shell))->givens;
  return rt_cells_is_empty (rt_grid_filled (puzzle)) ? NULL : puzzle;
}

/* Steps that are being opened. */
typedef struct {
  RtShell *shell;
  GBytes *text;
  guint64 step;
  bool compares;
  char *title;   /* of the puzzle, if a new window shows it; or NULL */
  gint64 time;
} Errand;

static void
errand_free (Errand *errand)
{
  g_object_unref (errand->shell);
  g_bytes_unref (errand->text);
  g_free (errand->title);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* Opens the window that compares searches, once all steps that the window SHELL shows are read. */
static void
compare_cb (RtShell *shell, guint flags, RtDesk *desk)
{
  RtGrid grid;

  rt_solving_grid (rt_desk_solving (desk), &grid);
  if (rt_shell_desk (shell) == desk && !rt_companion_program (shell, &grid))
    return;
  g_signal_handlers_disconnect_by_func (desk, compare_cb, shell);
  if (rt_shell_desk (shell) == desk)
    gtk_widget_activate_action (GTK_WIDGET (rt_shell_parent (shell)), "win.compare", NULL);
}

/* Shows the steps of the person's program WATCHED at STEP, in the window SHELL or a new one, and
 * returns that window. TEXT has the steps if they do not come from a file, and TITLE is the name of
 * their puzzle; both may be NULL. */
static RtShell *
open_at (RtShell *shell, RtWatched *watched, GBytes *text, const char *title, guint64 step)
{
  RtPosition position = { .givens = *rt_watched_puzzle (watched) };
  g_autoptr (RtPuzzle) bare = rt_puzzle_new (&position), puzzle = rt_puzzle_with_field (bare, RT_FIELD_TITLE, title);
  g_autoptr (RtDocument) document = rt_document_new (puzzle);
  g_autoptr (RtDesk) desk = rt_desk_new (document);

  if (text)
    rt_place_keep_text (document, text);
  if (!rt_position_equal (&position, rt_document_position (rt_shell_document (shell))))
    shell = rt_shell_spare (shell, false); /* another puzzle than the one that is open */
  rt_shell_open_desk (shell, desk);
  rt_solving_watch (rt_desk_solving (desk), watched, step);
  return shell;
}

void
rt_steps_open (RtShell *shell, RtWatched *watched)
{
  open_at (shell, watched, NULL, NULL, 0);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtWatched) watched = rt_watched_open_finish (result, &error);

  if (watched) {
    RtShell *shell;

    rt_watched_set_time (watched, errand->time);
    shell = open_at (errand->shell, watched, errand->text, errand->title, errand->step);

    if (errand->compares)
      g_signal_connect_object (rt_shell_desk (shell), "changed", G_CALLBACK (compare_cb), shell,
                               G_CONNECT_SWAPPED);
  } else if (error && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    rt_shell_say (errand->shell, RT_MESSAGE_ERROR, error->message, NULL, NULL);
  }
}

/* Opens the steps in TEXT as ERRAND says, which it takes. */
static void
show (RtShell *shell, GBytes *text, Errand *errand)
{
  RtGrid puzzle;

  errand->shell = g_object_ref (shell);
  errand->text = g_bytes_ref (text);
  rt_watched_open_async (NULL, text, rt_steps_puzzle (shell, &puzzle), rt_shell_cancellable (shell),
                         opened_cb, errand);
}

void
rt_steps_show (RtShell *shell, GBytes *text, guint64 step)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->step = step;
  show (shell, text, errand);
}

void
rt_steps_compare (RtShell *shell, GBytes *text, const char *title, gint64 time)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->compares = true;
  errand->title = g_strdup (title);
  errand->time = time;
  show (shell, text, errand);
}
