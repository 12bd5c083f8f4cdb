/* window.c - RtWindow, a main window: shows one desk (the model with the puzzle), and implements RtShell, its
 * interface for the other folders of `app`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/window.h"

#include "app/common/memory-trim.h"
#include "app/common/preferences.h"
#include "app/common/width-watch.h"
#include "app/files/open.h"
#include "app/files/reload.h"
#include "app/files/salvage.h"
#include "app/files/save.h"
#include "app/logic/technique-settings.h"
#include "app/make/quick.h"
#include "app/search/search-page.h"
#include "app/search/tour.h"
#include "app/window/action-map.h"
#include "app/window/desk-view.h"
#include "app/window/details-popover.h"
#include "app/window/header.h"
#include "app/window/layout.h"
#include "app/window/panel.h"
#include "document/desk/desk.h"
#include "document/desk/quiz.h"

#include <glib/gi18n.h>
#include <stdbool.h>
#include <string.h>

struct _RtWindow {
  GtkApplicationWindow parent_instance;

  const RtAction *actions;

  /* Owned. */
  RtShellParts parts;       /* the desk is NULL once the window was closed */
  RtPending pending;
  RtSession *session;       /* NULL: nothing is stored */
  RtCollecting *collecting;

  /* Children. */
  RtHeader header;
  GtkWidget *view;

  bool close_anyway;
};

static void rt_window_shell_init (RtShellInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RtWindow, rt_window, GTK_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (RT_TYPE_SHELL, rt_window_shell_init))

/* What is shown */

static void
show_title (RtWindow *self)
{
  RtDocument *document = rt_desk_document (self->parts.desk);
  g_autofree char *collected = rt_collecting_title (self->collecting);
  const char *name = collected ? collected : rt_document_title (document);

  rt_header_show_title (&self->header, name, rt_document_is_modified (document));
  gtk_window_set_title (GTK_WINDOW (self), name);
}

static void
desk_changed_cb (RtWindow *self, guint what)
{
  if (what & RT_DESK_POSITION) /* the popover describes the old grid */
    gtk_menu_button_popdown (GTK_MENU_BUTTON (self->header.details));
  if (what & RT_DESK_DOCUMENT)
    show_title (self);
  if (what & (RT_DESK_SEARCH | RT_DESK_LOGIC | RT_DESK_SLIPS))
    rt_header_show_desk (&self->header, self->parts.desk);
  if (what & RT_DESK_HARDNESS)
    rt_header_show_hardness (&self->header, rt_desk_hardness (self->parts.desk));
  rt_action_map_update (GTK_WINDOW (self), self->actions, RT_SHELL (self), self->collecting);
}

/* Size */

#define BROAD_FROM 1600
#define PHONE 480 /* pixels: a narrower window is used by finger */
#define MENU 340 /* pixels: width of the widest menu with its keys, for text of the usual size */

static void
set_class (GtkWidget *window, const char *name, bool has)
{
  if (has)
    gtk_widget_add_css_class (window, name);
  else
    gtk_widget_remove_css_class (window, name);
}

/* Gives WINDOW the CSS classes for WIDTH: "narrow" if the pages are below the grid or over it, "phone" on a
 * phone, "broad" on a large screen, "tight" if a menu has no space for the keys. */
static void
set_width_classes (GtkWidget *window, int width, bool narrow)
{
  set_class (window, "narrow", narrow);
  set_class (window, "phone", width < PHONE);
  set_class (window, "broad", width >= BROAD_FROM);
  set_class (window, "tight", width < MENU * rt_width_text_scale (window));
}

/* Adapts the content of WINDOW to its width WIDTH. */
static void
adapt (GtkWindow *window, int width)
{
  RtWindow *self = RT_WINDOW (window);
  bool changed = rt_header_adapt (&self->header, width), narrow = !rt_header_is_roomy (&self->header);

  set_width_classes (GTK_WIDGET (self), width, narrow);
  rt_desk_view_adapt (RT_DESK_VIEW (self->view), width, narrow);
  if (changed && self->parts.desk)
    desk_changed_cb (self, RT_DESK_SEARCH | RT_DESK_HARDNESS);
}

/* In fullscreen, as on a projector, shows fewer widgets and larger text. Otherwise shows all. */
static void
fullscreened_cb (RtWindow *self)
{
  rt_desk_view_set_plain (RT_DESK_VIEW (self->view), gtk_window_is_fullscreen (GTK_WINDOW (self)));
}

