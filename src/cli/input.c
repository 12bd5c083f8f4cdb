/* input.c - puzzles from files and standard input, in any number, and their answers in order.
 *
 * A text whose first line (blanks and comments aside) holds a whole puzzle, or a damaged one, is a
 * stream: its lines are read in pieces, answered on all processors and forgotten. That takes no
 * more memory for a million puzzles than for a few thousand, and somebody at the other end of a
 * pipe gets each answer before asking the next question. Every other text is gathered until its end
 * and then read at once. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/input.h"

#include "cli/command.h"
#include "cli/output.h"
#include "cli/source.h"
#include "engine/batch.h"
#include "engine/fast/text.h"
#include "format/format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LONG_RUN 40       /* cells; a row in any other text has fewer */
#define LONG_LINE 1000    /* bytes, in which a damaged puzzle is looked for */

/* All files of a command. */
typedef struct {
  const RtInputTask *task;
  bool answered;        /* something, already */
} Run;

typedef struct {
  RtSource *source;
  Run *run;
  const RtInputTask *task;
  GArray *grids;        /* of a text read at once: those not yet handed out begin at NEXT */
  GPtrArray *puzzles;   /* the same with all that it tells; not owned */
  guint next;
  GPtrArray *spare;     /* pieces to be used again: memory asked for anew is slow to get */
  guint line;           /* lines answered so far */
} Input;

/* A line that is no puzzle. */
typedef struct {
  guint after;          /* so many lines of answers */
  guint line, column;   /* in the piece, from 1; the column 0: none */
  char *message;
} Fault;

/* Some puzzles on their way through the threads. */
typedef struct {
  GString *text;        /* lines, not yet read; none: the grids are there */
  GArray *grids;
  GPtrArray *puzzles;   /* instead of the grids; NULL: nobody takes them */
  GArray *faults;
  GString *out;
  guint n_lines;
  int result;
} Piece;

static void
fault_clear (gpointer data)
{
  g_free (((Fault *) data)->message);
}

static Piece *
piece_new (const RtInputTask *task)
{
  Piece *piece = g_new0 (Piece, 1);

  piece->text = g_string_new (NULL);
  piece->grids = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  if (task->take_puzzle || task->answer_puzzles)
    piece->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  piece->faults = g_array_new (FALSE, FALSE, sizeof (Fault));
  g_array_set_clear_func (piece->faults, fault_clear);
  piece->out = g_string_new (NULL);
  return piece;
}

/* A piece with nothing in it. */
static Piece *
take_piece (Input *input)
{
  Piece *piece = input->spare->len ? g_ptr_array_steal_index_fast (input->spare, 0)
                                   : piece_new (input->task);

  g_string_truncate (piece->text, 0);
  g_array_set_size (piece->grids, 0);
  if (piece->puzzles)
    g_ptr_array_set_size (piece->puzzles, 0);
  g_array_set_size (piece->faults, 0);
  g_string_truncate (piece->out, 0);
  piece->n_lines = 0;
  piece->result = RT_EXIT_FINE;
  return piece;
}

static void
piece_free (gpointer data)
{
  Piece *piece = data;

  g_string_free (piece->text, TRUE);
  g_array_unref (piece->grids);
  g_clear_pointer (&piece->puzzles, g_ptr_array_unref);
  g_array_unref (piece->faults);
  g_string_free (piece->out, TRUE);
  g_free (piece);
}

/* The SIZE bytes at LINE as formats want them: UTF-8, and without an end. */
static char *
clean_line (const char *line, gsize size)
{
  while (size && memchr ("\r\n\x1a", line[size - 1], 3))
    size--;
  return g_utf8_make_valid (line, (gssize) size);
}

/* Reads a line as a puzzle; RT_READ_END where it is empty or a comment. */
static RtRead
parse_line (const char *text, gsize size, RtPuzzle **puzzle, GError **error)
{
  g_autofree char *line = clean_line (text, size);
  RtReader reader;

  rt_reader_init (&reader, line, strlen (line));
  return rt_format_line.read (&reader, puzzle, error);
}

