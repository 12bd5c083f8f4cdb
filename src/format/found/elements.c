/* elements.c - finds grids in XML of any kind and in the tables of web pages, where each cell or row is an element.
 *
 *     <row><cell>5</cell><cell/>...</row>      <td><input value="5"></td>      <p>53..7....</p><p>6..195...</p>
 *
 * An element that contains only text may be a cell or a row. Cells are a grid if the same tags are between all cells of
 * a row, and the same tags between all rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found/scan.h"

#include "format/text/cell.h"

#include <string.h>

/* Minimum number of cells that are reported as a damaged grid if they are not a grid. */
#define MANY_CELLS 60

/* An element without inner elements, which may be a cell or a row. */
typedef struct {
  guint line;
  guint name;     /* hash of its tag's name */
  guint before;   /* hash of the tags between the previous element and this one */
  guint n;        /* number of cells: 1 or 9; 0 for any other content */
  guint8 cells[9];
} Leaf;

typedef struct {
  GArray *leaves;
  guint line;
  guint between; /* hash of the tags since the last leaf */
} Elements;

typedef struct {
  const char *name, *end; /* END is at the `>`, or at the character because of which this is not a tag */
  gsize length;
  bool closes, closed; /* true for `</a>`; true for `<a/>` */
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
is_called (const char *text, gsize length, const char *name)
{
  return length == strlen (name) && !g_ascii_strncasecmp (text, name, length);
}

/* Returns the position after the first occurrence of END in TEXT; the end of TEXT if there is none. */
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

      tag.end = quote ? quote : tag.end;
    }
  tag.closed = tag.end[-1] == '/' || is_called (tag.name, tag.length, "input");
  return tag;
}

/* Returns the quoted value of the attribute "value" of TAG, and stores its length in LENGTH.
 * Returns an empty text if there is none. */
static const char *
find_value (const Tag *tag, gsize *length)
{
  const char *at = tag->name + tag->length;

  *length = 0;
  while (at < tag->end) {
    const char *name = at + strspn (at, " \t\n/"), *quote = name + strcspn (name, "\"'>"), *last;
    gsize n = strcspn (name, " \t\n=>");

    last = quote < tag->end ? strchr (quote + 1, *quote) : NULL;
    if (!last || last > tag->end)
      break;
    if (is_called (name, n, "value") || is_called (name, n, "val") || is_called (name, n, "v")) {
      *length = (gsize) (last - quote - 1);
      return quote + 1;
    }
    at = last + 1;
  }
  return "";
}

/* Adds the element of TAG, which may be a cell or a row. Its text is INSIDE, of LENGTH bytes; if
 * that is empty, the value of its attribute. */
static void
add_leaf (Elements *elements, const Tag *tag, const char *inside, gsize length)
{
  Leaf leaf = { .line = elements->line, .name = hash_of (tag->name, tag->length), .before = elements->between };
  g_autoptr (GString) text = g_string_new_len (inside, (gssize) length);
  int digit;

  g_string_replace (text, "&nbsp;", " ", 0);
  g_string_replace (text, "&#160;", " ", 0);
  if (text->len == strspn (text->str, " \t\n")) {
    const char *value = find_value (tag, &length);

    g_string_truncate (text, 0);
    g_string_append_len (text, value, (gssize) length);
  }
  digit = rt_cell_of_word (text->str, text->len);
  if (digit >= 0) {
    leaf.n = 1;
    leaf.cells[0] = (guint8) digit;
  } else {
    for (const char *at = text->str; *at && leaf.n < 10; at++)
      if (!strchr (" \t\n", *at)) {
        digit = rt_cell_of ((guchar) *at);
        if (leaf.n < 9 && digit >= 0)
          leaf.cells[leaf.n] = (guint8) digit;
        leaf.n = digit < 0 ? 10 : leaf.n + 1;
      }
    leaf.n = leaf.n == 9 ? 9 : 0;
  }
  g_array_append_val (elements->leaves, leaf);
  elements->between = 0;
}

