// SPDX-License-Identifier: GPL-3.0-or-later
// The locked desk, by hand or after idle minutes, with a dialog partly filled in; a lowered role;
// and the deactivation of the last user.
#include "by_keyboard.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/inventory/range_editor.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/users/idle_lock.h"
#include "desktop/users/users_dialog.h"
#include "settled.h"
#include "support/widget_test.h"
#include "window_test.h"

#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::Role;
using tests::kJulyTenth;
using tests::press;
using tests::RealWindow;
using tests::tabTo;

class TestDeskLock : public tests::WindowTest {
    Q_OBJECT

private slots:
    void aBulkUpdateIsCoveredAndKeepsWhatWasTyped()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Ana")));
        real_->grid().cursor().selectCells(0, kJulyTenth + 1, 3);
        const BulkForm form =
            formFor(session().view(), GridMode::Availability, real_->grid().cursor().selected());
        const QPointer<BulkDialog> dialog =
            new BulkDialog(session(), *window().actions(), form, &window());
        dialog->open();
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(dialog, tests::kTryForMs));
        auto *value = dialog->findChild<QLineEdit *>(QStringLiteral("bulk.value"));
        auto *apply = dialog->findChild<QPushButton *>(QStringLiteral("bulk.apply"));
        QTest::keyClicks(value, QStringLiteral("4"));
        QTRY_VERIFY(dialog->plan() && dialog->plan()->changing == 3);
        session().users().lockDesk();
        QTRY_VERIFY(!dialog->isVisible());
        QVERIFY(!apply->isEnabled());
        QTest::keyClick(value, Qt::Key_Return);
        QCOMPARE(real_->cell(0, kJulyTenth + 1).typed, inventory::kForSaleByDefault);
        // A change at another desk meanwhile is in the preview after unlocking.
        booking::EditCells other;
        other.caller = session().desk();
        other.caller.actor = idOf(QStringLiteral("Ben"));
        other.roomTypes = {session().view().catalogue().roomTypes[0].id};
        other.ranges = {{kJulyTenth + 2, 1}};
        other.value = 6;
        QVERIFY(session().engine().run(booking::EditBlock(other)));
        session().users().takeDesk(idOf(QStringLiteral("Ana")));
        QTRY_VERIFY(dialog && dialog->isVisible());
        QCOMPARE(value->text(), QStringLiteral("4"));
        QTRY_VERIFY(dialog->plan()
                    && std::any_of(dialog->plan()->lines.begin(), dialog->plan()->lines.end(),
                                   [](const BulkLine &line) { return line.before.value == 6; }));
        QTRY_VERIFY(apply->isEnabled());
        QVERIFY(press(apply));
        QTRY_COMPARE(real_->cell(0, kJulyTenth + 1).typed, 4);
    }

    void theLastOneGoesAfterAQuestionAndNoSignInIsNeededAnyMore()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Ana")));
        UsersDialog *dialog = showUsers();
        auto *table = inDialog<QTableWidget>("users.table");
        for (const int row : {1, 2}) {
            table->selectRow(row);
            QVERIFY(press(inDialog<QPushButton>("users.active")));
            QTRY_COMPARE(table->item(row, 2)->text(), QStringLiteral("no"));
        }
        table->selectRow(0);
        for (const bool yes : {false, true}) {
            QVERIFY(press(inDialog<QPushButton>("users.active")));
            auto *ask = dialog->findChild<QDialog *>(QStringLiteral("users.end"));
            QVERIFY(ask);
            QVERIFY(QTest::qWaitForWindowActive(ask, tests::kTryForMs));
            bool named = false;
            for (const QLabel *label : ask->findChildren<QLabel *>())
                named = named || label->text().contains(QLatin1String("Ana"));
            QVERIFY(named);
            QTest::keyClick(ask->focusWidget(), yes ? Qt::Key_D : Qt::Key_C, Qt::AltModifier);
            QTRY_VERIFY(!dialog->findChild<QDialog *>(QStringLiteral("users.end")));
            if (!yes) QVERIFY(session().users().hasUsers());
        }
        QTRY_VERIFY(!session().users().hasUsers());
        QVERIFY(!window().isLocked());
        QVERIFY(inDialog<QLabel>("users.state")->text().contains(QLatin1String("No active users")));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!find<QPushButton>("person")->isVisible());
        typeInGrid(QStringLiteral("9"));
        QTRY_COMPARE(lastRecord().kind, booking::RecordKind::ForSaleSet);
        QCOMPARE(lastRecord().actor, kDeskActor);
        real_->restart();
        QVERIFY(!window().isLocked());
    }

    void anUndoThatARoleForbidsIsNamedAsWhatItWas()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Ben")));
        booking::EditCells close;
        close.caller = session().desk();
        close.field = booking::CellField::StopSell;
        close.roomTypes = {session().view().catalogue().roomTypes[0].id};
        close.ranges = {{tests::kJulyTenth + 1, 1}};
        close.value = 1;
        QVERIFY(session().engine().run(booking::EditBlock(close)));
        QTRY_VERIFY(undo()->isEnabled());
        booking::SaveUser lower;
        lower.caller = session().desk();
        lower.caller.actor = idOf(QStringLiteral("Ana"));
        lower.user = idOf(QStringLiteral("Ben"));
        lower.role = Role::Clerk;
        QVERIFY(session().engine().run(lower));
        QTRY_VERIFY(!undo()->isEnabled());
        QTRY_COMPARE(undo()->toolTip(), session().whyNot(booking::Act::SetRestrictions));
        QVERIFY(undo()->toolTip() != session().whyNot(booking::Act::SetForSale));
    }

    /// What was done before there were users is of the locked desk.
    void aLockedDeskDoesNotNameAClosedBooking()
    {
        booking::HoldAndConfirm book;
        book.what.caller = session().desk();
        book.what.roomType = session().view().catalogue().roomTypes[0].id;
        book.what.stay = Stay(kJulyTenth, 2);
        book.what.agreedTotal = 20'000;
        book.guest.name = QStringLiteral("Inês Costa");
        const auto booked = session().engine().run(book);
        QVERIFY(booked);
        booking::ChangeBooking change;
        change.caller = session().desk();
        change.booking = booked->booking;
        change.stay = Stay(kJulyTenth, 1);
        change.total = 10'000;
        QVERIFY(session().engine().run(change));
        booking::CancelBooking cancel;
        cancel.caller = session().desk();
        cancel.caller.actor = ActorId{7};
        cancel.booking = booked->booking;
        QVERIFY(session().engine().run(cancel));
        QTRY_VERIFY(undo()->toolTip().contains(QStringLiteral("because the booking is closed")));
        real_->restart();  // the changes of this session are not named either
        addUsers();
        QTRY_VERIFY(session().users().isLocked());
        tests::passAnswers(session());
        QVERIFY2(!undo()->toolTip().contains(QStringLiteral("BK-")), qPrintable(undo()->toolTip()));
        QVERIFY(!undo()->isEnabled());
    }

    void theDeskIsLockedAfterIdleMinutesWhereItIsWanted()
    {
        addUsers();
        session().users().takeDesk(idOf(QStringLiteral("Ana")));
        auto *lock = window().findChild<IdleLock *>();
        const auto pass = [&](qint64 seconds) {
            real_->clock().advance(seconds * kSecond);
            lock->look();
            return window().isLocked();
        };
        QCOMPARE(IdleLock::minutes(real_->settings()), 0);
        QVERIFY(!pass(24 * 3600));
        // Chosen by keyboard on the Settings page.
        window().showPage(QStringLiteral("settings"));
        auto *after = find<QComboBox>("settings.lockAfter");
        QVERIFY(tabTo(after));
        QTest::keyClick(after, Qt::Key_Down);
        QTest::keyClick(after, Qt::Key_Down);
        QCOMPARE(IdleLock::minutes(real_->settings()), 2);
        // It stays unlocked while the user types.
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(after, Qt::Key_Shift);
            QVERIFY(!pass(119));
        }
        QVERIFY(pass(1));
    }

