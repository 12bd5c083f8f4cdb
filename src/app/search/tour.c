/* tour.c - RtTour, the card of the guided tour through a small search, with five stops: a digit is
 * placed, one is refused, a dead end, a digit is taken back, the solution.
 *
 * Each stop is a step in the recorded search of a real puzzle. The card explains the window, and the
 * person can continue to play the search from any stop. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/tour.h"

#include "document/desk/desk.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/natural-height.h"

#include <glib/gi18n.h>

/* A puzzle whose search has 145 steps and an early dead end. */
#define PUZZLE "7...5294....83.5..51...7.381.....2....37964....9.....387.5...96..6.79....9536...7"
#define SEARCH "masks"

#define SPACING 6

typedef struct {
  RtGrain grain;
  bool (*is_here) (const RtEvent *event, const RtLook *look); /* returns true at the stop; the tour shows the
                                                               * first step or test that matches */
  const char *title, *text;
} Stop;

static bool
is_placement (const RtEvent *event, const RtLook *look)
{
  return !look && event->kind == RT_EVENT_PLACE;
}

static bool
is_refusal (const RtEvent *event, const RtLook *look)
{
  return look && look->kind == RT_LOOK_REFUSE;
}

/* Returns true if LOOK, a test within the step EVENT, refuses the last digit for a cell in which no
 * digit could be placed. */
static bool
is_dead_end (const RtEvent *event, const RtLook *look)
{
  return look && event->dead_end && look->digit == 9;
}

static bool
is_take_back (const RtEvent *event, const RtLook *look)
{
  return !look && event->kind == RT_EVENT_TAKE_BACK;
}

static bool
is_solution (const RtEvent *event, const RtLook *look)
{
  return !look && event->status == RT_STATUS_SOLVED;
}

static const Stop stops[] = {
  { RT_GRAIN_PLACEMENT, is_placement, N_("A digit is placed"),
    N_("From blank to blank in reading order, the search writes the smallest digit that fits. "
       "Digits in italics are guesses.") },
  { RT_GRAIN_TEST, is_refusal, N_("A digit is refused"),
    N_("The digit in the framed cell cannot stand there: the hatched cell has it already.") },
  { RT_GRAIN_TEST, is_dead_end, N_("A dead end"),
    N_("All nine digits have been refused in the framed cell. So a guess made earlier was wrong, "
       "and the search has to go back.") },
  { RT_GRAIN_TEST, is_take_back, N_("A digit is taken back"),
    N_("The newest guess is removed, and the next larger digit gets its turn. This is "
       "backtracking.") },
  { RT_GRAIN_PLACEMENT, is_solution, N_("Solved"),
    N_("Every blank is filled. Drag the timeline below, or press the arrow keys, to see any moment "
       "of the search again.") },
};

struct _RtTour {
  GtkBox parent_instance;

  RtDesk *desk; /* owned */
  guint stop;
  bool begun; /* the search is recorded and the first stop is shown */

  /* Children. */
  GtkWidget *texts; /* stack with a box for each stop, so that the height never changes */
  GtkWidget *back;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (RtTour, rt_tour, GTK_TYPE_BOX)

enum { LEFT, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Goes to the first step, or test inside a step, that matches the current stop. */
static void
go (RtTour *self)
{
  RtPlayer *player = rt_desk_player (self->desk);
  RtSolving *solving = rt_desk_solving (self->desk);
  const Stop *stop = &stops[self->stop];
  int look;

  rt_desk_to_search (self->desk);
  rt_player_set_grain (player, stop->grain);
  rt_solving_look_at (solving, 0);
  do {
    rt_player_step (player, 1);
    look = rt_player_look (player);
  } while (!stop->is_here (rt_cursor_event (rt_player_cursor (player)),
                           look < 0 ? NULL
                                    : &rt_cursor_detail (rt_player_cursor (player))->looks[look]) &&
           rt_player_position (player) < rt_player_length (player));
  rt_solving_step (solving, 0);
}

static void
show (RtTour *self)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->texts), stops[self->stop].title);
  gtk_widget_set_sensitive (self->back, self->stop > 0);
  rt_button_set_text (self->next,
                      self->stop + 1 < G_N_ELEMENTS (stops) ? _("Next") : _("End Tour"));
  go (self);
}

static void
leave_cb (RtTour *self)
{
  rt_player_set_grain (rt_desk_player (self->desk), RT_GRAIN_PLACEMENT);
  g_signal_emit (self, signals[LEFT], 0);
}

static void
next_cb (RtTour *self)
{
  if (self->stop + 1 == G_N_ELEMENTS (stops)) {
    leave_cb (self);
    return;
  }
  self->stop++;
  show (self);
}

static void
back_cb (RtTour *self)
{
  self->stop--;
  show (self);
}

/* Called when the search has changed: shows the first stop once it is recorded. Ends the tour if an
 * edit has discarded the search. */
static void
solving_changed_cb (RtSolving *solving, RtTour *self)
{
  if (!self->begun && rt_solving_state (solving) == RT_SOLVING_DONE) {
    self->begun = true;
    show (self);
    gtk_widget_grab_focus (self->next);
  } else if (self->begun && rt_solving_state (solving) == RT_SOLVING_IDLE) {
    /* Keeps the desk, because the person has started something else on it. */
    rt_desk_set_fleeting (self->desk, false);
    leave_cb (self);
  }
}

RtDocument *
rt_tour_document (void)
{
  g_autoptr (RtPuzzle) bare = NULL, puzzle = NULL;
  RtPosition position;
  RtGrid givens;

  rt_grid_parse (&givens, PUZZLE);
  rt_position_init (&position, &givens);
  bare = rt_puzzle_new (&position);
  puzzle = rt_puzzle_with_field (bare, RT_FIELD_TITLE, _("Tour"));
  return rt_document_new (puzzle);
}

