/* json-grid.c - the cells of a grid in JSON: a text of 81, a list of them, or rows of nine. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/json-grid.h"

#include "format/cell.h"
#include "format/json-rows.h"

#include <string.h>

/* With more cells that are none, it was never meant as a puzzle. */
#define MOST_SLIPS 3

/* The same for fewer cells, or more. */
#define FEWEST_CELLS 40
#define MOST_CELLS (2 * RT_N_CELLS)

static void
add_cell (RtJsonGrid *cells, int digit, const char *found)
{
  if (digit < 0 && !cells->n_bad++) {
    const char *end;

    g_strlcpy (cells->bad, found, sizeof cells->bad);
    if (!g_utf8_validate (cells->bad, -1, &end)) /* the last character is cut */
      cells->bad[end - cells->bad] = '\0';
  }
  cells->n_digits += digit > 0;
  cells->n_ones += digit == 1;
  if (cells->n < RT_N_CELLS)
    cells->grid.digit[cells->n] = (uint8_t) MAX (digit, 0);
  cells->n++;
}

/* Adds the fields of a row of a table, in which an empty one is a blank. */
static void
add_fields (RtJsonGrid *cells, const char *text)
{
  g_auto (GStrv) fields = g_strsplit (text, ",", -1);

  for (char **field = fields; *field; field++) {
    g_strstrip (*field);
    add_cell (cells, !**field ? 0 : (*field)[1] ? -1 : rt_cell_of ((guchar) **field), *field);
  }
}

/* What stands between nine groups of nine cells in TEXT and nowhere else; 0 for nothing. */
static char
between_rows (const char *text)
{
  char sign = strlen (text) == RT_N_CELLS + 8 ? text[9] : 0;

  for (int i = 0; sign && text[i]; i++)
    if ((text[i] == sign) != (i % 10 == 9))
      return 0;
  return sign;
}

static void
add_text (RtJsonGrid *cells, const char *text)
{
  char sign = between_rows (text);
  RtReader at;

  for (rt_reader_init (&at, text, strlen (text)); !rt_reader_at_end (&at) && cells->n <= MOST_CELLS; rt_reader_take (&at)) {
    gunichar c = rt_reader_peek (&at);
    char quoted[RT_QUOTED_SIZE];

    if (c >= 0x80 || ((char) c != sign && !strchr (" \n\t/,;|", (int) c)))
      add_cell (cells, rt_cell_of (c), rt_reader_quote (&at, quoted));
  }
}

/* Adds an element of a list. Returns whether it can be a cell, well-formed or not. */
static bool
add_element (const RtJson *json, RtJsonGrid *cells, const RtJsonNode *node)
{
  g_autofree char *text = NULL;
  gint64 digit;

  switch (node->kind) {
  case RT_JSON_NULL:
    add_cell (cells, 0, "");
    return true;
  case RT_JSON_STRING:
    text = g_strstrip (g_strdup (rt_json_string (json, node)));
    if (!strcmp (text, "-1")) {
      cells->n_minus++;
      *text = '\0';
    }
    cells->n_zeros += !strcmp (text, "0");
    add_cell (cells, *text && text[1] ? -1 : *text ? rt_cell_of ((guchar) *text) : 0, text);
    return true;
  case RT_JSON_NUMBER:
    if (!rt_json_integer (json, node, &digit))
      return false;
    cells->n_zeros += digit == 0;
    cells->n_minus += digit == -1;
    if (digit < -1 || digit > 9)
      text = rt_json_digits_of (json, node);
    add_cell (cells, text ? -1 : MAX ((int) digit, 0), text);
    return true;
  default:
    return false;
  }
}

/* Adds the elements of one list, if all of them can be cells. */
static bool
add_list (const RtJson *json, RtJsonGrid *cells, const RtJsonNode *list)
{
  for_each_element (element, list)
    if (!add_element (json, cells, element))
      return false;
  return true;
}

/* Adds the cells of an object that have their numbers. */
static bool
add_numbered (const RtJson *json, RtJsonGrid *cells, const RtJsonNode *row)
{
  RtNines nines = RT_NINES_BOXES;
  const RtJsonNode *numbered[9];

  if (!rt_json_named_rows (json, row, numbered, &nines) || nines == RT_NINES_BOXES)
    return false;
  for (int i = 0; i < 9; i++)
    if (!add_element (json, cells, numbered[i]))
      return false;
  return true;
}

/* Adds a row of a grid: a list, a text, or an object of cells with their numbers. */
static bool
add_row (const RtJson *json, RtJsonGrid *cells, const RtJsonNode *row)
{
  const char *text = rt_json_string (json, row);
  guint before = cells->n, width;

  if (text)
    (strchr (text, ',') ? add_fields : add_text) (cells, text);
  else if (row->kind == RT_JSON_LIST ? !add_list (json, cells, row) : !add_numbered (json, cells, row))
    return false;
  width = cells->n - before;
  if (width != 9 && !cells->row) {
    cells->row = row;
    cells->width = width;
  }
  return width <= 2 * 9;
}

/* Adds the cells of NODE, if it is meant as a grid: a text, a list of 81, or about nine rows. */
static bool
add_grid (const RtJson *json, RtJsonGrid *cells, const RtJsonNode *node)
{
  RtNines nines = RT_NINES_ROWS;
  const RtJsonNode *rows[9];

  if (node->kind == RT_JSON_STRING) {
    add_text (cells, rt_json_string (json, node));
  } else if (node->kind == RT_JSON_LIST && node->n == RT_N_CELLS && node[1].kind != RT_JSON_LIST) {
    return add_list (json, cells, node);
  } else if (node->kind == RT_JSON_LIST && node->n >= 8 && node->n <= 10) {
    for_each_element (row, node)
      if (!add_row (json, cells, row))
        return false;
  } else {
    if (!rt_json_named_rows (json, node, rows, &nines))
      return false;
    for (int i = 0; i < 9; i++)
      if (!add_row (json, cells, rows[i]))
        return false;
    rt_json_turn_nines (&cells->grid, nines);
  }
  return true;
}

bool
rt_json_grid_find (const RtJson *json, const RtJsonNode *node, RtJsonGrid *cells)
{
  if (node->kind < RT_JSON_STRING ||
      (node->kind != RT_JSON_STRING && node->n != RT_N_CELLS && (node->n < 8 || node->n > 10)))
    return false;
  memset (cells, 0, sizeof *cells);
  if (!add_grid (json, cells, node))
    return false;
  if (cells->n_zeros && cells->n_minus) { /* beside 0 the digits begin with that */
    cells->n_bad += cells->n_minus;
    g_strlcpy (cells->bad, "-1", sizeof cells->bad);
  }
  /* A mask says of each cell yes or no; no puzzle has ten ones and nothing else. */
  if (cells->n_ones > 9 && cells->n_ones == cells->n_digits)
    return false;
  return cells->n >= FEWEST_CELLS && cells->n <= MOST_CELLS && cells->n_bad <= MOST_SLIPS &&
         (cells->n == RT_N_CELLS || cells->n_digits);
}
