/* program-words.h - all that the steps of a person's own program tell of it, in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solving.h"

/* Answer, search and each fault, or what is wrong with the text itself; SOLVING shows the steps of a
 * program. Free with g_free. */
char *rt_program_say (RtSolving *solving);
