/* step-log-text.h - translated sentences for the parser of step logs: errors and numbering. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/steps/step-log.h"

/* Returns the error as a translated sentence without its place, or NULL if there is none.
 * FIRST_OTHER is the text of the first unknown line. Free with g_free. */
char *rt_printout_say_error (const RtPrintoutError *error, const char *first_other);

/* Returns how the numbering was detected, as a translated sentence. */
const char *rt_printout_say_numbering (RtNumbered how, int base);
