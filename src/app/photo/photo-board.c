/* photo-board.c - RtPhotoBoard, a widget: draws the straightened grid of a picture, with the digit that
 * was read in the corner of each cell, and frames around doubtful cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/photo/photo-board.h"

#include "vision/render-photo.h"
#include "widgets/style-sheets.h"

#include <glib/gi18n.h>

enum {
  LEAST = 234, /* pixels: least side of the board, 26 for each cell */
  MOST = 450,
  PIXELS = 576, /* side of the texture in pixels */
};
#define CHIP 0.36f /* size of the small digits, in cells */

struct _RtPhotoBoard {
  GtkWidget parent_instance;

  GdkTexture *texture; /* owned; NULL: none yet */
  RtMesh mesh;         /* place of the grid from which the texture was made */
  RtGrid digits;       /* the digits that were read */
  RtCells doubtful;
  int cell;
};

G_DEFINE_FINAL_TYPE (RtPhotoBoard, rt_photo_board, GTK_TYPE_WIDGET)

static guint pointed; /* signal */

GdkTexture *
rt_photo_board_piece (RtPictured *pictured, double u, double v, double n, int side)
{
  gsize stride = 3 * (gsize) side;
  guint8 *pixels = g_malloc (stride * (gsize) side);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, stride * (gsize) side);

  rt_show_grid (rt_photo_image (rt_pictured_photo (pictured)), &rt_pictured_sight (pictured)->mesh,
                u, v, n, side, pixels);
  return gdk_memory_texture_new (side, side, GDK_MEMORY_R8G8B8, bytes, stride);
}

/* Returns the bounds of the board, a square, in the widget. */
static graphene_rect_t
square (RtPhotoBoard *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  int side = MIN (width, height);

  return GRAPHENE_RECT_INIT ((float) (width - side) / 2, (float) (height - side) / 2, (float) side,
                             (float) side);
}

static GdkRGBA
rgba (uint32_t colour, float alpha)
{
  return (GdkRGBA) { (float) (colour >> 16) / 255, (float) (colour >> 8 & 255) / 255,
                     (float) (colour & 255) / 255, alpha };
}

static void
frame (GtkSnapshot *snapshot, const graphene_rect_t *cell, float width, uint32_t colour)
{
  GskRoundedRect outline;
  GdkRGBA one = rgba (colour, 1);

  gsk_rounded_rect_init_from_rect (&outline, cell, 0);
  gtk_snapshot_append_border (snapshot, &outline, (float[]) { width, width, width, width },
                              (GdkRGBA[]) { one, one, one, one });
}

/* Draws the digit that was read for the cell WHICH (0..80), small in the corner of the rectangle
 * CELL. Draws a question mark if the cell is doubtful. */
static void
snapshot_chip (RtPhotoBoard *self, GtkSnapshot *snapshot, PangoLayout *layout, int which,
               const graphene_rect_t *cell)
{
  const RtTheme *theme = rt_widgets_theme ();
  bool doubtful = rt_cells_has (self->doubtful, which);
  int digit = self->digits.digit[which], width, height;
  GdkRGBA paper = rgba (theme->board, 0.85f);
  GdkRGBA ink = rgba (doubtful ? theme->conflict : theme->entered, 1);
  char text[] = { (char) (digit ? '0' + digit : '-'), doubtful ? '?' : '\0', '\0' };
  graphene_rect_t chip;

  if (!digit && !doubtful)
    return;
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  chip = GRAPHENE_RECT_INIT (cell->origin.x + cell->size.width - (float) width - 3, cell->origin.y + 1,
                             (float) width + 2, (float) height);
  gtk_snapshot_append_color (snapshot, &paper, &chip);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (chip.origin.x + 1, chip.origin.y));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static graphene_rect_t
cell_rect (const graphene_rect_t *board, int cell)
{
  float side = board->size.width / 9;

  return GRAPHENE_RECT_INIT (board->origin.x + side * (float) (cell % 9),
                             board->origin.y + side * (float) (cell / 9), side, side);
}

static void
rt_photo_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtPhotoBoard *self = RT_PHOTO_BOARD (widget);
  const RtTheme *theme = rt_widgets_theme ();
  graphene_rect_t board = square (self), cell;
  g_autoptr (PangoLayout) layout = NULL;
  PangoFontDescription *font;

  if (!self->texture)
    return;
  layout = gtk_widget_create_pango_layout (widget, NULL);
  font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));
  pango_font_description_set_absolute_size (font, (double) (board.size.width / 9 * CHIP) * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  gtk_snapshot_append_texture (snapshot, self->texture, &board);
  for (int i = 0; i < RT_N_CELLS; i++) {
    cell = cell_rect (&board, i);
    snapshot_chip (self, snapshot, layout, i, &cell);
    if (rt_cells_has (self->doubtful, i))
      frame (snapshot, &cell, 2, theme->conflict);
  }
  cell = cell_rect (&board, self->cell);
  frame (snapshot, &cell, 4, theme->board);
  frame (snapshot, &cell, 3, theme->focus);
}

static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, RtPhotoBoard *self)
{
  graphene_rect_t board = square (self);
  int column = (int) ((x - (double) board.origin.x) * 9 / (double) board.size.width);
  int row = (int) ((y - (double) board.origin.y) * 9 / (double) board.size.height);

  if (x >= (double) board.origin.x && y >= (double) board.origin.y && column < 9 && row < 9)
    g_signal_emit (self, pointed, 0, row * 9 + column);
}

static GtkSizeRequestMode
rt_photo_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rt_photo_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  bool for_width = orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0;

  /* Requests less height than width, so that the buttons below stay visible in a low page. */
  *minimum = LEAST;
  *natural = for_width ? CLAMP (for_size, LEAST, MOST) : MOST;
}

static void
rt_photo_board_dispose (GObject *object)
{
  g_clear_object (&RT_PHOTO_BOARD (object)->texture);
  G_OBJECT_CLASS (rt_photo_board_parent_class)->dispose (object);
}

static void
rt_photo_board_class_init (RtPhotoBoardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_photo_board_dispose;
  widget_class->snapshot = rt_photo_board_snapshot;
  widget_class->get_request_mode = rt_photo_board_get_request_mode;
  widget_class->measure = rt_photo_board_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  pointed = g_signal_new ("pointed", RT_TYPE_PHOTO_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
rt_photo_board_init (RtPhotoBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The grid in the picture, made straight"), -1);
}

void
rt_photo_board_show (RtPhotoBoard *self, RtPictured *pictured)
{
  const RtSight *sight = rt_pictured_sight (pictured);

  g_return_if_fail (RT_IS_PHOTO_BOARD (self) && sight);

  if (!self->texture || memcmp (&self->mesh, &sight->mesh, sizeof self->mesh)) {
    g_clear_object (&self->texture);
    self->texture = rt_photo_board_piece (pictured, 0, 0, 9, PIXELS);
    self->mesh = sight->mesh;
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    self->digits.digit[cell] = sight->likely[cell][0];
  self->doubtful = rt_pictured_doubtful (pictured);
  self->cell = rt_pictured_cell (pictured);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
