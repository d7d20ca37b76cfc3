// SPDX-License-Identifier: GPL-3.0-or-later
// OTAs with JSON over HTTP: availability by room type, prices and restrictions by rate plan,
// bookings by webhook and by a feed whose revisions are acknowledged one by one.
#pragma once

#include "channels/connection/dialect.h"
#include "protocols/ota_json/answer.h"
#include "protocols/ota_json/revision.h"

namespace roomrack::channels {

class JsonDialect final : public Dialect {
public:
    JsonDialect(sync::ChannelSettings settings, QByteArray key);

    std::vector<Stream> streams() const override;
    bool weekdays() const override { return true; }
    Request write(const sync::Board &board, const sync::Pass &pass, const Stamp &stamp) override;
    Verdict read(const sync::Pass &pass, const Reply &reply) override;
    Request hello(const Stamp &stamp) override;
    Verdict readHello(const Reply &reply) override;
    std::optional<Request> poll(const Stamp &stamp) override;
    Polled readPoll(const Reply &reply) override;
    std::optional<Request> acknowledge(const std::vector<Received> &stored, size_t &count,
                                       const Stamp &stamp) override;
    Verdict readAcknowledged(const Reply &reply) override;
    Received understand(const QByteArray &body) const override;
    QByteArray withoutSecrets(const QByteArray &body) const override;

private:
    /// The items of the last message written, to find those that an answer refers to, and the
    /// entries of the pass that each was made from.
    struct Written {
        std::vector<protocols::ota_json::AvailabilityUpdate> rooms;
        std::vector<protocols::ota_json::RestrictionUpdate> rates;
        std::vector<std::vector<int>> entries;
    };
    Request request(const QString &what, const QByteArray &path, QByteArray body) const;
    void addRooms(const sync::Entry &entry, const sync::RowKey &key, int place);
    void setPrice(protocols::ota_json::RestrictionUpdate &update, const sync::RateMapping &rate,
                  int guests, qint64 price) const;
    void addRates(const sync::Board &board, const sync::Pass &pass);
    std::vector<sync::Refusal> refusals(const protocols::ota_json::Answer &answer) const;

    sync::ChannelSettings settings_;
    QByteArray key_;
    Written written_;
};

}  // namespace roomrack::channels
