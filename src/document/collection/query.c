/* query.c - filters and sorts the rows of a collection in a thread, and parses ranges of ratings that a person types.
 *
 * Numbers are sorted by counting sort; titles by collation keys of the locale, computed once for
 * each row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/query.h"

#include "document/base/job.h"
#include "document/collection/repeats.h"
#include "document/collection/row-storage.h"
#include "engine/fast/parse-grid.h"

#include <string.h>

typedef struct {
  RtCollection *collection;
  RtQuery query;
  char *text;   /* casefolded text to search for; NULL: no condition */
  char *cells;  /* text to search for among the cells, with `.` for blanks; NULL if the text cannot
                 * be cells */
  GArray *rows; /* result, sorted */
  RtStop *stop;
} Job;

static bool
is_all (const RtQuery *query)
{
  return !query->text && query->n_givens < 0 && query->kind < 0 && query->ratings.most == 0;
}

/* The texts of rows */

/* Returns the text of ROW in the file; without the 81 cells if the row is a plain line
 * (rt_plain_cells). Free with g_free. */
static char *
words_of (const RtCollection *self, guint row)
{
  bool plain = (self->givens[row] & RT_GIVENS_PLAIN) != 0;
  const RtPart *part = rt_part_of (self, &row);
  guint32 start, end;

  if (part->puzzles) {
    const RtPuzzle *puzzle = g_ptr_array_index (part->puzzles, row);
    const char *title = rt_puzzle_field (puzzle, RT_FIELD_TITLE);
    const char *comment = rt_puzzle_field (puzzle, RT_FIELD_COMMENT);

    return g_strjoin ("\n", title ? title : "", comment, NULL);
  }
  start = g_array_index (part->starts, guint32, row);
  end = row + 1 < part->starts->len ? g_array_index (part->starts, guint32, row + 1)
                                    : (guint32) part->text->len;
  if (plain) {
    const char *line = part->text->str + start, *behind;
    RtGrid grid;
    const char *cells = rt_plain_cells (part->text, start, &grid);

    behind = cells + RT_N_CELLS;
    return g_strdup_printf ("%.*s%.*s", (int) (cells - line), line,
                            (int) (part->text->str + end - behind), behind);
  }
  return g_strndup (part->text->str + start, end - start);
}

/* Returns the key by which the title of ROW is sorted in the person's language; NULL if it has no
 * title. Parses the row only if it is not a plain line (rt_plain_cells). Free with g_free. */
static char *
title_key (const RtCollection *self, guint row)
{
  g_autofree char *words = NULL;

  if (self->givens[row] & RT_GIVENS_PLAIN) {
    g_autofree char *all = words_of (self, row);

    words = g_strdup (all + strspn (all, " \t\n,;:|#/%'"));
  } else {
    words = rt_collection_title (self, row);
  }
  return words && *words ? g_utf8_collate_key_for_filename (words, -1) : NULL;
}

/* Filtering */

static bool
has_cells (const Job *job, guint row)
{
  char text[RT_N_CELLS + 1] = "";
  RtGrid grid;

  if (!job->cells || !rt_collection_grid (job->collection, row, &grid))
    return false;
  rt_fast_write (&grid, text);
  return strstr (text, job->cells);
}

static bool
has_words (const Job *job, guint row)
{
  g_autofree char *words = words_of (job->collection, row), *folded = NULL;

  if (strlen (words) < 2) /* only the newline, as in most rows of large collections */
    return false;
  folded = g_utf8_casefold (words, -1);
  return strstr (folded, job->text);
}

static bool
is_rated_in (const Job *job, guint row, const RtRatings *ratings)
{
  RtRating rating;

  return rt_collection_rating (job->collection, row, &rating) && rating.er >= ratings->least &&
         rating.er <= ratings->most;
}

static bool
is_of_kind (const RtCollection *collection, guint row, int wanted)
{
  RtRowKind kind = rt_collection_kind (collection, row);

  if (wanted < RT_N_ROW_KINDS)
    return kind == (RtRowKind) wanted;
  return kind != RT_ROW_DAMAGED && rt_collection_knows_repeats (collection) &&
         rt_collection_repeats (collection, row) == (wanted == RT_LISTED_AGAIN);
}

static bool
fits (const Job *job, guint row)
{
  const RtQuery *query = &job->query;
  RtRowKind kind = rt_collection_kind (job->collection, row);

  if (query->kind >= 0 && !is_of_kind (job->collection, row, query->kind))
    return false;
  if (query->n_givens >= 0 &&
      (kind == RT_ROW_DAMAGED ||
       rt_collection_n_givens (job->collection, row) != query->n_givens))
    return false;
  if (query->ratings.most > 0 && !is_rated_in (job, row, &query->ratings))
    return false;
  return !job->text || has_cells (job, row) || has_words (job, row);
}

