#!/bin/sh
# Tries what is committed on a bare Debian, as on a new machine.
#
#   sh tests/tools/bare-debian.sh RELEASE check [FOLDER]     ./run and ./check
#   sh tests/tools/bare-debian.sh RELEASE package [FOLDER]   builds the Debian package; on a second
#                                                            such system it is installed and purged
#
# RELEASE is bookworm, trixie ... The system is made in FOLDER and kept there for the next time;
# without FOLDER it is made anew and removed afterwards. Needs root, and the mirror that this
# machine's apt uses (MIRROR names another).
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

top=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$top/tests/tools/setup.sh"

release=${1:?which release of Debian?}
task=${2:?check or package?}
root=${3-}
[ "$(id -u)" = 0 ] || die "only root can make a bare $release to check on"
need "making a bare Debian" chroot

# What the system $1 is made of goes, unless something that is this machine's cannot be taken out.
remove ()
{
  if ! mountpoint -q "$1/dev" && ! mountpoint -q "$1/proc"; then
    rm -rf --one-file-system "$1"
  fi
}

finish ()
{
  for system in "$root" "$root.clean"; do
    umount -l "$system/dev" "$system/proc" 2>/dev/null || true
  done
  [ -n "$keep" ] || remove "$root"
  remove "$root.clean"
}

keep=$root
[ -n "$root" ] || root=$(mktemp -d)
trap finish EXIT
trap 'exit 1' HUP INT TERM

# The archive of Debian among the sources of this machine's apt.
mirror=${MIRROR-}
if [ -z "$mirror" ]; then
  # shellcheck disable=SC2016
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' |
    grep '/debian/*$' | head -n 1) || die "apt here has no mirror of Debian: set MIRROR to one"
fi

if [ ! -e "$root/etc/debian_version" ]; then
  mkdir -p "$root"
  chmod 755 "$root"   # apt fetches as a user of its own
  debootstrap --variant=minbase "$release" "$root" "$mirror" >&2
  # Services are not to be started inside.
  printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d"
  chmod +x "$root/usr/sbin/policy-rc.d"
fi

# Runs the shell commands $2 in the project's folder on the system $1. The way out into the network is
# this machine's.
enter ()
{
  apt-config dump Acquire | grep -E '^Acquire::(http|https|Retries)' > "$1/etc/apt/apt.conf.d/90host" || true
  for file in /etc/resolv.conf /etc/hosts; do
    cp -L "$file" "$1$file"
  done
  mountpoint -q "$1/proc" || mount -t proc proc "$1/proc"
  if ! mountpoint -q "$1/dev"; then
    mount --rbind /dev "$1/dev"
    mount --make-rslave "$1/dev"   # else unmounting would reach this machine's /dev/pts
  fi
  rm -rf "$1/retrace"
  mkdir "$1/retrace"
  git -C "$top" archive HEAD | tar -x -C "$1/retrace"
  chroot "$1" env -i CI=true HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin sh -c "cd /retrace; $2" </dev/null
}

# shellcheck disable=SC2016
case $task in
  check) enter "$root" './run; ran=$?; ./check && exit $ran' ;;
  package)
    cp -a "$root" "$root.clean"
    enter "$root" 'sh tests/tools/debian-package.sh'
    cp "$root"/retrace/build-package/retrace_*.deb "$root.clean/retrace.deb"
    enter "$root.clean" 'apt-get -qq update && sh tests/tools/try-package.sh /retrace.deb'
    ;;
  *) die "$task is neither check nor package" ;;
esac
