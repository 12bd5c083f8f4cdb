/* export-window.c - the dialog that exports a window's puzzle, search or solving path to a file: kind of file and
 * options. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/export-window.h"

#include "app/common/dialog.h"
#include "app/common/preferences.h"
#include "app/paper/export.h"
#include "app/paper/page-view.h"
#include "app/paper/print.h"
#include "app/paper/sheet-options.h"
#include "picture/animated-gif.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>
#include <stdbool.h>

#define PIXELS_LEAST 64
#define PREVIEW 300 /* pixels: height of a page */
#define WIDE 600    /* pixels: in a window at least this wide, the preview is beside the options */
#define STEPS 12    /* default number of steps in a film, from the current step on */

/* Sizes of paper that are always offered; the size that was used last is added to them. */
static const char *const papers[] = { GTK_PAPER_NAME_A4, GTK_PAPER_NAME_LETTER };

/* Data of the dialog, which owns it. */
typedef struct {
  RtShell *shell; /* not owned: destroyed with the dialog */
  RtTrace *trace; /* NULL: there is no search */
  GPtrArray *puzzles;
  bool is_pages;  /* only pages are exported */
  GCancellable *rating; /* cancels the rating of the puzzle */
  GtkPageSetup *setup;
  GtkPaperSize *last; /* the paper that was used last */
  RtSheet sheet;
  GArray *shown;  /* of int: index of the kind, for each row of the choice */
  GtkWidget *dialog, *choice, *options; /* options: box of the parts; at most one is visible */
  GtkWidget *parts[RT_DRAWING_PATH + 1]; /* options of each kind; NULL until first chosen */
  GtkWidget *size;
  GtkWidget *paper, *view;
  GtkWidget *from, *to, *pixels, *speed, *tree, *frames; /* tree: check button */
} ExportWindow;

static void
export_window_free (gpointer data)
{
  ExportWindow *self = data;

  g_cancellable_cancel (self->rating);
  g_object_unref (self->rating);
  g_clear_pointer (&self->trace, rt_trace_unref);
  g_ptr_array_unref (self->puzzles);
  g_object_unref (self->setup);
  gtk_paper_size_free (self->last);
  g_array_unref (self->shown);
  g_free (self);
}

/* A picture */

static GtkWidget *
make_picture (ExportWindow *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->size = rt_number_spin_new (PIXELS_LEAST, RT_EXPORT_PIXELS_MOST, 100,
                                   rt_preference_int (RT_PREFERENCE_PICTURE_SIZE));
  rt_dialog_attach (GTK_GRID (grid), 0, _("_Width and height in pixels"), self->size);
  return grid;
}

/* Pages */

static void
show_pages (gpointer data)
{
  ExportWindow *self = data;
  RtPaper paper = rt_sheet_options_paper (self->setup);

  if (self->view)
    rt_page_view_show (self->view, &self->sheet, &paper);
}

static void
paper_cb (GObject *object, GParamSpec *pspec, ExportWindow *self)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->paper));
  g_autoptr (GtkPaperSize) size = chosen < G_N_ELEMENTS (papers)
                                    ? gtk_paper_size_new (papers[chosen])
                                    : gtk_paper_size_copy (self->last);

  gtk_page_setup_set_paper_size_and_default_margins (self->setup, size);
  show_pages (self);
}

static GtkWidget *
make_paper (ExportWindow *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkStringList *names = gtk_string_list_new (NULL);
  guint chosen = G_N_ELEMENTS (papers);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++) {
    g_autoptr (GtkPaperSize) size = gtk_paper_size_new (papers[i]);

    gtk_string_list_append (names, gtk_paper_size_get_display_name (size));
    if (gtk_paper_size_is_equal (size, self->last))
      chosen = i;
  }
  if (chosen == G_N_ELEMENTS (papers))
    gtk_string_list_append (names, gtk_paper_size_get_display_name (self->last));
  self->paper = rt_drop_down_new (names);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->paper), chosen);
  rt_dialog_attach (GTK_GRID (grid), 0, _("P_aper"), self->paper);
  g_signal_connect (self->paper, "notify::selected", G_CALLBACK (paper_cb), self);
  return grid;
}