static GtkWidget *
details (gpointer data)
{
  return rt_details_popover_new (RT_SHELL (data));
}

/* Changes of the desk */

/* Updates the pages after the page of a collection was added or removed. */
static void
page_cb (RtWindow *self)
{
  rt_desk_view_set_collection (RT_DESK_VIEW (self->view), rt_collecting_page (self->collecting));
}

static void
let_go (RtWindow *self)
{
  g_signal_handlers_disconnect_by_data (self->parts.desk, self);
  rt_desk_view_set_desk (RT_DESK_VIEW (self->view), NULL);
  rt_desk_close (self->parts.desk);
  g_clear_object (&self->parts.desk);
}

/* Preferences that apply to the desk */

/* Returns the setting for showing the verdict (RtTold) that the preference calls NAME: "on-demand",
 * "never", otherwise always. */
static RtTold
told_of (const char *name)
{
  return strcmp (name, "on-demand") == 0 ? RT_TOLD_ON_DEMAND
         : strcmp (name, "never") == 0   ? RT_TOLD_NEVER
                                         : RT_TOLD_ALWAYS;
}

/* Applies the person's preferences to the desk, the model of the window SHELL. */
static void
apply_preferences (RtShell *shell)
{
  RtDesk *desk = rt_shell_desk (shell);
  g_autofree char *verdict = rt_preference_string (RT_PREFERENCE_VERDICT);
  g_autofree char *result = rt_preference_string (RT_PREFERENCE_RESULT);

  rt_desk_set_told (desk, told_of (verdict));
  rt_document_set_marks_follow (rt_desk_document (desk),
                                rt_preference_boolean (RT_PREFERENCE_CLEAN_MARKS),
                                rt_preference_boolean (RT_PREFERENCE_FILL_MARKS));
  rt_desk_set_result (desk, strcmp (result, "animate") == 0 ? RT_RESULT_ANIMATE : RT_RESULT_FILL);
}

static void
preference_changed_cb (gpointer shell)
{
  if (rt_shell_desk (shell)) /* NULL while the window closes */
    apply_preferences (shell);
}

static void
watch_preferences (RtShell *shell)
{
  rt_preference_watch (RT_PREFERENCE_VERDICT, shell, preference_changed_cb);
  rt_preference_watch (RT_PREFERENCE_RESULT, shell, preference_changed_cb);
  rt_preference_watch (RT_PREFERENCE_CLEAN_MARKS, shell, preference_changed_cb);
  rt_preference_watch (RT_PREFERENCE_FILL_MARKS, shell, preference_changed_cb);
}

/* Messages about signals of the desk */

/* Shows a message that the command Solve has nothing to find. VERDICT is the reason. */
static void
refused_cb (RtShell *shell, const RtVerdict *verdict)
{
  rt_shell_say (shell, RT_MESSAGE_ERROR,
                rt_cells_is_empty (verdict->wrong)
                  ? _("There is nothing to solve: this grid has no solution.")
                  : _("There is nothing to solve: a digit you entered is wrong."),
                _("What Is Wrong?"), "win.show-wrong");
}

/* Shows a message that there is no further solution. */
static void
exhausted_cb (RtShell *shell)
{
  rt_shell_say (shell, RT_MESSAGE_INFO, _("This was the last solution."), NULL, NULL);
}

static void
not_found_cb (RtShell *shell)
{
  rt_shell_say (shell, RT_MESSAGE_INFO, _("There is no more of that in this direction."), NULL,
                NULL);
}

/* Connects handlers to the signals of DESK, the model, that show messages in the window SHELL. The
 * caller must disconnect them. */
static void
connect_messages (RtDesk *desk, RtShell *shell)
{
  g_signal_connect_swapped (desk, "refused", G_CALLBACK (refused_cb), shell);
  g_signal_connect_swapped (desk, "exhausted", G_CALLBACK (exhausted_cb), shell);
  g_signal_connect_swapped (desk, "not-found", G_CALLBACK (not_found_cb), shell);
  g_signal_connect_swapped (desk, "file-changed", G_CALLBACK (rt_reload_say_changed), shell);
  g_signal_connect_swapped (desk, "file-gone", G_CALLBACK (rt_reload_say_gone), shell);
}

