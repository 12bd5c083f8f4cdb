/* desk.c - implements RtDesk, the model of a window: owns its document, search and hints, merges
 * their signals into one signal `changed`, and decides which grid and which verdict are shown. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/desk/desk.h"

#include <glib/gi18n-lib.h>

/* Keys of the document's view settings. */
#define ALGORITHM "search.algorithm"
#define PLACE "search.place"

/* `changed` is emitted before any event is handled, so that each action of a window finds all views
 * up to date. */
#define PRIORITY G_PRIORITY_HIGH

struct _RtDesk {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  RtPlayer *player;
  RtSolving *solving;
  RtComeback *comeback;   /* suspends and resumes the search of SOLVING; NULL after closing */
  RtReasoning *reasoning;
  RtQuiz *quiz;
  RtFactFinder *facts;    /* finds facts about the step that is shown */
  RtWhatIf *what_if;
  RtPreview *preview;     /* previews the branch at which the person points */
  RtPictured *pictured;
  RtWatch *watch;
  RtHardness *hardness;
  RtSlips *slips;
  RtSession *session;     /* the session that saves the document; NULL if none does */
  GHashTable *breakpoints; /* from the texts of a puzzle (RtPuzzle) to its breakpoint */

  /* Settings of the displayed grid. */
  const RtSearch *search;
  RtResult result;
  RtCells marked;
  bool heat;
  bool shows_why;         /* true: the person has asked why there is no solution from the shown step on */
  bool resumed;           /* true: rt_desk_resume has read the stored step, so that it may be
                           * overwritten */

  guint changes;          /* RtDeskChange flags for the next `changed` */
  guint emission;         /* source id of flush_cb; 0 if CHANGES is 0 */
  guint serial;           /* number of changes and ticks, from 1 */
  RtMoment moment;        /* cache for rt_desk_moment, valid if MOMENT_SERIAL equals SERIAL */
  guint moment_serial;    /* SERIAL when the moment was computed; 0: never */

  int replay;             /* index into rt_document_line of the position that is shown; -1: none */

  bool fleeting;
  bool closed;            /* the desk emits no more signals */
};

G_DEFINE_FINAL_TYPE (RtDesk, rt_desk, G_TYPE_OBJECT)

