/* json.h - RtJson: a parser of JSON that makes an array of values in the order of the text, each
 * with its place in it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "format/text/reader.h"

/* Maximum depth of nested values, which no puzzle exceeds. */
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

/* One value. The values inside a list or object follow it in the array; each member of an object is its name, a string,
 * and then its value. Twelve bytes, because a text may have some million values. */
typedef struct {
  guint32 start; /* byte in the text */
  guint32 size;  /* number of values in the array for this value and all values inside it; the next
                  * value follows after that */
  guint32 n : 28; /* number of elements or members; for a number, its length in bytes */
  guint32 kind : 4; /* of RtJsonKind */
} RtJsonNode;

typedef struct {
  RtReader reader;
  bool packed;    /* true: the text was compressed in a link, so the places are that of the link */
  char *text;     /* a copy of the text, in which strings are decoded and end with NUL */
  GArray *nodes;  /* of RtJsonNode */
} RtJson;

/* Runs the following statement once for each element of LIST; ELEMENT is a pointer to its node. */
#define for_each_element(element, list) \
  for (const RtJsonNode *element = (list) + 1, *end_ = (list) + (list)->size; element < end_; \
       element += element->size)

/* Runs the following statement once for each member of OBJECT; NAME and VALUE are pointers to its
 * nodes. */
#define for_each_member(name, value, object) \
  for (const RtJsonNode *name = (object) + 1, *value = name + 1, *end_ = (object) + (object)->size; name < end_; \
       name = value + value->size, value = name + 1)

/* Parses the rest of READER as JSON; if TEXT is not NULL, parses TEXT, which was compressed in a
 * link at READER. Returns the top-level object, which JSON owns; NULL with an error if there is
 * none. Free JSON with rt_json_clear in any case. */
const RtJsonNode *rt_json_parse (RtJson *json, const RtReader *reader, const char *text, GError **error);

/* Parses the rest of READER or, if TEXT is not NULL, TEXT, which may have any value at the top level. Accepts words
 * of other languages for values, such as None. Returns the value, which JSON owns; NULL without an error if there is
 * none. Free JSON with rt_json_clear. */
const RtJsonNode *rt_json_parse_any (RtJson *json, const RtReader *reader, const char *text, GError **error);

void rt_json_clear (RtJson *json);

/* Sets ERROR with CODE, a sentence made of FORMAT, and the place of NODE, and returns false. If
 * NODE is NULL, the error is about the whole text. */
bool rt_json_fail (const RtJson *json, const RtJsonNode *node, RtFormatError code, GError **error,
                   const char *format, ...) G_GNUC_PRINTF (5, 6);

/* Returns the text of NODE, owned by JSON; NULL if NODE is not a string. */
const char *rt_json_string (const RtJson *json, const RtJsonNode *node);

/* Returns the text of NODE, a number, as it is written. Free with g_free. */
char *rt_json_digits_of (const RtJson *json, const RtJsonNode *node);

/* Returns true if NODE is a whole number, and stores it in VALUE. */
bool rt_json_integer (const RtJson *json, const RtJsonNode *node, gint64 *value);

/* Returns the last member of OBJECT called NAME; NULL if there is none. */
const RtJsonNode *rt_json_member (const RtJson *json, const RtJsonNode *object, const char *name);

/* Returns the last member of OBJECT called NAME if it is a list; rt_json_text returns it if it is a
 * string. NULL if it is missing or has another kind. */
const RtJsonNode *rt_json_list (const RtJson *json, const RtJsonNode *object, const char *name);
const char *rt_json_text (const RtJson *json, const RtJsonNode *object, const char *name);

/* Returns the element with index I of LIST; NULL if there is none. */
const RtJsonNode *rt_json_element (const RtJsonNode *list, guint i);

/* Reads NODE, a number or a text with a number, into NUMBER as a whole number from LEAST to MOST.
 * Otherwise returns false with ERROR set, which has the place of OBJECT. */
bool rt_json_number_of (const RtJson *json, const RtJsonNode *object, const RtJsonNode *node, int least, int most,
                        int *number, GError **error);

/* Reads the member NAME of OBJECT into NUMBER as a whole number from LEAST to MOST. Returns false
 * with ERROR set if it is none. Does not change NUMBER if the member is missing. */
bool rt_json_number (const RtJson *json, const RtJsonNode *object, const char *name, int least, int most,
                     int *number, GError **error);

/* Adds the digits 1 to 9 in the member NAME of OBJECT, a list, to the set DIGITS. Does nothing if
 * the member is missing. Returns false with ERROR set if it is malformed. */
bool rt_json_digits (const RtJson *json, const RtJsonNode *object, const char *name, RtDigits *digits,
                     GError **error);

bool rt_json_true (const RtJson *json, const RtJsonNode *object, const char *name);
