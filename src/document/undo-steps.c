/* undo-steps.c - the edits of a document, each as one undo step with its label.
 *
 * Each copies the current position, changes the copy, and commits it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/commit.h"
#include "document/edit.h"

#include <glib/gi18n-lib.h>

RtPosition
rt_document_own (RtDocument *self)
{
  const RtHistoryMoment *past = rt_history_past (rt_document_history (self));
  const RtPosition *now = rt_document_position (self);
  RtPosition own = rt_edit_own (now);
  RtGrid grid, before;

  if (!past || rt_cells_is_empty (now->found))
    return own;
  rt_position_grid (&own, &grid);
  rt_position_grid (&past->position, &before);
  return rt_grid_equal (&grid, &before) ? past->position : own;
}

/* Does EDIT on POSITION. Returns its label, to be freed with g_free. */
static char *
do_edit (RtPosition *position, RtEdit edit, RtCells cells, int digit)
{
  switch (edit) {
  case RT_EDIT_ENTER:
    rt_edit_enter (position, cells, digit);
    /* Translators: what Undo takes back, as in “Undo: Enter 5”. */
    return digit ? g_strdup_printf (_("Enter %d"), digit) : g_strdup (_("Clear"));
  case RT_EDIT_MARK:
    rt_edit_mark (position, cells, digit);
    /* Translators: what Undo takes back: a pencil mark was written or removed. */
    return g_strdup_printf (_("Pencil Mark %d"), digit);
  case RT_EDIT_CLEAR:
    rt_edit_clear (position, cells);
    return g_strdup (_("Clear"));
  case RT_EDIT_FILL_MARKS:
    rt_edit_fill_marks (position);
    return g_strdup (_("Fill In Pencil Marks"));
  case RT_EDIT_LOCK_GIVENS:
    rt_edit_lock_givens (position);
    /* Translators: what Undo takes back: the digits on the grid were made the puzzle's own. */
    return g_strdup (_("Lock Givens"));
  case RT_EDIT_UNLOCK_GIVENS:
    rt_edit_unlock_givens (position);
    return g_strdup (_("Unlock Givens"));
  case RT_EDIT_RESTART:
  default:
    rt_edit_restart (position);
    /* Translators: what Undo takes back: everything but the givens was removed. */
    return g_strdup (_("Start Over"));
  }
}

void
rt_document_edit (RtDocument *self, RtEdit edit, RtCells cells, int digit, bool from_own)
{
  RtPosition position;
  g_autofree char *label = NULL;
  bool settles = edit == RT_EDIT_ENTER || edit == RT_EDIT_CLEAR;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (digit >= (edit == RT_EDIT_MARK) && digit <= 9);

  position = from_own ? rt_document_own (self) : *rt_document_position (self);
  label = do_edit (&position, edit, cells, digit);
  rt_document_commit (self, &position, settles ? cells : RT_CELLS_NONE, label);
}

void
rt_document_enter (RtDocument *self, RtCells cells, int digit)
{
  rt_document_edit (self, RT_EDIT_ENTER, cells, digit, false);
}

void
rt_document_clear (RtDocument *self, RtCells cells)
{
  rt_document_edit (self, RT_EDIT_CLEAR, cells, 0, false);
}

void
rt_document_repair (RtDocument *self, const RtRepair *repair)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (repair != NULL);

  position = *rt_document_position (self);
  rt_edit_repair (&position, repair);
  /* Translators: what Undo takes back: a digit that was typed wrongly was put right. */
  rt_document_commit (self, &position, repair->cells, _("Correction"));
}

void
rt_document_fill_solution (RtDocument *self, const RtGrid *solution, bool lock_first)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (solution != NULL);

  position = *rt_document_position (self);
  if (lock_first)
    rt_edit_lock_givens (&position);
  rt_edit_fill_solution (&position, solution);
  /* Translators: what Undo takes back: the solver filled the grid. */
  rt_document_commit (self, &position, RT_CELLS_NONE, _("Solve"));
}

void
rt_document_leave_search (RtDocument *self, bool with_answer)
{
  /* Translators: what Undo takes back: the search was put away, and its answer with it. */
  const char *label = _("Leave the Search");
  RtPosition own;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  own = rt_document_own (self);
  if (with_answer && !rt_position_equal (&own, rt_document_position (self)))
    rt_document_commit (self, &own, RT_CELLS_NONE, label);
  else
    rt_document_commit_same (self, label);
}

void
rt_document_take_board (RtDocument *self, const RtBoard *board, bool with_marks, const char *label)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = rt_document_own (self);
  rt_edit_take_board (&position, board, with_marks);
  rt_document_commit (self, &position, RT_CELLS_NONE, label);
}

void
rt_document_replace (RtDocument *self, RtPuzzle *puzzle, const char *label)
{
  rt_document_replace_rest (self, puzzle, RT_CELLS_NONE, label);
}

guint
rt_document_depth (RtDocument *self)
{
  return rt_history_depth (rt_document_history (self));
}
