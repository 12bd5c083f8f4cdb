/* reasoning.h - RtReasoning: hints in stages, the list of all steps that are possible now, and the path to
 * the end, on the grid of a document.
 *
 * Logic starts from the givens and the person's own digits, as if the solver had written nothing, and from
 * the person's own pencil marks if these are complete and sound, otherwise from the candidates that those
 * digits leave. A mistake is reported before anything else. Searches run in a thread and can be cancelled; an
 * edit of the document puts everything away. A path has a player of its own. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "document/hint/conclude.h"
#include "document/solve/player.h"
#include "engine/logic/words/say.h"

#define RT_TYPE_REASONING (rt_reasoning_get_type ())
G_DECLARE_FINAL_TYPE (RtReasoning, rt_reasoning, RT, REASONING, GObject)

/* Signal `changed`: a result of the functions below has changed. */
RtReasoning *rt_reasoning_new (RtDocument *document);

/* Sets the techniques and their order for later searches; a copy is made. */
void rt_reasoning_set_ladder (RtReasoning *self, const RtLadder *ladder);

RtReasoningState rt_reasoning_state (RtReasoning *self);

/* Goes to the next stage of the hint, or searches for one, also while a list or path is shown; after the last
 * stage, applies it. Marks the mistake if there is one. */
void rt_reasoning_hint (RtReasoning *self);

/* Shows all of the first step that TECHNIQUE alone finds. */
void rt_reasoning_show_technique (RtReasoning *self, const RtTechnique *technique);

/* Returns the sentence on the card, translated, with the most important part between <b> and </b>; NULL if
 * there is none. Free with g_free. */
char *rt_reasoning_say (RtReasoning *self);

/* Returns the step that is shown, or NULL; and the stage up to which it is shown. */
const RtStep *rt_reasoning_step (RtReasoning *self);
RtHint rt_reasoning_stage (RtReasoning *self);

/* Returns the view of the step that is shown: 0 for all, up to rt_step_last_view. */
guint rt_reasoning_view (RtReasoning *self);
void rt_reasoning_set_view (RtReasoning *self, guint view);

/* Returns the position that is shown: the person's own, on a path after its steps; and its
 * candidates, once the search has ended. Valid until the next `changed`; undefined while
 * rt_reasoning_is_on is false. */
const RtPosition *rt_reasoning_position (RtReasoning *self);
const RtDigits *rt_reasoning_candidates (RtReasoning *self);

/* Returns the wrong entries to mark: none until the person has asked to see them. */
RtCells rt_reasoning_mistakes (RtReasoning *self);

/* Searches for all steps that are possible now, or for the path. Steps by nested chains, which may take
 * minutes, are added to the former list as they are found. */
void rt_reasoning_look_for (RtReasoning *self, RtSteps what);

/* Searches for the path of the rating of PUZZLE, and shows its hardest step, whose price is the rating. The
 * person's entries and marks have no part in it. */
void rt_reasoning_show_hardest (RtReasoning *self, const RtGrid *puzzle);

/* Returns true if the path is the rating's, also while it is searched for. */
bool rt_reasoning_is_by_rating (RtReasoning *self);

/* Returns the digits that the list or path starts from. */
const RtGrid *rt_reasoning_start (RtReasoning *self);

/* Returns true if a search for steps takes longer than half a second, or nested chains are still searched for. */
bool rt_reasoning_takes_long (RtReasoning *self);

/* Returns the technique that is being tried, or NULL. */
const RtTechnique *rt_reasoning_trying (RtReasoning *self);

/* Stops the search for steps. The steps found so far stay; a search that has found none is put away. */
void rt_reasoning_stop (RtReasoning *self);

/* Returns the list that was searched for; its steps (of RtStep, or NULL; RT_STEPS_HERE may still
 * grow); and the index of the shown step, or -1. A path always has an index: at first 0, and after
 * its last step the number of its steps. */
RtSteps rt_reasoning_kind (RtReasoning *self);
GPtrArray *rt_reasoning_steps (RtReasoning *self);
int rt_reasoning_place (RtReasoning *self);

/* Shows all of the step at PLACE; a step of the path on the grid before it. */
void rt_reasoning_show (RtReasoning *self, int place);

/* Returns the player of the path, whose position is the place. While it plays, call rt_player_tick once a
 * frame. */
RtPlayer *rt_reasoning_player (RtReasoning *self);

/* Plays or pauses the path; at its end, it plays again from the start. */
void rt_reasoning_play (RtReasoning *self, bool playing);

/* Applies the step that is shown to the document, and on a path all steps before it, as one undo step. */
void rt_reasoning_apply (RtReasoning *self);

/* Fills in all singles, one after another, as one undo step. */
void rt_reasoning_fill_singles (RtReasoning *self);

/* Returns true if anything is shown, listed or searched for. */
bool rt_reasoning_is_on (RtReasoning *self);
void rt_reasoning_put_away (RtReasoning *self);
