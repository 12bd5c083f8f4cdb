/* header.c - creates, updates and lays out the header bar of a window: buttons, title, verdict, Solve. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/header.h"

#include "app/common/callback-layout.h"
#include "app/common/width-watch.h"
#include "app/window/hardness-button.h"
#include "app/window/layout.h"
#include "app/window/menu.h"
#include "document/desk/desk.h"
#include "document/desk/moment.h"
#include "widgets/buttons.h"
#include "widgets/fit-label.h"

#include <glib/gi18n.h>
#include <string.h>

/* Margin beside the verdict, in pixels. If the bar would have less space than a short verdict and this margin, the
 * window is narrow, and its toolbar has Undo, Redo and the rating. */
#define AIR 36
#define ROOMY_SURELY_FROM 900
#define PHONE 340

/* Returns the title WHOLE without the suffix of its file name, or NULL if it has no suffix. Free with
 * g_free. */
static char *
stem_of (const char *whole)
{
  g_autofree char *stem = g_strdup (whole);
  char *behind = strstr (stem, " · "), *dot;

  if (behind)
    *behind = '\0';
  dot = strrchr (stem, '.');
  if (!dot)
    return NULL;
  *dot = '\0';
  return g_steal_pointer (&stem);
}

void
rt_header_show_title (RtHeader *header, const char *name, bool unsaved)
{
  const char *mark = unsaved ? "• " : "";
  g_autofree char *whole = g_strconcat (mark, name, NULL), *stem = stem_of (whole), *brief = NULL;

  if (strcmp (name, _("New Puzzle")) == 0)
    /* Translators: "New Puzzle", the title of a window, where there is very little room */
    brief = g_strconcat (mark, C_("title", "New"), NULL);
  rt_fit_label_set (RT_FIT_LABEL (header->title), (const char *[]) { whole, stem, brief }, 3);
}

bool
rt_header_is_roomy (const RtHeader *header)
{
  return gtk_widget_get_visible (header->tools);
}

/* Returns a text like "17 givens · exactly one solution" about the grid of DESK; SAID is its second part. Free with
 * g_free. */
static char *
say_all (RtDesk *desk, const char *said)
{
  g_autofree char *count = rt_desk_say_count (desk);

  if (!count)
    return g_strdup (_("Type digits, paste or open a puzzle"));
  /* Translators: two facts about a grid, as in "17 givens · exactly one solution" */
  return g_strdup_printf (_("%s · %s"), count, said);
}

/* Shows below the title the longest text that fits: TEXT; ESSENCE, which may equal TEXT; ESSENCE up to its
 * first colon, comma or semicolon before a space; or BRIEF, which may be NULL. */
static void
show_below (RtHeader *header, const char *text, const char *essence, const char *brief)
{
  g_auto (GStrv) parts = g_regex_split_simple ("[:,;] ", essence, 0, 0);

  rt_fit_label_set (RT_FIT_LABEL (header->verdict),
                    (const char *[]) { text, essence, parts[0], brief }, 4);
}

/* Returns a text of one or two words for VERDICT. Returns NULL if the usual text is short enough. */
static const char *
say_briefly (const RtVerdict *verdict)
{
  if (verdict && verdict->kind == RT_VERDICT_ONE)
    /* Translators: "exactly one solution" where there is very little room */
    return _("one solution");
  if (verdict && !rt_cells_is_empty (verdict->wrong))
    /* Translators: "1 digit you entered is wrong" where there is very little room */
    return _("not right");
  /* Translators: "many solutions" where there is very little room */
  return verdict && verdict->kind == RT_VERDICT_MANY ? _("not unique") : NULL;
}

static void
show_verdict (RtHeader *header, RtDesk *desk, const char *said)
{
  const RtVerdict *verdict = rt_desk_told_verdict (desk);
  g_autofree char *text = say_all (desk, said);
  bool is_empty = !rt_desk_has_givens (desk) && !rt_desk_has_entries (desk);

  /* Translators: "Type digits, paste or open a puzzle" where there is very little room */
  show_below (header, text, is_empty ? text : said, is_empty ? _("Type digits") : say_briefly (verdict));
  rt_button_set_name (header->details, text);
  gtk_widget_set_tooltip_text (header->details, text);
  if (is_empty && rt_width_text_scale (header->bar) <= 1) /* larger text would make the bar higher */
    gtk_widget_add_css_class (header->verdict, "prompt");
  else
    gtk_widget_remove_css_class (header->verdict, "prompt");
  if (verdict && (verdict->kind == RT_VERDICT_CLASH || verdict->kind == RT_VERDICT_NONE))
    gtk_widget_add_css_class (header->verdict, "error");
  else
    gtk_widget_remove_css_class (header->verdict, "error");
}

