/* window.c - one document: header bar, verdict, grid, side panel, timeline. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window.h"

#include "app/application.h"
#include "app/collecting.h"
#include "app/details-popover.h"
#include "app/header.h"
#include "app/layout.h"
#include "app/logic-page.h"
#include "app/open.h"
#include "app/recent.h"
#include "app/reload.h"
#include "app/remember.h"
#include "app/settings.h"
#include "app/shown.h"
#include "app/side.h"
#include "app/techniques.h"
#include "app/transport.h"
#include "app/window-actions.h"
#include "widgets/timeline.h"

#include <glib/gi18n.h>

/* Milliseconds: the first frame is shown before anything else is made. */
#define FRAME 16

struct _RtWindow {
  GtkApplicationWindow parent_instance;

  /* Owned. */
  RtDocument *document;
  RtPlayer *player;
  RtSolving *solving;
  RtReasoning *reasoning;
  RtWatch *watch;
  GCancellable *cancellable;
  const RtFormat *format;

  /* Children. */
  RtHeader header;
  GtkWidget *message;
  GtkWidget *card;      /* box: the card of the tour, or nothing */
  GtkWidget *grid;
  GtkWidget *side;      /* the pages */
  GtkWidget *foot;      /* a box for the timeline; narrow, only while there is something on it */
  GtkWidget *page;      /* of the search; NULL until the first frame has been drawn */
  GtkWidget *logic;     /* page of hints and steps; NULL until then, too */
  GtkWidget *timeline;  /* NULL until then, too */
  GtkWidget *collection; /* page, or NULL */

  /* State. */
  guint tick;           /* 0 while nothing moves */
  guint completing;     /* 0 unless the page and the timeline are about to be made */
  RtCells involved;     /* digits that contradict each other, as far as is known */
  RtCells marked;       /* until the grid changes */
  bool close_anyway;
  bool fleeting;        /* nothing in it is to be kept */
};

G_DEFINE_FINAL_TYPE (RtWindow, rt_window, GTK_TYPE_APPLICATION_WINDOW)

