/* page-tabs.c - RtSide, a widget with pages and tabs, of which one page is visible. It creates a
 * page when it is first shown.
 *
 * It does not use a GtkNotebook or a homogeneous GtkStack, because these request the size of the largest
 * page, so that a table would make the window scroll while another page is shown. A GtkStack with the
 * height of the visible page requests the width that this page has at its least height. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/page-tabs.h"

#include "widgets/buttons.h"

#include <glib/gi18n.h>
#include <stdbool.h>

struct _RtSide {
  GtkBox parent_instance;

  /* Children. */
  GtkWidget *tabs;  /* box of toggles, one for each page, in the same order */
  GtkWidget *pages; /* box with a box for each page, which gets the content of the page when it is first shown */
};

G_DEFINE_FINAL_TYPE (RtSide, rt_side, GTK_TYPE_BOX)

enum { SHOWN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Source of a page's content: MAKE (DATA) creates it. */
typedef struct {
  GtkWidget *(*make) (gpointer data);
  gpointer data;
} Source;

static GtkWidget *
tab_of (RtSide *self, GtkWidget *page)
{
  GtkWidget *tab = gtk_widget_get_first_child (self->tabs);

  while ((page = gtk_widget_get_prev_sibling (page)))
    tab = gtk_widget_get_next_sibling (tab);
  return tab;
}

static void
fill (GtkWidget *page)
{
  g_autofree Source *source = g_object_steal_data (G_OBJECT (page), "source");
  GtkWidget *content = source ? source->make (source->data) : NULL;

  if (!content)
    return;
  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (page), content);
}

static void
toggled_cb (GtkToggleButton *tab, GtkWidget *page)
{
  bool shown = gtk_toggle_button_get_active (tab);

  if (shown)
    fill (page);
  gtk_widget_set_visible (page, shown);
  gtk_widget_set_focusable (GTK_WIDGET (tab), shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_STATE_SELECTED, shown, -1);
  if (shown)
    g_signal_emit (gtk_widget_get_ancestor (page, RT_TYPE_SIDE), signals[SHOWN], 0);
}

static void
show_tabs (RtSide *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->tabs);

  gtk_widget_set_visible (self->tabs, first != gtk_widget_get_last_child (self->tabs));
}

static GtkWidget *
make_tab (GtkWidget *page, const char *name)
{
  GtkWidget *tab = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_TAB, "focusable", FALSE, NULL);

  rt_button_set_text (tab, name);
  gtk_widget_set_hexpand (tab, TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_STATE_SELECTED, FALSE, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_RELATION_CONTROLS, page,
                                  NULL, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_RELATION_LABELLED_BY, tab,
                                  NULL, -1);
  g_signal_connect (tab, "toggled", G_CALLBACK (toggled_cb), page);
  return tab;
}

void
rt_side_add (RtSide *self, const char *page, const char *name, GtkWidget *(*make) (gpointer data),
             gpointer data)
{
  GtkWidget *first, *tab, *box;
  Source source = { make, data };

  g_return_if_fail (RT_IS_SIDE (self));

  first = gtk_widget_get_first_child (self->tabs);
  box = g_object_new (GTK_TYPE_BOX, "name", page, "orientation", GTK_ORIENTATION_VERTICAL,
                      "accessible-role", GTK_ACCESSIBLE_ROLE_TAB_PANEL, "vexpand", TRUE,
                      "visible", FALSE, NULL);
  g_object_set_data_full (G_OBJECT (box), "source", g_memdup2 (&source, sizeof source), g_free);
  tab = make_tab (box, name);
  gtk_box_append (GTK_BOX (self->pages), box);
  gtk_box_append (GTK_BOX (self->tabs), tab);
  if (first)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), GTK_TOGGLE_BUTTON (first));
  show_tabs (self);
}

/* Returns the page with the identifier NAME, or the first page if there is none. */
static GtkWidget *
page_named (RtSide *self, const char *name)
{
  GtkWidget *page = gtk_widget_get_first_child (self->pages);

  while (page && g_strcmp0 (gtk_widget_get_name (page), name) != 0)
    page = gtk_widget_get_next_sibling (page);
  return page ? page : gtk_widget_get_first_child (self->pages);
}

void
rt_side_remove (RtSide *self, const char *page)
{
  GtkWidget *box, *tab;

  g_return_if_fail (RT_IS_SIDE (self));

  box = page_named (self, page);
  tab = tab_of (self, box);
  if (gtk_widget_get_visible (box))
    rt_side_show (self, NULL);
  gtk_box_remove (GTK_BOX (self->tabs), tab);
  gtk_box_remove (GTK_BOX (self->pages), box);
  show_tabs (self);
}

void
rt_side_show (RtSide *self, const char *page)
{
  g_return_if_fail (RT_IS_SIDE (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab_of (self, page_named (self, page))), TRUE);
}

const char *
rt_side_shown (RtSide *self)
{
  g_return_val_if_fail (RT_IS_SIDE (self), NULL);

  for (GtkWidget *page = gtk_widget_get_first_child (self->pages); page;
       page = gtk_widget_get_next_sibling (page))
    if (gtk_widget_get_visible (page))
      return gtk_widget_get_name (page);
  return NULL;
}

/* Returns the tab to which KEYVAL moves the focus from TAB, wrapping around the ends. Returns NULL if KEYVAL
 * does not move the focus. */
static GtkWidget *
tab_for_key (RtSide *self, GtkWidget *tab, guint keyval)
{
  bool mirrored = gtk_widget_get_direction (self->tabs) == GTK_TEXT_DIR_RTL;
  GtkWidget *first = gtk_widget_get_first_child (self->tabs);
  GtkWidget *last = gtk_widget_get_last_child (self->tabs);

  if (keyval == GDK_KEY_Home || keyval == GDK_KEY_KP_Home)
    return first;
  if (keyval == GDK_KEY_End || keyval == GDK_KEY_KP_End)
    return last;
  if (keyval != GDK_KEY_Left && keyval != GDK_KEY_KP_Left && keyval != GDK_KEY_Right &&
      keyval != GDK_KEY_KP_Right)
    return NULL;
  if ((keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left) != mirrored)
    return tab == first ? last : gtk_widget_get_prev_sibling (tab);
  return tab == last ? first : gtk_widget_get_next_sibling (tab);
}

static gboolean
key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers,
        RtSide *self)
{
  GtkWidget *tab = gtk_widget_get_focus_child (self->tabs), *to;

  if (!tab || modifiers & gtk_accelerator_get_default_mod_mask ())
    return GDK_EVENT_PROPAGATE;
  to = tab_for_key (self, tab, keyval);
  if (!to)
    return GDK_EVENT_PROPAGATE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (to), TRUE);
  gtk_widget_grab_focus (to);
  return GDK_EVENT_STOP;
}

static void
rt_side_class_init (RtSideClass *class)
{
  signals[SHOWN] = g_signal_new ("shown", RT_TYPE_SIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
rt_side_init (RtSide *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->tabs = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB_LIST, NULL);
  gtk_widget_add_css_class (self->tabs, "tabs");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tabs), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: what lies beside the grid, behind tabs */
                                  _("Pages"), -1);
  gtk_widget_set_visible (self->tabs, FALSE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->tabs, keys);
  self->pages = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_vexpand (self->pages, TRUE);
  gtk_box_append (GTK_BOX (self), self->tabs);
  gtk_box_append (GTK_BOX (self), self->pages);
}

GtkWidget *
rt_side_new (void)
{
  return g_object_new (RT_TYPE_SIDE, NULL);
}
