/* photo-page.c - RtPhotoPage, the side page about a picture from which a grid is read: the digits
 * that were read, doubtful cells, and corners that the person sets.
 *
 *     sentence        result of reading the picture, or the reason why it was not read
 *     current cell    enlarged, with its possible digits
 *     board           the straightened grid
 *     buttons
 *     buttons to continue and to go back, always visible
 *
 * While the person sets the corners, the whole picture replaces current cell and board. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/photo/photo-page.h"

#include "app/common/nested-scrolls.h"
#include "app/common/template.h"
#include "app/photo/photo-board.h"
#include "app/photo/photo-corners.h"
#include "document/desk/source-picture.h"
#include "format/photo-puzzle.h"
#include "widgets/buttons.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>

enum { PIECE = 76 }; /* pixels of the enlarged cell */
#define AROUND 0.2   /* margin around the enlarged cell, in cells */

struct _RtPhotoPage {
  GtkBox parent_instance;

  RtDesk *desk;         /* owned; NULL only during init and dispose */
  RtPictured *pictured; /* picture of the desk */

  /* Children. */
  GtkWidget *scrolled;  /* contains the widgets down to RETYPE */
  GtkWidget *sentence;
  GtkWidget *board;
  GtkWidget *one;       /* box with the current cell and the next three widgets */
  GtkWidget *piece;
  GtkWidget *place;     /* label: name of the current cell, and the digit that was read */
  GtkWidget *choices;   /* box of buttons */
  GtkWidget *turn;      /* button: changes the current digit from printed to handwritten, or back */
  GtkWidget *all;       /* button: accepts all doubtful cells */
  GtkWidget *corners;
  GtkWidget *other;     /* button: chooses the other grid of the picture */
  GtkWidget *retype;    /* label: how to correct a digit */
  GtkWidget *below;     /* box of the next buttons, which do not scroll */
  GtkWidget *read;      /* button: reads the grid inside the corners */
  GtkWidget *end;       /* button: accepts the digits */
  GtkWidget *by_hand;   /* button: shows the corners, or hides them */
  GtkWidget *away;      /* button: closes the page if nothing was read */

  /* State. */
  const RtPhoto *photo; /* photo that is shown; used only for comparison */
  bool setting;         /* the person is setting the corners */
};

G_DEFINE_FINAL_TYPE (RtPhotoPage, rt_photo_page, GTK_TYPE_BOX)

/* Filling the page */

/* Writes the digit of BUTTON into the current cell. */
static void
choose_cb (GtkButton *button, RtPhotoPage *self)
{
  int digit = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "digit"));

  rt_pictured_settle (self->pictured, rt_pictured_cell (self->pictured), digit);
}

static void
add_choice (RtPhotoPage *self, int digit, bool is_best)
{
  char text[] = { (char) ('0' + digit), '\0' };
  /* Translators: a cell without a digit. */
  GtkWidget *button = rt_button_new_text (digit ? text : C_("cell", "Blank"), NULL);

  g_object_set_data (G_OBJECT (button), "digit", GINT_TO_POINTER (digit));
  if (is_best)
    gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect (button, "clicked", G_CALLBACK (choose_cb), self);
  gtk_box_append (GTK_BOX (self->choices), button);
}

/* Returns a sentence that explains why CELL was not given the digit that it looks most like.
 * Returns NULL if it was given that digit. Free with g_free. */
static char *
say_changed (const RtSight *sight, int cell)
{
  int looks = sight->plain.digit[cell];

  if (!rt_cells_has (rt_sight_changed (sight), cell))
    return NULL;
  if (rt_cells_has (sight->by_hand, cell))
    return looks ? g_strdup_printf (_("It looks a little more like %d, which is not the solution's."), looks) : NULL;
  return looks ? g_strdup_printf (_("It looks a little more like %d, but only as read is there exactly one "
                                    "solution."), looks)
               : g_strdup (_("It looks a little more like a blank, but only as read is there exactly one "
                             "solution."));
}

/* Returns a text about CELL: the digit that was read (DOUBTFUL: not with certainty), or the digit NOW that the person
 * has chosen instead. Free with g_free. */
