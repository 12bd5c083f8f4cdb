/* hint-row.c - RtHintRow, a row of the card below the grid: shows the stage of a hint as dots, and its buttons. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/hint-row.h"

#include "engine/logic/words/say.h"
#include "widgets/buttons.h"
#include "widgets/fit-label.h"

#include <glib/gi18n-lib.h>

struct _RtHintRow {
  GtkBox parent_instance;

  /* Children. */
  GtkWidget *stage; /* label: dots */
  GtkWidget *about; /* buttons with fit labels: this one, BACK and APPLY */
  GtkWidget *back;
  GtkWidget *more;
  GtkWidget *apply;
  GtkWidget *stop;
  GtkWidget *close;
};

G_DEFINE_FINAL_TYPE (RtHintRow, rt_hint_row, GTK_TYPE_BOX)

enum { APPLY, CLOSE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Shows a dot for each stage of a hint (each says more), filled up to the current one. */
static void
show_stage (RtHintRow *self, const RtMoment *moment)
{
  static const char *const names[RT_N_HINTS] = {
    /* Translators: the five stages of a hint, each of which tells more than the one before. */
    [RT_HINT_KIND] = N_("the kind of technique"),
    [RT_HINT_TECHNIQUE] = N_("the technique"),
    [RT_HINT_WHERE] = N_("where to look"),
    [RT_HINT_PATTERN] = N_("what to see there"),
    [RT_HINT_ALL] = N_("what follows"),
  };
  g_autoptr (GString) dots = g_string_new (NULL);
  g_autofree char *name = NULL;

  gtk_widget_set_visible (self->stage, moment->kind == RT_MOMENT_HINT);
  if (moment->kind != RT_MOMENT_HINT)
    return;
  for (int stage = 0; stage < RT_N_HINTS; stage++)
    g_string_append (dots, stage <= (int) moment->stage ? "●" : "○");
  gtk_label_set_text (GTK_LABEL (self->stage), dots->str);
  /* Translators: how much a hint tells, as in "Stage 2 of 5: the technique". */
  name = g_strdup_printf (_("Stage %d of %d: %s"), moment->stage + 1, RT_N_HINTS,
                          _(names[moment->stage]));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stage), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  gtk_widget_set_tooltip_text (self->stage, name);
}

static void
show_about (RtHintRow *self, const RtMoment *moment)
{
  GtkActionable *about = GTK_ACTIONABLE (self->about);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->about, moment->technique != NULL);
  if (!moment->technique)
    return;
  /* Translators: %s is a technique. */
  text = g_strdup_printf (_("About %s"), rt_say_name (moment->name));
  rt_button_set_name (self->about, text);
  /* Translators: a link to what a technique is, where there is no room for its name. */
  rt_fit_label_set (RT_FIT_LABEL (gtk_button_get_child (GTK_BUTTON (self->about))),
                    (const char *[]) { text, _("About It") }, 2);
  gtk_actionable_set_action_target_value (about, g_variant_new_string (moment->technique->id));
  gtk_actionable_set_action_name (about, "win.technique"); /* must be set after the target */
}

static void
show_next_button (RtHintRow *self, const RtMoment *moment)
{
  bool last = moment->kind == RT_MOMENT_HINT && moment->stage == RT_HINT_ALL;

  gtk_widget_set_visible (self->more, moment->more);
  rt_button_set_text (self->more, last                               ? _("_Do It")
                                  : moment->kind == RT_MOMENT_MISTAKE ? _("_Show It")
                                                                      : _("_Next"));
  if (last)
    gtk_widget_add_css_class (self->more, "suggested-action");
  else
    gtk_widget_remove_css_class (self->more, "suggested-action");
}

static void
show_apply (RtHintRow *self, const RtMoment *moment)
{
  bool all = moment->list == RT_STEPS_PATH;

  rt_fit_label_set (RT_FIT_LABEL (gtk_button_get_child (GTK_BUTTON (self->apply))),
                    (const char *[]) { all ? _("Do All up to _Here") : _("_Do It"),
                                       /* Translators: "Do All up to Here" where there is less
                                        * room */
                                       all ? _("Up to _Here") : NULL }, 2);
  rt_button_set_name (self->apply, all ? _("Do All up to Here") : _("Do It"));
}

