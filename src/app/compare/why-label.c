/* why-label.c - RtWhyLabel, a widget: computes and shows a sentence that explains why one search costs
 * more than another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/compare/why-label.h"

#include "document/compare/why-cost-figures.h"
#include "widgets/bar-chart.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"
#include "widgets/labels.h"
#include "widgets/natural-height.h"

#include <glib/gi18n.h>
#include <stdlib.h>

struct _RtWhyLabel {
  GtkWidget parent_instance;

  GtkWidget *label;
  GtkWidget *popover;   /* figures behind a number of the sentence; NULL until the first click */
  RtWhyCost *why;       /* owned: the explanation that is shown; NULL: none */
  GCancellable *asking; /* owned; NULL: no explanation is being computed */
  RtCostSide asked[2];  /* the searches of the last request; their traces are not owned */
};

G_DEFINE_FINAL_TYPE (RtWhyLabel, rt_why_label, GTK_TYPE_WIDGET)

static guint follow, explained; /* signals */

/* Popover with the figures behind a number */

/* Returns a box with the figures of IN, a table for one number of the sentence, as bars, and the
 * table's note below them. */
static GtkWidget *
make_figures (const RtMetricLocation *in)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *bars = rt_bars_new (), *note;
  g_autoptr (GArray) drawn = g_array_new (FALSE, FALSE, sizeof (RtBar));

  for (guint i = 0; i < in->figures->len; i++) {
    const RtMetricFigure *figure = &g_array_index (in->figures, RtMetricFigure, i);
    RtBar bar = { .name = figure->name, .value = figure->value, .text = figure->text };

    g_array_append_val (drawn, bar);
  }
  rt_bars_set (RT_BARS (bars), in->title, (const RtBar *) drawn->data, drawn->len);
  gtk_box_append (GTK_BOX (box), bars);
  if (in->note) {
    note = rt_label_new (in->note, "faint");
    gtk_label_set_max_width_chars (GTK_LABEL (note), 40);
    gtk_box_append (GTK_BOX (box), note);
  }
  gtk_widget_add_css_class (box, "seen-in");
  return box;
}

/* Returns the rectangle of the text of VALUE, a number in the sentence, in the label. */
static graphene_rect_t
place_of (RtWhyLabel *self, const RtCostValue *value)
{
  PangoRectangle at;
  int x, y;

  pango_layout_index_to_pos (gtk_label_get_layout (GTK_LABEL (self->label)), (int) value->start,
                             &at);
  gtk_label_get_layout_offsets (GTK_LABEL (self->label), &x, &y);
  return GRAPHENE_RECT_INIT ((float) (x + PANGO_PIXELS (at.x)), (float) (y + PANGO_PIXELS (at.y)),
                             (float) PANGO_PIXELS (at.width), (float) PANGO_PIXELS (at.height));
}

static void
pop_up (RtWhyLabel *self, const RtCostValue *value)
{
  g_autoptr (RtMetricLocation) in = rt_metric_location_new (self->why, value);
  graphene_rect_t place = place_of (self, value);

  if (!self->popover) {
    self->popover = gtk_popover_new ();
    gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  }
  gtk_popover_set_child (GTK_POPOVER (self->popover), make_figures (in));
  rt_popover_point_to (self->popover, &place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  in->title, -1);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  rt_compat_announce (self->popover, in->note ? in->note : in->title);
}

static gboolean
activate_link_cb (GtkLabel *label, const char *uri, RtWhyLabel *self)
{
  const RtCostValue *value = &g_array_index (self->why->values, RtCostValue, atoi (uri));
  gboolean is_shown = FALSE;

  g_signal_emit (self, follow, 0, self->why->spent[value->which].search, (int) value->kind,
                 &is_shown);
  if (!is_shown)
    pop_up (self, value);
  return TRUE;
}

/* Sentence */

/* Returns the explanation WHY as markup. Each number is a link whose URI is the index of its value.
 * Free with g_free. */
static char *
markup_of (const RtWhyCost *why)
{
  GString *markup = g_string_new (NULL);
  gsize at = 0;

  for (guint i = 0; i < why->values->len; i++) {
    const RtCostValue *value = &g_array_index (why->values, RtCostValue, i);
    g_autofree char *before = g_markup_escape_text (why->text + at, (gssize) (value->start - at));
    g_autofree char *number = g_markup_escape_text (why->text + value->start,
                                                    (gssize) (value->end - value->start));

    g_string_append_printf (markup, "%s<a href=\"%u\"><b>%s</b></a>", before, i, number);
    at = value->end;
  }
  {
    g_autofree char *rest = g_markup_escape_text (why->text + at, -1);

    g_string_append (markup, rest);
  }
  return g_string_free (markup, FALSE);
}

/* Replaces the explanation by WHY, of which it takes ownership. Emits `explained` before it frees
 * the old explanation, because handlers may still use parts of it. */
static void
set_why (RtWhyLabel *self, RtWhyCost *why)
{
  g_autoptr (RtWhyCost) before = g_steal_pointer (&self->why);

  self->why = why;
  g_signal_emit (self, explained, 0);
}

/* Shows the sentence of WHY, which must not be NULL. Takes ownership of WHY. */
static void
show (RtWhyLabel *self, RtWhyCost *why)
{
  g_autofree char *markup = markup_of (why);

  set_why (self, why);
  gtk_label_set_markup (GTK_LABEL (self->label), markup);
  gtk_widget_remove_css_class (self->label, "faint");
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
    return; /* cancelled, or the label was removed from its window */
  g_clear_object (&self->asking);
  show (self, g_steal_pointer (&why));
}

static void
cancel_request (RtWhyLabel *self)
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
  cancel_request (self);
  self->asked[0] = sides[0];
  self->asked[1] = sides[1];
  self->asking = g_cancellable_new ();
  rt_explain_async (givens, sides, self->asking, explained_cb, g_object_ref (self));
}

void
rt_why_label_clear (RtWhyLabel *self)
{
  g_return_if_fail (RT_IS_WHY_LABEL (self));

  cancel_request (self);
  set_why (self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

const RtWhyCost *
rt_why_label_why (RtWhyLabel *self)
{
  return self->why;
}

static void
rt_why_label_dispose (GObject *object)
{
  RtWhyLabel *self = RT_WHY_LABEL (object);

  cancel_request (self);
  g_clear_pointer (&self->why, rt_why_cost_free);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_why_label_parent_class)->dispose (object);
}

static void
rt_why_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtWhyLabel *self = RT_WHY_LABEL (widget);

  gtk_widget_allocate (self->label, width, height, baseline, NULL);
  if (self->popover)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
rt_why_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  RtWhyLabel *self = RT_WHY_LABEL (widget);

  gtk_widget_measure (self->label, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
rt_why_label_class_init (RtWhyLabelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_why_label_dispose;
  widget_class->size_allocate = rt_why_label_size_allocate;
  widget_class->measure = rt_why_label_measure;
  widget_class->get_request_mode = rt_height_for_width;
  follow = g_signal_new ("follow", RT_TYPE_WHY_LABEL, G_SIGNAL_RUN_LAST, 0,
                         g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 2,
                         G_TYPE_POINTER, G_TYPE_INT);
  explained = g_signal_new ("explained", RT_TYPE_WHY_LABEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rt_why_label_init (RtWhyLabel *self)
{
  self->label = rt_label_new (NULL, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _("Click a number to see where it comes from."), -1);
  g_signal_connect (self->label, "activate-link", G_CALLBACK (activate_link_cb), self);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "why");
}
