/* test-theme.c - tests that themes have the colours of the CSS files, and that their contrast is
 * sufficient. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/theme.h"

#include <glib.h>
#include <math.h>

/* Contrast that text needs (WCAG 2, 1.4.3). */
#define LEGIBLE 4.5

typedef struct {
  const char *name;
  uint32_t value;
} Named;

#define MAX_NAMED 32

/* The colours of THEME by name. Returns how many. */
static guint
colours_of (const RtTheme *theme, Named named[MAX_NAMED])
{
  guint n = 0;

#define X(colour) named[n++] = (Named) { "rt_" #colour, theme->colour };
  RT_COLOURS (X)
#undef X
  return n;
}

/* Returns the colours that the CSS file of the theme defines. */
static GHashTable *
defined_by (const RtTheme *theme)
{
  g_autofree char *file = g_strconcat (theme->id, ".css", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "..", "..", "src", "widgets",
                                            file, NULL);
  g_autoptr (GRegex) line = g_regex_new ("^@define-color (\\w+) #([0-9a-f]{6});",
                                         G_REGEX_MULTILINE, 0, NULL);
  GHashTable *defined = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (g_regex_match (line, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL)) {
    g_autofree char *value = g_match_info_fetch (match, 2);

    g_hash_table_insert (defined, g_match_info_fetch (match, 1),
                         GUINT_TO_POINTER (g_ascii_strtoull (value, NULL, 16)));
  }
  return defined;
}

static void
test_is_the_screens (gconstpointer data)
{
  const RtTheme *theme = data;
  g_autoptr (GHashTable) defined = defined_by (theme);
  Named named[MAX_NAMED];
  guint n = colours_of (theme, named);

  g_assert_cmpuint (g_hash_table_size (defined), ==, n);
  for (guint i = 0; i < n; i++) {
    gpointer value;

    g_assert_true (g_hash_table_lookup_extended (defined, named[i].name, NULL, &value));
    g_assert_cmphex (GPOINTER_TO_UINT (value), ==, named[i].value);
  }
}

static double
luminance (uint32_t colour)
{
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (int i = 0; i < 3; i++) {
    double part = (colour >> (16 - 8 * i) & 0xff) / 255.0;

    sum += weights[i] * (part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4));
  }
  return sum;
}

static double
contrast (uint32_t a, uint32_t b)
{
  double one = luminance (a) + 0.05, other = luminance (b) + 0.05;

  return MAX (one, other) / MIN (one, other);
}

/* Every digit can be read on the board, on the hottest cell and on every colour. */
static void
test_can_be_read (gconstpointer data)
{
  const RtTheme *theme = data;
  const uint32_t inks[] = { theme->given, theme->entered, theme->found, theme->trying,
                            theme->mark };

  for (gsize i = 0; i < G_N_ELEMENTS (inks); i++) {
    g_assert_cmpfloat (contrast (inks[i], theme->board), >=, LEGIBLE);
    g_assert_cmpfloat (contrast (inks[i], theme->heat), >=, LEGIBLE);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (inks); i++)
    for (int colour = 1; colour <= 9; colour++)
      g_assert_cmpfloat (contrast (inks[i], rt_theme_colour (theme, colour)), >=, LEGIBLE);
  g_assert_cmpfloat (contrast (theme->conflict, theme->conflict_tint), >=, LEGIBLE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const RtTheme *const *theme = rt_themes; *theme; theme++) {
    g_autofree char *screen = g_strdup_printf ("/theme/%s/is-the-screens", (*theme)->id);
    g_autofree char *read = g_strdup_printf ("/theme/%s/can-be-read", (*theme)->id);

    if (*theme != &rt_theme_paper)
      g_test_add_data_func (screen, *theme, test_is_the_screens);
    g_test_add_data_func (read, *theme, test_can_be_read);
  }
  return g_test_run ();
}
