/* reasoning-fields.h - the fields of RtReasoning: for its own two files. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/further.h"
#include "document/hint/looking.h"
#include "document/hint/reasoning.h"
#include "document/hint/shown-step.h"

struct _RtReasoning {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  RtLadder *ladder;
  RtLooking *looking;       /* the newest question; NULL: it was answered, or none was asked */
  RtFurther *further;       /* NULL: no more steps here are being looked for */
  GPtrArray *steps;         /* what was looked for, or NULL */
  RtPlayer *player;         /* of the path: what was looked for, if that is one */
  RtShownStep shown;

  /* State. */
  RtReasoningState state;
  RtSteps kind;
  RtHint begins_at;         /* as much of a step that is found is shown first */
  RtPosition from;          /* what the newest question is about */
  RtBoard start;            /* of that */
  bool by_rating;           /* the path is the rating's own */
  bool changing;            /* this object itself changes the document */
};
