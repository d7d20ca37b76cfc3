// SPDX-License-Identifier: GPL-3.0-or-later
// A mock GDS that uses OpenTravel in SOAP 1.1. It checks messages against the standard's rules and
// responds with the standard's own errors.
#pragma once

#include "protocols/opentravel/codec.h"
#include "simulator/channels/mock_channel.h"

#include <QtCore/QStringList>

#include <deque>
#include <map>

namespace roomrack::simulator {

class TravelGds final : public MockChannel {
public:
    struct Options {
        QString hotelCode;
        QString user;
        QString password;
        int pageSize = 10;          ///< reservations per response
        int recordsAtMost = 0;      ///< larger messages are refused; 0: no limit
        bool allOrNothing = false;  ///< an invalid record fails its message, instead of a warning
        int busyEvery = 0;          ///< every n-th request is answered as busy; 0: never
    };
    TravelGds(Shop shop, Options options);

    WireReply handle(const WireRequest &request, Instant now) override;
    WireReply failure() const override;
    WireReply tooMany(int retryAfterSeconds) const override;
    void tell(const Told &told) override { untold_.push_back(told); }
    int untold() const override { return int(untold_.size()); }
    Shop &shop() override { return shop_; }
    /// Updates of the hotel for each reservation, in the order applied: "number", "change" or
    /// "cancel".
    const std::map<QString, QStringList> &saidByHotel() const { return saidByHotel_; }
    qint64 messagesOfHotel() const { return messagesOfHotel_; }
    /// From now on every n-th request is answered with 187; 0: none.
    void beBusy(int every) { options_.busyEvery = every; }
    /// Encodes the push message of a version.
    static QByteArray pushed(const Told &told, Instant now);

private:
    using Problems = std::vector<protocols::opentravel::Problem>;
    protocols::opentravel::Message answer(const protocols::opentravel::Decoded &asked, Instant now);
    Problems take(const protocols::opentravel::AvailNotif &message, Problems problems);
    Problems take(const protocols::opentravel::RateAmountNotif &message, Problems problems);
    Problems take(const protocols::opentravel::NotifReport &message, Problems problems);
    Problems take(const protocols::opentravel::ResNotif &message, Problems problems);
    QString wrongWith(const protocols::Reservation &said, protocols::opentravel::Code &code) const;
    void believe(const protocols::Reservation &said);
    Problems take(const protocols::opentravel::Read &message, Problems problems);
    Problems take(const protocols::opentravel::Ping &, Problems problems) { return problems; }
    template <typename Other>
    Problems take(const Other &, Problems problems);
    /// Checks records with the standard's errors; `spoilt`: none may be applied.
    bool spoilt(const QString &hotelCode, size_t records, Problems &problems) const;
    void apply(const protocols::opentravel::AvailStatus &status);
    void apply(const protocols::opentravel::RateAmount &amount);
    template <typename Change>
    void eachNight(const protocols::opentravel::NightRange &nights, Change change) const;
    std::vector<protocols::Reservation> asked(const protocols::opentravel::Read &message) const;

    Shop shop_;
    Options options_;
    std::deque<Told> untold_;  ///< not reported on, oldest first
    qint64 requests_ = 0;
    std::map<QString, QStringList> saidByHotel_;
    qint64 messagesOfHotel_ = 0;
};

}  // namespace roomrack::simulator
