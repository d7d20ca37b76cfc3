// SPDX-License-Identifier: GPL-3.0-or-later
// The terms that a booking keeps, as the API shows them.
#include "api_hotel.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

/// Two nights of the first room type on its rate plan.
qint64 bookOn(const ApiHotel &house, const QByteArray &plan, int in)
{
    const QByteArray body =
        "{\"room_type\": \"T0\", \"check_in\": \"" + (kToday + in).iso().toUtf8()
        + "\", \"check_out\": \"" + (kToday + in + 2).iso().toUtf8()
        + "\", \"guest\": {\"name\": \"Ana Lima\"}, \"plan\": \"" + plan + "\"}";
    const auto made =
        ask(house, {"POST", "/v1/bookings", body, {}, ApiHotel::token(TokenRole::Manager)});
    return jsonOf(made)[QStringLiteral("booking")].toInteger();
}

QJsonValue termsOf(const ApiHotel &house, qint64 booking)
{
    const QByteArray target = "/v1/bookings/" + QByteArray::number(booking);
    const auto found = ask(house, {"GET", target, {}, {}, ApiHotel::token(TokenRole::Manager)});
    return jsonOf(found)[QStringLiteral("terms")];
}

}  // namespace

class TestKeptTerms : public QObject {
    Q_OBJECT

private slots:
    void aBookingShowsThoseThatItWasMadeUnder()
    {
        ApiHotel &house = hotel_.open();
        const qint64 before = bookOn(house, "BAR", 3);
        // A booking by the API has a plan; one of the desk can be at an agreed price.
        const auto without = house.engine().run(
            engine::Command(booking::HoldAndConfirm{house.hotel().hold(1, 9, 2), {}}));
        QVERIFY(without);
        const QJsonValue shown = termsOf(house, before);
        QCOMPARE(shown[QStringLiteral("current")], QJsonValue(true));
        QCOMPARE(shown[QStringLiteral("prepayment")], QJsonValue(QStringLiteral("none")));
        QCOMPARE(shown[QStringLiteral("guarantee")], QJsonValue(QStringLiteral("none")));
        const QJsonValue cancellation = shown[QStringLiteral("cancellation")];
        QCOMPARE(cancellation[QStringLiteral("refundable")], QJsonValue(true));
        QVERIFY(termsOf(house, without->booking.value).isNull());

        pricing::RatePlan edited =
            (*house.engine().snapshot(house.hotel().property))->plans.front();
        edited.terms.refundable = false;
        edited.guarantee = pricing::Guarantee::Card;
        QVERIFY(house.engine().run(engine::Command(booking::EditDescription{
            house.hotel().desk(), {{}, {}, {}, {edited}}, {}, false, {}})));
        QTRY_COMPARE(termsOf(house, before)[QStringLiteral("current")], QJsonValue(false));
        QCOMPARE(termsOf(house, before)[QStringLiteral("cancellation")], cancellation);
        const QJsonValue now = termsOf(house, bookOn(house, "BAR", 6));
        QCOMPARE(now[QStringLiteral("current")], QJsonValue(true));
        QCOMPARE(now[QStringLiteral("guarantee")], QJsonValue(QStringLiteral("card")));
        QCOMPARE(now[QStringLiteral("cancellation")][QStringLiteral("refundable")],
                 QJsonValue(false));
    }

private:
    SharedApiHotel hotel_;
};

QTEST_GUILESS_MAIN(TestKeptTerms)
#include "test_kept_terms.moc"
