/* puzzle-page.c - RtPuzzlePage, the side page about the puzzle: hardness, verdict, repair proposals,
 * buttons for a person who solves the puzzle, kept positions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/puzzle/puzzle-page.h"

#include "app/common/preferences.h"
#include "app/common/nested-scrolls.h"
#include "app/common/template.h"
#include "app/puzzle/kept-positions.h"
#include "app/puzzle/play-record-part.h"
#include "app/puzzle/repair-proposals.h"
#include "app/puzzle/replay-part.h"
#include "document/base/async-calls.h"
#include "document/desk/desk.h"
#include "document/desk/moment.h"
#include "document/hint/hardness.h"
#include "engine/logic/rating/scale.h"
#include "widgets/buttons.h"
#include "widgets/bar-chart.h"
#include "widgets/difficulty-scale.h"
#include "widgets/play-clock.h"

#include <glib/gi18n.h>

/* Section "Difficulty" */

/* Data and widgets of the section about hardness. The page owns the widgets. */
typedef struct {
  GtkWidget *box; /* contains the others */
  GtkWidget *word;
  GtkWidget *number;
  GtkWidget *compared;
  GtkWidget *scale;
} HardnessPart;

/* Returns a text that compares the puzzle with others and names its hardest technique. Free with
 * g_free. */
static char *
say_compared (const RtRating *rating)
{
  g_autofree char *compared = rt_hard_compare (rating->er);

  if (!rating->hardest)
    /* Translators: how hard a puzzle is beside others, as in "Harder than 9 of 10 printed puzzles" */
    return g_strdup_printf (_("%s. No technique solves it."), compared);
  /* Translators: the same, and the name of a technique */
  return g_strdup_printf (_("%s. Hardest step needed: %s."), compared, _(rating->hardest->name));
}

/* Shows HARDNESS, or hides the section if the puzzle is not rated. */
static void
show_hardness (HardnessPart *part, RtHardness *hardness)
{
  int er = rt_hardness_least (hardness);
  const RtRating *known = rt_hardness_rating (hardness);
  g_autofree char *number = NULL, *text = NULL, *compared = NULL;

  gtk_widget_set_visible (part->box, er > 0);
  if (er <= 0)
    return;
  number = rt_hard_say_number (er);
  /* Translators: a number that tells how hard a puzzle is, while it is being found out */
  text = g_strdup_printf (known ? "%s" : _("at least %s"), number);
  compared = known ? say_compared (known) : g_strdup (_("It is not known yet how hard it is."));
  gtk_label_set_text (GTK_LABEL (part->word), _(rt_hard_words[rt_hard_word (er)].name));
  gtk_label_set_text (GTK_LABEL (part->number), text);
  gtk_label_set_text (GTK_LABEL (part->compared), compared);
  rt_scale_show (RT_SCALE (part->scale), er, known != NULL);
}

/* The verdict: how many solutions the puzzle has */

/* Data and widgets of the section about the verdict. The page owns the widgets. */
typedef struct {
  RtDesk *desk;         /* owned: desk whose solutions were counted; NULL: none */
  GCancellable *asking; /* owned: cancels the count; NULL: no count is running */
  bool stale;           /* the count belongs to an older grid */
  char *counted;        /* owned: sentence about the number of solutions; NULL: unknown, or exactly one */
  GtkWidget *box;       /* contains the others */
  GtkWidget *title;
  GtkWidget *text;
  GtkWidget *left;      /* label: number of empty cells */
  GtkWidget *unrated;   /* label: reason why the puzzle has no rating */
  GtkWidget *turn;      /* box: buttons for the previous and the next solution */
} VerdictPart;

/* Returns TEXT with a capital first letter; free with g_free. Takes ownership of TEXT. */
static char *
capital (char *text)
{
  g_autofree char *first = g_utf8_substring (text, 0, 1), *upper = g_utf8_strup (first, -1);
  char *capitalized = g_strconcat (upper, g_utf8_next_char (text), NULL);

  g_free (text);
  return capitalized;
}

