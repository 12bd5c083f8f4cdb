/* details-popover.c - details of the grid, opened from its verdict. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/details-popover.h"

#include "app/window/proposals.h"
#include "document/base/work.h"
#include "engine/say.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

/* Characters: as wide as a paragraph is easily read. */
#define WIDTH 42

struct _RtDetailsPopover {
  GtkPopover parent_instance;

  RtShell *shell;           /* not owned */
  GCancellable *asking;     /* what is being found out, if anything */
  RtCells cells;            /* what the button marks */

  /* Children. */
  GtkWidget *proposals;     /* what would put a wrong grid right */
  GtkWidget *said;          /* box of paragraphs */
  GtkWidget *rating;        /* the last of them, once a rating is being found */
  GtkWidget *mark;
};

G_DEFINE_FINAL_TYPE (RtDetailsPopover, rt_details_popover, GTK_TYPE_POPOVER)

static void
clear (RtDetailsPopover *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->said)))
    gtk_box_remove (GTK_BOX (self->said), child);
  gtk_widget_set_visible (self->mark, FALSE);
}

static GtkWidget *
append (RtDetailsPopover *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH);
  gtk_box_append (GTK_BOX (self->said), label);
  return label;
}

static const char *
mark_label (RtVerdictKind kind)
{
  switch (kind) {
  case RT_VERDICT_ONE:
    return _("_Mark What Could Be Left Out");
  case RT_VERDICT_MANY:
    return _("_Mark the Open Cells");
  case RT_VERDICT_CLASH:
  case RT_VERDICT_NONE:
  default:
    return _("_Mark What Is Wrong");
  }
}

static void
rated_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtDetailsPopover) self = data;
  g_autofree char *said = NULL;
  RtRating rating;

  if (!rt_work_rating_finish (result, &rating, NULL))
    return; /* it was closed */
  g_clear_object (&self->asking);
  said = rt_say_rating (&rating);
  gtk_label_set_text (GTK_LABEL (self->rating), said);
}

static void
told_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtDetailsPopover) self = data;
  g_auto (GStrv) said = NULL;
  RtDetails details;

  if (!rt_work_details_finish (result, &details, NULL))
    return; /* it was closed */
  said = rt_details_say (&details);
  clear (self);
  for (char **paragraph = said; *paragraph; paragraph++)
    append (self, *paragraph);
  if (details.verdict.kind == RT_VERDICT_NONE || details.verdict.kind == RT_VERDICT_CLASH)
    rt_proposals_find (RT_PROPOSALS (self->proposals));
  self->cells = details.cells;
  rt_button_set_text (self->mark, mark_label (details.verdict.kind));
  gtk_widget_set_visible (self->mark, !rt_cells_is_empty (details.cells));
  if (rt_cells_is_empty (rt_grid_filled (&details.puzzle))) {
    g_clear_object (&self->asking);
  } else {
    self->rating = append (self, _("Finding out how hard it is…"));
    rt_work_rating_async (&details.puzzle, self->asking, rated_cb, g_object_ref (self));
  }
}

static void
rt_details_popover_map (GtkWidget *widget)
{
  RtDetailsPopover *self = RT_DETAILS_POPOVER (widget);

  clear (self);
  rt_proposals_clear (RT_PROPOSALS (self->proposals));
  append (self, _("Looking into it…"));
  self->asking = g_cancellable_new ();
  rt_work_details_async (rt_document_position (rt_shell_document (self->shell)), self->asking,
                         told_cb, g_object_ref (self));
  GTK_WIDGET_CLASS (rt_details_popover_parent_class)->map (widget);
}

static void
rt_details_popover_unmap (GtkWidget *widget)
{
  RtDetailsPopover *self = RT_DETAILS_POPOVER (widget);

  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
  rt_proposals_clear (RT_PROPOSALS (self->proposals));
  GTK_WIDGET_CLASS (rt_details_popover_parent_class)->unmap (widget);
}

static void
mark_cb (RtDetailsPopover *self)
{
  rt_desk_mark (rt_shell_desk (self->shell), self->cells);
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
rt_details_popover_class_init (RtDetailsPopoverClass *class)
{
  GTK_WIDGET_CLASS (class)->map = rt_details_popover_map;
  GTK_WIDGET_CLASS (class)->unmap = rt_details_popover_unmap;
}

static void
rt_details_popover_init (RtDetailsPopover *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (GTK_WIDGET (self), "details");
  self->said = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->mark = gtk_button_new ();
  gtk_widget_set_halign (self->mark, GTK_ALIGN_START);
  g_signal_connect_swapped (self->mark, "clicked", G_CALLBACK (mark_cb), self);
  gtk_box_append (GTK_BOX (box), self->said);
  gtk_box_append (GTK_BOX (box), self->mark);
  gtk_popover_set_child (GTK_POPOVER (self), box);
}

GtkWidget *
rt_details_popover_new (RtShell *shell)
{
  RtDetailsPopover *self = g_object_new (RT_TYPE_DETAILS_POPOVER, NULL);

  self->shell = shell;
  self->proposals = rt_proposals_new (shell);
  gtk_box_prepend (GTK_BOX (gtk_popover_get_child (GTK_POPOVER (self))), self->proposals);
  return GTK_WIDGET (self);
}
