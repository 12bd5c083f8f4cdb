/* explanation-card.c - RtCard, the widget below the grid that explains the current step of a search, or a hint. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/explanation-card.h"

#include "widgets/buttons.h"
#include "widgets/compat.h"
#include "widgets/fit-label.h"
#include "widgets/hint-row.h"
#include "widgets/natural-height.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define STILL_MS 450  /* time without a change until a sentence is announced */
#define APART_MS 1500 /* least time between two announced solutions */
#define FAR_APART_MS 10000 /* least time between two announced placements, which are frequent */

typedef struct {
  GtkWidget *button;
  GtkWidget *digit; /* label */
  GtkWidget *word;  /* fit label */
  RtChip shown;
  bool of_cell; /* the digit is refused because of the cell, not because of the digit */
  bool can_try; /* a click starts a search with this digit ("what if") */
} Chip;

#define CHARS 30 /* natural width of a line in characters; a wider card has longer lines */

struct _RtCard {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *box;       /* grid; NULL until the first moment is shown, like all widgets below */
  GtkWidget *scrolled;  /* contains the sentence */
  GtkWidget *sentence;
  GtkWidget *below;     /* stack: chips, buttons or hint row */
  GtkWidget *nothing, *chips, *buttons;
  GtkWidget *hints;
  GtkWidget *turn, *watch; /* rows of buttons: for several solutions; for one solution */
  GtkWidget *slip, *fault; /* rows of buttons: repairs a digit; shows the fault of a program */
  GtkWidget *by_hand;   /* row of buttons after a person has solved a puzzle */
  GtkWidget *what_if, *use; /* row of buttons of a what-if search; its button for the solution */
  GtkWidget *back;      /* row: returns to the search that an edit has discarded */
  Chip chip[9];
  GtkWidget *to_answer, *to_search; /* buttons */

  /* State. */
  RtMoment moment;      /* the shown moment */
  char *said;           /* owned: sentence with markup; NULL: none */
  char *text;           /* owned: sentence without markup */
  int lit;              /* the digit of the chip under the pointer; 0: none */
  guint waiting;        /* source id of the announcement; 0: none is pending */
  gint64 told;          /* time of the last announcement, in microseconds */
};

G_DEFINE_FINAL_TYPE (RtCard, rt_card, GTK_TYPE_WIDGET)

enum { LIT, ANSWER, SEARCH, APPLY, REPAIR, SHOW, CLOSE, SHOW_LOST, WHY, END_WHAT_IF, USE_WHAT_IF, WATCH, WHAT_IF, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Addresses of the links in the sentence, by the signals that they emit. */
static const char *const link_names[N_SIGNALS] = { [SHOW_LOST] = "lost", [WHY] = "why", [END_WHAT_IF] = "back" };

const char *
rt_card_text (RtCard *self)
{
  g_return_val_if_fail (RT_IS_CARD (self), NULL);

  return self->text ? self->text : "";
}

/* Screen readers */

static gboolean
tell_cb (gpointer data)
{
  RtCard *self = data;

  self->waiting = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    rt_compat_announce (GTK_WIDGET (self), rt_card_text (self));
  return G_SOURCE_REMOVE;
}

/* Announces the sentence once it has not changed for a while. */
static void
tell_soon (RtCard *self)
{
  bool tries = self->moment.long_looking;
  gint64 now = g_get_monotonic_time (), apart = 1000 * (tries ? FAR_APART_MS : APART_MS);

  g_clear_handle_id (&self->waiting, g_source_remove);
  if (self->moment.kind == RT_MOMENT_LOOKING && !tries)
    self->told = 0;
  if (self->moment.kind == RT_MOMENT_HINT) {
    tell_cb (self);
  } else if ((tries || self->moment.kind == RT_MOMENT_SOLUTION) && now - self->told > apart) {
    self->told = now;
    tell_cb (self);
  } else if (!tries) {
    self->waiting = g_timeout_add (STILL_MS, tell_cb, self);
  }
}

/* Chips */

static int
lit_cell (RtCard *self)
{
  const RtChip *chip = self->lit ? &self->moment.chips[self->lit - 1] : NULL;

  return self->moment.has_chips && chip && chip->at != RT_NO_CELL ? chip->at : -1;
}

static void
set_lit (RtCard *self, int digit)
{
  int before = lit_cell (self);

  self->lit = digit;
  if (lit_cell (self) != before)
    g_signal_emit (self, signals[LIT], 0, lit_cell (self));
}

static int
digit_of (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "rt-card-digit"));
}

