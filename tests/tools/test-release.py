"""test-release.py - what packagers, software centres and readers are told agrees: NEWS, the releases and
pictures of the metainfo, the version of the manual pages, and the program's own."""
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as xml

import tap

TOP, VERSION = pathlib.Path(sys.argv[1]), sys.argv[2]
METAINFO = xml.parse(next(TOP.glob('data/*.metainfo.xml.in'))).getroot()
PICTURES = TOP / 'data' / 'screenshots'
AUTHORS = 'The Retrace authors'


def words(text):
    return ' '.join(text.split())


def news():
    """Each release of NEWS: its version, date and items."""
    parts = re.split(r'^Retrace (\S+) \((\S+)\)\n=+\n', (TOP / 'NEWS').read_text(), flags=re.MULTILINE)
    assert not parts[0], 'NEWS begins with something else'
    return [(version, date, [words(item) for item in re.split(r'^\* ', text, flags=re.MULTILINE)[1:]])
            for version, date, text in zip(parts[1::3], parts[2::3], parts[3::3])]


def test_releases_of_the_metainfo():
    """Those of NEWS, each in at most three sentences: software centres show them whole."""
    releases = METAINFO.findall('releases/release')
    assert [(one.get('version'), one.get('date')) for one in releases] == [one[:2] for one in news()]
    for one in releases:
        text = words(''.join(one.find('description').itertext()))
        assert 1 <= len(re.findall(r'[.!?](?= |$)', text)) <= 3, text


def test_version_is_the_newest():
    assert news()[0][0] == VERSION, news()[0]


def test_manual_pages_are_of_this_version():
    tap.fail_with_list([page.name for page in TOP.glob('data/*.1')
                        if f'"Retrace {VERSION}"' not in page.read_text()])


def test_summary_is_short():
    """Software centres cut off what is longer."""
    summary = METAINFO.find('summary').text
    assert len(summary) <= 35, summary


def test_pictures():
    """Five of the light window, each with a caption; small enough for a software centre."""
    shots = METAINFO.findall('screenshots/screenshot')
    assert len(shots) == 5 and all(shot.find('caption').text for shot in shots)
    for shot in shots:
        image = shot.find('image')
        picture = PICTURES / image.text.split('/')[-1]
        size = struct.unpack('>II', picture.read_bytes()[16:24])
        assert size == (int(image.get('width')), int(image.get('height'))), picture
        assert size[0] <= 1000 and size[1] <= 700, picture


def test_every_picture_is_shown():
    shown = (TOP / 'README.md').read_text()
    tap.fail_with_list([picture.name for picture in PICTURES.iterdir() if picture.name not in shown])


def test_authors_are_named():
    files = ['README.md', 'data/retrace.1', 'data/retrace-cli.1', 'src/app/application.c']
    tap.fail_with_list([name for name in files if AUTHORS not in (TOP / name).read_text()])
    assert METAINFO.find('developer/name').text == AUTHORS


tap.run([(name[5:].replace('_', '-'), function) for name, function in list(globals().items())
         if name.startswith('test_')])
