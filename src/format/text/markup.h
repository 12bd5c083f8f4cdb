/* markup.h - RtMarkup: XML parsing by GMarkup, with the place of every element, attribute and
 * text.
 *
 * GMarkup knows no external entities; depth and number of elements are limited here. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "format/text/reader.h"

typedef struct _RtMarkup RtMarkup;

/* Callbacks of a format, for the start and the end of an element. */
typedef struct {
  bool (*start) (RtMarkup *markup, const char *element, gpointer data, GError **error);
  bool (*end) (RtMarkup *markup, const char *element, gpointer data, GError **error);
} RtMarkupUse;

struct _RtMarkup {
  RtReader *reader;
  const RtMarkupUse *use;
  gpointer data;
  RtReader tag;              /* at the `<` of the element that starts */
  RtReader inside;           /* reader after the `>` of the start tag */
  const char **names, **values; /* names and values of its attributes */
  GString *words;            /* the text of the innermost element so far */
  guint depth, n_elements;
};

/* Returns the name of the first element of TEXT, or NULL if TEXT does not look like XML. Free with
 * g_free. */
char *rt_markup_root (const char *text, gsize size);

/* Reads the whole text and calls back for each element. Returns false with an error if a callback
 * fails or the XML is malformed. */
bool rt_markup_read (RtReader *reader, const RtMarkupUse *use, gpointer data, GError **error);

/* Returns the value of an attribute of the element that starts, or NULL. */
const char *rt_markup_value (const RtMarkup *markup, const char *name);

/* Reads an attribute as a number from LEAST to MOST. Fails if it is no number or missing. */
bool rt_markup_number (const RtMarkup *markup, const char *name, int least, int most, int *number,
                       GError **error);

/* Returns a reader at the first character of the attribute's value, with escapes as written; its
 * text ends with the value. If the attribute is missing, the reader's place is that of the tag. */
RtReader rt_markup_value_reader (const RtMarkup *markup, const char *name);