static RtCard *
card_of (GtkWidget *button)
{
  return RT_CARD (gtk_widget_get_ancestor (button, RT_TYPE_CARD));
}

static void
point_cb (GtkWidget *button)
{
  set_lit (card_of (button), digit_of (button));
}

/* Called when a chip, the box of a digit on the card, is clicked. Starts a what-if search with the
 * digit, if it can be tried. Otherwise highlights the cell that refuses the digit. */
static void
clicked_cb (GtkWidget *button)
{
  RtCard *self = card_of (button);
  int digit = digit_of (button);

  if (!self->moment.of_cells && rt_digits_has (self->moment.can_try, digit))
    g_signal_emit (self, signals[WHAT_IF], 0, digit);
  else
    point_cb (button);
}

static void
leave_cb (GtkWidget *button)
{
  RtCard *self = card_of (button);

  if (self && self->lit == digit_of (button))
    set_lit (self, 0);
}

/* Creates the tooltip of a chip (a box for a digit) on request. While a search plays, chips change
 * too often for their tooltips to be set. */
static gboolean
query_tooltip_cb (GtkWidget *button, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  g_autofree char *text = rt_moment_say_chip (&card_of (button)->moment, digit_of (button));

  return rt_tooltip_set (tooltip, text);
}

static void
show_chip (RtCard *self, int digit)
{
  static const char *const classes[] = {
    [RT_CHIP_REFUSED] = "refused", [RT_CHIP_PLACED] = "placed", [RT_CHIP_TESTED] = "tested",
    [RT_CHIP_TRIED] = "tried",     [RT_CHIP_LATER] = "later",   [RT_CHIP_FREE] = "free",
    [RT_CHIP_NONE] = "none",
  };
  const RtChip *what = &self->moment.chips[digit - 1];
  Chip *chip = &self->chip[digit - 1];
  const char *of = self->moment.of_cells ? "of-cell" : "of-digit";
  bool can_try = rt_digits_has (self->moment.can_try, digit);
  const char *names[] = { "chip", classes[what->state], of, can_try ? "can-try" : "fixed",
                          what->now ? "now" : NULL, NULL };
  g_autofree char *name = NULL, *title = NULL;

  if (memcmp (what, &chip->shown, sizeof *what) == 0 && !self->moment.of_cells && !chip->of_cell &&
      chip->can_try == can_try)
    return;
  chip->can_try = can_try;
  chip->shown = *what;
  chip->of_cell = self->moment.of_cells;
  name = rt_moment_say_chip (&self->moment, digit);
  title = rt_moment_chip_title (&self->moment, digit);
  gtk_widget_set_sensitive (chip->button, what->state != RT_CHIP_NONE);
  gtk_label_set_text (GTK_LABEL (chip->digit), title);
  rt_fit_label_set (RT_FIT_LABEL (chip->word),
                    (const char *[]) { rt_moment_chip_word (&self->moment, digit, false),
                                       rt_moment_chip_word (&self->moment, digit, true) }, 2);
  gtk_widget_set_css_classes (chip->button, names);
  rt_button_set_name (chip->button, name);
}

