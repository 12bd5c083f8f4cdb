/* techniques-window.c - window with all techniques: definitions, examples and switches.
 *
 *     +--------------------+---------------------+
 *     | options            | Skyscraper          |
 *     | list               | what it is          |
 *     |                    | example             |
 *     +--------------------+---------------------+
 *
 * Narrow, the list fills the window. The page of a technique that is chosen there replaces it until
 * the person goes back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/techniques-window.h"

#include "app/common/companion.h"
#include "app/common/width.h"
#include "app/logic/practice-window.h"
#include "app/logic/technique-list.h"
#include "app/logic/technique-page.h"
#include "app/logic/techniques.h"
#include "engine/logic/finders/families.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define WIDE_FROM 600
#define LIST_WIDTH 330 /* of a wide window */

struct _RtTechniquesWindow {
  GtkWindow parent_instance;

  /* Children. */
  GtkWidget *back;      /* button; visible in a narrow window */
  GtkWidget *practise;  /* button; visible with the page */
  GtkWidget *left;      /* box: options and list */
  GtkWidget *list;
  GtkWidget *page;

  /* State. */
  bool narrow;
  bool reading;         /* a narrow window shows the page, not the list */
};

G_DEFINE_FINAL_TYPE (RtTechniquesWindow, rt_techniques_window, GTK_TYPE_WINDOW)

/* Wide or narrow */

static void
show_panes (RtTechniquesWindow *self)
{
  bool reading = self->narrow && self->reading;

  gtk_widget_set_visible (self->left, !reading);
  gtk_widget_set_visible (self->page, !self->narrow || reading);
  gtk_widget_set_visible (self->practise, gtk_widget_get_visible (self->page));
  gtk_widget_set_visible (self->back, reading);
  gtk_widget_set_hexpand (self->left, self->narrow);
  gtk_widget_set_size_request (self->left, self->narrow ? -1 : LIST_WIDTH, -1);
}

static void
set_reading (RtTechniquesWindow *self, bool reading)
{
  self->reading = reading;
  show_panes (self);
  if (reading && self->narrow)
    gtk_widget_grab_focus (self->back);
  if (!reading)
    rt_technique_list_select (RT_TECHNIQUE_LIST (self->list),
                              rt_technique_list_selected (RT_TECHNIQUE_LIST (self->list)));
}

static void
adapt (GtkWindow *window, int width)
{
  RtTechniquesWindow *self = RT_TECHNIQUES_WINDOW (window);
  bool narrow = width < WIDE_FROM;

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  show_panes (self);
}

/* What the person does */

static void
selected_cb (RtTechniquesWindow *self)
{
  rt_technique_page_show (RT_TECHNIQUE_PAGE (self->page),
                          rt_technique_list_selected (RT_TECHNIQUE_LIST (self->list)));
}

static void
chosen_cb (RtTechniquesWindow *self)
{
  if (self->narrow)
    set_reading (self, true);
}

static void
back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  set_reading (RT_TECHNIQUES_WINDOW (widget), false);
}

/* Escape returns to the list, or closes the window. */
static void
leave (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTechniquesWindow *self = RT_TECHNIQUES_WINDOW (widget);

  if (self->narrow && self->reading)
    set_reading (self, false);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTechniquesWindow *self = RT_TECHNIQUES_WINDOW (widget);

  set_reading (self, false);
  rt_technique_list_find (RT_TECHNIQUE_LIST (self->list));
}

/* The example becomes the person's work with the first edit. */
static void
example_changed_cb (RtDesk *desk)
{
  rt_desk_set_fleeting (desk, false);
}

/* Opens the example in a new window, so that the person's work stays. */
static void
show_example (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTechniquesWindow *self = RT_TECHNIQUES_WINDOW (widget);
  const RtTechnique *technique = rt_technique_list_selected (RT_TECHNIQUE_LIST (self->list));
  RtShell *shell = RT_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autoptr (RtDocument) example = rt_technique_page_example (technique);
  g_autoptr (RtDesk) desk = rt_desk_new (example);

  rt_desk_set_fleeting (desk, true);
  g_signal_connect_object (example, "changed", G_CALLBACK (example_changed_cb), desk,
                           G_CONNECT_SWAPPED);
  rt_shell_show_logic (rt_shell_another (shell, desk));
  rt_reasoning_show_technique (rt_desk_reasoning (desk), technique);
}

