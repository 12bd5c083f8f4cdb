/* cell.c - implements RtCell, the widget of one cell of the grid: sets its CSS classes and its
 * accessible name, and draws digits and marks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/cell.h"

#include "engine/core/geometry.h"
#include "picture/mark-place.h"
#include "picture/pattern.h"
#include "widgets/compat.h"
#include "widgets/labels.h"
#include "widgets/style-sheets.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

struct _RtGlyphs {
  PangoContext *context;
  PangoFontDescription *font; /* font in which the digits are laid out */
  int size;                   /* pixels: size of a cell */
  RtFigures *figures;
};

RtGlyphs *
rt_glyphs_new (void)
{
  return g_new0 (RtGlyphs, 1);
}

static void
clear (RtGlyphs *glyphs)
{
  g_clear_pointer (&glyphs->figures, rt_figures_free);
  g_clear_pointer (&glyphs->font, pango_font_description_free);
  g_clear_object (&glyphs->context);
}

void
rt_glyphs_free (RtGlyphs *glyphs)
{
  clear (glyphs);
  g_free (glyphs);
}

bool
rt_glyphs_fit (RtGlyphs *glyphs, GtkWidget *widget, int size)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);

  if (glyphs->font && glyphs->size == size && glyphs->context == context &&
      pango_font_description_equal (glyphs->font, font))
    return false;
  clear (glyphs);
  glyphs->context = g_object_ref (context);
  glyphs->font = pango_font_description_copy (font);
  glyphs->size = size;
  glyphs->figures = rt_figures_new (context, font, size);
  return true;
}

/* Draws DIGIT (1..9) in the font FACE with the middle of its ink at X, Y; SCALE is the number of
 * screen pixels per pixel of the widget. */
