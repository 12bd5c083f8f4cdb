/* reasoning.c - what can be concluded on the grid of a document.
 *
 * Whoever asks anew cancels what was asked before. Where in a path we are is its player's position
 * alone: the list, the timeline and the clock all move that. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/reasoning.h"

#include "document/conclude.h"
#include "document/here.h"
#include "engine/core/board.h"
#include "engine/fast/fast.h"
#include "engine/logic/reason.h"

#include <glib/gi18n-lib.h>

#define STEPS_A_SECOND 0.5 /* of a path: each is to be read */

struct _RtReasoning {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  RtLadder *ladder;
  GCancellable *working;    /* NULL: nothing runs */
  GPtrArray *steps;         /* what was looked for, or NULL */
  RtPlayer *player;         /* of the path: what was looked for, if that is one */
  RtStep *step;             /* what is shown, or NULL */

  /* State. */
  RtReasoningState state;
  RtSteps kind;
  const RtTechnique *further; /* what more steps here are being looked for; NULL: none */
  int place;
  RtHint stage;
  RtHint begins_at;         /* as much of a step that is found is shown first */
  guint view;
  RtPosition position;      /* that the step is found on */
  RtBoard start, board;     /* at the document's position, and at that of the step */
  RtCells mistakes;
  bool mistakes_marked;
  bool changing;            /* the document changes by our own hand */
};

G_DEFINE_FINAL_TYPE (RtReasoning, rt_reasoning, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
tell (RtReasoning *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What is shown */

static void
clear_step (RtReasoning *self)
{
  g_clear_pointer (&self->step, rt_step_unref);
  self->place = -1;
  self->view = 0;
  self->mistakes = RT_CELLS_NONE;
  self->mistakes_marked = false;
}

static void
clear (RtReasoning *self)
{
  g_cancellable_cancel (self->working);
  g_clear_object (&self->working);
  clear_step (self);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->kind = RT_STEPS_NONE;
  self->further = NULL;
  self->state = RT_REASONING_NOTHING;
  rt_player_set_path (self->player, NULL);
}

/* A step of many views is understood one at a time. */
static void
take_step (RtReasoning *self, const RtStep *step, RtHint stage)
{
  self->step = rt_step_ref ((RtStep *) step);
  self->stage = stage;
  self->view = step->n_views > 1 ? 1 : 0;
  self->state = RT_REASONING_STEP;
}

/* The document's position with what the first N steps of the path do. */
static void
stand_before (RtReasoning *self, guint n)
{
  self->board = self->start;
  self->position = *rt_document_position (self->document);
  for (guint i = 0; i < n; i++)
    rt_step_apply (g_ptr_array_index (self->steps, i), &self->board);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (self->board.grid.digit[cell] && !rt_position_digit (&self->position, cell))
      rt_position_enter (&self->position, cell, self->board.grid.digit[cell], true);
}

/* Shows the step at PLACE; on the path also what is left after the last. */
static void
stand_at (RtReasoning *self, guint place)
{
  RtCells filled;

  clear_step (self);
  self->place = (int) place;
  stand_before (self, self->kind == RT_STEPS_PATH ? place : 0);
  if (place < self->steps->len) {
    take_step (self, g_ptr_array_index (self->steps, place), RT_HINT_ALL);
    return;
  }
  filled = rt_grid_filled (&self->board.grid);
  self->state = rt_cells_equal (filled, RT_CELLS_ALL) ? RT_REASONING_SOLVED : RT_REASONING_NO_STEP;
}

/* A path that is put away has no place any more. */
static void
moved_cb (RtReasoning *self)
{
  if (!rt_player_path (self->player))
    return;
  stand_at (self, (guint) rt_player_position (self->player));
  tell (self);
}

/* Steps here
 *
 * All but chains of chains are there at once. These are looked for one technique after another, and
 * what they find is added. */

static void found_further_cb (GObject *source, GAsyncResult *result, gpointer data);

static void
look_further (RtReasoning *self)
{
  g_autoptr (RtLadder) ladder = NULL;

  self->further = rt_here_next (self->ladder, self->further);
  if (self->steps->len == 0)
    self->state = self->further ? RT_REASONING_NOTHING : RT_REASONING_NO_STEP;
  if (!self->further)
    return;
  ladder = rt_here_ladder (self->ladder, self->further);
  self->working = g_cancellable_new ();
  rt_conclude_async (rt_document_position (self->document), ladder, RT_STEPS_HERE, self->working,
                     found_further_cb, g_object_ref (self));
}

static void
found_further_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtReasoning) self = data;
  RtConclusions *found = rt_conclude_finish (result);

  if (!found)
    return; /* put away, asked anew, or stopped */
  g_clear_object (&self->working);
  for (guint i = 0; i < found->steps->len; i++)
    if (!rt_here_knows (self->steps, g_ptr_array_index (found->steps, i)))
      g_ptr_array_add (self->steps, rt_step_ref (g_ptr_array_index (found->steps, i)));
  look_further (self);
  tell (self);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtReasoning) self = data;
  RtConclusions *found = rt_conclude_finish (result);

  if (!found)
    return; /* put away, or asked anew */
  g_clear_object (&self->working);
  self->state = found->state;
  self->mistakes = found->mistakes;
  self->start = self->board = found->board;
  self->position = *rt_document_position (self->document);
  if (found->what == RT_STEPS_NONE) {
    if (found->steps && found->steps->len)
      take_step (self, g_ptr_array_index (found->steps, 0), self->begins_at);
  } else if (found->steps) {
    self->kind = found->what;
    self->steps = g_steal_pointer (&found->steps);
    if (self->steps->len)
      self->state = RT_REASONING_NOTHING;
  }
  if (self->kind == RT_STEPS_PATH && self->steps->len) {
    rt_player_set_path (self->player, self->steps);
    stand_at (self, 0);
  } else if (self->kind == RT_STEPS_HERE)
    look_further (self);
  tell (self);
}

