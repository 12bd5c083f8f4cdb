/* print.c - prints puzzles with the print dialog of the desktop, and rates a puzzle before printing.
 *
 * The print operation owns its job. The preview is a window of this program, because GTK would
 * start another program that may be missing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/print.h"

#include "app/common/dialog.h"
#include "app/common/preferences.h"
#include "app/paper/export.h"
#include "app/paper/page-view.h"
#include "app/paper/sheet-options.h"
#include "document/base/async-calls.h"
#include "engine/fast/fast.h"
#include "engine/logic/rating/scale.h"
#include "picture/puzzle-pages.h"

#include <glib/gi18n.h>

#define PREVIEW 560 /* pixels: height of a page */

/* Data of the print operation, which owns it. */
typedef struct {
  RtShell *shell;
  GPtrArray *puzzles;
  RtSheet sheet;
  bool sent; /* sent to the printer: later errors are not reported */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_ptr_array_unref (job->puzzles);
  g_object_unref (job->shell);
  g_free (job);
}

static void
say_error (Job *job, const GError *error)
{
  /* Translators: %s is what the system says. */
  g_autofree char *text = g_strdup_printf (_("This could not be printed. The system says: %s"),
                                           error->message);

  rt_shell_say (job->shell, RT_MESSAGE_ERROR, text, NULL, NULL);
}

/* Pages */

static GObject *
create_custom_widget_cb (GtkPrintOperation *operation, Job *job)
{
  GtkWidget *options = rt_sheet_options_new (&job->sheet, job->puzzles->len, NULL, NULL);

  gtk_widget_set_margin_top (options, 18);
  gtk_widget_set_margin_bottom (options, 18);
  gtk_widget_set_margin_start (options, 18);
  gtk_widget_set_margin_end (options, 18);
  gtk_widget_set_halign (options, GTK_ALIGN_START);
  return G_OBJECT (options);
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  gtk_print_operation_set_n_pages (operation,
                                   (int) rt_sheet_n_pages (&job->sheet, job->puzzles->len));
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int i, Job *job)
{
  RtPaper paper = rt_sheet_options_paper (gtk_print_context_get_page_setup (context));
  RtSheetPage page = rt_sheet_page (&job->sheet, job->puzzles->len, (guint) i);

  rt_sheet_draw (gtk_print_context_get_cairo_context (context), &job->sheet, &paper, &page,
                 (RtPuzzle *const *) job->puzzles->pdata + page.first);
}

/* Preview */

static void
preview_closed_cb (GtkWidget *dialog, GtkPrintOperationPreview *preview)
{
  gtk_print_operation_preview_end_preview (preview);
  g_object_unref (preview);
}

/* Sets a surface for CONTEXT, which GTK needs although nothing is drawn on it. */
static void
give_surface (GtkPrintContext *context)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  cairo_t *cr = cairo_create (surface);

  gtk_print_context_set_cairo_context (context, cr, 72, 72);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static gboolean
preview_cb (GtkPrintOperation *operation, GtkPrintOperationPreview *preview,
            GtkPrintContext *context, GtkWindow *parent, Job *job)
{
  RtPaper paper = rt_sheet_options_paper (gtk_print_context_get_page_setup (context));
  GtkWidget *dialog = rt_dialog_new (rt_shell_parent (job->shell), _("Print Preview"));
  GtkWidget *view = rt_page_view_new (job->puzzles, PREVIEW);

  give_surface (context);
  rt_page_view_show (view, &job->sheet, &paper);
  gtk_window_set_resizable (GTK_WINDOW (dialog), TRUE);
  rt_dialog_set_content (dialog, view);
  g_signal_connect (dialog, "destroy", G_CALLBACK (preview_closed_cb), g_object_ref (preview));
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

/* The end of the operation */

static void
keep (GtkPrintOperation *operation, Job *job)
{
  GtkPrintSettings *chosen = gtk_print_operation_get_print_settings (operation);

  rt_sheet_options_save (&job->sheet);
  if (chosen) {
    /* Removes the file name from the settings, so that the next puzzle does not overwrite the file. */
    gtk_print_settings_unset (chosen, GTK_PRINT_SETTINGS_OUTPUT_URI);
    gtk_print_settings_unset (chosen, GTK_PRINT_SETTINGS_OUTPUT_BASENAME);
    rt_preference_set_variant (RT_PREFERENCE_PRINT_SETTINGS,
                               gtk_print_settings_to_gvariant (chosen));
  }
  if (gtk_print_operation_get_default_page_setup (operation))
    rt_sheet_options_save_setup (gtk_print_operation_get_default_page_setup (operation));
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, Job *job)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR) {
    gtk_print_operation_get_error (operation, &error);
    say_error (job, error);
  } else if (result == GTK_PRINT_OPERATION_RESULT_APPLY) {
    job->sent = true;
    keep (operation, job);
  }
}