static char *
say_cell (const RtSight *sight, int cell, bool doubtful, int now)
{
  int row = cell / 9 + 1, column = cell % 9 + 1, read = sight->likely[cell][0];

  if (!doubtful && now != read)
    return now ? g_strdup_printf (_("Row %d, column %d: %d, as you chose"), row, column, now)
               : g_strdup_printf (_("Row %d, column %d: blank, as you chose"), row, column);
  return read ? g_strdup_printf (doubtful ? _("Row %d, column %d: perhaps %d") : _("Row %d, column %d: %d was read"),
                                 row, column, read)
              : g_strdup_printf (doubtful ? _("Row %d, column %d: perhaps blank")
                                          : _("Row %d, column %d: nothing was read"), row, column);
}

/* Shows the current cell of the picture: its enlarged image, the digit, and the choices of a cell
 * that was doubtful when it was read. */
static void
show_one (RtPhotoPage *self)
{
  const RtSight *sight = rt_pictured_sight (self->pictured);
  int cell = rt_pictured_cell (self->pictured);
  const RtPosition *position = rt_document_position (rt_desk_document (self->desk));
  int now = rt_position_digit (position, cell);
  bool doubtful = rt_cells_has (rt_pictured_doubtful (self->pictured), cell), has_blank = false;
  bool as_read = doubtful || now == sight->likely[cell][0];
  g_autofree char *said = say_cell (sight, cell, doubtful, now), *why = as_read ? say_changed (sight, cell) : NULL;
  g_autofree char *both = g_strjoin (". ", said, why, NULL);
  g_autoptr (GdkTexture) texture =
    rt_photo_board_piece (self->pictured, cell % 9 - AROUND, cell / 9 - AROUND, 1 + 2 * AROUND, PIECE);
  GtkWidget *child;

  gtk_picture_set_paintable (GTK_PICTURE (self->piece), GDK_PAINTABLE (texture));
  gtk_label_set_text (GTK_LABEL (self->place), both);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->piece), GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
  rt_button_set_text (self->turn, rt_pictured_is_by_hand (self->pictured, cell) ? _("It Is Printed")
                                                                                : _("It Is Written by Hand"));
  gtk_widget_set_visible (self->turn, now > 0 || (doubtful && sight->likely[cell][0] > 0));
  while ((child = gtk_widget_get_first_child (self->choices)))
    gtk_box_remove (GTK_BOX (self->choices), child);
  if (!rt_cells_has (sight->doubtful, cell) || rt_position_is_given (position, cell))
    return;
  for (int k = 0; k < RT_SIGHT_LIKELY; k++) {
    add_choice (self, sight->likely[cell][k], sight->likely[cell][k] == (doubtful ? sight->likely[cell][0] : now));
    has_blank |= sight->likely[cell][k] == 0;
  }
  if (!has_blank)
    add_choice (self, 0, !doubtful && !now);
}

/* Returns SAID followed by the sentence MORE. Either may be NULL. Takes ownership of both. Free the result with
 * g_free. */
static char *
add_sentence (char *said, char *more)
{
  g_autofree char *first = said, *second = more;

  if (!first || !second)
    return first ? g_steal_pointer (&first) : g_steal_pointer (&second);
  return g_strjoin (" ", first, second, NULL);
}

/* Returns sentences with the numbers of printed and of handwritten digits (none if no digit is handwritten), and of
 * cells whose small digits were not read. Returns NULL if there is nothing to say. Free with g_free. */
static char *
say_kinds (const RtSight *sight)
{
  return add_sentence (rt_cells_is_empty (sight->by_hand) ? NULL : rt_picture_kinds (sight), rt_picture_marks (sight));
}

/* Returns sentences about the N doubtful cells, their likely cause, and the number of solutions of the digits
 * that were read. Free with g_free. */
