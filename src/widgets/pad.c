/* pad.c - implements RtPad, the keypad below the grid: creates, updates and lays out its mode buttons and keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/pad.h"

#include "document/document.h"
#include "picture/colour.h"
#include "picture/pattern.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"
#include "widgets/labels.h"
#include "widgets/natural-height.h"
#include "widgets/style-sheets.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define KEY_SIDE 44    /* pixels: natural size of a key, that of a touch target */
#define KEY_LARGE 72   /* pixels: size of a key if there is enough space */
#define KEY_LOW 42     /* pixels: least height of a key; two rows are as high as a narrow timeline */
#define KEY_LEAST 28   /* pixels: least width of a key, on a phone with large text */
#define GAP 12         /* pixels: between the parts of a row */
#define CHIP 0.7       /* side of the chip of a candidate, as a part of a key's square */
#define SMALL_GAP 4    /* pixels: between keys, and between rows */
#define DIGITS "1 2 3 4 5 6 7 8 9"

/* RtKeyFace, the content of a key: its digit as the mode writes it, and how many of this digit are left. */

#define RT_TYPE_KEY_FACE (rt_key_face_get_type ())
G_DECLARE_FINAL_TYPE (RtKeyFace, rt_key_face, RT, KEY_FACE, GtkWidget)

struct _RtKeyFace {
  GtkWidget parent_instance;

  int digit;
  RtEdit mode;
  int left;
  int candidate;
};

G_DEFINE_FINAL_TYPE (RtKeyFace, rt_key_face, GTK_TYPE_WIDGET)

/* Returns the index of DIGIT in DIGITS. */
static int
place_of (int digit)
{
  return 2 * (digit - 1);
}

/* Draws the letter INDEX of TEXT with the font size SIZE in pixels and with its middle at X, Y. A spaced text of all
 * digits is laid out and clipped, because loading nine glyphs for one text takes a tenth of the time that loading
 * them for nine texts takes. */
static void
draw_part (GtkWidget *widget, GtkSnapshot *snapshot, const char *text, int index, double size,
           PangoWeight weight, double x, double y, const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (
    pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  PangoLayoutIter *part;
  PangoRectangle ink, place;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  part = pango_layout_get_iter (layout);
  for (int i = 0; i < index; i++)
    pango_layout_iter_next_cluster (part);
  pango_layout_iter_get_cluster_extents (part, &ink, &place);
  pango_layout_iter_free (part);
  pango_extents_to_pixels (&ink, &place);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) round (x - ink.x - ink.width / 2.0),
                                                (float) round (y - place.y - place.height / 2.0)));
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) ink.x, (float) ink.y, (float) ink.width,
                                                         (float) ink.height));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Draws the colour of the key as in a cell: the pattern or, for a candidate, the chip with its digit. */
static void
draw_colour (RtKeyFace *self, GtkSnapshot *snapshot, double width, double height, const GdkRGBA *text)
{
  const RtTheme *theme = rt_widgets_theme ();
  double side = MIN (width, height) - 8;
  graphene_rect_t square = GRAPHENE_RECT_INIT ((float) ((width - side) / 2),
                                               (float) ((height - side) / 2), (float) side,
                                               (float) side);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &square);

  if (self->candidate) {
    rt_paint_coloured_mark (cr, theme, self->digit, false, width / 2, height / 2, side * CHIP, side * CHIP);
  } else {
    rt_paint_set_colour (cr, rt_theme_colour (theme, self->digit));
    cairo_paint (cr);
    rt_paint_pattern (cr, theme, self->digit, square.origin.x, square.origin.y, side);
  }
  cairo_destroy (cr);
  if (self->candidate)
    draw_part (GTK_WIDGET (self), snapshot, DIGITS, place_of (self->candidate), height * 0.4, PANGO_WEIGHT_NORMAL, width / 2,
               height / 2, text);
}

