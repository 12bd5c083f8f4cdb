/* strip.c - implements RtStrip, the picture of a search or path over time: follows a player, draws its steps, and
 * updates the accessible value.
 *
 * A running search grows in every frame, but the strip updates view, picture and axis only a few
 * times a second. Changes of the position and actions of the person are shown in the next frame. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/timeline/strip.h"

#include "document/solve/branch-text.h"
#include "widgets/compat.h"
#include "widgets/timeline/strip-draw.h"
#include "widgets/timeline/strip-picture.h"
#include "widgets/timeline/strip-say.h"

#include <glib/gi18n-lib.h>

#define MIN_WIDTH 200
#define NATURAL_WIDTH 480
#define GROW_EACH 100  /* milliseconds between two updates of the view */
#define SPEAK_EACH 500 /* least milliseconds between two announcements, because more frequent ones are not read out */

/* Names of the CSS nodes of the colours. RT_STRIP_INK_TEXT has none, because it is the colour of the strip. */
static const char *const ink_names[RT_STRIP_N_INKS] = {
  [RT_STRIP_INK_DENSITY] = "density",
  [RT_STRIP_INK_PLACE] = "place",
  [RT_STRIP_INK_SOLUTION] = "solution",
  [RT_STRIP_INK_HARDEST] = "hardest",
  [RT_STRIP_INK_LOST] = "lost",
  [RT_STRIP_INK_BOARD] = "board",
  [RT_STRIP_INK_BRANCH] = "branch",
  [RT_STRIP_INK_BRANCH_OTHER] = "branch",
};

struct _RtStrip {
  GtkWidget parent_instance;

  /* Owned. */
  RtPlayer *player;
  GSignalGroup *told;      /* handlers of the player's signals */
  RtStripPicture *picture; /* NULL: the player has no trace */
  RtStripTree *tree;       /* NULL: the player has no trace */
  GPtrArray *path;         /* NULL: the player has no path */
  char *waiting;           /* text about a suspended search; NULL: none */
  char *hover_text;        /* cached text of the step HOVER; NULL: not computed yet */

  /* Children. */
  GtkWidget *board;                 /* background of the picture; one of INKS */
  GtkWidget *hint;                  /* label that says that a search waits */
  GtkWidget *inks[RT_STRIP_N_INKS]; /* CSS nodes that provide the colours */

  /* State. */
  RtStripView view;
  double pointed_at; /* place in view; negative: the pointer is elsewhere */
  double pointed_y;
  guint64 hover;
  bool hovers_bar;
  bool hushed;       /* the search has moved since the pointer reached the bar: no `point-at` for it */
  guint64 hushed_at; /* first step of the bar for which `hushed` is true; 0: none */
  RtBranch pointed;  /* branch of the last signal `point-at`; its first step is 0 if the branch was NULL */

  /* Ids of grow_cb, speak_cb, sharpen_cb and point_cb; 0: none. */
  guint grow, speak, sharpen, pointing;
  bool has_grown, has_changed; /* since the last call of grow_cb; since the last call of speak_cb */
};

G_DEFINE_FINAL_TYPE_WITH_CODE (RtStrip, rt_strip, GTK_TYPE_WIDGET,
                               rt_compat_make_range (g_define_type_id))

enum { LOOK_AT, POINT_AT, N_SIGNALS };
static guint signals[N_SIGNALS];

const RtStripView *
rt_strip_view (RtStrip *self)
{
  return &self->view;
}

RtPlayer *
rt_strip_player (RtStrip *self)
{
  return self->player;
}

/* Screen readers */

/* Returns a text about the cost of the branch BAR, without markup. Free with g_free. */
static char *
say_bar (RtStrip *self, const RtBranch *bar)
{
  g_autofree char *said = rt_branch_say (bar, rt_player_length (self->player));
  char *text = NULL;

  pango_parse_markup (said, -1, 0, NULL, &text, NULL, NULL);
  return text;
}