static char *
say_doubtful (const RtSight *sight, int n)
{
  char *said = g_strdup_printf (
    ngettext ("%d cell is doubtful. Compare it with the picture; type its digit, or choose one.",
              "%d cells are doubtful. Compare them with the picture; type their digits, or choose "
              "them.", (gulong) n), n);

  if (rt_sight_is_poor (sight))
    said = add_sentence (said, g_strdup (_("Much of this was hard to read. Compare every cell.")));
  return add_sentence (say_kinds (sight), add_sentence (said, rt_picture_verdict (&sight->givens)));
}

/* Returns a sentence that no cell is doubtful any more. If the digits that were read were no puzzle, it also
 * says how many solutions the grid has now. Free with g_free. */
static char *
say_all_read (const RtSight *sight, const RtPosition *position)
{
  char *verdict = NULL;
  RtGrid grid;

  if (!sight->is_puzzle) {
    rt_position_grid (position, &grid);
    verdict = rt_picture_verdict (&grid);
  }
  if (!verdict)
    verdict = g_strdup (_("Every cell was read. Compare the grid with the picture, then take it."));
  return add_sentence (say_kinds (sight), verdict);
}

/* Returns translated sentences about the reading of the picture and the possible actions. POSITION is the
 * position of the document. SETTING is true while the person sets the corners, which is always the case if
 * nothing was read. Free with g_free. */
static char *
say_photo (RtPictured *pictured, const RtPosition *position, bool setting)
{
  const RtSight *sight = rt_pictured_sight (pictured);
  const GError *fault = rt_photo_fault (rt_pictured_photo (pictured));
  int n = rt_cells_count (rt_pictured_doubtful (pictured));

  if (rt_pictured_is_reading (pictured))
    return g_strdup (_("Reading the picture…"));
  if (setting && !sight && fault)
    /* Translators: %s is a sentence that says why no grid was read. */
    return g_strdup_printf (_("%s Or move the four corners onto the corners of the grid."),
                            fault->message);
  if (setting)
    return g_strdup (_("Move the four corners onto the corners of the grid."));
  if (n > 0)
    return say_doubtful (sight, n);
  return say_all_read (sight, position);
}

static void
show (RtPhotoPage *self)
{
  const RtSight *sight = rt_pictured_sight (self->pictured);
  bool read = sight && !self->setting;
  const RtPosition *position = rt_document_position (rt_desk_document (self->desk));
  g_autofree char *said = say_photo (self->pictured, position, self->setting);
  bool news = g_strcmp0 (said, gtk_label_get_text (GTK_LABEL (self->sentence))) != 0;

  gtk_label_set_text (GTK_LABEL (self->sentence), said);
  gtk_widget_set_visible (self->board, read);
  gtk_widget_set_visible (self->one, read);
  gtk_widget_set_visible (self->all, read && rt_cells_count (rt_pictured_doubtful (self->pictured)) > 1);
  gtk_widget_set_visible (self->corners, self->setting);
  gtk_widget_set_visible (self->read, self->setting);
  gtk_widget_set_sensitive (self->read, !rt_pictured_is_reading (self->pictured));
  gtk_widget_set_visible (self->by_hand, sight != NULL);
  rt_button_set_text (self->by_hand, self->setting ? _("Leave the Corners as They Were")
                                                   : _("Set the Corners by Hand"));
  gtk_widget_set_visible (self->other, read && rt_pictured_other (self->pictured));
  gtk_widget_set_visible (self->away, !sight);
  gtk_widget_set_visible (self->retype, read);
  gtk_widget_set_visible (self->end, read);
  if (rt_cells_is_empty (rt_pictured_doubtful (self->pictured)) && read)
    gtk_widget_add_css_class (self->end, "suggested-action");
  else
    gtk_widget_remove_css_class (self->end, "suggested-action");
  if (read) {
    rt_photo_board_show (RT_PHOTO_BOARD (self->board), self->pictured);
    show_one (self);
  }
  if (news && gtk_widget_get_mapped (self->sentence))
    rt_compat_announce (self->sentence, said);
}

