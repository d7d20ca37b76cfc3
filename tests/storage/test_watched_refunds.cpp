// SPDX-License-Identifier: GPL-3.0-or-later
// Payments that are over are read at the start while their refunds may be watched: after a restart
// they are watched as before. Those of earlier versions have no such field.
#include "storage/reader.h"
#include "storage/sample_hotel.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;
using booking::SagaEnd;
using booking::SagaRow;
using booking::SagaStage;

namespace {

SagaRow saga(const HotelFile &file, qint64 id, SagaStage stage, SagaEnd end, Instant moved)
{
    SagaRow row;
    row.property = file.property();
    row.id = {id};
    row.booking = {900};
    row.begun = row.moved = row.state.since = moved;
    row.state.stage = stage;
    row.state.end = end;
    row.state.key = "key-" + QByteArray::number(id);
    row.state.amount = {100, Currency()};
    return row;
}

SagaRow refund(const HotelFile &file, qint64 id, Instant moved, bool earlier = false)
{
    SagaRow row = saga(file, id, SagaStage::Done, SagaEnd::Refunded, moved);
    row.state.purpose = booking::SagaPurpose::Refund;
    row.state.step = booking::PaymentCall::Refund;
    if (!earlier) row.state.watchedUntil = moved + booking::kRefundReturns;
    return row;
}

std::vector<qint64> numbersOf(const std::vector<SagaRow> &rows)
{
    std::vector<qint64> numbers;
    for (const SagaRow &row : rows) numbers.push_back(row.id.value);
    return numbers;
}

}  // namespace

class TestWatchedRefunds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void theyAreReadAtTheStart();
};

void TestWatchedRefunds::theyAreReadAtTheStart()
{
    HotelFile file;
    Script script(file, file.open().state().lastSeq, kBegin + 100 * kDay);
    script.take(0, Stay(kFirst, 2));
    const Instant now = script.now();
    const auto ago = [now](int days) { return now + -days * kDay; };
    script.batch.requests.sagas = {
        refund(file, 901, ago(29)),
        refund(file, 902, ago(1), true),
        refund(file, 903, ago(40)),
        saga(file, 904, SagaStage::Done, SagaEnd::Booked, ago(1)),
        saga(file, 905, SagaStage::Refunding, SagaEnd::Cancelled, ago(50)),
    };
    script.commit(file.store());
    file.close();
    const auto loaded = file.open().load(file.property(), kFirst);
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().text()));
    QCOMPARE(numbersOf(loaded->sagas), (std::vector<qint64>{901, 902, 905}));
    QCOMPARE(loaded->sagas[0].state.watchedUntil, ago(29) + booking::kRefundReturns);
    QCOMPARE(loaded->sagas[1].state.watchedUntil, ago(1) + booking::kRefundReturns);
    file.close();
    auto reader = Reader::open(file.path());
    QVERIFY(reader);
    const auto ask = [&](bool watched) {
        return numbersOf((*reader)->ask(OpenSagas{file.property(), watched}).value());
    };
    QCOMPARE(ask(false), (std::vector<qint64>{905}));
    QCOMPARE(ask(true), (std::vector<qint64>{901, 902, 905}));
}

QTEST_GUILESS_MAIN(TestWatchedRefunds)
#include "test_watched_refunds.moc"
