/* test-print.c - puzzles on paper out of a window: the operation that prints, its options, preview
 * and troubles; pages as a PDF file. No test opens the desktop's own dialog. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "../desk.h"

#include "app/common/preferences.h"
#include "app/paper/export.h"
#include "app/paper/export-window.h"
#include "app/paper/print.h"
#include "app/paper/sheet-options.h"

#include "common/share.h"

#include <gtk/gtk.h>
#include <math.h>
#include <string.h>

/* As if the file dialog had been answered with FILE. */
static void
export_pages (RtWindow *window, GFile *file, GPtrArray *puzzles, const RtSheet *sheet,
              const RtPaper *paper)
{
  const RtDrawing drawing = { .kind = RT_DRAWING_PAGES, .puzzles = puzzles, .sheet = *sheet,
                              .paper = *paper };

  rt_export_to (RT_SHELL (window), &drawing, file);
}

static GPtrArray *
make_puzzles (guint n)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (puzzles, make_puzzle (EASY));
  return puzzles;
}

/* Checks the check button in ROOT that says TEXT, or takes the check off it. */
static void
check (GtkWidget *root, const char *text, bool checked)
{
  GtkWidget *button = gtk_widget_get_ancestor (find_label (root, text), GTK_TYPE_CHECK_BUTTON);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), checked);
}

/* Appends to TEXT what DATA is when it is unpacked, as far as it is packed at all. */
static void
append_unpacked (GByteArray *text, const char *data, gsize size)
{
  g_autoptr (GZlibDecompressor) unpacker = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  GConverterResult result;
  guint8 part[4096];

  do {
    gsize n_read = 0, n_written = 0;

    result = g_converter_convert (G_CONVERTER (unpacker), data, size, part, sizeof part,
                                  G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL);
    g_byte_array_append (text, part, (guint) n_written);
    data += n_read;
    size -= n_read;
  } while (result == G_CONVERTER_CONVERTED);
}

/* The PDF file, and behind it what is packed in its streams: newer versions of cairo pack nearly
 * everything. */
static GByteArray *
load_pdf (GFile *file)
{
  static const char begin[] = "stream\n";
  GByteArray *text = g_byte_array_new ();
  g_autofree char *data = NULL;
  gsize size;

  g_assert_true (g_file_load_contents (file, NULL, &data, &size, NULL, NULL));
  g_assert_cmpmem (data, 5, "%PDF-", 5);
  g_byte_array_append (text, (const guint8 *) data, (guint) size);
  for (gsize at = 0; at + strlen (begin) < size; at++)
    if (memcmp (data + at, begin, strlen (begin)) == 0)
      append_unpacked (text, data + at + strlen (begin), size - at - strlen (begin));
  return text;
}

/* The number behind the first WORD in the PDF file, as its readers find it. */
static double
number_in (GFile *file, const char *word)
{
  g_autoptr (GByteArray) text = load_pdf (file);
  gsize n = strlen (word);

  for (gsize at = 0; at + n < text->len; at++)
    if (memcmp (text->data + at, word, n) == 0)
      return g_ascii_strtod ((const char *) text->data + at + n, NULL);
  return -1;
}

static guint
n_pages_of (GFile *file)
{
  return (guint) number_in (file, "/Count ");
}

static GtkPrintOperationResult
export_to (GtkPrintOperation *operation, RtWindow *window, const char *path)
{
  GtkPrintOperationResult result;

  gtk_print_operation_set_export_filename (operation, path);
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                                    GTK_WINDOW (window), NULL);
  until (result != GTK_PRINT_OPERATION_RESULT_IN_PROGRESS ||
         gtk_print_operation_is_finished (operation));
  return result;
}

