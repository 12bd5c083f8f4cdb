/* hardness-button.c - creates and updates the button that shows how hard the puzzle is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/hardness-button.h"

#include "engine/logic/rating/scale.h"
#include "widgets/buttons.h"
#include "widgets/fit-label.h"

#include <glib/gi18n.h>

/* Returns the tooltip for the rating ER (in tenths): the techniques that its level needs, and a
 * comparison with other puzzles. Free with g_free. */
static char *
say_hardness (int er)
{
  const RtHardWord *word = &rt_hard_words[rt_hard_word (er)];
  g_autofree char *compared = rt_hard_compare (er);

  /* Translators: what puzzles of some difficulty ask for, and how hard one is beside others, as in
   * "Singles in lines. Harder than 9 of 10 printed puzzles." */
  return g_strdup_printf (_("%s. %s."), _(word->asks), compared);
}

/* Returns the tooltip while the rating is being computed. ER is its lower bound in tenths. Free with g_free. */
static char *
say_at_least (int er)
{
  g_autofree char *number = rt_hard_say_number (er);

  /* Translators: how hard a puzzle is at least, in a word and a number, as in "Hard, at least 3.6" */
  return g_strdup_printf (_("%s, at least %s"), _(rt_hard_words[rt_hard_word (er)].name), number);
}

void
rt_hardness_button_show (GtkWidget *button, RtHardness *hardness, bool wanted)
{
  int er = rt_hardness_least (hardness);
  bool known = rt_hardness_state (hardness) == RT_HARDNESS_KNOWN;
  g_autofree char *number = NULL, *text = NULL, *brief = NULL, *more = NULL;

  gtk_widget_set_visible (button, er > 0 && wanted);
  if (er <= 0)
    return;
  text = known ? rt_hard_say (er) : say_at_least (er);
  number = rt_hard_say_number (er);
  brief = known ? g_strdup (number) : g_strdup_printf (_("at least %s"), number);
  more = say_hardness (er);
  rt_fit_label_set (RT_FIT_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                    (const char *[]) { text, brief, number }, 3);
  rt_button_set_name (button, text);
  gtk_widget_set_tooltip_text (button, known ? more : NULL);
}

int
rt_hardness_button_taken (GtkWidget *button, int width)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));
  int all, text;

  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &all, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &text, NULL, NULL);
  return all - text + rt_fit_label_taken (RT_FIT_LABEL (label), width - (all - text));
}

GtkWidget *
rt_hardness_button_new (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-hardest");
  gtk_button_set_child (GTK_BUTTON (button), rt_fit_label_new (1)); /* a label with shorter texts for a narrow bar */
  rt_fit_label_keep_last (RT_FIT_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "hardness");
  return button;
}
