/* application.c - RtApplication, the GApplication: creates windows, restores the last session,
 * parses the command line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/application.h"

#include "app-resources.h"
#include "app/collection/collection-controller.h"
#include "app/common/appearance.h"
#include "app/common/memory-trim.h"
#include "app/files/open.h"
#include "app/files/recent.h"
#include "app/screenshot.h"
#include "app/search/tour.h"
#include "app/window/action-map.h"
#include "app/window/actions.h"
#include "picture/font-check.h"
#include "widgets/style-sheets.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <stdlib.h>
#include <unistd.h>

struct _RtApplication {
  GtkApplication parent_instance;

  /* Owned. */
  RtSession *session; /* NULL while a screenshot is made */
  char *notice;       /* message about the session that is not shown yet; NULL: none */

  RtMessageKind notice_kind;

  /* Options of the command line. */
  RtShot shot;
  int status;
};

G_DEFINE_FINAL_TYPE (RtApplication, rt_application, GTK_TYPE_APPLICATION)

/* Shows the notice about the restored session in WINDOW and discards it, so that only the first window shows it. */
static void
tell_notice (RtApplication *self, RtWindow *window)
{
  if (self->notice)
    rt_shell_say (RT_SHELL (window), self->notice_kind, self->notice, NULL, NULL);
  g_clear_pointer (&self->notice, g_free);
}

/* Ends the program with an error message if no font is installed. Without this check GTK would abort
 * with a misleading message. */
static void
check_fonts (GtkWidget *window)
{
  const char *missing = rt_fonts_missing (gtk_widget_get_pango_context (window));

  if (missing) {
    g_printerr ("retrace: %s\n", missing);
    exit (EXIT_FAILURE);
  }
}

RtWindow *
rt_application_add_window (RtApplication *self, RtDocument *document)
{
  g_autoptr (RtDocument) empty = document ? NULL : rt_document_new (NULL);
  g_autoptr (RtDesk) desk = rt_desk_new (document ? document : empty);
  GtkWidget *window = rt_window_new (GTK_APPLICATION (self), rt_actions, self->session, desk);

  check_fonts (window);
  if (self->shot.path)
    rt_screenshot_take (RT_WINDOW (window), &self->shot, &self->status);
  gtk_window_present (GTK_WINDOW (window));
  tell_notice (self, RT_WINDOW (window));
  return RT_WINDOW (window);
}

/* Shows the error MESSAGE in every window, because the session could not be written. */
static void
session_failed_cb (RtSession *session, const char *message, RtApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l; l = l->next)
    if (RT_IS_WINDOW (l->data))
      rt_shell_say (l->data, RT_MESSAGE_ERROR, message, NULL, NULL);
}

/* Appends SENTENCE (may be NULL) of KIND to the notice that the first window shows. */
static void
add_notice (RtApplication *self, RtMessageKind kind, const char *sentence)
{
  char *before = self->notice;

  if (!sentence)
    return;
  self->notice = before ? g_strconcat (before, " ", sentence, NULL) : g_strdup (sentence);
  self->notice_kind = before ? MAX (self->notice_kind, kind) : kind;
  g_free (before);
}

void
rt_application_restore_collections (RtApplication *self)
{
  g_autofree char *notice = NULL;
  g_autoptr (GPtrArray) keepers = rt_keeper_restore (rt_session_folder (self->session), &notice);

  for (guint i = 0; i < keepers->len; i++) {
    RtWindow *window = rt_application_add_window (self, NULL);

    rt_collecting_resume (rt_window_collecting (window), g_ptr_array_index (keepers, i));
  }
  add_notice (self, RT_MESSAGE_ERROR, notice);
}

