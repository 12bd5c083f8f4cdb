/* practice.c - a person practises one technique.
 *
 * What is asked for is the step of which the person found most; at first the easiest to see. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/practice.h"

#include "document/conclude.h"
#include "document/practice-positions.h"
#include "document/practice-search.h"
#include "document/practice-words.h"
#include "engine/fast/fast.h"
#include "engine/logic/words/hint-targets.h"

#include <string.h>

/* Of a collection: how many puzzles are looked through, and positions taken. */
#define MOST_ROWS 5000
#define MOST_TAKEN 50

typedef struct {
  RtPosition position;
  bool done;            /* once; only the first time counts */
} Place;

struct _RtPractice {
  GObject parent_instance;

  const RtTechnique *technique;

  /* Owned. */
  GArray *places;       /* of Place */
  RtCollection *collection; /* NULL: there is none, or it was looked through */
  GCancellable *looking;    /* at the position; NULL: all is known */
  GCancellable *searching;  /* in the collection */
  GPtrArray *steps;     /* of RtStep; NULL while that is not known */

  /* State. */
  guint place, alone, taken;
  RtPosition position;
  RtDigits candidates[RT_N_CELLS], found[RT_N_CELLS];
  RtGrid solution;
  RtPracticeTold told;
  bool slipped;         /* or was helped */
};

G_DEFINE_FINAL_TYPE (RtPractice, rt_practice, G_TYPE_OBJECT)

static guint changed_signal;

static void
tell (RtPractice *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* Steps */

/* Whether STEP says something of DIGIT in CELL: that it stands there, or that it goes. */
static bool
is_of (const RtStep *step, int cell, int digit)
{
  for (guint i = 0; i < step->n_placed; i++)
    if (step->placed[i].cell == cell && step->placed[i].digit == digit)
      return true;
  for (guint i = 0; i < step->n_removed; i++)
    if (step->removed[i].cell == cell && rt_digits_has (step->removed[i].digits, digit))
      return true;
  return false;
}

/* How much of what STEP says was found; and how much was not. */
static guint
count_found (RtPractice *self, const RtStep *step, guint *n_left)
{
  guint n = 0;

  *n_left = 0;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      if (is_of (step, cell, digit)) {
        bool found = rt_digits_has (self->found[cell], digit);

        n += found;
        *n_left += !found;
      }
  return n;
}

/* Takes the step that the person is at: of which there is nothing left, or most was found. Of
 * another one than before nothing has been told yet. */
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

/* The position */

/* For singles one looks at digits. */
static void
show_marks (RtPractice *self)
{
  RtPracticeTold *told = &self->told;

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
    return; /* another position was gone to */
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
  self->told = (RtPracticeTold) { 0 };
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

/* The collection */

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

/* What the person does */

/* What there is to say of DIGIT in CELL. What is not found by the technique is told by what is to be
 * seen alone: whoever guesses does not learn the solution. */
static RtPracticeReply
reply_to (RtPractice *self, int cell, int digit)
{
  if (rt_position_digit (&self->position, cell))
    return RT_REPLY_FILLED;
  if (rt_digits_has (self->found[cell], digit))
    return RT_REPLY_AGAIN;
  for (guint i = 0; i < self->steps->len; i++)
    if (is_of (g_ptr_array_index (self->steps, i), cell, digit))
      return RT_REPLY_RIGHT;
  return rt_digits_has (self->candidates[cell], digit) ? RT_REPLY_OTHER : RT_REPLY_GONE;
}

void
rt_practice_try (RtPractice *self, int cell, int digit)
{
  RtPracticeTold *told = &self->told;

  g_return_if_fail (RT_IS_PRACTICE (self));
  g_return_if_fail (digit >= 1 && digit <= 9);

  if (told->state != RT_PRACTICE_ASKING || !told->step)
    return;
  told->reply = reply_to (self, cell, digit);
  told->cell = cell;
  told->digit = digit;
  if (told->reply == RT_REPLY_RIGHT) {
    self->found[cell] |= rt_digits_of (digit);
    choose_step (self);
    if (told->n_left == 0)
      end (self);
  } else if (told->reply == RT_REPLY_OTHER || (told->reply == RT_REPLY_GONE && told->single)) {
    self->slipped = true;
  }
  tell (self);
}

void
rt_practice_hint (RtPractice *self)
{
  RtPracticeTold *told = &self->told;

  g_return_if_fail (RT_IS_PRACTICE (self));

  if (told->state != RT_PRACTICE_ASKING || !told->step)
    return;
  self->slipped = true;
  told->reply = RT_REPLY_NONE;
  told->stage = MAX (told->stage + 1, RT_HINT_WHERE);
  if (told->stage == RT_HINT_ALL)
    end (self);
  tell (self);
}

/* What others ask */

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
  return self->told.reply > RT_REPLY_AGAIN ? self->told.cell : -1;
}

char *
rt_practice_say (RtPractice *self)
{
  return rt_practice_words (&self->told);
}

char *
rt_practice_say_place (RtPractice *self)
{
  return rt_practice_words_place (self->place, self->places->len, self->alone);
}

/* Coming and going */

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
  g_autoptr (GArray) positions = rt_practice_positions (technique);

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