/* A step that is found by LADDER is shown from STAGE on. */
static void
ask_by (RtReasoning *self, const RtLadder *ladder, RtSteps what, RtHint stage)
{
  clear (self);
  self->begins_at = stage;
  self->working = g_cancellable_new ();
  self->state = RT_REASONING_WORKING;
  rt_conclude_async (rt_document_position (self->document), ladder, what, self->working,
                     found_cb, g_object_ref (self));
  tell (self);
}

static void
ask (RtReasoning *self, RtSteps what)
{
  g_autoptr (RtLadder) ladder = what == RT_STEPS_HERE ? rt_here_ladder (self->ladder, NULL)
                                                      : rt_ladder_copy (self->ladder);

  ask_by (self, ladder, what, RT_HINT_KIND);
}

void
rt_reasoning_hint (RtReasoning *self)
{
  g_return_if_fail (RT_IS_REASONING (self));

  switch (self->state) {
  case RT_REASONING_WORKING:
    return;
  case RT_REASONING_STEP:
    if (self->stage == RT_HINT_ALL) {
      rt_reasoning_apply (self);
      return;
    }
    self->stage++;
    break;
  case RT_REASONING_MISTAKE:
    self->mistakes_marked = true;
    break;
  case RT_REASONING_NOTHING:
  case RT_REASONING_NO_STEP:
  case RT_REASONING_UNSOLVABLE:
  case RT_REASONING_SOLVED:
  default:
    ask (self, RT_STEPS_NONE);
    return;
  }
  tell (self);
}

void
rt_reasoning_show_technique (RtReasoning *self, const RtTechnique *technique)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (technique->id);

  g_return_if_fail (RT_IS_REASONING (self));

  ladder->corrected_uniqueness = self->ladder->corrected_uniqueness;
  ask_by (self, ladder, RT_STEPS_NONE, RT_HINT_ALL);
}

void
rt_reasoning_look_for (RtReasoning *self, RtSteps what)
{
  g_return_if_fail (RT_IS_REASONING (self));

  if (what == RT_STEPS_NONE)
    rt_reasoning_put_away (self);
  else
    ask (self, what);
}

const RtTechnique *
rt_reasoning_further (RtReasoning *self)
{
  return self->further;
}

void
rt_reasoning_stop_further (RtReasoning *self)
{
  g_return_if_fail (RT_IS_REASONING (self));

  if (!self->further)
    return;
  g_cancellable_cancel (self->working);
  g_clear_object (&self->working);
  self->further = NULL;
  if (self->steps->len == 0)
    self->state = RT_REASONING_NO_STEP;
  tell (self);
}

