/* moment.h - RtMoment: the explanation that the card below the grid shows: of the last step of a
 * search, a hint, or the state of the puzzle.
 *
 * A value, computed on demand from the cursor of the search and from RtReasoning; nothing is
 * recorded. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/quiz.h"
#include "document/solve/likely-typos.h"
#include "document/solve/preview.h"
#include "document/solve/step-facts.h"
#include "document/solve/what-if.h"

/* The kind of grid that is shown. */
typedef enum {
  RT_MOMENT_OWN,    /* the person's grid */
  RT_MOMENT_PATH,   /* the person's grid after some steps of a path */
  RT_MOMENT_SEARCH, /* the grid of the search at its current step */
  RT_MOMENT_ANSWER, /* the solution, whether the search has reached it or not */
} RtMomentGrid;

/* The subject of the explanation. */

typedef enum {
  RT_MOMENT_NONE,       /* neither a search nor a hint, list or path */
  RT_MOMENT_LEFT,       /* an edit has suspended a search that the person was watching */
  RT_MOMENT_SEARCHING,  /* the search runs; the person has not used the timeline */
  RT_MOMENT_STOPPED,    /* the person stopped the search before it found a solution */
  RT_MOMENT_START,      /* step 0, or the search has just read the givens */
  RT_MOMENT_PLACED,
  RT_MOMENT_TAKEN_BACK, /* a digit was taken back, because every continuation had failed */
  RT_MOMENT_DEAD_END,   /* a take-back after a cell had no candidate left, or a digit no place */
  RT_MOMENT_SOLUTION,
  RT_MOMENT_WHAT_IF,    /* the result of another digit, at the newest step of the second search */
  RT_MOMENT_BRANCH,     /* the person points at a branch of the search's tree */
  RT_MOMENT_END,
  RT_MOMENT_REFUSED,    /* a look within a step: the digit was tested and refused */
  RT_MOMENT_FITS,       /* a look within a step: the digit was tested and fits */
  RT_MOMENT_READ,       /* a look within a step: a cell, mask or table entry was read */
  RT_MOMENT_LOOKING,    /* a search for logical steps is running */
  RT_MOMENT_HINT,       /* a hint, as much as its stage reveals */
  RT_MOMENT_STEP,       /* a complete step of a list or a path, or the end of the path */
  RT_MOMENT_CHOICE,     /* a list of steps, none of which is selected */
  RT_MOMENT_MISTAKE,    /* some of the person's digits are wrong */
  RT_MOMENT_NO_STEP,    /* no step follows; the sentence says why */
  RT_MOMENT_REPLAY,     /* a position of the person's own solving */
  RT_MOMENT_BY_HAND,    /* the person has solved the puzzle */
  RT_MOMENT_SLIP,       /* the slip that may have left the grid without a solution */
  RT_MOMENT_PROGRAM,    /* the diagnosis of a person's program, at the end of its steps */
} RtMomentKind;

/* State of a chip: one of nine boxes on the card, one for each digit in a cell, or for each cell of
 * a house. */
typedef enum {
  RT_CHIP_REFUSED, /* a house of the cell has the digit */
  RT_CHIP_PLACED,
  RT_CHIP_TESTED,  /* the current step tests the digit */
  RT_CHIP_TRIED,   /* the digit was written into the cell and taken back */
  RT_CHIP_LATER,   /* the digit has not been tested yet */
  RT_CHIP_FREE,    /* the digit fits, but was not chosen */
  RT_CHIP_NONE,    /* no state, because the cell is filled */
} RtChipState;

typedef struct {
  uint8_t state; /* RtChipState */
  uint8_t house; /* house that has the digit, or RT_NO_HOUSE */
  uint8_t at;    /* cell of that house that holds the digit, or RT_NO_CELL */
  bool now;      /* true: the sentence is about this chip */
} RtChip;

/* A second search, which starts at a step of the first one with another digit. */
typedef struct {
  bool is_on;
  bool is_running;
  bool solved;   /* true: the second search has found a solution */
  uint8_t digit; /* the other digit; the next member is its cell */
  uint8_t cell;
} RtTried;

