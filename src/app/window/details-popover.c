/* details-popover.c - RtDetailsPopover, a popover with details of the grid (number of solutions ...): computes them
 * in a thread when it opens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/details-popover.h"

#include "app/common/width-watch.h"
#include "document/base/async-calls.h"
#include "engine/repair-text.h"
#include "engine/step-text.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

/* Greatest width of a line in characters; less if the text is large. */
#define WIDTH 42
#define AROUND 72 /* pixels beside a paragraph in a narrow window */

struct _RtDetailsPopover {
  GtkPopover parent_instance;

  RtShell *shell;           /* not owned */
  GCancellable *asking;     /* cancels the task; NULL: none is running */
  RtHardness *hardness;     /* owned: source of the rating; NULL while the popover is closed */
  RtCells cells;            /* cells that the button marks */

  /* Children. */
  GtkWidget *said;          /* box of paragraphs */
  GtkWidget *rating;        /* label: hardness of the puzzle */
  GtkWidget *mark;
  GtkWidget *wrong;         /* button: shows the page with all faults */
};

G_DEFINE_FINAL_TYPE (RtDetailsPopover, rt_details_popover, GTK_TYPE_POPOVER)

static void
clear (RtDetailsPopover *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->said)))
    gtk_box_remove (GTK_BOX (self->said), child);
  gtk_widget_set_visible (self->mark, FALSE);
  gtk_widget_set_visible (self->wrong, FALSE);
  gtk_widget_set_visible (self->rating, FALSE);
}

/* Sets the greatest width of LABEL by the width of the window. GTK would clip a popover that is higher
 * than it would be in a wider window. */
static void
set_width (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int room = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (label))) - AROUND;
  int chars = room * PANGO_SCALE / pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);
  gtk_label_set_max_width_chars (GTK_LABEL (label),
                                 MIN ((int) (WIDTH / rt_width_text_scale (label)), MAX (1, chars)));
}

static void
append (RtDetailsPopover *self, const char *text)
{
  GtkWidget *label = rt_label_new (NULL, NULL);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_box_append (GTK_BOX (self->said), label);
  set_width (label);
}

static const char *
mark_label (RtVerdictKind kind)
{
  switch (kind) {
  case RT_VERDICT_ONE:
    return _("_Mark the Needless Digits");
  case RT_VERDICT_MANY:
    return _("_Mark the Open Cells");
  case RT_VERDICT_CLASH:
  case RT_VERDICT_NONE:
  default:
    return _("_Mark What Is Wrong");
  }
}

/* Shows the puzzle's rating, in the words that the puzzle page uses. */
static void
show_rating (RtDetailsPopover *self)
{
  RtHardness *hardness = rt_desk_hardness (rt_shell_desk (self->shell));
  const RtRating *rating = rt_hardness_rating (hardness);
  g_autofree char *said = rating ? rt_say_rating (rating) : NULL;

  gtk_label_set_text (GTK_LABEL (self->rating), said ? said : _("Finding out how hard it is…"));
  gtk_widget_set_visible (self->rating, rt_hardness_state (hardness) != RT_HARDNESS_NONE);
}

static void
told_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtDetailsPopover) self = data;
  const RtRepair *best;
  g_auto (GStrv) said = NULL;
  RtDetails details;
  bool is_wrong;

  if (!rt_work_details_finish (result, &details, NULL))
    return; /* the popover was closed meanwhile */
  g_clear_object (&self->asking);
  said = rt_details_say (&details);
  best = rt_slips_best (rt_desk_slips (rt_shell_desk (self->shell)));
  is_wrong = details.verdict.kind == RT_VERDICT_NONE || details.verdict.kind == RT_VERDICT_CLASH;
  clear (self);
  if (best && is_wrong) {
    g_autofree char *proposal = rt_repair_say (best);

    append (self, proposal);
  }
  for (char **paragraph = said; *paragraph; paragraph++)
    append (self, *paragraph);
  self->cells = details.cells;
  rt_button_set_text (self->mark, mark_label (details.verdict.kind));
  gtk_widget_set_visible (self->mark, !rt_cells_is_empty (details.cells));
  gtk_widget_set_visible (self->wrong, is_wrong);
  show_rating (self);
}

static void
rt_details_popover_map (GtkWidget *widget)
{
  RtDetailsPopover *self = RT_DETAILS_POPOVER (widget);

  RtDesk *desk = rt_shell_desk (self->shell);

  clear (self);
  append (self, _("Looking into it…"));
  set_width (self->rating);
  self->asking = g_cancellable_new ();
  self->hardness = g_object_ref (rt_desk_hardness (desk));
  g_signal_connect_swapped (self->hardness, "changed", G_CALLBACK (show_rating), self);
  rt_work_details_async (rt_document_position (rt_desk_document (desk)), self->asking, told_cb,
                         g_object_ref (self));
  GTK_WIDGET_CLASS (rt_details_popover_parent_class)->map (widget);
}

static void
rt_details_popover_unmap (GtkWidget *widget)
{
  RtDetailsPopover *self = RT_DETAILS_POPOVER (widget);

  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
  if (self->hardness)
    g_signal_handlers_disconnect_by_data (self->hardness, self);
  g_clear_object (&self->hardness);
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
  self->rating = rt_label_new (NULL, NULL);
  /* Translators: a button: the page with all that may be wrong with the grid */
  self->wrong = rt_button_new_text (_("What May Be _Wrong"), "win.show-puzzle");
  gtk_widget_set_halign (self->wrong, GTK_ALIGN_START);
  g_signal_connect_swapped (self->wrong, "clicked", G_CALLBACK (gtk_popover_popdown), self);
  gtk_box_append (GTK_BOX (box), self->said);
  gtk_box_append (GTK_BOX (box), self->rating);
  gtk_box_append (GTK_BOX (box), self->mark);
  gtk_box_append (GTK_BOX (box), self->wrong);
  gtk_popover_set_child (GTK_POPOVER (self), box);
}

GtkWidget *
rt_details_popover_new (RtShell *shell)
{
  RtDetailsPopover *self = g_object_new (RT_TYPE_DETAILS_POPOVER, NULL);

  self->shell = shell;
  return GTK_WIDGET (self);
}