static void
make_chip (RtCard *self, int digit)
{
  Chip *chip = &self->chip[digit - 1];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *text = g_strdup_printf ("%d", digit);

  chip->shown = (RtChip) { .state = UINT8_MAX }; /* different from every chip */
  chip->button = gtk_button_new ();
  gtk_widget_set_has_tooltip (chip->button, TRUE);
  g_signal_connect (chip->button, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  chip->digit = gtk_label_new (text);
  chip->word = rt_fit_label_new (1);
  rt_fit_label_set (RT_FIT_LABEL (chip->word), &(const char *) { C_("digit", "later") }, 1);
  gtk_widget_add_css_class (chip->digit, "digit");
  gtk_widget_add_css_class (chip->word, "word");
  gtk_box_append (GTK_BOX (box), chip->digit);
  gtk_box_append (GTK_BOX (box), chip->word);
  gtk_button_set_child (GTK_BUTTON (chip->button), box);
  gtk_widget_add_css_class (chip->button, "chip"); /* at once: it sets the height of the chip */
  gtk_widget_set_focus_on_click (chip->button, FALSE);
  rt_button_set_name (chip->button, text);
  g_object_set_data (G_OBJECT (chip->button), "rt-card-digit", GINT_TO_POINTER (digit));
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (point_cb), chip->button);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), chip->button);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (point_cb), chip->button);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), chip->button);
  g_signal_connect (chip->button, "clicked", G_CALLBACK (clicked_cb), NULL);
  gtk_widget_add_controller (chip->button, motion);
  gtk_widget_add_controller (chip->button, focus);
  gtk_box_append (GTK_BOX (self->chips), chip->button);
}

/* The whole card */

static GtkWidget *
below_for (RtCard *self)
{
  if (self->moment.reasoning)
    return self->hints;
  if (self->moment.kind == RT_MOMENT_STOPPED)
    return self->buttons;
  if (self->moment.kind == RT_MOMENT_LEFT)
    return self->back;
  if (self->moment.kind == RT_MOMENT_WHAT_IF)
    return self->what_if;
  if (self->moment.kind == RT_MOMENT_SOLUTION && self->moment.n_solutions != 1)
    return self->turn;
  if (self->moment.kind == RT_MOMENT_SOLUTION && !self->moment.by_program)
    return self->watch;
  if (self->moment.kind == RT_MOMENT_BY_HAND)
    return self->by_hand;
  if (self->moment.slip)
    return self->slip;
  if (self->moment.diagnosis && self->moment.diagnosis->n_faults)
    return self->fault;
  return self->moment.has_chips ? self->chips : self->nothing;
}

static void
show_below (RtCard *self)
{
  gtk_widget_set_visible (self->to_answer, self->moment.grid != RT_MOMENT_ANSWER);
  gtk_widget_set_visible (self->use, self->moment.what_if.solved);
  gtk_widget_set_visible (self->to_search, self->moment.grid == RT_MOMENT_ANSWER);
  if (self->moment.reasoning)
    rt_hint_row_show (RT_HINT_ROW (self->hints), &self->moment);
  for (int digit = 1; digit <= 9 && self->moment.has_chips; digit++)
    show_chip (self, digit);
  gtk_stack_set_visible_child (GTK_STACK (self->below), below_for (self));
  /* Gives the space of the stack to the sentence if the stack is empty. */
  g_object_set (gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (self->box),
                                                     gtk_widget_get_parent (self->scrolled)),
                "row-span", below_for (self) == self->nothing ? 2 : 1, NULL);
  gtk_widget_queue_allocate (gtk_widget_get_parent (self->scrolled));
}

/* Gives the sentence also the space that the chips (the boxes for digits) below it do not need: the
 * area for them is as high as rows of buttons that wrap. */
static void
allocate_sentence (GtkWidget *box, int width, int height, int baseline)
{
  RtCard *self = card_of (box);
  int wanted, spare = 0;

  if (below_for (self) == self->chips) {
    gtk_widget_measure (self->chips, GTK_ORIENTATION_VERTICAL, -1, NULL, &wanted, NULL, NULL);
    spare = MAX (gtk_widget_get_height (self->below) - wanted, 0);
  }
  gtk_widget_size_allocate (self->scrolled, &(GtkAllocation) { 0, 0, width, height + spare }, -1);
}

/* Makes the sentence focusable if it does not fit, so that keys scroll it, and gives it a tooltip.
 * The Tab key skips a sentence that fits. */
static void
fit_cb (GtkAdjustment *place, RtCard *self)
{
  bool more = gtk_adjustment_get_upper (place) > gtk_adjustment_get_page_size (place);

  gtk_widget_set_focusable (self->scrolled, more);
  gtk_widget_set_can_focus (self->scrolled, more);
  gtk_widget_set_tooltip_text (self->scrolled, more ? rt_card_text (self) : NULL);
}

