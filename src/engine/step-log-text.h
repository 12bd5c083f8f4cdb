/* step-log-text.h - translated sentences for the parser of step logs: errors and numbering. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/steps/step-log.h"

/* Returns the error as a sentence, without its line and column, or NULL if there is no error.
 * FIRST_OTHER is the text of the first unknown line. Free with g_free. */
char *rt_printout_say_error (const RtPrintoutError *error, const char *first_other);

/* Returns a sentence about how the numbering was detected; "" if it was not. The result is
 * static. */
const char *rt_printout_say_numbering (RtNumbered how, int base);
