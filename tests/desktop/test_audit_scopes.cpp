// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail names the rate plan and the channel that a restriction is limited to, also of
// those that were removed.
#include "desktop/audit/audit_line.h"
#include "desktop/sample_hotel.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

class TestAuditScopes : public QObject {
    Q_OBJECT

private slots:
    void lineNamesPlanAndChannel_data()
    {
        QTest::addColumn<qint64>("plan");
        QTest::addColumn<qint64>("channel");
        QTest::addColumn<QString>("plans");
        QTest::newRow("all") << qint64(0) << qint64(0) << QStringLiteral("all rate plans");
        QTest::newRow("plan") << qint64(2) << qint64(0) << QStringLiteral("Non-refundable");
        QTest::newRow("channel") << qint64(0) << qint64(2)
                                 << QStringLiteral("all rate plans on Wayfarer OTA");
        QTest::newRow("both") << qint64(2) << qint64(2)
                              << QStringLiteral("Non-refundable on Wayfarer OTA");
        QTest::newRow("removed") << qint64(77) << qint64(0) << QStringLiteral("rate plan 77");
    }
    void lineNamesPlanAndChannel()
    {
        QFETCH(qint64, plan);
        QFETCH(qint64, channel);
        QFETCH(QString, plans);
        const HotelView view(tests::sampleHotel());
        storage::AuditRow row;
        row.record.kind = booking::RecordKind::StopSellSet;
        row.record.roomType = RoomTypeId{1};
        row.record.plan = RatePlanId{plan};
        row.record.subject = channel;
        row.record.night = view.property().businessDate;
        row.record.nights = 2;
        row.record.value = 1;
        const QLocale british(QLocale::English, QLocale::UnitedKingdom);
        const AuditLine line = auditLine(view, row, british);
        QCOMPARE(line.plans, plans);
        QCOMPARE(line.types, QStringLiteral("Standard Double"));
        QVERIFY2(line.what.contains(QStringLiteral(" · ") + plans + QStringLiteral(" · ")),
                 qPrintable(line.what));
        QCOMPARE(line.after, QStringLiteral("on"));
        // Of a bulk update.
        row.settings = {{.kind = booking::RecordKind::StopSellSet,
                         .plan = RatePlanId{plan},
                         .guests = 0,
                         .subjects = {1},
                         .nights = {{row.record.night, 2}},
                         .after = {1, 1},
                         .before = {},
                         .channel = ChannelId{channel}}};
        QCOMPARE(auditLine(view, row, british).plans, plans);
    }
};

QTEST_GUILESS_MAIN(TestAuditScopes)
#include "test_audit_scopes.moc"
