/* test-read-picture.c - pictures that were drawn, and photos where they are, are read right; none is read
 * wrong without a mark, and no digit is invented so that there is exactly one solution.
 *
 * A few of each kind; all of them (20 drawn ones of a kind, 160 photos, 200 without exactly one solution) with
 * RT_PICTURES=all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "boards.h"
#include "drawn.h"
#include "sheet.h"
#include "vision/image.h"
#include "vision/read-picture.h"

#include "common/puzzles.h"
#include "common/share.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  FEW = 1, ALL = 20, FEW_PHOTOS = 5, FEW_PAPERS = 4, ALL_PAPERS = 160,
  WHOLE_PAPERS = 152, /* of them: read right, with print and handwriting apart */
  FEW_SPOILT = 4, ALL_SPOILT = 120, /* without exactly one solution: of the kinds of pictures */
  FEW_OURS = 1, ALL_OURS = 80,      /* and drawn by retrace-cli */
};

/* Of twenty pictures of a kind so many at least are read right; of curled paper least. */
static int
wanted (RtDrawnKind kind)
{
  switch (kind) {
  case RT_DRAWN_curl:
    return 15;
  default:
    return kind >= RT_DRAWN_perspective ? 19 : 20;
  }
}

static bool
all_wanted (void)
{
  return g_strcmp0 (g_getenv ("RT_PICTURES"), "all") == 0;
}

/* What a reading of BYTES is worth. */
typedef struct {
  bool was_read, right, plain, parted, marked, has_other, is_puzzle;
  int n_unmarked; /* cells that are wrong, and not marked */
  int n_turned;   /* print that was read as handwriting, or the other way round, and not marked */
} Outcome;

static Outcome
look_at (GBytes *bytes, const RtGrid *givens, const RtGrid *entries)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autoptr (GError) error = NULL;
  RtImage image = { 0 };
  RtSight sight, other;
  Outcome outcome = { .right = true, .plain = true };

  g_assert_true (rt_image_decode (data, size, NULL, &image, &error));
  outcome.was_read =
    rt_sight_read (&image, NULL, &sight, &other, &outcome.has_other, NULL, &error);
  rt_image_clear (&image);
  if (!outcome.was_read) {
    outcome.right = outcome.plain = false;
    return outcome;
  }
  outcome.parted = rt_grid_equal (&sight.givens, givens) && rt_grid_equal (&sight.entries, entries);
  outcome.is_puzzle = sight.is_puzzle;
  outcome.marked = !rt_cells_is_empty (sight.doubtful);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = givens->digit[cell] + entries->digit[cell];
    bool right = sight.givens.digit[cell] + sight.entries.digit[cell] == digit;

    outcome.right &= right;
    outcome.plain &= sight.plain.digit[cell] == digit;
    outcome.n_unmarked += !right && !rt_cells_has (sight.doubtful, cell);
    outcome.n_turned += right && !rt_cells_has (sight.doubtful, cell) && sight.givens.digit[cell] != givens->digit[cell];
  }
  return outcome;
}

static char **
families (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "..", "vision", "faces.txt", NULL);

  return rt_drawn_families (path);
}

