/* trial.c - runs a person's program on one puzzle, decides whether its answer is right, and
 * diagnoses its printed steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/trial.h"

#include "document/base/watched-program.h"
#include "document/trial/program-file.h"
#include "engine/autoptr.h"
#include "engine/diagnosis-text.h"
#include "engine/fast/fast.h"
#include "engine/program-steps-text.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* Number of bytes at the end of the standard error that are kept, to find its last message. */
#define LAST 4000

/* Minimum time in microseconds, and minimum number of steps, of a program whose printing is
 * measured. */
#define SLOW 300000
#define MANY_STEPS 10000

/* An output is copied for later diagnosis. If its first BEFORE_STEPS bytes contain no step, copying
 * ends. */
#define BEFORE_STEPS ((gsize) 1 << 20)

typedef struct {
  const RtTrialSetup *trial;
  RtReplyReader *readers[2];  /* parsers of the standard output and the standard error */
  FILE *kept[2];              /* copies of both outputs; NULL if no file could be created */
  gsize n_kept[2];            /* number of bytes in KEPT */
  GString *last;              /* the last bytes of the standard error */
} Hearing;

const char *
rt_trial_form_id (int form)
{
  static const char *const ids[] = { "rows", "spaced", "line" };

  return form < RT_N_TRIAL_FORMS ? ids[form] : NULL;
}

static const struct {
  const char *id, *name;
} verdicts[] = {
  /* Translators: how a program did in a test. */
  [RT_TRIAL_PASSED] = { "passed", N_("Passed") },
  [RT_TRIAL_WRONG] = { "wrong", N_("Wrong") },
  [RT_TRIAL_NO_ANSWER] = { "no-answer", N_("No answer") },
  [RT_TRIAL_WRONG_FORM] = { "wrong-form", N_("Wrong form") },
  [RT_TRIAL_TIME_OVER] = { "time-over", N_("Time over") },
  [RT_TRIAL_TOO_MUCH] = { "too-much-output", N_("Too much output") },
  [RT_TRIAL_CRASHED] = { "crashed", N_("Crashed") },
  [RT_TRIAL_STOPPED] = { "stopped", N_("Stopped") },
};

const char *
rt_trial_verdict_id (RtTrialVerdict verdict)
{
  return verdicts[verdict].id;
}

const char *
rt_trial_verdict_name (RtTrialVerdict verdict)
{
  return _(verdicts[verdict].name);
}

static char *
write_puzzle (const RtGrid *puzzle, RtTrialForm form)
{
  GString *text = g_string_new (NULL);

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    bool ends = form == RT_TRIAL_LINE ? cell == RT_N_CELLS - 1 : cell % 9 == 8;

    g_string_append_c (text, (char) ('0' + puzzle->digit[cell]));
    if (ends)
      g_string_append_c (text, '\n');
    else if (form == RT_TRIAL_SPACED)
      g_string_append_c (text, ' ');
  }
  return g_string_free (text, FALSE);
}

static bool
hear_cb (bool errors, const char *text, gsize size, gpointer data)
{
  Hearing *hearing = data;

  rt_reply_reader_feed (hearing->readers[errors], text, size);
  if (hearing->kept[errors] && (hearing->n_kept[errors] < BEFORE_STEPS ||
                                rt_reply_reader_steps (hearing->readers[errors]))) {
    fwrite (text, 1, size, hearing->kept[errors]);
    hearing->n_kept[errors] += size;
  }
  if (errors) {
    g_string_append_len (hearing->last, text + size - MIN (size, LAST), (gssize) MIN (size, LAST));
    if (hearing->last->len > LAST)
      g_string_erase (hearing->last, 0, (gssize) (hearing->last->len - LAST));
  }
  return true;
}

/* Returns the last line of LAST, the end of the program's standard error, as valid UTF-8; NULL if
 * it is empty. Free with g_free. */
static char *
last_line (GString *last)
{
  char *line;

  g_strchomp (last->str);
  line = strrchr (last->str, '\n');
  line = line ? line + 1 : last->str;
  return *line ? g_utf8_make_valid (line, -1) : NULL;
}

