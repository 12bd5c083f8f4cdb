/* help-page.c - parser of the markup of the help, block by block. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/help/help-page.h"

#include "widgets/labels.h"

#include <string.h>

#define CODE "    "

char *
rt_help_title (const char *text)
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
  gtk_widget_set_focusable (label, FALSE); /* else it would take the focus, and with it be selected */
  return label;
}

/* Returns a picture that is as wide as the page. BLOCK is "![What it shows](name.png)". */
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

GtkWidget *
rt_help_page_new (const char *text, const char *pictures)
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
