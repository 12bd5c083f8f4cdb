"""tally.py - counts what logs of meson tests tell: "N passed, N failed".

Each argument is a testlog.json of meson: a line a test program. A program that speaks TAP counts
as its test cases, any other as one. One that failed without a failed case (it crashed, or ran out
of time) counts as one failure, and so do a line that cannot be read and a log that is empty: those
tests never ran. What failed is named, with the last that it said and the command that runs it alone: of a
long run, often only the end is read. What was skipped stands in the last line but one, with its reason."""
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import json
import re
import sys

GOOD = ('OK', 'EXPECTEDFAIL')


def tally(test):
    """The passed and failed cases of one test program; skipped ones are neither."""
    if test['result'] == 'SKIP':
        return 0, 0
    lines = re.findall(r'^(ok|not ok)\b(.*)$', test['stdout'] or '', re.MULTILINE)
    lines = [state for state, rest in lines if '# SKIP' not in rest.upper()]
    passed, failed = lines.count('ok'), lines.count('not ok')
    if test['result'] not in GOOD:
        return passed, max(failed, 1)
    return (passed, 0) if lines else (1, 0)


def complaint(test):
    """What a test program says of its failure: its failed cases, and the last line of its errors."""
    cases = re.findall(r'^not ok \d+ (?:- )?(.+)$', test['stdout'] or '', re.MULTILINE)
    said = [line.strip() for line in (test.get('stderr') or '').splitlines() if line.strip()]
    return ''.join(f'\n  {line}' for line in [*cases, *said[-1:]])


def reasons(test):
    """Why cases of a test program were skipped, or all of it."""
    return re.findall(r'^(?:1\.\.0|ok\b[^#\n]*) # SKIP ?(.*)$', test['stdout'] or '', re.MULTILINE | re.IGNORECASE) or \
        ([''] if test['result'] == 'SKIP' else [])


def main(paths):
    passed = failed = 0
    skipped = collections.defaultdict(list)
    for path in paths:
        name, tests = path.split('/')[-1], []
        with open(path, encoding='utf-8') as log:
            for number, line in enumerate(log, 1):
                try:
                    tests.append(json.loads(line))
                except json.JSONDecodeError:
                    print(f'failed: {name} (line {number} of its log cannot be read)')
                    failed += 1
        for test in tests:
            good, bad = tally(test)
            passed, failed = passed + good, failed + bad
            for reason in reasons(test):
                skipped[reason or 'no reason is told'].append(test['name'].split(' / ')[-1])
            if bad:
                print(f'failed: {test["name"]} ({name}){complaint(test)}')
                if test.get('alone'):
                    print(f'  alone: {test["alone"]}')
        if not tests:
            print(f'failed: {name} (it did not come to a test)')
            failed += 1
    if skipped:
        print('skipped:', '; '.join(f'{len(names)} of {", ".join(sorted(set(names)))} ({reason})'
                                    for reason, names in skipped.items()))
    print(f'{passed} passed, {failed} failed')
    return 1 if failed or not passed else 0


sys.exit(main(sys.argv[1:]))