static void
status_changed_cb (GtkPrintOperation *operation, Job *job)
{
  if (job->sent &&
      gtk_print_operation_get_status (operation) == GTK_PRINT_STATUS_FINISHED_ABORTED)
    rt_shell_say (job->shell, RT_MESSAGE_ERROR, _("The printer gave up before all was printed."),
                   NULL, NULL);
}

GtkPrintOperation *
rt_print_operation_new (RtShell *shell, GPtrArray *puzzles)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = rt_sheet_options_load_setup ();
  g_autoptr (GVariant) kept = rt_preference_variant (RT_PREFERENCE_PRINT_SETTINGS);
  g_autoptr (GtkPrintSettings) chosen = NULL;
  g_autofree char *name = rt_export_name (rt_shell_document (shell));
  Job *job = g_new0 (Job, 1);

  job->shell = g_object_ref (shell);
  job->puzzles = g_ptr_array_ref (puzzles);
  job->sheet = rt_sheet_options_load ();
  g_object_set_data_full (G_OBJECT (operation), "job", job, job_free);
  chosen = g_variant_n_children (kept) ? gtk_print_settings_new_from_gvariant (kept)
                                       : gtk_print_settings_new ();
  gtk_print_settings_set (chosen, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (operation, chosen);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, rt_document_title (rt_shell_document (shell)));
  /* Translators: a tab of the print dialog. */
  gtk_print_operation_set_custom_tab_label (operation, _("Puzzles"));
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_track_print_status (operation, TRUE);
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (create_custom_widget_cb), job);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect (operation, "preview", G_CALLBACK (preview_cb), job);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), job);
  g_signal_connect (operation, "status-changed", G_CALLBACK (status_changed_cb), job);
  return operation;
}

void
rt_print (RtShell *shell, GPtrArray *puzzles)
{
  g_autoptr (GtkPrintOperation) operation = rt_print_operation_new (shell, puzzles);
  g_autoptr (GError) error = NULL;

  /* The operation keeps itself alive while it runs. */
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               rt_shell_parent (shell), &error) == GTK_PRINT_OPERATION_RESULT_ERROR)
    say_error (g_object_get_data (G_OBJECT (operation), "job"), error);
}

GPtrArray *
rt_print_puzzles (RtShell *shell)
{
  RtDocument *document = rt_shell_document (shell);
  GPtrArray *puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  RtPosition own = rt_document_own (document);
  g_autoptr (RtPuzzle) puzzle = rt_puzzle_with_position (rt_document_words (document), &own);
  g_autofree char *name = rt_export_name (rt_shell_document (shell));

  if (!rt_document_file (document) || rt_puzzle_field (puzzle, RT_FIELD_TITLE))
    g_ptr_array_add (puzzles, g_steal_pointer (&puzzle));
  else
    g_ptr_array_add (puzzles, rt_puzzle_with_field (puzzle, RT_FIELD_TITLE, name));
  return puzzles;
}

void
rt_print_document (RtShell *shell)
{
  g_autoptr (GPtrArray) puzzles = rt_print_puzzles (shell);

  rt_paper_rate (puzzles, rt_shell_cancellable (shell), NULL, NULL);
  rt_print (shell, puzzles);
}

RtPuzzle *
rt_paper_rated (const RtPuzzle *puzzle, const RtRating *rating)
{
  const char *level = rt_puzzle_field (puzzle, RT_FIELD_LEVEL);
  g_autofree char *number = rt_hard_say_number (rating->er);
  g_autofree char *text =
    level
      /* Translators: what a file says of a puzzle's level, as in "Easy", and its rating. */
      ? g_strdup_printf (_("%s, rating %s"), level, number)
      /* Translators: over a printed puzzle: how hard it is. */
      : g_strdup_printf (_("Rating %s"), number);

  return rt_puzzle_with_field (puzzle, RT_FIELD_LEVEL, text);
}

typedef struct {
  GPtrArray *puzzles;
  void (*changed) (gpointer data);
  gpointer data;
} Wait;

static void
rated_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Wait *wait = data;
  RtRating rating;

  if (rt_work_rating_finish (result, &rating, NULL)) {
    RtPuzzle *puzzle = g_ptr_array_steal_index (wait->puzzles, 0);

    g_ptr_array_add (wait->puzzles, rt_paper_rated (puzzle, &rating));
    rt_puzzle_unref (puzzle);
    if (wait->changed)
      wait->changed (wait->data);
  }
  g_ptr_array_unref (wait->puzzles);
  g_free (wait);
}

void
rt_paper_rate (GPtrArray *puzzles, GCancellable *cancellable, void (*changed) (gpointer data),
               gpointer data)
{
  RtGrid givens;
  Wait *wait;

  g_return_if_fail (puzzles->len == 1);

  givens = rt_sheet_givens (g_ptr_array_index (puzzles, 0));
  if (rt_fast_solve (&givens, NULL) != 1)
    return;
  wait = g_new0 (Wait, 1);
  wait->puzzles = g_ptr_array_ref (puzzles);
  wait->changed = changed;
  wait->data = data;
  rt_work_rating_async (&givens, cancellable, rated_cb, wait);
}
