/* judge.c - the command `judge`: tests a person's program on puzzles, as an online judge does. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "cli/common/output.h"
#include "cli/common/time-limit.h"
#include "document/files/replace.h"
#include "document/trial/program-file.h"
#include "document/trial/trial.h"
#include "engine/diagnosis-text.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

static char *form_name, *only, *keep, *test;
static gboolean any, list;
static double seconds = RT_TRIAL_SECONDS;

static const GOptionEntry options[] = {
  { "input", 'i', 0, G_OPTION_ARG_STRING, &form_name,
    N_("Write the puzzle for it as rows, spaced rows or one line (default: rows)"),
    /* Translators: stands for the value in the help, as in --input=FORM. */
    N_("FORM") },
  { "any", 'a', 0, G_OPTION_ARG_NONE, &any,
    N_("Of several solutions take any (default: the smallest, read as a number)"), NULL },
  { "time", 't', 0, G_OPTION_ARG_DOUBLE, &seconds, N_("End it after N seconds (default: 10)"),
    N_("N") },
  { "test", 'T', 0, G_OPTION_ARG_FILENAME, &test, N_("Try it on the puzzles of this file"),
    N_("FILE") },
  { "only", 'o', 0, G_OPTION_ARG_STRING, &only, N_("Try it on this puzzle alone"),
    /* Translators: stands for the value in the help, as in --only=NAME. */
    N_("NAME") },
  { "list", 'l', 0, G_OPTION_ARG_NONE, &list, N_("List the puzzles, each with its reason"), NULL },
  { "keep", 'k', 0, G_OPTION_ARG_FILENAME, &keep,
    N_("Write the steps that it prints to a file for each puzzle in this folder"),
    /* Translators: stands for the value in the help, as in --keep=FOLDER. */
    N_("FOLDER") },
  G_OPTION_ENTRY_NULL
};

static const char *
nth_form (guint n, const char **says)
{
  return rt_trial_form_id ((int) n);
}

static const char *
nth_case (guint n, const char **says)
{
  *says = _(rt_trial_cases[n].reason);
  return rt_trial_cases[n].id;
}

static const RtChoice choices[] = { { "input", NULL, nth_form },
                                    /* Translators: above the list of puzzles. */
                                    { "only", N_("Puzzles:"), nth_case },
                                    { 0 } };

/* The program under test, and its results so far. */
static RtTrialSetup trial;
static int result;       /* exit status */
static guint n_taken;    /* number of puzzles read from --test */
static bool is_over;     /* true: no more puzzles are tried */

/* Writes STEPS, which the program has printed, to the file NAME.txt in the folder of --keep. If the
 * write fails, prints an error and returns false. */
static bool
keep_steps (const char *name, GBytes *steps)
{
  g_autofree char *base = g_strconcat (name, ".txt", NULL);
  g_autoptr (GFile) folder = g_file_new_for_commandline_arg (keep);
  g_autoptr (GFile) file = g_file_get_child (folder, base);
  g_autofree char *etag = NULL;
  g_autoptr (GError) error = NULL;

  if (rt_replace_file (file, steps, NULL, &etag, NULL, &error))
    return true;
  g_printerr (_("retrace-cli: “%s” cannot be written: %s\n"), g_file_peek_path (file),
              error->message);
  result = RT_EXIT_OUTPUT;
  return false;
}

/* Runs the program under test on PUZZLE and prints the result after NAME. Returns true if the test
 * can continue. */
