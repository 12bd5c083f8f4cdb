/* timeline.c - implements RtTimeline: lays out and updates the buttons for playing, the strip (picture of the steps),
 * step number and speed button.
 *
 *     wide    [|<][<][>][>][>|]  ░░▒▒▓▓▓▓▓|▒▒▒▒▒▒▒▒▒▒▒▒▒▒  [10 / s]
 *             step 1,204 of ...
 *
 *     narrow  [|<][<][>][>][>|] step 1,204   [10 / s]
 *                                 of ...
 *             ░░▒▒▓▓▓▓▓|▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
 *
 * A narrow timeline has a low strip, to save height. Without steps, only the strip is visible. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/timeline/timeline.h"

#include "document/desk/desk.h"
#include "widgets/buttons.h"
#include "widgets/fit-label.h"
#include "widgets/natural-height.h"
#include "widgets/timeline/strip-input.h"
#include "widgets/timeline/strip-say.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Width in pixels below which the strip has a row of its own. */
#define WIDE_FROM 680
#define SPACING 12
#define MILLION 1000000

/* Pixels: the width of the step number is rounded up to a multiple, so that the strip does not
 * jitter. */
#define PLACE_GRAIN 24
/* Share of the height for the tree of the first search, and space below it in pixels. */
#define FIRST_PART 0.42
#define GAP 4

#define STRIP_WIDTH 320 /* pixels: natural width of the strip in one row */

struct _RtTimeline {
  GtkWidget parent_instance;

  /* Owned. */
  RtPlayer *player;
  GSignalGroup *told;    /* handlers of the player's signals */

  /* Children. */
  GtkWidget *transport;
  GtkWidget *play;
  GtkWidget *strip;
  GtkWidget *first;      /* strip of the first search, above STRIP; NULL until there is a what-if search */
  GtkWidget *place;      /* fit label: number of the current step, and number of all steps */
  GtkWidget *speed;
  GtkWidget *film;        /* check button in the popover of SPEED; NULL until it is opened */
  GtkWidget *speed_scale; /* scale in the popover of SPEED; NULL until the popover is opened */

  bool waits;            /* the search waits, while a hint or a list of steps is shown */
};

G_DEFINE_FINAL_TYPE (RtTimeline, rt_timeline, GTK_TYPE_WIDGET)

enum { LOOK_AT, POINT_AT, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Returns true if a timeline of WIDTH pixels has one row. Returns false if it has two rows. */
static bool
is_wide (int width)
{
  return width < 0 || width >= WIDE_FROM;
}

/* Returns the minimum size of WIDGET if LEAST is true, else its natural size. */
static int
size_of (GtkWidget *widget, GtkOrientation orientation, bool least)
{
  int minimum, natural;

  gtk_widget_measure (widget, orientation, -1, &minimum, &natural, NULL, NULL);
  return least ? minimum : natural;
}

static int
height_of (GtkWidget *widget)
{
  return size_of (widget, GTK_ORIENTATION_VERTICAL, false);
}

static int
low_height_of (GtkWidget *widget)
{
  return size_of (widget, GTK_ORIENTATION_VERTICAL, true);
}

static int
width_of (GtkWidget *widget)
{
  return size_of (widget, GTK_ORIENTATION_HORIZONTAL, false);
}

static int
low_width_of (GtkWidget *widget)
{
  return size_of (widget, GTK_ORIENTATION_HORIZONTAL, true);
}

static int
transport_row_height (RtTimeline *self)
{
  return MAX (height_of (self->transport), height_of (self->speed));
}

static void
rt_timeline_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  RtTimeline *self = RT_TIMELINE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = width_of (self->transport) + SPACING + low_width_of (self->place) +
               width_of (self->speed);
    *natural = *minimum + SPACING + STRIP_WIDTH;
  } else {
    int strip = height_of (self->strip), place = height_of (self->place);
    int row = transport_row_height (self);

    *minimum = *natural = is_wide (for_size) ? MAX (row + SPACING / 2 + place, strip)
                                             : row + SPACING / 2 + low_height_of (self->strip);
  }
}