/* Returns a heading for the proposals of a repair below a grid without a solution, or the reason
 * why there are none. Returns NULL while the proposals are unknown. */
static const char *
say_wrong (RtDesk *desk, const RtVerdict *verdict)
{
  int n_wrong = rt_cells_count (rt_desk_told_wrong (desk));
  GArray *repairs = rt_slips_repairs (rt_desk_slips (desk));

  if (n_wrong)
    return ngettext ("The wrong digit has a thick frame in the grid.",
                     "The wrong digits have thick frames in the grid.", (gulong) n_wrong);
  if (!repairs)
    return NULL;
  if (repairs->len == 0 && verdict->kind == RT_VERDICT_CLASH)
    return _("The marked cells cannot all be right: change or clear one of them.");
  /* Translators: one or more proposals follow, each a sentence of its own. */
  return repairs->len == 1  ? _("It may be that one digit is wrong:")
         : repairs->len > 1 ? _("It may be that one digit is wrong, the first of these most likely:")
                            : _("No single digit explains it: more than one must be wrong.");
}

/* Returns true if the grid is empty and no search is shown. */
static bool
is_blank (RtDesk *desk, const RtVerdict *verdict)
{
  return verdict->n_digits == 0 && rt_desk_shows (desk) == RT_MOMENT_OWN;
}

static char *
say_title (RtDesk *desk, const RtVerdict *verdict)
{
  g_autofree char *subject = NULL;
  const RtMoment *moment = rt_desk_moment (desk);

  if (is_blank (desk, verdict))
    return g_strdup (_("No puzzle yet"));
  if (verdict->kind == RT_VERDICT_NONE && rt_cells_is_empty (verdict->wrong))
    return g_strdup (_("No solution"));
  if (moment->grid == RT_MOMENT_ANSWER ||
      (verdict->kind == RT_VERDICT_MANY && moment->kind == RT_MOMENT_SOLUTION))
    subject = rt_moment_say_subject (moment, false);
  return capital (subject ? g_steal_pointer (&subject) : rt_verdict_say (verdict));
}

/* Returns a text with the number of empty cells while a person solves the puzzle, otherwise NULL.
 * Free with g_free. */
static char *
say_cells_left (RtDesk *desk, const RtVerdict *verdict)
{
  int n_left = rt_desk_count_left (desk);
  bool in_play = verdict->kind == RT_VERDICT_ONE || !rt_cells_is_empty (verdict->wrong);

  return in_play && n_left > 0 && rt_desk_shows (desk) == RT_MOMENT_OWN ? rt_desk_say_left (n_left)
                                                                        : NULL;
}

/* Returns the text below the title of the verdict, or NULL if there is none. Free with g_free. */
static char *
say_text (VerdictPart *part, const RtVerdict *verdict)
{
  if (is_blank (part->desk, verdict))
    return g_strdup (_("Type digits, paste or open a puzzle"));
  switch (verdict->kind) {
  case RT_VERDICT_CLASH:
  case RT_VERDICT_NONE:
    return g_strdup (say_wrong (part->desk, verdict));
  case RT_VERDICT_MANY:
    return g_strdup (part->counted);
  case RT_VERDICT_ONE:
  default:
    return rt_desk_say_checked (part->desk);
  }
}

/* Returns the reason why the puzzle is not rated. Returns NULL if it is rated, or if the verdict
 * already says what is wrong. */
static const char *
say_unrated (RtDesk *desk, const RtVerdict *verdict)
{
  if (verdict->n_digits == 0 || rt_hardness_state (rt_desk_hardness (desk)) != RT_HARDNESS_NONE)
    return NULL;
  if (verdict->kind == RT_VERDICT_MANY && !verdict->is_full)
    return _("How hard it is can be told once it has exactly one solution.");
  if (verdict->kind == RT_VERDICT_ONE && verdict->is_full)
    return _("No cell was left empty, so there is nothing to rate.");
  return NULL;
}

/* Shows TEXT in LABEL, or hides LABEL if TEXT is NULL. */
static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

