/* option-values.c - implements RtChoice, the possible values of an option: lists them, finds a
 * value, and defines those that several commands share. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/common/option-values.h"

#include "cli/common/output.h"
#include "document/make/making.h"
#include "engine/logic/finders/families.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
rt_choice_list (const RtChoice *choice, const char *between)
{
  GString *list = g_string_new (NULL);
  const char *word, *says = NULL;

  for (guint n = 0; (word = choice->nth (n, &says)); n++)
    g_string_append_printf (list, "%s%s", n ? between : "", word);
  return g_string_free (list, FALSE);
}

char *
rt_choice_describe (const RtChoice *choice)
{
  GString *list = g_string_new (_(choice->heading));
  const char *word, *says = "";

  for (guint n = 0; (word = choice->nth (n, &says)); n++)
    g_string_append_printf (list, "\n  %-14s %s", word, says);
  return g_string_free (list, FALSE);
}

const RtChoice *
rt_choice_of (const RtChoice *choices, const char *option)
{
  for (; choices && choices->option; choices++)
    if (strcmp (choices->option, option) == 0)
      return choices;
  return NULL;
}

int
rt_choice_find (const RtChoice *choices, const char *option, const char *value)
{
  const RtChoice *choice = rt_choice_of (choices, option);
  g_autofree char *all = NULL;
  const char *word, *says;

  if (!value)
    return 0;
  for (guint n = 0; (word = choice->nth (n, &says)); n++)
    if (strcmp (word, value) == 0)
      return (int) n;
  all = rt_choice_list (choice, ", ");
  rt_usage_error (_("--%s cannot be “%s”; it can be: %s"), option, value, all);
  return -1;
}

const char *
rt_searches_nth (guint n, const char **says)
{
  const RtSearch *search = rt_searches[n];

  if (search)
    *says = _(search->does);
  return search ? search->id : NULL;
}

const RtSearch *
rt_searches_find (const char *option, const char *id)
{
  const RtChoice all[] = { { option, NULL, rt_searches_nth }, { 0 } };
  int n = rt_choice_find (all, option, id ? id : "masks");

  return n < 0 ? NULL : rt_searches[n];
}

const char *
rt_techniques_nth (guint n, const char **says)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (n-- == 0) {
        *says = _(row->name);
        return row->id;
      }
  return NULL;
}

guint64
rt_seed_of (gint64 option)
{
  return option >= 0 ? (guint64) option : rt_making_any_seed ();
}
