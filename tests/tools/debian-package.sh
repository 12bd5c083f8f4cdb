#!/bin/sh
# Builds the Debian package of what is committed, in build-package, and sees that it is sound:
#
#   sh tests/tools/debian-package.sh
#
# The package is built with its tests, without a display; built once more elsewhere it has the same
# bytes; lintian has nothing to say. Its files are in data/debian. To install, use and remove it on bare
# systems as well: sh tests/tools/bare-debian.sh RELEASE package
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

top=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$top/tests/tools/setup.sh"

# What is committed, or where that is not known all but what was built. Somebody may commit meanwhile.
commit=$([ ! -e "$top/.git" ] || git -C "$top" rev-parse HEAD)
source_tree ()
{
  if [ "$commit" ]; then
    git -C "$top" archive "$commit"
  else
    tar -c -C "$top" --exclude='./build*' .
  fi
}

# Builds the package in the folder $1, below which only it is.
build_package ()
{
  rm -rf "$1"
  mkdir -p "$1/$name"
  source_tree | tar -x -C "$1/$name"
  tar -c -J -C "$1" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    -f "$1/retrace_$version.orig.tar.xz" "$name"
  cp -r "$1/$name/data/debian" "$1/$name/debian"
  (cd "$1/$name" && stage "building the package" dpkg-buildpackage --no-sign -j"$(nproc)")
}

need "building a Debian package" package
changelog=$top/data/debian/changelog
version=$(dpkg-parsechangelog -l "$changelog" -S Version | sed 's/-[^-]*$//')
SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -l "$changelog" -S Timestamp)
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
name=retrace-$version
out=$top/build-package

say "building the package, with its tests"
build_package "$out"
say "building it again, to compare"
(export DEB_BUILD_OPTIONS=nocheck && build_package "$out/again")
for package in "$out"/*.deb; do
  cmp "$package" "$out/again/$(basename "$package")" || die "built twice, it is not the same"
done
rm -rf "$out/again"
lintian --fail-on error,warning --tag-display-limit 0 "$out"/*.changes >&2
say "the package is $(ls "$out/retrace_$version"*.deb)"
