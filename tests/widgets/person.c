/* person.c - what is seen is searched from the root down, passing by all that is hidden. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "person.h"

typedef bool (*Says) (GtkWidget *widget, const char *text);

/* G_PRIORITY_HIGH is what a desk tells its changes with. */
void
let_changes_be_told (void)
{
  GMainContext *context = g_main_context_default ();
  int priority;

  while (g_main_context_prepare (context, &priority) && priority <= G_PRIORITY_HIGH)
    g_main_context_iteration (context, FALSE);
}

gpointer
find (gpointer root, GType type)
{
  gpointer found = G_TYPE_CHECK_INSTANCE_TYPE (root, type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* Whether WIDGET is hidden from those who see its parent. A revealer is believed: its child follows
 * what it says only when the animation begins or ends. */
static bool
is_hidden (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_REVEALER (parent))
    return !gtk_revealer_get_reveal_child (GTK_REVEALER (parent));
  return !gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget);
}

/* The first widget from ROOT on that is seen and SAYS so. */
static GtkWidget *
search (GtkWidget *root, Says says, const char *text)
{
  GtkWidget *found = NULL;

  if (is_hidden (root))
    return NULL;
  if (says (root, text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = search (child, says, text);
  return found;
}

static bool
label_says (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) &&
         g_pattern_match_simple (text, gtk_label_get_text (GTK_LABEL (widget)));
}

static bool
button_says (GtkWidget *widget, const char *text)
{
  return GTK_IS_BUTTON (widget) && search (widget, label_says, text);
}

static bool
tooltip_says (GtkWidget *widget, const char *text)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  return tooltip && g_pattern_match_simple (text, tooltip);
}

GtkWidget *
find_label (gpointer root, const char *text)
{
  let_changes_be_told ();
  return search (root, label_says, text);
}

GtkWidget *
find_button (gpointer root, const char *text)
{
  let_changes_be_told ();
  return search (root, button_says, text);
}

GtkWidget *
find_tooltip (gpointer root, const char *text)
{
  let_changes_be_told ();
  return search (root, tooltip_says, text);
}

bool
has_label (gpointer root, const char *text)
{
  return find_label (root, text) != NULL;
}

void
press_button (gpointer root, const char *text)
{
  GtkWidget *button = find_button (root, text);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  let_changes_be_told ();
}

GtkEventController *
controller (gpointer widget, GType type)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkEventController) one = g_list_model_get_item (all, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (one, type))
      return one;
  }
  g_assert_not_reached ();
}

bool
press_key (gpointer widget, guint keyval, GdkModifierType modifiers)
{
  gboolean handled;

  g_signal_emit_by_name (controller (widget, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", keyval,
                         0u, modifiers, &handled);
  let_changes_be_told ();
  return handled;
}
