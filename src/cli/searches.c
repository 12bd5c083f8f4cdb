/* searches.c - the searches, by the ids that a command line names them with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/searches.h"

#include "cli/command.h"

#include <glib/gi18n-lib.h>

const char *
rt_searches_nth (guint n, const char **says)
{
  const RtSearch *search = rt_searches[n];

  if (search)
    *says = _(search->does);
  return search ? search->id : NULL;
}

const RtSearch *
rt_searches_find (const char *id)
{
  const RtChoice all = { .nth = rt_searches_nth };
  const RtSearch *found = rt_search_by_id (id ? id : "masks");
  g_autofree char *ids = rt_choice_list (&all, ", ");

  if (!found)
    /* Translators: what the person wrote, and the list of all ids. */
    rt_usage_error (_("No search is called “%s”; there are: %s"), id, ids);
  return found;
}
