/* notation.c - writes cells, houses, chains and effects of a step in the notation of forums.
 *
 * An X-wing is `X-Wing: 7 r25 c38 => r1c3<>7`. Cells are grouped (`r14c3`, `r1c25,r3c7`), and so
 * are houses (`c5r7`); a blank separates base from cover. An f precedes the fins of a fish; ef
 * precedes fins in several base houses. A chain without branches is written in Eureka notation,
 * with = for a strong and - for a weak link. Colours are listed one after the other: `(4)r1c2,r4c7
 * / (4)r1c8,(5)r2c8`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/notation.h"

#include "engine/logic/words/say.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
append_bits (GString *text, RtPlaces places)
{
  for_each_bit (i, places)
    g_string_append_c (text, (char) ('1' + i));
}

/* Appends cells. Rows with equal sets of columns are grouped, and so are the columns of a row. */
static void
append_cells (GString *text, RtCells cells)
{
  RtPlaces columns[9] = { 0 };
  bool first = true;

  for_each_cell (cell, cells)
    columns[rt_row_of (cell)] |= (RtPlaces) (1u << rt_column_of (cell));
  for (int row = 0; row < 9; row++) {
    RtPlaces rows = 0, same = columns[row];

    if (!same)
      continue;
    for (int other = row; other < 9; other++)
      if (columns[other] == same) {
        rows |= (RtPlaces) (1u << other);
        columns[other] = 0;
      }
    g_string_append (text, first ? "r" : ",r");
    append_bits (text, rows);
    g_string_append_c (text, 'c');
    append_bits (text, same);
    first = false;
  }
}

static void
append_digits (GString *text, RtDigits digits)
{
  const char *comma = "";

  for_each_digit (digit, digits) {
    g_string_append_printf (text, "%s%d", comma, digit);
    comma = ",";
  }
}

/* Appends houses as one word such as ` r25b1`: rows, then columns, then boxes. */
static void
append_houses (GString *text, RtHouses houses)
{
  if (houses)
    g_string_append_c (text, ' ');
  for (int kind = 0; kind < 3; kind++) {
    RtPlaces of_kind = houses >> 9 * kind & 0x1ff;

    if (of_kind) {
      g_string_append_c (text, "rcb"[kind]);
      append_bits (text, of_kind);
    }
  }
}

static void
append_node (GString *text, RtStepNode node)
{
  g_string_append_printf (text, "(%d)", node.digit);
  append_cells (text, node.cells);
}

/* Appends an almost locked set, such as `(3=58)r4c27`, with the digit that is false first. */
static void
append_set (GString *text, const RtStepLink *link)
{
  g_string_append_printf (text, "(%d=", link->from.digit);
  for_each_digit (digit, (RtDigits) (link->in_digits & ~rt_digits_of (link->from.digit)))
    g_string_append_printf (text, "%d", digit);
  g_string_append_c (text, ')');
  append_cells (text, link->in_cells);
}

/* Returns the number of links, from index FIRST on, that form one unbranched line in one case of a
 * chain. */
static guint
count_in_line (const RtStep *step, guint first)
{
  guint end = first + 1;

  while (end < step->n_links && step->links[end].view == step->links[first].view &&
         rt_step_nodes_equal (step->links[end - 1].to, step->links[end].from))
    end++;
  return end - first;
}

/* Appends a chain in Eureka notation: `(3)r1c2=(3)r1c8-(5)r1c8=(5)r4c8`. For a link within an
 * almost locked set, writes the set instead of both ends. */
static void
append_line (GString *text, const RtStepLink *links, guint n)
{
  for (guint i = 0; i < n; i++) {
    if (links[i].in == RT_IN_SET) {
      append_set (text, &links[i]);
      continue;
    }
    if (i == 0)
      append_node (text, links[i].from);
    g_string_append_c (text, links[i].kind == RT_LINK_STRONG ? '=' : '-');
    if (i + 1 == n || links[i + 1].in != RT_IN_SET)
      append_node (text, links[i].to);
  }
}

/* If a step has several lines, only lines of at most this number of links are written out. */
#define SHORT_LINE 2

static void
append_links (GString *text, const RtStep *step)
{
  bool several = step->n_links && count_in_line (step, 0) < step->n_links;

  for (guint i = 0; several && i < step->n_links; i += count_in_line (step, i))
    if (count_in_line (step, i) > SHORT_LINE) {
      g_string_append_printf (text, " [%u views, %u links]", MAX (step->n_views, 1), step->n_links);
      return;
    }
  for (guint i = 0; i < step->n_links; i += count_in_line (step, i)) {
    g_string_append (text, i ? ", " : " ");
    append_line (text, step->links + i, count_in_line (step, i));
  }
}

/* Returns the cells that have a mark with ROLE for one of DIGITS. */
static RtCells
marked (const RtStep *step, RtMarkRole role, RtDigits digits)
{
  RtCells cells = RT_CELLS_NONE;

  for (guint i = 0; i < step->n_marks; i++)
    if (step->marks[i].role == role && rt_digits_has (digits, step->marks[i].digit))
      rt_cells_add (&cells, step->marks[i].cell);
  return cells;
}