/* Allocates CHILD WIDTH by HEIGHT pixels at X, Y. X is mirrored in right-to-left languages; TOTAL is the width of the
 * timeline. */
static void
put (RtTimeline *self, GtkWidget *child, int total, int x, int y, int width, int height)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = total - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* Allocates the strip. If there is a what-if search, also allocates the strip of the first search above it. */
static void
put_strips (RtTimeline *self, int total, int x, int width, int height)
{
  int above = self->first && gtk_widget_get_visible (self->first) ? (int) (height * FIRST_PART) : 0;

  if (above)
    put (self, self->first, total, x, 0, width, above - GAP);
  put (self, self->strip, total, x, above, width, height - above);
}

static void
allocate_wide (RtTimeline *self, int width, int height)
{
  int transport = width_of (self->transport), speed = width_of (self->speed);
  int transport_height = height_of (self->transport), speed_height = height_of (self->speed);
  int place = height_of (self->place);
  int column = transport_height + SPACING / 2 + place, top = (height - column) / 2;
  int wanted = (width_of (self->place) + PLACE_GRAIN - 1) / PLACE_GRAIN * PLACE_GRAIN;
  int left = MAX (transport, wanted);

  put (self, self->transport, width, (left - transport) / 2, top, transport, transport_height);
  put (self, self->place, width, 0, top + column - place, left, place);
  put_strips (self, width, left + SPACING, width - left - speed - 2 * SPACING, height);
  put (self, self->speed, width, width - speed, (height - speed_height) / 2, speed, speed_height);
}

static void
allocate_narrow (RtTimeline *self, int width)
{
  int transport = width_of (self->transport), speed = width_of (self->speed);
  int row = transport_row_height (self), space = width - transport - speed;

  put (self, self->transport, width, 0, 0, transport, row);
  put (self, self->place, width, transport + SPACING / 2, 0, space - SPACING, row);
  put (self, self->speed, width, width - speed, 0, speed, row);
  put (self, self->strip, width, 0, row + SPACING / 2, width, low_height_of (self->strip));
}

static void
rt_timeline_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  if (RT_TIMELINE (widget)->first)
    gtk_widget_set_child_visible (RT_TIMELINE (widget)->first, is_wide (width));
  if (is_wide (width))
    allocate_wide (RT_TIMELINE (widget), width, height);
  else
    allocate_narrow (RT_TIMELINE (widget), width);
}

/* What the timeline shows */

static void
show_step (RtTimeline *self, guint64 number, guint64 length)
{
  g_autofree char *here = g_strdup_printf ("%'" G_GUINT64_FORMAT, number);
  g_autofree char *of = g_strdup_printf ("%'" G_GUINT64_FORMAT, length);
  /* Translators: a place in a recorded search or a path, as in "Step 1,204 of 69,175,316" */
  g_autofree char *full = g_strdup_printf (_("Step %s of %s"), here, of);
  /* Translators: the same where there is little room, as in "Step 35,962,880" */
  g_autofree char *brief = g_strdup_printf (_("Step %s"), here);
  /* Translators: the same where there is less, as in "Step 35.9 million" */
  g_autofree char *rough = g_strdup_printf (_("Step %.1f million"),
                                            floor ((double) number / 1e5) / 10);
  /* Translators: the same where there is still less, as in "Step 35 million" */
  g_autofree char *rougher = g_strdup_printf (_("Step %.0f million"), floor ((double) number / 1e6));
  /* Translators: the same where there is least, as in "35 million" */
  g_autofree char *roughest = g_strdup_printf (_("%.0f million"), floor ((double) number / 1e6));
  const char *texts[] = { full, brief, rough, rougher, roughest };

  rt_fit_label_set (RT_FIT_LABEL (self->place), texts, number >= MILLION ? 5 : 2);
}

