/* moment-program.c - what a moment tells of a person's own program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/desk/moment-program.h"

#include "engine/diagnosis-text.h"

#include <glib/gi18n-lib.h>

char *
rt_moment_say_program (const RtDiagnosis *diagnosis)
{
  g_autofree char *first = diagnosis->n_faults ? rt_diagnosis_say_fault (&diagnosis->faults[0])
                                               : rt_diagnosis_say_answer (&diagnosis->answer);
  g_autofree char *second = diagnosis->n_faults ? NULL : rt_diagnosis_say_same (&diagnosis->same);
  g_autofree char *said = second ? g_strconcat (first, " ", second, NULL) : g_strdup (first);
  g_autofree char *escaped = g_markup_escape_text (said, -1);

  /* Translators: on the card, in front of what is wrong with a person's own program, or what it is. */
  return g_strdup_printf (_("<b>Your program</b>: %s"), escaped);
}

char *
rt_moment_add_remark (const RtMoment *moment, char *said)
{
  g_autofree char *before = said, *line = NULL, *valid = NULL, *escaped = NULL;
  g_auto (GStrv) lines = NULL;

  if (!said || !moment->remark[0] || moment->reasoning || moment->kind == RT_MOMENT_PROGRAM)
    return g_steal_pointer (&before);
  lines = g_strsplit (moment->remark, "\n", -1);
  line = g_strjoinv (" · ", lines);
  valid = g_utf8_make_valid (line, -1);
  escaped = g_markup_escape_text (valid, -1);
  /* Translators: a sentence that tells a step, and what the person's own program printed at it. */
  return g_strdup_printf (_("%s It says: “%s”"), before, escaped);
}
