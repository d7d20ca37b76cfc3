// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP client. Verifies certificates and follows no redirects; distinguishes requests that were not
// sent from those that may have arrived.
#pragma once

#include "http/transport.h"

#include <QtCore/QUrl>
#include <QtNetwork/QNetworkAccessManager>

namespace roomrack::http {

class HttpTransport final : public Transport {
public:
    /// Longer answers are cut off and count as no answer.
    static constexpr qint64 kLongestAnswer = 16 << 20;

    /// `address` must be validated by the caller (https, or plain to this machine); the path of a
    /// request is appended to it.
    explicit HttpTransport(const QUrl &address, qint64 longestAnswer = kLongestAnswer);
    ~HttpTransport() override;
    void send(const Outgoing &request, std::function<void(Reply)> done) override;

private:
    const QUrl address_;
    const qint64 longestAnswer_;
    QNetworkAccessManager network_;
};

}  // namespace roomrack::http