static char *
say_end (const RtTrialSetup *trial, const RtRan *ran, GString *last)
{
  g_autofree char *line = trial->name ? rt_program_file_say_line (last->str, trial->name) : NULL;
  g_autofree char *word = line ? g_utf8_make_valid (line, -1) : last_line (last);
  g_autofree char *how = NULL;

  if (ran->how == RT_RAN_CRASHED)
    /* Translators: the system's words for a signal, as "Segmentation fault", and its number. */
    how = g_strdup_printf (_("It was ended by a signal: %s (%d)."), g_strsignal (ran->status),
                           ran->status);
  else
    how = g_strdup_printf (_("It printed no answer, and ended with status %d."), ran->status);
  return word ? g_strconcat (how, " ", word, NULL) : g_steal_pointer (&how);
}

static char *
say_too_long (const RtRan *ran, guint64 n_steps)
{
  g_autofree char *steps = g_strdup_printf ("%'" G_GUINT64_FORMAT, n_steps);
  double seconds = (double) ran->time / G_USEC_PER_SEC;

  if (n_steps)
    return g_strdup_printf (_("It was ended after %.0f s, and %s steps."), seconds, steps);
  return g_strdup_printf (_("It was ended after %.0f s."), seconds);
}

/* Sets verdict and sentence of RESULT for a program that has ended by itself and printed ANSWER to
 * PUZZLE. HEARING has the end of its standard error. */
static void
compare (const RtTrialSetup *trial, const RtGrid *puzzle, const RtReply *answer, Hearing *hearing,
         RtTrialResult *result)
{
  RtGrid first;
  bool solvable = rt_fast_solve (puzzle, &first) > 0;

  if (answer->kind == RT_REPLY_GRID)
    result->says = rt_reply_say_wrong (&answer->grid, puzzle, solvable ? &first : NULL, trial->any);
  if (answer->kind == RT_REPLY_GRID || !solvable) {
    result->verdict = result->says ? RT_TRIAL_WRONG : RT_TRIAL_PASSED;
  } else if (answer->kind == RT_REPLY_NONE) {
    result->verdict = RT_TRIAL_NO_ANSWER;
    result->says = result->ran.status ? say_end (trial, &result->ran, hearing->last)
                                      : rt_reply_say_malformed (answer);
  } else {
    result->verdict = RT_TRIAL_WRONG_FORM;
    result->says = rt_reply_say_malformed (answer);
  }
}

static void
conclude (const RtTrialSetup *trial, const RtGrid *puzzle, Hearing *hearing, RtTrialResult *result)
{
  RtReply answer;

  rt_reply_reader_end (hearing->readers[0], &answer);
  switch (result->ran.how) {
  case RT_RAN_TO_END:
    compare (trial, puzzle, &answer, hearing, result);
    break;
  case RT_RAN_CRASHED:
    result->verdict = RT_TRIAL_CRASHED;
    result->says = say_end (trial, &result->ran, hearing->last);
    break;
  case RT_RAN_TOO_LONG:
    result->verdict = RT_TRIAL_TIME_OVER;
    result->says = say_too_long (&result->ran, result->n_steps);
    break;
  case RT_RAN_TOO_MUCH: {
    g_autofree char *most = g_format_size_full (RT_TRIAL_OUTPUT, G_FORMAT_SIZE_IEC_UNITS);

    result->verdict = RT_TRIAL_TOO_MUCH;
    /* Translators: %s is a size, as in "1.0 GiB". */
    result->says = g_strdup_printf (_("It printed more than %s."), most);
    break;
  }
  case RT_RAN_STOPPED:
  default:
    result->verdict = RT_TRIAL_STOPPED;
    break;
  }
}

/* Length of the first line of a copied output, which names the puzzle. */
#define FIRST_LINE (strlen ("# puzzle \n") + RT_N_CELLS)

static FILE *
begin_keeping (const RtGrid *puzzle)
{
  char cells[RT_N_CELLS + 1];
  FILE *file = tmpfile ();

  if (file)
    fprintf (file, "# puzzle %s\n", rt_grid_print (puzzle, cells));
  return file;
}