static void
say_value (RtStrip *self)
{
  const RtBranch *bar = self->tree ? rt_strip_tree_selected (self->tree) : NULL;
  g_autofree char *text = bar && !self->waiting ? say_bar (self, bar)
                          : rt_player_has_steps (self->player) && !self->waiting
                            ? rt_strip_say_place (self->player)
                            : g_strdup (gtk_label_get_text (GTK_LABEL (self->hint)));

  /* Sets the text also as the description, because GTK 4.8 reports values only for its own sliders. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) rt_player_length (self->player),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) rt_player_position (self->player),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

static void
say_name (RtStrip *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->tree ? _("Tree of the search") : _("Timeline"), -1);
}

static void
show_hint (RtStrip *self)
{
  gtk_label_set_text (GTK_LABEL (self->hint), self->waiting ? self->waiting : "");
}

static gboolean
speak_cb (gpointer data)
{
  RtStrip *self = data;

  if (!self->has_changed || rt_player_playing (self->player)) {
    self->speak = 0;
    return G_SOURCE_REMOVE;
  }
  self->has_changed = false;
  say_value (self);
  return G_SOURCE_CONTINUE;
}

/* Updates the accessible value at once, or at the next interval if it was updated before. Does nothing while the
 * player is playing. */
static void
speak (RtStrip *self)
{
  self->has_changed = true;
  if (self->speak == 0 && !rt_player_playing (self->player)) {
    speak_cb (self);
    self->speak = g_timeout_add (SPEAK_EACH, speak_cb, self);
  }
}

/* Emits `point-at` for BRANCH, unless it was the last branch. */
static void
tell_bar (RtStrip *self, const RtBranch *branch)
{
  guint64 first = branch ? branch->first : 0;

  g_clear_handle_id (&self->pointing, g_source_remove);
  if (self->pointed.first == first)
    return;
  self->pointed = branch ? *branch : (RtBranch) { 0 };
  g_signal_emit (self, signals[POINT_AT], 0, branch ? &self->pointed : NULL);
}

/* What the strip shows */

static void
redraw (RtStrip *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
grow_cb (gpointer data)
{
  RtStrip *self = data;

  if (!self->has_grown) {
    self->grow = 0;
    return G_SOURCE_REMOVE;
  }
  self->has_grown = false;
  rt_strip_view_grow (&self->view, rt_player_length (self->player));
  redraw (self);
  return G_SOURCE_CONTINUE;
}

static void
grow (RtStrip *self)
{
  self->has_grown = true;
  if (self->grow == 0) {
    grow_cb (self);
    self->grow = g_timeout_add (GROW_EACH, grow_cb, self);
  }
}

/* Shows the recorded search or the solving path of the player, if it is another one than before.
 * Returns true then. */
static bool
take_steps (RtStrip *self)
{
  RtCursor *cursor = rt_player_cursor (self->player);
  RtTrace *trace = cursor ? rt_cursor_trace (cursor) : NULL;
  RtTrace *shown =
    self->picture ? rt_cursor_trace (rt_strip_picture_cursor (self->picture)) : NULL;
  GPtrArray *path = rt_player_path (self->player);

  if (trace == shown && path == self->path)
    return false;
  tell_bar (self, NULL);
  g_clear_pointer (&self->picture, rt_strip_picture_free);
  g_clear_pointer (&self->tree, rt_strip_tree_free);
  g_clear_pointer (&self->path, g_ptr_array_unref);
  g_clear_pointer (&self->hover_text, g_free);
  if (trace) {
    self->picture = rt_strip_picture_new (trace);
    self->tree = rt_strip_tree_new (trace, GTK_WIDGET (self));
  }
  say_name (self);
  if (path)
    self->path = g_ptr_array_ref (path);
  gtk_widget_set_visible (self->hint, !trace && !path);
  self->view = rt_strip_view_whole (rt_player_length (self->player));
  redraw (self);
  return true;
}

static void
length_cb (RtStrip *self)
{
  if (!take_steps (self)) {
    grow (self);
    redraw (self); /* the end of the axis shows the same number as the label beside the strip */
  }
  speak (self);
}

static void
steps_cb (RtStrip *self)
{
  take_steps (self);
  speak (self);
}

/* Returns the height of a line of text. */
static int
line_height (RtStrip *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  int line;

  pango_layout_get_pixel_size (layout, NULL, &line);
  return line;
}

/* Returns the layout of the strip for HEIGHT pixels. */
static RtStripRows
rows_of (RtStrip *self, int height)
{
  int line = line_height (self);
  RtStripRows rows = rt_strip_rows (line, height);

  return height < rows.height ? rt_strip_low_rows (line, height) : rows;
}

/* Returns true if the strip draws a search as a tree with the layout ROWS. */
static bool
shows_tree (RtStrip *self, const RtStripRows *rows)
{
  return self->tree && rows->picture_height >= RT_STRIP_TREE_FROM;
}

/* The bar under the pointer */

/* Returns the branch whose bar is at PLACE (in the view) and Y (in pixels), or NULL. */
static const RtBranch *
bar_at (RtStrip *self, double place, double y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  bool mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  RtStripRows rows = rows_of (self, gtk_widget_get_height (GTK_WIDGET (self)));

  if (!shows_tree (self, &rows) || place < 0)
    return NULL;
  return rt_strip_tree_point_at (self->tree, (mirrored ? 1 - place : place) * width, y - rows.picture);
}

static gboolean
point_cb (gpointer data)
{
  RtStrip *self = data;

  self->pointing = 0;
  if (!self->hushed)
    tell_bar (self, bar_at (self, self->pointed_at, self->pointed_y));
  return G_SOURCE_REMOVE;
}

/* Suppresses the signal `point-at` for the bar under the pointer after the search has moved,
 * because the person then looks at the current step, not at the bar. */
static void
hush (RtStrip *self)
{
  const RtBranch *bar = bar_at (self, self->pointed_at, self->pointed_y);

  self->hushed = true;
  if (self->pointed_at >= 0)
    self->hushed_at = bar ? bar->first : 0;
  tell_bar (self, NULL);
}

static void
position_cb (RtStrip *self)
{
  take_steps (self);
  if ((double) rt_player_position (self->player) >= self->view.total)
    grow (self);
  rt_strip_view_follow (&self->view, rt_player_position (self->player));
  hush (self);
  redraw (self);
  speak (self);
}

/* Input of the person */

void
rt_strip_look_at (RtStrip *self, guint64 step)
{
  g_signal_emit (self, signals[LOOK_AT], 0, step);
}

void
rt_strip_zoom (RtStrip *self, double place, double factor)
{
  rt_strip_view_zoom (&self->view, place, factor);
  redraw (self);
}

void
rt_strip_pan (RtStrip *self, double part)
{
  rt_strip_view_pan (&self->view, part * self->view.span);
  redraw (self);
}

void
rt_strip_show_whole (RtStrip *self)
{
  self->view = rt_strip_view_whole (rt_player_length (self->player));
  redraw (self);
}

void
rt_strip_mark_bar (RtStrip *self, guint64 first)
{
  if (self->tree && rt_strip_tree_mark (self->tree, first))
    redraw (self);
}

void
rt_strip_point_at (RtStrip *self, double place, double y)
{
  const RtBranch *bar = bar_at (self, place, y);

  if (place < 0 && self->pointed_at < 0)
    return;
  if (bar && bar->first != self->hushed_at)
    self->hushed = false;
  self->pointed_at = place;
  self->pointed_y = y;
  if (place < 0)
    tell_bar (self, NULL);
  redraw (self);
}

bool
rt_strip_look_at_bar (RtStrip *self, double place, double y)
{
  const RtBranch *bar = bar_at (self, place, y);

  if (bar)
    rt_strip_look_at (self, bar->first);
  return bar != NULL;
}

/* Zooms in to the steps of BAR. Returns false if BAR is NULL, or the view shows exactly these steps already. */
static bool
show_bar (RtStrip *self, const RtBranch *bar)
{
  RtStripView before = self->view;

  if (!bar)
    return false;
  rt_strip_view_show (&self->view, bar->first, bar->last);
  redraw (self);
  return before.span > self->view.span || before.span < self->view.span || before.from > self->view.from ||
         before.from < self->view.from;
}

bool
rt_strip_show_bar (RtStrip *self, double place, double y)
{
  return show_bar (self, bar_at (self, place, y));
}

bool
rt_strip_select_bar (RtStrip *self, RtTreeMove move)
{
  RtStripRows rows = rows_of (self, gtk_widget_get_height (GTK_WIDGET (self)));
  const RtBranch *bar = shows_tree (self, &rows)
                          ? rt_strip_tree_select (self->tree, move, rt_player_position (self->player))
                          : NULL;

  if (!bar)
    return false;
  rt_strip_look_at (self, bar->first);
  redraw (self);
  speak (self);
  return true;
}

bool
rt_strip_has_selected_bar (RtStrip *self)
{
  return self->tree && rt_strip_tree_selected (self->tree);
}

bool
rt_strip_show_selected_bar (RtStrip *self)
{
  return self->tree && show_bar (self, rt_strip_tree_selected (self->tree));
}

bool
rt_strip_unselect_bar (RtStrip *self)
{
  if (!rt_strip_has_selected_bar (self))
    return false;
  rt_strip_tree_unselect (self->tree);
  redraw (self);
  speak (self);
  return true;
}

double
rt_strip_pointed_at (RtStrip *self)
{
  return self->pointed_at;
}

/* Widget */

static void
rt_strip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MIN_WIDTH;
    *natural = NATURAL_WIDTH;
  } else {
    *minimum = rt_strip_low_rows (line_height (RT_STRIP (widget)), 0).height;
    *natural = rt_strip_rows (line_height (RT_STRIP (widget)), 0).height;
  }
}

