/* reasoning.h - RtReasoning: what can be concluded on the grid of a document: a hint in stages, all
 * steps that there are, the path to the end.
 *
 * It starts from the person's own pencil marks where these are complete and sound, else from what
 * direct sight leaves. A mistake is told before anything else. What takes long runs in a thread and
 * can be cancelled; an edit of the document puts everything away. A path is there to be played, by a
 * player of its own. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "document/player.h"
#include "engine/logic/ladder.h"
#include "engine/logic/say.h"

#define RT_TYPE_REASONING (rt_reasoning_get_type ())
G_DECLARE_FINAL_TYPE (RtReasoning, rt_reasoning, RT, REASONING, GObject)

typedef enum {
  RT_REASONING_NOTHING,    /* nothing was asked */
  RT_REASONING_WORKING,    /* it is being found out */
  RT_REASONING_STEP,       /* a step is shown, as far as its stage tells */
  RT_REASONING_MISTAKE,    /* some entries are wrong */
  RT_REASONING_NO_STEP,    /* the techniques of the ladder lead no further; or: than the path's end */
  RT_REASONING_UNSOLVABLE, /* the grid has no solution */
  RT_REASONING_SOLVED,     /* no cell is empty; or: at the path's end */
} RtReasoningState;

/* A list of steps, each from the position before it. */
typedef enum {
  RT_STEPS_NONE,
  RT_STEPS_HERE, /* all that can be done now */
  RT_STEPS_PATH, /* one after another, to the end */
} RtSteps;

/* Signal `changed`: something that the functions tell is another now. */
RtReasoning *rt_reasoning_new (RtDocument *document);

/* The order of techniques, from now on; a copy is made. */
void rt_reasoning_set_ladder (RtReasoning *self, const RtLadder *ladder);

RtReasoningState rt_reasoning_state (RtReasoning *self);

/* The next stage of the hint, or a first one; from the last stage, applies it. */
void rt_reasoning_hint (RtReasoning *self);

/* Shows whole the first step that TECHNIQUE alone finds. */
void rt_reasoning_show_technique (RtReasoning *self, const RtTechnique *technique);

/* What is told now: translated, or NULL. Free with g_free. */
char *rt_reasoning_say (RtReasoning *self);

/* The step that is shown, or NULL, and how much of it. */
const RtStep *rt_reasoning_step (RtReasoning *self);
RtHint rt_reasoning_stage (RtReasoning *self);

/* Which of its views: 0 for all, 1 to its n_views. */
guint rt_reasoning_view (RtReasoning *self);
void rt_reasoning_set_view (RtReasoning *self, guint view);

/* The position that it is found on, or the path ends with, and the candidates there. Valid until the
 * next `changed`. */
const RtPosition *rt_reasoning_position (RtReasoning *self);
const RtDigits *rt_reasoning_candidates (RtReasoning *self);

/* The wrong entries that are to be marked: none before the person asked to see them. */
RtCells rt_reasoning_mistakes (RtReasoning *self);

/* Finds all steps here, or the path. Of the steps here, chains of chains come later: they may take
 * minutes, and are added to the list as they are found. */
void rt_reasoning_look_for (RtReasoning *self, RtSteps what);

/* The technique by which more steps here are being looked for, or NULL; and an end to that. */
const RtTechnique *rt_reasoning_further (RtReasoning *self);
void rt_reasoning_stop_further (RtReasoning *self);

/* What was found: of RtStep, or NULL; of steps here the same array may grow. And which of them is
 * shown, or -1. Of a path always one is: the first to begin with; their number stands for the end,
 * after the last. */
RtSteps rt_reasoning_kind (RtReasoning *self);
GPtrArray *rt_reasoning_steps (RtReasoning *self);
int rt_reasoning_place (RtReasoning *self);

/* Shows the step at PLACE whole: of the path, on the grid as it is before it. */
void rt_reasoning_show (RtReasoning *self, int place);

/* Plays the path while there is one: its position is the place. Whoever draws calls rt_player_tick
 * while it plays. */
RtPlayer *rt_reasoning_player (RtReasoning *self);

/* Plays or pauses; from the end, it plays again from the start. */
void rt_reasoning_play (RtReasoning *self, bool playing);

/* Does the step that is shown, and on the path all before it: one undo step. */
void rt_reasoning_apply (RtReasoning *self);

/* Does all singles there are, one after another: one undo step. */
void rt_reasoning_fill_singles (RtReasoning *self);

/* Whether anything is shown, listed or looked for. */
bool rt_reasoning_is_on (RtReasoning *self);
void rt_reasoning_put_away (RtReasoning *self);
