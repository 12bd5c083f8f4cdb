/* watch.c - the command `watch`: reads the printed steps of a person's program, and diagnoses
 * them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input-file.h"
#include "cli/common/output.h"
#include "document/base/watched-program.h"
#include "engine/autoptr.h"
#include "engine/diagnosis-text.h"
#include "engine/program-steps-text.h"
#include "engine/trace/trace.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *puzzle_text;
static gboolean explain;
static RtGrid puzzle;

static const GOptionEntry options[] = {
  { "puzzle", 'p', 0, G_OPTION_ARG_STRING, &puzzle_text,
    N_("The grid that the steps start from, unless they name one"),
    /* Translators: stands for the value in the help, as in --puzzle=CELLS: the 81 cells of a
     * grid. */
    N_("CELLS") },
  { "explain", 'e', 0, G_OPTION_ARG_NONE, &explain, N_("Say of each line what it was taken for"), NULL },
  G_OPTION_ENTRY_NULL
};

/* Names of the kinds of lines for scripts; not translated. */
static const char *const kinds[] = {
  [RT_LINE_BLANK] = "blank", [RT_LINE_STEP] = "step",     [RT_LINE_PAIR] = "step",
  [RT_LINE_ROW] = "row",     [RT_LINE_GRID] = "grid",     [RT_LINE_REMARK] = "remark",
  [RT_LINE_PUZZLE] = "puzzle", [RT_LINE_BASE] = "base",   [RT_LINE_OTHER] = "other",
  [RT_LINE_BEYOND] = "error", [RT_LINE_BAD_PUZZLE] = "error", [RT_LINE_BAD_BASE] = "error",
};

static void
explain_cb (uint64_t number, const char *text, size_t size, const RtLine *line, int cell, int digit,
            void *data)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) size);
  char name[5];

  if (cell == RT_NO_CELL)
    rt_put ("%" G_GUINT64_FORMAT "\t%s\t\t%s", number, kinds[line->kind], valid);
  else
    rt_put ("%" G_GUINT64_FORMAT "\t%s\t%s=%d\t%s", number, kinds[line->kind],
            rt_cell_name (cell, name), digit, valid);
}

/* Prints the diagnosis of the program's steps, which PRINTOUT has parsed. Returns true if the
 * program has no faults and a right answer. */
static bool
diagnose (RtPrintout *printout)
{
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);
  g_autofree char *answer = NULL, *same = NULL;
  RtGrid grid;
  uint64_t line;
  bool has_answer = rt_printout_answer (printout, &grid, &line);

  rt_diagnose (diagnosis, rt_printout_tape (printout), rt_printout_puzzle (printout),
               has_answer ? &grid : NULL, NULL);
  answer = rt_diagnosis_say_answer (&diagnosis->answer);
  same = rt_diagnosis_say_same (&diagnosis->same);
  rt_put ("%s", answer);
  rt_put ("%s", same);
  for (size_t i = 0; i < diagnosis->n_faults; i++) {
    g_autofree char *said = rt_diagnosis_say_fault_at (&diagnosis->faults[i]);

    rt_put ("%s", said);
  }
  return diagnosis->n_faults == 0 && (diagnosis->answer.kind == RT_ANSWER_RIGHT ||
                                      diagnosis->answer.kind == RT_ANSWER_RIGHTLY_NONE);
}

/* Prints how the program numbers cells (from 0 or from 1), the puzzle and the number of steps,
 * which PRINTOUT has parsed. */
static void
tell (RtPrintout *printout)
{
  g_autofree char *cells = g_malloc (RT_N_CELLS + 1);
  g_autoptr (RtTrace) trace = rt_trace_new_of_tape (rt_printout_tape (printout), rt_printout_puzzle (printout));
  g_autofree char *placed = NULL, *taken_back = NULL;
  RtCounts counts;
  int base;
  RtNumbered how = rt_printout_numbered (printout, &base);

  rt_trace_follow (trace, NULL);
  rt_trace_newest (trace, NULL, &counts);
  rt_put ("%s", rt_printout_say_numbering (how, base));
  rt_put (_("Puzzle: %s"), rt_grid_print (rt_printout_puzzle (printout), cells));
  placed = g_strdup_printf ("%'" G_GUINT64_FORMAT, counts.placements);
  taken_back = g_strdup_printf ("%'" G_GUINT64_FORMAT, counts.takebacks);
  rt_put (_("Steps: %s digits placed, %s taken back, at most %u at a time"), placed, taken_back,
          counts.greatest);
}

static void
watch (RtSource *source, gpointer data)
{
  g_autoptr (RtPrintout) printout = rt_watched_make_printout (puzzle_text ? &puzzle : NULL);
  const RtPrintoutError *error;
  const char *other;
  bool fine;

  if (explain)
    rt_printout_listen (printout, explain_cb, NULL);
  do {
    fine = rt_printout_feed (printout, source->text->str, source->text->len);
    g_string_truncate (source->text, 0);
  } while (fine && rt_source_fill (source, true));
  fine = rt_printout_end (printout) && fine;
  rt_source_tell_error (source);
  error = rt_printout_error (printout);
  rt_printout_first_other (printout, &other);
  if (rt_printout_has_begun (printout))
    tell (printout);
  if (fine && !diagnose (printout))
    source->result = MAX (source->result, RT_EXIT_NO_SOLUTION);
  if (!fine) {
    g_autofree char *said = rt_printout_say_error (error, other);

    rt_source_fail (source, (guint) error->line, error->column, said);
  }
}

static int
run (char **files)
{
  if (puzzle_text && !rt_grid_parse (&puzzle, puzzle_text))
    return rt_usage_error (_("The puzzle needs 81 cells in one word, digits or dots"));
  return rt_source_each (files, watch, NULL);
}

const RtCommand rt_command_watch = {
  .id      = "watch",
  .summary = N_("Read the steps that your own solver printed, and say what they are."),
  .options = options,
  .run     = run,
};