static void
rt_key_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtKeyFace *self = RT_KEY_FACE (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int digit = place_of (self->digit);
  GdkRGBA colour, pale;

  rt_compat_text_colour (widget, &colour);
  pale = colour;
  pale.alpha *= 0.75F;
  switch (self->mode) {
  case RT_EDIT_CORNER:
    draw_part (widget, snapshot, DIGITS, digit, height * 0.36, PANGO_WEIGHT_BOLD, width * 0.24,
               height * 0.26, &colour);
    break;
  case RT_EDIT_MARK:
    draw_part (widget, snapshot, DIGITS, digit, height * 0.36, PANGO_WEIGHT_NORMAL, width / 2, height / 2,
               &colour);
    break;
  case RT_EDIT_COLOUR:
    draw_colour (self, snapshot, width, height, &colour);
    break;
  default:
    draw_part (widget, snapshot, DIGITS, digit, height * 0.54, PANGO_WEIGHT_NORMAL, width / 2,
               height * 0.46, &colour);
    if (self->left < 9) /* an empty grid says nothing nine times */
      draw_part (widget, snapshot, self->left > 0 ? DIGITS : "✓", place_of (MAX (self->left, 1)), height * 0.26, PANGO_WEIGHT_NORMAL,
                 width * 0.84, height * 0.84, &pale);
    break;
  }
}

static void
rt_key_face_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  *natural = KEY_SIDE;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? KEY_LEAST : KEY_LOW;
}

