/* technique-row.c - RtTechniqueRow, a row of the technique list: creates and updates its labels and its switch.
 *
 *     14  Skyscraper                 4.0  [on]
 *     21  Unique Rectangle or Loop   4.5  [  ]
 *         Needs a single solution */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/technique-row.h"

#include "engine/logic/words/say.h"

#include <glib/gi18n.h>
#include <string.h>

struct _RtTechniqueRow {
  GtkListBoxRow parent_instance;

  const RtTechnique *technique;
  int place;
  bool showing;         /* the program changes the switch, not the person */

  /* Children. */
  GtkWidget *number;
  GtkWidget *why;       /* label: why the technique cannot be used */
  GtkWidget *use;       /* switch */
};

G_DEFINE_FINAL_TYPE (RtTechniqueRow, rt_technique_row, GTK_TYPE_LIST_BOX_ROW)

enum { SWITCHED, N_SIGNALS };
static guint signals[N_SIGNALS];

const RtTechnique *
rt_technique_row_technique (RtTechniqueRow *self)
{
  return self->technique;
}

int
rt_technique_row_place (RtTechniqueRow *self)
{
  return self->place;
}

/* Sets the accessible label of the row: number, name and rating of the technique, and whether it is
 * used (ON), or cannot be used (NOT_USABLE). */
static void
say (RtTechniqueRow *self, bool on, bool not_usable)
{
  const char *use = not_usable ? _("not in use, needs a single solution")
                    : on       ? _("in use")
                               : _("not in use");
  /* Translators: a technique in a list: its number, name and rating, and whether it is in use. */
  g_autofree char *text = g_strdup_printf (_("%d. %s, rating %.1f, %s"), self->place + 1,
                                           _(self->technique->name), self->technique->price, use);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
rt_technique_row_show (RtTechniqueRow *self, int place, bool on, bool not_usable)
{
  g_autofree char *number = g_strdup_printf ("%d", place + 1);

  g_return_if_fail (RT_IS_TECHNIQUE_ROW (self));

  self->place = place;
  self->showing = true;
  gtk_label_set_text (GTK_LABEL (self->number), number);
  gtk_switch_set_active (GTK_SWITCH (self->use), on && !not_usable);
  gtk_widget_set_sensitive (self->use, !not_usable);
  gtk_widget_set_visible (self->why, not_usable);
  self->showing = false;
  say (self, on, not_usable);
}

static bool
has (const char *name, const char *part)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  return strstr (folded, part) != NULL;
}

bool
rt_technique_row_matches (RtTechniqueRow *self, const char *text)
{
  g_autofree char *part = g_utf8_casefold (text, -1);

  if (has (_(self->technique->name), part) || has (self->technique->name, part))
    return true;
  for (int i = 0; self->technique->variants && self->technique->variants[i]; i++)
    if (has (rt_say_name (self->technique->variants[i]), part) ||
        has (self->technique->variants[i], part))
      return true;
  return false;
}

static void
active_cb (RtTechniqueRow *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[SWITCHED], 0, gtk_switch_get_active (GTK_SWITCH (self->use)));
}

/* Its parts */

static void
rt_technique_row_class_init (RtTechniqueRowClass *class)
{
  signals[SWITCHED] = g_signal_new ("switched", RT_TYPE_TECHNIQUE_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
rt_technique_row_init (RtTechniqueRow *self)
{
}

static GtkWidget *
make_label (const char *text, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

static GtkWidget *
make_number (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "faint");
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  return label;
}

static GtkWidget *
make_names (RtTechniqueRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->why = make_label (_("Needs a single solution"), 0);
  gtk_widget_add_css_class (self->why, "faint");
  gtk_widget_add_css_class (self->why, "small");
  gtk_box_append (GTK_BOX (box), make_label (_(self->technique->name), 0));
  gtk_box_append (GTK_BOX (box), self->why);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

GtkWidget *
rt_technique_row_new (const RtTechnique *technique)
{
  RtTechniqueRow *self = g_object_new (RT_TYPE_TECHNIQUE_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *price;
  g_autofree char *rating = g_strdup_printf ("%.1f", technique->price);

  self->technique = technique;
  self->number = make_number (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->number), 2);
  price = make_number (rating);
  gtk_widget_set_tooltip_text (price, _("Its rating on the scale of Sudoku Explainer"));
  self->use = gtk_switch_new ();
  gtk_widget_set_valign (self->use, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->use), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(technique->name), -1);
  g_signal_connect_swapped (self->use, "notify::active", G_CALLBACK (active_cb), self);
  gtk_box_append (GTK_BOX (box), self->number);
  gtk_box_append (GTK_BOX (box), make_names (self));
  gtk_box_append (GTK_BOX (box), price);
  gtk_box_append (GTK_BOX (box), self->use);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  return GTK_WIDGET (self);
}