/* Puts the settings back to what they were at first. */
static void
forget (void)
{
  static const char *const keys[] = {
    "sheet-per-page", "sheet-titles", "sheet-ratings", "sheet-entries", "sheet-candidates",
    "sheet-solutions", "page-setup", "print-settings",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    reset_preference (keys[i]);
}

/* The printer gets the pages that were asked for, on the paper that was. */
static void
test_pages (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GFile) file = file_of ("printed.pdf");

  for (const int *count = rt_sheet_counts; *count; count++)
    for (int solutions = 0; solutions < 2; solutions++)
      for (guint n = 1; n <= 21; n += is_a_part () ? 20 : 5) {
        const RtSheet sheet = { .per_page = *count, .solutions = solutions };
        g_autoptr (GPtrArray) puzzles = make_puzzles (n);
        g_autoptr (GtkPrintOperation) operation = NULL;

        rt_sheet_options_save (&sheet);
        operation = rt_print_operation_new (RT_SHELL (window), puzzles);
        export_to (operation, window, g_file_peek_path (file));
        g_assert_cmpuint (n_pages_of (file), ==, rt_sheet_n_pages (&sheet, n));
      }
  forget ();
  close_window (window);
}

/* What was chosen in the tab of the print dialog is printed, and comes back the next time. */
static void
test_options_are_kept (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GPtrArray) puzzles = make_puzzles (2);
  g_autoptr (GtkPrintOperation) operation = rt_print_operation_new (RT_SHELL (window), puzzles);
  g_autoptr (GtkPageSetup) letter = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (GTK_PAPER_NAME_LETTER);
  g_autoptr (GFile) file = file_of ("options.pdf");
  GtkWidget *options;
  RtSheet sheet;
  RtPaper paper;

  g_signal_emit_by_name (operation, "create-custom-widget", &options);
  g_object_ref_sink (options);
  gtk_drop_down_set_selected (
    GTK_DROP_DOWN (gtk_widget_get_last_child (gtk_widget_get_first_child (options))), 0);
  check (options, "Solutions*", true);
  check (options, "Titles", false);
  g_object_unref (options);
  gtk_page_setup_set_paper_size_and_default_margins (letter, size);
  gtk_page_setup_set_orientation (letter, GTK_PAGE_ORIENTATION_LANDSCAPE);
  gtk_print_operation_set_default_page_setup (operation, letter);
  export_to (operation, window, g_file_peek_path (file));
  g_assert_cmpuint (n_pages_of (file), ==, 3);

  sheet = rt_sheet_options_load ();
  g_assert_cmpint (sheet.per_page, ==, 1);
  g_assert_true (sheet.solutions);
  g_assert_false (sheet.titles);
  g_assert_true (sheet.ratings);
  g_assert_true (sheet.entries);
  g_assert_false (sheet.candidates);
  {
    g_autoptr (GtkPageSetup) kept = rt_sheet_options_load_setup ();

    paper = rt_sheet_options_paper (kept);
  }
  g_assert_cmpfloat_with_epsilon (paper.width, 792, 0.1);
  g_assert_cmpfloat_with_epsilon (paper.height, 612, 0.1);
  g_assert_cmpfloat (paper.left, >=, RT_SHEET_MARGIN);
  forget ();
  g_clear_object (&operation);
  close_window (window);
}

/* Paper that cannot be, or has no room within its margins, stands for what is customary. */
static void
test_no_paper (void)
{
  const double wrong[] = { NAN, -NAN, INFINITY, -INFINITY, -1, 0, 1, 1e300 };
  const char *const keys[] = { "Width", "Height", "MarginLeft", "MarginTop", "MarginRight",
                               "MarginBottom" };
  g_autoptr (GtkPageSetup) usual = gtk_page_setup_new ();
  RtPaper expected = rt_sheet_options_paper (usual);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (wrong); k++) {
      g_autoptr (GtkPageSetup) setup = NULL;
      g_autoptr (GVariant) sound = g_variant_ref_sink (gtk_page_setup_to_gvariant (usual));
      GVariantDict words;
      RtPaper paper;

      g_variant_dict_init (&words, sound);
      g_variant_dict_remove (&words, "PPDName");
      g_variant_dict_remove (&words, "Name");
      g_variant_dict_insert (&words, "Name", "s", "custom_of_ours");
      g_variant_dict_insert (&words, keys[i], "d", wrong[k]);
      rt_preference_set_variant (RT_PREFERENCE_PAGE_SETUP, g_variant_dict_end (&words));
      setup = rt_sheet_options_load_setup ();
      paper = rt_sheet_options_paper (setup);
      g_assert_cmpfloat (paper.width, ==, expected.width);
      g_assert_cmpfloat (paper.height, ==, expected.height);
      for (int side = 0; side < 4; side++) {
        double margin = (double[]) { paper.left, paper.top, paper.right, paper.bottom }[side];

        g_assert_cmpfloat (margin, >=, RT_SHEET_MARGIN);
        g_assert_cmpfloat (margin, <, 100);
      }
    }
  forget ();
}