static void
rt_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtStrip *self = RT_STRIP (widget);
  RtStripRows rows = rows_of (self, height);
  const GtkAllocation picture = { 0, rows.picture, width, rows.picture_height };

  gtk_widget_size_allocate (self->board, &picture, -1);
  if (gtk_widget_get_visible (self->hint))
    gtk_widget_size_allocate (self->hint, &picture, -1);
}

static gboolean
sharpen_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RT_STRIP (widget)->sharpen = 0;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

/* Sets picture and solutions in LOOK. If the picture can become more precise, schedules a redraw for the next
 * frame. */
static void
show_picture (RtStrip *self, RtStripLook *look)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const RtGrid *givens = rt_trace_givens (rt_cursor_trace (rt_player_cursor (self->player)));
  int scale = gtk_widget_get_scale_factor (widget);
  const RtStripPaint paint = {
    .height = look->rows.picture_height * scale,
    .depths = RT_N_CELLS - rt_cells_count (rt_grid_filled (givens)) + 1,
    .line = 2 * scale,
    .colour = look->inks[RT_STRIP_INK_DENSITY],
    .mirrored = look->mirrored,
  };
  bool more;

  look->texture =
    rt_strip_picture_get (self->picture, &self->view, look->width * scale, &paint, &more);
  look->solutions = rt_strip_picture_solutions (self->picture, &look->n_solutions);
  if (more && self->sharpen == 0)
    self->sharpen = gtk_widget_add_tick_callback (widget, sharpen_cb, NULL, NULL);
}

