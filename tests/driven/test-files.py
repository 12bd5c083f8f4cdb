"""test-files.py - opening, saving and pasting, through the desktop's own dialogs and clipboard."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY, LONG

ROWS = '\n'.join(' '.join(EASY[row:row + 9].replace('.', '0')) for row in range(0, 81, 9)) + '\n'
SDK = '[Puzzle]\n' + '\n'.join(LONG[row:row + 9] for row in range(0, 81, 9)) + '\n'


def test_open_save_as_and_back(desktop):
    """The person's digits and marks are in the copy, and the next save goes there too."""
    puzzle, copy = desktop.write('puzzle.sdk', SDK), desktop.home / 'copy.sdk'
    with desktop.start() as program:
        program.open_file(puzzle)
        program.await_grid(LONG)
        program.find('puzzle.sdk', 'label')
        program.find('17 givens · exactly one solution', 'label')
        desktop.keys('9', 'Right', 'ctrl+8')
        program.await_cell(1, 2, 'empty, candidates 8')
        program.find('• puzzle.sdk', 'label')

        desktop.keys('ctrl+shift+s')
        program.choose_file('Save the Puzzle', copy)
        program.find('copy.sdk', 'label')
        assert puzzle.read_text() == SDK
        assert '[State]\n9........' in copy.read_text(), copy.read_text()
        desktop.keys('Down', '4')
        program.find('• copy.sdk', 'label')
        desktop.keys('ctrl+s')
        program.find('copy.sdk', 'label')

        program.open_file(puzzle)
        program.await_grid(LONG)
        program.open_file(copy)
        program.await_cell(1, 1, '9, entered')
        program.await_cell(1, 2, 'empty, candidates 8')
        program.await_cell(2, 2, '4, entered')
        assert program.count('given') == 17


@driver.full
def test_refused_files(desktop):
    """Each has its sentence; the grid stays as it was."""
    wrong = {
        'letter.txt': ('53..7....\n6..1k5...\n' + '.........\n' * 7,
                       'letter.txt, line 2, column 5: “k” .*'),
        'empty.sdk': ('', 'empty.sdk: There is nothing.*'),
        'prose.txt': ('Nothing to solve here.\n', 'prose.txt.*: .*puzzle.*'),
        'picture.txt': (b'\x89PNG\r\n\x1a\n' + bytes(range(256)), 'picture.txt: .*'),
        'huge.txt': (b'x' * 9 * 1024 * 1024, 'huge.txt: .*too large.*'),
    }
    with desktop.start(desktop.write('puzzle.sdk', SDK)) as program:
        program.await_grid(LONG)
        for name, (content, message) in wrong.items():
            program.open_file(desktop.write(name, content))
            program.find(message, 'label')
            program.press('Close message')
            program.await_gone(message, 'label')
        assert program.grid() == LONG
        program.find('puzzle.sdk', 'label')


@driver.full
def test_refused_folder_and_missing_file(desktop):
    folder = desktop.home / 'folder.sdk'
    folder.mkdir()
    for path, message in ((folder, '.*folder.sdk.*folder.*'),
                          (desktop.home / 'nowhere.sdk', '.*nowhere.sdk.*')):
        with desktop.start(path) as program:
            program.find(message, 'label')
            assert program.count('empty') == 81


def test_refused_save(desktop):
    """The work is still there, unsaved."""
    with desktop.start() as program:
        desktop.keys('5', 'ctrl+s')
        program.choose_file('Save the Puzzle', '/proc/puzzle.sdk')
        program.find('.*puzzle.sdk.*', 'label')
        program.await_cell(1, 1, '5, entered')
        program.find('• New Puzzle', 'label')


def test_copy_and_paste(desktop):
    """What one window copies the other pastes; undo takes it back."""
    with desktop.start(desktop.write('puzzle.sdk', SDK)) as program:
        program.await_grid(LONG)
        desktop.keys('ctrl+c', 'ctrl+shift+n')
        program.work_in('New Puzzle')
        assert desktop.clipboard_text() == LONG
        desktop.keys('7', 'ctrl+v')
        program.await_grid(LONG)
        program.find('Pasted.', 'label')
        desktop.keys('ctrl+z')
        program.await_cell(1, 1, '7, entered')
        assert program.count('empty') == 80


@driver.full
def test_recent_files(desktop):
    """The newest come first; one that is gone leaves the list."""
    one, two = desktop.write('one.sdk', SDK), desktop.write('two_2.txt', ROWS)
    with desktop.start() as program:
        for path, grid in ((one, LONG), (two, EASY)):
            program.open_file(path)
            program.await_grid(grid)
        program.choose_of_files('Open Recent', 'one.sdk')
        program.await_grid(LONG)
        program.find('one.sdk', 'label')
        two.unlink()
        program.press('Open')
        program.click(program.find('Open Recent', 'menu item'))
        program.find('one.sdk', 'menu item')
        program.await_gone('two_2.txt', 'menu item')


def test_second_start(desktop):
    """It hands its files to the program that is there, and ends."""
    with desktop.start(desktop.write('puzzle.sdk', SDK)) as program:
        program.await_grid(LONG)
        desktop.run(desktop.write('second.txt', ROWS))
        program.work_in('second.txt')
        program.await_grid(EASY)
        desktop.run(desktop.home / 'puzzle.sdk')
        program.work_in('puzzle.sdk')
        program.await_grid(LONG)
        assert len(program.windows()) == 2


def test_another_program(desktop):
    """What it wrote is offered, and stays in the file until the person says otherwise."""
    path = desktop.write('puzzle.txt', EASY)
    with desktop.start(path) as program:
        program.await_grid(EASY)
        path.write_text(LONG)
        program.find('Another program has changed “puzzle.txt”.*', 'label')
        assert program.grid() == EASY
        program.press('Reload')
        program.await_grid(LONG)
        path.write_text(ROWS)
        program.find('Another program has changed “puzzle.txt”.*', 'label')
        program.press('Keep This One')
        program.find('• puzzle.txt', 'label')
        assert path.read_text() == ROWS
        desktop.keys('ctrl+s')
        program.find('puzzle.txt', 'label')
        assert path.read_text() == LONG + '\n'
        path.unlink()
        program.find('“puzzle.txt” is no longer where it was.*', 'label')


driver.run(globals())