static void refresh_verdict (VerdictPart *part);

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  VerdictPart *part = data;
  g_auto (GStrv) said = NULL;
  RtDetails details;

  if (!rt_work_details_finish (result, &details, NULL))
    return; /* cancelled: the grid has changed, or the page was disposed of */
  g_clear_object (&part->asking);
  g_free (part->counted);
  said = rt_details_say (&details);
  part->counted = g_strjoinv (" ", said);
  refresh_verdict (part);
}

static void
stop_counting (VerdictPart *part)
{
  g_cancellable_cancel (part->asking);
  g_clear_object (&part->asking);
}

static void
count (VerdictPart *part)
{
  stop_counting (part);
  part->stale = false;
  part->asking = g_cancellable_new ();
  rt_work_details_async (rt_document_position (rt_desk_document (part->desk)), part->asking,
                         counted_cb, part);
}

/* Shows the verdict, or nothing if the preferences hide it. While a new verdict is computed, the old
 * verdict and the old count stay visible, so that the page does not flicker. */
static void
refresh_verdict (VerdictPart *part)
{
  const RtVerdict *verdict = rt_desk_told_verdict (part->desk);
  g_autofree char *title = NULL, *text = NULL, *left = NULL;
  bool many;

  gtk_widget_set_visible (part->box, verdict || rt_desk_tells (part->desk));
  if (!verdict)
    return;
  many = verdict->kind == RT_VERDICT_MANY && verdict->n_digits > 0;
  if (!many)
    g_clear_pointer (&part->counted, g_free);
  else if (part->stale && gtk_widget_get_mapped (part->box))
    count (part);
  title = say_title (part->desk, verdict);
  set_text (part->title, title);
  text = say_text (part, verdict);
  set_text (part->text, text);
  left = say_cells_left (part->desk, verdict);
  set_text (part->left, left);
  set_text (part->unrated, say_unrated (part->desk, verdict));
  gtk_widget_set_visible (part->turn, many && rt_solving_trace (rt_desk_solving (part->desk)));
}

/* Shows the verdict on DESK's grid: how many solutions it has. STALE is true if its grid has changed since the last
 * call. If there are several solutions, counts them in a thread as soon as the page is visible. */
static void
show_verdict (VerdictPart *part, RtDesk *desk, bool stale)
{
  g_set_object (&part->desk, desk);
  part->stale = part->stale || stale;
  refresh_verdict (part);
}

/* Cancels the count of solutions and releases the desk. */
static void
clear_verdict (VerdictPart *part)
{
  stop_counting (part);
  g_clear_pointer (&part->counted, g_free);
  g_clear_object (&part->desk);
}

struct _RtPuzzlePage {
  GtkBox parent_instance;

  RtDesk *desk; /* owned; NULL only during init and dispose */

  /* Children. */
  GtkWidget *scrolled; /* contains the others */
  HardnessPart hard;
  GtkWidget *now;     /* box of the verdict and the proposals, which are about the current position */
  VerdictPart verdict;
  RtProposals proposals;
  GtkWidget *clock;
  GtkWidget *play;    /* buttons for a person who solves the puzzle */
  GtkWidget *restart; /* button of a full grid */
  RtReplayPart replay;
  RtRecordPart record;
  RtKeptPart kept;
};

G_DEFINE_FINAL_TYPE (RtPuzzlePage, rt_puzzle_page, GTK_TYPE_BOX)

/* Hides the widgets about the current position while a replay shows another position. Shows the buttons
 * for a person who solves the puzzle if the grid has digits and empty cells. Shows the button Restart if
 * the person has filled the grid. */
static void
show_play (RtPuzzlePage *self)
{
  int n_left = rt_desk_count_left (self->desk);
  bool is_now = rt_desk_replayed_step (self->desk) < 0;

  gtk_widget_set_visible (self->now, is_now);
  gtk_widget_set_visible (self->play, is_now && n_left > 0 && n_left < RT_N_CELLS);
  gtk_widget_set_visible (self->restart, n_left == 0 && rt_desk_has_givens (self->desk) &&
                                           rt_desk_has_entries (self->desk));
}

