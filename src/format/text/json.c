/* json.c - implements RtJson: parses JSON, and keeps the place of each value in the text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum number of empty lists and objects; this is more than a grid of cells has. */
#define MOST_EMPTY 100000

/* State of the parser. */
typedef struct {
  RtJson *json;
  char *at;         /* cursor in its text */
  char *last;       /* last byte of the previous value or sign */
  const char *bad;  /* place of the error */
} Parser;

static const struct {
  const char *word;
  RtJsonKind kind;
} words[] = {
  { "null", RT_JSON_NULL },   { "None", RT_JSON_NULL }, { "nil", RT_JSON_NULL },
  { "NaN", RT_JSON_NULL },    { "undefined", RT_JSON_NULL },
  { "true", RT_JSON_TRUE },   { "True", RT_JSON_TRUE },
  { "false", RT_JSON_FALSE }, { "False", RT_JSON_FALSE },
};

/* Returns true if the LENGTH bytes at TEXT are a word that stands for a value (null, true ...), and then sets
 * KIND. */
static bool
is_word (const char *text, gsize length, RtJsonKind *kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strlen (words[i].word) == length && !strncmp (words[i].word, text, length)) {
      *kind = words[i].kind;
      return true;
    }
  return false;
}

/* Returns true if TEXT is nested too deeply, or has more empty lists and objects than any puzzle needs. */
static bool
is_too_much (const char *text)
{
  bool quoted = false, opened = false;
  guint depth = 0, n_empty = 0;

  for (; *text && depth <= RT_JSON_MOST_DEPTH && n_empty <= MOST_EMPTY; text++) {
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
  return depth > RT_JSON_MOST_DEPTH || n_empty > MOST_EMPTY;
}

/* Moves past blanks and comments. */
static void
skip_blank (Parser *parser)
{
  for (;;) {
    while (g_ascii_isspace (*parser->at))
      parser->at++;
    if (*parser->at != '/')
      return;
    if (g_str_has_prefix (parser->at, "//"))
      parser->at += strcspn (parser->at, "\n");
    else if (g_str_has_prefix (parser->at, "/*") && strstr (parser->at + 2, "*/"))
      parser->at = strstr (parser->at + 2, "*/") + 2;
    else
      return;
  }
}

/* Adds a value of KIND that begins at the parser's position. Returns its index in the array. */
static guint
add_node (Parser *parser, RtJsonKind kind)
{
  RtJsonNode node = { .start = (guint32) (parser->at - parser->json->text), .size = 1, .kind = kind };

  g_array_append_val (parser->json->nodes, node);
  return parser->json->nodes->len - 1;
}

static bool
fail_here (Parser *parser)
{
  parser->bad = *parser->at ? parser->at : parser->last;
  return false;
}

/* Returns the value of the four hexadecimal digits at TEXT; -1 if they are not digits. */
static int
read_unit (const char *text)
{
  int unit = 0;

  for (int i = 0; i < 4; i++) {
    if (!g_ascii_isxdigit (text[i]))
      return -1;
    unit = 16 * unit + g_ascii_xdigit_value (text[i]);
  }
  return unit;
}

/* Decodes the escape after the backslash before *FROM, writes it to OUT, and moves *FROM past it.
 * Returns the number of bytes written; 0 if it is malformed. */
static int
unescape (const char **from, char *out)
{
  static const char escapes[] = "b\bf\fn\nr\rt\t";
  const char *escape = strchr (escapes, **from);
  int unit, low;

  if (**from != 'u') {
    *out = escape && (escape - escapes) % 2 == 0 ? escape[1] : **from;
    ++*from;
    return 1;
  }
  unit = read_unit (++*from);
  if (unit < 0)
    return 0;
  *from += 4;
  if (unit >= 0xd800 && unit < 0xdc00 && (*from)[0] == '\\' && (*from)[1] == 'u') {
    low = read_unit (*from + 2);
    if (low >= 0xdc00 && low < 0xe000) {
      *from += 6;
      unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
    }
  }
  return g_unichar_to_utf8 (unit == 0 || (unit >= 0xd800 && unit < 0xe000) ? 0xfffd : (gunichar) unit, out);
}

/* Parses the string at the parser's position, and replaces it by its decoded form in the text.
 * Returns false if it is malformed. */
static bool
parse_string (Parser *parser)
{
  char *to = parser->at + 1;
  const char *from = to;

  add_node (parser, RT_JSON_STRING);
  while (*from && *from != '"') {
    if (*from == '\\' && from[1]) {
      from++;
      to += unescape (&from, to);
    } else {
      *to++ = *from++;
    }
  }
  parser->last = parser->json->text + (from - parser->json->text);
  parser->at = parser->last;
  if (!*from) {
    parser->last--;
    return fail_here (parser);
  }
  parser->at++;
  *to = '\0';
  return true;
}

/* Parses the number or word at the parser's position. Returns false if it is neither. */
static bool
parse_word (Parser *parser)
{
  char *end = parser->at;
  RtJsonKind kind = RT_JSON_NUMBER;
  guint node;

  if (*end == '-' || g_ascii_isdigit (*end)) {
    end += *end == '-';
    if (!g_ascii_isdigit (*end))
      return fail_here (parser);
    while (g_ascii_isalnum (*end) || (*end && strchr ("+-.", *end)))
      end++;
  } else {
    while (g_ascii_isalpha (*end))
      end++;
    if (!is_word (parser->at, (gsize) (end - parser->at), &kind))
      return fail_here (parser);
  }
  node = add_node (parser, kind);
  g_array_index (parser->json->nodes, RtJsonNode, node).n = (guint32) (end - parser->at) & 0xfffffff;
  parser->last = end - 1;
  parser->at = end;
  return true;
}

static bool parse_value (Parser *parser);

/* Parses the name of an object's member and the colon after it. Returns false if they are malformed. */
static bool
parse_name (Parser *parser)
{
  if (*parser->at != '"' || !parse_string (parser))
    return parser->bad ? false : fail_here (parser);
  skip_blank (parser);
  if (*parser->at != ':') {
    parser->bad = parser->last;
    return false;
  }
  parser->last = parser->at++;
  skip_blank (parser);
  return true;
}

/* Parses the elements of the list or object at the parser's position, up to the bracket CLOSE.
 * Returns false if they are malformed. */
static bool
parse_parts (Parser *parser, char close)
{
  guint node = add_node (parser, close == '}' ? RT_JSON_OBJECT : RT_JSON_LIST), n = 0;
  RtJsonNode *made;

  parser->last = parser->at++;
  skip_blank (parser);
  while (*parser->at != close || n) {
    if ((close == '}' && !parse_name (parser)) || !parse_value (parser))
      return false;
    n++;
    skip_blank (parser);
    if (*parser->at == close)
      break;
    if (*parser->at != ',') {
      parser->bad = parser->last;
      return false;
    }
    parser->last = parser->at++;
    skip_blank (parser);
  }
  parser->last = parser->at++;
  made = &g_array_index (parser->json->nodes, RtJsonNode, node);
  made->n = n & 0xfffffff;
  made->size = parser->json->nodes->len - node;
  return true;
}

static bool
parse_value (Parser *parser)
{
  switch (*parser->at) {
  case '{':
    return parse_parts (parser, '}');
  case '[':
    return parse_parts (parser, ']');
  case '"':
    return parse_string (parser);
  default:
    return parse_word (parser);
  }
}

/* Returns a reader (a cursor with line and column) at byte AT of the text. */
static RtReader
reader_at (const RtJson *json, gsize at)
{
  RtReader reader = json->reader;

  if (!json->packed)
    while (reader.at < json->reader.at + at && !rt_reader_at_end (&reader))
      rt_reader_take (&reader);
  return reader;
}

static bool
fail_parse (const Parser *parser, GError **error)
{
  RtReader at = reader_at (parser->json, (gsize) (parser->bad - parser->json->text));
  char quoted[RT_QUOTED_SIZE];

  if (!*parser->at)
    return rt_reader_fail (&at, RT_FORMAT_ERROR_JSON, error,
                           _("This is no well-formed JSON: it ends too early, here."));
  if (parser->bad != parser->at)
    return rt_reader_fail (&at, RT_FORMAT_ERROR_JSON, error,
                           _("This is no well-formed JSON: a comma, a colon or the end is missing behind this."));
  return rt_reader_fail (&at, RT_FORMAT_ERROR_JSON, error,
                         _("This is no well-formed JSON: “%s” stands where a value or a name is expected."),
                         parser->json->packed ? "?" : rt_reader_quote (&at, quoted));
}

const RtJsonNode *
rt_json_parse_any (RtJson *json, const RtReader *reader, const char *text, GError **error)
{
  Parser parser = { .json = json };

  *json = (RtJson) {
    .reader = *reader,
    .packed = text != NULL,
    .text = g_strdup (text ? text : reader->text + reader->at),
    .nodes = g_array_new (FALSE, FALSE, sizeof (RtJsonNode)),
  };
  if (is_too_much (json->text)) {
    rt_reader_fail (reader, RT_FORMAT_ERROR_TOO_LARGE, error,
                    _("This has more elements, or more inside each other, than a puzzle can have."));
    return NULL;
  }
  parser.at = parser.last = json->text;
  skip_blank (&parser);
  if (!*parser.at)
    return NULL;
  if (parse_value (&parser)) {
    skip_blank (&parser);
    if (!*parser.at)
      return &g_array_index (json->nodes, RtJsonNode, 0);
    fail_here (&parser);
  }
  fail_parse (&parser, error);
  return NULL;
}

const RtJsonNode *
rt_json_parse (RtJson *json, const RtReader *reader, const char *text, GError **error)
{
  g_autoptr (GError) problem = NULL;
  const RtJsonNode *root = rt_json_parse_any (json, reader, text, &problem);

  if (root && root->kind == RT_JSON_OBJECT)
    return root;
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
  g_free (json->text);
  g_array_unref (json->nodes);
}

bool
rt_json_fail (const RtJson *json, const RtJsonNode *node, RtFormatError code, GError **error, const char *format, ...)
{
  RtReader at = reader_at (json, node ? node->start : 0);
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  return rt_reader_fail (&at, code, error, "%s", sentence);
}

const char *
rt_json_string (const RtJson *json, const RtJsonNode *node)
{
  return node->kind == RT_JSON_STRING ? json->text + node->start + 1 : NULL;
}

char *
rt_json_digits_of (const RtJson *json, const RtJsonNode *node)
{
  return g_strndup (json->text + node->start, node->n);
}

bool
rt_json_integer (const RtJson *json, const RtJsonNode *node, gint64 *value)
{
  g_autofree char *digits = NULL;

  if (node->kind != RT_JSON_NUMBER)
    return false;
  if (node->n == 1) { /* one byte, as nearly all numbers have */
    *value = json->text[node->start] - '0';
    return true;
  }
  digits = rt_json_digits_of (json, node);
  return g_ascii_string_to_signed (digits, 10, G_MININT64, G_MAXINT64, value, NULL);
}

const RtJsonNode *
rt_json_member (const RtJson *json, const RtJsonNode *object, const char *name)
{
  const RtJsonNode *found = NULL;

  for_each_member (called, value, object)
    if (!strcmp (rt_json_string (json, called), name))
      found = value;
  return found;
}

const RtJsonNode *
rt_json_list (const RtJson *json, const RtJsonNode *object, const char *name)
{
  const RtJsonNode *node = rt_json_member (json, object, name);

  return node && node->kind == RT_JSON_LIST ? node : NULL;
}

const char *
rt_json_text (const RtJson *json, const RtJsonNode *object, const char *name)
{
  const RtJsonNode *node = rt_json_member (json, object, name);

  return node ? rt_json_string (json, node) : NULL;
}

const RtJsonNode *
rt_json_element (const RtJsonNode *list, guint i)
{
  for_each_element (element, list)
    if (i-- == 0)
      return element;
  return NULL;
}

/* Returns true if NODE is a whole number, or a text with a whole number; then sets NUMBER to it. */
static bool
number_of (const RtJson *json, const RtJsonNode *node, gint64 *number)
{
  const char *text = rt_json_string (json, node);

  return text ? g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, number, NULL)
              : rt_json_integer (json, node, number);
}

