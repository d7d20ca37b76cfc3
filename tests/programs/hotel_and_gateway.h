// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel in roomrackd and its payment gateway in roomrack-sim, two processes that are repeatedly
// killed while guests book, pay, cancel and repeat requests over the API. At the end the hotel's
// file, the gateway's own record and the replies to guests are compared.
#pragma once

#include "programs/api_guests.h"
#include "programs/both_programs.h"

#include "engine/engine.h"
#include "storage/reader.h"

#include <QJsonArray>

#include <map>

namespace roomrack::tests {

class HotelAndGateway {
public:
    explicit HotelAndGateway(quint64 seed)
        : random_(seed), programs_(seed, [this] { excite(exciting_); })
    {}

    /// Runs for the given time, then lets everything settle. Returns the errors as text; empty:
    /// none.
    QStringList play(qint64 seconds);
    QString summary() const;

private:
    QStringList makeHotel();
    QStringList begin();
    void excite(bool on);
    void proveFile();
    bool isSettled();
    QStringList unsettled() const;
    QStringList settle();
    QStringList end();
    QJsonArray payments() const;

    void compare(const QJsonArray &payments);
    void compareBookings(const engine::Engine &engine, storage::Reader &reader,
                         const QJsonArray &payments);
    void compareGuest(const ApiGuests::Guest &guest, storage::Reader &reader,
                      const QJsonArray &payments);
    void comparePayments(const QJsonArray &payments);
    bool isCancelled(qint64 booking) const;
    void wrong(const QString &what) { wrong_ += what; }

    core::Random random_;
    BothPrograms programs_;
    core::SystemClock clock_;
    PropertyId property_;
    Night today_;
    std::vector<QByteArray> tokens_;
    std::unique_ptr<ApiGuests> guests_;
    std::map<QByteArray, qint64> booked_;  ///< keyed by the saga's key
    QStringList wrong_;
    bool exciting_ = true;
    int proofs_ = 0;
    qint64 charges_ = 0, refunds_ = 0;
};

}  // namespace roomrack::tests
