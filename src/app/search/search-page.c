/* search-page.c - RtSearchPage, the side page about the search: cost, choice of the algorithm, and expanders for code,
 * counters, heat map and solutions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/search-page.h"

#include "app/common/preferences.h"
#include "app/common/nested-scrolls.h"
#include "app/common/template.h"
#include "app/search/listing-view.h"
#include "app/search/search-code.h"
#include "app/search/search-counters.h"
#include "document/compare/cheaper-search.h"
#include "document/desk/desk.h"
#include "document/solve/progress-text.h"
#include "document/solve/search-cost.h"
#include "document/solve/solving.h"
#include "engine/diagnosis-text.h"
#include "engine/trace/trace.h"
#include "picture/scene.h"
#include "widgets/buttons.h"
#include "widgets/search-choice.h"

#include <glib/gi18n.h>

/* The expanders. The preference stores which of them are open. */
typedef enum { CODE, COUNTERS, HEAT, SOLUTIONS, N_FOLDS } Fold;

/* Names of the expanders in the preference. NULL: HEAT is open while the desk shows the heat map. */
static const char *const fold_names[N_FOLDS] = {
  [CODE] = "code", [COUNTERS] = "counters", [SOLUTIONS] = "solutions",
};

struct _RtSearchPage {
  GtkBox parent_instance;

  /* Owned. */
  RtDesk *desk;
  RtTrace *compared;       /* trace that was compared last, or is being compared; NULL: none */
  guint64 compared_length; /* length of COMPARED when the comparison began */
  GCancellable *comparing; /* cancels the comparison; NULL: none was started */
  guint64 turn_step;       /* first step of the most expensive wrong turn; 0: unknown */

  GBinding *heat;          /* binds the desk's heat map to the expander HEAT; not owned */

  /* Children. */
  GtkWidget *scrolled; /* contains the others */
  GtkWidget *choice;   /* drop-down of searches */
  GtkWidget *promise;  /* label: says what Solve will do; visible without a search, or while the search waits */
  GtkWidget *back;     /* button: opens My Own Program, which has the program whose steps are shown */
  GtkWidget *program;  /* label: diagnosis of the program whose steps are shown */
  GtkWidget *rest;     /* box of the widgets below; visible if there is a search */
  GtkWidget *folds[N_FOLDS], *values[N_FOLDS]; /* expanders, and labels with their short values */
  GtkWidget *code, *counters; /* contents of two expanders; NULL until first opened */
  GtkWidget *legend;   /* colours of the heat map */
  GtkWidget *solutions, *solution; /* box: buttons around a label; the label: number of the solution */
  GtkWidget *more;     /* menu button with more actions */
  GMenuModel *more_menu;
  GtkWidget *cost, *turn; /* label: cost of the search; button: goes to its wrong turn */
  GtkWidget *cheaper_text; /* label: names a search that needs fewer steps */
  GtkWidget *state;
};

G_DEFINE_FINAL_TYPE (RtSearchPage, rt_search_page, GTK_TYPE_BOX)

/* Choices of the person */

static void
chosen_cb (RtSearchPage *self)
{
  const RtSearch *search = rt_search_choice_search (GTK_DROP_DOWN (self->choice));

  rt_preference_set_string (RT_PREFERENCE_SEARCH, search->id);
  rt_desk_set_search (self->desk, search);
}

void
rt_search_page_prefer (RtDesk *desk)
{
  g_autofree char *id = rt_preference_string (RT_PREFERENCE_SEARCH);
  const RtSearch *search = rt_search_by_id (id);

  if (!rt_desk_has_search (desk))
    rt_desk_set_search (desk, search ? search : &rt_search_masks);
}

/* Filling the page */

static void
show_choice (RtSearchPage *self)
{
  g_signal_handlers_block_by_func (self->choice, chosen_cb, self);
  rt_search_choice_set_search (GTK_DROP_DOWN (self->choice), rt_desk_search (self->desk));
  g_signal_handlers_unblock_by_func (self->choice, chosen_cb, self);
}

/* What opens */

static bool
is_open (RtSearchPage *self, Fold fold)
{
  return gtk_expander_get_expanded (GTK_EXPANDER (self->folds[fold]));
}