bool
rt_json_number_of (const RtJson *json, const RtJsonNode *object, const RtJsonNode *node, int least, int most,
                   int *number, GError **error)
{
  gint64 value;

  if (!number_of (json, node, &value) || value < least || value > most)
    return rt_json_fail (json, object, RT_FORMAT_ERROR_RANGE, error,
                         _("A number of what begins here is not right; expected one from %d to %d."),
                         least, most);
  *number = (int) value;
  return true;
}

bool
rt_json_number (const RtJson *json, const RtJsonNode *object, const char *name, int least, int most,
                int *number, GError **error)
{
  const RtJsonNode *node = rt_json_member (json, object, name);

  return !node || node->kind == RT_JSON_NULL ||
         rt_json_number_of (json, object, node, least, most, number, error);
}

bool
rt_json_digits (const RtJson *json, const RtJsonNode *object, const char *name, RtDigits *digits,
                GError **error)
{
  const RtJsonNode *list = rt_json_list (json, object, name);

  if (!list)
    return true;
  for_each_element (element, list) {
    gint64 digit;

    if (!number_of (json, element, &digit) || digit < 1 || digit > 9)
      return rt_json_fail (json, object, RT_FORMAT_ERROR_MARK_RANGE, error,
                           _("A mark of the cell that begins here is not right; expected numbers "
                             "from 1 to 9."));
    *digits |= rt_digits_of ((int) digit);
  }
  return true;
}

bool
rt_json_true (const RtJson *json, const RtJsonNode *object, const char *name)
{
  const RtJsonNode *node = rt_json_member (json, object, name);

  return node && node->kind == RT_JSON_TRUE;
}
