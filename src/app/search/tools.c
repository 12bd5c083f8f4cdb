/* tools.c - what can be done with a search: jumps, a question, the heat map, compare. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/tools.h"

#include "widgets/buttons.h"

#include <glib/gi18n.h>

/* A row without a label ends a section. */
static const struct {
  const char *label, *action;
} jumps[] = {
  { N_("Next _Solution"), "win.next-solution" },
  { N_("Previous S_olution"), "win.previous-solution" },
  { NULL, NULL },
  { N_("Next _Dead End"), "win.next-dead-end" },
  { N_("Previous Dead _End"), "win.previous-dead-end" },
  { NULL, NULL },
  { N_("Next _Change of the Selected Cell"), "win.next-change" },
  { N_("Previous C_hange of the Selected Cell"), "win.previous-change" },
  { NULL, NULL },
  { N_("Next _Return to This Depth"), "win.next-return" },
  { N_("Where This Digit Is _Taken Back"), "win.step-out" },
  { N_("Next New _Greatest Depth"), "win.next-greatest" },
  { NULL, NULL },
  { N_("_Pause at Dead Ends"), "win.pause-at-dead-ends" },
  { N_("Pause When the Selected Cell Changes"), "win.breakpoint" },
  { NULL, NULL },
};

/* What pops up takes the focus, and is not where GTK, which scrolls the page to the focus, takes it
 * to be. */
static void
follow_focus (GtkWidget *popover, gpointer follows)
{
  GtkWidget *page = gtk_widget_get_ancestor (popover, GTK_TYPE_VIEWPORT);

  if (page)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (page), GPOINTER_TO_INT (follows));
}

static void
create_jumps_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenu) menu = g_menu_new (), section = g_menu_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (jumps); i++)
    if (jumps[i].label) {
      g_menu_append (section, _(jumps[i].label), jumps[i].action);
    } else {
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
      g_object_unref (section);
      section = g_menu_new ();
    }
  gtk_menu_button_set_create_popup_func (button, NULL, NULL, NULL);
  rt_menu_button_set_menu (button, G_MENU_MODEL (menu));
  g_signal_connect (gtk_menu_button_get_popover (button), "map", G_CALLBACK (follow_focus),
                    GINT_TO_POINTER (FALSE));
  g_signal_connect (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (follow_focus),
                    GINT_TO_POINTER (TRUE));
}

/* [Compare] [Heat Map] */
GtkWidget *
rt_search_tools_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *heat = rt_toggle_new_text (_("Heat Map"), _("How often the search wrote each cell"));

  gtk_widget_add_css_class (box, "compact");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (heat), "win.heat");
  gtk_box_append (GTK_BOX (box), rt_button_new_text (_("Compare"), "win.compare"));
  gtk_box_append (GTK_BOX (box), heat);
  rt_buttons_wrap (box);
  return box;
}

/* [Jump To] [What Is Next?] */
GtkWidget *
rt_search_jumps_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *jump = gtk_menu_button_new ();
  /* Translators: a button: while a search stands still, the person is asked what it does next. */
  GtkWidget *quiz = rt_toggle_new_text (_("What Is Next?"), _("Say what the search does next, before it does"));

  gtk_menu_button_set_label (GTK_MENU_BUTTON (jump), _("Jump To"));
  rt_button_set_name (jump, _("Jump To"));
  gtk_widget_set_focus_on_click (jump, FALSE); /* keys go on playing */
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (jump), create_jumps_cb, NULL, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (quiz), "win.quiz");
  gtk_widget_set_hexpand (jump, TRUE);
  gtk_box_append (GTK_BOX (box), jump);
  gtk_box_append (GTK_BOX (box), quiz);
  return box;
}
