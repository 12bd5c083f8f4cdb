/* test-collection-keeper.c - tests that edits in a collection are restored at the next start,
 * completely or not at all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/collection-keeper.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "common/until.h"
#include "document/documents.h"
#include "document/scratch.h"

#include <string.h>

/* A state in which row 7 is open and a digit was written. */
static RtCollectionState *
make_state (bool pasted)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (RtDocument) document = document_of (EASY);
  const RtGrid grid = rt_document_position (document)->givens;
  RtCollectionState *state;

  g_ptr_array_add (files, g_file_new_for_path ("/tmp/a;b, c.sdm"));
  g_ptr_array_add (files, g_file_new_for_path ("/tmp/\xed\x95\x9c.txt"));
  state = rt_collection_state_new ("a “name”", pasted ? NULL : files, pasted ? EASY "\nx\n" : NULL);
  state->row = 7;
  state->rest = pasted;
  state->ratings = g_strdup ("00ff DAwM");
  rt_collection_listing_clear (&state->listing);
  state->listing = (RtCollectionListing) {
    g_strdup (" a=b\n[x]"), g_strdup ("≥ 7"), 17, RT_ROW_ONE, RT_ORDER_RATING, true
  };
  rt_progress_add (state->progress, &grid, document);
  rt_document_enter (document, rt_cells_of (2), 4);
  return state;
}

static void
assert_same (const RtCollectionState *a, const RtCollectionState *b)
{
  g_autofree char *one = rt_collection_state_to_text (a), *other = rt_collection_state_to_text (b);

  g_assert_cmpstr (one, ==, other);
}

