// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots that fail, or are answered after another hotel was selected.
#include "desktop/group/group_reader.h"
#include "desktop/overbooking/sister_rooms.h"
#include "desktop/settings/remove_source_dialog.h"
#include "desktop/settings/source_dialog.h"
#include "desktop/shell/earlier_notices.h"
#include "desktop/shell/foot_bar.h"
#include "held_snapshots.h"
#include "real_window.h"
#include "settled.h"
#include "themed_test.h"

#include <QSignalSpy>
#include <QtCore/QPointer>
#include <QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::HeldSnapshots;
using roomrack::tests::kJulyTenth;

class TestLateSnapshots : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        folder_ = std::make_unique<QTemporaryDir>();
        const QString file = folder_->filePath(QStringLiteral("hotel.roomrack"));
        {
            auto engine = engine::Engine::open(file, clock_);
            QVERIFY(engine);
            engine::HotelSetup second = tests::twoPools();
            second.catalogue.property.name = QStringLiteral("Second");
            for (const auto &setup : {tests::twoPools(), second})
                QVERIFY((*engine)->saveHotel(setup));
        }
        auto hotel = OpenHotel::open(file, clock_);
        QVERIFY2(hotel, hotel ? "" : qPrintable(hotel.error().text()));
        auto held = std::make_unique<HeldSnapshots>(std::move((*hotel)->service));
        snapshots_ = held.get();
        (*hotel)->service = std::move(held);
        session_ = std::make_unique<HotelSession>(std::move(**hotel));
        first_ = session_->properties()[0].id;
        second_ = session_->properties()[1].id;
        QCOMPARE(session_->property(), first_);
    }
    void cleanup() { session_.reset(); }

    void aReloadThatFailsIsTriedAgainWithTheNextCommit()
    {
        EarlierNotices notices;
        FootBar foot(*session_, *theme_, notices);
        QSignalSpy failed(session_.get(), &HotelSession::failed);
        QSignalSpy loaded(session_.get(), &HotelSession::loaded);
        emit session_->changes().outdated();
        QCOMPARE(snapshots_->requested(), size_t(1));
        commit();
        snapshots_->refuse();
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed.front()[1].toBool());
        QVERIFY2(isWrong(foot), "the commit that was held does not hide the error");
        commit();
        QTRY_COMPARE(snapshots_->requested(), size_t(1));
        QVERIFY(isWrong(foot));
        snapshots_->answer();
        QTRY_COMPARE(loaded.size(), 1);
        QVERIFY(!isWrong(foot));
        commit();
        QCOMPARE(snapshots_->requested(), size_t(0));
    }

    void aSwitchThatFailsIsShownUntilTheNextCommit()
    {
        EarlierNotices notices;
        FootBar foot(*session_, *theme_, notices);
        QSignalSpy failed(session_.get(), &HotelSession::failed);
        session_->selectProperty(second_);
        commit();
        snapshots_->refuse();
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(isWrong(foot));
        commit();
        QTRY_VERIFY(!isWrong(foot));
        QCOMPARE(snapshots_->requested(), size_t(0));
        // It can be selected again.
        session_->selectProperty(second_);
        QCOMPARE(snapshots_->requested(), size_t(1));
        snapshots_->answer();
        QTRY_COMPARE(session_->property(), second_);
    }

    void commitsAreHeldUntilTheLastSnapshot()
    {
        QSignalSpy heard(&session_->changes(), &HotelChanges::committed);
        QSignalSpy loaded(session_.get(), &HotelSession::loaded);
        emit session_->changes().outdated();
        session_->selectProperty(second_);
        QCOMPARE(snapshots_->requested(), size_t(2));
        commit();
        snapshots_->answer();
        QTRY_COMPARE(loaded.size(), 1);
        commit();
        QCOMPARE(heard.size(), 0);
        snapshots_->answer();
        QTRY_COMPARE(session_->property(), second_);
        QCOMPARE(heard.size(), 1);
    }

    void aHotelThatWasLeftAgainIsNotShown()
    {
        QSignalSpy loaded(session_.get(), &HotelSession::loaded);
        session_->selectProperty(second_);
        session_->selectProperty(first_);
        QCOMPARE(snapshots_->requested(), size_t(2));
        snapshots_->answer();
        snapshots_->answer();
        QTRY_COMPARE(loaded.size(), 1);
        QCOMPARE(session_->property(), first_);
    }

    void theGroupTakesOneSnapshotOfEachHotel()
    {
        GroupReader reader(*session_);
        reader.setActive(true);
        QCOMPARE(snapshots_->requested(), size_t(2));
        book();
        snapshots_->answer();
        snapshots_->answer();
        book();  // the snapshot does not have this one
        QTRY_COMPARE(arrivals(reader), 2);
        book();
        QTRY_COMPARE(arrivals(reader), 3);
        QCOMPARE(snapshots_->requested(), size_t(0));
        // Hidden, it does not follow the commits.
        reader.setActive(false);
        book();
        reader.setActive(true);
        QTRY_COMPARE(snapshots_->requested(), size_t(1));
        snapshots_->answer();
        QTRY_COMPARE(arrivals(reader), 4);
    }

    void roomsForAnotherPartyAreNotOffered()
    {
        PageActions actions;
        SisterRooms sisters(*session_, actions, *theme_);
        const auto says = [&sisters](const char *text) {
            const QList<QLabel *> labels = sisters.findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [text](const QLabel *label) {
                return label->text().contains(QLatin1String(text));
            });
        };
        storage::BookingRow guest;
        guest.booking.stay = Stay(kJulyTenth, 2);
        guest.booking.rooms = 1;
        sisters.findFor(guest);
        QVERIFY(says("Searching"));
        snapshots_->answer();
        QTRY_COMPARE(sisters.offers().size(), size_t(1));
        QVERIFY(!says("Searching"));
        // The same party again, as after a commit: what is shown stays until it is known anew.
        sisters.findFor(guest);
        QCOMPARE(sisters.offers().size(), size_t(1));
        snapshots_->answer();
        guest.booking.stay = Stay(kJulyTenth + 1, 3);
        sisters.findFor(guest);
        QVERIFY(sisters.offers().empty());
        snapshots_->refuse();
        QTRY_VERIFY(says("could not be loaded"));
    }

    void aCommitTellsTheGroupWhenItsSnapshotIsNoLongerOfUse()
    {
        const auto snapshot = session_->engine().snapshot(first_);
        QVERIFY(snapshot);
        GroupHotel hotel(**snapshot);
        engine::ChangeSet change;
        change.property = first_;
        change.commitNumber = (*snapshot)->commitNumber + 1;
        booking::Booking booking;
        booking.id = BookingId{7};
        booking.status = booking::BookingStatus::Confirmed;
        change.booked = {booking};
        QVERIFY(hotel.apply(change));
        QCOMPARE(hotel.expected().size(), size_t(1));
        change.booked.front().status = booking::BookingStatus::Cancelled;
        QVERIFY2(hotel.apply(change) && hotel.expected().size() == 1, "it was applied before");
        ++change.commitNumber;
        QVERIFY(hotel.apply(change));
        QVERIFY(hotel.expected().empty());
        ++change.commitNumber;
        booking::Record record;
        record.kind = booking::RecordKind::PolicyChanged;
        change.records = {record};
        QVERIFY(!hotel.apply(change));
        change.reload = true;
        QVERIFY(!hotel.apply(change));
    }

    /// The server may be out of reach for long, and the window waits for its dialog.
    void aSourceDialogIsLeftWhileTheHotelIsRead()
    {
        const auto channels = session_->view().catalogue().channels;
        const QPointer<QDialog> add = sourceDialog();
        const QPointer<QDialog> remove = new RemoveSourceDialog(*session_, channels.front());
        remove->open();
        for (QDialog *dialog : {add.data(), remove.data()}) {
            const auto *edit = dialog->findChild<QLineEdit *>(QStringLiteral("source.name"));
            press(dialog, "confirm");
            QTRY_COMPARE(snapshots_->requested(), size_t(1));
            QVERIFY(!edit || edit->isReadOnly());
            press(dialog, "leave");
            QVERIFY(!dialog->isVisible());
            snapshots_->answer();
        }
        QTRY_VERIFY(!add && !remove);
        const auto now = session_->engine().snapshot(first_);
        QVERIFY(now);
        QCOMPARE((*now)->catalogue.channels, channels);
    }

    void aSourceIsSavedAtTheNextAttempt()
    {
        const QPointer<QDialog> dialog = sourceDialog();
        press(dialog, "confirm");
        QTRY_COMPARE(snapshots_->requested(), size_t(1));
        snapshots_->refuse();
        QTRY_COMPARE(dialog->findChild<QLabel *>(QStringLiteral("problem"))->text(),
                     QStringLiteral("no"));
        QVERIFY(!dialog->findChild<QLineEdit *>(QStringLiteral("source.name"))->isReadOnly());
        press(dialog, "confirm");
        QTRY_COMPARE(snapshots_->requested(), size_t(1));
        snapshots_->answer();
        QTRY_VERIFY(!dialog);
        const auto now = session_->engine().snapshot(first_);
        QVERIFY(now);
        QCOMPARE((*now)->catalogue.channels.back().name, QStringLiteral("Telephone"));
    }

