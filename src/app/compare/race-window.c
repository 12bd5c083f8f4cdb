/* race-window.c - two searches side by side on one grid.
 *
 *     [First blank, three scans v]      [Blank list, bit masks v]
 *     +------------------------+        +------------------------+
 *     |          grid          |        |          grid          |
 *     +------------------------+        +------------------------+
 *     Step 1,204   Placements ...       Step 5,011   Placements ...
 *            “Blank list, bit masks” is ahead: it has made more steps.
 *     (at the end: why one needs more than the other)
 *     [|<] [>]                              [Same Steps | Real Speed]
 *     ------------o------------            100 / s and 416 / s   [>|]
 *
 * Narrow, the second lane is below the first, each with its grid beside the rest. There is a tick
 * callback only while it plays. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/compare/race-window.h"

#include "app/common/companion.h"
#include "app/common/width.h"
#include "app/compare/race-lane.h"
#include "app/compare/why-label.h"
#include "document/player.h"
#include "engine/steps/tape-search.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"
#include "widgets/search-choice.h"

#include <glib/gi18n.h>
#include <math.h>

/* Below this width the lanes stand below one another, in each the grid beside what is told of it: who
 * watches a race sees both grids. */
#define WIDE_FROM 640
#define SPEED 20 /* steps a second at first: slow enough to follow */
#define AIR 36 /* of the lanes in it, both sides; and between them, where it is wide */
#define ROW_WIDTH 300 /* with larger text a wider window has no room for the buttons in a row */

struct _RtRaceWindow {
  GtkWindow parent_instance;

  /* Owned. */
  RtRace *race;

  /* Children. */
  GtkWidget *box; /* of the lanes */
  RtRaceLane lanes[RT_RACE_LANES];
  GtkWidget *said;
  GtkWidget *why;
  GtkWidget *buttons; /* box */
  GtkWidget *play;
  GtkWidget *by_steps, *by_time; /* toggles */
  GtkWidget *speed;
  GtkWidget *speed_text;

  guint tick;     /* 0 while it rests */
  bool was_ready; /* once: Play has had the focus */
};

G_DEFINE_FINAL_TYPE (RtRaceWindow, rt_race_window, GTK_TYPE_WINDOW)

/* What is shown */

static void
show_places (RtRaceWindow *self)
{
  g_autofree char *said = rt_race_say (self->race);

  for (int i = 0; i < RT_RACE_LANES; i++)
    rt_race_lane_show (&self->lanes[i], self->race, i, self->tick == 0);
  gtk_label_set_text (GTK_LABEL (self->said), said);
}

static void
show_speed (RtRaceWindow *self)
{
  double a = rt_race_lane_speed (self->race, 0), b = rt_race_lane_speed (self->race, 1);
  g_autofree char *text = NULL;

  if (rt_race_clock (self->race) == RT_CLOCK_STEPS)
    /* Translators: a speed in steps a second, as in "1,000 / s" */
    text = g_strdup_printf (_("%'.0f / s"), a);
  else
    /* Translators: two speeds in steps a second, of the left and of the right grid */
    text = g_strdup_printf (_("%'.0f / s and %'.0f / s"), a, b);
  gtk_label_set_text (GTK_LABEL (self->speed_text), text);
  gtk_range_set_value (GTK_RANGE (self->speed), log10 (rt_race_speed (self->race)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->speed), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  text, -1);
}

/* At the end. */
static void
show_why (RtRaceWindow *self)
{
  RtCostSide sides[RT_RACE_LANES] = { 0 };

  for (int i = 0; i < RT_RACE_LANES; i++)
    sides[i].trace = rt_cursor_trace (rt_race_cursor (self->race, i));
  if (rt_race_is_over (self->race))
    rt_why_label_ask (RT_WHY_LABEL (self->why), rt_race_grid (self->race), sides);
  else
    rt_why_label_clear (RT_WHY_LABEL (self->why));
}

static void
show_clock (RtRaceWindow *self)
{
  bool can_time = rt_race_can_time (self->race);

  gtk_widget_set_sensitive (self->by_time, can_time);
  gtk_widget_set_tooltip_text (self->by_time,
                               can_time ? _("Each is as fast as it really is, slowed down alike")
                                        : _("The steps of your program do not tell how fast it is"));
  if (rt_race_clock (self->race) == RT_CLOCK_STEPS)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->by_steps), TRUE);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RtRaceWindow *self = RT_RACE_WINDOW (widget);

  rt_race_tick (self->race, gdk_frame_clock_get_frame_time (clock));
  if (!rt_race_is_playing (self->race)) {
    self->tick = 0;
    rt_compat_announce (widget, gtk_label_get_text (GTK_LABEL (self->said)));
  }
  show_places (self);
  return self->tick ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