enum { PROP_0, PROP_HEAT, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { CHANGED, REFUSED, EXHAUSTED, NOT_FOUND, FILE_CHANGED, FILE_GONE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Returns true if the grid shows a step of one of Retrace's searches, and the player is paused after this step. */
static bool
rests_at_step (RtDesk *self)
{
  return rt_player_cursor (self->player) && !rt_desk_what_if_search (self) && !rt_solving_watched_program (self->solving) &&
         rt_solving_showing (self->solving) == RT_SHOWING_SEARCH && !rt_reasoning_is_on (self->reasoning) &&
         !rt_player_playing (self->player) && rt_player_look (self->player) < 0;
}

/* If the grid shows a step of a search and the player is paused, starts to compute facts about the
 * step: the digit since which there is no solution, and similar. */
static void
ask_for_facts (RtDesk *self)
{
  RtTrace *trace = rests_at_step (self) ? rt_cursor_trace (rt_player_cursor (self->player)) : NULL;
  guint64 position = rt_player_position (self->player);
  RtStepFacts facts;

  if (self->shows_why && !rt_fact_finder_facts (self->facts, trace, position, &facts))
    self->shows_why = false;
  rt_fact_finder_ask (self->facts, trace, position);
}

void
rt_desk_flush (RtDesk *self)
{
  guint what;

  g_return_if_fail (RT_IS_DESK (self));

  what = self->changes;
  g_clear_handle_id (&self->emission, g_source_remove);
  self->changes = 0;
  if (!what)
    return;
  ask_for_facts (self);
  g_signal_emit (self, signals[CHANGED], 0, what);
}

static gboolean
flush_cb (gpointer data)
{
  g_autoptr (RtDesk) self = g_object_ref (data);

  self->emission = 0;
  rt_desk_flush (self);
  return G_SOURCE_REMOVE;
}

/* Adds WHAT to the flags of the next signal `changed` of the desk, which is emitted once for all changes. */
static void
note_change (RtDesk *self, RtDeskChange what)
{
  self->serial++;
  if (self->closed || !what)
    return;
  self->changes |= what;
  if (!self->emission)
    self->emission = g_idle_add_full (PRIORITY, flush_cb, self, NULL);
}

/* Signals of the objects that the desk owns */

static void
remember_place (RtDesk *self)
{
  g_autofree char *place = NULL;

  if (!self->resumed)
    return;
  place = rt_place_of (self->solving, self->player);
  rt_document_set_view (self->document, PLACE, place);
}

static void
document_changed_cb (RtDesk *self)
{
  RtDeskChange shown = rt_cells_is_empty (self->marked) ? 0 : RT_DESK_SHOWN;
  gpointer cell = NULL;
  bool has = g_hash_table_lookup_extended (self->breakpoints, rt_document_words (self->document), NULL, &cell);

  rt_player_set_breakpoint (self->player, has ? GPOINTER_TO_INT (cell) : -1);
  self->marked = RT_CELLS_NONE;
  self->replay = -1;
  note_change (self, RT_DESK_DOCUMENT | RT_DESK_POSITION | shown);
}

static void
document_notify_cb (RtDesk *self)
{
  note_change (self, RT_DESK_DOCUMENT);
}

/* Called when the second search ("what if" another digit) has ended, or its player has moved. */
static void
what_if_cb (gpointer self)
{
  note_change (self, RT_DESK_SHOWN);
}

/* Called when the player of the second search ("what if" another digit) has moved, or has begun or
 * stopped playing; not called while the player moves with each frame. */
static void
what_if_moved_cb (RtDesk *self)
{
  if (!rt_what_if_is_moving (self->what_if))
    what_if_cb (self);
}

static void
solving_changed_cb (RtDesk *self)
{
  if (rt_what_if_origin (self->what_if) && !rt_desk_what_if_search (self))
    rt_what_if_end (self->what_if); /* the first search was removed */
  remember_place (self);
  note_change (self, RT_DESK_SEARCH);
}

static void
reasoning_changed_cb (RtDesk *self)
{
  if (rt_reasoning_is_on (self->reasoning)) {
    rt_what_if_end (self->what_if);
    rt_solving_give_way (self->solving);
  }
  note_change (self, RT_DESK_LOGIC);
}

static void
hardness_changed_cb (RtDesk *self)
{
  note_change (self, RT_DESK_HARDNESS);
}

static void
slips_changed_cb (RtDesk *self)
{
  const RtRepair *best = rt_slips_best (self->slips);

  self->marked = best ? best->cells : RT_CELLS_NONE;
  note_change (self, RT_DESK_SLIPS | RT_DESK_SHOWN);
}

static void
path_playing_cb (RtDesk *self)
{
  note_change (self, RT_DESK_PLAYING);
}

/* Called when the player's `grain` (the size of its steps) or `playing` has changed. Ignored
 * without a search, because the search's removal has emitted `changed` already. */
static void
player_cb (RtDesk *self)
{
  if (rt_player_cursor (self->player))
    note_change (self, RT_DESK_SEARCH);
}

/* Stores the breakpoint of the current puzzle, so that document_changed_cb can restore it when Undo
 * returns to that puzzle. */
static void
breakpoint_cb (RtDesk *self)
{
  RtPuzzle *puzzle = rt_document_words (self->document);
  int cell = rt_player_breakpoint (self->player);

  if (cell < 0)
    g_hash_table_remove (self->breakpoints, puzzle);
  else
    g_hash_table_insert (self->breakpoints, rt_puzzle_ref (puzzle), GINT_TO_POINTER (cell));
  note_change (self, RT_DESK_SHOWN);
}

static void
facts_cb (gpointer self)
{
  note_change (self, RT_DESK_SHOWN);
}

static void
quiz_cb (RtDesk *self)
{
  note_change (self, RT_DESK_SHOWN);
}

static void
pictured_cb (RtDesk *self)
{
  note_change (self, RT_DESK_PICTURE);
}

static void
refused_cb (RtDesk *self, gpointer verdict)
{
  g_signal_emit (self, signals[REFUSED], 0, verdict);
}

static void
exhausted_cb (RtDesk *self)
{
  g_signal_emit (self, signals[EXHAUSTED], 0);
}

static void
not_found_cb (RtDesk *self)
{
  g_signal_emit (self, signals[NOT_FOUND], 0);
}

static void
file_changed_cb (RtDesk *self)
{
  g_signal_emit (self, signals[FILE_CHANGED], 0);
}

static void
file_gone_cb (RtDesk *self)
{
  g_signal_emit (self, signals[FILE_GONE], 0);
}

RtDocument *
rt_desk_document (RtDesk *self)
{
  return self->document;
}

RtSolving *
rt_desk_solving (RtDesk *self)
{
  return self->solving;
}

RtReasoning *
rt_desk_reasoning (RtDesk *self)
{
  return self->reasoning;
}

RtWatch *
rt_desk_watch (RtDesk *self)
{
  return self->watch;
}

RtHardness *
rt_desk_hardness (RtDesk *self)
{
  return self->hardness;
}

RtSlips *
rt_desk_slips (RtDesk *self)
{
  return self->slips;
}

RtPlayer *
rt_desk_player (RtDesk *self)
{
  return self->player;
}

RtQuiz *
rt_desk_quiz (RtDesk *self)
{
  return self->quiz;
}

RtPictured *
rt_desk_pictured (RtDesk *self)
{
  return self->pictured;
}

void
rt_desk_set_by_hand (RtDesk *self)
{
  rt_comeback_set_by_hand (self->comeback);
}

const RtFormat *
rt_desk_format (RtDesk *self)
{
  return rt_document_origin (self->document)->format;
}

void
rt_desk_set_format (RtDesk *self, const RtFormat *format)
{
  rt_document_origin (self->document)->format = format;
}

/* Settings of the displayed grid */

static void
set_heat (RtDesk *self, bool heat)
{
  if (self->heat == heat)
    return;
  self->heat = heat;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HEAT]);
  note_change (self, RT_DESK_SHOWN);
}

