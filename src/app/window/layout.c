/* layout.c - RtLayout, a widget: places board, card, side panel, timeline, toolbar and sheet of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/layout.h"

#include "app/common/width-watch.h"

/* Wide layout: width of the side panel. It grows if the board cannot grow, and with the size of the text,
 * up to half of the window. */
#define SIDE_MIN 344
#define SIDE_USUAL 360
#define SIDE_MAX 600
#define SIDE_BROAD 1600 /* wider windows give it a greater part */
#define BOARD_MIN 252 /* least side of the board; a lower window scrolls */

/* Narrow layout: height that is reserved for a side panel below the board. The board shrinks to BOARD_LEAST to
 * reserve it. */
#define SIDE_LOW 144
#define SIDE_LOW_WITH_CARD 90 /* enough for a few lines, because the card has the important text */
#define BOARD_LEAST 216       /* leaves room for the tour */
#define BOARD_FAIR 300        /* a board of this side or more keeps space for a hidden card, or has the card below it */

/* Low window: least width of the column with card and foot beside the board. */
#define COLUMN_USUAL 372

/* Wide layout: height of the timeline, which may show the tree of a search. */
#define TREE_FROM 560   /* pixels: in a lower window the timeline has its least height */
#define TIMELINE_PART 5 /* the timeline gets at least the height divided by this */
#define PAD_PART 10     /* a pad gets at least the height divided by this */
#define TREE_ROOM 100   /* pixels: greatest height of the foot beyond its least height */

#define HANDLE 10 /* pixels: height of the handle; its upper half covers the board */

/* Share of the window's height, without the toolbar, that the sheet covers. */
#define SHEET_PART 3 / 5

/* The sheet: position and motion */

/* A sheet that slides up in the layout. */
typedef struct {
  GtkWidget *around; /* the layout, which is allocated again as the sheet moves */
  GtkWidget *sheet;
  void (*lowered) (GtkWidget *around); /* called when a drag has moved the sheet down */

  double up;         /* visible part: 0 none, 1 all */
  double from, to;   /* values of `up` at the start and the end of the motion */
  gint64 begun;      /* time when the motion began, in microseconds; 0: it begins with the next frame */
  guint tick;        /* id of the tick callback; 0: no motion */
  double height;     /* height of the sheet during a drag; else 0 */
  bool dragged;
} Sheet;

#define TIME 200000 /* microseconds: duration of the motion */
#define TOP 56      /* pixels: the handle and the tabs, where a drag begins */
#define SLIP 8      /* pixels: a shorter drag is a click on a tab */
#define DRAG 24     /* pixels: a longer drag closes the sheet when it ends */

static void
set_up (Sheet *self, double up)
{
  self->up = up;
  gtk_widget_queue_allocate (self->around);
}

/* Ends the motion of the sheet: it is where it was to go. */
static void
arrive (Sheet *self)
{
  self->tick = 0;
  set_up (self, self->to);
  if (self->to <= 0)
    gtk_widget_remove_css_class (self->sheet, "sheet");
}

/* Stops a running motion. Must be called before the layout is disposed of. */
static void
stop_sheet (Sheet *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (self->around, self->tick);
  self->tick = 0;
}

static gboolean
tick_cb (GtkWidget *around, GdkFrameClock *clock, gpointer data)
{
  Sheet *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double left;

  if (self->begun == 0)
    self->begun = now;
  left = 1 - (double) (now - self->begun) / TIME;
  if (left <= 0) {
    arrive (self);
    return G_SOURCE_REMOVE;
  }
  set_up (self, self->to + (self->from - self->to) * left * left * left);
  return G_SOURCE_CONTINUE;
}

/* Moves the sheet up if UP is true, else down. Does so without animation if AT_ONCE is true, if the sheet
 * is not visible, or if animations are off. */
static void
move_sheet (Sheet *self, bool up, bool at_once)
{
  gboolean animates;

  g_object_get (gtk_widget_get_settings (self->around), "gtk-enable-animations", &animates, NULL);
  stop_sheet (self);
  if (up)
    gtk_widget_add_css_class (self->sheet, "sheet");
  self->from = self->up;
  self->to = up;
  self->begun = 0;
  if (at_once || !animates || !gtk_widget_get_mapped (self->around)) {
    arrive (self);
    return;
  }
  self->tick = gtk_widget_add_tick_callback (self->around, tick_cb, self, NULL);
}

