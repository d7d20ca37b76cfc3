// SPDX-License-Identifier: GPL-3.0-or-later
// A GDS, or an OTA that uses the same protocol: OpenTravel in SOAP 1.1. Rooms and restrictions are
// sent as HotelAvailNotif, prices as HotelRateAmountNotif; reservations are polled (Read) and
// confirmed (NotifReport), or pushed (HotelResNotif).
#pragma once

#include "channels/connection/dialect.h"
#include "protocols/opentravel/codec.h"

namespace roomrack::channels {

class TravelDialect final : public Dialect {
public:
    /// The user name is the settings' account.
    TravelDialect(sync::ChannelSettings settings, QByteArray password);

    /// Restrictions are sent in separate requests if the settings require it.
    std::vector<Stream> streams() const override;
    bool weekdays() const override { return true; }
    Request write(const sync::Board &board, const sync::Pass &pass, const Stamp &stamp) override;
    Verdict read(const sync::Pass &pass, const Reply &reply) override;
    Request hello(const Stamp &stamp) override;
    Verdict readHello(const Reply &reply) override;
    std::optional<Request> poll(const Stamp &stamp) override;
    Polled readPoll(const Reply &reply) override;
    /// All of them in one report.
    std::optional<Request> acknowledge(const std::vector<Received> &stored, size_t &count,
                                       const Stamp &stamp) override;
    Verdict readAcknowledged(const Reply &reply) override;
    /// A pushed message with one reservation, with or without its envelope.
    Received understand(const QByteArray &body) const override;
    QByteArray withoutSecrets(const QByteArray &body) const override;

private:
    /// The content of the last message written: `entries[i]` are the positions in the pass that
    /// record i + 1 (its LocatorID) was made from. What the schema would not permit is refused
    /// here.
    struct Written {
        std::vector<std::vector<int>> entries;
        std::vector<sync::Refusal> refused;
        QString answer;  ///< name of the expected answer
    };
    protocols::opentravel::Head head(const Stamp &stamp) const;
    Request request(const protocols::opentravel::Message &message) const;
    int nextLocator(int place);
    void addRooms(const sync::Entry &entry, const sync::RowKey &key, int place,
                  protocols::opentravel::AvailNotif &message);
    void addLimits(const sync::Entry &entry, const sync::RowKey &key, int place,
                   protocols::opentravel::AvailNotif &message);
    protocols::opentravel::AvailNotif statuses(const sync::Board &board, const sync::Pass &pass);
    protocols::opentravel::RateAmountNotif prices(const sync::Board &board, const sync::Pass &pass);
    /// Removes from a message what must not be sent; false: nothing is left of it.
    template <typename Records>
    bool keepBack(const protocols::opentravel::Message &whole, Records &records);
    Received receivedFrom(const protocols::Reservation &reservation) const;
    std::vector<Received> receivedIn(const protocols::opentravel::Decoded &decoded,
                                     const QByteArray &bytes) const;

    sync::ChannelSettings settings_;
    QByteArray password_;
    Written written_;
};

}  // namespace roomrack::channels
