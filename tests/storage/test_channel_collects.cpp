// SPDX-License-Identifier: GPL-3.0-or-later
// What the channel told of a booking, and collects: stored, loaded and read in files and databases,
// and made of what there was before.
#include "storage/lookups.h"
#include "storage/reader.h"
#include "storage/sample_hotel.h"
#include "storage/schema.h"

#include <algorithm>

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

const Stay kStay(kFirst + 2, 3);

}  // namespace

class TestChannelCollects : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void isReadAsItWasWritten();
    void whatWasToldIsReadAsItWasWritten();
    void aNoteOfBeforeBecomesTheAmount();
    void bookingsOfChannelsAreAfterTax();
    void bookingsOfBeforeHaveNoCommission();
    void amountsToldBeforeAreOfTheirTotal();
};

void TestChannelCollects::isReadAsItWasWritten()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    const auto unpaid = s.take(0, kStay), paid = s.take(0, kStay), free = s.take(0, kStay, 1, 0);
    s.batch.bookings.at(1).channelCollects = paid.total;
    s.batch.bookings.at(2).channelCollects = 0;
    s.commit(file.store());
    const auto expected = [&](BookingId id) -> std::optional<qint64> {
        if (id == unpaid.id) return std::nullopt;
        return id == paid.id ? paid.total : 0;
    };
    auto reader = std::move(*Reader::open(file.path()));
    for (const auto &b : {unpaid, paid, free}) {
        const auto row = reader->ask(OneBooking{file.property(), b.id});
        QVERIFY(row.has_value());
        QCOMPARE(row->booking.channelCollects, expected(b.id));
        const auto found = file.store().lookups().findBooking(file.property(), b.id);
        QVERIFY(found.has_value());
        QCOMPARE(found->booking.channelCollects, expected(b.id));
    }
    reader.reset();
    file.close();
    const auto state = file.open().load(file.property(), kFirst);
    QVERIFY(state.has_value());
    const auto &loaded = state->bookings;
    QCOMPARE(loaded.size(), size_t(3));
    for (const booking::Booking &b : loaded) QCOMPARE(b.channelCollects, expected(b.id));
}

void TestChannelCollects::whatWasToldIsReadAsItWasWritten()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    const auto quoted = s.take(0, kStay), told = s.take(0, kStay);
    s.batch.bookings.at(1).isAfterTax = true;
    s.batch.bookings.at(1).childAges = {0, 3, 12};
    s.batch.bookings.at(1).commission = 4'500;
    s.batch.bookings.at(1).commissionBasisPoints = -1;
    s.batch.bookings.at(1).toldCommission = booking::ToldCommission{9'000, 40'000};
    const booking::Booking expected = s.batch.bookings.at(1);
    s.commit(file.store());
    auto reader = std::move(*Reader::open(file.path()));
    QVERIFY(!reader->ask(OneBooking{file.property(), quoted.id})->booking.isAfterTax);
    QCOMPARE(reader->ask(OneBooking{file.property(), told.id})->booking, expected);
    QCOMPARE(file.store().lookups().findBooking(file.property(), told.id)->booking, expected);
    reader.reset();
    file.close();
    const auto state = file.open().load(file.property(), kFirst);
    QVERIFY(state.has_value());
    QVERIFY(std::count(state->bookings.begin(), state->bookings.end(), expected) == 1);
}

/// Those that have a number of the channel; the others were priced by the property.
void TestChannelCollects::bookingsOfChannelsAreAfterTax()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    const auto quoted = s.take(0, kStay), told = s.take(0, kStay);
    s.batch.keys.push_back(
        {file.property(), {"r1", 1}, file.catalogue().channels.front().id, told.id});
    s.commit(file.store());
    file.close();
    for (const char *column : {"after_tax", "child_ages"})
        file.tamper(
            QStringLiteral("ALTER TABLE booking DROP COLUMN %1").arg(QLatin1String(column)));
    const Dialect &dialect = file.onServer() ? postgresDialect() : sqliteDialect();
    for (const Migration &m : migrations()) {
        if (!m.sql.contains(QStringLiteral("ADD COLUMN after_tax"))) continue;
        for (const QString &statement : dialect.statements(m.sql)) file.tamper(statement);
    }
    auto reader = std::move(*Reader::open(file.path()));
    QVERIFY(!reader->ask(OneBooking{file.property(), quoted.id})->booking.isAfterTax);
    QVERIFY(reader->ask(OneBooking{file.property(), told.id})->booking.isAfterTax);
}