static GBytes *
map (FILE *file)
{
  g_autoptr (GMappedFile) mapped = NULL;

  if (!file || fflush (file) != 0)
    return NULL;
  mapped = g_mapped_file_new_from_fd (fileno (file), FALSE, NULL);
  return mapped ? g_mapped_file_get_bytes (mapped) : NULL;
}

/* Maximum number of bytes of printed steps that are diagnosed: some ten million steps, which take a
 * second or two. */
#define TEXT_MOST ((gsize) 64 << 20)

/* Number of bytes that are parsed between two checks of the stop. */
#define PIECE ((gsize) 256 << 10)

/* Returns a translated sentence that names the first malformed line of the printed steps. Returns
 * NULL if there are no steps, because a program need not print any. Free with g_free. */
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
  /* Translators: an error in the steps that a program printed: the number of a line, and what is wrong there. */
  return g_strdup_printf (_("Its steps cannot be read. Line %u: %s"), (guint) error->line, said);
}

/* Returns the worst fault of the printed steps, or NULL. If the program has not ENDED by itself,
 * its steps were cut off, so faults at their end are ignored. */
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

/* Passes TEXT to the parser PRINTOUT piece by piece. Returns false if TEXT is malformed or STOP was raised. */
static bool
feed (RtPrintout *printout, const char *text, gsize size, RtStop *stop)
{
  bool fine = true;

  for (gsize at = 0; fine && at < size && !rt_stop_raised (stop); at += PIECE)
    fine = rt_printout_feed (printout, text + at, MIN (PIECE, size - at));
  return rt_printout_end (printout) && fine && !rt_stop_raised (stop);
}

/* A search for the printed line of a step. */
typedef struct {
  guint64 step;  /* number of the step, where step 1 is the givens */
  guint64 at;    /* number of the last step so far */
  RtGrid grid;   /* grid after step AT */
  guint64 line;  /* number of the line of STEP; 0: not found yet */
  char *text;
} Place;

static void
find_line_cb (guint64 number, const char *text, size_t size, const RtLine *line, int cell, int digit,
              void *data)
{
  Place *place = data;

  if (cell == RT_NO_CELL || place->line)
    return;
  place->at += digit && place->grid.digit[cell] ? 2 : 1; /* overwriting takes two steps */
  place->grid.digit[cell] = (uint8_t) digit;
  if (place->at < place->step)
    return;
  place->line = number;
  place->text = g_utf8_make_valid (text, (gssize) MIN (size, 80));
  g_strchomp (place->text);
}

/* Returns a translated sentence that quotes the line of DATA, the program's output on PUZZLE, which
 * prints step STEP; NULL if there is none. Free with g_free. */
static char *
say_place (const char *data, gsize size, const RtGrid *puzzle, guint64 step)
{
  RtPrintout *printout = rt_watched_make_printout (puzzle);
  Place place = { step, 1, *puzzle, 0, NULL };
  g_autofree char *number = NULL, *said = NULL;

  rt_printout_listen (printout, find_line_cb, &place);
  for (gsize at = 0; at < size && !place.line; at += PIECE)
    if (!rt_printout_feed (printout, data + at, MIN (PIECE, size - at)))
      break;
  if (!place.line)
    rt_printout_end (printout);
  rt_printout_free (printout);
  number = g_strdup_printf ("%'" G_GUINT64_FORMAT, place.line);
  if (place.line)
    /* Translators: the number of a line that a program printed, and that line. */
    said = g_strdup_printf (_("Line %s of its steps is “%s”."), number, place.text);
  g_free (place.text);
  return g_steal_pointer (&said);
}

/* Diagnoses the steps on PUZZLE in TEXT. Returns a translated sentence about the step with the worst fault, with its
 * printed line, and stores the step in RESULT. If TEXT is malformed, returns a sentence about that. Returns NULL if
 * there is no fault. ENDED: the program has ended by itself. Parses only the first TEXT_MOST bytes of TEXT. If these
 * are all, also sets the search, and the number of the last step (step 1 is the givens), in RESULT. Free with
 * g_free. */
