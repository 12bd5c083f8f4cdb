/* cheaper-search.c - runs other searches on the puzzle of a recorded search in a thread, finds the
 * one with the fewest placements, and writes a sentence about it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/cheaper-search.h"

#include "document/base/job.h"
#include "engine/trace/cursor.h"

#include <glib/gi18n-lib.h>
#include <stdalign.h>

/* Maximum number of steps of one search, which take some milliseconds. */
#define STEPS_MAX 300000

typedef struct {
  RtTrace *trace;
  RtCheaper cheaper;
} Job;

static guint64
steps_of (const RtCounts *counts)
{
  return counts->placements + counts->takebacks;
}

/* Sets COUNTS to the counts of TRACE at its first solution, or at its last step so far. Returns
 * false if the recorded search has neither found a solution nor ended. */
static bool
look_at_recorded (RtTrace *trace, RtCounts *counts)
{
  RtCursor *cursor = rt_cursor_new (trace);
  guint64 solution = rt_trace_solution (trace, 0);
  bool is_through;

  rt_cursor_seek (cursor, solution ? solution : rt_trace_length (trace));
  *counts = *rt_cursor_counts (cursor);
  is_through = rt_cursor_event (cursor)->status != RT_STATUS_SEARCHING;
  rt_cursor_free (cursor);
  return is_through;
}

/* Runs SEARCH to its first solution or its end, and sets COUNTS. Returns false if the run takes
 * more than STEPS_MAX steps. */
static bool
run (const RtSearch *search, const RtGrid *givens, RtCounts *counts)
{
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];
  RtEvent event = { .status = RT_STATUS_SEARCHING };

  search->start (state, givens);
  search->run (state, STEPS_MAX, &event, NULL);
  *counts = *(const RtCounts *) (const void *) state;
  return event.status != RT_STATUS_SEARCHING;
}

/* Returns true if COUNTS has fewer placements than the cheapest search so far; if there is none
 * (its search is NULL), fewer than RECORDED. */
static bool
is_less (const RtCounts *counts, const RtCheaper *cheapest, const RtCounts *recorded)
{
  if (!cheapest->search)
    return counts->placements < recorded->placements;
  return counts->placements != cheapest->counts.placements
           ? counts->placements < cheapest->counts.placements
           : counts->reads < cheapest->counts.reads;
}

static void
cheaper_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;
  RtCounts recorded, counts;

  if (look_at_recorded (job->trace, &recorded))
    job->cheaper.steps = steps_of (&recorded);
  for (int i = 0; rt_searches[i] && !rt_stop_raised (stop); i++)
    if (!rt_searches[i]->classic && rt_searches[i] != rt_trace_search (job->trace) &&
        run (rt_searches[i], rt_trace_givens (job->trace), &counts) &&
        is_less (&counts, &job->cheaper, &recorded)) {
      job->cheaper.search = rt_searches[i];
      job->cheaper.counts = counts;
    }
}

static const RtJob cheaper_job = {
  .work = cheaper_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, trace, rt_trace_unref) },
};

void
rt_cheaper_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                  gpointer user_data)
{
  rt_job_run (&cheaper_job, NULL, &(Job) { .trace = rt_trace_ref (trace) }, cancellable, done, user_data);
}

bool
rt_cheaper_finish (GAsyncResult *result, RtCheaper *cheaper, GError **error)
{
  const Job *job = rt_job_finish (&cheaper_job, result, error);

  if (job)
    *cheaper = job->cheaper;
  return job;
}

/* Sentences */

static char *
say_placements (guint64 n)
{
  g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);

  return g_strdup_printf (ngettext ("%s placement", "%s placements", (gulong) n), number);
}

static char *
say_takebacks (guint64 n)
{
  g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);

  if (n == 0)
    /* Translators: behind "51 placements and": no digit is taken back. */
    return g_strdup (_("no take-back"));
  return g_strdup_printf (ngettext ("%s take-back", "%s take-backs", (gulong) n), number);
}

/* Returns PART as a percentage of OF, such as "0.6 %", with a decimal below 10 %. Free with g_free. */
static char *
say_share (guint64 part, guint64 of)
{
  double share = 100 * (double) part / (double) of;

  if (share < 0.1)
    return g_strdup_printf (_("less than %.1f\u00a0%%"), 0.1);
  /* Translators: a percentage. */
  return g_strdup_printf (_("%.*f\u00a0%%"), share < 10 ? 1 : 0, share);
}

char *
rt_cheaper_say (const RtCheaper *cheaper)
{
  const char *name = cheaper->search ? _(cheaper->search->name) : NULL;
  g_autofree char *placements = NULL, *takebacks = NULL, *share = NULL;

  if (!name)
    return NULL;
  placements = say_placements (cheaper->counts.placements);
  takebacks = say_takebacks (cheaper->counts.takebacks);
  if (cheaper->steps == 0)
    /* Translators: the name of an algorithm, "51 placements", "no take-back". */
    return g_strdup_printf (_("“%s” would need %s and %s."), name, placements, takebacks);
  share = say_share (steps_of (&cheaper->counts), cheaper->steps);
  /* Translators: the name of an algorithm, "51 placements", "no take-back", and how much that is of
   * what another search took, as in "0.6 %". */
  return g_strdup_printf (_("“%s” would need %s and %s: %s of the steps."), name, placements,
                          takebacks, share);
}