static void
practise (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTechniquesWindow *self = RT_TECHNIQUES_WINDOW (widget);

  rt_practice_window_present (RT_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self))),
                              rt_technique_list_selected (RT_TECHNIQUE_LIST (self->list)));
}

/* Parts */

static GtkWidget *
make_bar (RtTechniquesWindow *self)
{
  GtkWidget *bar = gtk_header_bar_new ();

  self->back = rt_button_new_icon ("go-previous-symbolic", _("Back to the list"),
                                   "techniques.back");
  self->practise = rt_button_new_text (_("_Practise"), "techniques.practise");
  gtk_widget_set_tooltip_text (self->practise, _("Find it yourself, on one position after another"));
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), self->back);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (bar), self->practise);
  return bar;
}

#define RT_TYPE_TECHNIQUE_OPTIONS (rt_technique_options_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniqueOptions, rt_technique_options, RT, TECHNIQUE_OPTIONS, GtkWidget)

/* The orders, indexed by RtTrial. */
static const struct {
  const char *name, *tooltip;
} trials[] = {
  [RT_TRIAL_HUMAN] = { N_("Standard"), N_("Easy patterns that have a name before general chains") },
  [RT_TRIAL_RATING] = { N_("Rating"), N_("The order of the standard rating") },
};

struct _RtTechniqueOptions {
  GtkWidget parent_instance;

  /* Owned. */
  RtTechniques *techniques;

  bool showing;         /* the program changes switch and toggles, not the person */

  /* Children. */
  GtkWidget *box;
  GtkWidget *unique;    /* switch */
  GtkWidget *trials[G_N_ELEMENTS (trials)]; /* toggles */
};

G_DEFINE_FINAL_TYPE (RtTechniqueOptions, rt_technique_options, GTK_TYPE_WIDGET)

static void
update (RtTechniqueOptions *self)
{
  GtkWidget *toggle = self->trials[rt_techniques_trial (self->techniques)];

  self->showing = true;
  gtk_switch_set_active (GTK_SWITCH (self->unique), rt_techniques_assume_unique (self->techniques));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  self->showing = false;
}

static void
unique_cb (RtTechniqueOptions *self)
{
  if (!self->showing)
    rt_techniques_set_assume_unique (self->techniques,
                                     gtk_switch_get_active (GTK_SWITCH (self->unique)));
}

static void
toggled_cb (RtTechniqueOptions *self, GtkToggleButton *toggle)
{
  for (guint i = 0; i < G_N_ELEMENTS (trials); i++)
    if (!self->showing && gtk_toggle_button_get_active (toggle) &&
        self->trials[i] == GTK_WIDGET (toggle))
      rt_techniques_set_trial (self->techniques, (RtTrial) i);
}

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* Takes more space if there is some, but does not ask for it. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
make_unique (RtTechniqueOptions *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = make_label (_("Assume the puzzle has _just one solution"));

  self->unique = gtk_switch_new ();
  gtk_widget_set_valign (self->unique, GTK_ALIGN_CENTER);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), self->unique);
  g_signal_connect_swapped (self->unique, "notify::active", G_CALLBACK (unique_cb), self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), self->unique);
  return row;
}

static GtkWidget *
make_trials (RtTechniqueOptions *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *linked = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (linked, "linked");
  gtk_widget_add_css_class (linked, "compact");
  for (guint i = 0; i < G_N_ELEMENTS (trials); i++) {
    self->trials[i] = rt_toggle_new_text (_(trials[i].name), _(trials[i].tooltip));
    if (i > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->trials[i]),
                                   GTK_TOGGLE_BUTTON (self->trials[0]));
    g_signal_connect_swapped (self->trials[i], "toggled", G_CALLBACK (toggled_cb), self);
    gtk_box_append (GTK_BOX (linked), self->trials[i]);
  }
  rt_buttons_wrap (linked);
  /* Translators: in which order techniques are tried; before the choice of one. */
  gtk_box_append (GTK_BOX (row), make_label (_("Order")));
  gtk_box_append (GTK_BOX (row), linked);
  return row;
}