static void
rt_key_face_class_init (RtKeyFaceClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = rt_key_face_snapshot;
  GTK_WIDGET_CLASS (class)->measure = rt_key_face_measure;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rt_key_face_init (RtKeyFace *self)
{
}

struct _RtPad {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *modes; /* box of the toggles */
  GtkWidget *toggles[RT_N_WRITES];
  GtkWidget *row;   /* box of the keys */
  GtkWidget *keys[9];
  GtkWidget *erase;

  /* State. */
  RtEdit mode;
  int held, candidate;
  int left[10];
};

G_DEFINE_FINAL_TYPE (RtPad, rt_pad, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_MODE, PROP_HELD, PROP_CANDIDATE, PROP_KEYS_ONLY, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { DIGIT, ERASE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Returns the accessible name of the key of DIGIT. Free with g_free. */
static char *
name_of (RtPad *self, int digit)
{
  switch (self->mode) {
  case RT_EDIT_CORNER:
    /* Translators: a key that writes a small digit into the corner of a cell. */
    return g_strdup_printf (_("Corner mark %d"), digit);
  case RT_EDIT_MARK:
    /* Translators: a key that writes a small digit into the centre of a cell. */
    return g_strdup_printf (_("Centre mark %d"), digit);
  case RT_EDIT_COLOUR:
    if (self->candidate)
      /* Translators: a key that colours a candidate, a small digit in a cell; first the candidate, then
       * the number and the name of the colour, as in "yellow". */
      return g_strdup_printf (_("Candidate %d in colour %d, %s"), self->candidate, digit,
                              rt_colour_name (digit));
    /* Translators: a key that colours a cell; the second is the colour's name, as in "yellow". */
    return g_strdup_printf (_("Colour %d, %s"), digit, rt_colour_name (digit));
  default:
    if (self->left[digit] <= 0)
      /* Translators: a key that writes the digit into a cell; all nine of it are on the grid. */
      return g_strdup_printf (_("Write %d, all placed"), digit);
    /* Translators: a key that writes the digit into a cell; so many of it are not on the grid
     * yet. */
    return g_strdup_printf (ngettext ("Write %d, %d left", "Write %d, %d left",
                                      (gulong) self->left[digit]),
                            digit, self->left[digit]);
  }
}

static void
set_class (GtkWidget *widget, const char *name, bool has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
show_key (RtPad *self, int digit)
{
  GtkWidget *key = self->keys[digit - 1];
  RtKeyFace *face = RT_KEY_FACE (gtk_button_get_child (GTK_BUTTON (key)));
  g_autofree char *name = name_of (self, digit);

  face->mode = self->mode;
  face->left = self->left[digit];
  face->candidate = self->candidate;
  rt_button_set_name (key, name);
  set_class (key, "held", self->held == digit);
  set_class (key, "placed", self->mode != RT_EDIT_COLOUR && self->left[digit] <= 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_STATE_PRESSED,
                               self->held == digit ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                   : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  gtk_widget_queue_draw (GTK_WIDGET (face));
}

static void
show_keys (RtPad *self)
{
  for (int digit = 1; digit <= 9; digit++)
    show_key (self, digit);
}

void
rt_pad_show (RtPad *self, const RtScene *scene)
{
  int left[10];

  g_return_if_fail (RT_IS_PAD (self));

  for (int digit = 0; digit < 10; digit++)
    left[digit] = 9;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    left[scene->cells[cell].digit]--;
  for (int digit = 1; digit <= 9; digit++)
    if (self->left[digit] != left[digit]) {
      self->left[digit] = left[digit];
      show_key (self, digit);
    }
}

static void
set_mode (RtPad *self, RtEdit mode)
{
  if (self->mode == mode)
    return;
  self->mode = mode;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->toggles[mode]), TRUE);
  show_keys (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODE]);
}

static void
set_held (RtPad *self, int held)
{
  int before = self->held;

  if (before == held)
    return;
  self->held = held;
  if (before)
    show_key (self, before);
  if (held)
    show_key (self, held);
}

static void
toggled_cb (RtPad *self, GtkToggleButton *toggle)
{
  bool active = gtk_toggle_button_get_active (toggle);

  /* Makes Tab go to the toggle of the current mode. Arrow keys go to the other toggles. */
  gtk_widget_set_focusable (GTK_WIDGET (toggle), active);
  gtk_accessible_update_state (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_STATE_CHECKED,
                               active ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                      : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  for (int mode = 0; active && mode < RT_N_WRITES; mode++)
    if (self->toggles[mode] == GTK_WIDGET (toggle))
      set_mode (self, (RtEdit) mode);
}

static gboolean
mode_key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers,
             RtPad *self)
{
  bool mirrored = gtk_widget_get_direction (self->modes) == GTK_TEXT_DIR_RTL;
  int by = keyval == GDK_KEY_Down || keyval == (mirrored ? GDK_KEY_Left : GDK_KEY_Right) ? 1
           : keyval == GDK_KEY_Up || keyval == (mirrored ? GDK_KEY_Right : GDK_KEY_Left) ? -1
                                                                                         : 0;

  if (!by || modifiers & gtk_accelerator_get_default_mod_mask ())
    return GDK_EVENT_PROPAGATE;
  set_mode (self, (RtEdit) (((int) self->mode + by + RT_N_WRITES) % RT_N_WRITES));
  gtk_widget_grab_focus (self->toggles[self->mode]);
  return GDK_EVENT_STOP;
}

static void
clicked_cb (RtPad *self, GtkButton *key)
{
  for (int digit = 1; digit <= 9; digit++)
    if (self->keys[digit - 1] == GTK_WIDGET (key))
      g_signal_emit (self, signals[DIGIT], 0, digit);
}

static void
erase_cb (RtPad *self)
{
  g_signal_emit (self, signals[ERASE], 0);
}

/* Layout */

static int
measure_child (GtkWidget *child, GtkOrientation orientation, bool natural)
{
  int least, wanted;

  gtk_widget_measure (child, orientation, -1, &least, &wanted, NULL, NULL);
  return natural ? wanted : least;
}

/* Returns the distance between the two rows of a narrow pad. */
static int
row_gap (RtPad *self)
{
  return gtk_widget_get_visible (self->modes) ? SMALL_GAP : 0;
}

/* Returns the width of the pad in one row. */
static int
row_width (RtPad *self)
{
  return measure_child (self->modes, GTK_ORIENTATION_HORIZONTAL, true) + GAP +
         measure_child (self->row, GTK_ORIENTATION_HORIZONTAL, true) + GAP +
         measure_child (self->erase, GTK_ORIENTATION_HORIZONTAL, true);
}

static void
rt_pad_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                int *natural, int *minimum_baseline, int *natural_baseline)
{
  RtPad *self = RT_PAD (widget);
  int keys = measure_child (self->row, orientation, false);
  int modes = measure_child (self->modes, orientation, false);
  int erase = measure_child (self->erase, orientation, false);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX (keys, modes + GAP + erase);
    *natural = MAX (*minimum, row_width (self));
  } else if (for_size < 0 || for_size >= row_width (self)) {
    *minimum = *natural = MAX (measure_child (self->row, orientation, true), MAX (modes, erase));
  } else {
    *minimum = *natural = MAX (modes, erase) + row_gap (self) + keys;
  }
}

