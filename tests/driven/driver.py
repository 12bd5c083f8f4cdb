"""driver.py - Retrace as a person has it: a desktop of its own, real keys and clicks, and what a
screen reader says of the window.

A test is a function of a Desktop. It starts the program, presses keys, and waits until the window
says what it should; nothing is timed but how long it is waited for in vain."""
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).parent.parent / 'tools'))

import hands
import tap
import touchscreen

try:
    from screen_reader import ScreenReader
    MISSING = [tool for tool in ('Xvfb', 'dbus-daemon', 'openbox')
               if not shutil.which(tool)]
except ImportError:
    MISSING = ['gi for Python']

PROGRAM = os.path.abspath(sys.argv[1])
CLIPBOARD = pathlib.Path(__file__).with_name('clipboard.py')
DRAGGED = pathlib.Path(__file__).with_name('dragged.py')
PATIENCE = hands.PATIENCE
PART = float(os.environ.get('RT_TEST_SHARE', 1)) < 1   # whether less than the whole is tried
SOON = 3        # seconds: what a key or click that was taken has mostly done by then
SETTLED = 0.5   # seconds: the longest that the program is waited for before it is asked
PAUSE = 0.04
CELL = re.compile(r'Row (\d), column (\d), (?:(\d), )?(\w+)(?:, testing \d)?'
                  r'(?:, candidates ([\d ]+))?(?:, in the corners [\d ]+)?'
                  r'(?:, candidate \d \w+)*(?:, coloured \w+)?((?:, conflict)?(?:, wrong)?(?:, contradiction)?)'
                  r'(, marked|, could not be read|, no digit fits|, refuses)?'
                  r'(, highlighted)?(, ruled out)?(, part of the pattern)?(, must be \d)?'
                  r'(, cannot be [\d ]+)?'
                  r'(, written [\d,]+ times?)?(, breakpoint)?')

# How the versions of GTK call it.
MENU_ROW = 'menu item( radio)?|radio menu item'


def until(condition, what):
    """What CONDITION gives, once that is true. WHAT says it in words, as text or a function."""
    end = time.monotonic() + PATIENCE
    while True:
        asked = time.monotonic()
        result = condition()
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError(f'waited in vain for {what() if callable(what) else what}')
        # Whoever is asked has twice as much time to do what is waited for.
        time.sleep(max(PAUSE, 2 * (time.monotonic() - asked)))


class NotStarted(AssertionError):
    """A service has ended, or says nothing."""