static char *
say_fault (GBytes *text, const RtGrid *puzzle, bool ended, RtStop *stop, RtTrialResult *result)
{
  g_autoptr (RtPrintout) printout = rt_watched_make_printout (puzzle);
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);
  gsize size;
  const char *data = g_bytes_get_data (text, &size);
  const RtFault *worst = NULL;
  const bool is_whole = size <= TEXT_MOST;
  char *said = NULL;

  if (!is_whole) {
    size = TEXT_MOST;
    ended = false;
  }
  while (!ended && size > 0 && data[size - 1] != '\n') /* removes the last line, which may be
                                                        * incomplete */
    size--;
  if (!feed (printout, data, size, stop))
    said = rt_stop_raised (stop) ? NULL : say_malformed (printout);
  else if (rt_diagnose (diagnosis, rt_printout_tape (printout), rt_printout_puzzle (printout), NULL, stop))
    worst = find_worst (diagnosis, ended);
  if (worst) {
    g_autofree char *place = say_place (data, size, puzzle, worst->step);
    g_autofree char *at = rt_diagnosis_say_example_at (worst);

    said = g_strconcat (at, place ? " " : NULL, place, NULL);
    result->step = worst->step;
    result->worst = *worst;
  }
  if (is_whole && rt_printout_has_begun (printout))
    result->n_steps = rt_tape_length (rt_printout_tape (printout)) + 1;
  result->has_same = is_whole && ended && !said && !rt_stop_raised (stop);
  if (result->has_same)
    result->same = diagnosis->same;
  return said;
}

static void
find_fault (RtTrialResult *result, const RtGrid *puzzle, RtStop *stop)
{
  const gsize size = g_bytes_get_size (result->steps);
  g_autoptr (GBytes) printed = g_bytes_new_from_bytes (result->steps, FIRST_LINE, size - FIRST_LINE);

  result->fault = say_fault (printed, puzzle, result->ran.how == RT_RAN_TO_END, stop, result);
}

char *
rt_trial_say_seconds (gint64 microseconds)
{
  double seconds = (double) microseconds / G_USEC_PER_SEC;

  /* Translators: a time in seconds */
  return seconds < 10 ? g_strdup_printf (_("%.2f s"), seconds) : g_strdup_printf (_("%'.0f s"), seconds);
}

char *
rt_trial_say_printing (const RtTrialResult *result)
{
  g_autofree char *with = rt_trial_say_seconds (result->ran.time);
  g_autofree char *without = rt_trial_say_seconds (result->silent_time);

  if (result->ran.how != RT_RAN_TO_END)
    /* Translators: %s is a time, as in "10 s". */
    return g_strdup_printf (_("Slow because it prints every step: more than %s with, %s without."), with,
                            without);
  if (result->ran.time < 2 * result->silent_time)
    return g_strdup_printf (_("Printing every step takes little of its time: %s with, %s without."), with,
                            without);
  return g_strdup_printf (_("Slow because it prints every step: %s with, %s without."), with, without);
}

/* Runs the program on PUZZLE without the printing of its steps. If it passes, stores its time in
 * RESULT, so that the caller can decide if printing took too long. */
static void
run_silently (const RtTrialSetup *trial, const RtGrid *puzzle, RtStop *stop, RtTrialResult *result)
{
  RtTrialSetup silent = *trial;
  RtTrialResult other;

  silent.argv = trial->silent;
  silent.silent = NULL;
  if (!rt_trial_run (&silent, puzzle, stop, &other, NULL) || other.verdict != RT_TRIAL_PASSED) {
    rt_trial_result_clear (&other);
    return;
  }
  rt_trial_result_clear (&other);
  result->silent_time = other.ran.time;
  result->verdict = RT_TRIAL_PASSED;
  g_free (result->says);
  result->says = rt_trial_say_printing (result);
}

