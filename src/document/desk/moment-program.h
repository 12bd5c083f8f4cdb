/* moment-program.h - what a moment tells of a person's own program, with the markup of rt_moment_say().
 * For this room alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/moment.h"

/* The worst that is wrong with it; else its answer, and which search it is. Free with g_free. */
char *rt_moment_say_program (const RtDiagnosis *diagnosis);

/* Adds to SAID (NULL: nothing is told; it is taken) what the program printed at the step. Free with
 * g_free. */
char *rt_moment_add_remark (const RtMoment *moment, char *said);
