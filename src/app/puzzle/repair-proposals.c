/* repair-proposals.c - a part of the puzzle page: the list of digits that may be wrong, each with a button that
 * changes it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/puzzle/repair-proposals.h"

#include "document/desk/desk.h"
#include "engine/repair-text.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

/* Number of proposals shown at first; there are seldom more. */
#define AT_FIRST 3

/* Data of a row: a proposal to change one digit. */
typedef struct {
  RtDesk *desk;    /* owned */
  RtRepair repair;
} Proposal;

static void
proposal_free (gpointer data, GClosure *closure)
{
  Proposal *proposal = data;

  g_object_unref (proposal->desk);
  g_free (proposal);
}

static Proposal *
proposal_new (RtDesk *desk, const RtRepair *repair)
{
  Proposal *proposal = g_new (Proposal, 1);

  *proposal = (Proposal) { g_object_ref (desk), *repair };
  return proposal;
}

/* Applies PROPOSAL. Copies what it needs first, because the change of the grid may destroy the row
 * and PROPOSAL. */
static void
repair_cb (GtkButton *button, Proposal *proposal)
{
  g_autoptr (RtDesk) desk = g_object_ref (proposal->desk);
  RtRepair repair = proposal->repair;

  rt_document_repair (rt_desk_document (desk), &repair);
}

/* Marks the cells of PROPOSAL in the grid when the pointer or the focus enters its row. */
static void
point_cb (GtkEventController *controller, Proposal *proposal)
{
  rt_desk_mark (proposal->desk, proposal->repair.cells);
}

static void
point_motion_cb (GtkEventController *controller, double x, double y, Proposal *proposal)
{
  point_cb (controller, proposal);
}

static GtkWidget *
make_row (RtDesk *desk, const RtRepair *repair, bool is_best)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *label;
  bool is_wrong = rt_slips_best (rt_desk_slips (desk)) != NULL;
  GtkWidget *button = rt_button_new_text (
    /* Translators: a button that does what was proposed to make a wrong grid right */
    is_wrong ? _("Put It Right")
             /* Translators: a button that does what was proposed for a puzzle that may be wrong */
             : _("Change It"),
    NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *said = rt_repair_say (repair);
  /* Translators: the name of a button; %s is a proposal: "Row 5, column 6: with 6 instead of 5 it
   * has one solution." */
  g_autofree char *name = g_strdup_printf (is_wrong ? _("Put It Right: %s") : _("Change It: %s"), said);

  label = rt_label_new (said, NULL);
  rt_button_set_name (button, name);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  if (is_best && is_wrong) {
    gtk_widget_add_css_class (label, "best");
    gtk_widget_add_css_class (button, "suggested-action");
  }
  g_signal_connect_data (button, "clicked", G_CALLBACK (repair_cb), proposal_new (desk, repair),
                         proposal_free, 0);
  g_signal_connect_data (motion, "enter", G_CALLBACK (point_motion_cb),
                         proposal_new (desk, repair), proposal_free, 0);
  g_signal_connect_data (focus, "enter", G_CALLBACK (point_cb), proposal_new (desk, repair),
                         proposal_free, 0);
  gtk_widget_add_controller (row, motion);
  gtk_widget_add_controller (row, focus);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), button);
  return row;
}

static void
show_rows (RtProposals *part)
{
  GArray *repairs = rt_slips_repairs (rt_desk_slips (part->desk));
  guint n = repairs ? repairs->len : 0, more = n - MIN (n, part->n_shown);
  g_autofree char *text = NULL;
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (part->list)))
    gtk_box_remove (GTK_BOX (part->list), row);
  for (guint i = 0; i < n - more; i++)
    gtk_box_append (GTK_BOX (part->list),
                    make_row (part->desk, &g_array_index (repairs, RtRepair, i), i == 0));
  gtk_widget_set_visible (part->list, n > 0);
  /* Translators: a button for more proposals that put a wrong grid right */
  text = g_strdup_printf (ngettext ("%u More Proposal", "%u More Proposals", (gulong) more), more);
  rt_button_set_text (part->more, text);
  gtk_widget_set_visible (part->more, more > 0);
}

/* Shows a button that frames the contradicting digits. Once they are framed, shows a legend for the
 * frames instead. */
static void
show_frame (RtProposals *part)
{
  RtSlips *slips = rt_desk_slips (part->desk);
  int n = rt_cells_count (rt_slips_involved (slips));
  int n_wrong = rt_cells_count (rt_desk_told_wrong (part->desk));
  bool is_framed = !rt_cells_is_empty (rt_slips_framed (slips));
  g_autofree char *text = g_strdup_printf (
    /* Translators: a button that frames, in a grid without a solution, as many digits that cannot
     * all be right */
    ngettext ("Show the %d Digit That Fits Nowhere", "Show %d Digits That Cannot All Be Right",
              (gulong) n),
    n);
  const char *contradicted = /* Translators: a button that frames these digits in the grid */
    ngettext ("Show What the Wrong Digit Contradicts", "Show What the Wrong Digits Contradict",
              (gulong) n_wrong);

  rt_button_set_text (part->frame, n_wrong ? contradicted : text);
  gtk_widget_set_visible (part->frame, n > 0 && !is_framed);
  gtk_label_set_text (
    GTK_LABEL (part->legend),
    n_wrong
      /* Translators: what the thin frames in the grid mean; a thick frame is around the wrong digit */
      ? ngettext ("Thin frames: digits that the wrong one contradicts. They are right.",
                  "Thin frames: digits that the wrong ones contradict. They are right.",
                  (gulong) n_wrong)
      /* Translators: what the red frames in the grid mean */
      : _("Red frames: digits that cannot all be right. At least one of them is wrong."));
  gtk_widget_set_visible (part->legend, is_framed);
}

/* Makes a screen reader announce the best proposal. */
static void
tell_best (RtProposals *part)
{
  const RtRepair *best = rt_slips_best (rt_desk_slips (part->desk));
  g_autofree char *said = best ? rt_repair_say (best) : NULL;

  if (said && gtk_widget_get_mapped (part->box))
    rt_compat_announce (part->box, said);
}

/* Returns true if the grid has several solutions and a typo is only possible, not certain. */
static bool
is_only_possible (RtDesk *desk)
{
  GArray *repairs = rt_slips_repairs (rt_desk_slips (desk));

  return repairs && repairs->len && !rt_slips_best (rt_desk_slips (desk));
}

void
rt_proposals_show (RtProposals *part, RtDesk *desk)
{
  RtSlips *slips = rt_desk_slips (desk);
  bool is_possible = is_only_possible (desk);

  part->desk = desk;
  part->n_shown = AT_FIRST;
  show_rows (part);
  show_frame (part);
  gtk_widget_set_visible (part->supposed, is_possible);
  gtk_widget_set_visible (part->box, rt_slips_best (slips) || is_possible ||
                                       !rt_cells_is_empty (rt_slips_involved (slips)));
  tell_best (part);
}

static void
more_cb (RtProposals *part)
{
  part->n_shown = G_MAXUINT;
  show_rows (part);
}

static void
frame_cb (RtProposals *part)
{
  rt_slips_frame (rt_desk_slips (part->desk));
}

void
rt_proposals_init (RtProposals *part)
{
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (part->more))), 0);
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (part->frame))), 0);
  g_signal_connect_swapped (part->more, "clicked", G_CALLBACK (more_cb), part);
  g_signal_connect_swapped (part->frame, "clicked", G_CALLBACK (frame_cb), part);
}