static void
set_class (RtCard *self, const char *class, bool has)
{
  if (has)
    gtk_widget_add_css_class (GTK_WIDGET (self), class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), class);
}

/* Returns the links after the card's sentence as markup: to the digit after which the search cannot
 * reach a solution, and to the reason. Free with g_free. */
static char *
make_links (const RtMoment *moment)
{
  const RtNoWayOut *lost = &moment->facts.lost;
  g_autofree char *show = NULL, *why = NULL;

  if (moment->what_if.is_on && moment->kind != RT_MOMENT_WHAT_IF) /* RT_MOMENT_WHAT_IF has buttons instead */
    /* Translators: a link on the card: back from "What if 3?" to the step of the search. */
    return g_markup_printf_escaped (" <a href=\"%s\">%s</a>", link_names[END_WHAT_IF], _("Back"));
  if (moment->quiz.asks || lost->branch.first == 0)
    return g_strdup ("");
  if (lost->branch.first != lost->position && !moment->shows_why)
    /* Translators: a link on the card: goes to the digit since which a search has had no way out. */
    show = g_markup_printf_escaped (" <a href=\"%s\">%s</a>", link_names[SHOW_LOST], _("Show"));
  if (!rt_cells_is_empty (moment->facts.why))
    why = g_markup_printf_escaped ("%s<a href=\"%s\">%s</a>", show ? " · " : " ", link_names[WHY],
                                   /* Translators: a link on the card: hides the digits that contradict each other. */
                                   moment->shows_why ? _("Hide")
                                   /* Translators: a link on the card: shows why there is no way out. */
                                                     : _("Why Not?"));
  return g_strconcat (show ? show : "", why, NULL);
}

static gboolean
activate_link_cb (GtkLabel *label, const char *uri, RtCard *self)
{
  for (int i = 0; i < N_SIGNALS; i++)
    if (g_strcmp0 (uri, link_names[i]) == 0)
      g_signal_emit (self, signals[i], 0);
  return GDK_EVENT_STOP;
}

static void
show_sentence (RtCard *self)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));

  g_autofree char *links = make_links (&self->moment), *all = NULL;

  all = g_strconcat (self->said ? self->said : "", links, NULL);
  g_clear_pointer (&self->text, g_free);
  pango_parse_markup (self->said ? self->said : "", -1, 0, NULL, &self->text, NULL, NULL);
  gtk_label_set_markup (GTK_LABEL (self->sentence), all);
  gtk_adjustment_set_value (place, 0);
  fit_cb (place, self);
  set_class (self, "quiet", !self->said);
  set_class (self, "long", self->moment.reasoning || self->moment.quiz.asks || self->moment.facts.lost.branch.first);
}

void
rt_card_show (RtCard *self, const RtMoment *moment)
{
  g_autofree char *said = rt_moment_say (moment);
  bool new = g_strcmp0 (said, self->said) != 0;
  int before;

  g_return_if_fail (RT_IS_CARD (self));
  if (!new && memcmp (moment, &self->moment, sizeof *moment) == 0)
    return;
  before = lit_cell (self);
  self->moment = *moment;
  if (said)
    rt_card_fill (self);
  if (self->box)
    show_below (self);
  if (new) {
    g_free (self->said);
    self->said = g_steal_pointer (&said);
    show_sentence (self);
    tell_soon (self);
  }
  if (lit_cell (self) != before)
    g_signal_emit (self, signals[LIT], 0, lit_cell (self));
}

/* Emits the signal WHICH. Called when a button or a row is clicked. */
static void
pressed_cb (GtkWidget *pressed, gpointer which)
{
  g_signal_emit (card_of (pressed), signals[GPOINTER_TO_INT (which)], 0);
}

static void
tell_presses (GtkWidget *widget, const char *signal, int which)
{
  g_signal_connect (widget, signal, G_CALLBACK (pressed_cb), GINT_TO_POINTER (which));
}

