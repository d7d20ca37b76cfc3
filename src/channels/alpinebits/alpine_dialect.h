// SPDX-License-Identifier: GPL-3.0-or-later
// AlpineBits HotelData for a link: a handshake first, rooms as complete sets or as changes, rate
// plans in full or as overlays (as the server supports them), and guest requests that are fetched
// and acknowledged.
#pragma once

#include "channels/alpinebits/alpine_agreement.h"
#include "protocols/alpinebits/outcome.h"

namespace roomrack::channels {

class AlpineDialect final : public Dialect {
public:
    AlpineDialect(sync::ChannelSettings settings, QByteArray password);

    quint8 describe(const HotelFacts &facts) override;
    std::vector<Stream> streams() const override;
    bool weekdays() const override { return false; }
    quint8 whole() const override;
    Request write(const sync::Board &board, const sync::Pass &pass, const Stamp &stamp) override;
    Verdict read(const sync::Pass &pass, const Reply &reply) override;
    Request hello(const Stamp &stamp) override;
    Verdict readHello(const Reply &reply) override;
    bool needsHello() const override { return agreement_.needsHandshake(); }
    std::optional<Request> poll(const Stamp &stamp) override;
    Polled readPoll(const Reply &reply) override;
    std::optional<Request> acknowledge(const std::vector<Received> &stored, size_t &count,
                                       const Stamp &stamp) override;
    Verdict readAcknowledged(const Reply &reply) override;
    Received understand(const QByteArray &body) const override;
    QByteArray withoutSecrets(const QByteArray &body) const override;

    /// The agreed version; empty before the handshake.
    std::optional<protocols::alpinebits::Version> version() const { return agreement_.version(); }

private:
    using Version = protocols::alpinebits::Version;
    Request request(protocols::alpinebits::Action action, const QString &what,
                    const QByteArray &xml, const Stamp &stamp) const;
    Request request(Version version, protocols::alpinebits::Action action, const QString &what,
                    const QByteArray &xml, const Stamp &stamp) const;
    Verdict believed(Verdict way, Instant sent);
    void lost();
    quint8 heed(const protocols::alpinebits::Outcome &outcome);
    Verdict verdictOf(const protocols::alpinebits::Outcome &outcome);

    sync::ChannelSettings settings_;
    QByteArray password_;
    AlpineAgreement agreement_{settings_};
    HotelFacts facts_;
    bool described_ = false;
    /// The server has all rooms, and all plans: changes can follow.
    bool roomsThere_ = false, plansThere_ = false;
    bool wroteRooms_ = false;  ///< the message under way has rooms
    Instant wrote_;
    std::vector<sync::Refusal> unsaid_;
    /// A poll or an acknowledgement got no answer and may be processed late: the server may hand
    /// out a reservation that never arrives here, or have one acknowledged unseen (acknowledgements
    /// do not name a version). Until then polls also request acknowledged reservations.
    std::optional<Instant> askBackUntil_;
    Instant sent_;   ///< the last poll or acknowledgement
    Instant heard_;  ///< the last poll that was answered
};

}  // namespace roomrack::channels
