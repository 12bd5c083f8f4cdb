/* json-puzzles.c - the format of JSON of any structure that contains puzzles, as people's own programs write it.
 *
 *     [{ "name": "Monday", "puzzle": "004300209005009001...", "solution": "864371259..." }, ...]
 *     { "boards": [[[0, 0, 4, 3, ...], ...]] }
 *     [[{ "value": 5, "given": true }, { "value": 0, "notes": [1, 4] }, ...], ...]
 *
 * A puzzle is a text of 81 cells, with regular separators; a list of 81 cells; nine lists of nine, or nine texts. A
 * cell is a number, a text, null, or an object whose members are all known: an unknown member might say that the digit
 * is hidden. The names of members tell which grid is a solution. A damaged puzzle is an error of the whole text,
 * because a person would not notice that a puzzle is missing. There may also be one object in each line, without a list
 * around them; this form is written. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/cell.h"
#include "format/text/json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Meaning of a member of an object that stands for a cell. */
typedef enum {
  UNKNOWN,
  VALUE,    /* the digit, or nothing; marks if its kind says so */
  SOLUTION, /* the right digit */
  GIVEN,    /* whether the digit is given */
  OWN,      /* whether the cell is an entry */
  KIND,     /* a word for given, entry or marks */
  MARKS,    /* a list of digits, or of nine booleans */
  ROW,
  COLUMN,
  PLACE,    /* 0..80 or 1..81 */
  BOX,
  LOOKS,    /* a boolean that does not change the grid */
} Meaning;

/* Names of members in lower case, without - and _, between blanks; "is" may precede a name. */
static const char *const names[] = {
  [VALUE]    = " value val v digit number num entry ",
  [SOLUTION] = " solution answer correctvalue ",
  [GIVEN]    = " given g fixed locked readonly initial prefilled clue ",
  [OWN]      = " editable ",
  [KIND]     = " type kind ",
  [MARKS]    = " notes candidates marks pencilmarks pencil numbers options possibilities ",
  [ROW]      = " row r ",
  [COLUMN]   = " col column c ",
  [PLACE]    = " index ",
  [BOX]      = " box block ",
  [LOOKS]    = " selected highlighted focused error valid invalid conflict ",
};

/* Kinds of cells, in words. */
#define GIVEN_WORDS " given fixed clue initial"
#define OWN_WORDS " value entry user player filled"
#define MARK_WORDS " note notes marks candidates"
#define BLANK_WORDS " empty blank"

/* A member whose name contains one of these words is a solution if its grid is full. */
static const char *const solutions[] = { "solution", "solved", "answer", NULL };

/* Lists in members whose names contain one of these words do not have digits of cells. */
static const char *const others[] = { "colour", "color", NULL };

/* Lists or objects whose names contain one of these words describe an additional rule. */
static const char *const rules_of_parts[] = {
  "regions", "cages",  "killercage", "arrow",    "thermo",    "constraints",  "kropki",
  "whisper", "renban", "palindrome", "sandwich", "quadruple", "littlekiller", NULL,
};

/* A member that is true and whose name contains one of these words switches on an additional
 * rule. */
static const char *const rules[] = { "antiknight", "antiking", "nonconsecutive", "diagonal",
                                     "disjoint",   "windoku",  "hypersudoku",    NULL };

/* Members with these names have the kind of the puzzle as text, which may name an additional rule. */
static const char *const kinds[] = { "type", "variant", "kind", "mode", "ruleset", "rules", NULL };
static const char *const variants[] = {
  "xsudoku", "sudokux",  "diagonal", "killer",     "jigsaw",   "irregular",      "samurai", "windoku", "hyper",
  "thermo",  "sandwich", "kropki",   "antiknight", "antiking", "nonconsecutive", "oddeven", "evenodd", NULL,
};