static void
take_on (RtWindow *self, RtDesk *desk)
{
  self->parts.desk = g_object_ref (desk);
  rt_techniques_guide (rt_techniques_default (), rt_desk_reasoning (desk));
  apply_preferences (RT_SHELL (self));
  g_signal_connect_swapped (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  connect_messages (desk, RT_SHELL (self));
  rt_trim_after (desk);
  if (self->session && !rt_collecting_is_on (self->collecting))
    rt_desk_keep (desk, self->session);
  rt_action_map_add_toggle (GTK_WINDOW (self), "pause-at-dead-ends", rt_desk_player (desk));
  rt_action_map_add_toggle (GTK_WINDOW (self), "heat", desk);
  rt_action_map_add_toggle (GTK_WINDOW (self), "quiz", rt_desk_quiz (desk));
  rt_desk_view_set_desk (RT_DESK_VIEW (self->view), desk);
  desk_changed_cb (self, RT_DESK_DOCUMENT | RT_DESK_POSITION | RT_DESK_SEARCH | RT_DESK_LOGIC |
                           RT_DESK_HARDNESS);
}

/* Size of the window, speeds of playing */

/* Default size of a window in pixels. */
#define WIDTH 1100
#define HEIGHT 820

/* Key of the document's view settings. Its value is the size of the window. */
#define SIZE "window.size" /* as in "1100 820" or "1100 820 maximized" */

/* Parses TEXT, a value of the key SIZE, and sets WIDTH, HEIGHT and MAXIMIZED. Returns false if TEXT is
 * malformed. */
static bool
read_size (const char *text, int *width, int *height, bool *maximized)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);
  guint64 sizes[2];

  if (n < 2 || !g_ascii_string_to_unsigned (words[0], 10, 1, G_MAXINT16, &sizes[0], NULL) ||
      !g_ascii_string_to_unsigned (words[1], 10, 1, G_MAXINT16, &sizes[1], NULL))
    return false;
  *width = (int) sizes[0];
  *height = (int) sizes[1];
  *maximized = n > 2;
  return true;
}

/* Sets the size of WINDOW to the size stored with the document or, if there is none, to the size of the last closed
 * window. Sets the speeds of playing of DESK, its model, to those of the last closed window. */
static void
restore_size (GtkWindow *window, RtDesk *desk)
{
  const char *text = rt_document_view (rt_desk_document (desk), SIZE);
  int width, height;
  bool maximized;

  if (!text || !read_size (text, &width, &height, &maximized)) {
    width = rt_preference_int (RT_PREFERENCE_WINDOW_WIDTH);
    height = rt_preference_int (RT_PREFERENCE_WINDOW_HEIGHT);
    maximized = rt_preference_boolean (RT_PREFERENCE_MAXIMIZED);
  }
  gtk_window_set_default_size (window, width > 0 ? width : WIDTH, height > 0 ? height : HEIGHT);
  if (maximized)
    gtk_window_maximize (window);
  rt_player_set_speed (rt_desk_player (desk), rt_preference_double (RT_PREFERENCE_SPEED));
  rt_player_set_film (rt_desk_player (desk), rt_preference_boolean (RT_PREFERENCE_FILM));
  rt_player_set_speed (rt_reasoning_player (rt_desk_reasoning (desk)),
                       rt_preference_double (RT_PREFERENCE_PATH_SPEED));
}

/* Stores the size of the window in the view settings of its document. */
static void
store_size (RtShell *shell)
{
  GtkWindow *window = rt_shell_parent (shell);
  g_autofree char *text = NULL;
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  text = g_strdup_printf ("%d %d%s", width, height,
                          gtk_window_is_maximized (window) ? " maximized" : "");
  rt_document_set_view (rt_shell_document (shell), SIZE, text);
}

/* Stores a new size of the window, unless the window is closing and has no desk. */
static void
resized_cb (RtShell *shell)
{
  if (rt_shell_desk (shell) && gtk_widget_get_realized (GTK_WIDGET (rt_shell_parent (shell))))
    store_size (shell);
}

static void
watch_size (RtShell *shell)
{
  static const char *const sizes[] = { "default-width", "default-height", "maximized" };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *signal = g_strconcat ("notify::", sizes[i], NULL);

    g_signal_connect_swapped (rt_shell_parent (shell), signal, G_CALLBACK (resized_cb), shell);
  }
}