/* Returns true if the N elements at LEAF are a grid with WIDTH of them in a row: the tags before
 * the first element of each row are equal, and so are the tags before all others. */
static bool
is_regular (const Leaf *leaf, guint n, guint width)
{
  for (guint i = 0; i < n; i++)
    if (leaf[i].n != leaf->n || leaf[i].name != leaf->name ||
        (i > 0 && leaf[i].before != leaf[i % width ? 1 : width].before))
      return false;
  return true;
}

/* Returns true if LEAF, an element after a grid whose first element is FIRST, is a further cell or
 * row of the grid, so that the grid has too many. WIDTH is the number of elements in a row. */
static bool
continues (const Leaf *first, const Leaf *leaf, guint width)
{
  return leaf->n == first->n && leaf->name == first->name &&
         (leaf->before == first[1].before || leaf->before == first[width].before);
}

/* Finds the grids among ELEMENTS, cells or rows of the text, and adds them to FOUND as possible
 * puzzles. Also reports cells that are not a grid. */
static void
find_grids (RtFinds *found, const Elements *elements)
{
  const Leaf *leaves = (const Leaf *) elements->leaves->data;
  guint n_leaves = elements->leaves->len, n_other = 0;

  for (guint i = 0; i < n_leaves;) {
    const Leaf *leaf = &leaves[i];
    guint n = leaf->n == 1 ? RT_N_CELLS : 9, width = n == 9 ? 1 : 9, end = i + n;
    RtGrid grid;

    if (!leaf->n || end > n_leaves || !is_regular (leaf, n, width)) {
      n_other = leaf->n ? n_other + leaf->n : 0;
      if (n_other >= MANY_CELLS && n_other < MANY_CELLS + leaf->n)
        rt_found_tell (found, leaf->line, RT_FOUND_UNREAD, 0);
      i++;
      continue;
    }
    for (guint k = 0; k < n; k++)
      memcpy (&grid.digit[leaf->n * k], leaf[k].cells, leaf->n);
    while (end < n_leaves && continues (leaf, &leaves[end], width))
      end++;
    if (end == i + n)
      rt_found_offer (found, &grid, leaf->line, false);
    else
      rt_found_tell (found, leaf->line, RT_FOUND_UNREAD, 0);
    i = end;
    n_other = 0;
  }
}

/* Reads the tag at TEXT and, if it begins an element that may be a cell or row, the tag that ends the element.
 * Returns the position after them. */
static const char *
take_tag (Elements *elements, const char *text)
{
  Tag tag = read_tag (text), next;
  const char *inside, *end;

  if (g_str_has_prefix (text, "<!--"))
    return behind (text, "-->");
  if (strchr ("!?", *tag.name) || *tag.end != '>')
    return tag.end;
  if (!tag.closes && is_called (tag.name, tag.length, "script"))
    return behind (text, "</script>");
  if (!tag.closes && is_called (tag.name, tag.length, "style"))
    return behind (text, "</style>");
  inside = tag.end + 1;
  end = inside + strcspn (inside, "<");
  next = read_tag (*end ? end : "<");
  if (!tag.closes && tag.closed) {
    add_leaf (elements, &tag, "", 0);
  } else if (!tag.closes && next.closes && next.length == tag.length &&
             !strncmp (next.name, tag.name, tag.length)) {
    add_leaf (elements, &tag, inside, (gsize) (end - inside));
    inside = next.end;
  } else {
    elements->between = 31 * elements->between + hash_of (tag.name, tag.length) + tag.closes;
  }
  return inside;
}

void
rt_found_elements (RtFinds *found, const char *text)
{
  Elements elements = { .leaves = g_array_new (FALSE, FALSE, sizeof (Leaf)), .line = 1 };
  const char *counted = text;

  while (*(text += strcspn (text, "<"))) {
    for (; counted < text; counted++)
      elements.line += *counted == '\n';
    text = take_tag (&elements, text);
  }
  find_grids (found, &elements);
  g_array_unref (elements.leaves);
}
