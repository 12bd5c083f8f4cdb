/* technique-list.c - RtTechniqueList, a widget: searchable list of the techniques in the order they are tried.
 *
 * The list has a row for every technique. A change updates the rows and sorts them again. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/technique-list.h"

#include "app/logic/technique-row.h"
#include "engine/logic/finders/families.h"

#include <glib/gi18n.h>

struct _RtTechniqueList {
  GtkBox parent_instance;

  /* Owned. */
  RtTechniques *techniques;
  GPtrArray *rows;      /* of RtTechniqueRow, not owned */

  /* State. */
  const RtTechnique *selected;
  guint revealing;      /* tick callback that scrolls to the selected row; 0: none */
  int frames;           /* frames to wait before scrolling */

  /* Children. */
  GtkWidget *search;
  GtkWidget *list;
  GtkWidget *none;      /* label that is visible if nothing is listed */
  GtkWidget *scrolled;
};

G_DEFINE_FINAL_TYPE (RtTechniqueList, rt_technique_list, GTK_TYPE_BOX)

enum { SELECTED, CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What is shown */

static int
place_of (const RtLadder *list, const RtTechnique *technique)
{
  for (guint i = 0; i < list->rungs->len; i++)
    if (g_array_index (list->rungs, RtRung, i).technique == technique)
      return (int) i;
  return -1;
}

static RtTechniqueRow *
row_of (RtTechniqueList *self, const RtTechnique *technique)
{
  for (guint i = 0; i < self->rows->len; i++) {
    RtTechniqueRow *row = g_ptr_array_index (self->rows, i);

    if (rt_technique_row_technique (row) == technique)
      return row;
  }
  return NULL;
}

/* Shows the rows that match the search and whose technique is tried in the order in use (that for people, or that of
 * the rating). Hides all other rows. A filter of the list box would not hide rows from a screen reader. */
static void
show_listed (RtTechniqueList *self)
{
  const char *sought = gtk_editable_get_text (GTK_EDITABLE (self->search));
  bool any = false;

  for (guint i = 0; i < self->rows->len; i++) {
    RtTechniqueRow *row = g_ptr_array_index (self->rows, i);
    bool listed =
      rt_technique_row_place (row) >= 0 && rt_technique_row_matches (row, sought);

    gtk_widget_set_visible (GTK_WIDGET (row), listed);
    any |= listed;
  }
  gtk_widget_set_visible (self->none, !any);
}

static void
update (RtTechniqueList *self)
{
  const RtLadder *list = rt_techniques_list (self->techniques);
  bool assume = rt_techniques_assume_unique (self->techniques);

  for (guint i = 0; i < self->rows->len; i++) {
    RtTechniqueRow *row = g_ptr_array_index (self->rows, i);
    const RtTechnique *technique = rt_technique_row_technique (row);
    int place = place_of (list, technique);

    rt_technique_row_show (row, place,
                           place >= 0 && g_array_index (list->rungs, RtRung, place).on,
                           !assume && technique->flags & RT_TECHNIQUE_NEEDS_UNIQUE);
  }
  gtk_list_box_invalidate_sort (GTK_LIST_BOX (self->list));
  show_listed (self);
}

static int
compare (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  return rt_technique_row_place (RT_TECHNIQUE_ROW (a)) -
         rt_technique_row_place (RT_TECHNIQUE_ROW (b));
}

/* Scrolls to the selected row in the second frame, when the rows have their positions. */
static gboolean
reveal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RtTechniqueList *self = RT_TECHNIQUE_LIST (widget);
  GtkWidget *row = GTK_WIDGET (row_of (self, self->selected));
  graphene_rect_t box;

  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_compute_bounds (row, self->list, &box))
    gtk_adjustment_clamp_page (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)),
      box.origin.y, box.origin.y + box.size.height);
  self->revealing = 0;
  return G_SOURCE_REMOVE;
}

static void
reveal (RtTechniqueList *self)
{
  self->frames = 1;
  if (self->revealing == 0)
    self->revealing = gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
}

const RtTechnique *
rt_technique_list_selected (RtTechniqueList *self)
{
  return self->selected;
}

void
rt_technique_list_select (RtTechniqueList *self, const RtTechnique *technique)
{
  RtTechniqueRow *row = row_of (self, technique);

  g_return_if_fail (RT_IS_TECHNIQUE_LIST (self));

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_list_box_select_row (GTK_LIST_BOX (self->list), GTK_LIST_BOX_ROW (row));
  gtk_widget_grab_focus (GTK_WIDGET (row));
  reveal (self);
}

