// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail is searched alike on a connected desk and at the hotel: in the texts shown, and
// in what only the database has, such as a guest's email.
#include "remote/desk_host.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

/// Displayed texts of which only the first word of the search is found, in rows about Maria.
class OnlyMaria final : public storage::AuditWords {
public:
    quint32 found(const storage::AuditRow &row) override
    {
        return row.guest.startsWith(QStringLiteral("Maria")) ? 1 : 0;
    }
};

}  // namespace

class TestDeskAudit : public QObject {
    Q_OBJECT

private slots:
    void aDeskFindsWhatTheHotelFinds_data();
    void aDeskFindsWhatTheHotelFinds();
};

void TestDeskAudit::aDeskFindsWhatTheHotelFinds_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("email") << QStringLiteral("silva@example.org") << true;
    QTest::newRow("reference") << QStringLiteral("REF-4711") << true;
    QTest::newRow("shown, email") << QStringLiteral("shown example.org") << true;
    QTest::newRow("email of another guest") << QStringLiteral("shown berg@example.net") << false;
    QTest::newRow("nothing") << QStringLiteral("nothing silva@example.com") << false;
}

void TestDeskAudit::aDeskFindsWhatTheHotelFinds()
{
    QFETCH(const QString, search);
    QFETCH(const bool, isThere);
    EngineHotel hotel;
    QVERIFY(hotel.make(3, 40));
    booking::Guest maria, otto;
    maria.name = QStringLiteral("Maria Silva");
    maria.email = QStringLiteral("silva@example.org");
    maria.reference = QStringLiteral("REF-4711");
    otto.name = QStringLiteral("Otto Berg");
    otto.email = QStringLiteral("berg@example.net");
    for (const booking::Guest &guest : {maria, otto})
        QVERIFY(hotel.engine->run(booking::HoldAndConfirm{hotel.hold(1, 2, 3), guest}));
    DeskHost host(hotel);
    host.open();
    const core::SystemClock clock;
    const auto desk = connectTo(host.port(), clock);
    QVERIFY(desk);
    const auto far = (*desk)->opener()();
    const auto near = storage::Reader::open(hotel.file());
    QVERIFY(far && near);
    storage::AuditQuery query;
    query.property = hotel.property;
    query.search = search;
    query.shown = std::make_shared<OnlyMaria>();
    const auto there = (*far)->ask(storage::AuditTrail{query, 0, 10});
    const auto here = (*near)->ask(storage::AuditTrail{query, 0, 10});
    QVERIFY2(there, there ? "" : qPrintable(there.error().text()));
    QVERIFY(here);
    QCOMPARE(here->total > 0, isThere);
    QCOMPARE(there->total, here->total);
    for (size_t i = 0; i < here->rows.size(); ++i)
        QCOMPARE(there->rows[i].record.seq, here->rows[i].record.seq);
}

QTEST_GUILESS_MAIN(TestDeskAudit)
#include "test_desk_audit.moc"
