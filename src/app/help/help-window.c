/* help-window.c - RtHelpWindow, the window of the help: a drop-down of pages, and the chosen page below it. The last
 * page is the list of all keys.
 *
 * A page is a text with blocks that are separated by blank lines:
 *
 *     # Title                     the first line
 *     ## Heading
 *     - An item, one a line
 *         code, after four blanks
 *     ![What it shows](name.png)  a picture
 *     Anything else is a paragraph, with **bold** and *emphasis*. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/help/help-window.h"

#include "app/common/companion.h"
#include "app/common/nested-scrolls.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <string.h>

#define CODE "    "

/* Returns the title of TEXT, a page. Free with g_free. */
static char *
help_title (const char *text)
{
  return g_strndup (text + strlen ("# "), strcspn (text, "\n") - strlen ("# "));
}

/* Returns TEXT as Pango markup: without line breaks, with bold and emphasis. Free with g_free. */
static char *
make_markup (const char *text)
{
  static gsize made;
  static GRegex *bold, *emphasis;
  g_autofree char *plain = g_markup_escape_text (text, -1), *half = NULL;

  if (g_once_init_enter (&made)) {
    bold = g_regex_new ("\\*\\*(.+?)\\*\\*", G_REGEX_DEFAULT, 0, NULL);
    emphasis = g_regex_new ("\\*(.+?)\\*", G_REGEX_DEFAULT, 0, NULL);
    g_once_init_leave (&made, 1);
  }
  g_strdelimit (plain, "\n", ' ');
  half = g_regex_replace (bold, plain, -1, 0, "<b>\\1</b>", 0, NULL);
  return g_regex_replace (emphasis, half, -1, 0, "<i>\\1</i>", 0, NULL);
}

static GtkWidget *
make_label (const char *text, const char *style)
{
  g_autofree char *markup = make_markup (text);
  GtkWidget *label = rt_label_new (NULL, style);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  return label;
}

static GtkWidget *
make_items (const char *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_auto (GStrv) lines = g_strsplit (block, "\n", 0);

  for (int i = 0; lines[i]; i++) {
    GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
    GtkWidget *dot = gtk_label_new ("•"), *label = make_label (lines[i] + strlen ("- "), NULL);

    gtk_widget_set_valign (dot, GTK_ALIGN_START);
    gtk_widget_set_hexpand (label, TRUE);
    gtk_box_append (GTK_BOX (row), dot);
    gtk_box_append (GTK_BOX (row), label);
    gtk_box_append (GTK_BOX (box), row);
  }
  return box;
}

static GtkWidget *
make_code (const char *block)
{
  g_auto (GStrv) lines = g_strsplit (block, "\n", 0);
  g_autofree char *text = NULL;
  GtkWidget *label;

  for (int i = 0; lines[i]; i++)
    memmove (lines[i], lines[i] + strlen (CODE), strlen (lines[i]) - strlen (CODE) + 1);
  text = g_strjoinv ("\n", lines);
  label = rt_label_new (text, "program-text");
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_focusable (label, FALSE); /* otherwise the label takes the focus and selects its text */
  return label;
}

/* Returns a picture widget as wide as the help page. BLOCK is "![What it shows](name.png)"; the
 * file is a resource below the path PICTURES. */
static GtkWidget *
make_picture (const char *block, const char *pictures)
{
  g_auto (GStrv) parts = g_strsplit_set (block + strlen ("!["), "]()", 0);
  g_autofree char *path = g_strconcat (pictures, parts[2], NULL);
  GtkWidget *picture = gtk_picture_new_for_resource (path);

  gtk_picture_set_alternative_text (GTK_PICTURE (picture), parts[0]);
  gtk_widget_set_halign (picture, GTK_ALIGN_FILL);
  return picture;
}

static GtkWidget *
make_block (const char *block, const char *pictures)
{
  return g_str_has_prefix (block, "## ") ? make_label (block + strlen ("## "), "heading")
         : g_str_has_prefix (block, "- ") ? make_items (block)
         : g_str_has_prefix (block, CODE) ? make_code (block)
         : g_str_has_prefix (block, "![") ? make_picture (block, pictures)
                                          : make_label (block, NULL);
}

/* Returns a box with the contents of TEXT, a help page, after its title. Pictures are resources below the path
 * PICTURES. */
