// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms and rate plans are edited from a connected desk: the same command, preview and undo as on
// the machine itself, for managers only.
#include "booking/description/edit_description.h"
#include "engine/hotel_view.h"
#include "remote/desk_host.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestDeskDescription : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        hotel_ = std::make_unique<EngineHotel>();
        QVERIFY(hotel_->make());
        host_ = std::make_unique<DeskHost>(*hotel_);
        host_->open();
    }
    void cleanup()
    {
        host_.reset();
        hotel_.reset();
    }

    void managersEditAndSeeWhatWouldChange()
    {
        const auto desk = connectTo(host_->port(), hotel_->clock);
        QVERIFY2(desk, desk ? "" : qPrintable(desk.error().text()));
        const EditDescription edit = retireFirstRoom();
        const auto preview = (*desk)->previews().descriptionLater(edit).result();
        QVERIFY2(preview, preview ? "" : qPrintable(preview.error().text()));
        QCOMPARE(preview->changes.size(), size_t(1));
        QCOMPARE(preview->availability.size(), size_t(2));
        QCOMPARE(hotel_->left(1, 3), 4);
        const auto done = (*desk)->submit(edit).result();
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
        QCOMPARE(hotel_->left(1, 3), 3);
        const auto seen = (*desk)->snapshot(hotel_->property);
        QVERIFY(seen);
        QCOMPARE((*seen)->catalogue.rooms.front().retiredFrom, std::optional(kToday + 3));
        QCOMPARE((*seen)->ledger.physical(0, kToday + 3), 3);
        QVERIFY((*desk)->submit(UndoStep{hotel_->desk(), done->step, false, {}}).result());
        QCOMPARE(hotel_->left(1, 3), 4);
    }

    void clerksDoNot()
    {
        const auto desk = connectTo(host_->port(), hotel_->clock, kClerksToken);
        QVERIFY(desk);
        const EditDescription edit = retireFirstRoom();
        QCOMPARE((*desk)->submit(edit).result().error().code, ErrorCode::Forbidden);
        QCOMPARE((*desk)->previews().descriptionLater(edit).result().error().code,
                 ErrorCode::Forbidden);
        // Nor do they undo a manager's edit.
        const auto done = hotel_->engine->run(engine::Command(edit));
        QVERIFY(done);
        const UndoStep undo{hotel_->desk(), done->step, false, {}};
        QCOMPARE((*desk)->submit(undo).result().error().code, ErrorCode::Forbidden);
        QCOMPARE(hotel_->left(1, 3), 3);
    }

    /// The number of its terms, and what they were.
    void termsThatABookingKeepsAreKnown()
    {
        pricing::RatePlan edited = (*hotel_->engine->snapshot(hotel_->property))->plans.front();
        HoldAndConfirm book{hotel_->hold(1, 5, 2), {}};
        book.what.plan = edited.id;
        const auto before = hotel_->engine->run(engine::Command(book));
        QVERIFY(before);
        edited.terms.refundable = false;
        const EditDescription edit{hotel_->desk(), {{}, {}, {}, {edited}}, {}, false, {}};
        QVERIFY(hotel_->engine->run(engine::Command(edit)));
        const auto desk = connectTo(host_->port(), hotel_->clock);
        QVERIFY(desk);
        const auto seen = (*desk)->snapshot(hotel_->property);
        QVERIFY(seen);
        QCOMPARE((*seen)->bookings.size(), size_t(1));
        const Booking &b = (*seen)->bookings.front();
        QCOMPARE(b.termsSeq, 1);
        const engine::HotelView view(**seen);
        QVERIFY(view.rates().areEarlierTerms(b.plan, b.termsSeq));
        QVERIFY(view.rates().termsOf(b.plan, b.termsSeq)->cancellation.refundable);
        QVERIFY(!view.rates().termsOf(b.plan, 2)->cancellation.refundable);
    }

private:
    EditDescription retireFirstRoom() const
    {
        inventory::Room room = (*hotel_->engine->snapshot(hotel_->property))->catalogue.rooms[0];
        room.retiredFrom = kToday + 3;
        return {hotel_->desk(), {{}, {room}, {}, {}}, {}, false, {}};
    }

    std::unique_ptr<EngineHotel> hotel_;
    std::unique_ptr<DeskHost> host_;
};

QTEST_GUILESS_MAIN(TestDeskDescription)
#include "test_desk_description.moc"
