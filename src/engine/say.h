/* say.h - what a search does and how hard a puzzle is, in words: whole translated sentences. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"
#include "engine/search/search.h"

/* One step: "Placed 5 in row 1, column 3." Free with g_free. */
char *rt_say_event (const RtEvent *event);

/* One look of a step: "6 refused: row 5 has it in column 1." Free with g_free. */
char *rt_say_look (const RtLook *look);

/* A time in microseconds, milliseconds or seconds: "1.5 ms". Free with g_free. */
char *rt_say_time (double microseconds);

/* NUMBER, measured and not negative, in three digits and zeros: "128,000,000". Free with g_free. */
char *rt_say_roughly (double number);

/* A rating and what its numbers mean: "Tricky 2.6. Hardest step needed: X-Wing. ..." Free with
 * g_free. */
char *rt_say_rating (const RtRating *rating);
