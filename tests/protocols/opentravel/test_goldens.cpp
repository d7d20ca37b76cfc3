// SPDX-License-Identifier: GPL-3.0-or-later
// Files written by hand from the standard, checked field by field, independent of our encoder.
#include "protocols/opentravel/samples.h"
#include "protocols/values.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;
using namespace roomrack::protocols::opentravel;
using tests::goldenMessage;

class GoldensTest : public QObject {
    Q_OBJECT

private slots:
    void limitsAreRead();
    void restrictionsInAnEnvelopeAreRead();
    void ratesAreRead();
    void countsAreRead();
    void aNewReservationIsRead();
    void commissionsAreReadLeniently();
    void itsGuestsAreRead();
    void noCardNumberIsKept();
    void theGuaranteeStatesWhoCollects_data();
    void theGuaranteeStatesWhoCollects();
    void aModificationIsRead();
    void cancellationsAreRead();
    void pollingIsRead();
    void answersAreRead();
    void pingsAndFaultsAreRead();
    void sendersInTheWildAreUnderstood();
    void everyGoldenMeansTheSameWhenWrittenAndReadAgain_data();
    void everyGoldenMeansTheSameWhenWrittenAndReadAgain();
};

namespace {

QString u(const char *text)
{
    return QString::fromUtf8(text);
}

NightRange nights(Night first, Night last, quint8 weekdays = 0x7f)
{
    return {first, last, weekdays};
}

}  // namespace

void GoldensTest::limitsAreRead()
{
    const auto m = goldenMessage<AvailNotif>("avail_limits.xml");
    QCOMPARE(m.head.echoToken, u("a1b2-0001"));
    QCOMPARE(instantText(*m.head.timeStamp), u("2026-07-01T08:15:00Z"));
    QCOMPARE(m.head.target, u("Production"));
    QCOMPARE(m.head.version, u("1.003"));
    QCOMPARE(m.head.requestorType, u("22"));
    QCOMPARE(m.head.requestorId, u("quinta"));
    QCOMPARE(m.head.requestorContext, u("CRS"));
    QCOMPARE(m.head.channelType, u("1"));
    QCOMPARE(m.head.company, u("Example GDS"));
    QCOMPARE(m.hotelCode, u("FAO01"));
    QCOMPARE(m.hotelName, u("Quinta do Mar"));
    QCOMPARE(m.statuses.size(), size_t(3));

    const AvailStatus &first = m.statuses[0];
    QCOMPARE(first.limit, 7);
    QCOMPARE(first.limitKind, LimitKind::Set);
    QCOMPARE(first.locator, 11);
    QCOMPARE(first.target.roomType, u("DBL"));
    QVERIFY(first.target.ratePlan.isEmpty() && !first.target.allRoomTypes);
    QCOMPARE(*first.target.nights, nights(Night::of(2026, 7, 10), Night::of(2026, 7, 16)));

    const AvailStatus &weekend = m.statuses[1];
    QCOMPARE(weekend.limit, 0);
    QCOMPARE(weekend.target.ratePlan, u("BAR"));
    QCOMPARE(weekend.target.nights->weekdays, quint8(0x30));
    QVERIFY(weekend.target.nights->contains(Night::of(2026, 8, 1)));   // a Saturday
    QVERIFY(!weekend.target.nights->contains(Night::of(2026, 8, 2)));  // a Sunday

    const AvailStatus &rest = m.statuses[2];
    QCOMPARE(rest.limitKind, LimitKind::Remove);
    QVERIFY(!rest.limit && rest.target.allRoomTypes && rest.target.roomType.isEmpty());
    QCOMPARE(rest.target.nights->weekdays, quint8(0x7e));
}