static void
show_waiting (RtTimeline *self, guint64 number)
{
  g_autofree char *here = g_strdup_printf ("%'" G_GUINT64_FORMAT, number);
  /* Translators: where a search waits while a hint is shown, as in "Waits at step 1,204" */
  g_autofree char *full = g_strdup_printf (_("Waits at step %s"), here);

  /* Translators: "Waits at step 1,204" where there is little room */
  rt_fit_label_set (RT_FIT_LABEL (self->place), (const char *[]) { full, _("Waits") }, 2);
}

static void
show_place (RtTimeline *self)
{
  guint64 position = rt_player_position (self->player), length = rt_player_length (self->player);
  GPtrArray *path = rt_player_path (self->player);
  g_autofree char *end = path && position == length ? rt_strip_say_end (path) : NULL;

  if (self->waits && rt_player_has_steps (self->player))
    show_waiting (self, position);
  else if (!end && rt_player_has_steps (self->player))
    show_step (self, position + (path ? 1 : 0), length);
  else
    rt_fit_label_set (RT_FIT_LABEL (self->place), (const char *[]) { end ? end : "" }, 1);
}

/* Shows the controls if the player has steps. Otherwise hides them, but keeps their space. */
static void
show_steps (RtTimeline *self)
{
  bool has_steps = rt_player_has_steps (self->player);

  gtk_widget_set_child_visible (self->transport, has_steps);
  gtk_widget_set_child_visible (self->speed, has_steps);
  show_place (self);
}

static void
show_playing (RtTimeline *self)
{
  bool playing = rt_player_playing (self->player);

  rt_button_set_icon (self->play,
                      playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic",
                      playing ? _("Pause") : _("Play"));
}

static bool
shows_film (RtTimeline *self)
{
  return rt_player_film (self->player) && !rt_player_path (self->player);
}

static void
show_speed (RtTimeline *self)
{
  double speed = rt_player_speed (self->player);
  g_autofree char *text = NULL;

  if (shows_film (self))
    /* Translators: instead of a speed: a search is played as a film, ever faster. */
    text = g_strdup (C_("speed", "Film"));
  else if (speed >= RT_SPEED_MAX)
    text = g_strdup (_("Fastest"));
  else if (speed < 1)
    /* Translators: a speed in steps a second, as in "0.5 / s" */
    text = g_strdup_printf (_("%.1f / s"), speed);
  else
    /* Translators: a speed in steps a second, as in "1,000 / s" */
    text = g_strdup_printf (_("%'.0f / s"), speed);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->speed), text);
  /* Sets the text also as a description, because later versions of GTK do not read the label of a button that
   * has an accessible name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->speed), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
  if (self->film) {
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->film), rt_player_film (self->player));
    gtk_widget_set_visible (self->film, rt_player_cursor (self->player) != NULL);
  }
  if (self->speed_scale)
    gtk_range_set_value (GTK_RANGE (self->speed_scale), log10 (speed));
}

/* Input of the person */

static void
look_at_cb (RtTimeline *self, guint64 step)
{
  g_signal_emit (self, signals[LOOK_AT], 0, step);
}

static void
point_at_cb (RtTimeline *self, gpointer branch)
{
  g_signal_emit (self, signals[POINT_AT], 0, branch);
}

/* Sets the speed to the round value that is nearest to VALUE: 0.1, 0.2, 0.5, 1, 2, ... */
static gboolean
speed_slid_cb (GtkRange *range, GtkScrollType scroll, double value, RtTimeline *self)
{
  rt_player_set_speed (self->player, rt_player_round_speed (pow (10, value)));
  return GDK_EVENT_STOP;
}

static void
film_cb (GtkCheckButton *film, RtTimeline *self)
{
  rt_player_set_film (self->player, gtk_check_button_get_active (film));
}

