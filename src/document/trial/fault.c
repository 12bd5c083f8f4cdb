/* fault.c - what the steps that a program printed tell of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/fault.h"

#include "document/base/watched.h"
#include "engine/diagnosis-text.h"
#include "engine/printout-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* So much of a text is looked at: some ten million steps, a second or two. */
#define TEXT_MOST ((gsize) 64 << 20)

/* Bytes between two looks at the stop. */
#define PIECE ((gsize) 256 << 10)

/* Why the text cannot be read. That it is mostly something else is nothing to complain of: nobody said
 * that there would be steps. */
static char *
say_malformed (const RtPrintout *printout)
{
  const RtPrintoutError *error = rt_printout_error (printout);
  g_autofree char *said = NULL;
  const char *other;

  if (error->problem == RT_PRINTOUT_NOT_STEPS || error->problem == RT_PRINTOUT_NO_STEPS)
    return NULL;
  rt_printout_first_other (printout, &other);
  said = rt_printout_say_error (error, other);
  if (!error->line)
    return g_steal_pointer (&said);
  /* Translators: of the steps that a program printed; what is wrong in a line of them. */
  return g_strdup_printf (_("Its steps cannot be read. Line %u: %s"), (guint) error->line, said);
}

/* The worst that holds of a program whose steps were cut off, unless it ENDED. */
static const RtFault *
find_worst (const RtDiagnosis *diagnosis, bool ended)
{
  for (size_t i = 0; i < diagnosis->n_faults; i++) {
    RtFaultKind kind = diagnosis->faults[i].kind;

    if (ended || (kind != RT_FAULT_NEVER_BACK && kind != RT_FAULT_STOPS))
      return &diagnosis->faults[i];
  }
  return NULL;
}

/* Returns false where it cannot be read, or was stopped. */
static bool
feed (RtPrintout *printout, const char *text, gsize size, RtStop *stop)
{
  bool fine = true;

  for (gsize at = 0; fine && at < size && !rt_stop_raised (stop); at += PIECE)
    fine = rt_printout_feed (printout, text + at, MIN (PIECE, size - at));
  return rt_printout_end (printout) && fine && !rt_stop_raised (stop);
}

char *
rt_trial_say_fault (GBytes *text, const RtGrid *puzzle, bool ended, RtStop *stop, guint64 *step,
                    guint64 *n_steps)
{
  RtPrintout *printout = rt_watched_make_printout (puzzle);
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);
  gsize size;
  const char *data = g_bytes_get_data (text, &size);
  const RtFault *worst = NULL;
  const bool is_whole = size <= TEXT_MOST;
  char *said = NULL;

  *step = 0;
  if (!is_whole) {
    size = TEXT_MOST;
    ended = false;
  }
  while (!ended && size > 0 && data[size - 1] != '\n') /* the last line is not whole */
    size--;
  if (!feed (printout, data, size, stop))
    said = rt_stop_raised (stop) ? NULL : say_malformed (printout);
  else if (rt_diagnose (diagnosis, rt_printout_tape (printout), rt_printout_puzzle (printout), NULL, stop))
    worst = find_worst (diagnosis, ended);
  if (worst) {
    said = rt_diagnosis_say_fault_at (worst);
    *step = worst->step;
  }
  if (is_whole && rt_printout_has_begun (printout))
    *n_steps = rt_tape_length (rt_printout_tape (printout)) + 1;
  rt_printout_free (printout);
  return said;
}
