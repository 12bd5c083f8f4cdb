/* logic-page.c - RtLogicPage, the side page of logic: lists all possible steps, or the path to the
 * solution, and shows parts (the cases that a step distinguishes) and links of the current step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/logic-page.h"

#include "app/common/nested-scrolls.h"
#include "app/common/template.h"
#include "app/logic/step-list.h"
#include "engine/logic/step/step.h"
#include "engine/logic/words/path-text.h"
#include "engine/logic/words/say.h"
#include "widgets/buttons.h"
#include "widgets/fit-label.h"

#include <glib/gi18n.h>

struct _RtLogicPage {
  GtkBox parent_instance;

  /* Owned. */
  RtReasoning *reasoning;
  GPtrArray *listed;    /* steps in the list */
  guint n_listed;       /* number of steps when the list was filled */

  /* Children. */
  GtkWidget *asking;    /* box of two toggles that do not scroll */
  GtkWidget *here, *path; /* toggles: show the possible steps, or the path */
  GtkWidget *practise;  /* button; visible if a technique is shown */
  GtkWidget *scrolled;  /* contains the widgets below */
  GtkWidget *views;     /* box: choice of a case */
  GtkWidget *view;
  GtkWidget *why;       /* label: reason of an inner step */
  GtkWidget *links, *links_scrolled, *link_lines; /* expander: the links of a chain */
  GtkWidget *summary;
  GtkWidget *used, *used_scrolled, *techniques; /* expander: how often each technique is used */
  GtkWidget *further;   /* box: progress while more steps are searched */
  GtkWidget *technique; /* label: the technique that is being tried */
  GtkWidget *list;
  GtkWidget *doing;     /* box: actions on a path */
};

G_DEFINE_FINAL_TYPE (RtLogicPage, rt_logic_page, GTK_TYPE_BOX)

/* Returns the number, from 1, of INNER among the inner steps of STEP (deductions that STEP needs). */
static guint
number_of_inner (const RtStep *step, const RtStep *inner)
{
  guint i = 0;

  while (step->inner[i] != inner)
    i++;
  return i + 1;
}

/* Returns a text for the part VIEW of STEP, which shows an inner step, a deduction that STEP needs.
 * Free with g_free. */
static char *
inner_view_text (const RtStep *step, guint view)
{
  const RtStep *inner = rt_step_at_view (step, &view);
  guint number = number_of_inner (step, inner);

  if (view)
    /* Translators: of the deductions that are made on the way inside of another one. */
    return g_strdup_printf (_("Needed on the way: step %u of %u, case %u of %u"), number,
                            step->n_inner, view, inner->n_views);
  /* Translators: of the deductions that are made on the way inside of another one. */
  return g_strdup_printf (_("Needed on the way: step %u of %u"), number, step->n_inner);
}

/* Returns a text for VIEW, a part of STEP that is shown alone, for example "Case 2 of 3". Free with
 * g_free. */
static char *
say_view (const RtStep *step, guint view)
{
  guint n_views = step->n_views;

  if (!view)
    return g_strdup_printf (ngettext ("All %u case", "All %u cases", (gulong) n_views), n_views);
  if (view <= n_views)
    /* Translators: of a deduction that looks at several cases, one after another. */
    return g_strdup_printf (_("Case %u of %u"), view, n_views);
  return inner_view_text (step, view);
}

/* Returns the reason of an inner step of STEP (a deduction that STEP needs), the one that VIEW shows. Free
 * with g_free. */
static char *
say_why (const RtStep *step, guint view)
{
  const RtStep *inner = rt_step_at_view (step, &view);
  g_autofree char *reason = rt_say_reason (inner);

  /* Translators: the name of a technique, and a sentence. */
  return g_strdup_printf (_("%s. %s"), rt_say_name (rt_step_name (inner)), reason);
}

/* The links of a chain */

/* Lists the chain's links in the part VIEW of STEP, or in all parts if VIEW is 0. Hides the list if
 * there are no links or STEP is NULL. The list stays expanded when another step is shown. */
static void
show_links (RtLogicPage *self, const RtStep *step, guint view)
{
  g_autofree char *count = step ? rt_say_n_links (step, view) : NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->links, count != NULL);
  if (!count)
    return;
  lines = rt_say_links (step, view);
  g_ptr_array_add (lines, NULL);
  text = g_strjoinv ("\n", (char **) lines->pdata);
  gtk_expander_set_label (GTK_EXPANDER (self->links), count);
  gtk_label_set_text (GTK_LABEL (self->link_lines), text);
}