static GtkWidget *
make_transport (RtTimeline *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  /* Translators: shows a recorded search, as a player shows a film. */
  self->play = rt_button_new_icon ("media-playback-start-symbolic", _("Play"), "win.play");
  gtk_box_append (GTK_BOX (box), rt_button_new_icon ("media-skip-backward-symbolic",
                                                     _("To start"), "win.to-start"));
  gtk_box_append (GTK_BOX (box), rt_button_new_icon ("go-previous-symbolic",
                                                     _("Step back"), "win.step-back"));
  gtk_box_append (GTK_BOX (box), self->play);
  gtk_box_append (GTK_BOX (box), rt_button_new_icon ("go-next-symbolic",
                                                     _("Step forward"), "win.step-forward"));
  gtk_box_append (GTK_BOX (box), rt_button_new_icon ("media-skip-forward-symbolic",
                                                     _("To end"), "win.to-end"));
  return box;
}

static GtkWidget *
make_place (RtTimeline *self)
{
  GtkWidget *place = rt_fit_label_new (2);

  gtk_widget_add_css_class (place, "small");
  gtk_widget_add_css_class (place, "faint");
  gtk_widget_add_css_class (place, "numeric");
  return place;
}

static void
create_popup_cb (GtkMenuButton *button, gpointer data)
{
  RtTimeline *self = data;
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new (_("Steps a second"));

  gtk_menu_button_set_create_popup_func (button, NULL, NULL, NULL);
  /* Translators: a check button above the speeds. */
  self->film = gtk_check_button_new_with_label (_("Film: all of it in ten seconds"));
  gtk_widget_set_margin_start (self->film, 12);
  g_signal_connect (self->film, "toggled", G_CALLBACK (film_cb), self);
  self->speed_scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL,
                                                log10 (RT_SPEED_MIN), log10 (RT_SPEED_MAX), 1);
  gtk_scale_set_draw_value (GTK_SCALE (self->speed_scale), FALSE);
  /* The width fits a phone with large fonts. */
  gtk_widget_set_size_request (self->speed_scale, 284, -1);
  gtk_widget_add_css_class (self->speed_scale, "small");
  /* Adds margins, because the texts at the ends extend beyond the scale. */
  gtk_widget_set_margin_start (self->speed_scale, 24);
  gtk_widget_set_margin_end (self->speed_scale, 24);
  for (int power = 0; power < log10 (RT_SPEED_MAX); power += 3) {
    g_autofree char *number = g_strdup_printf ("%'.0f", pow (10, power));

    gtk_scale_add_mark (GTK_SCALE (self->speed_scale), power, GTK_POS_BOTTOM, number);
  }
  gtk_scale_add_mark (GTK_SCALE (self->speed_scale), 9, GTK_POS_BOTTOM, _("Fastest"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->speed_scale),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Steps a second"), -1);
  show_speed (self);
  g_signal_connect (self->speed_scale, "change-value", G_CALLBACK (speed_slid_cb), self);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), self->film);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), self->speed_scale);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
  rt_popover_return_focus (popover);
}

static GtkWidget *
make_speed (RtTimeline *self)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_popup_cb, self, NULL);
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (button), GTK_ARROW_UP);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), TRUE);
  rt_button_set_name (button, _("Speed"));
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, _("Speed"));
  return button;
}

void
rt_timeline_set_player (RtTimeline *self, RtPlayer *player)
{
  g_return_if_fail (RT_IS_TIMELINE (self));

  if (!g_set_object (&self->player, player))
    return;
  rt_strip_set_player (RT_STRIP (self->strip), player);
  g_signal_group_set_target (self->told, player);
  show_playing (self);
  show_steps (self);
  show_speed (self);
}

/* Shows the tree of the first search of DESK, the window's model, above the tree of its what-if
 * search. Shows only one tree if there is no what-if search. */
