/* why-label.c - a sentence that says why one search costs more than another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compare/why-label.h"

#include "widgets/compat.h"

struct _RtWhyLabel {
  GtkWidget parent_instance;

  GtkWidget *label;
  GCancellable *asking; /* owned; NULL: nothing is being found out */
  RtCostSide asked[2];  /* what is told, or is being found out; their traces are not owned */
};

G_DEFINE_FINAL_TYPE (RtWhyLabel, rt_why_label, GTK_TYPE_WIDGET)

/* Its numbers stand out. */
static void
show (RtWhyLabel *self, const RtWhyCost *why)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  for (guint i = 0; i < why->values->len; i++) {
    const RtCostValue *value = &g_array_index (why->values, RtCostValue, i);
    PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

    bold->start_index = (guint) value->start;
    bold->end_index = (guint) value->end;
    pango_attr_list_insert (attributes, bold);
  }
  gtk_label_set_text (GTK_LABEL (self->label), why->text);
  gtk_label_set_attributes (GTK_LABEL (self->label), attributes);
  pango_attr_list_unref (attributes);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  rt_compat_announce (GTK_WIDGET (self), why->text);
}

static bool
is_same (const RtCostSide *a, const RtCostSide *b)
{
  return a->search == b->search && a->trace == b->trace && a->status == b->status &&
         a->counts.placements == b->counts.placements && a->counts.reads == b->counts.reads;
}

static void
explained_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtWhyLabel) self = data;
  g_autoptr (RtWhyCost) why = rt_explain_finish (result, NULL);

  if (!why || !gtk_widget_get_root (GTK_WIDGET (self)))
    return; /* something else was asked since, or nobody looks */
  g_clear_object (&self->asking);
  show (self, why);
}

static void
forget (RtWhyLabel *self)
{
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
  self->asked[0] = self->asked[1] = (RtCostSide) { 0 };
}

void
rt_why_label_ask (RtWhyLabel *self, const RtGrid *givens, const RtCostSide sides[2])
{
  g_return_if_fail (RT_IS_WHY_LABEL (self));

  if (is_same (&self->asked[0], &sides[0]) && is_same (&self->asked[1], &sides[1]))
    return;
  forget (self);
  self->asked[0] = sides[0];
  self->asked[1] = sides[1];
  self->asking = g_cancellable_new ();
  rt_explain_async (givens, sides, self->asking, explained_cb, g_object_ref (self));
}

void
rt_why_label_clear (RtWhyLabel *self)
{
  g_return_if_fail (RT_IS_WHY_LABEL (self));

  forget (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
rt_why_label_dispose (GObject *object)
{
  RtWhyLabel *self = RT_WHY_LABEL (object);

  forget (self);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_why_label_parent_class)->dispose (object);
}

static void
rt_why_label_class_init (RtWhyLabelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_why_label_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_why_label_init (RtWhyLabel *self)
{
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "why");
}

GtkWidget *
rt_why_label_new (void)
{
  return g_object_new (RT_TYPE_WHY_LABEL, NULL);
}
