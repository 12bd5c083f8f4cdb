/* verdict.c - how many solutions the puzzle has, and which of them is shown. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/puzzle/verdict.h"

#include "document/base/work.h"
#include "document/moment.h"
#include "document/told.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

/* TEXT as it begins a sentence; takes it. */
static char *
capital (char *text)
{
  g_autofree char *given = text, *first = g_utf8_substring (text, 0, 1);
  g_autofree char *upper = g_utf8_strup (first, -1);

  return g_strconcat (upper, g_utf8_next_char (text), NULL);
}

/* Of a grid without a solution, what the proposals that follow are, or why there are none; NULL while
 * that is not known. */
static const char *
say_wrong (RtDesk *desk, const RtVerdict *verdict)
{
  int n_wrong = rt_cells_count (rt_desk_told_wrong (desk));
  GArray *repairs = rt_slips_repairs (rt_desk_slips (desk));

  if (n_wrong)
    return ngettext ("The wrong digit has a thick frame in the grid.",
                     "The wrong digits have thick frames in the grid.", (gulong) n_wrong);
  if (!repairs)
    return NULL;
  if (repairs->len == 0 && verdict->kind == RT_VERDICT_CLASH)
    return _("The marked cells cannot all be right: change or clear one of them.");
  /* Translators: one or more proposals follow, each a sentence of its own. */
  return repairs->len == 1  ? _("It may be that one digit is wrong:")
         : repairs->len > 1 ? _("It may be that one digit is wrong, the first of these most likely:")
                            : _("No single digit explains it: more than one must be wrong.");
}

/* Returns true if nothing is on the grid, nor looked for. */
static bool
is_blank (RtDesk *desk, const RtVerdict *verdict)
{
  return verdict->n_digits == 0 && rt_desk_shows (desk) == RT_MOMENT_OWN;
}

static char *
say_title (RtDesk *desk, const RtVerdict *verdict)
{
  g_autofree char *subject = NULL;
  const RtMoment *moment = rt_desk_moment (desk);

  if (is_blank (desk, verdict))
    return g_strdup (_("No puzzle yet"));
  if (verdict->kind == RT_VERDICT_NONE && rt_cells_is_empty (verdict->wrong))
    return g_strdup (_("No solution"));
  if (moment->grid == RT_MOMENT_ANSWER ||
      (verdict->kind == RT_VERDICT_MANY && moment->kind == RT_MOMENT_SOLUTION))
    subject = rt_moment_say_subject (moment, false);
  return capital (subject ? g_steal_pointer (&subject) : rt_verdict_say (verdict));
}

static const char *
say_text (RtVerdictPart *part, const RtVerdict *verdict)
{
  if (is_blank (part->desk, verdict))
    return _("Type digits, paste or open a puzzle");
  switch (verdict->kind) {
  case RT_VERDICT_CLASH:
  case RT_VERDICT_NONE:
    return say_wrong (part->desk, verdict);
  case RT_VERDICT_MANY:
    return part->counted;
  case RT_VERDICT_ONE:
  default:
    return NULL;
  }
}

/* Why it is not told how hard the puzzle is; NULL where it is, or where something else is wrong. */
static const char *
say_unrated (RtDesk *desk, const RtVerdict *verdict)
{
  if (verdict->n_digits == 0 || rt_hardness_state (rt_desk_hardness (desk)) != RT_HARDNESS_NONE)
    return NULL;
  if (verdict->kind == RT_VERDICT_MANY && !verdict->is_full)
    return _("How hard it is can be told once it has exactly one solution.");
  if (verdict->kind == RT_VERDICT_ONE && verdict->is_full)
    return _("No cell was left empty, so there is nothing to rate.");
  return NULL;
}

/* Hides LABEL where there is no TEXT. */
static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

static void show (RtVerdictPart *part);

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtVerdictPart *part = data;
  g_auto (GStrv) said = NULL;
  RtDetails details;

  if (!rt_work_details_finish (result, &details, NULL))
    return; /* the grid is another one, or the page has gone */
  g_clear_object (&part->asking);
  g_free (part->counted);
  said = rt_details_say (&details);
  part->counted = g_strjoinv (" ", said);
  show (part);
}

static void
stop_counting (RtVerdictPart *part)
{
  g_cancellable_cancel (part->asking);
  g_clear_object (&part->asking);
}

static void
count (RtVerdictPart *part)
{
  stop_counting (part);
  part->stale = false;
  part->asking = g_cancellable_new ();
  rt_work_details_async (rt_document_position (rt_desk_document (part->desk)), part->asking,
                         counted_cb, part);
}

/* Shows nothing where the person is not told whether the grid is right. While the verdict is being found
 * out the old one stays, without a flicker; so does the count. */
static void
show (RtVerdictPart *part)
{
  const RtVerdict *verdict = rt_desk_told_verdict (part->desk);
  g_autofree char *title = NULL;
  bool many;

  gtk_widget_set_visible (part->box, verdict || rt_desk_tells (part->desk));
  if (!verdict)
    return;
  many = verdict->kind == RT_VERDICT_MANY && verdict->n_digits > 0;
  if (!many)
    g_clear_pointer (&part->counted, g_free);
  else if (part->stale && gtk_widget_get_mapped (part->box))
    count (part);
  title = say_title (part->desk, verdict);
  set_text (part->title, title);
  set_text (part->text, say_text (part, verdict));
  set_text (part->unrated, say_unrated (part->desk, verdict));
  gtk_widget_set_visible (part->turn, many && rt_solving_trace (rt_desk_solving (part->desk)));
}

void
rt_verdict_part_show (RtVerdictPart *part, RtDesk *desk, bool stale)
{
  g_set_object (&part->desk, desk);
  part->stale = part->stale || stale;
  show (part);
}

void
rt_verdict_part_clear (RtVerdictPart *part)
{
  stop_counting (part);
  g_clear_pointer (&part->counted, g_free);
  g_clear_object (&part->desk);
}

static void
mapped_cb (RtVerdictPart *part)
{
  if (part->desk)
    show (part);
}

static void
append_turn (RtVerdictPart *part, const char *text, const char *name, const char *action)
{
  GtkWidget *button = rt_button_new_text (text, action);

  rt_button_set_name (button, name);
  gtk_box_append (GTK_BOX (part->turn), button);
}

void
rt_verdict_part_init (RtVerdictPart *part)
{
  part->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  part->title = rt_label_new (NULL, "title");
  part->text = rt_label_new (NULL, "faint");
  part->unrated = rt_label_new (NULL, "faint");
  part->turn = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  append_turn (part, _("Previous"), _("Previous Solution"), "win.previous-solution");
  append_turn (part, _("Next"), _("Next Solution"), "win.next-solution");
  gtk_widget_set_margin_top (part->turn, 6);
  gtk_box_append (GTK_BOX (part->box), part->title);
  gtk_box_append (GTK_BOX (part->box), part->text);
  gtk_box_append (GTK_BOX (part->box), part->turn);
  gtk_box_append (GTK_BOX (part->box), part->unrated);
  g_signal_connect_swapped (part->box, "map", G_CALLBACK (mapped_cb), part);
}
