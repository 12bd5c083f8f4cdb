/* account.h - a whole path in text: its steps, one a line, and what they amount to.
 *
 * The same for command line, files and window. All texts are to be freed; they end without a
 * newline. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

typedef enum {
  RT_ACCOUNT_WORDS = 1 << 0, /* whole sentences, not the notation of forums */
  RT_ACCOUNT_LINKS = 1 << 1, /* below a chain its links, indented */
} RtAccountFlags;

/* STEPS (of RtStep), one a line, with FLAGS of RtAccountFlags. */
char *rt_account_steps (GPtrArray *steps, unsigned flags);

/* "57 steps; hardest on this path: X-Wing (3.2)." There is at least one. */
char *rt_account_sum (GPtrArray *steps);

/* How often each technique is used, one a line, easy ones first: "40 × Hidden Single". */
char *rt_account_techniques (GPtrArray *steps);

/* All of it: the digits of GRID, which the steps start from, the steps in notation, what they
 * amount to, and a word where they end before the solution. */
char *rt_account (const RtGrid *grid, GPtrArray *steps);
