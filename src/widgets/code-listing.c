/* code-listing.c - RtListing, a widget: shows the code of a search, with a mark at the running line.
 *
 * Each line is a grid of two labels, margin and text, so that a long line wraps below its own
 * beginning. Moving the mark changes two lines. The text of pseudo-code is translated, but runs
 * from left to right in every language. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/code-listing.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _RtListing {
  GtkWidget parent_instance;

  const char *const *lines;
  GPtrArray *boxes; /* of GtkGrid: the children in their order; not owned */
  GtkSizeGroup *end; /* owned; width of the widget above the end of the first line; NULL: none */
  bool code;         /* the lines are those of a program: not translated, not wrapped */
  int line;          /* marked line; -1: none */
};

G_DEFINE_FINAL_TYPE (RtListing, rt_listing, GTK_TYPE_WIDGET)

static const char *
text_of (RtListing *self, int line)
{
  return self->code ? self->lines[line] : _(self->lines[line]);
}

/* Marks LINE if RUNS is true, else removes its mark. The mark is a colour and a sign in the margin. */
static void
show (RtListing *self, int line, bool runs)
{
  GtkWidget *box = g_ptr_array_index (self->boxes, line);
  const char *text = text_of (self, line);
  g_autofree char *margin =
    g_strdup_printf ("%s %*s", runs ? "▸" : " ", (int) strspn (text, " "), "");

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (box)), margin);
  if (runs)
    gtk_widget_add_css_class (box, "running");
  else
    gtk_widget_remove_css_class (box, "running");
}

static GtkWidget *
make_line (const char *text, bool wraps)
{
  GtkWidget *box = gtk_grid_new (); /* a grid, because a box would measure the text at many widths */
  GtkWidget *margin = gtk_label_new (NULL), *words = gtk_label_new (text + strspn (text, " "));

  /* Sets the direction, because code runs from left to right in every language. */
  gtk_widget_set_direction (box, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (margin, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (words, GTK_TEXT_DIR_LTR);
  gtk_label_set_yalign (GTK_LABEL (margin), 0);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), wraps);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_grid_attach (GTK_GRID (box), margin, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (box), words, 1, 0, 1, 1);
  return box;
}

/* Reserves space at the end of the first line for the widget above it. */
static void
leave_end (RtListing *self)
{
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_grid_attach (GTK_GRID (g_ptr_array_index (self->boxes, 0)), room, 2, 0, 1, 1);
  gtk_size_group_add_widget (self->end, room);
}

void
rt_listing_set_line (RtListing *self, int line)
{
  g_return_if_fail (RT_IS_LISTING (self));
  g_return_if_fail (line < (int) self->boxes->len);

  if (self->line == line)
    return;
  if (self->line >= 0)
    show (self, self->line, false);
  self->line = line;
  if (line >= 0)
    show (self, line, true);
}

static void
clear (RtListing *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  g_ptr_array_set_size (self->boxes, 0);
  self->line = -1;
}

static void
set_lines (RtListing *self, const char *const *lines, bool code)
{
  if (self->lines == lines)
    return;
  clear (self);
  self->lines = lines;
  self->code = code;
  for (int i = 0; lines[i]; i++) {
    GtkWidget *box = make_line (text_of (self, i), !code);

    gtk_widget_set_parent (box, GTK_WIDGET (self));
    g_ptr_array_add (self->boxes, box);
    show (self, i, false);
  }
  if (self->end && !code)
    leave_end (self);
}

void
rt_listing_set_over_end (RtListing *self, GtkWidget *over)
{
  g_return_if_fail (RT_IS_LISTING (self));
  g_return_if_fail (!self->end && !self->lines);

  self->end = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_size_group_add_widget (self->end, over);
}

void
rt_listing_set_lines (RtListing *self, const char *const *lines)
{
  g_return_if_fail (RT_IS_LISTING (self));

  set_lines (self, lines, false);
}

void
rt_listing_set_code (RtListing *self, const char *const *lines)
{
  g_return_if_fail (RT_IS_LISTING (self));

  set_lines (self, lines, true);
}

bool
rt_listing_bounds (RtListing *self, graphene_rect_t *bounds)
{
  g_return_val_if_fail (RT_IS_LISTING (self), false);

  return self->line >= 0 &&
         gtk_widget_compute_bounds (g_ptr_array_index (self->boxes, self->line), GTK_WIDGET (self),
                                    bounds) &&
         bounds->size.height > 0;
}

static void
rt_listing_dispose (GObject *object)
{
  clear (RT_LISTING (object));
  G_OBJECT_CLASS (rt_listing_parent_class)->dispose (object);
}

static void
rt_listing_finalize (GObject *object)
{
  g_ptr_array_unref (RT_LISTING (object)->boxes);
  g_clear_object (&RT_LISTING (object)->end);
  G_OBJECT_CLASS (rt_listing_parent_class)->finalize (object);
}

static void
rt_listing_class_init (RtListingClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_listing_dispose;
  G_OBJECT_CLASS (class)->finalize = rt_listing_finalize;
  gtk_widget_class_set_css_name (widget_class, "listing");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
rt_listing_init (RtListing *self)
{
  self->boxes = g_ptr_array_new ();
  self->line = -1;
  gtk_orientable_set_orientation (
    GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Listing"), -1);
}

GtkWidget *
rt_listing_new (void)
{
  return g_object_new (RT_TYPE_LISTING, NULL);
}