void
rt_technique_list_find (RtTechniqueList *self)
{
  gtk_widget_grab_focus (self->search);
}

/* Input of the person */

static void
row_selected_cb (RtTechniqueList *self, RtTechniqueRow *row)
{
  if (!row || rt_technique_row_technique (row) == self->selected)
    return;
  self->selected = rt_technique_row_technique (row);
  g_signal_emit (self, signals[SELECTED], 0);
}

static void
row_activated_cb (RtTechniqueList *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* Returns the first visible row, or NULL. */
static RtTechniqueRow *
first_listed (RtTechniqueList *self)
{
  GtkWidget *row = gtk_widget_get_first_child (self->list);

  while (row && !(RT_IS_TECHNIQUE_ROW (row) && gtk_widget_get_visible (row)))
    row = gtk_widget_get_next_sibling (row);
  return RT_TECHNIQUE_ROW (row);
}

/* Shows the rows that match the search. If the selected row is hidden then, selects a visible row. */
static void
sought_cb (RtTechniqueList *self)
{
  RtTechniqueRow *first;

  show_listed (self);
  first = first_listed (self);
  if (first && !gtk_widget_get_visible (GTK_WIDGET (row_of (self, self->selected))))
    gtk_list_box_select_row (GTK_LIST_BOX (self->list), GTK_LIST_BOX_ROW (first));
}

/* Selects the first visible row when the person presses Enter. */
static void
found_cb (RtTechniqueList *self)
{
  RtTechniqueRow *row = first_listed (self);

  if (row)
    rt_technique_list_select (self, rt_technique_row_technique (row));
}

/* Clears the search when the person presses Escape. If the search is empty, leaves the page or the
 * window. */
static void
stop_search_cb (RtTechniqueList *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)))
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "techniques.leave", NULL);
}

static void
switched_cb (RtTechniqueList *self, gboolean on, RtTechniqueRow *row)
{
  rt_techniques_switch (self->techniques, rt_technique_row_technique (row), on);
}

/* Its parts */

static void
add_row (RtTechniqueList *self, const RtTechnique *technique)
{
  GtkWidget *row = rt_technique_row_new (technique);

  g_signal_connect_swapped (row, "switched", G_CALLBACK (switched_cb), self);
  g_ptr_array_add (self->rows, row);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static GtkWidget *
make_list (RtTechniqueList *self)
{
  self->none = gtk_label_new (_("No technique has a name like that."));
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  gtk_list_box_set_sort_func (GTK_LIST_BOX (self->list), compare, NULL, NULL);
  gtk_label_set_wrap (GTK_LABEL (self->none), TRUE);
  gtk_widget_add_css_class (self->none, "faint");
  gtk_widget_set_margin_top (self->none, 18);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (self->list), self->none);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Techniques in the order of trial"), -1);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (row_selected_cb), self);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (self->scrolled), TRUE);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  return self->scrolled;
}

static GtkWidget *
make_search (RtTechniqueList *self)
{
  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _("Find a technique"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Find a technique"), -1);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (sought_cb), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (found_cb), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (stop_search_cb), self);
  return self->search;
}

static void
rt_technique_list_dispose (GObject *object)
{
  RtTechniqueList *self = RT_TECHNIQUE_LIST (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->techniques);
  G_OBJECT_CLASS (rt_technique_list_parent_class)->dispose (object);
}

static void
rt_technique_list_class_init (RtTechniqueListClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_technique_list_dispose;
  signals[SELECTED] = g_signal_new ("selected", RT_TYPE_TECHNIQUE_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] = g_signal_new ("chosen", RT_TYPE_TECHNIQUE_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
rt_technique_list_init (RtTechniqueList *self)
{
  self->techniques = g_object_ref (rt_techniques_default ());
  self->rows = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_box_append (GTK_BOX (self), make_search (self));
  gtk_box_append (GTK_BOX (self), make_list (self));
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *technique = (*family)->rows; technique->id; technique++)
      add_row (self, technique);
  g_signal_connect_object (self->techniques, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  self->selected = g_array_index (rt_techniques_list (self->techniques)->rungs, RtRung, 0).technique;
  update (self);
  gtk_list_box_select_row (GTK_LIST_BOX (self->list),
                           GTK_LIST_BOX_ROW (row_of (self, self->selected)));
}
