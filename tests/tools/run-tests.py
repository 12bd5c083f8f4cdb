"""run-tests.py - runs tests of a build folder for ./check, and shows how far they are in one line.

    run-tests.py NAME LOG COMMAND...

COMMAND is `meson test` with its options. NAME is what the person knows the tests by. What meson
prints of a test that failed goes on to standard error; of the others only their number is told. LOG is
where the log of all of them goes, a line of JSON for each."""
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import json
import pathlib
import re
import resource
import subprocess
import sys
import time

# "12/130 document - retrace:document/test-kill   OK   0.51s"
ENDED = re.compile(r'\s*(\d+)/(\d+) (.+?)\s+(OK|FAIL|SKIP|TIMEOUT|ERROR|INTERRUPT|EXPECTEDFAIL|UNEXPECTEDPASS)\b')
WELL = {'OK', 'SKIP', 'EXPECTEDFAIL'}


def tell(name, done, number, failed, began, last=False):
    """One line; on a terminal it is written over again and again, elsewhere only when all is over."""
    if not last and not sys.stderr.isatty():
        return
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    text = f'Retrace: {name}: {done} of {number}' + (f', {failed} failed' if failed else '')
    if last:
        text += f', {time.monotonic() - began:.0f} s ({used.ru_utime + used.ru_stime:.0f} s of processors)'
    moving = '\r\033[K' if sys.stderr.isatty() else ''
    print(moving + text, end='\n' if last else '', file=sys.stderr, flush=True)


def keep(log, path, folder):
    """Writes the tests of LOG to PATH, each with the command that runs it alone."""
    with contextlib.suppress(ValueError):
        folder = folder.relative_to(pathlib.Path.cwd())
    with open(log, encoding='utf-8') as tests, open(path, 'w', encoding='utf-8') as kept:
        for line in tests:
            test = json.loads(line)
            name = test['name'].split(' / ')[-1]
            print(json.dumps({**test, 'alone': f'meson test -C {folder} {name!r}'}), file=kept)


def main(name, log, *command):
    began, done, number, failed = time.monotonic(), 0, 0, 0
    shown = False   # what is printed between the lines that count belongs to a test that failed
    first = []      # what is printed before them: of what had still to be built
    folder = pathlib.Path(command[command.index('-C') + 1]) / 'meson-logs'
    base = next(word.removeprefix('--logbase=') for word in command if word.startswith('--logbase='))
    for old in folder.glob(f'{base}*.json'):
        old.unlink()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors='replace') as meson:
        for line in meson.stdout:
            ended = ENDED.match(line)
            if ended:
                done, number = int(ended[1]), int(ended[2])
                shown = ended[4] not in WELL
                failed += shown
            elif line.startswith('Ok:'):
                shown = False
            elif not number:
                first.append(line)
            if shown:
                print(line, end='', file=sys.stderr)
            if ended:
                tell(name, done, number, failed, began)
    if not number:
        print(*first, sep='', end='', file=sys.stderr)
    tell(name, done, number, failed, began, last=True)
    for new in folder.glob(f'{base}*.json'):
        keep(new, log, folder.parent)
    return meson.returncode


try:
    sys.exit(main(*sys.argv[1:]))
except KeyboardInterrupt:
    sys.exit(1)
