/* practice.c - implements RtPractice, exercises in one technique: loads positions, checks answers,
 * and writes the sentences about them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/hint/practice.h"

#include "document/base/job.h"
#include "document/hint/async-step-search.h"
#include "document/hint/reasoning-words.h"
#include "document/hint/shown-step.h"
#include "engine/core/geometry.h"
#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/words/hint-targets.h"
#include "engine/place-text.h"
#include "format/format.h"
#include "practice-resources.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum number of rows of a collection that are searched, and of positions taken from it. */
#define MOST_ROWS 5000
#define MOST_TAKEN 50

/* Verdict on the last answer of the person. */
typedef enum {
  REPLY_NONE,        /* no answer yet */
  REPLY_RIGHT,
  REPLY_AGAIN,       /* right, but already given before */
  REPLY_FILLED,      /* wrong: the cell has a digit */
  REPLY_GONE,        /* wrong: the digit is not a candidate of the cell */
  REPLY_OTHER,       /* wrong: the technique does not imply the answer */
} Reply;

/* State from which the sentences are written. */
typedef struct {
  RtPracticeState state;
  const RtStep *step;   /* NULL while unknown */
  RtHint stage;
  bool places, removes; /* true if at least one step places a digit; if at least one removes a
                         * candidate */
  bool single;          /* true: all steps are singles, which can be found without candidates */
  Reply reply;
  int cell, digit;      /* the last answer */
  guint n_left;         /* number of conclusions of STEP still to be found */
} Told;

typedef struct {
  RtPosition position;
  bool done;            /* true: the position was done before; only the first time counts */
} Place;

struct _RtPractice {
  GObject parent_instance;

  const RtTechnique *technique;

  /* Owned. */
  GArray *places;       /* of Place */
  RtCollection *collection; /* NULL: there is none, or the search has ended without a result */
  GCancellable *looking;    /* cancels the search for steps; NULL after its end */
  GCancellable *searching;  /* cancels the search in the collection */
  GPtrArray *steps;     /* of RtStep: all steps of the technique; NULL while unknown */

  /* State. */
  guint place;          /* index of the current position */
  guint alone;          /* number of positions done without a wrong answer or a hint */
  guint taken;          /* number of positions from the collection */
  RtPosition position;
  RtDigits candidates[RT_N_CELLS], found[RT_N_CELLS];
  RtGrid solution;
  Told told;
  bool slipped;         /* true: the person has given a wrong answer or asked for a hint at this
                         * position */
};

G_DEFINE_FINAL_TYPE (RtPractice, rt_practice, G_TYPE_OBJECT)

static guint changed_signal;

static void
tell (RtPractice *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* Built-in positions */

/* Resource with the built-in positions, written by tests/tools/make-practice.c. Each line consists
 * of the id of a technique, a tab and a position. */
#define FILE_NAME "/io/github/retrace_sudoku/Retrace/practice/positions.tsv"

static void
append_parsed (GArray *positions, const char *line)
{
  g_autoptr (RtReading) reading = rt_read (line, strlen (line), NULL, NULL);
  const RtPuzzle *puzzle = g_ptr_array_index (reading->puzzles, 0);

  g_array_append_vals (positions, rt_puzzle_position (puzzle), 1);
}

/* Returns the text of LINE after the tab if LINE begins with ID and a tab, otherwise NULL. */
static const char *
position_of (const char *line, const char *id)
{
  gsize length = strlen (id);

  return strncmp (line, id, length) == 0 && line[length] == '\t' ? line + length + 1 : NULL;
}

/* Returns the content of FILE_NAME. Registers its resource at the first call, because GTK would
 * search it for icons at every start. */
static GBytes *
look_up_file (void)
{
  static gsize done;

  if (g_once_init_enter (&done)) {
    rt_practice_register_resource ();
    g_once_init_leave (&done, 1);
  }
  return g_resource_lookup_data (rt_practice_get_resource (), FILE_NAME,
                                 G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/* Returns the positions (RtPosition) for TECHNIQUE: its example, then those of the resource in
 * their order, the easiest first. The caller owns the array. */
static GArray *
read_positions (const RtTechnique *technique)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (RtPosition));
  g_autoptr (GBytes) bytes = look_up_file ();
  g_auto (GStrv) lines = g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);

  append_parsed (positions, technique->example);
  for (char **line = lines; *line; line++) {
    const char *position = position_of (*line, technique->id);

    if (position)
      append_parsed (positions, position);
  }
  return positions;
}

