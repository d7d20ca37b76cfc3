// SPDX-License-Identifier: GPL-3.0-or-later
// A mock PMS that receives reservations over HTTP, with or without message tokens. It accepts all
// of them and counts how often each version was applied.
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
        QByteArray authorization;  ///< value of the header; empty: no authentication
        QStringList rooms;         ///< supported room type codes
        bool tokens = true;
    };
    explicit PmsReservations(Options options) : options_(std::move(options)) {}

    /// Adds a room type.
    void addRoom(const QString &code) { options_.rooms += code; }

    WireReply handle(const WireRequest &request, Instant now) override;

    /// Current reservations, by the hotel's number.
    const std::map<QString, protocols::Reservation> &reservations() const { return taken_; }
    /// Revisions in the order in which they were applied.
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