typedef struct {
  RtMomentKind kind;
  RtMomentGrid grid;
  RtEvent event;    /* event of the step */
  RtBranch branch;  /* branch: the branch at which the person points */
  RtLook look;      /* the look that is shown, if the kind is a look within a step */
  guint64 step;
  guint64 steps;    /* number of recorded steps */
  int cell;         /* cell that the sentence is about, or RT_NO_CELL */
  int house;        /* house in which the digit was placed or has no place left, or RT_NO_HOUSE */
  int digit;        /* digit that the sentence is about; 0 if none */
  int n_fit;        /* placement: number of digits that fitted in the cell */
  int next;         /* take-back: digit that is tried next in the cell; 0 if none or unknown */
  int further;      /* take-back: later cell in which every digit failed; 0 if unknown */
  int cause;        /* take-back: digit of the cause that the search jumps back to; 0: no jump, or
                     * the givens alone are the cause. EVENT has its cell and the digits in between */
  bool was_cause;   /* take-back: true if the digit was the cause to which the search has jumped
                     * back */
  bool again;       /* placement: true if other digits were tried in the cell before */
  bool forced;      /* placement: true if only this digit fitted */
  bool late;        /* true if a solution was found at an earlier step */
  bool paused;      /* dead end: true if the film stopped here by itself, as it does once */
  bool goes_on;     /* take-back: true if the previous step found a solution */
  guint64 solution; /* solution: its number, from 1; 0 if unknown */
  guint64 n_solutions; /* solution: number of solutions of the grid; 0 if unknown */
  bool exact;       /* true: N_SOLUTIONS is exact; false: it is a lower bound */
  int n_differ;     /* solution: cells that differ from the previous one; 0 for the first */
  bool has_chips;
  bool of_cells;    /* true: chip I describes DIGIT in cell I of HOUSE; false: it describes digit I
                     * + 1 in CELL */
  RtChip chips[9];
  RtCells crossed;  /* the cell without a candidate */
  RtCells ruled_out; /* empty cells of HOUSE that cannot hold DIGIT */
  RtCells refusing; /* cells that hold the refusing digits */

  bool rests;         /* true: the search does not move on from the step, so that facts are known or being computed */
  RtStepFacts facts;  /* facts about the step, as far as they are known */
  RtDigits can_try;   /* digits that fit in CELL: the person may ask "what if" about them */
  RtTried what_if;    /* the second search, if it is shown */
  bool shows_why;     /* true: the sentence is about the digits of FACTS that contradict each
                       * other */
  int n_givens;       /* number of givens of the grid; 0: unknown */
  int n_written;      /* number of the contradicting digits that the search wrote; the others are
                       * givens */

  bool by_program;  /* true: the step belongs to a person's program, which may break the rules */
  RtChip against;   /* program: house and cell that already have the placed digit, or RT_NO_HOUSE */
  char remark[256]; /* program: text that it printed after the step; "" if none */
  const RtDiagnosis *diagnosis; /* diagnosis of the program; NULL for other kinds */

  RtQuizState quiz; /* question to the person, and whether the last answer was right */

  char label[64];   /* replay: translated name of the edit; "" for the first position. CELL is where it
                     * changed a digit, or RT_NO_CELL */
  bool is_wrong;    /* replay: the edit wrote the first digit that is wrong */
  gint64 time;      /* by hand: time spent, in microseconds; 0 if it was not measured */
  guint n_hints;    /* by hand: number of hints taken */
  int er;           /* by hand: rating of the puzzle times ten; 0 if unknown */

  const RtRepair *slip; /* slip: the best correction; NULL for other kinds */

  /* Hints, lists and paths. */
  RtReasoning *reasoning; /* not owned; NULL if the moment explains a search */
  RtHint stage;     /* stage of the hint */
  bool more;        /* true: the Hint command would reveal more */
  bool long_looking; /* true: the search for steps has been running for half a second, and can be
                      * stopped */
  bool bare;        /* true: the grid is shown without the digits that the solver found */
  const RtTechnique *technique; /* technique that the hint has revealed, or NULL */
  const char *name;             /* translated name of the technique or of its variant, or NULL */
  RtSteps list;     /* list that the step belongs to; RT_STEPS_NONE for a hint */
  int place;        /* index in the list, from 0; its length at the end of a path; -1 if none */
} RtMoment;

