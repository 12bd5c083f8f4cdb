"""take-pictures.py - takes the pictures of the window that README and metainfo show.

    take-pictures.py RETRACE RETRACE_CLI SAMPLES FOLDER

They are of the real program under real keys and clicks, so that they show what it is today:
search.png, search-dark.png, hint.png, path.png, collection.png and program.png in FOLDER. `ninja -C build-check/tests pictures`
is the way to take them anew; look at each before you commit it."""
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import subprocess
import sys
import time

sys.path.append(str(pathlib.Path(__file__).parent.parent / 'driven'))

import driver

RETRACE, CLI, SAMPLES, FOLDER = sys.argv[1:]
SIZE = 1000, 700    # of the window, with its frame; software centres show no more than that
COLOURS = 96


def ask(*words):
    return subprocess.run([CLI, *words], check=True, capture_output=True, text=True).stdout


def example(technique):
    """A puzzle in which TECHNIQUE is needed, as 81 characters, and as a line that has it as the next
    step."""
    line = ask('technique', technique).splitlines()[2]
    return re.sub(r'\+(\d)', '.', re.search(r'(?:\+?[\d.]){81}', line)[0]), line


def window_of(program, pick=max):
    """Its window on the screen: the largest, or with min the smallest."""
    return pick(program.windows(), key=lambda window: window[1] * window[2])


def capture(desktop, window):
    return subprocess.run(['import', '-window', str(window), 'png:-'], check=True,
                          env=desktop.environment, capture_output=True).stdout


def take(desktop, program, name, pick=max):
    """Waits until nothing moves, and keeps the picture with as few colours as one does not see."""
    desktop.put_pointer_away()
    window = window_of(program, pick)[0]
    before, now = None, capture(desktop, window)
    while now != before:
        time.sleep(1)
        before, now = now, capture(desktop, window)
    subprocess.run(['convert', 'png:-', '+dither', '-colors', str(COLOURS), '-strip',
                    f'png8:{FOLDER}/{name}.png'], input=now, check=True)


def dress(desktop):
    """The font of the desktop that GTK is made for, and a close button alone, as that desktop has it."""
    folder = desktop.home / 'config' / 'gtk-4.0'
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'settings.ini').write_text('[Settings]\ngtk-font-name=Cantarell 11\n'
                                         'gtk-decoration-layout=:close\n')


def start(desktop, file):
    """The program on FILE, in a window of that size."""
    desktop.write_settings({'window-width': SIZE[0], 'window-height': SIZE[1]})
    program = desktop.start(file)
    desktop.resize(window_of(program)[0], *SIZE)
    driver.until(lambda: program.count('given'), 'a puzzle')
    return program


def take_search(desktop, name):
    """A dead end, late enough that there is much to see."""
    with start(desktop, f'{SAMPLES}/medium.sdk') as program:
        program.press('Solve')
        program.find(r'Solved, after [\d,]+ steps\.', 'label')
        program.press('To start')
        program.find('Only the givens; nothing has happened yet.', 'label')
        desktop.keys(*['shift+Right'] * 6, 'd')
        program.find(r'Dead end in .*', 'label')
        take(desktop, program, name)


def take_dark(desktop):
    desktop.environment['GTK_THEME'] = 'Adwaita:dark'
    take_search(desktop, 'search-dark')


def take_hint(desktop):
    """Half told: what to look for, and where."""
    _, line = example('hidden-pair')
    with start(desktop, desktop.write('newspaper.txt', line)) as program:
        program.find_button('Hint')
        for _ in range(4):
            desktop.keys('ctrl+h')
            time.sleep(1)
        take(desktop, program, 'hint')


def take_path(desktop):
    """At its first chain."""
    _, line = example('xy-chain')
    with start(desktop, desktop.write('evening.txt', line)) as program:
        program.press('Logic')
        program.press('The Whole Path')
        program.find('Step 1 of .*', 'label')
        program.press('Step forward')
        program.find('Step 2 of .*', 'label')
        program.press('Step forward')
        program.find('AIC Type 2.*', 'label')
        take(desktop, program, 'path')


def take_collection(desktop):
    """A month of a newspaper."""
    names = [line.split('\t')[0] for line in ask('technique').splitlines()][6:37]
    days = 'Thu Fri Sat Sun Mon Tue Wed'.split() * 5
    lines = [f'{example(name)[0]} # {day} {number}'
             for number, (name, day) in enumerate(zip(names, days), 1)]
    with start(desktop, desktop.write('october.sdm', '\n'.join(lines))) as program:
        program.find(f'{len(lines)} puzzles.*', 'label')
        desktop.keys(*['ctrl+Page_Down'] * 4, 'ctrl+h', 'ctrl+h')
        program.find(r'october\.sdm · 5 of .*', 'label')
        take(desktop, program, 'collection')


def take_program(desktop):
    """A solver in C with a box that begins at row / 3."""
    source = ask('listing', '--search=scan', '--language=c')
    source = source.replace('steps = argc', 'steps = 1 || argc').replace('printf("%d %d %d', 'fprintf(stderr, "%d %d %d')
    source = source.replace('(r / 3 * 3 + i / 3) + c / 3 * 3', '(r / 3 + i / 3) + c / 3')
    with desktop.start() as program:
        program.press('Try a program of mine')
        program.work_in('My Own Program')
        desktop.keys('alt+p')
        program.choose_file('Choose Your Program', desktop.write('solver.c', source))
        program.work_in('My Own Program')
        desktop.keys('alt+t')
        program.find('Your box begins at .*', 'label')
        take(desktop, program, 'program', min)


for work in (lambda desktop: take_search(desktop, 'search'), take_dark, take_hint, take_path,
             take_collection, take_program):
    with driver.Desktop() as desktop:
        dress(desktop)
        desktop.speak_english()
        work(desktop)