/* Stores size and speeds of the closing window as preferences. */
static void
store_preferences (RtShell *shell)
{
  GtkWindow *window = rt_shell_parent (shell);
  RtDesk *desk = rt_shell_desk (shell);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  rt_preference_set_int (RT_PREFERENCE_WINDOW_WIDTH, width);
  rt_preference_set_int (RT_PREFERENCE_WINDOW_HEIGHT, height);
  rt_preference_set_boolean (RT_PREFERENCE_MAXIMIZED, gtk_window_is_maximized (window));
  rt_preference_set_double (RT_PREFERENCE_SPEED, rt_player_speed (rt_desk_player (desk)));
  rt_preference_set_boolean (RT_PREFERENCE_FILM, rt_player_film (rt_desk_player (desk)));
  rt_preference_set_double (RT_PREFERENCE_PATH_SPEED,
                            rt_player_speed (rt_reasoning_player (rt_desk_reasoning (desk))));
}

void
rt_window_set_desk (RtWindow *self, RtDesk *desk)
{
  g_autoptr (RtDesk) before = NULL;

  g_return_if_fail (RT_IS_WINDOW (self) && RT_IS_DESK (desk));

  before = g_object_ref (self->parts.desk);
  rt_make_leave (RT_SHELL (self));
  let_go (self);
  rt_desk_look_like (desk, before);
  take_on (self, desk);
  store_size (RT_SHELL (self));
}

/* Returns true if the window has unsaved work, which would be lost if no session stores it. */
static bool
has_work (RtWindow *self)
{
  return rt_desk_has_work (self->parts.desk) || rt_collecting_has_work (self->collecting);
}

/* Makes the session store all work in the window, if there is any. Returns false and shows an error on
 * failure. */
static bool
work_is_kept (RtWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (self->close_anyway || !self->session || !has_work (self) ||
      (rt_session_flush (self->session, &error) && rt_collecting_flush (self->collecting, &error)))
    return true;
  rt_shell_say (RT_SHELL (self), RT_MESSAGE_ERROR, error->message, _("Close Without Keeping"),
                "win.close-anyway");
  return false;
}

static gboolean
rt_window_close_request (GtkWindow *window)
{
  RtWindow *self = RT_WINDOW (window);

  if (!work_is_kept (self))
    return GDK_EVENT_STOP;
  store_preferences (RT_SHELL (self));
  rt_collecting_close (self->collecting);
  let_go (self);
  g_cancellable_cancel (self->parts.cancellable);
  return GTK_WINDOW_CLASS (rt_window_parent_class)->close_request (window);
}

void
rt_window_close_anyway (RtWindow *self)
{
  self->close_anyway = true;
  gtk_window_close (GTK_WINDOW (self));
}

GtkWidget *
rt_window_new (GtkApplication *application, const RtAction *actions, RtSession *session,
               RtDesk *desk)
{
  RtWindow *self = g_object_new (RT_TYPE_WINDOW, "application", application, NULL);

  self->actions = actions;
  g_set_object (&self->session, session);
  rt_action_map_add_toggle (GTK_WINDOW (self), "pairs", rt_window_grid_view (self));
  rt_action_map_add (GTK_WINDOW (self), actions, RT_SHELL (self), self->collecting);
  rt_search_page_prefer (desk);
  restore_size (GTK_WINDOW (self), desk);
  take_on (self, desk);
  store_size (RT_SHELL (self));
  return GTK_WIDGET (self);
}

static void
rt_window_dispose (GObject *object)
{
  RtWindow *self = RT_WINDOW (object);

  if (self->parts.desk)
    let_go (self);
  g_cancellable_cancel (self->parts.cancellable);
  rt_save_forget (RT_SHELL (self));
  rt_rest_forget (RT_SHELL (self));
  G_OBJECT_CLASS (rt_window_parent_class)->dispose (object);
}

static void
rt_window_finalize (GObject *object)
{
  RtWindow *self = RT_WINDOW (object);

  g_object_unref (self->collecting);
  g_object_unref (self->parts.cancellable);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (rt_window_parent_class)->finalize (object);
}

static void
rt_window_class_init (RtWindowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_window_dispose;
  G_OBJECT_CLASS (class)->finalize = rt_window_finalize;
  GTK_WINDOW_CLASS (class)->close_request = rt_window_close_request;
}

/* Drag and drop */

static gboolean
dropped_cb (GtkDropTarget *target, const GValue *value, double x, double y, RtShell *shell)
{
  return rt_open_value (shell, value);
}

