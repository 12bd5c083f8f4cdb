/* json.c - JSON by json-glib, with the place of every object. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Parts inside each other are read by functions that call themselves. */
#define MOST_DEPTH 1000

/* Lists and objects of nothing: cells have fewer, and each costs as much as one with a puzzle. */
#define MOST_EMPTY 100000

/* Of the parser: a line, and bytes in it. */
typedef struct {
  guint line, byte;
} Place;

static Place
place_now (JsonParser *parser)
{
  return (Place) { json_parser_get_current_line (parser), json_parser_get_current_pos (parser) };
}

static void
start_cb (JsonParser *parser, RtJson *json)
{
  Place place = place_now (parser);

  g_array_append_val (json->open, place);
}

static void
end_cb (JsonParser *parser, JsonObject *object, RtJson *json)
{
  guint last = json->open->len - 1;

  g_hash_table_insert (json->places, object,
                       g_memdup2 (&g_array_index (json->open, Place, last), sizeof (Place)));
  g_array_set_size (json->open, last);
}

/* A reader at PLACE. */
static RtReader
reader_at (const RtJson *json, Place place)
{
  RtReader at = json->reader;
  gsize start;

  if (json->packed)
    return at;
  for (guint line = 1; line < place.line; line++)
    rt_reader_next_line (&at);
  start = at.at;
  while (at.at + 1 < start + place.byte && !rt_reader_at_line_end (&at))
    rt_reader_take (&at);
  return at;
}

/* json-glib's own words begin with the place and are English. */
static void
error_cb (JsonParser *parser, const GError *problem, Place *place)
{
  *place = place_now (parser);
}

static bool
fail_parse (const RtJson *json, Place place, const GError *problem, GError **error)
{
  RtReader at = reader_at (json, place);
  g_autofree char *words = g_utf8_make_valid (problem->message, -1);
  const char *start = strstr (words, "Parse error: ");

  return rt_reader_fail (&at, RT_FORMAT_ERROR_JSON, error,
                         /* Translators: the end is an English sentence of the library that reads
                          * JSON. */
                         _("This is no well-formed JSON: %s."),
                         start ? start + strlen ("Parse error: ") : words);
}

/* Whether TEXT has more parts than any puzzle needs: inside each other, or with nothing in them. */
static bool
is_too_much (const char *text)
{
  bool quoted = false, opened = false;
  guint depth = 0, n_empty = 0;

  for (; *text && depth <= MOST_DEPTH && n_empty <= MOST_EMPTY; text++) {
    if (quoted && *text == '\\' && text[1]) {
      text++;
    } else if (*text == '"') {
      quoted = !quoted;
      opened = false;
    } else if (!quoted && (*text == '[' || *text == '{')) {
      depth++;
      opened = true;
    } else if (!quoted && (*text == ']' || *text == '}')) {
      depth -= depth > 0;
      n_empty += opened;
      opened = false;
    } else if (!g_ascii_isspace (*text)) {
      opened = false;
    }
  }
  return depth > MOST_DEPTH || n_empty > MOST_EMPTY;
}

JsonNode *
rt_json_parse_any (RtJson *json, const RtReader *reader, const char *text, GError **error)
{
  g_autoptr (GError) problem = NULL;
  Place place = { 1, 1 };

  *json = (RtJson) {
    .parser = json_parser_new (),
    .reader = *reader,
    .packed = text != NULL,
    .places = g_hash_table_new_full (NULL, NULL, NULL, g_free),
    .open = g_array_new (FALSE, FALSE, sizeof (Place)),
  };
  if (!text)
    text = reader->text + reader->at;
  if (is_too_much (text)) {
    rt_reader_fail (reader, RT_FORMAT_ERROR_TOO_LARGE, error,
                    _("This has more elements, or more inside each other, than a puzzle can have."));
    return NULL;
  }
  g_signal_connect (json->parser, "object-start", G_CALLBACK (start_cb), json);
  g_signal_connect (json->parser, "object-end", G_CALLBACK (end_cb), json);
  g_signal_connect (json->parser, "error", G_CALLBACK (error_cb), &place);
  if (!json_parser_load_from_data (json->parser, text, -1, &problem)) {
    fail_parse (json, place, problem, error);
    return NULL;
  }
  return json_parser_get_root (json->parser);
}

