/* test-fuzz-steps.c - damages printed steps of programs in hundreds of repeatable ways, and reads
 * them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-read.h"

#include <glib.h>

static const char *const kinds[] = { "right", "from-one", "index", "spaces", "zero", "same-given" };

static const char *const pieces[] = {
  "0", "9", "10", "-1", " ", "\n", "\r\n", "\t", ",", "#", "# base 1\n", "# base 0\n", "# puzzle ", ".",
  "0 0 0\n", "8 8 9\n", "9 9 9\n", "81 5\n", "words\n", "123456789\n", "\xc3", "\xff", "(", "=", "---\n",
};

static void
test_mutations (gconstpointer data)
{
  const char *command[] = { g_getenv ("RT_BACKTRACKER"), data,
                            "53467.....7..953..198..2.67.597.1..342.8.3791..3924..69..537284.87.19..5.4..86"
                            ".79", NULL };
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_str_hash (data));
  g_autofree char *text = NULL;

  g_assert_nonnull (command[0]);
  g_assert_true (g_spawn_sync (NULL, (char **) command, NULL, 0, NULL, NULL, &text, NULL, NULL, NULL));
  for (int n = 0; n < 100; n++) {
    g_autoptr (GString) damaged = g_string_new (text);

    g_string_truncate (damaged, (gsize) g_rand_int_range (rand, 1, 2000));
    for (int k = g_rand_int_range (rand, 0, 5); k > 0; k--) {
      gssize at = g_rand_int_range (rand, 0, (gint32) damaged->len + 1);
      gssize length = g_rand_int_range (rand, 0, 30);

      if (g_rand_boolean (rand))
        g_string_insert (damaged, at, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      else
        g_string_erase (damaged, at, MIN ((gssize) damaged->len - at, length));
    }
    LLVMFuzzerTestOneInput ((const uint8_t *) damaged->str, damaged->len);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *path = g_strdup_printf ("/fuzz/steps/%s", kinds[i]);

    g_test_add_data_func (path, kinds[i], test_mutations);
  }
  return g_test_run ();
}
