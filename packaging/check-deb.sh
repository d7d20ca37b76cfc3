#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# check-deb.sh FILE.deb: installs the package in a fresh Debian 12 and starts it there,
# which finds every dependency that only this machine happened to have. The fresh system
# is kept in build/ as an archive, because making it takes minutes.
set -euo pipefail
deb=$(readlink -f "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/packages.sh
source packaging/packages.sh
ensure_packages "${packages_check[@]}"

work=build/package-check
archive=$work/debian-12.tar.gz
root=$work/root
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo)
fi
mkdir -p "$work"

# The mirror this machine uses when it is a Debian 12 itself, else debootstrap's own.
mirror() {
    # shellcheck disable=SC2016
    apt-get indextargets --format '$(SITE) $(CODENAME) $(COMPONENT)' 2>/dev/null \
        | awk '$2 == "bookworm" && $3 == "main" { print $1; exit }'
}

if [ ! -f "$archive" ]; then
    echo "Making a fresh Debian 12 for $archive"
    "${as_root[@]}" rm -rf "$work/base"
    # shellcheck disable=SC2046
    "${as_root[@]}" debootstrap --variant=minbase bookworm "$work/base" $(mirror) >"$work/log"
    "${as_root[@]}" tar -C "$work/base" -czf "$archive.part" .
    "${as_root[@]}" rm -rf "$work/base"
    mv "$archive.part" "$archive"
fi

"${as_root[@]}" rm -rf "$root"
mkdir -p "$root"
"${as_root[@]}" tar -C "$root" -xzf "$archive"
"${as_root[@]}" cp /etc/resolv.conf "$root/etc/resolv.conf"
"${as_root[@]}" cp "$deb" "$root/roomrack.deb"

inside() {
    "${as_root[@]}" chroot "$root" env -i \
        PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=/tmp/runtime "$@"
}

inside apt-get -qq update </dev/null
inside apt-get -qq install -y --no-install-recommends /roomrack.deb </dev/null >"$work/log" 2>&1 \
    || { tail -n 20 "$work/log"; exit 1; }

inside mkdir -m 700 /tmp/runtime
inside env -u QT_QPA_PLATFORM roomrack --version
inside env -u QT_QPA_PLATFORM roomrack --help >/dev/null
inside env -u QT_QPA_PLATFORM roomrackd --version
inside env -u QT_QPA_PLATFORM roomrack-sim --version
desktop-file-validate "$root/usr/share/applications/roomrack.desktop"
icon=$(sed -n 's/^Icon=//p' "$root/usr/share/applications/roomrack.desktop")
ls "$root/usr/share/icons/hicolor/scalable/apps/$icon.svg" >/dev/null

inside mkdir /tmp/tour
inside timeout 300 roomrack --demo --tour /tmp/tour --tour-seconds 10
inside ls -l /tmp/tour
mkdir -p "$work/tour"
cp "$root"/tmp/tour/*.png "$work/tour/"
"${as_root[@]}" rm -rf "$root"
echo "The package installs and starts in a fresh Debian 12."
