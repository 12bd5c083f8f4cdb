/* listing.c - the command `listing`: prints the code of a search, in pseudocode or as a complete
 * program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "document/programs/search-source.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *id, *language;

static const GOptionEntry options[] = {
  { "search", 's', 0, G_OPTION_ARG_STRING, &id, N_("Print this search (default: masks)"),
    N_("ID") },
  { "language", 'l', 0, G_OPTION_ARG_STRING, &language,
    N_("Print it as a whole program in this language (default: the listing in words)"),
    N_("ID") },
  G_OPTION_ENTRY_NULL
};

static const char *
nth_language (guint n, const char **says)
{
  *says = rt_languages[n].name;
  return rt_languages[n].id;
}

static const RtChoice choices[] = { { "search", N_("Searches:"), rt_searches_nth },
                                    /* Translators: above the list of programming languages. */
                                    { "language", N_("Languages:"), nth_language },
                                    { 0 } };

static int
put_program (const RtSearch *search)
{
  int n = rt_choice_find (choices, "language", language);
  g_autoptr (RtProgram) program = n < 0 ? NULL : rt_program_new (search, &rt_languages[n]);

  if (n < 0)
    return RT_EXIT_USAGE;
  if (!program)
    /* Translators: the ids of a search, and of a programming language. */
    return rt_usage_error (_("There is no program of “%s” in “%s”: only the first seven searches are "
                             "programs, too"),
                           search->id, language);
  rt_put_text (rt_program_text (program), strlen (rt_program_text (program)));
  return RT_EXIT_FINE;
}

static int
run (char **words)
{
  const RtSearch *search = rt_searches_find ("search", id);

  if (!search)
    return RT_EXIT_USAGE;
  if (words)
    /* Translators: what the person wrote behind the options. */
    return rt_usage_error (_("It takes options alone, and there is “%s”"), words[0]);
  if (language)
    return put_program (search);
  for (int i = 0; search->listing[i]; i++)
    rt_put ("%s", _(search->listing[i]));
  return RT_EXIT_FINE;
}

const RtCommand rt_command_listing = {
  .id        = "listing",
  .summary   = N_("Print a search as its listing, or as a program in C, C++, Java or Python."),
  .options   = options,
  .choices   = choices,
  .arguments = "",
  .run       = run,
};