static void
draw_glyph (RtGlyphs *glyphs, GtkSnapshot *snapshot, RtFace face, int digit, double x, double y,
            int scale, const GdkRGBA *colour)
{
  double middle_x, middle_y, left, top;
  PangoLayout *layout = rt_figures_digit (glyphs->figures, face, digit, &middle_x, &middle_y);

  left = round ((x - middle_x) * scale) / scale;
  top = round ((y - middle_y) * scale) / scale;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

#define RING 3 /* pixels: width of the rings that CSS draws inside of the cell */

struct _RtCell {
  GtkWidget parent_instance;

  RtGlyphs *glyphs; /* not owned: belongs to the grid */

  /* State. */
  int index;          /* the cell, 0..80 */
  RtSceneCell what;   /* content that is shown */
  RtSceneCell spoken; /* content of the accessible name */
  int lit;            /* digit whose marks are highlighted; 0: none */
  uint64_t classes; /* bits of class_names that are set */
};

G_DEFINE_FINAL_TYPE (RtCell, rt_cell, GTK_TYPE_WIDGET)

/* Bits of `classes`, in this order: RtTint, RtRole from RT_ROLE_GIVEN on, flags of the scene, levels
 * of heat, colours. */
enum {
  ROLE_BITS    = 5,
  CONFLICT_BIT = 11,
  CURRENT_BIT,
  REFUSING_BIT,
  RULED_OUT_BIT,
  CROSSED_BIT,
  LIT_BIT,
  LOOKED_BIT,
  HOUSE_BIT,
  COVER_BIT,
  DIFFERS_BIT,
  INVOLVED_BIT,
  WRONG_BIT,
  MARKED_BIT,
  UNREAD_BIT,
  BREAK_BIT,
  HEAT_BITS,
  COLOUR_BITS = HEAT_BITS + RT_HEAT_LEVELS,
};
static const char *const class_names[] = {
  "peer",  "same-digit", "selected", "focus", "cursor",
  "given", "entered",    "found",    "trying", "taken-back", "tested",
  "conflict", "current", "refusing", "ruled-out", "crossed", "lit", "looked", "in-house", "in-cover",
  "differs", "involved", "wrong", "marked", "unread",
  "breakpoint",
  "heat-1", "heat-2", "heat-3", "heat-4", "heat-5", "heat-6", "heat-7", "heat-8",
  "colour-1", "colour-2", "colour-3", "colour-4", "colour-5", "colour-6", "colour-7", "colour-8",
  "colour-9",
};
G_STATIC_ASSERT (G_N_ELEMENTS (class_names) == COLOUR_BITS + 9);

static uint64_t
classes_of (const RtSceneCell *what, unsigned tints)
{
  uint64_t classes = tints;

  if (what->role != RT_ROLE_NONE)
    classes |= UINT64_C (1) << (ROLE_BITS + what->role - RT_ROLE_GIVEN);
  if (what->conflict)
    classes |= UINT64_C (1) << CONFLICT_BIT;
  if (what->current)
    classes |= UINT64_C (1) << CURRENT_BIT;
  if (what->refusing)
    classes |= UINT64_C (1) << REFUSING_BIT;
  if (what->ruled_out)
    classes |= UINT64_C (1) << RULED_OUT_BIT;
  if (what->crossed)
    classes |= UINT64_C (1) << CROSSED_BIT;
  if (what->lit)
    classes |= UINT64_C (1) << LIT_BIT;
  if (what->looked)
    classes |= UINT64_C (1) << LOOKED_BIT;
  if (what->in_house)
    classes |= UINT64_C (1) << HOUSE_BIT;
  if (what->in_cover)
    classes |= UINT64_C (1) << COVER_BIT;
  if (what->differs)
    classes |= UINT64_C (1) << DIFFERS_BIT;
  if (what->involved)
    classes |= UINT64_C (1) << INVOLVED_BIT;
  if (what->wrong)
    classes |= UINT64_C (1) << WRONG_BIT;
  if (what->marked)
    classes |= UINT64_C (1) << MARKED_BIT;
  if (what->unread)
    classes |= UINT64_C (1) << UNREAD_BIT;
  if (what->breakpoint)
    classes |= UINT64_C (1) << BREAK_BIT;
  if (what->heat)
    classes |= UINT64_C (1) << (HEAT_BITS + rt_heat_level (what->heat) - 1);
  if (what->colour)
    classes |= UINT64_C (1) << (COLOUR_BITS + what->colour - 1);
  return classes;
}

static void
set_classes (RtCell *self, uint64_t classes)
{
  const char *names[G_N_ELEMENTS (class_names) + 1];
  int n = 0;

  if (self->classes == classes)
    return;
  self->classes = classes;
  for (unsigned i = 0; i < G_N_ELEMENTS (class_names); i++)
    if (classes >> i & 1)
      names[n++] = class_names[i];
  names[n] = NULL;
  gtk_widget_set_css_classes (GTK_WIDGET (self), names);
}

void
rt_cell_show (RtCell *self, const RtSceneCell *what, unsigned tints, int lit)
{
  RtDigits changed = (lit ? rt_digits_of (lit) : 0) ^ (self->lit ? rt_digits_of (self->lit) : 0);

  if (memcmp (&self->what, what, sizeof *what) != 0 || (what->marks | what->corners) & changed)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->what = *what;
  self->lit = lit;
  set_classes (self, classes_of (what, tints));
}

int
rt_cell_index (RtCell *self)
{
  return self->index;
}

/* Returns the cell's position, digit and role as text. Each kind of sentence is translated as a
 * whole, because languages order the words differently. Free with g_free. */
static char *
plain_name (RtCell *self)
{
  int row = rt_row_of (self->index) + 1, column = rt_column_of (self->index) + 1;
  int digit = self->what.digit;

  switch ((RtRole) self->what.role) {
  case RT_ROLE_GIVEN:
    /* Translators: what a screen reader says of a cell: its place, its digit, and that the digit
     * belongs to the puzzle. */
    return g_strdup_printf (_("Row %d, column %d, %d, given"), row, column, digit);
  case RT_ROLE_ENTERED:
    /* Translators: the digit was written by the person. */
    return g_strdup_printf (_("Row %d, column %d, %d, entered"), row, column, digit);
  case RT_ROLE_FOUND:
    /* Translators: the digit was written by the solver. */
    return g_strdup_printf (_("Row %d, column %d, %d, found"), row, column, digit);
  case RT_ROLE_TRYING:
    /* Translators: the digit was written by a search that is being watched, to try it. */
    return g_strdup_printf (_("Row %d, column %d, %d, trying"), row, column, digit);
  case RT_ROLE_TESTED:
    /* Translators: the digit is examined by a search that is being watched, not written. */
    return g_strdup_printf (_("Row %d, column %d, empty, testing %d"), row, column, digit);
  case RT_ROLE_NONE:
  case RT_ROLE_TAKEN_BACK:
  default:
    return g_strdup_printf (_("Row %d, column %d, empty"), row, column);
  }
}

/* Replaces NAME by LONGER, and frees the old NAME. */
static void
lengthen (char **name, char *longer)
{
  g_free (*name);
  *name = longer;
}

/* Returns the candidates of the cell that a logical step marks with a role from FIRST to LAST
 * (placed, removed, part of the pattern ...). */
static RtDigits
with_roles (RtCell *self, RtMarkRole first, RtMarkRole last)
{
  RtDigits digits = RT_DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++) {
    int role = self->what.mark_roles[digit - 1] - 1;

    if (role >= (int) first && role <= (int) last)
      digits |= rt_digits_of (digit);
  }
  return digits;
}

