/* fpuzzles.c - the format of links to f-puzzles.com, which SudokuPad and other programs read, too,
 * and of the JSON that is compressed in them.
 *
 *     https://f-puzzles.com/?load=N4IgzglgXgpi…
 *     {"size":9,"title":…,"author":…,"grid":[[{"value":1,"given":true},{"centerPencilMarks":[…]},…
 *
 * A puzzle with additional rules is refused with the name of its rule, although its digits could be read. Nine known
 * colours keep their numbers; other colours get the remaining numbers. Writing: a link. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/json.h"
#include "format/text/lz.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>
#include <string.h>

#define ADDRESS "https://f-puzzles.com/?load="
#define LONGEST_TEXT (1024 * 1024)

/* The texts before the compressed JSON, in links of f-puzzles and of SudokuPad. */
static const char *const keys[] = { "load=", "fpuzzles" };

/* Lists beside the grid that are not rules. */
static const char *const harmless[] = { "grid", "solution", "truecandidatesoptions",
                                        "disabledlogic" };

/* Rules that are switched on by true. */
static const char *const rules[] = { "diagonal+", "diagonal-",      "antiknight",
                                     "antiking",  "nonconsecutive", "disjointgroups" };

/* Colours 1..9. */
static const char *const palette[] = { "#FFA0A0", "#FFE060", "#FFFFB0", "#B0FFB0", "#60D060",
                                       "#D0D0FF", "#8080F0", "#FF80FF", "#A8A8A8" };

typedef struct {
  RtReader *reader;
  RtJson json;
  RtPosition position;
  char *strange[9]; /* unknown colours, by the number that they got */
} Puzzle;

/* Returns the compressed text of the link in the line at READER; NULL if the line is no such link. */
static const char *
packed_in (const RtReader *reader)
{
  const char *line = reader->text + reader->at;
  gsize length = strcspn (line, "\n");
  g_autofree char *copy = g_strndup (line, length);

  if (!g_str_has_prefix (line, "http://") && !g_str_has_prefix (line, "https://"))
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    const char *found = strstr (copy, keys[i]);

    if (found && (i == 1 || strstr (copy, "f-puzzles")))
      return line + (found - copy) + strlen (keys[i]);
  }
  return NULL;
}

static void
skip_blank (RtReader *reader)
{
  while (!rt_reader_at_end (reader) && g_ascii_isspace (reader->text[reader->at]))
    rt_reader_take (reader);
}

static int
fpuzzles_sniff (const char *text, gsize size)
{
  RtReader reader;

  rt_reader_init (&reader, text, size);
  skip_blank (&reader);
  if (packed_in (&reader))
    return 98;
  return rt_reader_peek (&reader) == '{' && strstr (text, "\"grid\"") && strstr (text, "\"size\"")
           ? 98 : 0;
}

/* Returns the JSON that PACKED contains; NULL if it is malformed. First decodes percent-escapes, and turns blanks back
 * into `+`, because forms encode `+` as a blank. Free with g_free. */
static char *
unpack (const char *packed)
{
  g_autofree char *escaped = g_strndup (packed, strcspn (packed, "&# \t\n"));
  g_autofree char *plain = g_uri_unescape_string (escaped, NULL);

  if (!plain)
    return NULL;
  g_strdelimit (plain, " ", '+');
  return rt_lz_unpack (plain, strlen (plain), LONGEST_TEXT);
}

static bool
refuse_rule (Puzzle *puzzle, const RtJsonNode *root, const char *name, GError **error)
{
  rt_json_fail (&puzzle->json, root, RT_FORMAT_ERROR_RULE, error,
                _("This puzzle has a rule of its own, “%s”; expected a plain Sudoku."), name);
  return rt_reader_mend (puzzle->reader, RT_CELLS_NONE, error);
}

static bool
check_rules (Puzzle *puzzle, const RtJsonNode *root, GError **error)
{
  int size = 9;

  if (!rt_json_number (&puzzle->json, root, "size", 1, 99, &size, error))
    return false;
  if (size != 9)
    return rt_json_fail (&puzzle->json, root, RT_FORMAT_ERROR_UNSUPPORTED, error,
                         _("This is a puzzle of %u by %u cells; expected one of 9 by 9."),
                         (guint) size, (guint) size);
  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    if (rt_json_true (&puzzle->json, root, rules[i]) && !refuse_rule (puzzle, root, rules[i], error))
      return false;
  for_each_member (member, value, root) {
    const char *name = rt_json_string (&puzzle->json, member);
    bool plain = value->kind != RT_JSON_LIST || value->n == 0;

    for (gsize i = 0; i < G_N_ELEMENTS (harmless); i++)
      plain |= !strcmp (name, harmless[i]);
    if (!plain && !refuse_rule (puzzle, root, name, error))
      return false;
  }
  return true;
}

