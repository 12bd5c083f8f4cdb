/* markup.h - RtMarkup: parses XML with GMarkup, and returns the place of every element, attribute
 * and text.
 *
 * GMarkup reads no external entities. Depth and number of elements are limited. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "format/text/reader.h"

typedef struct _RtMarkup RtMarkup;

/* Callbacks of a format for the start and the end of an element. */
typedef struct {
  bool (*start) (RtMarkup *markup, const char *element, gpointer data, GError **error);
  bool (*end) (RtMarkup *markup, const char *element, gpointer data, GError **error);
} RtMarkupUse;

struct _RtMarkup {
  RtReader *reader;
  const RtMarkupUse *use;
  gpointer data;
  RtReader tag;              /* at the `<` of the current element */
  RtReader inside;           /* after the `>` of the current element */
  const char **names, **values; /* names and values of the current element's attributes */
  GString *words;            /* text of the innermost element so far */
  guint depth, n_elements;
};

/* Returns the name of the first element of TEXT, or NULL if TEXT does not look like XML. Free with
 * g_free. */
char *rt_markup_root (const char *text, gsize size);

/* Reads the whole text, and calls the callbacks of USE with DATA for each element. Returns false
 * with an error if a callback fails or if the XML is malformed. */
bool rt_markup_read (RtReader *reader, const RtMarkupUse *use, gpointer data, GError **error);

/* Returns the value of the attribute NAME of the current element, owned by GMarkup; NULL if it is
 * missing. */
const char *rt_markup_value (const RtMarkup *markup, const char *name);

/* Reads the attribute NAME of the current element into NUMBER as a number from LEAST to MOST.
 * Returns false with ERROR set if it is missing or not such a number. */
bool rt_markup_number (const RtMarkup *markup, const char *name, int least, int most, int *number,
                       GError **error);

/* Returns a reader (a cursor with line and column) for the value of the attribute NAME as it is
 * written, with its escapes. If the attribute is missing, the place of the reader is the tag. */
RtReader rt_markup_value_reader (const RtMarkup *markup, const char *name);
