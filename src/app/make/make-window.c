/* make-window.c - RtMakeWindow, the window that makes new puzzles: reads the options, makes puzzles, and shows the
 * progress. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/make/make-window.h"

#include "app/common/companion.h"
#include "app/common/dialog.h"
#include "app/common/nested-scrolls.h"
#include "app/common/width-watch.h"
#include "app/make/paint-grid.h"
#include "document/make/making.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/rating/scale.h"
#include "engine/make/symmetry.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

#define COUNT_MOST 100000
#define WIDTH 390       /* initial width in pixels */
#define SAYS 20         /* least width of the message in characters */
#define LOOK 150        /* milliseconds between updates of the progress */
#define LONG (20 * G_USEC_PER_SEC) /* time until a message says that there may be no such puzzle */

struct _RtMakeWindow {
  GtkWindow parent_instance;
  RtShell *shell;       /* not owned: destroyed with its window */
  RtMaking *making;     /* NULL: no puzzles are being made */
  guint look;
  gint64 begun;

  /* Children. */
  GtkWidget *options;   /* contains all options */
  GtkWidget *level, *er_least, *er_most, *er;
  GtkWidget *technique, *hardest;
  GtkWidget *number, *givens_least, *givens_most, *givens;
  GtkWidget *symmetry, *pattern;
  GtkWidget *count, *seed;
  GtkWidget *says, *make;

  GPtrArray *techniques; /* of const RtTechnique; element I is item I + 1 of `technique` */
};

G_DEFINE_FINAL_TYPE (RtMakeWindow, rt_make_window, GTK_TYPE_WINDOW)

/* The last item in the list of levels: the person enters two ratings. The last item in the list of
 * symmetries: the person paints the cells of the givens. */
#define BY_NUMBER (1 + RT_HARD_WORDS)
#define PAINTED RT_N_SYMMETRIES

/* Ways to choose the number of givens. */
static const struct {
  const char *name;
  RtLeave leave;
  bool by_number;
} numbers[] = {
  { N_("As few as the symmetry allows"), RT_LEAVE_MINIMAL, false },
  { N_("As few as possible, all needed"), RT_LEAVE_STRICT, false },
  { N_("My own number"), RT_LEAVE_MORE, true },
  { N_("My own number, all needed"), RT_LEAVE_MINIMAL, true },
};

static guint
chosen (GtkWidget *list)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (list));
}

static int
value_of (GtkWidget *spin)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
}

static int
tenths_of (GtkWidget *spin)
{
  return (int) (gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin)) * 10 + 0.5);
}

/* Returns the random seed that the person has entered: the number, or the hash of a text that is no
 * number. */
static guint64
read_seed (RtMakeWindow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed));
  guint64 number;

  if (!*text)
    return rt_making_any_seed ();
  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &number, NULL) ? number
                                                                              : g_str_hash (text);
}

static void
read_request (RtMakeWindow *self, RtRequest *request)
{
  guint level = chosen (self->level), technique = chosen (self->technique),
        number = chosen (self->number), symmetry = chosen (self->symmetry);

  rt_request_init (request);
  if (level == BY_NUMBER) {
    request->er_least = tenths_of (self->er_least);
    request->er_most = tenths_of (self->er_most);
  } else if (level > 0) {
    rt_request_set_level (request, (int) level - 1);
  }
  if (technique > 0)
    request->technique = g_ptr_array_index (self->techniques, technique - 1);
  request->hardest = chosen (self->hardest) == 1;
  /* A painted pattern determines the number and the places of the givens. */
  if (symmetry == PAINTED) {
    request->is_painted = true;
    request->pattern = rt_paint_grid_cells (RT_PAINT_GRID (self->pattern));
    request->leave = RT_LEAVE_MORE;
  } else {
    request->symmetry = &rt_symmetries[symmetry];
    request->leave = numbers[number].leave;
    if (numbers[number].by_number) {
      request->givens_least = value_of (self->givens_least);
      request->givens_most = value_of (self->givens_most);
    }
  }
  request->seed = read_seed (self);
}

/* Makes the window as high as its content, but not higher than the screen. */
static void
fit (RtMakeWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, -1);
}

static void
say (RtMakeWindow *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->says), text);
  fit (self);
}

/* Called when an option was changed: shows the options that depend on it, and a message if no such
 * puzzles can exist. */
