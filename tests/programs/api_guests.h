// SPDX-License-Identifier: GPL-3.0-or-later
// Guests who book over the API of a roomrackd that is repeatedly killed, through several clients at
// once. Each request has a key, is repeated until it is answered, and sometimes afterwards.
#pragma once

#include "core/night.h"
#include "core/random.h"
#include "http/http_transport.h"

#include <QElapsedTimer>
#include <QStringList>

#include <memory>
#include <vector>

namespace roomrack::tests {

class ApiGuests {
public:
    struct Guest {
        QByteArray name, mail, stay;  ///< stay: JSON members of the request body
        bool prepaid = false;
        QByteArray method;
        std::vector<qint64> bookings;  ///< confirmed to the guest
    };
    enum class Wants : quint8 { Book, Block, Confirm, Cancel, Release };
    /// One key and the replies received for it.
    struct StayRequest {
        Wants wants = Wants::Book;
        size_t guest = 0, client = 0;
        qint64 about = 0;  ///< id of a soft block or a booking
        QByteArray method, target, body, key;
        QByteArray answer;  ///< status and body; empty: none yet
        qint64 due = 0;     ///< time of the next request, in milliseconds
        bool request = false;
        int heard = 0;  ///< number of replies
    };

    /// One client per token. `slowBanks`: some payments take most of a minute.
    ApiGuests(core::Random &random, quint16 port, const std::vector<QByteArray> &tokens,
              Night today, bool slowBanks);

    /// Adds a guest who books.
    void come();
    /// Sends all requests that are due.
    void ask();
    /// No new requests from now on.
    void stop() { minds_ = false; }
    void askAllAgain();
    /// Whether all requests are answered and none is pending.
    bool isQuiet() const;

    const std::vector<Guest> &guests() const { return guests_; }
    const std::vector<StayRequest> &stayRequests() const { return stayRequests_; }
    /// Replies that must never occur.
    const QStringList &wrong() const { return wrong_; }

private:
    size_t stayRequest(Wants wants, size_t guest, size_t client, qint64 about, qint64 delay);
    void send(size_t number);
    void heard(size_t number, const http::Reply &reply);
    void follow(size_t number, int status, const QByteArray &body);
    void booked(size_t number, qint64 booking, int version);
    void cancel(const StayRequest &of, qint64 booking, int version, qint64 delay);
    QByteArray terms(const Guest &guest) const;

    core::Random &random_;
    const Night today_;
    const bool slowBanks_;
    const std::vector<QByteArray> tokens_;
    std::vector<std::unique_ptr<http::HttpTransport>> clients_;
    std::vector<Guest> guests_;
    std::vector<StayRequest> stayRequests_;
    QStringList wrong_;
    QElapsedTimer time_;
    bool minds_ = true;
};

}  // namespace roomrack::tests
