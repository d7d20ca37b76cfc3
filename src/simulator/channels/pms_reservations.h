// SPDX-License-Identifier: GPL-3.0-or-later
// A mock PMS that is told of reservations over HTTP, with message tokens or without. It believes
// what it is told, and remembers how often each version had an effect.
#pragma once

#include "protocols/opentravel/messages.h"
#include "simulator/channels/mock_channel.h"

#include <QtCore/QStringList>

#include <map>
#include <set>

namespace roomrack::simulator {

class PmsReservations final : public MockPeer {
public:
    struct Options {
        QString hotelCode;
        QByteArray authorization;  ///< as the header has it; empty: everybody is let in
        QStringList rooms;         ///< codes that it knows
        bool tokens = true;
    };
    explicit PmsReservations(Options options) : options_(std::move(options)) {}

    /// It has another room type from now on.
    void addRoom(const QString &code) { options_.rooms += code; }

    WireReply handle(const WireRequest &request, Instant now) override;

    /// As they stand, by the hotel's number.
    const std::map<QString, protocols::Reservation> &reservations() const { return taken_; }
    /// Revisions in the order in which they had an effect.
    const std::map<QString, QStringList> &effects() const { return effects_; }
    const std::set<QByteArray> &tokens() const { return tokens_; }
    qint64 messages() const { return messages_; }

private:
    WireReply token(const QByteArray &method, const QByteArray &token);
    protocols::opentravel::Message answer(const protocols::opentravel::ResNotif &notif,
                                          Instant now);
    protocols::opentravel::Message answer(const protocols::opentravel::Read &read,
                                          Instant now) const;
    protocols::opentravel::Outcome take(const protocols::Reservation &reservation);

    Options options_;
    std::map<QString, protocols::Reservation> taken_;
    std::map<QString, QStringList> effects_;
    std::set<QByteArray> tokens_;
    qint64 messages_ = 0;
};

}  // namespace roomrack::simulator