/* Opens the documents of the last session, each in a window of its own. */
static void
restore (RtApplication *self)
{
  g_autoptr (GPtrArray) documents = NULL;
  g_autofree char *notice = NULL;
  GList *windows;

  if (self->session || self->shot.path)
    return;
  self->session = rt_session_new (NULL);
  g_signal_connect (self->session, "failed", G_CALLBACK (session_failed_cb), self);
  documents = rt_session_restore (self->session, &notice);
  for (guint i = 0; i < documents->len; i++)
    rt_application_add_window (self, g_ptr_array_index (documents, i));
  rt_application_restore_collections (self);
  add_notice (self, RT_MESSAGE_ERROR, notice);
  if (rt_session_is_beside (self->session))
    add_notice (self, RT_MESSAGE_OFFER,
                _("Retrace is running elsewhere, out of reach. Its puzzles stay there; yours are kept "
                  "apart and come back next time."));
  windows = gtk_application_get_windows (GTK_APPLICATION (self));
  if (windows)
    tell_notice (self, windows->data);
}

static void
rt_application_activate (GApplication *application)
{
  RtApplication *self = RT_APPLICATION (application);
  GtkWindow *window;

  restore (self);
  window = gtk_application_get_active_window (GTK_APPLICATION (self));
  if (window)
    gtk_window_present (window);
  else
    rt_application_add_window (self, NULL);
}

static void
rt_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  RtApplication *self = RT_APPLICATION (application);
  RtWindow *window;

  restore (self);
  self->shot.opens = true;
  window = n_files == 1 ? rt_window_find (GTK_APPLICATION (self), files[0]) : NULL;
  if (window)
    gtk_window_present (GTK_WINDOW (window));
  else
    rt_open_files (RT_SHELL (rt_application_add_window (self, NULL)), files, (guint) n_files);
}

/* Closes the stream of standard input, so that the process at its other end does not wait. */
static void
let_go_of_input (gpointer data)
{
  GApplicationCommandLine *line = data;

  if (!g_application_command_line_get_is_remote (line)) {
    int nothing = open ("/dev/null", O_RDONLY | O_CLOEXEC);

    if (nothing >= 0) {
      dup2 (nothing, STDIN_FILENO);
      close (nothing);
    }
  }
  g_object_unref (line);
}

/* Opens the standard input of the process that ran the command. If it has steps that do not name
 * their puzzle, they belong to the open puzzle. */
static void
open_input (RtApplication *self, GApplicationCommandLine *line)
{
  g_autoptr (GInputStream) input = g_application_command_line_get_stdin (line);
  GtkWindow *window;

  restore (self);
  if (!input)
    return;
  self->shot.opens = true;
  window = gtk_application_get_active_window (GTK_APPLICATION (self));
  g_object_set_data_full (G_OBJECT (input), "rt-command-line", g_object_ref (line), let_go_of_input);
  rt_open_stream (RT_IS_SHELL (window) ? RT_SHELL (window)
                                       : RT_SHELL (rt_application_add_window (self, NULL)), input);
}

/* Handles the command-line arguments that are not options: files, `-` for standard input, or no
 * argument. */
static int
rt_application_command_line (GApplication *application, GApplicationCommandLine *line)
{
  int n;
  g_auto (GStrv) words = g_application_command_line_get_arguments (line, &n);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  bool only_files = false;  /* true after "--": every argument is a file */
  bool has_input = false;   /* true if `-` is an argument */

  for (int i = 1; i < n; i++)
    if (!only_files && g_str_equal (words[i], "--"))
      only_files = true;
    else if (!only_files && g_str_equal (words[i], "-"))
      has_input = true;
    else
      g_ptr_array_add (files, g_application_command_line_create_file_for_arg (line, words[i]));
  if (has_input && files->len) {
    g_application_command_line_printerr (line, "retrace: %s\n",
                                         _("Standard input is opened alone: “-” cannot stand among files."));
    return EXIT_FAILURE;
  }
  if (has_input)
    open_input (RT_APPLICATION (application), line);
  else if (files->len)
    g_application_open (application, (GFile **) files->pdata, (int) files->len, "");
  else
    g_application_activate (application);
  return EXIT_SUCCESS;
}

