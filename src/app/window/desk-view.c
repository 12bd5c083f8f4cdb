/* desk-view.c - shows a desk: grid, pages, timeline. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/desk-view.h"

#include "app/common/scrolls.h"
#include "app/common/width.h"
#include "app/window/card-actions.h"
#include "app/window/context-menu.h"
#include "app/window/floating.h"
#include "app/window/intents.h"
#include "app/window/layout.h"
#include "app/window/menu.h"
#include "app/window/panel.h"
#include "app/window/toolbar.h"
#include "document/desk/desk.h"
#include "document/desk/moment.h"
#include "document/desk/pictured.h"
#include "picture/compose-desk.h"
#include "widgets/explanation-card.h"
#include "widgets/timeline.h"
#include "widgets/tooltip.h"

#define READABLE 80000 /* microseconds: a sentence that changes faster is not read, only paid for */
#define FRAME 16       /* milliseconds: the first frame is shown before anything else is made */

struct _RtDeskView {
  GtkWidget parent_instance;

  RtDesk *desk;             /* owned; NULL: nothing is shown, or the last of it */
  GBinding *pointing;       /* of the cell that is looked at in its picture; lives until unbound */

  /* Children. */
  GtkWidget *box;           /* of all */
  GtkWidget *message;
  GtkWidget *card;          /* box: the card, or nothing */
  GtkWidget *layout;        /* of all below: */
  GtkWidget *grid;
  GtkWidget *moment;        /* what there is to tell */
  GtkWidget *panel;         /* the pages */
  GtkWidget *foot;          /* box for the timeline; narrow, only while there is something on it */
  GtkWidget *bar;           /* only in a window like a phone */
  GtkWidget *timeline;      /* NULL until it and what is on the card are made */

  /* State. */
  bool narrow;
  bool bare;                /* nothing had been begun at last */
  int lit;                  /* the cell that the person points at on the card; -1: none */
  guint tick;               /* 0 while nothing moves */
  bool shown;               /* the grid is up to date in this frame */
  gint64 told;              /* the frame that card and pages were brought up to date in */
  guint64 told_step;        /* the place that they tell of */
  int told_look;
  guint filling;            /* 0 unless the pages are about to be made */
  bool filled;              /* they are */
};

G_DEFINE_FINAL_TYPE (RtDeskView, rt_desk_view, GTK_TYPE_WIDGET)

/* What is shown */

static void
show_grid (RtDeskView *self)
{
  RtScene scene;
  bool plays = rt_compose_desk (&scene, self->desk);

  if (self->lit >= 0)
    scene.cells[self->lit].lit = true;
  rt_grid_view_set_scene (RT_GRID_VIEW (self->grid), &scene, self->tick == 0 || !plays);
  self->shown = true;
}

/* What happened, below the grid. There it keeps its room, so that the grid never moves; narrow, only
 * while there is something to tell. */
static void
show_moment (RtDeskView *self)
{
  RtMoment moment = *rt_desk_moment (self->desk);

  if (gtk_widget_get_visible (self->bar))
    rt_moment_add_slip (&moment, rt_desk_slips (self->desk)); /* the page that tells it may be down */
  rt_layout_show_card (RT_LAYOUT (self->layout), !self->narrow || moment.kind != RT_MOMENT_NONE);
  rt_card_show (RT_CARD (self->moment), &moment);
}

/* Below the grid the timeline keeps its room even where it is not seen, so that the grid stays where
 * it is; narrow, there is none until it is needed. */
static void
show_foot (RtDeskView *self)
{
  bool bare = rt_panel_is_bare (RT_PANEL (self->panel));

  gtk_widget_set_visible (self->foot,
                          !self->narrow || (self->desk && rt_desk_has_steps (self->desk)));
  if (self->timeline)
    gtk_widget_set_child_visible (self->timeline, !bare);
  if (bare)
    gtk_widget_add_css_class (self->foot, "bare");
  else
    gtk_widget_remove_css_class (self->foot, "bare");
}