void GoldensTest::restrictionsInAnEnvelopeAreRead()
{
    const auto decoded = decode(tests::otaFile(u("goldens/avail_restrictions_soap.xml")));
    QVERIFY(decoded && decoded->problems.empty());
    QVERIFY(decoded->soap && decoded->security && decoded->notUnderstood.isEmpty());
    const Security &s = *decoded->security;
    QVERIFY(s.digest);
    QCOMPARE(s.username, u("quinta"));
    QCOMPARE(s.nonce, QByteArray("0123456789abcdef"));
    // The digest in the file was computed by another program.
    const Instant now = *parseInstant(u"2026-07-01T08:16:00Z");
    QVERIFY(verify(s, u("quinta"), u("mar e sol"), now));
    QVERIFY(!verify(s, u("quinta"), u("mar e so"), now));
    QVERIFY(!verify(s, u("quinta"), u("mar e sol"), now + 600 * kSecond));

    const auto &m = std::get<AvailNotif>(decoded->message);
    QCOMPARE(m.hotelCode, u("FAO01"));
    QCOMPARE(m.statuses.size(), size_t(5));
    QVERIFY(m.statuses[0].arrivalBased);
    QCOMPARE(m.statuses[0].lengths,
             (std::vector<LengthOfStay>{{StayLimit::MinArrival, 2}, {StayLimit::MaxArrival, 14}}));
    QVERIFY(!m.statuses[1].arrivalBased);
    QCOMPARE(m.statuses[1].lengths,
             (std::vector<LengthOfStay>{{StayLimit::MinThrough, 3},
                                        {StayLimit::MaxThrough, std::nullopt}}));
    QCOMPARE(*m.statuses[2].restriction, (Restriction{Restricts::Arrival, true}));
    QCOMPARE(*m.statuses[3].restriction, (Restriction{Restricts::Departure, false}));
    QCOMPARE(*m.statuses[4].restriction, (Restriction{Restricts::Sale, true}));
}