/* A number that is no choice, as another version may have written it, stands for the default. */
static void
test_unknown_options (void)
{
  rt_preference_set_int (RT_PREFERENCE_SHEET_PER_PAGE, 5);
  g_assert_cmpint (rt_sheet_options_load ().per_page, ==, 4);
  forget ();
}

static void
test_trouble_is_told (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GPtrArray) puzzles = make_puzzles (1);
  g_autoptr (GtkPrintOperation) operation = rt_print_operation_new (RT_SHELL (window), puzzles);
  g_autoptr (GFile) file = file_of ("gone/printed.pdf");

  export_to (operation, window, g_file_peek_path (file));
  until (has_label (window, "This could not be printed. The system says: ?*"));
  g_clear_object (&operation);
  close_window (window);
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, gpointer data)
{
  *(bool *) data = true;
}

/* Leafing through the preview, to both ends; closing it ends the operation. */
static void
test_preview (void)
{
  const RtSheet sheet = { .per_page = 1 };
  RtWindow *window = open_window (EASY);
  g_autoptr (GPtrArray) puzzles = make_puzzles (3);
  g_autoptr (GtkPrintOperation) operation = NULL;
  GtkWidget *dialog, *previous, *next;
  bool done = false;

  rt_sheet_options_save (&sheet);
  operation = rt_print_operation_new (RT_SHELL (window), puzzles);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), &done);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PREVIEW, GTK_WINDOW (window),
                           NULL);
  until ((dialog = dialog_of (window, "Print Preview")) != NULL);
  g_assert_true (has_label (dialog, "Page 1 of 3"));
  previous = find_tooltip (dialog, "Previous page");
  next = find_tooltip (dialog, "Next page");
  g_assert_nonnull (previous);
  g_assert_nonnull (next);
  g_assert_false (gtk_widget_get_sensitive (previous));
  g_signal_emit_by_name (next, "clicked");
  g_signal_emit_by_name (next, "clicked");
  g_assert_true (has_label (dialog, "Page 3 of 3"));
  g_assert_false (gtk_widget_get_sensitive (next));
  g_signal_emit_by_name (previous, "clicked");
  g_assert_true (has_label (dialog, "Page 2 of 3"));
  gtk_window_close (GTK_WINDOW (dialog));
  until (done);
  forget ();
  g_clear_object (&operation);
  close_window (window);
}

/* The dialog shows what it will export, as it is chosen. */
static void
test_pages_window (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GPtrArray) puzzles = make_puzzles (7);
  GtkWidget *dialog;

  rt_export_window_present_pages (RT_SHELL (window), puzzles);
  dialog = dialog_of (window, "Export");
  g_assert_nonnull (dialog);
  g_assert_true (has_label (dialog, "Page 1 of 2"));
  check (dialog, "Solutions*", true);
  g_assert_true (has_label (dialog, "Page 1 of 3"));
  g_signal_emit_by_name (find_tooltip (dialog, "Next page"), "clicked");
  g_signal_emit_by_name (find_tooltip (dialog, "Next page"), "clicked");
  g_assert_true (has_label (dialog, "Page 3 of 3"));
  check (dialog, "Solutions*", false);
  g_assert_true (has_label (dialog, "Page 2 of 2"));
  g_assert_false (rt_sheet_options_load ().solutions);
  close_window (window);
}