static void
timer_preference_cb (gpointer self)
{
  rt_play_clock_set_on (RT_PLAY_CLOCK (RT_PUZZLE_PAGE (self)->clock),
                        rt_preference_boolean (RT_PREFERENCE_TIMER));
}

static void
keep_cb (RtPuzzlePage *self)
{
  rt_kept_part_keep (&self->kept);
}

static void
desk_changed_cb (RtPuzzlePage *self, guint what)
{
  if (what & RT_DESK_HARDNESS)
    show_hardness (&self->hard, rt_desk_hardness (self->desk));
  if (what & RT_DESK_SLIPS)
    rt_proposals_show (&self->proposals, self->desk);
  if (what & (RT_DESK_POSITION | RT_DESK_SEARCH | RT_DESK_LOGIC | RT_DESK_SLIPS | RT_DESK_HARDNESS)) {
    show_verdict (&self->verdict, self->desk, what & RT_DESK_POSITION);
    rt_record_part_show (&self->record, self->desk);
  }
  if (what & (RT_DESK_DOCUMENT | RT_DESK_POSITION | RT_DESK_SEARCH | RT_DESK_LOGIC | RT_DESK_SHOWN)) {
    show_play (self);
    rt_replay_part_show (&self->replay, self->desk);
  }
  if (what & (RT_DESK_DOCUMENT | RT_DESK_POSITION))
    rt_kept_part_show (&self->kept, self->desk);
}

static void
mapped_cb (RtPuzzlePage *self)
{
  if (self->desk)
    refresh_verdict (&self->verdict);
}

static void
rt_puzzle_page_dispose (GObject *object)
{
  RtPuzzlePage *self = RT_PUZZLE_PAGE (object);

  if (self->desk)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  clear_verdict (&self->verdict);
  rt_replay_part_clear (&self->replay);
  rt_kept_part_clear (&self->kept);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (rt_puzzle_page_parent_class)->dispose (object);
}

static void
rt_puzzle_page_class_init (RtPuzzlePageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_puzzle_page_dispose;
  g_type_ensure (RT_TYPE_SCALE);
  g_type_ensure (RT_TYPE_PLAY_CLOCK);
  g_type_ensure (RT_TYPE_BARS);
  rt_template_set (class, "puzzle/puzzle-page.ui", RtPuzzlePage, scrolled, hard.box, hard.word,
                   hard.number, hard.compared, hard.scale, now, verdict.box, verdict.title, verdict.text,
                   verdict.left, verdict.unrated, verdict.turn, proposals.box, proposals.supposed, proposals.list,
                   proposals.more, proposals.frame, proposals.legend, clock, play, restart, replay.open, replay.box,
                   replay.play, replay.scale, replay.here, replay.wrong, replay.close, record.box, record.bars,
                   record.erase, kept.box, kept.list,
                   kept.more);
  rt_template_handlers (class, mapped_cb, keep_cb);
}

static void
rt_puzzle_page_init (RtPuzzlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rt_scrolls_init (self->scrolled);
  rt_proposals_init (&self->proposals);
  rt_replay_part_init (&self->replay);
  rt_record_part_init (&self->record);
  rt_kept_part_init (&self->kept, GTK_WIDGET (self));
  rt_preference_watch (RT_PREFERENCE_TIMER, self, timer_preference_cb);
  timer_preference_cb (self);
}

GtkWidget *
rt_puzzle_page_new (RtDesk *desk)
{
  RtPuzzlePage *self = g_object_new (RT_TYPE_PUZZLE_PAGE, NULL);

  rt_puzzle_page_set_desk (self, desk);
  return GTK_WIDGET (self);
}

void
rt_puzzle_page_set_desk (RtPuzzlePage *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_PUZZLE_PAGE (self) && RT_IS_DESK (desk));

  if (self->desk)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_set_object (&self->desk, desk);
  g_signal_connect_swapped (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  rt_play_clock_set_desk (RT_PLAY_CLOCK (self->clock), desk);
  desk_changed_cb (self, RT_DESK_HARDNESS | RT_DESK_SLIPS | RT_DESK_POSITION);
}
