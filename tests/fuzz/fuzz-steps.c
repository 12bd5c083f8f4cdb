/* fuzz-steps.c - fuzz target: reads any bytes as the steps of a program, in pieces and at once. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-read.h"

#include "engine/autoptr.h"
#include "engine/diagnosis-text.h"
#include "engine/program-steps-text.h"
#include "engine/trace/trace.h"

#include <glib.h>
#include <string.h>

/* The puzzle of bytes that name none, so that most have one. */
#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static RtPrintout *
read_in_pieces (const char *text, size_t size, size_t piece)
{
  RtPrintout *printout;
  RtGrid puzzle;

  g_assert_true (rt_grid_parse (&puzzle, PUZZLE));
  printout = rt_printout_new (g_get_tmp_dir (), &puzzle);
  for (size_t i = 0; i < size; i += piece)
    if (!rt_printout_feed (printout, text + i, MIN (piece, size - i)))
      break;
  rt_printout_end (printout);
  return printout;
}

static void
check_error (RtPrintout *printout)
{
  const RtPrintoutError *error = rt_printout_error (printout);
  const char *other;
  g_autofree char *valid = NULL, *said = NULL;

  rt_printout_first_other (printout, &other);
  valid = g_utf8_make_valid (other, -1);
  said = rt_printout_say_error (error, valid);
  g_assert_true ((said == NULL) == (error->problem == RT_PRINTOUT_FINE));
  g_assert_true (!said || g_utf8_validate (said, -1, NULL));
}

/* Its steps can be made, and told. */
static void
check_steps (RtPrintout *printout)
{
  RtTrace *trace = rt_trace_new_of_tape (rt_printout_tape (printout), rt_printout_puzzle (printout));
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);

  rt_trace_follow (trace, NULL);
  g_assert_cmpuint (rt_trace_length (trace), >, rt_tape_length (rt_printout_tape (printout)));
  rt_trace_unref (trace);
  g_assert_true (rt_diagnose (diagnosis, rt_printout_tape (printout), rt_printout_puzzle (printout), NULL,
                              NULL));
  g_assert_cmpuint (diagnosis->n_faults, <=, G_N_ELEMENTS (diagnosis->faults));
  for (size_t i = 0; i < diagnosis->n_faults; i++) {
    g_autofree char *said = rt_diagnosis_say_fault_at (&diagnosis->faults[i]);

    g_assert_true (g_utf8_validate (said, -1, NULL));
  }
}

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FATAL_MASK);
  return 0;
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t size)
{
  const char *text = (const char *) bytes;
  g_autoptr (RtPrintout) whole = read_in_pieces (text, size, size + 1);
  g_autoptr (RtPrintout) pieces = read_in_pieces (text, size, 1 + size % 7);

  check_error (whole);
  g_assert_cmpint (rt_printout_error (whole)->problem, ==, rt_printout_error (pieces)->problem);
  g_assert_cmpuint (rt_tape_length (rt_printout_tape (whole)), ==,
                    rt_tape_length (rt_printout_tape (pieces)));
  if (rt_printout_has_begun (whole))
    check_steps (whole);
  return 0;
}
