"""test-session.py - what was on the screen comes back: after a close, a crash, a damaged file."""
# SPDX-License-Identifier: GPL-3.0-or-later


import driver

KEPT = 'state/retrace/session'
PUZZLE = """[Puzzle]
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
"""


def kept(desktop, beside=''):
    """The texts of the session's files; one with a suffix is still being written."""
    files = (desktop.home / KEPT / beside).glob('puzzle-*')
    return [file.read_text() for file in files if not file.suffix]


def test_crash(desktop):
    """The digits are back, and so is undo."""
    with desktop.start() as program:
        desktop.keys('5', '3', 'ctrl+4')
        program.await_cell(1, 3, 'empty, candidates 4')
        driver.until(lambda: any(text.count('\n') and 'Mark 4' in text for text in kept(desktop)),
                     lambda: f'the session on the disk, but there is {kept(desktop)}')
        program.kill()
        program.ended = True
    with desktop.start() as program:
        program.await_cell(1, 1, '5, entered')
        program.await_cell(1, 2, '3, entered')
        program.await_cell(1, 3, 'empty, candidates 4')
        program.find('• New Puzzle', 'label')
        desktop.keys('ctrl+z')
        program.await_cell(1, 3, 'empty')
        desktop.keys('ctrl+z', 'ctrl+z')
        program.await_cell(1, 1, 'empty')


def test_place_in_a_search(desktop):
    """Algorithm, step and the window's size are as they were when it crashed."""
    with desktop.start(desktop.write('puzzle.sdk', PUZZLE)) as program:
        program.find('puzzle.sdk', 'label')
        desktop.resize(desktop.hands.active_window(), 1000, 700)
        desktop.keys('ctrl+Return')
        driver.until(lambda: program.count('empty') == 0, 'the solution')
        n = int(program.find(r'Step (\d+) of \1', 'label').name.split()[1])
        desktop.keys('comma', 'comma')
        at = program.find(f'Step {n - 2} of {n}', 'label').name
        grid, size = program.grid(), program.windows()[0][1:]
        driver.until(lambda: any(f' {n - 2} {n}\n' in text for text in kept(desktop)),
                     lambda: f'{at} on the disk, but there is {kept(desktop)}')
        program.kill()
        program.ended = True
    with desktop.start() as program:
        program.find(at, 'label')
        program.await_grid(grid)
        assert program.windows()[0][1:] == size, (program.windows(), size)
        program.find('• puzzle.sdk', 'label')


def await_size(program, size):
    driver.until(lambda: program.windows()[0][1:] == size,
                 lambda: f'a window of {size}, but there is {program.windows()}')


@driver.full
def test_maximized(desktop):
    """A window that filled the screen fills it again, and is then made as small as it was; so does
    the first one of another day."""
    with desktop.start() as program:
        small = program.windows()[0][1:]
        program.press('Maximize')
        driver.until(lambda: program.windows()[0][1:] > small, 'a larger window')
        large = program.windows()[0][1:]
        desktop.keys('5')
        program.await_cell(1, 1, '5, entered')
        desktop.keys('ctrl+q')
        program.wait_for_end()
    with desktop.start() as program:
        program.await_cell(1, 1, '5, entered')
        await_size(program, large)
        program.press('(Restore|Maximize)')
        await_size(program, small)
        program.press('Maximize')
        await_size(program, large)
        desktop.keys('ctrl+z')
        program.await_cell(1, 1, 'empty')
        program.press('Close')
        program.wait_for_end()
    with desktop.start() as program:
        program.await_cell(1, 1, 'empty')
        await_size(program, large)


