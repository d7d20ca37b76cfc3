// SPDX-License-Identifier: GPL-3.0-or-later
// Refunds to the minor unit: in every currency, with every fee, for every end or change of a
// booking. The gateway's transfers, the booking in the file, the letter and the API must match an
// independent calculation; for the window see tests/desktop/test_refund_words.cpp.
#include "api/v1/booking_answers.h"
#include "api/v1/json_fragments.h"
#include "paying_hotel.h"
#include "reservations/requests/request.h"
#include "support/environment.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <array>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr qint64 kWalkCost = 5'55;
constexpr qint64 kDifference = 43'21;

enum class Ending { Cancel, NoShow, Walk, CancelDearer, CancelCheaper };
constexpr std::array kTaskActions{Ending::Cancel, Ending::NoShow, Ending::Walk,
                                  Ending::CancelDearer, Ending::CancelCheaper};

/// Manual fees exist for cancellations only.
bool isCase(Fee fee, Ending ending)
{
    return fee != Fee::Fixed || (ending != Ending::NoShow && ending != Ending::Walk);
}

QString amountIn(const QByteArray &json, const char *member)
{
    const QJsonObject money =
        QJsonDocument::fromJson(json).object()[QLatin1String(member)].toObject();
    return money[QStringLiteral("amount")].toString() + u' '
           + money[QStringLiteral("currency")].toString();
}

/// One booking from payment to end, with the expected amounts.
struct Case {
    std::string hotel, guest;
    pocket::Rate rate;
    Fee fee = Fee::None;
    Ending ending = Ending::Cancel;
    qint64 total = 0;

    qint64 finalTotal() const
    {
        return ending == Ending::CancelDearer    ? total + kDifference
               : ending == Ending::CancelCheaper ? total - kDifference
                                                 : total;
    }
    qint64 price(qint64 amount) const { return pocket::toGuest(amount, hotel, guest, rate); }
    bool foreign() const { return hotel != guest; }
    QString name() const
    {
        return QStringLiteral("%1 for %2, fee %3, deed %4, total %5")
            .arg(QString::fromStdString(guest), QString::fromStdString(hotel))
            .arg(int(fee))
            .arg(int(ending))
            .arg(total);
    }
};

QString text(const std::string &words)
{
    return QString::fromStdString(words);
}

Answer end(PayingHotel &hotel, const Case &c, BookingId id)
{
    switch (c.ending) {
    case Ending::NoShow: return hotel.run(MarkNoShow{hotel.caller(), id, 0});
    case Ending::Walk: {
        WalkBooking walk;
        walk.caller = hotel.caller();
        walk.booking = id;
        walk.hotel = QStringLiteral("Elsewhere");
        walk.cost = kWalkCost;
        return hotel.run(walk);
    }
    case Ending::Cancel:
    case Ending::CancelDearer:
    case Ending::CancelCheaper: break;
    }
    CancelBooking cancel{hotel.caller(), id, 0};
    if (c.fee == Fee::Fixed) cancel.fee = pocket::kFixed;
    return hotel.run(cancel);
}