/* Sets MOMENT to the explanation of the step at CURSOR. LOOK is the index of a test or read within
 * the step (a look), or RT_AFTER_STEP. Fields that depend on more than the recorded search, such as
 * the number of solutions, stay 0. */
void rt_moment_at (RtMoment *moment, RtCursor *cursor, int look);

/* Input for rt_moment_of: the objects and the state of a desk. */
typedef struct {
  RtSolving *solving;
  RtPlayer *player;       /* player of the search */
  RtReasoning *reasoning;
  RtQuiz *quiz;
  RtPreview *preview;
  RtFactFinder *facts;
  RtWhatIf *what_if;      /* NULL: there is no second search */
  bool shows_why;         /* true: the person has asked why there is no way to a solution */
  RtMomentGrid grid;
  bool is_left;           /* an edit has suspended a search that the person was watching */
  bool has_found;         /* the document contains digits that the solver found */
  bool has_wrong;         /* wrong entries are shown to the person */
} RtMomentSource;

/* Time and number of hints that a person needed to solve a puzzle by hand; the fields are those of RtMoment. */
typedef struct {
  gint64 time;
  guint n_hints;
  int er;
} RtByHand;

/* Sets MOMENT to the explanation that a window shows, given its objects in SOURCE. If a hint is
 * shown instead of a search, MOMENT contains both the hint and the current step of the search. */
void rt_moment_of (RtMoment *moment, const RtMomentSource *source);

/* A step of the replay of the person's own solving. */
typedef struct {
  int step, steps;   /* its number, and the number of all */
  const char *label; /* translated name of the edit; NULL: none */
  int cell;          /* the only cell whose digit the edit changed; RT_NO_CELL: none, or several */
  bool is_wrong;     /* the edit wrote the first digit that is wrong */
} RtReplayed;

/* Changes MOMENT to the explanation of REPLAYED, an earlier position of the person's own solving.
 * Does nothing if MOMENT explains a search or a hint, list or path. */
void rt_moment_add_replay (RtMoment *moment, const RtReplayed *replayed);

/* Changes MOMENT to the message that the person has solved the puzzle, with the time and hints in
 * BY_HAND. Does nothing if MOMENT explains a search or a hint, list or path. */
void rt_moment_add_by_hand (RtMoment *moment, const RtByHand *by_hand);

/* Changes MOMENT to a message with the best correction of a typing slip found by SLIPS, if there is
 * one. Does nothing if MOMENT explains a search or a hint, list or path. */
void rt_moment_add_slip (RtMoment *moment, RtSlips *slips);

/* Returns the first step of the search's branch that the sentence of MOMENT is about: the branch of the digit that
 * was taken back, or of the digit since which there is no solution. Returns 0 if there is none. */
guint64 rt_moment_branch_told (const RtMoment *moment);

/* Returns the explanation MOMENT as one or two translated sentences, with the most important part
 * between <b> and </b>, the only markup. Returns NULL if it has no sentence. Free with g_free. */
char *rt_moment_say (const RtMoment *moment);

/* Returns the title of the chip at PLACE, 1..9, one of the nine boxes on the card: its digit "7" or
 * its cell "r2c7". Free with g_free. */
char *rt_moment_chip_title (const RtMoment *moment, int place);

/* Returns the state of the chip at PLACE, 1..9 (one of the nine boxes on the card), as a translated
 * word, not to be freed. BRIEF: a shorter word, of about four letters. */
const char *rt_moment_chip_word (const RtMoment *moment, int place, bool brief);

/* Returns the state of the chip at PLACE, 1..9 (one of the card's boxes), as a translated sentence.
 * Free with g_free. */
char *rt_moment_say_chip (const RtMoment *moment, int place);

/* Returns a translated phrase for the grid that is shown, such as "a search, at step 2,108";
 * NULL for the person's own grid. If PLAYING, leaves out the number of the step. Free with
 * g_free. */
char *rt_moment_say_subject (const RtMoment *moment, bool playing);