void
rt_header_show_hardness (RtHeader *header, RtHardness *hardness)
{
  rt_hardness_button_show (header->hardness, hardness, rt_header_is_roomy (header));
}

/* Returns a text of one or two words for the kind of grid that MOMENT, the explanation on the card,
 * shows. Returns NULL if the usual text is short enough. Free with g_free. */
static char *
say_subject_briefly (const RtMoment *moment)
{
  g_autofree char *which = g_strdup_printf ("%'" G_GUINT64_FORMAT, moment->solution);
  g_autofree char *n = g_strdup_printf ("%'" G_GUINT64_FORMAT, moment->n_solutions);

  if (moment->grid == RT_MOMENT_PATH)
    /* Translators: "a path by logic" where there is very little room */
    return g_strdup (_("a path"));
  if (moment->kind != RT_MOMENT_SOLUTION)
    return NULL;
  if (!moment->exact)
    /* Translators: "solution 3 of at least 100,000" where there is very little room */
    return g_strdup_printf (_("solution %s"), which);
  /* Translators: "solution 3 of 6,214" where there is very little room */
  return g_strdup_printf (C_("solution", "%s of %s"), which, n);
}

static void
show_subject (RtHeader *header, const char *subject, const RtMoment *moment)
{
  g_autofree char *brief = say_subject_briefly (moment);

  show_below (header, subject, subject, brief);
  rt_button_set_name (header->details, subject);
  gtk_widget_set_tooltip_text (header->details, subject);
  gtk_widget_remove_css_class (header->verdict, "error");
  gtk_widget_remove_css_class (header->verdict, "prompt");
}

static void
show_running (RtHeader *header, bool running)
{
  rt_button_set_text (header->solve, running ? _("Stop") : _("Solve"));
  if (running)
    gtk_widget_remove_css_class (header->solve, "suggested-action");
  else
    gtk_widget_add_css_class (header->solve, "suggested-action");
}

/* Returns true if the current step changes without the person, because a search plays, a program is writing
 * steps, or a search of the last session is being recorded again up to its step. */
static bool
is_playing (RtDesk *desk)
{
  RtSolving *solving = rt_desk_solving (desk);

  return rt_player_playing (rt_desk_player (desk)) || rt_solving_is_resuming (solving) ||
         (rt_solving_watched_program (solving) && rt_solving_state (solving) == RT_SOLVING_RUNNING &&
          !rt_solving_watched (solving));
}

void
rt_header_show_desk (RtHeader *header, RtDesk *desk)
{
  RtSolving *solving = rt_desk_solving (desk);
  g_autofree char *subject = NULL, *said = rt_desk_say_verdict (desk);
  const RtMoment *moment = rt_desk_moment (desk);

  subject = rt_moment_say_subject (moment, is_playing (desk));
  show_running (header, rt_solving_state (solving) == RT_SOLVING_RUNNING);
  if (subject)
    show_subject (header, subject, moment);
  else if (said)
    show_verdict (header, desk, said);
}

/* Returns true if a bar of WIDTH certainly has space for all parts. Avoids measuring the bar, because a
 * widget that is measured before it is shown is measured twice. */
static bool
is_surely_roomy (RtHeader *header, int width)
{
  return width >= ROOMY_SURELY_FROM && !gtk_widget_get_mapped (header->bar) &&
         rt_width_text_scale (header->bar) <= 1;
}

/* Returns the width of a short verdict. For large text, returns twice this width, to have space for the
 * hardness; for text of the usual size, the margin AIR is enough. */
static int
width_of_short_verdict (RtHeader *header)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (header->verdict, _("one solution"));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return rt_width_text_scale (header->bar) > 1 ? width * 2 : width;
}

static int
roomy_from (RtHeader *header)
{
  if (rt_header_is_roomy (header))
    gtk_widget_measure (header->bar, GTK_ORIENTATION_HORIZONTAL, -1, &header->least, NULL, NULL,
                        NULL);
  return MAX (RT_LAYOUT_WIDE_FROM, header->least + width_of_short_verdict (header) + AIR);
}

/* Returns the layout of the window buttons as GTK writes it: that of the desktop's settings if
 * ROOMY, else only Close. Free with g_free. */
