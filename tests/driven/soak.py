"""soak.py - keys and clicks in no order, by the ten thousand: what makes the program end or complain is
shrunk to the few acts that do it.

    soak.py PROGRAM [--seconds=60] [--seed=N] [--first=N] [--replay=FILE]

It goes in rounds: each starts the program anew in an empty home, with other files. A round is told
wholly by its number and the seed; every other one is calm, so that it goes the same way each time. What
fails is done again with ever fewer acts, and these are printed as one line: in a FILE, --replay does
them again."""
# SPDX-License-Identifier: GPL-3.0-or-later

import argparse
import json
import multiprocessing
import os
import pathlib
import random
import re
import subprocess
import sys
import time

import driver
from puzzles import DEEPLY_NESTED, EASY, LONG, SOLVED, TWO

N_ACTS = 600                  # of a round
N_LAST = [10, 40, 100, 200]   # so many acts before a failure are tried alone
SHRINK_SECONDS = 480          # or half as long as the soak was to go on, if that is more
N_TRIES = 2                   # the same acts do not always meet the same state
N_AT_ONCE = 2 * (os.cpu_count() or 1)   # a trial mostly waits
SETTLE_SECONDS = 0.15         # at most

COMPLAINT = re.compile(r'.*(?:-CRITICAL \*\*|-ERROR \*\*|ERROR: |runtime error: ).*')

# Faults of GTK that no program can do anything about, and that do no harm.
KNOWN = [
    # X11: what a popup of GTK 4.8 points to may be on no monitor, as the window is partly out of sight.
    "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
    # X11: a drag flies back although its window was closed meanwhile. All others that ask a clock have
    # it from a tick.
    "gdk_frame_clock_get_frame_time: assertion 'GDK_IS_FRAME_CLOCK (frame_clock)' failed",
    # The titles of columns in GTK's own dialogs sort them also while nothing is listed. Retrace has no
    # such lists.
    "assertion 'GTK_IS_TREE_SORTABLE (sortable)' failed",
]

KEYS = [
    *'1234567890', 'Delete', 'BackSpace', 'space', 'n', 'p', 'd', 'c', 'r', 'o', 'g', 'b', 'a',
    'comma', 'period', 'bracketleft', 'bracketright', 'Escape', 'Escape', 'Escape', 'Left', 'Right',
    'Up', 'Down', 'Home', 'End', 'Page_Up', 'Page_Down', 'Tab', 'Tab', 'shift+Tab', 'shift+Right',
    'shift+Down', 'shift+Left', 'shift+d', 'shift+c', 'ctrl+3', 'ctrl+8', 'ctrl+a', 'Return',
    'Return', 'Menu', 'F1', 'F2', 'F5', 'F5', 'F9', 'F10', 'shift+F10', 'ctrl+Return', 'ctrl+z',
    'ctrl+z', 'ctrl+shift+z', 'ctrl+y', 'ctrl+c', 'ctrl+v', 'ctrl+l', 'ctrl+shift+l', 'ctrl+k',
    'ctrl+h', 'ctrl+h', 'ctrl+i', 'ctrl+t', 'ctrl+f', 'ctrl+g', 'ctrl+shift+g', 'ctrl+shift+c',
    'ctrl+comma', 'ctrl+s', 'ctrl+shift+s', 'ctrl+o', 'ctrl+p', 'ctrl+n',
    'ctrl+shift+n', 'ctrl+shift+n', 'ctrl+w', 'ctrl+Page_Up', 'ctrl+Page_Down', 'ctrl+question',
    'ctrl+shift+n', 'F6', 'shift+F6',
]

# The kinds of acts, and how often each is done.
KINDS = {'key': 60, 'click': 26, 'drag': 3, 'scroll': 3, 'wait': 8, 'resize': 2, 'type': 1.5, 'open': 1,
         'close': 1}

# What is typed where something is searched for.
WORDS = ['xy', 'wing', 'file', 'undo', 'naked', '  ', 'zzz']

# Far too small, like a phone, narrow, wide.
SIZES = [(200, 200), (360, 300), (360, 640), (640, 480), (800, 900), (1280, 1024)]

