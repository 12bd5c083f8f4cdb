/* compare-window.c - RtCompareWindow, the window that runs all searches on one grid, and compares them in a table.
 *
 *     Least work: Exact cover, 51 digits instead of 4,208.
 *     3 of 6: Possible digits, three scans – 4,120,576 placements    [Skip] [Stop]
 *     [Add Your Program...]
 *     Algorithm                 Placements   Take-backs  ...
 *     “Singles, then guess” needs 51 placements where ... needs 4,208: ...
 *                                          [Copy as Text] [Export as CSV...]
 *
 * Closing the window stops the searches. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/compare/compare-window.h"

#include "app/common/companion.h"
#include "app/common/nested-scrolls.h"
#include "app/common/template.h"
#include "app/common/width-watch.h"
#include "app/compare/comparison-table.h"
#include "app/compare/why-label.h"
#include "widgets/buttons.h"
#include "widgets/timeline/tree-pair.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#define REFRESH_MS 100 /* interval of updates; shorter searches show no progress */

struct _RtCompareWindow {
  GtkWindow parent_instance;

  /* Owned. */
  RtComparison *comparison;
  GtkSortListModel *sorted;
  GCancellable *cancellable; /* cancels a file dialog */
  char *name;                /* name of the document */

  /* Children. */
  GtkWidget *message;
  GtkWidget *verdict;
  GtkWidget *running;  /* box of the next four widgets; hidden once all searches have run */
  GtkWidget *status;
  GtkWidget *progress;
  GtkWidget *skip;
  GtkWidget *stop;
  GtkWidget *scrolled; /* contains the table */
  GtkWidget *table;
  GtkWidget *why;
  GtkWidget *trees;      /* trees of the two searches that the sentence compares */
  GtkWidget *invitation; /* shown while no row is selected */
  GtkWidget *takeaway;

  guint refreshing; /* source id; 0: no search is running */
};

G_DEFINE_FINAL_TYPE (RtCompareWindow, rt_compare_window, GTK_TYPE_WINDOW)

/* Filling the window */

/* Shows the sentence that explains why the selected search costs more, or less, than another
 * search. Hides it if no search is selected. */
static void
show_why (RtCompareWindow *self)
{
  g_autoptr (GPtrArray) chosen = rt_compare_table_chosen (self->table);
  RtCompared *pair[2];

  gtk_widget_set_visible (self->invitation, chosen->len == 0);
  if (rt_comparison_pair (self->comparison, (RtCompared *const *) chosen->pdata, chosen->len, pair))
    rt_why_label_ask (RT_WHY_LABEL (self->why), rt_comparison_grid (self->comparison),
                      (RtCostSide[]) { rt_compared_cost (pair[0]), rt_compared_cost (pair[1]) });
  else
    rt_why_label_clear (RT_WHY_LABEL (self->why));
}

/* Shows the search trees of the two searches that the sentence compares, the search with less work first. */
static void
show_trees (RtCompareWindow *self)
{
  const RtWhyCost *why = rt_why_label_why (RT_WHY_LABEL (self->why));
  int first = why && why->fewer == 1;

  if (why)
    rt_tree_pair_show (RT_TREE_PAIR (self->trees), (const RtTree *[]) { why->trees[first], why->trees[!first] },
                       (const char *[]) { _(why->spent[first].search->name), _(why->spent[!first].search->name) });
  else
    rt_tree_pair_show (RT_TREE_PAIR (self->trees), (const RtTree *[]) { NULL, NULL }, (const char *[]) { NULL, NULL });
}

static char *
say_status (RtCompareWindow *self)
{
  RtCompared *row = rt_comparison_running (self->comparison);
  guint n = rt_comparison_n_turns (self->comparison), n_done = rt_comparison_n_done (self->comparison);
  g_autofree char *placements = NULL;

  if (!row)
    return g_strdup_printf (ngettext ("Stopped: %u of %u algorithms has run.",
                                      "Stopped: %u of %u algorithms have run.", n_done),
                            n_done, n);
  placements = rt_compared_say_figure (row, RT_FIGURE_PLACEMENTS);
  /* Translators: which of how many algorithms runs, its name, how many digits it has placed so far,
   * as in "3 of 6: Possible digits, three scans – 4,120,576 placements" */
  return g_strdup_printf (_("%u of %u: %s – %s placements"), n_done + 1, n,
                          _(rt_compared_search (row)->name), placements);
}

