/* error.h - RtFormatError: error codes for malformed texts, with line and column. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

#define RT_FORMAT_ERROR (rt_format_error_quark ())
GQuark rt_format_error_quark (void);

typedef enum {
  RT_FORMAT_ERROR_EMPTY,       /* no bytes, or blanks only */
  RT_FORMAT_ERROR_TOO_LARGE,
  RT_FORMAT_ERROR_BINARY,      /* an archive, a picture, ... */
  RT_FORMAT_ERROR_UNKNOWN,     /* text without a puzzle */
  RT_FORMAT_ERROR_BAD_CHAR,    /* a character that is not allowed there */
  RT_FORMAT_ERROR_ROW_SHORT,
  RT_FORMAT_ERROR_ROW_LONG,
  RT_FORMAT_ERROR_TOO_FEW,     /* rows */
  RT_FORMAT_ERROR_TOO_MANY,    /* rows */
  RT_FORMAT_ERROR_LINE_LENGTH, /* a line of a collection without 81 cells */
  RT_FORMAT_ERROR_RANGE,       /* a number that is not a cell value */
  RT_FORMAT_ERROR_BAD_STATE,   /* [State] contradicts [Puzzle] */
  RT_FORMAT_ERROR_SECTION_TWICE,
  RT_FORMAT_ERROR_MARK_REPEATED,
  RT_FORMAT_ERROR_MARK_RANGE,
  RT_FORMAT_ERROR_UNSUPPORTED, /* a puzzle, but not a 9x9 Sudoku */
  RT_FORMAT_ERROR_RULE,        /* a puzzle with a variant rule */
  RT_FORMAT_ERROR_XML,         /* not well-formed */
  RT_FORMAT_ERROR_JSON,        /* not well-formed */
  RT_FORMAT_ERROR_VERSION,     /* the format is newer than this program */
} RtFormatError;

/* Returns a new error at LINE and COLUMN, which rt_format_error_place returns. FORMAT makes one
 * translated sentence. */
GError *rt_format_error_new (guint line, guint column, RtFormatError code, const char *format,
                             va_list args) G_GNUC_PRINTF (4, 0);

/* Sets LINE and COLUMN to the place of ERROR, both from 1, the column in characters; 0 if the error
 * concerns the whole text or line. Returns false, with both 0, for errors of other domains. */
bool rt_format_error_place (const GError *error, guint *line, guint *column);

/* Returns a translated sentence that begins with the place: "puzzle.sdk, line 4, column 7: ...".
 * NAME is the name of the text, or NULL. For errors of other domains, returns the name and their
 * message. Free with g_free. */
char *rt_format_error_say (const GError *error, const char *name);

/* Returns SENTENCE with its place before it: "puzzle.sdk, line 4, column 7: ...". NAME may be NULL;
 * LINE and COLUMN are 0 if unknown. Free with g_free. */
char *rt_place_say (const char *name, guint line, guint column, const char *sentence);
