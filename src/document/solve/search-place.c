/* search-place.c - writes and parses places of searches (state and step as text), and keeps for
 * each position in the undo history the place of the search that ran on it.
 *
 * A search always makes the same steps, so its name and two numbers suffice to restore it:
 *
 *     masks      id of the search
 *     watched    the person has used the timeline; otherwise `filled`
 *     running    state: `running`, `stopped` or `done`
 *     1204       the step that is shown
 *     8366       number of recorded steps; missing if the search is running
 *
 * For a person's own program, the last field is the URI of the file with the steps, if there is
 * one: `recorded watched done 1204 file:///...`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/search-place.h"

#include "engine/steps/tape-replay.h"

#include <string.h>

#define TEXT "search.text" /* key of the document's view settings: the text of steps that have no file */

static const char *const states[] = {
  [RT_SOLVING_RUNNING] = "running",
  [RT_SOLVING_STOPPED] = "stopped",
  [RT_SOLVING_DONE] = "done",
};

char *
rt_place_of (RtSolving *solving, RtPlayer *player)
{
  RtTrace *trace = rt_solving_trace (solving);
  RtWatched *program = rt_solving_watched_program (solving);
  g_autofree char *uri = program && rt_watched_file (program) ? g_file_get_uri (rt_watched_file (program))
                                                               : NULL;
  bool watched = rt_solving_watched (solving);
  RtSolvingState state = rt_solving_state (solving);
  g_autofree char *length = NULL;
  guint64 step;

  if (!trace)
    return NULL;
  if (!program && state != RT_SOLVING_RUNNING)
    length = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) rt_trace_length (trace));
  /* A running search that the person does not watch has step 0, so that the session is not written
   * every frame. */
  step = watched || state != RT_SOLVING_RUNNING ? rt_player_position (player) : 0;
  /* A resumed search may not have reached the step that it is to show. */
  step = MAX (step, rt_solving_wanted (solving));
  return g_strdup_printf ("%s %s %s %" G_GUINT64_FORMAT "%s%s", rt_trace_search (trace)->id,
                          watched ? "watched" : "filled", states[state], step,
                          uri || length ? " " : "", uri ? uri : length ? length : "");
}

void
rt_place_keep_text (RtDocument *document, GBytes *text)
{
  gsize size;
  const char *data = g_bytes_get_data (text, &size);
  g_autofree char *kept = NULL;

  if (size > RT_PLACE_TEXT_MAX || !g_utf8_validate (data, (gssize) size, NULL))
    return;
  kept = g_strndup (data, size);
  rt_document_set_view (document, TEXT, kept);
}

/* User data of the callback that opens the steps of a program again. */
typedef struct {
  GWeakRef solving;
  guint64 step;
} Errand;

static void
errand_free (Errand *errand)
{
  g_weak_ref_clear (&errand->solving);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* Shows the printed steps of a person's program, WATCHED, as the search. Goes to STEP; to step 1 if
 * STEP is 0, because 0 means the newest step to rt_solving_watch. */
static void
watch (RtSolving *solving, RtWatched *watched, guint64 step)
{
  rt_solving_watch (solving, watched, MAX (step, 1));
}

/* Called when the file with a program's steps was opened again: shows them, unless they are on
 * another grid, or another search has begun meanwhile. */
static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (RtWatched) watched = rt_watched_open_finish (result, NULL);
  g_autoptr (RtSolving) solving = g_weak_ref_get (&errand->solving);
  RtGrid grid;

  if (!watched || !solving || rt_solving_trace (solving))
    return;
  rt_solving_grid (solving, &grid);
  if (rt_grid_equal (rt_watched_puzzle (watched), &grid))
    watch (solving, watched, errand->step);
}

/* Reads the printed steps of a person's program again, from the file at URI, or from the text that
 * the document keeps if URI is NULL. Shows them at STEP. */