static void
test_file (void)
{
  RtWindow *window = open_window (EASY);
  const RtSheet sheet = { .per_page = 6, .solutions = true };
  const RtPaper paper = { 612, 792, 36, 36, 36, 36 };
  g_autoptr (GPtrArray) puzzles = make_puzzles (13);
  g_autoptr (GFile) file = file_of ("pages.pdf");

  export_pages (window, file, puzzles, &sheet, &paper);
  until (has_label (window, "Saved “pages.pdf”."));
  g_assert_cmpuint (n_pages_of (file), ==, 4);
  g_assert_cmpfloat (number_in (file, "/MediaBox [ 0 0 "), ==, 612);
  close_window (window);
}

/* Many puzzles take a while: that is said. */
static void
test_many_are_told (void)
{
  RtWindow *window = open_window (EASY);
  const RtSheet sheet = { .per_page = 9 };
  const RtPaper paper = { 612, 792, 36, 36, 36, 36 };
  g_autoptr (GPtrArray) puzzles = make_puzzles (600);
  g_autoptr (GFile) file = file_of ("many.pdf");

  export_pages (window, file, puzzles, &sheet, &paper);
  g_assert_true (has_label (window, "600 puzzles are being drawn."));
  until (has_label (window, "Saved “many.pdf”."));
  g_assert_cmpuint (n_pages_of (file), ==, 67);
  close_window (window);
}

/* A disk that takes no more is told of, and what was there stays. */
static void
test_full_disk_is_told (void)
{
  RtWindow *window = open_window (EASY);
  const RtSheet sheet = { .per_page = 1 };
  const RtPaper paper = { 612, 792, 36, 36, 36, 36 };
  g_autoptr (GPtrArray) puzzles = make_puzzles (3);
  g_autoptr (GFile) file = write_file ("full.pdf", "what was there");
  g_autofree char *data = NULL;

  fill_disk ();
  export_pages (window, file, puzzles, &sheet, &paper);
  until (has_label (window, "“full.pdf” could not be saved*"));
  free_disk ();
  data = read_file (file);
  g_assert_cmpstr (data, ==, "what was there");
  close_window (window);
}

/* A window that closes while pages are drawn is not waited for. */
static void
test_closing_stops_it (void)
{
  RtWindow *window = open_window (EASY);
  const RtSheet sheet = { .per_page = 1, .candidates = true };
  const RtPaper paper = { 612, 792, 36, 36, 36, 36 };
  g_autoptr (GPtrArray) puzzles = make_puzzles (100000);
  g_autoptr (GFile) file = file_of ("late.pdf");

  export_pages (window, file, puzzles, &sheet, &paper);
  close_window (window);
  g_assert_false (g_file_query_exists (file, NULL));
}

/* A puzzle has the title that it has, else its file's name. */
static void
test_titles (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GFile) file = file_of ("newspaper.sdk");
  g_autoptr (GPtrArray) plain = rt_print_puzzles (RT_SHELL (window)), named = NULL;

  g_assert_cmpuint (plain->len, ==, 1);
  g_assert_null (rt_puzzle_field (g_ptr_array_index (plain, 0), RT_FIELD_TITLE));
  rt_document_set_saved (rt_desk_document (rt_window_desk (window)), NULL, file, NULL);
  named = rt_print_puzzles (RT_SHELL (window));
  g_assert_cmpstr (rt_puzzle_field (g_ptr_array_index (named, 0), RT_FIELD_TITLE), ==,
                   "newspaper");
  close_window (window);
}