static void
rt_technique_options_dispose (GObject *object)
{
  RtTechniqueOptions *self = RT_TECHNIQUE_OPTIONS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->techniques);
  G_OBJECT_CLASS (rt_technique_options_parent_class)->dispose (object);
}

static void
rt_technique_options_class_init (RtTechniqueOptionsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_technique_options_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_technique_options_init (RtTechniqueOptions *self)
{
  GtkWidget *note = make_label (_("Hints, steps and paths follow this. Ratings of puzzles do not: "
                                  "they always use all techniques of the rating."));

  gtk_widget_add_css_class (note, "faint");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_box_append (GTK_BOX (self->box), make_unique (self));
  gtk_box_append (GTK_BOX (self->box), make_trials (self));
  gtk_box_append (GTK_BOX (self->box), note);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* Returns widgets that show and change TECHNIQUES, which they keep alive. */
static GtkWidget *
rt_technique_options_new (RtTechniques *techniques)
{
  RtTechniqueOptions *self = g_object_new (RT_TYPE_TECHNIQUE_OPTIONS, NULL);

  self->techniques = g_object_ref (techniques);
  g_signal_connect_object (techniques, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

static GtkWidget *
make_left (RtTechniquesWindow *self)
{
  RtTechniques *techniques = rt_techniques_default ();

  self->left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->list = rt_technique_list_new (techniques);
  g_signal_connect_object (self->list, "selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_vexpand (self->list, TRUE);
  gtk_widget_add_css_class (self->left, "techniques");
  gtk_box_append (GTK_BOX (self->left), rt_technique_options_new (techniques));
  gtk_box_append (GTK_BOX (self->left), self->list);
  return self->left;
}

static GtkWidget *
make_content (RtTechniquesWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->page = rt_technique_page_new ();
  gtk_widget_set_hexpand (self->page, TRUE);
  gtk_box_append (GTK_BOX (box), make_left (self));
  gtk_box_append (GTK_BOX (box), self->page);
  /* Never scrolls, but lets the window become narrow enough for one pane. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_widget_set_size_request (scrolled, 300, -1);
  return scrolled;
}

static void
rt_techniques_window_class_init (RtTechniquesWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_install_action (widget_class, "techniques.back", NULL, back);
  gtk_widget_class_install_action (widget_class, "techniques.leave", NULL, leave);
  gtk_widget_class_install_action (widget_class, "techniques.find", NULL, find);
  gtk_widget_class_install_action (widget_class, "techniques.practise", NULL, practise);
  gtk_widget_class_install_action (widget_class, "techniques.show-example", NULL, show_example);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK,
                                       "techniques.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "techniques.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "techniques.leave", NULL);
}

static void
rt_techniques_window_init (RtTechniquesWindow *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _("Techniques"));
  gtk_window_set_titlebar (GTK_WINDOW (self), make_bar (self));
  gtk_window_set_child (GTK_WINDOW (self), make_content (self));
  rt_width_watch (GTK_WINDOW (self), adapt);
  rt_width_scale_window (GTK_WINDOW (self), 900, 760);
  show_panes (self);
  selected_cb (self);
}

static RtTechniquesWindow *
open_over (RtShell *shell)
{
  GtkWindow *window = rt_companion_find (shell, RT_TYPE_TECHNIQUES_WINDOW);

  if (!window) {
    window = g_object_new (RT_TYPE_TECHNIQUES_WINDOW, NULL);
    rt_companion_attach (window, shell);
  }
  gtk_window_present (window);
  return RT_TECHNIQUES_WINDOW (window);
}

void
rt_techniques_window_present (RtShell *shell)
{
  RtTechniquesWindow *self = open_over (shell);

  set_reading (self, false);
}

void
rt_techniques_window_present_at (RtShell *shell, const char *id)
{
  RtTechniquesWindow *self = open_over (shell);

  rt_technique_list_select (RT_TECHNIQUE_LIST (self->list), rt_technique_by_id (id));
  set_reading (self, true);
}