/* Allocates CHILD WIDTH by HEIGHT pixels at X, Y. X is mirrored in right-to-left languages. */
static void
put (RtPad *self, GtkWidget *child, int x, int y, int width, int height)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* Allocates CHILD its natural height at X, vertically in the middle of HEIGHT. */
static void
put_middle (RtPad *self, GtkWidget *child, int x, int width, int height)
{
  int high = MIN (height, measure_child (child, GTK_ORIENTATION_VERTICAL, true));

  put (self, child, x, (height - high) / 2, width, high);
}

static void
allocate_row (RtPad *self, int width, int height)
{
  int modes = measure_child (self->modes, GTK_ORIENTATION_HORIZONTAL, true);
  int erase = measure_child (self->erase, GTK_ORIENTATION_HORIZONTAL, true);
  int keys = measure_child (self->row, GTK_ORIENTATION_HORIZONTAL, true);
  int least = measure_child (self->row, GTK_ORIENTATION_VERTICAL, true);
  int spare = width - modes - erase - 2 * GAP - keys;
  int more = CLAMP (MIN (spare / 9, height - least), 0, KEY_LARGE - KEY_SIDE), x;

  keys += 9 * more;
  x = (width - modes - erase - 2 * GAP - keys) / 2;
  put_middle (self, self->modes, x, modes, height);
  put (self, self->row, x + modes + GAP, (height - least - more) / 2, keys, least + more);
  put_middle (self, self->erase, x + modes + GAP + keys + GAP, erase, height);
}

static void
allocate_rows (RtPad *self, int width, int height)
{
  int modes = measure_child (self->modes, GTK_ORIENTATION_HORIZONTAL, true);
  int erase = measure_child (self->erase, GTK_ORIENTATION_HORIZONTAL, true);
  int keys = measure_child (self->row, GTK_ORIENTATION_HORIZONTAL, true);
  int low = measure_child (self->row, GTK_ORIENTATION_VERTICAL, false);
  int above = MAX (measure_child (self->modes, GTK_ORIENTATION_VERTICAL, false),
                   measure_child (self->erase, GTK_ORIENTATION_VERTICAL, false));
  int used = MIN (width, MAX (keys, modes + GAP + erase)), x = (width - used) / 2;
  int top = (height - above - row_gap (self) - low) / 2;

  put (self, self->modes, x, top, used - GAP - erase, above);
  put (self, self->erase, x + used - erase, top, erase, above);
  put (self, self->row, x, top + above + row_gap (self), used, low);
}

static void
rt_pad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtPad *self = RT_PAD (widget);

  if (width >= row_width (self))
    allocate_row (self, width, height);
  else
    allocate_rows (self, width, height);
}

static void
rt_pad_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RtPad *self = RT_PAD (object);

  g_value_set_int (value, id == PROP_MODE   ? (int) self->mode
                          : id == PROP_HELD ? self->held
                                            : self->candidate);
}

static void
rt_pad_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RtPad *self = RT_PAD (object);

  switch (id) {
  case PROP_MODE:
    set_mode (self, (RtEdit) g_value_get_int (value));
    break;
  case PROP_HELD:
    set_held (self, g_value_get_int (value));
    break;
  case PROP_KEYS_ONLY:
    gtk_widget_set_visible (self->modes, !g_value_get_boolean (value));
    gtk_widget_set_visible (self->erase, !g_value_get_boolean (value));
    break;
  default:
    self->candidate = g_value_get_int (value);
    if (self->mode == RT_EDIT_COLOUR)
      show_keys (self);
    break;
  }
}

static void
rt_pad_dispose (GObject *object)
{
  RtPad *self = RT_PAD (object);

  g_clear_pointer (&self->modes, gtk_widget_unparent);
  g_clear_pointer (&self->row, gtk_widget_unparent);
  g_clear_pointer (&self->erase, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_pad_parent_class)->dispose (object);
}