static void
open_again (RtSolving *solving, const char *uri, guint64 step)
{
  const char *kept = uri ? NULL : rt_document_view (rt_solving_document (solving), TEXT);
  g_autoptr (GFile) file = uri ? g_file_new_for_uri (uri) : NULL;
  g_autoptr (GBytes) text = kept ? g_bytes_new (kept, strlen (kept)) : NULL;
  Errand *errand;
  RtGrid grid;

  if (!file && !text)
    return;
  errand = g_new0 (Errand, 1);
  g_weak_ref_init (&errand->solving, solving);
  errand->step = step;
  rt_solving_grid (solving, &grid);
  rt_watched_open_async (file, text, &grid, NULL, opened_cb, errand);
}

void
rt_place_resume (RtSolving *solving, const char *text, RtWatched *watched)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);
  const RtSearch *search;
  guint64 step, reach = 0;

  if (n < 4 || n > 5 || !g_ascii_string_to_unsigned (words[3], 10, 0, G_MAXUINT64, &step, NULL))
    return;
  if (strcmp (words[0], rt_search_recorded.id) == 0) {
    if (watched)
      watch (solving, watched, step);
    else
      open_again (solving, words[4], step);
    return;
  }
  if (n == 4 && strcmp (words[2], "stopped") == 0)
    reach = step; /* texts of older versions do not contain the number of steps */
  else if (n == 5 && !g_ascii_string_to_unsigned (words[4], 10, 0, G_MAXUINT64, &reach, NULL))
    return;
  search = rt_search_by_id (words[0]);
  if (search)
    rt_solving_resume (solving, search, step, strcmp (words[1], "watched") == 0, reach);
}

/* Suspended searches */

/* Key of the document's view settings. Its value has a line for each suspended search: the undo
 * depth of its position, "hand" or "left" (see Left.by_hand), and its place. */
#define LEFT "search.left"

/* A suspended search. */
typedef struct {
  char *place;        /* see search-place.h */
  RtWatched *watched; /* the person's own program, or NULL */
  bool by_hand;       /* true: an edit by hand suspended the search while the person was watching
                       * it */
} Left;

struct _RtComeback {
  RtDocument *document; /* not owned, like the next two */
  RtSolving *solving;
  RtPlayer *player;

  /* Owned. */
  GPtrArray *places;  /* of Left or NULL, indexed by the undo depth of the position */
  Left *leaving;      /* the search that is about to be suspended, or NULL */

  guint depth;        /* undo depth of the previous position */
  guint n_made;       /* rt_document_n_made at the previous position */
  bool coming;        /* true: the search that is about to be suspended has not reached its step
                       * yet */
};

static void
left_free (gpointer data)
{
  Left *left = data;

  if (!left)
    return;
  g_clear_pointer (&left->watched, rt_watched_unref);
  g_free (left->place);
  g_free (left);
}

/* Returns true if the person had used the timeline of the suspended search. */
static bool
was_watched (const Left *left)
{
  return strstr (left->place, " watched ") != NULL;
}

static Left *
left_at (RtComeback *self, guint depth)
{
  return depth < self->places->len ? self->places->pdata[depth] : NULL;
}

/* Stores LEFT, a suspended search or NULL, for the position at undo depth DEPTH. SELF takes ownership of LEFT. */
static void
set_left (RtComeback *self, guint depth, Left *left)
{
  if (self->places->len <= depth)
    g_ptr_array_set_size (self->places, (int) depth + 1);
  if (self->places->pdata[depth] != left)
    left_free (self->places->pdata[depth]);
  self->places->pdata[depth] = left;
}

/* Reading and writing the view settings */

static void
write_view (RtComeback *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint depth = 0; depth < self->places->len; depth++) {
    const Left *left = self->places->pdata[depth];

    if (left)
      g_string_append_printf (text, "%u %s %s\n", depth, left->by_hand ? "hand" : "left", left->place);
  }
  rt_document_set_view (self->document, LEFT, text->len ? text->str : NULL);
}

