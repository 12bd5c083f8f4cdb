/* read-picture.c - searches a picture for a grid: reads candidates until one is sure.
 *
 * Lines alone do not prove a grid. A candidate is accepted when its digits are sure and form a puzzle.
 * Until then the next threshold is tried, then the places one cell beside the best candidate, then grids
 * without lines. If no candidate is sure, the best reading is used. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "vision/read-picture.h"

#include "vision/detect-jigsaw.h"
#include "vision/locate-grid.h"
#include "vision/read-grid.h"

#include <glib/gi18n-lib.h>
#include <math.h>

enum {
  FEWEST = 17,     /* least digits of a puzzle */
  /* most digits that may be missing, for example at the edge of a shadow; their cells are doubtful */
  MISSED = 2,
  HARDLY = 2,      /* most doubtful cells of a nearly sure puzzle */
  SNAPPED = 20,    /* most doubtful cells for which a reading without residuals is tried */
  AT_ONCE = 2,     /* candidates read after each round */
  MOST_READ = 12,
  MOST_SMOOTH = 4, /* most places that are also read without residuals */
  JIGSAW_REACH = 4, /* pixels: distance from their expected places within which bold lines are searched */
  IN_PLACE_ROUNDS = 2, /* number of thresholds that are tried even if the place of the grid is clear */
};
#define PROMISING 0.3   /* candidates with lower scores are not read */
#define LINED 0.5       /* a place with a higher score is a grid, whatever its digits are */
#define IN_PLACE 0.8    /* with a higher score, the place of the grid is clear */
/* with a higher score, the place is also clear if the digits are a puzzle with at most HARDLY doubtful cells */
#define NEARLY 0.7
/* candidates whose score is lower than that of a puzzle by more than this are not read */
#define WORSE 0.1
/* another reading of the same place causes doubts if its quality is lower by at most this */
#define RIVAL 0.2
#define LARGER 1.08     /* least ratio of the sizes of two grids to prefer the larger one */
#define MOSTLY 0.2      /* greatest share of doubtful digits in a clear grid */
#define UNREADABLE 0.35 /* share of doubtful printed digits above which the grid is unreadable */
#define GUESSWORK 0.66  /* greatest share of doubtful cells, unless the digits are a puzzle */

typedef struct {
  const RtImage *image;
  RtStop *stop;
  RtSightTimes *times;
  RtGrey small;         /* picture in which grids are searched */
  RtGreyHalves halves;  /* pictures from which cells are cut */
  double by_x, by_y;    /* scale from small to large */
  RtLocated candidates;
  bool was_read[RT_LOCATED];
  RtGridRead reads[MOST_READ];
  int n_reads, n_smooth;
  RtGridRead *best;       /* best reading, in READS; NULL if nothing was read */
} Look;

static void
look_start (Look *look, const RtImage *image, RtStop *stop, RtSightTimes *times)
{
  double began = rt_stage_begin (times);

  look->image = image;
  look->stop = stop;
  look->times = times;
  look->small = rt_grey_shrink (&image->grey, RT_LOCATE_LONGEST);
  look->halves = rt_grey_halve (&image->grey);
  look->by_x = (double) image->grey.width / look->small.width;
  look->by_y = (double) image->grey.height / look->small.height;
  rt_stage_end (look->times, RT_SIGHT_LOCATE, &began);
}

static void
look_free (Look *look)
{
  rt_grey_clear (&look->small);
  rt_grey_halves_clear (&look->halves);
  g_free (look);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Look, look_free)

/* Returns true if the middle of each grid is outside of the other. */
static bool
are_apart (const RtMesh *a, const RtMesh *b)
{
  double xa, ya, xb, yb, x, y, reach_a, reach_b;

  rt_mesh_point (a, 4.5, 4.5, &xa, &ya);
  rt_mesh_point (a, 0, 4.5, &x, &y);
  reach_a = hypot (x - xa, y - ya);
  rt_mesh_point (b, 4.5, 4.5, &xb, &yb);
  rt_mesh_point (b, 0, 4.5, &x, &y);
  reach_b = hypot (x - xb, y - yb);
  return hypot (xa - xb, ya - yb) > 0.8 * (reach_a + reach_b);
}

/* Returns true if READ is a puzzle, and no digit was changed to get one solution. */
static bool
is_puzzle_as_read (const RtGridRead *read)
{
  return read->sight.is_puzzle && rt_cells_is_empty (rt_sight_changed (&read->sight));
}