static void
show_first (RtTimeline *self, RtDesk *desk)
{
  bool has_second = rt_desk_what_if_search (desk) != NULL;

  if (has_second && !self->first) {
    self->first = rt_strip_new (rt_desk_player (desk));
    gtk_widget_set_can_target (self->first, FALSE);
    gtk_widget_set_focusable (self->first, FALSE);
    gtk_widget_set_opacity (self->first, 0.6);
    gtk_widget_insert_before (self->first, GTK_WIDGET (self), self->strip);
  }
  if (self->first) {
    rt_strip_set_player (RT_STRIP (self->first), rt_desk_player (desk));
    gtk_widget_set_visible (self->first, has_second);
  }
}

void
rt_timeline_show_desk (RtTimeline *self, RtDesk *desk)
{
  RtPlayer *front = rt_desk_front (desk);
  g_autofree char *waiting = front == rt_desk_player (desk) ? rt_desk_say_waiting (desk) : NULL;

  g_return_if_fail (RT_IS_TIMELINE (self));

  show_first (self, desk);
  rt_timeline_set_player (self, front);
  self->waits = waiting != NULL;
  rt_strip_set_waiting (RT_STRIP (self->strip), waiting);
  rt_strip_mark_bar (RT_STRIP (self->strip), rt_moment_branch_told (rt_desk_moment (desk)));
  show_place (self);
}

GtkWidget *
rt_timeline_new (RtPlayer *player)
{
  RtTimeline *self = g_object_new (RT_TYPE_TIMELINE, NULL);

  self->strip = rt_strip_new (player);
  rt_strip_take_input (RT_STRIP (self->strip));
  gtk_widget_insert_after (self->strip, GTK_WIDGET (self), self->transport);
  g_signal_connect_swapped (self->strip, "look-at", G_CALLBACK (look_at_cb), self);
  g_signal_connect_swapped (self->strip, "point-at", G_CALLBACK (point_at_cb), self);
  rt_timeline_set_player (self, player);
  return GTK_WIDGET (self);
}

static void
rt_timeline_dispose (GObject *object)
{
  RtTimeline *self = RT_TIMELINE (object);

  g_clear_pointer (&self->transport, gtk_widget_unparent);
  g_clear_pointer (&self->strip, gtk_widget_unparent);
  g_clear_pointer (&self->first, gtk_widget_unparent);
  g_clear_pointer (&self->place, gtk_widget_unparent);
  g_clear_pointer (&self->speed, gtk_widget_unparent);
  g_clear_object (&self->told);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (rt_timeline_parent_class)->dispose (object);
}

static void
rt_timeline_class_init (RtTimelineClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = rt_timeline_dispose;
  widget_class->get_request_mode = rt_height_for_width;
  widget_class->measure = rt_timeline_measure;
  widget_class->size_allocate = rt_timeline_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "timeline");
  signals[LOOK_AT] = g_signal_new ("look-at", RT_TYPE_TIMELINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[POINT_AT] = g_signal_new ("point-at", RT_TYPE_TIMELINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
rt_timeline_init (RtTimeline *self)
{
  self->told = g_signal_group_new (RT_TYPE_PLAYER);
  g_signal_group_connect_swapped (self->told, "notify::position", G_CALLBACK (show_place), self);
  g_signal_group_connect_swapped (self->told, "notify::length", G_CALLBACK (show_place), self);
  g_signal_group_connect_swapped (self->told, "notify::has-steps", G_CALLBACK (show_steps), self);
  g_signal_group_connect_swapped (self->told, "notify::playing", G_CALLBACK (show_playing), self);
  g_signal_group_connect_swapped (self->told, "notify::speed", G_CALLBACK (show_speed), self);
  g_signal_group_connect_swapped (self->told, "notify::film", G_CALLBACK (show_speed), self);
  self->transport = make_transport (self);
  self->place = make_place (self);
  self->speed = make_speed (self);
  gtk_widget_set_parent (self->transport, GTK_WIDGET (self));
  gtk_widget_set_parent (self->place, GTK_WIDGET (self));
  gtk_widget_set_parent (self->speed, GTK_WIDGET (self));
}
