/* next.c - what a person can do next with the puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/puzzle/next.h"

#include "document/desk-play.h"
#include "document/front.h"
#include "document/told.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

/* Returns the kind of VERDICT; if it is NULL, that of a puzzle with one solution. */
static RtVerdictKind
kind_of (const RtVerdict *verdict)
{
  return verdict ? verdict->kind : RT_VERDICT_ONE;
}

void
rt_next_part_show (RtNextPart *part, RtDesk *desk)
{
  int n_left = rt_desk_count_left (desk);
  const RtVerdict *verdict = rt_desk_told_verdict (desk);
  bool in_play = verdict && !rt_cells_is_empty (verdict->wrong);
  bool open = n_left > 0 && n_left < RT_N_CELLS;
  bool one = open && kind_of (verdict) == RT_VERDICT_ONE;
  bool solve = one || (open && kind_of (verdict) == RT_VERDICT_MANY);
  bool restart = !solve && rt_desk_has_givens (desk) && rt_desk_has_entries (desk);
  bool check = rt_desk_can_check (desk);
  /* Translators: while a person solves a puzzle: how many cells are empty */
  g_autofree char *left = g_strdup_printf (ngettext ("%d cell left", "%d cells left",
                                                     (gulong) n_left),
                                           n_left);

  if (!verdict && rt_desk_tells (desk))
    return; /* it is being found out */
  gtk_label_set_text (GTK_LABEL (part->left), left);
  rt_button_set_text (part->solve, rt_solving_state (rt_desk_solving (desk)) == RT_SOLVING_RUNNING
                                     ? _("Stop") : _("Solve"));
  gtk_widget_set_visible (part->left, rt_desk_shows (desk) == RT_MOMENT_OWN && (one || (open && in_play)));
  gtk_widget_set_visible (part->hint, one || in_play);
  gtk_widget_set_visible (part->steps, one);
  gtk_widget_set_visible (part->solve, solve);
  gtk_widget_set_visible (part->restart, restart);
  gtk_widget_set_visible (part->check, check);
  gtk_widget_set_visible (part->box, solve || in_play || restart || check);
}

static GtkWidget *
append (GtkWidget *row, const char *text, const char *action)
{
  GtkWidget *button = rt_button_new_text (text, action);

  gtk_box_append (GTK_BOX (row), button);
  return button;
}

void
rt_next_part_init (RtNextPart *part)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (row, GTK_ALIGN_START);
  part->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_halign (part->box, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (part->box), row);
  part->hint = append (row, _("Hint"), "win.hint");
  /* Translators: a button: all logical steps that are possible now */
  part->steps = append (row, _("All Steps"), "win.show-steps");
  part->solve = append (row, _("Solve"), "win.solve");
  part->restart = append (row, _("Start Over"), "win.restart");
  gtk_widget_set_visible (part->restart, FALSE); /* from the beginning: a window grows at once */
  /* Below the others: a row of all four would widen the side, and the grid would move. */
  part->check = append (part->box, _("Check"), "win.check");
  gtk_widget_set_halign (part->check, GTK_ALIGN_START);
  part->left = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (part->left), 0);
  gtk_widget_add_css_class (part->left, "faint");
  gtk_box_append (GTK_BOX (part->box), part->left);
}
