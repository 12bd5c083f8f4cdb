/* card-actions.c - does what the buttons of the card below the grid ask for. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/card-actions.h"

#include "document/desk/desk.h"

static void
answer_cb (RtCard *card, RtDesk **desk)
{
  rt_solving_show_answer (rt_desk_solving (*desk));
}

static void
search_cb (RtCard *card, RtDesk **desk)
{
  rt_desk_to_end (*desk);
}

static void
apply_cb (RtCard *card, RtDesk **desk)
{
  rt_reasoning_apply (rt_desk_reasoning (*desk));
}

static void
show_fault_cb (RtCard *card, RtDesk **desk)
{
  RtSolving *solving = rt_desk_solving (*desk);

  rt_solving_look_at (solving, rt_solving_diagnosis (solving)->faults[0].step);
}

static void
close_cb (RtCard *card, RtDesk **desk)
{
  rt_desk_to_search (*desk);
}

static void
repair_cb (RtCard *card, RtDesk **desk)
{
  const RtRepair *best = rt_slips_best (rt_desk_slips (*desk));

  if (best) {
    RtRepair repair = *best; /* it goes with what is done */

    rt_document_repair (rt_desk_document (*desk), &repair);
  }
}

void
rt_card_actions_init (GtkWidget *card, RtDesk **desk)
{
  g_signal_connect (card, "answer", G_CALLBACK (answer_cb), desk);
  g_signal_connect (card, "search", G_CALLBACK (search_cb), desk);
  g_signal_connect (card, "apply", G_CALLBACK (apply_cb), desk);
  g_signal_connect (card, "show-fault", G_CALLBACK (show_fault_cb), desk);
  g_signal_connect (card, "close", G_CALLBACK (close_cb), desk);
  g_signal_connect (card, "repair", G_CALLBACK (repair_cb), desk);
}
