/* logic-page.c - side page of logic: all possible steps, or the path to the solution; cases and
 * links of the current step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/logic-page.h"

#include "app/common/scrolls.h"
#include "app/logic/step-list.h"
#include "engine/logic/step/step.h"
#include "engine/logic/words/path-text.h"
#include "engine/logic/words/say.h"
#include "widgets/buttons.h"
#include "widgets/fit-label.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

#define USED_HEIGHT 120

struct _RtLogicPage {
  GtkWidget parent_instance;

  /* Owned. */
  RtReasoning *reasoning;
  GPtrArray *listed;    /* the steps of the list; */
  guint n_listed;       /* their number when the list was filled */

  /* Children. */
  GtkWidget *asking;    /* box of buttons that do not scroll */
  GtkWidget *scrolled;
  GtkWidget *box;       /* contains all below */
  GtkWidget *views;     /* box: choice of a case */
  GtkWidget *view;
  GtkWidget *why;       /* label: reason of an inner step */
  GtkWidget *links;     /* expander: the links of a chain */
  GtkWidget *link_lines;
  GtkWidget *summary;
  GtkWidget *used;      /* expander: how often each technique is used */
  GtkWidget *techniques;
  GtkWidget *further;   /* box: progress while more steps are searched */
  GtkWidget *technique; /* label: the technique that is being tried */
  GtkWidget *list;
  GtkWidget *doing;     /* box: actions on a path */
};

G_DEFINE_FINAL_TYPE (RtLogicPage, rt_logic_page, GTK_TYPE_WIDGET)

/* Returns the number of INNER among the inner steps of STEP, from 1. */
static guint
number_of_inner (const RtStep *step, const RtStep *inner)
{
  guint i = 0;

  while (step->inner[i] != inner)
    i++;
  return i + 1;
}

/* Returns a text for VIEW of STEP, which shows an inner step. The caller frees it. */
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

/* Returns a text for VIEW of STEP, for example "Case 2 of 3". Free with g_free. */
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

/* Returns the reason of the inner step that VIEW of STEP shows. Free with g_free. */
static char *
say_why (const RtStep *step, guint view)
{
  const RtStep *inner = rt_step_at_view (step, &view);
  g_autofree char *reason = rt_say_reason (inner);

  /* Translators: the name of a technique, and a sentence. */
  return g_strdup_printf (_("%s. %s"), rt_say_name (rt_step_name (inner)), reason);
}

/* The links of a chain */

#define LINKS_MOST 240 /* pixels of height */

/* Lists the links of VIEW of STEP, or of all views if VIEW is 0. Hidden if there are none or
 * STEP is NULL. Stays expanded from step to step. */
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

static void
make_links (RtLogicPage *self)
{
  GtkWidget *scrolled;

  self->link_lines = rt_label_new (NULL, "links");
  gtk_label_set_wrap_mode (GTK_LABEL (self->link_lines), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (self->link_lines), TRUE);
  scrolled = rt_scrolls_new (self->link_lines);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), LINKS_MOST);
  self->links = gtk_expander_new (NULL);
  gtk_expander_set_child (GTK_EXPANDER (self->links), scrolled);
}

/* Filling the page */

static void
show_step (RtLogicPage *self)
{
  const RtStep *step = rt_reasoning_step (self->reasoning);
  RtHint stage = rt_reasoning_stage (self->reasoning);
  guint n_views = step && stage >= RT_HINT_PATTERN ? step->n_views : 0;
  guint view = rt_reasoning_view (self->reasoning);

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

/* Shows a summary of the path and the actions on it. */
static void
show_path (RtLogicPage *self, GPtrArray *steps)
{
  g_autofree char *techniques = steps ? rt_path_text_techniques (steps) : g_strdup ("");

  gtk_label_set_text (GTK_LABEL (self->techniques), techniques);
  gtk_widget_set_visible (self->used, steps != NULL);
  gtk_widget_set_visible (self->doing, steps != NULL);
}

/* Moves the focus away from the list before its rows go: GTK would leave it on a row that is
 * gone. */
static void
leave_list (RtLogicPage *self)
{
  GtkRoot *root = gtk_widget_get_root (self->list);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && gtk_widget_is_ancestor (focus, self->list))
    gtk_root_set_focus (root, NULL);
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
                                   : g_strdup_printf (ngettext ("%'u step is possible here.",
                                                                "%'u steps are possible here.",
                                                                (gulong) steps->len),
                                                      steps->len);
  if (!text && !rt_reasoning_takes_long (self->reasoning))
    text = g_strdup (_("By logic alone, without guessing: every step that is possible now, or one "
                       "step after another up to the solution."));
  gtk_label_set_text (GTK_LABEL (self->summary), text ? text : "");
  gtk_widget_set_visible (self->summary, text != NULL);
  gtk_widget_set_visible (self->list, steps && steps->len);
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

/* Parts */

static GtkWidget *
append_label (RtLogicPage *self, const char *class)
{
  GtkWidget *label = rt_label_new (NULL, class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (self->box), label);
  return label;
}

/* Returns a scrolled table: a hard path has dozens of techniques, and the list of steps needs
 * space. */
static GtkWidget *
make_used (RtLogicPage *self)
{
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("Techni_ques Used"));
  GtkWidget *scrolled;

  self->techniques = rt_label_new (NULL, "numeric");
  gtk_label_set_yalign (GTK_LABEL (self->techniques), 0);
  gtk_label_set_selectable (GTK_LABEL (self->techniques), TRUE);
  scrolled = rt_scrolls_new (self->techniques);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), USED_HEIGHT);
  gtk_widget_set_margin_top (scrolled, 6);
  gtk_expander_set_child (GTK_EXPANDER (expander), scrolled);
  rt_button_set_name (expander, gtk_label_get_text (GTK_LABEL (
                                  gtk_expander_get_label_widget (GTK_EXPANDER (expander)))));
  return expander;
}