void GoldensTest::ratesAreRead()
{
    const auto m = goldenMessage<RateAmountNotif>("rate_amounts.xml");
    QCOMPARE(m.notifType, NotifType::Overlay);
    QCOMPARE(m.head.timeStamp->micros % kSecond, qint64(250'000));
    QCOMPARE(m.amounts.size(), size_t(3));

    const Rate &bar = m.amounts[0].rates.at(0);
    QVERIFY(!bar.nights);
    QCOMPARE(m.amounts[0].target.ratePlan, u("BAR"));
    QCOMPARE(bar.currency.code(), u("EUR"));
    QCOMPARE(bar.base, (std::vector<GuestAmount>{{1, {11850, {}}}, {2, {13850, 13066}}}));
    QCOMPARE(bar.extra, (std::vector<ExtraAmount>{{AgeClass::Child, 3, 11, 2500, true},
                                                  {AgeClass::Adult, {}, {}, 4000, true}}));

    const auto &suite = m.amounts[1].rates;
    QVERIFY(!m.amounts[1].target.nights);
    QCOMPARE(suite.size(), size_t(2));
    QCOMPARE(*suite[0].nights, nights(Night::of(2026, 8, 1), Night::of(2026, 8, 15), 0x30));
    QCOMPARE(suite[0].currency.code(), u("JPY"));
    QCOMPARE(suite[0].base.at(0), (GuestAmount{2, {{}, 24000}}));
    QCOMPARE(suite[1].base.at(0), (GuestAmount{0, {25000, {}}}));

    QCOMPARE(m.amounts[2].rates.at(0).base.at(0).amount.afterTax, 9950);
}

void GoldensTest::countsAreRead()
{
    const auto m = goldenMessage<InvCountNotif>("inv_counts.xml");
    QCOMPARE(m.hotelCode, u("FAO01"));
    QCOMPARE(m.inventories.size(), size_t(2));
    QCOMPARE(m.inventories[0].counts,
             (std::vector<RoomCount>{
                 {kCountAvailable, 5}, {kCountOutOfOrder, 1}, {kCountOffMarket, 0}}));
    QVERIFY(m.inventories[1].counts.empty());
    QCOMPARE(m.inventories[1].target.roomType, u("STE"));
}

void GoldensTest::aNewReservationIsRead()
{
    const auto m = goldenMessage<ResNotif>("res_new.xml");
    QCOMPARE(m.reservations.size(), size_t(1));
    const Reservation &r = m.reservations[0];
    QCOMPARE(r.status, ReservationStatus::New);
    QCOMPARE(r.id, u("XG-774411"));
    QCOMPARE(r.idContext, u("EXAMPLEGDS"));
    QCOMPARE(r.revision, u("1"));
    QCOMPARE(r.hotelId, u("RR-1001"));
    QCOMPARE(r.hotelCode, u("FAO01"));
    QCOMPARE(r.hotelName, u("Quinta do Mar"));
    QCOMPARE(r.source, u("Sunny Stays"));
    QCOMPARE(instantText(*r.created), u("2026-06-30T22:58:00Z"));
    QCOMPARE(instantText(*r.modified), u("2026-06-30T22:58:30.500Z"));
    QCOMPARE(r.currency->code(), u("EUR"));
    QCOMPARE(r.total, (Amounts{79500, {}}));
    QCOMPARE(r.commission, 11925);
    QCOMPARE(r.deposit, 10000);
    QCOMPARE(r.penalty, u("Free until 7 days before"));
    QCOMPARE(r.comment, u("Anniversary trip"));
    QCOMPARE(r.stays.size(), size_t(2));

    const RoomStay &s = r.stays[0];
    QCOMPARE(s.reference, u("1"));
    QCOMPARE(s.roomTypeCode, u("DBL"));
    QCOMPARE(s.roomTypeName, u("Double, sea view"));
    QCOMPARE(s.ratePlanCode, u("BAR"));
    QCOMPARE(s.ratePlanName, u("Best available"));
    QCOMPARE(s.mealPlan, u("19"));
    QCOMPARE(s.stay, Stay(Night::of(2026, 7, 10), 3));
    QCOMPARE(s.rooms, 1);
    QCOMPARE(s.guests,
             (std::vector<GuestCount>{{AgeClass::Adult, 2, -1}, {AgeClass::Child, 1, 6}}));
    QCOMPARE(s.rates, (std::vector<NightlyRate>{{Night::of(2026, 7, 10), {11850, 11179}},
                                                {Night::of(2026, 7, 11), {11850, 11179}},
                                                {Night::of(2026, 7, 12), {13800, {}}}}));
    QCOMPARE(s.total, (Amounts{37500, 35377}));
    QCOMPARE(s.guestReferences, (QStringList{u("1"), u("2")}));
    QCOMPARE(s.specialRequests, (QStringList{u("A cot, please"), u("QUIET")}));

    QCOMPARE(r.stays[1].rooms, 2);
    QCOMPARE(r.stays[1].stay, Stay(Night::of(2026, 7, 10), 3));
    QCOMPARE(r.stays[1].guests, (std::vector<GuestCount>{{AgeClass::Adult, 1, -1}}));
    QVERIFY(r.stays[1].rates.empty());
}

/// As amounts or percentages, of the reservation or of a rate plan.
void GoldensTest::commissionsAreReadLeniently()
{
    const QByteArray golden = tests::otaFile(u("goldens/res_new.xml"));
    const QByteArray amount = "<CommissionPayableAmount Amount=\"119.25\" CurrencyCode=\"EUR\"/>";
    const QByteArray meals = "<MealsIncluded MealPlanCodes=\"19\"";
    QVERIFY(golden.contains(amount) && golden.contains(meals));
    const auto read = [&](const char *whole, const QByteArray &ofPlan = {}) {
        QByteArray message = golden;
        message.replace(QByteArray("<TotalCommissions>" + amount), whole);
        message.replace(meals, QByteArray(ofPlan + meals));
        const auto decoded = decode(message);
        if (!decoded || !decoded->problems.empty()) qFatal("refused: %s", whole);
        return std::get<ResNotif>(decoded->message).reservations.at(0);
    };
    Reservation r = read("<TotalCommissions Percent='12.5'>");
    QVERIFY(!r.commission);
    QCOMPARE(r.commissionBasisPoints, std::optional<int>(1'250));
    r = read("<TotalCommissions><CommissionPayableAmount Amount='1234' DecimalPlaces='2'/>",
             "<Commission Percent='7'><CommissionPayableAmount Amount='5' CurrencyCode='EUR'/>"
             "</Commission>");
    QCOMPARE(r.commission, std::optional<qint64>(12'34));
    QCOMPARE(r.stays[0].commission, std::optional<qint64>(5'00));
    QCOMPARE(r.stays[0].commissionBasisPoints, std::optional<int>(700));
    for (const char *impossible : {"Amount='5' CurrencyCode='USD'", "Amount='-5'", "Amount='x'",
                                   "Amount='5' CurrencyCode='euros'", ""}) {
        const QByteArray told =
            QByteArray("<TotalCommissions Percent='101'><CommissionPayableAmount ") + impossible
            + "/>";
        r = read(told.constData());
        QCOMPARE(r.currency->code(), u("EUR"));
        QVERIFY(!r.commission && !r.commissionBasisPoints);
    }
}

void GoldensTest::itsGuestsAreRead()
{
    const auto m = goldenMessage<ResNotif>("res_new.xml");
    const Reservation &r = m.reservations[0];
    QCOMPARE(r.guests.size(), size_t(2));
    const Person &p = r.guests[0];
    QCOMPARE(p.reference, u("1"));
    QCOMPARE(p.prefix, u("Dr."));
    QCOMPARE(p.givenName, u("Mar\u00eda"));
    QCOMPARE(p.surname, u("de la O'Neill & S\u00f6hne"));
    QCOMPARE(p.phones, (QStringList{u("+49 89 123456"), u("+351 289 123 456")}));
    QCOMPARE(p.email, u("maria@example.com"));
    QCOMPARE(p.address.lines, (QStringList{u("Rua do Sol 4"), u("2. Stock")}));
    QCOMPARE(p.address.city, u("Faro"));
    QCOMPARE(p.address.postalCode, u("8000-001"));
    QCOMPARE(p.address.region, u("Algarve"));
    QCOMPARE(p.address.country, u("PT"));
    QCOMPARE(p.company, u("Sol Lda."));
    QCOMPARE(p.gender, u("Female"));
    QCOMPARE(p.language, u("de"));
    QCOMPARE(p.birthDate, Night::of(1980, 2, 29));
    QCOMPARE(r.guests[1].surname, u("Neill"));
    QCOMPARE(r.booker->surname, u("Costa"));
    QCOMPARE(r.booker->givenName, u("Ana"));
}

void GoldensTest::noCardNumberIsKept()
{
    const auto m = goldenMessage<ResNotif>("res_new.xml");
    const Reservation &r = m.reservations[0];
    QCOMPARE(r.guarantee.kind, GuaranteeKind::Card);
    QCOMPARE(r.guarantee.cardBrand, u("VI"));
    QCOMPARE(r.guarantee.lastFour, u("1111"));
    QCOMPARE(r.guarantee.text, u("Card on file"));
    QCOMPARE(r.stays[0].comment, u("Late arrival, about 23:00.\nPays with **** **** **** 1111"));
    const QByteArray written = encode(m);
    QVERIFY(!written.contains("4111") && !written.contains("123<") && !written.contains("1227")
            && !written.contains("MARIA"));
}

void GoldensTest::theGuaranteeStatesWhoCollects_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<std::optional<bool>>("channel");
    const auto row = [](const char *type, std::optional<bool> channel) {
        QTest::newRow(type) << QByteArray(type) << channel;
    };
    row("PrePay", true);
    row("CC/DC/Voucher", false);
    row("None", false);
    row("Deposit", std::nullopt);
    row("Profile", std::nullopt);
    row("", std::nullopt);
}

void GoldensTest::theGuaranteeStatesWhoCollects()
{
    QFETCH(QByteArray, type);
    QFETCH(std::optional<bool>, channel);
    QByteArray body = tests::otaFile(u("goldens/res_new.xml"));
    const QByteArray written = R"( GuaranteeType="CC/DC/Voucher")";
    QVERIFY(body.contains(written));
    body.replace(written, type.isEmpty() ? QByteArray() : " GuaranteeType=\"" + type + '"');
    const auto decoded = decode(body);
    QVERIFY(decoded.has_value());
    const auto &m = std::get<ResNotif>(decoded->message);
    QCOMPARE(channelCollects(m.reservations[0].guarantee), channel);
}

void GoldensTest::aModificationIsRead()
{
    const auto m = goldenMessage<ResNotif>("res_modify.xml");
    const Reservation &r = m.reservations.at(0);
    QCOMPARE(r.status, ReservationStatus::Modified);
    QCOMPARE(r.revision, u("2"));
    QCOMPARE(r.stays.at(0).stay, Stay(Night::of(2026, 7, 11), 3));
    QCOMPARE(r.stays[0].ratePlanCode, u("A-PLAN-CODE-LONGER-THAN-16"));
    QCOMPARE(r.stays[0].guests, (std::vector<GuestCount>{{AgeClass::Adult, 2, -1}}));
    QCOMPARE(r.stays[0].rates, (std::vector<NightlyRate>{{Night::of(2026, 7, 11), {20000, {}}},
                                                         {Night::of(2026, 7, 12), {20000, {}}},
                                                         {Night::of(2026, 7, 13), {21000, {}}}}));
}

void GoldensTest::cancellationsAreRead()
{
    const auto m = goldenMessage<ResNotif>("res_cancel.xml");
    QCOMPARE(m.reservations.size(), size_t(2));
    QCOMPARE(m.reservations[0].status, ReservationStatus::Cancelled);
    QCOMPARE(m.reservations[0].id, u("XG-774411"));
    QCOMPARE(m.reservations[0].cancellationId, u("XG-C-9"));
    QVERIFY(m.reservations[0].stays.empty() && !m.reservations[0].currency);
    QCOMPARE(m.reservations[1].id, u("XG-774412"));
    QVERIFY(m.reservations[1].cancellationId.isEmpty());
}

void GoldensTest::pollingIsRead()
{
    const auto read = goldenMessage<Read>("read.xml");
    QCOMPARE(read.hotelCode, u("FAO01"));
    QCOMPARE(read.head.requestorPassword, u("s3cret"));
    QCOMPARE(read.selection, Selection::Undelivered);
    QCOMPARE(instantText(*read.changedSince), u("2026-06-01T00:00:00Z"));

    const auto answer = goldenMessage<ResRetrieve>("res_retrieve.xml");
    QVERIFY(answer.outcome.ok());
    QCOMPARE(answer.reservations.size(), size_t(2));
    QCOMPARE(answer.reservations[0].id, u("B-1"));
    QCOMPARE(answer.reservations[0].stays.at(0).stay, Stay(Night::of(2026, 10, 1), 7));
    QVERIFY(answer.reservations[0].stays[0].rates.empty());
    QCOMPARE(answer.reservations[0].stays[0].total.paid(), 70000);
    QCOMPARE(answer.reservations[1].status, ReservationStatus::Cancelled);

    const auto report = goldenMessage<NotifReport>("notif_report.xml");
    QVERIFY(report.outcome.ok());
    QCOMPARE(report.outcome.warnings.at(0).recordId, u("B-2"));
    QCOMPARE(report.confirmations.size(), size_t(2));
    QCOMPARE(report.confirmations[0].id, u("B-1"));
    QCOMPARE(report.confirmations[1].id, u("B-0"));
    QCOMPARE(report.confirmations[1].idContext, u("X"));
    QCOMPARE(report.confirmations[1].cancellationId, u("B-0-C"));
    QCOMPARE(goldenMessage<Acknowledgement>("notif_report_answer.xml").what,
             Acknowledged::NotifReport);
}

void GoldensTest::answersAreRead()
{
    const auto taken = goldenMessage<ResNotifAnswer>("res_answer.xml");
    QVERIFY(taken.outcome.ok());
    QCOMPARE(taken.outcome.warnings.at(0).code, 450);
    QCOMPARE(taken.confirmations.at(0).id, u("XG-774411"));
    QCOMPARE(taken.confirmations[0].hotelId, u("RR-1001"));
    QCOMPARE(taken.confirmations[0].status, ReservationStatus::New);

    const auto warned = goldenMessage<Acknowledgement>("avail_answer.xml");
    QCOMPARE(warned.what, Acknowledged::AvailNotif);
    QVERIFY(warned.outcome.ok());
    QCOMPARE(warned.outcome.warnings.size(), size_t(2));
    const Problem &w = warned.outcome.warnings[0];
    QCOMPARE(w.code, int(Code::InvalidRoomType));
    QCOMPARE(w.recordId, u("12"));
    QCOMPARE(w.shortText, u("Invalid room type"));
    QCOMPARE(w.text, u("STE is not sold here."));
    QCOMPARE(warned.outcome.warnings[1].type, int(ErrorType::Advisory));

    const auto refused = goldenMessage<Acknowledgement>("rate_answer.xml");
    QCOMPARE(refused.what, Acknowledged::RateAmountNotif);
    QVERIFY(!refused.outcome.ok());
    QCOMPARE(refused.outcome.errors.at(0).recordId, u("2"));

    const auto unread = goldenMessage<ResRetrieve>("res_retrieve_error.xml");
    QCOMPARE(unread.outcome.errors.size(), size_t(2));
    QCOMPARE(unread.outcome.errors[0].type, int(ErrorType::Authorization));
    QCOMPARE(unread.outcome.errors[0].code, int(Code::AuthorizationError));
    QCOMPARE(unread.outcome.errors[1].status, u("NotProcessed"));
    QVERIFY(goldenMessage<Acknowledgement>("inv_answer.xml").outcome.ok());
}

void GoldensTest::pingsAndFaultsAreRead()
{
    QCOMPARE(goldenMessage<Ping>("ping.xml").echo, u("Hello, wer ist da?"));
    QCOMPARE(goldenMessage<PingAnswer>("ping_answer.xml").echo, u("Hello, wer ist da?"));
    const auto fault = goldenMessage<Fault>("fault_soap.xml");
    QCOMPARE(fault.code, u("Server.Busy"));
    QCOMPARE(fault.text, u("Try again later"));
}

void GoldensTest::sendersInTheWildAreUnderstood()
{
    const auto decoded = decode(tests::otaFile(u("wild/rates_without_types.xml")));
    QVERIFY(decoded && decoded->problems.empty());
    QCOMPARE(decoded->unknown, 1);
    QCOMPARE(decoded->firstUnknown, u("TPA_Extensions"));
    const auto &m = std::get<RateAmountNotif>(decoded->message);
    QCOMPARE(m.head.requestorId, u("partner_key"));
    QCOMPARE(m.head.requestorType, u("22"));
    QCOMPARE(m.head.version, u("1.0"));
    QVERIFY(!m.notifType);
    QCOMPARE(m.amounts.at(0).target.nights->weekdays, quint8(0x7b));
    QCOMPARE(m.amounts[0].rates.at(0).base.at(0), (GuestAmount{2, {11000, 10000}}));
}

void GoldensTest::everyGoldenMeansTheSameWhenWrittenAndReadAgain_data()
{
    QTest::addColumn<QString>("name");
    QVERIFY(tests::otaGoldens().size() >= 15);
    for (const QString &name : tests::otaGoldens()) QTest::newRow(qPrintable(name)) << name;
}

void GoldensTest::everyGoldenMeansTheSameWhenWrittenAndReadAgain()
{
    QFETCH(QString, name);
    const auto first = decode(tests::otaFile(u("goldens/") + name));
    QVERIFY(first && first->problems.empty());
    for (const QByteArray &bytes :
         {encode(first->message), encodeSoap(first->message, first->security)}) {
        const auto second = decode(bytes);
        QVERIFY2(second, second ? "" : qPrintable(second.error().text()));
        QVERIFY(second->problems.empty() && second->unknown == 0);
        QVERIFY2(second->message == first->message, bytes.constData());
        QVERIFY(!second->security || second->security == first->security);
    }
}

QTEST_GUILESS_MAIN(GoldensTest)
#include "test_goldens.moc"
