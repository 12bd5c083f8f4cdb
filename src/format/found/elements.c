/* elements.c - grids in XML of any kind and in the tables of pages.
 *
 *     <row><cell>5</cell><cell/>...</row>      <td><input value="5"></td>      <p>53..7....6..195...</p>
 *
 * An element with nothing inside but text may be a cell, nine of them or 81. Cells make a grid where the
 * same tags stand between all of a row, and the same between all rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found/found.h"
#include "format/text/cell.h"

#include <string.h>

/* As long a text of cells, with so many other characters at most, is nearly a puzzle. */
#define LONG_RUN 70
#define MOST_SLIPS 3

/* What an element says that has no others inside. */
typedef struct {
  guint name;     /* of its tag: a hash */
  guint before;   /* the tags between the one before and it: a hash */
  guint n;        /* cells: 1, 9, or 0 for anything else */
  guint8 cells[9];
} Leaf;

typedef struct {
  RtFoundGrids *found;
  GArray *leaves;
  guint between; /* the tags since the last leaf */
} Scan;

/* Where a tag's name is, and what it is. */
typedef struct {
  const char *name, *end; /* END stands at the `>`, or at what shows that it is no tag */
  gsize length;
  bool closes, closed; /* `</a>`, `<a/>` */
} Tag;

static guint
hash_of (const char *name, gsize length)
{
  guint hash = 5381;

  for (gsize i = 0; i < length; i++)
    hash = 33 * hash + (guchar) g_ascii_tolower (name[i]);
  return hash;
}

static bool
is_called (const Tag *tag, const char *name)
{
  return tag->length == strlen (name) && !g_ascii_strncasecmp (tag->name, name, tag->length);
}

/* Behind END in TEXT, or the end of TEXT. */
static const char *
behind (const char *text, const char *end)
{
  const char *found = strstr (text, end);

  return found ? found + strlen (end) : text + strlen (text);
}

/* Returns the tag that begins with the `<` at TEXT. */
static Tag
read_tag (const char *text)
{
  Tag tag = { .name = text + 1 };

  tag.closes = *tag.name == '/';
  tag.name += tag.closes;
  tag.length = strcspn (tag.name, " \t\n/><");
  for (tag.end = tag.name + tag.length; *tag.end && !strchr ("<>", *tag.end); tag.end++)
    if (strchr ("\"'", *tag.end)) {
      const char *quote = strchr (tag.end + 1, *tag.end);

      if (quote)
        tag.end = quote;
    }
  tag.closed = tag.end[-1] == '/' || is_called (&tag, "input");
  return tag;
}

/* TEXT with its escapes for blanks as blanks, and without line ends. */
static char *
plain_text (const char *text, gsize length)
{
  g_autofree char *copy = g_strndup (text, length);
  GString *plain = g_string_new (copy);

  g_string_replace (plain, "&nbsp;", " ", 0);
  g_string_replace (plain, "&#160;", " ", 0);
  g_string_replace (plain, "\302\240", " ", 0);
  return g_strstrip (g_string_free (plain, FALSE));
}

/* Reads TEXT as cells side by side, blanks between them or not. Returns how many, and how many
 * characters are none. */
static guint
read_cells (const char *text, guint8 cells[RT_N_CELLS], guint *n_slips)
{
  guint n = 0;

  for (*n_slips = 0; *text; text++) {
    int digit = rt_cell_of ((guchar) *text);

    if (strchr (" \t\n", *text))
      continue;
    *n_slips += digit < 0;
    if (n < RT_N_CELLS)
      cells[n] = (guint8) MAX (digit, 0);
    n++;
  }
  return n;
}

/* Takes TEXT if it is a puzzle, or nearly. Returns whether it is a row. */
static bool
take_text (RtFoundGrids *found, const char *text, guint8 nine[9])
{
  RtGrid grid = { 0 };
  guint n_slips, n = read_cells (text, grid.digit, &n_slips);

  if (n == RT_N_CELLS && n_slips == 0)
    rt_found_add (found, &grid, true);
  else if (n >= LONG_RUN && n_slips <= MOST_SLIPS)
    found->doubtful = true;
  memcpy (nine, grid.digit, 9);
  return n == 9 && n_slips == 0;
}

/* Reads the attributes of TAG: one of them may be a puzzle. Returns the value of the one that is called
 * so, or NULL. Free with g_free. */