/* Actions of the application */

static void
quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (data));

  for (GList *l = windows; l; l = l->next)
    gtk_window_close (l->data);
  g_list_free (windows);
}

static void
new_window (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  restore (data);
  rt_application_add_window (data, NULL);
}

/* Starts the tour in an empty window or, so that no work is replaced, in a new window. */
static void
tour (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (RtDocument) document = rt_tour_document ();
  g_autoptr (RtDesk) desk = rt_desk_new (document);
  GtkWindow *active = gtk_application_get_active_window (data);
  RtShell *shell;

  restore (data);
  shell = RT_IS_WINDOW (active) ? rt_shell_spare (RT_SHELL (active), true)
                                : RT_SHELL (rt_application_add_window (data, NULL));
  rt_shell_open_desk (shell, desk);
  rt_window_start_tour (RT_WINDOW (shell));
}

#define ABOUT_CHARS 24 /* greatest width of a line in characters: with large text it fits a phone */

/* Lets all labels in WIDGET wrap, so that the dialog can be as narrow as a phone. */
static void
let_shrink (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget)) {
    gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    gtk_label_set_max_width_chars (GTK_LABEL (widget), ABOUT_CHARS);
  }
  if (GTK_IS_STACK (widget)) {
    gtk_stack_set_hhomogeneous (GTK_STACK (widget), FALSE);
    gtk_widget_set_size_request (widget, -1, -1);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    let_shrink (child);
}

static void
about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *dialog = g_object_new (GTK_TYPE_ABOUT_DIALOG,
                                    "transient-for", gtk_application_get_active_window (data),
                                    "modal", TRUE, "destroy-with-parent", TRUE,
                                    "program-name", _("Retrace"),
                                    "version", RT_VERSION,
                                    "logo-icon-name", RT_APP_ID,
                                    "comments", _("A Sudoku solver that shows its work"),
                                    "copyright", "© 2026 The Retrace authors",
                                    "website", "https://github.com/retrace-sudoku/retrace",
                                    "license-type", GTK_LICENSE_GPL_3_0,
                                    "translator-credits", _("translator-credits"),
                                    NULL);

  let_shrink (GTK_WIDGET (dialog));
  gtk_window_present (dialog);
  /* Unselects the text of the focused label, which GTK selects. */
  if (GTK_IS_LABEL (gtk_window_get_focus (dialog)))
    gtk_label_select_region (GTK_LABEL (gtk_window_get_focus (dialog)), 0, 0);
}

static const GActionEntry actions[] = {
  { .name = "quit", .activate = quit },
  { .name = "new-window", .activate = new_window },
  { .name = "tour", .activate = tour },
  { .name = "about", .activate = about },
};

static void
rt_application_startup (GApplication *application)
{
  RtApplication *self = RT_APPLICATION (application);

  /* The desktop identifies windows by this name, also on X11. Help and error messages still use
   * "retrace". */
  g_set_prgname (RT_APP_ID);
  /* Registers the icons before the chain-up, because newer versions of GTK load their list there. */
  rt_app_register_resource ();
  G_APPLICATION_CLASS (rt_application_parent_class)->startup (application);
  gtk_window_set_default_icon_name (RT_APP_ID);
  rt_widgets_init ();
  rt_appearance_load_style ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  gtk_application_set_accels_for_action (GTK_APPLICATION (self), "app.quit",
                                         (const char *[]) { "<Control>q", NULL });
  rt_action_map_bind (GTK_APPLICATION (self), rt_actions);
  rt_trim_soon ();
  rt_appearance_start (application, self->shot.path != NULL, self->shot.dark);
}

static void
rt_application_window_removed (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (rt_application_parent_class)->window_removed (application, window);
  rt_trim_soon ();
}

/* The command line */

