/* kept-positions.c - a part of the puzzle page: fills the list of kept positions and branches, each
 * with a small picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/puzzle/kept-positions.h"

#include "app/common/nested-scrolls.h"
#include "picture/colour.h"
#include "picture/compose.h"
#include "picture/painter.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/style-sheets.h"

#include <glib/gi18n.h>

/* Number of branches that are listed at first, and least number of edits of such a branch. A branch
 * with fewer edits is usually a corrected digit. */
#define BRANCHES 3
#define BRANCH_FROM 2

#define PICTURE_SMALL 46
#define PICTURE_LARGE 270

#define NONE G_MAXUINT

/* Pictures */

static void
draw_large_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer scene)
{
  RtBox box = { 0, 0, MIN (width, height), .on_pixels = true };

  rt_paint (cr, scene, rt_widgets_theme (), &box);
}

/* Draws a square in the digit's colour for each filled cell, because digits would be too small to
 * read. */
static void
draw_small_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const RtScene *scene = data;
  const RtTheme *theme = rt_widgets_theme ();
  const int unit = MIN (width, height) / 9;

  rt_paint_set_colour (cr, theme->board);
  cairo_rectangle (cr, 0, 0, 9 * unit, 9 * unit);
  cairo_fill (cr);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtRole role = scene->cells[cell].role;

    if (!scene->cells[cell].digit)
      continue;
    rt_paint_set_colour (cr, role == RT_ROLE_GIVEN   ? theme->cell_line
                             : role == RT_ROLE_FOUND ? theme->found
                                                     : theme->entered);
    cairo_rectangle (cr, cell % 9 * unit + 1, cell / 9 * unit + 1, unit - 1, unit - 1);
    cairo_fill (cr);
  }
  rt_paint_set_colour (cr, theme->box_line);
  cairo_set_line_width (cr, 1);
  for (int i = 0; i < 4; i++) {
    double at = MIN (3 * i * unit, 9 * unit - 1) + 0.5;

    cairo_move_to (cr, at, 0);
    cairo_line_to (cr, at, 9 * unit);
    cairo_move_to (cr, 0, at);
    cairo_line_to (cr, 9 * unit, at);
  }
  cairo_stroke (cr);
}

static GtkWidget *
make_picture (const RtScene *scene, int side)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), side);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), side);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area),
                                  side == PICTURE_SMALL ? draw_small_cb : draw_large_cb,
                                  g_memdup2 (scene, sizeof *scene), g_free);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  return area;
}

static gboolean
tooltip_cb (GtkWidget *button, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip,
            const RtScene *scene)
{
  gtk_tooltip_set_custom (tooltip, make_picture (scene, PICTURE_LARGE));
  return TRUE;
}

static void
free_scene_cb (gpointer scene, GClosure *closure)
{
  g_free (scene);
}

/* Rows */

static int
count_left (const RtPosition *position)
{
  RtGrid grid;

  rt_position_grid (position, &grid);
  return RT_N_CELLS - rt_cells_count (rt_grid_filled (&grid));
}

static const char *
name_of (const RtKept *kept)
{
  /* Translators: a row of positions: the end of a branch of the person's own solving, which was left
   * by going back and doing something else. */
  return kept->name ? kept->name : _("A way you left");
}

/* Returns the second line of a row, or NULL if the position is on the current branch. Free with
 * g_free. */
static char *
say_branch (const RtKept *kept)
{
  if (kept->n_apart == 0)
    return NULL;
  /* Translators: below the name of a position: how many edits it is away from the branch */
  return g_strdup_printf (ngettext ("%u step on another branch", "%u steps on another branch",
                                    (gulong) kept->n_apart),
                          kept->n_apart);
}

/* Returns the text at the end of a row: "here" for the position that the grid shows, otherwise the
 * number of empty cells, or "" if the name of the position says this number. Free with g_free. */
static char *
say_left (const RtKept *kept)
{
  g_autofree char *left = rt_desk_say_left (count_left (kept->position));

  if (kept->is_now)
    /* Translators: beside a position in a list: the grid shows it now. */
    return g_strdup (_("here"));
  return g_strcmp0 (left, kept->name) == 0 ? g_strdup ("") : g_steal_pointer (&left);
}

static GMenuModel *
make_menu (guint id)
{
  GMenu *menu = g_menu_new ();
  g_autofree char *naming = g_strdup_printf ("kept.name(uint32 %u)", id);
  g_autofree char *removal = g_strdup_printf ("kept.remove(uint32 %u)", id);

  g_menu_append (menu, _("Re_name"), naming);
  /* Translators: a position is kept no longer. */
  g_menu_append (menu, _("_Keep No Longer"), removal);
  return G_MENU_MODEL (menu);
}

static GtkWidget *
make_menu_button (const RtKept *kept)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) menu = make_menu (kept->id);
  /* Translators: the name of a menu button; %s is the name of a position. */
  g_autofree char *name = g_strdup_printf (_("Menu of “%s”"), kept->name);

  rt_button_set_icon (button, "view-more-symbolic", name);
  rt_menu_button_set_menu (GTK_MENU_BUTTON (button), menu);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

