/* grid-view.c - RtGridView, a widget: lays out the cells of the grid; handles focus, selection, keys and pointer.
 *
 * Tab enters the grid at the last focused cell, and leaves it. Arrows move the focus between
 * cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/grid-view.h"

#include "engine/core/cells.h"
#include "engine/core/geometry.h"
#include "picture/board-metrics.h"
#include "widgets/cell.h"
#include "widgets/compat.h"
#include "widgets/step-layer.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Children of a grid view (cells, lines, step layer) and their layout. */

typedef struct {
  GtkWidget *cells[RT_N_CELLS]; /* of RtCell */
  GtkWidget *thin, *thick;      /* of RtLines */
  GtkWidget *layer;             /* draws a logical step */
  RtGlyphs *glyphs;
  RtRuling ruling;
  int left, top;                /* upper left corner of the board */
  RtCells spoken;               /* cells with the accessible state "selected" */
} RtGridParts;

#define CELL_MIN 24     /* pixels */
#define CELL_NATURAL 56 /* pixels */
#define DRAG_STEP 0.5   /* in cells: distance between the points of a drag that are handled */

#define RT_TYPE_LINES (rt_lines_get_type ())
G_DECLARE_FINAL_TYPE (RtLines, rt_lines, RT, LINES, GtkWidget)

#define LARGE 64 /* cell size in pixels from which lines between boxes are 3 pixels wide */
#define RADIUS 6 /* pixels: radius of the frame's corners */

struct _RtLines {
  GtkWidget parent_instance;

  bool boxes; /* draws the lines between boxes and the frame, instead of those between cells */
  RtRuling ruling;
};

G_DEFINE_FINAL_TYPE (RtLines, rt_lines, GTK_TYPE_WIDGET)

static RtRuling
ruling_of (int cell)
{
  return rt_ruling_of (cell, 1, cell < LARGE ? 2 : 3);
}

/* Returns the side in pixels of a board with cells of CELL pixels. */
static int
rt_lines_side (int cell)
{
  return (int) ruling_of (cell).side;
}

/* Returns the sizes of cells and lines of the largest board that fits a square of SIDE pixels. */
static RtRuling
rt_lines_fit (int side)
{
  int cell = MAX (side / 9, 1);

  while (cell > 1 && rt_lines_side (cell) > side)
    cell--;
  return ruling_of (cell);
}

static void
append (GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y, double width,
        double height)
{
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width,
                                                  (float) height));
}

static void
append_frame (GtkSnapshot *snapshot, const GdkRGBA *colour, float side, float width)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, side, side), RADIUS);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

static void
rt_lines_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtLines *self = RT_LINES (widget);
  const RtRuling *ruling = &self->ruling;
  double thick = ruling->thick, side = ruling->side;
  GdkRGBA colour;

  rt_compat_text_colour (widget, &colour);
  for (int i = 1; i < 9; i++) {
    double width, at = rt_ruling_line (ruling, i, &width);

    if ((i % 3 == 0) != self->boxes)
      continue;
    append (snapshot, &colour, at, thick, width, side - 2 * thick);
    append (snapshot, &colour, thick, at, side - 2 * thick, width);
  }
  if (self->boxes)
    append_frame (snapshot, &colour, (float) side, (float) thick);
}

static void
rt_lines_set_ruling (RtLines *self, RtRuling ruling)
{
  if (self->ruling.cell == ruling.cell)
    return;
  self->ruling = ruling;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rt_lines_class_init (RtLinesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = rt_lines_snapshot;
  gtk_widget_class_set_css_name (widget_class, "lines");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_NONE);
}