static void
test_drawn (gconstpointer data)
{
  RtDrawnKind kind = GPOINTER_TO_INT (data);
  g_auto (GStrv) faces = families ();
  int n = all_wanted () ? ALL : FEW, n_right = 0, n_plain = 0, n_parted = 0, n_others = 0;
  int n_unmarked = 0;

  if (!faces[0]) {
    g_test_skip ("none of the typefaces is installed that the training did not use");
    return;
  }
  for (int i = 0; i < n; i++) {
    RtDrawn drawn = rt_drawn_make (kind, (guint) i, faces);
    Outcome outcome = look_at (drawn.bytes, &drawn.givens, &drawn.entries);

    if (!outcome.right)
      g_test_message ("%s %d is %s", rt_drawn_names[kind], i,
                      outcome.was_read ? "read wrong" : "not read");
    g_assert_true (outcome.right || !outcome.was_read || outcome.marked);
    n_right += outcome.right;
    n_plain += outcome.plain;
    n_unmarked += outcome.n_unmarked;
    n_parted += outcome.parted;
    n_others += outcome.has_other;
    rt_drawn_clear (&drawn);
  }
  g_test_message ("%d of %d right, %d each cell by itself; %d cells wrong and not marked; %d with entries "
                  "told apart", n_right, n, n_plain, n_unmarked, n_parted);
  g_assert_cmpint (n_right * ALL, >=, wanted (kind) * n - (n < ALL ? ALL : 0) * (wanted (kind) < ALL));
  if (kind == RT_DRAWN_entered)
    g_assert_cmpint (n_parted * ALL, >=, 18 * n - (n < ALL ? ALL : 0));
  if (kind == RT_DRAWN_written)
    g_assert_cmpint (n_parted * ALL, >=, 16 * n - (n < ALL ? ALL : 0));
  if (kind == RT_DRAWN_two)
    g_assert_cmpint (n_others, ==, n);
}

/* Two small digits that touch are both read or neither, and then it is said that there are small digits. */
static void
test_touching_marks (void)
{
  enum { WIDTH = 1040, EDGE = 70 };
  const double cell_side = (WIDTH - 2 * EDGE) / 9.0;
  RtChance chance = { 20 };
  RtGrid givens, none = { 0 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, WIDTH);
  cairo_t *cr = cairo_create (surface);
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "marks.png", NULL), *bytes = NULL;
  RtImage image = { 0 };
  RtSight sight;
  gsize size;

  g_assert_true (rt_grid_parse (&givens, EASY));
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  rt_sheet_draw (cr, &chance, RT_DRAWN_light, "DejaVu Sans", EDGE, EDGE, WIDTH - 2 * EDGE, &givens, &none);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int k = 0; k < 2 && !givens.digit[cell]; k++) {
      cairo_save (cr);
      cairo_translate (cr, EDGE + (cell % 9 + 0.3 + 0.16 * k) * cell_side, EDGE + (cell / 9 + 0.4) * cell_side);
      cairo_scale (cr, 0.8, 1);
      rt_sheet_digit (cr, "DejaVu Sans", 0.38 * cell_side, 0, 0, k ? cell / 9 + 1 : cell % 9 + 1);
      cairo_restore (cr);
    }
  cairo_surface_write_to_png (surface, path);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  g_unlink (path);
  g_rmdir (folder);
  g_assert_true (rt_image_decode (bytes, size, NULL, &image, NULL));
  g_assert_true (rt_sight_read (&image, NULL, &sight, NULL, NULL, NULL, NULL));
  rt_image_clear (&image);
  g_assert_true (rt_grid_equal (&sight.givens, &givens));
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits both = rt_digits_of (cell % 9 + 1) | rt_digits_of (cell / 9 + 1);

    g_test_message ("r%dc%d: %x", cell / 9 + 1, cell % 9 + 1, sight.marks[cell]);
    g_assert_cmpint (sight.marks[cell], ==, givens.digit[cell] || rt_cells_has (sight.unread_marks, cell) ? 0 : both);
  }
  g_assert_false (rt_cells_is_empty (sight.unread_marks));
}

/* Pictures that were read wrong once: paper that is bent so much that the lines of the two last columns run
 * another way than the others, faint lines that were left for the tops of digits, and pencil marks. */
