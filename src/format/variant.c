/* variant.c - names of Sudokus with rules of their own, and of those rules. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/variant.h"

#include "format/error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What stands in one place twice comes with its longest name first. */
static const char *const variants[] = {
  "x-sudoku",  "sudoku-x", "sudoku x", "diagonal", "killer",      "jigsaw",    "irregular",
  "samurai",   "windoku",  "hyper",    "thermo",   "sandwich",    "kropki",    "antiknight",
  "anti-knight", "anti-king", "nonconsecutive", "non-consecutive", "odd-even", "even-odd",
  "color sudoku", "colour sudoku",
};

/* These are nothing else even within the names of programs, as isAntiKnight or KnightSudokuBuilder. */
static const char *const within_names[] = {
  "antiknight", "anti_knight", "antiking", "anti_king", "nonconsecutive", "non_consecutive",
  "knightsudoku", "kingsudoku", "killersudoku", "jigsawsudoku", "thermosudoku", "sandwichsudoku",
  "diagonalsudoku",
};

/* Lists or objects called so, or with it in their name, are the parts of a rule. */
static const char *const rules_of_parts[] = {
  "regions", "cages",  "killercage", "arrow",      "thermo",   "constraints", "kropki",
  "whisper", "renban", "palindrome", "sandwich",   "quadruple", "littlekiller",
};

/* What is true and has this in its name is a rule. */
static const char *const rules[] = { "antiknight", "antiking", "nonconsecutive", "diagonal",
                                     "disjoint",   "windoku",  "hypersudoku" };

static const char *const kinds[] = { "type", "variant", "kind", "mode", "ruleset", "rules" };

static const char sudoku[] = "sudoku";

/* Whether a name ends at TEXT, in one or in the plural or before the word Sudoku: a hyperlink is no Hyper
 * Sudoku. */
static bool
ends_word (const char *text)
{
  return !g_ascii_isalpha (text[*text == 's']) || g_str_has_prefix (text, sudoku);
}

/* Whether a name begins at AT, of the text that begins at TEXT. */
static bool
begins_word (const char *text, const char *at)
{
  return at == text || !g_ascii_isalpha (at[-1]) || !g_ascii_isalpha (*at);
}

/* Where NAME stands in TEXT, in small letters, as a word. */
static const char *
find_word (const char *text, const char *name)
{
  for (const char *at = strstr (text, name); at; at = strstr (at + 1, name))
    if (begins_word (text, at) && ends_word (at + strlen (name)))
      return at;
  return NULL;
}

/* Where NAME stands in SMALL, which is TEXT in small letters, as whole words of a name of a program. */
static const char *
find_within_name (const char *small, const char *text, const char *name)
{
  gsize length = strlen (name);

  for (const char *at = strstr (small, name); at; at = strstr (at + 1, name)) {
    const char *here = text + (at - small);

    if ((at == small || !g_ascii_isalpha (here[-1]) || g_ascii_isupper (*here)) &&
        !g_ascii_islower (here[length]))
      return at;
  }
  return NULL;
}

/* Where TEXT, in small letters, says that its type is that of NAME, as “type: x” does of X-Sudoku. */
static const char *
find_type (const char *text, const char *name)
{
  gsize length = strlen (name) - strlen (sudoku) - 1;

  if (!g_str_has_suffix (name, sudoku))
    return NULL;
  for (const char *at = find_word (text, "type"); at; at = find_word (at + 1, "type")) {
    const char *word = at + strlen ("type");

    word += strspn (word, " \t:=\"'");
    if (!strncmp (word, name, length) && !g_ascii_isalnum (word[length]))
      return at;
  }
  return NULL;
}

const char *
rt_variant_named (const char *text, gsize size, const char **name)
{
  g_autofree char *small = g_ascii_strdown (text, (gssize) size);
  const char *first = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++) {
    const char *at = find_word (small, variants[i]);

    if (!at)
      at = find_type (small, variants[i]);
    if (at && (!first || at < first)) {
      first = at;
      *name = variants[i];
    }
  }
  for (gsize i = 0; i < G_N_ELEMENTS (within_names); i++) {
    const char *at = find_within_name (small, text, within_names[i]);

    if (at && (!first || at < first)) {
      first = at;
      *name = within_names[i];
    }
  }
  return first ? text + (first - small) : NULL;
}

void
rt_variant_notice (const char *text, gsize size, GPtrArray *notices)
{
  g_autofree char *sentence = NULL;
  const char *name = NULL, *named = rt_variant_named (text, size, &name);
  guint line = 1;

  if (!named || !notices)
    return;
  for (const char *at = text; at < named; at++)
    line += *at == '\n';
  sentence = g_strdup_printf (_("“%s” is named here, but rules beyond those of a plain Sudoku are not read."),
                              name);
  g_ptr_array_add (notices, rt_place_say (NULL, line, 0, sentence));
}

/* Whether one of the N words of LIST is in NAME, whatever its case and what parts its words. */
static bool
has_word (const char *name, const char *const *list, gsize n)
{
  g_autoptr (GString) plain = g_string_new (NULL);

  for (; name && *name; name++)
    if (!strchr ("_- ", *name))
      g_string_append_c (plain, g_ascii_tolower (*name));
  for (gsize i = 0; i < n; i++)
    if (strstr (plain->str, list[i]))
      return true;
  return false;
}

bool
rt_variant_is_rule_of_parts (const char *member)
{
  return has_word (member, rules_of_parts, G_N_ELEMENTS (rules_of_parts));
}

bool
rt_variant_is_rule (const char *member)
{
  return has_word (member, rules, G_N_ELEMENTS (rules));
}

bool
rt_variant_is_kind (const char *member)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (!g_ascii_strcasecmp (member, kinds[i]))
      return true;
  return false;
}
