/* moment.h - RtMoment: the explanation of the state that a desk shows: the step of a search and its reason,
 * or the hint.
 *
 * Nothing of it is recorded: it is made from the cursor and the reasoning on demand. A value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/quiz.h"
#include "document/solve/slips.h"

/* Whose grid is shown. */
typedef enum {
  RT_MOMENT_OWN,    /* the person's grid */
  RT_MOMENT_PATH,   /* the person's grid after some steps of a path */
  RT_MOMENT_SEARCH, /* the search at its step */
  RT_MOMENT_ANSWER, /* the solution, found or to be found by the search */
} RtMomentGrid;

typedef enum {
  RT_MOMENT_NONE,       /* neither a search nor logic */
  RT_MOMENT_LEFT,       /* the same, after an edit put away a search that was watched */
  RT_MOMENT_SEARCHING,  /* the search runs; the person has not used the timeline */
  RT_MOMENT_STOPPED,    /* the person stopped it before it found a solution */
  RT_MOMENT_START,      /* step 0, or the givens have just been read */
  RT_MOMENT_PLACED,
  RT_MOMENT_TAKEN_BACK, /* every continuation of the digit has failed */
  RT_MOMENT_DEAD_END,   /* a take-back after a cell ran out of digits or a digit of places */
  RT_MOMENT_SOLUTION,
  RT_MOMENT_END,
  RT_MOMENT_REFUSED,    /* a look within a step: the digit was tested and refused */
  RT_MOMENT_FITS,
  RT_MOMENT_READ,       /* a look within a step: something was read */
  RT_MOMENT_LOOKING,    /* logic searches for an answer */
  RT_MOMENT_HINT,       /* a hint, up to its stage */
  RT_MOMENT_STEP,       /* a whole step of a list or a path, or the end of the path */
  RT_MOMENT_CHOICE,     /* a list of steps, none of them chosen */
  RT_MOMENT_MISTAKE,    /* some of the person's digits are wrong */
  RT_MOMENT_NO_STEP,    /* no step follows; the sentence says why */
  RT_MOMENT_SLIP,       /* the slip that may have left the grid without a solution */
  RT_MOMENT_PROGRAM,    /* the diagnosis of a person's program, at the end of its steps */
} RtMomentKind;

/* State of a digit in the cell of the moment; or of the digit of the moment in a cell of its house. */
typedef enum {
  RT_CHIP_REFUSED, /* a house has the digit */
  RT_CHIP_PLACED,
  RT_CHIP_TESTED,  /* the current step tests it */
  RT_CHIP_TRIED,   /* written into the cell and taken back */
  RT_CHIP_LATER,   /* not tested yet */
  RT_CHIP_FREE,    /* fits, but was not chosen */
  RT_CHIP_NONE,    /* unknown: the cell is filled */
} RtChipState;

typedef struct {
  uint8_t state; /* RtChipState */
  uint8_t house; /* house that refuses it, or RT_NO_HOUSE */
  uint8_t at;    /* cell of that house that holds the digit, or RT_NO_CELL */
  bool now;      /* the sentence is about this chip */
} RtChip;

