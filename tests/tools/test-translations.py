"""test-translations.py - every text can be translated, and what is translated is sound.

    test-translations.py SOURCE [release]

For a release every text must also have its translation. The texts are gathered anew then, from the
files that po/POTFILES names, so that a translation which lags behind the source is found out."""
# SPDX-License-Identifier: GPL-3.0-or-later

import functools
import pathlib
import re
import subprocess
import sys
import tempfile

import tap

TOP = pathlib.Path(sys.argv[1])
PO = TOP / 'po'
POTFILES = [line for line in (PO / 'POTFILES').read_text(encoding='utf-8').splitlines()
            if line and not line.startswith('#')]
LANGUAGES = (PO / 'LINGUAS').read_text(encoding='utf-8').split()

# A text marked for translation; where the mark itself is defined it is followed by a bare word.
MARKED = re.compile(r'\b(?:_|N_|C_|NC_|Q_|ngettext|g_dngettext|g_dpgettext2?)\s*\(\s*"')
MARKED_UI = re.compile(r'translatable="(?:yes|true)"')


HOLE = re.compile(r'\{[a-z]+\}')


def marked(path):
    text = path.read_text(encoding='utf-8')
    return (MARKED if path.suffix in ('.c', '.h') else MARKED_UI).search(text)


def tool(*command):
    """What the command COMMAND prints; it must succeed."""
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f'{command[0]}: {done.stderr}')
    return done.stdout


def test_every_file_with_texts_is_named():
    files = [file for suffix in ('c', 'h', 'ui') for file in TOP.glob(f'src/**/*.{suffix}')
             if marked(file)]
    files += TOP.glob('data/*.desktop.in')
    files += TOP.glob('data/*.xml.in')
    names = sorted(file.relative_to(TOP).as_posix() for file in files)
    tap.fail_with_list([f'{name} is not in po/POTFILES' for name in names if name not in POTFILES])


def test_every_file_named_is_there():
    tap.fail_with_list([f'po/POTFILES names {name}' for name in POTFILES
                        if not (TOP / name).is_file()])


def test_names_are_in_order():
    assert POTFILES == sorted(set(POTFILES)), 'po/POTFILES is not sorted'
    assert LANGUAGES == sorted(set(LANGUAGES)), 'po/LINGUAS is not sorted'


def test_every_translation_is_listed():
    assert LANGUAGES == sorted(file.stem for file in PO.glob('*.po'))


def test_translation_fits(language):
    """Header, placeholders, plural forms and mnemonics are right."""
    tool('msgfmt', '--check', '--check-accelerators=_', '--output-file=/dev/null',
         PO / f'{language}.po')


def test_holes_are_kept(language):
    """Words in braces are filled in by the program: a translation has the same ones."""
    text = tool('msgcat', '--no-wrap', PO / f'{language}.po')
    pairs = re.findall(r'^msgid "(.*)"\nmsgstr "(.*)"$', text, re.MULTILINE)
    tap.fail_with_list([f'{source}: {told}' for source, told in pairs
                        if told and set(HOLE.findall(source)) != set(HOLE.findall(told))])


def skeleton(path):
    """What a page of the help has in every language: its headings' ranks, pictures, and lines of programs."""
    text = path.read_text(encoding='utf-8')
    return re.findall(r'^#+ |\]\([a-z.]+\)|^    .*', text, re.MULTILINE)


def test_help_has_each_page(language):
    """The pages of the help are there, with the same headings and pictures as in English."""
    pages, others = ({page.name: skeleton(page) for page in folder.glob('*.txt')}
                     for folder in (TOP / 'data/help', TOP / 'data/help' / language))
    assert pages and pages == others, [name for name in pages | others if pages.get(name) != others.get(name)]


def test_translation_is_whole(language):
    """No text of today's source is without its translation, or has only a guessed one."""
    with tempfile.TemporaryDirectory() as folder:
        template, merged = f'{folder}/texts.pot', f'{folder}/{language}.po'
        tool('xgettext', '--from-code=UTF-8', '--add-comments=Translators', '--keyword=_',
             '--keyword=N_', '--keyword=RT_TYPE', '--keyword=C_:1c,2', '--keyword=NC_:1c,2', '--keyword=g_dngettext:2,3',
             '--keyword=g_dpgettext2:2c,3', '--files-from=po/POTFILES', f'--output={template}')
        tool('msgmerge', '--quiet', f'--output-file={merged}', PO / f'{language}.po', template)
        for lack in ('untranslated', 'only-fuzzy'):
            wrong = re.findall(r'^msgid .*(?:\n".*)*', tool(
                'msgattrib', f'--{lack}', '--no-obsolete', '--no-wrap', merged), re.MULTILINE)
            tap.fail_with_list([f'{lack}: {text}' for text in wrong if text != 'msgid ""'])


TESTS = [('every-file-with-texts-is-named', test_every_file_with_texts_is_named),
         ('every-file-named-is-there', test_every_file_named_is_there),
         ('names-are-in-order', test_names_are_in_order),
         ('every-translation-is-listed', test_every_translation_is_listed)]
SOUND = [('fits', test_translation_fits), ('holes-are-kept', test_holes_are_kept), ('help', test_help_has_each_page)]
WHOLE = [('is-whole', test_translation_is_whole)]

FOR_RELEASE = sys.argv[2:] == ['release']
tap.run(([] if FOR_RELEASE else TESTS) +
        [(f'{language}/{name}', functools.partial(test, language)) for language in LANGUAGES
         for name, test in (WHOLE if FOR_RELEASE else SOUND)])
