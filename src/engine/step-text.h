/* step-text.h - writes translated sentences for the steps of a search, and texts for times and
 * ratings. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"
#include "engine/search/search.h"

/* Returns a sentence for the step of EVENT, such as "Placed 5 in row 1, column 3." Free with
 * g_free. */
char *rt_say_event (const RtEvent *event);

/* Returns a sentence for LOOK (a test or a read), such as "6 refused: row 5 has it in column 1."
 * Free with g_free. */
char *rt_say_look (const RtLook *look);

/* Returns a time as text in microseconds, milliseconds or seconds, such as "1.5 ms". Free with
 * g_free. */
char *rt_say_time (double microseconds);

/* Returns PART of WHOLE as "39 %", or "0.4 %" if it is small. Free with g_free. */
char *rt_say_share (uint64_t part, uint64_t whole);

/* Returns NUMBER, which must not be negative, rounded to three digits, such as "128,000,000". Free
 * with g_free. */
char *rt_say_roughly (double number);

/* Returns a rating with explanations, such as "Tricky 2.6. Hardest step needed: X-Wing. ..." Free
 * with g_free. */
char *rt_say_rating (const RtRating *rating);