static GtkWidget *
make_line (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* Returns the widgets of a row: picture, name and number of empty cells. */
static GtkWidget *
make_content (const RtKept *kept, const RtScene *scene)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *name;
  g_autofree char *branch = say_branch (kept), *left = say_left (kept);

  name = make_line (name_of (kept), kept->name ? NULL : "faint");
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_append (GTK_BOX (line), make_line (left, "faint"));
  gtk_box_append (GTK_BOX (lines), line);
  if (branch)
    gtk_box_append (GTK_BOX (lines), make_line (branch, "faint"));
  gtk_box_append (GTK_BOX (box), make_picture (scene, PICTURE_SMALL));
  gtk_box_append (GTK_BOX (box), lines);
  return box;
}

/* Returns the accessible name of a row's button, as in "before I guessed 4, 39 cells left". Free
 * with g_free. */
static char *
say_row (const RtKept *kept)
{
  g_autofree char *left = say_left (kept), *branch = say_branch (kept);

  return g_strconcat (name_of (kept), *left ? ", " : "", left, branch ? ", " : "", branch, NULL);
}

static GtkWidget *
make_button (const RtKept *kept)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree RtScene *scene = g_new (RtScene, 1);
  g_autofree char *name = say_row (kept);

  rt_compose_play (scene, kept->position, RT_CELLS_NONE);
  gtk_button_set_child (GTK_BUTTON (button), make_content (kept, scene));
  rt_button_set_name (button, name);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "kept.go");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", kept->id);
  gtk_widget_set_has_tooltip (button, TRUE);
  g_signal_connect_data (button, "query-tooltip", G_CALLBACK (tooltip_cb),
                         g_memdup2 (scene, sizeof *scene), free_scene_cb, 0);
  return button;
}

/* Naming: while the person types the name of a position, its row has an entry instead of a button.
 * Signals of the entry end the naming. An idle handler removes the entry, because an entry must not
 * be removed during its own signal. */

static void
end_naming (RtKeptPart *part)
{
  g_autofree char *text = NULL;
  guint id = part->naming;

  if (!part->entry)
    return;
  text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (part->entry))));
  g_clear_handle_id (&part->ending, g_source_remove);
  part->entry = NULL;
  part->naming = NONE;
  if (!part->dropped && *text)
    rt_document_keep (rt_desk_document (part->desk), id, text);
}

static gboolean
end_naming_cb (gpointer data)
{
  RtKeptPart *part = data;

  part->ending = 0;
  end_naming (part);
  rt_kept_part_show (part, part->desk);
  return G_SOURCE_REMOVE;
}

static void
end_naming_later_cb (RtKeptPart *part)
{
  if (part->entry && !part->ending)
    part->ending = g_idle_add (end_naming_cb, part);
}

static gboolean
key_cb (GtkEventController *controller, guint key, guint code, GdkModifierType state,
        RtKeptPart *part)
{
  if (key != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  part->dropped = true;
  end_naming_later_cb (part);
  return GDK_EVENT_STOP;
}

/* Scrolls to a new row of the list, which may be below the visible part, once it has its place. */
static gboolean
laid_out_cb (GtkWidget *entry, GdkFrameClock *clock, gpointer data)
{
  if (gtk_widget_get_height (entry) == 0)
    return G_SOURCE_CONTINUE;
  rt_scrolls_to (entry);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
make_entry (RtKeptPart *part, const RtKept *kept)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), kept->name);
  gtk_widget_set_hexpand (entry, TRUE);
  rt_control_set_name (entry, _("Name of the position"));
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (end_naming_later_cb), part);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (end_naming_later_cb), part);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), part);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (entry, keys);
  gtk_widget_add_controller (entry, focus);
  gtk_widget_add_tick_callback (entry, laid_out_cb, NULL, NULL);
  part->entry = entry;
  part->dropped = false;
  return entry;
}

static GtkWidget *
make_row (RtKeptPart *part, const RtKept *kept)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  if (kept->name && kept->id == part->naming) {
    gtk_box_append (GTK_BOX (row), make_entry (part, kept));
    return row;
  }
  gtk_box_append (GTK_BOX (row), make_button (kept));
  if (kept->name)
    gtk_box_append (GTK_BOX (row), make_menu_button (kept));
  return row;
}

/* The list */

/* Returns true if BRANCH, whose end is a row of the list, is listed when N_SHOWN branches are listed already. */
static bool
is_listed (const RtKeptPart *part, const RtKept *branch, guint n_shown)
{
  return part->all || (n_shown < BRANCHES && branch->n_apart >= BRANCH_FROM);
}

/* Returns the positions and branches to list (of RtKept); the caller owns the array. Sets N_MORE to
 * the number of branches that are not listed. */
static GArray *
listed (const RtKeptPart *part, guint *n_more)
{
  g_autoptr (GArray) all = rt_document_kept (rt_desk_document (part->desk));
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (RtKept));
  guint n_branches = 0;

  *n_more = 0;
  for (guint i = 0; i < all->len; i++) {
    const RtKept *kept = &g_array_index (all, RtKept, i);

    if (!kept->name && !is_listed (part, kept, n_branches)) {
      (*n_more)++;
      continue;
    }
    n_branches += !kept->name;
    g_array_append_vals (rows, kept, 1);
  }
  return rows;
}

