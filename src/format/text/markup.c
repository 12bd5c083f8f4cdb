/* markup.c - implements RtMarkup: parses XML with GMarkup, and computes the place of every element,
 * attribute and text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/markup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_DEPTH 16
#define MOST_ELEMENTS 100000

/* Moves READER forward to the position of GMarkup in CONTEXT. GMarkup counts a line end as the
 * first character of the next line. */
static void
follow (RtReader *reader, GMarkupParseContext *context)
{
  int line, column;

  g_markup_parse_context_get_position (context, &line, &column);
  line += *reader->text == '\n';
  column -= line > 1;
  while (reader->line < (guint) line && !rt_reader_at_end (reader))
    rt_reader_next_line (reader);
  while (reader->line == (guint) line && reader->column < (guint) column &&
         !rt_reader_at_end (reader))
    rt_reader_take (reader);
}

/* Returns a reader at the tag of ELEMENT that ends before the reader BEHIND. */
static RtReader
tag_before (const RtReader *behind, const char *element)
{
  gsize at = behind->at, length = strlen (element);
  RtReader tag;

  do
    at -= at > 0;
  while (at > 0 && (behind->text[at] != '<' || strncmp (behind->text + at + 1, element, length)));
  rt_reader_init (&tag, behind->text, behind->size);
  tag.at = at;
  tag.line = behind->line;
  for (gsize i = at; i < behind->at; i++)
    tag.line -= behind->text[i] == '\n';
  if (tag.line == behind->line) {
    tag.column = behind->column -
                 (guint) g_utf8_strlen (behind->text + at, (gssize) (behind->at - at));
    return tag;
  }
  while (at > 0 && behind->text[at - 1] != '\n')
    at--;
  tag.column = 1 + (guint) g_utf8_strlen (behind->text + at, (gssize) (tag.at - at));
  return tag;
}

static bool
check_limits (RtMarkup *markup, GError **error)
{
  if (++markup->depth <= MOST_DEPTH && ++markup->n_elements <= MOST_ELEMENTS)
    return true;
  return rt_reader_fail (&markup->tag, RT_FORMAT_ERROR_TOO_LARGE, error,
                         _("This has more elements, or more inside each other, than a puzzle can "
                           "have."));
}

static void
start_element (GMarkupParseContext *context, const char *element, const char **names,
               const char **values, gpointer data, GError **error)
{
  RtMarkup *markup = data;

  follow (&markup->inside, context);
  markup->tag = tag_before (&markup->inside, element);
  markup->names = names;
  markup->values = values;
  g_string_truncate (markup->words, 0);
  if (check_limits (markup, error) && markup->use->start)
    markup->use->start (markup, element, markup->data, error);
}

static void
end_element (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  RtMarkup *markup = data;

  markup->depth--;
  if (markup->use->end)
    markup->use->end (markup, element, markup->data, error);
  g_string_truncate (markup->words, 0);
}

static void
add_text (GMarkupParseContext *context, const char *text, gsize size, gpointer data,
          GError **error)
{
  RtMarkup *markup = data;

  g_string_append_len (markup->words, text, (gssize) size);
}

static const GMarkupParser parser = { start_element, end_element, add_text, NULL, NULL };

/* Sets ERROR to a sentence of ours instead of PROBLEM, an error of GMarkup, whose text contains the
 * place and may cut a name within a character. */
static void
fail_markup (const RtMarkup *markup, GMarkupParseContext *context, const GError *problem,
             GError **error)
{
  RtReader at = markup->inside;
  g_autofree char *words = g_utf8_make_valid (problem->message, -1);
  const char *colon;

  follow (&at, context);
  colon = g_str_has_prefix (words, "Error on line") ? strstr (words, ": ") : NULL;
  rt_reader_fail (&at, RT_FORMAT_ERROR_XML, error,
                  /* Translators: the end is an English sentence of the library that reads XML. */
                  _("This is no well-formed XML: %s."), colon ? colon + 2 : words);
}