void
rt_desk_look_like (RtDesk *self, RtDesk *before)
{
  RtPlayer *player = before->player;
  gboolean pause;

  g_object_get (player, "pause-at-dead-ends", &pause, NULL);
  rt_player_set_grain (self->player, rt_player_grain (player));
  rt_player_play_like (self->player, player);
  g_object_set (self->player, "pause-at-dead-ends", pause, NULL);
  rt_player_set_speed (rt_reasoning_player (self->reasoning),
                       rt_player_speed (rt_reasoning_player (before->reasoning)));
  self->result = before->result;
  self->resumed = before->resumed;
  rt_desk_set_search (self, before->search);
  set_heat (self, before->heat);
}

/* Returns the search algorithm that is stored in the document's view settings; NULL if none is. */
static const RtSearch *
search_of_view (RtDesk *self)
{
  const char *id = rt_document_view (self->document, ALGORITHM);

  return id ? rt_search_by_id (id) : NULL;
}

bool
rt_desk_has_search (RtDesk *self)
{
  return search_of_view (self) != NULL;
}

const RtSearch *
rt_desk_search (RtDesk *self)
{
  return self->search;
}

void
rt_desk_set_search (RtDesk *self, const RtSearch *search)
{
  g_return_if_fail (RT_IS_DESK (self));

  rt_document_set_view (self->document, ALGORITHM, search->id);
  if (self->search == search)
    return;
  self->search = search;
  rt_reasoning_put_away (self->reasoning);
  rt_solving_switch (self->solving, search);
  note_change (self, RT_DESK_SEARCH);
}

RtResult
rt_desk_result (RtDesk *self)
{
  return self->result;
}

void
rt_desk_set_result (RtDesk *self, RtResult result)
{
  if (self->result == result)
    return;
  self->result = result;
  note_change (self, RT_DESK_SEARCH);
}

void
rt_desk_resume (RtDesk *self)
{
  g_autofree char *place = g_strdup (rt_document_view (self->document, PLACE));

  self->resumed = true;
  if (place)
    rt_place_resume (self->solving, place, NULL);
}

void
rt_desk_mark (RtDesk *self, RtCells cells)
{
  self->marked = cells;
  note_change (self, RT_DESK_SHOWN);
}

RtCells
rt_desk_marked (RtDesk *self)
{
  return self->marked;
}

void
rt_desk_look_at_branch (RtDesk *self, const RtBranch *branch)
{
  g_return_if_fail (RT_IS_DESK (self));

  if (rt_preview_set (self->preview, branch))
    note_change (self, RT_DESK_SHOWN);
}

void
rt_desk_what_if (RtDesk *self, int digit)
{
  const RtMoment *moment = rt_desk_moment (self);
  RtCursor *cursor = rt_player_cursor (self->player);
  RtGrid grid;

  if (!rt_digits_has (moment->can_try, digit))
    return;
  grid = *rt_cursor_grid (cursor);
  grid.digit[moment->cell] = 0;
  rt_player_play_like (rt_what_if_player (self->what_if), self->player);
  rt_what_if_begin (self->what_if, rt_cursor_trace (cursor), &grid, moment->cell, digit);
  note_change (self, RT_DESK_SEARCH);
}

