/* say-links.c - writes the links of a chain as numbered sentences, one for each conclusion.
 *
 *     Case 1 of 2: suppose that r1c2 is 5.
 *     1. If r1c2 is 5, then r1c8 is not 5.
 *     2. If r1c8 is not 5, then r4c8 is 5: there is no other place left in column 8.
 *     3. If r4c8 is 5 and r1c8 is not 5 (1), then ...
 *
 * A premise without a number is the assumption, or the conclusion of the line before. Any other
 * premise has the number of its line. A nested step follows its line, indented:
 *
 *     4. If r4c8 is 5, then r5c9 is not 3: by a deduction of its own (Pointing).
 *         In row 5 the digit 3 can only stand in box 5: ... */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/say.h"

#include "engine/logic/words/chain-cases.h"
#include "engine/logic/words/phrases.h"

#include <glib/gi18n-lib.h>

/* Returns the premises of line I: "r4c8 is 5 and r1c8 is not 5 (1)". */
static char *
say_premises (const RtChainCase *one, guint i)
{
  const GPtrArray *line = g_ptr_array_index (one->lines, i);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint k = 0; k < line->len; k++) {
    const RtStepLink *link = g_ptr_array_index (line, k);
    int from = rt_chain_case_line_to (one, link->from);
    char *node = rt_phrase_node (link->from);

    if (from >= 0 && from != (int) i - 1) {
      g_autofree char *bare = node;

      /* Translators: something that was concluded before, and the number of the line that says so:
       * "r4c8 is 5 (3)". */
      node = g_strdup_printf (_("%s (%d)"), bare, from + 1);
    }
    g_ptr_array_add (items, node);
  }
  return rt_phrase_list (items, RT_ALL_OF);
}

/* Returns the houses that contain all cells of LINE, links with one end; the empty set if these
 * have different digits. */
static RtHouses
houses_of (const GPtrArray *line)
{
  RtHouses houses = (UINT32_C (1) << RT_N_HOUSES) - 1;

  for (guint k = 0; k < line->len; k++) {
    const RtStepLink *link = g_ptr_array_index (line, k);

    if (link->from.digit != link->to.digit)
      return 0;
    for_each_cell (cell, rt_cells_or (link->from.cells, link->to.cells)) {
      const uint8_t *of = rt_houses_of[cell];

      houses &= UINT32_C (1) << of[0] | UINT32_C (1) << of[1] | UINT32_C (1) << of[2];
    }
  }
  return houses;
}

/* Returns the reason of a link that is caused by a pattern. */
static char *
say_pattern (const RtStepLink *link)
{
  g_autofree char *cells = rt_phrase_cells (link->in_cells, RT_ALL_OF);
  g_autofree char *digits = rt_phrase_digits (link->in_digits, RT_ALL_OF);
  g_autofree char *houses = rt_phrase_houses (link->in_houses, RT_ALL_OF);
  g_autofree char *cover = NULL;
  RtDigits other = link->in_digits & (RtDigits) ~rt_digits_of (link->from.digit);
  bool in_rows = link->in_houses & 0x1ff;
  RtHouses lines = 0;

  switch (link->in) {
  case RT_IN_PAIR:
    /* Translators: a digit, a house and cells, and two digits: "in box 2 the digit 3 can only be in
     * r1c4 and r1c5, which then hold 3 and 7". */
    return g_strdup_printf (_("in %s the digit %d can only be in %s, which then hold %s"), houses,
                            rt_digits_first (other), cells, digits);
  case RT_IN_RECTANGLE:
    /* Translators: cells and two digits. */
    return g_strdup_printf (_("else %s would hold only %s, which could be exchanged"), cells,
                            digits);
  case RT_IN_FISH:
    for_each_cell (cell, link->in_cells)
      lines |= UINT32_C (1) << rt_houses_of[cell][in_rows ? 1 : 0];
    cover = rt_phrase_houses (lines, RT_ALL_OF);
    if (rt_cells_is_empty (rt_cells_and (link->to.cells, link->in_cells)))
      /* Translators: houses, a digit, and as many houses that cross them. */
      return g_strdup_printf (_("else in %s the digit %d would be in %s alone, once in each"), houses,
                              link->to.digit, cover);
    /* Translators: houses, a digit, and as many houses that cross them: "in rows 2 and 6 the digit
     * 4 is then in columns 1 and 8 alone, once in each". */
    return g_strdup_printf (_("in %s the digit %d is then in %s alone, once in each"), houses,
                            link->to.digit, cover);
  default:
    return rt_phrase_set (link->in_cells, link->in_digits);
  }
}

/* Returns the sentence of LINE with its reason: the digit has no other place, the cell has no other
 * digit, or a pattern causes the link. */