static const GOptionEntry options[] = {
  { "new-window", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Open a new window"), NULL },
  { "screenshot", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write a picture of the window to PICTURE (PNG) and end"), N_("PICTURE") },
  { "solve", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("With --screenshot: press Solve first, and print the solved grid"), NULL },
  { "width", 0, 0, G_OPTION_ARG_INT, NULL, N_("With --screenshot: width of the window"),
    N_("PIXELS") },
  { "height", 0, 0, G_OPTION_ARG_INT, NULL, N_("With --screenshot: height of the window"),
    N_("PIXELS") },
  { "dark", 0, 0, G_OPTION_ARG_NONE, NULL, N_("With --screenshot: in the dark style"), NULL },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and end"), NULL },
  G_OPTION_ENTRY_NULL
};

static int
rt_application_handle_local_options (GApplication *application, GVariantDict *given)
{
  RtApplication *self = RT_APPLICATION (application);

  if (g_variant_dict_contains (given, "version")) {
    g_print ("retrace %s\n", RT_VERSION);
    return 0;
  }
  self->shot.width = 1180;
  self->shot.height = 830;
  g_variant_dict_lookup (given, "screenshot", "^ay", &self->shot.path);
  g_variant_dict_lookup (given, "solve", "b", &self->shot.solve);
  g_variant_dict_lookup (given, "width", "i", &self->shot.width);
  g_variant_dict_lookup (given, "height", "i", &self->shot.height);
  g_variant_dict_lookup (given, "dark", "b", &self->shot.dark);
  if (self->shot.path) {
    rt_recent_leave ();
    g_application_set_flags (application, g_application_get_flags (application) |
                                            G_APPLICATION_NON_UNIQUE);
  } else if (g_variant_dict_contains (given, "new-window")) {
    if (!g_application_register (application, NULL, NULL))
      return 1;
    g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
    return g_application_get_is_remote (application) ? 0 : -1;
  }
  return -1;
}

int
rt_application_status (RtApplication *self)
{
  return self->status;
}

static void
rt_application_finalize (GObject *object)
{
  RtApplication *self = RT_APPLICATION (object);

  g_clear_object (&self->session);
  g_free (self->notice);
  g_clear_pointer (&self->shot.path, g_free);
  G_OBJECT_CLASS (rt_application_parent_class)->finalize (object);
}

static void
rt_application_class_init (RtApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = rt_application_finalize;
  application_class->startup = rt_application_startup;
  application_class->activate = rt_application_activate;
  application_class->open = rt_application_open;
  application_class->command_line = rt_application_command_line;
  application_class->handle_local_options = rt_application_handle_local_options;
  GTK_APPLICATION_CLASS (class)->window_removed = rt_application_window_removed;
}

static void
rt_application_init (RtApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("A Sudoku solver that shows its work"));
  g_application_set_option_context_description (G_APPLICATION (self),
                                                _("With - for FILE, standard input is opened; the steps "
                                                  "that a program prints are shown while it runs: "
                                                  "program | retrace -"));
}

/* Returns true if the desktop's icon theme has the icon of the program. */
static bool
is_installed (void)
{
  for (const char *const *folder = g_get_system_data_dirs (); *folder; folder++) {
    g_autofree char *icon = g_build_filename (*folder, "icons", "hicolor", "48x48", "apps",
                                              RT_APP_ID ".png", NULL);

    if (g_file_test (icon, G_FILE_TEST_EXISTS))
      return true;
  }
  return false;
}

RtApplication *
rt_application_new (void)
{
  RtApplication *self = g_object_new (RT_TYPE_APPLICATION, "application-id", RT_APP_ID, "flags",
                                      G_APPLICATION_HANDLES_OPEN | G_APPLICATION_HANDLES_COMMAND_LINE,
                                      NULL);

  /* Sets no resource path if the icon is installed, because GTK would search some hundred icon
   * folders in the resources. */
  if (is_installed ())
    g_application_set_resource_base_path (G_APPLICATION (self), NULL);
  return self;
}
