/* refusal.h - checks that answer instead of ending the test, and note where they said no. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

/* Returns false from the function unless CONDITION holds. */
#define demand(condition)                               \
  do {                                                  \
    if (!(condition))                                   \
      return refuse (__FILE__, __LINE__, #condition);   \
  } while (0)

/* Notes a place, after those that were noted since the last refusal_clear. Returns false. */
bool refuse (const char *file, int line, const char *condition);

void refusal_clear (void);

/* The places, and what was demanded there: the innermost first. */
const char *refusal (void);