/* Steps */

static bool
concludes (const RtStep *step, int cell, int digit)
{
  for (guint i = 0; i < step->n_placed; i++)
    if (step->placed[i].cell == cell && step->placed[i].digit == digit)
      return true;
  for (guint i = 0; i < step->n_removed; i++)
    if (step->removed[i].cell == cell && rt_digits_has (step->removed[i].digits, digit))
      return true;
  return false;
}

/* Returns the number of conclusions of STEP (digits that it places or removes) that the person has
 * found. Sets N_LEFT to the number of the others. */
static guint
count_found (RtPractice *self, const RtStep *step, guint *n_left)
{
  guint n = 0;

  *n_left = 0;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      if (concludes (step, cell, digit)) {
        bool found = rt_digits_has (self->found[cell], digit);

        n += found;
        *n_left += !found;
      }
  return n;
}

/* Chooses the step to which the person's answers belong: a step whose conclusions were all found,
 * otherwise the step with most conclusions found. If the choice changes, the hint starts again. */
static void
choose_step (RtPractice *self)
{
  const RtStep *before = self->told.step;
  guint most = 0;

  for (guint i = 0; i < self->steps->len; i++) {
    const RtStep *step = g_ptr_array_index (self->steps, i);
    guint n_left, n = count_found (self, step, &n_left);

    if (i > 0 && n <= most && n_left > 0)
      continue;
    self->told.step = step;
    self->told.n_left = n_left;
    most = n;
    if (n_left == 0)
      break;
  }
  if (self->told.step != before)
    self->told.stage = RT_HINT_KIND;
}

static void
end (RtPractice *self)
{
  Place *place = &g_array_index (self->places, Place, self->place);

  self->told.state = RT_PRACTICE_DONE;
  self->told.stage = RT_HINT_ALL;
  if (!place->done && !self->slipped)
    self->alone++;
  place->done = true;
}

/* The current position */

/* Sets whether the steps of the exercise are singles, place digits and remove candidates (in `told`), and the pencil
 * marks of the position: its candidates, or none if all steps are singles. */
static void
show_marks (RtPractice *self)
{
  Told *told = &self->told;

  told->single = self->steps->len > 0;
  for (guint i = 0; i < self->steps->len; i++) {
    const RtStep *step = g_ptr_array_index (self->steps, i);

    told->single &= rt_hint_is_single (step);
    told->places |= step->n_placed > 0;
    told->removes |= step->n_removed > 0;
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    self->position.marks[cell] =
      told->single || rt_position_digit (&self->position, cell) ? 0 : self->candidates[cell];
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtPractice) self = data;
  RtConclusions *found = rt_conclude_finish (result);

  if (!found)
    return; /* cancelled, because the person has gone to another position */
  g_clear_object (&self->looking);
  memcpy (self->candidates, found->board.candidates, sizeof self->candidates);
  self->steps = found->steps ? g_steal_pointer (&found->steps) : g_ptr_array_new ();
  self->told.state = RT_PRACTICE_ASKING;
  show_marks (self);
  choose_step (self);
  tell (self);
}

static void
leave_place (RtPractice *self)
{
  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->told = (Told) { 0 };
}

void
rt_practice_go (RtPractice *self, guint place)
{
  g_autoptr (RtLadder) ladder = NULL;
  RtGrid grid;

  g_return_if_fail (RT_IS_PRACTICE (self));
  g_return_if_fail (place < self->places->len);

  leave_place (self);
  self->place = place;
  self->slipped = false;
  memset (self->found, 0, sizeof self->found);
  self->position = g_array_index (self->places, Place, place).position;
  rt_position_grid (&self->position, &grid);
  rt_fast_solve (&grid, &self->solution);
  ladder = rt_ladder_new_from_text (self->technique->id);
  self->looking = g_cancellable_new ();
  rt_conclude_async (&self->position, ladder, RT_STEPS_HERE, self->looking, found_cb,
                     g_object_ref (self));
  memset (self->position.marks, 0, sizeof self->position.marks);
  tell (self);
}

/* Positions in a collection */

/* Data of the job that searches a collection for a position. */
typedef struct {
  RtCollection *collection;
  guint row, end;
  const RtTechnique *technique;
  bool found;
  RtPosition position;
} Search;

