/* trial-window.c - RtTrialWindow, the window that tries the person's own program on a fixed list of
 * puzzles and judges its answers.
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
#include "app/common/dialog.h"
#include "app/common/message.h"
#include "app/common/preferences.h"
#include "app/common/scrolls.h"
#include "app/common/template.h"
#include "app/files/steps.h"
#include "document/trial/run.h"
#include "document/trial/trial.h"
#include "engine/step-text.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>
#include <string.h>

/* RtTrialRow, a row of the list: one puzzle */

#define RT_TYPE_TRIAL_ROW (rt_trial_row_get_type ())
G_DECLARE_FINAL_TYPE (RtTrialRow, rt_trial_row, RT, TRIAL_ROW, GtkBox)

struct _RtTrialRow {
  GtkBox parent_instance;

  /* Children. */
  GtkWidget *verdict;
  GtkWidget *time;
  GtkWidget *says;
  GtkWidget *fault;
  GtkWidget *steps; /* box of buttons */
  GtkWidget *show;
};

G_DEFINE_FINAL_TYPE (RtTrialRow, rt_trial_row, GTK_TYPE_BOX)

static GtkWidget *
make_button (const char *text, const char *action, int n)
{
  GtkWidget *button = rt_button_new_text (text, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", n);
  return button;
}

/* Shows RESULT; NULL: the program was not tried on the puzzle. IS_CURRENT: it is running on it. */
static void
rt_trial_row_show (RtTrialRow *self, const RtTrialResult *result, bool is_current)
{
  g_autofree char *time = result ? rt_say_time ((double) result->ran.time) : NULL;
  bool failed = result && result->verdict != RT_TRIAL_PASSED;

  g_return_if_fail (RT_IS_TRIAL_ROW (self));

  gtk_label_set_text (GTK_LABEL (self->verdict), result       ? rt_trial_verdict_name (result->verdict)
                                                 : is_current ? _("Running…")
                                                              : "");
  gtk_label_set_text (GTK_LABEL (self->time), time ? time : "");
  gtk_label_set_text (GTK_LABEL (self->says), result && result->says ? result->says : "");
  gtk_widget_set_visible (self->says, result && result->says);
  gtk_label_set_text (GTK_LABEL (self->fault), result && result->fault ? result->fault : "");
  gtk_widget_set_visible (self->fault, result && result->fault);
  gtk_widget_set_visible (self->steps, result && result->steps);
  /* Translators: a button: the steps of a program are shown in the window with the grid. */
  rt_button_set_text (self->show, result && result->step ? _("Show Me") : _("Show the Steps"));
  if (failed)
    gtk_widget_add_css_class (self->verdict, "error");
  else
    gtk_widget_remove_css_class (self->verdict, "error");
}

static void
rt_trial_row_class_init (RtTrialRowClass *class)
{
}

static void
rt_trial_row_init (RtTrialRow *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 3);
}

/* Returns a row for rt_trial_cases[N]. Its buttons call the actions "trial.show-steps" and
 * "trial.save-steps" with N. */
