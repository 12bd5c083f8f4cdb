/* trial-window.c - RtTrialWindow, the window that tries the person's own program on a fixed list of
 * puzzles. The verdict stands at the top.
 *
 *     Your box begins at row / 3; multiply by 3.
 *     Step 8: ... Line 7 of its steps is "0 4 5".
 *     Program                                [solver.c]
 *     It reads                               [Nine rows ...]
 *     > Options
 *     [Try]
 *     It must print ...   [C] [Copy]
 *     +-----------------------------------------------+
 *     | Nothing is blank: ...          Passed 12 ms > v |
 *     | One blank, in the middle       Wrong    10 ms |
 *     | Row 5, column 5 is still blank.               |
 *     +-----------------------------------------------+  */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/trial/trial-window.h"

#include "app/common/companion.h"
#include "app/common/dialog.h"
#include "app/common/message.h"
#include "app/common/preferences.h"
#include "app/common/nested-scrolls.h"
#include "app/common/template.h"
#include "app/files/steps.h"
#include "document/solve/solving.h"
#include "document/trial/program-file.h"
#include "document/trial/run-program.h"
#include "document/trial/trial.h"
#include "engine/step-text.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>
#include <string.h>

/* Least number of givens of a puzzle with exactly one solution. */
#define LEAST_GIVENS 17

/* Number of steps from which on a result is not offered for a comparison. */
#define COMPARED_MOST 100000

#define SHOW_ICON "media-playback-start-symbolic"

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
make_button (const char *icon, const char *name, const char *action, int n)
{
  GtkWidget *button = rt_button_new_icon (icon, name, NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", n);
  return button;
}

/* Shows RESULT in the row, or no result if RESULT is NULL because the program was not tried on this puzzle. IS_CURRENT
 * is true while the program runs on it. */
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
  rt_button_set_icon (self->show, SHOW_ICON, result && result->step ? _("Show Me") : _("Show the Steps"));
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
  self->steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->show = make_button (SHOW_ICON, _("Show the Steps"), "trial.show-steps", n);
  gtk_box_append (GTK_BOX (self->steps), self->show);
  gtk_box_append (GTK_BOX (self->steps),
                  /* Translators: of a program that the person tries; its steps go into a file. */
                  make_button ("document-save-symbolic", _("Save the Steps…"), "trial.save-steps", n));
  gtk_widget_set_hexpand (reason, TRUE);
  gtk_widget_add_css_class (self->time, "numeric");
  gtk_widget_add_css_class (self->time, "faint");
  gtk_box_append (GTK_BOX (line), reason);
  gtk_box_append (GTK_BOX (line), self->verdict);
  gtk_box_append (GTK_BOX (line), self->time);
  gtk_box_append (GTK_BOX (line), self->steps);
  gtk_box_append (GTK_BOX (self), line);
  gtk_box_append (GTK_BOX (self), self->says);
  gtk_box_append (GTK_BOX (self), self->fault);
  rt_trial_row_show (self, NULL, false);
  return GTK_WIDGET (self);
}

struct _RtTrialWindow {
  GtkWindow parent_instance;

  RtShell *shell; /* transient parent; this window is destroyed with it */

  /* Owned. */
  RtTrying *trying;
  GCancellable *cancellable; /* cancels a file dialog */
  GPtrArray *rows;           /* of RtTrialRow; they are children */

