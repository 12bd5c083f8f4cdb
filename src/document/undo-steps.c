/* undo-steps.c - the edits of a document, each as one undo step with its label.
 *
 * Each copies the current position, changes the copy, and commits it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/commit.h"
#include "document/edit.h"

#include <glib/gi18n-lib.h>

/* What is the person's own: with marks and givens as they were before the solver wrote. */
static RtPosition
own_position (RtDocument *self)
{
  const RtPosition *past = rt_document_past (self);
  RtPosition own = rt_edit_own (rt_document_position (self));
  RtGrid grid, before;

  if (!past)
    return own;
  rt_position_grid (&own, &grid);
  rt_position_grid (past, &before);
  return rt_grid_equal (&grid, &before) ? *past : own;
}

static void
enter (RtDocument *self, RtPosition position, RtCells cells, int digit)
{
  g_autofree char *label = NULL;

  rt_edit_enter (&position, cells, digit);
  /* Translators: what Undo takes back, as in “Undo: Enter 5”. */
  label = digit ? g_strdup_printf (_("Enter %d"), digit) : g_strdup (_("Clear"));
  rt_document_commit (self, &position, cells, label);
}

void
rt_document_enter (RtDocument *self, RtCells cells, int digit)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (digit >= 0 && digit <= 9);

  enter (self, *rt_document_position (self), cells, digit);
}

void
rt_document_enter_own (RtDocument *self, RtCells cells, int digit)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (digit >= 0 && digit <= 9);

  enter (self, own_position (self), cells, digit);
}

static void
mark (RtDocument *self, RtPosition position, RtCells cells, int digit)
{
  g_autofree char *label = NULL;

  rt_edit_mark (&position, cells, digit);
  /* Translators: what Undo takes back: a pencil mark was written or removed. */
  label = g_strdup_printf (_("Pencil Mark %d"), digit);
  rt_document_commit (self, &position, RT_CELLS_NONE, label);
}

void
rt_document_mark (RtDocument *self, RtCells cells, int digit)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (digit >= 1 && digit <= 9);

  mark (self, *rt_document_position (self), cells, digit);
}

void
rt_document_mark_own (RtDocument *self, RtCells cells, int digit)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (digit >= 1 && digit <= 9);

  mark (self, own_position (self), cells, digit);
}

static void
clear (RtDocument *self, RtPosition position, RtCells cells)
{
  rt_edit_clear (&position, cells);
  rt_document_commit (self, &position, cells, _("Clear"));
}

void
rt_document_clear (RtDocument *self, RtCells cells)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));

  clear (self, *rt_document_position (self), cells);
}

void
rt_document_clear_own (RtDocument *self, RtCells cells)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));

  clear (self, own_position (self), cells);
}

void
rt_document_fill_marks (RtDocument *self)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_fill_marks (&position);
  rt_document_commit (self, &position, RT_CELLS_NONE, _("Fill In Pencil Marks"));
}

void
rt_document_lock_givens (RtDocument *self)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_lock_givens (&position);
  /* Translators: what Undo takes back: the digits on the grid were made the puzzle's own. */
  rt_document_commit (self, &position, RT_CELLS_NONE, _("Lock Givens"));
}

void
rt_document_unlock_givens (RtDocument *self)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_unlock_givens (&position);
  rt_document_commit (self, &position, RT_CELLS_NONE, _("Unlock Givens"));
}

void
rt_document_restart (RtDocument *self)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_restart (&position);
  /* Translators: what Undo takes back: everything but the givens was removed. */
  rt_document_commit (self, &position, RT_CELLS_NONE, _("Start Over"));
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
rt_document_leave_solution (RtDocument *self)
{
  RtPosition own;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  own = own_position (self);
  /* Translators: what Undo takes back: the search was put away, and its answer with it. */
  rt_document_commit (self, &own, RT_CELLS_NONE, _("Leave the Search"));
}

void
rt_document_take_board (RtDocument *self, const RtBoard *board, bool with_marks, const char *label)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_take_board (&position, board, with_marks);
  rt_document_commit (self, &position, RT_CELLS_NONE, label);
}
