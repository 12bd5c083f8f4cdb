/* told.c - what the person is told of the grid of a desk. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/desk/told.h"

#include "document/desk/front.h"

#include <glib/gi18n-lib.h>

static RtJudge *
judge_of (RtDesk *desk)
{
  return rt_solving_judge (rt_desk_solving (desk));
}

/* What is told of: the grid that is shown, or where that is a step of a search, a path or a hint the
 * person's own. */
static RtPosition
position_of (RtDesk *desk)
{
  RtDocument *document = rt_desk_document (desk);

  return rt_desk_shows_found (desk) ? *rt_document_position (document) : rt_document_own (document);
}

int
rt_desk_count_left (RtDesk *desk)
{
  RtPosition position = position_of (desk);
  RtGrid grid;

  rt_position_grid (&position, &grid);
  return RT_N_CELLS - rt_cells_count (rt_grid_filled (&grid));
}

/* How many digits there are. */
static int
count_digits (RtDesk *desk)
{
  return RT_N_CELLS - rt_desk_count_left (desk);
}

void
rt_desk_set_told (RtDesk *desk, RtTold when)
{
  rt_judge_set_told (judge_of (desk), when);
}

RtTold
rt_desk_told (RtDesk *desk)
{
  return rt_judge_told (judge_of (desk));
}

void
rt_desk_check (RtDesk *desk)
{
  rt_judge_check (judge_of (desk));
}

bool
rt_desk_can_check (RtDesk *desk)
{
  return rt_desk_told (desk) == RT_TOLD_ON_DEMAND && !rt_judge_tells (judge_of (desk)) &&
         rt_desk_shows (desk) == RT_MOMENT_OWN &&
         count_digits (desk) > 0;
}

bool
rt_desk_tells (RtDesk *desk)
{
  return rt_judge_tells (judge_of (desk));
}

const RtVerdict *
rt_desk_told_verdict (RtDesk *desk)
{
  const RtVerdict *verdict = rt_desk_shows_found (desk)
                               ? rt_judge_verdict (judge_of (desk))
                               : rt_judge_verdict_without_found (judge_of (desk));
  bool is_seen = verdict && verdict->kind == RT_VERDICT_CLASH &&
                 rt_desk_told (desk) == RT_TOLD_ON_DEMAND;

  return rt_desk_tells (desk) || is_seen ? verdict : NULL;
}

RtCells
rt_desk_told_conflicts (RtDesk *desk, RtCells conflicts)
{
  return rt_desk_told (desk) == RT_TOLD_NEVER ? RT_CELLS_NONE : conflicts;
}

RtCells
rt_desk_told_wrong (RtDesk *desk)
{
  const RtVerdict *verdict = rt_desk_tells (desk) ? rt_desk_told_verdict (desk) : NULL;

  return verdict ? verdict->wrong : RT_CELLS_NONE;
}

char *
rt_desk_say_count (RtDesk *desk)
{
  RtPosition position = position_of (desk);
  int n_givens = rt_cells_count (rt_grid_filled (&position.givens));
  int n_digits = count_digits (desk);

  if (n_digits == 0)
    return NULL;
  if (n_givens > 0)
    return g_strdup_printf (ngettext ("%d given", "%d givens", (gulong) n_givens), n_givens);
  return g_strdup_printf (ngettext ("%d digit", "%d digits", (gulong) n_digits), n_digits);
}

char *
rt_desk_say_verdict (RtDesk *desk)
{
  const RtVerdict *verdict = rt_desk_told_verdict (desk);
  char *slip = rt_slips_say (rt_desk_slips (desk));
  int n_left = rt_desk_count_left (desk);

  if (slip)
    return slip;
  if (verdict || rt_desk_tells (desk))
    return verdict ? rt_verdict_say (verdict) : NULL;
  /* Translators: how many cells are still empty, as in "29 givens · 52 left" */
  return g_strdup_printf (ngettext ("%d left", "%d left", (gulong) n_left), n_left);
}