void addCases(std::vector<Case> &cases, const std::string &hotel, const std::string &guest,
              int number)
{
    const int decimals = pocket::decimals(guest);
    // 1.08, 108.4 or 0.33 to one, none of them round; scaled for currencies without decimals.
    const pocket::Rate rate{10'007 + number * 977LL % 80'000, decimals == 0   ? 2
                                                              : decimals == 3 ? 5
                                                                              : 4};
    for (const Fee fee : kFees) {
        for (const Ending ending : kTaskActions) {
            if (!isCase(fee, ending)) continue;
            cases.push_back({hotel, guest, rate, fee, ending, 10'000 + 7 * int(cases.size())});
        }
    }
}

}  // namespace

class TestRefunds : public QObject {
    Q_OBJECT

private slots:
    void everyoneSaysTheSameToTheMinorUnit();
    void theCalculatorKnowsTheExamples();

private:
    void play(PayingHotel &hotel, const Case &c);
    void compareCharge(PayingHotel &hotel, const Case &c, BookingId id, qint64 total);
    void compareEnd(PayingHotel &hotel, const Case &c, BookingId id, const Answer &answer);
};

/// Manual example: 100 EUR at 390 HUF with a fee of 50 EUR: 39,000 charged, 19,500 refunded.
void TestRefunds::theCalculatorKnowsTheExamples()
{
    using namespace pocket;
    QCOMPARE(toGuest(10'000, "EUR", "HUF", {39'000, 2}), 3'900'000LL);
    QCOMPARE(toGuest(5'000, "EUR", "HUF", {39'000, 2}), 1'950'000LL);
    QCOMPARE(toGuest(10'000, "EUR", "JPY", {16'357, 2}), 16'357LL);
    QCOMPARE(toGuest(10'000, "EUR", "KWD", {33'305, 5}), 33'300LL);
    QCOMPARE(feeOf(Fee::AllNights, 10'000, 3), 10'000LL);
    QCOMPARE(feeOf(Fee::FirstNight, 10'000, 3), 3'333LL);
    QCOMPARE(written(123'456, "EUR"), std::string("EUR\u00a01,234.56"));
    for (const Currency &currency : Currency::all())
        QCOMPARE(currency.decimals(), decimals(currency.code().toStdString()));
}

/// The price before anything ended: in the file, in the letter, at the gateway.
void TestRefunds::compareCharge(PayingHotel &hotel, const Case &c, BookingId id, qint64 total)
{
    const storage::BookingRow row = hotel.row(id);
    QCOMPARE(row.booking.total, total);
    const qint64 price = c.price(total);
    const auto [captured, refunded] = hotel.moved(id);
    QCOMPARE(captured - refunded, pocket::onTheWire(price, c.guest));
    QCOMPARE(row.charge.has_value(), c.foreign());
    if (!row.charge) return;
    QCOMPARE(row.charge->amount.minor, price);
    const QString letter = hotel.letter(id, NoticeKind::Changed);
    QVERIFY(letter.contains(QStringLiteral("In your currency: ")
                            + text(pocket::written(price, c.guest))));
    protocols::json::Writer w;
    api::v1::writeBooking(w, hotel.view(), row);
    QCOMPARE(amountIn(w.bytes(), "charged"),
             text(pocket::plain(price, c.guest)) + u' ' + text(c.guest));
}

void TestRefunds::compareEnd(PayingHotel &hotel, const Case &c, BookingId id, const Answer &answer)
{
    const qint64 total = c.finalTotal();
    const bool walked = c.ending == Ending::Walk;
    qint64 owed = walked ? 0 : pocket::feeOf(c.fee, total, kNights);
    const qint64 kept = std::min(c.price(owed), c.price(total));
    if (!c.foreign()) owed = c.price(owed);  // the amount that cards can be charged
    const storage::BookingRow row = hotel.row(id);
    // The gateway.
    const auto [captured, refunded] = hotel.moved(id);
    QCOMPARE(captured - refunded, pocket::onTheWire(kept, c.guest));
    qint64 back = 0;
    for (const SagaRow &saga : hotel.sagas(id)) {
        if (saga.state.purpose != SagaPurpose::Refund) continue;
        back += saga.state.amount.minor;
        QCOMPARE(saga.state.end, SagaEnd::Refunded);
    }
    QCOMPARE(pocket::onTheWire(back, c.guest), refunded);
    // The booking, and its API answer.
    QCOMPARE(row.fee, walked ? kWalkCost : owed);
    QCOMPARE(answer.fee, row.fee);
    protocols::json::Writer w;
    api::v1::writeBooking(w, hotel.view(), row);
    const auto render = api::v1::requestRender(hotel.currency());
    reservations::Outcome outcome;
    outcome.kind = reservations::Outcome::Kind::Cancellation;
    outcome.answer = answer;
    for (const QByteArray &json : {w.bytes(), render(outcome).body}) {
        QCOMPARE(amountIn(json, "fee"),
                 text(pocket::plain(row.fee, c.hotel)) + u' ' + text(c.hotel));
        const bool both = c.foreign() && !walked;
        QCOMPARE(amountIn(json, "fee_charged"),
                 both ? text(pocket::plain(c.price(owed), c.guest)) + u' ' + text(c.guest)
                      : QStringLiteral(" "));
    }
    if (walked || c.ending == Ending::NoShow) return;
    // The letter.
    QString fee = text(pocket::written(row.fee, c.hotel));
    if (c.foreign())
        fee += QStringLiteral(" (") + text(pocket::written(c.price(owed), c.guest)) + u')';
    const QString letter = hotel.letter(id, NoticeKind::Cancelled);
    if (owed > 0) QVERIFY(letter.contains(QStringLiteral("Cancellation fee: ") + fee));
    if (back > 0)
        QVERIFY(letter.contains(QStringLiteral("Refunded to your card: ")
                                + text(pocket::written(back, c.guest))));
}

void TestRefunds::play(PayingHotel &hotel, const Case &c)
{
    const auto guest =
        c.foreign() ? std::optional(Currency::make(text(c.guest)).value()) : std::nullopt;
    const BookingId id = hotel.book(c.fee, c.total, guest);
    compareCharge(hotel, c, id, c.total);
    if (QTest::currentTestFailed()) return;
    if (c.finalTotal() != c.total) {
        hotel.changeTo(id, c.finalTotal());
        compareCharge(hotel, c, id, c.finalTotal());
        if (QTest::currentTestFailed()) return;
    }
    const Answer answer = end(hotel, c, id);
    hotel.settle();
    compareEnd(hotel, c, id, answer);
}

void TestRefunds::everyoneSaysTheSameToTheMinorUnit()
{
    std::vector<Case> all;
    int number = 0;
    for (const Currency &currency : Currency::all())
        addCases(all, "EUR", currency.code().toStdString(), ++number);
    // The reverse direction, currencies with different decimals, and the property's own currency.
    for (const auto &[hotel, guest] :
         {std::pair{"JPY", "KWD"}, std::pair{"KWD", "JPY"}, std::pair{"KWD", "EUR"},
          std::pair{"JPY", "USD"}, std::pair{"JPY", "JPY"}, std::pair{"KWD", "KWD"},
          std::pair{"ISK", "ISK"}, std::pair{"UGX", "BHD"}})
        addCases(all, hotel, guest, ++number);
    // Usually a sample of each pair that includes every fee and every action.
    const size_t step = soaking() ? 1 : 9;
    PayingHotel hotel;
    std::string ours, theirs;
    int played = 0;
    for (size_t i = 0; i < all.size(); i += step) {
        const Case &c = all[i];
        if (c.hotel != ours) hotel.openHotel(Currency::make(text(c.hotel)).value());
        if ((c.hotel != ours || c.guest != theirs) && c.foreign())
            hotel.setRate(Currency::make(text(c.guest)).value(), c.rate);
        ours = c.hotel;
        theirs = c.guest;
        play(hotel, c);
        if (QTest::currentTestFailed()) QFAIL(qPrintable(c.name()));
        ++played;
    }
    qInfo("%d of %zu cases: gateway, booking, letter and API agree with the calculator", played,
          all.size());
}

QTEST_GUILESS_MAIN(TestRefunds)
#include "test_refunds.moc"
