/* convert.c - the command `convert`: writes puzzles in another format.
 *
 * A text with one puzzle per line is converted block by block, so that it may have any length. Any
 * other text is read as a whole. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/output.h"
#include "cli/common/stream.h"
#include "format/format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PIECE (256 * 1024) /* bytes written at a time */

static char *to;
static gboolean with_zeros, list_formats;

static const GOptionEntry options[] = {
  { "to", 't', 0, G_OPTION_ARG_STRING, &to, N_("Write this format"), N_("ID") },
  { "zeros", '0', 0, G_OPTION_ARG_NONE, &with_zeros,
    N_("Write 0 for a blank, for programs that take digits alone"), NULL },
  { "list-formats", 'l', 0, G_OPTION_ARG_NONE, &list_formats,
    N_("List all formats that can be written, with what they are called"), NULL },
  G_OPTION_ENTRY_NULL
};

static const char *
nth_format (guint n, const char **says)
{
  for (const RtFormat *const *format = rt_formats; *format; format++)
    if ((*format)->write && n-- == 0) {
      *says = _((*format)->name);
      return (*format)->id;
    }
  return NULL;
}

/* Translators: above the list of the ids of all formats. */
static const RtChoice choices[] = { { "to", N_("Formats:"), nth_format }, { 0 } };

/* The kinds of data that a format may be unable to store. */
static const RtHolds kinds[] = { RT_HOLDS_DIGITS, RT_HOLDS_ENTRIES, RT_HOLDS_MARKS,
                                 RT_HOLDS_COLOURS, RT_HOLDS_FIELDS };

/* The output format and the counters over all files. */
typedef struct {
  const RtFormat *format;
  RtWriter write;
  bool one_line;        /* the format writes each puzzle as one line */
  gulong n;             /* number of puzzles written and of malformed lines marked */
} Output;

/* The conversion of one file. */
typedef struct {
  RtSource *source;
  Output *output;
  gulong lost[G_N_ELEMENTS (kinds)]; /* by kind of data: number of puzzles that lose data of this
                                      * kind */
  gulong left_out;      /* number of puzzles that a format for a single puzzle leaves out */
} Input;

/* Counts a puzzle or a malformed line. Before the first one, appends the head of the output format,
 * such as column titles, to OUT. */
static void
begin (Output *output, GString *out)
{
  if (output->n++ == 0 && output->format->head)
    g_string_append (out, output->format->head);
}

static void
write_puzzle (Input *input, const RtPuzzle *puzzle, GString *out)
{
  Output *output = input->output;
  RtHolds lost;

  if (output->n > 0 && !(output->format->holds & RT_HOLDS_MANY)) {
    input->left_out++;
    return;
  }
  lost = rt_format_loses (output->format, puzzle);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    input->lost[i] += (lost & kinds[i]) != 0;
  begin (output, out);
  output->write (puzzle, out);
}

/* Prints ERROR, the fault of a malformed line. If the output format has one line per puzzle, also
 * writes a line `!` to OUT, so that the line numbers of input and output agree. */
static void
write_fault (Input *input, const GError *error, GString *out)
{
  rt_source_fail_reading (input->source, error);
  if (!input->output->one_line)
    return;
  begin (input->output, out);
  g_string_append (out, "!\n");
}

static void
flush (GString *out)
{
  if (out->len)
    rt_put_text (out->str, out->len);
  g_string_truncate (out, 0);
}

/* Converts INPUT, which is in FORMAT and arrives piece by piece. Writes each puzzle before it waits
 * for the next one. */
static void
convert_stream (Input *input, const RtFormat *format)
{
  g_autoptr (GString) out = g_string_new (NULL);
  RtStream stream;

  rt_stream_init (&stream, input->source, format);
  while (!stream.has_ended) {
    g_autoptr (RtPuzzle) puzzle = NULL;
    g_autoptr (GError) error = NULL;
    RtRead result = rt_stream_next (&stream, out->len == 0, &puzzle, &error);

    if (result == RT_READ_ERROR)
      write_fault (input, error, out);
    else if (result == RT_READ_PUZZLE)
      write_puzzle (input, puzzle, out);
    if (result == RT_READ_END || out->len >= PIECE)
      flush (out);
  }
  rt_stream_clear (&stream);
}

