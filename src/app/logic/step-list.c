/* step-list.c - RtStepList, a widget: fills and searches a list of logical steps.
 *
 * Each row is a step. If steps are grouped by technique, each group has a heading row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/step-list.h"

#include "app/common/nested-scrolls.h"
#include "engine/logic/words/notation.h"

#include <glib/gi18n.h>
#include <string.h>

/* One row. */

#define RT_TYPE_STEP_ROW (rt_step_row_get_type ())
G_DECLARE_FINAL_TYPE (RtStepRow, rt_step_row, RT, STEP_ROW, GObject)

struct _RtStepRow {
  GObject parent_instance;

  int place;            /* index in the list of steps; -1: a heading */
  char *number, *text;
};

G_DEFINE_FINAL_TYPE (RtStepRow, rt_step_row, G_TYPE_OBJECT)

static void
rt_step_row_finalize (GObject *object)
{
  RtStepRow *self = RT_STEP_ROW (object);

  g_free (self->number);
  g_free (self->text);
  G_OBJECT_CLASS (rt_step_row_parent_class)->finalize (object);
}

static void
rt_step_row_class_init (RtStepRowClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_step_row_finalize;
}

static void
rt_step_row_init (RtStepRow *self)
{
}

struct _RtStepList {
  GtkBox parent_instance;

  /* Owned. */
  GListStore *rows;
  GtkFilter *filter;
  GtkSingleSelection *selection;

  RtSteps kind;
  bool selecting;       /* the program changes the selection, not the person */

  /* Children. */
  GtkWidget *search;
  GtkWidget *view;
};

G_DEFINE_FINAL_TYPE (RtStepList, rt_step_list, GTK_TYPE_BOX)

enum { POINTED, CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
add_row (RtStepList *self, int place, char *number, char *text)
{
  g_autoptr (RtStepRow) row = g_object_new (RT_TYPE_STEP_ROW, NULL);

  row->place = place;
  row->number = number;
  row->text = text;
  g_list_store_append (self->rows, row);
}

static guint
count_alike (GPtrArray *steps, guint first)
{
  const RtStep *step = g_ptr_array_index (steps, first);
  guint n = 0;

  while (first + n < steps->len &&
         ((const RtStep *) g_ptr_array_index (steps, first + n))->technique == step->technique)
    n++;
  return n;
}

/* Adds a heading for the steps from index FIRST on, like "X-Wing · 3.2 (4)". */
static void
add_heading (RtStepList *self, GPtrArray *steps, guint first)
{
  const RtStep *step = g_ptr_array_index (steps, first);

  add_row (self, -1, NULL,
           /* Translators: a technique, its rating, and how many steps of it there are. */
           g_strdup_printf (_("%s · %.1f (%'u)"), _(step->technique->name), step->price,
                            count_alike (steps, first)));
}

void
rt_step_list_set_steps (RtStepList *self, GPtrArray *steps, RtSteps kind)
{
  g_return_if_fail (RT_IS_STEP_LIST (self));

  self->kind = kind;
  self->selecting = true;
  g_list_store_remove_all (self->rows);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  self->selecting = false;
  rt_step_list_add_steps (self, steps, 0, kind);
}

void
rt_step_list_add_steps (RtStepList *self, GPtrArray *steps, guint first, RtSteps kind)
{
  const RtTechnique *group = NULL;

  g_return_if_fail (RT_IS_STEP_LIST (self));

  self->selecting = true;
  for (guint i = first; steps && i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    if (kind == RT_STEPS_HERE && step->technique != group) {
      group = step->technique;
      add_heading (self, steps, i);
    }
    add_row (self, (int) i,
             kind == RT_STEPS_PATH ? g_strdup_printf ("%u", i + 1)
                                   : g_strdup_printf ("%.1f", step->price),
             rt_step_line (step));
  }
  gtk_widget_set_visible (self->search, steps && steps->len > 9);
  self->selecting = false;
}

/* Returns the position in the view, which also has headings, of the row for step PLACE (an index),
 * or GTK_INVALID_LIST_POSITION. */
static guint
position_of (RtStepList *self, int place)
{
  GListModel *model = G_LIST_MODEL (self->selection);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr (RtStepRow) row = g_list_model_get_item (model, i);

    if (row->place == place)
      return i;
  }
  return GTK_INVALID_LIST_POSITION;
}