JsonObject *
rt_json_parse (RtJson *json, const RtReader *reader, const char *text, GError **error)
{
  g_autoptr (GError) problem = NULL;
  JsonNode *root = rt_json_parse_any (json, reader, text, &problem);

  if (root && JSON_NODE_HOLDS_OBJECT (root))
    return json_node_get_object (root);
  if (problem) {
    g_propagate_error (error, g_steal_pointer (&problem));
    return NULL;
  }
  rt_reader_fail (reader, RT_FORMAT_ERROR_UNKNOWN, error,
                  _("There is no puzzle in this JSON; expected an object."));
  return NULL;
}

void
rt_json_clear (RtJson *json)
{
  g_object_unref (json->parser);
  g_hash_table_unref (json->places);
  g_array_unref (json->open);
}

bool
rt_json_fail (const RtJson *json, JsonObject *object, RtFormatError code, GError **error,
              const char *format, ...)
{
  const Place *place = g_hash_table_lookup (json->places, object);
  RtReader at = reader_at (json, place ? *place : (Place) { 1, 1 });
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  return rt_reader_fail (&at, code, error, "%s", sentence);
}

JsonArray *
rt_json_array (JsonObject *object, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

const char *
rt_json_text (JsonObject *object, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node)
                                                                   : NULL;
}

JsonObject *
rt_json_element (JsonArray *array, guint i)
{
  JsonNode *node = json_array_get_element (array, i);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* Whether NODE is a whole number, or one written as text. */
static bool
number_of (JsonNode *node, gint64 *number)
{
  GType type = json_node_get_value_type (node);

  if (type == G_TYPE_STRING)
    return g_ascii_string_to_signed (json_node_get_string (node), 10, G_MININT, G_MAXINT, number,
                                     NULL);
  if (type != G_TYPE_INT64)
    return false;
  *number = json_node_get_int (node);
  return true;
}

static bool
take_number (const RtJson *json, JsonObject *object, JsonNode *node, int least, int most,
             int *number, GError **error)
{
  gint64 value;

  if (!number_of (node, &value) || value < least || value > most)
    return rt_json_fail (json, object, RT_FORMAT_ERROR_RANGE, error,
                         _("A number of what begins here is not right; expected one from %d to %d."),
                         least, most);
  *number = (int) value;
  return true;
}

bool
rt_json_number (const RtJson *json, JsonObject *object, const char *name, int least, int most,
                int *number, GError **error)
{
  JsonNode *node = json_object_get_member (object, name);

  return !node || JSON_NODE_HOLDS_NULL (node) ||
         take_number (json, object, node, least, most, number, error);
}

bool
rt_json_number_at (const RtJson *json, JsonObject *object, JsonArray *array, guint i, int least,
                   int most, int *number, GError **error)
{
  return take_number (json, object, json_array_get_element (array, i), least, most, number, error);
}

bool
rt_json_digits (const RtJson *json, JsonObject *object, const char *name, RtDigits *digits,
                GError **error)
{
  JsonArray *array = rt_json_array (object, name);

  for (guint i = 0; array && i < json_array_get_length (array); i++) {
    gint64 digit;

    if (!number_of (json_array_get_element (array, i), &digit) || digit < 1 || digit > 9)
      return rt_json_fail (json, object, RT_FORMAT_ERROR_MARK_RANGE, error,
                           _("A mark of the cell that begins here is not right; expected numbers "
                             "from 1 to 9."));
    *digits |= rt_digits_of ((int) digit);
  }
  return true;
}

bool
rt_json_true (JsonObject *object, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node && json_node_get_value_type (node) == G_TYPE_BOOLEAN && json_node_get_boolean (node);
}