enum { COMPLETED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What is shown */

static void
show_title (RtWindow *self)
{
  g_autofree char *collected = rt_collecting_title (self);
  const char *name = collected ? collected : rt_document_title (self->document);

  rt_header_show_title (&self->header, name, rt_document_is_modified (self->document));
  gtk_window_set_title (GTK_WINDOW (self), name);
}

/* While it is being found out the old one stays, without a flicker. */
static void
show_verdict (RtWindow *self)
{
  const RtVerdict *verdict = rt_solving_verdict (self->solving);

  if (!verdict)
    return;
  rt_header_show_verdict (&self->header, self->document, verdict);
  self->involved = verdict->kind == RT_VERDICT_NONE ? verdict->conflicts : RT_CELLS_NONE;
}

static void
show_page (RtWindow *self)
{
  if (self->page)
    rt_search_page_update (RT_SEARCH_PAGE (self->page), self->solving);
}

static void
show_grid (RtWindow *self)
{
  RtScene scene;
  bool plays = rt_shown_compose (self, self->involved, self->marked, &scene);

  rt_grid_view_set_scene (RT_GRID_VIEW (self->grid), &scene, self->tick == 0 || !plays);
}

/* Narrow, what there is no timeline for yet has its room. */
static void
show_foot (RtWindow *self)
{
  bool narrow = gtk_widget_has_css_class (GTK_WIDGET (self), "narrow");

  gtk_widget_set_visible (self->foot,
                          !narrow || (self->document && rt_transport_has_steps (self)));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RtWindow *self = RT_WINDOW (widget);

  rt_transport_tick (self, gdk_frame_clock_get_frame_time (clock));
  if (!rt_transport_is_moving (self))
    self->tick = 0;
  show_grid (self);
  show_page (self);
  rt_remember_place (self);
  return self->tick ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
tick (RtWindow *self)
{
  if (rt_transport_is_moving (self) && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

/* Something about a hint, a list of steps or a path is another now; a search waits behind it. */
static void
reasoning_changed_cb (RtWindow *self)
{
  if (rt_reasoning_is_on (self->reasoning))
    rt_solving_give_way (self->solving);
  if (self->timeline)
    rt_timeline_set_player (RT_TIMELINE (self->timeline), rt_transport_player (self));
  tick (self);
  show_foot (self);
  show_grid (self);
  rt_window_actions_update (self);
}

/* Something about the search is another now. */
static void
solving_changed_cb (RtWindow *self)
{
  bool running = rt_solving_state (self->solving) == RT_SOLVING_RUNNING;

  tick (self);
  rt_header_show_running (&self->header, running);
  show_verdict (self);
  show_foot (self);
  show_grid (self);
  show_page (self);
  /* Not before the place of last time has been looked up. */
  if (self->page)
    rt_remember_place (self);
  rt_window_actions_update (self);
}

/* Solve was asked for, but there is nothing to find: says why. */
static void
refused_cb (RtWindow *self, const RtVerdict *verdict)
{
  const RtPosition *position = rt_document_position (self->document);
  g_autofree char *said = rt_verdict_say (verdict), *text = NULL;

  /* Translators: %s says what is true of the grid, as in "no solution: two 5s in row 3" */
  text = g_strdup_printf (_("This grid cannot be solved – %s."), said);
  if (rt_position_has_entries (position) &&
      !rt_cells_is_empty (rt_grid_filled (&position->givens)))
    rt_window_say (self, RT_MESSAGE_ERROR, text, _("Start Over"), "win.restart");
  else
    rt_window_say (self, RT_MESSAGE_ERROR, text, NULL, NULL);
}

/* What was marked or told was about the grid before. */
static void
position_changed_cb (RtWindow *self)
{
  self->marked = RT_CELLS_NONE;
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->header.details));
}

static void
document_changed_cb (RtWindow *self)
{
  show_title (self);
  show_grid (self);
  rt_window_actions_update (self);
}

/* What the person does */

/* Whether every one of CELLS is a given, which is not written over. */
static bool
are_givens (RtWindow *self, RtCells cells)
{
  const RtPosition *position = rt_document_position (self->document);

  return rt_cells_is_empty (rt_cells_minus (cells, rt_grid_filled (&position->givens)));
}

static void
intent_cb (RtGridView *grid, RtIntent *intent, RtWindow *self)
{
  if (are_givens (self, intent->cells)) {
    rt_window_say (self, RT_MESSAGE_INFO, _("Givens are locked."), _("Unlock"),
                   "win.unlock-givens");
    return;
  }
  switch (intent->kind) {
  case RT_INTENT_DIGIT:
    rt_document_enter (self->document, intent->cells, intent->digit);
    break;
  case RT_INTENT_MARK:
    rt_document_mark (self->document, intent->cells, intent->digit);
    break;
  case RT_INTENT_CLEAR:
    rt_document_clear (self->document, intent->cells);
    break;
  default:
    break; /* the others are the grid's own */
  }
}

static void
look_at_cb (RtTimeline *timeline, guint64 step, RtWindow *self)
{
  rt_transport_look_at (self, step);
}

/* Another algorithm: where a search is watched, the new one takes its place. */
static void
chosen_cb (RtWindow *self)
{
  rt_transport_to_search (self);
  rt_solving_switch (self->solving, rt_search_page_search (RT_SEARCH_PAGE (self->page)));
  rt_remember_algorithm (self);
}

/* No solution comes after the last. */
static void
exhausted_cb (RtWindow *self)
{
  rt_window_say (self, RT_MESSAGE_INFO, _("This was the last solution."), NULL, NULL);
}

static void
not_found_cb (RtWindow *self)
{
  rt_window_say (self, RT_MESSAGE_INFO, _("There is no such step in what is recorded."), NULL, NULL);
}

static gboolean
query_tooltip_cb (GtkWidget *grid, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip,
                  RtWindow *self)
{
  int cell = by_keyboard ? rt_grid_view_focus_cell (RT_GRID_VIEW (grid))
                         : rt_grid_view_cell_at (RT_GRID_VIEW (grid), x, y);
  g_autofree char *text = rt_shown_say_cell (self, cell);

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

static gboolean
dropped_cb (GtkDropTarget *target, const GValue *value, double x, double y, RtWindow *self)
{
  return rt_open_value (self, value);
}

/* Its parts */

/* Where it is narrow, the table of a collection wants more room than there is below the grid. */
static void
adapt_collection (RtWindow *self)
{
  if (self->collection)
    rt_collection_page_set_scrolled (RT_COLLECTION_PAGE (self->collection),
                                     gtk_widget_has_css_class (GTK_WIDGET (self), "narrow"));
}

/* What depends on the WIDTH of the window. */
static void
adapt (RtWindow *self, int width)
{
  if (width < RT_LAYOUT_WIDE_FROM)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  adapt_collection (self);
  show_foot (self);
  if (rt_header_adapt (&self->header, width) && self->solving)
    show_verdict (self);
}

static void
layout_cb (GdkSurface *surface, int width, int height, RtWindow *self)
{
  adapt (self, width);
}

/* Before there is a surface: so that it can open as narrow as it is wanted. */
static void
default_width_cb (RtWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (width > 0 && !gtk_widget_get_realized (GTK_WIDGET (self)))
    adapt (self, width);
}

/* The person comes back, perhaps from another program that they changed the file with. */
static void
active_cb (RtWindow *self)
{
  if (self->watch && gtk_window_is_active (GTK_WINDOW (self))) {
    rt_watch_look (self->watch);
    rt_recent_check ();
  }
}

/* While it closes there is no document any more. */
static void
resized_cb (RtWindow *self)
{
  if (self->document && gtk_widget_get_realized (GTK_WIDGET (self)))
    rt_remember_size (self);
}

static GMenuModel *
primary_menu (gpointer data)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (data));

  return G_MENU_MODEL (rt_application_menu (RT_APPLICATION (application)));
}

static GtkWidget *
details (gpointer data)
{
  return rt_details_popover_new (data);
}

static GtkWidget *
make_content (RtWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *scrolled = gtk_scrolled_window_new ();

  self->message = rt_message_new ();
  self->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->grid = rt_grid_view_new ();
  gtk_widget_add_css_class (self->grid, "board");
  g_signal_connect (self->grid, "intent", G_CALLBACK (intent_cb), self);
  g_signal_connect (self->grid, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
  self->side = rt_side_new ();
  self->foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->side, "side");
  gtk_widget_add_css_class (self->foot, "foot");

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled),
                                 rt_layout_new (self->grid, self->side, self->foot));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), self->message);
  gtk_box_append (GTK_BOX (box), self->card);
  gtk_box_append (GTK_BOX (box), scrolled);
  return box;
}

