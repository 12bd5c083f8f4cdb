/* program-words.c - all that the steps of a person's own program tell of it, in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/program-words.h"

#include "engine/diagnosis-text.h"

#include <glib/gi18n.h>

char *
rt_program_say (RtSolving *solving)
{
  const RtDiagnosis *diagnosis = rt_solving_diagnosis (solving);
  const char *fault = rt_watched_fault (rt_solving_watched_program (solving));
  g_autoptr (GString) said = g_string_new (NULL);
  g_autofree char *answer = NULL, *same = NULL;

  if (!diagnosis)
    return g_strdup (fault ? fault : _("The steps of your program are read…"));
  answer = rt_diagnosis_say_answer (&diagnosis->answer);
  same = rt_diagnosis_say_same (&diagnosis->same);
  g_string_append_printf (said, "%s\n\n%s", answer, same);
  for (size_t i = 0; i < diagnosis->n_faults; i++) {
    g_autofree char *one = rt_diagnosis_say_fault_at (&diagnosis->faults[i]);

    g_string_append_printf (said, "\n\n%s", one);
  }
  return g_string_free (g_steal_pointer (&said), FALSE);
}
