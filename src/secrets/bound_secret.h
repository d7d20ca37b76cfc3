// SPDX-License-Identifier: GPL-3.0-or-later
// A secret with the address that it was typed for. It is kept so, outside of the hotel: whoever may
// change an address in the hotel is not thereby given the secret that was meant for another one.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <vector>

namespace roomrack::secrets {

struct BoundSecret {
    QByteArray secret;
    QString address;  ///< none: it was kept before addresses were
};

/// As a store keeps it.
QByteArray toStored(const BoundSecret &bound);
/// Several under one name, each for an address of its own: while another address is being saved
/// there are two. One store entry, so that no moment has one without the other.
QByteArray toStored(const std::vector<BoundSecret> &all);
std::vector<BoundSecret> fromStored(const QByteArray &stored);

}  // namespace roomrack::secrets