static GtkWidget *
append_button (RtLogicPage *self, GtkWidget *box, const char *text, GCallback clicked)
{
  GtkWidget *button = rt_button_new_text (text, NULL);

  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
make_further (RtLogicPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->technique = rt_fit_label_new (2);
  gtk_widget_set_halign (self->technique, GTK_ALIGN_START);
  gtk_widget_set_hexpand (self->technique, TRUE);
  gtk_box_append (GTK_BOX (box), self->technique);
  append_button (self, box, _("Sto_p"), G_CALLBACK (stop_cb));
  return box;
}

static GtkWidget *
make_views (RtLogicPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *previous = rt_button_new_icon ("go-previous-symbolic", _("Previous case"), NULL);
  GtkWidget *next = rt_button_new_icon ("go-next-symbolic", _("Next case"), NULL);

  self->view = gtk_label_new (NULL);
  gtk_widget_set_hexpand (self->view, TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->view), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->view), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (self->view), GTK_JUSTIFY_CENTER);
  gtk_widget_set_valign (previous, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (next, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (previous, "clicked", G_CALLBACK (previous_view_cb), self);
  g_signal_connect_swapped (next, "clicked", G_CALLBACK (next_view_cb), self);
  gtk_box_append (GTK_BOX (box), previous);
  gtk_box_append (GTK_BOX (box), self->view);
  gtk_box_append (GTK_BOX (box), next);
  return box;
}

static void
rt_logic_page_dispose (GObject *object)
{
  RtLogicPage *self = RT_LOGIC_PAGE (object);

  rt_logic_page_set_reasoning (self, NULL);
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  g_clear_pointer (&self->asking, gtk_widget_unparent);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_logic_page_parent_class)->dispose (object);
}

static void
rt_logic_page_class_init (RtLogicPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_logic_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
}

static void
rt_logic_page_init (RtLogicPage *self)
{
  GtkWidget *techniques;

  gtk_orientable_set_orientation (
    GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  self->asking = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->asking), TRUE);
  gtk_widget_add_css_class (self->asking, "page-head");
  gtk_widget_set_parent (self->asking, GTK_WIDGET (self));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->box, "page");
  self->scrolled = rt_scrolls_new (self->box);
  /* Gives each part its natural height. */
  gtk_scrollable_set_vscroll_policy (
    GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scrolled))),
    GTK_SCROLL_NATURAL);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));

  techniques = rt_button_new_text (_("_Techniques"), "win.techniques");
  gtk_widget_add_css_class (techniques, "link");
  gtk_widget_set_halign (techniques, GTK_ALIGN_START);
  append_button (self, self->asking, _("All S_teps Here"), G_CALLBACK (here_cb));
  append_button (self, self->asking, _("S_olution Path"), G_CALLBACK (path_cb));
  rt_buttons_wrap (self->asking);
  gtk_box_append (GTK_BOX (self->box), techniques);
  self->views = make_views (self);
  gtk_box_append (GTK_BOX (self->box), self->views);
  self->why = append_label (self, NULL);
  gtk_label_set_selectable (GTK_LABEL (self->why), TRUE);
  make_links (self);
  gtk_box_append (GTK_BOX (self->box), self->links);
  self->summary = append_label (self, "faint");
  self->used = make_used (self);
  gtk_box_append (GTK_BOX (self->box), self->used);
  self->further = make_further (self);
  gtk_box_append (GTK_BOX (self->box), self->further);
  self->list = rt_step_list_new ();
  gtk_widget_set_vexpand (self->list, TRUE);
  g_signal_connect_swapped (self->list, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->list, "chosen", G_CALLBACK (chosen_cb), self);
  gtk_box_append (GTK_BOX (self->box), self->list);
  self->doing = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->doing),
                  rt_button_new_text (_("_Copy the Path"), "win.copy-path"));
  gtk_box_append (GTK_BOX (self->doing),
                  rt_button_new_text (_("_Export the Path"), "win.export-path"));
  rt_buttons_wrap (self->doing);
  gtk_widget_add_css_class (self->doing, "compact");
  gtk_box_append (GTK_BOX (self->box), self->doing);
  show_path (self, NULL);
}

GtkWidget *
rt_logic_page_new (void)
{
  return g_object_new (RT_TYPE_LOGIC_PAGE, NULL);
}
