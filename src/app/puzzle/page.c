/* page.c - how hard the puzzle is, how many solutions it has, what is wrong, what to do next. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/puzzle/page.h"

#include "app/common/scrolls.h"
#include "app/puzzle/hard.h"
#include "app/puzzle/next.h"
#include "app/puzzle/proposals.h"
#include "app/puzzle/verdict.h"

struct _RtPuzzlePage {
  GtkWidget parent_instance;

  RtDesk *desk; /* owned; NULL only while it is made and disposed of */

  /* Children. */
  GtkWidget *scrolled; /* with all below */
  RtHardPart hard;
  RtVerdictPart verdict;
  RtProposals proposals;
  RtNextPart next;
};

G_DEFINE_FINAL_TYPE (RtPuzzlePage, rt_puzzle_page, GTK_TYPE_WIDGET)

static void
desk_changed_cb (RtPuzzlePage *self, guint what)
{
  if (what & RT_DESK_HARDNESS)
    rt_hard_part_show (&self->hard, rt_desk_hardness (self->desk));
  if (what & RT_DESK_SLIPS)
    rt_proposals_show (&self->proposals, self->desk);
  if (what & (RT_DESK_POSITION | RT_DESK_SEARCH | RT_DESK_LOGIC | RT_DESK_SLIPS | RT_DESK_HARDNESS)) {
    rt_verdict_part_show (&self->verdict, self->desk, what & RT_DESK_POSITION);
    rt_next_part_show (&self->next, self->desk);
  }
}

static void
rt_puzzle_page_dispose (GObject *object)
{
  RtPuzzlePage *self = RT_PUZZLE_PAGE (object);

  if (self->desk)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  rt_verdict_part_clear (&self->verdict);
  g_clear_object (&self->desk);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_puzzle_page_parent_class)->dispose (object);
}

static void
rt_puzzle_page_class_init (RtPuzzlePageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_puzzle_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_puzzle_page_init (RtPuzzlePage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_widget_add_css_class (box, "page");
  gtk_widget_add_css_class (box, "puzzle");
  rt_hard_part_init (&self->hard);
  rt_verdict_part_init (&self->verdict);
  rt_proposals_init (&self->proposals);
  rt_next_part_init (&self->next);
  gtk_box_append (GTK_BOX (box), self->hard.box);
  gtk_box_append (GTK_BOX (box), self->verdict.box);
  gtk_box_append (GTK_BOX (box), self->proposals.box);
  gtk_box_append (GTK_BOX (box), self->next.box);
  self->scrolled = rt_scrolls_new (box);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

GtkWidget *
rt_puzzle_page_new (RtDesk *desk)
{
  RtPuzzlePage *self = g_object_new (RT_TYPE_PUZZLE_PAGE, NULL);

  rt_puzzle_page_set_desk (self, desk);
  return GTK_WIDGET (self);
}

void
rt_puzzle_page_set_desk (RtPuzzlePage *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_PUZZLE_PAGE (self) && RT_IS_DESK (desk));

  if (self->desk)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_set_object (&self->desk, desk);
  g_signal_connect_swapped (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  desk_changed_cb (self, RT_DESK_HARDNESS | RT_DESK_SLIPS | RT_DESK_POSITION);
}