void
rt_desk_end_what_if (RtDesk *self)
{
  if (!rt_what_if_origin (self->what_if))
    return;
  rt_what_if_end (self->what_if);
  note_change (self, RT_DESK_SEARCH);
}

void
rt_desk_use_what_if (RtDesk *self)
{
  RtGrid solution;

  if (!rt_desk_what_if_search (self) || !rt_what_if_solution (self->what_if, &solution))
    return;
  rt_document_use_solution (self->document, &solution);
  rt_desk_end_what_if (self);
}

RtWhatIf *
rt_desk_what_if_search (RtDesk *self)
{
  RtTrace *origin = rt_what_if_origin (self->what_if);

  return origin && origin == rt_solving_trace (self->solving) ? self->what_if : NULL;
}

void
rt_desk_show_why (RtDesk *self, bool shows)
{
  g_return_if_fail (RT_IS_DESK (self));

  self->shows_why = shows;
  note_change (self, RT_DESK_SHOWN);
}

RtCursor *
rt_desk_looked_at (RtDesk *self)
{
  return rt_reasoning_is_on (self->reasoning) ? NULL : rt_preview_cursor (self->preview);
}

bool
rt_desk_shows_heat (RtDesk *self)
{
  return self->heat && rt_solving_trace (self->solving) && !rt_reasoning_is_on (self->reasoning);
}

void
rt_desk_tick (RtDesk *self, gint64 now)
{
  rt_solving_tick (self->solving, now);
  rt_player_tick (rt_reasoning_player (self->reasoning), now, true);
  rt_what_if_tick (self->what_if, now);
  remember_place (self);
  self->serial++;
  rt_desk_flush (self);
}

bool
rt_desk_is_moving (RtDesk *self)
{
  return rt_solving_is_moving (self->solving) || rt_what_if_is_moving (self->what_if) ||
         rt_player_playing (rt_reasoning_player (self->reasoning));
}

bool
rt_desk_is_settled (RtDesk *self)
{
  return rt_solving_is_settled (self->solving) && rt_slips_is_settled (self->slips);
}

/* The player or grid that is shown */

static bool
is_full (RtDesk *self)
{
  const RtPosition *position = rt_document_position (self->document);

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!rt_position_digit (position, cell))
      return false;
  return true;
}

static bool
is_at_solution (RtPlayer *player)
{
  return rt_player_look (player) < 0 &&
         rt_cursor_event (rt_player_cursor (player))->status == RT_STATUS_SOLVED;
}

/* Returns the kind of grid to show for the search: its step, its solution, or the person's own
 * grid. To be called while neither a hint nor a list nor a path of logical steps is shown. */
static RtMomentGrid
grid_of_search (RtDesk *self)
{
  RtSolving *solving = self->solving;
  RtPlayer *player = self->player;
  bool at_end = rt_player_position (player) == rt_player_length (player);

  if (rt_solving_diagnosis (solving) && at_end && !rt_player_playing (player))
    return RT_MOMENT_SEARCH;
  switch (rt_solving_showing (solving)) {
  case RT_SHOWING_SEARCH:
    return is_at_solution (player) ? RT_MOMENT_ANSWER : RT_MOMENT_SEARCH;
  case RT_SHOWING_DOCUMENT:
    return rt_solving_state (solving) == RT_SOLVING_RUNNING && !is_full (self) ? RT_MOMENT_OWN
                                                                               : RT_MOMENT_ANSWER;
  case RT_SHOWING_ANSWER:
  default:
    return RT_MOMENT_ANSWER;
  }
}

RtMomentGrid
rt_desk_shows (RtDesk *self)
{
  RtReasoning *reasoning = self->reasoning;

  if (rt_player_has_steps (rt_reasoning_player (reasoning)))
    return RT_MOMENT_PATH;
  if (rt_desk_what_if_search (self))
    return RT_MOMENT_SEARCH;
  if (rt_reasoning_is_on (reasoning) || !rt_player_cursor (self->player))
    return RT_MOMENT_OWN;
  return grid_of_search (self);
}

bool
rt_desk_shows_found (RtDesk *self)
{
  RtMomentGrid grid = rt_desk_shows (self);

  return grid == RT_MOMENT_ANSWER ||
         (grid == RT_MOMENT_OWN && !rt_reasoning_is_on (self->reasoning));
}