static void
show_status (RtCompareWindow *self)
{
  g_autofree char *status = say_status (self), *verdict = rt_comparison_say_verdict (self->comparison);

  gtk_label_set_markup (GTK_LABEL (self->verdict), verdict ? verdict : "");
  gtk_widget_set_visible (self->verdict, verdict != NULL);
  gtk_label_set_text (GTK_LABEL (self->status), status);
  gtk_widget_set_visible (self->running, rt_comparison_running (self->comparison) ||
                                           rt_comparison_n_done (self->comparison) <
                                             rt_comparison_n_turns (self->comparison));
  gtk_progress_bar_set_fraction (
    GTK_PROGRESS_BAR (self->progress),
    (double) rt_comparison_n_done (self->comparison) /
      (double) rt_comparison_n_turns (self->comparison));
}

static gboolean
refresh_cb (gpointer data)
{
  RtCompareWindow *self = data;

  rt_comparison_refresh (self->comparison);
  gtk_widget_set_visible (self->progress, TRUE);
  gtk_widget_set_visible (self->skip, TRUE);
  show_status (self);
  return G_SOURCE_CONTINUE;
}

/* Updates the window when a search has begun or ended. */
static void
comparison_changed_cb (RtCompareWindow *self)
{
  bool running = rt_comparison_running (self->comparison) != NULL;

  if (running && self->refreshing == 0) {
    self->refreshing = g_timeout_add (REFRESH_MS, refresh_cb, self);
  } else if (!running) {
    g_clear_handle_id (&self->refreshing, g_source_remove);
    gtk_widget_set_visible (self->progress, FALSE);
    gtk_widget_set_visible (self->skip, FALSE);
  }
  rt_button_set_text (self->stop, running ? _("Stop") : _("Run Again"));
  gtk_sorter_changed (gtk_sort_list_model_get_sorter (self->sorted), GTK_SORTER_CHANGE_DIFFERENT);
  show_status (self);
  show_why (self);
}

/* Input of the person */

static void
stop_or_run (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtCompareWindow *self = RT_COMPARE_WINDOW (widget);

  if (rt_comparison_running (self->comparison))
    rt_comparison_stop (self->comparison);
  else
    rt_comparison_run (self->comparison);
}

static void
skip (GtkWidget *widget, const char *action, GVariant *parameter)
{
  rt_comparison_skip (RT_COMPARE_WINDOW (widget)->comparison);
}

/* Opens the window that runs the person's own program. */
static void
add_program (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (widget))), "win.try-program", NULL);
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtCompareWindow *self = RT_COMPARE_WINDOW (widget);
  g_autofree char *text = rt_comparison_to_text (self->comparison);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  rt_message_show (RT_MESSAGE (self->message), RT_MESSAGE_INFO, _("The table was copied."), NULL,
                   NULL);
}

static void
export (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtCompareWindow *self = RT_COMPARE_WINDOW (widget);
  const char *dot = strrchr (self->name, '.');
  int length = dot ? (int) (dot - self->name) : (int) strlen (self->name);
  g_autofree char *name = g_strdup_printf ("%.*s-compared.csv", length, self->name);
  char *csv = rt_comparison_to_csv (self->comparison);
  g_autoptr (GBytes) bytes = g_bytes_new_take (csv, strlen (csv));
  const RtAsker asker = { GTK_WINDOW (self), RT_MESSAGE (self->message), self->cancellable };

  rt_ask_and_save (&asker, _("Export the Table"), name, bytes);
}