/* Returns a text that describes the look of ROWS, so that unchanged rows are not made again. Free
 * with g_free. */
static char *
describe (const RtKeptPart *part, GArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const RtKept *kept = &g_array_index (rows, RtKept, i);

    g_string_append_printf (text, "%u %u %d %d %s\n", kept->id, kept->n_apart, kept->is_now,
                            kept->id == part->naming, kept->name ? kept->name : "");
  }
  return g_string_free (text, FALSE);
}

/* Returns the index of the row that has the focus, or -1 if no row has it. */
static int
focused_row (RtKeptPart *part)
{
  GtkWidget *row = gtk_widget_get_first_child (part->list);
  int i = 0;

  for (; row; row = gtk_widget_get_next_sibling (row), i++)
    if (row == gtk_widget_get_focus_child (part->list))
      return i;
  return -1;
}

static void
focus_row (RtKeptPart *part, int i)
{
  GtkWidget *row = gtk_widget_get_first_child (part->list);

  for (; row && i > 0 && gtk_widget_get_next_sibling (row); i--)
    row = gtk_widget_get_next_sibling (row);
  if (row)
    gtk_widget_grab_focus (gtk_widget_get_first_child (row));
}

static void
make_rows (RtKeptPart *part, GArray *rows)
{
  int focused = focused_row (part);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (part->list)))
    gtk_box_remove (GTK_BOX (part->list), row);
  for (guint i = 0; i < rows->len; i++)
    gtk_box_append (GTK_BOX (part->list), make_row (part, &g_array_index (rows, RtKept, i)));
  if (part->entry)
    gtk_widget_grab_focus (part->entry);
  else if (focused >= 0)
    focus_row (part, focused);
}

void
rt_kept_part_show (RtKeptPart *part, RtDesk *desk)
{
  g_autoptr (GArray) rows = NULL;
  g_autofree char *text = NULL, *shown = NULL;
  guint n_more;

  if (desk != part->desk) {
    part->entry = NULL;
    part->naming = NONE;
    part->all = false;
    g_clear_pointer (&part->shown, g_free);
  }
  part->desk = desk;
  rows = listed (part, &n_more);
  /* Translators: a button that lists more branches of the person's own solving */
  text = g_strdup_printf (ngettext ("%u Other Way You Left", "%u Other Ways You Left", (gulong) n_more),
                          n_more);
  rt_button_set_text (part->more, text);
  gtk_widget_set_visible (part->more, n_more > 0);
  gtk_widget_set_visible (part->box, rows->len > 0 || n_more > 0);
  shown = describe (part, rows);
  if (g_strcmp0 (shown, part->shown) == 0)
    return;
  if (part->entry) {
    end_naming (part); /* may change a name in ROWS */
    rt_kept_part_show (part, desk);
    return;
  }
  g_free (part->shown);
  part->shown = g_steal_pointer (&shown);
  make_rows (part, rows);
}

static void
name_position (RtKeptPart *part, guint id)
{
  end_naming (part);
  part->naming = id;
  rt_kept_part_show (part, part->desk);
}

void
rt_kept_part_keep (RtKeptPart *part)
{
  rt_desk_keep_position (part->desk);
  name_position (part, rt_document_at (rt_desk_document (part->desk)));
}

/* Actions */

static void
go_cb (GSimpleAction *action, GVariant *id, gpointer data)
{
  RtKeptPart *part = data;

  rt_document_go_to (rt_desk_document (part->desk), g_variant_get_uint32 (id));
}

static void
name_cb (GSimpleAction *action, GVariant *id, gpointer data)
{
  name_position (data, g_variant_get_uint32 (id));
}

static void
remove_cb (GSimpleAction *action, GVariant *id, gpointer data)
{
  RtKeptPart *part = data;

  rt_document_keep (rt_desk_document (part->desk), g_variant_get_uint32 (id), NULL);
}

static void
more_cb (RtKeptPart *part)
{
  part->all = true;
  rt_kept_part_show (part, part->desk);
}

void
rt_kept_part_init (RtKeptPart *part, GtkWidget *page)
{
  static const GActionEntry entries[] = {
    { "go", go_cb, "u", NULL, NULL, { 0 } },
    { "name", name_cb, "u", NULL, NULL, { 0 } },
    { "remove", remove_cb, "u", NULL, NULL, { 0 } },
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  part->naming = NONE;
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), part);
  gtk_widget_insert_action_group (page, "kept", G_ACTION_GROUP (actions));
  gtk_label_set_xalign (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (part->more))), 0);
  g_signal_connect_swapped (part->more, "clicked", G_CALLBACK (more_cb), part);
}

void
rt_kept_part_clear (RtKeptPart *part)
{
  g_clear_handle_id (&part->ending, g_source_remove);
  part->entry = NULL;
  g_clear_pointer (&part->shown, g_free);
}
