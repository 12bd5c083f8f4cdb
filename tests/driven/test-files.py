"""test-files.py - opening, saving and pasting, through the desktop's own dialogs and clipboard."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver

LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
OTHER = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
ROWS = '\n'.join(' '.join(LINE[row:row + 9].replace('.', '0')) for row in range(0, 81, 9)) + '\n'
SDK = '[Puzzle]\n' + '\n'.join(OTHER[row:row + 9] for row in range(0, 81, 9)) + '\n'


def open_file(desktop, program, path):
    desktop.keys('ctrl+o')
    program.choose_file('Open a Puzzle', path)


def test_open_save_as_and_back(desktop):
    """The person's digits and marks are in the copy, and the next save goes there too."""
    puzzle, copy = desktop.write('puzzle.sdk', SDK), desktop.home / 'copy.sdk'
    with desktop.start() as program:
        open_file(desktop, program, puzzle)
        program.await_grid(OTHER)
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

        open_file(desktop, program, puzzle)
        program.await_grid(OTHER)
        open_file(desktop, program, copy)
        program.await_cell(1, 1, '9, entered')
        program.await_cell(1, 2, 'empty, candidates 8')
        program.await_cell(2, 2, '4, entered')
        assert program.count('given') == 17


def test_open_from_the_command_line(desktop):
    with desktop.start(desktop.write('judge.txt', ROWS)) as program:
        program.await_grid(LINE)
        assert program.count('given') == 30
        program.find('judge.txt', 'label')


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
        program.await_grid(OTHER)
        for name, (content, message) in wrong.items():
            open_file(desktop, program, desktop.write(name, content))
            program.find(message, 'label')
            program.press('Close message')
            program.await_gone(message, 'label')
        assert program.grid() == OTHER
        program.find('puzzle.sdk', 'label')


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
        program.await_grid(OTHER)
        desktop.keys('ctrl+c', 'ctrl+n')
        program.work_in('New Puzzle')
        assert desktop.clipboard_text() == OTHER
        desktop.keys('7', 'ctrl+v')
        program.await_grid(OTHER)
        program.find('Pasted.', 'label')
        desktop.keys('ctrl+z')
        program.await_cell(1, 1, '7, entered')
        assert program.count('empty') == 80


def test_paste_forms(desktop):
    """Texts of other programs: as a line, as judges write it, as a file."""
    with desktop.start() as program:
        for text, grid in ((LINE, LINE), (SDK, OTHER), (ROWS, LINE)):
            with desktop.clipboard(text):
                desktop.keys('ctrl+v')
                program.await_grid(grid)
        with desktop.clipboard('No puzzle.'):
            desktop.keys('ctrl+v')
            program.find('Pasted text.*', 'label')
        assert program.grid() == LINE


driver.run(globals())
