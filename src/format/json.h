/* json.h - JSON by json-glib, with the place of every object. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "format/reader.h"

#include <json-glib/json-glib.h>

typedef struct {
  JsonParser *parser;
  RtReader reader;
  bool packed;        /* the text was in a link: its places are those of the link */
  GHashTable *places; /* of objects */
  GArray *open;       /* places of objects that have not ended */
} RtJson;

/* Parses the rest of READER; or TEXT, if it is not NULL, which was packed in a link at READER.
 * Returns the top-level object, which JSON owns; NULL with an error if there is none. Free JSON
 * with rt_json_clear in any case. */
JsonObject *rt_json_parse (RtJson *json, const RtReader *reader, const char *text, GError **error);

/* The same for JSON of any kind; NULL without an error where there is nothing in it. */
JsonNode *rt_json_parse_any (RtJson *json, const RtReader *reader, const char *text, GError **error);

void rt_json_clear (RtJson *json);

/* Fails at the place of OBJECT. */
bool rt_json_fail (const RtJson *json, JsonObject *object, RtFormatError code, GError **error,
                   const char *format, ...) G_GNUC_PRINTF (5, 6);

/* The member as an array or text, the element as an object; NULL if it is missing or of another
 * type. */
JsonArray *rt_json_array (JsonObject *object, const char *name);
const char *rt_json_text (JsonObject *object, const char *name);
JsonObject *rt_json_element (JsonArray *array, guint i);

/* The member as a whole number from LEAST to MOST, which may be written as text. NUMBER is not
 * changed if it is missing. */
bool rt_json_number (const RtJson *json, JsonObject *object, const char *name, int least, int most,
                     int *number, GError **error);

/* The same for element I of an array, which belongs to OBJECT. */
bool rt_json_number_at (const RtJson *json, JsonObject *object, JsonArray *array, guint i, int least,
                        int most, int *number, GError **error);

/* Adds the digits of the member, which is an array, if it is there. */
bool rt_json_digits (const RtJson *json, JsonObject *object, const char *name, RtDigits *digits,
                     GError **error);

bool rt_json_true (JsonObject *object, const char *name);