/* In a window like a phone the pages are a sheet; what an empty window offers is always there. */
static void
show_sheet (RtDeskView *self)
{
  bool bare = rt_panel_is_bare (RT_PANEL (self->panel)), up;

  rt_toolbar_set_pages (RT_TOOLBAR (self->bar), !bare);
  up = rt_toolbar_is_open (RT_TOOLBAR (self->bar));
  if (!bare && !up && gtk_widget_get_visible (self->bar) &&
      gtk_widget_get_focus_child (self->panel))
    gtk_widget_grab_focus (self->grid);
  rt_layout_set_side_place (RT_LAYOUT (self->layout),
                            bare ? RT_SIDE_BELOW : up ? RT_SIDE_SHEET_UP : RT_SIDE_SHEET_DOWN);
}

static void
lowered_cb (RtDeskView *self)
{
  rt_toolbar_set_open (RT_TOOLBAR (self->bar), false);
}

static gboolean
key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers,
        RtDeskView *self)
{
  if (keyval != GDK_KEY_Escape || !rt_toolbar_is_open (RT_TOOLBAR (self->bar)))
    return GDK_EVENT_PROPAGATE;
  rt_toolbar_set_open (RT_TOOLBAR (self->bar), false);
  return GDK_EVENT_STOP;
}

/* Where the focus was on what an empty window offers, it goes to the grid together with that. */
static void
show_panel (RtDeskView *self, guint what)
{
  bool focused = gtk_widget_get_focus_child (self->panel) && self->bare;

  self->bare = rt_panel_is_bare (RT_PANEL (self->panel));
  if (focused && !self->bare)
    gtk_widget_grab_focus (self->grid);
  rt_panel_update (RT_PANEL (self->panel), what);
  show_sheet (self);
}

/* Whether there is something else to tell at NOW: what plays slowly is told in the frame in which it is
 * seen, however late the one before was. A search that runs counts as well where its place is kept. */
