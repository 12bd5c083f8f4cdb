/* told.h - what the person is told of the grid of a desk: the verdict, or only how much is left.
 *
 * Header, page, marks and screen reader ask here, so that none of them gives away what another one
 * keeps. While a step of a search, a path or a hint is shown, they are told of the person's own grid. What
 * the person asks for by name (Solve, a hint, the details) tells all that it finds. `changed` with
 * RT_DESK_SEARCH or RT_DESK_LOGIC says when it is to be asked again.
 *
 * Two equal digits in a house are seen by whoever looks: they are told on demand, too, before the person
 * asks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

/* When the person is told. */
void rt_desk_set_told (RtDesk *desk, RtTold when);
RtTold rt_desk_told (RtDesk *desk);

/* The person asks whether the grid is right: it is told until the next edit. */
void rt_desk_check (RtDesk *desk);

/* Whether that would tell anything more: their grid is shown, is told of on demand, and has not been
 * asked about. */
bool rt_desk_can_check (RtDesk *desk);

/* The verdict that the person is told; NULL where they are not, or while it is not known. */
const RtVerdict *rt_desk_told_verdict (RtDesk *desk);

/* Those of CONFLICTS, the cells with equal digits in a house, that the person is told of: all or
 * none. */
RtCells rt_desk_told_conflicts (RtDesk *desk, RtCells conflicts);

/* The entries that differ from the only solution of the givens, as far as the person is told. */
RtCells rt_desk_told_wrong (RtDesk *desk);

/* Whether the person is told of a grid like this one as soon as the verdict is known. */
bool rt_desk_tells (RtDesk *desk);

/* How many cells are empty. */
int rt_desk_count_left (RtDesk *desk);

/* What there is to say of the grid, translated; free with g_free. The first is NULL for an empty
 * grid: "29 givens", or "12 digits" where nothing is given. The second is "exactly one solution",
 * or what may be wrong; "52 left"
 * where the person is not told; NULL while it is not known. */
char *rt_desk_say_count (RtDesk *desk);
char *rt_desk_say_verdict (RtDesk *desk);