private:
    MainWindow &window() { return real_->window(); }
    HotelSession &session() { return real_->session(); }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return window().findChild<Widget *>(QString::fromLatin1(name));
    }
    QAction *action(const char *name) { return find<QAction>(name); }
    QAction *undo() { return window().undoController()->undoAction(); }
    void addUsers() { tests::addUsers(*real_, QStringLiteral("2468"), QStringLiteral("1357")); }
    void typeInGrid(const QString &text)
    {
        // Window systems do this when a dialog closes; the offscreen platform does not.
        window().activateWindow();
        real_->grid().setFocus();
        QTest::keyClick(&real_->grid(), Qt::Key_Down);  // from the pool to its first room type
        QTest::keyClicks(&real_->grid(), text.left(1));
        auto *editor = window().findChild<RangeEditor *>();
        if (!editor) qFatal("nothing can be typed");
        QTest::keyClicks(editor->input(), text.mid(1));
        QTest::keyClick(editor->input(), Qt::Key_Return);
    }
    UsersDialog *showUsers()
    {
        action("users")->trigger();
        auto *dialog = window().findChild<UsersDialog *>();
        if (!dialog || !QTest::qWaitForWindowActive(dialog, tests::kTryForMs))
            qFatal("no dialog of users");
        return dialog;
    }
    template <typename Widget>
    Widget *inDialog(const char *name)
    {
        return window().findChild<UsersDialog *>()->findChild<Widget *>(QString::fromLatin1(name));
    }
    ActorId idOf(const QString &name)
    {
        for (const auto &user : session().view().users()) {
            if (user.name == name) return user.id;
        }
        return {};
    }
    booking::Record lastRecord()
    {
        tests::passSubmitted(session());
        auto reader = storage::Reader::open(session().engine().file());
        return (*reader)->ask(storage::RecentRecords{session().property(), 1})->front();
    }
};

QTEST_MAIN(TestDeskLock)
#include "test_desk_lock.moc"
