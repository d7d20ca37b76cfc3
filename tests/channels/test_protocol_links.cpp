// SPDX-License-Identifier: GPL-3.0-or-later
// Each protocol has one row with the code that connects a channel.
#include "channels/host/equip.h"
#include "sync/protocols.h"

#include <QTest>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::channels;

class TestProtocolLinks : public QObject {
    Q_OBJECT

private slots:
    void eachProtocolHasOneRow()
    {
        QCOMPARE(kProtocolLinks.size(), sync::kProtocols.size());
        for (const sync::ProtocolFacts &facts : sync::kProtocols) {
            const auto isOf = [&facts](const auto &row) { return row.protocol == facts.protocol; };
            QCOMPARE(std::count_if(kProtocolLinks.begin(), kProtocolLinks.end(), isOf), 1);
            QCOMPARE(linkOf(facts.protocol).protocol, facts.protocol);
        }
    }
    void aPmsHasAWireAndOthersADialect()
    {
        for (const ProtocolLink &row : kProtocolLinks) {
            sync::ChannelSettings settings;
            settings.protocol = row.protocol;
            const bool pms = sync::factsOf(settings).pms;
            QCOMPARE(row.wire != nullptr, pms);
            QCOMPARE(dialectFor(settings, "secret") == nullptr, pms);
            QVERIFY(pushReaderFor(settings, "secret") != nullptr);
        }
    }
};

QTEST_GUILESS_MAIN(TestProtocolLinks)

#include "test_protocol_links.moc"