RtWaits
rt_desk_search_waits (RtDesk *self)
{
  if (!rt_player_cursor (self->player))
    return rt_comeback_waits (self->comeback) ? RT_WAITS_LEFT : RT_WAITS_NOT;
  return rt_reasoning_is_on (self->reasoning) ? RT_WAITS_BEHIND : RT_WAITS_NOT;
}

char *
rt_desk_say_waiting (RtDesk *self)
{
  g_autofree char *step =
    g_strdup_printf ("%'" G_GUINT64_FORMAT, rt_player_position (self->player));

  switch (rt_desk_search_waits (self)) {
  case RT_WAITS_BEHIND:
    if (rt_solving_watched_program (self->solving))
      /* Translators: while a hint is shown instead of the steps of a program; %s is a number. */
      return g_strdup_printf (_("Your program waits at step %s."), step);
    /* Translators: while a hint is shown instead of the search; %s is a number. */
    return g_strdup_printf (_("The search waits at step %s."), step);
  case RT_WAITS_LEFT:
    return g_strdup (_("The search waits where you left it: Undo brings it back."));
  case RT_WAITS_NOT:
  default:
    return NULL;
  }
}

/* Replay */

void
rt_desk_replay (RtDesk *self, int step)
{
  if (self->replay == step)
    return;
  self->replay = step;
  note_change (self, RT_DESK_SHOWN | RT_DESK_SEARCH);
}

int
rt_desk_replayed_step (RtDesk *self)
{
  return rt_desk_shows (self) == RT_MOMENT_OWN && !rt_reasoning_is_on (self->reasoning) ? self->replay
                                                                                        : -1;
}

const RtPosition *
rt_desk_replayed (RtDesk *self)
{
  g_autoptr (GArray) line = NULL;
  int step = rt_desk_replayed_step (self);

  if (step < 0)
    return NULL;
  line = rt_document_line (self->document);
  return (guint) step < line->len ? g_array_index (line, RtKept, step).position : NULL;
}

/* Returns those of the cells WRONG (wrong entries of the current grid) that hold the same entry in POSITION. */
static RtCells
still_wrong (RtDesk *self, RtCells wrong, const RtPosition *position)
{
  const RtPosition *now = rt_document_position (self->document);
  RtCells still = RT_CELLS_NONE;

  for_each_cell (cell, wrong)
    if (position->entries.digit[cell] == now->entries.digit[cell])
      rt_cells_add (&still, cell);
  return still;
}

RtCells
rt_desk_replayed_wrong (RtDesk *self)
{
  const RtPosition *position = rt_desk_replayed (self);

  return position ? still_wrong (self, rt_desk_told_wrong (self), position) : RT_CELLS_NONE;
}

int
rt_desk_first_wrong (RtDesk *self)
{
  g_autoptr (GArray) line = rt_document_line (self->document);
  RtCells wrong = rt_desk_told_wrong (self);
  int first = -1, here = -1;

  for (guint i = 0; i < line->len; i++)
    if (g_array_index (line, RtKept, i).is_now)
      here = (int) i;
  /* Goes back as long as at least one of the wrong digits is on the grid. */
  for (int i = here; i >= 0; i--) {
    if (rt_cells_is_empty (still_wrong (self, wrong, g_array_index (line, RtKept, i).position)))
      break;
    first = i;
  }
  return first;
}

/* Policy for showing the verdict */

static RtJudge *
judge_of (RtDesk *self)
{
  return rt_solving_judge (self->solving);
}

/* Returns the position that the window's header describes: the document's position or, while a step
 * of a search, a path or a hint is shown, the person's own position without digits found by the
 * solver. */
static RtPosition
position_of (RtDesk *self)
{
  RtDocument *document = self->document;

  return rt_desk_shows_found (self) ? *rt_document_position (document) : rt_document_own (document);
}

int
rt_desk_count_left (RtDesk *self)
{
  RtPosition position = position_of (self);
  RtGrid grid;

  rt_position_grid (&position, &grid);
  return RT_N_CELLS - rt_cells_count (rt_grid_filled (&grid));
}

static int
count_digits (RtDesk *self)
{
  return RT_N_CELLS - rt_desk_count_left (self);
}

/* Returns the number of digits that the person has entered into a puzzle with givens; 0 without givens. */
static int
count_entries (RtDesk *self)
{
  RtPosition position = position_of (self);
  bool has_givens = !rt_cells_is_empty (rt_grid_filled (&position.givens));

  return has_givens ? rt_cells_count (rt_cells_minus (rt_grid_filled (&position.entries), position.found))
                    : 0;
}

