/* why-cost-figures.c - makes the table of figures that a person sees for a number in the
 * explanation why one search costs more than another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/why-cost-figures.h"

#include <glib/gi18n-lib.h>

static void
clear_figure (gpointer data)
{
  RtMetricFigure *figure = data;

  g_free (figure->name);
  g_free (figure->text);
}

void
rt_metric_location_free (RtMetricLocation *self)
{
  g_free (self->title);
  g_array_unref (self->figures);
  g_free (self->note);
  g_free (self);
}

/* Adds a row called NAME to the table SELF: VALUE, and TEXT, the value as text. Takes ownership of NAME and TEXT. */
static void
add (RtMetricLocation *self, char *name, double value, char *text)
{
  RtMetricFigure figure = { name, value, text };

  g_array_append_val (self->figures, figure);
}

static char *
grouped (uint64_t n)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
}

static const char *
name_of (const RtSpent *spent)
{
  return _(spent->search->name);
}

static uint64_t
count_of (const RtSpent *spent, RtCostValueKind kind)
{
  return kind == RT_VALUE_PLACEMENTS  ? spent->counts.placements
         : kind == RT_VALUE_TAKEBACKS ? spent->counts.takebacks
                                      : spent->counts.reads;
}

static void
see_count (RtMetricLocation *self, const RtWhyCost *why, RtCostValueKind kind)
{
  self->title = g_strdup (kind == RT_VALUE_PLACEMENTS  ? _("Placements")
                          : kind == RT_VALUE_TAKEBACKS ? _("Take-backs")
                                                       : _("Cells looked at"));
  for (int i = 0; i < 2; i++) {
    uint64_t n = count_of (&why->spent[i], kind);

    add (self, g_strdup (name_of (&why->spent[i])), (double) n, grouped (n));
  }
}

/* If the steps of one of the searches of WHY were only sampled, sets the note of the table SELF to
 * a sentence about that. */
static void
note_sample (RtMetricLocation *self, const RtWhyCost *why)
{
  for (int i = 0; i < 2; i++)
    if (why->spent[i].is_sample && !self->note)
      self->note = g_strdup_printf (_("Of a long search, %'d stretches of %'d steps each were "
                                      "looked at."),
                                    RT_SPENT_STRETCHES, RT_SPENT_STEPS);
}

static void
see_left (RtMetricLocation *self, const RtWhyCost *why)
{
  self->title = g_strdup (_("Digits left on average in the cells that it took"));
  for (int i = 0; i < 2; i++) {
    const RtSpent *spent = &why->spent[i];
    double tenths = (double) rt_spent_left (spent) / 10;
    g_autofree char *left = grouped (spent->left), *choices = grouped (spent->choices);

    add (self, g_strdup (name_of (spent)), tenths,
         /* Translators: an average, and what it is of, as in "1.4: 163 digits in 116 cells". */
         g_strdup_printf (_("%.1f: %s digits in %s cells"), tenths, left, choices));
  }
  note_sample (self, why);
}

static void
see_forced (RtMetricLocation *self, const RtWhyCost *why)
{
  self->title = g_strdup (_("Placements that were forced, of a hundred"));
  for (int i = 0; i < 2; i++) {
    const RtSpent *spent = &why->spent[i];
    int share = (int) rt_spent_forced (spent);
    g_autofree char *forced = grouped (spent->forced), *all = grouped (spent->placements);

    add (self, g_strdup (name_of (spent)), share,
         /* Translators: a percentage, and what it is of, as in "82 %: 95 of 116". */
         g_strdup_printf (_("%d\u00a0%%: %s of %s"), share, forced, all));
  }
  note_sample (self, why);
}

/* Adds a row to the table SELF: the number of steps that ended with FROM to TO blanks filled. Adds
 * none if FROM > TO. */
static void
add_depths (RtMetricLocation *self, const RtSpent *spent, int from, int to)
{
  uint64_t n = 0;

  for (int i = from; i <= to; i++)
    n += spent->at[i];
  if (from <= to)
    add (self,
         from == to ? g_strdup_printf ("%d", from)
                    /* Translators: from a number to another one, as in "0 to 28". */
                    : g_strdup_printf (_("%d to %d"), from, to),
         (double) n, grouped (n));
}

/* Fills the table SELF with the steps of a search by depth (number of filled blanks): a row for each depth in the
 * narrow range that has most steps, and one row for all depths before it and after it. */
static void
see_depths (RtMetricLocation *self, const RtSpent *spent)
{
  int from = 0, to = 0;
  uint64_t within = 0;
  g_autofree char *some = NULL, *all = NULL;

  rt_spent_band (spent, &from, &to);
  self->title = g_strdup_printf (_("Steps of “%s” by how many of the %d blanks were filled"),
                                 name_of (spent), spent->blanks);
  add_depths (self, spent, 0, from - 1);
  for (int i = from; i <= to; i++) {
    within += spent->at[i];
    add_depths (self, spent, i, i);
  }
  add_depths (self, spent, to + 1, spent->blanks);
  some = grouped (within);
  all = grouped (spent->steps);
  /* Translators: two numbers of blanks, a number of steps, of how many, and the same as a
   * percentage. */
  self->note = g_strdup_printf (_("With %d to %d blanks filled: %s of %s steps, %d\u00a0%%."), from, to,
                                some, all, rt_spent_share (spent, from, to));
}

RtMetricLocation *
rt_metric_location_new (const RtWhyCost *why, const RtCostValue *value)
{
  RtMetricLocation *self = g_new0 (RtMetricLocation, 1);

  self->figures = g_array_new (FALSE, FALSE, sizeof (RtMetricFigure));
  g_array_set_clear_func (self->figures, clear_figure);
  switch (value->kind) {
  case RT_VALUE_PLACEMENTS:
  case RT_VALUE_TAKEBACKS:
  case RT_VALUE_READS:
    see_count (self, why, value->kind);
    break;
  case RT_VALUE_LEFT:
    see_left (self, why);
    break;
  case RT_VALUE_FORCED:
  case RT_VALUE_FORCED_OF:
  case RT_VALUE_FORCED_SHARE:
    see_forced (self, why);
    break;
  default:
    see_depths (self, &why->spent[value->which]);
    break;
  }
  return self;
}
