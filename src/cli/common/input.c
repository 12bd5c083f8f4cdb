/* input.c - runs the task of a command on all puzzles of the input: splits it into pieces, of which
 * each thread answers one at a time, and writes answers and errors in order.
 *
 * A stream (stream.h) is read in pieces, each of which is freed after its answers were written. So
 * memory does not grow with the number of puzzles, and a program at the other end of a pipe
 * receives each answer before it has to write the next puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/common/input.h"

#include "cli/common/output.h"
#include "cli/common/stream.h"
#include "engine/fast/fast.h"
#include "engine/fast/parse-grid.h"
#include "engine/parallel.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* State over all files of a command. */
typedef struct {
  const RtInputTask *task;
  bool answered;        /* an answer has been written */
} Run;

typedef struct {
  RtSource *source;
  Run *run;
  const RtInputTask *task;
  RtReading *reading;   /* puzzles of a text that was read as a whole */
  guint next;           /* index of its next puzzle */
  RtStream *stream;     /* stream of a text that is read puzzle by puzzle */
  GPtrArray *spare;     /* unused pieces, kept because allocating memory is slow */
  guint line;           /* number of lines answered so far */
} Input;

/* A malformed line: a line that is not a puzzle. */
typedef struct {
  guint after;          /* number of answers of the piece that come before it */
  guint line, column;   /* position in the piece, from 1; column 0: unknown */
  char *message;
} Fault;

/* A piece of the input: some puzzles that a thread answers. */
typedef struct {
  GString *text;        /* lines to be parsed by the thread; empty if GRIDS are already set */
  GArray *grids;        /* of RtGrid: givens of the puzzles */
  GPtrArray *puzzles;   /* of RtPuzzle: the same puzzles; NULL if the task does not need them */
  RtPuzzle *candidates; /* a puzzle given by candidates; then the piece has no other puzzle;
                         * otherwise NULL */
  guint number;         /* number of the puzzle CANDIDATES in the text, from 1 */
  GArray *faults;       /* of Fault */
  GString *out;         /* answers */
  guint n_lines;        /* number of lines in TEXT */
  int result;           /* exit status */
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
  if (task->take || task->answer_puzzles)
    piece->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  piece->faults = g_array_new (FALSE, FALSE, sizeof (Fault));
  g_array_set_clear_func (piece->faults, fault_clear);
  piece->out = g_string_new (NULL);
  return piece;
}

/* Returns an empty piece, some puzzles that a thread answers: an unused one if there is any, otherwise a new one. */
static Piece *
take_piece (Input *input)
{
  Piece *piece = input->spare->len ? g_ptr_array_steal_index_fast (input->spare, 0)
                                   : piece_new (input->task);

  g_string_truncate (piece->text, 0);
  g_array_set_size (piece->grids, 0);
  if (piece->puzzles)
    g_ptr_array_set_size (piece->puzzles, 0);
  g_clear_pointer (&piece->candidates, rt_puzzle_unref);
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
  g_clear_pointer (&piece->candidates, rt_puzzle_unref);
  g_array_unref (piece->faults);
  g_string_free (piece->out, TRUE);
  g_free (piece);
}

static void
add_fault (Piece *piece, guint line, const GError *error)
{
  Fault fault = { piece->grids->len, line, 0, g_strdup (error->message) };
  guint in_line;

  rt_format_error_place (error, line ? &in_line : &fault.line, &fault.column);
  g_array_append_val (piece->faults, fault);
}

/* Parses LINE, of SIZE bytes, which has more than just 81 cells, and adds its puzzle or its error to PIECE. */
static void
read_other_line (Piece *piece, const char *line, gsize size)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autoptr (GError) error = NULL;

  if (size > RT_TEXT_MAX) {
    Fault fault = { piece->grids->len, piece->n_lines, 0,
                    g_strdup (_("This line is too long for a puzzle.")) };

    g_array_append_val (piece->faults, fault);
  } else if (rt_stream_parse_line (line, size, &puzzle, &error) == RT_READ_ERROR)
    add_fault (piece, piece->n_lines, error);
  else if (puzzle && piece->puzzles)
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

/* Inserts a line `!` for each malformed line of PIECE among its answers. */
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

/* Answers the puzzle of PIECE, which is given by candidates (a sukaku), by the task; by `!` if the
 * task does not accept such puzzles. */
static void
work_candidates (Piece *piece, const RtInputTask *task)
{
  if (task->answer_candidates && !task->answer_candidates (piece->candidates, piece->out))
    piece->result = RT_EXIT_NO_SOLUTION;
  if (task->answer && !task->answer_candidates)
    g_string_append (piece->out, "!\n");
}