/* Updates the contents of those expanders that are open. Creates a content when it is first shown. */
static void
show_open (RtSearchPage *self)
{
  if (is_open (self, CODE)) {
    if (!self->code) {
      self->code = rt_search_code_new (self->desk);
      gtk_expander_set_child (GTK_EXPANDER (self->folds[CODE]), self->code);
    }
    rt_search_code_update (RT_SEARCH_CODE (self->code));
  }
  if (is_open (self, COUNTERS)) {
    if (!self->counters) {
      self->counters = rt_search_counters_new ();
      gtk_expander_set_child (GTK_EXPANDER (self->folds[COUNTERS]), self->counters);
    }
    rt_search_counters_show (RT_SEARCH_COUNTERS (self->counters), self->desk);
  }
}

/* Shows short values beside the names of the expanders. */
static void
show_values (RtSearchPage *self)
{
  int line = rt_listed_line (rt_desk_player (self->desk));
  g_autofree char *counters = rt_search_counters_say (self->desk);
  /* Translators: the line of a program that runs */
  g_autofree char *at = g_strdup_printf (_("line %d"), line + 1);

  gtk_label_set_text (GTK_LABEL (self->values[CODE]), line >= 0 ? at : "");
  gtk_label_set_text (GTK_LABEL (self->values[COUNTERS]), counters);
  /* Translators: the heat map is shown, or not */
  gtk_label_set_text (GTK_LABEL (self->values[HEAT]), is_open (self, HEAT) ? C_("heat", "on") : C_("heat", "off"));
}

static bool
is_kept_open (Fold fold)
{
  g_autofree char *kept = rt_preference_string (RT_PREFERENCE_FOLDS);
  g_auto (GStrv) names = g_strsplit (kept, " ", -1);

  return fold_names[fold] && g_strv_contains ((const char *const *) names, fold_names[fold]);
}

/* Opens and closes the expanders by the preference, which the person has changed here or in another window. */
static void
folds_changed_cb (gpointer data)
{
  RtSearchPage *self = data;

  for (Fold fold = 0; fold < N_FOLDS; fold++)
    if (fold_names[fold] && is_open (self, fold) != is_kept_open (fold))
      gtk_expander_set_expanded (GTK_EXPANDER (self->folds[fold]), is_kept_open (fold));
}

static void
expanded_cb (RtSearchPage *self)
{
  g_autoptr (GString) open = g_string_new (NULL);

  if (!self->desk)
    return;
  for (Fold fold = 0; fold < N_FOLDS; fold++)
    if (fold_names[fold] && is_open (self, fold))
      g_string_append_printf (open, "%s%s", open->len ? " " : "", fold_names[fold]);
  rt_preference_set_string (RT_PREFERENCE_FOLDS, open->str);
  show_open (self);
  show_values (self);
}

/* Shows "Solution 2 of 6" if there are several solutions, and their number beside the expander's name. */
static void
show_solutions (RtSearchPage *self, RtSolving *solving)
{
  bool exact;
  guint64 n = rt_solving_n_solutions (solving, &exact), which = rt_solving_solution (solving);
  g_autofree char *of = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
  g_autofree char *here = g_strdup_printf ("%'" G_GUINT64_FORMAT, which);
  /* Translators: %s is a number: there are as many or more. */
  g_autofree char *text = NULL, *number = g_strdup_printf (exact ? "%s" : C_("solutions", "at least %s"), of);

  gtk_widget_set_visible (self->folds[SOLUTIONS], rt_solving_trace (solving) && n != 1);
  gtk_label_set_text (GTK_LABEL (self->values[SOLUTIONS]), n ? number : "");
  if (n == 0)
    text = g_strdup (_("Several solutions"));
  else if (which == 0)
    /* Translators: %s is the number, as in "1,204"; it is never 1. */
    text = g_strdup_printf (exact ? ngettext ("%s solution", "%s solutions", (gulong) n)
                                  : ngettext ("At least %s solution", "At least %s solutions",
                                              (gulong) n),
                            of);
  else
    text = g_strdup_printf (exact ? _("Solution %s of %s") : _("Solution %s of at least %s"),
                            here, of);
  gtk_label_set_text (GTK_LABEL (self->solution), text);
}

/* The legend of the heat map */

static void
append_number (GtkWidget *box, const char *text)
{
  GtkWidget *number = gtk_label_new (text);

  gtk_widget_add_css_class (number, "small");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), number);
}

