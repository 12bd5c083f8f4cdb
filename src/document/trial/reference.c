/* reference.c - runs two of the classic searches as programs in a person's language. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/reference.h"

#include "document/trial/program-file.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* Number of steps whose reads are sorted into tests and others. */
#define SAMPLE 20000

static const RtSearch *const ways[RT_N_REFERENCES] = { &rt_search_scan, &rt_search_masks };

/* Returns the percentage of the reads of SEARCH on PUZZLE that test a digit. The other reads look
 * for a blank. */
static int
count_share (const RtSearch *search, const RtGrid *puzzle)
{
  g_autofree void *state = g_malloc (search->state_size);
  g_autofree RtDetail *detail = g_new (RtDetail, 1);
  guint64 tests = 0, all = 0;
  RtEvent event;

  search->start (state, puzzle);
  for (int i = 0; i < SAMPLE && search->step (state, &event, detail); i++)
    for (guint j = 0; j < detail->n; j++)
      if (detail->looks[j].kind == RT_LOOK_READ) {
        all++;
        tests += detail->looks[j].digit != 0;
      }
  return (int) (tests * 100 / MAX (all, 1));
}

/* Returns the time of the program PATH on PUZZLE, or 0 if it does not pass. */
static gint64
measure (const RtTrialSetup *trial, const char *path, const RtGrid *puzzle, RtStop *stop)
{
  const char *words[] = { path, NULL };
  RtTrialSetup setup = *trial;
  RtProgramFile file;
  RtTrialResult result;
  gint64 time = 0;

  if (rt_program_file_open (&file, (char **) words, stop, NULL)) {
    setup.argv = file.argv;
    setup.silent = NULL;
    if (rt_trial_run (&setup, puzzle, stop, &result, NULL) && result.verdict == RT_TRIAL_PASSED)
      time = result.ran.time;
    rt_trial_result_clear (&result);
  }
  rt_program_file_clear (&file);
  return time;
}

void
rt_reference_measure (RtReference *reference, const RtTrialSetup *trial, const RtLanguage *language,
                      const RtGrid *puzzle, RtStop *stop)
{
  g_autofree char *folder = g_dir_make_tmp ("retrace-reference-XXXXXX", NULL);
  bool passed = folder != NULL;

  *reference = (RtReference) { 0 };
  for (int i = 0; i < RT_N_REFERENCES && passed; i++) {
    g_autoptr (RtProgram) program = rt_program_new (ways[i], language);
    g_autofree char *name = rt_program_file_name (program);
    g_autofree char *path = g_build_filename (folder, name, NULL);
    RtCounts counts;

    passed = g_file_set_contents (path, rt_program_text (program), -1, NULL) &&
             (reference->times[i] = measure (trial, path, puzzle, stop)) > 0;
    g_unlink (path);
    if (passed)
      rt_search_run (ways[i], puzzle, stop, NULL, &counts);
    if (passed)
      reference->reads[i] = counts.reads;
  }
  if (folder)
    g_rmdir (folder);
  if (!passed || rt_stop_raised (stop))
    return;
  reference->share = count_share (ways[0], puzzle);
  reference->language = language;
}

char *
rt_reference_say (const RtReference *reference, gint64 theirs, bool is_silent)
{
  g_autofree char *mine = rt_trial_say_seconds (theirs);
  g_autofree char *scan = rt_trial_say_seconds (reference->times[0]);
  g_autofree char *masks = rt_trial_say_seconds (reference->times[1]);
  g_autofree char *reads = g_strdup_printf ("%'" G_GUINT64_FORMAT, reference->reads[0]);
  g_autofree char *fewer = g_strdup_printf ("%'" G_GUINT64_FORMAT, reference->reads[1]);
  g_autofree char *first = NULL;
  const char *language = reference->language->name;

  /* Translators: the time of a person's program. */
  first = g_strdup_printf (is_silent ? _("Its slowest puzzle takes it %s without printing.")
                                     : _("Its slowest puzzle takes it %s."),
                           mine);
  /* Translators: a sentence; a language; times and numbers of reads for one puzzle. */
  return g_strdup_printf (_("%s The same search in %s takes %s: scanning up to 27 cells for each digit is %d %% "
                            "of its %s reads; with bit masks, %s and %s reads."),
                          first, language, scan, reference->share, reads, masks, fewer);
}