/* Returns the techniques for solving paths in which TECHNIQUE is looked for: those for people or,
 * if TECHNIQUE is not one of these, those of the rating. Forcing chains and last resorts, except
 * TECHNIQUE itself, are switched off, because they take long; a path ends where it would need one.
 * Free with rt_ladder_free. */
static RtLadder *
make_ladder (const RtTechnique *technique)
{
  RtLadder *ladder = technique->human_rank ? rt_ladder_new_human () : rt_ladder_new_rating ();

  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtTechnique *other = g_array_index (ladder->rungs, RtRung, i).technique;

    if (rt_technique_takes_long (other))
      rt_ladder_switch (ladder, other, false);
  }
  rt_ladder_switch (ladder, technique, true);
  return ladder;
}

/* Sets POSITION to GIVENS, with the other digits of BOARD as entries, and with its candidates as
 * pencil marks. */
static void
take_board (RtPosition *position, const RtGrid *givens, const RtBoard *board)
{
  rt_position_init (position, givens);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!board->grid.digit[cell])
      position->marks[cell] = board->candidates[cell];
    else if (!givens->digit[cell])
      rt_position_enter (position, cell, board->grid.digit[cell], false);
}

/* Solves the puzzle in the job's row by logic. If the job's technique is used for one of the steps,
 * returns true and sets the job's position to the position before that step. */
static bool
look_at_row (Search *job, RtStudy *study, const RtLadder *ladder)
{
  g_autoptr (GPtrArray) path = NULL;
  RtBoard board;
  RtGrid grid;

  if (!rt_collection_grid (job->collection, job->row, &grid) || rt_fast_solve (&grid, NULL) != 1)
    return false;
  rt_study_at_grid (study, &grid);
  path = rt_step_search_path (study, ladder);
  for (guint i = 0; i < path->len; i++)
    if (((const RtStep *) g_ptr_array_index (path, i))->technique == job->technique) {
      rt_board_init (&board, &grid);
      rt_steps_apply (path, i, &board);
      take_board (&job->position, &grid, &board);
      return true;
    }
  return false;
}

static void
search_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Search *job = data;
  g_autoptr (RtLadder) ladder = make_ladder (job->technique);
  g_autoptr (RtStudy) study = rt_study_new ();

  study->stop = stop;
  for (; job->row < job->end && !job->found && !rt_study_stopped (study); job->row++)
    job->found = look_at_row (job, study, ladder);
}

static const RtJob search_job = {
  .work = search_work,
  .size = sizeof (Search),
  .owned = { RT_JOB_OWNS (Search, collection, rt_collection_unref) },
};

void
rt_practice_search_async (RtCollection *collection, guint row, guint end,
                          const RtTechnique *technique, GCancellable *cancellable,
                          GAsyncReadyCallback done, gpointer user_data)
{
  rt_job_run (&search_job, NULL,
              &(Search) { .collection = rt_collection_ref (collection),
                       .row = row,
                       .end = end,
                       .technique = technique },
              cancellable, done, user_data);
}

bool
rt_practice_search_finish (GAsyncResult *result, RtPosition *position, guint *row, GError **error)
{
  const Search *job = rt_job_finish (&search_job, result, error);

  if (!job || !job->found)
    return false;
  *position = job->position;
  *row = job->row - 1;
  return true;
}

static void search_on (RtPractice *self, guint row);

static void
searched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtPractice) self = data;
  g_autoptr (GError) error = NULL;
  Place place = { 0 };
  guint row;

  if (!rt_practice_search_finish (result, &place.position, &row, &error)) {
    if (!error)
      g_clear_pointer (&self->collection, rt_collection_unref);
    return;
  }
  g_array_append_val (self->places, place);
  if (++self->taken < MOST_TAKEN)
    search_on (self, row + 1);
  tell (self);
}

static void
search_on (RtPractice *self, guint row)
{
  guint end = MIN (rt_collection_n_rows (self->collection), MOST_ROWS);

  rt_practice_search_async (self->collection, row, end, self->technique, self->searching,
                            searched_cb, g_object_ref (self));
}

/* Sentences */

