// SPDX-License-Identifier: GPL-3.0-or-later
// What a new description of the property leaves unchanged, and concurrent saves.
#include "engine/engine_hotel.h"
#include "storage/store.h"

#include <QTest>

#include <atomic>
#include <set>
#include <thread>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestDescriptions : public QObject {
    Q_OBJECT

private slots:
    void volatileHoldsSurviveADescription();
    void volatileHoldsKeepTheirNumberedRooms();
    void volatileHoldsGoWithTheirRoomType();
    void volatileNumbersDoNotRecur();
    void settingsLeaveWhatWasEditedSince();
    void sourceIsRemovedWhileNothingRestsOnIt();
    void sourceThatIsInUseStays_data();
    void sourceThatIsInUseStays();
    void sourceRemovedMeanwhileStaysRemoved();
    void descriptionsFromManyThreads();

private:
    static Result<Answer> browse(EngineHotel &hotel, int type, int rooms = 1)
    {
        TakeHold c = hotel.hold(type, 0, 2, rooms);
        c.durability = Durability::Volatile;
        return hotel.engine->run(c);
    }
    /// Settings as they are now.
    static engine::HotelSetup settings(EngineHotel &hotel)
    {
        return engine::settingsOf(**hotel.engine->snapshot(hotel.property), kDeskActor);
    }
    /// A source of direct bookings like that of the front desk; 0: it was refused.
    static ChannelId addSource(EngineHotel &hotel)
    {
        engine::HotelSetup setup = settings(hotel);
        setup.catalogue.channels.push_back(
            {ChannelId{-1}, inventory::ChannelKind::Desk, QStringLiteral("Telephone"), 300, 1800});
        if (!hotel.engine->saveHotel(setup)) return {};
        return (*hotel.engine->snapshot(hotel.property))->catalogue.channels.back().id;
    }
    static Result<PropertyId> removeSource(EngineHotel &hotel, ChannelId source)
    {
        engine::HotelSetup setup = settings(hotel);
        std::erase_if(setup.catalogue.channels,
                      [source](const auto &channel) { return channel.id == source; });
        return hotel.engine->saveHotel(setup);
    }
};

void TestDescriptions::volatileHoldsSurviveADescription()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto first = browse(hotel, 3, 2), second = browse(hotel, 3, 1);
    QVERIFY(first && second);
    auto s = *hotel.engine->snapshot(hotel.property);
    engine::HotelSetup setup{s->catalogue, s->plans, {}};
    setup.catalogue.property.name = QStringLiteral("Renamed");
    setup.catalogue.property.horizonNights = 1;
    QVERIFY(hotel.engine->saveHotel(setup));
    QCOMPARE(hotel.left(3, 0), 1);
    // It is the same hold, with its original deadline.
    QVERIFY(hotel.engine->run(ConfirmHold{hotel.desk(), first->hold, {}}));
    hotel.clock.advance(301 * kSecond);
    hotel.engine->tick();
    QCOMPARE(hotel.left(3, 0), 2);
    QCOMPARE(hotel.engine->run(ReleaseHold{hotel.desk(), second->hold}).error().code,
             ErrorCode::Expired);
}

void TestDescriptions::volatileHoldsKeepTheirNumberedRooms()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    auto s = *hotel.engine->snapshot(hotel.property);
    TakeHold c = hotel.hold(3, 0, 2);
    c.durability = Durability::Volatile;
    c.numbers = {s->catalogue.rooms.back().id};
    const auto first = hotel.engine->run(c);
    QVERIFY2(first.has_value(), first ? "" : qPrintable(first.error().text()));
    QVERIFY(hotel.engine->saveHotel({s->catalogue, s->plans, {}}));
    QCOMPARE(hotel.engine->run(c).error().code, ErrorCode::SoldOut);
    QVERIFY(hotel.engine->run(ReleaseHold{hotel.desk(), first->hold}));
    QVERIFY(hotel.engine->run(c));
}