static void
changed_cb (RtMakeWindow *self)
{
  bool is_painted = chosen (self->symmetry) == PAINTED;
  g_autofree char *refusal = NULL, *warning = NULL;
  RtRequest request;

  if (self->making || !self->seed)    /* the window is being built: some widgets do not exist yet */
    return;
  gtk_widget_set_visible (self->er, chosen (self->level) == BY_NUMBER);
  gtk_widget_set_visible (self->hardest, chosen (self->technique) > 0);
  gtk_widget_set_visible (self->givens, numbers[chosen (self->number)].by_number && !is_painted);
  gtk_widget_set_sensitive (self->number, !is_painted);
  gtk_widget_set_visible (self->pattern, is_painted);
  read_request (self, &request);
  refusal = rt_request_refuse (&request);
  warning = rt_make_warn (&request);
  gtk_widget_set_sensitive (self->make, !refusal);
  if (refusal || warning) {
    /* Translators: %s is a reason, as in "No puzzle with 17 givens has this symmetry" */
    g_autofree char *text = g_strdup_printf (_("%s."), refusal ? refusal : warning);

    say (self, text);
  } else {
    say (self, "");
  }
}

/* Shows the progress, as in "12,345 tried, 3 of 30 found; the nearest so far: 7.9". */
static gboolean
look_cb (gpointer data)
{
  RtMakeWindow *self = data;
  int nearest = rt_making_nearest (self->making);
  g_autofree char *tried = g_strdup_printf ("%'" G_GUINT64_FORMAT, rt_making_tried (self->making));
  g_autofree char *found = g_strdup_printf ("%'" G_GUINT64_FORMAT, rt_making_found (self->making));
  g_autofree char *of = g_strdup_printf ("%'d", value_of (self->count));
  /* Translators: how far the making of puzzles is, as in "12,345 tried, 3 of 30 found" */
  g_autofree char *text = g_strdup_printf (_("%s tried, %s of %s found"), tried, found, of);

  if (nearest > 0 && rt_making_found (self->making) == 0) {
    g_autofree char *number = rt_hard_say_number (nearest);
    /* Translators: the first is "12,345 tried, 0 of 30 found", the second how hard a puzzle is: 7.9 */
    char *more = g_strdup_printf (_("%s; the nearest so far: %s"), text, number);

    g_free (text);
    text = more;
  }
  if (rt_making_found (self->making) == 0 && g_get_monotonic_time () - self->begun > LONG) {
    /* Translators: %s is "12,345 tried, 0 of 30 found; the nearest so far: 7.9" */
    char *more = g_strdup_printf (_("%s. There may be no puzzle like that."), text);

    g_free (text);
    text = more;
  }
  say (self, text);
  return G_SOURCE_CONTINUE;
}

/* Opens PUZZLES in the main window, or in a new window, which is raised. */
static void
open_made (RtMakeWindow *self, GPtrArray *puzzles)
{
  gtk_window_present (rt_shell_parent (self->shell));
  if (puzzles->len == 1) {
    /* Translators: %s is how hard it is, as in "Tricky 2.6" */
    g_autofree char *text = g_strdup_printf (
      _("A new puzzle: %s."), rt_puzzle_field (g_ptr_array_index (puzzles, 0), RT_FIELD_LEVEL));

    rt_shell_begin (self->shell, g_ptr_array_index (puzzles, 0), text);
  } else {
    g_autofree char *text = NULL;
    g_autoptr (RtCollection) collection = rt_making_collect (self->making, &text);

    rt_shell_open_collection (rt_shell_spare (self->shell, true), collection, NULL, text, false);
  }
}

static void
end (RtMakeWindow *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_pointer (&self->making, rt_making_unref);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtMakeWindow) self = g_weak_ref_get (data);
  g_autoptr (GPtrArray) puzzles = rt_making_finish (result);

  rt_companion_weak_free (data);
  if (!self || !self->making)    /* the window was closed */
    return;
  look_cb (self);
  gtk_widget_set_sensitive (self->options, TRUE);
  rt_button_set_text (self->make, _("_Make"));
  if (puzzles->len > 0)
    open_made (self, puzzles);
  end (self);
}

static void
make_cb (RtMakeWindow *self)
{
  g_autofree char *refusal = NULL;
  RtRequest request;

  if (self->making) {
    rt_making_stop (self->making);
    return;
  }
  read_request (self, &request);
  refusal = rt_request_refuse (&request);
  if (refusal)
    return;
  self->making = rt_making_start (&request, (guint64) value_of (self->count), done_cb,
                                  rt_companion_weak_new (self));
  self->begun = g_get_monotonic_time ();
  self->look = g_timeout_add (LOOK, look_cb, self);
  gtk_widget_grab_focus (self->make);   /* the entries, one of which may have the focus, become insensitive */
  gtk_widget_set_sensitive (self->options, FALSE);
  rt_button_set_text (self->make, _("_Stop"));
}

