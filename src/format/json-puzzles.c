/* json-puzzles.c - JSON of any kind that has puzzles in it, as people's own programs write it.
 *
 *     [{ "name": "Monday", "puzzle": "004300209005009001...", "solution": "864371259..." }, ...]
 *     { "boards": [[[0, 0, 4, 3, ...], ...]] }
 *
 * Wherever they are, these are a puzzle: a text of 81 cells, with anything regular between them; a
 * list of 81; nine lists of nine, or nine texts, or an object of them with their numbers, in which cells
 * may have theirs, too. Cells may be objects that leave no doubt. Names tell which is a solution. What
 * was nearly one is an error, for a list that silently lacks a puzzle would be believed. There may also
 * be one object to a line, without a list around them, and so it is written. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/json-cells.h"
#include "format/json-list.h"
#include "format/json-rows.h"
#include "format/json.h"
#include "format/notebook.h"
#include "format/tokens.h"
#include "format/variant.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* With more cells that are none, it was never meant as a puzzle. */
#define MOST_SLIPS 3

/* The same for fewer cells. */
#define FEWEST_CELLS 40

/* Members called so are solutions, if they are full. */
static const char *const solutions[] = { "solution", "solved", "answer" };

/* Members whose lists say something else of the cells. */
static const char *const others[] = { "colour", "color" };

static const struct {
  const char *member;
  RtField field;
} words[] = {
  { "title", RT_FIELD_TITLE },  { "name", RT_FIELD_TITLE },       { "author", RT_FIELD_AUTHOR },
  { "level", RT_FIELD_LEVEL },  { "difficulty", RT_FIELD_LEVEL }, { "source", RT_FIELD_SOURCE },
};

typedef struct {
  RtReader *reader;
  RtReading *reading;
  RtJson json;
  RtGrid last;  /* the puzzle read before */
} Walk;

/* What was found where a grid may be. */
typedef struct {
  RtGrid grid;
  guint n, n_bad; /* characters or elements that may be cells, and those of them that are none */
  guint n_digits, n_ones; /* cells that are not blank, and those of them that are 1 */
  char bad[8];    /* the first of these */
} Cells;

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
add_text (Cells *cells, const char *text)
{
  char sign = between_rows (text);
  RtReader at;

  for (rt_reader_init (&at, text, strlen (text)); !rt_reader_at_end (&at); rt_reader_take (&at)) {
    gunichar c = rt_reader_peek (&at);
    char quoted[RT_QUOTED_SIZE];

    if (c >= 0x80 || ((char) c != sign && !strchr (" \n\t/,;|", (int) c)))
      add_cell (cells, rt_cell_of (c), rt_reader_quote (&at, quoted));
  }
}

/* Adds an element of a list. Returns whether it can be a cell, well-formed or not. */
static bool
add_element (Cells *cells, JsonNode *node)
{
  GType type = json_node_get_value_type (node);
  g_autofree char *text = NULL;
  gint64 digit;

  if (JSON_NODE_HOLDS_NULL (node)) {
    add_cell (cells, 0, "");
    return true;
  }
  if (type == G_TYPE_STRING) {
    text = g_strstrip (json_node_dup_string (node));
    add_cell (cells, *text && text[1] ? -1 : *text ? rt_cell_of ((guchar) *text) : 0, text);
    return true;
  }
  digit = type == G_TYPE_INT64 ? json_node_get_int (node) : -1;
  text = json_to_string (node, FALSE);
  add_cell (cells, digit >= 0 && digit <= 9 ? (int) digit : -1, text);
  return type == G_TYPE_INT64;
}

/* Adds the elements of one list, if all of them can be cells. */
static bool
add_list (Cells *cells, JsonArray *list)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    if (!add_element (cells, json_array_get_element (list, i)))
      return false;
  return true;
}

/* Adds the rows of a grid: lists, texts, or objects of cells with their numbers. */
static bool
add_rows (Cells *cells, JsonArray *rows)
{
  for (guint i = 0; i < json_array_get_length (rows); i++) {
    JsonNode *row = json_array_get_element (rows, i);
    guint before = cells->n;

    if (JSON_NODE_HOLDS_ARRAY (row)) {
      if (!add_list (cells, json_node_get_array (row)))
        return false;
    } else if (json_node_get_value_type (row) == G_TYPE_STRING) {
      const char *text = json_node_get_string (row);

      (strchr (text, ',') ? add_fields : add_text) (cells, text);
    } else {
      g_autoptr (JsonArray) list = rt_json_numbered_cells (row);

      if (!list || !add_list (cells, list))
        return false;
    }
    if (cells->n - before > 2 * 9)
      return false;
  }
  return true;
}

