/* gnome.c - the format of the saved games of GNOME Sudoku.
 *
 *     { "difficulty_category": "Easy Difficulty", "time_elapsed": 12.5, "cells": [
 *         { "position": [0, 0], "value": 4, "fixed": true, "earmarks": [] },
 *         { "position": [0, 1], "value": 0, "fixed": false, "earmarks": [9] }, … ] }
 *
 * Positions are row and column from 0. Only cells with a digit or marks are listed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/json.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>
#include <string.h>

/* The level that is written for a puzzle without a level. */
#define NO_LEVEL "Custom Puzzle"

/* A hundred thousand years; a greater number of seconds is not a time. */
#define MOST_SECONDS 3e12

static bool
read_position (const RtJson *json, const RtJsonNode *object, RtCells *seen, int *cell, GError **error)
{
  const RtJsonNode *position = rt_json_list (json, object, "position");
  int row, column;

  if (!position || position->n != 2)
    return rt_json_fail (json, object, RT_FORMAT_ERROR_RANGE, error,
                         _("The cell that begins here has no position; expected its row and column "
                           "from 0 to 8."));
  if (!rt_json_number_of (json, object, rt_json_element (position, 0), 0, 8, &row, error) ||
      !rt_json_number_of (json, object, rt_json_element (position, 1), 0, 8, &column, error))
    return false;
  *cell = 9 * row + column;
  if (rt_cells_has (*seen, *cell))
    return rt_json_fail (json, object, RT_FORMAT_ERROR_SECTION_TWICE, error,
                         _("The cell in row %d and column %d is here a second time; expected it "
                           "once."),
                         row + 1, column + 1);
  rt_cells_add (seen, *cell);
  return true;
}

static bool
read_contents (const RtJson *json, const RtJsonNode *object, RtPosition *position, int cell,
               GError **error)
{
  RtDigits marks = 0;
  int value = 0;

  if (!rt_json_number (json, object, "value", 0, 9, &value, error) ||
      !rt_json_digits (json, object, "earmarks", &marks, error))
    return false;
  if (!value)
    position->marks[cell] = marks;
  else if (rt_json_true (json, object, "fixed"))
    position->givens.digit[cell] = (uint8_t) value;
  else
    position->entries.digit[cell] = (uint8_t) value;
  return true;
}

static bool
read_cells (RtReader *reader, const RtJson *json, const RtJsonNode *cells, RtPosition *position,
            GError **error)
{
  RtCells seen = RT_CELLS_NONE;

  for_each_element (object, cells) {
    RtCells bad = RT_CELLS_NONE;
    int cell = 0;

    if (object->kind != RT_JSON_OBJECT)
      rt_json_fail (json, NULL, RT_FORMAT_ERROR_UNKNOWN, error,
                    _("One of the cells is none; expected an object for each."));
    else if (read_position (json, object, &seen, &cell, error)) {
      if (read_contents (json, object, position, cell, error))
        continue;
      bad = rt_cells_of (cell);
    }
    if (!rt_reader_mend (reader, bad, error))
      return false;
  }
  return true;
}

static RtPuzzle *
make_puzzle (const RtJson *json, const RtJsonNode *root, const RtPosition *position)
{
  const char *level = rt_json_text (json, root, "difficulty_category");
  const RtJsonNode *time = rt_json_member (json, root, "time_elapsed");
  g_autofree char *digits = time && time->kind == RT_JSON_NUMBER ? rt_json_digits_of (json, time) : NULL;
  double seconds = digits ? g_ascii_strtod (digits, NULL) : 0;
  g_autoptr (RtPuzzle) plain = rt_puzzle_new (position), graded = NULL;
  g_autofree char *text = NULL;

  if (seconds >= 1 && seconds < MOST_SECONDS)
    text = g_strdup_printf ("%" G_GINT64_FORMAT, (gint64) seconds);
  graded = rt_puzzle_with_field (plain, RT_FIELD_LEVEL,
                                 level && *level && strcmp (level, NO_LEVEL) ? level : NULL);
  return rt_puzzle_with_field (graded, RT_FIELD_SECONDS, text);
}

static bool
gnome_read_all (RtReader *reader, RtReading *reading, GError **error)
{
  RtJson json;
  const RtJsonNode *root = rt_json_parse (&json, reader, NULL, error);
  const RtJsonNode *cells = root ? rt_json_list (&json, root, "cells") : NULL;
  RtPosition position;
  bool fine = false;

  rt_position_init (&position, NULL);
  if (root && !cells)
    rt_json_fail (&json, root, RT_FORMAT_ERROR_UNKNOWN, error,
                  _("There is no puzzle in this JSON; expected “cells”."));
  if (cells && read_cells (reader, &json, cells, &position, error)) {
    reader->told_entries = true;
    rt_reading_add (reading, make_puzzle (&json, root, &position), reader);
    fine = true;
  }
  rt_json_clear (&json);
  return fine;
}

static int
gnome_sniff (const char *text, gsize size)
{
  while (g_ascii_isspace (*text))
    text++;
  return *text == '{' && strstr (text, "\"cells\"") &&
           (strstr (text, "\"position\"") || strstr (text, "\"difficulty_category\""))
           ? 100 : 0;
}

static void
build_cell (JsonBuilder *builder, const RtPosition *position, int cell)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "position");
  json_builder_begin_array (builder);
  json_builder_add_int_value (builder, rt_row_of (cell));
  json_builder_add_int_value (builder, rt_column_of (cell));
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "value");
  json_builder_add_int_value (builder, rt_position_digit (position, cell));
  json_builder_set_member_name (builder, "fixed");
  json_builder_add_boolean_value (builder, rt_position_is_given (position, cell));
  json_builder_set_member_name (builder, "earmarks");
  json_builder_begin_array (builder);
  for_each_digit (digit, position->marks[cell])
    json_builder_add_int_value (builder, digit);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
gnome_write (const RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  const char *level = rt_puzzle_field (puzzle, RT_FIELD_LEVEL);
  const char *seconds = rt_puzzle_field (puzzle, RT_FIELD_SECONDS);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "difficulty_category");
  json_builder_add_string_value (builder, level ? level : NO_LEVEL);
  json_builder_set_member_name (builder, "time_elapsed");
  json_builder_add_double_value (builder, seconds ? g_ascii_strtod (seconds, NULL) : -1);
  json_builder_set_member_name (builder, "cells");
  json_builder_begin_array (builder);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_position_digit (position, cell) || position->marks[cell])
      build_cell (builder, position, cell);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = json_to_string (root, TRUE);
  g_string_append_printf (out, "%s\n", text);
}

const RtFormat rt_format_gnome = {
  .id       = "gnome",
  .name     = N_("Saved game of GNOME Sudoku"),
  .suffix   = "save",
  .holds    = RT_HOLDS_DIGITS | RT_HOLDS_ENTRIES | RT_HOLDS_MARKS,
  .sniff    = gnome_sniff,
  .read_all = gnome_read_all,
  .write    = gnome_write,
};