/* Returns a drop-down list of NAMES. Takes ownership of NAMES. */
static GtkWidget *
make_list (RtMakeWindow *self, GtkStringList *names)
{
  GtkWidget *control = rt_drop_down_new (names);

  g_signal_connect_swapped (control, "notify::selected", G_CALLBACK (changed_cb), self);
  return control;
}

static GtkWidget *
make_spin (RtMakeWindow *self, double least, double most, double by, double value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, by);

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (spin), by < 1 ? 1 : 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (changed_cb), self);
  return spin;
}

/* Returns a row of widgets: LEAST, the word "to", MOST. */
static GtkWidget *
make_range (GtkWidget *least, GtkWidget *most)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), least);
  /* Translators: between two numbers, the least and the most */
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("to")));
  gtk_box_append (GTK_BOX (box), most);
  gtk_accessible_update_property (GTK_ACCESSIBLE (least), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("At least"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (most), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("At most"), -1);
  return box;
}

static void
add_difficulty (RtMakeWindow *self, GtkGrid *grid)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Any"));
  for (int i = 0; i < RT_HARD_WORDS; i++)
    gtk_string_list_append (names, _(rt_hard_words[i].name));
  gtk_string_list_append (names, _("By its rating"));
  self->level = make_list (self, names);
  self->er_least = make_spin (self, 1.0, 11.9, 0.1, 6.0);
  self->er_most = make_spin (self, 1.0, 11.9, 0.1, 7.0);
  self->er = make_range (self->er_least, self->er_most);
  rt_dialog_attach (grid, 0, _("_Difficulty"), self->level);
  gtk_grid_attach (grid, self->er, 1, 1, 1, 1);
}

static void
add_technique (RtMakeWindow *self, GtkGrid *grid)
{
  GtkStringList *names = gtk_string_list_new (NULL), *ways = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Any"));
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row->human_rank) {
        gtk_string_list_append (names, _(row->name));
        g_ptr_array_add (self->techniques, (gpointer) row);
      }
  self->technique = make_list (self, names);
  gtk_string_list_append (ways, _("Used on the way"));
  gtk_string_list_append (ways, _("Nothing on the way is harder"));
  self->hardest = make_list (self, ways);
  rt_drop_down_set_name (self->hardest, _("How it is used"));
  rt_dialog_attach (grid, 2, _("_Technique"), self->technique);
  gtk_grid_attach (grid, self->hardest, 1, 3, 1, 1);
}

#define SIDE 28     /* pixels: three for a cell, and a border of half a cell */
#define CELL 3

/* Cells that illustrate a symmetry in a small picture, with the cells symmetrical to them. Each cell
 * is in another row. */
static const uint8_t samples[] = { 1, 12, 24, 31 };

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const RtSymmetry *symmetry = g_object_get_data (G_OBJECT (area), "symmetry");
  double left = (width - 9 * CELL) / 2.0, top = (height - 9 * CELL) / 2.0;
  RtCells shown = RT_CELLS_NONE;
  RtOrbits orbits;
  GdkRGBA colour;

  rt_symmetry_orbits (symmetry ? symmetry : &rt_symmetries[0], &orbits);
  for (int i = 0; i < orbits.n && symmetry; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (samples); k++)
      if (rt_cells_has (orbits.cells[i], samples[k]))
        shown = rt_cells_or (shown, orbits.cells[i]);
  rt_compat_text_colour (GTK_WIDGET (area), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  for_each_cell (cell, shown)
    cairo_rectangle (cr, left + CELL * rt_column_of (cell), top + CELL * rt_row_of (cell), CELL,
                     CELL);
  cairo_fill (cr);
  colour.alpha *= 0.4F;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, left - 0.5, top - 0.5, 9 * CELL + 1, 9 * CELL + 1);
  cairo_stroke (cr);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer is_chosen)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *picture = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (picture), SIDE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (picture), SIDE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw_cb, NULL, NULL);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), is_chosen ? rt_wrap_label_new () : gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *label = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));
  guint n = gtk_list_item_get_position (item);

  g_object_set_data (G_OBJECT (picture), "symmetry",
                     n < RT_N_SYMMETRIES ? (gpointer) &rt_symmetries[n] : NULL);
  if (RT_IS_WRAP_LABEL (label))
    rt_wrap_label_set_text (RT_WRAP_LABEL (label), name);
  else
    gtk_label_set_text (GTK_LABEL (label), name); /* does not wrap, so that the list is wide enough */
  gtk_widget_queue_draw (picture);
}