static void
rt_lines_init (RtLines *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* Returns a widget that draws the lines between boxes and the frame if BOXES is true, otherwise the
 * lines between cells. There are two widgets so that CSS can set two colours. */
static GtkWidget *
rt_lines_new (bool boxes)
{
  RtLines *self = g_object_new (RT_TYPE_LINES, NULL);

  self->boxes = boxes;
  if (boxes)
    gtk_widget_add_css_class (GTK_WIDGET (self), "boxes");
  return GTK_WIDGET (self);
}

static void
grid_parts_init (RtGridParts *self, GtkWidget *parent)
{
  self->glyphs = rt_glyphs_new ();
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    self->cells[cell] = rt_cell_new (cell, self->glyphs);
    gtk_widget_set_parent (self->cells[cell], parent);
  }
  self->thin = rt_lines_new (false);
  gtk_widget_set_parent (self->thin, parent);
  self->thick = rt_lines_new (true);
  gtk_widget_set_parent (self->thick, parent);
  self->layer = rt_step_layer_new ();
  gtk_widget_set_parent (self->layer, parent);
}

/* Removes the children from their parent. May be called more than once. */
static void
grid_parts_unparent (RtGridParts *self)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_clear_pointer (&self->cells[cell], gtk_widget_unparent);
  g_clear_pointer (&self->thin, gtk_widget_unparent);
  g_clear_pointer (&self->thick, gtk_widget_unparent);
  g_clear_pointer (&self->layer, gtk_widget_unparent);
}

static void
grid_parts_clear (RtGridParts *self)
{
  g_clear_pointer (&self->glyphs, rt_glyphs_free);
}

/* Sets the minimum and natural side of a board in pixels. */
static void
grid_parts_measure (int *minimum, int *natural)
{
  *minimum = rt_lines_side (CELL_MIN);
  *natural = rt_lines_side (CELL_NATURAL);
}

/* Allocates CHILD a square of SIZE pixels at X, Y. */
static void
place (GtkWidget *child, int x, int y, int size)
{
  int ignored;

  /* GTK requires a measurement before an allocation. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, size, size }, -1);
}

/* Updates the cached digits. Must be called when size or font may have changed. Does nothing before
 * the first layout. */
static void
grid_parts_fit_glyphs (RtGridParts *self)
{
  int size = (int) self->ruling.cell;

  if (!size || !rt_glyphs_fit (self->glyphs, gtk_widget_get_parent (self->cells[0]), size))
    return;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    gtk_widget_queue_draw (self->cells[cell]);
}

/* Allocates the children in WIDTH by HEIGHT pixels. */
static void
grid_parts_lay_out (RtGridParts *self, int width, int height)
{
  const RtRuling *ruling = &self->ruling;
  int side;

  self->ruling = rt_lines_fit (MIN (width, height));
  side = (int) ruling->side;
  self->left = (width - side) / 2;
  self->top = (height - side) / 2;
  grid_parts_fit_glyphs (self);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    place (self->cells[cell], self->left + (int) rt_ruling_at (ruling, rt_column_of (cell)),
           self->top + (int) rt_ruling_at (ruling, rt_row_of (cell)), (int) ruling->cell);
  rt_lines_set_ruling (RT_LINES (self->thin), *ruling);
  rt_lines_set_ruling (RT_LINES (self->thick), *ruling);
  place (self->thin, self->left, self->top, side);
  place (self->thick, self->left, self->top, side);
  rt_step_layer_set_ruling (RT_STEP_LAYER (self->layer), *ruling);
  place (self->layer, self->left, self->top, side);
}

/* Returns the cell at X, Y in coordinates of the parent, or -1. */
static int
grid_parts_cell_at (const RtGridParts *self, double x, double y)
{
  int row = rt_ruling_find (&self->ruling, y - self->top);
  int column = rt_ruling_find (&self->ruling, x - self->left);

  return row < 0 || column < 0 ? -1 : 9 * row + column;
}

/* Divides a cell of SIZE pixels into thirds, and returns the index (0..2) of the third that contains
 * OFFSET. */
static int
third_at (double offset, double size)
{
  return CLAMP ((int) (3 * offset / size), 0, 2);
}

/* Returns the digit whose pencil mark would be at X, Y, and sets CELL. Returns 0 and sets CELL to
 * -1 if X, Y is outside the board. */
static int
grid_parts_digit_at (const RtGridParts *self, double x, double y, int *cell)
{
  const RtRuling *ruling = &self->ruling;
  int row, column;

  *cell = grid_parts_cell_at (self, x, y);
  if (*cell < 0)
    return 0;
  row = third_at (y - self->top - rt_ruling_at (ruling, rt_row_of (*cell)), ruling->cell);
  column = third_at (x - self->left - rt_ruling_at (ruling, rt_column_of (*cell)), ruling->cell);
  return 3 * row + column + 1;
}

/* Calls REACH with DATA for each cell on the line from point X, Y to TO_X, TO_Y, without the cell
 * at the first point. May call REACH several times for a cell. */
static void
grid_parts_follow (const RtGridParts *self, double x, double y, double to_x, double to_y,
                      void (*reach) (int cell, gpointer data), gpointer data)
{
  double dx = to_x - x, dy = to_y - y;
  int n = 1 + (int) (hypot (dx, dy) / (self->ruling.cell * DRAG_STEP));

  for (int i = 1; i <= n; i++) {
    int cell = grid_parts_cell_at (self, x + dx * i / n, y + dy * i / n);

    if (cell >= 0)
      reach (cell, data);
  }
}

/* Updates the accessible names and states of all cells. */
static void
grid_parts_speak (RtGridParts *self)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    rt_cell_speak (RT_CELL (self->cells[cell]));
}