# The system's own dialogs over files: there only keys are pressed that write nothing new anywhere.
SYSTEM_TITLE = re.compile(r'(Open|Save|Export|Print|Select|Choose|Copy|Load|Page Setup)\b.*')
SYSTEM_KEYS = {'Escape', 'Tab', 'shift+Tab', 'Up', 'Down', 'Left', 'Right'}

FILES = {'easy.txt': EASY, 'long.txt': LONG, 'solved.txt': SOLVED, 'two.txt': TWO,
         'hard.txt': DEEPLY_NESTED, 'wrong.txt': EASY[:80] + EASY[0].replace('.', '1'),
         'many.sdm': '\n'.join([EASY, LONG, TWO] * 20), 'no.txt': 'No puzzle is in here.\n'}


def make_act(chance):
    """One act: what is done, and its numbers. Places are parts of a window, so that they mean something
    wherever it stands."""
    kind = chance.choices(list(KINDS), list(KINDS.values()))[0]
    window, x, y = (round(chance.random(), 3) for _ in range(3))
    if kind == 'key':
        return [kind, chance.choice(KEYS)]
    if kind == 'click':
        return [kind, window, x, y, chance.choice([1, 1, 1, 1, 1, 3]), chance.choice([1, 1, 1, 2])]
    if kind == 'drag':
        return [kind, window, x, y, round(chance.random(), 3), round(chance.random(), 3)]
    if kind == 'scroll':
        return [kind, window, x, y, chance.choice([4, 5])]
    if kind == 'close':
        return [kind, window]
    if kind == 'resize':
        return [kind, window, *chance.choice(SIZES)]
    if kind == 'type':
        return [kind, chance.choice(WORDS)]
    if kind == 'open':
        return [kind, chance.choice(sorted(FILES))]
    return [kind]


def make_round(seed, number):
    """The files that the program is started with, and what is done to it."""
    chance = random.Random(f'{seed}/{number}')
    files = chance.sample(sorted(FILES), chance.choice([0, 1, 1, 2, 3]))
    return files, [make_act(chance) for _ in range(N_ACTS)]


def latest(part, windows):
    """The index of one of WINDOWS: what opened last is what mostly is worked in."""
    return -1 - int(part ** 3 * (len(windows) - 0.5))


class Failure(Exception):
    """The program ended as it should not, or complained."""

    def __init__(self, said, kind=''):
        super().__init__(said)
        self.kind = kind   # without what differs each time


def complaint(said):
    """The first line of SAID that complains of something new, or None."""
    return next((line[0] for line in COMPLAINT.finditer(said)
                 if not any(words in line[0] for words in KNOWN)), None)


