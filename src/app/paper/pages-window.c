/* pages-window.c - dialog with the options of a PDF file with puzzles, and a preview. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/pages-window.h"

#include "app/common/dialog.h"
#include "app/paper/export.h"
#include "app/paper/page-view.h"
#include "app/paper/print.h"
#include "app/paper/sheet-options.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define PREVIEW 300 /* pixels: height of a page */
#define WIDE 600    /* of a window: from this width on the preview is beside the options */

/* Sizes of paper; the one that was used last is added. */
static const char *const papers[] = { GTK_PAPER_NAME_A4, GTK_PAPER_NAME_LETTER };

/* Data of the dialog, which owns it. */
typedef struct {
  RtShell *shell; /* not owned: destroyed with the dialog */
  GPtrArray *puzzles;
  GCancellable *rating; /* cancels the rating of the puzzle */
  GtkPageSetup *setup;
  GtkPaperSize *last; /* the paper that was used last */
  RtSheet sheet;
  GtkWidget *dialog, *paper, *view;
} PagesWindow;

static void
pages_window_free (gpointer data)
{
  PagesWindow *self = data;

  g_cancellable_cancel (self->rating);
  g_object_unref (self->rating);
  g_ptr_array_unref (self->puzzles);
  g_object_unref (self->setup);
  gtk_paper_size_free (self->last);
  g_free (self);
}

static void
show (gpointer data)
{
  PagesWindow *self = data;
  RtPaper paper = rt_sheet_options_paper (self->setup);

  rt_page_view_show (self->view, &self->sheet, &paper);
}

static void
paper_cb (GObject *object, GParamSpec *pspec, PagesWindow *self)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->paper));
  g_autoptr (GtkPaperSize) size = chosen < G_N_ELEMENTS (papers)
                                    ? gtk_paper_size_new (papers[chosen])
                                    : gtk_paper_size_copy (self->last);

  gtk_page_setup_set_paper_size_and_default_margins (self->setup, size);
  show (self);
}

static void
export_cb (GtkButton *button, PagesWindow *self)
{
  const RtDrawing drawing = { .kind = RT_DRAWING_PAGES,
                              .puzzles = self->puzzles,
                              .sheet = self->sheet,
                              .paper = rt_sheet_options_paper (self->setup) };

  g_cancellable_cancel (self->rating); /* exports the pages as the preview shows them */
  rt_sheet_options_save (&self->sheet);
  rt_sheet_options_save_setup (self->setup);
  rt_export_choose (self->shell, &drawing, NULL);
  gtk_window_destroy (GTK_WINDOW (self->dialog));
}

static GtkWidget *
make_paper (PagesWindow *self)
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
make_content (PagesWindow *self)
{
  bool wide = gtk_widget_get_width (GTK_WIDGET (rt_shell_parent (self->shell))) >= WIDE;
  GtkWidget *box = gtk_box_new (wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *buttons = rt_dialog_buttons_new (self->dialog, _("_Export…"), G_CALLBACK (export_cb),
                                              self);

  gtk_widget_set_valign (buttons, GTK_ALIGN_END);
  gtk_widget_set_vexpand (buttons, TRUE);
  self->view = rt_page_view_new (self->puzzles, PREVIEW);
  gtk_box_append (GTK_BOX (column), make_paper (self));
  gtk_box_append (GTK_BOX (column),
                  rt_sheet_options_new (&self->sheet, self->puzzles->len, show, self));
  gtk_box_append (GTK_BOX (column), buttons);
  gtk_box_append (GTK_BOX (box), self->view);
  gtk_box_append (GTK_BOX (box), column);
  return box;
}

static PagesWindow *
present (RtShell *shell, GPtrArray *puzzles)
{
  PagesWindow *self = g_new0 (PagesWindow, 1);

  self->shell = shell;
  self->puzzles = g_ptr_array_ref (puzzles);
  self->rating = g_cancellable_new ();
  self->setup = rt_sheet_options_load_setup ();
  self->last = gtk_paper_size_copy (gtk_page_setup_get_paper_size (self->setup));
  self->sheet = rt_sheet_options_load ();
  self->dialog = rt_dialog_new (rt_shell_parent (shell), _("Export Pages as PDF"));
  g_object_set_data_full (G_OBJECT (self->dialog), "pages-window", self, pages_window_free);
  rt_dialog_set_content (self->dialog, make_content (self));
  show (self);
  gtk_window_present (GTK_WINDOW (self->dialog));
  return self;
}

void
rt_pages_window_present (RtShell *shell, GPtrArray *puzzles)
{
  present (shell, puzzles);
}

void
rt_pages_window_present_document (RtShell *shell)
{
  g_autoptr (GPtrArray) puzzles = rt_print_puzzles (shell);
  PagesWindow *self = present (shell, puzzles);

  rt_paper_rate (puzzles, self->rating, show, self);
}
