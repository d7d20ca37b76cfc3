// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions of rate plans and channels reach every connected desk, by its snapshot and by the
// feed of changes, and a refusal names what they are for.
#include "engine/hotel_view.h"
#include "remote/desk_ears.h"
#include "remote/desk_host.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestDeskRestrictions : public QObject {
    Q_OBJECT

private slots:
    void whatOneDeskClosesTheOtherSees()
    {
        EngineHotel hotel;
        QVERIFY(hotel.make(3, 40));
        DeskHost host(hotel);
        host.open();
        const core::SystemClock clock;
        const auto one = connectTo(host.port(), clock), two = connectTo(host.port(), clock);
        QVERIFY(one && two);
        Ears ears(**two);
        const auto before = (*two)->snapshot(hotel.property);
        QVERIFY(before);
        engine::HotelView view(**before);

        booking::EditCells edit;
        edit.caller = hotel.desk();
        edit.field = booking::CellField::StopSell;
        edit.roomTypes = {RoomTypeId{1}};
        edit.ranges = {{kToday + 2, 3}};
        edit.value = 1;
        edit.plan = RatePlanId{1};
        edit.channel = ChannelId{1};
        const auto edited = (*one)->submit(booking::EditBlock(edit)).result();
        QVERIFY(edited);
        const auto catchUp = [&] {
            const std::lock_guard held(ears.lock);
            for (const engine::ChangeSetPtr &change : ears.changes) view.apply(*change);
            return view.seq() >= edited->seq;
        };
        QTRY_VERIFY(catchUp());
        const auto now = hotel.engine->snapshot(hotel.property);
        QVERIFY(now);
        QVERIFY((*now)->ledger.scoped().any(0));
        QVERIFY(view.ledger().scoped() == (*now)->ledger.scoped());
        const auto after = (*two)->snapshot(hotel.property);
        QVERIFY(after);
        QVERIFY((*after)->ledger.scoped() == (*now)->ledger.scoped());

        booking::TakeHold hold = hotel.hold(1, 2, 2);
        QVERIFY((*two)->submit(hold).result());
        hold.plan = RatePlanId{1};
        const auto refused = (*two)->submit(hold).result();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Restricted);
        QVERIFY2(refused.error().reason.contains(QStringLiteral("\"BAR\" on Front desk")),
                 qPrintable(refused.error().reason));
    }
};

QTEST_GUILESS_MAIN(TestDeskRestrictions)
#include "test_desk_restrictions.moc"
