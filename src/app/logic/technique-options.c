/* technique-options.c - options for all techniques.
 *
 *     Assume the puzzle has just one solution      [on]
 *     Order                 [Standard|Rating|My Own]
 *     Hints, steps and paths follow this. Ratings of puzzles do not: ... */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/technique-options.h"

#include "widgets/buttons.h"

#include <glib/gi18n.h>

/* The orders, by their number. */
static const struct {
  const char *name, *tooltip;
} trials[] = {
  [RT_TRIAL_HUMAN] = { N_("Standard"), N_("Easy patterns that have a name before general chains") },
  [RT_TRIAL_RATING] = { N_("Rating"), N_("The order of the standard rating") },
  [RT_TRIAL_OWN] = { N_("My Own"), N_("The order that you made by moving techniques") },
};

struct _RtTechniqueOptions {
  GtkWidget parent_instance;

  /* Owned. */
  RtTechniques *techniques;

  bool showing;         /* switch and toggles move by our own hand */

  /* Children. */
  GtkWidget *box;
  GtkWidget *unique;    /* switch */
  GtkWidget *trials[G_N_ELEMENTS (trials)]; /* toggles */
};

G_DEFINE_FINAL_TYPE (RtTechniqueOptions, rt_technique_options, GTK_TYPE_WIDGET)

static void
update (RtTechniqueOptions *self)
{
  GtkWidget *toggle = self->trials[rt_techniques_trial (self->techniques)];

  self->showing = true;
  gtk_switch_set_active (GTK_SWITCH (self->unique), rt_techniques_assume_unique (self->techniques));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  self->showing = false;
}

static void
unique_cb (RtTechniqueOptions *self)
{
  if (!self->showing)
    rt_techniques_set_assume_unique (self->techniques,
                                     gtk_switch_get_active (GTK_SWITCH (self->unique)));
}

static void
toggled_cb (RtTechniqueOptions *self, GtkToggleButton *toggle)
{
  for (guint i = 0; i < G_N_ELEMENTS (trials); i++)
    if (!self->showing && gtk_toggle_button_get_active (toggle) &&
        self->trials[i] == GTK_WIDGET (toggle))
      rt_techniques_set_trial (self->techniques, (RtTrial) i);
}

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* Where there is more room than that it takes it, but does not ask for it. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
make_unique (RtTechniqueOptions *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = make_label (_("Assume the puzzle has _just one solution"));

  self->unique = gtk_switch_new ();
  gtk_widget_set_valign (self->unique, GTK_ALIGN_CENTER);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), self->unique);
  g_signal_connect_swapped (self->unique, "notify::active", G_CALLBACK (unique_cb), self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), self->unique);
  return row;
}

static GtkWidget *
make_trials (RtTechniqueOptions *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *linked = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (linked, "linked");
  gtk_widget_add_css_class (linked, "compact");
  for (guint i = 0; i < G_N_ELEMENTS (trials); i++) {
    self->trials[i] = rt_toggle_new_text (_(trials[i].name), _(trials[i].tooltip));
    if (i > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->trials[i]),
                                   GTK_TOGGLE_BUTTON (self->trials[0]));
    g_signal_connect_swapped (self->trials[i], "toggled", G_CALLBACK (toggled_cb), self);
    gtk_box_append (GTK_BOX (linked), self->trials[i]);
  }
  rt_buttons_wrap (linked);
  /* Translators: in which order techniques are tried; before the choice of one. */
  gtk_box_append (GTK_BOX (row), make_label (_("Order")));
  gtk_box_append (GTK_BOX (row), linked);
  return row;
}

static void
rt_technique_options_dispose (GObject *object)
{
  RtTechniqueOptions *self = RT_TECHNIQUE_OPTIONS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->techniques);
  G_OBJECT_CLASS (rt_technique_options_parent_class)->dispose (object);
}

static void
rt_technique_options_class_init (RtTechniqueOptionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_technique_options_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_technique_options_init (RtTechniqueOptions *self)
{
  GtkWidget *note = make_label (_("Hints, steps and paths follow this. Ratings of puzzles do not: "
                                  "they always use all techniques of the rating."));

  gtk_widget_add_css_class (note, "faint");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_box_append (GTK_BOX (self->box), make_unique (self));
  gtk_box_append (GTK_BOX (self->box), make_trials (self));
  gtk_box_append (GTK_BOX (self->box), note);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
rt_technique_options_new (RtTechniques *techniques)
{
  RtTechniqueOptions *self = g_object_new (RT_TYPE_TECHNIQUE_OPTIONS, NULL);

  self->techniques = g_object_ref (techniques);
  g_signal_connect_object (techniques, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
