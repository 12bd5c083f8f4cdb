/* notation.c - a step as people write it in forums: `X-Wing: 7 r25 c38 => r1c3<>7`.
 *
 * Not translated: it is the same everywhere. Cells are grouped (`r14c3`, `r1c25,r3c7`); a chain
 * without branches is written out, with = for a strong and - for a weak link. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/step.h"

#include <string.h>

static void
append_bits (GString *text, RtPlaces places)
{
  for_each_bit (i, places)
    g_string_append_c (text, (char) ('1' + i));
}

/* Rows with equal sets of columns are told together; where there is one column, that is as short
 * the other way round. */
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

/* ` r25 b1`: rows, then columns, then boxes. */
static void
append_houses (GString *text, RtHouses houses)
{
  for (int kind = 0; kind < 3; kind++) {
    RtPlaces of_kind = houses >> 9 * kind & 0x1ff;

    if (of_kind) {
      g_string_append_c (text, ' ');
      g_string_append_c (text, "rcb"[kind]);
      append_bits (text, of_kind);
    }
  }
}

static void
append_node (GString *text, RtStepNode node)
{
  g_string_append_printf (text, "%d", node.digit);
  append_cells (text, node.cells);
}

static bool
same_node (RtStepNode a, RtStepNode b)
{
  return a.digit == b.digit && a.on == b.on && rt_cells_equal (a.cells, b.cells);
}

static void
append_links (GString *text, const RtStep *step)
{
  for (guint i = 1; i < step->n_links; i++)
    if (step->n_views > 1 || !same_node (step->links[i - 1].to, step->links[i].from)) {
      g_string_append_printf (text, " [%u views, %u links]", MAX (step->n_views, 1), step->n_links);
      return;
    }
  for (guint i = 0; i < step->n_links; i++) {
    if (i == 0) {
      g_string_append_c (text, ' ');
      append_node (text, step->links[i].from);
    }
    g_string_append (text, step->links[i].kind == RT_LINK_STRONG ? " = " : " - ");
    append_node (text, step->links[i].to);
  }
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
  } else {   /* they say where it is */
    g_string_append (text, pattern->digits ? " in " : " ");
    append_cells (text, pattern->cells);
  }
  append_links (text, step);
}

/* `r1c3=5, r14c3<>7`: placements, then removals by digit. */
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
