/* sheet-options.c - loads and stores the options of printed pages, and creates their widgets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/sheet-options.h"

#include "app/common/dialog.h"
#include "app/common/preferences.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

/* Parts of a page that can be left out. */
static const struct {
  const char *label;
  RtPreference kept;
  gsize offset;    /* in RtSheet */
} checks[] = {
  { N_("_Titles"), RT_PREFERENCE_SHEET_TITLES, G_STRUCT_OFFSET (RtSheet, titles) },
  { N_("_Ratings, where they are known"), RT_PREFERENCE_SHEET_RATINGS,
    G_STRUCT_OFFSET (RtSheet, ratings) },
  { N_("Digits entered so _far"), RT_PREFERENCE_SHEET_ENTRIES,
    G_STRUCT_OFFSET (RtSheet, entries) },
  { N_("_Candidates"), RT_PREFERENCE_SHEET_CANDIDATES,
    G_STRUCT_OFFSET (RtSheet, candidates) },
  { N_("_Solutions on a page of their own"), RT_PREFERENCE_SHEET_SOLUTIONS,
    G_STRUCT_OFFSET (RtSheet, solutions) },
};

/* Greatest side of a page in a PDF file, and least space between two margins, in points. */
#define LENGTH_MOST 14400
#define LENGTH_LEAST 36

#define N_CHECKS G_N_ELEMENTS (checks)

static bool *
value_of (RtSheet *sheet, gsize check)
{
  return G_STRUCT_MEMBER_P (sheet, checks[check].offset);
}

/* Returns the index of PER_PAGE, puzzles on a page, in rt_sheet_counts; that of 4 if the list does not contain it. */
static guint
index_of (int per_page)
{
  guint i = 0;

  while (rt_sheet_counts[i] && rt_sheet_counts[i] != per_page)
    i++;
  return rt_sheet_counts[i] ? i : index_of (4);
}

RtSheet
rt_sheet_options_load (void)
{
  RtSheet sheet = { 0 };

  sheet.per_page = rt_sheet_counts[index_of (rt_preference_int (RT_PREFERENCE_SHEET_PER_PAGE))];
  for (gsize i = 0; i < N_CHECKS; i++)
    *value_of (&sheet, i) = rt_preference_boolean (checks[i].kept);
  sheet.rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  return sheet;
}

void
rt_sheet_options_save (const RtSheet *sheet)
{
  RtSheet copy = *sheet;

  rt_preference_set_int (RT_PREFERENCE_SHEET_PER_PAGE, sheet->per_page);
  for (gsize i = 0; i < N_CHECKS; i++)
    rt_preference_set_boolean (checks[i].kept, *value_of (&copy, i));
}

/* Paper */

/* Returns true if the margins BEFORE and AFTER are valid and leave enough of the paper's LENGTH for
 * a page. Returns false if any number is NaN. */
static bool
is_room (double length, double before, double after)
{
  return length <= LENGTH_MOST && before >= 0 && after >= 0 && length - before - after >= LENGTH_LEAST;
}

static bool
is_paper (GtkPageSetup *setup)
{
  RtPaper paper = rt_sheet_options_paper (setup);

  return is_room (paper.width, paper.left, paper.right) &&
         is_room (paper.height, paper.top, paper.bottom);
}

/* Uses the stored sizes only if they are valid, because the schema does not limit their range. */
GtkPageSetup *
rt_sheet_options_load_setup (void)
{
  g_autoptr (GVariant) kept = rt_preference_variant (RT_PREFERENCE_PAGE_SETUP);
  g_autoptr (GtkPageSetup) setup = NULL;

  if (g_variant_n_children (kept))
    setup = gtk_page_setup_new_from_gvariant (kept);
  return setup && is_paper (setup) ? g_steal_pointer (&setup) : gtk_page_setup_new ();
}

void
rt_sheet_options_save_setup (GtkPageSetup *setup)
{
  rt_preference_set_variant (RT_PREFERENCE_PAGE_SETUP, gtk_page_setup_to_gvariant (setup));
}

RtPaper
rt_sheet_options_paper (GtkPageSetup *setup)
{
  return (RtPaper) {
    gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
    gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS),
    MAX (RT_SHEET_MARGIN, gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS)),
    MAX (RT_SHEET_MARGIN, gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS)),
    MAX (RT_SHEET_MARGIN, gtk_page_setup_get_right_margin (setup, GTK_UNIT_POINTS)),
    MAX (RT_SHEET_MARGIN, gtk_page_setup_get_bottom_margin (setup, GTK_UNIT_POINTS)),
  };
}

/* Widgets */

/* Data of the widgets. The box that contains them owns it. */
typedef struct {
  RtSheet *sheet;
  GtkWidget *per_page;
  GtkWidget *checks[N_CHECKS];
  void (*changed) (gpointer data);
  gpointer data;
} Options;

static void
chosen_cb (GObject *object, GParamSpec *pspec, Options *options)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (options->per_page));

  options->sheet->per_page = rt_sheet_counts[chosen];
  for (gsize i = 0; i < N_CHECKS; i++)
    *value_of (options->sheet, i) =
      gtk_check_button_get_active (GTK_CHECK_BUTTON (options->checks[i]));
  if (options->changed)
    options->changed (options->data);
}

static GtkWidget *
make_counts (Options *options)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkStringList *counts = gtk_string_list_new (NULL);

  for (const int *count = rt_sheet_counts; *count; count++) {
    g_autofree char *text = g_strdup_printf ("%d", *count);

    gtk_string_list_append (counts, text);
  }
  options->per_page = rt_drop_down_new (counts);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (options->per_page),
                              index_of (options->sheet->per_page));
  rt_dialog_attach (GTK_GRID (grid), 0, _("_Puzzles on a page"), options->per_page);
  g_signal_connect (options->per_page, "notify::selected", G_CALLBACK (chosen_cb), options);
  return grid;
}

/* Returns a check button with TEXT, which has a mnemonic. TEXT is in a label of its own, because with GTK 4.8
 * a screen reader would read the underline of a check button's own label. */
static GtkWidget *
make_check (const char *text)
{
  GtkWidget *check = gtk_check_button_new (), *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), check);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  return check;
}

GtkWidget *
rt_sheet_options_new (RtSheet *sheet, guint n, void (*changed) (gpointer data), gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  Options *options = g_new0 (Options, 1);

  options->sheet = sheet;
  options->changed = changed;
  options->data = data;
  g_object_set_data_full (G_OBJECT (box), "options", options, g_free);
  gtk_box_append (GTK_BOX (box), make_counts (options));
  /* Hides the number of puzzles per page for a single puzzle, which fills its page. */
  gtk_widget_set_visible (gtk_widget_get_first_child (box), n > 1);
  for (gsize i = 0; i < N_CHECKS; i++) {
    GtkWidget *check = make_check (_(checks[i].label));

    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), *value_of (sheet, i));
    options->checks[i] = check;
    gtk_box_append (GTK_BOX (box), check);
  }
  for (gsize i = 0; i < N_CHECKS; i++)
    g_signal_connect (options->checks[i], "notify::active", G_CALLBACK (chosen_cb), options);
  return box;
}
