/* json-cells.c - a grid in JSON whose cells are objects, as many programs keep theirs.
 *
 *     [[{ "value": 5, "given": true }, { "value": 0, "notes": [1, 4] }, ...], ...]
 *     [{ "row": 0, "col": 0, "type": "given", "entry": 5 }, ...]
 *
 * There is no standard, so a member must have a name and a value that leave no doubt: one more that is
 * not known (it may say that the digit is hidden), a place in another order, two digits that may be
 * meant, and it is no grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/found/json-cells.h"

#include <string.h>

typedef enum {
  UNKNOWN,
  VALUE,    /* the digit, or nothing; where the kind says so, the marks */
  SOLUTION, /* the digit that is right */
  GIVEN,    /* whether the digit is given */
  OWN,      /* the opposite */
  KIND,     /* the same in words */
  MARKS,    /* digits, or yes or no for each */
  ROW,
  COLUMN,
  PLACE,    /* 0..80 or 1..81 */
  BOX,
  LOOKS,    /* yes or no, and the grid is the same */
} Meaning;

/* Capital letters, - and _ make no difference, nor an "is" before. */
static const struct {
  const char *name;
  Meaning meaning;
} names[] = {
  { "value", VALUE }, { "val", VALUE }, { "v", VALUE }, { "digit", VALUE }, { "number", VALUE },
  { "num", VALUE }, { "entry", VALUE }, { "solution", SOLUTION }, { "answer", SOLUTION },
  { "correctvalue", SOLUTION }, { "given", GIVEN }, { "g", GIVEN }, { "fixed", GIVEN },
  { "locked", GIVEN }, { "readonly", GIVEN }, { "initial", GIVEN }, { "prefilled", GIVEN },
  { "clue", GIVEN }, { "editable", OWN }, { "type", KIND }, { "kind", KIND }, { "notes", MARKS },
  { "candidates", MARKS }, { "marks", MARKS }, { "pencilmarks", MARKS }, { "pencil", MARKS },
  { "numbers", MARKS }, { "options", MARKS }, { "possibilities", MARKS }, { "row", ROW }, { "r", ROW },
  { "col", COLUMN }, { "column", COLUMN }, { "c", COLUMN }, { "index", PLACE }, { "box", BOX },
  { "block", BOX }, { "selected", LOOKS }, { "highlighted", LOOKS }, { "focused", LOOKS },
  { "error", LOOKS }, { "valid", LOOKS }, { "invalid", LOOKS }, { "conflict", LOOKS },
};

/* The kinds of cells, in words. */
static const char *const given_words[] = { "given", "fixed", "clue", "initial" };
static const char *const own_words[] = { "value", "entry", "user", "player", "filled" };
static const char *const mark_words[] = { "note", "notes", "marks", "candidates" };
static const char *const blank_words[] = { "empty", "blank" };

#define NOT_TOLD (-RT_N_CELLS - 1)

#define IS_ONE_OF(text, list) is_one_of (text, list, G_N_ELEMENTS (list))

typedef struct {
  const RtJson *json;
  RtPosition *position;
  const char *value;  /* the name that the digit has in all cells */
  int first;          /* 0 or 1: with what places are counted, or NOT_TOLD yet */
  bool told;
  RtCells unsaid;     /* do not say whether they are given */
} Grid;

/* What one cell says of itself. */
typedef struct {
  int digit;
  int given;          /* -1: it does not say */
  bool blank, marked; /* as its kind is */
  bool listed;        /* a list is where the digit would be */
  RtDigits marks;
} Cell;

static bool
is_one_of (const char *text, const char *const *list, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (g_ascii_strcasecmp (text, list[i]) == 0)
      return true;
  return false;
}

static Meaning
meaning_of (const char *name)
{
  char small[16];
  gsize n = 0;

  for (; *name; name++)
    if (*name != '-' && *name != '_') {
      if (n == sizeof small - 1)
        return UNKNOWN;
      small[n++] = g_ascii_tolower (*name);
    }
  small[n] = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (small, names[i].name) == 0 ||
        (g_str_has_prefix (small, "is") && strcmp (small + 2, names[i].name) == 0))
      return names[i].meaning;
  return UNKNOWN;
}

static bool
read_bool (const RtJsonNode *node, int *value)
{
  *value = node->kind == RT_JSON_TRUE;
  return node->kind == RT_JSON_TRUE || node->kind == RT_JSON_FALSE;
}

/* A whole number, or one written as text, from LEAST to MOST; null and no text are 0. */
static bool
read_number (const RtJson *json, const RtJsonNode *node, int least, int most, int *number)
{
  const char *text = rt_json_string (json, node);
  gint64 value = 0;

  if (text) {
    if (*text && !g_ascii_string_to_signed (text, 10, least, most, &value, NULL))
      return false;
  } else if (node->kind != RT_JSON_NULL && !rt_json_integer (json, node, &value)) {
    return false;
  }
  *number = (int) value;
  return value >= least && value <= most;
}

static bool
read_marks (const RtJson *json, const RtJsonNode *node, RtDigits *marks)
{
  int place = 0;

  if (node->kind != RT_JSON_LIST)
    return node->kind == RT_JSON_NULL;
  for_each_element (element, node) {
    int digit;

    place++;
    if (node->n == 9 && read_bool (element, &digit))
      *marks |= digit ? rt_digits_of (place) : 0;
    else if (read_number (json, element, 1, 9, &digit))
      *marks |= rt_digits_of (digit);
    else
      return false;
  }
  return true;
}

