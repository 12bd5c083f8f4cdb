/* option-values.h - RtChoice: the possible values of a command's option, for help, error messages
 * and completion. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <glib.h>

/* The possible values of an option, or of the arguments of a command. */
typedef struct {
  const char *option;   /* long name of the option; "" for the arguments */
  const char *heading;  /* of the list in the help, marked with N_(); NULL: not listed there */

  /* Returns the word with index N, or NULL after the last one. Sets SAYS to the translated meaning
   * of the word, or leaves it unchanged if the word needs none. */
  const char *(*nth) (guint n, const char **says);
} RtChoice;

/* Returns all possible values of CHOICE, separated by BETWEEN. Free with g_free. */
char *rt_choice_list (const RtChoice *choice, const char *between);

/* Returns the heading of CHOICE, and a line for each possible value with its meaning, as text. Free with g_free. */
char *rt_choice_describe (const RtChoice *choice);

/* Returns the index of VALUE among the possible values of OPTION in CHOICES; 0 if VALUE is NULL. If there is none,
 * prints an error and returns -1. */
int rt_choice_find (const RtChoice *choices, const char *option, const char *value);

/* Returns the row of OPTION in CHOICES, which end with an empty row and may be NULL; NULL if there
 * is none. */
const RtChoice *rt_choice_of (const RtChoice *choices, const char *option);

/* Returns the id of search N, from 0, or NULL, and sets SAYS to its description; rt_techniques_nth
 * does so for techniques. Functions for RtChoice.nth. */
const char *rt_searches_nth (guint n, const char **says);
const char *rt_techniques_nth (guint n, const char **says);

/* Returns the search called ID (NULL: "masks"). If there is none, prints an error about ID, the
 * value of OPTION, and returns NULL. */
const RtSearch *rt_searches_find (const char *option, const char *id);

/* Returns OPTION, the value of the option --seed. Returns a random seed if OPTION is negative (not
 * given). */
guint64 rt_seed_of (gint64 option);