static void
test_text (gconstpointer pasted)
{
  g_autoptr (RtCollectionState) state = make_state (GPOINTER_TO_INT (pasted)), back = NULL;
  g_autofree char *text = rt_collection_state_to_text (state);
  g_autoptr (GError) error = NULL;

  back = rt_collection_state_from_text (text, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (back->name, ==, state->name);
  g_assert_cmpstr (back->text, ==, state->text);
  g_assert_true (!back->uris == !state->uris);
  if (state->uris)
    g_assert_cmpstrv (back->uris, state->uris);
  g_assert_cmpuint (back->row, ==, 7);
  g_assert_true (back->rest == state->rest);
  g_assert_cmpstr (back->ratings, ==, "00ff DAwM");
  g_assert_cmpstr (back->listing.text, ==, " a=b\n[x]");
  g_assert_cmpstr (back->listing.ratings, ==, "≥ 7");
  g_assert_cmpint (back->listing.n_givens, ==, 17);
  g_assert_cmpint (back->listing.kind, ==, RT_ROW_ONE);
  g_assert_cmpint (back->listing.order, ==, RT_ORDER_RATING);
  g_assert_true (back->listing.descending);
  g_assert_true (rt_progress_has_work (back->progress));
  assert_same (back, state);
}

/* Every kind and every order is written down, and no filter and no order too. */
static void
test_listing (void)
{
  g_autoptr (RtCollectionState) state = rt_collection_state_new ("a", NULL, "x");

  for (int i = -1; i < MAX ((int) RT_N_ROW_KINDS, (int) RT_N_ORDERS); i++) {
    g_autoptr (RtCollectionState) back = NULL;
    g_autofree char *text = NULL;

    state->listing.kind = MIN (i, (int) RT_N_ROW_KINDS - 1);
    state->listing.order = (RtOrder) CLAMP (i, 0, (int) RT_N_ORDERS - 1);
    text = rt_collection_state_to_text (state);
    back = rt_collection_state_from_text (text, NULL);
    g_assert_cmpstr (back->listing.text, ==, "");
    g_assert_cmpstr (back->listing.ratings, ==, "");
    g_assert_cmpint (back->listing.n_givens, ==, -1);
    g_assert_cmpint (back->listing.kind, ==, state->listing.kind);
    g_assert_cmpint (back->listing.order, ==, state->listing.order);
    g_assert_false (back->listing.descending);
  }
}

static void
test_damaged_text (void)
{
  g_autoptr (RtCollectionState) state = make_state (false);
  g_autofree char *text = rt_collection_state_to_text (state);
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i++) {
    g_autofree char *cut = g_strndup (text, i);
    g_autoptr (GError) error = NULL;

    g_assert_null (rt_collection_state_from_text (cut, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  }
}

static void
free_keepers (GPtrArray *keepers, bool forget)
{
  for (guint i = 0; i < keepers->len; i++)
    rt_keeper_free (g_ptr_array_index (keepers, i), forget);
  g_ptr_array_unref (keepers);
}

static guint
count_files (const char *directory)
{
  g_autoptr (GPtrArray) names = scratch_list (directory);

  return names->len;
}

static void
assert_n_files (const char *directory, guint n)
{
  g_assert_cmpuint (count_files (directory), ==, n);
}

/* Written by itself soon after a change, and there next time. */
static void
test_kept (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *directory = g_build_filename (scratch, "session", NULL), *notice = NULL;
  RtKeeper *keeper = rt_keeper_new (directory, make_state (false));
  g_autoptr (RtCollectionState) same = make_state (false);
  GPtrArray *back;

  assert_n_files (directory, 0);
  rt_keeper_changed (keeper);
  until (count_files (directory) == 1);
  back = rt_keeper_restore (directory, &notice);
  g_assert_null (notice);
  g_assert_cmpuint (back->len, ==, 1);
  assert_same (rt_keeper_state (g_ptr_array_index (back, 0)), same);
  free_keepers (back, false);
  assert_n_files (directory, 1);
  rt_keeper_free (keeper, true);
  assert_n_files (directory, 0);
}

/* Let go of before it was written, it is written. */
static void
test_flush (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *notice = NULL;
  RtKeeper *one = rt_keeper_new (scratch, make_state (false));
  RtKeeper *other;
  GPtrArray *back;

  rt_keeper_changed (one);
  g_assert_true (rt_keeper_flush (one, NULL));
  assert_n_files (scratch, 1);
  other = rt_keeper_new (scratch, make_state (true));
  rt_keeper_changed (other);
  rt_keeper_free (other, false);
  assert_n_files (scratch, 2);
  rt_keeper_free (one, false);
  back = rt_keeper_restore (scratch, &notice);
  g_assert_cmpuint (back->len, ==, 2);
  g_assert_nonnull (rt_keeper_state (g_ptr_array_index (back, 0))->uris);
  g_assert_nonnull (rt_keeper_state (g_ptr_array_index (back, 1))->text);
  free_keepers (back, true);
  assert_n_files (scratch, 0);
}

/* If two programs write the same collection, both files remain. */
static void
test_others_stay (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *notice = NULL;
  RtKeeper *one = rt_keeper_new (scratch, make_state (false)), *other;
  GPtrArray *back;

  rt_keeper_changed (one);
  g_assert_true (rt_keeper_flush (one, NULL));
  back = rt_keeper_restore (scratch, &notice);
  g_assert_cmpuint (back->len, ==, 1);
  other = g_ptr_array_index (back, 0);
  rt_keeper_state (one)->row = 17;
  rt_keeper_changed (one);
  g_assert_true (rt_keeper_flush (one, NULL));
  rt_keeper_state (other)->row = 18;
  for (int i = 0; i < 2; i++) {
    rt_keeper_changed (other);
    g_assert_true (rt_keeper_flush (other, NULL));
    assert_n_files (scratch, 2);
  }
  rt_keeper_free (one, true);
  assert_n_files (scratch, 1);
  free_keepers (back, true);
  assert_n_files (scratch, 0);
}

/* A file that is damaged is set aside under a free name; others are not ours. */
static void
test_damaged_file (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *path = g_build_filename (scratch, "collection-5", NULL);
  g_autofree char *foreign = g_build_filename (scratch, "collection-x", NULL);

  scratch_write (foreign, "x", -1);
  for (int i = 0; i < 2; i++) {
    g_autofree char *notice = NULL;
    GPtrArray *back;

    scratch_write (path, "no state", -1);
    back = rt_keeper_restore (scratch, &notice);
    g_assert_cmpuint (back->len, ==, 0);
    g_assert_nonnull (strstr (notice, scratch));
    free_keepers (back, false);
    assert_n_files (scratch, 2 + (guint) i);
  }
}

/* A file of a newer program is not changed, and is reported at each start. */
static void
test_newer_file (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *path = g_build_filename (scratch, "collection-5", NULL);
  g_autofree char *text = NULL;

  scratch_write (path, "Retrace document 2 newer", -1);
  for (int i = 0; i < 2; i++) {
    g_autofree char *notice = NULL;
    GPtrArray *back = rt_keeper_restore (scratch, &notice);

    g_assert_cmpuint (back->len, ==, 0);
    g_assert_nonnull (strstr (notice, "newer version"));
    free_keepers (back, false);
  }
  assert_n_files (scratch, 1);
  text = scratch_read (path);
  g_assert_cmpstr (text, ==, "Retrace document 2 newer");
}

static void
failed_cb (const char *message, gpointer said)
{
  g_ptr_array_add (said, g_strdup (message));
}

static void
await_failure (RtKeeper *keeper, GPtrArray *said)
{
  guint n = said->len;

  rt_keeper_changed (keeper);
  until (said->len > n);
}

/* A failure is reported by itself, and again only after a write has succeeded. */
static void
test_failure_is_told (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *directory = g_build_filename (scratch, "session", NULL);
  RtKeeper *keeper = rt_keeper_new (directory, make_state (false));
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  rt_keeper_listen (keeper, failed_cb, said);
  scratch_write (directory, "in the way", -1);
  await_failure (keeper, said);
  g_assert_nonnull (strstr (g_ptr_array_index (said, 0), directory));
  g_assert_false (rt_keeper_flush (keeper, NULL));
  g_assert_cmpuint (said->len, ==, 1);
  g_assert_cmpint (g_remove (directory), ==, 0);
  g_assert_true (rt_keeper_flush (keeper, NULL));
  scratch_delete (directory);
  scratch_write (directory, "in the way again", -1);
  await_failure (keeper, said);
  rt_keeper_free (keeper, true);
}

static void
test_nowhere_to_write (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *file = g_build_filename (scratch, "file", NULL);
  g_autofree char *directory = g_build_filename (file, "session", NULL);
  RtKeeper *keeper = rt_keeper_new (directory, make_state (false));
  g_autoptr (GError) error = NULL;

  scratch_write (file, "", -1);
  rt_keeper_changed (keeper);
  g_assert_false (rt_keeper_flush (keeper, &error));
  g_assert_nonnull (strstr (error->message, directory));
  /* Tried again once there is a place. */
  g_assert_cmpint (g_remove (file), ==, 0);
  g_assert_true (rt_keeper_flush (keeper, NULL));
  assert_n_files (directory, 1);
  rt_keeper_free (keeper, true);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/collection-keeper/text/files", GINT_TO_POINTER (false), test_text);
  g_test_add_data_func ("/collection-keeper/text/pasted", GINT_TO_POINTER (true), test_text);
  add_cases ("/collection-keeper", test_listing, test_damaged_text, test_kept, test_flush,
             test_damaged_file, test_newer_file, test_others_stay, test_failure_is_told,
             test_nowhere_to_write);
  return g_test_run ();
}