/* Reads the grid at FOUND, in coordinates of the small picture, and updates the best reading. If
 * cells are doubtful, also reads it without the mesh's local offsets (residuals), which may have
 * snapped onto the tops of digits, and uses the reading with fewer doubts. */
static void
read_found (Look *look, const RtFound *found)
{
  RtFound large = *found;
  RtGridRead *read = &look->reads[look->n_reads];

  if (look->n_reads == MOST_READ || rt_stop_raised (look->stop))
    return;
  rt_mesh_scale (&large.mesh, look->by_x, look->by_y);
  rt_grid_read (look->image, &look->halves, &large, look->times, read);
  if (!read->is_sure && read->n_doubtful <= SNAPPED && look->n_smooth < MOST_SMOOTH &&
      rt_mesh_smooth (&large.mesh)) {
    RtGridRead smooth;

    look->n_smooth++;
    rt_grid_read (look->image, &look->halves, &large, look->times, &smooth);
    if (smooth.is_sure ||
        (smooth.n_doubtful < read->n_doubtful && (is_puzzle_as_read (&smooth) || !is_puzzle_as_read (read))))
      *read = smooth;
  }
  look->n_reads++;
  if (!look->best || read->worth > look->best->worth)
    look->best = read;
}

/* Returns true if the lines clearly show the place of the best grid. */
static bool
is_in_place (const Look *look)
{
  const RtGridRead *best = look->best;

  return best && (best->judged.score > IN_PLACE ||
                  (best->judged.score > NEARLY && best->sight.is_puzzle && best->n_doubtful <= HARDLY));
}

/* Returns true if no more candidates must be read: a reading is sure, or the search was stopped. */
static bool
is_done (const Look *look)
{
  return rt_stop_raised (look->stop) ||
         (look->best && (look->best->is_sure || (is_in_place (look) && look->best->sight.is_puzzle)));
}

/* Returns true if FOUND may be better than the best reading. If the best reading is a puzzle with lines,
 * FOUND must be another grid, which may be larger, or have about as many lines. */
static bool
may_be_better (const Look *look, const RtFound *found)
{
  const RtGridRead *best = look->best;
  RtMesh mesh = found->mesh;

  if (!best || !best->sight.is_puzzle || best->judged.score < LINED)
    return true;
  rt_mesh_scale (&mesh, look->by_x, look->by_y);
  if (are_apart (&mesh, &best->sight.mesh))
    return found->judged.score > LINED;
  return !is_done (look) && found->judged.score > best->judged.score - WORSE;
}

/* Returns the index of the unread candidate place with the best rank, or -1. If a grid is sure,
 * considers only candidates apart from it, which may be larger. */
static int
most_promising (const Look *look)
{
  double most = -1;
  int which = -1;

  for (int i = 0; i < look->candidates.n; i++) {
    const RtFound *found = &look->candidates.at[i];
    double rank = rt_place_rank (&look->small, found);

    if (look->was_read[i] || found->judged.score < PROMISING || rank <= most ||
        !may_be_better (look, found))
      continue;
    most = rank;
    which = i;
  }
  return which;
}

static void
read_promising (Look *look, int n)
{
  for (int k = 0; k < n; k++) {
    int i = most_promising (look);

    if (i < 0)
      return;
    look->was_read[i] = true;
    read_found (look, &look->candidates.at[i]);
  }
}

/* Returns the mesh of READ in coordinates of the small picture, without its quarter turns. */
static RtMesh
small_mesh (const Look *look, const RtGridRead *read)
{
  RtMesh mesh = read->sight.mesh;

  mesh.turns = 0;
  rt_mesh_scale (&mesh, 1 / look->by_x, 1 / look->by_y);
  return mesh;
}

/* Reads the eight places that are one cell beside the best reading. If the frame is not drawn as a line,
 * the first line inside may have been used as the frame. */
static void
read_beside_best (Look *look)
{
  RtMesh mesh = small_mesh (look, look->best);
  int before = look->candidates.n;
  double began = rt_stage_begin (look->times);

  for (int k = 0; k < 9; k++) {
    RtMesh moved = mesh;

    rt_mesh_shift (&moved, k % 3 - 1, k / 3 - 1);
    if (k != 4)
      rt_locate_add (&look->small, &moved, &look->candidates);
  }
  rt_stage_end (look->times, RT_SIGHT_LOCATE, &began);
  for (int i = before; i < look->candidates.n; i++)
    if (!look->was_read[i] && look->candidates.at[i].judged.score >= PROMISING &&
        may_be_better (look, &look->candidates.at[i])) {
      look->was_read[i] = true;
      read_found (look, &look->candidates.at[i]);
    }
}

