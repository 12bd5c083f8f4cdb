/* photo-corners.c - RtPhotoCorners, a widget: draws a picture and the lines of the grid between four
 * corners, which the person moves.
 *
 * The corners are buttons, so that the Tab key and a screen reader find them. The pointer moves the
 * nearest corner. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/photo/photo-corners.h"

#include "vision/render-photo.h"
#include "widgets/buttons.h"
#include "widgets/style-sheets.h"

#include <glib/gi18n.h>
#include <math.h>

enum {
  LEAST = 120,
  MOST = 480,
  PIXELS = 960, /* longer side of the texture in pixels */
  FAR = 10,     /* factor of the distance that an arrow key moves a corner with Shift */
};
#define INSIDE 0.15 /* initial distance of the corners from the edge, as a part of the picture */

struct _RtPhotoCorners {
  GtkWidget parent_instance;

  GdkTexture *texture; /* owned; NULL: none yet */
  GtkWidget *handles[4];

  /* Size and corners, in pixels of the image. */
  int width, height;
  double corners[8];
  int dragged; /* index of the corner that is being dragged; -1: none */
  double from_x, from_y;
};

G_DEFINE_FINAL_TYPE (RtPhotoCorners, rt_photo_corners, GTK_TYPE_WIDGET)

enum { MOVED, ENTERED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const char *const names[] = { N_("Top left corner"), N_("Top right corner"),
                                     N_("Bottom right corner"), N_("Bottom left corner") };

/* Returns the scale from the image to the widget. Sets LEFT and TOP to the corner of the image in the
 * widget. */
static double
scale (RtPhotoCorners *self, double *left, double *top)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  double by = MIN (width / self->width, height / self->height);

  *left = (width - by * self->width) / 2;
  *top = (height - by * self->height) / 2;
  return by;
}

static void
name_handle (RtPhotoCorners *self, int i)
{
  /* Translators: the name of a corner, and where it is in the picture, in percent. */
  g_autofree char *name = g_strdup_printf (_("%s: %.0f %% from the left, %.0f %% from the top"),
                                           _(names[i]), 100 * self->corners[2 * i] / self->width,
                                           100 * self->corners[2 * i + 1] / self->height);

  rt_button_set_name (self->handles[i], name);
}

static void
move_to (RtPhotoCorners *self, int i, double x, double y)
{
  self->corners[2 * i] = CLAMP (x, 0, self->width);
  self->corners[2 * i + 1] = CLAMP (y, 0, self->height);
  name_handle (self, i);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[MOVED], 0);
}

/* Pointer */

static int
nearest (RtPhotoCorners *self, double x, double y)
{
  double left, top, by = scale (self, &left, &top), least = INFINITY;
  int which = 0;

  for (int i = 0; i < 4; i++) {
    double far = hypot (left + by * self->corners[2 * i] - x, top + by * self->corners[2 * i + 1] - y);

    if (far < least) {
      least = far;
      which = i;
    }
  }
  return which;
}

static void
drag_begin_cb (GtkGestureDrag *drag, double x, double y, RtPhotoCorners *self)
{
  if (!self->texture)
    return;
  self->dragged = nearest (self, x, y);
  self->from_x = self->corners[2 * self->dragged];
  self->from_y = self->corners[2 * self->dragged + 1];
  gtk_widget_grab_focus (self->handles[self->dragged]);
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update_cb (GtkGestureDrag *drag, double dx, double dy, RtPhotoCorners *self)
{
  double left, top, by = scale (self, &left, &top);

  if (self->dragged >= 0)
    move_to (self, self->dragged, self->from_x + dx / by, self->from_y + dy / by);
}

static void
drag_end_cb (GtkGestureDrag *drag, double dx, double dy, RtPhotoCorners *self)
{
  self->dragged = -1;
}

/* Keys */

static gboolean
key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers,
        RtPhotoCorners *self)
{
  GtkWidget *handle = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  double left, top, step = (modifiers & GDK_SHIFT_MASK ? FAR : 1) / scale (self, &left, &top);
  int i = 0, dx = 0, dy = 0;

  while (self->handles[i] != handle)
    i++;
  if (keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left)
    dx = -1;
  else if (keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right)
    dx = 1;
  else if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    dy = -1;
  else if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    dy = 1;
  else
    return GDK_EVENT_PROPAGATE;
  move_to (self, i, self->corners[2 * i] + dx * step, self->corners[2 * i + 1] + dy * step);
  return GDK_EVENT_STOP;
}

static void
entered_cb (RtPhotoCorners *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

/* Drawing */

static void
draw_line (RtPhotoCorners *self, cairo_t *cr, const RtMesh *mesh, double u0, double v0, double u1,
           double v1)
{
  double left, top, by = scale (self, &left, &top), x, y;

  rt_mesh_point (mesh, u0, v0, &x, &y);
  cairo_move_to (cr, left + by * x, top + by * y);
  rt_mesh_point (mesh, u1, v1, &x, &y);
  cairo_line_to (cr, left + by * x, top + by * y);
}

static void
draw_grid (RtPhotoCorners *self, cairo_t *cr, const RtMesh *mesh)
{
  uint32_t colour = rt_widgets_theme ()->focus;

  for (int bold = 0; bold < 2; bold++) {
    for (int line = 0; line <= 9; line++)
      if ((line % 3 == 0) == bold) {
        draw_line (self, cr, mesh, line, 0, line, 9);
        draw_line (self, cr, mesh, 0, line, 9, line);
      }
    cairo_set_source_rgb (cr, (colour >> 16) / 255.0, (colour >> 8 & 255) / 255.0,
                          (colour & 255) / 255.0);
    cairo_set_line_width (cr, bold ? 2 : 1);
    cairo_stroke (cr);
  }
}

static void
rt_photo_corners_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtPhotoCorners *self = RT_PHOTO_CORNERS (widget);
  double left, top, by, corners[8];
  RtMesh mesh;

  if (!self->texture)
    return;
  by = scale (self, &left, &top);
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT ((float) left, (float) top,
                                                    (float) (by * self->width),
                                                    (float) (by * self->height)));
  if (rt_photo_corners_get (self, corners) && rt_mesh_of_corners (&mesh, corners)) {
    cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                     (float) gtk_widget_get_height (widget)));

    draw_grid (self, cr, &mesh);
    cairo_destroy (cr);
  }
  for (int i = 0; i < 4; i++)
    gtk_widget_snapshot_child (widget, self->handles[i], snapshot);
}