/* Makes the window SHELL open files, texts and pictures that are dropped on WIDGET. SHELL must outlive WIDGET. */
static void
accept_drops (GtkWidget *widget, RtShell *shell)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  /* Prefers textures: a browser offers a picture and its web address, which cannot be opened. */
  GType types[] = { GDK_TYPE_TEXTURE, GDK_TYPE_FILE_LIST, G_TYPE_FILE, G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), shell);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

static void
rt_window_init (RtWindow *self)
{
  self->view = rt_desk_view_new ();
  self->parts = (RtShellParts) {
    .window = GTK_WINDOW (self),
    .message = rt_desk_view_message (RT_DESK_VIEW (self->view)),
    .cancellable = g_cancellable_new (),
    .pending = &self->pending,
  };
  self->collecting = rt_collecting_new (RT_SHELL (self));
  g_signal_connect_object (self->collecting, "page", G_CALLBACK (page_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->collecting, "opened", G_CALLBACK (rt_window_set_desk), self,
                           G_CONNECT_SWAPPED);
  rt_header_init (&self->header, details, self);
  gtk_window_set_titlebar (GTK_WINDOW (self), self->header.around);
  gtk_window_set_child (GTK_WINDOW (self), self->view);
  g_signal_connect_object (self->collecting, "worked", G_CALLBACK (gtk_widget_grab_focus),
                           rt_window_grid_view (self), G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (GTK_WIDGET (self), "retrace");
  rt_width_watch (GTK_WINDOW (self), adapt);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
  watch_size (RT_SHELL (self));
  watch_preferences (RT_SHELL (self));
  rt_reload_watch (RT_SHELL (self));
  accept_drops (GTK_WIDGET (self), RT_SHELL (self));
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (rt_window_grid_view (self)));
}

/* Public functions */

RtDesk *
rt_window_desk (RtWindow *self)
{
  return self->parts.desk;
}

RtCollecting *
rt_window_collecting (RtWindow *self)
{
  return self->collecting;
}

RtGridView *
rt_window_grid_view (RtWindow *self)
{
  return rt_desk_view_grid (RT_DESK_VIEW (self->view));
}

RtMessage *
rt_window_message (RtWindow *self)
{
  g_return_val_if_fail (RT_IS_WINDOW (self), NULL);

  return self->parts.message;
}

void
rt_window_show_grid (RtWindow *self)
{
  rt_desk_view_show_grid (RT_DESK_VIEW (self->view));
}

void
rt_window_await_search (RtWindow *self)
{
  rt_desk_view_await_search (RT_DESK_VIEW (self->view));
}

void
rt_window_show_page (RtWindow *self, const char *page)
{
  rt_desk_view_show (RT_DESK_VIEW (self->view), page);
}

bool
rt_window_tells_verdict (RtWindow *self)
{
  return rt_desk_view_tells_verdict (RT_DESK_VIEW (self->view));
}

void
rt_window_toggle_tree (RtWindow *self)
{
  rt_desk_view_toggle_tree (RT_DESK_VIEW (self->view));
}

void
rt_window_show_details (RtWindow *self)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->header.details));
}

static void
tour_left_cb (RtDeskView *view)
{
  rt_desk_view_set_card (view, NULL);
}

void
rt_window_start_tour (RtWindow *self)
{
  GtkWidget *tour = rt_tour_new (self->parts.desk);

  g_signal_connect_swapped (tour, "left", G_CALLBACK (tour_left_cb), self->view);
  rt_desk_view_set_card (RT_DESK_VIEW (self->view), tour);
  rt_desk_view_await_search (RT_DESK_VIEW (self->view));
  rt_tour_start (RT_TOUR (tour));
}

bool
rt_window_is_settled (RtWindow *self)
{
  RtCollectionPage *page = rt_collecting_page (self->collecting);

  if (page && !rt_collection_page_is_settled (page))
    return false;
  return rt_desk_is_settled (self->parts.desk);
}

/* Implementation of RtShell */

static const RtShellParts *
shell_parts (RtShell *shell)
{
  return &RT_WINDOW (shell)->parts;
}

static void
shell_open_desk (RtShell *shell, RtDesk *desk)
{
  rt_collecting_end (RT_WINDOW (shell)->collecting);
  rt_window_set_desk (RT_WINDOW (shell), desk);
}