static bool
is_news (RtDeskView *self, gint64 now)
{
  RtPlayer *player = rt_desk_front (self->desk);
  bool slow = rt_player_speed (player) * READABLE <= G_USEC_PER_SEC;
  bool moved = rt_player_position (player) != self->told_step ||
               rt_player_look (player) != self->told_look;
  bool runs = rt_solving_state (rt_desk_solving (self->desk)) == RT_SOLVING_RUNNING;

  if (self->tick && !(moved && slow) && !((moved || runs) && now - self->told >= READABLE))
    return false;
  self->told = now;
  self->told_step = rt_player_position (player);
  self->told_look = rt_player_look (player);
  return true;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RtDeskView *self = RT_DESK_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  self->shown = false;
  rt_desk_tick (self->desk, now);
  if (!rt_desk_is_moving (self->desk))
    self->tick = 0;
  if (is_news (self, now)) {
    show_moment (self);
    rt_panel_tick (RT_PANEL (self->panel));
  }
  if (!self->shown || self->tick == 0)
    show_grid (self);
  return self->tick ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
look_at_cb (RtTimeline *timeline, guint64 step, RtDeskView *self)
{
  rt_desk_look_at (self->desk, step);
}

static void
lit_cb (RtCard *card, int cell, RtDeskView *self)
{
  self->lit = cell;
  if (self->desk)
    show_grid (self);
}

static void
make_moment (RtDeskView *self)
{
  self->moment = rt_card_new ();
  g_signal_connect (self->moment, "lit", G_CALLBACK (lit_cb), self);
  rt_card_actions_init (self->moment, &self->desk);
  rt_layout_set_card (RT_LAYOUT (self->layout), self->moment);
}

/* Makes the pages, and shows what was shown last time. The first frame does not wait for them. */
static void
fill (RtDeskView *self)
{
  if (self->filled)
    return;
  self->filled = true;
  rt_panel_fill (RT_PANEL (self->panel));
  rt_desk_resume (self->desk);
}

/* Makes what there may be to show beside the card: the timeline and the pages. */
static void
complete (RtDeskView *self)
{
  if (self->timeline)
    return;
  self->timeline = rt_timeline_new (rt_desk_front (self->desk));
  g_signal_connect (self->timeline, "look-at", G_CALLBACK (look_at_cb), self);
  gtk_box_append (GTK_BOX (self->foot), self->timeline);
  show_foot (self);
  fill (self);
}

static void
desk_changed_cb (RtDeskView *self, guint what)
{
  RtQuizState quiz;

  if (rt_desk_is_moving (self->desk) && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  rt_toolbar_show_desk (RT_TOOLBAR (self->bar), self->desk);
  if (!(what & ~(guint) (RT_DESK_PLAYING | RT_DESK_HARDNESS)))
    return;
  if (rt_desk_has_steps (self->desk) ||
      (self->filled && !rt_panel_is_bare (RT_PANEL (self->panel))))
    complete (self);
  if (what & RT_DESK_POSITION)
    rt_message_pass (RT_MESSAGE (self->message));
  show_panel (self, what);
  if (what & RT_DESK_PICTURE && rt_pictured_wants_look (rt_desk_pictured (self->desk)))
    rt_toolbar_set_open (RT_TOOLBAR (self->bar), true);
  if (self->timeline)
    rt_timeline_show_desk (RT_TIMELINE (self->timeline), self->desk);
  rt_quiz_look (rt_desk_quiz (self->desk), &quiz);
  /* Whoever says in which cell the next step is goes to that cell. */
  rt_grid_view_set_steps (RT_GRID_VIEW (self->grid), rt_desk_has_steps (self->desk) && !quiz.asks);
  show_foot (self);
  show_moment (self);
  show_grid (self);
}

/* What the person does */

static void
intent_cb (RtGridView *grid, RtIntent *intent, RtDeskView *self)
{
  rt_intents_do (intent, self->desk, RT_MESSAGE (self->message));
  if (self->desk)
    rt_desk_flush (self->desk);
}

static gboolean
query_tooltip_cb (GtkWidget *grid, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip,
                  RtDeskView *self)
{
  int cell = by_keyboard ? rt_grid_view_focus_cell (RT_GRID_VIEW (grid))
                         : rt_grid_view_cell_at (RT_GRID_VIEW (grid), x, y);
  g_autofree char *text = rt_desk_say_heat (self->desk, cell);

  return rt_tooltip_set (tooltip, text);
}

/* Its parts */

static void
make_content (RtDeskView *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new (), *floating;

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->message = rt_message_new ();
  self->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->grid = rt_grid_view_new ();
  gtk_widget_add_css_class (self->grid, "board");
  g_signal_connect (self->grid, "intent", G_CALLBACK (intent_cb), self);
  g_signal_connect (self->grid, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
  rt_context_menu_attach (self->grid, GTK_BOX (self->box), rt_menu_new_grid);
  self->panel = rt_panel_new ();
  self->foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->foot, "foot");

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  rt_scrolls_spare_ends (scrolled);
  self->layout = rt_layout_new (self->grid, self->panel, self->foot);
  g_signal_connect_swapped (self->layout, "lowered", G_CALLBACK (lowered_cb), self);
  make_moment (self);
  self->bar = rt_toolbar_new ();
  g_signal_connect_swapped (self->bar, "notify::open", G_CALLBACK (show_sheet), self);
  rt_layout_set_bar (RT_LAYOUT (self->layout), self->bar);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->layout);
  floating = rt_floating_new (scrolled, RT_MESSAGE (self->message), RT_GRID_VIEW (self->grid));
  gtk_widget_set_vexpand (floating, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->card);
  gtk_box_append (GTK_BOX (self->box), floating);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* Where nothing is told the card is not seen, and where nothing is begun no timeline. The style sheets
 * keep their room without them, but for large text, which goes on in more lines. */
static gboolean
fill_cb (gpointer data)
{
  RtDeskView *self = data;
  bool large = rt_width_text_scale (GTK_WIDGET (self)) > 1;

  self->filling = 0;
  if (!self->desk)
    return G_SOURCE_REMOVE; /* the window was closed right after its first frame */
  fill (self);
  if (large)
    rt_card_fill (RT_CARD (self->moment));
  if (large || !rt_panel_is_bare (RT_PANEL (self->panel)))
    complete (self);
  return G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock, RtDeskView *self)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  self->filling = g_timeout_add (FRAME, fill_cb, self);
}

/* What had the focus is gone: a button of the card, a row of a list. Keys would go nowhere. */
static void
focus_cb (GtkWindow *window, GParamSpec *pspec, RtDeskView *self)
{
  if (!gtk_window_get_focus (window))
    gtk_widget_grab_focus (self->grid);
}

static void
rt_desk_view_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rt_desk_view_parent_class)->realize (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget",
                           G_CALLBACK (focus_cb), widget, 0);
  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint",
                           G_CALLBACK (painted_cb), widget, 0);
}

