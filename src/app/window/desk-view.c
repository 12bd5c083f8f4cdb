/* desk-view.c - RtDeskView, the content of a window: updates the grid, the card with the explanation, pages, pad and
 * timeline from its model. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/desk-view.h"

#include "app/common/appearance.h"
#include "app/common/message.h"
#include "app/common/preferences.h"
#include "app/common/nested-scrolls.h"
#include "app/common/shell.h"
#include "app/common/width-watch.h"
#include "app/window/foot-handle.h"
#include "app/window/layout.h"
#include "app/window/menu.h"
#include "app/window/panel.h"
#include "app/window/toolbar.h"
#include "document/desk/desk.h"
#include "document/desk/moment.h"
#include "document/desk/quiz.h"
#include "document/desk/source-picture.h"
#include "picture/compose-desk.h"
#include "widgets/buttons.h"
#include "widgets/explanation-card.h"
#include "widgets/grid-view.h"
#include "widgets/intent.h"
#include "widgets/pad.h"
#include "widgets/timeline/timeline.h"
#include "widgets/tooltip.h"

#include <glib/gi18n.h>

#define READABLE 80000 /* microseconds: least time between updates of a sentence; nobody reads faster ones */
#define FRAME 16       /* milliseconds from the first frame until pad and pages are created */

/* The context menu of the grid. The grid's signal opens it at the pointer; the menu keys open it at the
 * focused cell. */

typedef struct {
  GtkWidget *widget;   /* not owned; BOX is not owned either */
  GtkWidget *box;
  GMenu *(*menu) (void);
  GtkWidget *popover;  /* NULL until first opened; owned by BOX */
} Context;

static void
make_popover (Context *context)
{
  g_autoptr (GMenu) menu = context->menu ();

  context->popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_popover_set_has_arrow (GTK_POPOVER (context->popover), FALSE);
  gtk_widget_set_halign (context->popover, GTK_ALIGN_START);
  gtk_widget_set_parent (context->popover, context->box);
  rt_menu_name_rows (context->popover);
  g_signal_connect_object (context->popover, "closed", G_CALLBACK (gtk_widget_grab_focus),
                           context->widget, G_CONNECT_SWAPPED);
}

/* Opens the menu at X, Y in coordinates of the widget. */
static void
open_at (Context *context, double x, double y)
{
  graphene_point_t at;

  if (!context->popover)
    make_popover (context);
  if (!gtk_widget_compute_point (context->widget, context->box,
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y), &at))
    return;
  rt_popover_point_to (context->popover, &GRAPHENE_RECT_INIT (at.x, at.y, 1, 1));
  gtk_popover_popup (GTK_POPOVER (context->popover));
}

static void
menu_cb (GtkWidget *widget, double x, double y, Context *context)
{
  open_at (context, x, y);
}

/* Opens the menu in the middle of the focused widget. Called for the menu keys. */
static gboolean
menu_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  graphene_rect_t box;

  if (!focus || !gtk_widget_compute_bounds (focus, widget, &box))
    box = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  open_at (data, box.origin.x + box.size.width / 2, box.origin.y + box.size.height / 2);
  return GDK_EVENT_STOP;
}

static void
take_keys (GtkWidget *widget, Context *context)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                      gtk_callback_action_new (menu_key_cb, context, NULL)));
  gtk_widget_add_controller (widget, keys);
}

static void
free_context (gpointer context, GClosure *closure)
{
  g_free (context);
}

/* Adds a context menu to WIDGET, which must have the signal `menu`. BOX, an ancestor of WIDGET, owns the popover. MENU
 * returns the model; it is called when the menu is first opened. Closing the menu focuses WIDGET. */
static void
context_menu_attach (GtkWidget *widget, GtkBox *box, GMenu *(*menu) (void))
{
  Context *context = g_new (Context, 1);

  *context = (Context) { widget, GTK_WIDGET (box), menu, NULL };
  g_signal_connect_data (widget, "menu", G_CALLBACK (menu_cb), context, free_context, 0);
  take_keys (widget, context);
}