static GtkListItemFactory *
make_factory (bool is_chosen)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), GINT_TO_POINTER (is_chosen));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}

/* Returns a GtkDropDown with the rows of rt_symmetries in their order. Its last row stands for a
 * pattern that the person paints. */
static GtkWidget *
rt_symmetry_choice_new (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) chosen = make_factory (true), listed = make_factory (false);
  GtkWidget *choice;

  for (int i = 0; i < RT_N_SYMMETRIES; i++)
    gtk_string_list_append (names, _(rt_symmetries[i].name));
  gtk_string_list_append (names, _("A pattern that I paint"));
  choice = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), chosen);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice), listed);
  return choice;
}

static void
add_givens (RtMakeWindow *self, GtkGrid *grid)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    gtk_string_list_append (names, _(numbers[i].name));
  self->number = make_list (self, names);
  self->givens_least = make_spin (self, 17, 80, 1, 30);
  self->givens_most = make_spin (self, 17, 80, 1, 34);
  self->givens = make_range (self->givens_least, self->givens_most);
  self->symmetry = rt_symmetry_choice_new ();
  g_signal_connect_swapped (self->symmetry, "notify::selected", G_CALLBACK (changed_cb), self);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->symmetry), 1);
  self->pattern = rt_paint_grid_new ();
  g_signal_connect_swapped (self->pattern, "changed", G_CALLBACK (changed_cb), self);
  rt_dialog_attach (grid, 4, _("_Givens"), self->number);
  gtk_grid_attach (grid, self->givens, 1, 5, 1, 1);
  rt_dialog_attach (grid, 6, _("_Symmetry"), self->symmetry);
  gtk_grid_attach (grid, self->pattern, 1, 7, 1, 1);
}

static void
add_number (RtMakeWindow *self, GtkGrid *grid)
{
  self->count = rt_number_spin_new (1, COUNT_MOST, 1, 1);
  self->seed = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->seed), _("random"));
  rt_dialog_attach (grid, 8, _("_How many"), self->count);
  /* Translators: a number or word from which the same puzzles come again */
  rt_dialog_attach (grid, 9, _("S_eed"), self->seed);
}

static void
rt_make_window_dispose (GObject *object)
{
  RtMakeWindow *self = RT_MAKE_WINDOW (object);

  if (self->making)
    rt_making_stop (self->making);
  end (self);
  G_OBJECT_CLASS (rt_make_window_parent_class)->dispose (object);
}

static void
rt_make_window_finalize (GObject *object)
{
  g_ptr_array_unref (RT_MAKE_WINDOW (object)->techniques);
  G_OBJECT_CLASS (rt_make_window_parent_class)->finalize (object);
}

static void
rt_make_window_class_init (RtMakeWindowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_make_window_dispose;
  G_OBJECT_CLASS (class)->finalize = rt_make_window_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_w, GDK_CONTROL_MASK,
                                       "window.close", NULL);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
rt_make_window_init (RtMakeWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *scrolled;

  self->techniques = g_ptr_array_new ();
  self->options = gtk_grid_new ();
  self->says = rt_label_new (NULL, "faint");
  self->make = rt_button_new_text (_("_Make"), NULL);
  add_difficulty (self, GTK_GRID (self->options));
  add_technique (self, GTK_GRID (self->options));
  add_givens (self, GTK_GRID (self->options));
  add_number (self, GTK_GRID (self->options));
  gtk_label_set_width_chars (GTK_LABEL (self->says), SAYS);
  gtk_widget_add_css_class (self->make, "suggested-action");
  gtk_widget_set_halign (self->make, GTK_ALIGN_END);
  g_signal_connect_swapped (self->make, "clicked", G_CALLBACK (make_cb), self);
  scrolled = rt_scrolls_new_high (self->options);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), self->says);
  gtk_box_append (GTK_BOX (box), self->make);
  rt_dialog_set_content (GTK_WIDGET (self), box);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->make);
  gtk_window_set_title (GTK_WINDOW (self), _("Make Puzzles"));
  changed_cb (self);
}

void
rt_make_window_present (RtShell *shell)
{
  GtkWindow *window = rt_companion_find (shell, RT_TYPE_MAKE_WINDOW);

  if (!window) {
    window = g_object_new (RT_TYPE_MAKE_WINDOW, NULL);
    rt_width_scale_window (window, WIDTH, 1);
    fit (RT_MAKE_WINDOW (window));
    RT_MAKE_WINDOW (window)->shell = shell;
    rt_companion_attach (window, shell);
  }
  gtk_window_present (window);
}