/* Makes the page and the timeline. The first frame, with the grid to type into, does not wait for
 * them. */
static void
complete (RtWindow *self)
{
  if (self->page)
    return;
  self->page = rt_search_page_new (self->player);
  g_signal_connect_swapped (self->page, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->page, "notify::heat", G_CALLBACK (show_grid), self);
  g_object_bind_property (self->page, "heat", self->grid, "has-tooltip", G_BINDING_SYNC_CREATE);
  /* Translators: the page beside the grid that is about the search of the solver. */
  rt_side_add (RT_SIDE (self->side), self->page, _("Search"));
  self->logic = rt_logic_page_new ();
  rt_logic_page_set_reasoning (RT_LOGIC_PAGE (self->logic), self->reasoning);
  /* Translators: the page beside the grid with hints and the steps of a person. */
  rt_side_add (RT_SIDE (self->side), self->logic, _("Logic"));
  rt_window_actions_add_toggle (self, "heat", self->page);

  self->timeline = rt_timeline_new (rt_transport_player (self));
  g_signal_connect (self->timeline, "look-at", G_CALLBACK (look_at_cb), self);
  gtk_box_append (GTK_BOX (self->foot), self->timeline);
  show_page (self);
  rt_remember_resume (self);
  g_signal_emit (self, signals[COMPLETED], 0);
}

static gboolean
complete_cb (gpointer data)
{
  RtWindow *self = data;

  self->completing = 0;
  complete (self);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock, RtWindow *self)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  self->completing = g_timeout_add (FRAME, complete_cb, self);
}

static void
rt_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rt_window_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout",
                           G_CALLBACK (layout_cb), widget, 0);
  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                           G_CALLBACK (painted_cb), widget, 0);
}

