/* test-fuzz-read.c - damages the files of the tests in thousands of repeatable ways, and reads
 * them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-read.h"

#include "format/format.h"

#include "common/share.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <string.h>

#define MUTATIONS 20 /* of each file */

/* What turns up in puzzles, and what does not. */
static const char *const pieces[] = {
  "0", "9", ".", "-", " ", "\t", "\n", "\r", "\r\n", "|", ",", ";", "#", "#A ", "//", "[", "]", "x",
  "k", "[Puzzle]\n", "[State]\n", "[PencilMarks]\n", "[X-MarkColours]\n", "[X-New]\n", "---", "10", "-1",
  "\xef\xbb\xbf", "\xff\xfe",
  "\xc3", "\xe2\x94\x82", "\xef\xbc\x91", "\xc2\xb7", "\x1a", "\x80", ".........\n", "Grid 2\n",
};

static void
mutate (GRand *rand, GString *text)
{
  gssize at = g_rand_int_range (rand, 0, (gint32) text->len + 1);
  gssize rest = (gssize) text->len - at;
  gssize length = g_rand_int_range (rand, 0, (gint32) MIN (rest, 30) + 1);

  switch (g_rand_int_range (rand, 0, 5)) {
  case 0:
    g_string_erase (text, at, length);
    break;
  case 1: {
    g_autofree char *part = g_strndup (text->str + at, (gsize) length);

    g_string_insert (text, g_rand_int_range (rand, 0, (gint32) text->len + 1), part);
    break;
  }
  case 2:
    if (rest > 0)
      text->str[at] = (char) g_rand_int_range (rand, 1, 256);
    break;
  case 3:
    g_string_truncate (text, (gsize) at);
    break;
  default:
    g_string_insert (text, at, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
    break;
  }
}

/* N times. The same bytes for each NAME, whatever order a folder lists them in. */
static void
mutate_often (const char *name, const char *bytes, gsize size, int n)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_str_hash (name));

  LLVMFuzzerTestOneInput ((const uint8_t *) bytes, size);
  for (int k = 0; k < n; k++) {
    g_autoptr (GString) text = g_string_new_len (bytes, (gssize) size);

    for (int m = g_rand_int_range (rand, 1, 5); m > 0; m--)
      mutate (rand, text);
    LLVMFuzzerTestOneInput ((const uint8_t *) text->str, text->len);
  }
}

static void
test_mutations (gconstpointer data)
{
  const char *path = data;
  g_autofree char *name = g_path_get_basename (path), *bytes = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  mutate_often (name, bytes, size, n_cases (MUTATIONS));
}

/* The picture in other clothes: each has a loader of its own, which takes long. */
static void
test_pictures (gconstpointer data)
{
  const char *kind = data;
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "pictures", "small.png", NULL);
  g_autoptr (GdkPixbuf) picture = gdk_pixbuf_new_from_file (path, NULL);
  g_autofree char *bytes = NULL;
  gsize size;

  g_assert_nonnull (picture);
  g_assert_true (gdk_pixbuf_save_to_buffer (picture, &bytes, &size, kind, NULL, NULL));
  mutate_often (kind, bytes, size, n_cases (MUTATIONS));
}

static void
add_folder (const char *folder, const char *kind)
{
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "formats", folder, kind, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".txt")) {
      g_autofree char *test_path = g_strdup_printf ("/fuzz/read/%s/%s/%s", folder, kind, name);

      g_test_add_data_func_full (test_path, g_build_filename (path, name, NULL), test_mutations,
                                 g_free);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func_full ("/fuzz/read/picture",
                             g_build_filename (g_getenv ("RT_TEST_DATA"), "pictures", "small.png", NULL),
                             test_mutations, g_free);
  g_test_add_data_func ("/fuzz/read/jpeg", "jpeg", test_pictures);
  g_test_add_data_func ("/fuzz/read/bmp", "bmp", test_pictures);
  g_test_add_data_func ("/fuzz/read/tiff", "tiff", test_pictures);
  add_folder ("any", "bad");
  add_folder ("foreign", "bad");
  add_folder ("foreign", "good");
  for (const RtFormat *const *format = rt_formats; *format; format++) {
    add_folder ((*format)->id, "good");
    add_folder ((*format)->id, "bad");
  }
  return g_test_run ();
}
