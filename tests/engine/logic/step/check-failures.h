/* check-failures.h - checks that return false instead of ending the test, and record the failed
 * condition. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

/* Returns false from the function unless CONDITION holds. */
#define demand(condition)                               \
  do {                                                  \
    if (!(condition))                                   \
      return refuse (__FILE__, __LINE__, #condition);   \
  } while (0)

/* Records a failed condition, after those since the last refusal_clear. Returns false. */
bool refuse (const char *file, int line, const char *condition);

void refusal_clear (void);

/* Returns the failed conditions with their places, the innermost first. */
const char *refusal (void);
