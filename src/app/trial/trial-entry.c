/* trial-entry.c - which program is to be tried, and how. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/trial/trial-entry.h"

#include "app/common/dialog.h"
#include "app/common/preferences.h"
#include "document/trial/command.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>
#include <string.h>

/* Seconds that a program may be given: a day is for nobody. */
#define SECONDS_MOST 3600

struct _RtTrialEntry {
  GtkWidget parent_instance;

  /* Owned. */
  char *program; /* its path; "": none */

  /* Children. */
  GtkWidget *grid;
  GtkWidget *choose;
  GtkWidget *arguments;
  GtkWidget *form;
  GtkWidget *seconds;
  GtkWidget *any;
};

G_DEFINE_FINAL_TYPE (RtTrialEntry, rt_trial_entry, GTK_TYPE_WIDGET)

static void
show_program (RtTrialEntry *self)
{
  g_autofree char *name = *self->program ? g_filename_display_basename (self->program) : NULL;

  rt_button_set_text (self->choose, name ? name : _("Choose…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choose),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name ? name : "", -1);
}

void
rt_trial_entry_set_program (RtTrialEntry *self, const char *path)
{
  g_return_if_fail (RT_IS_TRIAL_ENTRY (self));

  g_free (self->program);
  self->program = g_strdup (path ? path : "");
  show_program (self);
}

static void
remember (RtTrialEntry *self, const RtTrialSetup *setup)
{
  if (g_utf8_validate (self->program, -1, NULL)) /* a name may be any bytes, a setting not */
    rt_preference_set_string (RT_PREFERENCE_TRIAL_PROGRAM, self->program);
  rt_preference_set_string (RT_PREFERENCE_TRIAL_ARGUMENTS,
                            gtk_editable_get_text (GTK_EDITABLE (self->arguments)));
  rt_preference_set_string (RT_PREFERENCE_TRIAL_INPUT, rt_trial_form_id ((int) setup->form));
  rt_preference_set_int (RT_PREFERENCE_TRIAL_SECONDS,
                         gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->seconds)));
  rt_preference_set_boolean (RT_PREFERENCE_TRIAL_ANY, setup->any);
}

bool
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
  setup->argv = rt_trial_command (self->program,
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
rt_trial_entry_dispose (GObject *object)
{
  g_clear_pointer (&RT_TRIAL_ENTRY (object)->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_trial_entry_parent_class)->dispose (object);
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
  G_OBJECT_CLASS (class)->dispose = rt_trial_entry_dispose;
  G_OBJECT_CLASS (class)->finalize = rt_trial_entry_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_trial_entry_init (RtTrialEntry *self)
{
  g_autofree char *arguments = rt_preference_string (RT_PREFERENCE_TRIAL_ARGUMENTS);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  self->grid = GTK_WIDGET (grid);
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
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  show_program (self);
}
