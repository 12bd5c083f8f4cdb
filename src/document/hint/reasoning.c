/* reasoning.c - implements RtReasoning (hints, lists of steps, solving paths): starts searches for
 * logical steps, keeps their results, and applies steps to the document.
 *
 * A new search cancels the previous one. The current step of a path is the position of its player,
 * and nothing else; the list, the timeline and the clock change that position. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/hint/reasoning.h"

#include "document/hint/reasoning-words.h"
#include "document/hint/shown-step.h"
#include "engine/logic/words/path-text.h"
#include "engine/logic/words/say.h"

#include <glib/gi18n-lib.h>

#define STEPS_A_SECOND 0.5 /* initial speed of a path: a person reads a sentence at each step */

struct _RtReasoning {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  RtLadder *ladder;
  RtLooking *looking;       /* the running search, or NULL */
  RtFurther *further;       /* the search for nested chains, or NULL */
  GPtrArray *steps;         /* of RtStep: the list or path, or NULL */
  RtPlayer *player;         /* player of the path */
  RtShownStep shown;

  /* State. */
  RtReasoningState state;
  RtSteps kind;
  RtHint begins_at;         /* first stage at which a found step is shown */
  RtPosition from;          /* position on which the search began */
  RtBoard start;            /* board of FROM */
  bool by_rating;           /* see rt_reasoning_is_by_rating */
  bool changing;            /* this object is changing the document */
};

G_DEFINE_FINAL_TYPE (RtReasoning, rt_reasoning, G_TYPE_OBJECT)

static guint changed_signal;