static GtkWidget *
help_page_new (const char *text, const char *pictures)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_auto (GStrv) blocks = g_strsplit (text, "\n\n", 0);

  for (int i = 1; blocks[i]; i++) { /* the first is the title */
    size_t length = strlen (blocks[i]);

    while (length > 0 && blocks[i][length - 1] == '\n')
      blocks[i][--length] = '\0';
    gtk_box_append (GTK_BOX (box), make_block (blocks[i], pictures));
  }
  gtk_widget_add_css_class (box, "compared");
  return box;
}

#define FOLDER "/io/github/retrace_sudoku/Retrace/help/"

static const char *const pages[] = {
  "1-begin.txt", "2-searches.txt", "3-logic.txt", "4-own-programs.txt", "5-files.txt",
};

struct _RtHelpWindow {
  GtkWindow parent_instance;

  /* Owned. */
  GBytes *texts[G_N_ELEMENTS (pages)];
  GtkWidget *keys; /* the last page */

  /* Children. */
  GtkWidget *choice;   /* drop-down of the titles */
  GtkWidget *scrolled; /* scrolled window that contains the page */
};

G_DEFINE_FINAL_TYPE (RtHelpWindow, rt_help_window, GTK_TYPE_WINDOW)

/* Returns the text of the help page NAME in the person's language or, if there is no translation,
 * in English. The caller owns the bytes. */
static GBytes *
load (const char *name)
{
  g_autofree char *english = g_strconcat (FOLDER, name, NULL);
  GBytes *text = NULL;

  for (const char *const *language = g_get_language_names (); *language && !text; language++) {
    g_autofree char *path = g_strconcat (FOLDER, *language, "/", name, NULL);

    text = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  }
  return text ? text : g_resources_lookup_data (english, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

static void
show_chosen (RtHelpWindow *self)
{
  guint n = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice));
  GtkWidget *page = n == G_N_ELEMENTS (pages)
                      ? self->keys
                      : help_page_new (g_bytes_get_data (self->texts[n], NULL), FOLDER);
  const char *title = gtk_string_object_get_string (gtk_drop_down_get_selected_item (GTK_DROP_DOWN (self->choice)));

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), page);
  /* Uses natural heights. With minimum heights, pictures would shrink to nothing. */
  gtk_scrollable_set_vscroll_policy (
    GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scrolled))),
    GTK_SCROLL_NATURAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scrolled), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

static void
rt_help_window_finalize (GObject *object)
{
  RtHelpWindow *self = RT_HELP_WINDOW (object);

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    g_bytes_unref (self->texts[i]);
  g_object_unref (self->keys);
  G_OBJECT_CLASS (rt_help_window_parent_class)->finalize (object);
}

static void
rt_help_window_class_init (RtHelpWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = rt_help_window_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rt_help_window_init (RtHelpWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *title = NULL;

    self->texts[i] = load (pages[i]);
    title = help_title (g_bytes_get_data (self->texts[i], NULL));
    gtk_string_list_append (titles, title);
  }
  gtk_string_list_append (titles, C_("page of the help", "Keys"));
  self->choice = rt_drop_down_new (titles);
  rt_drop_down_set_name (self->choice, _("Page"));
  gtk_widget_add_css_class (self->choice, "help-choice");
  self->scrolled = rt_scrolls_new (NULL);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), self->choice);
  gtk_box_append (GTK_BOX (box), self->scrolled);
  gtk_window_set_child (GTK_WINDOW (self), box);
  gtk_window_set_title (GTK_WINDOW (self), _("Help"));
  gtk_window_set_default_size (GTK_WINDOW (self), 640, 720);
  show_chosen (self);
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (show_chosen), self);
}

void
rt_help_window_present (RtShell *shell, GtkWidget *keys, bool at_keys)
{
  GtkWindow *window = rt_companion_find (shell, RT_TYPE_HELP_WINDOW);
  g_autoptr (GtkWidget) list = g_object_ref_sink (keys);

  if (!window) {
    window = g_object_new (RT_TYPE_HELP_WINDOW, NULL);
    RT_HELP_WINDOW (window)->keys = g_object_ref (list);
    rt_companion_attach (window, shell);
  }
  if (at_keys)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (RT_HELP_WINDOW (window)->choice), G_N_ELEMENTS (pages));
  gtk_window_present (window);
}
