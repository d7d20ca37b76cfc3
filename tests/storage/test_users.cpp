// SPDX-License-Identifier: GPL-3.0-or-later
// Users in a file and in a database: written users are read back, and a property from before users
// existed opens without any.
#include "storage/reader.h"
#include "storage/sample_hotel.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

booking::UserRow row(const HotelFile &file, qint64 id, const QString &name, booking::Role role)
{
    booking::UserRow u;
    u.property = file.property();
    u.user = {ActorId{id}, name, role, true};
    u.secretHash = "$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$aGFzaA";
    return u;
}

booking::Record added(const booking::UserRow &u, qint64 seq)
{
    booking::Record r;
    r.seq = seq;
    r.property = u.property;
    r.kind = booking::RecordKind::UserAdded;
    r.at = kBegin;
    r.actor = kDeskActor;
    r.subject = u.user.id.value;
    r.value = qint64(u.user.role);
    return r;
}

void dropColumns(const HotelFile &file, const char *table,
                 std::initializer_list<const char *> columns)
{
    for (const char *column : columns) {
        file.tamper(QStringLiteral("ALTER TABLE %1 DROP COLUMN %2")
                        .arg(QLatin1String(table), QLatin1String(column)));
    }
}

}  // namespace

class TestUsers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void whatWasWrittenComesBack();
    void aHotelFromBeforeThereWereUsersHasNone();
};

void TestUsers::whatWasWrittenComesBack()
{
    HotelFile file;
    qint64 seq = file.open().state().lastSeq;
    booking::UserRow ana = row(file, 1000, QString::fromUtf8("Ana \"=1\" <b>\xf0\x9f\xa6\x8a"),
                               booking::Role::Administrator);
    booking::UserRow ben = row(file, 1001, QStringLiteral("Ben"), booking::Role::Clerk);
    booking::Batch batch;
    batch.users = {ana, ben};
    batch.records = {added(ana, seq + 1), added(ben, seq + 2)};
    batch.oldestHold = seq + 3;
    QVERIFY(file.store().commit(batch));
    batch.clear();
    ben.wrongAttempts = 1;
    ben.wrongAt = kBegin + kSecond;
    booking::Record wrong = added(ben, seq + 3);
    wrong.kind = booking::RecordKind::SignInRefused;
    wrong.value = 1;
    batch.users = {ben};
    batch.records = {wrong};
    batch.oldestHold = seq + 4;
    QVERIFY(file.store().commit(batch));
    file.close();

    const auto loaded = file.open().load(file.property(), kFirst);
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().text()));
    QCOMPARE(loaded->users.size(), size_t(2));
    QCOMPARE(loaded->users[0].user, ana.user);
    QCOMPARE(loaded->users[0].secretHash, ana.secretHash);
    QCOMPARE(loaded->users[1].user, ben.user);
    QCOMPARE(loaded->users[1].wrongAttempts, 1);
    QCOMPARE(loaded->users[1].wrongAt, ben.wrongAt);
    file.close();
    auto reader = Reader::open(file.path());
    QCOMPARE(*(*reader)->ask(storage::Users{file.property()}), (std::vector{ana.user, ben.user}));
    const auto report = verify(file.path());
    QVERIFY(report && report->findings.empty());
}

