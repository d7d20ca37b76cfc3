// SPDX-License-Identifier: GPL-3.0-or-later
// The token of a desk opens one hotel: a walked guest is not booked, and no price is asked, at
// another one.
#include "remote/desk_host.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestDeskWalk : public QObject {
    Q_OBJECT

private slots:
    void nothingIsBookedAtAnotherHotel()
    {
        core::SystemClock clock;
        EngineHotel hotel;
        QVERIFY(hotel.make());
        engine::HotelSetup setup = hotelSetup();
        setup.catalogue.property.name = QStringLiteral("Sister");
        const auto sister = hotel.engine->saveHotel(std::move(setup));
        QVERIFY2(sister, sister ? "" : qPrintable(sister.error().text()));
        DeskHost host(hotel);
        host.open();
        auto desk = connectTo(host.port(), clock, kManagersToken);
        QVERIFY(desk);
        booking::HoldAndConfirm wanted;
        wanted.what = hotel.hold(1, 1, 1);
        wanted.guest.name = QStringLiteral("Maria Silva");
        const auto booked = (*desk)->submit(wanted).result();
        QVERIFY(booked);
        booking::WalkBooking walk;
        walk.caller = hotel.desk();
        walk.booking = booked->booking;
        walk.version = 1;
        walk.hotel = QStringLiteral("Sister");
        walk.sister = *sister;
        walk.stay.emplace();
        const auto refused = (*desk)->submit(walk).result();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Forbidden);
        walk.stay.reset();
        QVERIFY((*desk)->submit(walk).result());
    }
};

QTEST_GUILESS_MAIN(TestDeskWalk)
#include "test_desk_walk.moc"
