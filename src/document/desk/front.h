/* front.h - what of a desk is in front: whose grid is shown, and whether a search waits.
 *
 * Grid, card, header, pages, timeline and screen reader all ask here, so that they tell of one and
 * the same. `changed` with RT_DESK_SEARCH, RT_DESK_LOGIC or RT_DESK_POSITION says when it is to be
 * asked again. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

/* What the grid shows. */
typedef enum {
  RT_MOMENT_OWN,    /* the person's grid */
  RT_MOMENT_PATH,   /* what becomes of it by steps of a path */
  RT_MOMENT_SEARCH, /* the search at its step */
  RT_MOMENT_ANSWER, /* what is or will be found */
} RtMomentGrid;

RtMomentGrid rt_desk_shows (RtDesk *desk);

/* Returns true if digits that the solver wrote into the document count as part of the grid: they are
 * seen there. Returns false while a step of a search, a path or a hint is shown. */
bool rt_desk_shows_found (RtDesk *desk);

typedef enum {
  RT_WAITS_NOT,
  RT_WAITS_BEHIND, /* a hint, a list or a path is in front of it */
  RT_WAITS_LEFT,   /* an edit by hand put it away; Undo brings it back */
} RtWaits;

RtWaits rt_desk_search_waits (RtDesk *desk);

/* That as a translated sentence, "The search waits at step 99,936."; NULL if none waits. Free with
 * g_free. */
char *rt_desk_say_waiting (RtDesk *desk);