/* Filling the page */

static void
show_step (RtLogicPage *self)
{
  const RtStep *step = rt_reasoning_step (self->reasoning);
  RtHint stage = rt_reasoning_stage (self->reasoning);
  guint n_views = step && stage >= RT_HINT_PATTERN ? step->n_views : 0;
  guint view = rt_reasoning_view (self->reasoning);

  gtk_widget_set_visible (self->practise, step && stage >= RT_HINT_TECHNIQUE);
  gtk_widget_set_visible (self->views, n_views > 1);
  if (n_views > 1) {
    g_autofree char *text = say_view (step, view);

    gtk_label_set_text (GTK_LABEL (self->view), text);
  }
  gtk_widget_set_visible (self->why, n_views > 1 && view > n_views);
  if (gtk_widget_get_visible (self->why)) {
    g_autofree char *text = say_why (step, view);

    gtk_label_set_text (GTK_LABEL (self->why), text);
  }
  show_links (self, stage == RT_HINT_ALL ? step : NULL, view);
}

/* Shows a summary of STEPS, the path to the solution, and the actions on it. */
static void
show_path (RtLogicPage *self, GPtrArray *steps)
{
  g_autofree char *techniques = steps ? rt_path_text_techniques (steps) : g_strdup ("");

  gtk_label_set_text (GTK_LABEL (self->techniques), techniques);
  gtk_widget_set_visible (self->used, steps != NULL);
  gtk_widget_set_visible (self->doing, steps != NULL);
}

/* Moves the focus away from the list before its rows are removed. GTK would leave the focus on a
 * removed row. */
static void
leave_list (RtLogicPage *self)
{
  GtkRoot *root = gtk_widget_get_root (self->list);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && gtk_widget_is_ancestor (focus, self->list))
    gtk_root_set_focus (root, NULL);
}

/* Returns a sentence with the number of STEPS, which can be done now, and the name of the easiest. STEPS is not empty,
 * and its first step is the easiest. Free with g_free. */
static char *
say_here (GPtrArray *steps)
{
  const RtStep *easiest = g_ptr_array_index (steps, 0);

  /* Translators: %s is the name of a technique */
  return g_strdup_printf (ngettext ("%'u step can be done now: %s.", "%'u steps can be done now; the easiest: %s.",
                                    (gulong) steps->len),
                          steps->len, rt_say_name (rt_step_name (easiest)));
}

static void
show_list (RtLogicPage *self)
{
  GPtrArray *steps = rt_reasoning_steps (self->reasoning);
  RtSteps kind = rt_reasoning_kind (self->reasoning);
  g_autofree char *text = NULL;

  if (!steps)
    leave_list (self);
  if (steps != self->listed) {
    g_clear_pointer (&self->listed, g_ptr_array_unref);
    self->listed = steps ? g_ptr_array_ref (steps) : NULL;
    rt_step_list_set_steps (RT_STEP_LIST (self->list), steps, kind);
    show_path (self, steps && kind == RT_STEPS_PATH && steps->len ? steps : NULL);
  } else if (steps && steps->len > self->n_listed)
    rt_step_list_add_steps (RT_STEP_LIST (self->list), steps, self->n_listed, kind);
  self->n_listed = steps ? steps->len : 0;
  if (steps && (steps->len || !rt_reasoning_takes_long (self->reasoning)))
    text = steps->len == 0         ? g_strdup (_("None of the techniques that are switched on "
                                                 "finds a step here."))
           : kind == RT_STEPS_PATH ? rt_path_text_sum (rt_reasoning_start (self->reasoning), steps,
                                                             rt_reasoning_is_by_rating (self->reasoning))
                                   : say_here (steps);
  if (!text && !rt_reasoning_takes_long (self->reasoning))
    text = g_strdup (_("By logic alone, without guessing: every step that is possible now, or one "
                       "step after another up to the solution."));
  gtk_label_set_text (GTK_LABEL (self->summary), text ? text : "");
  gtk_widget_set_visible (self->summary, text != NULL);
  gtk_widget_set_visible (self->list, steps && steps->len);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->here), steps && kind == RT_STEPS_HERE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->path), steps && kind == RT_STEPS_PATH);
  rt_step_list_select (RT_STEP_LIST (self->list), rt_reasoning_place (self->reasoning));
}