static void
rt_pad_class_init (RtPadClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = rt_pad_get_property;
  object_class->set_property = rt_pad_set_property;
  object_class->dispose = rt_pad_dispose;
  widget_class->get_request_mode = rt_height_for_width;
  widget_class->measure = rt_pad_measure;
  widget_class->size_allocate = rt_pad_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  props[PROP_MODE] = g_param_spec_int ("mode", NULL, NULL, 0, RT_N_WRITES - 1, 0,
                                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                         G_PARAM_STATIC_STRINGS);
  props[PROP_HELD] = g_param_spec_int ("held", NULL, NULL, 0, 9, 0,
                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_CANDIDATE] = g_param_spec_int ("candidate", NULL, NULL, 0, 9, 0,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_KEYS_ONLY] = g_param_spec_boolean ("keys-only", NULL, NULL, FALSE,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[DIGIT] = g_signal_new ("digit", RT_TYPE_PAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_INT);
  signals[ERASE] = g_signal_new ("erase", RT_TYPE_PAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
make_modes (RtPad *self)
{
  static const struct {
    const char *name, *tooltip;
  } modes[RT_N_WRITES] = {
    /* Translators: a mode of writing: the keys write digits. */
    [RT_EDIT_ENTER]  = { N_("Digit"), N_("Write digits (Z)") },
    /* Translators: a mode of writing: the keys write small digits into the corners of cells. */
    [RT_EDIT_CORNER] = { N_("Corner"), N_("Write marks into the corners (X)") },
    /* Translators: a mode of writing: the keys write small digits into the centres of cells. */
    [RT_EDIT_MARK]   = { N_("Centre"), N_("Write marks into the centre (C)") },
    /* Translators: a mode of writing: the keys colour cells. */
    [RT_EDIT_COLOUR] = { N_("Colour"), N_("Colour cells, or the candidates of a held digit (V)") },
  };
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->modes = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->modes), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Write"), -1);
  gtk_widget_add_css_class (self->modes, "linked");
  for (int mode = 0; mode < RT_N_WRITES; mode++) {
    GtkWidget *toggle = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                      GTK_ACCESSIBLE_ROLE_RADIO, NULL);

    rt_button_set_text (toggle, _(modes[mode].name));
    gtk_widget_set_tooltip_text (toggle, _(modes[mode].tooltip));
    gtk_widget_set_focus_on_click (toggle, FALSE);
    gtk_widget_set_hexpand (toggle, TRUE);
    self->toggles[mode] = toggle;
    if (mode)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle),
                                   GTK_TOGGLE_BUTTON (self->toggles[0]));
    g_signal_connect_swapped (toggle, "toggled", G_CALLBACK (toggled_cb), self);
    toggled_cb (self, GTK_TOGGLE_BUTTON (toggle));
    gtk_box_append (GTK_BOX (self->modes), toggle);
  }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->toggles[0]), TRUE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (mode_key_cb), self);
  gtk_widget_add_controller (self->modes, keys);
  gtk_widget_set_parent (self->modes, GTK_WIDGET (self));
}

static void
make_keys (RtPad *self)
{
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SMALL_GAP);
  gtk_box_set_homogeneous (GTK_BOX (self->row), TRUE);
  gtk_widget_set_direction (self->row, GTK_TEXT_DIR_LTR);
  for (int digit = 1; digit <= 9; digit++) {
    RtKeyFace *face = g_object_new (RT_TYPE_KEY_FACE, NULL);
    GtkWidget *key = gtk_button_new ();

    face->digit = digit;
    gtk_button_set_child (GTK_BUTTON (key), GTK_WIDGET (face));
    gtk_widget_add_css_class (key, "key");
    gtk_widget_set_focus_on_click (key, FALSE);
    g_signal_connect_swapped (key, "clicked", G_CALLBACK (clicked_cb), self);
    self->keys[digit - 1] = key;
    self->left[digit] = 9;
    gtk_box_append (GTK_BOX (self->row), key);
  }
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  show_keys (self);
}

static void
rt_pad_init (RtPad *self)
{
  make_modes (self);
  make_keys (self);
  self->erase = rt_button_new_icon ("edit-clear-symbolic", _("Erase"), NULL);
  gtk_widget_set_focus_on_click (self->erase, FALSE);
  g_signal_connect_swapped (self->erase, "clicked", G_CALLBACK (erase_cb), self);
  gtk_widget_set_parent (self->erase, GTK_WIDGET (self));
}

GtkWidget *
rt_pad_new (void)
{
  return g_object_new (RT_TYPE_PAD, NULL);
}