static GtkWidget *
make_sentence (const char *text, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text,
                                   "use-markup", TRUE, "wrap", TRUE, "max-width-chars", CHARS,
                                   "xalign", 0.0, "yalign", 0.0, NULL);

  gtk_widget_add_css_class (label, "sentence");
  return label;
}

/* Adds an empty row of buttons below the sentence. */
static GtkWidget *
add_buttons (RtCard *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (row, "buttons");
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gtk_stack_add_child (GTK_STACK (self->below), row);
  return row;
}

/* Adds a row with a single button, which has TEXT and emits the signal WHICH. Returns the row. */
static GtkWidget *
add_only (RtCard *self, const char *text, int which)
{
  GtkWidget *row = add_buttons (self), *button = rt_button_new_text (text, NULL);

  gtk_widget_add_css_class (button, "suggested-action");
  tell_presses (button, "clicked", which);
  gtk_box_append (GTK_BOX (row), button);
  return row;
}

/* Returns an invisible label that reserves the height of a long sentence, so that the card's height is constant. */
static GtkWidget *
make_room (void)
{
  GtkWidget *stack = gtk_stack_new ();
  RtMoment longest = { .kind = RT_MOMENT_DEAD_END, .cell = RT_N_CELLS - 1, .event = { .cell = 80 } };
  g_autofree char *text = rt_moment_say (&longest);

  gtk_stack_add_child (GTK_STACK (stack), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_stack_add_child (GTK_STACK (stack),
                       make_sentence (text, GTK_ACCESSIBLE_ROLE_PRESENTATION));
  gtk_widget_add_css_class (stack, "above");
  gtk_widget_set_hexpand (stack, TRUE);
  gtk_widget_set_vexpand (stack, TRUE);
  return stack;
}

static void
make_above (RtCard *self)
{
  self->sentence = make_sentence ("", GTK_ACCESSIBLE_ROLE_LABEL);
  g_signal_connect (self->sentence, "activate-link", G_CALLBACK (activate_link_cb), self);
  self->scrolled = gtk_scrolled_window_new ();
  /* Hides the scroll bar. A visible scroll bar would change the height, and again under the pointer. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_EXTERNAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scrolled), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What happened"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->sentence);
  g_signal_connect (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)),
                    "changed", G_CALLBACK (fit_cb), self);
  gtk_widget_add_css_class (self->scrolled, "above");
}

/* Creates the buttons that the card shows to a person who has solved a puzzle. */
static void
make_by_hand (RtCard *self)
{
  /* Translators: a button: goes to the next puzzle of the collection that is not solved yet. */
  GtkWidget *next = rt_button_new_text (_("Next Puzzle"), "win.next-unsolved");
  /* Translators: a button: makes another puzzle, harder than the one that was solved */
  GtkWidget *harder = rt_button_new_text (_("One a Bit Harder"), NULL);

  self->by_hand = add_buttons (self);
  /* Hides the button if there is no next puzzle, as without a collection. */
  g_object_bind_property (next, "sensitive", next, "visible", G_BINDING_SYNC_CREATE);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (harder), "win.make-like::harder");
  gtk_box_append (GTK_BOX (self->by_hand), next);
  gtk_box_append (GTK_BOX (self->by_hand), harder);
  gtk_box_append (GTK_BOX (self->by_hand),
                  /* Translators: a button: plays a search that solves the puzzle that was solved */
                  rt_button_new_text (_("Watch the Computer Do Yours"), "win.watch-mine"));
  rt_buttons_wrap (self->by_hand);
}

static void
make_below (RtCard *self)
{
  self->below = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->below), FALSE);
  gtk_widget_add_css_class (self->below, "below");
  self->nothing = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->buttons = add_buttons (self);
  gtk_widget_add_css_class (self->chips, "chips");
  gtk_box_set_homogeneous (GTK_BOX (self->chips), TRUE);
  gtk_widget_set_valign (self->chips, GTK_ALIGN_END);
  for (int digit = 1; digit <= 9; digit++)
    make_chip (self, digit);
  self->to_answer = rt_button_new_text (_("Show the Answer"), NULL);
  self->to_search = rt_button_new_text (_("Show the Search"), NULL);
  tell_presses (self->to_answer, "clicked", ANSWER);
  tell_presses (self->to_search, "clicked", SEARCH);
  gtk_box_append (GTK_BOX (self->buttons), self->to_answer);
  gtk_box_append (GTK_BOX (self->buttons), self->to_search);
  /* Translators: a button: the search that was stopped continues. */
  gtk_box_append (GTK_BOX (self->buttons), rt_button_new_text (_("Go On"), "win.solve"));
  rt_buttons_wrap (self->buttons);
  self->turn = add_buttons (self);
  gtk_box_append (GTK_BOX (self->turn),
                  rt_button_new_text (_("Previous Solution"), "win.previous-solution"));
  gtk_box_append (GTK_BOX (self->turn),
                  rt_button_new_text (_("Next Solution"), "win.next-solution"));
  rt_buttons_wrap (self->turn);
  self->hints = rt_hint_row_new ();
  gtk_widget_set_valign (self->hints, GTK_ALIGN_CENTER);
  tell_presses (self->hints, "apply", APPLY);
  tell_presses (self->hints, "close", CLOSE);
  gtk_stack_add_child (GTK_STACK (self->below), self->nothing);
  gtk_stack_add_child (GTK_STACK (self->below), self->chips);
  make_by_hand (self);
  self->slip = add_only (self, _("Put It Right"), REPAIR);
  self->back = add_buttons (self);
  gtk_box_append (GTK_BOX (self->back), rt_button_new_text (_("Back to the Search"), "win.undo"));
  /* Translators: a button: plays the search that has found the solution, from its start. */
  self->watch = add_only (self, _("Watch How"), WATCH);
  self->what_if = add_only (self, _("Back"), END_WHAT_IF);
  /* Translators: a button: writes the solution that was found into the puzzle. */
  self->use = rt_button_new_text (_("Use This"), NULL);
  tell_presses (self->use, "clicked", USE_WHAT_IF);
  gtk_box_append (GTK_BOX (self->what_if), self->use);
  /* Translators: a button: goes to the step that shows what is wrong with a program. */
  self->fault = add_only (self, _("Show Me"), SHOW);
  gtk_stack_add_child (GTK_STACK (self->below), self->hints);
}

