/* techniques-window.c - window with all techniques: definitions, examples and switches.
 *
 *     +--------------------+---------------------+
 *     | options            | Skyscraper          |
 *     | list               | what it is          |
 *     |                    | example             |
 *     +--------------------+---------------------+
 *
 * In a narrow window, the list fills the window. When the person chooses a technique, its page
 * replaces the list until the person goes back. The exercises of a technique replace list and page
 * until the person goes back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/techniques-window.h"

#include "app/common/companion.h"
#include "app/common/template.h"
#include "app/common/width-watch.h"
#include "app/logic/practice-page.h"
#include "app/logic/technique-list.h"
#include "app/logic/technique-page.h"
#include "app/logic/technique-settings.h"
#include "engine/logic/finders/families.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define WIDE_FROM 600
#define LIST_WIDTH 330 /* pixels: width of the list in a wide window */

struct _RtTechniquesWindow {
  GtkWindow parent_instance;

  /* Children. */
  GtkWidget *back;      /* button; visible in a narrow window, and with the exercises */
  GtkWidget *practise;  /* button; visible with the page */
  GtkWidget *left;      /* box: options and list */
  GtkWidget *list;
  GtkWidget *page;
  GtkWidget *practice;  /* page of exercises */
  GtkWidget *unique;    /* switch: one solution is assumed */
  GtkWidget *orders;    /* box of the next two toggles */
  GtkWidget *human, *rating;

  /* State. */
  bool showing;         /* the program changes switch and toggles, not the person */
  bool narrow;
  bool reading;         /* a narrow window shows the page, not the list */
  bool practising;
};

G_DEFINE_FINAL_TYPE (RtTechniquesWindow, rt_techniques_window, GTK_TYPE_WINDOW)

/* Wide or narrow */

static void
show_panes (RtTechniquesWindow *self)
{
  bool reading = self->narrow && self->reading;
  bool page = !self->practising && (!self->narrow || reading);

  gtk_widget_set_visible (self->left, !reading && !self->practising);
  gtk_widget_set_visible (self->page, page);
  gtk_widget_set_visible (self->practise, page);
  gtk_widget_set_visible (self->practice, self->practising);
  gtk_widget_set_visible (self->back, reading || self->practising);
  gtk_widget_set_hexpand (self->left, self->narrow);
  gtk_widget_set_size_request (self->left, self->narrow ? -1 : LIST_WIDTH, -1);
}

/* Shows the exercises of the selected technique if PRACTISING is true, else page and list. */
static void
set_practising (RtTechniquesWindow *self, bool practising)
{
  const RtTechnique *technique = rt_technique_list_selected (RT_TECHNIQUE_LIST (self->list));
  RtShell *shell = RT_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autofree char *title = NULL;

  self->practising = practising;
  show_panes (self);
  if (practising) {
    /* Translators: the title of a window; %s is a technique. */
    title = g_strdup_printf (_("Practise: %s"), _(technique->name));
    rt_practice_page_begin (RT_PRACTICE_PAGE (self->practice), technique,
                            rt_shell_collection (shell));
  }
  gtk_window_set_title (GTK_WINDOW (self), title ? title : _("Techniques"));
}

static void
set_reading (RtTechniquesWindow *self, bool reading)
{
  bool practised = self->practising;

  self->reading = reading;
  set_practising (self, false);
  if (reading && (self->narrow || practised))
    gtk_widget_grab_focus (self->narrow ? self->back : self->practise);
  if (!reading)
    rt_technique_list_select (RT_TECHNIQUE_LIST (self->list),
                              rt_technique_list_selected (RT_TECHNIQUE_LIST (self->list)));
}

static void
adapt (GtkWindow *window, int width)
{
  RtTechniquesWindow *self = RT_TECHNIQUES_WINDOW (window);
  bool narrow = width < WIDE_FROM;

  rt_practice_page_adapt (RT_PRACTICE_PAGE (self->practice), width);
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  show_panes (self);
}

/* Input of the person */

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

/* Returns from the exercises to the page, or from the page to the list. */
static void
back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTechniquesWindow *self = RT_TECHNIQUES_WINDOW (widget);

  set_reading (self, self->practising);
}

/* Handles Escape: goes back as the button Back does, or closes the window if there is nothing to go back to. */
static void
leave (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTechniquesWindow *self = RT_TECHNIQUES_WINDOW (widget);

  if (self->practising || (self->narrow && self->reading))
    back (widget, NULL, NULL);
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

/* Called at the first edit of the example: from now on it is the person's work, which the session keeps. */
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
  set_practising (RT_TECHNIQUES_WINDOW (widget), true);
}

/* Options */

static void
show_options (RtTechniquesWindow *self)
{
  RtTechniques *techniques = rt_techniques_default ();
  bool rating = rt_techniques_trial (techniques) == RT_TRIAL_RATING;

  self->showing = true;
  gtk_switch_set_active (GTK_SWITCH (self->unique), rt_techniques_assume_unique (techniques));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (rating ? self->rating : self->human), TRUE);
  self->showing = false;
}

static void
options_cb (RtTechniquesWindow *self)
{
  RtTechniques *techniques = rt_techniques_default ();
  bool unique = gtk_switch_get_active (GTK_SWITCH (self->unique));
  bool rating = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->rating));

  if (self->showing)
    return;
  rt_techniques_set_assume_unique (techniques, unique);
  rt_techniques_set_trial (techniques, rating ? RT_TRIAL_RATING : RT_TRIAL_HUMAN);
}

static void
rt_techniques_window_class_init (RtTechniquesWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (RT_TYPE_TECHNIQUE_LIST);
  g_type_ensure (RT_TYPE_TECHNIQUE_PAGE);
  g_type_ensure (RT_TYPE_PRACTICE_PAGE);
  rt_template_set (class, "logic/techniques-window.ui", RtTechniquesWindow, back, practise, left,
                   list, page, practice, unique, orders, human, rating);
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
  gtk_widget_init_template (GTK_WIDGET (self));
  rt_buttons_wrap (self->orders);
  show_options (self);
  g_signal_connect_object (rt_techniques_default (), "changed", G_CALLBACK (show_options), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->unique, "notify::active", G_CALLBACK (options_cb), self);
  g_signal_connect_swapped (self->rating, "toggled", G_CALLBACK (options_cb), self);
  g_signal_connect_object (self->list, "selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
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

void
rt_techniques_window_practise (RtShell *shell, const RtTechnique *technique)
{
  RtTechniquesWindow *self = open_over (shell);

  rt_technique_list_select (RT_TECHNIQUE_LIST (self->list), technique);
  self->reading = true;
  set_practising (self, true);
}
