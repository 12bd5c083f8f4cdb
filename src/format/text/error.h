/* error.h - RT_FORMAT_ERROR: the errors of malformed texts, with their line and column. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

#define RT_FORMAT_ERROR (rt_format_error_quark ())
GQuark rt_format_error_quark (void);

typedef enum {
  RT_FORMAT_ERROR_EMPTY,       /* there are no bytes, or only blanks */
  RT_FORMAT_ERROR_TOO_LARGE,
  RT_FORMAT_ERROR_BINARY,      /* an archive, a picture, ... */
  RT_FORMAT_ERROR_UNKNOWN,     /* text without a puzzle */
  RT_FORMAT_ERROR_BAD_CHAR,    /* a character that no rule allows */
  RT_FORMAT_ERROR_ROW_SHORT,
  RT_FORMAT_ERROR_ROW_LONG,
  RT_FORMAT_ERROR_TOO_FEW,     /* too few rows */
  RT_FORMAT_ERROR_TOO_MANY,    /* too many rows */
  RT_FORMAT_ERROR_LINE_LENGTH, /* a line of a collection has another length than 81 */
  RT_FORMAT_ERROR_RANGE,       /* a number that cannot be in a cell */
  RT_FORMAT_ERROR_BAD_STATE,   /* the section [State] contradicts [Puzzle] */
  RT_FORMAT_ERROR_SECTION_TWICE,
  RT_FORMAT_ERROR_MARK_REPEATED,
  RT_FORMAT_ERROR_MARK_RANGE,
  RT_FORMAT_ERROR_UNSUPPORTED, /* a puzzle that is not a 9x9 Sudoku */
  RT_FORMAT_ERROR_RULE,        /* a puzzle with an additional rule, which would be another puzzle
                                * without the rule */
  RT_FORMAT_ERROR_XML,         /* malformed XML */
  RT_FORMAT_ERROR_JSON,        /* malformed JSON */
  RT_FORMAT_ERROR_VERSION,     /* a version of the format that is newer than this program */
} RtFormatError;

/* Returns a new RT_FORMAT_ERROR with CODE at LINE and COLUMN, which rt_format_error_place returns.
 * FORMAT is one translated sentence, with ARGS inserted. */
GError *rt_format_error_new (guint line, guint column, RtFormatError code, const char *format,
                             va_list args) G_GNUC_PRINTF (4, 0);

/* Sets LINE and COLUMN to the place of ERROR, from 1, the column in characters; 0 if the error is
 * about the whole text or line. Returns false, with both 0, if it is no RT_FORMAT_ERROR. */
bool rt_format_error_place (const GError *error, guint *line, guint *column);

/* Returns ERROR as one translated sentence that begins with its place: "puzzle.sdk, line 4, column
 * 7: ...". NAME is the name of the text, and may be NULL. If ERROR is no RT_FORMAT_ERROR, returns
 * NAME and its message. Free with g_free. */
char *rt_format_error_say (const GError *error, const char *name);

/* Returns SENTENCE with a place before it: "puzzle.sdk, line 4, column 7: ...". NAME may be NULL;
 * LINE and COLUMN are 0 if they are unknown. Free with g_free. */
char *rt_place_say (const char *name, guint line, guint column, const char *sentence);
