// SPDX-License-Identifier: GPL-3.0-or-later
// Undo of housekeeping in the window: it names the rooms, and keeps what guests have left since.
#include "desktop/inventory/activity_panel.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/shell/undo_dialog.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;
using Status = booking::HousekeepingStatus;

class TestUndoneHousekeeping : public tests::WindowTest {
    Q_OBJECT

private slots:
    void aStepIsNamedByItsRooms();
    void anOccupiedRoomIsNotRestoredAndTheOthersAreOffered();
    void theActivityNamesTheRooms();

private:
    const inventory::Catalogue &catalogue() { return real_->session().view().catalogue(); }
    const inventory::Room &room(size_t i) { return catalogue().rooms[i]; }
    Status status(size_t i) { return real_->session().view().housekeeping(room(i).id); }
    QAction *undo() { return real_->window().undoController()->undoAction(); }
    QAction *redo() { return real_->window().undoController()->redoAction(); }
    QString newest() { return real_->window().notices().newest(); }

    QStringList activity()
    {
        const ActivityModel &model = real_->page().activity().model();
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << model.index(row, ActivityModel::What).data().toString();
        return all;
    }

    Result<booking::Answer> run(const booking::Command &command)
    {
        const auto done = real_->session().engine().run(command);
        if (!done) qWarning("%s", qPrintable(done.error().text()));
        return done;
    }
    bool set(size_t rooms, Status status)
    {
        booking::SetHousekeeping command{real_->session().desk(), {}, status, {}};
        for (size_t i = 0; i < rooms; ++i) command.rooms.push_back(room(i).id);
        return run(command).has_value();
    }
    /// A guest whom another user checks into the first room and out of it.
    bool visit()
    {
        booking::HoldAndConfirm book;
        book.what.caller = real_->session().desk();
        book.what.caller.actor = kEngineActor;
        book.what.roomType = catalogue().roomTypes.front().id;
        book.what.stay = Stay(kJulyTenth, 1);
        book.what.agreedTotal = 10'000;
        const booking::Caller other = book.what.caller;
        const auto booked = run(book);
        return booked && run(booking::CheckIn{other, booked->booking, 0, {}, {room(0).id}, false})
               && run(booking::CheckOut{other, booked->booking, 0, {}});
    }
};

void TestUndoneHousekeeping::aStepIsNamedByItsRooms()
{
    QVERIFY(set(2, Status::Dirty));
    const QString two =
        QStringLiteral("Housekeeping: Dirty · rooms %1, %2").arg(room(0).number, room(1).number);
    QTRY_COMPARE(undo()->text(), QStringLiteral("Undo: ") + two);
    undo()->trigger();
    QTRY_COMPARE(redo()->text(), QStringLiteral("Redo: ") + two);
    QTRY_VERIFY2(newest().contains(two), qPrintable(newest()));
    QVERIFY(set(5, Status::Inspected));
    QTRY_COMPARE(undo()->text(),
                 QStringLiteral("Undo: Housekeeping: Inspected · rooms %1 +4").arg(room(0).number));
}

void TestUndoneHousekeeping::anOccupiedRoomIsNotRestoredAndTheOthersAreOffered()
{
    QVERIFY(set(2, Status::Dirty));
    QVERIFY(visit());
    QTRY_VERIFY(undo()->text().contains(QStringLiteral("Housekeeping")));
    undo()->trigger();
    QTRY_VERIFY(real_->window().findChild<UndoDialog *>());
    auto *dialog = real_->window().findChild<UndoDialog *>();
    const QString why = QStringLiteral("room %1 was occupied in the meantime").arg(room(0).number);
    const auto labels = dialog->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&why](const QLabel *label) {
        return label->text().contains(why, Qt::CaseInsensitive);
    }));
    QVERIFY(!dialog->applyButton()->isHidden());
    QVERIFY(dialog->applyButton()->text().contains(QStringLiteral("1 unchanged room")));
    dialog->applyButton()->click();
    QTRY_COMPARE(status(1), Status::Clean);
    QCOMPARE(status(0), Status::Dirty);
    // The notice and the activity name only the room that was restored.
    const QString undone = QStringLiteral("Housekeeping: Dirty · room %1").arg(room(1).number);
    QTRY_COMPARE(newest(), QStringLiteral("Partly undone: %1. Not restored: %2.").arg(undone, why));
    const QString entry = QStringLiteral("Undone: ") + undone;
    QTRY_VERIFY2(activity().contains(entry), qPrintable(activity().join(u'\n')));
}

void TestUndoneHousekeeping::theActivityNamesTheRooms()
{
    QVERIFY(set(2, Status::Dirty));
    QTRY_VERIFY(undo()->isEnabled());
    undo()->trigger();
    QTRY_COMPARE(status(0), Status::Clean);
    const QString undone = QStringLiteral("Undone: Housekeeping: Dirty · rooms %1, %2")
                               .arg(room(0).number, room(1).number);
    QTRY_VERIFY2(activity().contains(undone), qPrintable(activity().join(u'\n')));
}

QTEST_MAIN(TestUndoneHousekeeping)
#include "test_undone_housekeeping.moc"
