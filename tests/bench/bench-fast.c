/* bench-fast.c - microseconds per puzzle, set by set and for each instruction set, to know whether
 * a solution is the only one.
 *
 *     bench-fast [--thorough] [--slices=N] [--most=N] [FILE...]
 *
 * Files hold a puzzle in each line; by default they are the sets beside the project. All kernels
 * take turns, slice by slice, so that a clock that changes its speed changes all; the best slice
 * counts. With --thorough it does not measure, but has each kernel count every puzzle of the whole
 * sets up to a thousand solutions, alone and in bulk, and compares counts and first solutions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"

#include "clock.h"
#include "reference.h"

#include <glib.h>
#include <string.h>

#define MAX_KERNELS 8
#define SLICE 0.004       /* seconds, at least */
#define MOST 1000         /* solutions */

static gboolean thorough;
static int n_slices = 15, most = 1500;
static char **files;

static const GOptionEntry options[] = {
  { "thorough", 0, 0, G_OPTION_ARG_NONE, &thorough, "Compare, do not measure", NULL },
  { "slices", 0, 0, G_OPTION_ARG_INT, &n_slices, "Slices for each kernel and set", "N" },
  { "most", 0, 0, G_OPTION_ARG_INT, &most, "Puzzles of each set", "N" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "[FILE...]" },
  G_OPTION_ENTRY_NULL
};

static GArray *
read_grids (const char *path)
{
  GArray *grids = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return grids;
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line && (thorough || grids->len < (guint) most); line++) {
    RtGrid grid;

    if (rt_grid_parse (&grid, *line))
      g_array_append_val (grids, grid);
  }
  return grids;
}

/* Seconds for one run through all grids. */
static double
run (const GArray *grids, bool in_bulk, uint64_t *counts)
{
  const RtGrid *grid = (const RtGrid *) (void *) grids->data;
  double start = now (), seconds;
  int n = 0;

  do {
    if (in_bulk)
      rt_fast_batch (grid, grids->len, 2, NULL, counts, NULL);
    for (guint i = 0; !in_bulk && i < grids->len; i++)
      rt_fast_count (&grid[i], 2, NULL, &counts[i]);
    n++;
    seconds = now () - start;
  } while (seconds < SLICE);
  return seconds / n;
}

static void
measure (const char *name, const GArray *grids)
{
  g_autofree uint64_t *counts = g_new (uint64_t, grids->len);
  double best[MAX_KERNELS][2];

  for (int slice = 0; slice < n_slices; slice++)
    for (int k = 0; rt_fast_ids[k]; k++)
      for (int in_bulk = 0; in_bulk < 2; in_bulk++) {
        double seconds = rt_fast_use (rt_fast_ids[k]) ? run (grids, in_bulk, counts) : 0;

        if (slice == 0 || seconds < best[k][in_bulk])
          best[k][in_bulk] = seconds;
      }
  g_print ("%-28s %6u", name, grids->len);
  for (int in_bulk = 0; in_bulk < 2; in_bulk++)
    for (int k = 0; rt_fast_ids[k]; k++)
      g_print (" %8.3f", best[k][in_bulk] * 1e6 / grids->len);
  g_print ("\n");
}

static void
compare (const char *name, const GArray *grids)
{
  const RtGrid *grid = (const RtGrid *) (void *) grids->data;
  guint n = grids->len;
  g_autofree uint64_t *expected = g_new (uint64_t, n), *counts = g_new (uint64_t, n);
  g_autofree RtGrid *first = g_new0 (RtGrid, n), *found = g_new (RtGrid, n);

  for (guint i = 0; i < n; i++)
    expected[i] = reference_count (&grid[i], MOST, &first[i]);
  for (const char *const *id = rt_fast_ids; *id; id++) {
    guint wrong = 0;

    if (!rt_fast_use (*id))
      continue;
    memset (found, 0, n * sizeof *found);
    rt_fast_batch (grid, n, MOST, NULL, counts, found);
    for (guint i = 0; i < n; i++) {
      RtGrid alone = { 0 };
      uint64_t count;

      rt_fast_count (&grid[i], MOST, NULL, &count);
      wrong += rt_fast_solve (&grid[i], &alone) != (int) MIN (expected[i], 2) ||
               count != expected[i] || counts[i] != expected[i] ||
               !rt_grid_equal (&alone, &first[i]) || !rt_grid_equal (&found[i], &first[i]);
    }
    g_print ("%-28s %6u %-8s %u wrong\n", name, n, *id, wrong);
  }
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_sets (void)
{
  GPtrArray *list = g_ptr_array_new ();
  const char *shared = g_getenv ("RT_SHARED_DATA");
  g_autofree char *folder = shared ? g_build_filename (shared, "puzzles", NULL) : NULL;
  GDir *dir = folder ? g_dir_open (folder, 0, NULL) : NULL;

  for (const char *name; dir && (name = g_dir_read_name (dir));)
    if (g_str_has_suffix (name, ".txt"))
      g_ptr_array_add (list, g_build_filename (folder, name, NULL));
  if (dir)
    g_dir_close (dir);
  g_ptr_array_sort (list, compare_names);
  g_ptr_array_add (list, NULL);
  return list;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("%s\n", error->message);
    return 1;
  }
  if (!files)
    files = (char **) g_ptr_array_free (list_sets (), FALSE);
  if (!thorough) {
    g_print ("%-35s", "");
    for (const char *const *id = rt_fast_ids; *id; id++)
      g_print (" %8s", *id);
    g_print ("  in bulk, in the same order\n");
  }
  for (char **file = files; *file; file++) {
    g_autoptr (GArray) grids = read_grids (*file);
    g_autofree char *name = g_path_get_basename (*file);

    if (grids->len)
      (thorough ? compare : measure) (name, grids);
  }
  return 0;
}
