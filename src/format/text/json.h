/* json.h - RtJson: JSON as an array of values in the order of the text, each with its place. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "format/text/reader.h"

/* Greatest depth of nested lists and objects; deeper ones are refused. */
#define RT_JSON_MOST_DEPTH 64

typedef enum {
  RT_JSON_NULL,
  RT_JSON_FALSE,
  RT_JSON_TRUE,
  RT_JSON_NUMBER,
  RT_JSON_STRING,
  RT_JSON_LIST,
  RT_JSON_OBJECT,
} RtJsonKind;

/* One value. The values in a list follow it in the array; for each member of an object follow its
 * name, as a string, and its value. Twelve bytes, because a text may have millions of values. */
typedef struct {
  guint32 start; /* byte in the text */
  guint32 size;  /* number of values in the array from this one to the next one outside it */
  guint32 n : 28; /* number of elements or members; of a number, its bytes */
  guint32 kind : 4; /* of RtJsonKind */
} RtJsonNode;

typedef struct {
  RtReader reader;
  bool packed;    /* the text was unpacked from a link; errors have the place of the link */
  char *text;     /* a copy, in which strings are plain and end with a zero */
  GArray *nodes;  /* of RtJsonNode */
} RtJson;

/* Loops over the elements of LIST, a pointer to a node of that kind. */
#define for_each_element(element, list) \
  for (const RtJsonNode *element = (list) + 1, *end_ = (list) + (list)->size; element < end_; \
       element += element->size)

/* Loops over the NAME and VALUE of each member of OBJECT. */
#define for_each_member(name, value, object) \
  for (const RtJsonNode *name = (object) + 1, *value = name + 1, *end_ = (object) + (object)->size; name < end_; \
       name = value + value->size, value = name + 1)

/* Parses the rest of READER or, if TEXT is not NULL, TEXT, which was unpacked from a link at
 * READER. Returns the top-level object, which JSON owns; NULL with ERROR set if there is none. Call
 * rt_json_clear in any case. */
const RtJsonNode *rt_json_parse (RtJson *json, const RtReader *reader, const char *text, GError **error);

/* Parses JSON of any kind. Returns NULL without an error if the text is empty. Also accepts names
 * of values of other languages, such as None. */
const RtJsonNode *rt_json_parse_any (RtJson *json, const RtReader *reader, const char *text, GError **error);

void rt_json_clear (RtJson *json);

/* Fails at the place of NODE, or of the whole for NULL. */
bool rt_json_fail (const RtJson *json, const RtJsonNode *node, RtFormatError code, GError **error,
                   const char *format, ...) G_GNUC_PRINTF (5, 6);

/* Returns the text of NODE; NULL if NODE is not a string. */
const char *rt_json_string (const RtJson *json, const RtJsonNode *node);

/* Returns the characters of NODE, a number. Free with g_free. */
char *rt_json_digits_of (const RtJson *json, const RtJsonNode *node);

/* Returns true if NODE is a whole number, which VALUE becomes. */
bool rt_json_integer (const RtJson *json, const RtJsonNode *node, gint64 *value);

/* Returns the last member of OBJECT called NAME; NULL if there is none. */
const RtJsonNode *rt_json_member (const RtJson *json, const RtJsonNode *object, const char *name);

/* Returns the member if it is a list, or a text; NULL if it is missing or of another kind. */
const RtJsonNode *rt_json_list (const RtJson *json, const RtJsonNode *object, const char *name);
const char *rt_json_text (const RtJson *json, const RtJsonNode *object, const char *name);

/* Returns element I of LIST, from 0; NULL if there is none. */
const RtJsonNode *rt_json_element (const RtJsonNode *list, guint i);

/* Reads NODE, a number or a text, as an integer from LEAST to MOST. An error has the place of
 * OBJECT. */
bool rt_json_number_of (const RtJson *json, const RtJsonNode *object, const RtJsonNode *node, int least, int most,
                        int *number, GError **error);

/* Reads a member of OBJECT as a number. Does not change NUMBER if the member is missing. */
bool rt_json_number (const RtJson *json, const RtJsonNode *object, const char *name, int least, int most,
                     int *number, GError **error);

/* Adds the digits of the member, a list, to DIGITS if it exists. */
bool rt_json_digits (const RtJson *json, const RtJsonNode *object, const char *name, RtDigits *digits,
                     GError **error);

bool rt_json_true (const RtJson *json, const RtJsonNode *object, const char *name);
