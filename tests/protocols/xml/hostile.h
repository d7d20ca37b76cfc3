// SPDX-License-Identifier: GPL-3.0-or-later
// Documents made to hurt a reader: each is refused, and cheaply. They are made here, because large
// ones do not belong into a repository.
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