void TestDescriptions::volatileHoldsGoWithTheirRoomType()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto goes = browse(hotel, 1), stays = browse(hotel, 2);
    auto s = *hotel.engine->snapshot(hotel.property);
    engine::HotelSetup setup{s->catalogue, s->plans, {}};
    setup.catalogue.roomTypes.erase(setup.catalogue.roomTypes.begin());
    const auto saved = hotel.engine->saveHotel(setup);
    QVERIFY2(saved.has_value(), saved ? "" : qPrintable(saved.error().text()));
    QCOMPARE(hotel.left(2, 0), 3);  // of the pool that both shared
    QVERIFY(!hotel.engine->run(ReleaseHold{hotel.desk(), goes->hold}));
    QVERIFY(hotel.engine->run(ReleaseHold{hotel.desk(), stays->hold}));
}

/// A caller that still has a hold's number from before a restart must not release another hold.
void TestDescriptions::volatileNumbersDoNotRecur()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    std::set<qint64> given;
    for (int run = 0; run < 3; ++run) {  // with the clock standing still
        for (int i = 0; i < 500; ++i) {
            const auto hold = browse(hotel, 1);
            QVERIFY(hold);
            QVERIFY(given.insert(hold->hold.value).second);
            QVERIFY(hotel.engine->run(ReleaseHold{hotel.desk(), hold->hold}));
        }
        QVERIFY(hotel.reopen());
    }
}

/// A caller reads the description; rooms, plans, rules and channels change; then it saves settings.
void TestDescriptions::settingsLeaveWhatWasEditedSince()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto read = *hotel.engine->snapshot(hotel.property);
    EditDescription edit{hotel.desk(), {}, {}, false, {}};
    edit.items.rooms = {
        {RoomId{}, read->catalogue.pools.front().id, QStringLiteral("Annex"), {}, {}}};
    edit.items.plans = {read->plans.front()};
    edit.items.plans.front().name = QStringLiteral("Flexible");
    QVERIFY(hotel.engine->run(engine::Command(edit)));
    SetPolicy policy;
    policy.caller = hotel.desk();
    policy.rules.resize(1);
    policy.rules.front().amount = policy.rules.front().ceiling = 1;
    QVERIFY(hotel.engine->run(engine::Command(policy)));
    engine::HotelSetup channel = engine::settingsOf(*read, kDeskActor);
    channel.catalogue.channels.push_back(
        {ChannelId{-1}, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    channel.catalogue.channels.front().holdCeilingSeconds = 3000;
    channel.catalogue.property.city = QStringLiteral("Lisbon");
    QVERIFY(hotel.engine->saveHotel(channel));

    engine::HotelSetup settings = engine::settingsOf(*read, kDeskActor);
    settings.catalogue.property.name = QStringLiteral("Renamed");
    settings.catalogue.channels.front().holdTtlSeconds = 600;
    const auto saved = hotel.engine->saveHotel(settings);
    QVERIFY2(saved.has_value(), saved ? "" : qPrintable(saved.error().text()));
    const auto check = [&] {
        const auto now = *hotel.engine->snapshot(hotel.property);
        const inventory::Catalogue &c = now->catalogue;
        QCOMPARE(c.property.name, QStringLiteral("Renamed"));
        QCOMPARE(c.property.city, QStringLiteral("Lisbon"));
        QCOMPARE(c.channels.front().holdTtlSeconds, 600);
        QCOMPARE(c.channels.front().holdCeilingSeconds, 3000);
        QCOMPARE(c.channels.size(), size_t(2));
        QCOMPARE(c.channels.back().name, QStringLiteral("Wayfarer"));
        QCOMPARE(c.rooms.size(), read->catalogue.rooms.size() + 1);
        QCOMPARE(c.rules.size(), size_t(1));
        QCOMPARE(now->plans.front().name, QStringLiteral("Flexible"));
    };
    check();
    QVERIFY(hotel.reopen());
    check();
}

void TestDescriptions::sourceIsRemovedWhileNothingRestsOnIt()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const ChannelId phone = addSource(hotel);
    QVERIFY(phone);
    const auto removed = removeSource(hotel, phone);
    QVERIFY2(removed, removed ? "" : qPrintable(removed.error().text()));
    QCOMPARE(settings(hotel).catalogue.channels.size(), size_t(1));
    QVERIFY(hotel.reopen());
    QCOMPARE(settings(hotel).catalogue.channels.size(), size_t(1));
    // Its number stays with what the log has of it.
    QVERIFY(addSource(hotel) > phone);
    const auto desk = removeSource(hotel, ChannelId{1});
    QCOMPARE(desk.error().field, QStringLiteral("source"));
    QVERIFY(desk.error().reason.contains(QStringLiteral("Front desk")));
}

