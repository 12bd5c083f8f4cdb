/* diagnosis-text.h - writes translated sentences for the diagnosis of a person's program.
 *
 * The caller frees each result with g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/diagnosis/diagnosis.h"

char *rt_diagnosis_say_answer (const RtAnswer *answer);
char *rt_diagnosis_say_same (const RtSame *same);
char *rt_diagnosis_say_fault (const RtFault *fault);

/* Returns a sentence for the event at the example step of FAULT, with the number of the step. */
char *rt_diagnosis_say_example_at (const RtFault *fault);

/* Returns a sentence that describes FAULT in the terms of the person's source, and its correction:
 * "Your box begins at row / 3; multiply by 3." */
char *rt_diagnosis_say_mend (const RtFault *fault);

/* Returns the sentence for the search that the program is: "Same search as plain backtracking."
 * Returns NULL if the program is no known search. */
char *rt_diagnosis_say_search (const RtSame *same);

/* Returns the sentence of FAULT with the number of its example step. */
char *rt_diagnosis_say_fault_at (const RtFault *fault);