static GtkWidget *
rt_trial_row_new (int n)
{
  RtTrialRow *self = g_object_new (RT_TYPE_TRIAL_ROW, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *reason = rt_label_new (_(rt_trial_cases[n].reason), NULL);

  self->verdict = gtk_label_new (NULL);
  self->time = gtk_label_new (NULL);
  self->says = rt_label_new (NULL, NULL);
  self->fault = rt_label_new (NULL, NULL);
  self->steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->show = make_button (_("Show the Steps"), "trial.show-steps", n);
  gtk_box_append (GTK_BOX (self->steps), self->show);
  /* Translators: of a program that the person tries; its steps go into a file. */
  gtk_box_append (GTK_BOX (self->steps), make_button (_("Save the Steps…"), "trial.save-steps", n));
  rt_buttons_wrap (self->steps);
  gtk_widget_set_hexpand (reason, TRUE);
  gtk_widget_set_valign (self->verdict, GTK_ALIGN_START);
  gtk_widget_set_valign (self->time, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->time, "numeric");
  gtk_widget_add_css_class (self->time, "faint");
  gtk_box_append (GTK_BOX (line), reason);
  gtk_box_append (GTK_BOX (line), self->verdict);
  gtk_box_append (GTK_BOX (line), self->time);
  gtk_box_append (GTK_BOX (self), line);
  gtk_box_append (GTK_BOX (self), self->says);
  gtk_box_append (GTK_BOX (self), self->fault);
  gtk_box_append (GTK_BOX (self), self->steps);
  rt_trial_row_show (self, NULL, false);
  return GTK_WIDGET (self);
}

struct _RtTrialWindow {
  GtkWindow parent_instance;

  RtShell *shell; /* transient parent; destroyed with it */

  /* Owned. */
  RtTrying *trying;
  GCancellable *cancellable; /* cancels a file dialog */
  GPtrArray *rows;           /* of RtTrialRow; they are children */

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

/* Filling the window */

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

/* RtTrialEntry, the form: which program to try, and how */

/* The button of the form that chooses a program calls the action "trial.choose". */
#define RT_TYPE_TRIAL_ENTRY (rt_trial_entry_get_type ())
G_DECLARE_FINAL_TYPE (RtTrialEntry, rt_trial_entry, RT, TRIAL_ENTRY, GtkGrid)

/* Longest time limit for a puzzle, in seconds. */
#define SECONDS_MOST 3600

struct _RtTrialEntry {
  GtkGrid parent_instance;

  /* Owned. */
  char *program; /* path of the program; "": none is chosen */

  /* Children. */
  GtkWidget *choose;
  GtkWidget *arguments;
  GtkWidget *form;
  GtkWidget *seconds;
  GtkWidget *any;
};

G_DEFINE_FINAL_TYPE (RtTrialEntry, rt_trial_entry, GTK_TYPE_GRID)

static void
show_program_name (RtTrialEntry *self)
{
  g_autofree char *name = *self->program ? g_filename_display_basename (self->program) : NULL;

  rt_button_set_text (self->choose, name ? name : _("Choose…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choose),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name ? name : "", -1);
}

/* Sets the program to try; NULL: none. */
static void
rt_trial_entry_set_program (RtTrialEntry *self, const char *path)
{
  g_return_if_fail (RT_IS_TRIAL_ENTRY (self));

  g_free (self->program);
  self->program = g_strdup (path ? path : "");
  show_program_name (self);
}

static void
remember (RtTrialEntry *self, const RtTrialSetup *setup)
{
  if (g_utf8_validate (self->program, -1, NULL)) /* a preference must be UTF-8, a path need not */
    rt_preference_set_string (RT_PREFERENCE_TRIAL_PROGRAM, self->program);
  rt_preference_set_string (RT_PREFERENCE_TRIAL_ARGUMENTS,
                            gtk_editable_get_text (GTK_EDITABLE (self->arguments)));
  rt_preference_set_string (RT_PREFERENCE_TRIAL_INPUT, rt_trial_form_id ((int) setup->form));
  rt_preference_set_int (RT_PREFERENCE_TRIAL_SECONDS,
                         gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->seconds)));
  rt_preference_set_boolean (RT_PREFERENCE_TRIAL_ANY, setup->any);
}

/* Sets SETUP to the content of the form and stores it in the preferences. The caller frees the argv
 * of SETUP with g_strfreev. Returns false with an error if no program is chosen or the arguments
 * are malformed. */
static bool
rt_trial_entry_read (RtTrialEntry *self, RtTrialSetup *setup, GError **error)
{
  g_return_val_if_fail (RT_IS_TRIAL_ENTRY (self), false);

  if (!*self->program) {
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
                         _("Choose your program first: one that can be run, or a script."));
    return false;
  }
  *setup = (RtTrialSetup) {
    .form = (RtTrialForm) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->form)),
    .any = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->any)),
    .time = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->seconds)) *
            (gint64) G_USEC_PER_SEC,
  };
  setup->argv = rt_run_command (self->program,
                                  gtk_editable_get_text (GTK_EDITABLE (self->arguments)), error);
  if (setup->argv)
    remember (self, setup);
  return setup->argv != NULL;
}