/* Sets the tree in LOOK, instead of the picture. Returns false if no tree has been made yet. */
static bool
show_tree (RtStrip *self, RtStripLook *look)
{
  const RtTreeLook tree = {
    .widget = look->widget,
    .length = (guint64) look->view.total - 1,
    .view = look->view,
    .width = look->width,
    .height = look->rows.picture_height,
    .mirrored = look->mirrored,
    .branch = look->inks[RT_STRIP_INK_BRANCH],
    .branch_other = look->inks[RT_STRIP_INK_BRANCH_OTHER],
    .branch_text = look->inks[RT_STRIP_INK_PLACE],
    .solved = look->inks[RT_STRIP_INK_SOLUTION],
    .solved_text = look->inks[RT_STRIP_INK_BOARD],
  };

  if (!shows_tree (self, &look->rows) || !rt_strip_tree_take_look (self->tree, &tree))
    return false;
  look->tree = self->tree;
  return true;
}

static char *
say_step (RtStrip *self, guint64 step)
{
  RtCursor *cursor;

  if (self->path)
    return rt_strip_say_deduction (self->path, step);
  cursor = rt_strip_picture_cursor (self->picture);
  rt_cursor_seek (cursor, step);
  return rt_strip_say_step (cursor);
}

/* Sets the step under the pointer in LOOK. If another branch is under the pointer, because the view has moved,
 * schedules `point-at` for after the frame. */
static void
show_hover (RtStrip *self, RtStripLook *look)
{
  const RtBranch *bar = bar_at (self, self->pointed_at, self->pointed_y);
  guint64 step = bar ? bar->first : rt_strip_view_step (&self->view, self->pointed_at);

  if (!self->hover_text || self->hover != step || self->hovers_bar != (bar != NULL)) {
    g_free (self->hover_text);
    self->hover_text = bar ? g_strdup_printf ("%'" G_GUINT64_FORMAT, step) : say_step (self, step);
    self->hover = step;
    self->hovers_bar = bar != NULL;
  }
  if (!self->hushed && self->pointed.first != (bar ? step : 0) && self->pointing == 0)
    self->pointing = g_idle_add (point_cb, self);
  look->hover_text = self->hover_text;
  look->hover = step;
}