static void
read_without_lines (Look *look)
{
  int before = look->candidates.n;
  double began = rt_stage_begin (look->times);

  rt_locate_without_lines (&look->small, &look->candidates);
  rt_stage_end (look->times, RT_SIGHT_LOCATE, &began);
  for (int i = before; i < look->candidates.n; i++)
    read_found (look, &look->candidates.at[i]);
}

static void
look_around (Look *look)
{
  for (int round = 0; !is_done (look) && !(is_in_place (look) && round >= IN_PLACE_ROUNDS); round++) {
    double began = rt_stage_begin (look->times);
    bool more = rt_locate (&look->small, round, &look->candidates);

    rt_stage_end (look->times, RT_SIGHT_LOCATE, &began);
    if (!more)
      break;
    read_promising (look, AT_ONCE);
  }
  if (!is_done (look) && look->best && !is_in_place (look))
    read_beside_best (look);
  if (!is_done (look) && !is_in_place (look) && !(look->best && look->best->sight.is_puzzle))
    read_without_lines (look);
}

/* Returns true if READ has lines and mostly clear digits. The digits need not have exactly one solution. */
static bool
is_clear (const RtGridRead *read)
{
  return read->judged.score > LINED && read->n_doubtful < MOSTLY * read->n_digits &&
         read->n_digits >= FEWEST - MISSED;
}

/* Returns true if READ may be returned: it is a puzzle or clear, and not full, as a printed
 * solution is. */
static bool
is_sound (const RtGridRead *read)
{
  return (read->sight.is_puzzle || is_clear (read)) &&
         rt_cells_count (rt_grid_filled (&read->sight.givens)) < RT_N_CELLS;
}

static bool
is_jigsaw (const Look *look, const RtGridRead *read)
{
  RtMesh mesh = small_mesh (look, read);
  RtFlat flat;
  RtPieces pieces;

  rt_lines_flatten (&look->small, &mesh, &flat);
  rt_lines_find (&flat, read->polarity, JIGSAW_REACH, &pieces);
  return rt_regions_are_crooked (&pieces);
}

/* Returns true if the picture shows a grid of another size than 9 x 9: the largest lattice of cells
 * found has another size, and no sure or clear reading contradicts it. */
static bool
is_other_size (const Look *look)
{
  const RtGridRead *best = look->best;
  int columns = look->candidates.columns, rows = look->candidates.rows;

  if (columns == 0 || columns == 9 || (columns != rows && MIN (columns, rows) <= 10))
    return false;
  if (!best)
    return true;
  if (MIN (columns, rows) > 10 && best->sight.is_puzzle)
    return !best->is_sure;
  return !best->sight.is_puzzle && !(is_clear (best) && (columns < 9 || columns != rows));
}

/* Returns true if most cells with digits in READ are doubtful. Then the other digits are probably wrong, too. */
static bool
is_guesswork (const RtGridRead *read)
{
  const RtSight *sight = &read->sight;
  RtCells digits = rt_cells_or (rt_grid_filled (&sight->givens), rt_grid_filled (&sight->entries));

  return rt_cells_count (sight->doubtful) > GUESSWORK * rt_cells_count (rt_cells_or (digits, sight->doubtful));
}

/* Returns the error that explains why the best reading is not accepted, or NULL if it is accepted. The
 * caller owns the error. */