static void
test_misleading (void)
{
  static const struct {
    RtDrawnKind kind;
    guint n;
  } pictures[] = {
    { RT_DRAWN_curl, 1007 }, { RT_DRAWN_curl, 1031 }, { RT_DRAWN_curl, 1055 },
    { RT_DRAWN_big_window, 1009 }, { RT_DRAWN_two, 20001 }, { RT_DRAWN_marks, 9 }, { RT_DRAWN_marks, 11 },
  };
  g_auto (GStrv) faces = families ();

  for (gsize i = 0; faces[0] && i < G_N_ELEMENTS (pictures); i += is_a_part () ? 2 : 1) {
    RtDrawn drawn = rt_drawn_make (pictures[i].kind, pictures[i].n, faces);
    Outcome outcome = look_at (drawn.bytes, &drawn.givens, &drawn.entries);

    g_test_message ("%s %u", rt_drawn_names[pictures[i].kind], pictures[i].n);
    g_assert_true (outcome.right);
    g_assert_cmpint (outcome.has_other, ==, pictures[i].kind == RT_DRAWN_two);
    rt_drawn_clear (&drawn);
  }
}

/* What cannot be read is marked: at the edge of paper that is bent much, beside cells that were marked, and
 * where a shadow ends on one of seventeen digits. */
static void
test_marked (void)
{
  static const struct {
    RtDrawnKind kind;
    guint n;
  } pictures[] = { { RT_DRAWN_curl, 600010 }, { RT_DRAWN_shadow, 900031 } };
  g_auto (GStrv) faces = families ();

  for (gsize i = 0; faces[0] && i < G_N_ELEMENTS (pictures); i++) {
    RtDrawn drawn = rt_drawn_make (pictures[i].kind, pictures[i].n, faces);
    Outcome outcome = look_at (drawn.bytes, &drawn.givens, &drawn.entries);

    g_assert_true (outcome.was_read);
    g_assert_cmpint (outcome.n_unmarked, ==, 0);
    rt_drawn_clear (&drawn);
  }
}

/* Clear digits stay as they are, however many solutions they have; what is hard to read is refused. */
static void
test_spoilt (void)
{
  g_auto (GStrv) faces = families ();
  int n = all_wanted () ? ALL_SPOILT : FEW_SPOILT, n_right = 0;

  for (int i = 0; faces[0] && i < n; i++) {
    RtDrawnKind kind = (RtDrawnKind) (i % RT_DRAWN_written);
    RtDrawn drawn = rt_drawn_make_spoilt (kind, 9000 + (guint) i, faces);
    Outcome outcome = look_at (drawn.bytes, &drawn.givens, &drawn.entries);

    g_test_message ("%s %d is %s", rt_drawn_names[kind], 9000 + i,
                    outcome.right ? "read as drawn" : outcome.was_read ? "read otherwise" : "not read");
    g_assert_true (outcome.right || !outcome.was_read);
    /* Digits that somebody entered may make the rest a puzzle again. */
    g_assert_false (outcome.right && outcome.is_puzzle && kind != RT_DRAWN_entered);
    n_right += outcome.right;
    rt_drawn_clear (&drawn);
  }
  g_assert_cmpint (4 * n_right, >=, 3 * n);
}

/* Pictures without exactly one solution of which some digits were altered once: crisp ones of a typeface that
 * misleads, the edge of a shadow, a frame outside of the picture, a place beside the grid where its digits make a
 * puzzle. Where a digit itself is cut off, or nothing tells the place, it is refused. Each system draws letters a
 * little otherwise, so one picture may have an altered digit, which is marked then. */