/* Returns DIGITS as in "2 4 8". Free with g_free. */
static char *
list_digits (RtDigits digits)
{
  GString *list = g_string_new (NULL);

  for_each_digit (digit, digits)
    g_string_append_printf (list, list->len ? " %d" : "%d", digit);
  return g_string_free (list, FALSE);
}

/* Appends to NAME, the cell's accessible name, its role in the logical step of a hint or path:
 * highlighted, ruled out, placed or removed. */
static void
add_part (RtCell *self, char **name)
{
  RtDigits placed = with_roles (self, RT_MARK_PLACED, RT_MARK_PLACED);
  RtDigits removed = with_roles (self, RT_MARK_REMOVED, RT_MARK_REMOVED);
  g_autofree char *digits = list_digits (removed);

  if (self->what.in_house || self->what.in_cover)
    /* Translators: %s is “Row 3, column 5, empty”; the cell lies in the row, column or box that a
     * hint says to look at. */
    lengthen (name, g_strdup_printf (_("%s, highlighted"), *name));
  if (self->what.ruled_out)
    /* Translators: %s is “Row 3, column 5, empty”; the digit that a hint is about cannot stand
     * there. */
    lengthen (name, g_strdup_printf (_("%s, ruled out"), *name));
  if (with_roles (self, RT_MARK_PATTERN, RT_MARK_ASSUMED))
    /* Translators: %s is “Row 3, column 5, empty, candidates 2 4 8”. */
    lengthen (name, g_strdup_printf (_("%s, part of the pattern"), *name));
  if (placed)
    /* Translators: %s is “Row 3, column 5, empty, candidates 2 4 8”; a digit follows for the
     * cell. */
    lengthen (name, g_strdup_printf (_("%s, must be %d"), *name, rt_digits_first (placed)));
  if (removed)
    /* Translators: the first %s is “Row 3, column 5, empty, candidates 2 4 8”, the second the
     * digits that it follows the cell cannot be: “2 4”. */
    lengthen (name, g_strdup_printf (_("%s, cannot be %s"), *name, digits));
}

static char *
with_heat (const char *name, uint64_t written)
{
  g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, written);

  /* Translators: the first %s is “Row 3, column 5, 7, found”, the second how often a search wrote a
   * digit there, as in "1,204". */
  return g_strdup_printf (ngettext ("%s, written %s time", "%s, written %s times",
                                    (gulong) written),
                          name, number);
}

