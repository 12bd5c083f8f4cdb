/* table.h - the fields of one line of a table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "format/reader.h"

/* One field, without its quotes. */
typedef struct {
  RtReader start;
  gsize size;
  bool quoted;
} RtTableField;

/* What stands between the fields of the line at the cursor: a comma, a semicolon or a tab. */
gunichar rt_table_separator (const RtReader *reader);

/* Takes the next field and the SEPARATOR behind it. Fails where a quote has no end in its line. */
bool rt_table_take (RtReader *reader, gunichar separator, RtTableField *field, GError **error);

/* The words of FIELD, without blanks around them, and each two quotes within quotes as one; free with
 * g_free. */
char *rt_table_words (const RtTableField *field);

/* Whether FIELD is TITLE, in any case. */
bool rt_table_is (const RtTableField *field, const char *title);

/* The cells of FIELD, side by side; returns how many characters it has. */
guint rt_table_cells (const RtTableField *field, RtGrid *grid, guint *n_bad);

/* Whether they are 81, and nothing else. */
bool rt_table_is_puzzle (const RtTableField *field, RtGrid *grid);