/* Sets the accessible state "selected" to true for the cells in SELECTION, and to false for all others. */
static void
grid_parts_speak_selection (RtGridParts *self, RtCells selection)
{
  RtCells gone = rt_cells_minus (self->spoken, selection);
  RtCells come = rt_cells_minus (selection, self->spoken);

  for_each_cell (cell, gone)
    rt_cell_set_selected (RT_CELL (self->cells[cell]), false);
  for_each_cell (cell, come)
    rt_cell_set_selected (RT_CELL (self->cells[cell]), true);
  self->spoken = selection;
}

struct _RtGridView {
  GtkWidget parent_instance;

  /* Owned, as children. */
  RtGridParts parts;

  /* State. */
  RtScene scene;
  bool still;        /* no animation is running */
  bool steps;        /* steps of a search or path are shown; their keys are ignored */
  int focus;         /* the focused cell */
  RtCells selection; /* contains the focused cell */
  bool chosen;       /* the person has chosen the selection, and not cancelled it */
  RtEdit mode;       /* one of the RT_N_WRITES kinds */
  int digit, colour; /* digit and colour that a click writes (the held ones); 0: none */
  bool pairs;        /* cells with two marks are highlighted */
  bool digit_first;  /* properties of these names; see grid-view.h */
  bool advances;

  /* Current press of the pointer. */
  double press_x, press_y, last_x, last_y;
  int pressed;       /* cell that was pressed; -1: the release does nothing */
};

G_DEFINE_FINAL_TYPE (RtGridView, rt_grid_view, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_MODE, PROP_HELD, PROP_LIT, PROP_PAIRS, PROP_CHOSEN, PROP_DIGIT_FIRST, PROP_ADVANCES,
       PROP_FOCUS_CELL, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { INTENT, ADVANCED, MENU, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Returns the cell whose peers are highlighted: the cell of the step that is shown, otherwise the
 * focused cell. Returns -1 during an animation, in which highlights would flicker. */
static int
looked_at (RtGridView *self)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (self->scene.cells[cell].current)
      return self->still ? cell : -1;
  return self->focus;
}

/* Updates all cells from the scene (digits and marks), the focus and the selection. Cells without a change take no
 * time. */
static void
refresh (RtGridView *self)
{
  bool several = rt_cells_count (self->selection) > 1;
  int anchor = looked_at (self), digit = anchor >= 0 ? self->scene.cells[anchor].digit : 0;

  if (self->digit && self->still) {
    digit = self->digit;
    anchor = -1;
  }

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const RtSceneCell *what = &self->scene.cells[cell];
    unsigned tints = 0;

    if (anchor >= 0 && rt_cells_has (rt_peer_cells[anchor], cell))
      tints |= RT_TINT_PEER;
    if (digit && what->digit == digit && cell != anchor)
      tints |= RT_TINT_SAME;
    if (self->pairs && !what->digit && rt_digits_count (what->marks) == 2)
      tints |= RT_TINT_SAME;
    if (several && rt_cells_has (self->selection, cell))
      tints |= RT_TINT_SELECTED;
    if (cell == self->focus)
      tints |= self->chosen ? RT_TINT_FOCUS : RT_TINT_CURSOR;
    rt_cell_show (RT_CELL (self->parts.cells[cell]), what, tints, digit);
  }
}

