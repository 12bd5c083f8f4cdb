/* bench-sight.c - what reading a picture takes, stage by stage.
 *
 *     bench-sight [N]
 *
 * N drawn pictures (20) of each kind, the photos where they are, and one of twelve megapixels.
 * Milliseconds of processor time: means of the stages, then the median and the most of all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clock.h"
#include "drawn.h"
#include "vision/image.h"
#include "vision/sight.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stdlib.h>

static int
by_rising (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

typedef struct {
  GArray *all; /* of double */
  double load;
  RtSightTimes stages;
} Row;

static void
measure (Row *row, const char *bytes, gsize size)
{
  double start = now (), taken;
  RtImage image = { 0 };
  RtSight sight;

  if (rt_image_decode (bytes, size, NULL, &image, NULL)) {
    row->load += 1e3 * (now () - start);
    rt_sight_read (&image, NULL, &sight, NULL, NULL, &row->stages, NULL);
  }
  rt_image_clear (&image);
  taken = 1e3 * (now () - start);
  g_array_append_val (row->all, taken);
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
    printf ("%-12s %4.0f %7.1f %7.1f %7.1f %8.1f %7.1f %8.1f %7.1f\n", name, n, row->load / n,
            1e3 * row->stages.at[RT_SIGHT_LOCATE] / n, 1e3 * row->stages.at[RT_SIGHT_CUT] / n,
            1e3 * row->stages.at[RT_SIGHT_CLASSIFY] / n, 1e3 * row->stages.at[RT_SIGHT_DECODE] / n,
            g_array_index (row->all, double, row->all->len / 2),
            g_array_index (row->all, double, row->all->len - 1));
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
    gsize size;

    if (g_str_has_suffix (name, ".jpg") && g_file_get_contents (path, &bytes, &size, NULL))
      measure (&row, bytes, size);
  }
  print (&row, "photos");
}

/* A drawn photo, made as large as telephones make them. */
static void
measure_large (char **families)
{
  RtDrawn drawn = rt_drawn_make (RT_DRAWN_perspective, 0, families);
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_autoptr (GdkPixbuf) large = NULL;
  g_autofree char *bytes = NULL;
  gsize size;
  Row row;

  gdk_pixbuf_loader_set_size (loader, 4000, 3000);
  gdk_pixbuf_loader_write_bytes (loader, drawn.bytes, NULL);
  gdk_pixbuf_loader_close (loader, NULL);
  large = g_object_ref (gdk_pixbuf_loader_get_pixbuf (loader));
  gdk_pixbuf_save_to_buffer (large, &bytes, &size, "jpeg", NULL, "quality", "92", NULL);
  begin (&row);
  for (int i = 0; i < 5; i++)
    measure (&row, bytes, size);
  print (&row, "12 Mpixel");
  rt_drawn_clear (&drawn);
}

int
main (int argc, char **argv)
{
  int n = argc > 1 ? atoi (argv[1]) : 20;
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "..", "vision", "faces.txt", NULL);
  g_auto (GStrv) families = rt_drawn_families (path);

  printf ("%-12s %4s %7s %7s %7s %8s %7s %8s %7s\n", "", "n", "load", "locate", "cut", "classify",
          "decode", "median", "most");
  measure_photos ();
  if (!families[0])
    return 0;
  for (int kind = 0; kind < RT_N_DRAWN; kind++) {
    Row row;

    begin (&row);
    for (int i = 0; i < n; i++) {
      RtDrawn drawn = rt_drawn_make ((RtDrawnKind) kind, (guint) i, families);
      gsize size;
      const char *bytes = g_bytes_get_data (drawn.bytes, &size);

      measure (&row, bytes, size);
      rt_drawn_clear (&drawn);
    }
    print (&row, rt_drawn_names[kind]);
  }
  measure_large (families);
  return 0;
}