/* Returns the numbers of all rows that match the job's query, in rising order. The array is
 * incomplete if the job was stopped. */
static GArray *
filter (Job *job)
{
  guint n = rt_collection_n_rows (job->collection);
  bool all = is_all (&job->query);
  GArray *rows = g_array_sized_new (FALSE, FALSE, sizeof (guint), all ? n : 0);

  for (guint row = 0; row < n && !rt_stop_raised (job->stop); row++)
    if (all || fits (job, row))
      g_array_append_val (rows, row);
  return rows;
}

/* Sorting */

#define LAST 255 /* rank of rows without a rating, ascending and descending */

/* Returns the value of ROW, from 0 to LAST, by which the job's query sorts. */
static guint8
rank_of (const Job *job, guint row)
{
  RtRating rating;
  guint rank;

  switch (job->query.order) {
  case RT_ORDER_GIVENS:
    rank = (guint) rt_collection_n_givens (job->collection, row);
    break;
  case RT_ORDER_RATING:
    if (!rt_collection_rating (job->collection, row, &rating))
      return LAST;
    rank = (guint) rating.er;
    break;
  case RT_ORDER_KIND:
  default:
    rank = (guint) rt_collection_kind (job->collection, row);
    break;
  }
  return (guint8) (job->query.descending ? LAST - 1 - rank : rank);
}

/* Sorts ROWS by counting sort on their ranks. Computes each rank only once, because another thread
 * may change the rank meanwhile. */
static void
sort_by_rank (const Job *job, GArray *rows)
{
  g_autofree guint8 *ranks = g_malloc (rows->len);
  g_autofree guint *sorted = g_new (guint, rows->len);
  guint starts[256] = { 0 };

  for (guint i = 0; i < rows->len; i++) {
    ranks[i] = rank_of (job, g_array_index (rows, guint, i));
    starts[ranks[i]]++;
  }
  for (guint rank = 0, start = 0; rank < G_N_ELEMENTS (starts); rank++) {
    guint n = starts[rank];

    starts[rank] = start;
    start += n;
  }
  for (guint i = 0; i < rows->len; i++)
    sorted[starts[ranks[i]]++] = g_array_index (rows, guint, i);
  memcpy (rows->data, sorted, rows->len * sizeof (guint));
}

typedef struct {
  char *key; /* NULL without a title */
  guint row;
} Titled;

static void
titled_clear (gpointer data)
{
  g_free (((Titled *) data)->key);
}

static int
compare_titles (gconstpointer a, gconstpointer b, gpointer data)
{
  const Titled *x = a, *y = b;
  const bool *descending = data;
  int order;

  if (!x->key != !y->key)
    return x->key ? -1 : 1;
  order = g_strcmp0 (x->key, y->key);
  if (order)
    return *descending ? -order : order;
  return x->row < y->row ? -1 : x->row > y->row;
}

static void
sort_by_title (Job *job, GArray *rows)
{
  g_autoptr (GArray) titled = g_array_sized_new (FALSE, FALSE, sizeof (Titled), rows->len);

  g_array_set_clear_func (titled, titled_clear);
  for (guint i = 0; i < rows->len && !rt_stop_raised (job->stop); i++) {
    guint row = g_array_index (rows, guint, i);
    Titled one = { title_key (job->collection, row), row };

    g_array_append_val (titled, one);
  }
  if (rt_stop_raised (job->stop))
    return;
  g_array_sort_with_data (titled, compare_titles, &job->query.descending);
  for (guint i = 0; i < rows->len; i++)
    g_array_index (rows, guint, i) = g_array_index (titled, Titled, i).row;
}

static void
reverse (GArray *rows)
{
  for (guint i = 0, j = rows->len; i + 1 < j--; i++) {
    guint row = g_array_index (rows, guint, i);

    g_array_index (rows, guint, i) = g_array_index (rows, guint, j);
    g_array_index (rows, guint, j) = row;
  }
}

static void
sort (Job *job, GArray *rows)
{
  if (rows->len == 0)
    return;
  if (job->query.order == RT_ORDER_TITLE)
    sort_by_title (job, rows);
  else if (job->query.order != RT_ORDER_NUMBER)
    sort_by_rank (job, rows);
  else if (job->query.descending)
    reverse (rows);
}

/* The job */

static void
query_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  job->stop = stop;
  job->rows = filter (job);
  sort (job, job->rows);
}