typedef struct {
  RtMomentKind kind;
  RtMomentGrid grid;
  RtEvent event;    /* of the step */
  RtLook look;      /* the last look within the step */
  guint64 step;
  guint64 steps;    /* number of recorded steps */
  int cell;         /* cell that the sentence is about, or RT_NO_CELL */
  int house;        /* house in which the digit was placed or has no place left, or RT_NO_HOUSE */
  int digit;        /* digit that the sentence is about; 0 if none */
  int n_fit;        /* placement: number of digits that fitted in the cell */
  int next;         /* take-back: the next digit for the cell; 0 if none or unknown */
  int further;      /* take-back: the later cell in which each digit failed; 0 if unknown */
  bool again;       /* placement: other digits were tried in the cell before */
  bool forced;      /* placement: only this digit fitted */
  bool late;        /* a solution was found at an earlier step */
  bool goes_on;     /* take-back: it follows a solution */
  guint64 solution; /* number of this solution, from 1; 0 if unknown */
  guint64 n_solutions; /* solutions of the grid; 0 if unknown */
  bool exact;       /* N_SOLUTIONS is exact; otherwise it is a lower bound */
  int n_differ;     /* cells that differ from the previous solution; 0 if there is none */
  bool has_chips;
  bool of_cells;    /* chip I is of cell I of HOUSE, for DIGIT */
  RtChip chips[9];  /* otherwise chip I is of digit I + 1, for CELL */
  RtCells crossed;  /* the cell that ran out of digits */
  RtCells ruled_out; /* empty cells of HOUSE that cannot hold DIGIT */
  RtCells refusing; /* cells that hold the refusing digits */

  bool by_program;  /* the step is one of a person's program, which may do anything */
  RtChip against;   /* program: the house that already has the placed digit; HOUSE is RT_NO_HOUSE if none */
  char remark[256]; /* text that the program printed after the step; "" if none */
  const RtDiagnosis *diagnosis; /* of the program; NULL for other kinds */

  RtQuizState quiz; /* question to the person, and whether the last answer was right */

  const RtRepair *slip; /* the best correction; NULL for other kinds */

  /* Hints, lists and paths. */
  RtReasoning *reasoning; /* of the desk; NULL if the moment is of a search */
  RtHint stage;     /* stage of the hint */
  bool more;        /* the Hint command would show more */
  bool long_looking; /* the search takes longer than half a second, and can be stopped */
  bool bare;        /* the grid is shown without the digits that the solver found */
  const RtTechnique *technique; /* technique that was named, or NULL */
  const char *name;             /* translated name of the technique or of its variant */
  RtSteps list;     /* list that the step belongs to; RT_STEPS_NONE for a hint */
  int place;        /* in the list, from 0; its length at the end of a path; -1 if nowhere */
  int n_places;
} RtMoment;

/* Explains the step at CURSOR. LOOK is an index into its detail, or RT_AFTER_STEP. Fields that only a desk
 * can know (number of solutions, a stop) stay empty. */
void rt_moment_at (RtMoment *moment, RtCursor *cursor, int look);

/* The parts of a desk from which its moment is made. */
typedef struct {
  RtSolving *solving;
  RtPlayer *player;       /* of the search */
  RtReasoning *reasoning;
  RtQuiz *quiz;
  RtMomentGrid grid;
  bool is_left;           /* an edit put away a search that the person watched */
  bool has_found;         /* the document holds digits that the solver found */
  bool has_wrong;         /* the person is told of wrong entries */
} RtMomentSource;

/* Makes the moment of a desk. If logic is in front of a search, the moment has both: the hint, and the step at
 * which the search waits. */
void rt_moment_of (RtMoment *moment, const RtMomentSource *source);

/* Adds the best of SLIPS to a moment that has nothing to tell. */
void rt_moment_add_slip (RtMoment *moment, RtSlips *slips);

/* Returns the moment as one or two translated sentences, with the most important part between <b> and </b>,
 * the only markup. NULL if there is nothing to say. Free with g_free. */
char *rt_moment_say (const RtMoment *moment);

/* Chip PLACE, 1..9: its title, "7" or "r2c7"; its state in one word, if BRIEF of four letters at most; and
 * its state as a sentence. Free the first and the last with g_free. */
char *rt_moment_chip_title (const RtMoment *moment, int place);
const char *rt_moment_chip_word (const RtMoment *moment, int place, bool brief);
char *rt_moment_say_chip (const RtMoment *moment, int place);

/* Returns the subject of the grid if it is not the person's own, as in "a search, at step 2,108"; else NULL.
 * Free with g_free. */
char *rt_moment_say_subject (const RtMoment *moment, bool playing);
