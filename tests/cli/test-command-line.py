"""test-command-line.py - tests the shell completions of retrace-cli, and its output on a terminal.

    test-command-line.py RETRACE-CLI BASH ZSH FISH

A shell that is not installed is "-": then only what it would be given is looked at."""
# SPDX-License-Identifier: GPL-3.0-or-later

import functools
import json
import os
import pathlib
import pty
import re
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).parent.parent / 'tools'))

import tap

CLI = sys.argv[1]
SHELLS = dict(zip(('bash', 'zsh', 'fish'), sys.argv[2:5]))
PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
ENVIRONMENT = {**os.environ, 'LC_ALL': 'C.UTF-8'}

# Options whose value is one of a few words, and one of these.
VALUES = {('solve', 'with'): 'dancing-links', ('trace', 'with'): 'masks', ('trace', 'grain'): 'test',
          ('tree', 'with'): 'masks',
          ('explain', 'ladder'): 'rating', ('steps', 'ladder'): 'rating',
          ('steps', 'technique'): 'x-wing', ('draw', 'to'): 'svg', ('draw', 'paper'): 'letter',
          ('draw', 'per-page'): '6', ('listing', 'language'): 'java',
          ('listing', 'search'): 'scan', ('judge', 'input'): 'spaced', ('judge', 'only'): 'turned',
          ('draw', 'step'): 'sue-de-coq', ('convert', 'to'): 'hodoku',
          ('make', 'level'): 'very-hard', ('make', 'symmetry'): 'half-turn',
          ('make', 'technique'): 'sue-de-coq',
          ('transform', 'turn'): 'antidiagonal'}


@functools.cache
def run(*words, **more):
    """What is printed: the same each time."""
    return subprocess.run([CLI, *words], env=ENVIRONMENT, check=True, capture_output=True, text=True,
                          **more).stdout


# An XY-Wing is the first that is there, in a position with entries and with candidates taken away.
POSITION = (':0000:x:7......49.+91.....7..+4..9..2+1+3685+7+92+4...+3+9+4+7+1+6+47+9621+53+864+7+5+12'
            '+8+9+38+1+2+9+63+47+59+5+3..+8+2+61:::')


def test_steps_at_a_position():
    lines = run('steps', '-', input=POSITION).splitlines()
    assert lines == ['XY-Wing', '    XY-Wing: 3,5,8 in r1c35,r3c1 => r3c5<>3',
                     '    XY-Wing: 5,6,8 in r1c36,r3c2 => r1c2<>6'], lines
    assert run('explain', '-', input=POSITION).startswith('XY-Wing')
    assert run('explain', '--givens', '-', input=POSITION).startswith('Hidden Single')
    less = POSITION.replace(':::', ':335::')
    assert run('steps', '-', input=less).splitlines()[1:] == lines[2:]
    both = run('steps', '--technique=aic,xy-wing', '--all', '-', input=POSITION)
    assert [line for line in both.splitlines() if line[0] != ' '] == ['XY-Wing', 'AIC']
    # That the order for people does not have it is no matter where it is asked for.
    assert run('steps', '--technique=direct-claiming', '-',
               input=run('technique', 'direct-claiming').splitlines()[2]).startswith('Direct')
    object = json.loads(run('steps', '--json', '-', input=POSITION))
    assert [step['technique'] for step in object['steps']] == ['xy-wing', 'xy-wing']


def test_explains_side_by_side():
    """Puzzles are explained on all processors: each as if it were alone, in order, an empty line between."""
    folder = pathlib.Path(__file__).parent.parent / 'data/puzzles'
    lines = [line for name in ('easy', 'minimal') for line in (folder / f'{name}.txt').read_text().split()]
    puzzles = [line for line in lines if len(line) == 81][:12]
    alone = [run('explain', puzzle) for puzzle in puzzles]
    assert len(set(alone)) == len(puzzles) == 12
    assert run('explain', '-', input='\n'.join(puzzles)) == '\n'.join(alone)
    with tempfile.TemporaryDirectory() as folder:
        halves = [pathlib.Path(folder, name) for name in 'ab']
        for half, text in zip(halves, (puzzles[:5], puzzles[5:])):
            half.write_text('\n'.join(text))
        assert run('explain', *map(str, halves)) == '\n'.join(alone)


