/* definition-chains.c - definitions of chains of any length, and of what is left when nothing else
 * helps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/definition-tables.h"

const RtDefinition rt_definitions_of_chains[] = {
  { "x-cycle",
    N_("Follow one digit around a loop of cells by strong and weak links in turn. A strong link "
       "joins the only two places in a row, column or box: one of them holds the digit. A weak "
       "link joins cells that share a row, column or box: not both do. All round, just one end "
       "of every link holds the digit, so any other cell that sees both ends of a weak link "
       "cannot have it. Also known as a continuous X-Cycle or fishy cycle."),
    ":0000:x:.9+4+12.+7.+8.17..8..9.+8.7..4+16.+3.+2..8+47+7+26+81+4+593+94+85+7+3..1.+6...+297+5"
    "45+96.7+1.2.7.+951..+4:"
    "221 325 328 391::" },
  { "x-chain",
    N_("Follow one digit from cell to cell by strong and weak links in turn, beginning and "
       "ending with a strong one. A strong link joins the only two places in a row, column or "
       "box: one of them holds the digit. A weak link joins cells that share a row, column or "
       "box: not both do. If the first cell does not hold the digit, the last one does, so cells "
       "that see both ends cannot have it."),
    ":0000:x:+53+2+1+684+7+9.6.+457+2+3+8+7+4892+3+5+1+6..+7..+296..+2+6.4978...5+7.+6.2.8..+2756"
    "4.6+74.+9+1.52+2+5.6.+4.9+7:"
    "349::" },
  { "xy-loop",
    N_("Cells with two candidates each form a loop in which every cell sees the next, in its "
       "row, column or box, and shares a candidate with it, another one than with the cell "
       "before. If a cell is not the digit it shares with the one before, it is that which it "
       "shares with the next, which is then the other of its two, and so on all round, in either "
       "direction. So of two neighbours just one holds the digit they share, and other cells "
       "that see both cannot have it."),
    ":0000:x:+3.+8+1..6+7+91+7.+369..8+6+94..+8.31..78+9.+3+15..+12+3+79.+4.39.1.7.+2.1..+83.9.+9"
    "8.6.2+1...4.+9.+182.:"
    "561 585 593 799::" },
  { "xy-chain",
    N_("Cells with two candidates each form a chain in which every cell sees the next, in its "
       "row, column or box, and shares a candidate with it. The first and the last have the same "
       "candidate z left over. If the first is not z, this passes along the chain, and the last "
       "is z. So one of the ends is z, and cells that see both cannot be. The shortest such "
       "chain is an XY-Wing."),
    ":0000:x:49+2.+3..+8.+3584.....+1+6+7.2.+43.+2+136+5.+9.8+5493.....+78+6+2..5.+3+8+345+6+279+"
    "1+67+5..3+8249+2+1...+3+56:::" },
  { "nice-loop",
    N_("Strong and weak links take turns around a loop of candidates of any digits. A strong "
       "link joins the only two places of a digit in a row, column or box, or the two candidates "
       "of a cell: one of them is true. A weak link joins candidates that cannot both be true, "
       "in the same cell or of the same digit in cells that see each other. All round, just one "
       "end of every link is true, so any other candidate that is at odds with both ends of a "
       "weak link is false. Also known as an AIC loop."),
    ":0000:x:..6+2...5.2..+3....7...5..3+2.1+2+84+7+39+65..+49..+2+7+1+5+97+126+4+8+39.3+7.2.48+8"
    "7.6+94.+32..2+83.+7..:"
    "411 116 816 123 125 432 435 172::" },
  { "aic",
    N_("Strong and weak links take turns along a chain of candidates of any digits, beginning "
       "and ending with a strong one. A strong link joins the only two places of a digit in a "
       "row, column or box, or the two candidates of a cell: one of them is true. A weak link "
       "joins candidates that cannot both be true. If the first candidate is false, all the way "
       "along follows that the last is true; so one of the ends is true, and any candidate that "
       "is at odds with both is false. The ends may be the same digit (type 1) or different ones "
       "(type 2). The name is short for alternating inference chain."),
    ":0000:x:..+7.145.864+83...1.2+5+1..9+3.+412+3+9+4+7+856+4+65+1+387..7+8+9..+6+4+3+1+8.+276.."
    "4...+6+49..+8...4...+6.3:"
    "918::" },
  { "grouped-x-chain",
    N_("This is an X-Chain in which some places are groups: two or three cells of a box on one "
       "line count as one place that holds the digit or does not. Strong and weak links take "
       "turns from place to place. If the first does not hold the digit, the last does, so cells "
       "that see all of both ends cannot have it."),
    ":0000:x:4.63.5+7+8+9+8+3..9..5.+597..8.....36...9...85.+9.1..5+9...2....+5.73+9.43..9...7.9+"
    "7425..3.:"
    "435 242 447 272 185 887 889::" },
  { "grouped-nice-loop",
    N_("This is a Continuous Nice Loop in which some places are groups: two or three cells of a "
       "box on one line count as one place that holds a digit or does not. Strong and weak links "
       "take turns all round, and just one end of every link is true. So any other candidate "
       "that is at odds with both ends of a weak link is false."),
    ":0000:x:.2......9+9.....1...3..697...+1...3+9+7..9.....63+34.+9.65+1.2+6+489+1+3+571+7+9+35+"
    "2.8...3+6..2+91:"
    "715 815 716 417 823 425 229 429 239 439::" },
  { "grouped-aic",
    N_("This is an AIC, a chain of strong and weak links in turn, in which some places are "
       "groups: two or three cells of a box on one line count as one place that holds a digit or "
       "does not. If the first end is false, all the way along follows that the last is true. So "
       "one of the ends is true, and any candidate that is at odds with both is false."),
    ":0000:x:...+7...+4+1..2+41.....145.6.+8...+9...47+6..89.+41.2.+4...7.98.21.4.9.749.6+7+18+2."
    "8.7+2...1+4:"
    "517 521 522 622 527 341 541 351 355 361 561 661 563 378 592::" },
  { "chain",
    N_("Suppose that some candidate is true, or that it is false, and follow what this forces: a "
       "true candidate rules out what it sees, and where a digit has only one place left in a "
       "row, column or box, or a cell only one candidate, that one is true. If the candidate "
       "turns out to be the opposite of what was supposed, the opposite is the fact. If the "
       "chain closes to a loop that can be followed either way, it is called a cycle, and its "
       "links remove what sees both their ends. X means that it stays with one digit, Y that it "
       "goes through cells with two candidates."),
    ":0000:x:.5.+6.+7..9.468....+77..+4...63+6.+3+1+75..4.+7.38+46.54+8+5+2+9+6+37+1.3.+9+617.+8+"
    "8675+439+12...+72+8.+3+6:"
    "121 233::" },
  { "nishio",
    N_("Suppose that a digit stands in a cell, and follow what this forces for the other places "
       "of the same digit, looking at nothing else. If in the end some place should hold the "
       "digit and should not, it does not stand in the first cell. Named after Tetsuya Nishio."),
    ":0000:x:.8.12..3+99.+23.418..+13+8.+9+2+451..2+8.9.3.26+49.8..+8.+9....+245.79.84.+22.8....+"
    "9..9+1..+2..+8:"
    "156 765 585 695 795::" },
  { "multiple",
    N_("Take all candidates of a cell, or all places of a digit in a row, column or box: one of "
       "them is true. Suppose each of them in turn, and follow the chain of what it forces. What "
       "all the chains lead to is a fact, whichever of them is the right one. Those that start "
       "from a cell are called cell forcing chains, the others region forcing chains."),
    ":0000:x:1....3+7.9.+47+1+95+2.+8.9...+81...6.+38+49....3+6194..+9+1+4+527+3+86471+8+3+65+9+2"
    "......8.3.+3....+67.:"
    "438 638 541 284 294::" },
  { "dynamic",
    N_("Suppose a candidate, and follow all that it forces together: what several steps before "
       "have ruled out counts at once, so that the chain branches into a net. If it leads to a "
       "contradiction, the candidate is false. If it leads to the same when it is true and when "
       "it is false, that is a fact; so is what all candidates of a cell lead to, or all places "
       "of a digit in a row, column or box. Also known as forcing nets."),
    ":0000:x:.+7....+8.16+18+7..45.234...9+6+7.+2+3.786..74.3.6..88.+624.....62..7.8.3.7......48."
    ".32..6:"
    "514 914 515 915 516 916 535 184 484 584 984 185 585 985::" },
  { "nested-1",
    N_("These are dynamic forcing chains, which suppose a candidate and follow all that it "
       "forces, with simple patterns on the way. Wherever nothing is forced any more, one looks "
       "for Pointing, Claiming, naked and hidden pairs and X-Wings on the grid as it would be "
       "then, and goes on with what they remove. What leads to a contradiction is false; what "
       "every possibility leads to is a fact."),
    ":0000:x:2.6.+7+395+8.7...+9+1+3..9.5..4+7.7.+96+3.285.+2.+89+76+4.+68..+5.+7+9.+9+6+7315+82+"
    "4.3+2+9.6+5+1+7.+5.72.+3+69:::" },
  { "nested-2",
    N_("These are dynamic forcing chains, which suppose a candidate and follow all that it "
       "forces, with chains inside chains. Wherever nothing is forced any more and simple "
       "patterns do not help, one looks for forcing chains and cycles on the grid as it would be "
       "then, and goes on with what they remove. What leads to a contradiction is false; what "
       "every possibility leads to is a fact."),
    ":0000:x:................12....34..5.15..6.+276.2.7.1..8+7....+5+6..+876...5+11.67..28.52.8.."
    "7.6:"
    "815 116 216 916 926 445 356 359 465 366::" },
  { "nested-3",
    N_("These are dynamic forcing chains, which suppose a candidate and follow all that it "
       "forces, with multiple chains inside. Wherever nothing is forced any more, one looks for "
       "simple patterns and forcing chains on the grid as it would be then, and also for "
       "multiple ones, from all candidates of a cell or all places of a digit, and goes on with "
       "what they remove. What leads to a contradiction is false; what every possibility leads "
       "to is a fact."),
    ":0000:x:........+1....23..5....467.8+4.3.+19....962.4.1.21.+36..94.39..1...+1.2......64..3+2"
    "1..:"
    "511 711 811 812 713 813 317 417 824 574 774 874 584 784 884 984 585 785 587 887 987 388 "
    "793::" },
  { "nested-4",
    N_("These are dynamic forcing chains inside dynamic forcing chains. One supposes a candidate "
       "and follows all that it forces; wherever nothing is forced any more and simple patterns "
       "do not help, one supposes further candidates on the grid as it would be then, and goes "
       "on with what that proves. What leads to a contradiction is false; what every possibility "
       "leads to is a fact. It is as far as any known puzzle needs to go."),
    ":0000:x:................12....34..6.1+27+635.8+56.8..27.7.+85...61.75....+8.1.6..8.+2+528..5"
    "....:"
    "311 312 715 116 216 916 926 674 475 377 477 977 485 397 497 797 997 999::" },
  { "nested-4-1",
    N_("These are dynamic forcing chains inside dynamic forcing chains, and the inner ones use "
       "simple patterns too: Pointing, Claiming, naked and hidden pairs and X-Wings on the grid "
       "as it would be under both suppositions. What leads to a contradiction is false; what "
       "every possibility leads to is a fact. No puzzle is known that needs them."),
    ":0000:x:................12....34..6.1+27+635.8+56.8..27.7.+85...61.75....+8.1.6..8.+2+528..5"
    "....:"
    "311 312 715 116 916 926 674 475 377 477 977 485 397 497 797 997::" },
  { "nested-4-2",
    N_("These are dynamic forcing chains inside dynamic forcing chains, and the inner ones use "
       "forcing chains and cycles of their own besides simple patterns: chains within chains "
       "within chains. What leads to a contradiction is false; what every possibility leads to "
       "is a fact. No puzzle is known that needs them."),
    ":0000:x:247+1.+6.+8.8..29+7..4+6..+4+8.+27.+16+4...+82+75+7+28+4+13+9+6.8.+6+7+2+415.+2+8.6."
    ".4.+4.+6.1+8..27.1.24..8:"
    "522 532 939 577 584 594::" },
  { "nested-4-3",
    N_("These are dynamic forcing chains inside dynamic forcing chains, and the inner ones use "
       "multiple forcing chains of their own besides all that is simpler: the deepest nesting "
       "there is. What leads to a contradiction is false; what every possibility leads to is a "
       "fact. No puzzle is known that needs them."),
    ":0000:x:+4.+3..57+8+66.+54..+2+3+98.2.3.+5+1+4+58.371.42+7.+1....+53.+34+5...711.+78.+3+4+95"
    ".5....3.834+89+5.+1.+7:"
    "952 256 656 265 284 684 285 685 286 686::" },
  { "template-set",
    N_("A template is a way to place one digit nine times, once in every row, column and box. Go "
       "through all templates of the digit that agree with the grid and its candidates. If a "
       "cell is in every one of them, it holds the digit. There may be hundreds, so this is "
       "rather for computers. Also known as pattern overlay."),
    ":0000:x:+78.+1+2+34+6.+1+465+892..+3.+2+7+4+6+1.82+1.398+6..+6..+4+5+1...4.8+67+2.1.8+6+1+9+"
    "3+7+5..+924+8+15..6+57326+4..1:::" },
  { "template-delete",
    N_("A template is a way to place one digit nine times, once in every row, column and box. Go "
       "through all templates of the digit that agree with the grid and its candidates. If a "
       "cell is in none of them, it cannot have the digit. There may be hundreds, so this is "
       "rather for computers. Also known as pattern overlay."),
    ":0000:x:.+6+7+3.18.+4+3+9+8+427+165+14....+7.+3+4+1...59.7.+83+7..5+4+1+7+591+4.+6.28+219+7+"
    "4+3+5+6+93..+1.+47+8.748..21+9:::" },
  { "brute-force",
    N_("Where nothing else helps, the digit of an empty cell is taken from the solution, which "
       "the computer finds by trying one digit after the other. This explains nothing, but it "
       "works wherever there is only one solution. Also known as guessing or trial and error."),
    ":0000:x:+2+8+34+16+5+7+9+45+6.7+9.+1+81975.....+6+2+9..+5+7+413+74+19+268+5+51+87+64..+3+7.+"
    "2+9.1+85.9.+5...1.78.+1.+5+7..2:::" },
  { .id = NULL }
};
