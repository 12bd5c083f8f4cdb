/* choice.h - RtChoice: the words that an option of a command, or its arguments, can be. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

typedef struct {
  const char *option;   /* its long name; "" for the arguments */
  const char *heading;  /* of their list in the help, marked with N_(); NULL: they are told elsewhere */

  /* The word at N, or NULL at the place behind the last. SAYS becomes what it stands for, translated;
   * it is left alone where the word says it all. */
  const char *(*nth) (guint n, const char **says);
} RtChoice;

/* All words, with BETWEEN between them. Free with g_free. */
char *rt_choice_list (const RtChoice *choice, const char *between);

/* The heading, and a line for each word with what it stands for. Free with g_free. */
char *rt_choice_describe (const RtChoice *choice);

/* The choice of OPTION among CHOICES (an empty row at the end; NULL: none), or NULL. */
const RtChoice *rt_choice_of (const RtChoice *choices, const char *option);
