// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest owes as the window shows it, in both currencies, to the minor unit: equal to an
// independent calculation, and so to gateway, letter and API (tests/api/test_refunds.cpp).
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/booking_dialogs/paid_amounts.h"
#include "desktop/duplicates/decision_words.h"
#include "desktop/tasks/task.h"
#include "desktop/widgets/fact_grid.h"
#include "desktop/words/request_words.h"
#include "sample_hotel.h"
#include "support/pocket_calculator.h"

#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using namespace roomrack::tests;
using pocket::Fee;

namespace {

constexpr Instant kLate{std::numeric_limits<qint64>::max() / 2};
constexpr int kNights = 3;
const QLocale kBritish(QStringLiteral("en_GB"));

QString text(const std::string &words)
{
    return QString::fromStdString(words);
}

/// A property whose plan number 1 has these terms.
HotelView hotelWith(const Currency &currency, Fee fee)
{
    engine::Snapshot snapshot = sampleHotel();
    snapshot.catalogue.property.currency = currency;
    pricing::CancellationTerms &terms = snapshot.plans.front().terms;
    terms.feeNights = fee == Fee::FirstNight ? 1 : fee == Fee::AllNights ? 99 : 0;
    terms.feePercent = fee == Fee::Percent ? pocket::kPercent : 0;
    terms.refundable = fee != Fee::NotRefundable;
    snapshot.rateBook.describe(snapshot.plans);
    return HotelView(snapshot);
}

storage::BookingRow cancelled(const HotelView &view, qint64 total, qint64 fee)
{
    storage::BookingRow row;
    row.booking.id = BookingId{479};
    row.booking.status = booking::BookingStatus::Cancelled;
    row.booking.stay = Stay(view.property().businessDate, kNights);
    row.booking.reserved = row.booking.counted = view.catalogue().roomTypes.front().id;
    row.booking.plan = view.rates().plans().front().id;
    row.booking.total = total;
    row.fee = fee;
    return row;
}

/// A payment of HUF 39,000.00.
booking::SagaRow payment()
{
    booking::SagaRow paid;
    paid.id = {480};
    paid.booking = {480};
    paid.state.stage = booking::SagaStage::Done;
    paid.state.end = booking::SagaEnd::Booked;
    paid.state.payment = "pi_1";
    paid.state.amount = {3'900'000, Currency::make(QStringLiteral("HUF")).value()};
    return paid;
}

/// Its refund, watched since it succeeded.
booking::SagaRow watchedRefund()
{
    booking::SagaRow row = payment();
    row.id = {512};
    row.state.purpose = booking::SagaPurpose::Refund;
    row.state.end = booking::SagaEnd::Refunded;
    row.state.watchedUntil = kLate;
    return row;
}

/// The same, returned by the bank.
booking::SagaRow returnedRefund()
{
    booking::SagaRow row = watchedRefund();
    row.state.stage = booking::SagaStage::Refunding;
    row.state.end = booking::SagaEnd::Open;
    row.state.task = booking::SagaTask::RefundByHand;
    row.state.returned = true;
    row.state.watchedUntil = {};
    row.state.said = QStringLiteral("the bank returned the refund: its account is closed");
    return row;
}

std::vector<Task> tasksWith(const booking::SagaRow &row)
{
    engine::Snapshot snapshot = sampleHotel();
    snapshot.sagas = {row};
    return tasksOf(HotelView(snapshot), {}, kBritish);
}

QString factOf(const std::vector<Fact> &facts, const QString &label)
{
    for (const Fact &fact : facts)
        if (fact.label == label) return fact.value;
    return {};
}

}  // namespace

class TestRefundWords : public QObject {
    Q_OBJECT

private slots:
    void theFeeIsSaidInBothCurrencies();
    void aDuplicateIsCancelledWithoutAFeeAndAllGoesBack();
    void aWatchedRefundIsRefunded();
    void aReturnedRefundIsATaskAndIsNotRefunded();
};