static void
take_drops (RtWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE, G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* Documents come and go */

/* What keeps the documents, or NULL; a destroyed window has no application any more. */
static RtSession *
session_of (RtWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  return application ? rt_application_session (RT_APPLICATION (application)) : NULL;
}

/* Whether closing it would lose something, if nothing kept it. */
static bool
has_work (RtWindow *self)
{
  return (!self->fleeting && rt_document_is_modified (self->document)) ||
         rt_collecting_has_work (self);
}

static void
let_go (RtWindow *self)
{
  RtSession *session = session_of (self);

  if (session)
    rt_session_release (session, self->document, !has_work (self));
  rt_reasoning_put_away (self->reasoning);
  rt_solving_put_away (self->solving);
  g_signal_handlers_disconnect_by_data (self->document, self);
  g_signal_handlers_disconnect_by_data (self->solving, self);
  g_signal_handlers_disconnect_by_data (self->watch, self);
  g_signal_handlers_disconnect_by_data (self->reasoning, self);
  g_signal_handlers_disconnect_by_data (rt_reasoning_player (self->reasoning), self);
  if (self->logic)
    rt_logic_page_set_reasoning (RT_LOGIC_PAGE (self->logic), NULL);
  g_clear_object (&self->reasoning);
  g_clear_object (&self->watch);
  g_clear_object (&self->solving);
  g_clear_object (&self->document);
}

static void
take_on (RtWindow *self, RtDocument *document)
{
  RtSession *session = session_of (self);

  self->document = g_object_ref (document);
  self->solving = rt_solving_new (document, self->player);
  self->reasoning = rt_reasoning_new (document);
  rt_techniques_guide (rt_techniques_default (), self->reasoning);
  g_signal_connect_swapped (self->reasoning, "changed", G_CALLBACK (reasoning_changed_cb), self);
  g_signal_connect_swapped (rt_reasoning_player (self->reasoning), "notify::playing",
                            G_CALLBACK (tick), self);
  if (self->logic)
    rt_logic_page_set_reasoning (RT_LOGIC_PAGE (self->logic), self->reasoning);
  self->watch = rt_watch_new (document);
  rt_reload_watch (self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (position_changed_cb), self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  g_signal_connect_swapped (document, "notify", G_CALLBACK (document_changed_cb), self);
  g_signal_connect_swapped (self->solving, "changed", G_CALLBACK (solving_changed_cb), self);
  g_signal_connect_swapped (self->solving, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (self->solving, "exhausted", G_CALLBACK (exhausted_cb), self);
  g_signal_connect_swapped (self->solving, "not-found", G_CALLBACK (not_found_cb), self);
  if (session && !rt_collecting_is_on (self))
    rt_session_keep (session, document);
  position_changed_cb (self);
  self->involved = RT_CELLS_NONE;
  show_title (self);
  solving_changed_cb (self);
}

void
rt_window_set_document (RtWindow *self, RtDocument *document)
{
  double path_speed;

  g_return_if_fail (RT_IS_WINDOW (self));

  path_speed = rt_player_speed (rt_reasoning_player (self->reasoning));
  let_go (self);
  self->format = NULL;
  take_on (self, document);
  rt_player_set_speed (rt_reasoning_player (self->reasoning), path_speed);
  rt_remember_size (self);
  if (self->page)
    rt_remember_algorithm (self);
}

/* Whether the work in it is safe: closing loses nothing. */
static bool
work_is_kept (RtWindow *self)
{
  RtSession *session = session_of (self);
  g_autoptr (GError) error = NULL;

  if (self->close_anyway || !session || !has_work (self) ||
      (rt_session_flush (session, &error) && rt_collecting_flush (self, &error)))
    return true;
  rt_window_say (self, RT_MESSAGE_ERROR, error->message, _("Close Without Keeping"),
                 "win.close-anyway");
  return false;
}

static gboolean
rt_window_close_request (GtkWindow *window)
{
  RtWindow *self = RT_WINDOW (window);

  if (!work_is_kept (self))
    return GDK_EVENT_STOP;
  rt_remember_closing (self);
  let_go (self);
  rt_collecting_close (self);
  g_cancellable_cancel (self->cancellable);
  return GTK_WINDOW_CLASS (rt_window_parent_class)->close_request (window);
}

void
rt_window_close_anyway (RtWindow *self)
{
  self->close_anyway = true;
  gtk_window_close (GTK_WINDOW (self));
}

GtkWidget *
rt_window_new (GtkApplication *application, RtDocument *document)
{
  RtWindow *self = g_object_new (RT_TYPE_WINDOW, "application", application, NULL);

  take_on (self, document);
  rt_remember_recall_size (self);
  rt_remember_size (self);
  return GTK_WIDGET (self);
}

static void
rt_window_dispose (GObject *object)
{
  RtWindow *self = RT_WINDOW (object);

  g_clear_handle_id (&self->completing, g_source_remove);
  if (self->document)
    let_go (self);
  g_cancellable_cancel (self->cancellable);
  G_OBJECT_CLASS (rt_window_parent_class)->dispose (object);
  g_clear_object (&self->player);
}

static void
rt_window_finalize (GObject *object)
{
  g_object_unref (RT_WINDOW (object)->cancellable);
  G_OBJECT_CLASS (rt_window_parent_class)->finalize (object);
}

static void
rt_window_class_init (RtWindowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_window_dispose;
  G_OBJECT_CLASS (class)->finalize = rt_window_finalize;
  signals[COMPLETED] = g_signal_new ("completed", RT_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
  GTK_WIDGET_CLASS (class)->realize = rt_window_realize;
  GTK_WINDOW_CLASS (class)->close_request = rt_window_close_request;
}

static void
rt_window_init (RtWindow *self)
{
  self->player = rt_player_new ();
  g_signal_connect_object (self->player, "notify::breakpoint", G_CALLBACK (show_grid), self,
                           G_CONNECT_SWAPPED);
  self->cancellable = g_cancellable_new ();
  rt_header_init (&self->header, primary_menu, details, self);
  gtk_window_set_titlebar (GTK_WINDOW (self), self->header.bar);
  gtk_window_set_child (GTK_WINDOW (self), make_content (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "retrace");
  g_signal_connect (self, "notify::default-width", G_CALLBACK (default_width_cb), NULL);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (resized_cb), NULL);
  g_signal_connect (self, "notify::default-height", G_CALLBACK (resized_cb), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  g_signal_connect (self, "notify::maximized", G_CALLBACK (resized_cb), NULL);
  take_drops (self);
  rt_window_actions_add (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->grid);
}

/* What others ask */

RtDocument *
rt_window_document (RtWindow *self)
{
  return self->document;
}

RtSolving *
rt_window_solving (RtWindow *self)
{
  return self->solving;
}

RtPlayer *
rt_window_player (RtWindow *self)
{
  return self->player;
}

RtReasoning *
rt_window_reasoning (RtWindow *self)
{
  return self->reasoning;
}

void
rt_window_show_logic_page (RtWindow *self)
{
  complete (self);
  rt_side_show (RT_SIDE (self->side), self->logic);
}

RtGridView *
rt_window_grid_view (RtWindow *self)
{
  return RT_GRID_VIEW (self->grid);
}

RtSearchPage *
rt_window_search_page (RtWindow *self)
{
  complete (self);
  return RT_SEARCH_PAGE (self->page);
}

RtWatch *
rt_window_watch (RtWindow *self)
{
  return self->watch;
}

const RtFormat *
rt_window_format (RtWindow *self)
{
  return self->format;
}

void
rt_window_set_format (RtWindow *self, const RtFormat *format)
{
  self->format = format;
}

GCancellable *
rt_window_cancellable (RtWindow *self)
{
  return self->cancellable;
}

void
rt_window_mark (RtWindow *self, RtCells cells)
{
  self->marked = cells;
  show_grid (self);
}

bool
rt_window_has_marked (RtWindow *self)
{
  return !rt_cells_is_empty (self->marked);
}

void
rt_window_show_details (RtWindow *self)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->header.details));
}

void
rt_window_say (RtWindow *self, RtMessageKind kind, const char *text, const char *action_label,
               const char *action)
{
  if (!g_cancellable_is_cancelled (self->cancellable))
    rt_message_show (RT_MESSAGE (self->message), kind, text, action_label, action);
}

void
rt_window_say_error (RtWindow *self, const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    rt_window_say (self, RT_MESSAGE_ERROR, error->message, NULL, NULL);
}

void
rt_window_offer (RtWindow *self, const char *label, const char *action)
{
  rt_message_offer (RT_MESSAGE (self->message), label, action);
}

void
rt_window_set_collection_page (RtWindow *self, RtCollectionPage *page)
{
  complete (self);
  if (self->collection)
    rt_side_remove (RT_SIDE (self->side), self->collection);
  self->collection = GTK_WIDGET (page);
  if (!page)
    return;
  rt_side_add (RT_SIDE (self->side), self->collection, _("Collection"));
  rt_side_show (RT_SIDE (self->side), self->collection);
  adapt_collection (self);
}

void
rt_window_show_collection_page (RtWindow *self)
{
  rt_side_show (RT_SIDE (self->side), self->collection);
}

void
rt_window_set_fleeting (RtWindow *self, bool fleeting)
{
  self->fleeting = fleeting;
}

void
rt_window_set_card (RtWindow *self, GtkWidget *card)
{
  GtkWidget *before = gtk_widget_get_first_child (self->card);

  if (before)
    gtk_box_remove (GTK_BOX (self->card), before);
  if (card)
    gtk_box_append (GTK_BOX (self->card), card);
  else
    gtk_widget_grab_focus (self->grid);
}

bool
rt_window_is_settled (RtWindow *self)
{
  if (self->collection && !rt_collection_page_is_settled (RT_COLLECTION_PAGE (self->collection)))
    return false;
  return rt_solving_verdict (self->solving) && rt_solving_state (self->solving) != RT_SOLVING_RUNNING;
}
