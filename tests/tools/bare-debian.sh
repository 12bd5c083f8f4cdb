#!/bin/sh
# Runs ./run and ./check of what is committed on a bare Debian, as on a new machine.
#
#   sh tests/tools/bare-debian.sh RELEASE [FOLDER]
#
# RELEASE is bookworm, trixie ... The system is made in FOLDER and kept there for the next time;
# without FOLDER it is made anew and removed afterwards. Needs root, and the mirror that this
# machine's apt uses (MIRROR names another).
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

top=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$top/tests/tools/setup.sh"

release=${1:?which release of Debian?}
root=${2-}
[ "$(id -u)" = 0 ] || die "only root can make a bare $release to check on"
need "making a bare Debian" chroot

unmount ()
{
  umount -l "$root/dev" "$root/proc" 2>/dev/null || true
}

finish ()
{
  unmount
  if [ -z "$keep" ] && ! mountpoint -q "$root/dev" && ! mountpoint -q "$root/proc"; then
    rm -rf --one-file-system "$root"
  fi
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

# The way out into the network is this machine's.
apt-config dump Acquire | grep -E '^Acquire::(http|https|Retries)' > "$root/etc/apt/apt.conf.d/90host" || true
for file in /etc/resolv.conf /etc/hosts; do
  cp -L "$file" "$root$file"
done

mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
if ! mountpoint -q "$root/dev"; then
  mount --rbind /dev "$root/dev"
  mount --make-rslave "$root/dev"   # else unmounting would reach this machine's /dev/pts
fi

rm -rf "$root/retrace"
mkdir "$root/retrace"
git -C "$top" archive HEAD | tar -x -C "$root/retrace"
# shellcheck disable=SC2016
chroot "$root" env -i CI=true HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin \
  sh -c 'cd /retrace; ./run; ran=$?; ./check && exit $ran' </dev/null