static void
work_piece (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  const RtInputTask *task = ((const Input *) user_data)->task;
  const RtGrid *grids;

  if (piece->candidates) {
    work_candidates (piece, task);
    return;
  }
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

/* Passes the puzzle of PIECE, which is given by candidates (a sukaku), to the task's function on
 * the main thread; if the task does not accept such puzzles, prints an error. */
static void
emit_candidates (Input *input, Piece *piece)
{
  const RtInputTask *task = input->task;
  g_autofree char *sentence = NULL;

  if (task->take_candidates && !task->take_candidates (piece->candidates))
    piece->result = RT_EXIT_NO_SOLUTION;
  if (task->answer_candidates || task->take_candidates)
    return;
  sentence = g_strdup_printf (_("Puzzle %u is given by candidates; this needs a puzzle that is given by "
                                "digits alone."), piece->number);
  rt_source_fail (input->source, 0, 0, sentence);
}

static void
emit_piece (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Input *input = user_data;

  put_answers (input->run, piece->out);
  if (piece->candidates)
    emit_candidates (input, piece);
  for (guint i = 0; input->task->take && i < piece->puzzles->len; i++)
    if (!input->task->take (g_ptr_array_index (piece->puzzles, i)))
      piece->result = RT_EXIT_NO_SOLUTION;
  for (guint i = 0; i < piece->faults->len; i++) {
    const Fault *fault = &g_array_index (piece->faults, Fault, i);

    rt_source_fail (input->source, input->line + fault->line, fault->column, fault->message);
  }
  input->line += piece->n_lines;
  input->source->result = MAX (input->source->result, piece->result);
  g_ptr_array_add (input->spare, piece);
}

/* Returns a piece with the next lines of a text that is read line by line; NULL if there are none.
 * If WAIT, waits for a line. */
static gpointer
next_lines (bool wait, gpointer data)
{
  Input *input = data;
  GString *text = input->source->text;
  gsize size = rt_source_lines (input->source, input->task->at_once * (RT_N_CELLS + 1), wait);
  GString taken;
  Piece *piece;

  if (size == 0)
    return NULL;
  if (size > RT_TEXT_MAX)
    input->source->has_ended = true;   /* the rest of a line that is too long is ignored */
  piece = take_piece (input);
  taken = *text;   /* exchanges the strings, so that only the remaining text is copied */
  *text = *piece->text;
  *piece->text = taken;
  g_string_append_len (text, taken.str + size, (gssize) (taken.len - size));
  g_string_truncate (piece->text, size);
  return piece;
}

static const RtBatch lines = { next_lines, work_piece, emit_piece };

static void
add_puzzle (Piece *piece, RtPuzzle *puzzle)
{
  g_array_append_val (piece->grids, rt_puzzle_position (puzzle)->givens);
  if (piece->puzzles)
    g_ptr_array_add (piece->puzzles, rt_puzzle_ref (puzzle));
}

/* Returns true if POSITION is a puzzle given by candidates (a sukaku): with them, it has other
 * solutions than with its digits alone. */
static bool
is_of_candidates (const RtPosition *position)
{
  RtBoard board, sight;
  RtGrid solution;

  rt_position_board (position, &board);
  rt_board_init (&sight, &board.grid);
  if (memcmp (board.candidates, sight.candidates, sizeof board.candidates) == 0)
    return false;
  if (rt_fast_solve (&board.grid, &solution) != 1)
    return true;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!board.grid.digit[cell] && !rt_digits_has (board.candidates[cell], solution.digit[cell]))
      return true;
  return false;
}

/* Returns a piece with the next puzzles of a text that was read as a whole; NULL if there are none.
 * A puzzle given by candidates (a sukaku) has its own piece. */
static gpointer
next_read (bool wait, gpointer data)
{
  Input *input = data;
  const RtReading *reading = input->reading;
  bool told = reading->told_candidates && !reading->told_entries;
  Piece *piece;

  if (input->next == reading->puzzles->len)
    return NULL;
  piece = take_piece (input);
  while (piece->grids->len < input->task->at_once && input->next < reading->puzzles->len) {
    RtPuzzle *puzzle = g_ptr_array_index (reading->puzzles, input->next);
    bool alone = told && is_of_candidates (rt_puzzle_position (puzzle));

    if (alone && piece->grids->len)
      break;
    input->next++;
    if (alone) {
      piece->candidates = rt_puzzle_ref (puzzle);
      piece->number = input->next;
      break;
    }
    add_puzzle (piece, puzzle);
  }
  return piece;
}

static const RtBatch gathered = { next_read, work_piece, emit_piece };

/* Returns a piece with the next puzzles of a text that is read puzzle by puzzle; NULL if there are
 * none. If WAIT, waits for a puzzle. */
static gpointer
next_puzzles (bool wait, gpointer data)
{
  Input *input = data;
  Piece *piece = take_piece (input);

  while (piece->grids->len < input->task->at_once) {
    g_autoptr (RtPuzzle) puzzle = NULL;
    g_autoptr (GError) error = NULL;
    bool first = !piece->grids->len && !piece->faults->len;
    RtRead result = rt_stream_next (input->stream, wait && first, &puzzle, &error);

    if (result == RT_READ_END)
      break;
    if (result == RT_READ_ERROR)
      add_fault (piece, 0, error);
    else
      add_puzzle (piece, puzzle);
  }
  if (piece->grids->len || piece->faults->len)
    return piece;
  g_ptr_array_add (input->spare, piece);
  return NULL;
}

static const RtBatch streamed = { next_puzzles, work_piece, emit_piece };

static void
take_file (RtSource *source, gpointer data)
{
  g_autoptr (GPtrArray) spare = g_ptr_array_new_with_free_func (piece_free);
  g_autoptr (RtReading) reading = NULL;
  Run *run = data;
  Input input = { .source = source, .run = run, .task = run->task, .spare = spare };
  const RtFormat *format;
  RtStream stream;

  switch (rt_stream_kind (source, &format)) {
  case RT_STREAM_LINES:
    rt_batch_run (&lines, &input, 0);
    rt_source_tell_error (source);
    break;
  case RT_STREAM_PUZZLES:
    rt_stream_init (&stream, source, format);
    input.stream = &stream;
    rt_batch_run (&streamed, &input, 0);
    rt_stream_clear (&stream);
    break;
  case RT_STREAM_NONE:
    input.reading = reading = rt_source_read (source);
    if (reading)
      rt_batch_run (&gathered, &input, 0);
    break;
  }
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
