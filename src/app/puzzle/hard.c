/* hard.c - how hard the puzzle is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/puzzle/hard.h"

#include "engine/logic/rating/scale.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/scale.h"

#include <glib/gi18n.h>

/* Other puzzles beside it, and what it takes. */
static char *
say_compared (const RtRating *rating)
{
  g_autofree char *compared = rt_hard_compare (rating->er);

  if (!rating->hardest)
    /* Translators: how hard a puzzle is beside others, as in "Harder than 9 of 10 printed puzzles" */
    return g_strdup_printf (_("%s. No technique solves it."), compared);
  /* Translators: the same, and the name of a technique */
  return g_strdup_printf (_("%s. Hardest step needed: %s."), compared, _(rating->hardest->name));
}

void
rt_hard_part_show (RtHardPart *part, RtHardness *hardness)
{
  int er = rt_hardness_least (hardness);
  const RtRating *known = rt_hardness_rating (hardness);
  g_autofree char *number = NULL, *text = NULL, *compared = NULL;

  gtk_widget_set_visible (part->box, er > 0);
  if (er <= 0)
    return;
  number = rt_hard_say_number (er);
  /* Translators: a number that tells how hard a puzzle is, while it is being found out */
  text = g_strdup_printf (known ? "%s" : _("at least %s"), number);
  compared = known ? say_compared (known) : g_strdup (_("It is not known yet how hard it is."));
  gtk_label_set_text (GTK_LABEL (part->word), _(rt_hard_words[rt_hard_word (er)].name));
  gtk_label_set_text (GTK_LABEL (part->number), text);
  gtk_label_set_text (GTK_LABEL (part->compared), compared);
  rt_scale_show (RT_SCALE (part->scale), er, known != NULL);
}

void
rt_hard_part_init (RtHardPart *part)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: a link beside how hard a puzzle is; it leads to its hardest step. */
  GtkWidget *why = rt_button_new_text (_("why?"), "win.show-hardest");

  part->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  part->word = gtk_label_new (NULL);
  part->number = gtk_label_new (NULL);
  part->compared = rt_label_new (NULL, "faint");
  part->scale = rt_scale_new ();
  gtk_label_set_xalign (GTK_LABEL (part->word), 0);
  gtk_widget_set_hexpand (part->word, TRUE);
  gtk_widget_add_css_class (part->word, "word");
  gtk_widget_add_css_class (part->number, "faint");
  gtk_widget_add_css_class (why, "link");
  gtk_box_append (GTK_BOX (row), part->word);
  gtk_box_append (GTK_BOX (row), part->number);
  gtk_box_append (GTK_BOX (row), why);
  gtk_box_append (GTK_BOX (part->box), row);
  gtk_box_append (GTK_BOX (part->box), part->compared);
  gtk_box_append (GTK_BOX (part->box), part->scale);
}