static GtkWidget *
make_form (void)
{
  static const char *const names[RT_N_TRIAL_FORMS + 1] = {
    [RT_TRIAL_ROWS] = N_("Nine rows of nine digits"),
    [RT_TRIAL_SPACED] = N_("Nine rows, with blanks between the digits"),
    [RT_TRIAL_LINE] = N_("One line of 81 digits"),
  };
  g_autofree char *id = rt_preference_string (RT_PREFERENCE_TRIAL_INPUT);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkWidget *form;
  guint chosen = 0;

  for (int i = 0; i < RT_N_TRIAL_FORMS; i++) {
    gtk_string_list_append (list, _(names[i]));
    if (strcmp (rt_trial_form_id (i), id) == 0)
      chosen = (guint) i;
  }
  form = rt_drop_down_new (g_steal_pointer (&list));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (form), chosen);
  return form;
}

static void
rt_trial_entry_finalize (GObject *object)
{
  g_free (RT_TRIAL_ENTRY (object)->program);
  G_OBJECT_CLASS (rt_trial_entry_parent_class)->finalize (object);
}

static void
rt_trial_entry_class_init (RtTrialEntryClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_trial_entry_finalize;
}

static void
rt_trial_entry_init (RtTrialEntry *self)
{
  g_autofree char *arguments = rt_preference_string (RT_PREFERENCE_TRIAL_ARGUMENTS);
  GtkGrid *grid = GTK_GRID (self);

  self->program = rt_preference_string (RT_PREFERENCE_TRIAL_PROGRAM);
  self->choose = rt_button_new_text (_("Choose…"), "trial.choose");
  self->arguments = gtk_entry_new ();
  gtk_editable_set_text (GTK_EDITABLE (self->arguments), arguments);
  self->form = make_form ();
  self->seconds = gtk_spin_button_new_with_range (1, SECONDS_MOST, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->seconds),
                             rt_preference_int (RT_PREFERENCE_TRIAL_SECONDS));
  self->any = gtk_check_button_new_with_mnemonic (_("_Any solution will do"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->any),
                               rt_preference_boolean (RT_PREFERENCE_TRIAL_ANY));
  rt_dialog_attach (grid, 0, _("_Program"), self->choose);
  rt_dialog_attach (grid, 1, _("_Arguments"), self->arguments);
  /* Translators: in which form a program gets its puzzle. */
  rt_dialog_attach (grid, 2, _("It _reads"), self->form);
  rt_dialog_attach (grid, 3, _("Seconds for _each puzzle"), self->seconds);
  gtk_grid_attach (grid, self->any, 0, 4, 2, 1);
  show_program_name (self);
}

/* Actions */

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
chosen_cb (gpointer weak, GFile *file)
{
  g_autoptr (RtTrialWindow) self = g_weak_ref_get (weak);

  if (!self)
    return;
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

  rt_ask_open (&asker, _("Choose Your Program"), NULL, chosen_cb, rt_companion_weak_new (self),
               rt_companion_weak_free);
}

static void
save_steps (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (widget);
  int n = g_variant_get_int32 (parameter);
  const RtTrialResult *result = rt_trying_result (self->trying, n);
  g_autofree char *name = g_strconcat (rt_trial_cases[n].id, "-steps.txt", NULL);
  RtAsker asker = asker_of (self);

  if (result && result->steps) /* NULL if another trial has begun since */
    rt_ask_and_save (&asker, _("Save the Steps"), name, result->steps);
}

static void
show_steps (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (widget);
  const RtTrialResult *result = rt_trying_result (self->trying, g_variant_get_int32 (parameter));

  rt_steps_show (self->shell, result->steps, result->step);
  /* Hides this window, which would cover the grid. Presenting it again keeps its contents. */
  gtk_widget_set_visible (widget, FALSE);
}

/* Parts */

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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_trial_window_dispose;
  G_OBJECT_CLASS (class)->finalize = rt_trial_window_finalize;
  g_type_ensure (RT_TYPE_TRIAL_ENTRY);
  rt_template_set (class, "trial/trial-window.ui", RtTrialWindow, message, scrolled, says, entry,
                   button, status, list);
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
