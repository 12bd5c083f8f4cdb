/* desk-edit.c - a person's edits of the grid on a desk. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk-edit.h"

#include "document/front.h"

/* The document of SELF, which an edit follows, and then its end. */
static RtDocument *
begin (RtDesk *self)
{
  rt_comeback_set_by_hand (rt_desk_comeback (self), true);
  if (!rt_desk_shows_found (self))
    rt_document_begin_own (rt_desk_document (self));
  return rt_desk_document (self);
}

static void
end (RtDesk *self)
{
  rt_comeback_set_by_hand (rt_desk_comeback (self), false);
}

void
rt_desk_enter (RtDesk *self, RtCells cells, int digit)
{
  rt_document_enter (begin (self), cells, digit);
  end (self);
}

void
rt_desk_toggle_mark (RtDesk *self, RtCells cells, int digit)
{
  rt_document_mark (begin (self), cells, digit);
  end (self);
}

void
rt_desk_clear (RtDesk *self, RtCells cells)
{
  rt_document_clear (begin (self), cells);
  end (self);
}

void
rt_desk_lock_givens (RtDesk *self)
{
  rt_document_lock_givens (begin (self));
  end (self);
}

void
rt_desk_unlock_givens (RtDesk *self)
{
  rt_document_unlock_givens (begin (self));
  end (self);
}

void
rt_desk_fill_marks (RtDesk *self)
{
  rt_document_fill_marks (begin (self));
  end (self);
}

void
rt_desk_restart (RtDesk *self)
{
  rt_document_restart (begin (self));
  end (self);
}