  /* Children. */
  GtkWidget *message;
  GtkWidget *scrolled;
  GtkWidget *verdict;
  GtkWidget *reasons;
  GtkWidget *complaint;
  GtkWidget *show_fault;
  GtkWidget *compare;
  GtkWidget *entry;
  GtkWidget *button;
  GtkWidget *language;
  GtkWidget *prints;
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

/* Shows TEXT in LABEL, which is hidden if TEXT is NULL. */
static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/* Shows the sentence VERDICT at the top, in the colour of errors if IS_ERROR is true. */
static void
show_verdict (RtTrialWindow *self, const char *verdict, bool is_error)
{
  gtk_label_set_text (GTK_LABEL (self->verdict), verdict);
  if (is_error)
    gtk_widget_add_css_class (self->verdict, "error");
  else
    gtk_widget_remove_css_class (self->verdict, "error");
}

static bool
is_comparable (const RtTrialResult *result)
{
  return result->has_same && result->n_steps < COMPARED_MOST;
}

/* Returns the result whose printed steps can be compared with the searches: the result for the puzzle in the main
 * window if its steps are few enough, else the one with the most steps, or NULL. The trial owns it. Sets N to the index
 * of its test puzzle, or to -1. */
static const RtTrialResult *
find_comparable (RtTrialWindow *self, int *n)
{
  const RtTrialResult *most = NULL, *result, *own = rt_trying_own_result (self->trying);

  *n = -1;
  if (own && is_comparable (own))
    return own;

  for (int i = 0; (result = rt_trying_result (self->trying, i)); i++)
    if (is_comparable (result) && (!most || result->n_steps > most->n_steps)) {
      most = result;
      *n = i;
    }
  return most;
}

static void
show (RtTrialWindow *self)
{
  int current = rt_trying_current (self->trying), fault = rt_trying_fault (self->trying), n;
  g_autofree char *verdict = rt_trying_say_verdict (self->trying);
  g_autofree char *reasons = rt_trying_say_reasons (self->trying);

  for (guint i = 0; i < self->rows->len; i++)
    rt_trial_row_show (g_ptr_array_index (self->rows, i), rt_trying_result (self->trying, (int) i),
                       (int) i == current);
  show_verdict (self, verdict ? verdict : _("Stopped."), rt_trying_has_failed (self->trying));
  set_text (self->reasons, reasons);
  set_text (self->complaint, rt_trying_complaint (self->trying));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->show_fault), "i", fault);
  gtk_widget_set_visible (self->show_fault, fault >= 0);
  gtk_widget_set_visible (self->compare, current < 0 && find_comparable (self, &n));
  gtk_widget_set_visible (self->list, !rt_trying_error (self->trying));
  rt_button_set_text (self->button, current >= 0 ? _("_Stop") : _("_Try"));
  if (current < 0 && verdict)
    rt_compat_announce (GTK_WIDGET (self), verdict);
}

/* RtTrialEntry, the form: which program to try, and how */

/* A button of the form, which chooses a program, calls the action "trial.choose". */
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

/* Sets the program to try to PATH, or to none if PATH is NULL. */
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
                         _("Choose your program first."));
    return false;
  }
  *setup = (RtTrialSetup) {
    .form = (RtTrialForm) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->form)),
    .any = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->any)),
    .time = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->seconds)) *
            (gint64) G_USEC_PER_SEC,
  };
  setup->argv =
    rt_run_split (self->program, gtk_editable_get_text (GTK_EDITABLE (self->arguments)), error);
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
  GtkGrid *grid = GTK_GRID (self), *options = GTK_GRID (gtk_grid_new ());
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("_Options"));

  gtk_grid_set_row_spacing (options, 6);
  gtk_grid_set_column_spacing (options, 12);
  gtk_widget_set_margin_top (GTK_WIDGET (options), 6);
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
  /* Translators: in which form a program gets its puzzle. */
  rt_dialog_attach (grid, 1, _("It _reads"), self->form);
  rt_dialog_attach (options, 0, _("_Arguments"), self->arguments);
  rt_dialog_attach (options, 1, _("Seconds for _each puzzle"), self->seconds);
  gtk_grid_attach (options, self->any, 0, 2, 2, 1);
  gtk_expander_set_child (GTK_EXPANDER (expander), GTK_WIDGET (options));
  gtk_grid_attach (grid, expander, 0, 2, 2, 1);
  show_program_name (self);
}

/* Actions */

/* Adds the puzzle in the main window to the puzzles of the trial, so that its steps can be compared
 * there. Adds none if it breaks a rule or has too few givens. */
static void
set_puzzle (RtTrialWindow *self)
{
  RtGrid grid;
  int first, second;

  rt_solving_grid (rt_desk_solving (rt_shell_desk (self->shell)), &grid);
  rt_trying_set_puzzle (self->trying, rt_cells_count (rt_grid_filled (&grid)) >= LEAST_GIVENS &&
                                          !rt_grid_clash (&grid, &first, &second)
                                        ? &grid
                                        : NULL);
}

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
    show_verdict (self, error->message, true);
    return;
  }
  set_puzzle (self);
  rt_trying_start (self->trying, &setup);
  g_strfreev (setup.argv);
}

/* Returns the language in which the window shows the output statements that a program needs. */
static const RtLanguage *
chosen_language (RtTrialWindow *self)
{
  return &rt_languages[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->language))];
}

static void
show_prints (RtTrialWindow *self)
{
  gtk_label_set_text (GTK_LABEL (self->prints), rt_source_prints (chosen_language (self)));
}