/* Returns the number, 1..9, of the colour NAME, such as "#aabbcc". Gives an unknown colour the next unused number. */
static uint8_t
colour_by_name (Puzzle *puzzle, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (palette); i++)
    if (!g_ascii_strcasecmp (name, palette[i]))
      return (uint8_t) (i + 1);
  for (guint i = 0; i < G_N_ELEMENTS (palette); i++) {
    if (!puzzle->strange[i])
      puzzle->strange[i] = g_strdup (name);
    if (!strcmp (name, puzzle->strange[i]))
      return (uint8_t) (i + 1);
  }
  return G_N_ELEMENTS (palette);
}

static void
take_colour (Puzzle *puzzle, const RtJsonNode *object, int cell)
{
  static const char *const members[] = { "c", "highlight", "cArray" };

  for (gsize i = 0; i < G_N_ELEMENTS (members) && !puzzle->position.colours[cell]; i++) {
    const RtJsonNode *node = rt_json_member (&puzzle->json, object, members[i]);
    const char *name;
    gint64 number;

    if (node && node->kind == RT_JSON_LIST)
      node = rt_json_element (node, 0);
    if (!node)
      continue;
    if (rt_json_integer (&puzzle->json, node, &number))
      puzzle->position.colours[cell] = (uint8_t) CLAMP (number, 0, 9);
    name = rt_json_string (&puzzle->json, node);
    if (name && *name)
      puzzle->position.colours[cell] = colour_by_name (puzzle, name);
  }
}

static bool
read_cell (Puzzle *puzzle, const RtJsonNode *object, int cell, GError **error)
{
  RtPosition *position = &puzzle->position;
  const RtJson *json = &puzzle->json;
  RtDigits marks = 0, corners = 0;
  int value = 0, region = rt_box_of (cell);

  if (!rt_json_number (json, object, "value", 0, 9, &value, error) ||
      !rt_json_number (json, object, "region", 0, 8, &region, error) ||
      !rt_json_digits (json, object, "centerPencilMarks", &marks, error) ||
      !rt_json_digits (json, object, "givenPencilMarks", &marks, error) ||
      !rt_json_digits (json, object, "cornerPencilMarks", &corners, error))
    return false;
  take_colour (puzzle, object, cell);
  if (value)
    (rt_json_true (json, object, "given") ? &position->givens : &position->entries)->digit[cell] =
      (uint8_t) value;
  else {
    position->marks[cell] = marks;
    position->corners[cell] = corners;
  }
  return region == rt_box_of (cell) ||
         rt_json_fail (json, object, RT_FORMAT_ERROR_RULE, error,
                       _("This cell is in another region than its box, as in a jigsaw; expected a "
                         "plain Sudoku."));
}

/* Returns the JSON object for CELL in GRID, a list of nine rows; NULL if there is none. */
static const RtJsonNode *
object_of (const RtJsonNode *grid, int cell)
{
  const RtJsonNode *row = rt_json_element (grid, (guint) rt_row_of (cell));
  const RtJsonNode *node = row && row->kind == RT_JSON_LIST ? rt_json_element (row, (guint) rt_column_of (cell)) : NULL;

  return node && node->kind == RT_JSON_OBJECT ? node : NULL;
}

static bool
read_grid (Puzzle *puzzle, const RtJsonNode *root, GError **error)
{
  const RtJsonNode *grid = rt_json_list (&puzzle->json, root, "grid");

  if (!grid)
    return rt_json_fail (&puzzle->json, root, RT_FORMAT_ERROR_UNKNOWN, error,
                         _("There is no puzzle in this JSON; expected “grid”."));
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const RtJsonNode *object = object_of (grid, cell);

    if (object ? read_cell (puzzle, object, cell, error)
               : rt_json_fail (&puzzle->json, root, RT_FORMAT_ERROR_TOO_FEW, error,
                               _("The cell in row %d and column %d is missing; expected nine rows of "
                                 "nine cells."),
                               rt_row_of (cell) + 1, rt_column_of (cell) + 1))
      continue;
    if (!rt_reader_mend (puzzle->reader, rt_cells_of (cell), error))
      return false;
  }
  return true;
}

static const struct {
  const char *member;
  RtField field;
} words[] = {
  { "title", RT_FIELD_TITLE },
  { "author", RT_FIELD_AUTHOR },
  { "ruleset", RT_FIELD_COMMENT },
};

static void
add_puzzle (Puzzle *puzzle, const RtJsonNode *root, RtReading *reading)
{
  RtPuzzle *made = rt_puzzle_new (&puzzle->position);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++) {
    const char *text = rt_json_text (&puzzle->json, root, words[i].member);

    if (text && *text) {
      RtPuzzle *with = rt_puzzle_with_field (made, words[i].field, text);

      rt_puzzle_unref (made);
      made = with;
    }
  }
  puzzle->reader->told_entries = true;
  rt_reading_add (reading, made, puzzle->reader);
}

