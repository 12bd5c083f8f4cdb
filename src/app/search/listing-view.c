/* listing-view.c - RtListingView, a widget: shows the listing of a search, in words or as a program, and
 * copies or saves it.
 *
 * A listing in words is as high as its text. A program scrolls and follows the running line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/listing-view.h"

#include "app/common/preferences.h"
#include "app/common/nested-scrolls.h"
#include "widgets/buttons.h"
#include "widgets/code-listing.h"

#include <glib/gi18n.h>
#include <string.h>

/* Height of a scrolled program in pixels, about that of a listing in words. */
#define PROGRAM_HEIGHT 240
#define LINES_ABOVE 7 /* greatest number of lines visible above the running line */

/* Value of the preference for a listing in words. */
#define WORDS "words"

struct _RtListingView {
  GtkWidget parent_instance;

  const RtSearch *search;
  int line; /* running line of the listing in words; -1: none */

  /* Owned. */
  RtProgram *program;  /* NULL: the listing is in words */
  GSimpleAction *language;
  GtkWidget *scrolled; /* contains LISTING if it is a program */
  GtkWidget *listing;
  guint to_follow;     /* source id; 0: none */

  /* Children. */
  GtkWidget *grid; /* a listing in words spans both rows, a program the row below the button */
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (RtListingView, rt_listing_view, GTK_TYPE_WIDGET)

/* Scrolls so that the marked line is near the top, because a low window shows only the upper part of the
 * listing. */
static gboolean
follow_cb (gpointer data)
{
  RtListingView *self = data;
  GtkAdjustment *place =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  graphene_rect_t line;
  double top;

  self->to_follow = 0;
  if (rt_listing_bounds (RT_LISTING (self->listing), &line)) {
    top = gtk_adjustment_get_value (place);
    gtk_adjustment_set_value (place, CLAMP (top, line.origin.y - LINES_ABOVE * line.size.height,
                                            line.origin.y - 2 * line.size.height));
  }
  return G_SOURCE_REMOVE;
}

/* Scrolls after the next layout, when the bounds of the lines are known. */
static void
follow (RtListingView *self)
{
  if (self->program && !self->to_follow)
    self->to_follow = g_idle_add (follow_cb, self);
}

static void
mark (RtListingView *self)
{
  rt_listing_set_line (RT_LISTING (self->listing),
                       self->program ? rt_program_line (self->program, self->line) : self->line);
  follow (self);
}

/* Puts the listing into the widget: a program into the scrolled window, below the button; a listing
 * in words beside the button, with the end of its first line free for the button. */
static void
put_listing (RtListingView *self)
{
  GtkWidget *shown = self->program ? self->scrolled : self->listing;
  GtkWidget *other = self->program ? self->listing : self->scrolled;

  if (gtk_widget_get_parent (other) == self->grid)
    gtk_grid_remove (GTK_GRID (self->grid), other);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled),
                                 self->program ? self->listing : NULL);
  if (self->program) /* otherwise a right-to-left viewport shows the ends of lines first */
    gtk_widget_set_direction (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scrolled)),
                              GTK_TEXT_DIR_LTR);
  if (gtk_widget_get_parent (shown) == self->grid)
    return;
  gtk_grid_attach (GTK_GRID (self->grid), shown, 0, self->program ? 1 : 0, 1, self->program ? 1 : 2);
  gtk_widget_insert_before (shown, self->grid, self->button); /* so that the button is drawn above it */
}

/* Returns the program of SEARCH in the preferred language. Returns NULL if the person prefers words, or
 * there is no program in this language. Free with rt_program_free. */
static RtProgram *
preferred_program (const RtSearch *search)
{
  g_autofree char *id = rt_preference_string (RT_PREFERENCE_LANGUAGE);
  const RtLanguage *language = rt_language_by_id (id);

  return language ? rt_program_new (search, language) : NULL;
}

/* Shows the listing of the search (its code in words or as a program) in the language that the person prefers. */
static void
show (RtListingView *self)
{
  g_autofree char *id = rt_preference_string (RT_PREFERENCE_LANGUAGE);
  const RtLanguage *language = rt_language_by_id (id);
  RtProgram *was = g_steal_pointer (&self->program);

  g_simple_action_set_state (self->language, g_variant_new_string (language ? id : WORDS));
  if (!self->search)
    return;
  self->program = preferred_program (self->search);
  rt_listing_set_line (RT_LISTING (self->listing), -1);
  if (self->program)
    rt_listing_set_code (RT_LISTING (self->listing), rt_program_lines (self->program));
  else
    rt_listing_set_lines (RT_LISTING (self->listing), self->search->listing);
  g_clear_pointer (&was, rt_program_free); /* freed only now, because the labels pointed to its lines */
  put_listing (self);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button),
                             self->program ? language->name : _("In words"));
  rt_button_set_name (self->button, _("Language of the listing"));
  mark (self);
}

static void
preferred_cb (gpointer self)
{
  show (self);
}

static void
language_cb (GSimpleAction *action, GVariant *id)
{
  rt_preference_set_string (RT_PREFERENCE_LANGUAGE, g_variant_get_string (id, NULL));
}

