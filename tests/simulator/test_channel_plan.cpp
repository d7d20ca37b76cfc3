// SPDX-License-Identifier: GPL-3.0-or-later
// A simulator's channel plan reads back as written: otherwise it could not be restored from the
// journal.
#include "simulator/control/channel_plan.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::simulator;

class TestChannelPlan : public QObject {
    Q_OBJECT

private slots:
    void plansAreReadBackAsTheyWereWritten();
    void onlyAnOtaOverJsonNamesWhatItHas();
    void gatewayNeedsNoHotel();

private:
    static Result<ChannelPlan> again(const ChannelPlan &plan);
    static inline const Night kDay = Night::of(2026, 3, 2);
};

Result<ChannelPlan> TestChannelPlan::again(const ChannelPlan &plan)
{
    protocols::json::Writer w;
    writePlan(w, plan);
    const auto document = protocols::json::Document::parse(w.take());
    if (!document) return tl::unexpected(document.error());
    return readPlan(document->root(), kDay);
}

void TestChannelPlan::plansAreReadBackAsTheyWereWritten()
{
    const auto plans = plansToBeginWith(kDay);
    QCOMPARE(plans.size(), channelKinds().size());
    for (const ChannelPlan &plan : plans) {
        const auto read = again(plan);
        QVERIFY2(read, qPrintable(plan.kind));
        QVERIFY2(*read == plan, qPrintable(plan.kind));
    }
}

void TestChannelPlan::onlyAnOtaOverJsonNamesWhatItHas()
{
    for (ChannelPlan plan : plansToBeginWith(kDay)) {
        QCOMPARE(plan.pushNames, plan.kind == u"ota_json");
        protocols::json::Writer w;
        writePlan(w, plan);
        QByteArray text = w.take();
        text.chop(1);
        text.replace(",\"push_names\":true", "");
        const auto document = protocols::json::Document::parse(text + ",\"push_names\":true}");
        QVERIFY(document);
        QCOMPARE(readPlan(document->root(), kDay).has_value(), plan.pushNames);
    }
}

void TestChannelPlan::gatewayNeedsNoHotel()
{
    for (ChannelPlan plan : plansToBeginWith(kDay)) {
        plan.hotel.clear();
        const auto read = again(plan);
        QCOMPARE(read.has_value(), channelKind(plan.kind)->gateway);
        if (read) QVERIFY(*read == plan);
    }
}

QTEST_GUILESS_MAIN(TestChannelPlan)
#include "test_channel_plan.moc"