/* Handlers of the card's buttons */

static void
answer_cb (RtCard *card, RtDesk **desk)
{
  rt_solving_show_answer (rt_desk_solving (*desk));
}

static void
search_cb (RtCard *card, RtDesk **desk)
{
  rt_desk_to_end (*desk);
}

static void
apply_cb (RtCard *card, RtDesk **desk)
{
  rt_reasoning_apply (rt_desk_reasoning (*desk));
}

static void
show_fault_cb (RtCard *card, RtDesk **desk)
{
  RtSolving *solving = rt_desk_solving (*desk);

  rt_solving_look_at (solving, rt_solving_diagnosis (solving)->faults[0].step);
}

static void
show_lost_cb (RtCard *card, RtDesk **desk)
{
  rt_desk_look_at (*desk, rt_desk_moment (*desk)->facts.lost.branch.first);
}

static void
why_cb (RtCard *card, RtDesk **desk)
{
  rt_desk_show_why (*desk, !rt_desk_moment (*desk)->shows_why);
}

static void
what_if_cb (RtCard *card, int digit, RtDesk **desk)
{
  rt_desk_what_if (*desk, digit);
}

static void
end_what_if_cb (RtCard *card, RtDesk **desk)
{
  rt_desk_end_what_if (*desk);
}

static void
use_what_if_cb (RtCard *card, RtDesk **desk)
{
  rt_desk_use_what_if (*desk);
}

/* Plays the search as a film of about ten seconds. Asks the person once, at the first one after an
 * answer, whether Solve should play the search in future. */
static void
watch_cb (RtCard *card, RtDesk **desk)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (card));

  rt_desk_watch_film (*desk);
  if (!RT_IS_SHELL (root) || rt_preference_boolean (RT_PREFERENCE_ASKED) || rt_desk_result (*desk) != RT_RESULT_FILL)
    return;
  rt_preference_set_boolean (RT_PREFERENCE_ASKED, TRUE);
  rt_shell_say (RT_SHELL (root), RT_MESSAGE_OFFER, _("Should Solve play its search instead?"), _("Play the Search"),
                "win.play-search");
}

static void
close_cb (RtCard *card, RtDesk **desk)
{
  rt_desk_to_search (*desk);
}

static void
repair_cb (RtCard *card, RtDesk **desk)
{
  const RtRepair *best = rt_slips_best (rt_desk_slips (*desk));

  if (best) {
    RtRepair repair = *best; /* a copy: the edit invalidates BEST */

    rt_document_repair (rt_desk_document (*desk), &repair);
  }
}

/* Connects the buttons of CARD, the explanation, to the window's desk (its model), which DESK
 * points to at the time of the click. DESK must outlive CARD. */
static void
card_actions_init (GtkWidget *card, RtDesk **desk)
{
  g_signal_connect (card, "answer", G_CALLBACK (answer_cb), desk);
  g_signal_connect (card, "search", G_CALLBACK (search_cb), desk);
  g_signal_connect (card, "apply", G_CALLBACK (apply_cb), desk);
  g_signal_connect (card, "show-fault", G_CALLBACK (show_fault_cb), desk);
  g_signal_connect (card, "show-lost", G_CALLBACK (show_lost_cb), desk);
  g_signal_connect (card, "what-if", G_CALLBACK (what_if_cb), desk);
  g_signal_connect (card, "end-what-if", G_CALLBACK (end_what_if_cb), desk);
  g_signal_connect (card, "use-what-if", G_CALLBACK (use_what_if_cb), desk);
  g_signal_connect (card, "watch", G_CALLBACK (watch_cb), desk);
  g_signal_connect (card, "why", G_CALLBACK (why_cb), desk);
  g_signal_connect (card, "close", G_CALLBACK (close_cb), desk);
  g_signal_connect (card, "repair", G_CALLBACK (repair_cb), desk);
}

/* Edits by intents of the grid view */

