/* trial.h - runs a person's program on one puzzle as an online judge would; the puzzles of such a test.
 *
 * The program reads the puzzle from its standard input and prints the answer on its standard output, and its
 * steps (engine/steps) on either output. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/reply.h"
#include "document/trial/run.h"
#include "engine/core/grid.h"

/* Spelling of the puzzle for the program. */
typedef enum {
  RT_TRIAL_ROWS,   /* nine lines of nine digits, 0 for a blank */
  RT_TRIAL_SPACED, /* nine lines with blanks between the digits */
  RT_TRIAL_LINE,   /* one line of 81 */
  RT_N_TRIAL_FORMS,
} RtTrialForm;

/* Returns the stable id of the form: "rows", "spaced", "line"; NULL beyond the last. */
const char *rt_trial_form_id (int form);

/* Usual limits. */
#define RT_TRIAL_SECONDS 10
#define RT_TRIAL_OUTPUT ((guint64) 1 << 30)
#define RT_TRIAL_MEMORY ((guint64) 4 << 30)

typedef struct {
  char **argv;       /* as for rt_run() */
  RtTrialForm form;
  bool any;          /* any solution is accepted, else only the lexicographically first */
  gint64 time;       /* microseconds */
} RtTrialSetup;

typedef enum {
  RT_TRIAL_PASSED,
  RT_TRIAL_WRONG,
  RT_TRIAL_NO_ANSWER,
  RT_TRIAL_WRONG_FORM,
  RT_TRIAL_TIME_OVER,
  RT_TRIAL_TOO_MUCH,
  RT_TRIAL_CRASHED,
  RT_TRIAL_STOPPED,
} RtTrialVerdict;

/* Returns the stable id of the verdict, as "wrong-form". */
const char *rt_trial_verdict_id (RtTrialVerdict verdict);

/* Returns the verdict in a word or two, translated. */
const char *rt_trial_verdict_name (RtTrialVerdict verdict);

typedef struct {
  RtTrialVerdict verdict;
  RtRan ran;
  guint64 n_steps; /* number of the last step, the givens being step 1; 0: none */
  char *says;    /* sentence on the fault; NULL if there is none */
  GBytes *steps; /* output with the steps, after a line that names the puzzle; NULL without steps */
  char *fault;   /* sentence on the worst fault of the steps; NULL if there is none */
  guint64 step;  /* number of the faulty step; 0: none */
} RtTrialResult;

/* Runs the program on PUZZLE and fills RESULT, to be cleared by rt_trial_result_clear. Returns false with an
 * error of G_FILE_ERROR if it cannot be started. STOP may be NULL. In any thread. */
bool rt_trial_run (const RtTrialSetup *trial, const RtGrid *puzzle, RtStop *stop, RtTrialResult *result,
                   GError **error);
void rt_trial_result_clear (RtTrialResult *result);

typedef struct {
  const char *id;     /* stable */
  const char *reason; /* why it is there, marked with N_() */
  const char *cells;  /* 81 of them */
} RtTrialCase;

/* The puzzles of a test by rising cost for a plain search, so that the first failure is the simplest. The
 * last row has no id. */
extern const RtTrialCase rt_trial_cases[];
