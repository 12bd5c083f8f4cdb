/* session-format.c - converts positions, sets of cells and puzzles' texts to and from the text of the session, with a
 * checksum.
 *
 * A position is six fields separated by blanks, the last of which may be missing. A field in which every cell is empty
 * is `-`:
 *
 *     givens     81 characters, `.` or `1`-`9`
 *     entries    81 characters, `.`, `1`-`9`, or `a`-`i` for a digit that the solver found
 *     marks      81 times three hexadecimal digits, bit d-1 for the pencil mark d
 *     corners    81 times three hexadecimal digits, bit d-1 for the corner mark d
 *     colours    81 digits, the number of the cell's colour
 *     mark colours  for each coloured candidate four digits: two for the cell, the digit, the colour
 *
 * A set of cells is 81 characters, `x` or `.`.
 *
 * The seal is the first line of the text. It contains the SHA-256 of all following lines. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/session-format.h"

#include <string.h>

#define N_PARTS 6
#define SEAL_NAME "Retrace document "
#define SEAL_VERSION 1 /* version of the text that follows the seal */
#define SEAL SEAL_NAME G_STRINGIFY (SEAL_VERSION) " "
#define DIGEST_LENGTH 64

static const char *const field_keys[RT_N_FIELDS] = {
  [RT_FIELD_TITLE] = "title",     [RT_FIELD_AUTHOR] = "author",   [RT_FIELD_COMMENT] = "comment",
  [RT_FIELD_DATE] = "date",       [RT_FIELD_SOURCE] = "source",   [RT_FIELD_URL] = "url",
  [RT_FIELD_LEVEL] = "level",     [RT_FIELD_SECONDS] = "seconds", [RT_FIELD_FOREIGN] = "foreign",
};

static void
write_grid (GString *line, const RtGrid *grid, RtCells found)
{
  char text[RT_N_CELLS + 1];

  if (rt_cells_is_empty (rt_grid_filled (grid))) {
    g_string_append_c (line, '-');
    return;
  }
  rt_grid_print (grid, text);
  for_each_cell (cell, found)
    text[cell] = (char) ('a' + grid->digit[cell] - 1);
  g_string_append (line, text);
}

static void
write_marks (GString *line, const RtDigits *marks)
{
  static const RtDigits none[RT_N_CELLS];
  static const char hex[] = "0123456789abcdef";

  if (memcmp (marks, none, sizeof none) == 0) {
    g_string_append_c (line, '-');
    return;
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_string_append_c (line, hex[marks[cell] >> 8]);
    g_string_append_c (line, hex[marks[cell] >> 4 & 15]);
    g_string_append_c (line, hex[marks[cell] & 15]);
  }
}

static void
write_colours (GString *line, const uint8_t *colours)
{
  static const uint8_t none[RT_N_CELLS];

  if (memcmp (colours, none, sizeof none) == 0)
    g_string_append_c (line, '-');
  else
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      g_string_append_c (line, (char) ('0' + colours[cell]));
}

/* Appends to LINE a blank and the colours of single candidates; nothing if no candidate is coloured. */
static void
write_mark_colours (GString *line, const RtPosition *position)
{
  const char *before = " ";

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      if (position->mark_colours[cell][digit - 1]) {
        g_string_append_printf (line, "%s%02d%d%d", before, cell, digit,
                                position->mark_colours[cell][digit - 1]);
        before = "";
      }
}

char *
rt_notation_write (const RtPosition *position)
{
  GString *line = g_string_new (NULL);

  write_grid (line, &position->givens, RT_CELLS_NONE);
  g_string_append_c (line, ' ');
  write_grid (line, &position->entries, position->found);
  g_string_append_c (line, ' ');
  write_marks (line, position->marks);
  g_string_append_c (line, ' ');
  write_marks (line, position->corners);
  g_string_append_c (line, ' ');
  write_colours (line, position->colours);
  write_mark_colours (line, position);
  return g_string_free (line, FALSE);
}

/* Parses the field `givens` or `entries` into GRID. Letters `a`-`i` are digits that the solver found: adds their
 * cells to FOUND; if FOUND is NULL, letters are an error. Returns false if TEXT is malformed. */
static bool
read_grid (const char *text, RtGrid *grid, RtCells *found)
{
  char plain[RT_N_CELLS + 1];

  if (strcmp (text, "-") == 0)
    return true;
  if (strlen (text) != RT_N_CELLS)
    return false;
  memcpy (plain, text, sizeof plain);
  for (int cell = 0; found && cell < RT_N_CELLS; cell++)
    if (plain[cell] >= 'a' && plain[cell] <= 'i') {
      plain[cell] = (char) (plain[cell] - 'a' + '1');
      rt_cells_add (found, cell);
    }
  return rt_grid_parse (grid, plain);
}

static bool
read_marks (const char *text, RtDigits *marks)
{
  if (strcmp (text, "-") == 0)
    return true;
  if (strlen (text) != 3 * RT_N_CELLS)
    return false;
  for (int i = 0; i < 3 * RT_N_CELLS; i++) {
    int value = g_ascii_xdigit_value (text[i]);

    if (value < 0 || (i % 3 == 0 && value > 1))
      return false;
    marks[i / 3] = (RtDigits) (marks[i / 3] << 4 | value);
  }
  return true;
}

