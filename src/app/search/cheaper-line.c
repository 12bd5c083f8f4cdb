/* cheaper-line.c - which search would have needed less, and the way to why. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/cheaper-line.h"

#include "document/compare/cheaper.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

struct _RtCheaperLine {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *label;

  /* What is told, or is being found out. */
  RtTrace *trace;        /* owned; NULL: nothing */
  guint64 length;        /* of the trace then */
  GCancellable *looking; /* owned; NULL: found out */
};

G_DEFINE_FINAL_TYPE (RtCheaperLine, rt_cheaper_line, GTK_TYPE_WIDGET)

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtCheaperLine) self = data;
  g_autofree char *text = NULL;
  RtCheaper cheaper;

  if (!rt_cheaper_finish (result, &cheaper, NULL) || !self->label)
    return; /* nobody asks for it any more */
  g_clear_object (&self->looking);
  text = rt_cheaper_say (&cheaper);
  if (text)
    gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

static void
forget (RtCheaperLine *self)
{
  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  g_clear_pointer (&self->trace, rt_trace_unref);
}

void
rt_cheaper_line_look_at (RtCheaperLine *self, RtTrace *trace)
{
  g_return_if_fail (RT_IS_CHEAPER_LINE (self));

  if (trace == self->trace && (!trace || rt_trace_length (trace) == self->length))
    return;
  if (trace != self->trace) /* else what is told stays until more is known */
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  forget (self);
  if (!trace)
    return;
  self->trace = rt_trace_ref (trace);
  self->length = rt_trace_length (trace);
  self->looking = g_cancellable_new ();
  rt_cheaper_async (trace, self->looking, found_cb, g_object_ref (self));
}

static void
rt_cheaper_line_dispose (GObject *object)
{
  RtCheaperLine *self = RT_CHEAPER_LINE (object);

  forget (self);
  self->label = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_cheaper_line_parent_class)->dispose (object);
}

static void
rt_cheaper_line_class_init (RtCheaperLineClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_cheaper_line_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_cheaper_line_init (RtCheaperLine *self)
{
  /* Translators: a button that opens the comparison of all algorithms. */
  GtkWidget *why = rt_button_new_text (_("Why?"), "win.compare");

  self->box = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->box), 12);
  self->label = rt_label_new (NULL, "faint");
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_widget_add_css_class (self->label, "small");
  gtk_widget_set_valign (why, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (self->box), self->label, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->box), why, 1, 0, 1, 1);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
rt_cheaper_line_new (void)
{
  return g_object_new (RT_TYPE_CHEAPER_LINE, NULL);
}
