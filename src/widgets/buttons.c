/* buttons.c - creates buttons, drop-downs and menus, and sets their accessible names and focus
 * behaviour. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/buttons.h"

#include "widgets/labels.h"

#include <math.h>
#include <stdbool.h>

void
rt_button_set_name (GtkWidget *button, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
set_child (GtkWidget *button, GtkWidget *child)
{
  /* Keeps the focus in the grid after a click, so that the person can continue typing. */
  gtk_widget_set_focus_on_click (button, FALSE);
  if (GTK_IS_MENU_BUTTON (button))
    gtk_menu_button_set_child (GTK_MENU_BUTTON (button), child);
  else
    gtk_button_set_child (GTK_BUTTON (button), child);
}

void
rt_button_set_icon (GtkWidget *button, const char *icon_name, const char *name)
{
  set_child (button, gtk_image_new_from_icon_name (icon_name));
  gtk_widget_add_css_class (button, "image-button");
  gtk_widget_set_tooltip_text (button, name);
  rt_button_set_name (button, name);
}

static GtkWidget *
label_of (GtkWidget *button)
{
  GtkWidget *child = GTK_IS_MENU_BUTTON (button)
                       ? gtk_menu_button_get_child (GTK_MENU_BUTTON (button))
                       : gtk_button_get_child (GTK_BUTTON (button));

  return GTK_IS_LABEL (child) ? child : NULL;
}

void
rt_button_set_text (GtkWidget *button, const char *text)
{
  GtkWidget *label = label_of (button);

  /* Keeps an existing label, because the person may be pressing it with the pointer. */
  if (label) {
    gtk_label_set_text_with_mnemonic (GTK_LABEL (label), text);
  } else {
    label = gtk_label_new_with_mnemonic (text);
    set_child (button, label);
    gtk_widget_add_css_class (button, "text-button");
  }
  rt_button_set_name (button, gtk_label_get_text (GTK_LABEL (label)));
}

void
rt_buttons_wrap (GtkWidget *box)
{
  for (GtkWidget *child = gtk_widget_get_first_child (box); child;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *label = GTK_IS_BUTTON (child) ? label_of (child) : NULL;

    if (label) {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
    }
  }
}

GtkWidget *
rt_button_new_icon (const char *icon_name, const char *name, const char *action_name)
{
  GtkWidget *button = gtk_button_new ();

  rt_button_set_icon (button, icon_name, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action_name);
  return button;
}

GtkWidget *
rt_button_new_text (const char *text, const char *action_name)
{
  GtkWidget *button = gtk_button_new ();

  rt_button_set_text (button, text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action_name);
  return button;
}

struct _RtTextButton {
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (RtTextButton, rt_text_button, GTK_TYPE_BUTTON)

enum { PROP_0, PROP_TEXT, PROP_WRAP };

static void
rt_text_button_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  const char *icon = gtk_button_get_icon_name (GTK_BUTTON (object));

  if (id == PROP_TEXT && icon)
    rt_button_set_icon (GTK_WIDGET (object), icon, g_value_get_string (value));
  else if (id == PROP_TEXT)
    rt_button_set_text (GTK_WIDGET (object), g_value_get_string (value));
  else
    gtk_label_set_wrap (GTK_LABEL (label_of (GTK_WIDGET (object))), g_value_get_boolean (value));
}

