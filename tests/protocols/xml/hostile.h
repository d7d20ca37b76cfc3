// SPDX-License-Identifier: GPL-3.0-or-later
// Documents that attack a parser: each is refused, and cheaply. Generated here, because large files
// do not belong into a repository.
#pragma once

#include <QByteArray>

#include <vector>

namespace roomrack::tests {

struct Hostile {
    const char *name;
    QByteArray document;
};

std::vector<Hostile> hostileXml();

}  // namespace roomrack::tests
