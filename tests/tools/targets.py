"""targets.py - what is built by default in a folder that meson has set up.

    targets.py BUILD    prints the files of all targets that are built by default

Without a target ninja builds these and whatever some test needs."""
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import os
import pathlib
import sys

build = pathlib.Path(sys.argv[1]).resolve()
targets = json.loads((build / 'meson-info' / 'intro-targets.json').read_text(encoding='utf-8'))
print('\n'.join(os.path.relpath(file, build) for target in targets if target['build_by_default']
                for file in target['filename']))
