/* test-json-cells.c - tests JSON grids whose cells are objects: the data that is read, and the
 * doubtful data that is refused. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"
#include "format/text/json.h"

#include "common/cases.h"

#include <string.h>

/* A puzzle in which the cell in row 5, column 5 is the one under test. */
#define PUZZLE \
  ".2..8..7.....61..45..7....6..1..6...96.2.7.45...4..9..1....9..27..82.....9..4..5."
#define MIDDLE 40

/* A cell as its own members say it; $d is its digit, $r and $c its row and column from 0, $i its
 * number, $x its box, $R, $C, $I and $X the same from 1. */
static char *
fill (const char *cell, int at)
{
  GString *text = g_string_new (NULL);
  int box = at / 27 * 3 + at % 9 / 3;

  for (; *cell; cell++) {
    static const char letters[] = "dricxRICX";
    int numbers[] = { PUZZLE[at] == '.' ? 0 : PUZZLE[at] - '0', at / 9, at, at % 9, box,
                      at / 9 + 1, at + 1, at % 9 + 1, box + 1 };

    if (*cell == '$')
      g_string_append_printf (text, "%d", numbers[strchr (letters, *++cell) - letters]);
    else
      g_string_append_c (text, *cell);
  }
  return g_string_free (text, FALSE);
}

/* All cells as CELL but the one in the MIDDLE; in nine lists if NESTED. */
static char *
write_grid (const char *cell, const char *middle, bool nested)
{
  GString *text = g_string_new (nested ? "{\"board\":[[" : "{\"board\":[");

  for (int at = 0; at < RT_N_CELLS; at++) {
    g_autofree char *one = fill (at == MIDDLE ? middle : cell, at);

    g_string_append_printf (text, "%s{%s}",
                            at == 0 ? "" : nested && at % 9 == 0 ? "],[" : ",", one);
  }
  g_string_append (text, nested ? "]]}" : "]}");
  return g_string_free (text, FALSE);
}

typedef struct {
  const char *name, *cell, *middle;
  int given, entry;   /* in the middle */
  unsigned marks;     /* there: bits 0..8 */
  bool told;
} Good;

static const Good good[] = {
  { "values-alone", "'value':$d", "'value':null", 0, 0, 0, false },
  { "texts", "'value':'$d'", "'value':''", 0, 0, 0, false },
  { "given", "'value':$d,'given':true", "'value':3,'given':false", 0, 3, 0, true },
  { "one-given", "'value':$d", "'value':3,'given':true", 3, 0, 0, true },
  { "not-said-where-others-say", "'value':$d,'given':true", "'value':3", 0, 3, 0, true },
  { "nothing-said", "'value':$d,'given':true", "", 0, 0, 0, true },
  { "fixed", "'number':$d,'isFixed':true", "'number':3,'is_fixed':false", 0, 3, 0, true },
  { "editable", "'digit':$d,'editable':false", "'digit':3,'editable':true", 0, 3, 0, true },
  { "notes", "'val':$d,'notes':[]", "'val':0,'notes':[1,9]", 0, 0, 0401, false },
  { "notes-yes-or-no", "'value':$d,'candidates':[]",
    "'value':0,'candidates':[false,true,false,false,false,false,false,true,false]", 0, 0, 0202, false },
  { "numbers-yes-or-no", "'number':$d,'numbers':[]",
    "'number':null,'numbers':[true,false,false,false,false,false,false,true,false]", 0, 0, 0201, false },
  { "letters", "'v':$d,'g':true", "'v':0,'g':false,'options':[1,9]", 0, 0, 0401, true },
  { "notes-of-a-digit", "'value':$d", "'value':3,'pencil-marks':[1]", 3, 0, 0, false },
  { "kinds", "'type':'given','entry':$d", "'entry':[2,3],'type':'note'", 0, 0, 06, true },
  { "kind-entry", "'type':'given','entry':$d", "'type':'value','entry':3", 0, 3, 0, true },
  { "kind-empty", "'type':'given','entry':$d", "'type':'empty'", 0, 0, 0, true },
  { "places", "'row':$r,'col':$c,'value':$d", "'row':$r,'col':$c,'value':3", 3, 0, 0, false },
  { "places-from-1", "'r':$R,'c':$C,'value':$d,'box':$X", "'r':$R,'c':$C,'value':3,'box':$X", 3, 0, 0,
    false },
  { "numbered", "'index':$i,'value':$d,'block':$x", "'index':$i,'value':3,'block':$x", 3, 0, 0, false },
  { "numbered-in-text", "'index':'$i','value':$d", "'index':'$i','value':3", 3, 0, 0, false },
  { "solutions", "'value':$d,'solution':8", "'value':0,'solution':1", 0, 0, 0, false },
  { "looks", "'value':$d,'isValid':true", "'value':3,'isValid':false,'selected':true", 3, 0, 0, false },
};

