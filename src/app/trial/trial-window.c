/* trial-window.c - a person tries their own program on the puzzles of a judge.
 *
 *     Program                                [solver.py]
 *     Arguments                              [         ]
 *     ...
 *     [Try]   It passed 7 of 13 puzzles.
 *     +-----------------------------------------------+
 *     | Nothing is blank: ...          Passed   12 ms |
 *     | One blank, in the middle       Wrong    10 ms |
 *     | Row 5, column 5 is still blank.               |
 *     | Step 8: It never looks at the column: ...     |
 *     | [Show Me] [Save the Steps...]                 |
 *     +-----------------------------------------------+  */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/trial/trial-window.h"

#include "app/common/companion.h"
#include "app/common/message.h"
#include "app/common/scrolls.h"
#include "app/common/template.h"
#include "app/files/steps.h"
#include "app/trial/trial-entry.h"
#include "app/trial/trial-row.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>

struct _RtTrialWindow {
  GtkWindow parent_instance;

  RtShell *shell; /* that it belongs to, and that it is closed with */

  /* Owned. */
  RtTrying *trying;
  GCancellable *cancellable; /* of a file dialog */
  GPtrArray *rows;           /* of RtTrialRow, children */

  /* Children. */
  GtkWidget *message;
  GtkWidget *scrolled;
  GtkWidget *says;
  GtkWidget *entry;
  GtkWidget *button;
  GtkWidget *status;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (RtTrialWindow, rt_trial_window, GTK_TYPE_WINDOW)

/* Steps of which the file is asked for. */
typedef struct {
  RtTrialWindow *self;
  int n;
} Errand;

static void
errand_free (gpointer data)
{
  Errand *errand = data;

  g_object_unref (errand->self);
  g_free (errand);
}

static RtAsker
asker_of (RtTrialWindow *self)
{
  return (RtAsker) { GTK_WINDOW (self), RT_MESSAGE (self->message), self->cancellable };
}

static void
say (RtTrialWindow *self, RtMessageKind kind, const char *text)
{
  rt_message_show (RT_MESSAGE (self->message), kind, text, NULL, NULL);
}

/* What is shown */

static char *
say_status (RtTrialWindow *self)
{
  int n = (int) self->rows->len, n_tried = 0, n_passed = 0;
  const RtTrialResult *result;

  while ((result = rt_trying_result (self->trying, n_tried))) {
    n_tried++;
    n_passed += result->verdict == RT_TRIAL_PASSED;
  }
  if (n_tried == 0)
    return NULL;
  if (n_passed == n)
    return g_strdup_printf (ngettext ("It passed the puzzle.", "It passed all %d puzzles.", n), n);
  return g_strdup_printf (ngettext ("It passed %d of %d puzzle.", "It passed %d of %d puzzles.",
                                    (gulong) n),
                          n_passed, n);
}

static void
show (RtTrialWindow *self)
{
  int current = rt_trying_current (self->trying);
  g_autofree char *status = say_status (self);

  for (guint i = 0; i < self->rows->len; i++)
    rt_trial_row_show (g_ptr_array_index (self->rows, i), rt_trying_result (self->trying, (int) i),
                       (int) i == current);
  gtk_label_set_text (GTK_LABEL (self->status), status ? status : "");
  rt_button_set_text (self->button, current >= 0 ? _("_Stop") : _("_Try"));
  if (rt_trying_error (self->trying))
    say (self, RT_MESSAGE_ERROR, rt_trying_error (self->trying));
  else if (current < 0 && status)
    rt_compat_announce (GTK_WIDGET (self), status);
}

/* What can be done */

static void
try_or_stop (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  RtTrialSetup setup;

  if (rt_trying_current (self->trying) >= 0) {
    rt_trying_stop (self->trying);
    return;
  }
  if (!rt_trial_entry_read (RT_TRIAL_ENTRY (self->entry), &setup, &error)) {
    say (self, RT_MESSAGE_ERROR, error->message);
    return;
  }
  rt_trying_start (self->trying, &setup);
  g_strfreev (setup.argv);
}

void
rt_trial_window_set_program (RtTrialWindow *self, const char *path)
{
  rt_trial_entry_set_program (RT_TRIAL_ENTRY (self->entry), path);
}

static void
chosen_cb (gpointer data, GFile *file)
{
  RtTrialWindow *self = data;

  if (g_file_peek_path (file))
    rt_trial_window_set_program (self, g_file_peek_path (file));
  else
    say (self, RT_MESSAGE_ERROR, _("Only a program on this computer can be run."));
}

static void
choose (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (widget);
  RtAsker asker = asker_of (self);

  rt_ask_open (&asker, _("Choose Your Program"), NULL, chosen_cb, g_object_ref (self), g_object_unref);
}

void
rt_trial_window_write (RtTrialWindow *self, int n, GFile *file)
{
  const RtTrialResult *result = rt_trying_result (self->trying, n);
  RtAsker asker = asker_of (self);

  if (result && result->steps) /* else begun anew since */
    rt_save_and_tell (&asker, result->steps, file, RT_MESSAGE_INFO, NULL);
}

static void
named_cb (gpointer data, GFile *file)
{
  const Errand *errand = data;

  rt_trial_window_write (errand->self, errand->n, file);
}

static void
save_steps (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (widget);
  Errand *errand = g_new0 (Errand, 1);
  RtAsker asker = asker_of (self);
  g_autofree char *name = NULL;

  errand->self = g_object_ref (self);
  errand->n = g_variant_get_int32 (parameter);
  name = g_strconcat (rt_trial_cases[errand->n].id, "-steps.txt", NULL);
  rt_ask_save (&asker, _("Save the Steps"), NULL, name, NULL, named_cb, errand, errand_free);
}

static void
show_steps (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (widget);
  const RtTrialResult *result = rt_trying_result (self->trying, g_variant_get_int32 (parameter));

  rt_steps_show (self->shell, result->steps, result->step);
  /* It would lie over the grid. It comes back as it was left. */
  gtk_widget_set_visible (widget, FALSE);
}

/* Its parts */

static void
add_rows (RtTrialWindow *self)
{
  for (int n = 0; rt_trial_cases[n].id; n++) {
    GtkWidget *row = rt_trial_row_new (n);

    g_ptr_array_add (self->rows, row);
    gtk_list_box_append (GTK_LIST_BOX (self->list), row);
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (gtk_widget_get_parent (row)), FALSE);
  }
}

