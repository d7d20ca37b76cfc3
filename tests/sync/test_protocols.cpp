// SPDX-License-Identifier: GPL-3.0-or-later
// Each protocol has one complete row in the table of protocols.
#include "core/enum_end.h"
#include "sync/protocols.h"

#include <QTest>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::sync;

class TestProtocols : public QObject {
    Q_OBJECT

private slots:
    void eachProtocolHasOneRow()
    {
        QCOMPARE(kProtocols.size(), core::kIsValue<Protocol>.size());
        for (size_t n = 0; n < kProtocols.size(); ++n) {
            QCOMPARE(std::count_if(kProtocols.begin(), kProtocols.end(),
                                   [n](const auto &row) { return size_t(row.protocol) == n; }),
                     1);
            QCOMPARE(size_t(factsOf(Protocol(n)).protocol), n);
        }
    }
    void eachRowIsComplete()
    {
        for (const ProtocolFacts &row : kProtocols) {
            QVERIFY(row.title && *row.title);
            QVERIFY(row.name && *row.name);
            QCOMPARE(protocolNamed(QLatin1String(row.name)), &row);
            // What a PMS is not sent has no rules.
            QVERIFY(!row.pms || (!row.replacesNights && !row.minStayThrough && !row.check));
            QVERIFY(!row.soap || row.bookingsSent != BookingsSent::None);
        }
        QCOMPARE(protocolNamed(QStringLiteral("telex")), nullptr);
    }
    /// The names are in the databases of hotels.
    void storedNamesNeverChange()
    {
        QCOMPARE(factsOf(Protocol::OtaJson).name, "ota-json");
        QCOMPARE(factsOf(Protocol::AlpineBits).name, "alpinebits");
        QCOMPARE(factsOf(Protocol::OpenTravel).name, "opentravel");
        QCOMPARE(factsOf(Protocol::Fias).name, "fias");
    }
};

QTEST_GUILESS_MAIN(TestProtocols)

#include "test_protocols.moc"