static GtkWidget *
make_pages (ExportWindow *self)
{
  bool wide = gtk_widget_get_width (GTK_WIDGET (rt_shell_parent (self->shell))) >= WIDE;
  GtkWidget *box = gtk_box_new (wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->view = rt_page_view_new (self->puzzles, PREVIEW);
  gtk_box_append (GTK_BOX (column), make_paper (self));
  gtk_box_append (GTK_BOX (column),
                  rt_sheet_options_new (&self->sheet, self->puzzles->len, show_pages, self));
  gtk_box_append (GTK_BOX (box), self->view);
  gtk_box_append (GTK_BOX (box), column);
  show_pages (self);
  return box;
}

/* A film of the search */

static guint64
value_of (GtkWidget *spin)
{
  return (guint64) gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin));
}

/* Shows how many frames the film has, and how long it takes. */
static void
say_frames (ExportWindow *self)
{
  guint64 n_steps = value_of (self->to) - value_of (self->from) + 1;
  double speed = gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->speed));
  guint64 n = MIN (n_steps, RT_ANIMATION_STEPS_MOST);
  g_autofree char *most = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
  g_autofree char *text = NULL;

  if (n < n_steps)
    /* Translators: a number of pictures, of steps that are left out otherwise, and of seconds. */
    text = g_strdup_printf (_("Only the first %s steps: as many frames, %'.0f s"), most, (double) n / speed);
  else
    /* Translators: a number of pictures, and of seconds that they take. */
    text = g_strdup_printf (ngettext ("%'u frame, %'.0f s", "%'u frames, %'.0f s", (gulong) n), (guint) n,
                            (double) n / speed);
  gtk_label_set_text (GTK_LABEL (self->frames), text);
}

/* Keeps the first step from passing the last: when the person moves one beyond the other, the other
 * follows. */
static void
changed_cb (GtkSpinButton *moved, ExportWindow *self)
{
  GtkWidget *other = GTK_WIDGET (moved) == self->from ? self->to : self->from;

  if (value_of (self->from) > value_of (self->to))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (other), gtk_spin_button_get_value (moved));
  say_frames (self);
}

static GtkWidget *
add_spin (GtkGrid *grid, int row, const char *text, double min, double max, double value)
{
  GtkWidget *spin = rt_number_spin_new (min, max, 1, value);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 10);
  rt_dialog_attach (grid, row, text, spin);
  return spin;
}