/* Returns true if all cells of INTENT, the person's wish for cells, are givens, which can only be coloured. */
static bool
is_locked (RtDocument *document, const RtIntent *intent)
{
  const RtPosition *position = rt_document_position (document);
  bool coloured = intent->kind == RT_INTENT_WRITE && intent->writes == RT_EDIT_COLOUR;

  for_each_cell (cell, intent->cells)
    if (!rt_position_is_given (position, cell) ||
        (intent->kind == RT_INTENT_CLEAR && position->colours[cell]))
      return false;
  return !coloured;
}

/* Applies INTENT, the person's wish for cells, to DESK. If all its cells are givens, corrects the digits that were
 * read from a picture; other givens are locked, and MESSAGE says so. While the quiz asks for a cell, the intent is
 * the person's answer. */
static void
intents_do (const RtIntent *intent, RtDesk *desk, RtMessage *message)
{
  bool clears = intent->kind == RT_INTENT_CLEAR;

  if (rt_cells_count (intent->cells) == 1 && (clears || intent->writes != RT_EDIT_COLOUR) &&
      rt_quiz_answer (rt_desk_quiz (desk), rt_cells_first (intent->cells), clears ? 0 : intent->digit))
    return;
  if (is_locked (rt_desk_document (desk), intent) && rt_pictured_sight (rt_desk_pictured (desk)) &&
      (clears || intent->writes == RT_EDIT_ENTER))
    rt_pictured_correct (rt_desk_pictured (desk), intent->cells, clears ? 0 : intent->digit);
  else if (is_locked (rt_desk_document (desk), intent))
    rt_message_show (message, RT_MESSAGE_INFO, _("Givens are locked."), _("Unlock"),
                     "win.unlock-givens");
  else if (clears)
    rt_desk_clear (desk, intent->cells);
  else if (intent->candidate)
    rt_desk_colour_mark (desk, intent->cells, intent->candidate, intent->digit);
  else
    rt_desk_write (desk, intent->writes, intent->cells, intent->digit);
}

struct _RtDeskView {
  GtkWidget parent_instance;

  RtDesk *desk;             /* owned; NULL: the view shows nothing, or its last content */
  GBinding *pointing;       /* binds the focused cell to the cell shown in the picture; owns itself until unbound */

  /* Children. */
  GtkWidget *box;           /* contains all widgets */
  GtkWidget *message;
  GtkWidget *card;          /* box: the card, or nothing */
  GtkWidget *layout;        /* contains the widgets below */
  GtkWidget *grid;
  GtkWidget *moment;        /* the card itself */
  GtkWidget *panel;         /* the pages */
  GtkWidget *handle;        /* upper edge of the foot, which can be dragged */
  GtkWidget *foot;          /* stack of pad and timeline */
  GtkWidget *pad;           /* NULL until the pages are made */
  GtkWidget *bar;           /* toolbar; visible only in a narrow window */
  GtkWidget *timeline;      /* NULL until it is needed */

  /* State. */
  bool narrow;
  bool bare;                /* the panel showed the start page at the last update */
  int lit;                  /* the cell that the person points at on the card; -1: none */
  guint tick;               /* id of the tick callback; 0: nothing moves */
  bool shown;               /* the grid is up to date in this frame */
  gint64 told;              /* time of the frame in which card and pages were last updated */
  guint64 told_step;        /* step that card and pages show */
  int told_look;
  guint refocusing;         /* source id: focuses the grid; 0: none */
  guint filling;            /* source id: creates pad and pages; 0: none */
  bool filled;              /* pad and pages exist */
  bool told_advance;        /* a message has said that the cursor moves by itself */
};

G_DEFINE_FINAL_TYPE (RtDeskView, rt_desk_view, GTK_TYPE_WIDGET)

/* What is shown */

/* Returns true if the view shows the person's own grid, and not a search or a solving path. */
static bool
is_puzzle (RtDeskView *self)
{
  return self->desk && !rt_desk_has_steps (self->desk) &&
         rt_solving_state (rt_desk_solving (self->desk)) != RT_SOLVING_RUNNING;
}

