/* printout-words.h - what a program's printout was taken for, and what is wrong with it, in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/steps/printout.h"

/* What is wrong, as a translated sentence without the place; NULL where nothing is. FIRST_OTHER is the
 * text of the first line that is nothing known. Free with g_free. */
char *rt_printout_say_error (const RtPrintoutError *error, const char *first_other);

/* How the numbering was found, as a translated sentence. */
const char *rt_printout_say_numbering (RtNumbered how, int base);