static char *
say_why (const char *premises, const char *then, const GPtrArray *line)
{
  const RtStepLink *link = g_ptr_array_index (line, 0);
  RtHouses houses = houses_of (line);
  g_autofree char *where = NULL;

  if (link->in) {
    where = say_pattern (link);
    /* Translators: an assumption, a conclusion; and what is known of some cells, as in "r4c7 is 1
     * or 5", "of 1, 3 and 5, all but one are in r4c7 and r4c8" or "else r1c1, r1c4, r2c1 and r2c4
     * would hold only 2 and 7, which could be exchanged". */
    return g_strdup_printf (_("If %s, then %s: %s."), premises, then, where);
  }
  if (!houses)
    /* Translators: an assumption and a conclusion. */
    return g_strdup_printf (_("If %s, then %s: the cell has no other digit left."), premises,
                            then);
  where = rt_phrase_houses (houses, RT_ANY_OF);
  /* Translators: an assumption and a conclusion; and a house or several: "row 1 or box 2". */
  return g_strdup_printf (_("If %s, then %s: there is no other place left in %s."), premises, then,
                          where);
}

/* Returns the nested step (deduction under the assumption) that causes LINK, or NULL. */
static const RtStep *
inner_of (const RtStep *step, const RtStepLink *link)
{
  return link->inner ? step->inner[link->inner - 1] : NULL;
}

static char *
say_nested (const char *premises, const char *then, const RtStep *inner)
{
  if (!inner)
    return g_strdup_printf (_("If %s, then %s: by a deduction of its own."), premises, then);
  /* Translators: an assumption, a conclusion and the name of a technique. */
  return g_strdup_printf (_("If %s, then %s: by a deduction of its own (%s)."), premises, then,
                          rt_say_name (rt_step_name (inner)));
}

static char *
say_line (const RtStep *step, const RtChainCase *one, guint i)
{
  const RtStepLink *link = rt_chain_case_line (one, i);
  g_autofree char *premises = say_premises (one, i);
  g_autofree char *then = rt_phrase_node (link->to);

  switch (link->kind) {
  case RT_LINK_STRONG:
    return say_why (premises, then, g_ptr_array_index (one->lines, i));
  case RT_LINK_NESTED:
    return say_nested (premises, then, inner_of (step, link));
  case RT_LINK_WEAK:
  default:
    if (link->in)
      return say_why (premises, then, g_ptr_array_index (one->lines, i));
    return g_strdup_printf (_("If %s, then %s."), premises, then);
  }
}

/* Appends TEXT to SAID as an indented line. Takes ownership of TEXT. */
static void
add_set_in (GPtrArray *said, char *text)
{
  g_ptr_array_add (said, g_strconcat (RT_SET_IN, text, NULL));
  g_free (text);
}

/* Appends the reason and the links of INNER, a deduction under the assumption, to SAID. */
static void
add_inner (GPtrArray *said, const RtStep *inner)
{
  g_autoptr (GPtrArray) links = rt_say_links (inner, 0);

  add_set_in (said, rt_say_reason (inner));
  for (guint i = 0; i < links->len; i++)
    add_set_in (said, g_strdup (g_ptr_array_index (links, i)));
}

static void
add_case (GPtrArray *said, const RtStep *step, guint number)
{
  g_autoptr (RtChainCase) one = rt_chain_case_new (step, number);

  if (number) {
    g_autofree char *start = rt_phrase_node (one->start);

    g_ptr_array_add (said,
                     /* Translators: which of how many cases, and an assumption: "r1c2 is 5". */
                     g_strdup_printf (_("Case %u of %u: suppose that %s."), number, step->n_views,
                                      start));
  }
  for (guint i = 0; i < one->lines->len; i++) {
    g_autofree char *line = say_line (step, one, i);
    const RtStep *inner = inner_of (step, rt_chain_case_line (one, i));

    /* Translators: the number of a line, and the line. */
    g_ptr_array_add (said, g_strdup_printf (_("%u. %s"), i + 1, line));
    if (inner)
      add_inner (said, inner);
  }
}

GPtrArray *
rt_say_links (const RtStep *step, guint number)
{
  GPtrArray *said = g_ptr_array_new_with_free_func (g_free);
  const RtStep *shown = rt_step_at_view (step, &number);

  if (shown->n_links == 0)
    return said;
  if (shown->n_views == 0)
    add_case (said, shown, 0);
  for (guint i = 1; i <= shown->n_views; i++)
    if (!number || number == i)
      add_case (said, shown, i);
  return said;
}

static guint
count_lines (const RtStep *step, guint number)
{
  g_autoptr (RtChainCase) one = rt_chain_case_new (step, number);

  return one->lines->len;
}

char *
rt_say_n_links (const RtStep *step, guint number)
{
  const RtStep *shown = rt_step_at_view (step, &number);
  guint n = 0;

  if (shown->n_links == 0)
    return NULL;
  if (shown->n_views == 0)
    n = count_lines (shown, 0);
  for (guint i = 1; i <= shown->n_views; i++)
    if (!number || number == i)
      n += count_lines (shown, i);
  return rt_phrase_links (n);
}