private:
    /// For a source "Telephone", which is not confirmed yet.
    QDialog *sourceDialog()
    {
        auto *dialog = new SourceDialog(*session_, {});
        dialog->open();
        dialog->findChild<QLineEdit *>(QStringLiteral("source.name"))
            ->setText(QStringLiteral("Telephone"));
        return dialog;
    }
    static void press(const QDialog *dialog, const char *button)
    {
        dialog->findChild<QPushButton *>(QString::fromLatin1(button))->click();
    }
    /// An arrival of tonight in the first hotel.
    void book()
    {
        booking::HoldAndConfirm book;
        book.what.caller = {
            first_, kDeskActor, session_->view().catalogue().channels.front().id, {}};
        book.what.roomType = session_->view().catalogue().roomTypes.front().id;
        book.what.stay = Stay(kJulyTenth, 1);
        book.what.agreedTotal = 10'000;
        book.guest.name = QStringLiteral("Ana Sousa");
        const auto booked = session_->engine().run(book);
        QVERIFY2(booked, booked ? "" : qPrintable(booked.error().text()));
    }
    /// Of tonight in the first hotel; -1: not read yet.
    int arrivals(const GroupReader &reader) const
    {
        for (const HotelFigures &hotel : reader.all()) {
            if (hotel.property.id == first_) return hotel.tonight.arrivals;
        }
        return -1;
    }
    static bool isWrong(const FootBar &foot)
    {
        const QList<QLabel *> labels = foot.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text().startsWith(QStringLiteral("Engine error"));
        });
    }
    /// A change of the first hotel; waits until it is reported.
    void commit()
    {
        HotelView copy;
        HotelChanges marker(session_->service(), copy);
        QSignalSpy reported(&marker, &HotelChanges::committed);
        booking::EditCells edit;
        edit.caller.property = first_;
        edit.caller.channel = session_->view().catalogue().channels.front().id;
        edit.field = booking::CellField::StopSell;
        edit.roomTypes = {session_->view().catalogue().roomTypes.front().id};
        edit.ranges = {{kJulyTenth + ++day_, 1}};
        edit.value = 1;
        const auto done = session_->engine().run(booking::EditBlock(edit));
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
        QTRY_COMPARE(reported.size(), 1);
    }

    core::ManualClock clock_{
        {QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch() * 1000}};
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<HotelSession> session_;
    HeldSnapshots *snapshots_ = nullptr;
    PropertyId first_, second_;
    int day_ = 0;
};

QTEST_MAIN(TestLateSnapshots)
#include "test_late_snapshots.moc"