static char *
take_attributes (Scan *scan, const Tag *tag)
{
  const char *at = tag->name + tag->length;
  char *value = NULL;

  while (at < tag->end) {
    const char *name = at + strspn (at, " \t\n/"), *quote = name + strcspn (name, "\"'>"), *last;
    gsize length = strcspn (name, " \t\n=>");
    g_autofree char *text = NULL;
    guint8 nine[9];

    last = quote < tag->end ? strchr (quote + 1, *quote) : NULL;
    if (!last || last > tag->end)
      break;
    text = plain_text (quote + 1, (gsize) (last - quote - 1));
    take_text (scan->found, text, nine);
    if (!value && ((length == 5 && !g_ascii_strncasecmp (name, "value", length)) ||
                   (length == 3 && !g_ascii_strncasecmp (name, "val", length)) ||
                   (length == 1 && !g_ascii_strncasecmp (name, "v", length))))
      value = g_steal_pointer (&text);
    at = last + 1;
  }
  return value;
}

/* Adds the element of TAG, whose text begins at INSIDE. */
static void
add_leaf (Scan *scan, const Tag *tag, const char *value, const char *inside, gsize length)
{
  Leaf leaf = { .name = hash_of (tag->name, tag->length), .before = scan->between };
  g_autofree char *text = plain_text (inside, length);
  const char *word = *text || !value ? text : value;
  int digit = rt_found_cell (word, strlen (word));

  if (digit >= 0) {
    leaf.n = 1;
    leaf.cells[0] = (guint8) digit;
  } else if (take_text (scan->found, word, leaf.cells)) {
    leaf.n = 9;
  }
  g_array_append_val (scan->leaves, leaf);
  scan->between = 0;
}

/* Returns true if the N leaves at LEAF stand as the cells of a grid do, WIDTH of them in a row: the tags before
 * the first cell of each row are equal, and so are those before each other cell. */
static bool
is_regular (const Leaf *leaf, guint n, guint width)
{
  for (guint i = 0; i < n; i++)
    if (leaf[i].n != leaf->n || leaf[i].name != leaf->name ||
        (i > 0 && leaf[i].before != leaf[i % width ? 1 : width].before))
      return false;
  return true;
}

/* Returns true if LEAF goes on behind the grid of FIRST as its cells do, which is one too many. */
static bool
goes_on (const Leaf *first, const Leaf *leaf, guint between)
{
  return leaf->n == first->n && leaf->name == first->name && leaf->before == between;
}

static void
find_grids (Scan *scan)
{
  const Leaf *leaves = (const Leaf *) scan->leaves->data;
  guint n_leaves = scan->leaves->len;

  for (guint i = 0; i < n_leaves && !scan->found->doubtful;) {
    guint n = leaves[i].n == 1 ? RT_N_CELLS : 9, width = n == 9 ? 1 : 9;
    const Leaf *leaf = &leaves[i];
    RtGrid grid;

    if (!leaf->n || i + n > n_leaves || !is_regular (leaf, n, width)) {
      i++;
      continue;
    }
    for (guint k = 0; k < n; k++)
      memcpy (&grid.digit[leaf->n * k], leaf[k].cells, leaf->n);
    scan->found->doubtful |= i + n < n_leaves && (goes_on (leaf, leaf + n, leaf[1].before) ||
                                                  goes_on (leaf, leaf + n, leaf[width].before));
    rt_found_add (scan->found, &grid, true);
    i += n;
  }
}

/* Behind the tag at TEXT, and behind what it says is no text. */
static const char *
take_tag (Scan *scan, const char *text)
{
  Tag tag = read_tag (text), next;
  g_autofree char *value = NULL;
  const char *inside, *end;

  if (g_str_has_prefix (text, "<!--"))
    return behind (text, "-->");
  if (strchr ("!?", *tag.name) || *tag.end != '>')
    return tag.end;
  if (!tag.closes && is_called (&tag, "script"))
    return behind (text, "</script>");
  if (!tag.closes && is_called (&tag, "style"))
    return behind (text, "</style>");
  inside = tag.end + 1;
  if (!tag.closes)
    value = take_attributes (scan, &tag);
  end = inside + strcspn (inside, "<");
  next = read_tag (*end ? end : "<");
  if (!tag.closes && tag.closed) {
    add_leaf (scan, &tag, value, "", 0);
  } else if (!tag.closes && next.closes && next.length == tag.length &&
             !strncmp (next.name, tag.name, tag.length)) {
    add_leaf (scan, &tag, value, inside, (gsize) (end - inside));
    inside = next.end;
  } else {
    scan->between = 31 * scan->between + hash_of (tag.name, tag.length) + tag.closes;
  }
  return inside;
}

void
rt_found_in_elements (RtFoundGrids *found, const char *text)
{
  Scan scan = { .found = found, .leaves = g_array_new (FALSE, FALSE, sizeof (Leaf)) };

  while (*(text += strcspn (text, "<")))
    text = take_tag (&scan, text);
  find_grids (&scan);
  g_array_unref (scan.leaves);
}