void
rt_desk_set_told (RtDesk *self, RtTold when)
{
  rt_judge_set_told (judge_of (self), when);
}

RtTold
rt_desk_told (RtDesk *self)
{
  return rt_judge_told (judge_of (self));
}

void
rt_desk_check (RtDesk *self)
{
  rt_judge_check (judge_of (self));
}

bool
rt_desk_can_check (RtDesk *self)
{
  return rt_desk_told (self) == RT_TOLD_ON_DEMAND && !rt_judge_is_checked (judge_of (self)) &&
         rt_desk_shows (self) == RT_MOMENT_OWN && count_entries (self) > 0;
}

char *
rt_desk_say_checked (RtDesk *self)
{
  const RtVerdict *verdict = rt_desk_told_verdict (self);
  int n_wrong = rt_cells_count (rt_desk_told_wrong (self)), n = count_entries (self);

  if (!verdict || !rt_judge_is_checked (judge_of (self)) || n == 0)
    return NULL;
  if (n_wrong > 0)
    return g_strdup_printf (ngettext ("%d digit you entered is wrong.",
                                      "%d digits you entered are wrong.", (gulong) n_wrong),
                            n_wrong);
  if (verdict->kind != RT_VERDICT_ONE)
    return NULL;
  return g_strdup_printf (ngettext ("The %d digit you entered is right.",
                                    "All %d digits you entered are right.", (gulong) n),
                          n);
}

bool
rt_desk_tells (RtDesk *self)
{
  return rt_judge_tells (judge_of (self));
}

const RtVerdict *
rt_desk_told_verdict (RtDesk *self)
{
  const RtVerdict *verdict = rt_desk_shows_found (self)
                               ? rt_judge_verdict (judge_of (self))
                               : rt_judge_verdict_without_found (judge_of (self));
  const RtVerdict *veil = rt_judge_veil (judge_of (self), rt_desk_shows_found (self));

  if (rt_desk_told (self) == RT_TOLD_NEVER)
    return NULL;
  /* A clash is shown even while the verdict is hidden: anyone can see equal digits in a house. */
  return veil && verdict->kind != RT_VERDICT_CLASH ? veil : verdict;
}

RtCells
rt_desk_told_conflicts (RtDesk *self, RtCells conflicts)
{
  return rt_desk_told (self) == RT_TOLD_NEVER ? RT_CELLS_NONE : conflicts;
}

RtCells
rt_desk_told_wrong (RtDesk *self)
{
  const RtVerdict *verdict = rt_desk_tells (self) ? rt_desk_told_verdict (self) : NULL;

  return verdict ? verdict->wrong : RT_CELLS_NONE;
}

char *
rt_desk_say_left (int n_left)
{
  /* Translators: while a person solves a puzzle: how many cells are empty */
  return g_strdup_printf (ngettext ("%d cell left", "%d cells left", (gulong) n_left), n_left);
}

char *
rt_desk_say_count (RtDesk *self)
{
  RtPosition position = position_of (self);
  int n_givens = rt_cells_count (rt_grid_filled (&position.givens));
  int n_digits = count_digits (self);

  if (n_digits == 0)
    return NULL;
  if (n_givens > 0)
    return g_strdup_printf (ngettext ("%d given", "%d givens", (gulong) n_givens), n_givens);
  return g_strdup_printf (ngettext ("%d digit", "%d digits", (gulong) n_digits), n_digits);
}

char *
rt_desk_say_verdict (RtDesk *self)
{
  const RtVerdict *verdict = rt_desk_told_verdict (self);
  char *slip = rt_slips_say (self->slips);
  int n_left = rt_desk_count_left (self);

  if (slip)
    return slip;
  if (verdict || rt_desk_tells (self))
    return verdict ? rt_verdict_say (verdict) : NULL;
  /* Translators: how many cells are still empty, as in "29 givens · 52 left" */
  return g_strdup_printf (ngettext ("%d left", "%d left", (gulong) n_left), n_left);
}

/* Returns true if the person has solved the puzzle by hand, and the setting for showing the verdict
 * allows to say so. */
static bool
is_solved_by_hand (RtDesk *self)
{
  const RtPosition *position = rt_document_position (self->document);
  const RtVerdict *verdict = rt_desk_told_verdict (self);

  return verdict && verdict->kind == RT_VERDICT_ONE && verdict->is_full &&
         rt_cells_is_empty (position->found) && rt_desk_shows (self) == RT_MOMENT_OWN &&
         count_entries (self) > 0;
}