static bool
try (const char *name, const RtGrid *puzzle)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *mend = NULL;
  RtTrialResult tried;
  bool goes_on = true;

  if (!rt_trial_run (&trial, puzzle, NULL, &tried, &error)) {
    g_printerr ("retrace-cli: %s\n", error->message);
    result = RT_EXIT_USAGE;
    return false;
  }
  mend = tried.step ? rt_diagnosis_say_mend (&tried.worst) : NULL;
  rt_put ("%s\t%s\t%" G_GINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%s%s%s%s%s", name,
          rt_trial_verdict_id (tried.verdict), tried.ran.time / 1000, tried.n_steps,
          tried.says ? tried.says : "", tried.says && tried.fault ? " " : "",
          tried.fault ? tried.fault : "", mend ? " " : "", mend ? mend : "");
  if (tried.verdict != RT_TRIAL_PASSED)
    result = MAX (result, RT_EXIT_NO_SOLUTION);
  if (keep && tried.steps)
    goes_on = keep_steps (name, tried.steps);
  rt_trial_result_clear (&tried);
  return goes_on;
}

/* Runs the program under test on PUZZLE, one of those in the file of --test, unless the test is over. Returns
 * true. */
static bool
take (RtPuzzle *puzzle)
{
  const RtGrid *givens = &rt_puzzle_position (puzzle)->givens;
  g_autofree char *base = g_path_get_basename (test);
  g_autofree char *name = g_strdup_printf ("%s-%u", base, ++n_taken);

  if (!is_over)
    is_over = !try (name, givens);
  return true;
}

static int
try_file (void)
{
  char *files[] = { test, NULL };
  int read = rt_input_read (files, take);

  return MAX (result, read);
}

static int
try_cases (void)
{
  for (const RtTrialCase *row = rt_trial_cases; row->id; row++) {
    RtGrid puzzle;

    if (only && strcmp (only, row->id) != 0)
      continue;
    rt_grid_parse (&puzzle, row->cells);
    if (!try (row->id, &puzzle))
      break;
  }
  return result;
}

static bool
is_case (const char *id)
{
  for (const RtTrialCase *row = rt_trial_cases; row->id; row++)
    if (strcmp (row->id, id) == 0)
      return true;
  return false;
}

static int
check_options (void)
{
  int form = rt_choice_find (choices, "input", form_name);

  if (form < 0)
    return RT_EXIT_USAGE;
  trial.form = (RtTrialForm) form;
  if (only && !is_case (only))
    return rt_usage_error (_("No puzzle is called “%s”; --list lists them"), only);
  return rt_time_limit_check (seconds);
}

static int
run (char **words)
{
  g_autofree char *here = g_get_current_dir ();
  g_auto (GStrv) argv = NULL;
  g_autofree char *name = words ? g_path_get_basename (words[0]) : NULL;
  g_autoptr (GError) error = NULL;
  RtProgramFile file;
  int wrong = check_options (), status;

  if (wrong)
    return wrong;
  for (const RtTrialCase *row = rt_trial_cases; list && row->id; row++)
    rt_put ("%s\t%s\t%s", row->id, row->cells, _(row->reason));
  if (list)
    return RT_EXIT_FINE;
  if (!words)
    return rt_usage_error (_("It takes the program and its arguments behind --, as in: retrace-cli "
                             "judge -- ./a.out"));
  argv = rt_run_words (words, here);
  if (!rt_program_file_open (&file, argv, NULL, &error)) {
    g_printerr ("retrace-cli: %s\n", file.complaint ? file.complaint : error->message);
    rt_program_file_clear (&file);
    return RT_EXIT_USAGE;
  }
  trial.argv = file.argv;
  trial.silent = file.silent;
  trial.name = rt_source_language (argv[0]) ? name : NULL;
  trial.any = any;
  trial.time = (gint64) (MIN (seconds, RT_TIME_LIMIT_MOST) * G_USEC_PER_SEC);
  status = test ? try_file () : try_cases ();
  rt_program_file_clear (&file);
  return status;
}

const RtCommand rt_command_judge = {
  .id        = "judge",
  .summary   = N_("Try a program of your own on puzzles, as a judge would, and say how it does."),
  .options   = options,
  .choices   = choices,
  /* Translators: in the help, what stands behind the options. */
  .arguments = N_("-- COMMAND [ARGUMENT…]"),
  .run       = run,
};