static void
append_level (GtkWidget *box, int level)
{
  GtkWidget *colour = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *class = g_strdup_printf ("heat-%d", level);

  gtk_widget_add_css_class (colour, "heat-colour");
  gtk_widget_add_css_class (colour, class);
  gtk_widget_set_hexpand (colour, TRUE);
  gtk_widget_set_valign (colour, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), colour);
}

/* Fills LEGEND with the colours of the heat map in rising order. */
static void
fill_heat_legend (GtkWidget *legend)
{
  /* Translators: left of the colours of a heat map: a cell of the first colour was written once. */
  append_number (legend, _("Written 1"));
  for (int level = 1; level <= RT_HEAT_LEVELS; level++)
    append_level (legend, level);
  append_number (legend, NULL);
}

/* Labels the last colour in LEGEND with MOST, the greatest number of writes to a cell. */
static void
show_heat_legend (GtkWidget *legend, guint64 most)
{
  GtkWidget *number = gtk_widget_get_last_child (legend);
  g_autofree char *text = g_strdup_printf ("%'" G_GUINT64_FORMAT, most), *said = NULL;

  /* Translators: right of the colours of a heat map: so often was a cell of the last one written. */
  said = g_strdup_printf (ngettext ("%s time", "%s times", (gulong) most), text);
  gtk_label_set_text (GTK_LABEL (number), said);
}

static void
show_heat (RtSearchPage *self)
{
  bool shown = rt_desk_shows_heat (self->desk);
  uint64_t heat[RT_N_CELLS], most = 0;

  gtk_widget_set_visible (self->legend, shown);
  if (!shown)
    return;
  rt_trace_heat (rt_solving_trace (rt_desk_solving (self->desk)), heat);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    most = MAX (most, heat[cell]);
  show_heat_legend (self->legend, most);
}

/* Returns the diagnosis of the person's program whose steps SOLVING shows, or the error in the program's
 * output. Free with g_free. */
static char *
say_program (RtSolving *solving)
{
  const RtDiagnosis *diagnosis = rt_solving_diagnosis (solving);
  const char *fault = rt_watched_fault (rt_solving_watched_program (solving));
  g_autoptr (GString) said = g_string_new (NULL);
  g_autofree char *answer = NULL, *same = NULL;

  if (!diagnosis)
    return g_strdup (fault ? fault : _("The steps of your program are read…"));
  answer = rt_diagnosis_say_answer (&diagnosis->answer);
  same = rt_diagnosis_say_same (&diagnosis->same);
  g_string_append_printf (said, "%s\n\n%s", answer, same);
  for (size_t i = 0; i < diagnosis->n_faults; i++) {
    g_autofree char *one = rt_diagnosis_say_fault_at (&diagnosis->faults[i]);

    g_string_append_printf (said, "\n\n%s", one);
  }
  return g_string_free (g_steal_pointer (&said), FALSE);
}

/* Shows the diagnosis of a person's program. Hides the choice and the code meanwhile, because they do not
 * apply to a program. */
static void
show_program (RtSearchPage *self, RtSolving *solving)
{
  bool is_program = rt_solving_watched_program (solving) != NULL;
  g_autofree char *said = is_program ? say_program (solving) : NULL;

  gtk_label_set_text (GTK_LABEL (self->program), said ? said : "");
  gtk_widget_set_visible (self->program, is_program);
  gtk_widget_set_visible (self->back, is_program);
  gtk_widget_set_visible (self->choice, !is_program);
  gtk_widget_set_visible (self->folds[CODE], !is_program);
}

/* Shows what the command Solve will do if there is no search; if a search is suspended, that it waits. */
static void
show_promise (RtSearchPage *self, RtSolving *solving)
{
  g_autofree char *waiting = rt_desk_say_waiting (self->desk);

  gtk_label_set_text (GTK_LABEL (self->promise),
                      waiting ? waiting
                              : _("Solve runs this search and records each step of it: you can play it, "
                                  "or go to any moment."));
  gtk_widget_set_visible (self->promise, waiting || !rt_solving_trace (solving));
}

/* The cost of the search, and a cheaper search */

static void
show_turn_cb (RtSearchPage *self)
{
  rt_desk_look_at (self->desk, self->turn_step);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-grid", NULL);
}