/* Accepts only drags that begin at the top of the sheet, because the rest of the sheet scrolls. */
static void
drag_begin_cb (GtkGesture *drag, double x, double y, Sheet *self)
{
  graphene_rect_t box;

  self->dragged = false;
  self->height = 0;
  if (self->up < 1 || !gtk_widget_compute_bounds (self->sheet, self->around, &box) ||
      y < box.origin.y || y > box.origin.y + TOP)
    gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_DENIED);
  else
    self->height = box.size.height;
}

static void
drag_update_cb (GtkGesture *drag, double dx, double dy, Sheet *self)
{
  if (self->height <= 0 || (!self->dragged && dy < SLIP))
    return;
  self->dragged = true;
  stop_sheet (self);
  gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
  set_up (self, CLAMP (1 - dy / self->height, 0.01, 1));
}

static void
drag_end_cb (GtkGesture *drag, double dx, double dy, Sheet *self)
{
  if (!self->dragged)
    return;
  self->dragged = false;
  if (dy > DRAG)
    self->lowered (self->around);
  else
    move_sheet (self, true, false);
}

/* Moves the sheet back after a drag that the window or the system has cancelled. */
static void
cancel_cb (Sheet *self)
{
  if (self->dragged)
    move_sheet (self, true, false);
  self->dragged = false;
}

/* Initialises SELF, which moves the widget SHEET in the layout AROUND. The sheet is closed at
 * first. LOWERED is called with AROUND when a drag has moved the sheet down. */
static void
init_sheet (Sheet *self, GtkWidget *around, GtkWidget *sheet,
            void (*lowered) (GtkWidget *around))
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  *self = (Sheet) { .around = around, .sheet = sheet, .lowered = lowered };
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (around, GTK_EVENT_CONTROLLER (drag));
}

struct _RtLayout {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *board;
  GtkWidget *side;
  GtkWidget *timeline;
  GtkWidget *card; /* NULL: none; BAR and HANDLE may be NULL, too */
  GtkWidget *bar;  /* the layout is narrow while it is visible */
  GtkWidget *handle;

  double part; /* share of the height for the timeline while the handle is shown; 0: default height */
  bool shows_handle;
  int widest; /* largest width of the pages so far; keeps the board from moving when the page changes */
  int widest_card; /* width that the card keeps until it is hidden */
  bool yields; /* the foot is a pad: lower, and hidden for a card with much text in a narrow window */
  RtSidePlace place;
  Sheet sheet; /* the side panel while it is a sheet */
};

G_DEFINE_FINAL_TYPE (RtLayout, rt_layout, GTK_TYPE_WIDGET)

static guint lowered; /* signal */

