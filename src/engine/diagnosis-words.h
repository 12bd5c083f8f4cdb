/* diagnosis-words.h - what is told about a program by its steps, in words: translated sentences, to be
 * freed with g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/diagnosis/diagnosis.h"

char *rt_diagnosis_say_answer (const RtAnswer *answer);
char *rt_diagnosis_say_same (const RtSame *same);
char *rt_diagnosis_say_fault (const RtFault *fault);

/* The same with the step where it is seen. */
char *rt_diagnosis_say_fault_at (const RtFault *fault);