/* Reads a line that is not just 81 characters. */
static void
read_other_line (Piece *piece, const char *line, gsize size)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autoptr (GError) error = NULL;

  if (size > RT_TEXT_MAX) {
    Fault fault = { piece->grids->len, piece->n_lines, 0,
                    g_strdup (_("This line is too long for a puzzle.")) };

    g_array_append_val (piece->faults, fault);
  } else if (parse_line (line, size, &puzzle, &error) == RT_READ_ERROR) {
    Fault fault = { piece->grids->len, piece->n_lines, 0, g_strdup (error->message) };
    guint in_line;

    rt_format_error_place (error, &in_line, &fault.column);
    g_array_append_val (piece->faults, fault);
  } else if (puzzle && piece->puzzles)
    g_ptr_array_add (piece->puzzles, g_steal_pointer (&puzzle));
  else if (puzzle)
    g_array_append_val (piece->grids, rt_puzzle_position (puzzle)->givens);
}

static void
read_lines (Piece *piece)
{
  const char *line = piece->text->str, *end = line + piece->text->len, *next;

  for (; line < end; line = next) {
    guint n = piece->grids->len;

    piece->n_lines++;
    g_array_set_size (piece->grids, n + 1);
    if (!piece->puzzles && end - line > RT_N_CELLS && line[RT_N_CELLS] == '\n' &&
        rt_fast_read (&g_array_index (piece->grids, RtGrid, n), line)) {
      next = line + RT_N_CELLS + 1;
      continue;
    }
    g_array_set_size (piece->grids, n);
    next = memchr (line, '\n', (gsize) (end - line));
    next = next ? next + 1 : end;
    read_other_line (piece, line, (gsize) (next - line));
  }
}

/* Puts a line of its own for each fault among the answers. */
static void
mark_faults (Piece *piece)
{
  GString *out = g_string_new (NULL);
  const char *answer = piece->out->str;
  guint n = 0;

  for (guint i = 0; i < piece->faults->len; i++) {
    const char *rest = answer;

    for (; n < g_array_index (piece->faults, Fault, i).after; n++)
      rest = strchr (rest, '\n') + 1;
    g_string_append_len (out, answer, rest - answer);
    g_string_append (out, "!\n");
    answer = rest;
  }
  g_string_append (out, answer);
  g_string_free (piece->out, TRUE);
  piece->out = out;
}

static void
work_piece (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  const RtInputTask *task = ((const Input *) user_data)->task;
  const RtGrid *grids;

  read_lines (piece);
  grids = (const RtGrid *) (void *) piece->grids->data;
  if ((task->answer && !task->answer (grids, piece->grids->len, piece->out)) ||
      (task->answer_puzzles &&
       !task->answer_puzzles ((RtPuzzle *const *) piece->puzzles->pdata, piece->puzzles->len, piece->out)))
    piece->result = RT_EXIT_NO_SOLUTION;
  if (task->answer && piece->faults->len)
    mark_faults (piece);
}

static void
put_answers (Run *run, const GString *out)
{
  if (out->len == 0)
    return;
  if (run->answered && run->task->apart)
    rt_put ("%s", "");
  rt_put_text (out->str, out->len);
  run->answered = true;
}

static void
emit_piece (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Input *input = user_data;

  put_answers (input->run, piece->out);
  for (guint i = 0; input->task->take_puzzle && i < piece->puzzles->len; i++)
    if (!input->task->take_puzzle (g_ptr_array_index (piece->puzzles, i)))
      piece->result = RT_EXIT_NO_SOLUTION;
  if (input->task->take)
    for (guint i = 0; i < piece->grids->len; i++)
      if (!input->task->take (&g_array_index (piece->grids, RtGrid, i)))
        piece->result = RT_EXIT_NO_SOLUTION;
  for (guint i = 0; i < piece->faults->len; i++) {
    const Fault *fault = &g_array_index (piece->faults, Fault, i);

    rt_source_fail (input->source, input->line + fault->line, fault->column, fault->message);
  }
  input->line += piece->n_lines;
  input->source->result = MAX (input->source->result, piece->result);
  g_ptr_array_add (input->spare, piece);
}

/* The next lines of a stream. */
static gpointer
next_lines (bool wait, gpointer data)
{
  Input *input = data;
  GString *text = input->source->text;
  gsize size = rt_source_lines (input->source, input->task->at_once * (RT_N_CELLS + 1), wait);
  GString lines;
  Piece *piece;

  if (size == 0)
    return NULL;
  if (size > RT_TEXT_MAX)
    input->source->has_ended = true;   /* the rest of such a line is nobody's */
  piece = take_piece (input);
  lines = *text;   /* not copied: only the rest is, which is less */
  *text = *piece->text;
  *piece->text = lines;
  g_string_append_len (text, lines.str + size, (gssize) (lines.len - size));
  g_string_truncate (piece->text, size);
  return piece;
}

