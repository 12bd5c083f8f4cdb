/* reasoning.h - RtReasoning: shows hints in stages, the list of all possible steps, or the path to the solution, on the
 * grid of a document.
 *
 * Digits found by the solver are ignored. async-step-search.h describes the candidates that are used, and the report of
 * mistakes. Searches run in a thread and can be cancelled. An edit of the document closes hint, list and path. A path
 * has a player of its own. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "document/hint/async-step-search.h"
#include "document/solve/player.h"
#include "engine/logic/words/say.h"

#define RT_TYPE_REASONING (rt_reasoning_get_type ())
G_DECLARE_FINAL_TYPE (RtReasoning, rt_reasoning, RT, REASONING, GObject)

/* Returns an object for DOCUMENT, which it references. Signal `changed`: a result of the functions
 * below has changed. */
RtReasoning *rt_reasoning_new (RtDocument *document);

/* Sets the techniques that later searches use, and their order, to a copy of LADDER. */
void rt_reasoning_set_ladder (RtReasoning *self, const RtLadder *ladder);

RtReasoningState rt_reasoning_state (RtReasoning *self);

/* Reveals the next stage of the hint. After the last stage, applies the step; if the step is from a
 * list or path, searches for a hint instead. If no hint is shown, searches for one. If there are
 * wrong digits, marks them. */
void rt_reasoning_hint (RtReasoning *self);

/* Searches for a step of TECHNIQUE, and shows all of it as a hint. */
void rt_reasoning_show_technique (RtReasoning *self, const RtTechnique *technique);

/* Returns the translated sentence about the hint or step, for the card below the grid, with the
 * most important part between <b> and </b>; NULL if there is none. Free with g_free. */
char *rt_reasoning_say (RtReasoning *self);

/* Returns the logical step that is shown, or NULL; rt_reasoning_stage returns the stage of the hint
 * up to which it is shown. */
const RtStep *rt_reasoning_step (RtReasoning *self);
RtHint rt_reasoning_stage (RtReasoning *self);

/* Returns the view of the step that is shown: the number of one of its pictures, from 1 to
 * rt_step_last_view, or 0 for the whole step. rt_reasoning_set_view sets it. */
guint rt_reasoning_view (RtReasoning *self);
void rt_reasoning_set_view (RtReasoning *self, guint view);

/* Returns the position that is shown; rt_reasoning_candidates its candidates. The position is the
 * person's own; on a path, it is the position after the steps up to the current one. The candidates
 * are undefined until the search has ended. Both are valid until the next `changed`, and undefined
 * while rt_reasoning_is_on returns false. */
const RtPosition *rt_reasoning_position (RtReasoning *self);
const RtDigits *rt_reasoning_candidates (RtReasoning *self);

/* Returns the cells with wrong entries; the empty set until the person has asked for them with
 * rt_reasoning_hint. */
RtCells rt_reasoning_mistakes (RtReasoning *self);

/* Searches for WHAT, all possible steps or the path to the solution, and shows the list. Steps by nested chains,
 * which may take minutes, are added to RT_STEPS_HERE as they are found. RT_STEPS_NONE closes the list. */
void rt_reasoning_look_for (RtReasoning *self, RtSteps what);

/* Solves PUZZLE by logic as its rating does, and shows the hardest step, whose difficulty is the
 * rating. Ignores the person's entries and marks. */
void rt_reasoning_show_hardest (RtReasoning *self, const RtGrid *puzzle);

/* Returns true if the solving path that is shown or searched for is the one by which the puzzle is
 * rated (rt_reasoning_show_hardest). */
bool rt_reasoning_is_by_rating (RtReasoning *self);

/* Returns the grid on which the list of steps, or the solving path, begins. */
const RtGrid *rt_reasoning_start (RtReasoning *self);

/* Returns true if a search has been running for more than half a second, or is searching for nested
 * chains. */
bool rt_reasoning_takes_long (RtReasoning *self);

/* Returns the technique that the running search is trying, or NULL. */
const RtTechnique *rt_reasoning_trying (RtReasoning *self);

/* Stops the running search. If only nested chains are still missing, the list keeps the steps found
 * so far; otherwise everything is closed. */
void rt_reasoning_stop (RtReasoning *self);

/* Returns the kind of list that is shown (all steps or path); RT_STEPS_NONE for none. */
RtSteps rt_reasoning_kind (RtReasoning *self);

/* Returns the steps of the list (of RtStep), or NULL. RT_STEPS_HERE may still grow. */
GPtrArray *rt_reasoning_steps (RtReasoning *self);

/* Returns the index, in the list or solving path, of the step that is shown; -1 if there is none.
 * After the last step of a path, it is the number of steps. */
int rt_reasoning_place (RtReasoning *self);

/* Shows all of the logical step with index PLACE in the list or path that is shown; a step of the path
 * on the grid before that step. */
void rt_reasoning_show (RtReasoning *self, int place);

/* Returns the player of the solving path; its position is the index of the step. While it is
 * playing, rt_player_tick must be called once a frame. */
RtPlayer *rt_reasoning_player (RtReasoning *self);

/* Plays or pauses the solving path. If it is at its end, plays it from the start. */
void rt_reasoning_play (RtReasoning *self, bool playing);

/* Applies the step that is shown to the document, and, if it belongs to a path, all steps before
 * it, as one undo step. Then searches anew for the list or path. */
void rt_reasoning_apply (RtReasoning *self);

/* Writes all singles, and the singles that follow from them, into the document as one undo step. */
void rt_reasoning_fill_singles (RtReasoning *self);

/* Returns true if a hint, list or path is shown or searched for. */
bool rt_reasoning_is_on (RtReasoning *self);

/* Closes hint, list or path, and cancels the search. */
void rt_reasoning_put_away (RtReasoning *self);