static void
scroll_to_selected (RtStepList *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  if (position != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", position);
}

/* Scrolls to the selected step once the list has a height. GTK ignores earlier requests. */
static gboolean
laid_out_cb (GtkWidget *view, GdkFrameClock *clock, gpointer self)
{
  if (gtk_widget_get_height (view) == 0)
    return G_SOURCE_CONTINUE;
  scroll_to_selected (self);
  return G_SOURCE_REMOVE;
}

void
rt_step_list_select (RtStepList *self, int place)
{
  guint position;

  g_return_if_fail (RT_IS_STEP_LIST (self));

  position = place < 0 ? GTK_INVALID_LIST_POSITION : position_of (self, place);
  if (gtk_single_selection_get_selected (self->selection) == position)
    return;
  self->selecting = true;
  gtk_single_selection_set_selected (self->selection, position);
  if (gtk_widget_get_height (self->view) == 0)
    gtk_widget_add_tick_callback (self->view, laid_out_cb, self, NULL);
  else
    scroll_to_selected (self);
  self->selecting = false;
}

char *
rt_step_list_selected_text (RtStepList *self)
{
  RtStepRow *row;

  g_return_val_if_fail (RT_IS_STEP_LIST (self), NULL);

  row = gtk_single_selection_get_selected_item (self->selection);
  return row ? g_strdup (row->text) : NULL;
}

static void
selected_cb (RtStepList *self)
{
  RtStepRow *row = gtk_single_selection_get_selected_item (self->selection);

  if (row && row->place >= 0 && !self->selecting)
    g_signal_emit (self, signals[POINTED], 0, row->place);
}

static void
activate_cb (GtkListView *view, guint position, RtStepList *self)
{
  g_autoptr (RtStepRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (row->place >= 0)
    g_signal_emit (self, signals[CHOSEN], 0, row->place);
}

/* Emits `pointed` when the pointer enters a row. Does nothing for a solving path, because a playing
 * path scrolls its rows below the pointer. */
static void
enter_cb (GtkEventController *motion, double x, double y, GtkListItem *item)
{
  GtkWidget *list = gtk_widget_get_ancestor (gtk_event_controller_get_widget (motion),
                                             RT_TYPE_STEP_LIST);
  RtStepRow *row = gtk_list_item_get_item (item);

  if (row && row->place >= 0 && RT_STEP_LIST (list)->kind == RT_STEPS_HERE)
    g_signal_emit (list, signals[POINTED], 0, row->place);
}

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *number = gtk_label_new (NULL), *text = gtk_label_new (NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_add_css_class (number, "faint");
  gtk_widget_add_css_class (number, "numeric");
  gtk_label_set_width_chars (GTK_LABEL (number), 3);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), text);
  g_signal_connect (motion, "enter", G_CALLBACK (enter_cb), item);
  gtk_widget_add_controller (box, motion);
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  RtStepRow *row = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *number = gtk_widget_get_first_child (box);
  GtkWidget *text = gtk_widget_get_last_child (box);
  bool is_heading = row->place < 0;
  g_autofree char *name = is_heading ? g_strdup (row->text)
                                     : g_strjoin (" ", row->number, row->text, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_visible (number, !is_heading);
  gtk_label_set_text (GTK_LABEL (number), row->number ? row->number : "");
  gtk_label_set_text (GTK_LABEL (text), row->text);
  gtk_widget_set_tooltip_text (box, row->text);
  gtk_list_item_set_selectable (item, !is_heading);
  gtk_list_item_set_activatable (item, !is_heading);
  if (is_heading)
    gtk_widget_add_css_class (text, "heading");
  else
    gtk_widget_remove_css_class (text, "heading");
}

/* Returns true if the row ITEM is visible: it matches the search. Headings are hidden during a search. */
static gboolean
matches (gpointer item, gpointer data)
{
  RtStepList *self = data;
  RtStepRow *row = item;
  const char *sought = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autofree char *text = NULL, *part = NULL;

  if (!*sought)
    return TRUE;
  if (row->place < 0)
    return FALSE;
  text = g_utf8_casefold (row->text, -1);
  part = g_utf8_casefold (sought, -1);
  return strstr (text, part) != NULL;
}

static void
sought_cb (RtStepList *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
rt_step_list_dispose (GObject *object)
{
  RtStepList *self = RT_STEP_LIST (object);

  g_clear_object (&self->selection);
  g_clear_object (&self->filter);
  g_clear_object (&self->rows);
  G_OBJECT_CLASS (rt_step_list_parent_class)->dispose (object);
}

static void
rt_step_list_class_init (RtStepListClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_step_list_dispose;
  signals[POINTED] = g_signal_new ("pointed", RT_TYPE_STEP_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[CHOSEN] = g_signal_new ("chosen", RT_TYPE_STEP_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static GtkWidget *
make_view (RtStepList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkFilterListModel *filtered;
  GtkWidget *scrolled;

  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->rows)),
                                        g_object_ref (self->filter));
  self->selection = gtk_single_selection_new (G_LIST_MODEL (filtered));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->view = gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Steps"), -1);
  g_signal_connect (self->view, "activate", G_CALLBACK (activate_cb), self);
  scrolled = rt_scrolls_new (self->view);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 150);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_add_css_class (scrolled, "steps");
  return scrolled;
}

static void
rt_step_list_init (RtStepList *self)
{
  self->rows = g_list_store_new (RT_TYPE_STEP_ROW);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->search = gtk_search_entry_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Find among the steps"), -1);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (sought_cb), self);
  gtk_widget_set_visible (self->search, FALSE);
  gtk_box_append (GTK_BOX (self), self->search);
  gtk_box_append (GTK_BOX (self), make_view (self));
}