class Round:
    """The program, from its start to its end or to a failure."""

    def __init__(self, program, files):
        self.program, self.files = program, files
        self.n_done = self.n_read = 0

    def run(self, acts, calm=False):
        """Does ACTS: how many came to be done before the program ended by itself. If CALM, each waits
        until what the one before does is done."""
        with driver.Desktop() as desktop:
            desktop.environment |= {'ASAN_OPTIONS': 'detect_leaks=0', 'G_DEBUG': ''}
            paths = [str(desktop.write(name, FILES[name])) for name in self.files]
            self.hands = desktop.services.hands
            self.work(desktop, paths, acts, calm)
        return self.n_done

    def work(self, desktop, paths, acts, calm):
        self.desktop = desktop
        self.log = desktop.home / 'said.log'
        # What it writes without a folder goes to the home.
        with open(self.log, 'wb') as log:
            self.process = subprocess.Popen([self.program, *paths], env=desktop.environment,
                                            cwd=desktop.home, stdin=subprocess.DEVNULL, stdout=log,
                                            stderr=log, start_new_session=True)
        desktop.add_process(self.process)
        driver.until(lambda: self.has_ended() or self.hands.windows(), 'a window')
        self.settle()
        for act in acts:
            if self.has_ended():
                return
            self.do(*act)
            self.n_done += 1
            if calm:
                self.settle()
        self.settle()
        self.has_ended()

    def has_ended(self):
        """Whether it has, as it may: all windows were closed. A complaint fails at once."""
        status = self.process.poll()
        size = self.log.stat().st_size
        if status or size != self.n_read:
            self.n_read = size
            said = self.log.read_text(errors='replace')
            if 'Sanitizer' in said:   # it goes on to say where, and ends the program
                status = self.process.wait(driver.PATIENCE)
                said = self.log.read_text(errors='replace')
            found = complaint(said)
            if found or status:
                raise Failure(f'ended with {status}:\n{said[-8000:]}' if status else said[-8000:],
                              re.sub(r'0x\w+|\d+', '', found or str(status)))
        return status is not None

    def settle(self):
        """Waits until the program waits, or for a while: a search may be running."""
        end = time.monotonic() + SETTLE_SECONDS
        calm = 0
        while calm < 3 and time.monotonic() < end and self.process.poll() is None:
            try:
                state = pathlib.Path(f'/proc/{self.process.pid}/stat').read_text().rsplit(')')[1]
            except OSError:
                return
            calm = calm + 1 if state.split()[0] == 'S' else 0
            time.sleep(0.002)

    def do(self, kind, *numbers):
        in_system = SYSTEM_TITLE.fullmatch(self.hands.title())
        if kind == 'wait':
            self.settle()
        elif kind == 'key':
            if not in_system or numbers[0] in SYSTEM_KEYS:
                self.hands.press(numbers[0])
        elif kind == 'open':
            self.open(*numbers)
        elif kind == 'resize':
            self.resize(*numbers)
        elif kind == 'close':
            self.close(*numbers)
        elif in_system:
            self.hands.press('Escape')
        elif kind == 'type':
            for letter in numbers[0]:
                self.hands.press('space' if letter == ' ' else letter)
        else:
            self.point(kind, *numbers)

    def open(self, name):
        """The program, started once more, hands the file to the one that runs."""
        path = self.desktop.write(name, FILES[name])
        self.desktop.start_process(self.program, path)

    def close(self, which):
        """By the window manager, whatever is open in it. The last window stays."""
        clients = self.hands.clients()
        if len(clients) > 1:
            self.hands.ask_to_close(clients[latest(which, clients)])

    def resize(self, which, width, height):
        clients = self.hands.clients()
        if clients:
            self.hands.resize(clients[latest(which, clients)], width, height)

    def point(self, kind, which, x, y, *more):
        windows = self.hands.windows()
        if not windows:
            return
        left, top, width, height = windows[latest(which, windows)]
        self.hands.move(left + x * width, top + y * height)
        if kind == 'click':
            for _ in range(more[1]):
                self.hands.click(more[0])
        elif kind == 'scroll':
            self.hands.click(more[0])
        else:
            self.hands.button(1, True)
            for part in (0.3, 0.6, 1):
                self.hands.move(left + (x + part * (more[0] - x)) * width,
                                top + (y + part * (more[1] - y)) * height)
            self.hands.button(1, False)


def fails(program, files, acts, calm, kind=None):
    """How ACTS, done anew, fail in that KIND (or in any), and how many of them it takes; or None."""
    this = Round(program, files)
    try:
        this.run(acts, calm)
    except Failure as failure:
        if kind in (None, failure.kind):
            return failure, this.n_done + 1
    return None


def trial(program, files, acts, calm, kind):
    """The same in a process of its own: what the program said, and how many acts it takes; or None."""
    found = fails(program, files, acts, calm, kind)
    return found and (str(found[0]), found[1])