static void
show_grid (RtDeskView *self)
{
  RtScene scene;
  bool plays = rt_compose_desk (&scene, self->desk);

  if (self->lit >= 0)
    scene.cells[self->lit].lit = true;
  rt_grid_view_set_scene (RT_GRID_VIEW (self->grid), &scene, self->tick == 0 || !plays);
  if (is_puzzle (self) && self->pad)
    rt_pad_show (RT_PAD (self->pad), &scene);
  self->shown = true;
}

/* Updates the card with the explanation. In a wide layout an empty card keeps its space, so that
 * the grid never moves. In a narrow layout an empty card is hidden. */
static void
show_moment (RtDeskView *self)
{
  RtMoment moment = *rt_desk_moment (self->desk);

  if (self->narrow)
    rt_moment_add_slip (&moment, rt_desk_slips (self->desk)); /* the page that shows it may be hidden */
  rt_layout_show_card (RT_LAYOUT (self->layout), !self->narrow || moment.kind != RT_MOMENT_NONE);
  rt_card_show (RT_CARD (self->moment), &moment);
}

/* Returns true if the panel shows the start page and the person has not chosen a cell. In a narrow window, the pad
 * replaces the start page when a cell is chosen. */
static bool
is_starting (RtDeskView *self)
{
  gboolean chosen;

  g_object_get (self->grid, "chosen", &chosen, NULL);
  return rt_panel_is_bare (RT_PANEL (self->panel)) && !chosen;
}

/* Shows the pad or the timeline below the grid. In a wide layout the pad is lower and leaves its space to the grid;
 * in a narrow layout both have the same height, so that the grid does not move. */
static void
show_foot (RtDeskView *self)
{
  bool puzzle = is_puzzle (self), steps = self->desk && rt_desk_has_steps (self->desk);
  GtkWidget *child = puzzle ? self->pad : self->timeline;

  gtk_widget_set_visible (self->foot, !self->narrow || steps || puzzle);
  rt_layout_set_foot_yields (RT_LAYOUT (self->layout), puzzle);
  if (child)
    gtk_stack_set_visible_child (GTK_STACK (self->foot), child);
  if (self->timeline)
    gtk_widget_set_child_visible (self->timeline, !puzzle && steps);
  rt_layout_show_handle (RT_LAYOUT (self->layout), !puzzle && steps);
}

/* Puts the pages beside the grid, or, in a narrow window, into a sheet; the start page is then below the grid, where
 * it is always visible. */
static void
show_sheet (RtDeskView *self)
{
  bool bare = is_starting (self), up;

  rt_toolbar_set_pages (RT_TOOLBAR (self->bar), !bare);
  up = rt_toolbar_is_open (RT_TOOLBAR (self->bar));
  if (!bare && !up && self->narrow &&
      gtk_widget_get_focus_child (self->panel))
    gtk_widget_grab_focus (self->grid);
  rt_layout_set_side_place (RT_LAYOUT (self->layout),
                            bare ? RT_SIDE_BELOW : up ? RT_SIDE_SHEET_UP : RT_SIDE_SHEET_DOWN);
}