static char *
name_of (RtCell *self)
{
  g_autofree char *marks = list_digits (self->what.marks);
  g_autofree char *corners = list_digits (self->what.corners);
  char *name = plain_name (self);

  if (self->what.marks && !self->what.digit)
    /* Translators: the first %s is “Row 3, column 5, empty”, the second the pencil marks in the
     * cell: “2 4 8”. */
    lengthen (&name, g_strdup_printf (_("%s, candidates %s"), name, marks));
  if (self->what.corners && !self->what.digit)
    /* Translators: the first %s is “Row 3, column 5, empty”, the second the small digits in the
     * corners of the cell: “2 4 8”. */
    lengthen (&name, g_strdup_printf (_("%s, in the corners %s"), name, corners));
  for_each_digit (digit, (RtDigits) (self->what.marks | self->what.corners))
    if (self->what.mark_colours[digit - 1])
      /* Translators: the first %s is “Row 3, column 5, empty, candidates 2 4 8”, the number one of
       * the candidates, the second %s the name of its colour: “yellow”. */
      lengthen (&name, g_strdup_printf (_("%s, candidate %d %s"), name, digit,
                                        rt_colour_name (self->what.mark_colours[digit - 1])));
  if (self->what.colour)
    /* Translators: the first %s is “Row 3, column 5, 7, entered”, the second the name of a colour that
     * the person gave to the cell: “yellow”. */
    lengthen (&name, g_strdup_printf (_("%s, coloured %s"), name,
                                      rt_colour_name (self->what.colour)));
  if (self->what.conflict)
    /* Translators: %s is “Row 3, column 5, 7, entered”; the same digit stands in its row, column or
     * box once more. */
    lengthen (&name, g_strdup_printf (_("%s, conflict"), name));
  if (self->what.wrong)
    /* Translators: %s is “Row 3, column 5, 7, entered”; the puzzle's only solution has another
     * digit there. */
    lengthen (&name, g_strdup_printf (_("%s, wrong"), name));
  if (self->what.involved)
    /* Translators: %s is “Row 3, column 5, 7, entered”; the digit is one of some that cannot all be
     * right. */
    lengthen (&name, g_strdup_printf (_("%s, contradiction"), name));
  if (self->what.marked)
    /* Translators: %s is “Row 3, column 5, 7, entered”; the cell is marked for the person to
     * see. */
    lengthen (&name, g_strdup_printf (_("%s, marked"), name));
  if (self->what.crossed)
    /* Translators: %s is “Row 3, column 5, empty”; a search has found that nothing can stand
     * there. */
    lengthen (&name, g_strdup_printf (_("%s, no digit fits"), name));
  if (self->what.refusing)
    /* Translators: %s is “Row 3, column 5, 7, given”; that digit is why it cannot stand in a cell
     * that a search or a hint looks at. */
    lengthen (&name, g_strdup_printf (_("%s, refuses"), name));
  add_part (self, &name);
  if (self->what.heat)
    lengthen (&name, with_heat (name, self->what.written));
  if (self->what.breakpoint)
    /* Translators: %s is “Row 3, column 5, empty”; a search that plays pauses when the cell
     * changes. */
    lengthen (&name, g_strdup_printf (_("%s, breakpoint"), name));
  if (self->what.unread)
    /* Translators: %s is “Row 3, column 5, empty”; nobody knows what belongs there, as the file
     * that the puzzle was opened from has no readable character in its place. */
    lengthen (&name, g_strdup_printf (_("%s, could not be read"), name));
  return name;
}

static void
speak (RtCell *self)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);
  g_autofree char *name = name_of (self);

  gtk_accessible_update_property (accessible,
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_READ_ONLY,
                                  self->what.role == RT_ROLE_GIVEN,
                                  -1);
  gtk_accessible_update_state (accessible,
                               GTK_ACCESSIBLE_STATE_INVALID,
                               self->what.conflict || self->what.involved || self->what.wrong
                                 ? GTK_ACCESSIBLE_INVALID_TRUE
                                 : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
  self->spoken = self->what;
}

