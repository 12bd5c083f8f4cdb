"""test-documented.py - the commands in README and CONTRIBUTING work as they stand.

    test-documented.py PROJECT BUILD RETRACE-CLI

Those of retrace-cli are run on files of the names that they use. Of those that build, install and test, it is
asked of BUILD, a folder like build-check/tests, whether what they name is there."""
# SPDX-License-Identifier: GPL-3.0-or-later

import functools
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import tap

SOURCE, BUILD, CLI = (pathlib.Path(word).resolve() for word in sys.argv[1:])
PAGES = ['README.md', 'CONTRIBUTING.md']
TESTED = 'build-check/tests'                   # what ./check sets up
ONE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

# What is before the command proper, and needs no look.
BEFORE = re.compile(r'^(sudo |xvfb-run -a dbus-run-session -- )*')


def commands(page):
    """Each command of PAGE once: lines of blocks, and what stands in a sentence and has an argument."""
    parts = re.split(r'```(\w*)\n(.*?)```', (SOURCE / page).read_text(), flags=re.DOTALL)
    text, kinds, blocks = ''.join(parts[::3]), parts[1::3], parts[2::3]
    found = [line.split('  #')[0].split(' # ')[0] for kind, block in zip(kinds, blocks) if kind == 'sh'
             for line in block.splitlines()]
    found += [' '.join(words.split()) for words in re.findall(r'`([^`]+)`', text) if ' ' in words]
    return list(dict.fromkeys(BEFORE.sub('', one.strip()) for line in found for one in line.split(' && ')))


def succeeds(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, f'{shlex.join(map(str, command))}: {done.stdout[-500:]}{done.stderr[-500:]}'
    return done.stdout


@functools.cache
def options_of_meson():
    return {option['name'] for option in
            json.loads(succeeds('meson', 'introspect', '--buildoptions', SOURCE / 'meson.build'))}


def folder_of(words):
    """The argument of -C, which is taken out of WORDS."""
    assert '-C' in words, 'it works in no folder that is named'
    at = words.index('-C')
    folder = words[at + 1]
    del words[at:at + 2]
    return folder


def check_meson_test(words):
    assert folder_of(words) == TESTED, 'the tests are in another folder'
    assert succeeds('meson', 'test', '-C', BUILD, '--no-rebuild', '--list', *words), 'it names no test'


def check_meson_setup(words):
    assert '--wipe' not in words, 'there is nothing to wipe'
    unknown = [word for word in words if word.startswith('-D')
               and word[2:].split('=')[0] not in options_of_meson()]
    assert not unknown, unknown


def check_ninja(words):
    folder = folder_of(words)
    if folder == 'build':
        assert words == ['uninstall'], 'nothing else is to be built there'
    succeeds('ninja', '-C', BUILD, '-n', *words)


def check_file(words):
    assert (SOURCE / words[0]).is_file(), f'there is no {words[0]}'


def check_script(words):
    """./check, with what it knows."""
    check_file(words)
    text = (SOURCE / 'check').read_text()
    known = re.findall(r'\w+', re.search(r'usage: \./check (.*)', text)[1] + re.search(r"all_parts='(.*)'", text)[1])
    assert words[0] != './check' or set(words[1:]) <= set(known), words


def check_built(words):
    """A program of the build folder; the values of variables before it are folders there."""
    while '=' in words[0]:
        folder = words.pop(0).split('=')[1]
        assert folder.startswith(TESTED) and (BUILD / folder[len(TESTED) + 1:]).is_dir(), folder
    assert words[0].startswith(TESTED), 'it is in another folder'
    succeeds('ninja', '-C', BUILD, '-n', words[0][len(TESTED) + 1:])
    for word in words[1:]:
        assert word.startswith('-') or (SOURCE / word).exists(), word


CHECKS = {
    'meson test ': (2, check_meson_test),
    'meson setup ': (2, check_meson_setup),
    'ninja ': (1, check_ninja),
    'sh ': (1, check_file),
    'python3 ': (1, check_file),
    './': (0, check_script),
    'build/': (0, check_built),
    f'{TESTED}/': (0, check_built),
    'GSETTINGS_SCHEMA_DIR=': (0, check_built),
    'RT_TEST_DISPLAY=mine meson test ': (3, check_meson_test),
}


def test_commands(page):
    wrong, n_checked = [], 0
    for command in commands(page):
        for start, (n_words, check) in CHECKS.items():
            if command.startswith(start):
                n_checked += 1
                try:
                    check([word for word in command.split()[n_words:] if not word.startswith('[')])
                except AssertionError as error:
                    wrong.append(f'{page}: {command}: {error}')
    assert n_checked > 5, f'only {n_checked} commands were found in {page}'
    tap.fail_with_list(wrong)


def test_command_line():
    """Each example of retrace-cli is understood, and answers."""
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        for name in ('one.txt', 'one.sdk', 'puzzles.txt'):
            (home / name).write_text(f'{ONE}\n')
        (home / 'steps.txt').write_text(f'# puzzle {ONE}\n1 3 4\n')
        (home / 'a.out').write_text('#!/bin/sh\n')
        (home / 'a.out').chmod(0o755)
        (home / 'bin').mkdir()
        (home / 'bin/retrace-cli').symlink_to(CLI)
        environment = {**os.environ, 'PATH': f'{home}/bin:{os.environ["PATH"]}', 'TMPDIR': folder}
        examples = [command for command in commands('README.md') if command.startswith('retrace-cli ')]
        assert examples
        for example in examples:
            done = subprocess.run(['sh', '-c', example], cwd=home, env=environment, capture_output=True,
                                  text=True, check=False)
            assert done.returncode in (0, 1) and not done.stderr, f'{example}: {done}'
            assert done.stdout or ' -o ' in example, example


def test_no_tests_here():
    """A folder without tests, as that of ./run, says so instead of ending well."""
    setup = next(one for one in commands('README.md') if one.startswith('meson setup '))
    assert '-Dtests=false' in setup, setup
    with tempfile.TemporaryDirectory() as folder:
        succeeds('meson', 'setup', folder, SOURCE, *setup.split()[3:])
        done = subprocess.run(['meson', 'test', '-C', folder, '--no-rebuild'], capture_output=True, text=True,
                              check=False)
        assert done.returncode == 1 and './check quick builds them' in done.stdout, done


tap.run([(f'commands-of-{page.split(".")[0].lower()}', functools.partial(test_commands, page)) for page in PAGES] +
        [('command-line', test_command_line), ('no-tests-here', test_no_tests_here)])
