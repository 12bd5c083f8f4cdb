/* replay-part.c - a part of the puzzle page: the scale that replays the positions of the person's
 * solving; fills and moves it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/puzzle/replay-part.h"

#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define STEP_MS 400    /* milliseconds between two steps while playing */
#define FEWEST_STEPS 2 /* least number of steps for which a replay is offered */

static GtkRange *
range_of (RtReplayPart *part)
{
  return GTK_RANGE (part->scale);
}

static void
stop (RtReplayPart *part)
{
  g_clear_handle_id (&part->tick, g_source_remove);
  rt_button_set_icon (part->play, "media-playback-start-symbolic", _("Play"));
}

static gboolean
tick_cb (gpointer data)
{
  RtReplayPart *part = data;
  double at = gtk_range_get_value (range_of (part));

  if (at >= gtk_adjustment_get_upper (gtk_range_get_adjustment (range_of (part)))) {
    part->tick = 0;
    stop (part);
    return G_SOURCE_REMOVE;
  }
  gtk_range_set_value (range_of (part), at + 1);
  return G_SOURCE_CONTINUE;
}

static void
play_cb (RtReplayPart *part)
{
  GtkAdjustment *steps = gtk_range_get_adjustment (range_of (part));

  if (part->tick) {
    stop (part);
    return;
  }
  if (gtk_adjustment_get_value (steps) >= gtk_adjustment_get_upper (steps))
    gtk_adjustment_set_value (steps, 0);
  part->tick = g_timeout_add (STEP_MS, tick_cb, part);
  rt_button_set_icon (part->play, "media-playback-pause-symbolic", _("Pause"));
}

static void
moved_cb (RtReplayPart *part)
{
  if (!part->showing)
    rt_desk_replay (part->desk, (int) (gtk_range_get_value (range_of (part)) + 0.5));
}

/* Opens the replay at the position before the first step. */
static void
open_cb (RtReplayPart *part)
{
  rt_desk_replay (part->desk, 0);
  rt_desk_flush (part->desk);
  gtk_widget_grab_focus (part->scale);
}

static void
close_cb (RtReplayPart *part)
{
  rt_desk_replay (part->desk, -1);
}

static void
go_to (RtReplayPart *part, int step)
{
  RtDocument *document = rt_desk_document (part->desk);
  g_autoptr (GArray) line = rt_document_line (document);

  rt_desk_replay (part->desk, -1);
  if (step >= 0 && (guint) step < line->len)
    rt_document_go_to (document, g_array_index (line, RtKept, step).id);
}

static void
here_cb (RtReplayPart *part)
{
  go_to (part, rt_desk_replayed_step (part->desk));
}

static void
wrong_cb (RtReplayPart *part)
{
  go_to (part, rt_desk_first_wrong (part->desk) - 1);
}

/* Returns a text that describes the marks on the scale, so that unchanged marks are not made again.
 * Free with g_free. */
static char *
describe_marks (GArray *line, int wrong)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%u %d", line->len, wrong);
  for (guint i = 0; i < line->len; i++)
    if (g_array_index (line, RtKept, i).name)
      g_string_append_printf (text, " %u", i);
  return g_string_free (text, FALSE);
}

/* Marks the scale: flags at kept positions, and a cross at WRONG, the step of the first wrong
 * digit. */
static void
show_marks (RtReplayPart *part, GArray *line, int wrong)
{
  g_autofree char *marks = describe_marks (line, wrong);

  if (g_strcmp0 (marks, part->marks) == 0)
    return;
  g_free (part->marks);
  part->marks = g_steal_pointer (&marks);
  gtk_range_set_range (range_of (part), 0, MAX (1, line->len - 1));
  gtk_scale_clear_marks (GTK_SCALE (part->scale));
  for (guint i = 0; i < line->len; i++)
    if (g_array_index (line, RtKept, i).name)
      gtk_scale_add_mark (GTK_SCALE (part->scale), i, GTK_POS_TOP, "⚑");
  if (wrong >= 0)
    gtk_scale_add_mark (GTK_SCALE (part->scale), wrong, GTK_POS_BOTTOM, "✗");
}

/* Removes the focus from the controls of the replay before they are hidden, so that RtDeskView focuses the grid.
 * Otherwise GTK focuses the next button. */
static void
leave_focus (RtReplayPart *part)
{
  GtkRoot *root = gtk_widget_get_root (part->box);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && gtk_widget_is_ancestor (focus, part->box))
    gtk_root_set_focus (root, NULL);
}

void
rt_replay_part_show (RtReplayPart *part, RtDesk *desk)
{
  g_autoptr (GArray) line = rt_document_line (rt_desk_document (desk));
  int step = rt_desk_replayed_step (desk), wrong = rt_desk_first_wrong (desk);
  bool is_on = step >= 0 && line->len > 0;

  part->desk = desk;
  if (!is_on && part->tick)
    stop (part);
  gtk_widget_set_visible (part->open, !is_on && line->len > FEWEST_STEPS &&
                                        rt_desk_shows (desk) == RT_MOMENT_OWN);
  if (!is_on)
    leave_focus (part);
  gtk_widget_set_visible (part->box, is_on);
  gtk_widget_set_visible (part->wrong, wrong > 0 && rt_desk_shows (desk) == RT_MOMENT_OWN);
  if (!is_on)
    return;
  part->showing = true;
  show_marks (part, line, wrong);
  gtk_range_set_value (range_of (part), step);
  part->showing = false;
  gtk_widget_set_sensitive (part->here, !g_array_index (line, RtKept, step).is_now);
}

void
rt_replay_part_init (RtReplayPart *part)
{
  rt_button_set_icon (part->play, "media-playback-start-symbolic", _("Play"));
  rt_button_set_icon (part->close, "window-close-symbolic", _("End the replay"));
  /* Translators: the name of a scale: the steps of the person's own solving */
  rt_control_set_name (part->scale, _("Steps of your solving"));
  gtk_scale_set_digits (GTK_SCALE (part->scale), 0);
  gtk_range_set_increments (range_of (part), 1, 10);
  g_signal_connect_swapped (part->open, "clicked", G_CALLBACK (open_cb), part);
  g_signal_connect_swapped (part->play, "clicked", G_CALLBACK (play_cb), part);
  g_signal_connect_swapped (part->close, "clicked", G_CALLBACK (close_cb), part);
  g_signal_connect_swapped (part->here, "clicked", G_CALLBACK (here_cb), part);
  g_signal_connect_swapped (part->wrong, "clicked", G_CALLBACK (wrong_cb), part);
  g_signal_connect_swapped (part->scale, "value-changed", G_CALLBACK (moved_cb), part);
}

void
rt_replay_part_clear (RtReplayPart *part)
{
  g_clear_handle_id (&part->tick, g_source_remove);
  g_clear_pointer (&part->marks, g_free);
}