def test_ladder_of_a_file():
    with tempfile.NamedTemporaryFile('w', suffix='.txt') as file:
        file.write('# chains first\naic -xy-wing\nfull-house')
        file.flush()
        assert run('steps', f'--ladder={file.name}', '-', input=POSITION).startswith('AIC')
        file.write(' no-such')
        file.flush()
        said = said_of_ladder(file.name)
        assert 'line 3: ' in said and '“no-such”' in said, said
        assert 'Is a directory' in said_of_ladder(os.path.dirname(file.name))
        file.write('\0')
        file.flush()
        assert f'{file.name} is no text' in said_of_ladder(file.name)


def said_of_ladder(name):
    done = subprocess.run([CLI, 'steps', f'--ladder={name}', '-'], input=POSITION,
                          env=ENVIRONMENT, check=False, capture_output=True, text=True)
    assert done.returncode == 64, done
    return done.stderr


def test_other_text():
    """A file is read as the window reads it, though some of its lines look like those of a stream."""
    puzzles = ['53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
               '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9']
    with tempfile.NamedTemporaryFile('w', suffix='.c') as file:
        file.write('void test () {\n' + ''.join(f'  check ("{p}");\n  next ();\n' for p in puzzles) + '}\n')
        file.flush()
        assert run('convert', '--to=line', file.name).split() == puzzles
        assert len(run('solve', file.name).split()) == 2
    with tempfile.NamedTemporaryFile('w') as file:   # all in one line
        all_three = puzzles + ['4.2..876.7.8...93..6..5.......5.9.....7......23.7.4...3..29...4.............3.68.']
        file.write(','.join(all_three))
        file.flush()
        assert run('convert', '--to=line', file.name).split() == all_three


def commands():
    return re.findall(r'^  ([a-z]+)  +\S', run('--help').split('Commands:')[1], re.MULTILINE)


def options(command):
    """The long names in its help."""
    return re.findall(r'--([a-z-]+)(?:=| )', run(command, '--help').split('Options:')[1]
                      .split('\n\n')[0])


def test_help():
    """The command says what the option says; of several commands one after the other."""
    names = commands()
    assert {'solve', 'convert', 'help', 'completion'} <= set(names), names
    assert run('help') == run('--help')
    for name in names:
        assert run('help', name) == run(name, '--help')
    assert run('help', *names) == '\n'.join(run(name, '--help') for name in names)


def test_ids_are_in_the_help():
    for id in ('dancing-links', 'masks'):
        assert f'\n  {id} ' in run('help', 'solve') and f'\n  {id} ' in run('help', 'trace')
    assert '\n  gnome-code ' in run('help', 'convert')


# Of each command that reads puzzles what makes its answer the same each time; steps are not puzzles.
OF_PUZZLES = {'solve': [], 'count': [], 'trace': [], 'tree': [], 'explain': [], 'steps': [], 'check': [],
              'draw': ['--to=svg'], 'convert': ['--to=line'], 'rate': [], 'minimise': ['--seed=20'],
              'transform': ['--turn=right'], 'canonical': []}