void
rt_cell_speak (RtCell *self)
{
  if (memcmp (&self->spoken, &self->what, sizeof self->what) != 0)
    speak (self);
}

void
rt_cell_set_selected (RtCell *self, bool selected)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

static void
append_dot (GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y, double width,
            double height)
{
  double radius = width < height ? width / 4 : width / 2; /* a narrow shape needs its corners for the digit */
  GskRoundedRect round;
  graphene_rect_t around = GRAPHENE_RECT_INIT ((float) (x - width / 2), (float) (y - height / 2),
                                               (float) width, (float) height);

  gsk_rounded_rect_init_from_rect (&round, &around, (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, colour, &around);
  gtk_snapshot_pop (snapshot);
}

static GdkRGBA
rgba_of (uint32_t colour)
{
  return (GdkRGBA) { (float) (colour >> 16) / 255, (float) (colour >> 8 & 0xff) / 255,
                     (float) (colour & 0xff) / 255, 1 };
}

/* Draws a slanted line over the digit. A horizontal line would coincide with bars of digits. */
static void
append_strike (GtkSnapshot *snapshot, const GdkRGBA *colour, double size)
{
  float length = (float) (size * 0.66), width = (float) MAX (1.5, size * 0.04);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) size / 2, (float) size / 2));
  gtk_snapshot_rotate (snapshot, -35);
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (-length / 2, -width / 2, length, width));
  gtk_snapshot_restore (snapshot);
}

/* Draws a cross for a cell without candidates. */
static void
append_cross (GtkSnapshot *snapshot, double size, const GdkRGBA *colour)
{
  float length = (float) (size * 0.5), width = (float) MAX (2, size * 0.06);
  GskRoundedRect bar;

  gsk_rounded_rect_init_from_rect (&bar, &GRAPHENE_RECT_INIT (-length / 2, -width / 2, length, width),
                                   width / 2);
  for (int angle = 45; angle <= 135; angle += 90) {
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) size / 2, (float) size / 2));
    gtk_snapshot_rotate (snapshot, (float) angle);
    gtk_snapshot_push_rounded_clip (snapshot, &bar);
    gtk_snapshot_append_color (snapshot, colour, &bar.bounds);
    gtk_snapshot_pop (snapshot);
    gtk_snapshot_restore (snapshot);
  }
}

static void
append_digit (RtCell *self, GtkSnapshot *snapshot, double size, int scale, const GdkRGBA *colour)
{
  static const RtFace faces[] = {
    [RT_ROLE_NONE]       = RT_FACE_PLAIN,
    [RT_ROLE_GIVEN]      = RT_FACE_BOLD,
    [RT_ROLE_ENTERED]    = RT_FACE_PLAIN,
    [RT_ROLE_FOUND]      = RT_FACE_PLAIN,
    [RT_ROLE_TRYING]     = RT_FACE_ITALIC,
    [RT_ROLE_TAKEN_BACK] = RT_FACE_ITALIC,
    [RT_ROLE_TESTED]     = RT_FACE_ITALIC,
  };
  double dot = MAX (3, round (size * 0.07));

  draw_glyph (self->glyphs, snapshot, faces[self->what.role], self->what.digit, size / 2,
              size / 2, scale, colour);
  if (self->what.role == RT_ROLE_FOUND)
    append_dot (snapshot, colour, size / 2, size * 0.88, dot, dot);
  else if (self->what.role == RT_ROLE_TAKEN_BACK)
    append_strike (snapshot, colour, size);
}

/* Draws the pencil mark DIGIT, a corner mark if CORNER; on a round background if the digit is
 * highlighted and has no colour. */
