/* trial-row.c - one puzzle of a judge, and how a program did on it.
 *
 *     17 givens: no puzzle has fewer                 Passed   0.21 s
 *     (what was wrong, in a sentence)
 *     (what its steps tell of it)
 *     [Show Me] [Save the Steps…]                                     */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/trial/trial-row.h"

#include "engine/step-text.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

struct _RtTrialRow {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *box;
  GtkWidget *verdict;
  GtkWidget *time;
  GtkWidget *says;
  GtkWidget *fault;
  GtkWidget *steps; /* box of buttons */
  GtkWidget *show;
};

G_DEFINE_FINAL_TYPE (RtTrialRow, rt_trial_row, GTK_TYPE_WIDGET)

static GtkWidget *
make_button (const char *text, const char *action, int n)
{
  GtkWidget *button = rt_button_new_text (text, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", n);
  return button;
}

void
rt_trial_row_show (RtTrialRow *self, const RtTrialResult *result, bool is_current)
{
  g_autofree char *time = result ? rt_say_time ((double) result->ran.time) : NULL;
  bool failed = result && result->verdict != RT_TRIAL_PASSED;

  g_return_if_fail (RT_IS_TRIAL_ROW (self));

  gtk_label_set_text (GTK_LABEL (self->verdict), result       ? rt_trial_verdict_name (result->verdict)
                                                 : is_current ? _("Running…")
                                                              : "");
  gtk_label_set_text (GTK_LABEL (self->time), time ? time : "");
  gtk_label_set_text (GTK_LABEL (self->says), result && result->says ? result->says : "");
  gtk_widget_set_visible (self->says, result && result->says);
  gtk_label_set_text (GTK_LABEL (self->fault), result && result->fault ? result->fault : "");
  gtk_widget_set_visible (self->fault, result && result->fault);
  gtk_widget_set_visible (self->steps, result && result->steps);
  /* Translators: a button: the steps of a program are shown in the window with the grid. */
  rt_button_set_text (self->show, result && result->step ? _("Show Me") : _("Show the Steps"));
  if (failed)
    gtk_widget_add_css_class (self->verdict, "error");
  else
    gtk_widget_remove_css_class (self->verdict, "error");
}

static void
rt_trial_row_dispose (GObject *object)
{
  g_clear_pointer (&RT_TRIAL_ROW (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_trial_row_parent_class)->dispose (object);
}

static void
rt_trial_row_class_init (RtTrialRowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_trial_row_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_trial_row_init (RtTrialRow *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
rt_trial_row_new (int n)
{
  RtTrialRow *self = g_object_new (RT_TYPE_TRIAL_ROW, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *reason = rt_label_new (_(rt_trial_cases[n].reason), NULL);

  self->verdict = gtk_label_new (NULL);
  self->time = gtk_label_new (NULL);
  self->says = rt_label_new (NULL, NULL);
  self->fault = rt_label_new (NULL, NULL);
  self->steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->show = make_button (_("Show the Steps"), "trial.show-steps", n);
  gtk_box_append (GTK_BOX (self->steps), self->show);
  /* Translators: of a program that the person tries; its steps go into a file. */
  gtk_box_append (GTK_BOX (self->steps), make_button (_("Save the Steps…"), "trial.save-steps", n));
  rt_buttons_wrap (self->steps);
  gtk_widget_set_hexpand (reason, TRUE);
  gtk_widget_set_valign (self->verdict, GTK_ALIGN_START);
  gtk_widget_set_valign (self->time, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->time, "numeric");
  gtk_widget_add_css_class (self->time, "faint");
  gtk_box_append (GTK_BOX (line), reason);
  gtk_box_append (GTK_BOX (line), self->verdict);
  gtk_box_append (GTK_BOX (line), self->time);
  gtk_box_append (GTK_BOX (self->box), line);
  gtk_box_append (GTK_BOX (self->box), self->says);
  gtk_box_append (GTK_BOX (self->box), self->fault);
  gtk_box_append (GTK_BOX (self->box), self->steps);
  rt_trial_row_show (self, NULL, false);
  return GTK_WIDGET (self);
}
