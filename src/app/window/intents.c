/* intents.c - does to a desk's grid what the person wishes there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/intents.h"

#include "document/desk/desk.h"
#include "document/desk/quiz.h"

#include <glib/gi18n.h>

/* Whether every one of CELLS is a given, which is not written over. */
static bool
are_givens (RtDocument *document, RtCells cells)
{
  const RtPosition *position = rt_document_position (document);

  return rt_cells_is_empty (rt_cells_minus (cells, rt_grid_filled (&position->givens)));
}

void
rt_intents_do (const RtIntent *intent, RtDesk *desk, RtMessage *message)
{
  RtDocument *document = rt_desk_document (desk);
  bool clears = intent->kind == RT_INTENT_CLEAR;

  if (rt_cells_count (intent->cells) == 1 &&
      rt_quiz_answer (rt_desk_quiz (desk), rt_cells_first (intent->cells), clears ? 0 : intent->digit))
    return;
  if (are_givens (document, intent->cells)) {
    rt_message_show (message, RT_MESSAGE_INFO, _("Givens are locked."), _("Unlock"),
                     "win.unlock-givens");
    return;
  }
  switch (intent->kind) {
  case RT_INTENT_DIGIT:
    rt_desk_enter (desk, intent->cells, intent->digit);
    break;
  case RT_INTENT_MARK:
    rt_desk_toggle_mark (desk, intent->cells, intent->digit);
    break;
  case RT_INTENT_CLEAR:
    rt_desk_clear (desk, intent->cells);
    break;
  default:
    break; /* the others are the grid's own */
  }
}