static void
rt_trial_window_dispose (GObject *object)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_signal_handlers_disconnect_by_data (self->trying, self);
  rt_trying_stop (self->trying);
  G_OBJECT_CLASS (rt_trial_window_parent_class)->dispose (object);
}

static void
rt_trial_window_finalize (GObject *object)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (object);

  g_object_unref (self->trying);
  g_object_unref (self->cancellable);
  g_ptr_array_unref (self->rows);
  G_OBJECT_CLASS (rt_trial_window_parent_class)->finalize (object);
}

static void
rt_trial_window_class_init (RtTrialWindowClass *class)
{
  static const RtTemplateChild children[] = {
    RT_TEMPLATE_CHILD (RtTrialWindow, message), RT_TEMPLATE_CHILD (RtTrialWindow, scrolled),
    RT_TEMPLATE_CHILD (RtTrialWindow, says), RT_TEMPLATE_CHILD (RtTrialWindow, entry),
    RT_TEMPLATE_CHILD (RtTrialWindow, button), RT_TEMPLATE_CHILD (RtTrialWindow, status),
    RT_TEMPLATE_CHILD (RtTrialWindow, list)
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_trial_window_dispose;
  G_OBJECT_CLASS (class)->finalize = rt_trial_window_finalize;
  g_type_ensure (RT_TYPE_TRIAL_ENTRY);
  rt_template_set (class, "trial/trial-window.ui", children, G_N_ELEMENTS (children));
  gtk_widget_class_install_action (widget_class, "trial.try-or-stop", NULL, try_or_stop);
  gtk_widget_class_install_action (widget_class, "trial.choose", NULL, choose);
  gtk_widget_class_install_action (widget_class, "trial.save-steps", "i", save_steps);
  gtk_widget_class_install_action (widget_class, "trial.show-steps", "i", show_steps);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rt_trial_window_init (RtTrialWindow *self)
{
  self->cancellable = g_cancellable_new ();
  self->rows = g_ptr_array_new ();
  self->trying = rt_trying_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  rt_scrolls_init (self->scrolled);
  gtk_label_set_text (
    GTK_LABEL (self->says),
    rt_run_is_possible ()
      ? _("Your program gets a puzzle on its standard input, and prints the answer. It runs as you, "
          "with all that it may do to your files.")
      : _("This Retrace runs in a sandbox, where it cannot start programs of yours. The command "
          "retrace-cli judge can, where Retrace is installed without a sandbox."));
  gtk_widget_set_sensitive (self->entry, rt_run_is_possible ());
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "trial.try-or-stop", rt_run_is_possible ());
  add_rows (self);
  g_signal_connect_swapped (self->trying, "changed", G_CALLBACK (show), self);
}

RtTrying *
rt_trial_window_trying (RtTrialWindow *self)
{
  return self->trying;
}

void
rt_trial_window_present (RtShell *shell)
{
  GtkWindow *window = rt_companion_find (shell, RT_TYPE_TRIAL_WINDOW);

  if (!window) {
    window = g_object_new (RT_TYPE_TRIAL_WINDOW, NULL);
    RT_TRIAL_WINDOW (window)->shell = shell;
    rt_companion_attach (window, shell);
  }
  gtk_window_present (window);
}