static void
test_good (gconstpointer data)
{
  const Good *row = data;

  for (int nested = 0; nested < 2; nested++) {
    g_autofree char *text = g_strdelimit (write_grid (row->cell, row->middle, nested), "'", '"');
    g_autoptr (GError) error = NULL;
    g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, &error);
    const RtPosition *position;

    g_assert_no_error (error);
    g_assert_cmpstr (reading->format->id, ==, "json");
    g_assert_cmpuint (reading->puzzles->len, ==, 1);
    g_assert_true (reading->told_entries == row->told);
    position = rt_puzzle_position (reading->puzzles->pdata[0]);
    g_assert_cmpint (position->givens.digit[MIDDLE], ==, row->given);
    g_assert_cmpint (position->entries.digit[MIDDLE], ==, row->entry);
    g_assert_cmpuint (position->marks[MIDDLE], ==, rt_digits_of (1) * row->marks);
    for (int at = 0; at < RT_N_CELLS; at++)
      if (at != MIDDLE)
        g_assert_cmpint (rt_position_digit (position, at), ==,
                         PUZZLE[at] == '.' ? 0 : PUZZLE[at] - '0');
  }
}

/* JSON that resembles a grid, but is none. */
static const struct {
  const char *name, *cell, *middle;
} doubtful[] = {
  { "unknown-member", "'value':$d", "'value':3,'hidden':true" },
  { "long-name", "'value':$d", "'value':3,'valuevaluevaluevalue':1" },
  { "ten", "'value':$d", "'value':10" },
  { "minus-one", "'value':$d", "'value':-1" },
  { "letter", "'value':$d", "'value':'a'" },
  { "yes", "'value':$d", "'value':true" },
  { "two-digits", "'value':$d", "'value':3,'digit':4" },
  { "other-name", "'value':$d", "'digit':3" },
  { "given-in-words", "'value':$d,'given':true", "'value':3,'given':'no'" },
  { "given-as-a-number", "'value':$d", "'value':3,'editable':0" },
  { "strange-kind", "'type':'given','entry':$d", "'type':'cage','entry':3" },
  { "kind-is-a-number", "'type':'given','entry':$d", "'type':1,'entry':3" },
  { "digit-in-an-empty-cell", "'type':'given','entry':$d", "'type':'empty','entry':3" },
  { "digit-as-a-note", "'type':'given','entry':$d", "'type':'note','entry':3" },
  { "list-as-a-digit", "'type':'given','entry':$d", "'type':'given','entry':[3]" },
  { "list-alone", "'value':$d", "'value':[3]" },
  { "note-ten", "'value':$d", "'notes':[1,10]" },
  { "note-zero", "'value':$d", "'notes':[0]" },
  { "notes-no-list", "'value':$d", "'notes':3" },
  { "notes-eight", "'value':$d", "'notes':[true,true,true,true,true,true,true,true]" },
  { "other-row", "'row':$r,'value':$d", "'row':3,'value':3" },
  { "one-row", "'value':$d", "'row':3,'value':3" },
  { "turned", "'row':$c,'col':$r,'value':$d", "'row':4,'col':4,'value':3" },
  { "from-2", "'row':$R,'index':$r,'value':$d", "'row':5,'index':4,'value':3" },
  { "no-row", "'row':$r,'value':$d", "'row':null,'value':3" },
  { "other-box", "'box':$x,'value':$d", "'box':5,'value':3" },
  { "solution-ten", "'value':$d", "'value':3,'solution':10" },
  { "solution-none", "'value':$d", "'value':3,'solution':0" },
  { "selected-twice", "'value':$d", "'value':3,'selected':2" },
  { "no-digit-at-all", "'notes':[1]", "'notes':[2]" },
  { "no-object", "'value':$d", "}, 3, {" },
  /* full, and whether that is shown nobody knows */
  { "full-with-solutions", "'value':1,'solution':1", "'value':1" },
  { "full-of-givens", "'value':1,'given':true", "'value':2,'given':true" },
};

