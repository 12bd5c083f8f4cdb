#!/bin/sh
# Brings the desktop's caches in the folder $1 (/usr/local/share) up to date: after an installation, which
# runs this, and after it was removed. What cannot be done for lack of a tool is said.
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

share=${1:?the folder share of the installation?}

# Tells the person, also where meson started this, which shows nothing of a script that ends well.
say ()
{
  echo "$1" >&2
  [ -t 2 ] || (echo "$1" > /dev/tty) 2> /dev/null || true
}

# Runs the first of the tools $3 that is there with the arguments that follow, if the folder $1 is there.
# $2 says what is missing without it.
update ()
{
  folder=$share/$1
  lack=$2
  tools=$3
  shift 3
  [ -d "$folder" ] || return 0
  for tool in $tools; do
    if command -v "$tool" > /dev/null; then
      "$tool" "$@" "$folder"
      return
    fi
  done
  say "$lack: $tools is not installed. Install it, then run: sh $0 $share"
}

update glib-2.0/schemas "Retrace does not start" glib-compile-schemas
update icons/hicolor "Icons may be missing in menus" "gtk4-update-icon-cache gtk-update-icon-cache" -q -t -f
update applications "Files are not opened with Retrace" update-desktop-database -q
# The folder of those that were installed goes with the last of them.
[ ! -d "$share/mime" ] || mkdir -p "$share/mime/packages"
update mime "Files of Sudokus are not known as such" update-mime-database