void
rt_hint_row_show (RtHintRow *self, const RtMoment *moment)
{
  bool waits = moment->steps > 0;

  g_return_if_fail (RT_IS_HINT_ROW (self));

  show_stage (self, moment);
  show_about (self, moment);
  show_next_button (self, moment);
  gtk_widget_set_visible (self->apply, moment->kind == RT_MOMENT_STEP);
  show_apply (self, moment);
  gtk_widget_set_visible (self->stop, moment->long_looking);
  gtk_widget_set_visible (self->back, waits && !moment->long_looking);
  gtk_widget_set_visible (self->close, !waits && !moment->long_looking);
}

static void
apply_cb (RtHintRow *self)
{
  g_signal_emit (self, signals[APPLY], 0);
}

static void
close_cb (RtHintRow *self)
{
  g_signal_emit (self, signals[CLOSE], 0);
}

/* Returns the label for the dots that show the stage of the hint. It has the role of an image, so
 * that it can have an accessible name. */
static GtkWidget *
make_stage (void)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                   NULL);

  gtk_widget_add_css_class (label, "stage");
  return label;
}

/* Returns a button with a fit label, which shows a shorter text in a narrow row. */
static GtkWidget *
make_fitting (void)
{
  GtkWidget *button = gtk_button_new (), *label = rt_fit_label_new (1);

  rt_fit_label_set_mnemonic (RT_FIT_LABEL (label));
  rt_fit_label_keep_last (RT_FIT_LABEL (label));
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "text-button");
  return button;
}

static GtkWidget *
make_back (void)
{
  GtkWidget *button = make_fitting ();

  rt_fit_label_set (RT_FIT_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                    (const char *[]) { _("_Back to the Search"), _("_Back") }, 2);
  rt_button_set_name (button, _("Back to the Search"));
  return button;
}

static void
rt_hint_row_class_init (RtHintRowClass *class)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "hints");
  signals[APPLY] = g_signal_new ("apply", RT_TYPE_HINT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[CLOSE] = g_signal_new ("close", RT_TYPE_HINT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
rt_hint_row_init (RtHintRow *self)
{
  GtkBox *box = GTK_BOX (self);
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->stage = make_stage ();
  self->about = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->about), rt_fit_label_new (1));
  rt_fit_label_keep_last (RT_FIT_LABEL (gtk_button_get_child (GTK_BUTTON (self->about))));
  rt_button_set_name (self->about, _("About It"));
  gtk_widget_set_focus_on_click (self->about, FALSE);
  gtk_widget_add_css_class (self->about, "text-button");
  gtk_widget_add_css_class (self->about, "link");
  gtk_widget_set_hexpand (room, TRUE);
  self->back = make_back ();
  self->more = rt_button_new_text (_("_Next"), "win.hint");
  self->apply = make_fitting ();
  rt_button_set_name (self->apply, _("Do It"));
  self->stop = rt_button_new_text (_("Stop"), NULL);
  self->close = rt_button_new_icon ("window-close-symbolic", _("Put the hint away"), NULL);
  g_signal_connect_swapped (self->apply, "clicked", G_CALLBACK (apply_cb), self);
  g_signal_connect_swapped (self->back, "clicked", G_CALLBACK (close_cb), self);
  g_signal_connect_swapped (self->stop, "clicked", G_CALLBACK (close_cb), self);
  g_signal_connect_swapped (self->close, "clicked", G_CALLBACK (close_cb), self);
  gtk_box_append (box, self->stage);
  gtk_box_append (box, self->about);
  gtk_box_append (box, room);
  gtk_box_append (box, self->back);
  gtk_box_append (box, self->apply);
  gtk_box_append (box, self->more);
  gtk_box_append (box, self->stop);
  gtk_box_append (box, self->close);
}

GtkWidget *
rt_hint_row_new (void)
{
  return g_object_new (RT_TYPE_HINT_ROW, NULL);
}
