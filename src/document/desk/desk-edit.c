/* desk-edit.c - a person's edits of the grid on a desk. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/desk-edit.h"

#include "document/desk/front.h"

static void
edit (RtDesk *self, RtEdit what, RtCells cells, int digit)
{
  RtDocument *document = rt_desk_document (self);
  guint depth = rt_document_depth (document);

  rt_document_edit (document, what, cells, digit, !rt_desk_shows_found (self));
  if (rt_document_depth (document) != depth)
    rt_comeback_set_by_hand (rt_desk_comeback (self));
}

void
rt_desk_enter (RtDesk *self, RtCells cells, int digit)
{
  edit (self, RT_EDIT_ENTER, cells, digit);
}

void
rt_desk_toggle_mark (RtDesk *self, RtCells cells, int digit)
{
  edit (self, RT_EDIT_MARK, cells, digit);
}

void
rt_desk_clear (RtDesk *self, RtCells cells)
{
  edit (self, RT_EDIT_CLEAR, cells, 0);
}

void
rt_desk_lock_givens (RtDesk *self)
{
  edit (self, RT_EDIT_LOCK_GIVENS, RT_CELLS_NONE, 0);
}

void
rt_desk_unlock_givens (RtDesk *self)
{
  edit (self, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0);
}

void
rt_desk_fill_marks (RtDesk *self)
{
  edit (self, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0);
}

void
rt_desk_restart (RtDesk *self)
{
  edit (self, RT_EDIT_RESTART, RT_CELLS_NONE, 0);
}