static void
rt_photo_corners_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtPhotoCorners *self = RT_PHOTO_CORNERS (widget);
  double left, top, by;

  if (!self->texture)
    return;
  by = scale (self, &left, &top);
  for (int i = 0; i < 4; i++) {
    int wide, high;

    gtk_widget_measure (self->handles[i], GTK_ORIENTATION_HORIZONTAL, -1, &wide, NULL, NULL, NULL);
    gtk_widget_measure (self->handles[i], GTK_ORIENTATION_VERTICAL, wide, &high, NULL, NULL, NULL);
    gtk_widget_size_allocate (
      self->handles[i],
      &(GtkAllocation) { CLAMP ((int) (left + by * self->corners[2 * i]) - wide / 2, 0, MAX (0, width - wide)),
                         CLAMP ((int) (top + by * self->corners[2 * i + 1]) - high / 2, 0, MAX (0, height - high)),
                         wide, high }, -1);
  }
}

static GtkSizeRequestMode
rt_photo_corners_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rt_photo_corners_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  RtPhotoCorners *self = RT_PHOTO_CORNERS (widget);

  /* Requests less height than the picture needs for its width, so that the buttons below stay visible in a
   * low page. */
  *minimum = LEAST;
  *natural = MOST;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *natural = self->texture
                 ? (int) CLAMP ((double) for_size * self->height / self->width, LEAST, MOST)
                 : LEAST;
}

static void
rt_photo_corners_dispose (GObject *object)
{
  RtPhotoCorners *self = RT_PHOTO_CORNERS (object);

  for (int i = 0; i < 4; i++)
    g_clear_pointer (&self->handles[i], gtk_widget_unparent);
  g_clear_object (&self->texture);
  G_OBJECT_CLASS (rt_photo_corners_parent_class)->dispose (object);
}

static void
rt_photo_corners_class_init (RtPhotoCornersClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_photo_corners_dispose;
  widget_class->snapshot = rt_photo_corners_snapshot;
  widget_class->size_allocate = rt_photo_corners_size_allocate;
  widget_class->get_request_mode = rt_photo_corners_get_request_mode;
  widget_class->measure = rt_photo_corners_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[MOVED] = g_signal_new ("moved", RT_TYPE_PHOTO_CORNERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  signals[ENTERED] = g_signal_new ("entered", RT_TYPE_PHOTO_CORNERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
rt_photo_corners_init (RtPhotoCorners *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->dragged = -1;
  self->width = self->height = 1;
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  /* Uses the capture phase, because the corner buttons would consume the press. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  for (int i = 0; i < 4; i++) {
    GtkEventController *keys = gtk_event_controller_key_new ();

    self->handles[i] = gtk_button_new ();
    gtk_widget_add_css_class (self->handles[i], "corner");
    g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
    gtk_widget_add_controller (self->handles[i], keys);
    g_signal_connect_swapped (self->handles[i], "clicked", G_CALLBACK (entered_cb), self);
    gtk_widget_set_parent (self->handles[i], GTK_WIDGET (self));
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The picture, with the corners of its grid"), -1);
}

static GdkTexture *
whole (const RtImage *image)
{
  int longest = MAX (image->grey.width, image->grey.height), most = MIN (PIXELS, longest);
  int width = MAX (1, image->grey.width * most / longest);
  int height = MAX (1, image->grey.height * most / longest);
  gsize stride = 3 * (gsize) width;
  guint8 *pixels = g_malloc (stride * (gsize) height);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, stride * (gsize) height);

  rt_show_whole (image, width, height, pixels);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_R8G8B8, bytes, stride);
}

void
rt_photo_corners_show (RtPhotoCorners *self, RtPictured *pictured)
{
  const RtSight *sight = rt_pictured_sight (pictured);
  const RtImage *image;

  g_return_if_fail (RT_IS_PHOTO_CORNERS (self) && rt_pictured_photo (pictured));

  image = rt_photo_image (rt_pictured_photo (pictured));
  g_clear_object (&self->texture);
  self->texture = whole (image);
  self->width = image->grey.width;
  self->height = image->grey.height;
  for (int i = 0; i < 4; i++) {
    bool right = i == 1 || i == 2, low = i >= 2;
    double x = self->width * (right ? 1 - INSIDE : INSIDE);
    double y = self->height * (low ? 1 - INSIDE : INSIDE);

    if (sight)
      rt_mesh_point (&sight->mesh, right ? 9 : 0, low ? 9 : 0, &x, &y);
    move_to (self, i, x, y);
  }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

bool
rt_photo_corners_get (RtPhotoCorners *self, double corners[8])
{
  RtMesh mesh;

  g_return_val_if_fail (RT_IS_PHOTO_CORNERS (self), false);

  memcpy (corners, self->corners, sizeof self->corners);
  return rt_mesh_of_corners (&mesh, corners);
}
