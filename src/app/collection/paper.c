/* paper.c - rows of a window's collection on paper: printed, or as pages of a PDF file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/collection/paper.h"

#include "app/paper/pages-window.h"
#include "app/paper/paper.h"
#include "app/paper/print.h"

#include <glib/gi18n.h>

#define MOST 10000 /* more than a thousand pages; each puzzle of them is kept */

/* What pages show of ROW: as it was worked in, with the title that the list has, and how hard it
 * is where that is known. NULL for a damaged line. */
static RtPuzzle *
puzzle_of (RtCollection *collection, guint row, GHashTable *puzzles)
{
  RtPuzzle *puzzle = rt_collection_puzzle_of (collection, row, puzzles), *made;
  g_autofree char *title = NULL;
  RtRating rating;

  if (!puzzle)
    return NULL;
  title = rt_collection_title (collection, row);
  if (title && !rt_puzzle_field (puzzle, RT_FIELD_TITLE)) {
    made = rt_puzzle_with_field (puzzle, RT_FIELD_TITLE, title);
    rt_puzzle_unref (puzzle);
    puzzle = made;
  }
  if (rt_collection_rating (collection, row, &rating)) {
    made = rt_paper_rated (puzzle, &rating);
    rt_puzzle_unref (puzzle);
    puzzle = made;
  }
  return puzzle;
}

/* What is selected, else what is listed; NULL where that is not for paper, and the window says
 * why. */
static GPtrArray *
make_puzzles (RtCollecting *self)
{
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  g_autoptr (GArray) rows = NULL;
  g_autoptr (GHashTable) puzzles = NULL;
  RtCollection *collection = rt_collecting_chosen (self, &rows, &puzzles);

  if (rows->len > MOST) {
    g_autofree char *most = g_strdup_printf ("%'d", MOST), *text = NULL;

    /* Translators: %s is a number, "10,000". */
    text = g_strdup_printf (_("At most %s puzzles can be put on paper at a time. Select some, or "
                              "list fewer."),
                            most);
    rt_shell_say (rt_collecting_shell (self), RT_MESSAGE_ERROR, text, NULL, NULL);
    return NULL;
  }
  for (guint i = 0; i < rows->len; i++) {
    RtPuzzle *puzzle = puzzle_of (collection, g_array_index (rows, guint, i), puzzles);

    if (puzzle)
      g_ptr_array_add (made, puzzle);
  }
  if (made->len > 0)
    return g_steal_pointer (&made);
  rt_shell_say (rt_collecting_shell (self), RT_MESSAGE_ERROR, _("None of the lines is a puzzle."),
                NULL, NULL);
  return NULL;
}

void
rt_collecting_print (RtCollecting *self)
{
  g_autoptr (GPtrArray) puzzles = make_puzzles (self);

  if (puzzles)
    rt_print (rt_collecting_shell (self), puzzles);
}

void
rt_collecting_export_pages (RtCollecting *self)
{
  g_autoptr (GPtrArray) puzzles = make_puzzles (self);

  if (puzzles)
    rt_pages_window_present (rt_collecting_shell (self), puzzles);
}