void
rt_listing_view_set_search (RtListingView *self, const RtSearch *search)
{
  g_return_if_fail (RT_IS_LISTING_VIEW (self));

  self->search = search;
  self->line = -1;
  show (self);
}

void
rt_listing_view_set_line (RtListingView *self, int line)
{
  g_return_if_fail (RT_IS_LISTING_VIEW (self));

  if (self->line == line)
    return;
  self->line = line;
  mark (self);
}

static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenu) menu = g_menu_new (), languages = g_menu_new (), texts = g_menu_new ();

  g_menu_append (languages, _("In words"), "listing.language::" WORDS);
  for (const RtLanguage *row = rt_languages; row->id; row++) {
    g_autofree char *action = g_strconcat ("listing.language::", row->id, NULL);

    g_menu_append (languages, row->name, action);
  }
  g_menu_append (texts, _("_Copy"), "win.copy-listing");
  g_menu_append (texts, _("Save _As…"), "win.save-listing");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (languages));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (texts));
  gtk_menu_button_set_create_popup_func (button, NULL, NULL, NULL);
  rt_menu_button_set_menu (button, G_MENU_MODEL (menu));
}

static void
rt_listing_view_dispose (GObject *object)
{
  RtListingView *self = RT_LISTING_VIEW (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_object (&self->scrolled);
  g_clear_object (&self->listing);
  g_clear_handle_id (&self->to_follow, g_source_remove);
  g_clear_object (&self->language);
  g_clear_pointer (&self->program, rt_program_free);
  G_OBJECT_CLASS (rt_listing_view_parent_class)->dispose (object);
}

static void
rt_listing_view_class_init (RtListingViewClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_listing_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_listing_view_init (RtListingView *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  self->line = -1;
  self->language = g_simple_action_new_stateful ("language", G_VARIANT_TYPE_STRING,
                                                 g_variant_new_string (WORDS));
  g_signal_connect (self->language, "activate", G_CALLBACK (language_cb), NULL);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (self->language));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "listing", G_ACTION_GROUP (group));

  self->listing = g_object_ref_sink (rt_listing_new ());
  self->scrolled = g_object_ref_sink (rt_scrolls_new (NULL));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (self->scrolled, -1, PROGRAM_HEIGHT);
  gtk_widget_add_css_class (self->scrolled, "code");
  g_signal_connect_swapped (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), "changed",
    G_CALLBACK (follow), self);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), create_menu_cb, NULL, NULL);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->button), FALSE);
  gtk_widget_set_focus_on_click (self->button, FALSE);
  /* Places the button at the right in every language, because listings run from left to right. */
  gtk_widget_set_halign (self->button, gtk_widget_get_direction (self->button) == GTK_TEXT_DIR_RTL
                                         ? GTK_ALIGN_START
                                         : GTK_ALIGN_END);
  gtk_widget_set_valign (self->button, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->button, "language");
  rt_listing_set_over_end (RT_LISTING (self->listing), self->button);
  gtk_widget_set_hexpand (self->listing, TRUE);
  self->grid = gtk_grid_new ();
  gtk_grid_attach (GTK_GRID (self->grid), self->button, 0, 0, 1, 1);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  rt_preference_watch (RT_PREFERENCE_LANGUAGE, self, preferred_cb);
}

GtkWidget *
rt_listing_view_new (void)
{
  return g_object_new (RT_TYPE_LISTING_VIEW, NULL);
}

int
rt_listed_line (RtPlayer *player)
{
  RtCursor *cursor = rt_player_cursor (player);
  int look = rt_player_look (player);

  if (cursor && look >= 0)
    return rt_cursor_detail (cursor)->looks[look].line;
  return cursor && rt_cursor_event (cursor)->kind != RT_EVENT_NONE ? rt_cursor_event (cursor)->line : -1;
}

static char *
text_of (const RtSearch *search)
{
  g_autoptr (RtProgram) program = preferred_program (search);
  GString *words;

  if (program)
    return g_strdup (rt_program_text (program));
  words = g_string_new (NULL);
  for (int i = 0; search->listing[i]; i++)
    g_string_append_printf (words, "%s\n", _(search->listing[i]));
  return g_string_free (words, FALSE);
}

void
rt_listed_copy (RtShell *shell)
{
  g_autofree char *text = text_of (rt_desk_search (rt_shell_desk (shell)));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (rt_shell_parent (shell))), text);
  rt_shell_say (shell, RT_MESSAGE_INFO, _("Copied."), NULL, NULL);
}

void
rt_listed_save (RtShell *shell)
{
  const RtSearch *search = rt_desk_search (rt_shell_desk (shell));
  g_autoptr (RtProgram) program = preferred_program (search);
  g_autofree char *name = program ? rt_program_file_name (program)
                                  : g_strconcat (search->id, ".txt", NULL);
  char *text = text_of (search);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  RtAsker asker = rt_shell_asker (shell);

  rt_ask_and_save (&asker, _("Save the Listing"), name, bytes);
}
