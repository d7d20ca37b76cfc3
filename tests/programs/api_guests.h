// SPDX-License-Identifier: GPL-3.0-or-later
// Guests who book over the API of a roomrackd that is killed under them, through several programs
// at once. What they want goes under a key, is asked until it is answered, and at times again.
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
        QByteArray name, mail, stay;  ///< stay: members of a request's body
        bool prepaid = false;
        QByteArray method;
        std::vector<qint64> bookings;  ///< that were confirmed to them
    };
    enum class Wants : quint8 { Book, Block, Confirm, Cancel, Release };
    /// One key, and what was heard about it.
    struct Wish {
        Wants wants = Wants::Book;
        size_t guest = 0, client = 0;
        qint64 about = 0;  ///< a soft block, or a booking
        QByteArray method, target, body, key;
        QByteArray answer;  ///< status and body; empty: none yet
        qint64 due = 0;     ///< when it is asked, in milliseconds
        bool asking = false;
        int heard = 0;  ///< how often it was answered
    };

    /// A program for each token. `slowBanks`: some payments take most of a minute.
    ApiGuests(core::Random &random, quint16 port, const std::vector<QByteArray> &tokens,
              Night today, bool slowBanks);

    /// One more guest wants to book.
    void come();
    /// Asks what is due.
    void ask();
    /// From now on nobody wants anything new.
    void stop() { minds_ = false; }
    void askAllAgain();
    /// Everything is answered, and nobody is waiting.
    bool isQuiet() const;

    const std::vector<Guest> &guests() const { return guests_; }
    const std::vector<Wish> &wishes() const { return wishes_; }
    /// What should never have been heard.
    const QStringList &wrong() const { return wrong_; }

private:
    size_t wish(Wants wants, size_t guest, size_t client, qint64 about, qint64 delay);
    void send(size_t number);
    void heard(size_t number, const http::Reply &reply);
    void follow(size_t number, int status, const QByteArray &body);
    void booked(size_t number, qint64 booking, int version);
    void cancel(const Wish &of, qint64 booking, int version, qint64 delay);
    QByteArray terms(const Guest &guest) const;

    core::Random &random_;
    const Night today_;
    const bool slowBanks_;
    const std::vector<QByteArray> tokens_;
    std::vector<std::unique_ptr<http::HttpTransport>> clients_;
    std::vector<Guest> guests_;
    std::vector<Wish> wishes_;
    QStringList wrong_;
    QElapsedTimer time_;
    bool minds_ = true;
};

}  // namespace roomrack::tests