static bool
read_colours (const char *text, uint8_t *colours)
{
  if (strcmp (text, "-") == 0)
    return true;
  if (strlen (text) != RT_N_CELLS)
    return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (!g_ascii_isdigit (text[cell]))
      return false;
    colours[cell] = (uint8_t) (text[cell] - '0');
  }
  return true;
}

static bool
read_mark_colours (const char *text, RtPosition *position)
{
  gsize length = strlen (text);

  if (length % 4 || strspn (text, "0123456789") != length)
    return false;
  for (const char *at = text; *at; at += 4) {
    int cell = 10 * (at[0] - '0') + at[1] - '0', digit = at[2] - '0';

    if (cell >= RT_N_CELLS || digit == 0)
      return false;
    position->mark_colours[cell][digit - 1] = (uint8_t) (at[3] - '0');
  }
  return true;
}

bool
rt_notation_read (const char *text, RtPosition *position)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", N_PARTS + 1);
  guint n = g_strv_length (parts);
  RtPosition read;

  rt_position_init (&read, NULL);
  if (n < N_PARTS - 1 || n > N_PARTS || !read_grid (parts[0], &read.givens, NULL) ||
      !read_grid (parts[1], &read.entries, &read.found) || !read_marks (parts[2], read.marks) ||
      !read_marks (parts[3], read.corners) || !read_colours (parts[4], read.colours) ||
      (n == N_PARTS && !read_mark_colours (parts[5], &read)))
    return false;
  *position = read;
  return true;
}

char *
rt_notation_write_cells (RtCells cells)
{
  char *text = g_strnfill (RT_N_CELLS, '.');

  for_each_cell (cell, cells)
    text[cell] = 'x';
  return text;
}

bool
rt_notation_read_cells (const char *text, RtCells *cells)
{
  if (strlen (text) != RT_N_CELLS || strspn (text, ".x") != RT_N_CELLS)
    return false;
  *cells = RT_CELLS_NONE;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (text[cell] == 'x')
      rt_cells_add (cells, cell);
  return true;
}

void
rt_notation_write_words (const RtPuzzle *puzzle, GKeyFile *keys, const char *group)
{
  /* makes the group exist even if no field is set */
  g_key_file_set_boolean (keys, group, "words", TRUE);
  for (int field = 0; field < RT_N_FIELDS; field++)
    if (rt_puzzle_field (puzzle, (RtField) field))
      g_key_file_set_string (keys, group, field_keys[field],
                             rt_puzzle_field (puzzle, (RtField) field));
}

RtPuzzle *
rt_notation_read_words (GKeyFile *keys, const char *group)
{
  RtPosition empty;
  g_autoptr (RtPuzzle) words = NULL;

  rt_position_init (&empty, NULL);
  words = rt_puzzle_new (&empty);
  for (int field = 0; field < RT_N_FIELDS; field++) {
    g_autofree char *text = NULL;
    RtPuzzle *more;

    if (!g_key_file_has_key (keys, group, field_keys[field], NULL))
      continue;
    text = g_key_file_get_string (keys, group, field_keys[field], NULL);
    if (!text)
      return NULL;
    more = rt_puzzle_with_field (words, (RtField) field, text);
    rt_puzzle_unref (words);
    words = more;
  }
  return g_steal_pointer (&words);
}

bool
rt_notation_same_words (const RtPuzzle *a, const RtPuzzle *b)
{
  for (int field = 0; field < RT_N_FIELDS; field++)
    if (g_strcmp0 (rt_puzzle_field (a, (RtField) field), rt_puzzle_field (b, (RtField) field)) != 0)
      return false;
  return true;
}

char *
rt_notation_seal (GKeyFile *keys)
{
  g_autofree char *body = g_key_file_to_data (keys, NULL, NULL);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);

  return g_strconcat (SEAL, digest, "\n", body, NULL);
}

GKeyFile *
rt_notation_open (const char *text)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *digest = NULL;
  const char *sealed, *body;

  if (!g_str_has_prefix (text, SEAL))
    return NULL;
  sealed = text + strlen (SEAL);
  if (strlen (sealed) <= DIGEST_LENGTH || sealed[DIGEST_LENGTH] != '\n')
    return NULL;
  body = sealed + DIGEST_LENGTH + 1;
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);
  if (strncmp (sealed, digest, DIGEST_LENGTH) != 0 ||
      !g_key_file_load_from_data (keys, body, (gsize) -1, G_KEY_FILE_NONE, NULL))
    return NULL;
  return g_steal_pointer (&keys);
}

bool
rt_notation_is_newer (const char *text)
{
  guint64 version;
  char *end;

  if (!g_str_has_prefix (text, SEAL_NAME) || !g_ascii_isdigit (text[strlen (SEAL_NAME)]))
    return false;
  version = g_ascii_strtoull (text + strlen (SEAL_NAME), &end, 10);
  return version > SEAL_VERSION && *end == ' ';
}