static void
test_unaltered (void)
{
  static const struct {
    RtDrawnKind kind;
    guint n;
    bool is_refused;
  } pictures[] = {
    { RT_DRAWN_cut_off, 9095, false },     { RT_DRAWN_dark, 41011, false },
    { RT_DRAWN_two, 41019, false },        { RT_DRAWN_small, 41014, false },
    { RT_DRAWN_shaded, 88011, false },     { RT_DRAWN_big_window, 41012, false },
    { RT_DRAWN_shadow, 41012, false },     { RT_DRAWN_blurred, 41010, false },
    { RT_DRAWN_big_window, 41004, false }, { RT_DRAWN_perspective, 41016, true },
    { RT_DRAWN_marks, 323002, false },     { RT_DRAWN_tiles, 323002, true },
  };
  g_auto (GStrv) faces = families ();
  int n_altered = 0;

  for (gsize i = 0; faces[0] && i < G_N_ELEMENTS (pictures); i += is_a_part () ? 3 : 1) {
    RtDrawn drawn = rt_drawn_make_spoilt (pictures[i].kind, pictures[i].n, faces);
    Outcome outcome = look_at (drawn.bytes, &drawn.givens, &drawn.entries);

    g_test_message ("%s %u", rt_drawn_names[pictures[i].kind], pictures[i].n);
    g_assert_true (outcome.was_read == !pictures[i].is_refused);
    g_assert_cmpint (outcome.n_unmarked, ==, 0);
    n_altered += outcome.was_read && !outcome.right;
    rt_drawn_clear (&drawn);
  }
  g_assert_cmpint (n_altered, <=, 1);
}

/* A picture of GIVENS by retrace-cli. Its digits are in FAMILY. */
static GBytes *
draw_ours (const char *folder, const RtGrid *givens, RtChance *chance, const char *family)
{
  g_autofree char *config = g_build_filename (folder, "fonts.conf", NULL);
  g_autofree char *picture = g_build_filename (folder, "a.png", NULL);
  g_autofree char *puzzle = g_build_filename (folder, "a.sdk", NULL), *size = NULL, *name = NULL;
  g_autofree char *fonts = g_strdup_printf (
    "<fontconfig><include>/etc/fonts/fonts.conf</include>"
    "<match><test name=\"family\"><string>Sans</string></test>"
    "<edit name=\"family\" mode=\"prepend\" binding=\"strong\"><string>%s</string></edit></match></fontconfig>",
    family);
  g_autoptr (GError) error = NULL;
  char text[RT_N_CELLS + 1] = "", *bytes;
  gsize n;
  int status;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    text[cell] = givens->digit[cell] ? (char) ('0' + givens->digit[cell]) : '.';
  g_assert_true (g_file_set_contents (config, fonts, -1, NULL));
  g_assert_true (g_file_set_contents (puzzle, text, -1, NULL));
  size = g_strdup_printf ("--size=%d", 300 + rt_chance_of (chance, 1000));
  name = g_strconcat ("--output=", picture, NULL);
  {
    const char *const argv[] = { g_getenv ("RT_CLI"), "draw", size, name, puzzle,
                                 rt_chance_of (chance, 2) ? "--dark" : NULL, NULL };
    g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "FONTCONFIG_FILE", config, TRUE);

    g_assert_true (g_spawn_sync (NULL, (char **) argv, environment, 0, NULL, NULL, NULL, NULL, &status, &error));
    g_assert_true (g_spawn_check_wait_status (status, &error));
  }
  g_assert_true (g_file_get_contents (picture, &bytes, &n, NULL));
  g_unlink (config);
  g_unlink (puzzle);
  g_unlink (picture);
  return g_bytes_new_take (bytes, n);
}

/* What this program draws is read as it was drawn, whatever digits those are. */
static void
test_ours (void)
{
  g_auto (GStrv) faces = families ();
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  int n = all_wanted () ? ALL_OURS : FEW_OURS;

  for (int i = 0; faces[0] && i < n; i++) {
    RtDrawn drawn = rt_drawn_make_spoilt (RT_DRAWN_small, 9500 + (guint) i, faces);
    RtChance chance = { 0x9e3779b97f4a7c15u * (guint) (i + 1) };
    g_autoptr (GBytes) bytes = NULL;
    RtGrid none = { 0 };
    Outcome outcome;

    for (int k = 0; k < 20; k++)
      rt_chance_bits (&chance);
    bytes = draw_ours (folder, &drawn.givens, &chance, faces[rt_chance_of (&chance, (int) g_strv_length (faces))]);
    outcome = look_at (bytes, &drawn.givens, &none);
    g_test_message ("%d", i);
    g_assert_true (outcome.right);
    g_assert_false (outcome.is_puzzle);
    rt_drawn_clear (&drawn);
  }
  g_rmdir (folder);
}