/* Whether NODE was meant as a grid, which need not be well-formed. */
static bool
find_cells (JsonNode *node, Cells *cells)
{
  RtNines nines = RT_NINES_ROWS;
  g_autoptr (JsonArray) named = JSON_NODE_HOLDS_OBJECT (node)
                                  ? rt_json_named_rows (json_node_get_object (node), &nines) : NULL;
  JsonArray *list = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : named;
  guint length = list ? json_array_get_length (list) : 0;
  JsonNode *first = length ? json_array_get_element (list, 0) : NULL;

  memset (cells, 0, sizeof *cells);
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    add_text (cells, json_node_get_string (node));
  else if (length == RT_N_CELLS && !JSON_NODE_HOLDS_ARRAY (first)) {
    if (!add_list (cells, list))
      return false;
  } else if (length < 8 || length > 10 || !add_rows (cells, list)) {
    return false;
  }
  rt_json_turn_nines (&cells->grid, nines);
  /* A mask says of each cell yes or no; no puzzle has ten ones and nothing else. */
  if (cells->n_ones > 9 && cells->n_ones == cells->n_digits)
    return false;
  return cells->n >= FEWEST_CELLS && cells->n <= 2 * RT_N_CELLS && cells->n_bad <= MOST_SLIPS &&
         (cells->n == RT_N_CELLS || cells->n_digits);
}

/* Whether one of the words of LIST is in NAME. */
static bool
is_called (const char *name, const char *const *list, gsize n)
{
  g_autofree char *small = name ? g_ascii_strdown (name, -1) : NULL;

  for (gsize i = 0; name && i < n; i++)
    if (strstr (small, list[i]))
      return true;
  return false;
}

static bool
is_full (const RtGrid *grid)
{
  return rt_cells_equal (rt_grid_filled (grid), RT_CELLS_ALL);
}

/* A puzzle with what OBJECT, which may be NULL, says of it. */
static RtPuzzle *
make_puzzle (const RtPosition *position, JsonObject *object)
{
  RtPuzzle *puzzle = rt_puzzle_new (position);

  for (gsize i = 0; object && i < G_N_ELEMENTS (words); i++) {
    const char *text = rt_json_text (object, words[i].member);

    if (text && *text && !rt_puzzle_field (puzzle, words[i].field)) {
      RtPuzzle *with = rt_puzzle_with_field (puzzle, words[i].field, text);

      rt_puzzle_unref (puzzle);
      puzzle = with;
    }
  }
  return puzzle;
}

static bool
fail_cells (const Walk *walk, const Cells *cells, JsonObject *object, GError **error)
{
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

/* Adds POSITION, which is called NAME in OBJECT, unless it is a solution. */
static void
take_position (Walk *walk, const RtPosition *position, JsonObject *object, const char *name)
{
  if (is_full (&position->givens)) {
    if (is_called (name, solutions, G_N_ELEMENTS (solutions)))
      return;
    if (rt_is_solution_of (&position->givens, &walk->last)) {
      rt_reader_notice (walk->reader, 0,
                        _("A grid that is the solution of the puzzle before it was passed over."));
      return;
    }
  }
  walk->last = position->givens;
  rt_reading_add (walk->reading, make_puzzle (position, object), walk->reader);
}

static bool
take_grid (Walk *walk, Cells *cells, JsonObject *object, const char *name, GError **error)
{
  RtPosition position;
  bool bad = cells->n != RT_N_CELLS || cells->n_bad;

  if (bad) {
    fail_cells (walk, cells, object, error);
    if (!rt_reader_mend (walk->reader, RT_CELLS_ALL, error))
      return false;
  }
  rt_position_init (&position, bad ? NULL : &cells->grid);
  take_position (walk, &position, object, name);
  return true;
}

static bool walk_node (Walk *walk, JsonNode *node, JsonObject *object, const char *name,
                       GError **error);

/* Whether NODE, which may be NULL, is a list or an object with something in it. */
static bool
has_parts (JsonNode *node)
{
  if (node && JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) > 0;
  return node && JSON_NODE_HOLDS_OBJECT (node) &&
         json_object_get_size (json_node_get_object (node)) > 0;
}

/* What NODE, which is called NAME, says of a rule of its own: its name; NULL for nothing. */
static const char *
rule_of (const char *name, JsonNode *node)
{
  const char *text = json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
  const char *kind = NULL;

  if (rt_variant_is_rule_of_parts (name) && has_parts (node))
    return name;
  if (rt_variant_is_rule (name) && json_node_get_value_type (node) == G_TYPE_BOOLEAN &&
      json_node_get_boolean (node))
    return name;
  return text && rt_variant_is_kind (name) && rt_variant_named (text, strlen (text), &kind) ? kind : NULL;
}

static bool
walk_object (Walk *walk, JsonObject *object, GError **error)
{
  guint before = walk->reader->n_read;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (!is_called (name, others, G_N_ELEMENTS (others)) &&
        !walk_node (walk, node, object, name, error))
      return false;
  if (walk->reader->n_read == before)
    return true;
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node)) {
    const char *rule = rule_of (name, node);

    if (!rule)
      continue;
    rt_json_fail (&walk->json, object, RT_FORMAT_ERROR_RULE, error,
                  _("This puzzle has a rule of its own, “%s”; expected a plain Sudoku."), rule);
    if (!rt_reader_mend (walk->reader, RT_CELLS_NONE, error))
      return false;
  }
  return true;
}

