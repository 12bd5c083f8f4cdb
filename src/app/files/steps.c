/* steps.c - shows the steps of the person's own program in a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/steps.h"

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
} Errand;

static void
errand_free (Errand *errand)
{
  g_object_unref (errand->shell);
  g_bytes_unref (errand->text);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* Shows WATCHED at STEP. TEXT has its steps if they have no file; it may be NULL. */
static void
open_at (RtShell *shell, RtWatched *watched, GBytes *text, guint64 step)
{
  RtPosition position = { .givens = *rt_watched_puzzle (watched) };
  RtPuzzle *puzzle = rt_puzzle_new (&position);
  g_autoptr (RtDocument) document = rt_document_new (puzzle);
  g_autoptr (RtDesk) desk = rt_desk_new (document);

  rt_puzzle_unref (puzzle);
  if (text)
    rt_place_keep_text (document, text);
  rt_shell_open_desk (rt_shell_spare (shell, false), desk);
  rt_solving_watch (rt_desk_solving (desk), watched, step);
}

void
rt_steps_open (RtShell *shell, RtWatched *watched)
{
  open_at (shell, watched, NULL, 0);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtWatched) watched = rt_watched_open_finish (result, &error);

  if (watched) {
    open_at (errand->shell, watched, errand->text, errand->step);
  } else if (error && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    rt_shell_say (errand->shell, RT_MESSAGE_ERROR, error->message, NULL, NULL);
  }
}

void
rt_steps_show (RtShell *shell, GBytes *text, guint64 step)
{
  Errand *errand = g_new0 (Errand, 1);
  RtGrid puzzle;

  errand->shell = g_object_ref (shell);
  errand->text = g_bytes_ref (text);
  errand->step = step;
  rt_watched_open_async (NULL, text, rt_steps_puzzle (shell, &puzzle), rt_shell_cancellable (shell),
                         opened_cb, errand);
}
