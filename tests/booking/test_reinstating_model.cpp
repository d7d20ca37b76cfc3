// SPDX-License-Identifier: GPL-3.0-or-later
// Random ends, reinstatements and price changes of paid bookings: rooms are never oversold, and
// charges, refunds and what is due add up to the price.
#include "booking/paid_bookings.h"
#include "support/environment.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

struct Turn {
    int what, pick, amount;
};

void showValue(const Turn &turn, std::ostream &os)
{
    os << "{" << turn.what << "," << turn.pick << "," << turn.amount << "}";
}

/// Random cancellations, no-shows, reinstatements and price changes of paid bookings.
class MoneyGame {
public:
    explicit MoneyGame(const QString &currency)
    {
        for (int i = 0; i < 3; ++i) {
            const BookingId id = paidIn(h_, currency, 16357, 2, 2 * i);
            all_.push_back(id);
            charged_[id] = paidNow(h_, id);
        }
    }
    void play(const Turn &turn)
    {
        const BookingId id = all_[size_t(turn.pick) % all_.size()];
        const qint64 total = h_.house.booking(id)->total;
        const qint32 version = h_.house.booking(id)->version;
        const qint64 amount = total * turn.amount / 10;
        Result<Answer> answer;
        if (turn.what == 0) {
            CancelBooking cancel{h_.desk(), id, version};
            if (turn.amount > 0) cancel.fee = amount;
            answer = h_(cancel);
        } else if (turn.what == 1) {
            answer = h_(MarkNoShow{h_.desk(), id, version});
        } else if (turn.what == 2) {
            ChangeBooking change;
            change.caller = h_.desk();
            change.booking = id;
            change.version = version;
            change.total = 1 + turn.amount * 25'00;
            answer = h_(change);
        } else {
            answer = h_(ReinstateBooking{h_.desk(), id, version, {}});
            if (answer) checkDue(id, *answer);
        }
        if (answer && !answer->repeated) refunded_[id] += refundOf(h_, answer);
        check();
    }

private:
    void checkDue(BookingId id, const Answer &answer)
    {
        const qint64 price = answer.charged ? answer.charged->minor : answer.total;
        RC_ASSERT(answer.due->minor == std::max<qint64>(0, price - paidNow(h_, id)));
    }
    void check()
    {
        for (const BookingId id : all_) {
            const Booking *b = h_.house.booking(id);
            RC_ASSERT(b != nullptr);
            RC_ASSERT(refunded_[id] >= 0 && refunded_[id] <= charged_[id]);
            if (!isOpen(b->status)) continue;
            RC_ASSERT(paidNow(h_, id) == charged_[id] - refunded_[id]);
        }
        const auto &sagas = h_.batch.requests.sagas;
        const auto charges = std::count_if(sagas.begin(), sagas.end(), [](const SagaRow &row) {
            return row.state.purpose == SagaPurpose::Book && row.state.end == SagaEnd::Booked;
        });
        RC_ASSERT(size_t(charges) == all_.size());
        for (int night = 0; night < 6; ++night) RC_ASSERT(h_.left(kTwin, night) >= 0);
    }

    Requests h_;
    std::vector<BookingId> all_;
    QHash<BookingId, qint64> charged_, refunded_;
};

}  // namespace

namespace rc {
template <>
struct Arbitrary<Turn> {
    static Gen<Turn> arbitrary()
    {
        return gen::build<Turn>(gen::set(&Turn::what, gen::inRange(0, 5)),
                                gen::set(&Turn::pick, gen::inRange(0, 3)),
                                gen::set(&Turn::amount, gen::inRange(0, 11)));
    }
};
}  // namespace rc

class TestReinstatingModel : public QObject {
    Q_OBJECT

private slots:
    void chargesAndRefundsAlwaysAddUp();
};

void TestReinstatingModel::chargesAndRefundsAlwaysAddUp()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "max_success=" + QByteArray::number(rounds(200)));
    for (const char *currency : {"", "JPY"}) {
        const bool ok = rc::check("random ends of paid bookings", [&] {
            const auto turns = *rc::gen::arbitrary<std::vector<Turn>>();
            MoneyGame game(QString::fromLatin1(currency));
            for (const Turn &turn : turns) game.play(turn);
        });
        QVERIFY(ok);
    }
}

QTEST_GUILESS_MAIN(TestReinstatingModel)
#include "test_reinstating_model.moc"
