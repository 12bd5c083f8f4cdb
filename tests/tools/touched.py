"""touched.py - which tests a change touches.

    touched.py BUILD    prints the names that meson knows them by in the folder BUILD

What is not in origin/main yet counts, or, where all is, the last commit; and what is not committed. A source touches the
tests of its room: those in the folder of tests/ that mirrors the source's own, or, where there is
none, the folder around it. A test touches itself."""
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import pathlib
import shutil
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent.parent


def lines(*command):
    """The lines that COMMAND prints; none where it fails."""
    done = subprocess.run(command, cwd=TOP, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files():
    head = lines('git', 'rev-parse', 'HEAD')
    if not head:
        print('Retrace: what was changed cannot be told here: this is no git checkout', file=sys.stderr)
        return []
    published = lines('git', 'merge-base', 'HEAD', 'origin/main')
    since = published if published and published != head else lines('git', 'rev-parse', 'HEAD~1')
    return (lines('git', 'diff', '--name-only', *(since or head)) +
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


if not shutil.which('git'):
    sys.exit(print('Retrace: what was changed cannot be told: git is not installed', file=sys.stderr))
described = json.loads('\n'.join(lines('meson', 'introspect', '--tests', sys.argv[1])))
tests = [pathlib.PurePath(test['name']) for test in described if '/' in test['name']]
names = {test.as_posix() for file in changed_files()
         for test in touched_by(pathlib.PurePath(file), tests)}
print('\n'.join(sorted(names)))