static const struct {
  const char *member;
  RtField field;
} words[] = {
  { "title", RT_FIELD_TITLE },  { "name", RT_FIELD_TITLE },       { "author", RT_FIELD_AUTHOR },
  { "level", RT_FIELD_LEVEL },  { "difficulty", RT_FIELD_LEVEL }, { "source", RT_FIELD_SOURCE },
};

/* A list or text is not taken for a puzzle if it has more elements that are not cells, or fewer or more cells. */
#define MOST_SLIPS 3
#define FEWEST_CELLS 40
#define MOST_CELLS (2 * RT_N_CELLS)

#define NOT_TOLD (-RT_N_CELLS - 1)

/* A list or text that may be a grid. */
typedef struct {
  const RtJson *json;
  RtPosition position;    /* position with the first 81 cells */
  guint n;                /* number of characters or elements where a cell is expected */
  guint n_bad;            /* number of those that are no valid cell */
  guint n_digits, n_ones; /* number of cells that hold a digit; that hold 1 */
  guint n_zeros, n_minus; /* number of blanks that are written as 0; as -1 */
  char bad[8];            /* text of the first element that is not a valid cell */
  const RtJsonNode *row;  /* the first row without nine cells; NULL for none */
  guint width;            /* number of cells of ROW */
  bool objects;           /* the cells are objects */
  const char *value;      /* name of the member that has the digit in all objects */
  int first;              /* number of the first place, 0 or 1; NOT_TOLD while it is unknown */
  bool told;              /* true: at least one object says whether its digit is given */
  RtCells unsaid;         /* cells whose object does not say whether the digit is given */
} Cells;

/* The contents of an object that stands for a cell. */
typedef struct {
  int digit;
  int given;          /* 1 for a given, 0 for an entry, -1 if it does not say so */
  bool blank, marked; /* true: according to the kind, the cell is blank; or it has marks */
  bool listed;        /* true: a list is in the place of the digit */
  RtDigits marks;
} Object;

typedef struct {
  RtReader *reader;
  RtReading *reading;
  RtJson json;
  RtGrid last;       /* the previous puzzle */
  char *name;        /* name of the previous puzzle; NULL: there was none */
  GHashTable *empty; /* number of empty values, by the name of their member */
  bool objects;      /* true: 81 objects were found, but some of their members are unknown */
  const char *words[G_N_ELEMENTS (words)]; /* texts of the puzzle's fields in the surrounding object, by field, or
                                            * NULL */
} Walk;

/* Returns NAME (may be NULL) in lower case, without the signs between its words. Free with g_free. */
static char *
plain_name (const char *name)
{
  char *plain = g_ascii_strdown (name ? name : "", -1), *to = plain;

  for (const char *at = plain; *at; at++)
    if (!strchr ("_- ", *at))
      *to++ = *at;
  *to = '\0';
  return plain;
}

/* Returns true if NAME contains one of the words of LIST. */
static bool
is_called (const char *name, const char *const *list)
{
  g_autofree char *plain = plain_name (name);

  for (; *list; list++)
    if (strstr (plain, *list))
      return true;
  return false;
}

/* Cells */

static void
add_cell (Cells *cells, int digit, const char *found)
{
  if (digit < 0 && !cells->n_bad++) {
    const char *end;

    g_strlcpy (cells->bad, found, sizeof cells->bad);
    if (!g_utf8_validate (cells->bad, -1, &end)) /* the last character was cut */
      cells->bad[end - cells->bad] = '\0';
  }
  cells->n_digits += digit > 0;
  cells->n_ones += digit == 1;
  if (cells->n < RT_N_CELLS)
    cells->position.givens.digit[cells->n] = (uint8_t) MAX (digit, 0);
  cells->n++;
}

static void
add_word (Cells *cells, const char *word, gsize length)
{
  g_autofree char *text = g_strstrip (g_strndup (word, length));

  cells->n_zeros += !strcmp (text, "0");
  cells->n_minus += !strcmp (text, "-1");
  add_cell (cells, !strcmp (text, "-1") ? 0 : rt_cell_of_word (text, strlen (text)), text);
}