namespace {

const std::initializer_list<const char *> kLaterTables{"desk_user",
                                                       "bulk_template",
                                                       "fx_rate",
                                                       "channel_setup",
                                                       "channel_cells",
                                                       "channel_linked",
                                                       "inbox",
                                                       "channel_reservation",
                                                       "channel_message",
                                                       "outbox",
                                                       "outbox_token",
                                                       "candidate",
                                                       "claim",
                                                       "saga",
                                                       "duplicate",
                                                       "booking_charge",
                                                       "notice",
                                                       "hotel_setup",
                                                       "api_token",
                                                       "message_token",
                                                       "channel_left",
                                                       "booking_reason",
                                                       "room_housekeeping",
                                                       "movement",
                                                       "step_item",
                                                       "setting_change",
                                                       "tax_item",
                                                       "booking_taxes",
                                                       "step_taxes",
                                                       "plan_terms",
                                                       "market_segment",
                                                       "hold_quote",
                                                       "night_restriction"};
const std::initializer_list<const char *> kLaterOfBookings{
    "channel_collects", "after_tax",         "child_ages",   "terms_seq",
    "commission",       "commission_points", "segment",      "extras",
    "vat_on_top",       "commission_told",   "commission_of"};

/// Made of the rate of the property.
void hasVatOfItsRooms(const LoadedProperty &loaded)
{
    QCOMPARE(loaded.taxes.vats.size(), size_t(1));
    const pricing::Vat &vat = loaded.taxes.vats.front();
    QCOMPARE(vat.name, QStringLiteral("VAT"));
    QVERIFY(vat.isForRooms && vat.isIncluded && !vat.retiredFrom);
    QVERIFY(vat.rates == (std::vector<pricing::DatedValue>{{std::nullopt, 600}}));
    QCOMPARE(loaded.catalogue.property.assumedChildAge, 10);
}

void hasTermsOfBefore(const LoadedProperty &loaded)
{
    for (const pricing::RatePlan &plan : loaded.plans) {
        QCOMPARE(plan.prepayment, pricing::Prepayment::All);
        QVERIFY(plan.terms.further.empty() && !plan.terms.noShow);
    }
    QCOMPARE(loaded.planTerms.size(), loaded.plans.size());
    QVERIFY(pricing::TermsBook(loaded.planTerms).unnumbered(loaded.plans).empty());
}

}  // namespace

/// The previous format had no table of users, and was otherwise the same.
void TestUsers::aHotelFromBeforeThereWereUsersHasNone()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    const auto taken = s.take(0, Stay(kFirst, 2));
    s.commit(file.store());
    const qint64 last = file.store().state().lastSeq;
    file.close();
    for (const char *later : kLaterTables)
        file.tamper(QStringLiteral("DROP TABLE %1").arg(QLatin1String(later)));
    dropColumns(file, "booking", kLaterOfBookings);
    dropColumns(file, "step_booking",
                {"terms_seq", "commission", "segment", "child_ages", "extras"});
    for (const char *later :
         {"booking_walk DROP COLUMN sister_booking", "channel DROP COLUMN commission",
          "room DROP COLUMN in_service_from", "room DROP COLUMN retired_from",
          "room_type DROP COLUMN retired_from", "room_type DROP COLUMN max_adults",
          "room_type DROP COLUMN max_children", "rate_plan DROP COLUMN retired_from",
          "rate_plan DROP COLUMN later_fees", "rate_plan DROP COLUMN no_show_percent",
          "rate_plan DROP COLUMN no_show_nights", "rate_plan DROP COLUMN prepayment",
          "rate_plan DROP COLUMN prepaid_percent", "rate_plan DROP COLUMN guarantee",
          "rate_plan ADD COLUMN prepaid INTEGER NOT NULL DEFAULT 1",
          "rate_plan DROP COLUMN conditions", "rate_plan DROP COLUMN segment",
          "property DROP COLUMN child_age", "property ADD COLUMN tax INTEGER NOT NULL DEFAULT 600"})
        file.tamper(QStringLiteral("ALTER TABLE %1").arg(QLatin1String(later)));
    file.tamper(file.onServer() ? QStringLiteral("UPDATE roomrack_schema SET version = 7")
                                : QStringLiteral("PRAGMA user_version = 7"));
    QVERIFY(!Reader::open(file.path()));
    QCOMPARE(file.open().state().lastSeq, last);
    const auto loaded = file.store().load(file.property(), kFirst);
    QVERIFY(loaded && loaded->users.empty());
    hasTermsOfBefore(*loaded);
    hasVatOfItsRooms(*loaded);
    QCOMPARE(loaded->bookings.size(), size_t(1));
    QCOMPARE(loaded->bookings.front().id, taken.id);
    file.close();
    if (!file.onServer()) QVERIFY(QFile::exists(file.path("hotel.roomrack.before-8")));
    const auto report = verify(file.path());
    QVERIFY2(report, report ? "" : qPrintable(report.error().text()));
    for (const VerifyFinding &f : report->findings) qWarning("%s", qPrintable(f.where + f.what));
    QVERIFY(report->findings.empty());
}

QTEST_GUILESS_MAIN(TestUsers)
#include "test_users.moc"