void TestChannelCollects::bookingsOfBeforeHaveNoCommission()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    const auto made = s.take(0, kStay);
    s.batch.bookings.front().commission = 4'500;
    s.batch.bookings.front().commissionBasisPoints = 1'500;
    s.commit(file.store());
    file.close();
    for (const char *column :
         {"booking DROP COLUMN commission", "booking DROP COLUMN commission_points",
          "step_booking DROP COLUMN commission", "channel DROP COLUMN commission"})
        file.tamper(QStringLiteral("ALTER TABLE %1").arg(QLatin1String(column)));
    const Dialect &dialect = file.onServer() ? postgresDialect() : sqliteDialect();
    for (const Migration &m : migrations()) {
        if (!m.sql.contains(QStringLiteral("ADD COLUMN commission "))) continue;
        for (const QString &statement : dialect.statements(m.sql)) file.tamper(statement);
    }
    auto reader = std::move(*Reader::open(file.path()));
    const auto row = reader->ask(OneBooking{file.property(), made.id});
    QVERIFY(row.has_value());
    QVERIFY(!row->booking.commission);
    QCOMPARE(row->booking.commissionBasisPoints, 0);
}

/// Whose total at that time is not known.
void TestChannelCollects::amountsToldBeforeAreOfTheirTotal()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    const auto told = s.take(0, kStay), rated = s.take(0, kStay);
    for (booking::Booking &b : s.batch.bookings) b.commission = 4'500;
    s.batch.bookings.at(0).commissionBasisPoints = -1;
    s.batch.bookings.at(1).commissionBasisPoints = 1'500;
    s.commit(file.store());
    file.close();
    for (const char *column : {"commission_told", "commission_of"})
        file.tamper(
            QStringLiteral("ALTER TABLE booking DROP COLUMN %1").arg(QLatin1String(column)));
    const Dialect &dialect = file.onServer() ? postgresDialect() : sqliteDialect();
    for (const Migration &m : migrations()) {
        if (!m.sql.contains(QStringLiteral("ADD COLUMN commission_told"))) continue;
        for (const QString &statement : dialect.statements(m.sql)) file.tamper(statement);
    }
    auto reader = std::move(*Reader::open(file.path()));
    const auto kept = reader->ask(OneBooking{file.property(), told.id})->booking.toldCommission;
    QVERIFY(kept == (booking::ToldCommission{4'500, told.total}));
    QVERIFY(!reader->ask(OneBooking{file.property(), rated.id})->booking.toldCommission);
}

/// The column is taken away again, as a file or database of before does not have it.
void TestChannelCollects::aNoteOfBeforeBecomesTheAmount()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    struct Before {
        const char *notes;
        bool collected;
    };
    const Before all[] = {{"Late\nPrepaid: collected by the channel (bank_transfer)", true},
                          {"Vorausbezahlt: vom Kanal kassiert", true},
                          {"Wants to be prepaid", false},
                          {"", false}};
    std::vector<booking::Booking> made;
    for (const Before &one : all) {
        made.push_back(s.take(0, kStay));
        s.guest(made.back(),
                {QStringLiteral("Ana"), {}, {}, {}, QString::fromLatin1(one.notes), {}});
    }
    s.commit(file.store());
    file.close();
    file.tamper(QStringLiteral("ALTER TABLE booking DROP COLUMN channel_collects"));
    const Dialect &dialect = file.onServer() ? postgresDialect() : sqliteDialect();
    for (const Migration &m : migrations()) {
        if (!m.sql.contains(QStringLiteral("ADD COLUMN channel_collects"))) continue;
        for (const QString &statement : dialect.statements(m.sql)) file.tamper(statement);
    }
    auto reader = std::move(*Reader::open(file.path()));
    for (size_t i = 0; i < made.size(); ++i) {
        const auto row = reader->ask(OneBooking{file.property(), made[i].id});
        QVERIFY(row.has_value());
        QCOMPARE(row->booking.channelCollects,
                 all[i].collected ? std::optional(made[i].total) : std::nullopt);
    }
}

QTEST_GUILESS_MAIN(TestChannelCollects)
#include "test_channel_collects.moc"
