/* proposals.c - what may be wrong with a grid without a solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/proposals.h"

#include "document/base/work.h"
#include "engine/fast/fast.h"
#include "engine/repair-words.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

/* Characters: as wide as a paragraph is easily read. */
#define WIDTH 42

struct _RtProposals {
  GtkWidget parent_instance;

  RtShell *shell;         /* not owned */
  GCancellable *finding;  /* NULL: nothing is looked for */
  GArray *repairs;        /* of RtRepair; NULL: none */
  guint which;            /* of them, that is shown */

  /* Children. */
  GtkWidget *box;
  GtkWidget *said;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (RtProposals, rt_proposals, GTK_TYPE_WIDGET)

static void
show (RtProposals *self)
{
  const RtRepair *repair = &g_array_index (self->repairs, RtRepair, self->which);
  g_autofree char *said = rt_repair_say (repair), *next = NULL;

  gtk_label_set_text (GTK_LABEL (self->said), said);
  /* Translators: a button for one more proposal; which one is seen, and of how many */
  next = g_strdup_printf (_("_Another Proposal (%u of %u)"), self->which + 1, self->repairs->len);
  rt_button_set_text (self->next, next);
  gtk_widget_set_visible (self->next, self->repairs->len > 1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  rt_desk_mark (rt_shell_desk (self->shell), repair->cells);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtProposals) self = data;
  GArray *repairs;

  if (!rt_work_repair_finish (result, &repairs, NULL))
    return; /* it is not wanted any more */
  g_clear_object (&self->finding);
  self->repairs = repairs;
  self->which = 0;
  if (repairs->len > 0)
    show (self);
}

/* The cells in which something may be wrong. */
static RtCells
doubted (const RtPosition *position)
{
  RtCells givens = rt_grid_filled (&position->givens);

  if (rt_position_has_entries (position) && !rt_cells_is_empty (givens) &&
      rt_fast_solve (&position->givens, NULL) > 0)
    return rt_cells_minus (RT_CELLS_ALL, givens);
  return RT_CELLS_ALL;
}

void
rt_proposals_find (RtProposals *self)
{
  const RtPosition *position = rt_document_position (rt_shell_document (self->shell));
  RtGrid grid;

  rt_proposals_clear (self);
  rt_position_grid (position, &grid);
  self->finding = g_cancellable_new ();
  rt_work_repair_async (&grid, doubted (position), self->finding, found_cb, g_object_ref (self));
}

void
rt_proposals_clear (RtProposals *self)
{
  g_cancellable_cancel (self->finding);
  g_clear_object (&self->finding);
  g_clear_pointer (&self->repairs, g_array_unref);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* What the person does */

static void
next_cb (RtProposals *self)
{
  self->which = (self->which + 1) % self->repairs->len;
  show (self);
}

static void
repair_cb (RtProposals *self)
{
  const RtRepair repair = g_array_index (self->repairs, RtRepair, self->which);

  rt_document_repair (rt_shell_document (self->shell), &repair);
}

static void
rt_proposals_dispose (GObject *object)
{
  RtProposals *self = RT_PROPOSALS (object);

  g_cancellable_cancel (self->finding);
  g_clear_object (&self->finding);
  g_clear_pointer (&self->repairs, g_array_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_proposals_parent_class)->dispose (object);
}

static void
rt_proposals_class_init (RtProposalsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_proposals_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_proposals_init (RtProposals *self)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: a button that does what was proposed to make a wrong grid right */
  GtkWidget *repair = rt_button_new_text (_("_Put It Right"), NULL);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->said = gtk_label_new (NULL);
  self->next = rt_button_new_text ("", NULL);
  gtk_label_set_wrap (GTK_LABEL (self->said), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->said), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (self->said), WIDTH);
  gtk_widget_add_css_class (self->said, "heading");
  gtk_widget_add_css_class (repair, "suggested-action");
  g_signal_connect_swapped (repair, "clicked", G_CALLBACK (repair_cb), self);
  g_signal_connect_swapped (self->next, "clicked", G_CALLBACK (next_cb), self);
  gtk_box_append (GTK_BOX (buttons), repair);
  gtk_box_append (GTK_BOX (buttons), self->next);
  gtk_box_append (GTK_BOX (self->box), self->said);
  gtk_box_append (GTK_BOX (self->box), buttons);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
rt_proposals_new (RtShell *shell)
{
  RtProposals *self = g_object_new (RT_TYPE_PROPOSALS, NULL);

  self->shell = shell;
  return GTK_WIDGET (self);
}