static GError *
fault_of (const Look *look)
{
  const RtGridRead *best = look->best;

  if (rt_stop_raised (look->stop))
    return g_error_new_literal (RT_IMAGE_ERROR, RT_IMAGE_ERROR_STOPPED, _("Stopped."));
  if (is_other_size (look))
    return g_error_new (RT_IMAGE_ERROR, RT_IMAGE_ERROR_OTHER_GRID,
                        _("The grid in this picture seems to have %d columns and %d rows; only grids "
                          "of 9 × 9 are read."), look->candidates.columns, look->candidates.rows);
  if (best && best->judged.score > PROMISING && is_jigsaw (look, best))
    return g_error_new_literal (RT_IMAGE_ERROR, RT_IMAGE_ERROR_OTHER_GRID,
                                _("The bold lines of the grid in this picture do not make boxes of "
                                  "3 × 3 cells; jigsaw Sudoku is not read."));
  if (best && best->judged.score > PROMISING && best->n_unseen > 0)
    return g_error_new_literal (RT_IMAGE_ERROR, RT_IMAGE_ERROR_DIGITS,
                                _("A part of the grid is outside of this picture, and so are cells that "
                                  "may have digits."));
  if (best && best->sight.is_puzzle)
    return NULL;
  if (!best || best->judged.score < PROMISING)
    return g_error_new_literal (RT_IMAGE_ERROR, RT_IMAGE_ERROR_NO_GRID,
                                _("No grid was found in this picture. It helps if all of the grid is "
                                  "in it, flat, large and sharp."));
  if (best->n_digits < FEWEST - MISSED)
    return g_error_new (RT_IMAGE_ERROR, RT_IMAGE_ERROR_DIGITS,
                        ngettext ("There is a grid in this picture, but only %d digit was read in it; "
                                  "a puzzle has at least 17.",
                                  "There is a grid in this picture, but only %d digits were read in "
                                  "it; a puzzle has at least 17.", (gulong) best->n_digits),
                        best->n_digits);
  if (best->n_unclear > UNREADABLE * best->n_digits || is_guesswork (best))
    return g_error_new_literal (RT_IMAGE_ERROR, RT_IMAGE_ERROR_DIGITS,
                                _("There is a grid in this picture, but its digits cannot be read."));
  return NULL;
}

/* Returns the reading of another grid, apart from the best one, or NULL. LOOK owns it. */
static const RtGridRead *
other_of (const Look *look)
{
  const RtGridRead *other = NULL;

  for (int i = 0; i < look->n_reads; i++) {
    const RtGridRead *read = &look->reads[i];

    if (read != look->best && is_sound (read) &&
        are_apart (&read->sight.mesh, &look->best->sight.mesh) &&
        (!other || read->worth > other->worth))
      other = read;
  }
  return other;
}

/* Makes the largest of several grids the best reading, even if another one is surer. */
static void
prefer_largest (Look *look)
{
  for (int i = 0; i < look->n_reads; i++) {
    RtGridRead *read = &look->reads[i];

    if (is_sound (read) && read->judged.score > LINED &&
        read->size > LARGER * look->best->size &&
        are_apart (&read->sight.mesh, &look->best->sight.mesh))
      look->best = read;
  }
}

/* Marks as doubtful the cells that have another digit in another reading of the same place. Does nothing
 * if the lines clearly show the place. */
static void
doubt_by_rivals (const Look *look, RtSight *sight)
{
  if (look->best->judged.score > IN_PLACE)
    return;
  for (int i = 0; i < look->n_reads; i++) {
    const RtGridRead *read = &look->reads[i];

    if (read == look->best || !read->sight.is_puzzle || read->worth < look->best->worth - RIVAL ||
        are_apart (&read->sight.mesh, &sight->mesh))
      continue;
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (read->sight.givens.digit[cell] + read->sight.entries.digit[cell] !=
          sight->givens.digit[cell] + sight->entries.digit[cell])
        rt_cells_add (&sight->doubtful, cell);
  }
}

bool
rt_sight_read_at (const RtImage *image, const double corners[8], RtSight *sight)
{
  g_autoptr (Look) look = g_new0 (Look, 1);
  RtFound found = { 0 }, refined;

  if (!rt_mesh_of_corners (&found.mesh, corners))
    return false;
  look_start (look, image, NULL, NULL);
  rt_mesh_scale (&found.mesh, 1 / look->by_x, 1 / look->by_y);
  /* Reads the grid at the given corners, and at the lines near them. Uses the better reading. */
  refined = found;
  rt_refine (&look->small, &refined);
  found.judged = refined.judged;
  found.polarity = refined.polarity;
  read_found (look, &found);
  read_found (look, &refined);
  rt_grid_read_marks (&look->halves, look->best);
  *sight = look->best->sight;
  return true;
}

bool
rt_sight_read (const RtImage *image, RtStop *stop, RtSight *sight, RtSight *other, bool *has_other,
               RtSightTimes *times, GError **error)
{
  g_autoptr (Look) look = g_new0 (Look, 1);
  const RtGridRead *second;
  GError *fault;

  look_start (look, image, stop, times);
  look_around (look);
  if (look->best)
    prefer_largest (look);
  fault = fault_of (look);
  if (fault) {
    g_propagate_error (error, fault);
    return false;
  }
  rt_grid_read_marks (&look->halves, look->best);
  *sight = look->best->sight;
  doubt_by_rivals (look, sight);
  second = other ? other_of (look) : NULL;
  if (other)
    *has_other = second != NULL;
  if (second)
    *other = second->sight;
  return true;
}
