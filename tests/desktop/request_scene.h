// SPDX-License-Identifier: GPL-3.0-or-later
// Booking requests as a small hotel's website sends them: for tests of duplicates and tasks.
#pragma once

#include "small_hotel.h"

#include <QtTest/QTest>

namespace roomrack::tests {

inline booking::Guest maria()
{
    booking::Guest guest;
    guest.name = QStringLiteral("Maria Silva");
    guest.email = QStringLiteral("maria.silva@example.org");
    guest.phone = QStringLiteral("+351 912 000 111");
    return guest;
}

/// Pay at property, unless the plan is changed.
inline booking::RequestBooking request(SmallHotel &hotel, const booking::Guest &guest, Stay stay,
                                       const char *code = "STD")
{
    static int number = 0;
    booking::RequestBooking request;
    request.caller = hotel.desk();
    booking::TakeHold what;
    what.caller = request.caller;
    what.roomType = hotel.type(code);
    what.stay = stay;
    what.plan = hotel.session().view().rates().plans().front().id;
    request.what = what;
    request.guest = guest;
    request.sagaKey = "key-" + QByteArray::number(++number);
    return request;
}
/// With the prepaid plan.
inline booking::RequestBooking prepaid(SmallHotel &hotel, const booking::Guest &guest, Stay stay)
{
    booking::RequestBooking paid = request(hotel, guest, stay);
    for (const pricing::RatePlan &plan : hotel.session().view().rates().plans()) {
        if (plan.isPrepaid()) paid.what->plan = plan.id;
    }
    paid.method = "pm_1234";
    return paid;
}

inline Result<booking::Answer> send(SmallHotel &hotel, const booking::RequestBooking &request)
{
    auto answer = hotel.session().engine().run(request);
    hotel.session().engine().flush();
    return answer;
}

/// Two requests that overlap: the first is booked, the second awaits a user's decision.
inline booking::Answer askAbout(SmallHotel &hotel)
{
    const Night today = hotel.today();
    if (!send(hotel, request(hotel, maria(), Stay(today + 5, 2)))) qFatal("refused");
    const auto asked = send(hotel, request(hotel, maria(), Stay(today + 5, 3)));
    if (!asked || !asked->duplicate) qFatal("nobody is asked");
    return *asked;
}

/// Stores a payment's state as its driver would.
inline void advance(SmallHotel &hotel, booking::SagaId saga,
                    const std::function<void(booking::SagaState &)> &change,
                    booking::HoldWrite hold = booking::HoldWrite::None)
{
    const auto snapshot = hotel.session().engine().snapshot(hotel.session().property());
    if (!snapshot) qFatal("no snapshot");
    for (const booking::SagaRow &row : (*snapshot)->sagas) {
        if (row.id != saga) continue;
        booking::AdvanceSaga step;
        step.caller = hotel.desk();
        step.caller.actor = kEngineActor;
        step.saga = saga;
        step.state = row.state;
        change(step.state);
        step.hold = hold;
        hotel.run(step);
        hotel.session().engine().flush();
        return;
    }
    qFatal("there is no such payment");
}

}  // namespace roomrack::tests