class Services:
    """A display with a window manager, a session bus and what reads the window: made once for all tests of
    a script. Each test has a program of its own there, which is gone when the test ends. Where there is TOUCH, a
    finger does what the mouse does elsewhere."""

    def __init__(self, touch=False):
        self.touch = touch

    def __enter__(self):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix='retrace-driven-'))
        self.homes = [self.home]   # what is removed when every process has ended that may write there
        self.processes, self.hands = [], None
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def start(self):
        runtime = self.home / 'runtime'
        runtime.mkdir(mode=0o700)
        self.environment = {
            **os.environ, **homes_of(self.home), 'XDG_RUNTIME_DIR': str(runtime),
            'GSETTINGS_BACKEND': 'keyfile', 'GTK_A11Y': 'atspi', 'G_DEBUG': 'fatal-warnings',
            'LC_ALL': 'C.UTF-8',
            # Libraries of the toolkit that are unloaded at the end would count as leaks. Tests without
            # a display see those of the program.
            'ASAN_OPTIONS': os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0'}
        for word in ('WAYLAND_DISPLAY', 'AT_SPI_BUS_ADDRESS', 'NO_AT_BRIDGE', 'XDG_CURRENT_DESKTOP'):
            self.environment.pop(word, None)
        display = touchscreen.command(self.home) if self.touch else (
            'Xvfb', '-displayfd', '{}', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset')
        self.environment['DISPLAY'] = ':' + self.start_service(*display)
        address = self.start_service('dbus-daemon', '--session', '--nofork', '--nopidfile',
                                     '--print-address={}')
        self.environment['DBUS_SESSION_BUS_ADDRESS'] = address
        self.start_process('openbox', '--sm-disable')
        self.hands = (touchscreen.Finger(self.environment['DISPLAY'], self.home) if self.touch else
                      hands.Hands(self.environment['DISPLAY']))
        until(self.hands.has_window_manager, 'the window manager')
        self.reader = ScreenReader(address)

    def start_process(self, *command, environment=None, **more):
        with open(self.home / 'services.log', 'ab') as log:
            process = subprocess.Popen(command, env=environment or self.environment, stdin=subprocess.DEVNULL,
                                       stdout=log, stderr=log, start_new_session=True, **more)
        self.processes.append(process)

    def start_service(self, *command):
        """Starts a service that writes a line to a file descriptor once it is ready: that line."""
        ours, its = os.pipe()
        self.start_process(*(word.format(its) for word in command), pass_fds=(its,))
        os.close(its)
        with os.fdopen(ours) as pipe:
            ready = select.select([pipe], [], [], PATIENCE)[0] and pipe.readline().strip()
        if not ready:
            raise NotStarted(f'{command[0]} did not start')
        return ready

    def __exit__(self, *_):
        if self.hands:
            self.hands.close()
        for process in reversed(self.processes):
            end_process(process, signal.SIGTERM)
        for home in self.homes:
            shutil.rmtree(home, ignore_errors=True)


def homes_of(home):
    """The variables that say where a program has its files: below HOME."""
    return {'HOME': str(home), **{f'XDG_{word}_HOME': str(home / word.lower())
                                  for word in ('CONFIG', 'DATA', 'STATE', 'CACHE')}}


class Desktop:
    """A desktop with a home folder for one test. Its SERVICES may be those of other tests, too."""

    def __init__(self, services=None):
        self.services, self.own = services, contextlib.ExitStack()
        self.typed_in = None   # the window in which something had the focus

    def __enter__(self):
        if not self.services:
            self.services = self.own.enter_context(Services())
        self.home = pathlib.Path(tempfile.mkdtemp(prefix='retrace-home-'))
        self.services.homes.append(self.home)
        self.environment = {**self.services.environment, **homes_of(self.home)}
        self.reader, self.hands = self.services.reader, self.services.hands
        # The pointer of the test before may stand on what opens next.
        self.put_pointer_away()
        self.write_settings({})
        return self

    def __exit__(self, *how):
        shutil.rmtree(self.home, ignore_errors=True)
        return self.own.__exit__(*how)

    def start_process(self, *command):
        self.services.start_process(*command, environment=self.environment)

    def start_service(self, *command):
        return self.services.start_service(*command)

    def add_process(self, process):
        """PROCESS ends with the services, if it has not ended before."""
        self.services.processes.append(process)

    def put_pointer_away(self):
        """Into the corner of the screen, where nothing is."""
        self.hands.move(1279, 1023)

    def await_focus(self):
        """Waits until a window has the focus, and something in it. For a moment after another one closed, and while
        a window opens, what is typed is lost."""
        window = until(lambda: self.hands.active_window() in self.hands.clients() and self.hands.active_window(),
                       'a window with the focus')
        if window != self.typed_in:
            until(lambda: self.has_focus(window), 'something with the focus in the window')
            self.typed_in = window

    def has_focus(self, window):
        program, title = self.reader.find_program(self.hands.process_of(window)), self.hands.title(window)
        return program and any(self.reader.has_focus(node.reference)
                               for node in self.reader.read_children(program) if node.name == title)

    def keys(self, *keys):
        """Presses keys, named as X names them, on whatever has the focus."""
        self.await_focus()
        for key in keys:
            self.hands.press(str(key))
            time.sleep(hands.BETWEEN_KEYS)

    def type(self, text):
        self.await_focus()
        self.hands.type(text)

    def resize(self, window, width, height):
        self.hands.resize(window, width, height)
        until(lambda: self.hands.box(window)[2:] == (width, height), f'a window of {width} to {height}')

    @contextlib.contextmanager
    def clipboard(self, content, *kind):
        """Another program holds CONTENT on the clipboard: text, or bytes of that KIND."""
        with subprocess.Popen([sys.executable, CLIPBOARD, *kind], env=self.environment,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
            try:
                holder.stdin.write(content if kind else content.encode())
                holder.stdin.close()
                assert holder.stdout.readline() == b'ready\n'
                yield
            finally:
                holder.kill()

    def clipboard_text(self):
        """What another program gets that pastes."""
        return subprocess.run([sys.executable, CLIPBOARD, 'read'], env=self.environment, check=True,
                              stdout=subprocess.PIPE, text=True, timeout=PATIENCE).stdout

    def write(self, name, content):
        """Writes a file into the home folder: its path."""
        path = self.home / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def settings(self):
        return self.home / 'config' / 'glib-2.0' / 'settings' / 'keyfile'

    def write_settings(self, values):
        """Settings that the program finds when it starts, beside those of a person who has used it before. A search
        plays at its speed: a film takes longer."""
        values = {'folds': "'code counters solutions'", 'asked': 'true', 'film': 'false', **values}
        self.settings().parent.mkdir(parents=True, exist_ok=True)
        lines = [f'{key}={value}' for key, value in values.items()]
        self.settings().write_text('\n'.join(['[io/github/retrace_sudoku/Retrace]', *lines]))

    def speak_english(self):
        """Programs that are started from now on write numbers as in English: 4,507. The locale is made for this
        desktop, because a system may have none but C."""
        folder = self.home / 'locales'
        folder.mkdir()
        subprocess.run(['localedef', '-i', 'en_US', '-f', 'UTF-8', folder / 'en_US.UTF-8'], check=True)
        self.environment.update(LOCPATH=str(folder), LC_ALL='en_US.UTF-8')

    def start(self, *arguments, **variables):
        """Starts Retrace, with VARIABLES added to its environment."""
        if not self.settings().exists():
            self.write_settings({})
        return Program(self, arguments, variables)

    def run(self, *arguments):
        """Retrace, started once more: it must end by itself, and well."""
        subprocess.run([PROGRAM, *map(str, arguments)], env=self.environment, check=True,
                       timeout=PATIENCE)


class Program:
    """Retrace, started. Left at the end of a with statement it must be well and have no complaint."""

    def __init__(self, desktop, arguments, variables):
        self.desktop = desktop
        self.log = desktop.home / f'retrace-{time.monotonic_ns()}.log'
        with open(self.log, 'wb') as log:
            self.process = subprocess.Popen([PROGRAM, *map(str, arguments)],
                                            env={**desktop.environment, **variables},
                                            stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                            start_new_session=True)
        self.cells, self.ended = None, False
        try:
            self.reference = until(self.find_itself, 'the program among those a screen reader sees')
            self.is_late = desktop.reader.toolkit_version(self.reference) >= [4, 10]
            self.top = self.reference
            until(lambda: desktop.hands.process_of(desktop.hands.active_window()) == self.process.pid,
                  'a window with the focus')
        except BaseException:
            self.kill()
            raise

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        try:
            if kind:
                self.report()
            elif not self.ended:
                self.check()
        finally:
            self.kill()

    def find_itself(self):
        self.check()
        return self.desktop.reader.find_program(self.process.pid)

    def check(self):
        """Fails where the program has ended or has complained."""
        assert self.process.poll() is None, f'ended with {self.process.poll()}:\n{self.said()}'
        self.check_log()

    def settle(self):
        """Waits until the program waits, or for a moment: what is asked for earlier is asked for twice. (A search
        may be playing.)"""
        end, calm = time.monotonic() + SETTLED, 0
        while calm < 2 and time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError):
                state = pathlib.Path(f'/proc/{self.process.pid}/stat').read_text().rsplit(')')[1]
                calm = calm + 1 if state.split()[0] == 'S' else 0
            time.sleep(0.003)
        self.check()

    def check_log(self):
        assert not re.search(r'WARNING|CRITICAL|ERROR', self.said()), self.said()

    def said(self):
        return self.log.read_text(errors='replace')

    def report(self):
        """What the window was like when a test failed."""
        if self.process.poll() is None:
            names = [repr(node) for node in self.look().walk()
                     if node.name and not node.name.endswith(', empty')]
            print('The window says:', *names, sep='\n  ', file=sys.stderr)
        print(self.said(), file=sys.stderr)

    def kill(self):
        end_process(self.process, signal.SIGKILL)

    def wait_for_end(self):
        self.ended = True
        until(lambda: self.process.poll() is not None, 'the end of the program')
        assert self.process.poll() == 0, f'ended with {self.process.poll()}:\n{self.said()}'
        self.check_log()

    # What it says

    def look(self):
        """All that can be seen: of all windows, or of the one that is worked in."""
        return self.desktop.reader.read(self.top)

    def window(self, title):
        """The window of that title, or None."""
        return next((window for window in self.desktop.reader.read_children(self.reference)
                     if window.name == title), None)

    def await_window(self, title):
        """Waits until there is a window of that title, and it has the focus."""
        until(lambda: self.desktop.hands.title() == title, f'the window “{title}” with the focus')
        return until(lambda: self.window(title), f'the window “{title}”')

    def choose_file(self, title, path):
        """Names a file in the dialog of that title, which is on its way."""
        dialog = self.await_window(title).reference
        if self.is_late:
            self.name_file(dialog, str(path))
        else:
            # Where a name is there already it is marked, but for its suffix.
            self.desktop.keys('ctrl+a')
            self.desktop.type(str(path))
        self.desktop.keys('Return')
        until(lambda: not self.window(title), 'the end of the dialog')

    def name_file(self, dialog, path):
        """Has the entry of a later GTK's file dialog hold PATH. That is pasted, not typed: what is
        typed is completed, each time a little too late."""
        def find_entry():
            """A slash leads to it, from when on the dialog takes keys."""
            node = self.focus(dialog)
            if node and node.role == 'text box':
                return node
            self.desktop.keys('slash')
            return None

        entry = until(find_entry, 'an entry for the name')
        with self.desktop.clipboard(path):
            self.desktop.keys('ctrl+a', 'ctrl+v')
            until(lambda: entry.text() == path, lambda: f'“{path}”, but there is “{entry.text()}”')

    def open_file(self, path):
        self.desktop.keys('ctrl+o')
        self.choose_file('Open a Puzzle', path)

    def choose(self, *names):
        """The row of the primary menu of that name, and so on into its submenus."""
        self.desktop.keys('F10')
        self.choose_rows(*names)

    def choose_of_files(self, *names):
        """The same in the menu of Open."""
        self.press('Open')
        self.choose_rows(*names)

    def let_solve_play(self):
        """The second of the preferences is what Solve shows, and its last choice the search."""
        self.desktop.keys('ctrl+comma')
        self.await_window('Preferences')
        self.desktop.keys('Tab', 'space')
        self.find('The search, step by step', 'label')
        self.desktop.keys('End', 'Return')
        self.await_gone('The answer', 'label')
        self.desktop.keys('Escape')
        until(lambda: not self.window('Preferences'), 'the end of the window')

    def choose_of_grid(self, *names):
        """The same in the menu of the grid, which must have the focus."""
        self.desktop.keys('shift+F10')
        self.choose_rows(*names)

    def choose_rows(self, *names):
        for name in names:
            self.click(self.find(name, MENU_ROW))

        def is_gone():
            """A menu that was still on its way took no click: it gets another one."""
            row = self.see(names[-1], MENU_ROW)
            if row:
                self.click(row)
            return not row

        until(is_gone, f'the end of the menu with “{names[-1]}”')

    def choose_of_list(self, show, name, other):
        """The row of that name in the list that SHOW() opens, in which there is OTHER too."""
        shown = clicked = 0

        def is_gone():
            """While another list is going, what should open this one is lost, and where it is on its
            way, a click: they get another one."""
            nonlocal shown, clicked
            row = self.see(other, 'label') and self.see(name, 'label')
            if clicked and not row:
                return True
            if row and time.monotonic() > clicked + SOON:
                self.click(row)
                clicked = time.monotonic()
            elif not row and time.monotonic() > shown + SOON:
                show()
                shown = time.monotonic()
            return False

        until(is_gone, f'the end of the list with “{name}”')

    def work_in(self, title):
        """From now on only the window of that title is looked at."""
        self.look_at(self.await_window(title).reference)

    def look_at(self, reference):
        """From now on only that object, and what is in it, is looked at."""
        self.top, self.cells = reference, None

    def see(self, name, role='.*'):
        """The object with that role and name (regular expressions) that has a place, or None."""
        self.settle()
        return self.desktop.reader.see(self.top, lambda its_name, its_role:
                                       re.fullmatch(name, its_name) and re.fullmatch(role, its_role))

    def find(self, name, role='.*'):
        return until(lambda: self.see(name, role), f'{role} “{name}”')

    def find_button(self, name):
        return self.find(name, '(push |toggle )?button|(page )?tab')

    def await_gone(self, name, role='.*'):
        until(lambda: not self.see(name, role), f'no {role} “{name}”')

    def read_cells(self):
        """The 81 cells as they are spoken, row by row: matches of CELL."""
        self.settle()
        if not self.cells:
            cells = [node for node in self.look().walk() if CELL.fullmatch(node.name)]
            cells.sort(key=lambda node: CELL.fullmatch(node.name).groups()[:2])
            assert len(cells) == 81, f'{len(cells)} cells are spoken of'
            self.cells = [node.reference for node in cells]
        return [CELL.fullmatch(name) for name in self.desktop.reader.names(self.cells)]

    def grid(self):
        """The digits as 81 characters, with dots."""
        return ''.join(cell[3] or '.' for cell in self.read_cells())

    def count(self, kind):
        """How many cells are given, entered, found, trying or empty."""
        return sum(cell[4] == kind for cell in self.read_cells())

    def name_of(self, row, column):
        return self.read_cells()[9 * row + column - 10][0]

    def await_grid(self, digits):
        until(lambda: self.grid() == digits, lambda: f'{digits}\nbut there is  {self.grid()}')

    def await_cell(self, row, column, words):
        """Waits until the cell is spoken of with those words behind its place."""
        wanted = f'Row {row}, column {column}, {words}'
        until(lambda: self.name_of(row, column) == wanted,
              lambda: f'“{wanted}”, but there is “{self.name_of(row, column)}”')

    def cells_with(self, state):
        """The places, as (row, column), of the cells in that state."""
        cells = self.read_cells()
        states = self.desktop.reader.states(self.cells)
        return [(int(cell[1]), int(cell[2])) for cell, has in zip(cells, states) if state in has]

    def await_focus(self, row, column):
        until(lambda: self.cells_with('focused') == [(row, column)],
              lambda: f'the focus at {row}, {column}, but it is at {self.cells_with("focused")}')

    # What a person does

    def click(self, node):
        """A click in the middle of NODE, once it and its window hold still."""
        before = None
        while before != (now := self.place_on_screen(node)):
            before = now
            time.sleep(PAUSE)
        self.click_at(*now[0])

    def click_at(self, window, x, y):
        self.desktop.hands.move(x, y, window)
        self.desktop.hands.click()

    def place_on_screen(self, node):
        """Where NODE is in its window, and where on the screen that is."""
        place = self.place(node)
        return place, self.desktop.hands.box(place[0])

    def focus(self, top):
        """The object in TOP that has the focus, or None."""
        return next((node for node in self.desktop.reader.read(top).walk() if node.was('focused')), None)

    def tick(self, name):
        """Goes to the check box of that name by key and ticks it. (Where much room is left over,
        as in the print dialog, its place cannot be told.)"""
        box = self.find(name, 'check ?box')
        while 'focused' not in box.states():
            before = self.focus(self.top)
            self.desktop.keys('Tab')
            until(lambda: not before or 'focused' not in before.states(), 'the focus elsewhere')
        self.desktop.keys('space')
        until(lambda: 'checked' in box.states(), f'a tick at “{name}”')

    @contextlib.contextmanager
    def drag(self, node, *parts):
        """The pointer goes down on NODE, and on to PARTS of its width; it is let go in the end."""
        hand = self.desktop.hands
        window, middle, y = self.place(node)
        width = node.boxes()[0][2]
        try:
            for part in parts:
                hand.move(middle + round((part - 0.5) * width), y, window)
                if part == parts[0]:
                    hand.button(1, True)
            yield
        finally:
            hand.button(1, False)

    def drop(self, path, node, *place):
        """The file at PATH is dragged by the pointer from another program's window onto NODE: from a
        browser's, if it has a PLACE in the web."""
        hand = self.desktop.hands
        with subprocess.Popen([sys.executable, DRAGGED, path, *place], env=self.desktop.environment,
                              stdout=subprocess.PIPE) as other:
            try:
                source = until(lambda: hand.windows_of(other.pid), 'the window of the other program')[0]
                # A corner of the screen where the window of the program is not.
                hand.place(source, 1000, 880)
                until(lambda: hand.box(source)[:2] >= (1000, 880), 'the other program in that corner')
                window, x, y = self.place(node)
                said = b''

                def is_said(word, x, y, window):
                    """The pointer moves until the other program says WORD: its window may not be drawn yet, and
                    what is dragged follows the pointer a little later."""
                    nonlocal said
                    hand.move(x - 5, y, window)
                    hand.move(x, y, window)
                    if select.select([other.stdout], [], [], PAUSE)[0]:
                        said += os.read(other.stdout.fileno(), 100)
                    return word in said

                until(lambda: is_said(b'pointed', 100, 80, source), 'the pointer on what can be dragged')
                hand.button(1, True)
                hand.move(120, 60, source)
                until(lambda: is_said(b'taken', x, y, window), 'a place where it can be dropped')
                hand.button(1, False)
                other.wait(PATIENCE)
            finally:
                other.kill()

    def press(self, name):
        self.click(self.find_button(name))

    def click_cell(self, row, column):
        self.click(self.find(f'Row {row}, column {column}, .*'))

    def windows(self):
        """The X windows on the screen with their sizes."""
        hand = self.desktop.hands

        def shown():
            boxes = [(window, hand.box(window)) for window in hand.windows_of(self.process.pid)]
            return [(window, *box[2:]) for window, box in boxes if box]

        return until(shown, 'a window on the screen')

    def place(self, node):
        """The X window that NODE is in, and the middle of it there. Toolkits count from within the
        shadow or from outside it; a popover has a window of its own, but its accessible object is
        one among others: it is told by its size. Later GTKs leave out what lies between the edge
        of an object and its content, in all that NODE is in."""
        box, *tops = node.boxes()
        _, level, window, width, height = min(
            (abs(width - top[2]) + abs(height - top[3]), level, id, width, height)
            for id, width, height in self.windows() for level, top in enumerate(tops))
        top = tops[level]
        x = box[0] - top[0] + (width - top[2] + box[2]) // 2
        y = box[1] - top[1] + (height - top[3] + box[3]) // 2
        if self.is_late:
            for _ in range(level + 1):
                node = node.parent
                across, down = node.inset()
                x, y = x + across, y + down
        return window, x, y


def end_process(process, by):
    """Sends the signal BY to PROCESS and what it started, until it has ended. (A display that is just about to wait
    for its clients sees it only once something else wakes it.)"""
    for _ in range(10):
        if process.poll() is not None:
            break
        os.killpg(process.pid, by)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.5)
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def full(function):
    """Marks a test of which other tests see the promise too, in another way: it is left out where less than
    the whole is tried (RT_TEST_SHARE), as in ./check."""
    function.is_full = True
    return function


def run(scope, touch=False):
    """Runs every function of SCOPE named test_*, one after another on the same display and bus. TOUCH: a finger on a
    touchscreen does what the mouse does elsewhere."""
    missing = MISSING + (touchscreen.missing() if touch else [])
    if missing:
        print(f'1..0 # SKIP these are not installed: {", ".join(missing)}')
        return

    def case(function):
        def run_it():
            with Desktop(services) as desktop:
                function(desktop)
        return run_it

    tests = [(name[5:].replace('_', '-'), case(function)) for name, function in scope.items()
             if name.startswith('test_') and not (PART and hasattr(function, 'is_full'))]
    with contextlib.ExitStack() as stack:
        try:
            services = stack.enter_context(Services(touch)) if tests else None
        except NotStarted as why:
            if not touch:
                raise
            # It wants a console, which a container may not have, and a person who is not root may not use.
            print(f'1..0 # SKIP there is no touchscreen: {why}')
            return
        tap.run(tests)