bool
rt_markup_read (RtReader *reader, const RtMarkupUse *use, gpointer data, GError **error)
{
  RtMarkup markup = { .reader = reader, .use = use, .data = data, .inside = *reader };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &markup, NULL);
  g_autoptr (GError) problem = NULL;
  bool fine;

  markup.words = g_string_new (NULL);
  fine = g_markup_parse_context_parse (context, reader->text + reader->at,
                                       (gssize) (reader->size - reader->at), &problem) &&
         g_markup_parse_context_end_parse (context, &problem);
  g_string_free (markup.words, TRUE);
  if (fine)
    return true;
  if (problem->domain == RT_FORMAT_ERROR)
    g_propagate_error (error, g_steal_pointer (&problem));
  else
    fail_markup (&markup, context, problem, error);
  return false;
}

/* Returns the end of the XML declaration (`<?...`, `<!...`) at the beginning of TEXT. A document
 * type contains further declarations. */
static const char *
declaration_end (const char *text)
{
  int depth = 0;

  for (; *text; text++) {
    depth += (*text == '<') - (*text == '>');
    if (depth == 0)
      return text;
  }
  return NULL;
}

/* Returns the text after the declarations and comments before the first element; NULL if one of
 * them has no end. */
static const char *
skip_prolog (const char *text)
{
  for (;;) {
    const char *end;

    while (g_ascii_isspace (*text))
      text++;
    if (g_str_has_prefix (text, "<!--"))
      end = strstr (text, "-->");
    else if (g_str_has_prefix (text, "<?") || g_str_has_prefix (text, "<!"))
      end = declaration_end (text);
    else
      return text;
    if (!end)
      return NULL;
    text = strchr (end, '>') + 1;
  }
}

char *
rt_markup_root (const char *text, gsize size)
{
  const char *start = skip_prolog (text);
  gsize length;

  if (!start || *start != '<')
    return NULL;
  length = strcspn (start + 1, " \t\n/><\"'=");
  return length && g_ascii_isalpha (start[1]) ? g_strndup (start + 1, length) : NULL;
}

const char *
rt_markup_value (const RtMarkup *markup, const char *name)
{
  for (gsize i = 0; markup->names[i]; i++)
    if (!strcmp (markup->names[i], name))
      return markup->values[i];
  return NULL;
}

RtReader
rt_markup_value_reader (const RtMarkup *markup, const char *name)
{
  RtReader value = markup->tag, end;

  while (value.at < markup->inside.at) {
    bool found;
    gunichar quote;

    while (value.at < markup->inside.at && !g_ascii_isspace (value.text[value.at]))
      rt_reader_take (&value);
    while (value.at < markup->inside.at && g_ascii_isspace (value.text[value.at]))
      rt_reader_take (&value);
    found = g_str_has_prefix (value.text + value.at, name) &&
            strchr (" \t\n=", value.text[value.at + strlen (name)]);
    while (value.at < markup->inside.at && !strchr ("\"'", value.text[value.at]))
      rt_reader_take (&value);
    quote = rt_reader_peek (&value);
    rt_reader_take (&value);
    end = value;
    while (end.at < markup->inside.at && rt_reader_peek (&end) != quote)
      rt_reader_take (&end);
    if (found) {
      value.size = end.at;
      return value;
    }
    value = end;
  }
  value = markup->tag;
  value.size = value.at;
  return value;
}

bool
rt_markup_number (const RtMarkup *markup, const char *name, int least, int most, int *number,
                  GError **error)
{
  const char *value = rt_markup_value (markup, name);
  RtReader at = rt_markup_value_reader (markup, name);
  gint64 parsed;

  if (!value)
    return rt_reader_fail (&at, RT_FORMAT_ERROR_RANGE, error,
                           _("“%s” is missing here; expected a number from %d to %d."), name, least,
                           most);
  if (!g_ascii_string_to_signed (value, 10, least, most, &parsed, NULL))
    return rt_reader_fail (&at, RT_FORMAT_ERROR_RANGE, error,
                           _("“%s” is not right here; expected a number from %d to %d."), value,
                           least, most);
  *number = (int) parsed;
  return true;
}