/* Returns the only cell whose digit differs between position STEP and position STEP - 1 of LINE, the positions of
 * the person's own solving; RT_NO_CELL if there is none, or more than one. */
static int
changed_cell (GArray *line, int step)
{
  int changed = RT_NO_CELL;

  for (int cell = 0; step > 0 && cell < RT_N_CELLS; cell++)
    if (rt_position_digit (g_array_index (line, RtKept, step).position, cell) !=
        rt_position_digit (g_array_index (line, RtKept, step - 1).position, cell)) {
      if (changed != RT_NO_CELL)
        return RT_NO_CELL;
      changed = cell;
    }
  return changed;
}

const RtMoment *
rt_desk_moment (RtDesk *self)
{
  RtMomentSource source;

  if (self->moment_serial == self->serial)
    return &self->moment;
  source = (RtMomentSource) {
    .solving = self->solving,
    .player = self->player,
    .reasoning = self->reasoning,
    .quiz = self->quiz,
    .preview = self->preview,
    .facts = self->facts,
    .what_if = rt_desk_what_if_search (self),
    .shows_why = self->shows_why,
    .grid = rt_desk_shows (self),
    .is_left = rt_desk_search_waits (self) == RT_WAITS_LEFT,
    .has_found = !rt_cells_is_empty (rt_document_position (self->document)->found),
    .has_wrong = !rt_cells_is_empty (rt_desk_told_wrong (self)),
  };
  rt_moment_of (&self->moment, &source);
  if (rt_desk_replayed (self)) {
    g_autoptr (GArray) line = rt_document_line (self->document);

    rt_moment_add_replay (&self->moment,
                          &(RtReplayed) { .step = self->replay,
                                          .steps = (int) line->len - 1,
                                          .label = g_array_index (line, RtKept, self->replay).label,
                                          .cell = changed_cell (line, self->replay),
                                          .is_wrong = self->replay == rt_desk_first_wrong (self) });
  } else if (is_solved_by_hand (self))
    rt_moment_add_by_hand (&self->moment,
                           &(RtByHand) { .time = rt_document_time (self->document),
                                         .n_hints = rt_document_n_hints (self->document),
                                         .er = rt_hardness_least (self->hardness) });
  self->moment_serial = self->serial;
  return &self->moment;
}

/* Keeping the document in a session */

void
rt_desk_keep (RtDesk *self, RtSession *session)
{
  g_return_if_fail (RT_IS_DESK (self) && !self->session);

  self->session = g_object_ref (session);
  rt_session_keep (session, self->document);
}

void
rt_desk_set_fleeting (RtDesk *self, bool fleeting)
{
  self->fleeting = fleeting;
}

bool
rt_desk_has_work (RtDesk *self)
{
  return !self->fleeting && rt_document_has_work (self->document);
}

static void
disconnect_signals (RtDesk *self)
{
  gpointer parts[] = { self->document, self->player, self->solving, self->reasoning,
                       rt_reasoning_player (self->reasoning), self->watch, self->hardness, self->slips,
                       self->quiz, self->pictured, rt_what_if_player (self->what_if) };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_signal_handlers_disconnect_by_data (parts[i], self);
}

void
rt_desk_close (RtDesk *self)
{
  g_return_if_fail (RT_IS_DESK (self));

  if (self->session)
    rt_session_release (self->session, self->document, !rt_desk_has_work (self));
  g_clear_object (&self->session);
  self->closed = true;
  self->changes = 0;
  g_clear_handle_id (&self->emission, g_source_remove);
  disconnect_signals (self);
  rt_fact_finder_ask (self->facts, NULL, 0);
  rt_what_if_end (self->what_if);
  rt_solving_end (self->solving);
  g_clear_pointer (&self->comeback, rt_comeback_free);
  rt_reasoning_put_away (self->reasoning);
}

/* The object */

