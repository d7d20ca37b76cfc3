// SPDX-License-Identifier: GPL-3.0-or-later
// A test house for booking requests from outside: numbers and normal forms as the engine creates
// them.
#pragma once

#include "booking/small_hotel.h"

namespace roomrack::tests {

inline constexpr RatePlanId kPrepaid{2};

inline booking::HouseInput hotelWithPrepaid()
{
    booking::HouseInput in = smallHotel();
    pricing::RatePlan prepaid = in.plans.front();
    prepaid.id = kPrepaid;
    prepaid.code = prepaid.name = QStringLiteral("PRE");
    prepaid.parent = kBar;
    prepaid.prepayment = pricing::Prepayment::All;
    in.plans.push_back(prepaid);
    return in;
}

inline booking::Guest guest(const QString &name, const QString &mail = {})
{
    booking::Guest g;
    g.name = name;
    g.email = mail;
    return g;
}

/// Numbers and normal forms as the engine makes them.
class Requests : public TestHouse {
public:
    explicit Requests(booking::HouseInput in = hotelWithPrepaid()) : TestHouse(std::move(in)) {}

    booking::GuestProbePtr guestProbe(const booking::Guest &g)
    {
        auto a = std::make_shared<booking::GuestProbe>();
        a->person = dedup::person(g.name, g.email, g.phone, QStringLiteral("PT"), g.country);
        for (int i = 0; i < 4; ++i) a->numbers.push_back(numbers_.next(now, 1));
        return a;
    }
    /// The same request after the shared store returned `said` and these matches.
    static booking::GuestProbePtr told(const booking::GuestProbePtr &guestProbe,
                                       dedup::Central said, std::vector<dedup::Match> matches = {})
    {
        auto more = std::make_shared<booking::GuestProbe>(*guestProbe);
        more->central = said;
        more->centralMatches = std::move(matches);
        return more;
    }
    /// A candidate of another engine in the shared store for the same rooms.
    dedup::Match elsewhere(const booking::Guest &g, int in = 0)
    {
        const dedup::Person who =
            dedup::person(g.name, g.email, g.phone, QStringLiteral("PT"), g.country);
        dedup::Candidate c = dedup::candidate(
            dedup::Product::RoomBooking, dedup::roomContext(who, Stay(kToday + in, 2), kTwin), now);
        c.id = numbers_.next(now, 1);
        c.booking = BookingId{1};  // number in the other engine's file
        return dedup::matchOf(c);
    }
    booking::RequestBooking request(const booking::Guest &g, int in = 0, RatePlanId plan = kBar)
    {
        booking::RequestBooking c;
        c.caller = desk(200);
        c.what = hold(kTwin, in, 2);
        c.what->caller = c.caller;
        c.what->plan = plan;
        c.guest = g;
        c.sagaKey = QByteArray("key-") + QByteArray::number(++keys_);
        c.method = "pm_card_visa";
        c.guestProbe = guestProbe(g);
        return c;
    }
    Result<booking::Answer> decide(dedup::CandidateId id, booking::DuplicateDecision decision)
    {
        booking::DecideDuplicate c{desk(), id, decision, {}, {}};
        for (int i = 0; i < 4; ++i) c.numbers.push_back(numbers_.next(now, 1));
        return (*this)(c);
    }
    const booking::Booking *booked(const Result<booking::Answer> &a) const
    {
        return house.booking(a->booking);
    }
    int rowsOf(booking::DuplicateOutcome outcome) const
    {
        return int(
            std::count_if(batch.requests.duplicates.begin(), batch.requests.duplicates.end(),
                          [&](const booking::DuplicateRow &r) { return r.outcome == outcome; }));
    }
    Result<booking::Answer> move(booking::SagaId saga, booking::SagaStage stage,
                                 booking::SagaEnd end, booking::HoldWrite write)
    {
        booking::SagaState s = house.requests().sagas.value(saga).state;
        s.stage = stage;
        s.end = end;
        s.payment = "pi_1";
        return (*this)(booking::AdvanceSaga{{kHotel, kEngineActor, {}, {}}, saga, s, write, {}});
    }

private:
    dedup::CandidateNumbers numbers_;
    int keys_ = 0;
};

inline Result<booking::Answer> addUser(Requests &h, const char *name, booking::Role role, qint64 by)
{
    booking::SaveUser save;
    save.caller = h.desk(by);
    save.name = QString::fromLatin1(name);
    save.role = role;
    save.secretHash = "$argon2id$of something";
    return h(save);
}

inline const booking::Guest kMaria =
    guest(QStringLiteral("Maria Silva"), QStringLiteral("maria@example.org"));

inline bool refused(const Result<booking::Answer> &a, ErrorCode code)
{
    return !a && a.error().code == code;
}

}  // namespace roomrack::tests