GtkWidget *
rt_tour_new (RtDesk *desk)
{
  RtTour *self = g_object_new (RT_TYPE_TOUR, NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_object (rt_desk_solving (desk), "changed", G_CALLBACK (solving_changed_cb),
                           self, 0);
  return GTK_WIDGET (self);
}

void
rt_tour_start (RtTour *self)
{
  rt_desk_set_fleeting (self->desk, true);
  rt_solving_start (rt_desk_solving (self->desk), rt_search_by_id (SEARCH), RT_RESULT_FILL);
}

static gboolean
key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers,
        RtTour *self)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  leave_cb (self);
  return GDK_EVENT_STOP;
}

static void
rt_tour_dispose (GObject *object)
{
  g_clear_object (&RT_TOUR (object)->desk);
  G_OBJECT_CLASS (rt_tour_parent_class)->dispose (object);
}

static void
rt_tour_class_init (RtTourClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_tour_dispose;
  signals[LEFT] = g_signal_new ("left", RT_TYPE_TOUR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "tour");
}

static GtkWidget *
make_buttons (RtTour *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *skip = rt_button_new_text (_("Skip"), NULL);

  self->back = rt_button_new_text (_("Back"), NULL);
  self->next = rt_button_new_text (_("Next"), NULL);
  gtk_widget_add_css_class (skip, "flat");
  gtk_widget_set_hexpand (self->back, TRUE);
  gtk_widget_set_halign (self->back, GTK_ALIGN_END);
  g_signal_connect_swapped (skip, "clicked", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (self->back, "clicked", G_CALLBACK (back_cb), self);
  g_signal_connect_swapped (self->next, "clicked", G_CALLBACK (next_cb), self);
  gtk_box_append (GTK_BOX (box), skip);
  gtk_box_append (GTK_BOX (box), self->back);
  gtk_box_append (GTK_BOX (box), self->next);
  return box;
}

static GtkWidget *
append_label (GtkWidget *box, const char *text)
{
  GtkWidget *label = rt_label_new (text, NULL);

  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
make_texts (void)
{
  GtkWidget *stack = gtk_stack_new ();

  /* Adds an empty child, which is shown until the search is recorded. */
  gtk_stack_add_child (GTK_STACK (stack), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  for (guint i = 0; i < G_N_ELEMENTS (stops); i++) {
    /* Translators: a stop of the tour, as in "2 of 5 · A digit is refused" */
    g_autofree char *title = g_strdup_printf (_("%u of %u · %s"), i + 1,
                                              (guint) G_N_ELEMENTS (stops), _(stops[i].title));
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

    gtk_widget_add_css_class (append_label (box, title), "heading");
    append_label (box, _(stops[i].text));
    gtk_stack_add_named (GTK_STACK (stack), box, stops[i].title);
  }
  return stack;
}

/* Layout of the card: the buttons are placed beside the text if the text keeps two thirds of the width,
 * because a lower card leaves more space for the grid. Otherwise they are placed below. */

typedef struct {
  GtkWidget *texts, *buttons;
  int beside; /* width of the buttons with the gap before them; 0: they are below */
} Parts;

static Parts
parts_of (GtkWidget *box, int width)
{
  Parts parts = { gtk_widget_get_first_child (box), gtk_widget_get_last_child (box), 0 };
  int wanted;

  gtk_widget_measure (parts.buttons, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  wanted += 2 * SPACING;
  parts.beside = width >= 0 && 3 * wanted > width ? 0 : wanted;
  return parts;
}

static void
measure_box (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
             int *minimum_baseline, int *natural_baseline)
{
  Parts parts = parts_of (box, for_size);
  int least[2], wanted[2];

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    gtk_widget_measure (parts.texts, orientation, -1, &least[0], &wanted[0], NULL, NULL);
    gtk_widget_measure (parts.buttons, orientation, -1, &least[1], &wanted[1], NULL, NULL);
    *minimum = MAX (least[0], least[1]);
    *natural = wanted[0] + parts.beside;
    return;
  }
  gtk_widget_measure (parts.texts, orientation, for_size < 0 ? -1 : for_size - parts.beside, NULL,
                      &wanted[0], NULL, NULL);
  gtk_widget_measure (parts.buttons, orientation, -1, NULL, &wanted[1], NULL, NULL);
  *minimum = *natural = parts.beside ? MAX (wanted[0], wanted[1]) : wanted[0] + SPACING + wanted[1];
}

static void
allocate_box (GtkWidget *box, int width, int height, int baseline)
{
  bool mirrored = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;
  Parts parts = parts_of (box, width);
  int buttons = parts.beside ? parts.beside - 2 * SPACING : width, high;

  gtk_widget_measure (parts.buttons, GTK_ORIENTATION_VERTICAL, -1, NULL, &high, NULL, NULL);
  gtk_widget_size_allocate (parts.texts,
                            &(GtkAllocation) { mirrored ? parts.beside : 0, 0, width - parts.beside,
                                               parts.beside ? height : height - SPACING - high },
                            -1);
  gtk_widget_size_allocate (parts.buttons,
                            &(GtkAllocation) { mirrored ? 0 : width - buttons, height - high, buttons,
                                               high },
                            -1);
}

static void
rt_tour_init (RtTour *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (rt_height_for_width, measure_box, allocate_box));
  self->texts = make_texts ();
  gtk_box_append (GTK_BOX (self), self->texts);
  gtk_box_append (GTK_BOX (self), make_buttons (self));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