/* Returns the natural height of CHILD for WIDTH. */
static int
wanted_height (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* Returns the minimum size of CHILD in ORIENTATION if its size in the other direction is FOR_SIZE. */
static int
least (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int minimum;

  gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Returns the height of the card at WIDTH, or at its minimum width if that is greater. The card need not be
 * visible. */
static int
room_for_card (RtLayout *self, int width)
{
  return self->card ? least (self->card, GTK_ORIENTATION_VERTICAL,
                             MAX (width, least (self->card, GTK_ORIENTATION_HORIZONTAL, -1)))
                    : 0;
}

static int
card_height (RtLayout *self, int width)
{
  return self->card && gtk_widget_get_child_visible (self->card) ? room_for_card (self, width) : 0;
}

static int
wanted_card (RtLayout *self, int width)
{
  return wanted_height (self->card, width);
}

/* Returns the smallest width from LOW to HIGH at which the function MEASURED returns at most MOST.
 * Returns HIGH if there is none. */
static int
narrowest (RtLayout *self, int (*measured) (RtLayout *self, int width), int most, int low, int high)
{
  if (measured (self, low) <= most)
    return low;
  while (low < high) {
    int middle = (low + high) / 2;

    if (measured (self, middle) > most)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* Returns the width of the card in a wide layout, below a board of SIZE in a space of width ROOM. HEIGHT is
 * the height of the card. The card is as wide as the board, or wider if its buttons need more width, if a
 * sentence would need too many lines, or if a lower card gives the board more height. */
static int
card_width (RtLayout *self, int size, int room, int height)
{
  int minimum, natural, low, high;

  gtk_widget_measure (self->card, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  self->widest_card = MAX (self->widest_card, natural);
  low = MAX (size, MAX (minimum, MIN (self->widest_card, room)));
  high = MAX (low, room);
  low = narrowest (self, card_height, card_height (self, high), low, high);
  if (wanted_card (self, low) > height)
    self->widest_card = low = narrowest (self, wanted_card, height, low, high);
  return low;
}

/* Returns the side of the board in a space of WIDTH by HEIGHT, which also contains the card with the explanation. */
static int
board_size (RtLayout *self, int width, int height)
{
  return MIN (width, height - card_height (self, width));
}

/* Returns the height of the toolbar at WIDTH, or 0 if it is hidden. */
static int
bar_height (RtLayout *self, int width)
{
  return self->bar && gtk_widget_get_visible (self->bar)
           ? least (self->bar, GTK_ORIENTATION_VERTICAL, width)
           : 0;
}

/* Returns the minimum height of a side panel below the board in a narrow layout of WIDTH. */
static int
low_side (RtLayout *self, int width)
{
  return MAX (least (self->side, GTK_ORIENTATION_VERTICAL, width),
              card_height (self, width) ? SIDE_LOW_WITH_CARD : SIDE_LOW);
}

/* Returns the width of the column beside the board of a low window, and its least height: of card and foot, or of a side
 * panel that would be below the board. */
static int
column_width (RtLayout *self)
{
  int foot = least (self->timeline, GTK_ORIENTATION_HORIZONTAL, -1);
  int card = self->card ? least (self->card, GTK_ORIENTATION_HORIZONTAL, -1) : 0;

  return MAX (COLUMN_USUAL, MAX (foot, card));
}

static int
column_height (RtLayout *self, int width)
{
  if (self->place == RT_SIDE_BELOW && bar_height (self, width))
    return low_side (self, width);
  return room_for_card (self, width) + least (self->timeline, GTK_ORIENTATION_VERTICAL, width);
}

/* Returns the side of the board of a low window in a space of WIDTH by HEIGHT, with card and foot beside the board.
 * Returns 0 if the board is large enough above both or larger than beside them. FOOT is the height of the foot there. */
static int
board_beside (RtLayout *self, int width, int height, int foot)
{
  int above = MIN (width, height - foot - room_for_card (self, width)), beside;

  if (above >= BOARD_FAIR)
    return 0;
  beside = MIN (height, width - column_width (self));
  return beside > above && beside >= BOARD_LEAST ? beside : 0;
}

/* Returns the least height for WIDTH of a layout that needs the height ABOVE if card and foot are below the board, and
 * BOARD for the board alone. */
static int
least_height (RtLayout *self, int width, int above, int board)
{
  int column = column_width (self);

  return width - column < board ? above : MIN (above, MAX (board, column_height (self, column)));
}

/* Returns the width of the side panel in a window of WIDTH pixels. */
static int
side_width (RtLayout *self, int width)
{
  int part = width < SIDE_BROAD ? width / 4 : width * 3 / 10;
  int usual = CLAMP (MAX (MIN (width / 3, SIDE_USUAL), part), SIDE_MIN, SIDE_MAX);
  int scaled = MIN ((int) (usual * rt_width_text_scale (GTK_WIDGET (self))), width / 2);

  self->widest = MAX (self->widest, least (self->side, GTK_ORIENTATION_HORIZONTAL, -1));
  return MAX (self->widest, MAX (usual, scaled));
}

static int
shown_side_width (RtLayout *self, int width)
{
  return gtk_widget_get_visible (self->side) ? side_width (self, width) : 0;
}

static GtkSizeRequestMode
rt_layout_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rt_layout_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  RtLayout *self = RT_LAYOUT (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX (least (self->board, orientation, -1),
                    MAX (least (self->side, orientation, -1),
                         least (self->timeline, orientation, -1)));
    if (self->bar)
      *minimum = MAX (*minimum, least (self->bar, orientation, -1)); /* the minimum of a hidden bar is 0 */
    *natural = MAX (*minimum, RT_LAYOUT_WIDE_FROM);
  } else if (bar_height (self, for_size)) {
    int size = MIN (for_size, BOARD_LEAST), timeline = least (self->timeline, orientation, for_size);
    int rest = bar_height (self, for_size) +
               (self->place == RT_SIDE_BELOW ? MAX (timeline, low_side (self, for_size)) : timeline);

    *minimum = least_height (self, for_size, size + card_height (self, for_size) + rest - bar_height (self, for_size),
                             BOARD_LEAST) + bar_height (self, for_size);
    *natural = for_size + card_height (self, for_size) + rest;
  } else {
    int rest = for_size - shown_side_width (self, for_size);

    *natural = BOARD_MIN + card_height (self, MAX (BOARD_MIN, rest)) + least (self->timeline, orientation, for_size);
    *minimum = least_height (self, rest, *natural, BOARD_MIN);
  }
}

static void
put (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* Allocates the board and, below it, the card with the explanation. In a NARROW layout the card has
 * the whole width. If nothing is below the card, a card with much text may extend to BOTTOM. */
static void
put_board (RtLayout *self, int x, int width, int height, int bottom, bool narrow)
{
  int size = board_size (self, width, height), card;

  if (!card_height (self, width)) {
    put (self->board, x + (width - size) / 2, (height - size) / 2, size, size);
    return;
  }
  card = narrow ? width : card_width (self, size, width, height - size);
  put (self->board, x + (width - size) / 2, 0, size, size);
  put (self->card, x + (width - card) / 2, size, card,
       CLAMP (wanted_height (self->card, card), height - size, bottom - size));
}

/* Allocates a board of SIZE at the start of a space of WIDTH by HEIGHT, and beside it the card above the foot, or the side
 * panel instead of both. */
static void
put_beside (RtLayout *self, int x, int width, int height, int size, bool below)
{
  bool mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int column = width - size, from = mirrored ? x : x + size;
  int foot = least (self->timeline, GTK_ORIENTATION_VERTICAL, column);

  put (self->board, mirrored ? x + column : x, (height - size) / 2, size, size);
  if (card_height (self, column))
    put (self->card, from, 0, column, MIN (wanted_card (self, column), height - foot));
  put (self->timeline, from, height - foot, column, foot);
  if (below)
    put (self->side, from, 0, column, height);
}

/* Returns the height of the foot (timeline or pad), LEAST or more, in a wide layout of HEIGHT beside a board that is
 * WIDTH pixels wide: what board and card cannot use, and some part of the window anyway. */
static int
timeline_height (RtLayout *self, int least, int width, int height)
{
  int card = card_height (self, width), spare = height - width - card;
  int part = height < TREE_FROM ? 0 : height / (self->yields ? PAD_PART : TIMELINE_PART);
  int usual = CLAMP (MAX (spare, part), least, least + TREE_ROOM);
  int chosen = self->shows_handle ? MIN ((int) (self->part * height), height - BOARD_MIN - card) : 0;

  return MAX (usual, chosen);
}

/* Returns true if the text of a card of WIDTH would be cut off at BOTTOM (y coordinate of the
 * space's end). BOARD is the height of the space for the board and the minimum of the card. */
static bool
is_cramped (RtLayout *self, int width, int board, int bottom)
{
  return card_height (self, width) && self->place != RT_SIDE_BELOW &&
         wanted_card (self, width) > bottom - board_size (self, width, board);
}

/* Returns the side of the board in a narrow layout of WIDTH that has the height ROOM for board and card. Reserves the
 * height of a hidden card, so that the board does not move when the card appears, unless the board would be
 * smaller than BOARD_FAIR. */
static int
narrow_board (RtLayout *self, int width, int room)
{
  int with_card = room - room_for_card (self, width);

  return MIN (width, with_card >= BOARD_FAIR ? with_card : room - card_height (self, width));
}

/* Allocates a narrow layout. A side panel below the board gets the space of card and timeline. */
static void
put_narrow (RtLayout *self, int width, int height, int timeline, int bar)
{
  bool below = self->place == RT_SIDE_BELOW, hides = below;
  int bottom = height - bar, size = board_beside (self, width, bottom, timeline), board;
  int sheet = MIN (bottom, MAX (height * SHEET_PART, least (self->side, GTK_ORIENTATION_VERTICAL, width)));

  gtk_widget_set_child_visible (self->side, self->place != RT_SIDE_SHEET_DOWN || self->sheet.up > 0);
  if (size) {
    put_beside (self, 0, width, bottom, size, below);
  } else {
    size = narrow_board (self, width, bottom - timeline);
    board = (below ? MIN (size, bottom - low_side (self, width)) : size) + card_height (self, width);
    hides = hides || (self->yields && is_cramped (self, width, board, bottom - timeline));
    put_board (self, 0, width, board, below ? board : MAX (board, bottom - (hides ? 0 : timeline)), true);
    put (self->timeline, 0, bottom - timeline, width, timeline);
    if (below)
      put (self->side, 0, board, width, bottom - board);
  }
  gtk_widget_set_child_visible (self->timeline, !hides);
  put (self->bar, 0, bottom, width, bar);
  if (!below && gtk_widget_get_child_visible (self->side))
    put (self->side, 0, bottom - (int) (sheet * self->sheet.up), width, sheet);
}

/* Allocates a wide layout. A side panel of the width SIDE, 0 if it is hidden, is at the end of all. */
static void
put_wide (RtLayout *self, int width, int height, int timeline, int side)
{
  bool mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int rest = width - side, x = mirrored ? side : 0, size = board_beside (self, rest, height, timeline);

  gtk_widget_set_child_visible (self->timeline, TRUE);
  gtk_widget_set_child_visible (self->side, TRUE);
  if (self->handle)
    gtk_widget_set_child_visible (self->handle, self->shows_handle && !size);
  if (size) {
    put_beside (self, x, rest, height, size, false);
    put (self->side, mirrored ? 0 : rest, 0, side, height);
    return;
  }
  timeline = timeline_height (self, timeline, rest, height);
  put_board (self, x, rest, height - timeline, height - timeline, false);
  put (self->side, mirrored ? 0 : rest, 0, side, height - timeline);
  put (self->timeline, 0, height - timeline, width, timeline);
  if (self->handle)
    put (self->handle, 0, height - timeline - HANDLE / 2, width, HANDLE);
}

static void
rt_layout_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtLayout *self = RT_LAYOUT (widget);
  int timeline = least (self->timeline, GTK_ORIENTATION_VERTICAL, width), bar = bar_height (self, width);

  if (bar) {
    if (self->handle)
      gtk_widget_set_child_visible (self->handle, FALSE);
    put_narrow (self, width, height, timeline, bar);
  } else {
    put_wide (self, width, height, timeline, shown_side_width (self, width));
  }
}

/* Moves the focus to the next child, or inside the focused child, in reading order: GTK would sort the children
 * by their middles. Skips a foot that the sheet covers. */
static gboolean
rt_layout_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RtLayout *self = RT_LAYOUT (widget);
  GtkWidget *const order[] = { self->board, self->timeline, self->card, self->bar, self->side };
  GtkWidget *focused = gtk_widget_get_focus_child (widget);
  int n = G_N_ELEMENTS (order), by = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int i = by > 0 ? 0 : n - 1;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (rt_layout_parent_class)->focus (widget, direction);
  for (int j = 0; j < n; j++)
    if (focused && order[j] == focused)
      i = j;
  for (; i >= 0 && i < n; i += by) {
    bool covered = order[i] == self->timeline && self->place == RT_SIDE_SHEET_UP && order[i] != focused;

    if (order[i] && gtk_widget_get_mapped (order[i]) && !covered &&
        gtk_widget_child_focus (order[i], direction))
      return TRUE;
  }
  return FALSE;
}

static void
lowered_cb (GtkWidget *layout)
{
  g_signal_emit (layout, lowered, 0);
}

GtkWidget *
rt_layout_new (GtkWidget *board, GtkWidget *side, GtkWidget *timeline)
{
  RtLayout *self = g_object_new (RT_TYPE_LAYOUT, NULL);

  self->board = board;
  self->side = side;
  self->timeline = timeline;
  gtk_widget_set_parent (board, GTK_WIDGET (self));
  gtk_widget_set_parent (timeline, GTK_WIDGET (self));
  gtk_widget_set_parent (side, GTK_WIDGET (self));
  init_sheet (&self->sheet, GTK_WIDGET (self), side, lowered_cb);
  return GTK_WIDGET (self);
}

void
rt_layout_set_card (RtLayout *self, GtkWidget *card)
{
  g_return_if_fail (RT_IS_LAYOUT (self));
  g_return_if_fail (!self->card);

  self->card = card;
  gtk_widget_insert_after (card, GTK_WIDGET (self), self->board);
}

void
rt_layout_show_card (RtLayout *self, bool shown)
{
  g_return_if_fail (RT_IS_LAYOUT (self));

  if (gtk_widget_get_child_visible (self->card) == shown)
    return;
  gtk_widget_set_child_visible (self->card, shown);
  self->widest_card = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
rt_layout_set_bar (RtLayout *self, GtkWidget *bar)
{
  g_return_if_fail (RT_IS_LAYOUT (self));
  g_return_if_fail (!self->bar);

  self->bar = bar;
  /* The last child is above the others, drawn and pressed: the sheet slides up from behind the toolbar. */
  gtk_widget_insert_before (bar, GTK_WIDGET (self), NULL);
}

void
rt_layout_set_handle (RtLayout *self, GtkWidget *handle)
{
  g_return_if_fail (RT_IS_LAYOUT (self));
  g_return_if_fail (!self->handle);

  self->handle = handle;
  gtk_widget_set_child_visible (handle, FALSE);
  gtk_widget_insert_after (handle, GTK_WIDGET (self), self->timeline);
}

void
rt_layout_show_handle (RtLayout *self, bool shown)
{
  g_return_if_fail (RT_IS_LAYOUT (self));

  if (self->shows_handle == shown)
    return;
  self->shows_handle = shown;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
rt_layout_set_timeline_part (RtLayout *self, double part)
{
  g_return_if_fail (RT_IS_LAYOUT (self));

  self->part = CLAMP (part, 0, RT_LAYOUT_TIMELINE_MOST);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

double
rt_layout_timeline_part (RtLayout *self)
{
  return self->part;
}

void
rt_layout_set_side_place (RtLayout *self, RtSidePlace place)
{
  g_return_if_fail (RT_IS_LAYOUT (self));

  if (self->place == place)
    return;
  move_sheet (&self->sheet, place == RT_SIDE_SHEET_UP,
              self->place == RT_SIDE_BELOW || place == RT_SIDE_BELOW);
  self->place = place;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
rt_layout_set_foot_yields (RtLayout *self, bool yields)
{
  g_return_if_fail (RT_IS_LAYOUT (self));

  if (self->yields == yields)
    return;
  self->yields = yields;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
rt_layout_dispose (GObject *object)
{
  RtLayout *self = RT_LAYOUT (object);

  stop_sheet (&self->sheet);
  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_pointer (&self->card, gtk_widget_unparent);
  g_clear_pointer (&self->timeline, gtk_widget_unparent);
  g_clear_pointer (&self->bar, gtk_widget_unparent);
  g_clear_pointer (&self->handle, gtk_widget_unparent);
  g_clear_pointer (&self->side, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_layout_parent_class)->dispose (object);
}

static void
rt_layout_class_init (RtLayoutClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = rt_layout_dispose;
  widget_class->get_request_mode = rt_layout_get_request_mode;
  widget_class->focus = rt_layout_focus;
  widget_class->measure = rt_layout_measure;
  widget_class->size_allocate = rt_layout_size_allocate;
  lowered = g_signal_new ("lowered", RT_TYPE_LAYOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 0);
}

static void
rt_layout_init (RtLayout *self)
{
}