bool
rt_trial_run (const RtTrialSetup *trial, const RtGrid *puzzle, RtStop *stop, RtTrialResult *result,
              GError **error)
{
  g_autofree char *input = write_puzzle (puzzle, trial->form);
  g_autoptr (GString) last = g_string_new (NULL);
  g_autoptr (RtReplyReader) out = rt_reply_reader_new (), errors = rt_reply_reader_new ();
  const RtRun run = { trial->argv, input, trial->time, RT_TRIAL_OUTPUT, RT_TRIAL_MEMORY };
  Hearing hearing = { trial, { out, errors }, { NULL, NULL }, { 0, 0 }, last };
  bool in_errors, ran;

  *result = (RtTrialResult) { .verdict = RT_TRIAL_STOPPED };
  for (int i = 0; i < 2; i++)
    hearing.kept[i] = begin_keeping (puzzle);
  ran = rt_run (&run, stop, hear_cb, &hearing, &result->ran, error);
  in_errors = rt_reply_reader_steps (errors) > rt_reply_reader_steps (out);
  result->n_steps = rt_reply_reader_steps (in_errors ? errors : out);
  if (result->n_steps)
    result->steps = map (hearing.kept[in_errors]);
  result->n_steps += result->n_steps > 0; /* step 1 is the givens */
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&hearing.kept[i], fclose);
  if (ran && result->steps)
    find_fault (result, puzzle, stop);
  if (ran)
    conclude (trial, puzzle, &hearing, result);
  if (ran && trial->silent && result->n_steps >= MANY_STEPS && result->ran.time >= SLOW &&
      (result->verdict == RT_TRIAL_PASSED || result->verdict == RT_TRIAL_TIME_OVER ||
       result->verdict == RT_TRIAL_TOO_MUCH))
    run_silently (trial, puzzle, stop, result);
  return ran;
}

void
rt_trial_result_clear (RtTrialResult *result)
{
  g_clear_pointer (&result->says, g_free);
  g_clear_pointer (&result->fault, g_free);
  g_clear_pointer (&result->steps, g_bytes_unref);
}

/* The puzzles of a test */

const RtTrialCase rt_trial_cases[] = {
  { "full", N_("Nothing is blank: it must print the grid as it is"),
    "483972165619385472572416893231897654756234918894651237928763541167548329345129786" },
  { "one-blank", N_("One blank, in the middle"),
    "4839721656193854725724168932318976547562.4918894651237928763541167548329345129786" },
  { "last-row", N_("The whole last row is blank: it must not end too early"),
    "483972165619385472572416893231897654756234918894651237928763541167548329........." },
  { "few-blanks", N_("At least one blank in every row, column and box"),
    ".83972165619.854725.2416.932.18.76547562.49.889.6512.792.76.54116754.32..4512978." },
  { "empty", N_("No given at all: the smallest grid there is"),
    "................................................................................." },
  { "sample-1", N_("A typical exercise of an online judge"),
    "....5....8941..73....7.8.41..6....7.4..9.3..8.3....5..78.2.9....25..1897....8...." },
  { "no-first-row", N_("No given in the first row: the first digits are guesses"),
    ".........837259..1...4.6.8557934..1..6.1..84.1.8.62.....3.2....7.4.8.1...1...4.7." },
  { "sample-2", N_("Another one, with more to try"),
    "...3..82.....62.1.2..1.57...1.8....39.......74....1.6...12.8..5.9.41.....86..3..." },
  { "several", N_("21 solutions: judges ask for the smallest, or take any"),
    "1.9..73...2...59.7.........6....3...73.....91982.1....29.3.6....4.2..8.986..491.." },
  { "hundred-thousand", N_("100,000 digits must be tried"),
    "9.6..5..7.....7.......1.4...85....3.....81.5.6.3....7..2..9.6...........1.7.2.5.9" },
  { "17-givens", N_("17 givens: no puzzle has fewer"),
    "2....3......8.6...14......7.....839.7............4......6..........2...1..9....8." },
  { "turned", N_("Turned so that going row by row is the worst way: a hundred times as much as "
       "turned back"),
    "8.6.2..3...97...........8....2...6......54.....3....2........68271.9...54.....7.9" },
  { "millions", N_("Millions of digits must be tried: how fast is a test?"),
    "..5.....8..7..6......8..29.......76..34.........9.....2.......4........36...5...." },
  { NULL, NULL, NULL },
};