/* Adds the characters of TEXT to CELLS as cells, without separators. An unknown sign is a separator
 * if it is between all nine groups of nine cells, and nowhere else. */
static void
add_text (Cells *cells, const char *text)
{
  char sign = strlen (text) == RT_N_CELLS + 8 ? text[9] : 0;
  RtReader at;

  for (int i = 0; sign && text[i]; i++)
    if ((text[i] == sign) != (i % 10 == 9))
      sign = 0;
  for (rt_reader_init (&at, text, strlen (text)); !rt_reader_at_end (&at) && cells->n <= MOST_CELLS; rt_reader_take (&at)) {
    gunichar c = rt_reader_peek (&at);
    char quoted[RT_QUOTED_SIZE];

    if (c >= 0x80 || ((char) c != sign && !strchr (" \n\t/,;|", (int) c)))
      add_cell (cells, rt_cell_of (c), rt_reader_quote (&at, quoted));
  }
}

/* Returns true if WORD is one of the words of LIST, each between blanks. */
static bool
is_word (const char *word, const char *list)
{
  gsize length = strlen (word);

  for (const char *at = list; length && (at = strstr (at, word)); at++)
    if (at[-1] == ' ' && at[length] == ' ')
      return true;
  return false;
}

static Meaning
meaning_of (const char *name)
{
  g_autofree char *plain = plain_name (name);

  for (Meaning meaning = VALUE; meaning < G_N_ELEMENTS (names); meaning++)
    if (is_word (plain, names[meaning]) || (g_str_has_prefix (plain, "is") && is_word (plain + 2, names[meaning])))
      return meaning;
  return UNKNOWN;
}

static bool
read_bool (const RtJsonNode *node, int *value)
{
  *value = node->kind == RT_JSON_TRUE;
  return node->kind == RT_JSON_TRUE || node->kind == RT_JSON_FALSE;
}

/* Reads NODE as a whole number from LEAST to MOST, which may be written as text; null and an empty text are 0.
 * Returns false if it is no such number. */
