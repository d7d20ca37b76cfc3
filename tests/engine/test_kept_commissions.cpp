// SPDX-License-Identifier: GPL-3.0-or-later
// Commissions of bookings in a file and in a database: by the rule of their time after a restart,
// an undo and a reinstatement, and in the figures, also for bookings that keep none.
#include "booking/setting_change.h"
#include "engine/sister_walk.h"
#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestKeptCommissions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        h_ = std::make_unique<HotelsInOnePlace>();
        QVERIFY(h_->make(1));
        agree(1'500);
    }
    void cleanup()
    {
        QCOMPARE(h_->findings(), QString());
        h_.reset();
    }

    void aReopenedPlaceHasThemAndTheRule()
    {
        const Answer before = book();
        agree(1'000);
        h_->engine.reset();
        QVERIFY(h_->open());
        const Answer after = book();
        QCOMPARE(stored(before.booking).commission, std::optional(before.total * 15 / 100));
        QCOMPARE(stored(after.booking).commission, std::optional(after.total / 10));
        QCOMPARE(stored(after.booking).commissionBasisPoints, 1'000);
    }

    void undoRestoresItAfterARestart()
    {
        const Answer made = book();
        ChangeBooking change;
        change.caller = h_->desk(0);
        change.booking = made.booking;
        change.total = made.total * 2;
        const Answer changed = run(change);
        QVERIFY(changed.step != 0);
        QCOMPARE(stored(made.booking).commission, std::optional(made.total * 30 / 100));
        agree(4'000);
        h_->engine.reset();
        QVERIFY(h_->open());
        run(UndoStep{h_->desk(0), changed.step, false, {}});
        QCOMPARE(stored(made.booking).commission, std::optional(made.total * 15 / 100));
    }

    /// Of a booking that memory has forgotten.
    void aReinstatedBookingHasIt()
    {
        const Answer made = book();
        CancelBooking cancel{h_->desk(0), made.booking};
        cancel.fee = 0;
        run(cancel);
        h_->engine.reset();
        QVERIFY(h_->open());
        run(ReinstateBooking{h_->desk(0), made.booking, 0, {}, {}});
        QCOMPARE(stored(made.booking).commission, std::optional(made.total * 15 / 100));
    }

    void anAmountSurvivesNoTotalAndARestart()
    {
        const Answer made = book();
        correct(made.booking, 5'00);
        for (const qint64 total : {qint64(0), made.total}) {
            ChangeBooking change;
            change.caller = h_->desk(0);
            change.booking = made.booking;
            change.total = total;
            run(change);
            h_->engine.reset();
            QVERIFY(h_->open());
        }
        QCOMPARE(stored(made.booking).commission, std::optional<qint64>(5'00));
    }

    /// Also where memory has forgotten the booking. cleanup() verifies the log.
    void itsChannelCorrectsItAfterTheStay()
    {
        const BookingId id = run(h_->book(0, QStringLiteral("Ana"), 0)).booking;
        run(CheckIn{h_->desk(0), id, 0, {}, {}, false});
        run(CheckOut{h_->desk(0), id, 0, kToday + 2});
        const Booking left = stored(id);
        correct(id, 11'00);
        QCOMPARE(changeOf(stored(id).version, id), QStringLiteral("3000 1100"));
        h_->engine.reset();
        QVERIFY(h_->open());
        correct(id, 12'00);
        Booking now = stored(id);
        QCOMPARE(now.commission, std::optional<qint64>(12'00));
        QCOMPARE(now.version, left.version + 2);
        QCOMPARE(changeOf(now.version, id), QStringLiteral("1100 1200"));
        QCOMPARE(commissionInFigures(), qint64(12'00));
        now.version = left.version;
        now.commission = left.commission;
        now.commissionBasisPoints = left.commissionBasisPoints;
        now.toldCommission.reset();
        QCOMPARE(now, left);
        // Of another version, of another total, or of what did not take place.
        ChangeBooking wrong = correction(id, 13'00);
        wrong.version = left.version;
        QCOMPARE(h_->engine->run(wrong).error().code, ErrorCode::Stale);
        wrong = correction(id, 13'00);
        *wrong.total += 1;
        QCOMPARE(h_->engine->run(wrong).error().code, ErrorCode::WrongState);
        const Answer gone = book();
        CancelBooking cancel{h_->desk(0), gone.booking};
        cancel.fee = 0;
        run(cancel);
        QCOMPARE(h_->engine->run(correction(gone.booking, 1'00)).error().code,
                 ErrorCode::WrongState);
    }

    void figuresAreNetOfWhatBookingsKeep()
    {
        const Answer first = book(), second = book();
        agree(1'000);
        const qint64 kept = (first.total + second.total) * 15 / 100;
        QCOMPARE(commissionInFigures(), kept);
        CancelBooking cancel{h_->desk(0), second.booking};
        cancel.fee = 0;
        run(cancel);
        QCOMPARE(commissionInFigures(), first.total * 15 / 100);
    }

    /// As those of before the format that keeps it.
    void figuresOfBookingsWithoutOneFollowTheSettings()
    {
        const Answer made = book();
        agree(1'000, {{stored(made.booking).plan, 2'000}});
        h_->engine.reset();
        h_->place.tamper(QStringLiteral("UPDATE booking SET commission = NULL"));
        QVERIFY(h_->open());
        QCOMPARE(commissionInFigures(), made.total * 20 / 100);
        agree(1'000);
        QCOMPARE(commissionInFigures(), made.total * 10 / 100);
        // A channel that is disconnected has its last rate.
        run(SaveChannelSetup{h_->desk(0), h_->desk(0).channel, {}, {}, false});
        QCOMPARE(commissionInFigures(), made.total * 10 / 100);
        h_->engine.reset();
        QVERIFY(h_->open());
        const Answer after = book();
        QCOMPARE(stored(after.booking).commission, std::optional(after.total * 10 / 100));
    }

private:
    Answer run(const engine::Command &command) const
    {
        const auto answer = h_->engine->run(command);
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    void agree(int basisPoints, std::vector<sync::PlanCommission> plans = {}) const
    {
        sync::ChannelSettings s;
        s.address = QStringLiteral("https://seller.example.org");
        s.hotelCode = QStringLiteral("H1");
        s.commissionBasisPoints = basisPoints;
        s.planCommissions = std::move(plans);
        run(SaveChannelSetup{h_->desk(0), h_->desk(0).channel, s, {}, false});
    }
    ChangeBooking correction(BookingId id, qint64 commission) const
    {
        ChangeBooking c;
        c.caller = h_->desk(0);
        c.booking = id;
        c.always = true;
        c.total = stored(id).total;
        c.told = ToldStay{.commission = commission, .isCommissionOnly = true};
        return c;
    }
    void correct(BookingId id, qint64 commission) const { run(correction(id, commission)); }
    /// The commission before and after the record that made a version of a booking.
    QString changeOf(qint32 version, BookingId id) const
    {
        const auto reader = storage::Reader::open(h_->place.place());
        const auto history = (*reader)->ask(storage::BookingHistory{h_->hotels[0], id});
        for (const Record &r : *history) {
            if (r.kind != RecordKind::BookingChanged || r.value != version) continue;
            const auto row = (*reader)->ask(storage::AuditRecord{h_->hotels[0], r.seq});
            if (!row || !row->change) return {};
            return QStringLiteral("%1 %2")
                .arg(commissionFrom(row->change->before).value_or(-1))
                .arg(commissionFrom(row->change->after).value_or(-1));
        }
        return {};
    }
    Answer book() const { return run(h_->book(0, QStringLiteral("Ana"), 5)); }
    Booking stored(BookingId booking) const
    {
        h_->engine->flush();
        const auto reader = storage::Reader::open(h_->place.place());
        const auto row = (*reader)->ask(storage::OneBooking{h_->hotels[0], booking});
        return row ? row->booking : Booking();
    }
    qint64 commissionInFigures() const
    {
        h_->engine->flush();
        const auto reader = storage::Reader::open(h_->place.place());
        const auto days = (*reader)->ask(storage::NightFigures{h_->hotels[0], Stay(kToday, 30)});
        qint64 sum = 0;
        for (const storage::DayFigures &day : *days) sum += day.commission;
        return sum;
    }

    std::unique_ptr<HotelsInOnePlace> h_;
};

QTEST_GUILESS_MAIN(TestKeptCommissions)
#include "test_kept_commissions.moc"
