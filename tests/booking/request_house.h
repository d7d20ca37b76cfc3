// SPDX-License-Identifier: GPL-3.0-or-later
// A house that is asked for bookings from outside: numbers and normal forms as the engine makes
// them.
#pragma once

#include "booking/small_hotel.h"

namespace roomrack::tests {

using namespace booking;

inline constexpr RatePlanId kPrepaid{2};

inline booking::HouseInput hotelWithPrepaid()
{
    booking::HouseInput in = smallHotel();
    pricing::RatePlan prepaid = in.plans.front();
    prepaid.id = kPrepaid;
    prepaid.code = prepaid.name = QStringLiteral("PRE");
    prepaid.parent = kBar;
    prepaid.prepaid = true;
    in.plans.push_back(prepaid);
    return in;
}

inline Guest guest(const QString &name, const QString &mail = {})
{
    Guest g;
    g.name = name;
    g.email = mail;
    return g;
}

/// Numbers and normal forms as the engine makes them.
class Requests : public TestHouse {
public:
    Requests() : TestHouse(hotelWithPrepaid()) {}

    AskingPtr asking(const Guest &g)
    {
        auto a = std::make_shared<Asking>();
        a->person = dedup::person(g.name, g.email, g.phone, QStringLiteral("PT"), g.country);
        for (int i = 0; i < 4; ++i) a->numbers.push_back(numbers_.next(now, 1));
        return a;
    }
    RequestBooking request(const Guest &g, int in = 0, RatePlanId plan = kBar)
    {
        RequestBooking c;
        c.caller = desk(200);
        c.what = hold(kTwin, in, 2);
        c.what->caller = c.caller;
        c.what->plan = plan;
        c.guest = g;
        c.sagaKey = QByteArray("key-") + QByteArray::number(++keys_);
        c.method = "pm_card_visa";
        c.asking = asking(g);
        return c;
    }
    Result<Answer> decide(dedup::CandidateId id, DuplicateDecision decision)
    {
        DecideDuplicate c{desk(), id, decision, {}, {}};
        for (int i = 0; i < 4; ++i) c.numbers.push_back(numbers_.next(now, 1));
        return (*this)(c);
    }
    const Booking *booked(const Result<Answer> &a) const { return house.booking(a->booking); }
    int rowsOf(DuplicateOutcome outcome) const
    {
        return int(std::count_if(batch.requests.duplicates.begin(), batch.requests.duplicates.end(),
                                 [&](const DuplicateRow &r) { return r.outcome == outcome; }));
    }
    Result<Answer> move(SagaId saga, SagaStage stage, SagaEnd end, HoldWrite write)
    {
        SagaState s = house.requests().sagas.value(saga).state;
        s.stage = stage;
        s.end = end;
        s.payment = "pi_1";
        return (*this)(AdvanceSaga{{kHotel, kEngineActor, {}, {}}, saga, s, write, {}});
    }

private:
    dedup::CandidateNumbers numbers_;
    int keys_ = 0;
};

inline const Guest kMaria =
    guest(QStringLiteral("Maria Silva"), QStringLiteral("maria@example.org"));

inline bool refused(const Result<Answer> &a, ErrorCode code)
{
    return !a && a.error().code == code;
}

}  // namespace roomrack::tests