static void
read_line (RtComeback *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  guint64 depth;
  Left *left;

  if (g_strv_length (words) < 3 ||
      !g_ascii_string_to_unsigned (words[0], 10, 0, self->n_made, &depth, NULL))
    return;
  left = g_new0 (Left, 1);
  left->place = g_strdup (words[2]);
  left->by_hand = strcmp (words[1], "hand") == 0;
  set_left (self, (guint) depth, left);
}

static void
read_view (RtComeback *self)
{
  const char *text = rt_document_view (self->document, LEFT);
  g_auto (GStrv) lines = g_strsplit (text ? text : "", "\n", -1);

  for (char **line = lines; *line; line++)
    read_line (self, *line);
}

/* Hooks of RtSolving */

/* Called before an edit, Undo or Redo removes the search. Stores its place in the field `leaving`. */
static void
leave_cb (gpointer owner)
{
  RtComeback *self = owner;
  char *place = rt_place_of (self->solving, self->player);
  RtWatched *watched = place ? rt_solving_watched_program (self->solving) : NULL;

  g_clear_pointer (&self->leaving, left_free);
  self->coming = rt_solving_is_resuming (self->solving);
  if (!place)
    return;
  self->leaving = g_new0 (Left, 1);
  self->leaving->place = place;
  self->leaving->watched = watched ? rt_watched_ref (watched) : NULL;
}

/* Stores the search that was just removed (the field `leaving`) for the previous position, whose
 * undo depth is BEFORE. IS_NEW: a new edit has removed the search, not Undo or Redo. */
static void
keep (RtComeback *self, guint before, bool is_new)
{
  bool stays = rt_solving_trace (self->solving) != NULL; /* the edit was the search's solution */
  Left *left = left_at (self, before);

  if (self->coming && left) {
    left->by_hand = left->by_hand && !is_new;
    return;
  }
  if (!is_new && self->leaving)
    self->leaving->by_hand = left && left->by_hand;
  set_left (self, before, stays ? NULL : g_steal_pointer (&self->leaving));
}

static void
arrive_cb (gpointer owner)
{
  RtComeback *self = owner;
  guint before = self->depth, n_made = rt_document_n_made (self->document);
  bool is_new = n_made > self->n_made;
  const Left *left;

  self->depth = rt_document_depth (self->document);
  self->n_made = n_made;
  keep (self, before, is_new);
  if (is_new && self->places->len > self->depth)
    g_ptr_array_set_size (self->places, (int) self->depth); /* Redo is no longer possible */
  write_view (self);
  left = left_at (self, self->depth);
  if (left)
    rt_place_resume (self->solving, left->place, left->watched);
}

void
rt_comeback_set_by_hand (RtComeback *self)
{
  Left *left = self && self->depth > 0 ? left_at (self, self->depth - 1) : NULL;

  if (!left || left->by_hand || !was_watched (left))
    return;
  left->by_hand = true;
  write_view (self);
}

bool
rt_comeback_waits (RtComeback *self)
{
  const Left *left = self && self->depth > 0 ? left_at (self, self->depth - 1) : NULL;

  return left && left->by_hand && !rt_solving_trace (self->solving);
}

RtComeback *
rt_comeback_new (RtDocument *document, RtSolving *solving, RtPlayer *player)
{
  RtComeback *self = g_new0 (RtComeback, 1);
  RtSolvingHooks hooks = { leave_cb, arrive_cb, self };

  self->document = document;
  self->solving = solving;
  self->player = player;
  self->places = g_ptr_array_new_with_free_func (left_free);
  self->depth = rt_document_depth (document);
  self->n_made = rt_document_n_made (document);
  read_view (self);
  rt_solving_set_hooks (solving, &hooks);
  return self;
}

void
rt_comeback_free (RtComeback *self)
{
  g_ptr_array_unref (self->places);
  left_free (self->leaving);
  g_free (self);
}
