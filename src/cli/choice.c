/* choice.c - the words that an option of a command, or its arguments, can be. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/choice.h"

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