/* Appends BEFORE and the cells that have a mark with ROLE for a digit of the pattern. Appends
 * nothing if there are no such cells. */
static void
append_fins (GString *text, const RtStep *step, RtMarkRole role, const char *before)
{
  RtCells fins = marked (step, role, step->pattern.digits);

  if (!rt_cells_is_empty (fins)) {
    g_string_append (text, before);
    append_cells (text, fins);
  }
}

/* Appends BEFORE and the candidates that have marks with ROLE, a colour. Appends nothing and
 * returns false if there are none. */
static bool
append_colour (GString *text, const RtStep *step, const char *before, RtMarkRole role)
{
  const char *comma = before;

  for (int digit = 1; digit <= 9; digit++) {
    RtCells cells = marked (step, role, rt_digits_of (digit));

    if (rt_cells_is_empty (cells))
      continue;
    g_string_append (text, comma);
    append_node (text, (RtStepNode) { cells, (uint8_t) digit, false });
    comma = ",";
  }
  return comma != before;
}

static bool
append_colours (GString *text, const RtStep *step)
{
  if (!append_colour (text, step, " ", RT_MARK_COLOUR_A))
    return false;
  append_colour (text, step, " / ", RT_MARK_COLOUR_B);
  if (append_colour (text, step, "; ", RT_MARK_COLOUR_C))
    append_colour (text, step, " / ", RT_MARK_COLOUR_D);
  return true;
}

static void
append_pattern (GString *text, const RtStep *step)
{
  const RtPattern *pattern = &step->pattern;

  if (pattern->digits) {
    g_string_append_c (text, ' ');
    append_digits (text, pattern->digits);
  }
  if (rt_cells_is_empty (pattern->cells)) {
    append_houses (text, pattern->base);
    append_houses (text, pattern->cover);
    append_fins (text, step, RT_MARK_FIN, " f");
    append_fins (text, step, RT_MARK_ENDO_FIN, " ef");
  } else {   /* the cells show which houses are meant */
    g_string_append (text, !pattern->digits ? " " : " in ");
    append_cells (text, pattern->cells);
  }
  if (!append_colours (text, step))
    append_links (text, step);
}

/* Appends the effect, such as `r1c3=5, r14c3<>7`: placements, then eliminations by digit. */
static void
append_effect (GString *text, const RtStep *step)
{
  const char *comma = " ";

  for (guint i = 0; i < step->n_placed; i++) {
    char name[5];

    g_string_append_printf (text, "%s%s=%d", comma, rt_cell_name (step->placed[i].cell, name),
                            step->placed[i].digit);
    comma = ", ";
  }
  for (int digit = 1; digit <= 9; digit++) {
    RtCells cells = RT_CELLS_NONE;

    for (guint i = 0; i < step->n_removed; i++)
      if (rt_digits_has (step->removed[i].digits, digit))
        rt_cells_add (&cells, step->removed[i].cell);
    if (rt_cells_is_empty (cells))
      continue;
    g_string_append (text, comma);
    append_cells (text, cells);
    g_string_append_printf (text, "<>%d", digit);
    comma = ", ";
  }
}

char *
rt_step_notation (const RtStep *step)
{
  GString *text = g_string_new (rt_step_name (step));
  gsize before;

  g_string_append_c (text, ':');
  before = text->len;
  append_pattern (text, step);
  if (text->len > before)
    g_string_append (text, " =>");
  append_effect (text, step);
  return g_string_free (text, FALSE);
}

/* Returns the names of the cells from which STEP removes DIGIT: "r4c1, r4c6". Free with g_free. */
static char *
list_removed (const RtStep *step, int digit)
{
  GString *list = g_string_new (NULL);
  char name[5];

  for (guint i = 0; i < step->n_removed; i++)
    if (rt_digits_has (step->removed[i].digits, digit))
      g_string_append_printf (list, "%s%s", list->len ? ", " : "", rt_cell_name (step->removed[i].cell, name));
  return g_string_free (list, FALSE);
}

char *
rt_step_line (const RtStep *step)
{
  GString *text = g_string_new (rt_say_name (rt_step_name (step)));
  const char *before = ": ";
  char name[5];

  for (guint i = 0; i < step->n_placed; i++) {
    g_string_append_printf (text, "%s%s=%d", before, rt_cell_name (step->placed[i].cell, name),
                            step->placed[i].digit);
    before = "; ";
  }
  for (int digit = 1; digit <= 9; digit++) {
    g_autofree char *cells = list_removed (step, digit);

    if (!*cells)
      continue;
    g_string_append (text, before);
    /* Translators: what a step rules out: a digit, and names of cells, as in "no 5 in r4c1, r4c6" */
    g_string_append_printf (text, _("no %d in %s"), digit, cells);
    before = "; ";
  }
  return g_string_free (text, FALSE);
}