static const char *
say_question (const Told *told)
{
  if (told->single)
    return _("Which cell can this technique fill, and with which digit? Go to the cell and type the "
             "digit, or click the cell twice to choose it.");
  if (told->places && told->removes)
    return _("What follows by this technique? Click each candidate that goes, or the one that must "
             "be true; or go to the cell and type the digit.");
  if (told->places)
    return _("Which candidate must be true by this technique? Click it, or go to the cell and type "
             "the digit.");
  return _("Which candidates can be removed by this technique? Click each of them, or go to the "
           "cell and type the digit.");
}

static char *
say_right (const Told *told)
{
  /* Translators: the number is how many candidates are still to be found. */
  return g_strdup_printf (ngettext ("<b>Right.</b> There is %u more to find.",
                                    "<b>Right.</b> There are %u more to find.",
                                    (gulong) told->n_left),
                          told->n_left);
}

/* Returns a sentence which says why the person's last answer was wrong or was given before; NULL if
 * the answer was right. */
static char *
say_slip (const Told *told)
{
  g_autofree char *place = rt_say_cell (told->cell);

  switch (told->reply) {
  case REPLY_FILLED:
    /* Translators: %s is a cell, as in "row 3, column 4". */
    return g_strdup_printf (_("<b>No:</b> %s has its digit already."), place);
  case REPLY_GONE:
    if (told->single)
      /* Translators: the first is a digit, the second a cell, as in "row 3, column 4". */
      return g_strdup_printf (_("<b>No:</b> %d does not belong in %s."), told->digit, place);
    /* Translators: the first is a digit, the second a cell, as in "row 3, column 4". */
    return g_strdup_printf (_("<b>No:</b> %d is no candidate of %s."), told->digit, place);
  case REPLY_OTHER:
    if (told->removes)
      /* Translators: the first is a digit, the second a cell, as in "row 3, column 4". */
      return g_strdup_printf (_("<b>No:</b> nothing that this technique finds here removes %d from "
                                "%s."),
                              told->digit, place);
    /* Translators: the first is a digit, the second a cell, as in "row 3, column 4". */
    return g_strdup_printf (_("<b>No:</b> nothing that this technique finds here puts %d in %s."),
                            told->digit, place);
  case REPLY_AGAIN:
    return g_strdup (_("You have found that one already."));
  case REPLY_NONE:
  case REPLY_RIGHT:
  default:
    return NULL;
  }
}

/* Returns the sentence of the hint about the step, which says more at each stage, as markup. Free with g_free. */
static char *
say_hint (const Told *told)
{
  g_autofree char *text = rt_spell_out (rt_say_hint (told->step, told->stage));

  return g_markup_escape_text (text, -1);
}

static char *
say_done (const Told *told)
{
  g_autofree char *hint = say_hint (told);

  if (told->reply == REPLY_RIGHT)
    /* Translators: %s are sentences that say why it is so. */
    return g_strdup_printf (_("<b>Right, that is all.</b> %s"), hint);
  return g_steal_pointer (&hint);
}

static char *
say_told (const Told *told)
{
  if (told->state == RT_PRACTICE_LOOKING)
    return g_strdup (_("Looking at the position…"));
  if (!told->step)
    return g_strdup (_("There is nothing of this kind here. Go on to the next position."));
  if (told->state == RT_PRACTICE_DONE)
    return say_done (told);
  if (told->reply == REPLY_RIGHT)
    return say_right (told);
  if (told->reply != REPLY_NONE)
    return say_slip (told);
  return told->stage > RT_HINT_TECHNIQUE ? say_hint (told) : g_strdup (say_question (told));
}

static char *
say_progress (guint place, guint n_places, guint alone)
{
  /* Translators: of some positions to practise on. */
  g_autofree char *text = g_strdup_printf (_("Position %u of %u"), place + 1, n_places);
  g_autofree char *right = NULL;

  if (!alone)
    return g_steal_pointer (&text);
  /* Translators: how many positions a person got right without a mistake and without help. */
  right = g_strdup_printf (ngettext ("%u right at once", "%u right at once", (gulong) alone),
                           alone);
  return g_strdup_printf ("%s · %s", text, right);
}

/* Input of the person */

/* Returns the verdict on the answer "DIGIT in CELL". The verdict on a wrong answer depends only on
 * the candidates, so that guessing does not reveal the solution. */
