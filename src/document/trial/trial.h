/* trial.h - tests a person's solver program on one puzzle as an online judge does; and the table of
 * test puzzles.
 *
 * The program reads the puzzle from its standard input, and prints its answer to the standard
 * output. It may print its steps (engine/steps) to the standard output or the standard error. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/reply.h"
#include "document/trial/run-program.h"
#include "engine/core/grid.h"
#include "engine/diagnosis/diagnosis.h"

/* Form of the puzzle on the standard input; 0 stands for an empty cell. */
typedef enum {
  RT_TRIAL_ROWS,   /* nine lines of nine digits */
  RT_TRIAL_SPACED, /* nine lines of nine digits with blanks between them */
  RT_TRIAL_LINE,   /* one line of 81 digits */
  RT_N_TRIAL_FORMS,
} RtTrialForm;

/* Returns the stable id of FORM, the way in which the program reads the puzzle: "rows", "spaced" or
 * "line"; NULL for RT_N_TRIAL_FORMS and above. */
const char *rt_trial_form_id (int form);

/* Default limit for time; limits for output and memory, in bytes. */
#define RT_TRIAL_SECONDS 10
#define RT_TRIAL_OUTPUT ((guint64) 1 << 30)
#define RT_TRIAL_MEMORY ((guint64) 4 << 30)

typedef struct {
  char **argv;       /* program and arguments; see RtRun (run-program.h) */
  RtTrialForm form;
  bool any;          /* true: all solutions are right; false: only the lexicographically first
                      * one */
  gint64 time;       /* limit for the time, in microseconds */
  char **silent;     /* command of the program without the printing of its steps; NULL: there is
                      * none */
  const char *name;  /* name of the source file, to find its lines in error messages; or NULL */
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

/* Returns the stable id of VERDICT for output and files, as in "wrong-form". */
const char *rt_trial_verdict_id (RtTrialVerdict verdict);

/* Returns a translated name of VERDICT, one or two words. */
const char *rt_trial_verdict_name (RtTrialVerdict verdict);

typedef struct {
  RtTrialVerdict verdict;
  RtRan ran;
  guint64 n_steps; /* number of the last step, where step 1 is the givens; 0: no steps */
  /* time in microseconds of another run, without the printing of steps, which passed; 0: there was no such
   * run. A program that took too long only because of its printing counts as passed. */
  gint64 silent_time;
  char *says;    /* sentence about the verdict; NULL if there is none */
  GBytes *steps; /* output with the steps, after a line that names the puzzle; NULL without steps */
  char *fault;   /* sentence about the step with the worst fault; NULL if there is none */
  guint64 step;  /* number of the step with the worst fault; 0: none */
  RtFault worst; /* the worst fault, valid if STEP is not 0 */
  bool has_same; /* true: SAME is known, because all steps were read and none has a fault */
  RtSame same;   /* the search that the program makes */
} RtTrialResult;

/* Runs the program of TRIAL on PUZZLE, and again without the printing of its steps if it is
 * slow. Sets RESULT, which must be cleared with rt_trial_result_clear. STOP may be NULL. Returns
 * false with an error of G_FILE_ERROR if the program cannot be started. May be called in any
 * thread. */
bool rt_trial_run (const RtTrialSetup *trial, const RtGrid *puzzle, RtStop *stop, RtTrialResult *result,
                   GError **error);
void rt_trial_result_clear (RtTrialResult *result);

/* Returns a translated sentence on the time of RESULT with and without printing, which must have
 * been measured. Free with g_free. */
char *rt_trial_say_printing (const RtTrialResult *result);

/* Returns MICROSECONDS as text in seconds: "0.97 s". Free with g_free. */
char *rt_trial_say_seconds (gint64 microseconds);

/* A test puzzle. */
typedef struct {
  const char *id;     /* stable id */
  const char *reason; /* reason for this test, marked with N_() */
  const char *cells;  /* 81 characters */
} RtTrialCase;

/* The test puzzles, sorted by their cost for a plain search, so that the first failure is the
 * simplest. The last row has no id. */
extern const RtTrialCase rt_trial_cases[];