/* Shows COST, the digits that the search tried and its costliest wrong digit, or hides it if COST is NULL. */
static void
show_cost (RtSearchPage *self, const RtSearchCost *cost)
{
  g_autofree char *said = cost ? rt_search_cost_say (cost) : NULL;
  g_autofree char *turn = cost ? rt_search_cost_say_turn (cost) : NULL;
  g_autofree char *text = cost ? g_markup_printf_escaped ("<b>%s</b> %s", said, turn) : NULL;

  self->turn_step = cost ? cost->turn.first : 0;
  gtk_label_set_markup (GTK_LABEL (self->cost), text ? text : "");
  gtk_widget_set_visible (self->cost, cost != NULL);
  gtk_widget_set_visible (self->turn, self->turn_step != 0);
}

static void
cost_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtSearchPage) self = data;
  RtSearchCost cost;

  if (rt_search_cost_finish (result, &cost, NULL) && self->desk)
    show_cost (self, &cost);
}

static void
compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtSearchPage) self = data;
  g_autofree char *text = NULL;
  RtCheaper cheaper;

  if (!rt_cheaper_finish (result, &cheaper, NULL) || !self->desk)
    return; /* cancelled */
  text = rt_cheaper_say (&cheaper);
  if (text)
    gtk_label_set_text (GTK_LABEL (self->cheaper_text), text);
  gtk_widget_set_visible (self->cheaper_text, text != NULL);
}

static void
stop_comparing (RtSearchPage *self)
{
  g_cancellable_cancel (self->comparing);
  g_clear_object (&self->comparing);
  g_clear_pointer (&self->compared, rt_trace_unref);
}

/* Computes in threads the cost of TRACE, a search that must have stopped, and finds a search that costs less. Shows
 * both then. If TRACE is NULL, hides them. Does nothing if TRACE has not changed since the last call. */
static void
compare (RtSearchPage *self, RtTrace *trace)
{
  if (trace == self->compared && (!trace || rt_trace_length (trace) == self->compared_length))
    return;
  if (trace != self->compared) { /* for a longer trace, the old result stays until the new one is known */
    gtk_widget_set_visible (self->cheaper_text, FALSE);
    show_cost (self, NULL);
  }
  stop_comparing (self);
  if (!trace)
    return;
  self->compared = rt_trace_ref (trace);
  self->compared_length = rt_trace_length (trace);
  self->comparing = g_cancellable_new ();
  rt_cheaper_async (trace, self->comparing, compared_cb, g_object_ref (self));
  rt_search_cost_async (trace, self->comparing, cost_cb, g_object_ref (self));
}

/* The whole page */

/* Returns a sentence about a running search and its progress. Returns NULL while it has just started. Free with
 * g_free. */
static char *
say_running (RtSolving *solving, double seconds)
{
  bool shows_answer = rt_solving_showing (solving) == RT_SHOWING_ANSWER;
  g_autofree char *state = shows_answer     ? g_strdup (_("Answer shown; the search still runs."))
                           : seconds >= 0.5 ? g_strdup_printf (_("Searching for %'.0f s…"), seconds)
                                            : NULL;
  g_autofree char *progress = state ? rt_progress_say (rt_solving_trace (solving), seconds) : NULL;

  return progress ? g_strdup_printf ("%s %s", state, progress) : g_steal_pointer (&state);
}

/* Returns a sentence about the state of the search. Returns NULL if there is no search, or for the steps of
 * a person's program. Free with g_free. */
static char *
say_state (RtSolving *solving)
{
  double seconds = (double) rt_solving_elapsed (solving) / G_USEC_PER_SEC;

  if (rt_solving_watched_program (solving))
    return NULL;
  switch (rt_solving_state (solving)) {
  case RT_SOLVING_RUNNING:
    return say_running (solving, seconds);
  case RT_SOLVING_STOPPED:
    return g_strdup_printf (_("Stopped after %'.2f s. Solve goes on from there."), seconds);
  case RT_SOLVING_DONE:
  case RT_SOLVING_IDLE:
  default:
    return NULL;
  }
}

