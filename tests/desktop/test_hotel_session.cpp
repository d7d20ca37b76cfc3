// SPDX-License-Identifier: GPL-3.0-or-later
// The window's copy of the property stays in sync with the engine, updated once per frame.
#include "real_window.h"
#include "settled.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;

class TestHotelSession : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void init()
    {
        failOnWarnings();
        folder_ = std::make_unique<QTemporaryDir>();
        file_ = folder_->filePath(QStringLiteral("hotel.roomrack"));
        auto engine = engine::Engine::open(file_, clock_);
        QVERIFY(engine);
        QVERIFY((*engine)->saveHotel(tests::twoPools()));
    }
    void cleanup() { session_.reset(); }

    void burstOfCommitsArrivesInFewFrames()
    {
        open();
        int frames = 0;
        connect(&session_->changes(), &HotelChanges::cellsChanged, this, [&frames] { ++frames; });
        std::vector<booking::Record> records;
        connect(&session_->changes(), &HotelChanges::happened, this, [&records](const auto &some) {
            records.insert(records.end(), some.begin(), some.end());
        });
        for (int i = 0; i < 300; ++i) {
            const int closed = (i / 50 + 1) % 2;
            QVERIFY(session_->engine().run(booking::EditBlock(stopSell(i % 50, closed))));
        }
        QTRY_COMPARE(records.size(), size_t(300));
        QVERIFY2(frames <= 60, qPrintable(QString::number(frames)));
        for (size_t i = 1; i < records.size(); ++i) QVERIFY(records[i - 1].seq < records[i].seq);
    }

    void copyEqualsTheEngine()
    {
        open();
        for (int i = 0; i < 20; ++i) {
            session_->submit(booking::EditBlock(stopSell(i, 1)), nullptr, {});
            booking::TakeHold take;
            take.caller = session_->desk();
            take.roomType = session_->view().catalogue().roomTypes[size_t(i % 3)].id;
            take.stay = Stay(kJulyTenth + i, 3);
            take.ignoreRestrictions = true;
            session_->submit(take, nullptr, {});
        }
        tests::passCommits(*session_);
        QVERIFY(session_->view().holds().size() >= 6);
        QCOMPARE(session_->view().seq(), session_->engine().committedSeq());
        const auto truth = *session_->engine().snapshot(session_->property());
        for (int type = 0; type < truth->ledger.types(); ++type) {
            for (Night n = truth->ledger.first(); n < truth->ledger.end(); ++n) {
                QCOMPARE(session_->view().ledger().type(type, n), truth->ledger.type(type, n));
                QCOMPARE(session_->view().ledger().pool(truth->ledger.poolOf(type), n),
                         truth->ledger.pool(truth->ledger.poolOf(type), n));
                QCOMPARE(
                    session_->view().rates().basePrice(type, n),
                    truth->rateBook.price(type, truth->rateBook.basePlan(), n, 0).value_or(-1));
            }
        }
        QCOMPARE(session_->view().holds().size(), truth->holds.size());
    }

    void whatHappenedBeforeListeningIsNotMissed()
    {
        auto hotel = OpenHotel::open(file_, clock_);
        QVERIFY(hotel);
        booking::EditCells edit = stopSellOf((*hotel)->snapshot, 4, 1);
        QVERIFY((*hotel)->engine->run(booking::EditBlock(edit)));
        session_ = std::make_unique<HotelSession>(std::move(**hotel));
        QTRY_VERIFY(session_->view().ledger().type(0, kJulyTenth + 4).flags & inventory::StopSell);
    }

    void commitsThatWereHeldArriveAfterwards()
    {
        open();
        HotelView copy = session_->view();
        HotelChanges other(session_->service(), copy);
        QSignalSpy heard(&session_->changes(), &HotelChanges::committed);
        QSignalSpy heardElsewhere(&other, &HotelChanges::committed);
        session_->changes().hold();
        QVERIFY(session_->engine().run(booking::EditBlock(stopSell(1, 1))));
        // It subscribed later, so its frame is over later.
        QTRY_COMPARE(heardElsewhere.size(), qsizetype(1));
        QCOMPARE(heard.size(), qsizetype(0));
        session_->changes().resume();
        QCOMPARE(heard.size(), qsizetype(1));
        QVERIFY(session_->engine().run(booking::EditBlock(stopSell(2, 1))));
        QTRY_COMPARE(heard.size(), qsizetype(2));
    }

    void aSnapshotThatFailsLeavesTheSessionAsItWas()
    {
        open();
        QSignalSpy failed(session_.get(), &HotelSession::failed);
        session_->selectProperty(PropertyId{999});
        QTRY_COMPARE(failed.size(), qsizetype(1));
        QVERIFY(session_->engine().run(booking::EditBlock(stopSell(1, 1))));
        QTRY_VERIFY(session_->view().ledger().type(0, kJulyTenth + 1).flags & inventory::StopSell);
    }

    void answersForWidgetsThatAreGoneAreDropped()
    {
        open();
        bool called = false;
        {
            QObject context;
            session_->submit(booking::EditBlock(stopSell(1, 1)), &context,
                             [&called](const auto &) { called = true; });
            session_->ask(storage::RecentRecords{PropertyId{1}, 5}, &context,
                          [&called](const auto &) { called = true; });
        }
        QTRY_VERIFY(session_->view().ledger().type(0, kJulyTenth + 1).flags & inventory::StopSell);
        bool after = false;
        session_->submit(booking::EditBlock(stopSell(2, 1)), session_.get(),
                         [&after](const auto &) { after = true; });
        QTRY_VERIFY(after);
        tests::passAnswers(*session_);
        QVERIFY(!called);
    }

    void sessionGoesWhileQuestionsAreUnderWay()
    {
        open();
        for (int i = 0; i < 50; ++i) {
            session_->submit(booking::EditBlock(stopSell(i, 1)), session_.get(),
                             [](const auto &) {});
            session_->ask(storage::RecentRecords{PropertyId{1}, 50}, session_.get(),
                          [](const auto &) {});
        }
        session_.reset();
        open();
        QVERIFY(session_->view().ledger().nights() > 0);
    }

private:
    void open()
    {
        auto hotel = OpenHotel::open(file_, clock_);
        QVERIFY2(hotel, hotel ? "" : qPrintable(hotel.error().text()));
        session_ = std::make_unique<HotelSession>(std::move(**hotel));
    }
    booking::EditCells stopSellOf(const engine::SnapshotPtr &snapshot, int day, int value)
    {
        booking::EditCells edit;
        edit.caller.property = snapshot->catalogue.property.id;
        edit.caller.channel = snapshot->catalogue.channels.front().id;
        edit.field = booking::CellField::StopSell;
        edit.roomTypes = {snapshot->catalogue.roomTypes.front().id};
        edit.ranges = {{kJulyTenth + day, 1}};
        edit.value = value;
        return edit;
    }
    booking::EditCells stopSell(int day, int value)
    {
        booking::EditCells edit;
        edit.caller = session_->desk();
        edit.field = booking::CellField::StopSell;
        edit.roomTypes = {session_->view().catalogue().roomTypes.front().id};
        edit.ranges = {{kJulyTenth + day, 1}};
        edit.value = value;
        return edit;
    }
    core::ManualClock clock_{
        {QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch() * 1000}};
    std::unique_ptr<QTemporaryDir> folder_;
    QString file_;
    std::unique_ptr<HotelSession> session_;
};

QTEST_MAIN(TestHotelSession)
#include "test_hotel_session.moc"