void TestRefundWords::theFeeIsSaidInBothCurrencies()
{
    int number = 0;
    for (const Currency &guest : Currency::all()) {
        const std::string code = guest.code().toStdString();
        const int decimals = pocket::decimals(code);
        const pocket::Rate rate{10'007 + ++number * 977LL % 80'000, decimals == 0   ? 2
                                                                    : decimals == 3 ? 5
                                                                                    : 4};
        for (const Fee fee :
             {Fee::None, Fee::FirstNight, Fee::Percent, Fee::AllNights, Fee::NotRefundable}) {
            const HotelView view = hotelWith(Currency(), fee);
            const qint64 total = 10'000 + 7 * number;
            const qint64 owed = pocket::feeOf(fee, total, kNights);
            storage::BookingRow row = cancelled(view, total, owed);
            QCOMPARE(feeAt(row.booking, view, kLate), owed);
            const QString own = text(pocket::written(owed, "EUR"));
            QCOMPARE(owedText(owed, row, view, kBritish), own);
            if (code == "EUR") continue;
            row.charge = booking::Charge{{pocket::toGuest(total, "EUR", code, rate), guest},
                                         pricing::FxFactor::make(rate.digits, rate.places).value(),
                                         {},
                                         view.property().businessDate};
            const qint64 theirs = pocket::toGuest(owed, "EUR", code, rate);
            const QString both =
                own + QStringLiteral(" (") + text(pocket::written(theirs, code)) + u')';
            QCOMPARE(owedText(owed, row, view, kBritish), both);
            const QString fact = factOf(bookingFacts(row, view, kBritish), QStringLiteral("Fee"));
            QCOMPARE(fact, owed > 0 ? both : QString());
            // The refund is shown beside the payment.
            const qint64 back = row.charge->amount.minor - theirs;
            QCOMPARE(moneyText({back, guest}, kBritish), text(pocket::written(back, code)));
        }
    }
}

void TestRefundWords::aDuplicateIsCancelledWithoutAFeeAndAllGoesBack()
{
    const HotelView view = hotelWith(Currency(), Fee::NotRefundable);
    DuplicateCase it;
    it.row.outcome = booking::DuplicateOutcome::Open;
    it.row.other = BookingId{479};
    it.row.booking = BookingId{480};
    it.first = cancelled(view, 10'000, 0);
    it.first->booking.status = booking::BookingStatus::Confirmed;
    it.firstPaid = {payment()};
    const QString said =
        decisionWords(view, it, booking::DuplicateDecision::Replace, kBritish).text;
    QVERIFY2(said.contains(QStringLiteral("will be cancelled without a fee.")), qPrintable(said));
    QVERIFY2(said.contains(text(pocket::written(3'900'000, "HUF"))
                           + QStringLiteral(" will be refunded to the guest's card.")),
             qPrintable(said));
}

void TestRefundWords::aWatchedRefundIsRefunded()
{
    const booking::SagaRow row = watchedRefund();
    QVERIFY(tasksWith(row).empty());
    QCOMPARE(paymentText(row), QStringLiteral("Refunded"));
    QCOMPARE(paymentTone(row), Tone::Good);
    QVERIFY(waitedForText(row).isEmpty());
    const PaidAmounts paid = paidAmounts({payment(), row});
    QCOMPARE(paid.kept, qint64(0));
    QCOMPARE(paid.owed, qint64(0));
}

void TestRefundWords::aReturnedRefundIsATaskAndIsNotRefunded()
{
    const booking::SagaRow row = returnedRefund();
    const auto tasks = tasksWith(row);
    QCOMPARE(tasks.size(), size_t(1));
    const Task &task = tasks.front();
    QCOMPARE(taskTitle(task.kind), QStringLiteral("Refund manually"));
    QVERIFY2(task.happened.contains(QStringLiteral("but the bank returned it")),
             qPrintable(task.happened));
    QVERIFY2(task.happened.contains(text(pocket::written(3'900'000, "HUF"))),
             qPrintable(task.happened));
    QCOMPARE(task.said, row.state.said);
    // As for a refund that the gateway rejected.
    booking::SagaRow rejected = row;
    rejected.state.returned = false;
    const Task other = tasksWith(rejected).at(0);
    QCOMPARE(task.taskActions, other.taskActions);
    QVERIFY(task.happened != other.happened);
    QCOMPARE(paymentText(row), QStringLiteral("Needs review"));
    QCOMPARE(paymentTone(row), Tone::Bad);
    QCOMPARE(waitedForText(row),
             QStringLiteral("The bank returned the refund. Refund the payment manually."));
    // It is not kept for the booking, but owed to the guest.
    const PaidAmounts paid = paidAmounts({payment(), row});
    QCOMPARE(paid.kept, qint64(0));
    QCOMPARE(paid.owed, qint64(3'900'000));
}

QTEST_GUILESS_MAIN(TestRefundWords)
#include "test_refund_words.moc"