/* Returns true if the focused cell has the keyboard focus. */
static bool
has_focus (RtGridView *self)
{
  return gtk_widget_is_focus (self->parts.cells[self->focus]);
}

static void
set_chosen (RtGridView *self, bool chosen)
{
  if (self->chosen == chosen)
    return;
  self->chosen = chosen;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOSEN]);
}

/* Makes CELL the focused cell of the grid, and selects SELECTION and CELL. Does not move the
 * keyboard focus. CHOSEN is true if the person has chosen the selection. */
static void
set_place (RtGridView *self, int cell, RtCells selection, bool chosen)
{
  bool moved = self->focus != cell;

  rt_cells_add (&selection, cell);
  if (!moved && rt_cells_equal (self->selection, selection) && self->chosen == chosen)
    return;
  self->focus = cell;
  self->selection = selection;
  set_chosen (self, chosen);
  refresh (self);
  grid_parts_speak_selection (&self->parts, self->selection);
  if (moved)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOCUS_CELL]);
}

/* Makes CELL the focused cell, gives it the keyboard focus, and selects SELECTION and CELL. CHOSEN
 * is true if the person has chosen the selection. */
static void
go_to (RtGridView *self, int cell, RtCells selection, bool chosen)
{
  set_place (self, cell, selection, chosen);
  gtk_widget_grab_focus (self->parts.cells[cell]);
}

/* Returns the held digit, which a click on a cell writes, or in the mode of colours the held colour. Returns 0 if
 * there is none. */
static int
held (RtGridView *self)
{
  return self->mode == RT_EDIT_COLOUR ? self->colour : self->digit;
}

static void
set_mode (RtGridView *self, RtEdit mode)
{
  if (self->mode == mode)
    return;
  self->mode = mode;
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
}

static void
set_pairs (RtGridView *self, bool pairs)
{
  if (self->pairs == pairs)
    return;
  self->pairs = pairs;
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAIRS]);
}

static void
notify_held (RtGridView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LIT]);
}

/* Sets the held digit (in the mode of colours the held colour) to DIGIT; 0: none. Reduces the selection to the focused
 * cell. */
static void
hold (RtGridView *self, int digit)
{
  int *place = self->mode == RT_EDIT_COLOUR ? &self->colour : &self->digit;

  if (*place == digit)
    return;
  *place = digit;
  self->selection = rt_cells_of (self->focus);
  set_chosen (self, false);
  refresh (self);
  grid_parts_speak_selection (&self->parts, self->selection);
  notify_held (self);
}

/* Makes DIGIT the held digit, which a click writes, of all modes but the mode of colours; if it is that already,
 * none. */
static void
light (RtGridView *self, int digit)
{
  self->digit = self->digit == digit ? 0 : digit;
  refresh (self);
  notify_held (self);
}

/* Sets the held digit and colour to none, and unselects all cells but the focused cell. Returns false if there is
 * nothing to change. */
static bool
let_go (RtGridView *self)
{
  bool holds = self->digit || self->colour || self->pairs;

  if (!holds && rt_cells_count (self->selection) == 1)
    return false;
  self->digit = self->colour = 0;
  self->selection = rt_cells_of (self->focus);
  set_chosen (self, self->chosen && !holds);
  refresh (self);
  grid_parts_speak_selection (&self->parts, self->selection);
  set_pairs (self, false);
  notify_held (self);
  return true;
}

