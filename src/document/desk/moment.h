/* moment.h - RtMoment: what there is to tell of a desk: what happened at the place of a search that is
 * looked at, and why; or what logic shows in front of it.
 *
 * Made again from the cursor and the reasoning whenever it is wanted: the grid that a digit was
 * refused on is there, so is the reason. A value; that of a desk is good until the desk changes. */
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
  RT_MOMENT_NONE,       /* there is neither search nor logic */
  RT_MOMENT_LEFT,       /* the same, as the last edit put the search away that was watched */
  RT_MOMENT_SEARCHING,  /* it runs; the person does not look at it */
  RT_MOMENT_STOPPED,    /* by the person, before it found anything; its newest step, or the answer */
  RT_MOMENT_START,      /* only the givens, or they have just been read */
  RT_MOMENT_PLACED,
  RT_MOMENT_TAKEN_BACK, /* all that followed from the digit has been tried */
  RT_MOMENT_DEAD_END,   /* the same, as a cell ran out of digits or a digit of places */
  RT_MOMENT_SOLUTION,
  RT_MOMENT_END,
  RT_MOMENT_REFUSED,    /* within a step: a digit was tested */
  RT_MOMENT_FITS,
  RT_MOMENT_READ,       /* within a step: something was looked at */
  RT_MOMENT_LOOKING,    /* logic was asked, and has not answered yet */
  RT_MOMENT_HINT,       /* as much of a step as its stage gives away */
  RT_MOMENT_STEP,       /* all of a step of a list or a path; or where that ends */
  RT_MOMENT_CHOICE,     /* there is a list of steps, of which none is chosen */
  RT_MOMENT_MISTAKE,    /* digits of the person are wrong */
  RT_MOMENT_NO_STEP,    /* nothing follows, and why */
  RT_MOMENT_SLIP,       /* what may be wrong with the grid, which has no solution */
  RT_MOMENT_PROGRAM,    /* what its steps tell of a program; at their end */
} RtMomentKind;

/* What is known of a digit for the cell in question, or of the digit in question for a cell. */
typedef enum {
  RT_CHIP_REFUSED, /* a house has it already */
  RT_CHIP_PLACED,
  RT_CHIP_TESTED,  /* it is the one that is tested */
  RT_CHIP_TRIED,   /* written there and taken back */
  RT_CHIP_LATER,   /* not tried yet */
  RT_CHIP_FREE,    /* fits, but is not asked for */
  RT_CHIP_NONE,    /* there is nothing to know: the cell is filled */
} RtChipState;

typedef struct {
  uint8_t state; /* RtChipState */
  uint8_t house; /* that refuses it, or RT_NO_HOUSE */
  uint8_t at;    /* the cell of that house that has it, or RT_NO_CELL */
  bool now;      /* the sentence is about this digit */
} RtChip;

typedef struct {
  RtMomentKind kind;
  RtMomentGrid grid;
  RtEvent event;    /* of the step */
  RtLook look;      /* within the step: the one that was made last */
  guint64 step;
  guint64 steps;    /* that are recorded */
  int cell;         /* in question; RT_NO_CELL: none */
  int house;        /* the choice was among its cells, or it has no place for DIGIT; RT_NO_HOUSE */
  int digit;        /* that the sentence is about; 0: none */
  int n_fit;        /* a placement: how many digits fitted there */
  int next;         /* a take-back: the digit whose turn it is there; 0: none, or not known */
  int further;      /* a take-back: the cell beyond it in which each digit failed; 0: not known */
  bool again;       /* a placement: others had been tried there */
  bool forced;      /* a placement: nothing else was possible */
  bool late;        /* a solution was found before */
  bool goes_on;     /* a take-back: right after a solution */
  guint64 solution; /* which, from 1; 0: not known */
  guint64 n_solutions; /* of the grid; 0: not known */
  bool exact;       /* that number is; otherwise there are at least so many */
  int n_differ;     /* cells that differ from the solution before; 0: there was none */
  bool has_chips;
  bool of_cells;    /* the chips are of the nine cells of the house, for the digit */
  RtChip chips[9];  /* otherwise of digit - 1, for the cell in question */
  RtCells crossed;  /* where nothing can stand: the cell that ran out of digits */
  RtCells ruled_out; /* where the digit cannot: blanks of the house */
  RtCells refusing; /* the cells that are why */

  bool by_program;  /* the step is one of a program, which may do anything */
  RtChip against;   /* a placement of a program: the house that has the digit; else its HOUSE is none */
  char remark[256]; /* what the program printed behind the step, as it stands there; "": nothing */
  const RtDiagnosis *diagnosis; /* of a program; NULL: the moment is of something else */

  RtQuizState quiz; /* of a search: what the person is asked, and whether they knew this step */

  const RtRepair *slip; /* the best of what may be wrong; NULL: the moment is of something else */

  /* Of logic. */
  RtReasoning *reasoning; /* of the desk; NULL: the moment is of a search */
  RtHint stage;     /* of a hint */
  bool more;        /* the next press of Hint tells more */
  bool long_looking; /* it takes longer than a moment, and can be stopped */
  bool bare;        /* the digits that the solver found are left out of the grid */
  const RtTechnique *technique; /* that has been told, or NULL; and its name, or its variant's, to be */
  const char *name;             /* translated */
  RtSteps list;     /* the step is one of this; NONE: it is a hint */
  int place;        /* in the list, from 0; where a path ends their number; -1: nowhere */
  int n_places;
} RtMoment;

/* The moment at CURSOR's place, LOOK an index into its detail or RT_AFTER_STEP. What only a desk
 * knows (how many solutions, what stopped) is left out. */
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

/* The moment as a translated sentence or two; what matters most stands between <b> and </b>, other
 * markup there is none. NULL for nothing to tell. Free with g_free. */
char *rt_moment_say (const RtMoment *moment);

/* What the chip at PLACE (1..9: its digit, or which cell of the house) is of, "7" or "r2c7"; what it
 * says of that, in a word, BRIEFly in one that is no longer than four letters; and all of it as a
 * sentence. Free the first and the last with g_free. */
char *rt_moment_chip_title (const RtMoment *moment, int place);
const char *rt_moment_chip_word (const RtMoment *moment, int place, bool brief);
char *rt_moment_say_chip (const RtMoment *moment, int place);

/* What the grid shows where that is no longer the person's own, as in "a search, at step 2,108"; NULL
 * otherwise. Free with g_free. */
char *rt_moment_say_subject (const RtMoment *moment, bool playing);
