/* reader.h - a cursor over text that knows line and column. A value; it does not own the text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/error.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  const char *text; /* UTF-8, with only LF as the end of a line, a zero behind */
  gsize size;
  gsize at;
  guint line, column;  /* of AT, from 1 */
  GPtrArray *notices;  /* of char *; may be NULL: nobody listens */
  bool told_entries;   /* set by formats that tell givens from entries */
  guint n_read;        /* puzzles read so far */
} RtReader;
