/* window.c - the view of one desk: header bar, verdict, grid, pages, timeline. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/window.h"

#include "app/common/trim.h"
#include "app/common/width.h"
#include "app/files/pending.h"
#include "app/files/reload.h"
#include "app/files/rest.h"
#include "app/files/save.h"
#include "app/logic/techniques.h"
#include "app/make/quick.h"
#include "app/search/page.h"
#include "app/search/tour.h"
#include "app/window/action-map.h"
#include "app/window/desk-view.h"
#include "app/window/details-popover.h"
#include "app/window/drops.h"
#include "app/window/header.h"
#include "app/window/layout.h"
#include "app/window/menu.h"
#include "app/window/panel.h"
#include "app/window/prefer.h"
#include "app/window/remember.h"
#include "app/window/sizes.h"
#include "app/window/solve-button.h"
#include "app/window/tell.h"
#include "document/desk-play.h"
#include "document/quiz.h"

#include <glib/gi18n.h>

struct _RtWindow {
  GtkApplicationWindow parent_instance;

  const RtAction *actions;

  /* Owned. */
  RtShellParts parts;       /* the desk is NULL once the window was closed */
  RtPending pending;
  RtSession *session;       /* NULL: nothing is kept */
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
  if (what & RT_DESK_POSITION) /* what is told there was about the grid before */
    gtk_menu_button_popdown (GTK_MENU_BUTTON (self->header.details));
  if (what & RT_DESK_DOCUMENT)
    show_title (self);
  if (what & (RT_DESK_SEARCH | RT_DESK_LOGIC | RT_DESK_SLIPS))
    rt_header_show_desk (&self->header, self->parts.desk);
  if (what & RT_DESK_HARDNESS)
    rt_header_show_hardness (&self->header, rt_desk_hardness (self->parts.desk));
  rt_action_map_update (GTK_WINDOW (self), self->actions, RT_SHELL (self), self->collecting);
}

/* Its size */

/* What depends on the WIDTH of the window. */
static void
adapt (GtkWindow *window, int width)
{
  RtWindow *self = RT_WINDOW (window);

  rt_sizes_adapt (GTK_WIDGET (self), width);
  rt_desk_view_adapt (RT_DESK_VIEW (self->view), width);
  if (rt_header_adapt (&self->header, width) && self->parts.desk)
    desk_changed_cb (self, RT_DESK_SEARCH | RT_DESK_HARDNESS);
}

/* On a projector: less of it, and larger. */
static void
fullscreened_cb (RtWindow *self)
{
  rt_desk_view_set_plain (RT_DESK_VIEW (self->view), gtk_window_is_fullscreen (GTK_WINDOW (self)));
}

/* Its parts */

static GtkWidget *
details (gpointer data)
{
  return rt_details_popover_new (RT_SHELL (data));
}

/* Desks come and go */

/* The page of a collection comes or goes. */
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

static void
take_on (RtWindow *self, RtDesk *desk)
{
  self->parts.desk = g_object_ref (desk);
  rt_techniques_guide (rt_techniques_default (), rt_desk_reasoning (desk));
  rt_prefer_apply (RT_SHELL (self));
  g_signal_connect_swapped (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  rt_tell_connect (desk, RT_SHELL (self));
  rt_trim_after (desk);
  if (self->session && !rt_collecting_is_on (self->collecting))
    rt_desk_keep (desk, self->session);
  rt_action_map_add_toggle (GTK_WINDOW (self), "pause-at-dead-ends", rt_desk_player (desk));
  rt_action_map_add_toggle (GTK_WINDOW (self), "heat", desk);
  rt_action_map_add_toggle (GTK_WINDOW (self), "quiz", rt_quiz_of (desk));
  rt_desk_view_set_desk (RT_DESK_VIEW (self->view), desk);
  desk_changed_cb (self, RT_DESK_DOCUMENT | RT_DESK_POSITION | RT_DESK_SEARCH | RT_DESK_LOGIC |
                           RT_DESK_HARDNESS);
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
  rt_remember_size (RT_SHELL (self));
}

/* Whether closing it would lose something, if nothing kept it. */
static bool
has_work (RtWindow *self)
{
  return rt_desk_has_work (self->parts.desk) || rt_collecting_has_work (self->collecting);
}

/* Whether the work in it is safe: closing loses nothing. */
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
  rt_remember_closing (RT_SHELL (self));
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
  rt_action_map_add_toggle (GTK_WINDOW (self), "pencil", rt_window_grid_view (self));
  rt_action_map_add (GTK_WINDOW (self), actions, RT_SHELL (self), self->collecting);
  rt_search_page_prefer (desk);
  rt_remember_recall (GTK_WINDOW (self), desk);
  take_on (self, desk);
  rt_solve_button_add_action (GTK_WINDOW (self));
  rt_remember_size (RT_SHELL (self));
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
  rt_header_init (&self->header, rt_menu_new_puzzle, rt_menu_new_files, rt_menu_new, details,
                  self);
  gtk_window_set_titlebar (GTK_WINDOW (self), self->header.around);
  gtk_window_set_child (GTK_WINDOW (self), self->view);
  g_signal_connect_object (self->collecting, "worked", G_CALLBACK (gtk_widget_grab_focus),
                           rt_window_grid_view (self), G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (GTK_WIDGET (self), "retrace");
  rt_width_watch (GTK_WINDOW (self), adapt);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
  rt_remember_watch (RT_SHELL (self));
  rt_prefer_watch (RT_SHELL (self));
  rt_reload_watch (RT_SHELL (self));
  rt_drops_take (GTK_WIDGET (self), RT_SHELL (self));
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (rt_window_grid_view (self)));
}

/* What others ask */

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

/* As a shell */

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

static RtShell *
shell_spare (RtShell *shell, bool bare)
{
  RtWindow *self = RT_WINDOW (shell);
  bool is_spare = !rt_document_has_work (rt_desk_document (self->parts.desk)) &&
                  !rt_collecting_has_work (self->collecting);

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
  rt_grid_view_set_focus_cell (rt_window_grid_view (self), 0);
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