static void
rt_card_dispose (GObject *object)
{
  RtCard *self = RT_CARD (object);

  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->text, g_free);
  G_OBJECT_CLASS (rt_card_parent_class)->dispose (object);
}

static void
rt_card_class_init (RtCardClass *class)
{
  static const char *const names[] = {
    [ANSWER] = "answer", [SEARCH] = "search", [APPLY] = "apply",
    [REPAIR] = "repair", [SHOW] = "show-fault", [CLOSE] = "close",
    [SHOW_LOST] = "show-lost", [WHY] = "why",
    [END_WHAT_IF] = "end-what-if", [USE_WHAT_IF] = "use-what-if", [WATCH] = "watch",
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_card_dispose;
  gtk_widget_class_set_css_name (widget_class, "moment");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[LIT] = g_signal_new ("lit", RT_TYPE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_INT);
  signals[WHAT_IF] = g_signal_new ("what-if", RT_TYPE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
  for (int i = ANSWER; i < WHAT_IF; i++)
    signals[i] = g_signal_new (names[i], RT_TYPE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

void
rt_card_fill (RtCard *self)
{
  g_return_if_fail (RT_IS_CARD (self));

  if (self->box)
    return;
  self->box = gtk_grid_new ();
  make_above (self);
  make_below (self);
  gtk_grid_attach (GTK_GRID (self->box), make_room (), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->box), self->below, 0, 1, 1, 1);
  /* After the stack, because it may reach into that. */
  gtk_grid_attach (GTK_GRID (self->box), rt_high_new (self->scrolled, allocate_sentence), 0, 0, 1, 1);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  show_below (self);
}

static void
rt_card_init (RtCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "quiet");
  /* Translators: what is below the grid and tells what a search just did, or a hint. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What happened"), -1);
}

GtkWidget *
rt_card_new (void)
{
  return g_object_new (RT_TYPE_CARD, NULL);
}
