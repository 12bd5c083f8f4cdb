/* test-escape-control-characters.c - tests that control characters in texts of others are escaped
 * before they reach a terminal. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/escape-control-characters.h"

#include <string.h>

static const struct {
  const char *text, *shown;
} rows[] = {
  { "", "" },
  { "A title, in two\nlines\tand columns", "A title, in two\nlines\tand columns" },
  { "\x1b[31mred", "\\x1b[31mred" },
  { "\r\b\x7f", "\\x0d\\x08\\x7f" },
  { "\xc2\x9b" "31m", "\\x9b31m" },
  { "스도쿠 é", "스도쿠 é" },
  { "no \xff UTF-8 \xc3", "no \xff UTF-8 \xc3" },
};

static void
test_harmless (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *shown = rt_harmless (rows[i].text, strlen (rows[i].text));

    g_assert_cmpstr (shown, ==, rows[i].shown);
  }
}

/* Only SIZE bytes of a longer text are escaped. */
static void
test_size (void)
{
  const char *text = "some\x1bthing";

  for (gsize size = 0; size <= strlen (text); size++) {
    g_autofree char *shown = rt_harmless (text, size);

    g_assert_cmpuint (strlen (shown), ==, size > 4 ? size + 3 : size);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/harmless/rows", test_harmless);
  g_test_add_func ("/harmless/size", test_size);
  return g_test_run ();
}
