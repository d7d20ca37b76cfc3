// SPDX-License-Identifier: GPL-3.0-or-later
// Tax lines of a booking that are damaged in the file or database: its bookings are still shown,
// and
// `--verify` finds them.
#include "storage/reader.h"
#include "storage/sample_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

class TestDamagedTaxes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void init();
    void undamagedLinesAreClean();
    void damagedLinesLeaveTheBookingReadable();
    void linesOfAnotherPriceAreFound();
    void earlyDeparturesReplaceWhatThereIs();
    void earlyDeparturesLeaveDamagedLines();

private:
    QString findings() const;
    BookingRow rowOf(BookingId id) const;

    std::unique_ptr<HotelFile> file_;
    BookingId taxed_, other_;
};

/// A booking of 300.00 with lines, and one without.
void TestDamagedTaxes::init()
{
    file_ = std::make_unique<HotelFile>();
    Script s(*file_, file_->open().state().lastSeq);
    const auto taxed = s.take(0, Stay(kFirst + 2, 3)), other = s.take(0, Stay(kFirst + 2, 3));
    pricing::TaxLine room, city;
    room.net = 28'302;
    room.tax = 1'698;
    room.included = 30'000;
    city.kind = pricing::TaxLineKind::CityTax;
    city.tax = 600;
    s.batch.taxes.push_back({file_->property(), taxed.id, {{room, city}}});
    s.commit(file_->store());
    file_->close();
    taxed_ = taxed.id;
    other_ = other.id;
}

QString TestDamagedTaxes::findings() const
{
    const auto report = verify(file_->path());
    if (!report) return report.error().text();
    QStringList lines;
    for (const VerifyFinding &f : report->findings)
        lines << f.where + QStringLiteral(": ") + f.what;
    return lines.join(u'\n');
}

BookingRow TestDamagedTaxes::rowOf(BookingId id) const
{
    const auto reader = Reader::open(file_->path());
    const auto row = (*reader)->ask(OneBooking{file_->property(), id});
    if (!row) qFatal("%s", qPrintable(row.error().text()));
    return *row;
}

void TestDamagedTaxes::undamagedLinesAreClean()
{
    QCOMPARE(findings(), QString());
    const BookingRow row = rowOf(taxed_);
    QCOMPARE(row.taxes.onTop(), qint64(600));
    QVERIFY(!row.taxesAreDamaged && !rowOf(other_).taxesAreDamaged);
}

void TestDamagedTaxes::damagedLinesLeaveTheBookingReadable()
{
    file_->tamper(
        QStringLiteral("UPDATE booking_taxes SET content = '{\"lines\":[{\"kind\":9}]}'"));
    const BookingRow row = rowOf(taxed_);
    QVERIFY(row.taxesAreDamaged);
    QVERIFY(row.taxes.lines.empty());
    QCOMPARE(row.booking.total, qint64(30'000));
    const auto reader = Reader::open(file_->path());
    BookingQuery all;
    all.property = file_->property();
    const auto page = (*reader)->ask(Bookings{all, 0, 10});
    QVERIFY2(page, page ? "" : qPrintable(page.error().text()));
    QCOMPARE(page->rows.size(), size_t(2));
    QVERIFY2(findings().contains(QStringLiteral("the tax lines cannot be read")),
             qPrintable(findings()));
}

void TestDamagedTaxes::linesOfAnotherPriceAreFound()
{
    file_->tamper(
        QStringLiteral("UPDATE booking_taxes SET content = replace(content, '30000', '29000')"));
    QVERIFY2(findings().contains(QStringLiteral("the tax lines are of a price of")),
             qPrintable(findings()));
    QVERIFY(!rowOf(taxed_).taxesAreDamaged);
}

/// Also of one that was booked in the same transaction.
void TestDamagedTaxes::earlyDeparturesReplaceWhatThereIs()
{
    pricing::TaxLine room, city;
    room.net = room.included = 30'000;
    city.kind = pricing::TaxLineKind::CityTax;
    city.tax = 600;
    Script s(*file_, file_->open().state().lastSeq, kBegin + 60'000'000);
    const BookingId fresh = s.take(0, Stay(kFirst + 9, 2)).id;
    s.batch.taxes.push_back({file_->property(), fresh, {{room, city}}});
    city.tax = 200;
    const auto now = std::make_shared<const pricing::PersonTaxes>(
        pricing::PersonTaxes{3, 1, {{0, 0, pricing::PersonTaxDue{{city}, 600}, {}}}});
    for (const BookingId id : {taxed_, other_, fresh})
        s.batch.taxes.push_back({file_->property(), id, {}, 0, now});
    s.commit(file_->store());
    file_->close();
    QCOMPARE(findings(), QString());
    for (const BookingId id : {taxed_, fresh}) {
        QCOMPARE(rowOf(id).taxes.lines.size(), size_t(2));
        QCOMPARE(rowOf(id).taxes.onTop(), qint64(200));
    }
    QVERIFY(rowOf(other_).taxes.lines.empty());
}

void TestDamagedTaxes::earlyDeparturesLeaveDamagedLines()
{
    const QString damaged = QStringLiteral("{\"lines\":[{\"kind\":9}]}");
    file_->tamper(QStringLiteral("UPDATE booking_taxes SET content = '%1'").arg(damaged));
    Script s(*file_, file_->open().state().lastSeq, kBegin + 60'000'000);
    s.take(0, Stay(kFirst + 9, 1));
    s.batch.taxes.push_back(
        {file_->property(), taxed_, {}, 0, std::make_shared<const pricing::PersonTaxes>()});
    s.commit(file_->store());
    file_->close();
    QVERIFY(rowOf(taxed_).taxesAreDamaged);
}

QTEST_GUILESS_MAIN(TestDamagedTaxes)
#include "test_damaged_taxes.moc"
