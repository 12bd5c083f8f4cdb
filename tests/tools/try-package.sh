#!/bin/sh
# Installs the Debian package $1, uses it, and purges it; nothing of it may be left. For a system where
# nothing else matters: see bare-debian.sh.
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

top=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$top/tests/tools/setup.sh"

install_package ()
{
  stage "installing $1" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "$1"
}

purge_package ()
{
  stage "purging" env DEBIAN_FRONTEND=noninteractive apt-get purge -y retrace
}

# All files but the project's own, and the records of apt.
files ()
{
  find / -xdev \( -path "$top" -o -path /tmp -o -path /var/lib/apt -o -path /var/cache/apt \
    -o -path /var/log -o -path "$1" \) -prune -o -print | sort
}

cd /
need "a virtual display" display
# What it depends on stays, so that all that differs afterwards is its own.
install_package "$1"
purge_package
before=$(files "$1")

install_package "$1"
retrace --version
retrace-cli --version
sample=/usr/share/doc/retrace/examples/easy.sdk
solved=$(retrace-cli solve "$sample")
home=$(mktemp -d)
pictured=$(
  export HOME="$home" GTK_A11Y=none GSK_RENDERER=cairo GSETTINGS_BACKEND=memory \
    G_DEBUG=fatal-warnings DBUS_SESSION_BUS_ADDRESS=disabled: MESA_SHADER_CACHE_DISABLE=true
  with_display retrace --screenshot="$home/picture.png" --solve "$sample" | tr -d '\n')
[ "$pictured" = "$solved" ] || die "the window says $pictured, but retrace-cli $solved"
[ -s "$home/picture.png" ] || die "there is no picture"
rm -r "$home"

purge_package
after=$(files "$1")
[ "$before" = "$after" ] || {
  say "this is left behind, or gone:"
  printf '%s\n%s\n' "$before" "$after" | sort | uniq -u >&2
  exit 1
}
left=$(printf '%s\n' "$after" | grep -i retrace) && die "left behind: $left"
say "installed, used and purged; nothing is left"
