// SPDX-License-Identifier: GPL-3.0-or-later
// A GDS, or an OTA that speaks as one: OpenTravel in SOAP 1.1. Rooms and restrictions go out as
// HotelAvailNotif, prices as HotelRateAmountNotif; reservations are asked for (Read) and reported
// on (NotifReport), or pushed (HotelResNotif).
#pragma once

#include "channels/link/dialect.h"
#include "protocols/opentravel/codec.h"

namespace roomrack::channels {

class TravelDialect final : public Dialect {
public:
    /// The user's name is the settings' account.
    TravelDialect(sync::ChannelSettings settings, QByteArray password);

    /// Restrictions in requests of their own where the settings say that they are to be apart.
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
    /// A pushed message with one reservation, in its envelope or without.
    Received understand(const QByteArray &body) const override;
    QByteArray withoutSecrets(const QByteArray &body) const override;

private:
    /// What the message last written says: `entries[i]` are the places in the pass of what record
    /// i + 1 (its LocatorID) was made of. What the schema would not let out is refused here.
    struct Written {
        std::vector<std::vector<int>> entries;
        std::vector<sync::Refusal> refused;
        QString answer;  ///< name of the message that must come back
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
    /// Takes out of a message what must not leave; false: nothing is left of it.
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