void
rt_grid_view_forget (RtGridView *self)
{
  g_return_if_fail (RT_IS_GRID_VIEW (self));

  let_go (self);
  set_place (self, 0, RT_CELLS_NONE, false);
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
report (RtGridView *self, RtIntentKind kind, RtEdit writes, int digit, RtCells cells)
{
  RtIntent intent = { .kind = kind, .writes = writes, .digit = digit, .cells = cells };

  if (writes == RT_EDIT_COLOUR)
    intent.candidate = self->digit;

  g_signal_emit (self, signals[INTENT], 0, &intent);
}

/* Emits the signal `intent` to write the held digit (which a click writes) into CELLS; if the cell
 * FIRST has this digit already, to clear CELLS. */
static void
report_held (RtGridView *self, RtCells cells, int first)
{
  const RtSceneCell *what = &self->scene.cells[first];

  if (self->mode == RT_EDIT_ENTER && what->digit == held (self) && what->role != RT_ROLE_GIVEN)
    report (self, RT_INTENT_CLEAR, RT_EDIT_ENTER, 0, cells);
  else
    report (self, RT_INTENT_WRITE, self->mode, held (self), cells);
}

/* Emits the signal `intent` to write a mark of the held digit into CELL: a corner mark in the mode
 * of corner marks, otherwise a centre mark. */
static void
report_mark (RtGridView *self, int cell)
{
  report (self, RT_INTENT_WRITE, self->mode == RT_EDIT_CORNER ? RT_EDIT_CORNER : RT_EDIT_MARK,
          self->digit, rt_cells_of (cell));
}

/* Moves the focus to the next cell in reading order if a puzzle is being typed in. Called after
 * a digit or a blank was written. Stays at the last cell. */
static void
advance (RtGridView *self)
{
  if (!self->advances || rt_cells_count (self->selection) != 1)
    return;
  set_chosen (self, true);
  if (self->focus + 1 < RT_N_CELLS)
    go_to (self, self->focus + 1, RT_CELLS_NONE, true);
  g_signal_emit (self, signals[ADVANCED], 0);
}

/* Emits the signal `intent` to write DIGIT into the selected cells, as WRITES: a digit, mark or colour. */
static void
write_here (RtGridView *self, RtEdit writes, int digit)
{
  if (!self->chosen)
    set_place (self, self->focus, self->selection, true);
  report (self, RT_INTENT_WRITE, writes, digit, self->selection);
  if (writes == RT_EDIT_ENTER)
    advance (self);
}

static void
clear_here (RtGridView *self)
{
  report (self, RT_INTENT_CLEAR, RT_EDIT_ENTER, 0, self->selection);
}

/* Does what INTENT, the meaning of a key, asks for. Returns false if the key has no effect now. */
static bool
handle (RtGridView *self, const RtIntent *intent)
{
  switch (intent->kind) {
  case RT_INTENT_MOVE:
    go_to (self, intent->cell, intent->extend ? self->selection : RT_CELLS_NONE, true);
    return true;
  case RT_INTENT_DIGIT:
    write_here (self, self->mode, intent->digit);
    return true;
  case RT_INTENT_WRITE:
    write_here (self, intent->writes, intent->digit);
    return true;
  case RT_INTENT_CLEAR:
    clear_here (self);
    return true;
  case RT_INTENT_BLANK:
    clear_here (self);
    advance (self);
    return true;
  case RT_INTENT_BACK:
    if (self->advances && self->focus > 0 && rt_cells_count (self->selection) == 1)
      go_to (self, self->focus - 1, RT_CELLS_NONE, true);
    clear_here (self);
    return true;
  case RT_INTENT_HELD:
    if (held (self))
      report_held (self, self->selection, self->focus);
    return held (self) != 0;
  case RT_INTENT_LET_GO:
    return let_go (self);
  case RT_INTENT_LIGHT:
    light (self, self->scene.cells[self->focus].digit);
    return true;
  case RT_INTENT_MODE:
    set_mode (self, intent->writes);
    return true;
  case RT_INTENT_ALL:
  default:
    set_place (self, self->focus, RT_CELLS_ALL, true);
    return true;
  }
}

void
rt_grid_view_press (RtGridView *self, int digit)
{
  g_return_if_fail (RT_IS_GRID_VIEW (self));
  g_return_if_fail (digit >= 1 && digit <= 9);

  if (held (self) || self->digit_first || !self->chosen)
    hold (self, held (self) == digit ? 0 : digit);
  else
    write_here (self, self->mode, digit);
}

void
rt_grid_view_erase (RtGridView *self)
{
  g_return_if_fail (RT_IS_GRID_VIEW (self));

  clear_here (self);
  advance (self);
}

static gboolean
key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
        RtGridView *self)
{
  RtIntent intent;

  if (self->steps && rt_intent_is_step_key (keyval, modifiers))
    return GDK_EVENT_PROPAGATE;
  if (!rt_intent_from_key (self->focus, keyval, keycode, modifiers,
                           gtk_widget_get_display (GTK_WIDGET (self)), &intent) ||
      (self->steps && intent.kind == RT_INTENT_MODE))
    return GDK_EVENT_PROPAGATE;
  return handle (self, &intent) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

int
rt_grid_view_cell_at (RtGridView *self, double x, double y)
{
  return grid_parts_cell_at (&self->parts, x, y);
}

int
rt_grid_view_mark_at (RtGridView *self, double x, double y, int *cell)
{
  int digit = grid_parts_digit_at (&self->parts, x, y, cell);

  return *cell >= 0 && rt_digits_has (self->scene.cells[*cell].marks, digit) ? digit : 0;
}

/* Selects the pressed cell. A held digit is written only when the pointer is released, because the press may become a
 * drag or a long press. */
static void
press_cb (GtkGestureDrag *drag, double x, double y, RtGridView *self)
{
  GdkModifierType modifiers =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (drag));
  int cell = rt_grid_view_cell_at (self, x, y);

  if (cell < 0) {
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  self->press_x = self->last_x = x;
  self->press_y = self->last_y = y;
  self->pressed = cell;
  go_to (self, cell, modifiers & GDK_SHIFT_MASK ? self->selection : RT_CELLS_NONE, !held (self));
}

static void
reach (int cell, gpointer data)
{
  RtGridView *self = data;

  if (cell != self->focus)
    go_to (self, cell, self->selection, !held (self));
}

/* Selects all cells on the line from the last point, because a fast pointer skips cells. */
static void
drag_cb (GtkGestureDrag *drag, double dx, double dy, RtGridView *self)
{
  double x0 = self->last_x, y0 = self->last_y;

  if (self->pressed < 0)
    return;
  self->last_x = self->press_x + dx;
  self->last_y = self->press_y + dy;
  grid_parts_follow (&self->parts, x0, y0, self->last_x, self->last_y, reach, self);
}

static void
release_cb (GtkGestureDrag *drag, double dx, double dy, RtGridView *self)
{
  int pressed = self->pressed;
  RtCells cells = self->selection;

  self->pressed = -1;
  if (pressed < 0 || !held (self))
    return;
  set_place (self, self->focus, RT_CELLS_NONE, false);
  report_held (self, cells, pressed);
}

/* Writes a mark of the held digit into the cell at X, Y. If no digit is held, emits `menu`. */
static void
mark_or_menu (RtGridView *self, double x, double y)
{
  int cell = rt_grid_view_cell_at (self, x, y);

  if (!self->digit) {
    g_signal_emit (self, signals[MENU], 0, x, y);
  } else if (cell >= 0) {
    go_to (self, cell, RT_CELLS_NONE, false);
    report_mark (self, cell);
  }
}

static void
long_press_cb (GtkGestureLongPress *gesture, double x, double y, RtGridView *self)
{
  if (self->pressed < 0 || rt_cells_count (self->selection) > 1)
    return;
  self->pressed = -1;
  mark_or_menu (self, x, y);
}

static void
secondary_cb (GtkGestureClick *click, int n, double x, double y, RtGridView *self)
{
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  mark_or_menu (self, x, y);
}

/* Returns true if A and B have the same digit or, if COLOURS is true, the same colour. */
static bool
is_alike (const RtSceneCell *a, const RtSceneCell *b, bool colours)
{
  return colours ? a->colour && a->colour == b->colour : a->digit && a->digit == b->digit;
}

/* Handles a double click: selects all cells with the digit (or, in the mode of colours, with the colour)
 * of the clicked cell. */
static void
released_cb (GtkGestureClick *click, int n, double x, double y, RtGridView *self)
{
  int cell = rt_grid_view_cell_at (self, x, y);
  RtCells same = RT_CELLS_NONE;

  if (n != 2 || cell < 0 || held (self))
    return;
  for (int other = 0; other < RT_N_CELLS; other++)
    if (is_alike (&self->scene.cells[cell], &self->scene.cells[other], self->mode == RT_EDIT_COLOUR))
      rt_cells_add (&same, other);
  go_to (self, cell, same, true);
}

void
rt_grid_view_set_scene (RtGridView *self, const RtScene *scene, bool speak)
{
  g_return_if_fail (RT_IS_GRID_VIEW (self));

  self->scene = *scene;
  self->still = speak;
  refresh (self);
  rt_step_layer_show (RT_STEP_LAYER (self->parts.layer), scene);
  if (speak)
    grid_parts_speak (&self->parts);
}

void
rt_grid_view_set_steps (RtGridView *self, bool steps)
{
  g_return_if_fail (RT_IS_GRID_VIEW (self));

  self->steps = steps;
}

const RtScene *
rt_grid_view_scene (RtGridView *self)
{
  return &self->scene;
}

int
rt_grid_view_focus_cell (RtGridView *self)
{
  return self->focus;
}

void
rt_grid_view_set_focus_cell (RtGridView *self, int cell)
{
  g_return_if_fail (RT_IS_GRID_VIEW (self));
  g_return_if_fail (cell >= 0 && cell < RT_N_CELLS);

  if (has_focus (self))
    go_to (self, cell, RT_CELLS_NONE, true);
  else
    set_place (self, cell, RT_CELLS_NONE, true);
}

static void
rt_grid_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  grid_parts_measure (minimum, natural);
}