static void
test_doubtful (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  for (int nested = 0; nested < 2; nested++) {
    g_autofree char *text = g_strdelimit (write_grid (doubtful[i].cell, doubtful[i].middle, nested),
                                          "'", '"');
    g_autoptr (GError) error = NULL;

    g_assert_null (rt_read (text, strlen (text), NULL, &error));
    g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_UNKNOWN);
  }
}

/* Many empty lists are not a puzzle. */
static void
test_empty_lists (void)
{
  g_autoptr (GString) text = g_string_new ("[");

  for (guint n = 1; n <= 100001; n++) {
    g_autoptr (GError) error = NULL;

    g_string_append (text, n % 2 ? "[ ]" : "{}");
    if (n >= 100000) {
      g_string_append_c (text, ']');
      g_assert_null (rt_read (text->str, text->len, NULL, &error));
      g_assert_cmpint (error->code, ==,
                       n > 100000 ? RT_FORMAT_ERROR_TOO_LARGE : RT_FORMAT_ERROR_UNKNOWN);
      g_string_truncate (text, text->len - 1);
    }
    g_string_append_c (text, ',');
  }
}

/* Each value takes twelve bytes, so a text may have millions of values. */
static void
test_size (void)
{
  static const struct {
    const char *head, *part, *tail;
    guint n; /* values of a part */
  } rows[] = {
    { "[", "1", "]", 1 }, { "[", "[1,2]", "]", 3 }, { "{", "\"a\":\"b\"", "}", 2 }, { "[", "[[[]]]", "]", 3 },
  };

  g_assert_cmpuint (sizeof (RtJsonNode), ==, 12);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GString) text = g_string_new (rows[i].head);
    g_autoptr (GError) error = NULL;
    RtReader reader;
    RtJson json;

    for (int k = 0; k < 20000; k++)
      g_string_append_printf (text, "%s%s", k ? "," : "", rows[i].part);
    g_string_append (text, rows[i].tail);
    rt_reader_init (&reader, text->str, text->len);
    g_assert_nonnull (rt_json_parse_any (&json, &reader, NULL, &error));
    g_assert_no_error (error);
    g_assert_cmpuint (json.nodes->len, ==, 1 + 20000 * rows[i].n);
    rt_json_clear (&json);
  }
}

/* Text after the first 64 KiB of a line is not sniffed, but read. */
static void
test_long_line (void)
{
  g_autoptr (GString) text = g_string_new ("[");
  g_autoptr (RtReading) reading = NULL;

  for (int k = 0; k < 3000; k++)
    g_string_append (text, "\"some other words\", ");
  g_string_append (text, "\".2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5.\"]");
  reading = rt_read (text->str, text->len, NULL, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpstr (reading->format->id, ==, "json");
  g_assert_cmpuint (reading->puzzles->len, ==, 1);
}

/* Strings are unescaped, whatever their escapes. */
static void
test_strings (void)
{
  static const struct {
    const char *text, *plain;
  } rows[] = {
    { "[\"a\\\"b\\\\\\/\\n\\t\"]", "a\"b\\/\n\t" },
    { "[\"\\u0031\\u00e9\\uD834\\uDD1E\"]", "1é𝄞" },
    { "[\"\\uD834x\\u0000\"]", "\xef\xbf\xbdx\xef\xbf\xbd" },
    { "[\"\\b\\f\\r\\q\\u12\"]", "\b\f\rq12" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    const RtJsonNode *root;
    RtReader reader;
    RtJson json;

    rt_reader_init (&reader, rows[i].text, strlen (rows[i].text));
    root = rt_json_parse_any (&json, &reader, NULL, NULL);
    g_assert_nonnull (root);
    g_assert_cmpstr (rt_json_string (&json, rt_json_element (root, 0)), ==, rows[i].plain);
    rt_json_clear (&json);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("/json-cells", test_size, test_long_line, test_strings);
  for (gsize i = 0; i < G_N_ELEMENTS (good); i++) {
    g_autofree char *path = g_strdup_printf ("/json-cells/good/%s", good[i].name);

    g_test_add_data_func (path, &good[i], test_good);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (doubtful); i++) {
    g_autofree char *path = g_strdup_printf ("/json-cells/doubtful/%s", doubtful[i].name);

    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_doubtful);
  }
  g_test_add_func ("/json/lists/empty", test_empty_lists);
  return g_test_run ();
}
