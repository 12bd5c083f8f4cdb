/* play-record-part.c - a part of the puzzle page: records a puzzle that the person has solved, and
 * shows times by level as bars. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/puzzle/play-record-part.h"

#include "app/common/preferences.h"
#include "document/files/play-record.h"
#include "widgets/bar-chart.h"

#include <glib/gi18n.h>

/* Key of the document's view settings. Its value has the givens of the puzzle that was recorded
 * last, so that solving again after Undo does not record the puzzle twice. */
#define RECORDED "puzzle.recorded"

/* Adds the puzzle of DESK, which the person has solved, to the log on disk, unless it was added
 * before. MOMENT has time and hints. */
static void
record (RtDesk *desk, const RtMoment *moment)
{
  RtDocument *document = rt_desk_document (desk);
  char givens[RT_N_CELLS + 1];
  RtPlayed played = {
    .when = g_get_real_time () / G_USEC_PER_SEC,
    .er = moment->er,
    .seconds = (int) (moment->time / G_USEC_PER_SEC),
    .n_hints = moment->n_hints,
  };
  g_autoptr (GError) error = NULL;

  rt_grid_print (&rt_document_position (document)->givens, givens);
  if (g_strcmp0 (rt_document_view (document, RECORDED), givens) == 0)
    return;
  if (rt_play_record_add (&played, &error))
    rt_document_set_view (document, RECORDED, givens);
}

/* Returns a text for LEVEL: its NAME, the number of solved puzzles, of hints, and the best time. Free
 * with g_free. */
static char *
say_level (const char *name, const RtPlayLevel *level)
{
  g_autofree char *best = rt_play_time_say ((gint64) level->best * G_USEC_PER_SEC);
  g_autofree char *hints = g_strdup_printf (ngettext ("%u hint", "%u hints", (gulong) level->n_hints),
                                            level->n_hints);

  if (level->n_timed == 0)
    /* Translators: a level, the number of its puzzles that were solved, and "2 hints" */
    return g_strdup_printf (_("%s: %u solved, %s"), name, level->n, hints);
  /* Translators: a level, the number of its puzzles that were solved, "2 hints" and a time */
  return g_strdup_printf (_("%s: %u solved, %s, best %s"), name, level->n, hints, best);
}

static void
show_bars (RtRecordPart *part)
{
  g_autoptr (GArray) rows = rt_play_record_read ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  RtPlayLevel levels[RT_HARD_WORDS];
  RtBar bars[RT_HARD_WORDS];
  guint n = 0;

  rt_play_record_sum (rows, levels);
  for (int i = 0; i < RT_HARD_WORDS; i++) {
    if (levels[i].n == 0)
      continue;
    g_ptr_array_add (texts, say_level (_(rt_hard_words[i].name), &levels[i]));
    g_ptr_array_add (texts, levels[i].n_timed
                              ? rt_play_time_say ((gint64) levels[i].median * G_USEC_PER_SEC)
                              : g_strdup (""));
    bars[n++] = (RtBar) { texts->pdata[texts->len - 2], levels[i].median / 60.0,
                          texts->pdata[texts->len - 1], false };
  }
  /* Translators: the title of a bar chart: for each level the median time for a puzzle */
  rt_bars_set (RT_BARS (part->bars), _("Your record: median times in minutes"), bars, n);
  gtk_widget_set_visible (part->box, n > 0);
}

void
rt_record_part_show (RtRecordPart *part, RtDesk *desk)
{
  const RtMoment *moment = rt_desk_moment (desk);
  bool shows = rt_preference_boolean (RT_PREFERENCE_RECORD) && moment->kind == RT_MOMENT_BY_HAND &&
               rt_hardness_rating (rt_desk_hardness (desk));

  if (shows && (!part->shown || part->desk != desk)) {
    record (desk, moment);
    show_bars (part);
  } else if (!shows) {
    gtk_widget_set_visible (part->box, FALSE);
  }
  part->shown = shows;
  part->desk = desk;
}

static void
erase_cb (RtRecordPart *part)
{
  rt_play_record_delete ();
  show_bars (part);
}

void
rt_record_part_init (RtRecordPart *part)
{
  gtk_widget_set_visible (part->box, FALSE);
  g_signal_connect_swapped (part->erase, "clicked", G_CALLBACK (erase_cb), part);
}