static bool
read_number (const RtJson *json, const RtJsonNode *node, int least, int most, int *number)
{
  const char *text = rt_json_string (json, node);
  gint64 value = 0;

  if (text ? *text && !g_ascii_string_to_signed (text, 10, least, most, &value, NULL)
           : node->kind != RT_JSON_NULL && !rt_json_integer (json, node, &value))
    return false;
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

/* Returns true if NODE, a member of the object for a cell, is the number IS of its row or column.
 * All such numbers of a grid are counted from 0, or all from 1. */
static bool
is_place (Cells *cells, const RtJsonNode *node, int is)
{
  int number;

  if (node->kind == RT_JSON_NULL || !read_number (cells->json, node, 0, RT_N_CELLS, &number))
    return false;
  if (cells->first == NOT_TOLD)
    cells->first = number - is;
  return (cells->first == 0 || cells->first == 1) && number == is + cells->first;
}

static bool
read_kind (const char *text, Object *cell)
{
  g_autofree char *kind = plain_name (text);

  if (is_word (kind, GIVEN_WORDS OWN_WORDS " "))
    cell->given = is_word (kind, GIVEN_WORDS " ");
  cell->marked |= is_word (kind, MARK_WORDS " ");
  cell->blank |= is_word (kind, BLANK_WORDS " ");
  return is_word (kind, GIVEN_WORDS OWN_WORDS MARK_WORDS BLANK_WORDS " ");
}

/* Reads the member NAME with the value NODE of the object for the cell AT into CELL. Returns false
 * if the member is unknown. */
static bool
read_member (Cells *cells, int at, const char *name, const RtJsonNode *node, Object *cell)
{
  const int places[] = { at / 9, at % 9, at, at / 27 * 3 + at % 9 / 3 };
  Meaning meaning = meaning_of (name);
  int number;

  switch (meaning) {
  case VALUE:
    cells->value = cells->value ? cells->value : name;
    cell->listed = node->kind == RT_JSON_LIST;
    return strcmp (cells->value, name) == 0 &&
           (cell->listed ? read_marks (cells->json, node, &cell->marks)
                         : read_number (cells->json, node, 0, 9, &cell->digit));
  case SOLUTION:
    return read_number (cells->json, node, 1, 9, &number);
  case GIVEN:
    return read_bool (node, &cell->given);
  case OWN:
    cell->given = node->kind == RT_JSON_FALSE;
    return read_bool (node, &number);
  case KIND:
    return read_kind (rt_json_string (cells->json, node), cell);
  case LOOKS:
    return read_bool (node, &number);
  case MARKS:
    return read_marks (cells->json, node, &cell->marks);
  case UNKNOWN:
    return false;
  default:
    return is_place (cells, node, places[meaning - ROW]);
  }
}

/* Adds OBJECT, which stands for a cell, to CELLS. Returns false if a member makes the cell doubtful. */
static bool
add_object (Cells *cells, const RtJsonNode *object)
{
  Object cell = { .given = -1 };
  int at = (int) cells->n;

  cells->objects = true;
  for_each_member (name, value, object)
    if (at >= RT_N_CELLS || !read_member (cells, at, rt_json_string (cells->json, name), value, &cell))
      return false;
  if ((cell.digit && (cell.blank || cell.marked)) || (cell.listed && !cell.marked))
    return false;
  add_cell (cells, cell.digit, "");
  if (at >= RT_N_CELLS)
    return true;
  cells->told |= cell.given >= 0;
  if (cell.given < 0)
    rt_cells_add (&cells->unsaid, at);
  if (cell.given == 0) {
    cells->position.entries.digit[at] = (uint8_t) cell.digit;
    cells->position.givens.digit[at] = 0;
  }
  cells->position.marks[at] = cell.digit ? 0 : cell.marks;
  return true;
}

/* Adds NODE, an element of a list, to CELLS as a cell. Returns false if it cannot be a cell, not
 * even a damaged one. */
static bool
add_element (Cells *cells, const RtJsonNode *node)
{
  const char *text = rt_json_string (cells->json, node);
  g_autofree char *number = NULL;
  gint64 digit;

  if (cells->n && cells->objects != (node->kind == RT_JSON_OBJECT))
    return false;
  if (node->kind == RT_JSON_OBJECT)
    return add_object (cells, node);
  if (node->kind == RT_JSON_NUMBER && rt_json_integer (cells->json, node, &digit))
    text = number = rt_json_digits_of (cells->json, node);
  if (!text && node->kind != RT_JSON_NULL)
    return false;
  add_word (cells, text ? text : "", text ? strlen (text) : 0);
  return true;
}

static bool
add_list (Cells *cells, const RtJsonNode *list)
{
  for_each_element (element, list)
    if (!add_element (cells, element))
      return false;
  return true;
}

/* Adds ROW, a row of a grid, to CELLS: a list, or a text in which empty fields between commas are
 * blanks. Returns false if it cannot be a row. */
static bool
add_row (Cells *cells, const RtJsonNode *row)
{
  const char *text = rt_json_string (cells->json, row);
  guint before = cells->n, width;

  if (text && strchr (text, ','))
    for (const char *end; text; text = *end ? end + 1 : NULL) {
      end = text + strcspn (text, ",");
      add_word (cells, text, (gsize) (end - text));
    }
  else if (text)
    add_text (cells, text);
  else if (row->kind != RT_JSON_LIST || !add_list (cells, row))
    return false;
  width = cells->n - before;
  if (width != 9 && !cells->row) {
    cells->row = row;
    cells->width = width;
  }
  return width <= 2 * 9;
}

/* Adds the cells of NODE, a text, a list of 81 elements, or about nine rows. Returns false if NODE
 * does not look like a grid. */
static bool
add_grid (Cells *cells, const RtJsonNode *node)
{
  if (node->kind == RT_JSON_STRING) {
    add_text (cells, rt_json_string (cells->json, node));
    return true;
  }
  if (node->n != RT_N_CELLS && (node->n < 8 || node->n > 10))
    return false;
  if (node->n == RT_N_CELLS && node[1].kind != RT_JSON_LIST)
    return add_list (cells, node);
  for_each_element (row, node)
    if (!add_row (cells, row))
      return false;
  return true;
}

/* Decides which digits of CELLS, read from objects, are givens: if some objects say that they are
 * given, the others are entries. Returns true if the cells are a puzzle. A full grid is not one,
 * because it may be the hidden solution. */
static bool
settle_objects (Cells *cells)
{
  RtGrid whole;

  for_each_cell (at, cells->unsaid)
    if (cells->told) {
      cells->position.entries.digit[at] = cells->position.givens.digit[at];
      cells->position.givens.digit[at] = 0;
    }
  rt_position_grid (&cells->position, &whole);
  return cells->value && memchr (whole.digit, 0, RT_N_CELLS);
}

/* Returns true if NODE looks like a grid, which may be damaged, and stores its cells in CELLS. */
static bool
find_grid (const RtJson *json, const RtJsonNode *node, Cells *cells)
{
  if (node->kind != RT_JSON_STRING && node->kind != RT_JSON_LIST)
    return false;
  *cells = (Cells) { .json = json, .first = NOT_TOLD };
  rt_position_init (&cells->position, NULL);
  if (!add_grid (cells, node))
    return false;
  if (cells->objects)
    return cells->n >= FEWEST_CELLS && settle_objects (cells);
  if (cells->n_zeros && cells->n_minus) { /* if 0 is a blank, -1 is not a cell */
    cells->n_bad += cells->n_minus;
    g_strlcpy (cells->bad, "-1", sizeof cells->bad);
  }
  /* A grid with more than nine ones and no other digit is a mask of booleans. */
  if (cells->n_ones > 9 && cells->n_ones == cells->n_digits)
    return false;
  return cells->n >= FEWEST_CELLS && cells->n <= MOST_CELLS && cells->n_bad <= MOST_SLIPS &&
         (cells->n == RT_N_CELLS || cells->n_digits);
}

/* Puzzles anywhere in a tree */

/* Returns a puzzle of POSITION with the text fields of the surrounding object. */
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
fail_cells (const Cells *cells, const RtJsonNode *object, GError **error)
{
  if (cells->row)
    return rt_json_fail (cells->json, cells->row,
                         cells->width < 9 ? RT_FORMAT_ERROR_ROW_SHORT : RT_FORMAT_ERROR_ROW_LONG, error,
                         ngettext ("%'u cell was found in this row; 9 are needed.",
                                   "%'u cells were found in this row; 9 are needed.", cells->width),
                         cells->width);
  if (cells->n != RT_N_CELLS)
    return rt_json_fail (cells->json, object, RT_FORMAT_ERROR_LINE_LENGTH, error,
                         ngettext ("%'u cell was found in a puzzle of what begins here; 81 are needed.",
                                   "%'u cells were found in a puzzle of what begins here; 81 are "
                                   "needed.", cells->n),
                         cells->n);
  return rt_json_fail (cells->json, object, RT_FORMAT_ERROR_RANGE, error,
                       _("“%s” is not the value of a cell; expected 1-9, or . or 0 for a blank."), cells->bad);
}

/* Adds the puzzle of CELLS, read from the member NAME of OBJECT, to the result, unless it is a
 * solution. Returns false with ERROR set if it is malformed. */
static bool
take_grid (Walk *walk, Cells *cells, const RtJsonNode *object, const char *name, GError **error)
{
  if (cells->n != RT_N_CELLS || cells->n_bad || cells->row) {
    fail_cells (cells, object, error);
    if (!rt_reader_mend (walk->reader, RT_CELLS_ALL, error))
      return false;
    rt_position_init (&cells->position, NULL);
  }
  if (!memchr (cells->position.givens.digit, 0, RT_N_CELLS)) {
    if (is_called (name, solutions))
      return true;
    if (rt_is_solution_of (&cells->position.givens, &walk->last)) {
      rt_reader_pass_solution (walk->reader, 0, false);
      return true;
    }
  }
  walk->reader->told_entries |= cells->told;
  walk->last = cells->position.givens;
  g_free (walk->name);
  walk->name = g_strdup (name ? name : "");
  rt_reading_add (walk->reading, make_puzzle (walk, &cells->position), walk->reader);
  return true;
}

static bool walk_node (Walk *walk, const RtJsonNode *node, const RtJsonNode *object, const char *name,
                       GError **error);

/* Returns the name of the additional rule that the member NAME with the value NODE switches on;
 * NULL if none. */
static const char *
rule_of (const RtJson *json, const char *name, const RtJsonNode *node)
{
  bool parts = node->kind >= RT_JSON_LIST && node->n && is_called (name, rules_of_parts);
  const char *text = rt_json_string (json, node);

  for (const char *const *kind = kinds; text && *kind; kind++)
    if (!g_ascii_strcasecmp (name, *kind) && is_called (text, variants))
      return text;
  return parts || (node->kind == RT_JSON_TRUE && is_called (name, rules)) ? name : NULL;
}

static bool
walk_object (Walk *walk, const RtJsonNode *object, GError **error)
{
  guint before = walk->reader->n_read;
  const char *around[G_N_ELEMENTS (words)];

  /* The texts are read once for all puzzles of an object, which may have a hundred thousand. */
  memcpy (around, walk->words, sizeof around);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    walk->words[i] = rt_json_text (&walk->json, object, words[i].member);
  for_each_member (name, value, object) {
    const char *called = rt_json_string (&walk->json, name);

    if (!is_called (called, others) && !walk_node (walk, value, object, called, error))
      return false;
  }
  memcpy (walk->words, around, sizeof around);
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

/* Returns true if NODE, a member called NAME, is empty, and counts it: a puzzle may be missing
 * there. */
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
  Cells cells;

  if (is_called (name, rules_of_parts) || is_empty (walk, node, name))
    return true;
  if (find_grid (&walk->json, node, &cells))
    return take_grid (walk, &cells, object, name, error);
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

/* Reads the JSON at the reader or, if TEXT is not NULL, the line TEXT of it, and adds its puzzles.
 * Returns false with ERROR set if it is malformed. */
static bool
read_json (Walk *walk, const char *text, GError **error)
{
  g_autoptr (GError) problem = NULL;
  const RtJsonNode *root = rt_json_parse_any (&walk->json, walk->reader, text, &problem);
  bool fine;

  memset (walk->words, 0, sizeof walk->words);
  fine = !problem && (!root || walk_node (walk, root, NULL, NULL, &problem));
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

/* Returns true if each line from READER on is a JSON object, without a list around them. */
static bool
has_lines (RtReader reader)
{
  g_autofree char *first = rt_reader_take_line (&reader);

  skip_blank (&reader);
  return g_str_has_prefix (first, "{") && g_str_has_suffix (first, "}") &&
         rt_reader_peek (&reader) == '{';
}

/* Reads one JSON object from each line, and adds their puzzles. Returns false with ERROR set if one is malformed. */
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

/* Returns true if TEXT begins like the inside of an object: with the quoted name of a member. */
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

/* Returns true if TEXT as a whole is JSON: the parser accepts it, or refuses it only because of its size. */
static bool
is_list (const char *text)
{
  g_autoptr (GError) error = NULL;
  RtReader reader;
  RtJson json;
  bool fine;

  rt_reader_init (&reader, text, strlen (text));
  fine = rt_json_parse_any (&json, &reader, NULL, &error) ||
         g_error_matches (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_LARGE);
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
    text = inside; /* a puzzle may be in lists of lists */
  /* Source code of programs may look like the beginning of a list. */
  return !is_list (list) ? 0 : *text == '"' ? 96 : 55;
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