void
rt_search_page_update (RtSearchPage *self)
{
  RtSolving *solving = rt_desk_solving (self->desk);
  g_autofree char *state = say_state (solving);

  show_choice (self);
  show_program (self, solving);
  gtk_widget_set_visible (self->rest, rt_solving_trace (solving) != NULL);
  show_promise (self, solving);
  gtk_label_set_text (GTK_LABEL (self->state), state ? state : "");
  gtk_widget_set_visible (self->state, state != NULL);
  show_open (self);
  show_values (self);
  show_solutions (self, solving);
  show_heat (self);
  compare (self, rt_solving_state (solving) == RT_SOLVING_RUNNING ||
                      rt_solving_watched_program (solving)
                    ? NULL
                    : rt_solving_trace (solving));
}

/* Stops the page from scrolling to the focus while POPOVER is open, because GTK computes a wrong position
 * for a focus inside a popover. */
static void
follow_focus (GtkWidget *popover, gpointer follows)
{
  GtkWidget *page = gtk_widget_get_ancestor (popover, GTK_TYPE_VIEWPORT);

  if (page)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (page), GPOINTER_TO_INT (follows));
}

/* Creates the menu. Called when the person first opens it. */
static void
create_more_cb (GtkMenuButton *button, gpointer menu)
{
  gtk_menu_button_set_create_popup_func (button, NULL, NULL, NULL);
  rt_menu_button_set_menu (button, menu);
  g_signal_connect (gtk_menu_button_get_popover (button), "map", G_CALLBACK (follow_focus),
                    GINT_TO_POINTER (FALSE));
  g_signal_connect (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (follow_focus),
                    GINT_TO_POINTER (TRUE));
}

static void
rt_search_page_dispose (GObject *object)
{
  RtSearchPage *self = RT_SEARCH_PAGE (object);

  stop_comparing (self);
  if (self->desk)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  if (self->heat)
    g_binding_unbind (self->heat);
  self->heat = NULL;
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (rt_search_page_parent_class)->dispose (object);
}

static void
rt_search_page_class_init (RtSearchPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_search_page_dispose;
  rt_template_set (class, "search/search-page.ui", RtSearchPage, scrolled, choice, promise, program, back, rest,
                   folds[CODE], folds[COUNTERS], folds[HEAT], folds[SOLUTIONS], values[CODE],
                   values[COUNTERS], values[HEAT], values[SOLUTIONS], legend, more, more_menu, cost, turn,
                   cheaper_text, state, solutions, solution);
  rt_template_handlers (class, chosen_cb, show_turn_cb);
}

static void
rt_search_page_init (RtSearchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rt_scrolls_init (self->scrolled);
  g_signal_handlers_block_by_func (self->choice, chosen_cb, self);
  rt_search_choice_init (GTK_DROP_DOWN (self->choice), _("Algorithm"), false);
  g_signal_handlers_unblock_by_func (self->choice, chosen_cb, self);
  fill_heat_legend (self->legend);
  for (Fold fold = 0; fold < N_FOLDS; fold++)
    rt_button_set_name (self->folds[fold], gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (
                                             gtk_expander_get_label_widget (GTK_EXPANDER (self->folds[fold]))))));
  folds_changed_cb (self);
  rt_preference_watch (RT_PREFERENCE_FOLDS, self, folds_changed_cb);
  for (Fold fold = 0; fold < N_FOLDS; fold++)
    g_signal_connect_swapped (self->folds[fold], "notify::expanded", G_CALLBACK (expanded_cb), self);
  rt_button_set_name (self->more, _("More"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->more), create_more_cb,
                                         self->more_menu, NULL);
}

void
rt_search_page_set_desk (RtSearchPage *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_SEARCH_PAGE (self));

  if (self->desk)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  if (self->heat)
    g_binding_unbind (self->heat);
  self->heat = NULL;
  g_set_object (&self->desk, desk);
  if (self->code)
    rt_search_code_set_desk (RT_SEARCH_CODE (self->code), desk);
  self->heat = g_object_bind_property (desk, "heat", self->folds[HEAT], "expanded",
                                       G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (desk, "notify::heat", G_CALLBACK (show_heat), self);
  rt_search_page_update (self);
}

GtkWidget *
rt_search_page_new (RtDesk *desk)
{
  RtSearchPage *self = g_object_new (RT_TYPE_SEARCH_PAGE, NULL);

  rt_search_page_set_desk (self, desk);
  return GTK_WIDGET (self);
}