static void
rt_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtStrip *self = RT_STRIP (widget);
  RtStripLook look = {
    .widget = widget,
    .rows = rows_of (self, gtk_widget_get_height (widget)),
    .width = gtk_widget_get_width (widget),
    .mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .path = self->path,
    .view = self->view,
    .length = rt_player_length (self->player),
    .position = rt_player_position (self->player),
  };

  if (!self->picture && !self->path) {
    gtk_widget_snapshot_child (widget, self->hint, snapshot);
    return;
  }
  gtk_widget_snapshot_child (widget, self->board, snapshot);
  for (int i = 0; i < RT_STRIP_N_INKS; i++)
    rt_compat_text_colour (self->inks[i] ? self->inks[i] : widget, &look.inks[i]);
  if (self->picture && (!show_tree (self, &look) || rt_strip_tree_length (self->tree) < look.length))
    show_picture (self, &look);
  if (self->pointed_at >= 0)
    show_hover (self, &look);
  else if (look.tree)
    rt_strip_tree_point_at (self->tree, -1, 0);
  rt_strip_draw (snapshot, &look);
}

void
rt_strip_set_waiting (RtStrip *self, const char *waiting)
{
  g_return_if_fail (RT_IS_STRIP (self));

  if (g_strcmp0 (self->waiting, waiting) == 0)
    return;
  g_free (self->waiting);
  self->waiting = g_strdup (waiting);
  show_hint (self);
  speak (self);
}

void
rt_strip_set_player (RtStrip *self, RtPlayer *player)
{
  g_return_if_fail (RT_IS_STRIP (self));

  g_set_object (&self->player, player);
  g_signal_group_set_target (self->told, player);
  steps_cb (self);
}

GtkWidget *
rt_strip_new (RtPlayer *player)
{
  RtStrip *self = g_object_new (RT_TYPE_STRIP, NULL);

  rt_strip_set_player (self, player);
  return GTK_WIDGET (self);
}

static void
rt_strip_dispose (GObject *object)
{
  RtStrip *self = RT_STRIP (object);

  g_clear_handle_id (&self->grow, g_source_remove);
  g_clear_handle_id (&self->speak, g_source_remove);
  g_clear_handle_id (&self->pointing, g_source_remove);
  for (int i = 0; i < RT_STRIP_N_INKS; i++)
    g_clear_pointer (&self->inks[i], gtk_widget_unparent);
  self->board = NULL;
  g_clear_pointer (&self->waiting, g_free);
  g_clear_pointer (&self->hint, gtk_widget_unparent);
  g_clear_pointer (&self->picture, rt_strip_picture_free);
  g_clear_pointer (&self->tree, rt_strip_tree_free);
  g_clear_pointer (&self->path, g_ptr_array_unref);
  g_clear_pointer (&self->hover_text, g_free);
  g_clear_object (&self->told);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (rt_strip_parent_class)->dispose (object);
}

static void
rt_strip_class_init (RtStripClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = rt_strip_dispose;
  widget_class->measure = rt_strip_measure;
  widget_class->size_allocate = rt_strip_size_allocate;
  widget_class->snapshot = rt_strip_snapshot;
  gtk_widget_class_set_css_name (widget_class, "strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
  signals[LOOK_AT] = g_signal_new ("look-at", RT_TYPE_STRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[POINT_AT] = g_signal_new ("point-at", RT_TYPE_STRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
rt_strip_init (RtStrip *self)
{
  self->told = g_signal_group_new (RT_TYPE_PLAYER);
  g_signal_group_connect_swapped (self->told, "notify::position", G_CALLBACK (position_cb), self);
  g_signal_group_connect_swapped (self->told, "notify::length", G_CALLBACK (length_cb), self);
  g_signal_group_connect_swapped (self->told, "notify::has-steps", G_CALLBACK (steps_cb), self);
  g_signal_group_connect_swapped (self->told, "notify::playing", G_CALLBACK (speak), self);
  self->pointed_at = -1;
  self->view = rt_strip_view_whole (0);
  for (int i = 0; i < RT_STRIP_N_INKS; i++)
    if (ink_names[i]) {
      self->inks[i] = g_object_new (GTK_TYPE_BOX, "css-name", ink_names[i], "can-target", FALSE,
                                    NULL);
      gtk_widget_set_child_visible (self->inks[i], i == RT_STRIP_INK_BOARD);
      gtk_widget_set_parent (self->inks[i], GTK_WIDGET (self));
    }
  self->board = self->inks[RT_STRIP_INK_BOARD];
  gtk_widget_add_css_class (self->inks[RT_STRIP_INK_BRANCH_OTHER], "other");
  self->hint = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->hint), PANGO_ELLIPSIZE_END);
  gtk_widget_set_can_target (self->hint, FALSE);
  gtk_widget_add_css_class (self->hint, "faint");
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
  show_hint (self);
  say_name (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}
