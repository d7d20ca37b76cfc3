// SPDX-License-Identifier: GPL-3.0-or-later
// AlpineBits HotelData as a link speaks it: a handshake before anything else, rooms as complete
// sets or changes and rate plans anew or as overlays, as the server takes them, and guest requests
// that are fetched and acknowledged.
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

    /// What was agreed with the server; none before the handshake.
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
    /// The server has our rooms, and our plans: changes can follow.
    bool roomsThere_ = false, plansThere_ = false;
    bool wroteRooms_ = false;  ///< the message on its way
    Instant wrote_;
    std::vector<sync::Refusal> unsaid_;
    /// A question or an acknowledgement got lost, and may be answered late: something may be handed
    /// out that never comes to us, or be acknowledged unseen (acknowledgements do not say which
    /// version they mean). Questions until then ask for what was acknowledged, too.
    std::optional<Instant> askBackUntil_;
    Instant sent_;   ///< the last question or acknowledgement
    Instant heard_;  ///< the last question that was answered
};

}  // namespace roomrack::channels