static void
chosen_cb (RtDeskView *self)
{
  if (!self->narrow || !rt_panel_is_bare (RT_PANEL (self->panel)))
    return;
  show_foot (self);
  show_sheet (self);
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

/* Updates the pages. If the start page had the focus and is hidden now, moves the focus to the grid. */
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

/* Returns true if card and pages must be updated in the frame at NOW (microseconds). Slow playback updates them at
 * every step. Fast playback and a running search update them at most once per READABLE. */
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
point_at_cb (RtTimeline *timeline, const RtBranch *branch, RtDeskView *self)
{
  if (!self->desk)
    return;
  rt_desk_look_at_branch (self->desk, branch);
  rt_desk_flush (self->desk);
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
  card_actions_init (self->moment, &self->desk);
  rt_layout_set_card (RT_LAYOUT (self->layout), self->moment);
}

/* Forwards keys from the pad to the grid, except for keys that the buttons of the pad handle. */
static gboolean
pad_key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers,
            RtDeskView *self)
{
  RtIntent intent;

  if (!rt_intent_from_key (0, keyval, keycode, modifiers, gtk_widget_get_display (self->pad),
                           &intent) ||
      (intent.kind != RT_INTENT_DIGIT && intent.kind != RT_INTENT_WRITE &&
       intent.kind != RT_INTENT_MODE && intent.kind != RT_INTENT_LET_GO))
    return GDK_EVENT_PROPAGATE;
  return gtk_event_controller_key_forward (keys, self->grid);
}

static void
make_pad (RtDeskView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->pad = rt_pad_new ();
  g_object_bind_property (self->grid, "mode", self->pad, "mode",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->grid, "held", self->pad, "held", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->grid, "lit", self->pad, "candidate", G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (self->pad, "digit", G_CALLBACK (rt_grid_view_press), self->grid);
  g_signal_connect_swapped (self->pad, "erase", G_CALLBACK (rt_grid_view_erase), self->grid);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pad_key_cb), self);
  gtk_widget_add_controller (self->pad, keys);
  gtk_stack_add_child (GTK_STACK (self->foot), self->pad);
  rt_pad_show (RT_PAD (self->pad), rt_grid_view_scene (RT_GRID_VIEW (self->grid)));
  show_foot (self);
}

/* Creates pad and pages, and restores the view that the session has stored. Called after the first
 * frame, or when they are needed. */
static void
fill (RtDeskView *self)
{
  if (self->filled)
    return;
  self->filled = true;
  make_pad (self);
  rt_panel_fill (RT_PANEL (self->panel));
  rt_desk_resume (self->desk);
}

/* Creates the timeline and the pages, if they do not exist yet. */
static void
complete (RtDeskView *self)
{
  if (self->timeline)
    return;
  rt_appearance_complete ();
  self->timeline = rt_timeline_new (rt_desk_front (self->desk));
  g_signal_connect (self->timeline, "look-at", G_CALLBACK (look_at_cb), self);
  g_signal_connect (self->timeline, "point-at", G_CALLBACK (point_at_cb), self);
  gtk_stack_add_child (GTK_STACK (self->foot), self->timeline);
  show_foot (self);
  fill (self);
}

/* Returns true if a puzzle is being typed in, so that each digit moves the cursor to the next cell. */
static bool
is_typed_in (RtDeskView *self)
{
  return is_puzzle (self) && !rt_desk_has_givens (self->desk) &&
         rt_preference_boolean (RT_PREFERENCE_NEXT_CELL);
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
  if (what & RT_DESK_PICTURE && rt_pictured_photo (rt_desk_pictured (self->desk)))
    rt_toolbar_set_open (RT_TOOLBAR (self->bar), true);
  if (self->timeline)
    rt_timeline_show_desk (RT_TIMELINE (self->timeline), self->desk);
  rt_quiz_look (rt_desk_quiz (self->desk), &quiz);
  /* While the quiz asks for the cell of the next step, the grid uses the step keys to move the focus. */
  rt_grid_view_set_steps (RT_GRID_VIEW (self->grid), rt_desk_has_steps (self->desk) && !quiz.asks);
  g_object_set (self->grid, "advances", is_typed_in (self), NULL);
  show_foot (self);
  show_moment (self);
  show_grid (self);
}

/* Input of the person */

/* Shows a message, once, that the cursor moves to the next cell by itself. */
static void
advanced_cb (RtDeskView *self)
{
  if (!self->told_advance)
    rt_message_show (RT_MESSAGE (self->message), RT_MESSAGE_INFO,
                     _("The cursor goes on to the next cell. 0 or Space leaves a cell empty."),
                     _("Stay in the Cell"), "win.stay");
  self->told_advance = true;
}

