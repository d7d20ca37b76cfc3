// SPDX-License-Identifier: GPL-3.0-or-later
// A stream of bytes to a PMS and back, whatever carries it.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <functional>

namespace roomrack::channels {

class Wire {
public:
    struct Ear {
        std::function<void()> opened;
        std::function<void(const QByteArray &)> bytes;
        std::function<void(const QString &why)> closed;  ///< never came to be, or was cut
    };
    Wire() = default;
    virtual ~Wire() = default;

    /// Connects, also after it was closed. `ear` hears later, in the thread of the caller; not
    /// after close() nor after this is destroyed.
    virtual void open(Ear ear) = 0;
    virtual void send(const QByteArray &bytes) = 0;
    virtual void close() = 0;

private:
    Q_DISABLE_COPY(Wire)
};

}  // namespace roomrack::channels
