// SPDX-License-Identifier: GPL-3.0-or-later
// The source of a duplicate is named in the table, beside it and in the exported file alike.
#include "desktop/words/request_words.h"
#include "sample_hotel.h"

#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;

class TestDuplicateWords : public QObject {
    Q_OBJECT

private slots:
    void everyDuplicateHasASource();
};

void TestDuplicateWords::everyDuplicateHasASource()
{
    engine::Snapshot snapshot = tests::sampleHotel();
    inventory::Channel channel;
    channel.id = ChannelId{5};
    channel.name = QStringLiteral("Voyago");
    snapshot.catalogue.channels = {channel};
    const HotelView view(snapshot);
    booking::DuplicateRow row;
    row.product = dedup::Product::RoomBooking;
    QCOMPARE(sourceText(view, row), QStringLiteral("Front desk"));
    row.channel = ChannelId{5};
    QCOMPARE(sourceText(view, row), QStringLiteral("Voyago"));
    // The caller of a request is in its reference; it has no channel.
    row.product = dedup::Product::ApiRequest;
    row.channel = {};
    row.reference = QStringLiteral("%1 key").arg(kFirstChannelActor.value + 5);
    QCOMPARE(sourceText(view, row), QStringLiteral("Voyago"));
    row.reference = QStringLiteral("%1 key").arg(kEngineActor.value);
    QCOMPARE(sourceText(view, row), QStringLiteral("System"));
}

QTEST_GUILESS_MAIN(TestDuplicateWords)
#include "test_duplicate_words.moc"