def test_pictures_wherever_puzzles_are_read():
    """A picture of a puzzle gets the answers that its text gets. All commands have it read in one way: of photos,
    which take long, one shows it."""
    takes_files = {name for name in commands() if '[FILE…]' in run(name, '--help')}
    assert takes_files == {*OF_PUZZLES, 'watch'}, takes_files
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([os.environ['RT_DRAW_PICTURES'], folder, PUZZLE], check=True)
        for command, options in OF_PUZZLES.items():
            for name in ('photo.jpg', 'screen.png')[command != 'solve':]:
                seen = run(command, *options, f'{folder}/{name}')
                wanted = run(command, *options, '-', input=PUZZLE)
                assert seen == wanted, f'{command} {name}: {seen}\nbut {wanted}'
        said = subprocess.run([CLI, 'judge', f'--test={folder}/photo.jpg', '--', 'cat'],
                              env=ENVIRONMENT, capture_output=True, text=True, check=False).stdout
        assert said.startswith('photo.jpg-1\twrong\t'), said


# How each shell is told of a command and of its options.
def given_to_bash(script, command, option):
    return re.search(rf"^      {command}\)\n.*'.*--{option}[ ']", script, re.MULTILINE)


def given_to_zsh(script, command, option):
    rows = re.search(rf'^    {command}\)\n(.*?);;', script, re.MULTILINE | re.DOTALL)
    return rows and re.search(rf"[',]--{option}[=\[}}]", rows[1])


def given_to_fish(script, command, option):
    return f"__fish_seen_subcommand_from {command}' -l {option} " in script


GIVEN = {'bash': given_to_bash, 'zsh': given_to_zsh, 'fish': given_to_fish}


def test_completes(shell):
    """Each command, each of its options, and the words that an option can be."""
    script = run('completion', shell)
    tap.fail_with_list([f'{command} --{option}' for command in commands()
                        for option in options(command)
                        if not GIVEN[shell](script, command, option)])
    tap.fail_with_list([f'{words} {value}' for words, value in VALUES.items()
                        if not re.search(rf'{words[1]}.*\b{value}\b', script)])


def test_syntax(shell):
    if SHELLS[shell] == '-':
        return
    with tempfile.NamedTemporaryFile('w', suffix=f'.{shell}') as file:
        file.write(run('completion', shell))
        file.flush()
        subprocess.run([SHELLS[shell], '-n', file.name], check=True)


def complete_in_bash(*words):
    """What bash offers for the last word; None where it offers files."""
    typed = ' '.join(f"'{word}'" for word in words)
    script = run('completion', 'bash') + f'''
compopt() {{ echo only; }}
COMP_WORDS=({typed}) COMP_CWORD={len(words) - 1}
_retrace_cli
printf '%s\\n' "${{COMPREPLY[@]}}"
'''
    said = subprocess.run([SHELLS['bash'], '-c', script], check=True, capture_output=True,
                          text=True).stdout.split()
    return said[1:] if said[:1] == ['only'] else None


def test_bash_offers():
    if SHELLS['bash'] == '-':
        return
    offers = {
        ('retrace-cli', 'so'): ['solve'],
        ('retrace-cli', '--v'): ['--version'],
        ('retrace-cli', 'solve', '--s'): ['--stats'],
        ('retrace-cli', 'solve', '--with', '=', 'da'): ['dancing-links'],
        ('retrace-cli', 'explain', '--ladder', '='): ['human', 'rating'],
        ('retrace-cli', 'solve', '-w', 'ma'): ['masks'],
        ('retrace-cli', 'count', '--limit', ''): [],
        ('retrace-cli', 'draw', '-o', ''): None,
        ('retrace-cli', 'solve', ''): None,
        ('retrace-cli', 'help', 'ex'): ['explain'],
        ('retrace-cli', 'technique', 'full-h'): ['full-house'],
        ('retrace-cli', 'completion', ''): ['bash', 'zsh', 'fish'],
    }
    tap.fail_with_list([f'{words}: {complete_in_bash(*words)}, not {offered}'
                        for words, offered in offers.items() if complete_in_bash(*words) != offered])


