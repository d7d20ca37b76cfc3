// SPDX-License-Identifier: GPL-3.0-or-later
// Requests over HTTP. Certificates are verified and nothing is followed elsewhere; what could not
// be sent is told apart from what may have arrived.
#pragma once

#include "http/transport.h"

#include <QtCore/QUrl>
#include <QtNetwork/QNetworkAccessManager>

namespace roomrack::http {

class HttpTransport final : public Transport {
public:
    /// An answer longer than this is cut off: nothing is known of it.
    static constexpr qint64 kLongestAnswer = 16 << 20;

    /// `address` as the caller has checked it (https, or plain to this machine); the path of a
    /// request goes behind it.
    explicit HttpTransport(const QUrl &address, qint64 longestAnswer = kLongestAnswer);
    ~HttpTransport() override;
    void send(const Outgoing &request, std::function<void(Reply)> done) override;

private:
    const QUrl address_;
    const qint64 longestAnswer_;
    QNetworkAccessManager network_;
};

}  // namespace roomrack::http
