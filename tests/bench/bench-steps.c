/* bench-steps.c - what it costs to read the steps of a person's own program, and to be anywhere in them.
 *
 *     bench-steps [FILE]
 *
 * The text is what a program prints that does the same as `masks` on the longest puzzle, 69,175,316
 * placements, made piece by piece; or that of FILE. Only reading and following are timed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/printout.h"
#include "engine/trace/cursor.h"

#include "common/puzzles.h"
#include "clock.h"

#include <glib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#define PIECE (256 << 10) /* bytes, as the window reads them */
#define LINE_MAX_SIZE 16
#define SEEKS 3000

typedef struct {
  RtPrintout *printout;
  RtTrace *trace;      /* NULL until it has begun */
  double read, follow; /* seconds */
  guint64 bytes;
} Reading;

static void
read_piece (Reading *reading, const char *text, gsize size)
{
  double start = now (), between;

  if (!rt_printout_feed (reading->printout, text, size))
    g_error ("these are no steps");
  if (!reading->trace && rt_printout_has_begun (reading->printout))
    reading->trace = rt_trace_new_of_tape (rt_printout_tape (reading->printout),
                                           rt_printout_puzzle (reading->printout));
  between = now ();
  if (reading->trace)
    rt_trace_follow (reading->trace, NULL);
  reading->read += between - start;
  reading->follow += now () - between;
  reading->bytes += size;
}

static void
read_file (Reading *reading, const char *name)
{
  g_autofree char *piece = g_malloc (PIECE);
  FILE *file = fopen (name, "r");
  gsize n;

  if (!file)
    g_error ("%s cannot be opened", name);
  while ((n = fread (piece, 1, PIECE, file)) > 0)
    read_piece (reading, piece, n);
  fclose (file);
}

static void
read_masks (Reading *reading)
{
  g_autofree char *state = g_malloc (RT_STATE_MAX), *piece = g_malloc (PIECE);
  RtEvent event = { .status = RT_STATUS_SEARCHING };
  gsize n = (gsize) g_snprintf (piece, PIECE, "# puzzle " LONG "\n");
  RtGrid givens;

  rt_grid_parse (&givens, LONG);
  rt_search_masks.start (state, &givens);
  while (event.status == RT_STATUS_SEARCHING && rt_search_masks.step (state, &event, NULL)) {
    if (event.kind != RT_EVENT_PLACE && event.kind != RT_EVENT_TAKE_BACK)
      continue;
    n += (gsize) g_snprintf (piece + n, PIECE - n, "%d %d %d\n", event.cell / 9, event.cell % 9,
                             event.kind == RT_EVENT_PLACE ? event.digit : 0);
    if (n > PIECE - LINE_MAX_SIZE) {
      read_piece (reading, piece, n);
      n = 0;
    }
  }
  read_piece (reading, piece, n);
}

static glong
peak (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("retrace-bench-XXXXXX", NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  glong before = peak ();
  double sum = 0, worst = 0, steps;
  Reading reading = { .printout = rt_printout_new (folder, NULL) };
  RtCursor *cursor;

  if (argc > 1)
    read_file (&reading, argv[1]);
  else
    read_masks (&reading);
  rt_printout_end (reading.printout);
  rt_trace_follow (reading.trace, NULL);
  steps = (double) rt_trace_length (reading.trace);
  cursor = rt_cursor_new (reading.trace);
  for (int i = 0; i < SEEKS; i++) {
    double start = now (), seconds;

    rt_cursor_seek (cursor, (guint64) g_rand_double_range (rand, 0, steps));
    rt_cursor_grid (cursor);
    seconds = now () - start;
    sum += seconds;
    worst = MAX (worst, seconds);
  }
  g_print ("steps                      %15.0f\n", steps);
  g_print ("read                       %15.1f MB/s   (goal 100)\n", (double) reading.bytes / 1e6 / reading.read);
  g_print ("read and followed          %15.1f MB/s\n",
           (double) reading.bytes / 1e6 / (reading.read + reading.follow));
  g_print ("bookmarks and overview     %15.2f MiB    (goal 8)\n",
           (double) rt_trace_bytes (reading.trace) / (1 << 20));
  g_print ("memory of all, at most     %15.2f MiB\n", (double) (peak () - before) / 1024);
  g_print ("on disk, a step            %15.2f bytes  (goal 2)\n",
           2 * (double) rt_tape_length (rt_printout_tape (reading.printout)) / steps);
  g_print ("seek, mean                 %15.3f ms\n", 1e3 * sum / SEEKS);
  g_print ("seek, worst                %15.3f ms     (goal 16.7)\n", 1e3 * worst);
  rt_cursor_free (cursor);
  rt_trace_unref (reading.trace);
  rt_printout_free (reading.printout);
  g_rmdir (folder);
  return 0;
}