static void
rt_compare_window_dispose (GObject *object)
{
  RtCompareWindow *self = RT_COMPARE_WINDOW (object);

  g_clear_handle_id (&self->refreshing, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  if (self->comparison) {
    g_signal_handlers_disconnect_by_data (self->comparison, self);
    rt_comparison_stop (self->comparison);
    rt_why_label_clear (RT_WHY_LABEL (self->why)); /* before the widget with its trees is destroyed */
  }
  g_clear_object (&self->sorted);
  g_clear_object (&self->comparison);
  G_OBJECT_CLASS (rt_compare_window_parent_class)->dispose (object);
}

static void
rt_compare_window_finalize (GObject *object)
{
  RtCompareWindow *self = RT_COMPARE_WINDOW (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->name, g_free);
  G_OBJECT_CLASS (rt_compare_window_parent_class)->finalize (object);
}

static void
rt_compare_window_class_init (RtCompareWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_compare_window_dispose;
  G_OBJECT_CLASS (class)->finalize = rt_compare_window_finalize;
  g_type_ensure (RT_TYPE_WHY_LABEL);
  g_type_ensure (RT_TYPE_TREE_PAIR);
  rt_template_set (class, "compare/compare-window.ui", RtCompareWindow, message, verdict, running, status,
                   progress, skip, stop, scrolled, why, trees, invitation, takeaway);
  gtk_widget_class_install_action (widget_class, "compare.stop-or-run", NULL, stop_or_run);
  gtk_widget_class_install_action (widget_class, "compare.skip", NULL, skip);
  gtk_widget_class_install_action (widget_class, "compare.add-program", NULL, add_program);
  gtk_widget_class_install_action (widget_class, "compare.copy", NULL, copy);
  gtk_widget_class_install_action (widget_class, "compare.export", NULL, export);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "compare.copy",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Makes TABLE as high as all its rows. GTK measures it for rows of one line, and a table that is lower scrolls to
 * the selected row, away from the first. */
static gboolean
fit_cb (gpointer table)
{
  GtkAdjustment *down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (table));
  double hidden = gtk_adjustment_get_upper (down) - gtk_adjustment_get_page_size (down);

  if (hidden >= 1 && gtk_widget_get_mapped (table))
    gtk_widget_set_size_request (table, -1, gtk_widget_get_height (table) + (int) ceil (hidden));
  return G_SOURCE_REMOVE;
}

/* Calls fit_cb after the layout of the window, in which TABLE cannot ask for another height. */
static void
rows_changed_cb (GtkWidget *table)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, g_object_ref (table), g_object_unref);
}

/* Lets the table become lower when rows have gone. */
static void
items_changed_cb (GtkWidget *table, guint position, guint removed, guint added)
{
  if (removed > added)
    gtk_widget_set_size_request (table, -1, -1);
}

static void
rt_compare_window_init (RtCompareWindow *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->table = rt_compare_table_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->table);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->table)), "changed",
                           G_CALLBACK (rows_changed_cb), self->table, G_CONNECT_SWAPPED);
  rt_scrolls_begin_across (self->scrolled);
  g_signal_connect_object (self->why, "explained", G_CALLBACK (show_trees), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->why, "follow", G_CALLBACK (rt_compare_table_show), self->table);
  rt_buttons_wrap (self->takeaway);
  rt_width_scale_window (GTK_WINDOW (self), 900, 690);
}

RtComparison *
rt_compare_window_comparison (RtCompareWindow *self)
{
  return self->comparison;
}

/* Returns a new window above that of SHELL, which compares all searches on GRID. If PROGRAM is not
 * NULL, also compares this recording of a person's program. */
static GtkWindow *
open_on (RtShell *shell, const RtGrid *grid, RtTrace *program)
{
  const RtSearch *search = rt_desk_search (rt_shell_desk (shell));
  RtCompareWindow *self = g_object_new (RT_TYPE_COMPARE_WINDOW, NULL);
  RtWatched *watched = rt_solving_watched_program (rt_desk_solving (rt_shell_desk (shell)));
  const char *name = rt_document_title (rt_shell_document (shell));
  /* Translators: the title of a window; %s is a puzzle's */
  g_autofree char *title = g_strdup_printf (_("Algorithms compared – %s"), name);

  self->name = g_strdup (name);
  gtk_window_set_title (GTK_WINDOW (self), title);
  rt_companion_attach (GTK_WINDOW (self), shell);
  self->comparison = rt_comparison_new (grid, search, program, program ? rt_watched_time (watched) : 0);
  self->sorted = rt_compare_table_fill (self->table, self->comparison, search);
  g_signal_connect_object (self->sorted, "items-changed", G_CALLBACK (items_changed_cb), self->table,
                           G_CONNECT_SWAPPED);
  rt_compare_table_choose (self->table, program ? rt_trace_search (program) : search);
  g_signal_connect_object (gtk_column_view_get_model (GTK_COLUMN_VIEW (self->table)),
                           "selection-changed", G_CALLBACK (show_why), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->comparison, "changed", G_CALLBACK (comparison_changed_cb), self);
  show_why (self);
  rt_comparison_run (self->comparison);
  return GTK_WINDOW (self);
}

void
rt_compare_window_present (RtShell *shell)
{
  GtkWindow *window = rt_companion_find (shell, RT_TYPE_COMPARE_WINDOW);
  RtTrace *program;
  RtGrid grid;

  if (!rt_companion_grid (shell, &grid))
    return;
  program = rt_companion_program (shell, &grid);
  if (window && !rt_comparison_is_of (RT_COMPARE_WINDOW (window)->comparison, &grid, program))
    g_clear_pointer (&window, gtk_window_destroy);
  gtk_window_present (window ? window : open_on (shell, &grid, program));
}