def test_close_with_unsaved_changes(desktop):
    """No question is asked; two windows come back as two."""
    with desktop.start() as program:
        desktop.keys('5')
        program.await_cell(1, 1, '5, entered')
        desktop.keys('ctrl+shift+n')
        driver.until(lambda: len(program.windows()) == 2, 'two windows')
        desktop.keys('7', 'ctrl+q')
        program.wait_for_end()
    with desktop.start() as program:
        driver.until(lambda: len(program.windows()) == 2, 'two windows')
        digits = {node.name for node in program.look().walk() if 'entered' in node.name}
        assert digits == {'Row 1, column 1, 5, entered', 'Row 1, column 1, 7, entered'}, digits


def test_close_with_a_menu_open(desktop):
    """What had all keys and clicks of the program goes with the window: the other one gets them."""
    window_manager = desktop.hands
    with desktop.start() as program:
        for column, menu in enumerate(('shift+F10', 'F10', 'ctrl+i'), 1):
            desktop.keys('ctrl+shift+n')
            driver.until(lambda: len(window_manager.clients()) == 2, 'two windows')
            window = window_manager.clients()[-1]
            driver.until(lambda: window_manager.active_window() == window, 'the new one')
            desktop.keys(menu)
            driver.until(window_manager.popups, f'what {menu} opens')
            window_manager.ask_to_close(window)
            driver.until(lambda: len(window_manager.clients()) == 1 and not window_manager.popups(),
                         'one window, and what was open over the other one gone')
            desktop.keys(str(column))
            program.await_cell(1, column, f'{column}, entered')


@driver.full
def test_two_programs(desktop):
    """On another bus, as in a container, a second one cannot know the first: it works beside it, says
    so, and all comes back."""
    told = 'Retrace is running elsewhere, out of reach.*'
    with desktop.start() as first:
        desktop.keys('1')
        first.await_cell(1, 1, '1, entered')
        bus = desktop.start_service('dbus-daemon', '--session', '--nofork', '--nopidfile',
                                    '--print-address={}')
        with desktop.start(DBUS_SESSION_BUS_ADDRESS=bus,
                           AT_SPI_BUS_ADDRESS=desktop.reader.address) as second:
            second.find(told, 'label')
            assert second.count('empty') == 81
            desktop.keys('2')
            second.await_cell(1, 1, '2, entered')
            driver.until(lambda: kept(desktop, 'beside-2'), 'its own session on the disk')
            second.kill()
            second.ended = True
        first.await_cell(1, 1, '1, entered')
        assert not first.see(told, 'label')
        driver.until(lambda: kept(desktop), 'the session on the disk')
        first.kill()
        first.ended = True
    with desktop.start() as program:
        driver.until(lambda: len(program.windows()) == 2, 'two windows')
        digits = {node.name for node in program.look().walk() if 'entered' in node.name}
        assert digits == {'Row 1, column 1, 1, entered', 'Row 1, column 1, 2, entered'}, digits
        assert not program.see(told, 'label')


@driver.full
def test_newer_session(desktop):
    """It stays as it is, with a word about it."""
    folder = desktop.home / KEPT
    folder.mkdir(parents=True)
    (folder / 'puzzle-7').write_text('Retrace document 2 of another time')
    with desktop.start() as program:
        program.find('1 puzzle was kept by a newer version of Retrace.*', 'label')
        assert program.count('empty') == 81
        desktop.keys('5', 'ctrl+q')
        program.wait_for_end()
    assert (folder / 'puzzle-7').read_text() == 'Retrace document 2 of another time'
    with desktop.start() as program:
        program.await_cell(1, 1, '5, entered')
        program.find('1 puzzle was kept by a newer version of Retrace.*', 'label')


@driver.full
def test_damaged_session(desktop):
    """It is set aside with a word about it, never deleted."""
    folder = desktop.home / KEPT
    folder.mkdir(parents=True)
    (folder / 'puzzle-7').write_bytes(b'\x00nothing that was ever written\xff')
    with desktop.start() as program:
        program.find('.*could not be read.*set aside.*', 'label')
        assert program.count('empty') == 81
        assert (folder / 'puzzle-7.damaged').is_file()
        desktop.keys('5')
        program.await_cell(1, 1, '5, entered')


driver.run(globals())