static void
convert_whole (Input *input)
{
  g_autoptr (RtReading) reading = rt_source_read (input->source);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; reading && i < reading->puzzles->len; i++)
    write_puzzle (input, g_ptr_array_index (reading->puzzles, i), out);
  flush (out);
}

/* Returns a translated sentence about N puzzles whose data of KIND the output format cannot hold.
 * Free with g_free. */
static char *
lost_words (RtHolds kind, gulong n)
{
  switch (kind) {
  case RT_HOLDS_DIGITS:
    return g_strdup_printf (ngettext ("%lu puzzle loses digits in this format.",
                                      "%lu puzzles lose digits in this format.", n), n);
  case RT_HOLDS_ENTRIES:
    return g_strdup_printf (ngettext ("%lu puzzle has entered digits, which become givens in this "
                                      "format.",
                                      "%lu puzzles have entered digits, which become givens in this "
                                      "format.", n), n);
  case RT_HOLDS_MARKS:
    return g_strdup_printf (ngettext ("%lu puzzle loses pencil marks in this format.",
                                      "%lu puzzles lose pencil marks in this format.", n), n);
  case RT_HOLDS_COLOURS:
    return g_strdup_printf (ngettext ("%lu puzzle loses colours in this format.",
                                      "%lu puzzles lose colours in this format.", n), n);
  default:
    return g_strdup_printf (ngettext ("%lu puzzle loses words about it in this format.",
                                      "%lu puzzles lose words about them in this format.", n), n);
  }
}

static void
say_losses (Input *input)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *words = NULL;

    if (!input->lost[i])
      continue;
    words = lost_words (kinds[i], input->lost[i]);
    g_printerr ("%s: %s\n", input->source->name, words);
  }
  if (input->left_out) {
    g_autofree char *words =
      g_strdup_printf (ngettext ("%lu more puzzle was left out, for this format holds one only.",
                                 "%lu more puzzles were left out, for this format holds one only.",
                                 input->left_out),
                       input->left_out);

    rt_source_fail (input->source, 0, 0, words);
  }
}

static void
convert_file (RtSource *source, gpointer data)
{
  Input input = { .source = source, .output = data };
  const RtFormat *format;

  if (rt_stream_kind (source, &format) == RT_STREAM_NONE)
    convert_whole (&input);
  else
    convert_stream (&input, format);
  say_losses (&input);
}

static void
print_formats (void)
{
  for (const RtFormat *const *format = rt_formats; *format; format++)
    if ((*format)->write)
      rt_put ("%-11s %s", (*format)->id, _((*format)->name));
}

/* Returns true if FORMAT always writes a puzzle as one line. */
static bool
takes_one_line (const RtFormat *format)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (RtPuzzle) puzzle = NULL;
  RtPosition position;

  rt_position_init (&position, NULL);
  puzzle = rt_puzzle_new (&position);
  format->write (puzzle, out);
  return format->holds & RT_HOLDS_MANY && !format->tail &&
         strchr (out->str, '\n') == out->str + out->len - 1;
}

static int
run (char **files)
{
  Output output = { 0 };
  int result;

  if (list_formats) {
    print_formats ();
    return RT_EXIT_FINE;
  }
  if (!to) {
    g_autofree char *ids = rt_choice_list (choices, ", ");

    return rt_usage_error (_("It takes --to=ID to tell the format; there are: %s"), ids);
  }
  if (rt_choice_find (choices, "to", to) < 0)
    return RT_EXIT_USAGE;
  output.format = rt_format_by_id (to);
  if (with_zeros && !output.format->write_zeros)
    return rt_usage_error (_("The format “%s” has no other sign for a blank"), to);
  output.write = with_zeros ? output.format->write_zeros : output.format->write;
  output.one_line = takes_one_line (output.format);
  result = rt_source_each (files, convert_file, &output);
  if (output.n > 0 && output.format->tail)
    rt_put_text (output.format->tail, strlen (output.format->tail));
  return result;
}

const RtCommand rt_command_convert = {
  .id      = "convert",
  .summary = N_("Write each puzzle in another format."),
  .options = options,
  .choices = choices,
  .run     = run,
};
