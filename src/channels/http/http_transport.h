// SPDX-License-Identifier: GPL-3.0-or-later
// Requests over HTTP. Certificates are verified and nothing is followed elsewhere; what could not
// be sent is told apart from what may have arrived.
#pragma once

#include "channels/link/transport.h"

#include <QtCore/QUrl>
#include <QtNetwork/QNetworkAccessManager>

namespace roomrack::channels {

class HttpTransport final : public Transport {
public:
    /// An answer longer than this is cut off: nothing is known of it.
    static constexpr qint64 kLongestAnswer = 16 << 20;

    /// `address` as sync::validate() let it through; the path of a request goes behind it.
    explicit HttpTransport(const QUrl &address);
    ~HttpTransport() override;
    void send(const Request &request, std::function<void(Reply)> done) override;

private:
    const QUrl address_;
    QNetworkAccessManager network_;
};

}  // namespace roomrack::channels