void
rt_reasoning_show (RtReasoning *self, int place)
{
  g_return_if_fail (RT_IS_REASONING (self));
  g_return_if_fail (self->steps && place >= 0 && place < (int) self->steps->len);

  if (self->kind == RT_STEPS_PATH) {
    rt_player_seek (self->player, (guint64) place);
  } else if (self->place != place) {
    stand_at (self, (guint) place);
    tell (self);
  }
}

RtPlayer *
rt_reasoning_player (RtReasoning *self)
{
  return self->player;
}

void
rt_reasoning_play (RtReasoning *self, bool playing)
{
  g_return_if_fail (RT_IS_REASONING (self));

  if (playing && rt_player_position (self->player) == rt_player_length (self->player))
    rt_player_seek (self->player, 0);
  rt_player_set_playing (self->player, playing);
}

bool
rt_reasoning_is_on (RtReasoning *self)
{
  return self->state != RT_REASONING_NOTHING || self->steps;
}

void
rt_reasoning_put_away (RtReasoning *self)
{
  g_return_if_fail (RT_IS_REASONING (self));

  if (!rt_reasoning_is_on (self))
    return;
  clear (self);
  tell (self);
}

/* Doing it */

/* Goes to BOARD in the document: its digits, and its candidates as marks where WITH_MARKS. */
static void
commit (RtReasoning *self, const RtBoard *board, bool with_marks, const char *label)
{
  self->changing = true;
  rt_document_take_board (self->document, board, with_marks, label);
  self->changing = false;
}

/* Whether any of the first N steps removes candidates: without marks that would be forgotten. */
static bool
any_removes (GPtrArray *steps, guint n)
{
  for (guint i = 0; i < n; i++)
    if (((const RtStep *) g_ptr_array_index (steps, i))->n_removed > 0)
      return true;
  return false;
}

static void
apply_step (RtReasoning *self)
{
  RtBoard board = self->board;
  RtSteps kind = self->kind;

  rt_step_apply (self->step, &board);
  commit (self, &board, self->step->n_removed > 0, _(rt_step_name (self->step)));
  clear (self);
  if (kind != RT_STEPS_NONE)
    ask (self, kind);
  else
    tell (self);
}

/* All up to the one that is shown. */
static void
apply_path (RtReasoning *self)
{
  guint n = (guint) self->place + (self->step ? 1 : 0);
  g_autofree char *label = g_strdup_printf (ngettext ("%u Step", "%u Steps", (gulong) n), n);

  stand_before (self, n);
  commit (self, &self->board, any_removes (self->steps, n), label);
  ask (self, RT_STEPS_PATH);
}

void
rt_reasoning_apply (RtReasoning *self)
{
  g_return_if_fail (RT_IS_REASONING (self));

  if (rt_player_path (self->player))
    apply_path (self);
  else if (self->step)
    apply_step (self);
}

void
rt_reasoning_fill_singles (RtReasoning *self)
{
  g_autoptr (RtLadder) ladder = NULL;
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (GPtrArray) path = NULL;
  int first, second;
  RtBoard board;
  RtGrid grid;

  g_return_if_fail (RT_IS_REASONING (self));

  rt_position_grid (rt_document_position (self->document), &grid);
  if (rt_grid_clash (&grid, &first, &second))
    return;
  ladder = rt_ladder_new_from_text ("full-house hidden-single-box hidden-single-line naked-single");
  rt_board_init (&board, &grid);
  rt_study_at_board (study, &board);
  path = rt_reason_path (study, ladder);
  for (guint i = 0; i < path->len; i++)
    rt_step_apply (g_ptr_array_index (path, i), &board);
  commit (self, &board, false, _("Fill Singles"));
  rt_reasoning_put_away (self);
}

/* What others ask */

RtReasoningState
rt_reasoning_state (RtReasoning *self)
{
  return self->state;
}