static void
rt_grid_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtGridView *self = RT_GRID_VIEW (widget);

  grid_parts_lay_out (&self->parts, width, height);
}

static void
rt_grid_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  RtGridView *self = RT_GRID_VIEW (widget);

  GTK_WIDGET_CLASS (rt_grid_view_parent_class)->css_changed (widget, change);
  grid_parts_fit_glyphs (&self->parts);
}

/* Handles Tab: enters the grid at the last focused cell, or leaves the grid. */
static gboolean
rt_grid_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RtGridView *self = RT_GRID_VIEW (widget);

  return !has_focus (self) && gtk_widget_grab_focus (self->parts.cells[self->focus]);
}

static gboolean
rt_grid_view_grab_focus (GtkWidget *widget)
{
  RtGridView *self = RT_GRID_VIEW (widget);

  return gtk_widget_grab_focus (self->parts.cells[self->focus]);
}

/* Updates the focused cell when the keyboard focus was moved by something other than this widget's keys,
 * for example by a screen reader. */
static void
rt_grid_view_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  RtGridView *self = RT_GRID_VIEW (widget);

  GTK_WIDGET_CLASS (rt_grid_view_parent_class)->set_focus_child (widget, child);
  if (child && RT_IS_CELL (child) && rt_cell_index (RT_CELL (child)) != self->focus)
    set_place (self, rt_cell_index (RT_CELL (child)), RT_CELLS_NONE, !held (self));
}