void TestDescriptions::sourceThatIsInUseStays_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"BK-", "active hold", "rate plan BAR", "API token"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestDescriptions::sourceThatIsInUseStays()
{
    QFETCH(QString, what);
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const ChannelId phone = addSource(hotel);
    TakeHold hold = hotel.hold(1, 0, 2);
    hold.caller.channel = phone;
    if (what == u"BK-") {
        // Also one that is over, and that memory has forgotten.
        const auto booked = hotel.engine->run(HoldAndConfirm{hold, {}});
        QVERIFY(booked);
        QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), booked->booking, 0}));
        QVERIFY(hotel.reopen());
    } else if (what == u"active hold") {
        hold.durability = Durability::Volatile;
        QVERIFY(hotel.engine->run(hold));
    } else if (what == u"rate plan BAR") {
        EditDescription edit{hotel.desk(), {}, {}, false, {}};
        edit.items.plans = (*hotel.engine->snapshot(hotel.property))->plans;
        edit.items.plans.front().conditions.channels = {phone};
        QVERIFY(hotel.engine->run(engine::Command(edit)));
    } else {
        SaveToken token;
        token.caller = hotel.desk();
        token.name = QStringLiteral("Till");
        token.role = TokenRole::Channel;
        token.channel = phone;
        token.hash = tokenHash("a long secret of a token");
        const auto saved = hotel.engine->run(engine::Command(token));
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
    }
    const auto refused = removeSource(hotel, phone);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::WrongState);
    QCOMPARE(refused.error().field, QStringLiteral("source"));
    QVERIFY2(refused.error().reason.contains(what), qPrintable(refused.error().reason));
    QCOMPARE(settings(hotel).catalogue.channels.size(), size_t(2));
}

/// Two desks read the settings; one removes a source, then the other saves.
void TestDescriptions::sourceRemovedMeanwhileStaysRemoved()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const ChannelId phone = addSource(hotel);
    engine::HotelSetup other = settings(hotel);
    QVERIFY(removeSource(hotel, phone));
    other.catalogue.property.city = QStringLiteral("Lisbon");
    other.catalogue.channels.back().name = QStringLiteral("Phone");
    QVERIFY(hotel.engine->saveHotel(other));
    QCOMPARE(settings(hotel).catalogue.channels.size(), size_t(1));
    QCOMPARE(settings(hotel).catalogue.property.city, QStringLiteral("Lisbon"));
}

void TestDescriptions::descriptionsFromManyThreads()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    std::atomic<int> wrong{0};
    std::vector<std::jthread> threads;
    for (int t = 0; t < 3; ++t) {
        threads.emplace_back([&, t] {
            for (int i = 0; i < 8; ++i) {
                engine::HotelSetup another = hotelSetup(2);
                another.catalogue.property.name = QStringLiteral("Hotel %1-%2").arg(t).arg(i);
                if (!hotel.engine->saveHotel(another)) ++wrong;
                const auto s = *hotel.engine->snapshot(hotel.property);
                engine::HotelSetup changed{s->catalogue, s->plans, {}};
                changed.catalogue.property.stars = t;
                if (!hotel.engine->saveHotel(changed)) ++wrong;
            }
        });
        threads.emplace_back([&] {
            for (int i = 0; i < 60; ++i) {
                const auto hold = hotel.engine->run(hotel.hold(3, 0, 1));
                if (hold && !hotel.engine->run(ReleaseHold{hotel.desk(), hold->hold})) ++wrong;
            }
        });
    }
    threads.clear();
    QCOMPARE(wrong.load(), 0);
    QCOMPARE(hotel.engine->properties().size(), size_t(1 + 3 * 8));
    QCOMPARE(hotel.left(3, 0), 4);
    hotel.engine.reset();
    const auto report = storage::verify(hotel.file());
    QVERIFY(report && report->findings.empty());
    QVERIFY(hotel.open());
    QCOMPARE(hotel.engine->properties().size(), size_t(1 + 3 * 8));
}

QTEST_GUILESS_MAIN(TestDescriptions)
#include "test_descriptions.moc"
