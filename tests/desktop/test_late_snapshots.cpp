// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots that fail, or are answered after another hotel was selected.
#include "desktop/shell/earlier_notices.h"
#include "desktop/shell/foot_bar.h"
#include "held_snapshots.h"
#include "real_window.h"
#include "settled.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::HeldSnapshots;
using roomrack::tests::kToday;

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

private:
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
        edit.ranges = {{kToday + ++day_, 1}};
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