race_changed_cb (RtRaceWindow *self)
{
  bool playing = rt_race_is_playing (self->race);

  if (playing && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  rt_button_set_icon (self->play,
                      playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic",
                      playing ? _("Pause") : _("Play"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "race.play", rt_race_is_ready (self->race));
  if (rt_race_is_ready (self->race) && !self->was_ready) {
    self->was_ready = true;
    gtk_window_set_focus (GTK_WINDOW (self), self->play);
  }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "race.finish",
                                 rt_race_is_ready (self->race) && !rt_race_is_over (self->race));
  show_clock (self);
  show_speed (self);
  show_places (self);
  show_why (self);
}

/* What the person does */

static void
play (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtRace *race = RT_RACE_WINDOW (widget)->race;

  rt_race_play (race, !rt_race_is_playing (race));
}

static void
restart (GtkWidget *widget, const char *action, GVariant *parameter)
{
  rt_race_restart (RT_RACE_WINDOW (widget)->race);
}

static void
finish (GtkWidget *widget, const char *action, GVariant *parameter)
{
  rt_race_finish (RT_RACE_WINDOW (widget)->race);
}

static void
clock_cb (RtRaceWindow *self)
{
  bool by_time = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->by_time));

  rt_race_set_clock (self->race, by_time ? RT_CLOCK_TIME : RT_CLOCK_STEPS);
}

/* Speeds snap to 1, 2, 5, 10, 20, ...: round numbers are what a person means. */
static gboolean
speed_slid_cb (GtkRange *range, GtkScrollType scroll, double value, RtRaceWindow *self)
{
  rt_race_set_speed (self->race, rt_player_round_speed (pow (10, value)));
  return GDK_EVENT_STOP;
}

static void
chosen_cb (GtkDropDown *choice, GParamSpec *pspec, RtRaceWindow *self)
{
  int lane = GTK_WIDGET (choice) == self->lanes[0].choice ? 0 : 1;

  rt_race_enter (self->race, lane, rt_search_choice_search (choice));
}

/* Its parts */

static GtkWidget *
make_clock (RtRaceWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  /* Translators: a choice: two searches make steps at the same speed … */

  self->by_steps = rt_toggle_new_text (_("Same Steps"),
                                       _("Both make the same number of steps a second"));
  /* Translators: … or each makes as many as it really would, slowed down alike */
  self->by_time = rt_toggle_new_text (_("Real Speed"), NULL);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->by_time), GTK_TOGGLE_BUTTON (self->by_steps));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->by_steps), TRUE);
  g_signal_connect_swapped (self->by_time, "toggled", G_CALLBACK (clock_cb), self);
  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), self->by_steps);
  gtk_box_append (GTK_BOX (box), self->by_time);
  rt_buttons_wrap (box);
  return box;
}

static GtkWidget *
make_speed (RtRaceWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->speed = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0,
                                          log10 (RT_RACE_SPEED_MAX), 0.34);
  gtk_scale_set_draw_value (GTK_SCALE (self->speed), FALSE);
  gtk_widget_set_hexpand (self->speed, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->speed), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Steps a second"), -1);
  g_signal_connect (self->speed, "change-value", G_CALLBACK (speed_slid_cb), self);
  self->speed_text = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->speed_text), 1);
  gtk_widget_add_css_class (self->speed_text, "numeric");
  gtk_box_append (GTK_BOX (box), self->speed);
  gtk_box_append (GTK_BOX (box), self->speed_text);
  return box;
}

static GtkWidget *
make_transport (RtRaceWindow *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *moves = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *clock = make_clock (self);

  self->said = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->said), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->said), GTK_JUSTIFY_CENTER);
  self->play = rt_button_new_icon ("media-playback-start-symbolic", _("Play"), "race.play");
  gtk_box_append (GTK_BOX (moves), rt_button_new_icon ("media-skip-backward-symbolic", _("To start"),
                                                       "race.restart"));
  gtk_box_append (GTK_BOX (moves), self->play);
  gtk_box_append (GTK_BOX (moves), rt_button_new_icon ("media-skip-forward-symbolic", _("To end"),
                                                     "race.finish"));
  gtk_widget_set_hexpand (clock, TRUE);
  gtk_widget_set_halign (clock, GTK_ALIGN_END);
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->buttons), moves);
  gtk_box_append (GTK_BOX (self->buttons), clock);
  self->why = rt_why_label_new_with_room (_("At the end it is told here why one does less work."));
  gtk_box_append (GTK_BOX (all), self->said);
  gtk_box_append (GTK_BOX (all), self->why);
  gtk_box_append (GTK_BOX (all), self->buttons);
  gtk_box_append (GTK_BOX (all), make_speed (self));
  gtk_widget_add_css_class (all, "transport");
  return all;
}