static void
choose_language (RtTrialWindow *self, const RtLanguage *language)
{
  if (language)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->language), (guint) (language - rt_languages));
}

static void
copy_prints (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (widget);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), rt_source_prints (chosen_language (self)));
  say (self, RT_MESSAGE_INFO, _("Copied."));
}

/* Shows a text about the purpose of the window, before a program was tried. */
static void
show_beginning (RtTrialWindow *self)
{
  show_verdict (self, _("Is your program right, and where does its time go?"), false);
  set_text (self->reasons,
            rt_run_is_possible ()
              ? _("Choose its source file or the program. It gets a puzzle on its standard input, with 0 for each "
                  "blank, and prints the answer. It runs as you, with all that it may do to your files.")
              : _("This Retrace runs in a sandbox, where it cannot start programs of yours. The command "
                  "retrace-cli judge can, where Retrace is installed without a sandbox."));
  set_text (self->complaint, NULL);
  gtk_widget_set_visible (self->show_fault, FALSE);
  gtk_widget_set_visible (self->compare, FALSE);
  gtk_widget_set_visible (self->list, FALSE);
}

void
rt_trial_window_set_program (RtTrialWindow *self, const char *path)
{
  rt_trial_entry_set_program (RT_TRIAL_ENTRY (self->entry), path);
  choose_language (self, rt_source_language (path));
  if (rt_trying_current (self->trying) < 0)
    show_beginning (self);
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
    show_verdict (self, _("Only a program on this computer can be run."), true);
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

  if (result && result->steps) /* RESULT is NULL if another trial has begun since */
    rt_ask_and_save (&asker, _("Save the Steps"), name, result->steps);
}

static void
show_steps (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (widget);
  const RtTrialResult *result = rt_trying_result (self->trying, g_variant_get_int32 (parameter));

  rt_steps_show (self->shell, result->steps, result->step);
}

static void
compare (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtTrialWindow *self = RT_TRIAL_WINDOW (widget);
  int n;
  const RtTrialResult *result = find_comparable (self, &n);

  if (result)
    rt_steps_compare (self->shell, result->steps, n >= 0 ? _(rt_trial_cases[n].reason) : NULL,
                      result->silent_time ? result->silent_time : result->ran.time);
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

/* Fills the drop-down of languages. Selects the language of the program that was tried last. */
static void
fill_languages (RtTrialWindow *self)
{
  g_autofree char *program = rt_preference_string (RT_PREFERENCE_TRIAL_PROGRAM);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (const RtLanguage *row = rt_languages; row->id; row++)
    gtk_string_list_append (names, row->name);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->language), G_LIST_MODEL (names));
  rt_drop_down_set_name (self->language, _("Language"));
  choose_language (self, rt_source_language (program));
  g_signal_connect_swapped (self->language, "notify::selected", G_CALLBACK (show_prints), self);
  show_prints (self);
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
  rt_template_set (class, "trial/trial-window.ui", RtTrialWindow, message, scrolled, verdict, reasons,
                   complaint, show_fault, compare, entry, button, language, prints, list);
  gtk_widget_class_install_action (widget_class, "trial.try-or-stop", NULL, try_or_stop);
  gtk_widget_class_install_action (widget_class, "trial.choose", NULL, choose);
  gtk_widget_class_install_action (widget_class, "trial.compare", NULL, compare);
  gtk_widget_class_install_action (widget_class, "trial.copy-prints", NULL, copy_prints);
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
  gtk_widget_set_direction (self->complaint, GTK_TEXT_DIR_LTR); /* code, which runs to the right everywhere */
  gtk_widget_set_direction (self->prints, GTK_TEXT_DIR_LTR);
  gtk_widget_set_sensitive (self->entry, rt_run_is_possible ());
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "trial.try-or-stop", rt_run_is_possible ());
  add_rows (self);
  fill_languages (self);
  show_beginning (self);
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

  /* The steps of a program may be in another window than the one from which it was tried. */
  if (!window && rt_solving_watched_program (rt_desk_solving (rt_shell_desk (shell))))
    window = rt_companion_find (NULL, RT_TYPE_TRIAL_WINDOW);
  if (!window) {
    window = g_object_new (RT_TYPE_TRIAL_WINDOW, NULL);
    RT_TRIAL_WINDOW (window)->shell = shell;
    rt_companion_attach (window, shell);
  }
  gtk_window_present (window);
}
