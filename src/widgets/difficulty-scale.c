/* difficulty-scale.c - RtScale, a widget: lays out the scale of a puzzle's rating, and draws its pointer.
 *
 * Segments and words are child widgets, for CSS. The pointer is drawn. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/difficulty-scale.h"

#include "engine/logic/rating/scale.h"
#include "widgets/compat.h"

#include <glib/gi18n-lib.h>

/* Sizes in pixels. */
#define POINTER 7 /* height of the pointer, and half of its width */
#define BAR 8     /* height of the segments */
#define GAP 2     /* space between segments, and between rows */
#define WIDTH 240 /* natural width */
#define LEAST 120 /* minimum width */

struct _RtScale {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *parts[RT_HARD_WORDS];
  GtkWidget *words[RT_HARD_WORDS];

  double place; /* position of the pointer, 0 to 1 */
};

G_DEFINE_FINAL_TYPE (RtScale, rt_scale, GTK_TYPE_WIDGET)

static int
natural (GtkWidget *widget, GtkOrientation orientation)
{
  int size;

  gtk_widget_measure (widget, orientation, -1, NULL, &size, NULL, NULL);
  return size;
}

static void
rt_scale_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural_size, int *minimum_baseline, int *natural_baseline)
{
  RtScale *self = RT_SCALE (widget);
  int words = 0;

  for (int i = 0; i < RT_HARD_WORDS; i++)
    words = MAX (words, natural (self->words[i], GTK_ORIENTATION_VERTICAL));
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST : POINTER + BAR + 2 * GAP + words;
  *natural_size = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : 0);
}

/* Allocates CHILD WIDTH by HEIGHT pixels at X, Y. X is mirrored in right-to-left languages. */
static void
put (GtkWidget *widget, GtkWidget *child, int x, int y, int width, int height)
{
  bool mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation place = { mirrored ? gtk_widget_get_width (widget) - x - width : x, y, width, height };

  gtk_widget_size_allocate (child, &place, -1);
}

static void
put_word (RtScale *self, int i, int width, int part, bool all_fit)
{
  GtkWidget *word = self->words[i];
  int own = natural (word, GTK_ORIENTATION_HORIZONTAL);
  int middle = i * (part + GAP) + part / 2;
  bool shown = all_fit || i == 0 || i == RT_HARD_WORDS - 1;

  gtk_widget_set_child_visible (word, shown);
  if (shown)
    put (GTK_WIDGET (self), word, CLAMP (middle - own / 2, 0, MAX (width - own, 0)),
         POINTER + BAR + 2 * GAP, own, natural (word, GTK_ORIENTATION_VERTICAL));
}

static void
rt_scale_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtScale *self = RT_SCALE (widget);
  int part = (width - (RT_HARD_WORDS - 1) * GAP) / RT_HARD_WORDS;
  bool all_fit = true;

  for (int i = 0; i < RT_HARD_WORDS; i++)
    all_fit = all_fit && natural (self->words[i], GTK_ORIENTATION_HORIZONTAL) <= part;
  for (int i = 0; i < RT_HARD_WORDS; i++) {
    put (widget, self->parts[i], i * (part + GAP), POINTER + GAP, part, BAR);
    put_word (self, i, width, part, all_fit);
  }
}

static void
draw_pointer (RtScale *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);
  bool mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double x = (mirrored ? 1 - self->place : self->place) * width;
  cairo_t *cr;
  GdkRGBA colour;

  x = CLAMP (x, POINTER, width - POINTER);
  rt_compat_text_colour (widget, &colour);
  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT ((float) x - POINTER, 0, 2 * POINTER, POINTER));
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_move_to (cr, x - POINTER + 1, 0);
  cairo_line_to (cr, x + POINTER - 1, 0);
  cairo_line_to (cr, x, POINTER);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
rt_scale_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (rt_scale_parent_class)->snapshot (widget, snapshot);
  draw_pointer (RT_SCALE (widget), snapshot);
}

void
rt_scale_show (RtScale *self, int er, bool known)
{
  const char *word = _(rt_hard_words[rt_hard_word (er)].name);
  g_autofree char *number = rt_hard_say_number (er), *value = NULL, *name = NULL;

  g_return_if_fail (RT_IS_SCALE (self));

  self->place = rt_hard_place (er);
  for (int i = 0; i < RT_HARD_WORDS; i++)
    if (i == rt_hard_word (er))
      gtk_widget_add_css_class (self->parts[i], "here");
    else
      gtk_widget_remove_css_class (self->parts[i], "here");
  value = g_strdup_printf (known ? _("%s %s") : _("%s, at least %s"), word, number);
  /* Translators: for screen readers, as in "From Easy to Extreme: Tricky 2.6" */
  name = g_strdup_printf (_("From %s to %s: %s"), _(rt_hard_words[0].name),
                          _(rt_hard_words[RT_HARD_WORDS - 1].name), value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, self->place,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rt_scale_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rt_scale_parent_class)->dispose (object);
}

static void
rt_scale_class_init (RtScaleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_scale_dispose;
  widget_class->measure = rt_scale_measure;
  widget_class->size_allocate = rt_scale_size_allocate;
  widget_class->snapshot = rt_scale_snapshot;
  gtk_widget_class_set_css_name (widget_class, "hardness");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

/* Returns a widget of TYPE that screen readers ignore, because the scale as a whole has a name. */
static GtkWidget *
make_silent (GType type)
{
  return g_object_new (type, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static void
rt_scale_init (RtScale *self)
{
  for (int i = 0; i < RT_HARD_WORDS; i++) {
    g_autofree char *class = g_strdup_printf ("part-%d", i + 1);

    self->parts[i] = make_silent (GTK_TYPE_BOX);
    self->words[i] = make_silent (GTK_TYPE_LABEL);
    gtk_label_set_text (GTK_LABEL (self->words[i]), _(rt_hard_words[i].name));
    gtk_widget_add_css_class (self->parts[i], class);
    gtk_widget_set_parent (self->parts[i], GTK_WIDGET (self));
    gtk_widget_set_parent (self->words[i], GTK_WIDGET (self));
  }
}
