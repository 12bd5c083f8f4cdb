/* program-steps-text.h - translated sentences about a step log (the text that a person's program
 * printed): its errors and its numbering. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/steps/program-steps.h"

/* Returns ERROR as a sentence, without its line and column; NULL if there is no error. FIRST_OTHER
 * is the text of the first unknown line. Free with g_free. */
char *rt_printout_say_error (const RtPrintoutError *error, const char *first_other);

/* Returns a sentence that says how it was found whether the log counts from 0 or 1; "" if by
 * nothing. The result is static. */
const char *rt_printout_say_numbering (RtNumbered how, int base);
