/* until.h - helper for tests: waits for a condition, and fails with a message that names it.
 *
 * After ten seconds in vain the test fails and names what it waited for, and where. RT_TEST_PATIENCE
 * in the environment is a number to multiply the ten seconds by, for tests that run slower than usual;
 * ./check sets it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Lets the main loop go on until CONDITION holds. */
#define until(condition) until_by (condition, g_main_context_iteration (NULL, TRUE))

/* Does STEP, an expression, again and again until CONDITION holds. */
#define until_by(condition, step)                                                     \
  do {                                                                                \
    Wait until_wait = until_begin (#condition, __FILE__, __LINE__, G_STRFUNC);        \
                                                                                      \
    while (!(condition)) {                                                            \
      step;                                                                           \
      until_check (&until_wait);                                                      \
    }                                                                                 \
    until_end (&until_wait);                                                          \
  } while (0)

/* Waits until *PLACE, a pointer that a callback is to set, is not NULL. Returns it. */
#define wait_for(place) \
  until_set ((gpointer *) (place), #place, __FILE__, __LINE__, G_STRFUNC)

/* State of a wait, private to the macros. */
typedef struct {
  const char *what, *file, *function;
  int line;
  gint64 end;
  guint alarm;
} Wait;

Wait until_begin (const char *what, const char *file, int line, const char *function);
void until_check (const Wait *wait);
void until_end (Wait *wait);
gpointer until_set (gpointer *place, const char *what, const char *file, int line,
                    const char *function);