RtDesk *
rt_desk_new (RtDocument *document)
{
  RtDesk *self = g_object_new (RT_TYPE_DESK, NULL);

  self->document = g_object_ref (document);
  self->player = rt_player_new ();
  self->solving = rt_solving_new (document, self->player);
  self->comeback = rt_comeback_new (document, self->solving, self->player);
  self->reasoning = rt_reasoning_new (document);
  self->breakpoints = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) rt_puzzle_unref, NULL);
  self->quiz = rt_quiz_new (self->solving, self->player, self->reasoning);
  self->preview = rt_preview_new (self->player);
  self->facts = rt_fact_finder_new (facts_cb, self);
  self->what_if = rt_what_if_new (what_if_cb, self);
  g_signal_connect_swapped (rt_what_if_player (self->what_if), "notify", G_CALLBACK (what_if_moved_cb), self);
  self->pictured = rt_pictured_new (document);
  self->watch = rt_watch_new (document);
  self->hardness = rt_hardness_new (document);
  self->slips = rt_slips_new (document, self->solving);
  self->search = rt_desk_has_search (self) ? search_of_view (self) : rt_searches[0];
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  g_signal_connect_swapped (document, "notify", G_CALLBACK (document_notify_cb), self);
  g_signal_connect_swapped (document, "kept", G_CALLBACK (document_notify_cb), self);
  g_signal_connect_swapped (self->player, "notify::breakpoint", G_CALLBACK (breakpoint_cb), self);
  g_signal_connect_swapped (self->player, "notify::grain", G_CALLBACK (player_cb), self);
  g_signal_connect_swapped (self->player, "notify::playing", G_CALLBACK (player_cb), self);
  g_signal_connect_swapped (self->solving, "changed", G_CALLBACK (solving_changed_cb), self);
  g_signal_connect_swapped (self->solving, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (self->solving, "exhausted", G_CALLBACK (exhausted_cb), self);
  g_signal_connect_swapped (self->solving, "not-found", G_CALLBACK (not_found_cb), self);
  g_signal_connect_swapped (self->reasoning, "changed", G_CALLBACK (reasoning_changed_cb), self);
  g_signal_connect_swapped (rt_reasoning_player (self->reasoning), "notify::playing",
                            G_CALLBACK (path_playing_cb), self);
  g_signal_connect_swapped (self->watch, "changed", G_CALLBACK (file_changed_cb), self);
  g_signal_connect_swapped (self->watch, "gone", G_CALLBACK (file_gone_cb), self);
  g_signal_connect_swapped (self->hardness, "changed", G_CALLBACK (hardness_changed_cb), self);
  g_signal_connect_swapped (self->slips, "changed", G_CALLBACK (slips_changed_cb), self);
  g_signal_connect_swapped (self->quiz, "notify::quiz", G_CALLBACK (quiz_cb), self);
  g_signal_connect_swapped (self->pictured, "changed", G_CALLBACK (pictured_cb), self);
  return self;
}

static void
rt_desk_dispose (GObject *object)
{
  RtDesk *self = RT_DESK (object);

  if (self->document)
    rt_desk_close (self);
  g_clear_pointer (&self->breakpoints, g_hash_table_unref);
  if (self->pictured)
    g_object_run_dispose (G_OBJECT (self->pictured)); /* its thread may still hold a reference */
  g_clear_object (&self->pictured);
  g_clear_object (&self->quiz);
  g_clear_pointer (&self->preview, rt_preview_free);
  g_clear_pointer (&self->facts, rt_fact_finder_free);
  g_clear_pointer (&self->what_if, rt_what_if_free);
  g_clear_object (&self->reasoning);
  g_clear_object (&self->slips);
  g_clear_object (&self->hardness);
  g_clear_object (&self->watch);
  g_clear_object (&self->solving);
  g_clear_object (&self->player);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (rt_desk_parent_class)->dispose (object);
}

static void
rt_desk_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, RT_DESK (object)->heat);
}

static void
rt_desk_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  set_heat (RT_DESK (object), g_value_get_boolean (value));
}

static guint
new_signal (const char *name, GType argument)
{
  return g_signal_new (name, RT_TYPE_DESK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       argument == G_TYPE_NONE ? 0 : 1, argument);
}

static void
rt_desk_class_init (RtDeskClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = rt_desk_dispose;
  object_class->get_property = rt_desk_get_property;
  object_class->set_property = rt_desk_set_property;
  props[PROP_HEAT] = g_param_spec_boolean (
    "heat", NULL, NULL, FALSE,
    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[CHANGED] = new_signal ("changed", G_TYPE_UINT);
  signals[REFUSED] = new_signal ("refused", G_TYPE_POINTER);
  signals[EXHAUSTED] = new_signal ("exhausted", G_TYPE_NONE);
  signals[NOT_FOUND] = new_signal ("not-found", G_TYPE_NONE);
  signals[FILE_CHANGED] = new_signal ("file-changed", G_TYPE_NONE);
  signals[FILE_GONE] = new_signal ("file-gone", G_TYPE_NONE);
}

static void
rt_desk_init (RtDesk *self)
{
  self->serial = 1;
  self->replay = -1;
}