static GtkWidget *
make_content (RtRaceWindow *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *scrolled = gtk_scrolled_window_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, AIR);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  for (int i = 0; i < RT_RACE_LANES; i++)
    gtk_box_append (GTK_BOX (self->box), rt_race_lane_make (&self->lanes[i], i));
  gtk_widget_add_css_class (self->box, "lanes");
  /* As it is made, it lets the window become narrow enough to stack the lanes. */
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->box);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (all), scrolled);
  gtk_box_append (GTK_BOX (all), make_transport (self));
  return all;
}

/* Wide or narrow */

static void
adapt (GtkWindow *window, int width)
{
  RtRaceWindow *self = RT_RACE_WINDOW (window);
  bool wide = width >= WIDE_FROM;
  bool in_row = width >= ROW_WIDTH * rt_width_text_scale (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), wide ? GTK_ORIENTATION_HORIZONTAL
                                                                   : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self->box), wide ? AIR : AIR / 2);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  in_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  for (int i = 0; i < RT_RACE_LANES; i++)
    rt_race_lane_adapt (&self->lanes[i], wide ? 0 : width - AIR);
}

static void
rt_race_window_dispose (GObject *object)
{
  RtRaceWindow *self = RT_RACE_WINDOW (object);

  if (self->race) {
    g_signal_handlers_disconnect_by_data (self->race, self);
    g_object_run_dispose (G_OBJECT (self->race));
  }
  G_OBJECT_CLASS (rt_race_window_parent_class)->dispose (object);
  g_clear_object (&self->race);
}

static void
rt_race_window_class_init (RtRaceWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_race_window_dispose;
  gtk_widget_class_install_action (widget_class, "race.play", NULL, play);
  gtk_widget_class_install_action (widget_class, "race.restart", NULL, restart);
  gtk_widget_class_install_action (widget_class, "race.finish", NULL, finish);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, 0, "race.play", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "race.restart", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "race.finish", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rt_race_window_init (RtRaceWindow *self)
{
  rt_width_watch (GTK_WINDOW (self), adapt);
  gtk_window_set_child (GTK_WINDOW (self), make_content (self));
  rt_width_scale_window (GTK_WINDOW (self), 960, 760);
}

RtRace *
rt_race_window_race (RtRaceWindow *self)
{
  return self->race;
}

/* One that takes the blanks in order against one that chooses; the chosen one is one of them. The
 * person's own program, most of which go in order, takes the place of the first. */
static void
enter (RtRaceWindow *self, RtShell *shell, const RtGrid *grid, RtTrace *program)
{
  const RtSearch *chosen = rt_desk_search (rt_shell_desk (shell));
  const RtSearch *searches[RT_RACE_LANES] = { &rt_search_masks, &rt_search_propagate };

  searches[chosen->classic ? 0 : 1] = chosen;
  if (program)
    searches[0] = &rt_search_recorded;
  self->race = rt_race_new (grid, program, searches[0], searches[1]);
  for (int i = 0; i < RT_RACE_LANES; i++) {
    GtkDropDown *choice = GTK_DROP_DOWN (self->lanes[i].choice);

    if (program)
      rt_search_choice_add_program (choice);
    rt_search_choice_set_search (choice, searches[i]);
    g_signal_connect (choice, "notify::selected", G_CALLBACK (chosen_cb), self);
  }
}

static GtkWindow *
open_on (RtShell *shell, const RtGrid *grid, RtTrace *program)
{
  RtRaceWindow *self = g_object_new (RT_TYPE_RACE_WINDOW, NULL);
  g_autofree char *title = NULL;

  /* Translators: the title of a window; %s is a puzzle's */
  title = g_strdup_printf (_("Race – %s"), rt_document_title (rt_shell_document (shell)));
  gtk_window_set_title (GTK_WINDOW (self), title);
  rt_companion_attach (GTK_WINDOW (self), shell);
  enter (self, shell, grid, program);
  rt_race_set_speed (self->race, SPEED);
  g_signal_connect_swapped (self->race, "changed", G_CALLBACK (race_changed_cb), self);
  race_changed_cb (self);
  return GTK_WINDOW (self);
}

void
rt_race_window_present (RtShell *shell)
{
  GtkWindow *window = rt_companion_find (shell, RT_TYPE_RACE_WINDOW);
  RtTrace *program;
  RtGrid grid;

  if (!rt_companion_grid (shell, &grid))
    return;
  program = rt_companion_program (shell, &grid);
  if (window && !rt_race_is_of (RT_RACE_WINDOW (window)->race, &grid, program))
    g_clear_pointer (&window, gtk_window_destroy);
  gtk_window_present (window ? window : open_on (shell, &grid, program));
}
