/* option-values.h - the values that an option of a command can have, for its help and its errors. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <glib.h>

/* The words that an option, or the arguments of a command, can be. */
typedef struct {
  const char *option;   /* long name of the option; "" for the arguments */
  const char *heading;  /* of the list in the help, marked with N_(); NULL: the help lists the words elsewhere */

  /* Returns the word at index N, or NULL after the last. Sets SAYS to its translated meaning, unless the
   * word needs none. */
  const char *(*nth) (guint n, const char **says);
} RtChoice;

/* Returns all words with BETWEEN between them. Free with g_free. */
char *rt_choice_list (const RtChoice *choice, const char *between);

/* Returns the heading, and a line for each word with its meaning. Free with g_free. */
char *rt_choice_describe (const RtChoice *choice);

/* Returns the row of OPTION in CHOICES (which end with an empty row; NULL: none), or NULL. */
const RtChoice *rt_choice_of (const RtChoice *choices, const char *option);

/* RtChoice.nth of the ids of all searches, and of all techniques. */
const char *rt_searches_nth (guint n, const char **says);
const char *rt_techniques_nth (guint n, const char **says);

/* Returns the search of ID (NULL: "masks"), the value of OPTION. Prints an error and returns NULL
 * if there is none. */
const RtSearch *rt_searches_find (const char *option, const char *id);

/* Returns the seed that the option --seed gave, or a random one if OPTION is negative (not given). */
guint64 rt_seed_of (gint64 option);