class Shrinker:
    """Ever fewer of ACTS that fail as FAILURE does."""

    def __init__(self, program, files, acts, calm, failure, seconds):
        self.program, self.files, self.acts, self.calm = program, files, acts, calm
        self.failure = failure
        self.n_tries = N_TRIES
        self.end = time.monotonic() + seconds

    def keep_one(self, choices):
        """The first of CHOICES (files, acts, whether calmly) that fails as well is what is made fewer
        from now on: its place among them, or None."""
        for _ in range(self.n_tries):
            for start in range(0, len(choices), N_AT_ONCE):
                if time.monotonic() > self.end:
                    return None
                some = choices[start:start + N_AT_ONCE]
                found = self.pool.starmap(trial, [(self.program, *choice, self.failure.kind)
                                                  for choice in some])
                for place, result in enumerate(found):
                    if result:
                        self.take(some[place], *result)
                        return start + place
        return None

    def take(self, choice, said, n):
        self.files, acts, self.calm = choice
        self.failure, self.acts = Failure(said, self.failure.kind), acts[:n]
        print(f'# {len(self.acts)} acts do it', flush=True)

    def run(self):
        # Trials are processes, for what speaks to a display is no matter of threads.
        with multiprocessing.get_context('spawn').Pool(N_AT_ONCE) as self.pool:
            # What is done calmly ends in the same state each time; it must still fail so.
            self.keep_one([(self.files, self.acts, True), (self.files, self.acts, False)])
            self.keep_one([(self.files, self.acts[-n:], self.calm)
                           for n in N_LAST if n < len(self.acts)])
            if self.files:
                self.keep_one([([], self.acts, self.calm)])
            for self.n_tries in (N_TRIES, 2 * N_TRIES):
                self.leave_out()

    def leave_out(self):
        """Tries without each quarter, eighth and so on, the first ones first: the last are nearest to
        the failure, so most is won by leaving out what is before."""
        part = max(len(self.acts) // 4, 1)
        while True:
            start, shrunk = 0, False
            if not self.calm:   # fewer acts may do it so, too
                self.keep_one([(self.files, self.acts, True)])
            while start < len(self.acts) and len(self.acts) > 1:
                if time.monotonic() > self.end:
                    return
                starts = range(start, len(self.acts), part)[:N_AT_ONCE]
                kept = self.keep_one([(self.files, self.acts[:at] + self.acts[at + part:], self.calm)
                                      for at in starts])
                start = starts[-1] + part if kept is None else starts[kept]
                shrunk |= kept is not None
            if part == 1 and not shrunk:
                break
            part = max(part // 2, 1)


def soak(program, seed, seconds, number=0):
    """Rounds from NUMBER until SECONDS are over: how many acts were done. Raises Failure with the acts
    that do it."""
    end = time.monotonic() + seconds
    n_acts = 0
    while time.monotonic() < end:
        files, acts = make_round(seed, number)
        this = Round(program, files)
        calm = number % 2 == 0
        try:
            n_acts += this.run(acts, calm)
        except Failure as failure:
            print(f'# round {number} failed after {this.n_done} acts: making them fewer\n# ' +
                  str(failure).replace('\n', '\n# '), flush=True)
            shrinker = Shrinker(program, files, acts[:this.n_done + 1], calm, failure,
                                max(SHRINK_SECONDS, seconds / 2))
            shrinker.run()
            raise Failure(f'seed {seed}, round {number}, after {n_acts + this.n_done} acts; '
                          f'{len(shrinker.acts)} of them do it, {"calmly" if shrinker.calm else "in haste"}:'
                          f'\n{json.dumps([shrinker.files, shrinker.acts, shrinker.calm])}\n'
                          f'{shrinker.failure}') from failure
        number += 1
        print(f'# round {number}: {n_acts} acts', flush=True)
    return n_acts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('program')
    parser.add_argument('--seconds', type=float, default=60)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--first', type=int, default=0, help='the number of the first round')
    parser.add_argument('--replay')
    chosen = parser.parse_args()
    program = os.path.abspath(chosen.program)
    if driver.MISSING:
        print(f'1..0 # SKIP these are not installed: {", ".join(driver.MISSING)}')
        return
    print('1..1')
    try:
        if chosen.replay:
            found = fails(program, *json.loads(pathlib.Path(chosen.replay).read_text()))
            if found:
                raise found[0]
        else:
            print(f'# {soak(program, chosen.seed, chosen.seconds, chosen.first)} acts')
    except Failure as failure:
        print(f'not ok 1 any-act\n{failure}', file=sys.stderr)
        print('not ok 1 any-act')
        sys.exit(1)
    print('ok 1 any-act')


if __name__ == '__main__':
    main()
