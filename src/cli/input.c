/* input.c - puzzles from files and standard input, as they come.
 *
 * A text whose first line (blanks and comments aside) holds a whole puzzle is a stream: each of its
 * lines is read, answered and forgotten. That takes no more memory for a million puzzles than for
 * one, and somebody at the other end of a pipe gets each answer before asking the next question.
 * Every other text is gathered until its end and then read at once. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/input.h"

#include "cli/command.h"
#include "format/format.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  FILE *file;
  const char *name;     /* what a person calls it */
  RtInputTake take;
  GString *text;        /* what was read and not yet handed on */
  guint line;           /* how many lines were read */
  int result;           /* how the program ends, as far as this file goes */
} Input;

static void
fail (Input *input, guint line, guint column, const char *sentence)
{
  g_autofree char *said = rt_place_say (input->name, line, column, sentence);

  g_printerr ("%s\n", said);
  input->result = RT_EXIT_INPUT;
}

static void
take (Input *input, RtPuzzle *puzzle)
{
  if (!input->take (&rt_puzzle_position (puzzle)->givens) && input->result == RT_EXIT_FINE)
    input->result = RT_EXIT_NO_SOLUTION;
}

/* Appends the next line with its end to the text, as far as a text may be long. Returns false at the
 * end of the file, or where it cannot be read. */
static bool
read_line (Input *input)
{
  int c = EOF;

  while (input->text->len <= RT_TEXT_MAX && c != '\n' && (c = getc_unlocked (input->file)) != EOF)
    g_string_append_c (input->text, (char) c);
  if (c == EOF && ferror (input->file))
    fail (input, 0, 0, g_strerror (errno));
  input->line++;
  return c == '\n';
}

/* The line that begins at START of the text, as formats want it: UTF-8, and without an end. */
static char *
clean_line (const GString *text, gsize start)
{
  gsize end = text->len;

  if (start == 0 && g_str_has_prefix (text->str, "\xef\xbb\xbf"))
    start = 3;
  while (end > start && memchr ("\r\n\x1a", text->str[end - 1], 3))
    end--;
  return g_utf8_make_valid (text->str + start, (gssize) (end - start));
}

/* Reads the line that begins at START of the text as a puzzle; RT_READ_END where it is empty or a
 * comment. */
static RtRead
parse_line (const GString *text, gsize start, RtPuzzle **puzzle, GError **error)
{
  g_autofree char *line = clean_line (text, start);
  RtReader reader;

  rt_reader_init (&reader, line, strlen (line));
  return rt_format_line.read (&reader, puzzle, error);
}

/* Takes what is left of the file line by line. */
static void
take_stream (Input *input)
{
  for (bool more = true; more;) {
    g_autoptr (RtPuzzle) puzzle = NULL;
    g_autoptr (GError) error = NULL;
    guint line, column;

    g_string_truncate (input->text, 0);
    more = read_line (input);
    if (input->text->len > RT_TEXT_MAX) {
      fail (input, input->line, 0, _("This line is too long for a puzzle."));
      return;
    }
    if (parse_line (input->text, 0, &puzzle, &error) == RT_READ_ERROR) {
      rt_format_error_place (error, &line, &column);
      fail (input, input->line, column, error->message);
      return;
    }
    if (puzzle)
      take (input, puzzle);
  }
}

/* Takes the text, which is all of the file. */
static void
take_whole (Input *input)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (input->text->str, input->text->len, NULL, &error);
  guint line, column;

  if (!reading) {
    rt_format_error_place (error, &line, &column);
    fail (input, line, column, error->message);
    return;
  }
  for (guint i = 0; i < reading->notices->len; i++)
    g_printerr ("%s: %s\n", input->name, (char *) g_ptr_array_index (reading->notices, i));
  for (guint i = 0; i < reading->puzzles->len; i++)
    take (input, g_ptr_array_index (reading->puzzles, i));
}

static void
take_file (Input *input)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  RtRead found = RT_READ_END;
  bool more = true;

  while (more && found == RT_READ_END) {
    gsize start = input->text->len;

    more = read_line (input);
    found = parse_line (input->text, start, &puzzle, NULL);
  }
  if (puzzle) {
    take (input, puzzle);
    if (more)
      take_stream (input);
  } else {
    while (more)
      more = read_line (input);
    if (input->result == RT_EXIT_FINE)
      take_whole (input);
  }
}

static int
read_file (const char *path, RtInputTake take_puzzle)
{
  g_autoptr (GString) text = g_string_new (NULL);
  bool is_standard = strcmp (path, "-") == 0;
  g_autofree char *name = is_standard ? g_strdup (_("standard input"))
                                      : g_filename_display_name (path);
  Input input = {
    .file = is_standard ? stdin : fopen (path, "rb"),
    .name = name,
    .take = take_puzzle,
    .text = text,
  };

  if (!input.file) {
    fail (&input, 0, 0, g_strerror (errno));
    return input.result;
  }
  take_file (&input);
  if (!is_standard)
    fclose (input.file);
  return input.result;
}

int
rt_input_read (char **files, RtInputTake take_puzzle)
{
  int result = RT_EXIT_FINE;

  if (!files)
    return read_file ("-", take_puzzle);
  for (char **file = files; *file; file++) {
    int of_file = read_file (*file, take_puzzle);

    result = MAX (result, of_file);   /* the greater is the worse */
  }
  return result;
}
