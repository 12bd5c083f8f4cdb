/* desk-edit.h - a person's edits of the grid on a desk, each as one undo step (see document.h).
 *
 * Where the grid shows a step of a search, of a path or a hint, it is not the answer that is edited, which
 * may have been found meanwhile and which the person does not look at: the grid becomes the person's own. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

void rt_desk_enter (RtDesk *self, RtCells cells, int digit);
void rt_desk_toggle_mark (RtDesk *self, RtCells cells, int digit);
void rt_desk_clear (RtDesk *self, RtCells cells);
void rt_desk_lock_givens (RtDesk *self);
void rt_desk_unlock_givens (RtDesk *self);
void rt_desk_fill_marks (RtDesk *self);
void rt_desk_restart (RtDesk *self);
