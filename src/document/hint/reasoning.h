/* reasoning.h - RtReasoning: what logic finds on the grid of a document: a hint in stages, all
 * steps that are possible now, or the path to the end.
 *
 * It starts from the givens and the person's own digits, as if the solver had found nothing yet, and
 * from the person's own pencil marks if these are complete and sound, otherwise from the candidates
 * that those digits leave. A mistake is reported before anything else. Long work runs in a thread
 * and can be cancelled; an edit of the document puts everything away. A path can be played, by a
 * player of its own. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "document/hint/conclude.h"
#include "document/solve/player.h"
#include "engine/logic/words/say.h"

#define RT_TYPE_REASONING (rt_reasoning_get_type ())
G_DECLARE_FINAL_TYPE (RtReasoning, rt_reasoning, RT, REASONING, GObject)

/* Signal `changed`: what one of these functions returns has changed. */
RtReasoning *rt_reasoning_new (RtDocument *document);

/* Which techniques to use from now on, and in which order; a copy is made. */
void rt_reasoning_set_ladder (RtReasoning *self, const RtLadder *ladder);

RtReasoningState rt_reasoning_state (RtReasoning *self);

/* Goes to the next stage of the hint, or looks for one, also where a list or path is shown; from the
 * last stage, applies it. If there is a mistake, marks it. */
void rt_reasoning_hint (RtReasoning *self);

/* Shows the whole of the first step that TECHNIQUE finds without any other technique. */
void rt_reasoning_show_technique (RtReasoning *self, const RtTechnique *technique);

/* What to tell the person now, translated; what matters most stands between <b> and </b>. NULL for
 * nothing. Free with g_free. */
char *rt_reasoning_say (RtReasoning *self);

/* The step that is shown, or NULL; how much of it is shown. */
const RtStep *rt_reasoning_step (RtReasoning *self);
RtHint rt_reasoning_stage (RtReasoning *self);

/* Which of its views is shown: 0 for all, up to rt_step_last_view. */
guint rt_reasoning_view (RtReasoning *self);
void rt_reasoning_set_view (RtReasoning *self, guint view);

/* The person's own position that something is or will be found on, on a path what its steps make of
 * it; and the candidates there, once it was found. Valid until the next `changed`; for nothing while
 * it is not on. */
const RtPosition *rt_reasoning_position (RtReasoning *self);
const RtDigits *rt_reasoning_candidates (RtReasoning *self);

/* The wrong entries to mark: none until the person has asked to see them. */
RtCells rt_reasoning_mistakes (RtReasoning *self);

/* Finds all steps that are possible now, or the path. Among the former, chains of chains (which may
 * take minutes to find) are added to the list as they are found. */
void rt_reasoning_look_for (RtReasoning *self, RtSteps what);

/* Finds the path that the rating of PUZZLE goes, and shows its hardest step: the one that the rating's number
 * is the price of. What the person has entered in PUZZLE or marked has no part in it. */
void rt_reasoning_show_hardest (RtReasoning *self, const RtGrid *puzzle);

/* Whether the path is that one, or is looked for. */
bool rt_reasoning_is_by_rating (RtReasoning *self);

/* The digits that a list or path starts from. */
const RtGrid *rt_reasoning_start (RtReasoning *self);

/* Whether more is still looked for: an answer that takes longer than a moment, or more steps that are
 * possible now; the technique that is tried for it, or NULL; and how to stop that: what was found
 * stays, and a question without an answer is put away. */
bool rt_reasoning_takes_long (RtReasoning *self);
const RtTechnique *rt_reasoning_trying (RtReasoning *self);
void rt_reasoning_stop (RtReasoning *self);

/* What was looked for, what was found (of RtStep, or NULL; RT_STEPS_HERE may still add to the
 * array), and which of them is shown, or -1. A path always has a place: at first 0, and after its
 * last step the number of its steps. */
RtSteps rt_reasoning_kind (RtReasoning *self);
GPtrArray *rt_reasoning_steps (RtReasoning *self);
int rt_reasoning_place (RtReasoning *self);

/* Shows the whole of the step at PLACE; a step of the path on the grid as it is before that
 * step. */
void rt_reasoning_show (RtReasoning *self, int place);

/* The player of the path: its position is the place. While it plays, the caller that draws must
 * call rt_player_tick. */
RtPlayer *rt_reasoning_player (RtReasoning *self);

/* Plays or pauses the path; from the end, it plays again from the start. */
void rt_reasoning_play (RtReasoning *self, bool playing);

/* Applies the step that is shown to the document, and on the path all steps before it: one undo
 * step. */
void rt_reasoning_apply (RtReasoning *self);

/* Fills in all singles, one after another: one undo step. */
void rt_reasoning_fill_singles (RtReasoning *self);

/* Whether anything is shown, listed or looked for. */
bool rt_reasoning_is_on (RtReasoning *self);
void rt_reasoning_put_away (RtReasoning *self);
