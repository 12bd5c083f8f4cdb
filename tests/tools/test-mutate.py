"""test-mutate.py - what mutate.py changes in a line, and what it leaves alone."""
# SPDX-License-Identifier: GPL-3.0-or-later

import itertools

import mutate
import tap


def changed(line, kind=''):
    """What LINE becomes, without its indent, one for each mutant."""
    return [(line[:start] + after.replace('%s', line[start:end]) + line[end:]).strip()
            for start, end, after in mutate.changes_of_line(line, kind)]


def check(line, *expected, kind=''):
    assert sorted(changed(line, kind)) == sorted(expected), (line, changed(line, kind))


def test_operators():
    check('  if (a == b)', 'if (a != b)')
    check('  if (a < b && c >= d)', 'if (a <= b && c >= d)', 'if (a < b || c >= d)', 'if (a < b && c > d)')
    check('  if (!a)', 'if (a)')
    check('  if (a->b != c)', 'if (a->b == c)')
    check('  while (a & b << c)', 'while (a | b << c)', 'while (a & b >> c)')


def test_numbers():
    check('  if (a % 9u)', 'if (a % 10u)', 'if (a % 8u)')
    check('  if (word0 / 0x1f > 1.5)', 'if (word0 / 0x1f >= 1.5)')
    check('  case 0:', 'case 1:')


def test_statements():
    check('  forget (it);', ';')
    check('  it->kept[two] = other;', ';')
    check('  it += one;', ';', 'it -= one;')
    check('  break;', 'continue;')
    check('  forget (it,')
    check('  int it = other;')
    check('  g_autoptr (Thing) it = other (that);')


def test_values_that_are_returned():
    check('  return it;', 'return !(it);', kind='static bool')
    check('  return it;', 'return NULL;', kind='char *')
    check('  return it;', 'return (it) + 1;', kind='int')
    check('  return true;', 'return false;', kind='bool')


def test_what_is_left_alone():
    for line in ['  g_return_if_fail (a != NULL);', '  g_assert (a == b);', '  int a[9];', '  g_free (a);',
                 '  rt_trace_unref (a);', '  va_end (args);', '#if A == 1', '  a == b \\']:
        check(line)


SOURCE = '''/* if (a == 1) */
#define A 1
static const int a[] = {
  1,
};

static bool
is_one (const char *text)
{
  /* Not
     a == 2. */
  return strcmp (text, "a == \\"3") == '4';
}
'''


def test_files():
    """Only functions are changed, not their comments, strings and characters."""
    made = list(itertools.chain(*mutate.mutants_of('src/a.c', SOURCE)))
    assert {(one.line, one.function) for one in made} == {(12, 'is_one')}, made
    assert sorted(one.after for one in made) == [
        'return !(strcmp (text, "a == \\"3") == \'4\');', 'return strcmp (text, "a == \\"3") != \'4\';'], made
    assert mutate.applied(SOURCE, made[0]) == SOURCE.replace(made[0].before, made[0].after)


def test_the_same_seed():
    lists = list(mutate.mutants_of('src/a.c', SOURCE)) * 20
    assert list(mutate.pick(lists, 7)) == list(mutate.pick(lists, 7))
    assert sorted(mutate.pick(lists, 7)) == sorted(itertools.chain(*lists))


def test_what_is_explained():
    row = 'src/a.c | is_one | a ¦¦ b; | a && b; | why'
    assert mutate.explained(f'# A list.\n\n{row}\n') == {('src/a.c', 'is_one', 'a || b;', 'a && b;')}


def test_explanations_are_of_mutants():
    """What the code no longer has needs no explanation."""
    text = (mutate.TOP / 'tests/tools/mutants.txt').read_text(encoding='utf-8')
    rows = mutate.explained(text)
    made = {mutate.key(one) for path in {row[0] for row in rows}
            for one in itertools.chain(*mutate.mutants_of(path, (mutate.TOP / path).read_text(encoding='utf-8')))}
    tap.fail_with_list([' | '.join(row) for row in rows - made])


def test_nearest_first():
    tests = ['document/test-walk', 'document/test-watch', 'engine/search/test-variables']
    for path, first in [('src/document/files/watch.c', 'document/test-watch'),
                        ('src/engine/search/variables.c', 'engine/search/test-variables'),
                        ('src/engine/search/classic-scan.c', 'engine/search/test-variables')]:
        near = max(tests, key=lambda test: mutate.nearness(test, path))
        assert near == first, (path, near)


class Kept:
    """Stands in for the object of a mutant."""

    def rename(self, name):
        return self


class Judge(mutate.Worker):
    """A worker whose tests see nothing but in the one that KILLS, and that compiles nothing."""

    def __init__(self, kills, same=False):
        self.kills, self.same, self.ran = kills, same, []
        self.folder = mutate.HOME

    def compile(self, path, text, *options):
        return Kept()

    def changes(self, mutant, text):
        return not self.same

    def run(self, test, objects, seconds):
        self.ran.append(test)
        return f'{test} (fails)' if test == self.kills else None


def judged(judge, passed):
    mutant = next(mutate.mutants_of('src/a.c', SOURCE))[0]
    judge.ran = []
    return judge.judge(mutant, SOURCE, ['one', 'two', 'three'], lambda *_: 1, passed)


def test_what_has_passed_is_not_run_again():
    """Each test that did not see a mutant is kept; what has changed since, and what is new, runs."""
    passed, judge = set(), Judge('two')
    assert judged(judge, passed) == 'two (fails)' and judge.ran == ['one', 'two'], judge.ran
    assert passed == {'one'}, passed
    judge.kills = ''
    assert judged(judge, passed) == '' and judge.ran == ['two', 'three'], judge.ran
    assert judged(judge, passed) == '' and not judge.ran, judge.ran
    passed.remove('two')
    assert judged(judge, passed) == '' and judge.ran == ['two'], judge.ran
    passed.remove('three')
    judge.kills = 'three'
    assert judged(judge, passed) == 'three (fails)', judge.ran


def test_what_is_the_same_does_not_count():
    judge, passed = Judge('two', same=True), set()
    assert judged(judge, passed) is None and judge.ran == ['one'] and not passed, (judge.ran, passed)
    assert judged(Judge('one', same=True), passed) == 'one (fails)'


class Order(mutate.Round):
    """A round of three tests, of which one is of the file and slow, and one takes for ever."""

    def __init__(self, most):
        self.most, self.built = most, self
        self.times = {'engine/logic/test-nets': 8, 'engine/test-quick': 0.1, 'engine/logic/test-slow': 80}
        self.kills = mutate.collections.Counter()

    def tests_of(self, path):
        return list(self.times)


def test_the_order():
    """The quick ones are first; where there are to be few, that of the file is among them."""
    path = 'src/engine/logic/chains/nets.c'
    assert Order(None).order(path) == ['engine/test-quick', 'engine/logic/test-nets', 'engine/logic/test-slow']
    assert Order(1).order(path) == ['engine/logic/test-nets']
    assert Order(2).order(path) == ['engine/test-quick', 'engine/logic/test-nets']


tap.run([(name[5:].replace('_', ' '), function)
         for name, function in list(globals().items()) if name.startswith('test_')])