static Reply
reply_to (RtPractice *self, int cell, int digit)
{
  if (rt_position_digit (&self->position, cell))
    return REPLY_FILLED;
  if (rt_digits_has (self->found[cell], digit))
    return REPLY_AGAIN;
  for (guint i = 0; i < self->steps->len; i++)
    if (concludes (g_ptr_array_index (self->steps, i), cell, digit))
      return REPLY_RIGHT;
  return rt_digits_has (self->candidates[cell], digit) ? REPLY_OTHER : REPLY_GONE;
}

void
rt_practice_try (RtPractice *self, int cell, int digit)
{
  Told *told = &self->told;

  g_return_if_fail (RT_IS_PRACTICE (self));
  g_return_if_fail (digit >= 1 && digit <= 9);

  if (told->state != RT_PRACTICE_ASKING || !told->step)
    return;
  told->reply = reply_to (self, cell, digit);
  told->cell = cell;
  told->digit = digit;
  if (told->reply == REPLY_RIGHT) {
    self->found[cell] |= rt_digits_of (digit);
    choose_step (self);
    if (told->n_left == 0)
      end (self);
  } else if (told->reply == REPLY_OTHER || (told->reply == REPLY_GONE && told->single)) {
    self->slipped = true;
  }
  tell (self);
}

void
rt_practice_hint (RtPractice *self)
{
  Told *told = &self->told;

  g_return_if_fail (RT_IS_PRACTICE (self));

  if (told->state != RT_PRACTICE_ASKING || !told->step)
    return;
  self->slipped = true;
  told->reply = REPLY_NONE;
  told->stage = MAX (told->stage + 1, RT_HINT_WHERE);
  if (told->stage == RT_HINT_ALL)
    end (self);
  tell (self);
}

/* Getters */

RtPracticeState
rt_practice_state (RtPractice *self)
{
  return self->told.state;
}

guint
rt_practice_place (RtPractice *self)
{
  return self->place;
}

guint
rt_practice_n_places (RtPractice *self)
{
  return self->places->len;
}

const RtPosition *
rt_practice_position (RtPractice *self)
{
  return &self->position;
}

const RtDigits *
rt_practice_candidates (RtPractice *self)
{
  return self->candidates;
}

const RtStep *
rt_practice_step (RtPractice *self)
{
  return self->told.step;
}

RtHint
rt_practice_stage (RtPractice *self)
{
  return self->told.stage;
}

RtDigits
rt_practice_found (RtPractice *self, int cell, bool *stands)
{
  *stands = rt_digits_has (self->found[cell], self->solution.digit[cell]);
  return self->found[cell];
}

int
rt_practice_slip (RtPractice *self)
{
  return self->told.reply > REPLY_AGAIN ? self->told.cell : -1;
}

char *
rt_practice_say (RtPractice *self)
{
  return say_told (&self->told);
}

char *
rt_practice_say_place (RtPractice *self)
{
  return say_progress (self->place, self->places->len, self->alone);
}

/* Life */

void
rt_practice_close (RtPractice *self)
{
  g_return_if_fail (RT_IS_PRACTICE (self));

  g_cancellable_cancel (self->looking);
  g_cancellable_cancel (self->searching);
}

static void
rt_practice_finalize (GObject *object)
{
  RtPractice *self = RT_PRACTICE (object);

  leave_place (self);
  g_object_unref (self->searching);
  g_clear_pointer (&self->collection, rt_collection_unref);
  g_array_unref (self->places);
  G_OBJECT_CLASS (rt_practice_parent_class)->finalize (object);
}

static void
rt_practice_class_init (RtPracticeClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_practice_finalize;
  changed_signal = g_signal_new ("changed", RT_TYPE_PRACTICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
rt_practice_init (RtPractice *self)
{
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  self->searching = g_cancellable_new ();
}

RtPractice *
rt_practice_new (const RtTechnique *technique, RtCollection *collection)
{
  RtPractice *self = g_object_new (RT_TYPE_PRACTICE, NULL);
  g_autoptr (GArray) positions = read_positions (technique);

  self->technique = technique;
  for (guint i = 0; i < positions->len; i++) {
    const Place place = { .position = g_array_index (positions, RtPosition, i) };

    g_array_append_val (self->places, place);
  }
  rt_practice_go (self, 0);
  if (collection) {
    self->collection = rt_collection_ref (collection);
    search_on (self, 0);
  }
  return self;
}
