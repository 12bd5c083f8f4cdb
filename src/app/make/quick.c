/* quick.c - replaces the open puzzle at once, without the window for options: by a new one, of a
 * chosen level or similar to the open one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/make/quick.h"

#include "document/make/making.h"
#include "document/make/remake.h"
#include "engine/logic/rating/scale.h"

#include <glib/gi18n.h>

#define MOMENT 700   /* ms until a message says that making takes longer */

typedef struct {
  GWeakRef shell;
  RtDocument *document; /* document whose puzzle is replaced by the new puzzle */
  gulong changed;       /* handler: an edit of the person cancels the making */
  RtMaking *making;
  gulong cancelled;     /* handler: closing the window cancels the making */
  GCancellable *cancellable;
  guint moment;         /* source id of the message */
  const char *text;     /* message about the puzzle, translated: %s is its hardness */
} Quick;

#define STOP "win.stop-making"

/* Key of a document's data; its value points to the newest Quick for the document. */
#define NEWEST "rt-make-newest"

static void
give_up (Quick *quick)
{
  rt_making_stop (quick->making);
  g_clear_handle_id (&quick->moment, g_source_remove);
  g_clear_signal_handler (&quick->changed, quick->document);
}

/* Called when the document was edited: cancels QUICK, the making of a new puzzle, and hides its
 * message; other messages stay. */
static void
changed_cb (Quick *quick)
{
  g_autoptr (RtShell) shell = g_weak_ref_get (&quick->shell);

  give_up (quick);
  if (shell && rt_shell_withdraw (shell, STOP))
    rt_shell_say (shell, RT_MESSAGE_INFO, _("No puzzle was made."), NULL, NULL);
}

static gboolean
moment_cb (gpointer data)
{
  Quick *quick = data;
  g_autoptr (RtShell) shell = g_weak_ref_get (&quick->shell);

  quick->moment = 0;
  if (shell)
    rt_shell_say (shell, RT_MESSAGE_OFFER, _("Making a puzzle as hard as that takes some seconds…"),
                  _("Stop"), STOP);
  return G_SOURCE_REMOVE;
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Quick *quick = data;
  g_autoptr (RtShell) shell = g_weak_ref_get (&quick->shell);
  g_autoptr (GPtrArray) puzzles = rt_making_finish (result);
  bool wanted = quick->changed != 0;

  g_cancellable_disconnect (quick->cancellable, quick->cancelled);
  give_up (quick);
  if (g_object_get_data (G_OBJECT (quick->document), NEWEST) == quick)
    g_object_set_data (G_OBJECT (quick->document), NEWEST, NULL);
  if (wanted && shell && rt_shell_desk (shell) && rt_shell_document (shell) == quick->document &&
      puzzles->len > 0) {
    RtPuzzle *puzzle = g_ptr_array_index (puzzles, 0);
    g_autoptr (GString) text = g_string_new (quick->text);

    rt_shell_withdraw (shell, STOP);
    g_string_replace (text, "%s", rt_puzzle_field (puzzle, RT_FIELD_LEVEL), 1);
    rt_shell_begin (shell, puzzle, text->str);
  }
  rt_making_unref (quick->making);
  g_object_unref (quick->document);
  g_object_unref (quick->cancellable);
  g_weak_ref_clear (&quick->shell);
  g_free (quick);
}

static void
cancelled_cb (GCancellable *cancellable, RtMaking *making)
{
  rt_making_stop (making);
}

/* Starts to make one puzzle, as REQUEST says, that replaces the puzzle in the window SHELL. TEXT is
 * the translated message about the new puzzle, with %s for its difficulty. */
static void
start (RtShell *shell, const RtRequest *request, const char *text)
{
  Quick *quick = g_new0 (Quick, 1), *older;

  g_weak_ref_init (&quick->shell, shell);
  quick->text = text;
  quick->cancellable = g_object_ref (rt_shell_cancellable (shell));
  quick->making = rt_making_start (request, 1, done_cb, quick);
  quick->document = g_object_ref (rt_shell_document (shell));
  older = g_object_get_data (G_OBJECT (quick->document), NEWEST);
  if (older)
    give_up (older);
  g_object_set_data (G_OBJECT (quick->document), NEWEST, quick);
  quick->changed = g_signal_connect_swapped (quick->document, "changed", G_CALLBACK (changed_cb), quick);
  quick->cancelled =
    g_cancellable_connect (quick->cancellable, G_CALLBACK (cancelled_cb), quick->making, NULL);
  quick->moment = g_timeout_add (MOMENT, moment_cb, quick);
}

void
rt_make_leave (RtShell *shell)
{
  Quick *quick = g_object_get_data (G_OBJECT (rt_shell_document (shell)), NEWEST);

  if (!quick)
    return;
  give_up (quick);
  rt_shell_withdraw (shell, STOP);
}

void
rt_make_stop (RtShell *shell)
{
  if (!g_object_get_data (G_OBJECT (rt_shell_document (shell)), NEWEST))
    return;
  rt_make_leave (shell);
  rt_shell_say (shell, RT_MESSAGE_INFO, _("No puzzle was made."), NULL, NULL);
}

void
rt_make_level (RtShell *shell, const char *level)
{
  guint64 number = g_ascii_strtoull (level, NULL, 10);
  RtRequest request;

  rt_making_request_level (&request, (int) MIN (number, RT_HARD_WORDS - 1));
  /* Translators: %s is how hard it is, as in "Tricky 2.6" */
  start (shell, &request, _("A new puzzle: %s."));
}

void
rt_make_like (RtShell *shell, const char *how)
{
  RtHardness *hardness = rt_desk_hardness (rt_shell_desk (shell));
  bool harder = g_str_equal (how, "harder");
  const char *reason = NULL;
  RtRequest request;
  RtGrid grid;

  if (rt_hardness_state (hardness) == RT_HARDNESS_WORKING)
    reason = _("It is not known yet how hard this puzzle is.");
  else if (rt_hardness_state (hardness) == RT_HARDNESS_NONE ||
           rt_remake_grid (rt_shell_document (shell), &grid) != 1)
    reason = _("Only a puzzle with exactly one solution, and with cells to fill, has others that are "
               "like it.");
  else if (!rt_making_request_like (&request, &grid, rt_hardness_rating (hardness)->er, harder))
    reason = _("This puzzle is of the easiest sort already.");
  if (reason)
    rt_shell_say (shell, RT_MESSAGE_INFO, reason, NULL, NULL);
  else
    /* Translators: another puzzle; %s is how hard it is, as in "Tricky 2.6" */
    start (shell, &request, harder ? _("Like the one before, but harder: %s.")
                                   : _("Like the one before, but easier: %s."));
}

/* Changes the open puzzle by the function HOW, and shows the message that HOW returns. */
static void
remake (RtShell *shell, char *(*how) (RtDocument *document, bool *done))
{
  bool done;
  g_autofree char *text = how (rt_shell_document (shell), &done);

  rt_shell_say (shell, RT_MESSAGE_INFO, text, done ? _("Undo") : NULL, done ? "win.undo" : NULL);
}

void
rt_make_fewer (RtShell *shell)
{
  remake (shell, rt_remake_fewer);
}

void
rt_make_more (RtShell *shell)
{
  remake (shell, rt_remake_more);
}

void
rt_make_look (RtShell *shell, const char *look)
{
  g_autoptr (RtPuzzle) puzzle = rt_remake_look (rt_shell_document (shell), look);

  if (puzzle)
    rt_shell_begin (shell, puzzle, _("The same puzzle, with other looks."));
}