static void
preferences_cb (gpointer data)
{
  RtDeskView *self = data;

  g_object_set (self->grid, "digit-first", rt_preference_boolean (RT_PREFERENCE_DIGIT_FIRST),
                "advances", is_typed_in (self), NULL);
}

static void
intent_cb (RtGridView *grid, RtIntent *intent, RtDeskView *self)
{
  intents_do (intent, self->desk, RT_MESSAGE (self->message));
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

/* The message below the grid */

/* Returns true if the foot (timeline or pad) is beside the grid, as in a low window. */
static bool
is_beside (const graphene_rect_t *grid, const graphene_rect_t *foot)
{
  return grid->origin.x + grid->size.width <= foot->origin.x || foot->origin.x + foot->size.width <= grid->origin.x;
}

/* Returns the y coordinate in OVERLAY at which a message of HEIGHT pixels ends. It is the top of the foot if that is a
 * timeline (then the message covers the end of the card), if nothing is between the pad and the grid, or if the foot is
 * beside the grid; else the bottom of OVERLAY. */
static int
lower_edge (RtDeskView *self, GtkWidget *overlay, int height)
{
  bool over_timeline = self->timeline && gtk_widget_get_mapped (self->timeline);
  bool over_pad = self->pad && gtk_widget_get_mapped (self->pad) &&
                  (!self->desk || rt_desk_moment (self->desk)->kind == RT_MOMENT_NONE);
  graphene_rect_t grid, foot;

  if (gtk_widget_compute_bounds (self->grid, overlay, &grid) &&
      gtk_widget_compute_bounds (self->foot, overlay, &foot) &&
      (is_beside (&grid, &foot) ||
       ((over_timeline || over_pad) && foot.origin.y - (grid.origin.y + grid.size.height) >= (float) height)))
    return (int) foot.origin.y;
  return gtk_widget_get_height (overlay);
}

/* Places the message as wide as its text needs, but no wider than ROOM, with its middle at X of OVERLAY. */
static void
place_at (RtDeskView *self, GtkWidget *overlay, GtkWidget *message, float x, float room, GdkRectangle *to)
{
  int all = gtk_widget_get_width (overlay), least, wanted;

  gtk_widget_measure (message, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  to->width = MAX (least, MIN (wanted, (int) room));
  gtk_widget_measure (message, GTK_ORIENTATION_VERTICAL, to->width, NULL, &to->height, NULL, NULL);
  to->x = CLAMP ((int) x - to->width / 2, 0, MAX (0, all - to->width));
  to->y = lower_edge (self, overlay, to->height) - to->height;
}

/* Places the message below the grid or, in a low window, above the foot beside the grid. */
static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *message, GdkRectangle *to, RtDeskView *self)
{
  float all = (float) gtk_widget_get_width (GTK_WIDGET (overlay)), middle;
  graphene_rect_t grid, foot;

  if (!gtk_widget_compute_bounds (self->grid, GTK_WIDGET (overlay), &grid))
    graphene_rect_init (&grid, 0, 0, all, 0);
  middle = grid.origin.x + grid.size.width / 2;
  place_at (self, GTK_WIDGET (overlay), message, middle, 2 * MIN (middle, all - middle), to);
  if (gtk_widget_compute_bounds (self->foot, GTK_WIDGET (overlay), &foot) && is_beside (&grid, &foot))
    place_at (self, GTK_WIDGET (overlay), message, foot.origin.x + foot.size.width / 2, foot.size.width, to);
  return TRUE;
}

/* Returns an overlay with CONTENT, which contains the grid, and with the message below the grid. The overlay owns
 * both. */
static GtkWidget *
floating_new (RtDeskView *self, GtkWidget *content)
{
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), content);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->message);
  g_signal_connect (overlay, "get-child-position", G_CALLBACK (place_cb), self);
  return overlay;
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
  g_signal_connect_swapped (self->grid, "notify::chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->grid, "advanced", G_CALLBACK (advanced_cb), self);
  g_signal_connect (self->grid, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
  context_menu_attach (self->grid, GTK_BOX (self->box), rt_menu_new_grid);
  self->panel = rt_panel_new ();
  self->foot = gtk_stack_new ();
  gtk_widget_add_css_class (self->foot, "foot");

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  rt_scrolls_spare_ends (scrolled);
  self->layout = rt_layout_new (self->grid, self->panel, self->foot);
  g_signal_connect_swapped (self->layout, "lowered", G_CALLBACK (lowered_cb), self);
  self->handle = rt_foot_handle_add (RT_LAYOUT (self->layout));
  make_moment (self);
  self->bar = rt_toolbar_new ();
  g_signal_connect_swapped (self->bar, "notify::open", G_CALLBACK (show_sheet), self);
  rt_layout_set_bar (RT_LAYOUT (self->layout), self->bar);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->layout);
  floating = floating_new (self, scrolled);
  gtk_widget_set_vexpand (floating, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->card);
  gtk_box_append (GTK_BOX (self->box), floating);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* Creates the pad and the pages after the first frame. Creates the card with the explanation and the timeline only if
 * they are needed: the style sheets reserve their space, except for large text, which needs more lines. */
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

/* Focuses the grid if nothing has the focus, because the focused widget was removed. Otherwise keys would
 * have no effect. */
static gboolean
refocus_cb (gpointer data)
{
  RtDeskView *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->refocusing = 0;
  if (root && !gtk_root_get_focus (root))
    gtk_widget_grab_focus (self->grid);
  return G_SOURCE_REMOVE;
}

/* Calls refocus_cb before the next key is handled. Not at once, because GTK clears the focus for a moment when
 * the Tab key wraps around the ends of the window. */
static void
focus_cb (GtkWindow *window, GParamSpec *pspec, RtDeskView *self)
{
  if (!gtk_window_get_focus (window) && !self->refocusing && !gtk_widget_in_destruction (GTK_WIDGET (self)))
    self->refocusing = g_idle_add_full (G_PRIORITY_HIGH, refocus_cb, self, NULL);
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
  g_clear_handle_id (&self->refocusing, g_source_remove); /* last: focus may go with the children */
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
  preferences_cb (self);
  rt_preference_watch (RT_PREFERENCE_DIGIT_FIRST, self, preferences_cb);
  rt_preference_watch (RT_PREFERENCE_NEXT_CELL, self, preferences_cb);
}

GtkWidget *
rt_desk_view_new (void)
{
  return g_object_new (RT_TYPE_DESK_VIEW, NULL);
}

/* Public functions */

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
rt_desk_view_adapt (RtDeskView *self, int width, bool narrow)
{
  bool was_narrow = self->narrow;

  self->narrow = narrow;
  gtk_stack_set_vhomogeneous (GTK_STACK (self->foot), self->narrow);
  rt_toolbar_set_shown (RT_TOOLBAR (self->bar), narrow);
  rt_panel_adapt (RT_PANEL (self->panel), width, self->narrow);
  show_foot (self);
  if (!self->desk)
    return;
  show_moment (self);
  rt_toolbar_show_desk (RT_TOOLBAR (self->bar), self->desk);
  if (narrow && !was_narrow && rt_pictured_photo (rt_desk_pictured (self->desk)))
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

bool
rt_desk_view_tells_verdict (RtDeskView *self)
{
  return rt_panel_tells_verdict (RT_PANEL (self->panel));
}

void
rt_desk_view_await_search (RtDeskView *self)
{
  complete (self);
  rt_panel_await_search (RT_PANEL (self->panel));
  rt_desk_view_show_grid (self);
}

void
rt_desk_view_toggle_tree (RtDeskView *self)
{
  rt_foot_handle_toggle (self->handle);
}

void
rt_desk_view_show_grid (RtDeskView *self)
{
  rt_toolbar_set_open (RT_TOOLBAR (self->bar), false);
}