static void
rt_text_button_class_init (RtTextButtonClass *class)
{
  G_OBJECT_CLASS (class)->set_property = rt_text_button_set_property;
  g_object_class_install_property (
    G_OBJECT_CLASS (class), PROP_TEXT,
    g_param_spec_string ("text", NULL, NULL, "", G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
    G_OBJECT_CLASS (class), PROP_WRAP,
    g_param_spec_boolean ("wrap", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
rt_text_button_init (RtTextButton *self)
{
}

GtkWidget *
rt_toggle_new_text (const char *text, const char *tooltip)
{
  GtkWidget *toggle = gtk_toggle_button_new ();

  rt_button_set_text (toggle, text);
  gtk_widget_set_tooltip_text (toggle, tooltip);
  return toggle;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, rt_wrap_label_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  rt_wrap_label_set_text (RT_WRAP_LABEL (gtk_list_item_get_child (item)),
                          gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

GtkWidget *
rt_drop_down_new (GtkStringList *names)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  /* Keeps GTK's own factory for the popup list, because it marks the selected item. */
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice),
                                  gtk_drop_down_get_factory (GTK_DROP_DOWN (choice)));
  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), factory);
  return choice;
}

void
rt_drop_down_set_name (GtkWidget *drop_down, const char *name)
{
  /* Removes the label relation. GTK lets the selected item label the drop-down, and such a label takes
   * precedence over a name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  /* Names the inner button, too. Otherwise its name would be its widget type. */
  rt_button_set_name (gtk_widget_get_first_child (drop_down), name);
}

void
rt_control_set_name (GtkWidget *control, const char *name)
{
  if (GTK_IS_DROP_DOWN (control)) {
    rt_drop_down_set_name (control, name);
    return;
  }
  /* Removes the label relation, because some versions of GTK would read both names. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  rt_button_set_name (control, name);
}

static bool
is_menu_row (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX ||
         role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO;
}

/* Sets the accessible names of the menu rows in WIDGET and its descendants to the text of their
 * labels. */
static void
name_rows (GtkWidget *widget)
{
  bool named = !is_menu_row (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_LABEL (child)) {
      name_rows (child);
    } else if (!named) { /* a second label shows the keyboard shortcut */
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget),
                                     GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      rt_button_set_name (widget, gtk_label_get_text (GTK_LABEL (child)));
      named = true;
    }
}

/* Sets the accessible names of the rows at each layout of POPOVER, because rows may be added while it is
 * open. */
static void
realized_cb (GtkWidget *popover)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (popover)), "layout",
                           G_CALLBACK (name_rows), popover, G_CONNECT_SWAPPED);
}

void
rt_menu_name_rows (GtkWidget *popover)
{
  g_signal_connect (popover, "realize", G_CALLBACK (realized_cb), NULL);
}

/* Clips the interval of LENGTH pixels from START on to LOW..HIGH. Sets FIRST to its first whole pixel, and N to the
 * number of pixels. If the interval is outside, sets both to the nearest pixel. */
static void
clip (double start, double length, double low, double high, int *first, int *n)
{
  low = ceil (low);
  high = floor (high);
  start = floor (CLAMP (start, low, high - 1));
  *first = (int) start;
  *n = (int) (floor (CLAMP (start + length, start + 1, high)) - start);
}

void
rt_popover_point_to (GtkWidget *popover, const graphene_rect_t *place)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);
  GdkRectangle to;
  graphene_rect_t window;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (gtk_widget_get_root (parent)), parent, &window))
    return;
  clip (place->origin.x, place->size.width, window.origin.x, window.origin.x + window.size.width, &to.x,
        &to.width);
  clip (place->origin.y, place->size.height, window.origin.y, window.origin.y + window.size.height,
        &to.y, &to.height);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &to);
}

/* Returns the focus to the widget that had it before POPOVER was opened. GTK would leave the focus on
 * the chosen menu item, which receives no more keys, or move it to the button. */
static gboolean
return_focus (gpointer popover)
{
  GtkWidget *before = g_object_steal_data (popover, "before");
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  /* Does nothing if the chosen action has moved the focus elsewhere. */
  if (root && before && (!focus || gtk_widget_is_ancestor (focus, gtk_widget_get_parent (popover))))
    gtk_widget_grab_focus (before);
  g_clear_object (&before);
  return G_SOURCE_REMOVE;
}

static void
mapped_cb (GtkWidget *popover)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (popover));

  if (focus && focus != popover)
    g_object_set_data_full (G_OBJECT (popover), "before", g_object_ref (focus), g_object_unref);
}

/* Calls return_focus, which gives the focus back to the widget that had it, after the popover has
 * closed, but before the next key is handled. */
static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_HIGH, return_focus, g_object_ref (popover), g_object_unref);
}

void
rt_popover_return_focus (GtkWidget *popover)
{
  g_signal_connect (popover, "map", G_CALLBACK (mapped_cb), NULL);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
}

void
rt_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu)
{
  gtk_menu_button_set_menu_model (button, menu);
  rt_menu_name_rows (GTK_WIDGET (gtk_menu_button_get_popover (button)));
  rt_popover_return_focus (GTK_WIDGET (gtk_menu_button_get_popover (button)));
}