def test_fish_offers():
    if SHELLS['fish'] == '-':
        return
    for typed, offered in {'retrace-cli so': 'solve', 'retrace-cli solve --wi': '--with',
                           'retrace-cli solve --with=dan': '--with=dancing-links',
                           'retrace-cli completion z': 'zsh'}.items():
        with tempfile.TemporaryDirectory() as home:
            said = subprocess.run([SHELLS['fish'], '-c',
                                   run('completion', 'fish') + f"\ncomplete -C '{typed}'"],
                                  check=True, capture_output=True, text=True,
                                  env={**ENVIRONMENT, 'HOME': home, 'XDG_CONFIG_HOME': home,
                                       'XDG_DATA_HOME': home}).stdout
        assert offered in [line.split('\t')[0] for line in said.splitlines()], (typed, said)


# A title that would name the terminal's window, another one in a letter of two bytes.
TITLES = f'{PUZZLE} # a\x1b]0;b\x07c\n{PUZZLE} # d\x9b31me\n'
HARMLESS = ['# a\\x1b]0;b\\x07c', '# d\\x9b31me']


def on_terminal(*words):
    """What a terminal is sent."""
    ours, its = pty.openpty()
    with subprocess.Popen([CLI, *words], env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=its,
                          stderr=its) as process:
        os.close(its)
        process.stdin.write(TITLES.encode())
        process.stdin.close()
        said = b''
        try:
            while part := os.read(ours, 4096):
                said += part
        except OSError:
            pass    # the other end is closed
    os.close(ours)
    return said.decode()


def test_terminal():
    """It gets no control characters, in answers and in messages; a file gets the titles as they are."""
    assert run('convert', '--to=line', input=TITLES) == TITLES
    said = on_terminal('convert', '--to=line')
    assert [line[82:] for line in said.splitlines()] == HARMLESS, said
    wrong = subprocess.run([CLI, 'solve', 'no\x1b[2Jfile'], env=ENVIRONMENT, capture_output=True,
                           text=True, check=False)
    assert wrong.stderr.startswith('no\\x1b[2Jfile: ') and wrong.returncode == 2, wrong
    wrong = subprocess.run([CLI, 'so\x1blve'], env=ENVIRONMENT, capture_output=True, text=True,
                           check=False)
    assert 'so\\x1blve' in wrong.stderr and wrong.returncode == 64, wrong


def test_no_fonts():
    """Said, and nothing drawn."""
    with tempfile.NamedTemporaryFile('w', suffix='.conf') as config:
        config.write('<fontconfig/>')
        config.flush()
        for to in ('svg', 'png', 'pdf'):
            done = subprocess.run([CLI, 'draw', f'--to={to}', PUZZLE], capture_output=True, text=True,
                                  env={**ENVIRONMENT, 'FONTCONFIG_FILE': config.name}, check=False)
            assert done.returncode == 74 and not done.stdout, done
            assert done.stderr.startswith('retrace-cli: There is no font'), done
            assert done.stderr.count('\n') == 1, done


def test_pipe():
    """Who reads the first line only hears no more."""
    done = subprocess.run(f"yes {PUZZLE} | head -50000 | '{CLI}' solve | head -1", shell=True,
                          env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert len(done.stdout) == 82 and not done.stderr, done


tap.run([('help', test_help), ('ids-are-in-the-help', test_ids_are_in_the_help),
         *((f'{shell}/completes', functools.partial(test_completes, shell)) for shell in SHELLS),
         *((f'{shell}/syntax', functools.partial(test_syntax, shell)) for shell in SHELLS),
         ('bash/offers', test_bash_offers), ('fish/offers', test_fish_offers),
         ('pictures', test_pictures_wherever_puzzles_are_read),
         ('terminal', test_terminal), ('no-fonts', test_no_fonts),
         ('steps', test_steps_at_a_position), ('explains-side-by-side', test_explains_side_by_side),
         ('ladder-of-a-file', test_ladder_of_a_file),
         ('other-text', test_other_text), ('pipe', test_pipe)])
