/* paper.c - the rating of puzzles on printed pages.
 *
 * A dialog does not wait for a rating: once it is known, the rated puzzle takes its place in the
 * array that pages are drawn from. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/paper.h"

#include "document/base/work.h"
#include "engine/fast/fast.h"
#include "engine/logic/rating/scale.h"
#include "picture/puzzle-pages.h"

#include <glib/gi18n.h>

RtPuzzle *
rt_paper_rated (const RtPuzzle *puzzle, const RtRating *rating)
{
  const char *level = rt_puzzle_field (puzzle, RT_FIELD_LEVEL);
  g_autofree char *number = rt_hard_say_number (rating->er);
  g_autofree char *text =
    level
      /* Translators: what a file says of a puzzle's level, as in "Easy", and its rating. */
      ? g_strdup_printf (_("%s, rating %s"), level, number)
      /* Translators: over a printed puzzle: how hard it is. */
      : g_strdup_printf (_("Rating %s"), number);

  return rt_puzzle_with_field (puzzle, RT_FIELD_LEVEL, text);
}

typedef struct {
  GPtrArray *puzzles;
  void (*changed) (gpointer data);
  gpointer data;
} Wait;

static void
rated_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Wait *wait = data;
  RtRating rating;

  if (rt_work_rating_finish (result, &rating, NULL)) {
    RtPuzzle *puzzle = g_ptr_array_steal_index (wait->puzzles, 0);

    g_ptr_array_add (wait->puzzles, rt_paper_rated (puzzle, &rating));
    rt_puzzle_unref (puzzle);
    if (wait->changed)
      wait->changed (wait->data);
  }
  g_ptr_array_unref (wait->puzzles);
  g_free (wait);
}

void
rt_paper_rate (GPtrArray *puzzles, GCancellable *cancellable, void (*changed) (gpointer data),
               gpointer data)
{
  RtGrid givens;
  Wait *wait;

  g_return_if_fail (puzzles->len == 1);

  givens = rt_sheet_givens (g_ptr_array_index (puzzles, 0));
  if (rt_fast_solve (&givens, NULL) != 1)
    return;
  wait = g_new0 (Wait, 1);
  wait->puzzles = g_ptr_array_ref (puzzles);
  wait->changed = changed;
  wait->data = data;
  rt_work_rating_async (&givens, cancellable, rated_cb, wait);
}