static const RtBatch stream = { next_lines, work_piece, emit_piece };

/* The next puzzles of a text that was read at once. */
static gpointer
next_grids (bool wait, gpointer data)
{
  Input *input = data;
  guint n = (guint) MIN (input->task->at_once, input->grids->len - input->next);
  Piece *piece;

  if (n == 0)
    return NULL;
  piece = take_piece (input);
  g_array_append_vals (piece->grids, &g_array_index (input->grids, RtGrid, input->next), n);
  for (guint i = 0; piece->puzzles && i < n; i++)
    g_ptr_array_add (piece->puzzles,
                     rt_puzzle_ref (g_ptr_array_index (input->puzzles, input->next + i)));
  input->next += n;
  return piece;
}

static const RtBatch gathered = { next_grids, work_piece, emit_piece };

/* Answers the puzzles of all of the file. */
static void
take_whole (Input *input)
{
  g_autoptr (RtReading) reading = rt_source_read (input->source);
  g_autoptr (GArray) grids = g_array_new (FALSE, FALSE, sizeof (RtGrid));

  if (!reading)
    return;
  for (guint i = 0; i < reading->puzzles->len; i++) {
    const RtPuzzle *puzzle = g_ptr_array_index (reading->puzzles, i);

    g_array_append_val (grids, rt_puzzle_position (puzzle)->givens);
  }
  input->grids = grids;
  input->puzzles = reading->puzzles;
  rt_batch_run (&gathered, input, 0);
}

/* Whether a line is that of a puzzle that is damaged: no other text has so many cells side by side,
 * if it ends lines as the rest of the world does. */
static bool
is_damaged (const char *line, gsize size)
{
  g_autofree char *clean = clean_line (line, MIN (size, LONG_LINE));
  gsize longest = 0;

  for (gsize at = 0; !strchr (clean, '\r') && at < strlen (clean); at++) {
    gsize run = strspn (clean + at, ".0123456789");

    longest = MAX (longest, run);
    at += run;
  }
  return longest >= LONG_RUN;
}

/* Whether a text begins like JSON, which may have many puzzles in one line. */
static bool
is_list (const char *text)
{
  text += strspn (text, " \t");
  return *text == '[' || *text == '{';
}

/* Reads until the first line that says what the text is. Returns whether it is a stream. */
static bool
is_stream (Input *input)
{
  const GString *text = input->source->text;
  gsize start = 0;

  for (;;) {
    g_autoptr (RtPuzzle) puzzle = NULL;
    const char *end = memchr (text->str + start, '\n', text->len - start);
    gsize size = end ? (gsize) (end + 1 - text->str) - start : text->len - start;

    if (!end && text->len <= RT_TEXT_MAX && rt_source_fill (input->source, true))
      continue;
    if (start == 0 && g_str_has_prefix (text->str, "\xef\xbb\xbf"))
      g_string_erase (input->source->text, 0, 3);
    else if (is_list (text->str + start))
      return false;
    else if (parse_line (text->str + start, size, &puzzle, NULL) != RT_READ_END || !end)
      return puzzle || (end && is_damaged (text->str + start, size));
    else
      start += size;
  }
}

static void
take_file (RtSource *source, gpointer data)
{
  g_autoptr (GPtrArray) spare = g_ptr_array_new_with_free_func (piece_free);
  Run *run = data;
  Input input = { .source = source, .run = run, .task = run->task, .spare = spare };

  if (!rt_source_is_picture (source) && is_stream (&input) && !rt_source_is_other_text (source)) {
    rt_batch_run (&stream, &input, 0);
    rt_source_tell_error (source);
  } else
    take_whole (&input);
}

int
rt_input_read (char **files, RtInputTake take)
{
  const RtInputTask task = { .at_once = 1, .take = take };

  return rt_input_run (files, &task);
}

int
rt_input_run (char **files, const RtInputTask *task)
{
  Run run = { .task = task };

  return rt_source_each (files, take_file, &run);
}