/* Jigsaws and grids of other sizes are refused, or a jigsaw is read as it stands there. */
static void
test_other_boards (void)
{
  static const int sizes[] = { 9, 9, 9, 4, 6, 8, 10, 12, 16 };
  int step = is_a_part () ? 4 : 1;
  g_auto (GStrv) faces = families ();
  int n = all_wanted () ? 20 : 1;

  for (int i = 0; faces[0] && i < n * (int) G_N_ELEMENTS (sizes); i += step) {
    RtGrid givens = { 0 }, none = { 0 };
    int size = sizes[i % (int) G_N_ELEMENTS (sizes)];
    g_autoptr (GBytes) bytes = rt_board_draw (size, (guint) i, faces, &givens);
    Outcome outcome = look_at (bytes, &givens, &none);

    g_test_message ("%d of size %d is %s", i, size, outcome.was_read ? "read" : "refused");
    g_assert_true (!outcome.was_read || (size == 9 && !outcome.is_puzzle && outcome.n_unmarked == 0));
  }
}

static int
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
test_photos (void)
{
  const char *shared = g_getenv ("RT_SHARED_DATA");
  g_autofree char *folder = g_build_filename (shared ? shared : "", "photos", NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint step, n = 0, n_right = 0, n_plain = 0;
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".jpg"))
      g_ptr_array_add (names, g_strndup (name, strlen (name) - strlen (".jpg")));
  if (names->len == 0) {
    g_test_skip ("the photos are not there");
    return;
  }
  g_ptr_array_sort (names, by_name);
  step = all_wanted () ? 1 : MAX (1, names->len / FEW_PHOTOS);
  for (guint i = 0; i < names->len; i += step, n++) {
    g_autofree char *stem = g_build_filename (folder, names->pdata[i], NULL);
    g_autofree char *photo = g_strconcat (stem, ".jpg", NULL), *label = g_strconcat (stem, ".dat", NULL);
    g_autoptr (GBytes) bytes = NULL;
    RtGrid givens, none = { 0 };
    Outcome outcome;
    char *data;
    gsize size;

    g_assert_true (rt_photo_label (label, &givens));
    g_assert_true (g_file_get_contents (photo, &data, &size, NULL));
    bytes = g_bytes_new_take (data, size);
    outcome = look_at (bytes, &givens, &none);
    if (!outcome.right)
      g_test_message ("%s is %s", photo, outcome.was_read ? "read wrong" : "not read");
    if (!outcome.plain)
      g_test_message ("%s has wrong cells, each by itself", photo);
    n_right += outcome.right;
    n_plain += outcome.plain;
    g_assert_true (outcome.right || !outcome.was_read || outcome.marked);
  }
  g_test_message ("%u of %u photos right, %u each cell by itself", n_right, n, n_plain);
  g_assert_cmpuint (n_right, ==, n);
}

