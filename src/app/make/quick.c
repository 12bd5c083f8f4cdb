/* quick.c - a new puzzle of a level, by one click. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/make/quick.h"

#include "document/making.h"
#include "engine/logic/rating/scale.h"

#include <glib/gi18n.h>

#define MOMENT 700   /* ms */

typedef struct {
  GWeakRef shell;
  RtDocument *document; /* in whose place it comes */
  gulong changed;       /* by the person meanwhile: then it is not wanted any more */
  RtMaking *making;
  gulong cancelled;     /* by the window that closes */
  GCancellable *cancellable;
  guint moment;         /* until it is said that it takes longer */
} Quick;

/* What is kept with a document: its newest, which alone is wanted. */
#define NEWEST "rt-make-newest"

static void
give_up (Quick *quick)
{
  rt_making_stop (quick->making);
  g_clear_handle_id (&quick->moment, g_source_remove);
  g_clear_signal_handler (&quick->changed, quick->document);
}

static gboolean
moment_cb (gpointer data)
{
  Quick *quick = data;
  g_autoptr (RtShell) shell = g_weak_ref_get (&quick->shell);

  quick->moment = 0;
  if (shell)
    rt_shell_say (shell, RT_MESSAGE_INFO, _("Making a puzzle as hard as that takes some seconds…"),
                  NULL, NULL);
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
    /* Translators: %s is how hard it is, as in "Tricky 2.6" */
    g_autofree char *text =
      g_strdup_printf (_("A new puzzle: %s."), rt_puzzle_field (puzzle, RT_FIELD_LEVEL));

    rt_shell_begin (shell, puzzle, text);
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

void
rt_make_level (RtShell *shell, const char *level)
{
  guint64 number = g_ascii_strtoull (level, NULL, 10);
  Quick *quick = g_new0 (Quick, 1), *older;
  RtRequest request;

  rt_making_request_level (&request, (int) MIN (number, RT_HARD_WORDS - 1));
  g_weak_ref_init (&quick->shell, shell);
  quick->cancellable = g_object_ref (rt_shell_cancellable (shell));
  quick->making = rt_making_start (&request, 1, done_cb, quick);
  quick->document = g_object_ref (rt_shell_document (shell));
  older = g_object_get_data (G_OBJECT (quick->document), NEWEST);
  if (older)
    give_up (older);
  g_object_set_data (G_OBJECT (quick->document), NEWEST, quick);
  quick->changed = g_signal_connect_swapped (quick->document, "changed", G_CALLBACK (give_up), quick);
  quick->cancelled =
    g_cancellable_connect (quick->cancellable, G_CALLBACK (cancelled_cb), quick->making, NULL);
  quick->moment = g_timeout_add (MOMENT, moment_cb, quick);
}