static GtkWidget *
make_film (ExportWindow *self)
{
  RtPlayer *player = rt_desk_player (rt_shell_desk (self->shell));
  guint64 length = rt_trace_length (self->trace);
  guint64 to = MIN (rt_player_position (player) + STEPS - 1, length);
  guint64 from = to - MIN (to, STEPS - 1);
  GtkWidget *grid = gtk_grid_new ();

  self->from = add_spin (GTK_GRID (grid), 0, _("_First step"), 0, (double) length, (double) from);
  self->to = add_spin (GTK_GRID (grid), 1, _("_Last step"), 0, (double) length, (double) to);
  self->pixels = add_spin (GTK_GRID (grid), 2, _("_Width in pixels"), RT_ANIMATION_SIDE_LEAST,
                           RT_ANIMATION_SIDE_MOST, RT_ANIMATION_SIDE);
  self->speed = add_spin (GTK_GRID (grid), 3, _("_Steps a second"), 1, 50, RT_ANIMATION_SPEED);
  self->tree = gtk_check_button_new_with_mnemonic (_("With the _tree of these steps"));
  gtk_grid_attach (GTK_GRID (grid), self->tree, 0, 4, 2, 1);
  self->frames = rt_label_new (NULL, "faint");
  gtk_grid_attach (GTK_GRID (grid), self->frames, 0, 5, 2, 1);
  g_signal_connect_swapped (self->speed, "value-changed", G_CALLBACK (say_frames), self);
  g_signal_connect (self->from, "value-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (self->to, "value-changed", G_CALLBACK (changed_cb), self);
  say_frames (self);
  return grid;
}

/* Returns true if windows are dark. A film gets dark colours then. */
static gboolean
is_dark (GtkWidget *widget)
{
  gboolean dark;

  g_object_get (gtk_widget_get_settings (widget), "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

/* The kinds of files */

/* The kinds of files. FORMAT is the id of a picture format; NULL for other kinds. */
static const struct {
  const char *name;
  RtDrawingKind drawing;
  const char *format;
  GtkWidget *(*make) (ExportWindow *self); /* creates the options; NULL: there are none */
  bool (*can) (RtDesk *desk);              /* returns true if DESK can be exported; NULL: always */
} kinds[] = {
  { N_("Picture (PNG)"), RT_DRAWING_PICTURE, "png", make_picture, NULL },
  { N_("Picture (SVG)"), RT_DRAWING_PICTURE, "svg", NULL, NULL },
  { N_("Picture (PDF)"), RT_DRAWING_PICTURE, "pdf", NULL, NULL },
  { N_("Pages (PDF)"), RT_DRAWING_PAGES, NULL, make_pages, NULL },
  { N_("Film (GIF)"), RT_DRAWING_ANIMATION, NULL, make_film, rt_desk_has_trace },
  { N_("Steps (CSV)"), RT_DRAWING_TABLE, NULL, NULL, rt_desk_has_trace },
  { N_("Path (text)"), RT_DRAWING_PATH, NULL, NULL, rt_desk_has_path },
};

static const RtPictureFormat *
format_of (const char *id)
{
  const RtPictureFormat *const *format = rt_picture_formats;

  while (id && *format && g_strcmp0 ((*format)->id, id) != 0)
    format++;
  return id ? *format : NULL;
}

/* Returns the index of the chosen kind in `kinds`. */
static int
chosen (ExportWindow *self)
{
  return g_array_index (self->shown, int, gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice)));
}

/* Shows the options of the chosen kind and hides the others. */
static void
show_options (ExportWindow *self)
{
  int kind = chosen (self);
  GtkWidget **part = &self->parts[kinds[kind].drawing];

  if (!*part && kinds[kind].make) {
    *part = kinds[kind].make (self);
    gtk_box_append (GTK_BOX (self->options), *part);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (self->parts); i++)
    if (self->parts[i])
      gtk_widget_set_visible (self->parts[i], &self->parts[i] == part && kinds[kind].make);
}

/* Returns the description of the export that the person has chosen: kind and options. */
static RtDrawing
drawing_of (ExportWindow *self)
{
  RtDesk *desk = rt_shell_desk (self->shell);

  switch (kinds[chosen (self)].drawing) {
  case RT_DRAWING_PAGES:
    return (RtDrawing) { .kind = RT_DRAWING_PAGES,
                         .puzzles = self->puzzles,
                         .sheet = self->sheet,
                         .paper = rt_sheet_options_paper (self->setup) };
  case RT_DRAWING_ANIMATION:
    return (RtDrawing) { .kind = RT_DRAWING_ANIMATION,
                         .trace = self->trace,
                         .from = value_of (self->from),
                         .to = value_of (self->to),
                         .pixels = (int) value_of (self->pixels),
                         .dark = is_dark (self->dialog),
                         .tree = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->tree)),
                         .speed = gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->speed)) };
  case RT_DRAWING_TABLE:
    return rt_drawing_of_table (desk);
  case RT_DRAWING_PATH:
    return rt_drawing_of_path (desk);
  case RT_DRAWING_PICTURE:
  default:
    return rt_drawing_of_picture (desk, self->size ? (int) value_of (self->size) : RT_EXPORT_PIXELS);
  }
}

static void
save_options (ExportWindow *self)
{
  const char *format = kinds[chosen (self)].format;

  if (format)
    rt_preference_set_string (RT_PREFERENCE_PICTURE_FORMAT, format);
  if (self->size)
    rt_preference_set_int (RT_PREFERENCE_PICTURE_SIZE, (int) value_of (self->size));
  if (kinds[chosen (self)].drawing == RT_DRAWING_PAGES) {
    rt_sheet_options_save (&self->sheet);
    rt_sheet_options_save_setup (self->setup);
  }
}

