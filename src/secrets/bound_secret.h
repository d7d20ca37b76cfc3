// SPDX-License-Identifier: GPL-3.0-or-later
// A secret with the address that it was entered for, stored outside of the property: a user who may
// change an address in the property cannot thereby redirect the secret of another one.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <vector>

namespace roomrack::secrets {

struct BoundSecret {
    QByteArray secret;
    QString address;  ///< none: stored by a version without addresses
};

/// In stored form.
QByteArray toStored(const BoundSecret &bound);
/// Several entries under one name, each for its own address: there are two while a new address is
/// being saved. One store entry, so that they are replaced atomically.
QByteArray toStored(const std::vector<BoundSecret> &all);
std::vector<BoundSecret> fromStored(const QByteArray &stored);

}  // namespace roomrack::secrets