/* Paper has what the person wrote, marks and all, whatever a search has found meanwhile. */
static void
test_own_grid (void)
{
  RtWindow *window = open_window (EASY);
  RtDocument *document = rt_desk_document (rt_window_desk (window));
  RtPosition own;

  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (3), 6, false);
  own = *rt_document_position (document);
  solve (window);
  g_assert_false (rt_position_equal (rt_document_position (document), &own));
  for (int back = 0; back < 2; back++) {
    g_autoptr (GPtrArray) puzzles = rt_print_puzzles (RT_SHELL (window));

    g_assert_true (rt_position_equal (rt_puzzle_position (g_ptr_array_index (puzzles, 0)), &own));
    act (window, "win.step-back");
  }
  close_window (window);
}

static void
count_cb (gpointer data)
{
  ++*(int *) data;
}

static void
assert_level (GPtrArray *puzzles, const char *expected)
{
  g_assert_cmpuint (puzzles->len, ==, 1);
  g_assert_cmpstr (rt_puzzle_field (g_ptr_array_index (puzzles, 0), RT_FIELD_LEVEL), ==, expected);
}

/* The rating of a puzzle stands where its level does, beside it. */
static void
test_rating (void)
{
  g_autoptr (GPtrArray) plain = make_puzzles (1), levelled = make_puzzles (1);
  int n_changed = 0;

  rt_paper_rate (plain, NULL, count_cb, &n_changed);
  assert_level (plain, NULL);
  until (n_changed == 1);
  assert_level (plain, "Rating 1.2");
  g_ptr_array_insert (levelled, 0,
                      rt_puzzle_with_field (levelled->pdata[0], RT_FIELD_LEVEL, "Easy"));
  g_ptr_array_set_size (levelled, 1);
  rt_paper_rate (levelled, NULL, count_cb, &n_changed);
  until (n_changed == 2);
  assert_level (levelled, "Easy, rating 1.2");
}

static bool puzzle_is_gone;

static void
puzzle_gone_cb (gpointer data)
{
  rt_puzzle_unref (data);
  puzzle_is_gone = true;
}

/* One that was cancelled meanwhile is left alone, and so is a puzzle with more solutions. */
static void
test_no_rating (void)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (puzzle_gone_cb);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  RtGrid empty = { 0 };
  RtPosition position;
  int n_changed = 0;

  g_ptr_array_add (puzzles, make_puzzle (EASY));
  rt_paper_rate (puzzles, cancellable, count_cb, &n_changed);
  g_cancellable_cancel (cancellable);
  g_ptr_array_unref (puzzles);
  until (puzzle_is_gone);
  g_assert_cmpint (n_changed, ==, 0);

  puzzle_is_gone = false;
  puzzles = g_ptr_array_new_with_free_func (puzzle_gone_cb);
  rt_position_init (&position, &empty);
  g_ptr_array_add (puzzles, rt_puzzle_new (&position));
  rt_paper_rate (puzzles, NULL, count_cb, &n_changed);
  g_ptr_array_unref (puzzles);
  g_assert_true (puzzle_is_gone); /* nobody waits for anything */
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/print/pages", test_pages);
  g_test_add_func ("/print/options-are-kept", test_options_are_kept);
  g_test_add_func ("/print/no-paper", test_no_paper);
  g_test_add_func ("/print/unknown-options", test_unknown_options);
  g_test_add_func ("/print/trouble-is-told", test_trouble_is_told);
  g_test_add_func ("/print/preview", test_preview);
  g_test_add_func ("/print/pages-window", test_pages_window);
  g_test_add_func ("/print/file", test_file);
  g_test_add_func ("/print/many-are-told", test_many_are_told);
  g_test_add_func ("/print/full-disk-is-told", test_full_disk_is_told);
  g_test_add_func ("/print/closing-stops-it", test_closing_stops_it);
  g_test_add_func ("/print/titles", test_titles);
  g_test_add_func ("/print/own-grid", test_own_grid);
  g_test_add_func ("/print/rating", test_rating);
  g_test_add_func ("/print/no-rating", test_no_rating);
  return desk_run ();
}