/* Prints the pages with the chosen options. */
static void
print_cb (GtkButton *button, ExportWindow *self)
{
  g_autoptr (RtShell) shell = g_object_ref (self->shell);
  g_autoptr (GPtrArray) puzzles = g_ptr_array_ref (self->puzzles);

  save_options (self);
  gtk_window_destroy (GTK_WINDOW (self->dialog));
  rt_print (shell, puzzles);
}

static void
export_cb (GtkButton *button, ExportWindow *self)
{
  RtDrawing drawing;

  g_cancellable_cancel (self->rating); /* the rating must not change the pages that the preview shows */
  save_options (self);
  drawing = drawing_of (self);
  rt_export_choose (self->shell, &drawing, format_of (kinds[chosen (self)].format));
  gtk_window_destroy (GTK_WINDOW (self->dialog));
}

/* Returns a drop-down of the kinds that are possible. It selects the picture format that was used last. */
static GtkWidget *
make_choice (ExportWindow *self)
{
  RtDesk *desk = rt_shell_desk (self->shell);
  g_autofree char *last = rt_preference_string (RT_PREFERENCE_PICTURE_FORMAT);
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *grid = gtk_grid_new ();
  guint at = 0;

  for (int i = 0; i < (int) G_N_ELEMENTS (kinds); i++) {
    if (self->is_pages ? kinds[i].drawing != RT_DRAWING_PAGES : kinds[i].can && !kinds[i].can (desk))
      continue;
    if (g_strcmp0 (kinds[i].format, last) == 0)
      at = self->shown->len;
    gtk_string_list_append (names, _(kinds[i].name));
    g_array_append_val (self->shown, i);
  }
  self->choice = rt_drop_down_new (names);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), at);
  /* Translators: before a choice of what is exported, as in "Picture (PNG)" */
  rt_dialog_attach (GTK_GRID (grid), 0, _("_What"), self->choice);
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (show_options), self);
  gtk_widget_set_visible (grid, self->shown->len > 1);
  return grid;
}

/* Shows the dialog above the window SHELL for PUZZLES, of which it takes ownership. If IS_PAGES, exports pages
 * only. */
static ExportWindow *
present (RtShell *shell, GPtrArray *puzzles, bool is_pages)
{
  ExportWindow *self = g_new0 (ExportWindow, 1);
  RtTrace *trace = rt_solving_trace (rt_desk_solving (rt_shell_desk (shell)));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18), *buttons;

  self->shell = shell;
  self->trace = trace ? rt_trace_ref (trace) : NULL;
  self->puzzles = puzzles;
  self->is_pages = is_pages;
  self->rating = g_cancellable_new ();
  self->setup = rt_sheet_options_load_setup ();
  self->last = gtk_paper_size_copy (gtk_page_setup_get_paper_size (self->setup));
  self->sheet = rt_sheet_options_load ();
  self->shown = g_array_new (FALSE, FALSE, sizeof (int));
  self->dialog = rt_dialog_new (rt_shell_parent (shell), _("Export"));
  g_object_set_data_full (G_OBJECT (self->dialog), "export-window", self, export_window_free);
  self->options = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), make_choice (self));
  gtk_box_append (GTK_BOX (box), self->options);
  buttons = rt_dialog_buttons_new (self->dialog, _("_Export…"), G_CALLBACK (export_cb), self);
  if (is_pages) {
    GtkWidget *print = rt_button_new_text (_("Pr_int…"), NULL);

    g_signal_connect (print, "clicked", G_CALLBACK (print_cb), self);
    gtk_box_insert_child_after (GTK_BOX (buttons), print, gtk_widget_get_first_child (buttons));
  }
  gtk_box_append (GTK_BOX (box), buttons);
  show_options (self);
  rt_dialog_set_content (self->dialog, box);
  gtk_window_present (GTK_WINDOW (self->dialog));
  return self;
}

void
rt_export_window_present (RtShell *shell)
{
  GPtrArray *puzzles = rt_print_puzzles (shell);
  ExportWindow *self = present (shell, puzzles, false);

  rt_paper_rate (puzzles, self->rating, show_pages, self);
}

void
rt_export_window_present_pages (RtShell *shell, GPtrArray *puzzles)
{
  present (shell, g_ptr_array_ref (puzzles), true);
}
