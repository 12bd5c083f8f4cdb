/* trace-without-tree.c - the recording of a search without what only its tree needs, to measure what that costs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#define RECORDS_TREE false
#define rt_trace_bytes rt_treeless_bytes
#define rt_trace_follow rt_treeless_follow
#define rt_trace_givens rt_treeless_givens
#define rt_trace_heat rt_treeless_heat
#define rt_trace_length rt_treeless_length
#define rt_trace_n_solutions rt_treeless_n_solutions
#define rt_trace_new rt_treeless_new
#define rt_trace_new_of_tape rt_treeless_new_of_tape
#define rt_trace_newest rt_treeless_newest
#define rt_trace_overview rt_treeless_overview
#define rt_trace_pause_at rt_treeless_pause_at
#define rt_trace_recall rt_treeless_recall
#define rt_trace_recall_newest rt_treeless_recall_newest
#define rt_trace_ref rt_treeless_ref
#define rt_trace_run rt_treeless_run
#define rt_trace_search rt_treeless_search
#define rt_trace_solution rt_treeless_solution
#define rt_trace_spans rt_treeless_spans
#define rt_trace_status rt_treeless_status
#define rt_trace_tape rt_treeless_tape
#define rt_trace_unref rt_treeless_unref

#include "engine/trace/trace.c"