static bool
walk_node (Walk *walk, JsonNode *node, JsonObject *object, const char *name, GError **error)
{
  RtPosition position;
  JsonArray *list;
  Cells cells;
  bool told;

  if (rt_variant_is_rule_of_parts (name))
    return true;
  if (find_cells (node, &cells))
    return take_grid (walk, &cells, object, name, error);
  if (rt_json_cells_read (node, &position, &told)) {
    walk->reader->told_entries |= told;
    take_position (walk, &position, object, name);
    return true;
  }
  if (JSON_NODE_HOLDS_OBJECT (node))
    return walk_object (walk, json_node_get_object (node), error);
  list = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  for (guint i = 0; list && i < json_array_get_length (list); i++)
    if (!walk_node (walk, json_array_get_element (list, i), object, name, error))
      return false;
  return true;
}

/* Reads the JSON at the cursor, or TEXT, which is a line of it. */
static bool
read_json (RtReader *reader, const char *text, RtReading *reading, GError **error)
{
  Walk walk = { .reader = reader, .reading = reading };
  g_autoptr (GError) problem = NULL;
  JsonNode *root = rt_json_parse_any (&walk.json, reader, text, &problem);
  bool fine = !problem && (!root || walk_node (&walk, root, NULL, NULL, &problem));

  if (problem)
    g_propagate_error (error, g_steal_pointer (&problem));
  rt_json_clear (&walk.json);
  return fine;
}

static void
skip_blank (RtReader *reader)
{
  while (!rt_reader_at_end (reader) && g_ascii_isspace (reader->text[reader->at]))
    rt_reader_take (reader);
}

/* Whether the lines from the cursor on are objects of their own. */
static bool
has_lines (RtReader reader)
{
  g_autofree char *first = rt_reader_take_line (&reader);

  skip_blank (&reader);
  return g_str_has_prefix (first, "{") && g_str_has_suffix (first, "}") &&
         rt_reader_peek (&reader) == '{';
}

static bool
json_read_all (RtReader *reader, RtReading *reading, GError **error)
{
  skip_blank (reader);
  if (rt_is_notebook (reader->text + reader->at)) {
    /* What it shows is found among its lines; it is no list of puzzles. */
  } else if (!has_lines (*reader)) {
    if (!read_json (reader, NULL, reading, error))
      return false;
  } else {
    for (; !rt_reader_at_end (reader); skip_blank (reader)) {
      RtReader line = *reader;
      g_autofree char *text = rt_reader_take_line (&line);

      if (!read_json (reader, text, reading, error) &&
          !rt_reader_mend (reader, RT_CELLS_NONE, error))
        return false;
      rt_reader_go (reader, &line);
    }
  }
  return reader->n_read > 0 ||
         rt_reader_fail_line (0, RT_FORMAT_ERROR_UNKNOWN, error,
                              _("There is no puzzle in this JSON; expected a text or lists of 81 "
                                "cells."));
}

/* Whether TEXT begins as an object does: with the name of a member. */
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

static int
json_sniff (const char *text, gsize size)
{
  const char *list, *inside;
  RtReader reader;

  rt_reader_init (&reader, text, size);
  skip_blank (&reader);
  text += reader.at;
  if (begins_as_object (text))
    return rt_is_notebook (text) ? RT_SURE_OF_FOREIGN : 96;
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
  return !rt_json_is_list (list) ? 0 : *text == '"' ? 96 : 55;
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