static char *
say_mistakes (RtReasoning *self)
{
  int cell = rt_cells_first (self->mistakes), n = rt_cells_count (self->mistakes);

  if (n == 1)
    return g_strdup_printf (_("The %d in row %d, column %d is wrong."),
                            rt_position_digit (&self->position, cell), rt_row_of (cell) + 1,
                            rt_column_of (cell) + 1);
  return g_strdup_printf (
    /* Translators: the number is at least two. */
    ngettext ("%d of your digits is wrong.", "%d of your digits are wrong.", (gulong) n), n);
}

/* Why nothing goes on: the techniques, or the grid. */
static const char *
no_step_text (RtReasoning *self)
{
  RtGrid grid;

  rt_position_grid (rt_document_position (self->document), &grid);
  if (rt_fast_solve (&grid, NULL) > 1)
    return _("None of the techniques in use leads further from here: the grid has more than one "
             "solution.");
  return _("None of the techniques in use leads further from here.");
}

char *
rt_reasoning_say (RtReasoning *self)
{
  switch (self->state) {
  case RT_REASONING_STEP:
    return rt_say_hint (self->step, self->stage);
  case RT_REASONING_MISTAKE:
    return say_mistakes (self);
  case RT_REASONING_NO_STEP:
    return g_strdup (no_step_text (self));
  case RT_REASONING_UNSOLVABLE:
    return g_strdup (_("This grid has no solution."));
  case RT_REASONING_SOLVED:
    return g_strdup (_("Every cell is filled: the puzzle is solved."));
  case RT_REASONING_NOTHING:
  case RT_REASONING_WORKING:
  default:
    return NULL;
  }
}

const RtStep *
rt_reasoning_step (RtReasoning *self)
{
  return self->step;
}

RtHint
rt_reasoning_stage (RtReasoning *self)
{
  return self->stage;
}

guint
rt_reasoning_view (RtReasoning *self)
{
  return self->view;
}

void
rt_reasoning_set_view (RtReasoning *self, guint view)
{
  g_return_if_fail (RT_IS_REASONING (self));

  if (self->view == view)
    return;
  self->view = view;
  tell (self);
}

const RtPosition *
rt_reasoning_position (RtReasoning *self)
{
  return &self->position;
}

const RtDigits *
rt_reasoning_candidates (RtReasoning *self)
{
  return self->board.candidates;
}

RtCells
rt_reasoning_mistakes (RtReasoning *self)
{
  return self->mistakes_marked ? self->mistakes : RT_CELLS_NONE;
}

RtSteps
rt_reasoning_kind (RtReasoning *self)
{
  return self->kind;
}

GPtrArray *
rt_reasoning_steps (RtReasoning *self)
{
  return self->steps;
}

int
rt_reasoning_place (RtReasoning *self)
{
  return self->place;
}

void
rt_reasoning_set_ladder (RtReasoning *self, const RtLadder *ladder)
{
  g_return_if_fail (RT_IS_REASONING (self));

  rt_ladder_free (self->ladder);
  self->ladder = rt_ladder_copy (ladder);
  rt_reasoning_put_away (self);
}

static void
document_changed_cb (RtReasoning *self)
{
  if (!self->changing)
    rt_reasoning_put_away (self);
}

static void
rt_reasoning_dispose (GObject *object)
{
  RtReasoning *self = RT_REASONING (object);

  clear (self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (rt_reasoning_parent_class)->dispose (object);
}

static void
rt_reasoning_finalize (GObject *object)
{
  RtReasoning *self = RT_REASONING (object);

  rt_ladder_free (self->ladder);
  g_object_unref (self->player);
  G_OBJECT_CLASS (rt_reasoning_parent_class)->finalize (object);
}

static void
rt_reasoning_class_init (RtReasoningClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_reasoning_dispose;
  G_OBJECT_CLASS (class)->finalize = rt_reasoning_finalize;
  signals[CHANGED] = g_signal_new ("changed", RT_TYPE_REASONING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
rt_reasoning_init (RtReasoning *self)
{
  self->ladder = rt_ladder_new_human ();
  self->place = -1;
  self->player = rt_player_new ();
  rt_player_set_speed (self->player, STEPS_A_SECOND);
  g_signal_connect_object (self->player, "notify::position", G_CALLBACK (moved_cb), self,
                           G_CONNECT_SWAPPED);
}

RtReasoning *
rt_reasoning_new (RtDocument *document)
{
  RtReasoning *self = g_object_new (RT_TYPE_REASONING, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
