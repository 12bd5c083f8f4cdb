/* bench-sight.c - what reading a picture takes, stage by stage, and how often it is right.
 *
 *     bench-sight [N [FIRST [KIND...]]]
 *
 * The photos of newspapers and of half-solved paper, where they are, and N drawn pictures (20) of each kind from the number FIRST (0) on; those that
 * are as if photographed with twelve megapixels, too. The kind "spoilt" is all kinds, with digits that have not
 * exactly one solution. Milliseconds of processor time: means of the
 * stages, then the median and the most of all. Then how many pictures were read right, were refused, and were read
 * wrong with a doubtful cell and without one; then how many cells with a digit are not marked as doubtful, and how many of these
 * are wrong: the digit, or whether a person entered it. Each picture that took long, or was not right, is named on standard error. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clock.h"
#include "drawn.h"
#include "vision/image.h"
#include "vision/read-picture.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stdlib.h>
#include <string.h>

#define LONG 400.0 /* milliseconds */

/* Before the name of a kind. */
#define TWELVE "12M "
#define SPOILT "spoilt "

static int
by_rising (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* What became of a picture. */
enum { RIGHT, REFUSED, MARKED, WRONG, N_ENDS };
static const char *const ends[N_ENDS] = { "right", "refused", "marked", "WRONG" };

typedef struct {
  GArray *all; /* of double */
  double load;
  RtSightTimes stages;
  int n[N_ENDS];
  int n_sure, n_false; /* cells */
} Row;

static int
end_of (const RtSight *sight, const RtGrid *digits)
{
  bool right = true;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    right &= sight->givens.digit[cell] + sight->entries.digit[cell] == digits->digit[cell];
  return right ? RIGHT : rt_cells_is_empty (sight->doubtful) ? WRONG : MARKED;
}

/* Counts the cells of SIGHT that are not marked. Returns the wrong ones as text. ENTRIES are those of DIGITS that a
 * person entered; NULL if that is not known. */
static char *
count_unmarked (Row *row, const RtSight *sight, const RtGrid *digits, const RtGrid *entries)
{
  GString *text = g_string_new (NULL);

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int wanted = digits->digit[cell], digit = sight->givens.digit[cell] + sight->entries.digit[cell];
    bool right = digit == wanted && (!entries || entries->digit[cell] == sight->entries.digit[cell]);

    if (rt_cells_has (sight->doubtful, cell) || (digit == 0 && wanted == 0))
      continue;
    row->n_sure++;
    row->n_false += !right;
    if (!right)
      g_string_append_printf (text, " r%dc%d: %d%s for %d (%.3f)", cell / 9 + 1, cell % 9 + 1, digit,
                              sight->entries.digit[cell] ? " entered" : "", wanted, (double) sight->sure[cell]);
  }
  return g_string_free (text, FALSE);
}

/* Reads a picture that shows DIGITS, of which ENTRIES (may be NULL) were entered, and is called NAME N. */
static void
measure (Row *row, const char *bytes, gsize size, const RtGrid *digits, const RtGrid *entries, const char *name, int n)
{
  g_autofree char *cells = NULL;
  double start = now (), taken;
  RtImage image = { 0 };
  RtSight sight = { 0 };
  int end = REFUSED;
  g_autoptr (GError) error = NULL;

  if (rt_image_decode (bytes, size, NULL, &image, NULL)) {
    row->load += 1e3 * (now () - start);
    if (rt_sight_read (&image, NULL, &sight, NULL, NULL, &row->stages, &error))
      end = end_of (&sight, digits);
  }
  rt_image_clear (&image);
  taken = 1e3 * (now () - start);
  g_array_append_val (row->all, taken);
  row->n[end]++;
  cells = end == REFUSED ? g_strconcat (": ", error->message, NULL) : count_unmarked (row, &sight, digits, entries);
  if (end != RIGHT || taken > LONG || *cells)
    fprintf (stderr, "%s %d: %s, %.0f ms%s\n", name, n, ends[end], taken, cells);
}

static void
begin (Row *row)
{
  *row = (Row) { .all = g_array_new (FALSE, FALSE, sizeof (double)) };
}

static void
print (Row *row, const char *name)
{
  double n = row->all->len;

  if (row->all->len > 0) {
    g_array_sort (row->all, by_rising);
    printf ("%-18s %5.0f %6.1f %7.1f %6.1f %9.1f %7.1f %7.1f %6.1f", name, n, row->load / n,
            1e3 * row->stages.at[RT_SIGHT_LOCATE] / n, 1e3 * row->stages.at[RT_SIGHT_CUT] / n,
            1e3 * row->stages.at[RT_SIGHT_CLASSIFY] / n, 1e3 * row->stages.at[RT_SIGHT_DECODE] / n,
            g_array_index (row->all, double, row->all->len / 2),
            g_array_index (row->all, double, row->all->len - 1));
    for (int end = 0; end < N_ENDS; end++)
      printf (" %7d", row->n[end]);
    printf (" %7d %7d\n", row->n_sure, row->n_false);
    fflush (stdout);
  }
  g_array_unref (row->all);
}

