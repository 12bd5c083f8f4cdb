/* trial.h - one puzzle is given to a program of the person's as a judge would, and what came of it.
 *
 * The program reads the puzzle from its standard input and prints the answer on its standard output;
 * steps (engine/steps) on either of its outputs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/reply.h"
#include "document/trial/run.h"
#include "engine/core/grid.h"

/* How the puzzle is written for it. */
typedef enum {
  RT_TRIAL_ROWS,   /* nine lines of nine digits, 0 for a blank */
  RT_TRIAL_SPACED, /* the same with a blank between two digits */
  RT_TRIAL_LINE,   /* one line of 81 */
  RT_N_TRIAL_FORMS,
} RtTrialForm;

/* The stable spelling: "rows", "spaced", "line"; NULL beyond the last. */
const char *rt_trial_form_id (int form);

/* What a program usually gets. */
#define RT_TRIAL_SECONDS 10
#define RT_TRIAL_OUTPUT ((guint64) 1 << 30)
#define RT_TRIAL_MEMORY ((guint64) 4 << 30)

typedef struct {
  char **argv;       /* as for rt_run() */
  RtTrialForm form;
  bool any;          /* of several solutions any will do, else the lexicographically first */
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

/* The stable spelling, as "wrong-form". */
const char *rt_trial_verdict_id (RtTrialVerdict verdict);

/* The same in a word or two, translated. */
const char *rt_trial_verdict_name (RtTrialVerdict verdict);

typedef struct {
  RtTrialVerdict verdict;
  RtRan ran;
  guint64 n_steps; /* as they are numbered, the givens being the first; 0: none */
  char *says;    /* what was wrong, as a sentence; NULL: nothing */
  GBytes *steps; /* the output with its steps, behind a line that names the puzzle; NULL: there are
                  * none */
  char *fault;   /* what these tell of it, as a sentence; NULL: nothing */
  guint64 step;  /* that shows the fault; 0: none */
} RtTrialResult;

/* Gives it PUZZLE and fills RESULT, to be cleared by the second. Returns false with an error of
 * G_FILE_ERROR where it cannot be run at all. STOP may be NULL. In any thread. */
bool rt_trial_run (const RtTrialSetup *trial, const RtGrid *puzzle, RtStop *stop, RtTrialResult *result,
                   GError **error);
void rt_trial_result_clear (RtTrialResult *result);

typedef struct {
  const char *id;     /* stable */
  const char *reason; /* why it is there, marked with N_() */
  const char *cells;  /* 81 of them */
} RtTrialCase;

/* Ordered by their cost for a plain search, so that the first failure is the simplest. The last row has
 * no id. */
extern const RtTrialCase rt_trial_cases[];
