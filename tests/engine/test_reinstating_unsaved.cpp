// SPDX-License-Identifier: GPL-3.0-or-later
// The guest of a booking that is reinstated: as decided last, though not saved yet, and never left
// out silently.
#include "engine/held_writer.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestReinstatingUnsaved : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void theGuestIsTheOneDecidedLast();
    void theQuestionIsTheOneDecidedLast();
    void failsWhereTheGuestCannotBeRead();
};

void TestReinstatingUnsaved::theGuestIsTheOneDecidedLast()
{
    HotelsInOnePlace hotels;
    QVERIFY(hotels.make(1));
    const auto booked = hotels.engine->run(hotels.book(0, QStringLiteral("Ana Lima")));
    QVERIFY(booked);
    ChangeBooking change;
    change.caller = hotels.desk(0);
    change.booking = booked->booking;
    change.guest = Guest{QStringLiteral("Bruno Reis"), {}, {}, {}, {}, {}};
    HeldWriter held(hotels);
    auto changed = held.call(change);
    auto over = held.call(CancelBooking{hotels.desk(0), booked->booking, 0});
    hotels.clock.advance(kSecond);
    auto other = held.call(hotels.book(0, QStringLiteral("Bruno Reis")));
    auto back = held.call(ReinstateBooking{hotels.desk(0), booked->booking, 0, {}});
    held.release();
    QVERIFY(changed.get() && over.get() && back.get());
    const auto undecided = hotels.engine->snapshot(hotels.hotels.front()).value()->undecided;
    QCOMPARE(undecided.size(), size_t(1));
    QCOMPARE(undecided.front().other, other.get()->booking);
    QCOMPARE(undecided.front().request.guest.name, QStringLiteral("Bruno Reis"));
}

void TestReinstatingUnsaved::theQuestionIsTheOneDecidedLast()
{
    HotelsInOnePlace hotels;
    QVERIFY(hotels.make(1));
    const auto ana = hotels.book(0, QStringLiteral("Ana Lima"));
    const auto booked = hotels.engine->run(ana);
    const CancelBooking cancel{hotels.desk(0), booked->booking, 0};
    const ReinstateBooking reinstate{hotels.desk(0), booked->booking, 0, {}};
    QVERIFY(hotels.engine->run(cancel));
    hotels.clock.advance(kSecond);
    QVERIFY(hotels.engine->run(ana));
    HeldWriter held(hotels);
    auto first = held.call(reinstate);
    hotels.clock.advance(kSecond);
    auto over = held.call(cancel);
    auto second = held.call(reinstate);
    held.release();
    QVERIFY(first.get() && over.get() && second.get());
    QCOMPARE(hotels.engine->snapshot(hotels.hotels.front()).value()->undecided.size(), size_t(1));
}

void TestReinstatingUnsaved::failsWhereTheGuestCannotBeRead()
{
    HotelsInOnePlace hotels;
    QVERIFY(hotels.make(1));
    const auto booked = hotels.engine->run(hotels.book(0, QStringLiteral("Ana Lima")));
    QVERIFY(booked && hotels.engine->run(CancelBooking{hotels.desk(0), booked->booking, 0}));
    const ReinstateBooking reinstate{hotels.desk(0), booked->booking, 0, {}};
    hotels.place.tamper(QStringLiteral("ALTER TABLE duplicate RENAME TO away"));
    const auto unread = hotels.engine->run(reinstate);
    QVERIFY(!unread);
    QCOMPARE(unread.error().field, QStringLiteral("booking"));
    QVERIFY2(unread.error().reason.startsWith(QStringLiteral("its guest cannot be read")),
             qPrintable(unread.error().reason));
    hotels.place.tamper(QStringLiteral("ALTER TABLE away RENAME TO duplicate"));
    const auto back = hotels.engine->run(reinstate);
    QVERIFY2(back, back ? "" : qPrintable(back.error().text()));
}

QTEST_GUILESS_MAIN(TestReinstatingUnsaved)
#include "test_reinstating_unsaved.moc"