static char *
decorations (bool roomy)
{
  g_autofree char *all = NULL;
  const char *close, *colon;

  g_object_get (gtk_settings_get_default (), "gtk-decoration-layout", &all, NULL);
  close = all ? strstr (all, "close") : NULL;
  colon = all ? strchr (all, ':') : NULL;
  if (roomy || !close)
    return g_steal_pointer (&all);
  return g_strdup (colon && colon < close ? ":close" : "close:");
}

/* Source of a menu button's popover, which is created when the button is first opened. */
typedef struct {
  GMenu *(*menu) (void);
  GtkWidget *(*popover) (gpointer data);
  gpointer data; /* argument for the popover */
} Source;

static void
create_popup_cb (GtkMenuButton *button, gpointer data)
{
  Source source = *(Source *) data; /* a copy: DATA is freed with the create function */

  gtk_menu_button_set_create_popup_func (button, NULL, NULL, NULL);
  if (source.menu) {
    g_autoptr (GMenu) menu = source.menu ();

    rt_menu_button_set_menu (button, G_MENU_MODEL (menu));
  } else {
    gtk_menu_button_set_popover (button, source.popover (source.data));
    rt_popover_return_focus (GTK_WIDGET (gtk_menu_button_get_popover (button)));
  }
}

static void
set_source (GtkWidget *button, Source source)
{
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_popup_cb,
                                         g_memdup2 (&source, sizeof source), g_free);
}

bool
rt_header_adapt (RtHeader *header, int width)
{
  bool roomy = is_surely_roomy (header, width) || width >= roomy_from (header);
  g_autofree char *buttons = NULL;

  if (roomy == rt_header_is_roomy (header))
    return false;
  buttons = decorations (roomy);
  gtk_widget_set_visible (header->tools, roomy);
  gtk_widget_set_visible (header->fresh, roomy);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (header->open), roomy);
  gtk_header_bar_set_decoration_layout (GTK_HEADER_BAR (header->bar), buttons);
  if (roomy) {
    rt_button_set_text (header->open, _("Open"));
    rt_button_set_text (header->hint, _("Hint"));
    set_source (header->open, (Source) { .menu = rt_menu_new_files });
  } else {
    set_source (header->open, (Source) { .menu = rt_menu_new_narrow });
    rt_button_set_icon (header->open, "document-open-symbolic", _("Open"));
    rt_button_set_icon (header->hint, "dialog-information-symbolic", _("Hint"));
  }
  return true;
}

/* Returns a menu button around VERDICT, in the style of a label. SOURCE creates its popover. */
static GtkWidget *
make_details_button (GtkWidget *verdict, Source source)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), verdict);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "details");
  set_source (button, source);
  return button;
}

/* The row below the title */

#define SPACING 8

/* Returns the natural width of CHILD (its minimum width if LEAST is true) with the gap after it. Returns 0
 * if CHILD is hidden. */
static int
wanted (GtkWidget *child, bool least)
{
  int minimum, natural;

  if (!gtk_widget_get_visible (child))
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return (least ? minimum : natural) + SPACING;
}

/* Returns the natural width of DETAILS with the shortest text of the verdict. */
static int
wanted_shortest (GtkWidget *details)
{
  RtFitLabel *verdict = RT_FIT_LABEL (gtk_menu_button_get_child (GTK_MENU_BUTTON (details)));
  int natural;

  gtk_widget_measure (GTK_WIDGET (verdict), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return wanted (details, false) - natural + rt_fit_label_taken (verdict, 0);
}

static void
measure_row (GtkWidget *row, GtkOrientation orientation, int for_size, int *minimum, int *natural,
             int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (row); child;
       child = gtk_widget_get_next_sibling (child)) {
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
      *minimum += wanted (child, true);
      *natural += wanted (child, false);
    } else {
      int least, most;

      gtk_widget_measure (child, orientation, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
  }
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX (0, *minimum - SPACING);
    *natural = MAX (0, *natural - SPACING);
  }
}

static void
allocate_row (GtkWidget *row, int width, int height, int baseline)
{
  bool mirrored = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  GtkWidget *details = gtk_widget_get_first_child (row);
  GtkWidget *hardness = gtk_widget_get_next_sibling (details);
  GtkWidget *child[] = { details, hardness };
  int taken[G_N_ELEMENTS (child)], room = width + SPACING, x = 0;

  taken[1] = wanted (hardness, false);
  if (taken[1] > 0)
    taken[1] = SPACING + rt_hardness_button_taken (hardness, room - SPACING -
                                                                wanted_shortest (details));
  taken[0] = MAX (wanted (details, true), MIN (wanted (details, false), room - taken[1]));
  for (guint i = 0; i < G_N_ELEMENTS (child); i++) {
    int extent = taken[i] - SPACING;

    if (extent > 0)
      gtk_widget_size_allocate (child[i],
                                &(GtkAllocation) { mirrored ? width - x - extent : x, 0, extent,
                                                   height },
                                -1);
    x += taken[i];
  }
}

