"""pdf.py - what can be told of a PDF file without a reader of such files."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import zlib


def unpacked(data):
    """What the stream that begins there holds, if it is packed."""
    try:
        return zlib.decompressobj().decompress(data)
    except zlib.error:
        return b''


def pages(path):
    """How many pages the PDF file has, and how wide they are."""
    content = path.read_bytes()
    assert content.startswith(b'%PDF-'), content[:20]
    # Newer versions of cairo pack nearly everything.
    content += b''.join(unpacked(content[found.end():]) for found in re.finditer(b'stream\n', content))
    return (int(re.search(rb'/Count (\d+)', content)[1]),
            round(float(re.search(rb'/MediaBox \[ 0 0 ([\d.]+)', content)[1])))
