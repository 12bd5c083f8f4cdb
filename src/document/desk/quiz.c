/* quiz.c - implements RtQuiz, which asks a person to predict the next step of a search: finds that
 * step, and compares the answer with it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/quiz.h"

struct _RtQuiz {
  GObject parent_instance;

  /* Owned. */
  RtSolving *solving;
  RtPlayer *player; /* player of the search */
  RtReasoning *reasoning;

  bool on;
  guint n_right, n_said;
  guint64 told; /* step of the last answer; 0: none */
  bool right;
};

G_DEFINE_FINAL_TYPE (RtQuiz, rt_quiz, G_TYPE_OBJECT)

enum { PROP_0, PROP_QUIZ, N_PROPS };
static GParamSpec *props[N_PROPS];

/* Returns the number of the next step that writes or empties a cell, and sets EVENT to its event.
 * Returns 0 if no such step is recorded, or if the quiz does not ask at present. */
static guint64
find_next (RtQuiz *self, RtEvent *event)
{
  RtTrace *trace = rt_solving_trace (self->solving);
  RtPlayer *player = self->player;
  RtCursor *cursor;
  guint64 step = 0;

  if (!self->on || !trace || rt_reasoning_is_on (self->reasoning) || rt_player_playing (player))
    return 0;
  cursor = rt_cursor_new (trace);
  rt_cursor_seek (cursor, rt_player_position (player) - (rt_player_look (player) >= 0));
  while (step == 0 && rt_cursor_next (cursor)) {
    *event = *rt_cursor_event (cursor);
    if (event->kind == RT_EVENT_PLACE || event->kind == RT_EVENT_TAKE_BACK)
      step = rt_cursor_position (cursor);
  }
  rt_cursor_free (cursor);
  return step;
}

void
rt_quiz_look (RtQuiz *self, RtQuizState *state)
{
  RtEvent event;
  guint64 at;

  g_return_if_fail (RT_IS_QUIZ (self));

  at = rt_player_position (self->player);
  state->asks = find_next (self, &event) > 0;
  state->told = self->on && self->told > 0 && self->told == at;
  state->right = state->told && self->right;
  state->n_right = self->n_right;
  state->n_said = self->n_said;
}

bool
rt_quiz_answer (RtQuiz *self, int cell, int digit)
{
  RtEvent event;
  guint64 step;

  g_return_val_if_fail (RT_IS_QUIZ (self), false);

  step = find_next (self, &event);
  if (!step)
    return false;
  self->right = event.cell == cell && (event.kind == RT_EVENT_PLACE ? event.digit : 0) == digit;
  self->n_right += self->right;
  self->n_said++;
  self->told = step;
  rt_solving_look_at (self->solving, step);
  return true;
}

/* Resets the counts of answers, and pauses the search. If the search is at its end, moves it to its start. */
static void
begin (RtQuiz *self)
{
  RtSolving *solving = self->solving;
  RtEvent event;

  self->n_right = self->n_said = 0;
  self->told = 0;
  if (rt_player_playing (self->player))
    rt_solving_play (solving, false);
  if (rt_solving_trace (solving) && rt_solving_state (solving) != RT_SOLVING_RUNNING &&
      !find_next (self, &event))
    rt_solving_look_at (solving, 0);
}

static void
rt_quiz_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, RT_QUIZ (object)->on);
}

static void
rt_quiz_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RtQuiz *self = RT_QUIZ (object);

  if (self->on == g_value_get_boolean (value))
    return;
  self->on = !self->on;
  if (self->on)
    begin (self);
  g_object_notify_by_pspec (object, props[PROP_QUIZ]);
}

static void
rt_quiz_finalize (GObject *object)
{
  RtQuiz *self = RT_QUIZ (object);

  g_object_unref (self->solving);
  g_object_unref (self->player);
  g_object_unref (self->reasoning);
  G_OBJECT_CLASS (rt_quiz_parent_class)->finalize (object);
}

static void
rt_quiz_class_init (RtQuizClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = rt_quiz_finalize;
  object_class->get_property = rt_quiz_get_property;
  object_class->set_property = rt_quiz_set_property;
  props[PROP_QUIZ] = g_param_spec_boolean (
    "quiz", NULL, NULL, FALSE,
    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rt_quiz_init (RtQuiz *self)
{
}

RtQuiz *
rt_quiz_new (RtSolving *solving, RtPlayer *player, RtReasoning *reasoning)
{
  RtQuiz *self = g_object_new (RT_TYPE_QUIZ, NULL);

  self->solving = g_object_ref (solving);
  self->player = g_object_ref (player);
  self->reasoning = g_object_ref (reasoning);
  return self;
}
