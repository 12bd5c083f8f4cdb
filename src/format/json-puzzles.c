/* json-puzzles.c - JSON of any kind that has puzzles in it, as people's own programs write it.
 *
 *     [{ "name": "Monday", "puzzle": "004300209005009001...", "solution": "864371259..." }, ...]
 *     { "boards": [[[0, 0, 4, 3, ...], ...]] }
 *
 * Wherever they are, these are a puzzle: a text of 81 cells, with anything regular between them; a
 * list of 81; nine lists of nine, or nine texts. Cells may be objects that leave no doubt:
 *
 *     [[{ "value": 5, "given": true }, { "value": 0, "notes": [1, 4] }, ...], ...]
 *     [{ "row": 0, "col": 0, "type": "given", "entry": 5 }, ...]
 *
 * There is no standard, so a member must have a name and a value that leave no doubt: one more that is
 * not known (it may say that the digit is hidden), a place in another order, two digits that may be
 * meant, and it is no grid. Names tell which is a solution. What
 * was nearly one is an error, for a list that silently lacks a puzzle would be believed. There may also
 * be one object to a line, without a list around them, and so it is written. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/cell.h"
#include "format/text/json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Cells that are objects */

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
} meanings[] = {
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
} Objects;

/* A cell as its JSON object describes it. */
typedef struct {
  int digit;
  int given;          /* 1: a given; 0: an entry; -1: unknown */
  bool blank, marked; /* its `type` says so */
  bool listed;        /* a list stands in place of the digit */
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
  for (gsize i = 0; i < G_N_ELEMENTS (meanings); i++)
    if (strcmp (small, meanings[i].name) == 0 ||
        (g_str_has_prefix (small, "is") && strcmp (small + 2, meanings[i].name) == 0))
      return meanings[i].meaning;
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

/* Returns true if the number in NODE is IS, counted from 0 or 1 as all are in this grid. */
static bool
is_place (Objects *grid, const RtJsonNode *node, int is)
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
read_value (Objects *grid, const char *name, const RtJsonNode *node, Cell *cell)
{
  if (!grid->value)
    grid->value = name;
  return strcmp (grid->value, name) == 0 &&
         ((cell->listed = node->kind == RT_JSON_LIST) ? read_marks (grid->json, node, &cell->marks)
                                                      : read_number (grid->json, node, 0, 9, &cell->digit));
}

static bool
read_member (Objects *grid, int at, const char *name, const RtJsonNode *node, Cell *cell)
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
read_cell (Objects *grid, int at, const RtJsonNode *node)
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
read_object_cells (Objects *grid, const RtJsonNode *list, int at)
{
  for_each_element (cell, list)
    if (!read_cell (grid, at++, cell))
      return false;
  return true;
}

/* Reads NODE, a list of 81 cells or of nine lists of nine. */
static bool
read_object_lists (Objects *grid, const RtJsonNode *node)
{
  int row = 0;

  if (node->n == RT_N_CELLS)
    return read_object_cells (grid, node, 0);
  for_each_element (list, node)
    if (list->kind != RT_JSON_LIST || list->n != 9 || !read_object_cells (grid, list, 9 * row++))
      return false;
  return true;
}

/* Where others say that they are given, those that do not are not. */
static void
settle_unsaid (Objects *grid)
{
  for (int at = 0; at < RT_N_CELLS; at++)
    if (grid->told && rt_cells_has (grid->unsaid, at)) {
      grid->position->entries.digit[at] = grid->position->givens.digit[at];
      grid->position->givens.digit[at] = 0;
    }
}

/* Reads NODE, a list of nine lists of nine objects or of 81 objects, where each member of each cell has a meaning that
 * is sure. TOLD becomes true if givens and entries are told apart; else all digits are givens. Returns false for
 * anything else. */
static bool
read_objects (const RtJson *json, const RtJsonNode *node, RtPosition *position, bool *told)
{
  Objects grid = { .json = json, .position = position, .first = NOT_TOLD };
  RtGrid whole;

  if (node->kind != RT_JSON_LIST || (node->n != RT_N_CELLS && node->n != 9))
    return false;
  rt_position_init (position, NULL);
  if (!read_object_lists (&grid, node))
    return false;
  settle_unsaid (&grid);
  rt_position_grid (position, &whole);
  *told = grid.told;
  /* What fills a grid may be its solution, which is to be found, and not what is shown. */
  return grid.value && !rt_cells_equal (rt_grid_filled (&whole), RT_CELLS_ALL);
}

/* Puzzles anywhere in a tree */

/* Members called so are solutions, if they are full. */
static const char *const solutions[] = { "solution", "solved", "answer" };

/* Members whose lists say something else of the cells. */
static const char *const others[] = { "colour", "color" };

/* Lists or objects with one of these in their name are the parts of a rule of its own. */
static const char *const rules_of_parts[] = {
  "regions", "cages",  "killercage", "arrow",    "thermo",    "constraints",  "kropki",
  "whisper", "renban", "palindrome", "sandwich", "quadruple", "littlekiller",
};

/* What is true and has one of these in its name is such a rule. */
static const char *const rules[] = { "antiknight", "antiking", "nonconsecutive", "diagonal",
                                     "disjoint",   "windoku",  "hypersudoku" };

/* Members of these names say in words what kind of puzzle it is, and these words name a rule of its own. */
static const char *const kinds[] = { "type", "variant", "kind", "mode", "ruleset", "rules" };
static const char *const variants[] = {
  "xsudoku",  "sudokux", "diagonal", "killer",   "jigsaw",     "irregular", "samurai",        "windoku", "hyper",
  "thermo", "sandwich", "kropki",   "antiknight", "antiking",  "nonconsecutive", "oddeven", "evenodd",
};

static const struct {
  const char *member;
  RtField field;
} words[] = {
  { "title", RT_FIELD_TITLE },  { "name", RT_FIELD_TITLE },       { "author", RT_FIELD_AUTHOR },
  { "level", RT_FIELD_LEVEL },  { "difficulty", RT_FIELD_LEVEL }, { "source", RT_FIELD_SOURCE },
};

/* With more cells that are none, it was never meant as a puzzle. */
#define MOST_SLIPS 3

/* The same for fewer cells, or more. */
#define FEWEST_CELLS 40
#define MOST_CELLS (2 * RT_N_CELLS)

/* A list or text that may be a grid, and its cells. */
typedef struct {
  RtGrid grid;
  guint n, n_bad; /* characters or elements that may be cells, and those of them that are none */
  guint n_digits, n_ones; /* cells that are not blank, and those of them that are 1 */
  char bad[8];    /* the first one of n_bad, as text */
  guint n_zeros, n_minus; /* blanks that are 0, or -1 */
  const RtJsonNode *row; /* the first that has not nine cells; NULL for none */
  guint width;    /* the cells of that row */
} Cells;

typedef struct {
  RtReader *reader;
  RtReading *reading;
  RtJson json;
  RtGrid last;  /* the puzzle read before */
  char *name;        /* how it is called; NULL for no puzzle */
  GHashTable *empty; /* how many parts with a name are empty */
  bool objects;      /* 81 objects were found whose members are not all known */
  const char *words[G_N_ELEMENTS (words)]; /* texts of the members so called in the object around; NULL if missing */
} Walk;

static void
add_cell (Cells *cells, int digit, const char *found)
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
add_fields (Cells *cells, const char *text)
{
  g_auto (GStrv) fields = g_strsplit (text, ",", -1);

  for (char **field = fields; *field; field++) {
    g_strstrip (*field);
    add_cell (cells, !**field ? 0 : (*field)[1] ? -1 : rt_cell_of ((guchar) **field), *field);
  }
}

/* Returns what stands between nine groups of nine cells in TEXT and nowhere else; 0 for nothing. */
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
add_text (Cells *cells, const char *text)
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
add_element (const RtJson *json, Cells *cells, const RtJsonNode *node)
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
add_list (const RtJson *json, Cells *cells, const RtJsonNode *list)
{
  for_each_element (element, list)
    if (!add_element (json, cells, element))
      return false;
  return true;
}

/* Adds a row of a grid: a list or a text. */
static bool
add_row (const RtJson *json, Cells *cells, const RtJsonNode *row)
{
  const char *text = rt_json_string (json, row);
  guint before = cells->n, width;

  if (text)
    (strchr (text, ',') ? add_fields : add_text) (cells, text);
  else if (row->kind != RT_JSON_LIST || !add_list (json, cells, row))
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
add_grid (const RtJson *json, Cells *cells, const RtJsonNode *node)
{
  if (node->kind == RT_JSON_STRING) {
    add_text (cells, rt_json_string (json, node));
    return true;
  }
  if (node->kind != RT_JSON_LIST)
    return false;
  if (node->n == RT_N_CELLS && node[1].kind != RT_JSON_LIST)
    return add_list (json, cells, node);
  for_each_element (row, node)
    if (!add_row (json, cells, row))
      return false;
  return true;
}

/* Returns true if NODE was meant as a grid, which need not be well-formed: CELLS tells what is there. */
static bool
find_grid (const RtJson *json, const RtJsonNode *node, Cells *cells)
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

/* Returns true if one of the words of LIST is in NAME, which may be NULL, whatever its case and what parts its
 * words. */
static bool
is_called (const char *name, const char *const *list, gsize n)
{
  g_autofree char *plain = g_ascii_strdown (name ? name : "", -1);
  gsize length = 0;

  for (const char *at = plain; *at; at++)
    if (!strchr ("_- ", *at))
      plain[length++] = *at;
  plain[length] = '\0';
  for (gsize i = 0; i < n; i++)
    if (strstr (plain, list[i]))
      return true;
  return false;
}

static bool
is_full (const RtGrid *grid)
{
  return rt_cells_equal (rt_grid_filled (grid), RT_CELLS_ALL);
}

/* Returns a puzzle with the words about it that the object around has. */
static RtPuzzle *
make_puzzle (const Walk *walk, const RtPosition *position)
{
  RtPuzzle *puzzle = rt_puzzle_new (position);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++) {
    const char *text = walk->words[i];

    if (text && *text && !rt_puzzle_field (puzzle, words[i].field)) {
      RtPuzzle *with = rt_puzzle_with_field (puzzle, words[i].field, text);

      rt_puzzle_unref (puzzle);
      puzzle = with;
    }
  }
  return puzzle;
}

static bool
fail_cells (const Walk *walk, const Cells *cells, const RtJsonNode *object, GError **error)
{
  if (cells->row)
    return rt_json_fail (&walk->json, cells->row, cells->width < 9 ? RT_FORMAT_ERROR_ROW_SHORT : RT_FORMAT_ERROR_ROW_LONG,
                         error,
                         ngettext ("%'u cell was found in the row that begins here; 9 are needed.",
                                   "%'u cells were found in the row that begins here; 9 are needed.",
                                   cells->width),
                         cells->width);
  if (cells->n != RT_N_CELLS)
    return rt_json_fail (&walk->json, object, RT_FORMAT_ERROR_LINE_LENGTH, error,
                         ngettext ("%'u cell was found in a puzzle of what begins here; 81 are needed.",
                                   "%'u cells were found in a puzzle of what begins here; 81 are "
                                   "needed.", cells->n),
                         cells->n);
  return rt_json_fail (&walk->json, object, RT_FORMAT_ERROR_RANGE, error,
                       _("“%s” in a puzzle of what begins here is not the value of a cell; expected "
                         "1-9, or . or 0 for a blank."),
                       cells->bad);
}

/* Adds POSITION, which is called NAME, unless it is a solution. */
static void
take_position (Walk *walk, const RtPosition *position, const char *name)
{
  if (is_full (&position->givens)) {
    if (is_called (name, solutions, G_N_ELEMENTS (solutions)))
      return;
    if (rt_is_solution_of (&position->givens, &walk->last)) {
      rt_reader_pass_solution (walk->reader, 0, false);
      return;
    }
  }
  walk->last = position->givens;
  g_free (walk->name);
  walk->name = g_strdup (name ? name : "");
  rt_reading_add (walk->reading, make_puzzle (walk, position), walk->reader);
}

static bool
take_grid (Walk *walk, Cells *cells, const RtJsonNode *object, const char *name, GError **error)
{
  RtPosition position;
  bool bad = cells->n != RT_N_CELLS || cells->n_bad || cells->row;

  if (bad) {
    fail_cells (walk, cells, object, error);
    if (!rt_reader_mend (walk->reader, RT_CELLS_ALL, error))
      return false;
  }
  rt_position_init (&position, bad ? NULL : &cells->grid);
  take_position (walk, &position, name);
  return true;
}

static bool walk_node (Walk *walk, const RtJsonNode *node, const RtJsonNode *object, const char *name,
                       GError **error);

/* Returns the name of the rule of its own that NODE, which is called NAME, tells; NULL for none. */
static const char *
rule_of (const RtJson *json, const char *name, const RtJsonNode *node)
{
  bool parts = node->kind >= RT_JSON_LIST && node->n && is_called (name, rules_of_parts, G_N_ELEMENTS (rules_of_parts));
  const char *text = rt_json_string (json, node);

  for (gsize i = 0; text && i < G_N_ELEMENTS (kinds); i++)
    if (!g_ascii_strcasecmp (name, kinds[i]) && is_called (text, variants, G_N_ELEMENTS (variants)))
      return text;
  return parts || (node->kind == RT_JSON_TRUE && is_called (name, rules, G_N_ELEMENTS (rules))) ? name : NULL;
}

static bool
walk_members (Walk *walk, const RtJsonNode *object, GError **error)
{
  for_each_member (name, value, object) {
    const char *called = rt_json_string (&walk->json, name);

    if (!is_called (called, others, G_N_ELEMENTS (others)) && !walk_node (walk, value, object, called, error))
      return false;
  }
  return true;
}

static bool
walk_object (Walk *walk, const RtJsonNode *object, GError **error)
{
  guint before = walk->reader->n_read;
  const char *around[G_N_ELEMENTS (words)];
  bool fine;

  /* Once for all of its puzzles: an object may have a hundred thousand. */
  memcpy (around, walk->words, sizeof around);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    walk->words[i] = rt_json_text (&walk->json, object, words[i].member);
  fine = walk_members (walk, object, error);
  memcpy (walk->words, around, sizeof around);
  if (!fine)
    return false;
  if (walk->reader->n_read == before)
    return true;
  for_each_member (name, value, object) {
    const char *rule = rule_of (&walk->json, rt_json_string (&walk->json, name), value);

    if (!rule)
      continue;
    rt_json_fail (&walk->json, object, RT_FORMAT_ERROR_RULE, error,
                  _("This puzzle has a rule of its own, “%s”; expected a plain Sudoku."), rule);
    if (!rt_reader_mend (walk->reader, RT_CELLS_NONE, error))
      return false;
  }
  return true;
}

/* Remembers that NODE, which is called NAME, is empty: a puzzle may be missing there. */
static bool
is_empty (Walk *walk, const RtJsonNode *node, const char *name)
{
  const char *text = rt_json_string (&walk->json, node);
  guint n;

  if (text ? *text : node->kind != RT_JSON_NULL && (node->kind < RT_JSON_LIST || node->n))
    return false;
  name = name ? name : "";
  n = GPOINTER_TO_UINT (g_hash_table_lookup (walk->empty, name));
  g_hash_table_insert (walk->empty, g_strdup (name), GUINT_TO_POINTER (n + 1));
  return true;
}

static bool
walk_node (Walk *walk, const RtJsonNode *node, const RtJsonNode *object, const char *name, GError **error)
{
  RtPosition position;
  Cells cells;
  bool told;

  if (is_called (name, rules_of_parts, G_N_ELEMENTS (rules_of_parts)) || is_empty (walk, node, name))
    return true;
  if (find_grid (&walk->json, node, &cells))
    return take_grid (walk, &cells, object, name, error);
  if (read_objects (&walk->json, node, &position, &told)) {
    walk->reader->told_entries |= told;
    take_position (walk, &position, name);
    return true;
  }
  walk->objects |= node->kind == RT_JSON_LIST && node->n == RT_N_CELLS && node[1].kind == RT_JSON_OBJECT;
  if (node->kind == RT_JSON_OBJECT)
    return walk_object (walk, node, error);
  if (node->kind == RT_JSON_LIST)
    for_each_element (element, node)
      if ((element->kind >= RT_JSON_STRING || element->kind == RT_JSON_NULL) &&
          !walk_node (walk, element, object, name, error))
        return false;
  return true;
}

/* Reads the JSON at the cursor, or TEXT, which is a line of it. */
static bool
read_json (Walk *walk, const char *text, GError **error)
{
  g_autoptr (GError) problem = NULL;
  const RtJsonNode *root = rt_json_parse_any (&walk->json, walk->reader, text, &problem);
  bool fine = !problem && (!root || walk_node (walk, root, NULL, NULL, &problem));

  if (problem)
    g_propagate_error (error, g_steal_pointer (&problem));
  rt_json_clear (&walk->json);
  return fine;
}

static void
skip_blank (RtReader *reader)
{
  while (!rt_reader_at_end (reader) && g_ascii_isspace (reader->text[reader->at]))
    rt_reader_take (reader);
}

/* Returns true if the lines from the cursor on are objects of their own. */
static bool
has_lines (RtReader reader)
{
  g_autofree char *first = rt_reader_take_line (&reader);

  skip_blank (&reader);
  return g_str_has_prefix (first, "{") && g_str_has_suffix (first, "}") &&
         rt_reader_peek (&reader) == '{';
}

/* Reads one object of each line. */
static bool
read_lines (Walk *walk, GError **error)
{
  RtReader *reader = walk->reader;

  for (; !rt_reader_at_end (reader); skip_blank (reader)) {
    RtReader line = *reader;
    g_autofree char *text = rt_reader_take_line (&line);

    if (!read_json (walk, text, error) && !rt_reader_mend (reader, RT_CELLS_NONE, error))
      return false;
    rt_reader_go (reader, &line);
  }
  return true;
}

static bool
json_read_all (RtReader *reader, RtReading *reading, GError **error)
{
  g_autoptr (GHashTable) empty = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Walk walk = { .reader = reader, .reading = reading, .empty = empty };
  bool fine;

  skip_blank (reader);
  fine = has_lines (*reader) ? read_lines (&walk, error) : read_json (&walk, NULL, error);
  if (walk.name)
    reader->passed.n_empty = GPOINTER_TO_UINT (g_hash_table_lookup (empty, walk.name));
  g_free (walk.name);
  rt_reader_notice_passed (reader);
  return fine && (reader->n_read > 0 ||
                  rt_reader_fail_line (0, RT_FORMAT_ERROR_UNKNOWN, error, "%s",
                                       walk.objects
                                         ? _("The 81 objects in this JSON may be cells, but not all that they say "
                                             "is known; expected a text or lists of 81 cells.")
                                         : _("There is no puzzle in this JSON; expected a text or lists of 81 "
                                             "cells.")));
}

/* Returns true if TEXT begins as an object does: with the name of a member. */
static bool
begins_as_object (const char *text)
{
  if (*text++ != '{')
    return false;
  while (g_ascii_isspace (*text))
    text++;
  if (*text++ != '"')
    return false;
  text += strcspn (text, "\"\n");
  if (*text++ != '"')
    return false;
  while (g_ascii_isspace (*text))
    text++;
  return *text == ':';
}

/* Returns true if TEXT is a list as Python prints one, with None for a blank. */
static bool
is_python_list (const char *text)
{
  RtReader reader;
  RtJson json;
  bool fine;

  if (!strstr (text, "None"))
    return false;
  rt_reader_init (&reader, text, strlen (text));
  fine = rt_json_parse_any (&json, &reader, NULL, NULL) != NULL;
  rt_json_clear (&json);
  return fine;
}

static int
json_sniff (const char *text, gsize size)
{
  const char *list, *inside;
  RtReader reader;

  rt_reader_init (&reader, text, size);
  skip_blank (&reader);
  text += reader.at;
  if (begins_as_object (text))
    return 96;
  if (*text != '[')
    return 0;
  list = text;
  do
    text++;
  while (g_ascii_isspace (*text));
  if (begins_as_object (text))
    return 96;
  inside = text + strspn (text, "[ \t\n");
  if (*inside == '"' && strcspn (inside + 1, "\"\n") >= RT_N_CELLS)
    text = inside; /* a puzzle in lists of lists */
  /* Programs write lists that look like this and are none. */
  return !rt_json_is_list (list) && !is_python_list (list) ? 0 : *text == '"' ? 96 : 55;
}

static void
json_write (const RtPuzzle *puzzle, GString *out)
{
  g_string_append (out, "{\"puzzle\":\"");
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_string_append_c (out, (char) ('0' + rt_position_digit (rt_puzzle_position (puzzle), cell)));
  g_string_append (out, "\"}\n");
}

const RtFormat rt_format_json = {
  .id       = "json",
  .name     = N_("JSON, an object to a line"),
  .suffix   = "jsonl",
  .holds    = RT_HOLDS_DIGITS | RT_HOLDS_MANY,
  .sniff    = json_sniff,
  .read_all = json_read_all,
  .write    = json_write,
};