/* Whether the number in NODE is IS, counted from 0 or 1 as all are in this grid. */
static bool
is_place (Grid *grid, const RtJsonNode *node, int is)
{
  int number;

  if (node->kind == RT_JSON_NULL || !read_number (grid->json, node, 0, RT_N_CELLS, &number))
    return false;
  if (grid->first == NOT_TOLD)
    grid->first = number - is;
  return (grid->first == 0 || grid->first == 1) && number == is + grid->first;
}

static bool
read_kind (const char *kind, Cell *cell)
{
  kind = kind ? kind : "";

  if (IS_ONE_OF (kind, given_words) || IS_ONE_OF (kind, own_words))
    cell->given = IS_ONE_OF (kind, given_words);
  else if (IS_ONE_OF (kind, mark_words))
    cell->marked = true;
  else if (IS_ONE_OF (kind, blank_words))
    cell->blank = true;
  else
    return false;
  return true;
}

static bool
read_value (Grid *grid, const char *name, const RtJsonNode *node, Cell *cell)
{
  if (!grid->value)
    grid->value = name;
  return strcmp (grid->value, name) == 0 &&
         ((cell->listed = node->kind == RT_JSON_LIST) ? read_marks (grid->json, node, &cell->marks)
                                                      : read_number (grid->json, node, 0, 9, &cell->digit));
}

static bool
read_member (Grid *grid, int at, const char *name, const RtJsonNode *node, Cell *cell)
{
  int ignored;

  switch (meaning_of (name)) {
  case VALUE:
    return read_value (grid, name, node, cell);
  case SOLUTION:
    return read_number (grid->json, node, 1, 9, &ignored);
  case GIVEN:
    return read_bool (node, &cell->given);
  case OWN:
    if (!read_bool (node, &cell->given))
      return false;
    cell->given = !cell->given;
    return true;
  case KIND:
    return read_kind (rt_json_string (grid->json, node), cell);
  case MARKS:
    return read_marks (grid->json, node, &cell->marks);
  case ROW:
    return is_place (grid, node, at / 9);
  case COLUMN:
    return is_place (grid, node, at % 9);
  case PLACE:
    return is_place (grid, node, at);
  case BOX:
    return is_place (grid, node, at / 27 * 3 + at % 9 / 3);
  case LOOKS:
    return read_bool (node, &ignored);
  case UNKNOWN:
    break;
  }
  return false;
}

/* Reads the cell AT that place of the grid. */
static bool
read_cell (Grid *grid, int at, const RtJsonNode *node)
{
  Cell cell = { .given = -1 };

  if (node->kind != RT_JSON_OBJECT)
    return false;
  for_each_member (name, value, node)
    if (!read_member (grid, at, rt_json_string (grid->json, name), value, &cell))
      return false;
  if ((cell.digit && (cell.blank || cell.marked)) || (cell.listed && !cell.marked))
    return false;

  grid->told |= cell.given >= 0;
  if (cell.given < 0)
    rt_cells_add (&grid->unsaid, at);
  (cell.given ? &grid->position->givens : &grid->position->entries)->digit[at] =
    (uint8_t) cell.digit;
  if (!cell.digit)
    grid->position->marks[at] = cell.marks;
  return true;
}

/* Reads the cells of LIST, from the one AT that place of the grid on. */
static bool
read_cells (Grid *grid, const RtJsonNode *list, int at)
{
  for_each_element (cell, list)
    if (!read_cell (grid, at++, cell))
      return false;
  return true;
}

/* Reads NODE, a list of 81 cells or of nine lists of nine. */
static bool
read_lists (Grid *grid, const RtJsonNode *node)
{
  int row = 0;

  if (node->n == RT_N_CELLS)
    return read_cells (grid, node, 0);
  for_each_element (list, node)
    if (list->kind != RT_JSON_LIST || list->n != 9 || !read_cells (grid, list, 9 * row++))
      return false;
  return true;
}

/* Where others say that they are given, those that do not are not. */
static void
settle_unsaid (Grid *grid)
{
  for (int at = 0; at < RT_N_CELLS; at++)
    if (grid->told && rt_cells_has (grid->unsaid, at)) {
      grid->position->entries.digit[at] = grid->position->givens.digit[at];
      grid->position->givens.digit[at] = 0;
    }
}

bool
rt_json_cells_read (const RtJson *json, const RtJsonNode *node, RtPosition *position, bool *told)
{
  Grid grid = { .json = json, .position = position, .first = NOT_TOLD };
  RtGrid whole;

  if (node->kind != RT_JSON_LIST || (node->n != RT_N_CELLS && node->n != 9))
    return false;
  rt_position_init (position, NULL);
  if (!read_lists (&grid, node))
    return false;
  settle_unsaid (&grid);
  rt_position_grid (position, &whole);
  *told = grid.told;
  /* What fills a grid may be its solution, which is to be found, and not what is shown. */
  return grid.value && !rt_cells_equal (rt_grid_filled (&whole), RT_CELLS_ALL);
}
