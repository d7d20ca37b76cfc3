// SPDX-License-Identifier: GPL-3.0-or-later
// Undo of a move of a guest in house whose room type another user has changed.
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/undo_controller.h"
#include "settled.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtGui/QAction>
#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;

class TestUndoneMoves : public tests::WindowTest {
    Q_OBJECT

private slots:
    void aMoveIntoTheNewTypeIsUndoneIntoTheRoomOfLastNight();
    void anUndoneMoveRestoresTheStatusesAndIsMadeAgain();
    void aMoveThatCannotBeUndoneDoesNotBlockTheChangeBefore();

private:
    const inventory::Catalogue &catalogue() { return real_->session().view().catalogue(); }
    const inventory::Room &standard() { return catalogue().rooms.front(); }
    const inventory::Room &suite() { return catalogue().rooms.back(); }
    QAction *undo() { return real_->window().undoController()->undoAction(); }
    void pressUndo() { QTest::keyClick(&real_->window(), Qt::Key_Z, Qt::ControlModifier); }
    QString newest() { return real_->window().notices().newest(); }
    qint32 typed() { return real_->session().view().ledger().type(0, kJulyTenth).typed; }

    Result<booking::Answer> run(const booking::Command &command)
    {
        const auto done = real_->session().engine().run(command);
        if (!done) qWarning("%s", qPrintable(done.error().text()));
        return done;
    }
    /// Of a guest whom another user has checked into the first room.
    BookingId inHouse(int nights)
    {
        booking::HoldAndConfirm book;
        book.what.caller = by(kEngineActor);
        book.what.roomType = catalogue().roomTypes.front().id;
        book.what.stay = Stay(kJulyTenth, nights);
        book.what.agreedTotal = 10'000;
        const auto booked = run(book);
        if (!booked) return {};
        const auto in =
            run(booking::CheckIn{by(kEngineActor), booked->booking, 0, {}, {standard().id}, false});
        return in ? booked->booking : BookingId();
    }
    bool makeSuite(BookingId id)
    {
        booking::ChangeBooking change;
        change.caller = by(kEngineActor);
        change.booking = id;
        change.roomType = catalogue().roomTypes.back().id;
        change.total = 10'000;
        return run(change).has_value();
    }
    bool move(BookingId id, RoomId from)
    {
        real_->clock().advance(core::kSecond);  // an act of its own
        return run(booking::AssignRooms{real_->session().desk(), {{id, from, suite().id, {}}}})
            .has_value();
    }
    booking::Caller by(ActorId actor)
    {
        booking::Caller caller = real_->session().desk();
        caller.actor = actor;
        return caller;
    }
    /// The numbers of the booking's rooms in the file.
    QStringList rooms(BookingId id)
    {
        tests::passSubmitted(real_->session());
        const auto reader = storage::Reader::open(real_->session().file());
        const auto row = (*reader)->ask(storage::OneBooking{real_->session().property(), id});
        return row ? row->rooms : QStringList();
    }
};

void TestUndoneMoves::aMoveIntoTheNewTypeIsUndoneIntoTheRoomOfLastNight()
{
    const BookingId id = inHouse(3);
    QVERIFY(run(booking::CloseDay{by(kEngineActor), false}));
    QVERIFY(makeSuite(id));
    QVERIFY(move(id, {}));  // which leaves the other room by itself
    QTRY_VERIFY(undo()->text().contains(QStringLiteral("from room") + u' ' + standard().number));
    QCOMPARE(rooms(id), (QStringList{standard().number, suite().number}));
    pressUndo();
    QTRY_VERIFY(newest().contains(QStringLiteral(" moved from room ")));
    QCOMPARE(rooms(id), QStringList(standard().number));
}

void TestUndoneMoves::anUndoneMoveRestoresTheStatusesAndIsMadeAgain()
{
    using booking::HousekeepingStatus;
    const inventory::Room &other = catalogue().rooms[1];
    QCOMPARE(other.pool, standard().pool);
    const auto status = [this](const inventory::Room &room) {
        return real_->session().view().housekeeping(room.id);
    };
    const BookingId id = inHouse(2);
    real_->clock().advance(core::kSecond);
    QVERIFY(
        run(booking::AssignRooms{real_->session().desk(), {{id, standard().id, other.id, {}}}}));
    QTRY_COMPARE(status(standard()), HousekeepingStatus::Dirty);
    QTRY_VERIFY(undo()->text().contains(standard().number));
    pressUndo();
    QTRY_COMPARE(rooms(id), QStringList(standard().number));
    QTRY_COMPARE(status(standard()), HousekeepingStatus::Clean);
    QCOMPARE(status(other), HousekeepingStatus::Clean);
    QAction *redo = real_->window().undoController()->redoAction();
    QTRY_VERIFY(redo->text().contains(other.number));
    redo->trigger();
    QTRY_COMPARE(rooms(id), QStringList(other.number));
    QTRY_COMPARE(status(standard()), HousekeepingStatus::Dirty);
}

/// The guest came tonight, so the room of the type before is not known as that of last night.
void TestUndoneMoves::aMoveThatCannotBeUndoneDoesNotBlockTheChangeBefore()
{
    booking::EditCells edit;
    edit.caller = real_->session().desk();
    edit.roomTypes = {catalogue().roomTypes.front().id};
    edit.ranges = {{kJulyTenth, 3}};
    edit.value = 7;
    edit.text.label = QStringLiteral("Seven");
    QVERIFY(run(booking::EditBlock(edit)));
    QTRY_VERIFY(undo()->text().contains(QStringLiteral("Seven")));
    const BookingId id = inHouse(1);
    QVERIFY(makeSuite(id));
    QVERIFY(move(id, standard().id));
    QTRY_VERIFY(undo()->text().contains(QStringLiteral("from room") + u' ' + standard().number));
    pressUndo();
    QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("use Move or Unassign room")));
    QCOMPARE(rooms(id), QStringList(suite().number));
    pressUndo();
    QTRY_VERIFY(newest().contains(QStringLiteral("before it: Seven")));
    QCOMPARE(typed(), 7);
    pressUndo();
    QTRY_COMPARE(typed(), inventory::kForSaleByDefault);
}

QTEST_MAIN(TestUndoneMoves)
#include "test_undone_moves.moc"