/* Photos of puzzles on paper that are half solved with a pencil: print and handwriting are told apart. */
static void
test_paper (void)
{
  const char *shared = g_getenv ("RT_SHARED_DATA");
  g_autofree char *folder = g_build_filename (shared ? shared : "", "paper", NULL);
  g_autofree char *labels = g_build_filename (folder, "labels.tsv", NULL), *text = NULL;
  g_auto (GStrv) rows = NULL;
  int n = 0, n_whole = 0, n_right = 0, n_unmarked = 0, n_turned = 0, step;

  if (!g_file_get_contents (labels, &text, NULL, NULL)) {
    g_test_skip ("the photos are not there");
    return;
  }
  rows = g_strsplit (text, "\n", -1);
  step = all_wanted () ? 1 : (int) g_strv_length (rows) / FEW_PAPERS;
  for (int i = 0; rows[i]; i++) {
    static const char *const cameras[] = { "honor_view_10_0", "honor_view_10_1", "iphone_14_0", "iphone_14_1" };
    g_auto (GStrv) fields = g_strsplit (rows[i], "\t", -1);
    RtGrid printed, written;

    if (i % step != 0 || g_strv_length (fields) < 3 || !rt_grid_parse (&printed, fields[1]) ||
        !rt_grid_parse (&written, fields[2]))
      continue;
    for (int k = 0; k < (all_wanted () ? 4 : 1); k++) {
      const char *camera = cameras[all_wanted () ? k : i / step % 4];
      g_autofree char *name = g_strdup_printf ("%s_%s.jpg", fields[0], camera);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GBytes) bytes = NULL;
      Outcome outcome;
      char *data;
      gsize size;

      g_assert_true (g_file_get_contents (path, &data, &size, NULL));
      bytes = g_bytes_new_take (data, size);
      outcome = look_at (bytes, &printed, &written);
      g_assert_true (outcome.was_read);
      if (!outcome.parted || outcome.n_unmarked > 0)
        g_test_message ("%s: %s, %d wrong cells not marked", name, outcome.right ? "not told apart" : "read wrong",
                        outcome.n_unmarked);
      n++;
      n_whole += outcome.parted;
      n_right += outcome.right;
      n_unmarked += outcome.n_unmarked;
      n_turned += outcome.n_turned;
    }
  }
  g_test_message ("%d of %d whole, %d with all digits right; %d cells wrong and %d of the other kind, not marked", n_whole, n,
                  n_right, n_unmarked, n_turned);
  g_assert_cmpint (n_unmarked + n_turned, ==, 0);
  g_assert_cmpint (n, >=, all_wanted () ? ALL_PAPERS : FEW_PAPERS);
  g_assert_cmpint (n_whole * ALL_PAPERS, >=, WHOLE_PAPERS * n - (n < ALL_PAPERS ? ALL_PAPERS : 0));
}

/* A handwritten digit that is not the solution's is not taken for a blank. */
static void
test_not_blank (void)
{
  const char *shared = g_getenv ("RT_SHARED_DATA");
  g_autofree char *path = g_build_filename (shared ? shared : "", "paper", "01_06_honor_view_10_1.jpg", NULL), *bytes = NULL;
  RtImage image = { 0 };
  RtSight sight;
  gsize size;

  if (!g_file_get_contents (path, &bytes, &size, NULL)) {
    g_test_skip ("the photos are not there");
    return;
  }
  g_assert_true (rt_image_decode (bytes, size, NULL, &image, NULL));
  g_assert_true (rt_sight_read (&image, NULL, &sight, NULL, NULL, NULL, NULL));
  rt_image_clear (&image);
  for_each_cell (cell, sight.by_hand)
    g_assert_true (sight.likely[cell][0] > 0 && sight.plain.digit[cell] > 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int kind = 0; kind < RT_N_DRAWN; kind++) {
    g_autofree char *path = g_strdup_printf ("/sight/drawn/%s", rt_drawn_names[kind]);

    g_test_add_data_func (path, GINT_TO_POINTER (kind), test_drawn);
  }
  g_test_add_func ("/sight/spoilt", test_spoilt);
  g_test_add_func ("/sight/unaltered", test_unaltered);
  g_test_add_func ("/sight/ours", test_ours);
  g_test_add_func ("/sight/other-boards", test_other_boards);
  g_test_add_func ("/sight/touching-marks", test_touching_marks);
  g_test_add_func ("/sight/misleading", test_misleading);
  g_test_add_func ("/sight/marked", test_marked);
  g_test_add_func ("/sight/photos", test_photos);
  g_test_add_func ("/sight/paper", test_paper);
  g_test_add_func ("/sight/not-blank", test_not_blank);
  return g_test_run ();
}