static const RtJob query_job = {
  .work = query_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, collection, rt_collection_unref),
             RT_JOB_OWNS (Job, text, g_free), RT_JOB_OWNS (Job, cells, g_free),
             RT_JOB_OWNS (Job, rows, g_array_unref) },
};

/* Returns TEXT with `0` replaced by `.` if it consists of digits and dots, so that it can be
 * searched for in cells; otherwise NULL. Free with g_free. */
static char *
as_cells (const char *text)
{
  char *cells = g_strdup (text);

  if (strspn (text, "0123456789.") == strlen (text))
    return g_strdelimit (cells, "0", '.');
  g_free (cells);
  return NULL;
}

void
rt_collection_query_async (RtCollection *collection, const RtQuery *query,
                           GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (collection != NULL && query != NULL);

  rt_job_run (&query_job, NULL,
              &(Job) { .collection = rt_collection_ref (collection),
                       .query = *query,
                       .text = query->text ? g_utf8_casefold (query->text, -1) : NULL,
                       .cells = query->text ? as_cells (query->text) : NULL },
              cancellable, done, user_data);
}

GArray *
rt_collection_query_finish (GAsyncResult *result, GError **error)
{
  Job *job = rt_job_finish (&query_job, result, error);

  return job ? g_steal_pointer (&job->rows) : NULL;
}

/* Parsing a range of ratings */

#define HIGHEST 200 /* in tenths; above all ratings */

/* Comparison signs before a single bound. A sign comes before its own prefixes. */
static const struct {
  const char *sign;
  bool is_least; /* lower bound; else upper bound */
  int add;       /* tenths to add */
} signs[] = {
  { "≥", true, 0 },  { ">=", true, 0 },  { ">", true, 1 },
  { "≤", false, 0 }, { "<=", false, 0 }, { "<", false, -1 },
};

static const char *const dashes[] = { "-", "–", "—", "…", ".." };

/* If the text at HERE begins with WORD, moves HERE to the character after it and returns true. */
static bool
pass (const char **here, const char *word)
{
  if (!g_str_has_prefix (*here, word))
    return false;
  *here += strlen (word);
  return true;
}

static bool
pass_dash (const char **here)
{
  for (gsize i = 0; i < G_N_ELEMENTS (dashes); i++)
    if (pass (here, dashes[i]))
      return true;
  return false;
}

/* Parses a number as in "7.1", "7,1" or "7" at HERE, and moves HERE to the character after it.
 * Returns the number in tenths (71). Returns -1 if there is no number, or one that is too large.
 * Sets WHOLE to true if the number has no decimal. */
static int
pass_tenths (const char **here, bool *whole)
{
  const char *at = *here;
  int number = 0;

  while (g_ascii_isdigit (*at) && number <= HIGHEST)
    number = 10 * number + *at++ - '0';
  number *= 10;
  if (at == *here || number > HIGHEST)
    return -1;
  *whole = true;
  if ((*at == '.' || *at == ',') && at[1] != '.') {
    at++;
    *whole = !g_ascii_isdigit (*at);
    number += *whole ? 0 : *at++ - '0';
  }
  *here = at;
  return number;
}

/* Parses HERE, a range of ratings without blanks, as in "7+" or "2-3.4", into MADE. Returns false
 * if it is malformed. */
static bool
read_range (const char *here, RtRatings *made)
{
  int first, second;
  bool whole = false;

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (pass (&here, signs[i].sign)) {
      int bound = pass_tenths (&here, &whole);

      *made = signs[i].is_least ? (RtRatings) { bound + signs[i].add, HIGHEST }
                                : (RtRatings) { 0, MAX (1, bound + signs[i].add) };
      return bound >= 0 && !*here;
    }
  first = pass_tenths (&here, &whole);
  if (first >= 0 && !*here) {
    *made = (RtRatings) { first, MAX (1, whole ? first + 9 : first) };
    return true;
  }
  if (first >= 0 && pass (&here, "+")) {
    *made = (RtRatings) { first, HIGHEST };
    return !*here;
  }
  if (!pass_dash (&here))
    return false;
  second = pass_tenths (&here, &whole);
  *made = (RtRatings) { MAX (0, first), second < 0 ? HIGHEST : MAX (1, second) };
  return (first >= 0 || second >= 0) && !*here;
}

bool
rt_query_read_ratings (const char *text, RtRatings *ratings)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  g_autofree char *joined = g_strjoinv ("", words);
  RtRatings made = { 0, 0 };

  if (*joined && !read_range (joined, &made))
    return false;
  *ratings = made;
  return true;
}
