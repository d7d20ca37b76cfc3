// SPDX-License-Identifier: GPL-3.0-or-later
// A byte stream to and from a PMS, over any transport.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <functional>

namespace roomrack::channels {

class Wire {
public:
    struct Callbacks {
        std::function<void()> opened;
        std::function<void(const QByteArray &)> bytes;
        std::function<void(const QString &why)> closed;  ///< could not connect, or was cut
    };
    Wire() = default;
    virtual ~Wire() = default;

    /// Connects, also after it was closed. `ear` is called later, in the caller's thread; not after
    /// close() nor after this object is destroyed.
    virtual void open(Callbacks ear) = 0;
    virtual void send(const QByteArray &bytes) = 0;
    virtual void close() = 0;

private:
    Q_DISABLE_COPY(Wire)
};

}  // namespace roomrack::channels