static void
append_mark (RtCell *self, GtkSnapshot *snapshot, double size, int scale, int digit, bool corner,
             const GdkRGBA *colour)
{
  const RtTheme *theme = rt_widgets_theme ();
  GdkRGBA board = rgba_of (theme->board), focus = rgba_of (theme->focus);
  bool coloured = self->what.mark_colours[digit - 1] != 0;
  double x, y, width, height;

  rt_mark_place (self->what.marks, self->what.corners, digit, corner, size, &x, &y);
  rt_mark_ground (self->what.corners, size, &width, &height);
  if (digit == self->lit && !coloured)
    append_dot (snapshot, &focus, x, y, width, height);
  draw_glyph (self->glyphs, snapshot, corner ? RT_FACE_CORNER : RT_FACE_MARK, digit, x, y, scale,
              digit == self->lit && !coloured ? &board : colour);
}

static void
append_marks (RtCell *self, GtkSnapshot *snapshot, double size, int scale, const GdkRGBA *colour)
{
  for_each_digit (digit, self->what.marks)
    if (!self->what.mark_roles[digit - 1]) /* marks with a role are drawn by RtStepLayer */
      append_mark (self, snapshot, size, scale, digit, false, colour);
  for_each_digit (digit, self->what.corners)
    append_mark (self, snapshot, size, scale, digit, true, colour);
}

/* Draws the background of the pencil mark DIGIT (a corner mark if CORNER) in the colour that the
 * person gave the mark, if any. */
static void
paint_chip (RtCell *self, cairo_t *cr, double size, int digit, bool corner)
{
  int colour = self->what.mark_colours[digit - 1];
  double x, y, width, height;

  if (!colour || (!corner && self->what.mark_roles[digit - 1]))
    return;
  rt_mark_place (self->what.marks, self->what.corners, digit, corner, size, &x, &y);
  rt_mark_ground (self->what.corners, size, &width, &height);
  rt_paint_coloured_mark (cr, rt_widgets_theme (), colour, digit == self->lit, x, y, width, height);
}

/* Draws the person's colours of the cell and of its marks below everything else, without covering the
 * rings that CSS draws. All are in one node, because each node becomes a texture. */
static void
append_colours (RtCell *self, GtkSnapshot *snapshot, double size)
{
  float side = (float) size;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, side, side));

  if (self->what.colour)
    rt_paint_pattern (cr, rt_widgets_theme (), self->what.colour, RING, RING, size - 2 * RING);
  if (!self->what.digit) {
    for_each_digit (digit, self->what.marks)
      paint_chip (self, cr, size, digit, false);
    for_each_digit (digit, self->what.corners)
      paint_chip (self, cr, size, digit, true);
  }
  cairo_destroy (cr);
}

/* Returns true if the person has coloured the cell or one of its marks. */
static bool
is_coloured (RtCell *self)
{
  if (self->what.colour)
    return true;
  for_each_digit (digit, (RtDigits) (self->what.digit ? 0 : self->what.marks | self->what.corners))
    if (self->what.mark_colours[digit - 1])
      return true;
  return false;
}

static void
rt_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtCell *self = RT_CELL (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  double size = gtk_widget_get_width (widget);
  GdkRGBA colour;

  rt_compat_text_colour (widget, &colour);
  if (is_coloured (self))
    append_colours (self, snapshot, size);
  if (self->what.digit)
    append_digit (self, snapshot, size, scale, &colour);
  else
    append_marks (self, snapshot, size, scale, &colour);
  if (self->what.crossed && !self->what.digit)
    append_cross (snapshot, size, &colour);
}

static void
rt_cell_class_init (RtCellClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = rt_cell_snapshot;
  gtk_widget_class_set_css_name (widget_class, "cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
rt_cell_init (RtCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
rt_cell_new (int cell, RtGlyphs *glyphs)
{
  RtCell *self = g_object_new (RT_TYPE_CELL, NULL);

  self->index = cell;
  self->glyphs = glyphs;
  speak (self);
  return GTK_WIDGET (self);
}
