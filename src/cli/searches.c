/* searches.c - the searches, by the ids that a command line names them with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/searches.h"

#include "cli/command.h"

#include <glib/gi18n-lib.h>

const RtSearch *
rt_searches_find (const char *id)
{
  const RtSearch *found = rt_search_by_id (id ? id : "masks");
  g_autoptr (GString) ids = g_string_new (NULL);

  for (const RtSearch *const *search = rt_searches; *search; search++)
    g_string_append_printf (ids, "%s%s", ids->len ? ", " : "", (*search)->id);
  if (!found)
    /* Translators: what the person wrote, and the list of all ids. */
    rt_usage_error (_("No search is called “%s”; there are: %s"), id, ids->str);
  return found;
}

char *
rt_searches_describe (void)
{
  /* Translators: above the list of the ids of all searches. */
  g_autoptr (GString) text = g_string_new (_("Searches:"));

  for (const RtSearch *const *search = rt_searches; *search; search++)
    g_string_append_printf (text, "\n  %-14s %s", (*search)->id, _((*search)->does));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