/* Returns the JSON object of the puzzle: ROOT, or the member of ROOT in which other programs store
 * it. */
static const RtJsonNode *
puzzle_in (const RtJson *json, const RtJsonNode *root)
{
  const RtJsonNode *data = rt_json_member (json, root, "data");

  return data && data->kind == RT_JSON_OBJECT && !rt_json_list (json, root, "grid") &&
         rt_json_list (json, data, "grid") ? data : root;
}

/* Reads the JSON at READER or, if TEXT is not NULL, the JSON TEXT that was compressed there, and
 * adds its puzzle to READING. Returns false with ERROR set if it is malformed. */
static bool
read_puzzle (RtReader *reader, const char *text, RtReading *reading, GError **error)
{
  Puzzle puzzle = { .reader = reader };
  const RtJsonNode *root = rt_json_parse (&puzzle.json, reader, text, error);
  bool fine;

  if (root)
    root = puzzle_in (&puzzle.json, root);
  fine = root && check_rules (&puzzle, root, error) && read_grid (&puzzle, root, error);
  if (fine)
    add_puzzle (&puzzle, root, reading);
  for (gsize i = 0; i < G_N_ELEMENTS (puzzle.strange); i++)
    g_free (puzzle.strange[i]);
  rt_json_clear (&puzzle.json);
  return fine;
}

static bool
read_link (RtReader *reader, RtReading *reading, GError **error)
{
  const char *packed = packed_in (reader);
  g_autofree char *text = packed ? unpack (packed) : NULL;

  if (!text)
    return rt_reader_fail (reader, RT_FORMAT_ERROR_BAD_CHAR, error,
                           _("What is packed in this link cannot be read; expected all of it, as "
                             "f-puzzles or SudokuPad gave it."));
  return read_puzzle (reader, text, reading, error);
}

static bool
fpuzzles_read_all (RtReader *reader, RtReading *reading, GError **error)
{
  skip_blank (reader);
  if (rt_reader_peek (reader) == '{')
    return read_puzzle (reader, NULL, reading, error);
  for (; !rt_reader_at_end (reader); skip_blank (reader)) {
    if (!read_link (reader, reading, error))
      return false;
    rt_reader_next_line (reader);
  }
  return true;
}

static void
build_digits (JsonBuilder *builder, const char *name, RtDigits digits)
{
  if (!digits)
    return;
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for_each_digit (digit, digits)
    json_builder_add_int_value (builder, digit);
  json_builder_end_array (builder);
}

static void
build_cell (JsonBuilder *builder, const RtPosition *position, int cell)
{
  int digit = rt_position_digit (position, cell);

  json_builder_begin_object (builder);
  if (digit) {
    json_builder_set_member_name (builder, "value");
    json_builder_add_int_value (builder, digit);
  }
  if (rt_position_is_given (position, cell)) {
    json_builder_set_member_name (builder, "given");
    json_builder_add_boolean_value (builder, TRUE);
  }
  build_digits (builder, "centerPencilMarks", position->marks[cell]);
  build_digits (builder, "cornerPencilMarks", position->corners[cell]);
  if (position->colours[cell]) {
    json_builder_set_member_name (builder, "c");
    json_builder_add_string_value (builder, palette[position->colours[cell] - 1]);
  }
  json_builder_end_object (builder);
}

static JsonNode *
build (const RtPuzzle *puzzle)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "size");
  json_builder_add_int_value (builder, 9);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (rt_puzzle_field (puzzle, words[i].field)) {
      json_builder_set_member_name (builder, words[i].member);
      json_builder_add_string_value (builder, rt_puzzle_field (puzzle, words[i].field));
    }
  json_builder_set_member_name (builder, "grid");
  json_builder_begin_array (builder);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (cell % 9 == 0)
      json_builder_begin_array (builder);
    build_cell (builder, rt_puzzle_position (puzzle), cell);
    if (cell % 9 == 8)
      json_builder_end_array (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static void
fpuzzles_write (const RtPuzzle *puzzle, GString *out)
{
  g_autoptr (JsonNode) root = build (puzzle);
  g_autofree char *text = json_to_string (root, FALSE), *packed = rt_lz_pack (text);

  g_string_append_printf (out, ADDRESS "%s\n", packed);
}

const RtFormat rt_format_fpuzzles = {
  .id       = "fpuzzles",
  .name     = N_("Link of f-puzzles or SudokuPad"),
  .suffix   = "txt",
  .holds    = RT_HOLDS_DIGITS | RT_HOLDS_ENTRIES | RT_HOLDS_MARKS | RT_HOLDS_CORNERS |
              RT_HOLDS_COLOURS | RT_HOLDS_MANY,
  .sniff    = fpuzzles_sniff,
  .read_all = fpuzzles_read_all,
  .write    = fpuzzles_write,
};
