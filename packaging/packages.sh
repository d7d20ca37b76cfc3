# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034
# The packages each command of ./dev needs, and how they are installed. "a|b" is either:
# distributions name some of them differently.

packages_build=(
    g++ cmake ninja-build ccache mold git python3
    qt6-base-dev qt6-base-dev-tools libqt6sql6-sqlite libqt6sql6-psql tzdata
    "qt6-websockets-dev|libqt6websockets6-dev"
    libsqlite3-dev libpq-dev libexpected-dev libcsv-dev librapidcheck-dev
    libsodium-dev libsimdjson-dev libcurl4-openssl-dev libphonenumber-dev libicu-dev
    "pkgconf|pkg-config"
)
packages_window=(
    "qt6-charts-dev|libqt6charts6-dev" libqt6opengl6-dev "qt6-svg-dev|libqt6svg6-dev"
    qtkeychain-qt6-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    fonts-inter fonts-dejavu-core
)
# Tests start a server of their own in a temporary folder, and leave alone the one that comes with
# the package.
packages_test=(postgresql openssl libxml2-utils python3-jsonschema python3-yaml)
packages_bench=(libbenchmark-dev libhiredis-dev redis-server postgresql)
packages_lint=(clang-format-14 clang-tidy-14)
packages_clang=(clang-14)
packages_openapi=(nodejs npm)
# From npm's registry, into build/: this version, which brings nothing else with it.
openapi_linter=@redocly/cli@2.77.0
packages_package=(dpkg-dev file rpm desktop-file-utils)
packages_check=(debootstrap debian-archive-keyring desktop-file-utils)

# By its name, or as part of another one: Ubuntu's qt6-base-dev provides libqt6opengl6-dev.
package_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ] ||
        dpkg-query -W -f '${db:Status-Status} ${Provides}\n' |
        tr -d , | awk -v name="$1" '
            $1 == "installed" { for (i = 2; i <= NF; ++i) found = found || $i == name }
            END { exit !found }'
}

package_offered() {
    apt-cache policy "$1" 2>/dev/null | grep -q '^  Candidate: [^(]'
}

# Prints the first of the alternatives that can be installed, or else the first.
package_choice() {
    local name
    for name in ${1//|/ }; do
        if package_offered "$name"; then
            echo "$name"
            return
        fi
    done
    echo "${1%%|*}"
}

packages_missing() {
    local each name found
    for each in "$@"; do
        found=no
        for name in ${each//|/ }; do
            if package_installed "$name"; then
                found=yes
                break
            fi
        done
        [ "$found" = yes ] || echo "$each"
    done
}

# Whether this is a system whose package names we know.
known_system() {
    [ -r /etc/os-release ] || return 1
    local id
    id=$(. /etc/os-release && echo "${ID:-} ${VERSION_ID:-}")
    [ "$id" = "debian 12" ] || [ "$id" = "ubuntu 24.04" ]
}

# On a system whose packages we do not know: name what is not there, as far as it shows.
check_tools() {
    local tool missing=()
    for tool in c++ cmake ninja python3; do
        command -v "$tool" >/dev/null || missing+=("$tool")
    done
    if [ ${#missing[@]} -gt 0 ]; then
        echo "dev: missing: ${missing[*]}. On Debian 12, install:" >&2
        printf '  %s\n' "${@%%|*}" >&2
        exit 1
    fi
}

# Installs what is missing of the packages; touches no network when nothing is.
ensure_packages() {
    local missing names=() each as_root=()
    if ! known_system; then
        check_tools "$@"
        return
    fi
    mapfile -t missing < <(packages_missing "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "dev: these packages are missing, and there is no sudo: ${missing[*]}" >&2
            exit 1
        fi
        as_root=(sudo)
    fi
    echo "Installing ${missing[*]}" >&2
    "${as_root[@]}" apt-get update -qq </dev/null >&2
    for each in "${missing[@]}"; do
        names+=("$(package_choice "$each")")
    done
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${names[@]}" </dev/null >&2
}