static void
measure_photos (void)
{
  const char *shared = g_getenv ("RT_SHARED_DATA");
  g_autofree char *folder = g_build_filename (shared ? shared : "", "photos", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  Row row;

  begin (&row);
  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL), *bytes = NULL;
    g_autofree char *label = g_strconcat (path, NULL);
    RtGrid digits = { 0 };
    gsize size;

    if (!g_str_has_suffix (name, ".jpg"))
      continue;
    memcpy (label + strlen (label) - strlen (".jpg"), ".dat", strlen (".dat"));
    if (rt_photo_label (label, &digits) && g_file_get_contents (path, &bytes, &size, NULL))
      measure (&row, bytes, size, &digits, NULL, name, 0);
  }
  print (&row, "photos");
}

/* Reads the photos of half-solved puzzles on paper. */
static void
measure_paper (void)
{
  const char *shared = g_getenv ("RT_SHARED_DATA");
  g_autofree char *folder = g_build_filename (shared ? shared : "", "paper", NULL);
  g_autofree char *labels = g_build_filename (folder, "labels.tsv", NULL), *text = NULL;
  g_auto (GStrv) rows = NULL;
  Row row;

  begin (&row);
  g_file_get_contents (labels, &text, NULL, NULL);
  rows = g_strsplit (text ? text : "", "\n", -1);
  for (int i = 0; rows[i]; i++) {
    static const char *const cameras[] = { "honor_view_10_0", "honor_view_10_1", "iphone_14_0", "iphone_14_1" };
    g_auto (GStrv) fields = g_strsplit (rows[i], "\t", -1);
    RtGrid digits, entries;

    if (g_strv_length (fields) < 3 || !rt_grid_parse (&digits, fields[1]) || !rt_grid_parse (&entries, fields[2]))
      continue;
    for_each_cell (cell, rt_grid_filled (&entries))
      digits.digit[cell] = entries.digit[cell];
    for (gsize k = 0; k < G_N_ELEMENTS (cameras); k++) {
      g_autofree char *name = g_strdup_printf ("%s_%s.jpg", fields[0], cameras[k]);
      g_autofree char *path = g_build_filename (folder, name, NULL), *bytes = NULL;
      gsize size;

      if (g_file_get_contents (path, &bytes, &size, NULL))
        measure (&row, bytes, size, &digits, &entries, name, 0);
    }
  }
  print (&row, "paper");
}

/* BYTES, made as large as telephones make them. */
static char *
enlarged (GBytes *bytes, gsize *size)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_autoptr (GdkPixbuf) picture = NULL, large = NULL;
  bool wide;
  char *out;

  gdk_pixbuf_loader_write_bytes (loader, bytes, NULL);
  gdk_pixbuf_loader_close (loader, NULL);
  picture = g_object_ref (gdk_pixbuf_loader_get_pixbuf (loader));
  wide = gdk_pixbuf_get_width (picture) > gdk_pixbuf_get_height (picture);
  large = gdk_pixbuf_scale_simple (picture, wide ? 4000 : 3000, wide ? 3000 : 4000,
                                   GDK_INTERP_BILINEAR);
  gdk_pixbuf_save_to_buffer (large, &out, size, "jpeg", NULL, "quality", "92", NULL);
  return out;
}

static void
measure_kind (RtDrawnKind kind, int first, int n, const char *how, char **families)
{
  g_autofree char *name = g_strconcat (how, rt_drawn_names[kind], NULL);
  bool large = strcmp (how, TWELVE) == 0, spoilt = strcmp (how, SPOILT) == 0;
  Row row;

  begin (&row);
  for (int i = first; i < first + n; i++) {
    RtDrawn drawn = (spoilt ? rt_drawn_make_spoilt : rt_drawn_make) (kind, (guint) i, families);
    g_autofree char *made = NULL;
    gsize size;
    const char *bytes = large ? (made = enlarged (drawn.bytes, &size))
                              : g_bytes_get_data (drawn.bytes, &size);
    RtGrid digits = drawn.givens;

    for_each_cell (cell, rt_grid_filled (&drawn.entries))
      digits.digit[cell] = drawn.entries.digit[cell];
    measure (&row, bytes, size, &digits, &drawn.entries, name, i);
    rt_drawn_clear (&drawn);
  }
  print (&row, name);
}

/* Whether the kind NAME is among those asked for, or nothing was. */
static bool
is_asked (char **asked, const char *name)
{
  return !*asked || g_strv_contains ((const char *const *) asked, name);
}

int
main (int argc, char **argv)
{
  int n = argc > 1 ? atoi (argv[1]) : 20, first = argc > 2 ? atoi (argv[2]) : 0;
  char **asked = argv + MIN (argc, 3);
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "..", "vision", "faces.txt", NULL);
  g_auto (GStrv) families = rt_drawn_families (path);

  printf ("%-18s %5s %6s %7s %6s %9s %7s %7s %6s", "", "n", "load", "locate", "cut", "classify",
          "decode", "median", "most");
  for (int end = 0; end < N_ENDS; end++)
    printf (" %7s", ends[end]);
  printf (" %7s %7s\n", "sure", "false");
  if (is_asked (asked, "photos"))
    measure_photos ();
  if (is_asked (asked, "paper"))
    measure_paper ();
  for (int kind = 0; kind < RT_N_DRAWN && families[0]; kind++) {
    if (g_strv_contains ((const char *const *) asked, "spoilt"))
      measure_kind ((RtDrawnKind) kind, first, n, SPOILT, families);
    if (!is_asked (asked, rt_drawn_names[kind]))
      continue;
    measure_kind ((RtDrawnKind) kind, first, n, "", families);
    if (kind >= RT_DRAWN_perspective)
      measure_kind ((RtDrawnKind) kind, first, MAX (1, n / 4), TWELVE, families);
  }
  return 0;
}