/* Shows the whole picture with the corners if no grid was found, else the straightened grid. */
static void
show_picture (RtPhotoPage *self)
{
  const RtPhoto *photo = rt_pictured_photo (self->pictured);

  if (!photo) {
    self->photo = NULL;
    return;
  }
  if (photo != self->photo) {
    self->photo = photo;
    self->setting = rt_pictured_sight (self->pictured) == NULL;
    if (self->setting)
      rt_photo_corners_show (RT_PHOTO_CORNERS (self->corners), self->pictured);
  }
  show (self);
}

static void
desk_changed_cb (RtPhotoPage *self, guint what)
{
  if (what & (RT_DESK_PICTURE | RT_DESK_POSITION))
    show_picture (self);
}

static void
cell_cb (RtPhotoPage *self)
{
  if (rt_pictured_photo (self->pictured))
    show (self);
}

/* Input of the person */

static void
pointed_cb (RtPhotoPage *self, int cell)
{
  rt_pictured_set_cell (self->pictured, cell);
}

static void
by_hand_cb (RtPhotoPage *self)
{
  self->setting = !self->setting;
  if (self->setting)
    rt_photo_corners_show (RT_PHOTO_CORNERS (self->corners), self->pictured);
  show (self);
}

static void
read_cb (RtPhotoPage *self)
{
  double corners[8];

  if (!rt_photo_corners_get (RT_PHOTO_CORNERS (self->corners), corners))
    return;
  self->setting = false;
  rt_pictured_read_at (self->pictured, corners);
}

static void
moved_cb (RtPhotoPage *self)
{
  double corners[8];

  gtk_widget_set_sensitive (self->read,
                            rt_photo_corners_get (RT_PHOTO_CORNERS (self->corners), corners));
}

static void
other_cb (RtPhotoPage *self)
{
  rt_pictured_take_other (self->pictured);
}

static void
turn_cb (RtPhotoPage *self)
{
  rt_pictured_turn (self->pictured, rt_pictured_cell (self->pictured));
}

static void
all_cb (RtPhotoPage *self)
{
  rt_pictured_settle_all (self->pictured);
}

static void
end_cb (RtPhotoPage *self)
{
  rt_pictured_end (self->pictured);
}

static void
rt_photo_page_dispose (GObject *object)
{
  RtPhotoPage *self = RT_PHOTO_PAGE (object);

  if (self->desk) {
    g_signal_handlers_disconnect_by_data (self->desk, self);
    g_signal_handlers_disconnect_by_data (self->pictured, self);
  }
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (rt_photo_page_parent_class)->dispose (object);
}

static void
rt_photo_page_class_init (RtPhotoPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_photo_page_dispose;
  g_type_ensure (RT_TYPE_PHOTO_BOARD);
  g_type_ensure (RT_TYPE_PHOTO_CORNERS);
  rt_template_set (class, "photo/photo-page.ui", RtPhotoPage, scrolled, sentence, board, one, piece,
                   place, choices, turn, all, corners, other, retype, below, read, end, by_hand, away);
  rt_template_handlers (class, pointed_cb, by_hand_cb, read_cb, moved_cb, other_cb, turn_cb, all_cb, end_cb);
}

static void
rt_photo_page_init (RtPhotoPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rt_scrolls_init (self->scrolled);
  gtk_widget_set_size_request (self->piece, PIECE, PIECE);
}

GtkWidget *
rt_photo_page_new (RtDesk *desk)
{
  RtPhotoPage *self = g_object_new (RT_TYPE_PHOTO_PAGE, NULL);

  rt_photo_page_set_desk (self, desk);
  return GTK_WIDGET (self);
}

void
rt_photo_page_set_desk (RtPhotoPage *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_PHOTO_PAGE (self) && RT_IS_DESK (desk));

  if (self->desk) {
    g_signal_handlers_disconnect_by_data (self->desk, self);
    g_signal_handlers_disconnect_by_data (self->pictured, self);
  }
  g_set_object (&self->desk, desk);
  self->pictured = rt_desk_pictured (desk);
  self->photo = NULL;
  g_signal_connect_swapped (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  g_signal_connect_swapped (self->pictured, "notify::cell", G_CALLBACK (cell_cb), self);
  desk_changed_cb (self, RT_DESK_PICTURE);
}