static void
show_further (RtLogicPage *self)
{
  const RtTechnique *technique = rt_reasoning_trying (self->reasoning);

  gtk_widget_set_visible (self->further, rt_reasoning_takes_long (self->reasoning));
  if (technique) {
    g_autofree char *text =
      /* Translators: %s is the name of a technique. */
      g_strdup_printf (_("Still looking: %s…"), _(technique->name));

    rt_fit_label_set (RT_FIT_LABEL (self->technique),
                      (const char *[]) { text, _(technique->name), _("Still looking…") }, 3);
  } else
    rt_fit_label_set (RT_FIT_LABEL (self->technique), &(const char *) { _("Still looking…") }, 1);
}

static void
update (RtLogicPage *self)
{
  show_step (self);
  show_list (self);
  show_further (self);
}

void
rt_logic_page_set_reasoning (RtLogicPage *self, RtReasoning *reasoning)
{
  g_return_if_fail (RT_IS_LOGIC_PAGE (self));

  if (self->reasoning)
    g_signal_handlers_disconnect_by_data (self->reasoning, self);
  g_set_object (&self->reasoning, reasoning);
  if (!reasoning)
    return;
  g_signal_connect_swapped (reasoning, "changed", G_CALLBACK (update), self);
  update (self);
}

/* Input of the person */

static void
here_cb (RtLogicPage *self)
{
  rt_reasoning_look_for (self->reasoning, RT_STEPS_HERE);
}

static void
path_cb (RtLogicPage *self)
{
  rt_reasoning_look_for (self->reasoning, RT_STEPS_PATH);
}

static void
stop_cb (RtLogicPage *self)
{
  rt_reasoning_stop (self->reasoning);
}

static void
pointed_cb (RtLogicPage *self, int place)
{
  rt_reasoning_show (self->reasoning, place);
}

static void
chosen_cb (RtLogicPage *self, int place)
{
  rt_reasoning_show (self->reasoning, place);
  rt_reasoning_apply (self->reasoning);
}

static void
turn (RtLogicPage *self, int by)
{
  guint n = rt_step_last_view (rt_reasoning_step (self->reasoning)) + 1;
  guint view = rt_reasoning_view (self->reasoning);

  rt_reasoning_set_view (self->reasoning, (view + n + (guint) by) % n);
}

static void
next_view_cb (RtLogicPage *self)
{
  turn (self, 1);
}

static void
previous_view_cb (RtLogicPage *self)
{
  turn (self, -1);
}

static void
rt_logic_page_dispose (GObject *object)
{
  RtLogicPage *self = RT_LOGIC_PAGE (object);

  rt_logic_page_set_reasoning (self, NULL);
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  G_OBJECT_CLASS (rt_logic_page_parent_class)->dispose (object);
}

static void
rt_logic_page_class_init (RtLogicPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_logic_page_dispose;
  g_type_ensure (RT_TYPE_STEP_LIST);
  rt_template_set (class, "logic/logic-page.ui", RtLogicPage, asking, here, path, practise, scrolled, views, view, why,
                   links, links_scrolled, link_lines, summary, used, used_scrolled, techniques,
                   further, list, doing);
  rt_template_handlers (class, here_cb, path_cb, stop_cb, pointed_cb, chosen_cb, next_view_cb,
                        previous_view_cb);
}

static void
rt_logic_page_init (RtLogicPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rt_scrolls_init (self->scrolled);
  rt_scrolls_init (self->links_scrolled);
  rt_scrolls_init (self->used_scrolled);
  rt_buttons_wrap (self->asking);
  rt_buttons_wrap (self->doing);
  rt_button_set_name (self->used, gtk_label_get_text (GTK_LABEL (
                                    gtk_expander_get_label_widget (GTK_EXPANDER (self->used)))));
  self->technique = rt_fit_label_new (2);
  gtk_widget_set_halign (self->technique, GTK_ALIGN_START);
  gtk_widget_set_hexpand (self->technique, TRUE);
  gtk_box_prepend (GTK_BOX (self->further), self->technique);
  show_path (self, NULL);
}

GtkWidget *
rt_logic_page_new (void)
{
  return g_object_new (RT_TYPE_LOGIC_PAGE, NULL);
}
