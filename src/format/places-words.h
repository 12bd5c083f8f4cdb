/* places-words.h - what the words beside numbers say: which is the row, which the column, which the digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* What a number of a cell says. */
typedef enum {
  RT_PLACES_NONE,
  RT_PLACES_ROW,
  RT_PLACES_COLUMN,
  RT_PLACES_DIGIT,
} RtPlacesRole;

/* What a table's fourth column is, whose numbers say nothing of the cells. */
typedef enum {
  RT_PLACES_NO_FOURTH,
  RT_PLACES_FOURTH_FIRST, /* a number of the cell or of its puzzle, in front of the others */
  RT_PLACES_FOURTH_LAST,
} RtPlacesFourth;

/* What the last word before END, and behind START, says. */
RtPlacesRole rt_places_role_before (const char *start, const char *end, bool *has_word);

/* What the last three words in TEXT say that name a row, a column and a digit; false without such. */
bool rt_places_read_heading (const char *text, const char *end, RtPlacesRole roles[3]);

/* What the columns of the first table of TEXT are that has such a fourth one. */
RtPlacesFourth rt_places_fourth (const char *text);