static void
rt_desk_view_dispose (GObject *object)
{
  RtDeskView *self = RT_DESK_VIEW (object);

  rt_desk_view_set_desk (self, NULL);
  g_clear_handle_id (&self->filling, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_desk_view_parent_class)->dispose (object);
}

static void
rt_desk_view_class_init (RtDeskViewClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_desk_view_dispose;
  GTK_WIDGET_CLASS (class)->realize = rt_desk_view_realize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_desk_view_init (RtDeskView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->lit = -1;
  make_content (self);
}

GtkWidget *
rt_desk_view_new (void)
{
  return g_object_new (RT_TYPE_DESK_VIEW, NULL);
}

/* What others ask */

void
rt_desk_view_set_desk (RtDeskView *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_DESK_VIEW (self));

  if (self->desk)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_pointer (&self->pointing, g_binding_unbind);
  g_set_object (&self->desk, desk);
  rt_panel_set_desk (RT_PANEL (self->panel), desk);
  if (!desk)
    return;
  g_signal_connect_swapped (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  self->pointing = g_object_bind_property (self->grid, "focus-cell", rt_desk_pictured (desk), "cell",
                                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (desk, "heat", self->grid, "has-tooltip", G_BINDING_SYNC_CREATE);
  if (self->timeline)
    rt_timeline_show_desk (RT_TIMELINE (self->timeline), desk);
  desk_changed_cb (self, RT_DESK_SEARCH | RT_DESK_HARDNESS);
}

RtGridView *
rt_desk_view_grid (RtDeskView *self)
{
  return RT_GRID_VIEW (self->grid);
}

RtMessage *
rt_desk_view_message (RtDeskView *self)
{
  return RT_MESSAGE (self->message);
}

void
rt_desk_view_adapt (RtDeskView *self, int width)
{
  bool phone = width < RT_LAYOUT_ROOMY_FROM, was_phone = gtk_widget_get_visible (self->bar);

  self->narrow = width < RT_LAYOUT_WIDE_FROM;
  rt_toolbar_set_shown (RT_TOOLBAR (self->bar), phone);
  rt_panel_adapt (RT_PANEL (self->panel), width, self->narrow);
  show_foot (self);
  if (!self->desk)
    return;
  show_moment (self);
  rt_toolbar_show_desk (RT_TOOLBAR (self->bar), self->desk);
  if (phone && !was_phone && rt_pictured_wants_look (rt_desk_pictured (self->desk)))
    rt_toolbar_set_open (RT_TOOLBAR (self->bar), true);
}

void
rt_desk_view_set_plain (RtDeskView *self, bool plain)
{
  rt_panel_set_plain (RT_PANEL (self->panel), plain);
}

void
rt_desk_view_set_card (RtDeskView *self, GtkWidget *card)
{
  GtkWidget *before = gtk_widget_get_first_child (self->card);

  if (before)
    gtk_box_remove (GTK_BOX (self->card), before);
  if (card)
    gtk_box_append (GTK_BOX (self->card), card);
  else
    gtk_widget_grab_focus (self->grid);
}

void
rt_desk_view_set_collection (RtDeskView *self, RtCollectionPage *page)
{
  complete (self);
  rt_panel_set_collection (RT_PANEL (self->panel), page);
  show_foot (self);
  show_sheet (self);
  if (page)
    rt_toolbar_set_open (RT_TOOLBAR (self->bar), true);
}

void
rt_desk_view_show (RtDeskView *self, const char *page)
{
  complete (self);
  rt_panel_show (RT_PANEL (self->panel), page);
  rt_toolbar_set_open (RT_TOOLBAR (self->bar), true);
}

void
rt_desk_view_await_search (RtDeskView *self)
{
  complete (self);
  rt_panel_await_search (RT_PANEL (self->panel));
  rt_desk_view_show_grid (self);
}

void
rt_desk_view_show_grid (RtDeskView *self)
{
  rt_toolbar_set_open (RT_TOOLBAR (self->bar), false);
}
