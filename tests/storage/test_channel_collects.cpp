// SPDX-License-Identifier: GPL-3.0-or-later
// What the channel collects of a booking: stored, loaded and read in files and databases, and made
// of the notes of before.
#include "storage/lookups.h"
#include "storage/reader.h"
#include "storage/sample_hotel.h"
#include "storage/schema.h"

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
    void aNoteOfBeforeBecomesTheAmount();
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
