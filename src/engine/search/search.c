/* search.c - registry of the searches; runs a search to its end. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search.h"

#include <stdalign.h>
#include <string.h>

/* Steps between two polls of the stop flag: some tens of microseconds. */
#define STEPS_PER_POLL 4096

#define X(name) &rt_search_##name,
const RtSearch *const rt_searches[] = { RT_SEARCHES (X) NULL };
#undef X

const RtSearch *
rt_search_by_id (const char *id)
{
  for (const RtSearch *const *search = rt_searches; *search; search++)
    if (strcmp ((*search)->id, id) == 0)
      return *search;
  return NULL;
}

RtStatus
rt_search_run (const RtSearch *search, const RtGrid *givens, RtStop *stop, RtGrid *grid,
               RtCounts *counts)
{
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];
  RtEvent event = { .status = RT_STATUS_SEARCHING };

  search->start (state, givens);
  while (event.status == RT_STATUS_SEARCHING && !rt_stop_raised (stop))
    search->run (state, STEPS_PER_POLL, &event, NULL);
  if (grid)
    search->grid (state, grid);
  if (counts)
    memcpy (counts, state, sizeof *counts);
  return (RtStatus) event.status;
}