static void
tell (gpointer self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* The step that is shown */

static void
clear (RtReasoning *self)
{
  g_clear_pointer (&self->looking, rt_looking_free);
  rt_shown_step_clear (&self->shown);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->kind = RT_STEPS_NONE;
  self->by_rating = false;
  g_clear_pointer (&self->further, rt_further_free);
  self->state = RT_REASONING_NOTHING;
  rt_player_set_path (self->player, NULL);
}

/* Shows the person's position with the first N logical steps of the solving path applied. */
static void
stand_before (RtReasoning *self, guint n)
{
  rt_shown_step_stand (&self->shown, &self->from, &self->start, self->steps, n);
}

/* Shows the logical step with index PLACE, from 0, of the list or solving path. After the last step
 * of a path, sets the state to "solved" or "no step". */
static void
stand_at (RtReasoning *self, guint place)
{
  rt_shown_step_clear (&self->shown);
  self->shown.place = (int) place;
  stand_before (self, self->kind == RT_STEPS_PATH ? place : 0);
  if (place < self->steps->len) {
    rt_shown_step_take (&self->shown, g_ptr_array_index (self->steps, place), RT_HINT_ALL);
    self->state = RT_REASONING_STEP;
    return;
  }
  self->state = rt_cells_equal (rt_grid_filled (&self->shown.board.grid), RT_CELLS_ALL)
                  ? RT_REASONING_SOLVED : RT_REASONING_NO_STEP;
}

/* Called when the player that plays the solving path has moved: shows the logical step at its
 * position. Does nothing if the path was closed. */
static void
moved_cb (RtReasoning *self)
{
  if (!rt_player_path (self->player) ||
      self->shown.place == (int) rt_player_position (self->player))
    return;
  stand_at (self, (guint) rt_player_position (self->player));
  tell (self);
}

/* Searching */

/* Called when the background search has found steps by nested chains, or has ended. */
static void
further_cb (gpointer owner)
{
  RtReasoning *self = owner;

  if (self->further && !rt_further_technique (self->further))
    g_clear_pointer (&self->further, rt_further_free);
  if (self->steps->len == 0)
    self->state = self->further ? RT_REASONING_NOTHING : RT_REASONING_NO_STEP;
  tell (self);
}

static void
found_cb (gpointer owner, RtConclusions *found)
{
  RtReasoning *self = owner;

  g_clear_pointer (&self->looking, rt_looking_free);
  self->state = found->state;
  self->shown.mistakes = found->mistakes;
  self->start = self->shown.board = found->board;
  if (found->what == RT_STEPS_NONE) {
    if (found->state == RT_REASONING_STEP)
      rt_shown_step_take (&self->shown, g_ptr_array_index (found->steps, 0), self->begins_at);
  } else if (found->steps) {
    self->kind = found->what;
    self->steps = g_steal_pointer (&found->steps);
    if (self->steps->len)
      self->state = RT_REASONING_NOTHING;
  }
  if (self->kind == RT_STEPS_PATH && self->steps->len) {
    guint place = self->by_rating ? rt_path_text_hardest (self->steps) : 0;

    rt_player_set_path (self->player, self->steps);
    stand_at (self, place);
    rt_player_seek (self->player, place);
  } else if (self->kind == RT_STEPS_HERE) {
    self->further = rt_further_new (&self->shown.position, self->ladder, self->steps,
                                    further_cb, self);
    further_cb (self);
    return;
  }
  tell (self);
}

/* Starts a search for WHAT (next step, all steps or path to the solution) on POSITION with the techniques of LADDER.
 * If WHAT is RT_STEPS_NONE, the found step will be shown as a hint up to STAGE. */
static void
ask_about (RtReasoning *self, const RtPosition *position, const RtLadder *ladder, RtSteps what,
           RtHint stage)
{
  clear (self);
  self->shown.position = self->from = *position;
  self->begins_at = stage;
  self->state = RT_REASONING_WORKING;
  self->looking = rt_looking_new (position, ladder, what, found_cb, tell, self);
}

static void
ask_by (RtReasoning *self, const RtLadder *ladder, RtSteps what, RtHint stage)
{
  RtPosition own = rt_document_own (self->document);

  ask_about (self, &own, ladder, what, stage);
  tell (self);
}

static void
ask (RtReasoning *self, RtSteps what)
{
  g_autoptr (RtLadder) ladder = what == RT_STEPS_HERE ? rt_further_others (self->ladder)
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
    if (self->shown.stage == RT_HINT_ALL) {
      if (self->steps)
        ask (self, RT_STEPS_NONE);
      else
        rt_reasoning_apply (self);
      return;
    }
    self->shown.stage++;
    break;
  case RT_REASONING_MISTAKE:
    self->shown.marked = true;
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

void
rt_reasoning_show_hardest (RtReasoning *self, const RtGrid *puzzle)
{
  g_autoptr (RtLadder) rating = rt_ladder_new_rating ();
  RtPosition position;

  g_return_if_fail (RT_IS_REASONING (self));

  if (self->by_rating) {
    if (self->steps && self->steps->len)
      rt_reasoning_show (self, (int) rt_path_text_hardest (self->steps));
    return;
  }
  rt_position_init (&position, puzzle);
  ask_about (self, &position, rating, RT_STEPS_PATH, RT_HINT_ALL);
  self->by_rating = true;
  tell (self);
}

bool
rt_reasoning_takes_long (RtReasoning *self)
{
  return self->further || (self->looking && rt_looking_is_long (self->looking));
}

const RtTechnique *
rt_reasoning_trying (RtReasoning *self)
{
  if (self->looking)
    return rt_looking_technique (self->looking);
  return self->further ? rt_further_technique (self->further) : NULL;
}

void
rt_reasoning_stop (RtReasoning *self)
{
  g_return_if_fail (RT_IS_REASONING (self));

  if (self->looking)
    rt_reasoning_put_away (self);
  if (!self->further)
    return;
  g_clear_pointer (&self->further, rt_further_free);
  further_cb (self);
}

void
rt_reasoning_show (RtReasoning *self, int place)
{
  g_return_if_fail (RT_IS_REASONING (self));
  g_return_if_fail (self->steps && place >= 0 && place < (int) self->steps->len);

  if (self->kind == RT_STEPS_PATH) {
    rt_player_seek (self->player, (guint64) place);
  } else if (self->shown.place != place) {
    stand_at (self, (guint) place);
    tell (self);
  }
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

/* Applying steps */

/* Writes the digits of BOARD into the document as one undo step called LABEL. If WITH_MARKS, also
 * writes the board's candidates as pencil marks. */
static void
commit (RtReasoning *self, const RtBoard *board, bool with_marks, const char *label)
{
  self->changing = true;
  rt_document_take_board (self->document, board, with_marks, label);
  self->changing = false;
}

static void
apply_step (RtReasoning *self)
{
  RtBoard board = self->shown.board;
  RtSteps kind = self->kind;

  rt_step_apply (self->shown.step, &board);
  commit (self, &board, self->shown.step->n_removed > 0, _(rt_step_name (self->shown.step)));
  clear (self);
  if (kind != RT_STEPS_NONE)
    ask (self, kind);
  else
    tell (self);
}

/* Applies to the document all logical steps of the solving path up to the one that is shown. */
static void
apply_path (RtReasoning *self)
{
  guint n = (guint) self->shown.place + (self->shown.step ? 1 : 0);
  g_autofree char *label = g_strdup_printf (ngettext ("%u Step", "%u Steps", (gulong) n), n);
  RtPosition own = rt_document_own (self->document);
  RtGrid grid, from;

  rt_position_grid (&own, &grid);
  rt_position_grid (&self->from, &from);
  stand_before (self, n);
  /* The candidates are written only if the path began on the person's grid. A rating's path begins
   * on the givens, so its candidates do not take the person's entries into account. */
  commit (self, &self->shown.board,
          rt_steps_remove_any (self->steps, n) && rt_grid_equal (&grid, &from), label);
  ask (self, RT_STEPS_PATH);
}

void
rt_reasoning_apply (RtReasoning *self)
{
  g_return_if_fail (RT_IS_REASONING (self));

  if (rt_player_path (self->player))
    apply_path (self);
  else if (self->shown.step)
    apply_step (self);
}

void
rt_reasoning_fill_singles (RtReasoning *self)
{
  RtPosition own = rt_document_own (self->document);
  RtBoard board;

  if (!rt_steps_singles (&own, &board))
    return;
  commit (self, &board, false, _("Fill Singles"));
  rt_reasoning_put_away (self);
}

void
rt_reasoning_set_view (RtReasoning *self, guint view)
{
  if (self->shown.view != view) {
    self->shown.view = view;
    tell (self);
  }
}

void
rt_reasoning_set_ladder (RtReasoning *self, const RtLadder *ladder)
{
  g_return_if_fail (RT_IS_REASONING (self));

  rt_ladder_free (self->ladder);
  self->ladder = rt_ladder_copy (ladder);
  rt_reasoning_put_away (self);
}

/* Getters */

RtReasoningState
rt_reasoning_state (RtReasoning *self)
{
  return self->state;
}

char *
rt_reasoning_say (RtReasoning *self)
{
  return self->looking ? rt_say_looking (self->looking)
                       : rt_say_reasoning (self->state, self->kind, &self->shown);
}

const RtStep *
rt_reasoning_step (RtReasoning *self)
{
  return self->shown.step;
}

RtHint
rt_reasoning_stage (RtReasoning *self)
{
  return self->shown.stage;
}

guint
rt_reasoning_view (RtReasoning *self)
{
  return self->shown.view;
}

const RtPosition *
rt_reasoning_position (RtReasoning *self)
{
  return &self->shown.position;
}

const RtDigits *
rt_reasoning_candidates (RtReasoning *self)
{
  return self->shown.board.candidates;
}

RtCells
rt_reasoning_mistakes (RtReasoning *self)
{
  return self->shown.marked ? self->shown.mistakes : RT_CELLS_NONE;
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
  return self->shown.place;
}

bool
rt_reasoning_is_by_rating (RtReasoning *self)
{
  return self->by_rating;
}

const RtGrid *
rt_reasoning_start (RtReasoning *self)
{
  return &self->start.grid;
}

RtPlayer *
rt_reasoning_player (RtReasoning *self)
{
  return self->player;
}

/* The object */

static void
document_changed_cb (RtReasoning *self)
{
  if (!self->changing)
    rt_reasoning_put_away (self);
}

static void
rt_reasoning_finalize (GObject *object)
{
  RtReasoning *self = RT_REASONING (object);

  clear (self);
  g_object_unref (self->document);
  rt_ladder_free (self->ladder);
  g_object_unref (self->player);
  G_OBJECT_CLASS (rt_reasoning_parent_class)->finalize (object);
}

static void
rt_reasoning_class_init (RtReasoningClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_reasoning_finalize;
  changed_signal = g_signal_new ("changed", RT_TYPE_REASONING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
rt_reasoning_init (RtReasoning *self)
{
  self->ladder = rt_ladder_new_human ();
  self->shown.place = -1;
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