/* Returns a row of DETAILS, a menu button around the fit label of the verdict, and HARDNESS, a
 * button of rt_hardness_button_new, which may be hidden. If there is not enough space for both, HARDNESS
 * is offered the space beside the shortest verdict, and DETAILS gets the space that HARDNESS leaves. */
static GtkWidget *
make_title_row (GtkWidget *details, GtkWidget *hardness)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (row), details);
  gtk_box_append (GTK_BOX (row), hardness);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (row, gtk_custom_layout_new (NULL, measure_row, allocate_row));
  return row;
}

static GtkWidget *
make_title (RtHeader *header, Source source)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  header->title = rt_fit_label_new (1);
  header->verdict = rt_fit_label_new (1);
  gtk_widget_add_css_class (header->title, "title");
  gtk_widget_set_has_tooltip (header->title, TRUE);
  gtk_widget_add_css_class (header->verdict, "subtitle");
  gtk_widget_add_css_class (header->verdict, "verdict");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), header->title);
  header->details = make_details_button (header->verdict, source);
  header->hardness = rt_hardness_button_new ();
  gtk_box_append (GTK_BOX (box), make_title_row (header->details, header->hardness));
  return box;
}

static GtkWidget *
make_menu_button (Source source)
{
  GtkWidget *menu = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu), "open-menu-symbolic");
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (menu), TRUE);
  gtk_widget_set_focus_on_click (menu, FALSE);
  gtk_widget_set_tooltip_text (menu, _("Main menu"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Main menu"), -1);
  set_source (menu, source);
  return menu;
}

/* Measures the box around the bar. Its minimum width is that of a phone, even while the bar shows more
 * parts. So a window can become narrow at once, and then the bar hides parts. */
static void
measure_around (GtkWidget *around, GtkOrientation orientation, int for_size, int *minimum,
                int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *bar = gtk_widget_get_first_child (around);
  int least;

  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (bar, orientation, for_size < 0 ? -1 : MAX (for_size, least), minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && *minimum > PHONE)
    *minimum = PHONE;
}

static void
allocate_around (GtkWidget *around, int width, int height, int baseline)
{
  GtkWidget *bar = gtk_widget_get_first_child (around);
  int least;

  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (bar, &(GtkAllocation) { 0, 0, MAX (width, least), height }, baseline);
}

void
rt_header_init (RtHeader *header, GtkWidget *(*details) (gpointer data), gpointer data)
{
  GtkHeaderBar *bar = GTK_HEADER_BAR (gtk_header_bar_new ());
  GtkWidget *undo = rt_button_new_icon ("edit-undo-symbolic", _("Undo"), "win.undo");
  GtkWidget *undo_redo = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *redo = rt_button_new_icon ("edit-redo-symbolic", _("Redo"), "win.redo");

  header->bar = GTK_WIDGET (bar);
  header->around = rt_around_new (header->bar, measure_around, allocate_around);
  gtk_widget_add_css_class (undo_redo, "linked");
  gtk_box_append (GTK_BOX (undo_redo), undo);
  gtk_box_append (GTK_BOX (undo_redo), redo);
  header->tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (header->tools), undo_redo);
  header->hint = rt_button_new_text (_("Hint"), "win.hint");
  header->fresh = gtk_menu_button_new ();
  /* Translators: a button: its menu makes new puzzles */
  rt_button_set_text (header->fresh, _("New"));
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (header->fresh), TRUE);
  set_source (header->fresh, (Source) { .menu = rt_menu_new_puzzle });
  header->open = gtk_menu_button_new ();
  rt_button_set_text (header->open, _("Open"));
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (header->open), TRUE);
  set_source (header->open, (Source) { .menu = rt_menu_new_files });
  gtk_header_bar_pack_start (bar, header->fresh);
  gtk_header_bar_pack_start (bar, header->open);
  gtk_header_bar_pack_start (bar, header->tools);
  gtk_header_bar_set_title_widget (
    bar, make_title (header, (Source) { .popover = details, .data = data }));
  gtk_header_bar_pack_end (bar, make_menu_button ((Source) { .menu = rt_menu_new }));
  header->solve = rt_button_new_text (_("Solve"), "win.solve");
  gtk_header_bar_pack_end (bar, header->solve);
  gtk_header_bar_pack_end (bar, header->hint);
}
