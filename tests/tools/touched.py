"""touched.py - which tests a change touches.

    touched.py BUILD    prints the names that meson knows them by in the folder BUILD

What has changed since the branch left main, or is not committed yet, counts. A source touches the
tests of its room: those in the folder of tests/ that mirrors the source's own, or, where there is
none, the folder around it. A test touches itself."""
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import pathlib
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent.parent


def lines(*command):
    """What COMMAND prints, if it succeeds."""
    done = subprocess.run(command, cwd=TOP, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files():
    branched = lines('git', 'merge-base', 'HEAD', 'main') or ['HEAD']
    return (lines('git', 'diff', '--name-only', branched[0]) +
            lines('git', 'ls-files', '--others', '--exclude-standard'))


def touched_by(path, tests):
    """Those of TESTS, a list of paths without suffix, that a change of PATH touches."""
    if path.parts[0] not in ('src', 'tests'):
        return []
    inside = path.relative_to(path.parts[0])
    if inside.with_suffix('') in tests:
        return [inside.with_suffix('')]
    for folder in inside.parents:
        found = [test for test in tests if test.parent == folder]
        if found or not folder.name:
            return found
    return []


described = json.loads('\n'.join(lines('meson', 'introspect', '--tests', sys.argv[1])))
tests = [pathlib.PurePath(test['name']) for test in described if '/' in test['name']]
names = {test.as_posix() for file in changed_files()
         for test in touched_by(pathlib.PurePath(file), tests)}
print('\n'.join(sorted(names)))