static void
shell_open_collection (RtShell *shell, RtCollection *collection, GPtrArray *files,
                       const char *text, bool rest)
{
  RtWindow *self = RT_WINDOW (shell);

  rt_collecting_start (self->collecting, collection, files, text, rest,
                       self->session ? rt_session_folder (self->session) : NULL);
}

static RtShell *
shell_another (RtShell *shell, RtDesk *desk)
{
  RtWindow *self = RT_WINDOW (shell);
  g_autoptr (RtDocument) empty = desk ? NULL : rt_document_new (NULL);
  g_autoptr (RtDesk) made = desk ? NULL : rt_desk_new (empty);
  GtkWidget *window = rt_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->actions,
                                     self->session, desk ? desk : made);

  gtk_window_present (GTK_WINDOW (window));
  return RT_SHELL (window);
}

/* Returns true if the content of the window can be opened again by other means: an empty grid, a
 * file, a collection, the steps of a program. */
static bool
comes_back (RtWindow *self)
{
  RtDocument *document = rt_desk_document (self->parts.desk);

  return rt_position_is_empty (rt_document_position (document)) || rt_document_file (document) ||
         rt_collecting_is_on (self->collecting) ||
         rt_solving_watched_program (rt_desk_solving (self->parts.desk));
}

static RtShell *
shell_spare (RtShell *shell, bool bare)
{
  RtWindow *self = RT_WINDOW (shell);
  bool is_spare = !rt_document_has_work (rt_desk_document (self->parts.desk)) &&
                  !rt_collecting_has_work (self->collecting) && comes_back (self);

  if (bare)
    is_spare = is_spare && !rt_desk_has_file (self->parts.desk) &&
               !rt_collecting_is_on (self->collecting);
  return is_spare ? shell : shell_another (shell, NULL);
}

static void
shell_begin (RtShell *shell, RtPuzzle *puzzle, const char *text)
{
  RtWindow *self = RT_WINDOW (shell);
  RtDocument *document = rt_shell_document (shell);
  bool begun = rt_document_file (document) ||
               !rt_position_is_empty (rt_document_position (document));

  if (rt_collecting_is_on (self->collecting)) {
    g_autoptr (RtDocument) other = rt_document_new (puzzle);
    g_autoptr (RtDesk) desk = rt_desk_new (other);

    shell_another (shell, desk);
    return;
  }
  rt_document_renew (document, puzzle);
  gtk_widget_grab_focus (GTK_WIDGET (rt_window_grid_view (self)));
  rt_grid_view_forget (rt_window_grid_view (self));
  if (begun)
    rt_shell_say (shell, RT_MESSAGE_INFO, text, _("Undo"), "win.undo");
}

RtWindow *
rt_window_find (GtkApplication *application, GFile *file)
{
  for (GList *l = gtk_application_get_windows (application); l; l = l->next)
    if (RT_IS_WINDOW (l->data)) {
      RtWindow *self = l->data;
      GFile *own = rt_document_file (rt_desk_document (self->parts.desk));

      if ((own && g_file_equal (file, own)) || rt_collecting_is_of (self->collecting, file))
        return self;
    }
  return NULL;
}

static RtCollection *
shell_collection (RtShell *shell)
{
  RtCollectionPage *page = rt_collecting_page (RT_WINDOW (shell)->collecting);

  return page ? rt_collection_page_collection (page) : NULL;
}

static bool
shell_present_file (RtShell *shell, GFile *file)
{
  RtWindow *other = rt_window_find (gtk_window_get_application (GTK_WINDOW (shell)), file);

  if (!other || RT_SHELL (other) == shell)
    return false;
  gtk_window_present (GTK_WINDOW (other));
  return true;
}

static void
shell_show_logic (RtShell *shell)
{
  rt_window_show_page (RT_WINDOW (shell), RT_PAGE_LOGIC);
}

static void
shell_point_at (RtShell *shell, int cell)
{
  rt_grid_view_set_focus_cell (rt_window_grid_view (RT_WINDOW (shell)), cell);
}

static void
rt_window_shell_init (RtShellInterface *interface)
{
  interface->parts = shell_parts;
  interface->open_desk = shell_open_desk;
  interface->open_collection = shell_open_collection;
  interface->spare = shell_spare;
  interface->another = shell_another;
  interface->begin = shell_begin;
  interface->collection = shell_collection;
  interface->present_file = shell_present_file;
  interface->show_logic = shell_show_logic;
  interface->point_at = shell_point_at;
}
