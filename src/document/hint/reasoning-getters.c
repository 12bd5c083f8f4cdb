/* reasoning-getters.c - the getters of RtReasoning. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/hint/reasoning-fields.h"

#include "document/hint/reasoning-words.h"

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