static void
rt_grid_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RtGridView *self = RT_GRID_VIEW (object);

  switch (id) {
  case PROP_MODE:
    g_value_set_int (value, (int) self->mode);
    break;
  case PROP_HELD:
    g_value_set_int (value, held (self));
    break;
  case PROP_LIT:
    g_value_set_int (value, self->digit);
    break;
  case PROP_PAIRS:
    g_value_set_boolean (value, self->pairs);
    break;
  case PROP_CHOSEN:
    g_value_set_boolean (value, self->chosen);
    break;
  case PROP_DIGIT_FIRST:
    g_value_set_boolean (value, self->digit_first);
    break;
  case PROP_ADVANCES:
    g_value_set_boolean (value, self->advances);
    break;
  case PROP_FOCUS_CELL:
    g_value_set_int (value, self->focus);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rt_grid_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RtGridView *self = RT_GRID_VIEW (object);

  switch (id) {
  case PROP_MODE:
    set_mode (self, (RtEdit) g_value_get_int (value));
    break;
  case PROP_PAIRS:
    set_pairs (self, g_value_get_boolean (value));
    break;
  case PROP_DIGIT_FIRST:
    self->digit_first = g_value_get_boolean (value);
    break;
  case PROP_ADVANCES:
    self->advances = g_value_get_boolean (value);
    break;
  case PROP_FOCUS_CELL:
    rt_grid_view_set_focus_cell (self, g_value_get_int (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rt_grid_view_dispose (GObject *object)
{
  RtGridView *self = RT_GRID_VIEW (object);

  grid_parts_unparent (&self->parts);
  G_OBJECT_CLASS (rt_grid_view_parent_class)->dispose (object);
}

static void
rt_grid_view_finalize (GObject *object)
{
  RtGridView *self = RT_GRID_VIEW (object);

  grid_parts_clear (&self->parts);
  G_OBJECT_CLASS (rt_grid_view_parent_class)->finalize (object);
}

static void
rt_grid_view_class_init (RtGridViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = rt_grid_view_get_property;
  object_class->set_property = rt_grid_view_set_property;
  object_class->dispose = rt_grid_view_dispose;
  object_class->finalize = rt_grid_view_finalize;
  widget_class->measure = rt_grid_view_measure;
  widget_class->size_allocate = rt_grid_view_size_allocate;
  widget_class->css_changed = rt_grid_view_css_changed;
  widget_class->focus = rt_grid_view_focus;
  widget_class->grab_focus = rt_grid_view_grab_focus;
  widget_class->set_focus_child = rt_grid_view_set_focus_child;
  gtk_widget_class_set_css_name (widget_class, "sudoku");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);

  props[PROP_MODE] = g_param_spec_int ("mode", NULL, NULL, 0, RT_N_WRITES - 1, 0,
                                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                         G_PARAM_STATIC_STRINGS);
  props[PROP_HELD] = g_param_spec_int ("held", NULL, NULL, 0, 9, 0,
                                       G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                         G_PARAM_STATIC_STRINGS);
  props[PROP_LIT] = g_param_spec_int ("lit", NULL, NULL, 0, 9, 0,
                                      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                        G_PARAM_STATIC_STRINGS);
  props[PROP_PAIRS] = g_param_spec_boolean ("pairs", NULL, NULL, FALSE,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                              G_PARAM_STATIC_STRINGS);
  props[PROP_CHOSEN] = g_param_spec_boolean ("chosen", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                               G_PARAM_STATIC_STRINGS);
  props[PROP_DIGIT_FIRST] = g_param_spec_boolean ("digit-first", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_ADVANCES] = g_param_spec_boolean ("advances", NULL, NULL, FALSE,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_FOCUS_CELL] = g_param_spec_int ("focus-cell", NULL, NULL, 0, RT_N_CELLS - 1, 0,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                               G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[INTENT] = g_signal_new ("intent", RT_TYPE_GRID_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[ADVANCED] = g_signal_new ("advanced", RT_TYPE_GRID_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
  signals[MENU] = g_signal_new ("menu", RT_TYPE_GRID_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void
add_controllers (RtGridView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *twice = gtk_gesture_click_new (), *secondary = gtk_gesture_click_new ();

  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (widget, key);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (press_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (release_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));

  g_signal_connect (press, "pressed", G_CALLBACK (long_press_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  gtk_gesture_group (press, drag);

  g_signal_connect (twice, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (twice));
  gtk_gesture_group (twice, drag);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect (secondary, "pressed", G_CALLBACK (secondary_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (secondary));
}

static void
rt_grid_view_init (RtGridView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  /* Prevents that the board is mirrored in right-to-left languages. */
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Sudoku grid"), -1);
  grid_parts_init (&self->parts, widget);
  self->selection = rt_cells_of (self->focus);
  self->still = true;
  self->pressed = -1;
  refresh (self);
  grid_parts_speak_selection (&self->parts, self->selection);
  add_controllers (self);
}

GtkWidget *
rt_grid_view_new (void)
{
  return g_object_new (RT_TYPE_GRID_VIEW, NULL);
}
