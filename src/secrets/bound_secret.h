// SPDX-License-Identifier: GPL-3.0-or-later
// A secret with the address that it was typed for. It is kept so, outside of the hotel: whoever may
// change an address in the hotel is not thereby given the secret that was meant for another one.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::secrets {

struct BoundSecret {
    QByteArray secret;
    QString address;  ///< none: it was kept before addresses were
};

/// As a store keeps it, and back.
QByteArray toStored(const BoundSecret &bound);
BoundSecret fromStored(const QByteArray &stored);

}  // namespace roomrack::secrets
