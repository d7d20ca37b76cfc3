// SPDX-License-Identifier: GPL-3.0-or-later
// Rows written by channel links: beside bookings in the same commit, or alone; in a file and in a
// database.
#include "engine/engine_hotel.h"
#include "engine/group_calls.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/hotel_place.h"

#include <QTest>

#include <future>
#include <utility>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

const ChannelId kOta{2};
const QString kReservation = QStringLiteral("OTA-4711");
const QByteArray kDigest = "OTA-4711";

}  // namespace

class TestDeliver : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        place_ = std::make_unique<HotelPlace>();
        open();
        auto setup = hotelSetup();
        setup.catalogue.channels.push_back(
            {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
        const auto saved = engine_->saveHotel(setup);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
        property_ = *saved;
    }
    void cleanup()
    {
        engine_.reset();
        const auto report = storage::verify(place_->place());
        QVERIFY(report);
        QStringList findings;
        for (const auto &f : report->findings) findings += f.where + QStringLiteral(": ") + f.what;
        if (std::exchange(isDamaged_, false)) {
            QCOMPARE(findings.size(), 1);
            QVERIFY(findings.front().contains(QStringLiteral("differ from the saved ones")));
        } else {
            QCOMPARE(findings, QStringList());
        }
        place_.reset();
    }

    void bookingAndMessageAreOneCommit()
    {
        const auto answers = deliver({reservation()}, [&](const engine::GroupCalls::Answers &a) {
            return inbox(a.front() ? InboxState::Understood : InboxState::Waiting);
        });
        QVERIFY(answers);
        QVERIFY(answers->front());
        reopen();
        const auto about = reader()->ask(storage::MessagesAbout{property_, kOta, kReservation});
        QVERIFY(about);
        QCOMPARE(about->size(), size_t(1));
        QCOMPARE(about->front(), inbox(InboxState::Understood).inbox.front());
        const auto bookings = reader()->ask(storage::BookingsOf{property_, kOta, kDigest});
        QCOMPARE(*bookings, std::vector<BookingId>{answers->front()->booking});
        QVERIFY(reader()->ask(storage::WaitingMessages{property_})->empty());
    }

    void whatWasRefusedWaitsWithItsReason()
    {
        auto command = reservation();
        command.roomType = RoomTypeId{99};
        const auto answers = deliver({command}, [&](const engine::GroupCalls::Answers &a) {
            auto rows = inbox(a.front() ? InboxState::Understood : InboxState::Waiting);
            rows.inbox.front().reason = a.front().error().text();
            return rows;
        });
        QVERIFY(answers && !answers->front());
        const auto waiting = reader()->ask(storage::WaitingMessages{property_});
        QCOMPARE(waiting->size(), size_t(1));
        QVERIFY(waiting->front().reason.startsWith(QStringLiteral("Room type")));
        QVERIFY(reader()->ask(storage::BookingsOf{property_, kOta, kDigest})->empty());
    }

    void repeatedReservationIsOneBooking()
    {
        const auto write = [&](const engine::GroupCalls::Answers &) {
            return inbox(InboxState::Understood);
        };
        const auto first = deliver({reservation()}, write);
        const auto second = deliver({reservation()}, write);
        QCOMPARE(second->front()->booking, first->front()->booking);
        QVERIFY(second->front()->repeated);
        QCOMPARE(reader()->ask(storage::MessagesAbout{property_, kOta, kReservation})->size(),
                 size_t(1));
    }

    void rowsAloneLeaveNoRecord()
    {
        const qint64 before = engine_->committedSeq();
        const sync::ChunkKey chunk{{sync::RowKind::Rooms, RoomTypeId{1}, {}, 0}, -3};
        ChannelRows rows;
        rows.cells.push_back({property_, kOta, chunk, QByteArray("\0\1\2", 3)});
        rows.reservations.push_back({property_, kOta, kReservation, 7, true, 2, kToday + 4});
        rows.messages.push_back({property_, kOta, 1, kNoon, 1'234, true, MessageOutcome::Partly, 17,
                                 QStringLiteral("availability"), QStringLiteral("no such room"),
                                 "request", "answer", 0});
        QVERIFY(deliver({}, [&](const auto &) { return rows; }));
        QCOMPARE(engine_->committedSeq(), before);
        reopen();
        const auto r = reader();
        QCOMPARE(*r->ask(storage::ChannelCells{property_, kOta}), rows.cells);
        QCOMPARE(**r->ask(storage::ChannelReservation{property_, kOta, kReservation}),
                 rows.reservations.front());
        QCOMPARE(*r->ask(storage::ChannelMessages{{property_, {}, false}, 0, 10}), rows.messages);
        QCOMPARE(*r->ask(storage::LastUnanswered{property_, kOta}), Instant());
        // The engine continues unaffected.
        QVERIFY(engine_->run(Command(reservation())));
    }

    void emptyCellsAndOldMessagesGo()
    {
        const sync::ChunkKey chunk{{sync::RowKind::Rate, RoomTypeId{1}, RatePlanId{1}, 2}, 600};
        ChannelRows rows;
        rows.cells.push_back({property_, kOta, chunk, "x"});
        for (int n = 1; n <= 3; ++n) rows.messages.push_back(message(0));
        QVERIFY(deliver({}, [&](const auto &) { return rows; }));
        ChannelRows later;
        later.cells.push_back({property_, kOta, chunk, {}});
        later.messages.push_back(message(2));
        QVERIFY(deliver({}, [&](const auto &) { return later; }));
        QVERIFY(reader()->ask(storage::ChannelCells{property_, kOta})->empty());
        const auto left = reader()->ask(storage::ChannelMessages{{property_, kOta, false}, 0, 10});
        QCOMPARE(left->size(), size_t(2));
        QCOMPARE(left->front().number, qint64(4));
        QVERIFY(reader()->ask(storage::ChannelMessages{{property_, kOta, true}, 0, 10})->empty());
    }

    void staysThatAreOverAreForgottenUnlessTheyNeedReview()
    {
        const auto told = [&](const char *name, InboxState state, Night until) {
            ChannelRows rows = inbox(state);
            rows.inbox.front().reservation = QString::fromLatin1(name);
            rows.inbox.front().keepUntil = until;
            rows.reservations.push_back(
                {property_, kOta, QString::fromLatin1(name), 1, false, 1, until});
            return rows;
        };
        ChannelRows rows = told("past", InboxState::Understood, kToday - 1);
        rows.append(told("waits", InboxState::Waiting, kToday - 1));
        rows.append(told("today", InboxState::Understood, kToday));
        rows.forget.push_back({property_, kToday});
        QVERIFY(deliver({}, [&](const auto &) { return rows; }));
        const auto r = reader();
        const auto messages = [&](const char *name) {
            return r->ask(storage::MessagesAbout{property_, kOta, QString::fromLatin1(name)})
                ->size();
        };
        QCOMPARE(messages("past"), size_t(0));
        QCOMPARE(messages("waits"), size_t(1));
        QCOMPARE(messages("today"), size_t(1));
        QVERIFY(!*r->ask(storage::ChannelReservation{property_, kOta, QStringLiteral("past")}));
        QVERIFY(*r->ask(storage::ChannelReservation{property_, kOta, QStringLiteral("today")}));
    }

    void agreementsAreKeptWithTheirRecord()
    {
        sync::ChannelSettings s;
        s.address = QStringLiteral("http://127.0.0.1:8080/api");
        s.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
        const auto saved = engine_->run(Command(SaveChannelSetup{desk(), kOta, s}));
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
        reopen();
        auto setups = *reader()->ask(storage::ChannelSetups{property_});
        QCOMPARE(setups.size(), size_t(1));
        QCOMPARE(setups.front().seq, saved->seq);
        QVERIFY(*setups.front().settings == s);
        QCOMPARE(engine_->run(Command(SaveChannelSetup{desk(), ChannelId{77}, s})).error().field,
                 QStringLiteral("channel"));
        s.rooms.front().roomType = RoomTypeId{77};
        QCOMPARE(engine_->run(Command(SaveChannelSetup{desk(), kOta, s})).error().field,
                 QStringLiteral("room type"));
        s.rooms.front().code.clear();
        QCOMPARE(engine_->run(Command(SaveChannelSetup{desk(), kOta, s})).error().field,
                 QStringLiteral("room ID"));
        QVERIFY(engine_->run(Command(SaveChannelSetup{desk(), kOta, std::nullopt})));
        QVERIFY(reader()->ask(storage::ChannelSetups{property_})->empty());
    }

    void settingsOfAnOutdatedCopyAreRefused()
    {
        sync::ChannelSettings s;
        s.address = QStringLiteral("http://127.0.0.1:8080/api");
        const auto save = [&](std::optional<qint64> seen) {
            return engine_->run(Command(SaveChannelSetup{desk(), kOta, s, seen}));
        };
        QCOMPARE(save(1).error().code, ErrorCode::Stale);  // not connected any more
        const auto first = save(0);
        QVERIFY2(first, first ? "" : qPrintable(first.error().text()));
        QCOMPARE(save(0).error().code, ErrorCode::Stale);
        const auto second = save(first->seq);
        QVERIFY2(second, second ? "" : qPrintable(second.error().text()));
        for (const bool later : {false, true}) {
            if (later) reopen();
            s.address = QStringLiteral("http://127.0.0.1:8080/other");
            const auto outdated = save(first->seq);
            QCOMPARE(outdated.error().code, ErrorCode::Stale);
            QCOMPARE(outdated.error().field, QStringLiteral("channel settings"));
            QVERIFY(outdated.error().reason.contains(QStringLiteral("changed in the meantime")));
            const auto stored = *reader()->ask(storage::ChannelSetups{property_});
            QCOMPARE(stored.front().seq, second->seq);
            QVERIFY(stored.front().settings->address != s.address);
        }
        QVERIFY(save(second->seq));
        QVERIFY(engine_->run(Command(SaveChannelSetup{desk(), kOta, std::nullopt})));
        QVERIFY(save(0));
    }

    void agreementOfAnotherRecordIsFound()
    {
        sync::ChannelSettings s;
        s.address = QStringLiteral("http://127.0.0.1:8080/api");
        const auto saved = engine_->run(Command(SaveChannelSetup{desk(), kOta, s}));
        engine_.reset();
        place_->tamper(QStringLiteral("UPDATE channel_setup SET seq = 1"));
        const auto report = storage::verify(place_->place());
        QCOMPARE(report->findings.size(), size_t(1));
        QVERIFY(report->findings.front().where.contains(QStringLiteral("Wayfarer")));
        place_->tamper(QStringLiteral("UPDATE channel_setup SET seq = %1").arg(saved->seq));
    }

    void damagedAgreementIsSaidNotGuessed()
    {
        sync::ChannelSettings s;
        s.address = QStringLiteral("http://127.0.0.1:8080/api");
        QVERIFY(engine_->run(Command(SaveChannelSetup{desk(), kOta, s})));
        engine_.reset();
        place_->tamper(QStringLiteral("UPDATE channel_setup SET content = '{'"));
        isDamaged_ = true;
        const auto setups = reader()->ask(storage::ChannelSetups{property_});
        QCOMPARE(setups->size(), size_t(1));
        QVERIFY(!setups->front().settings);
        QVERIFY(setups->front().wrong.contains(QStringLiteral("not valid JSON")));
    }

private:
    void open()
    {
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = engine::Engine::open(place_->place(), clock_, options);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text()));
        engine_ = std::move(*opened);
    }
    void reopen()
    {
        engine_.reset();
        open();
    }
    std::unique_ptr<storage::Reader> reader() const
    {
        return std::move(*storage::Reader::open(place_->place()));
    }
    Caller desk() const { return {property_, kDeskActor, ChannelId{1}, {}}; }
    RecordReservation reservation() const
    {
        RecordReservation c;
        c.caller = {property_, channelActor(kOta), kOta, {}};
        c.roomType = RoomTypeId{1};
        c.stay = Stay(kToday + 3, 2);
        c.plan = RatePlanId{1};
        c.total = 20'000;
        c.guest.name = QStringLiteral("Guest");
        c.key = {kDigest, 1};
        return c;
    }
    ChannelRows inbox(InboxState state) const
    {
        ChannelRows rows;
        rows.inbox.push_back({property_,
                              kOta,
                              kReservation,
                              QStringLiteral("r1"),
                              kNoon,
                              state,
                              kToday + 5,
                              {},
                              "<raw/>"});
        return rows;
    }
    /// Its own number is ignored: the store assigns one.
    ChannelMessageRow message(qint64 keep) const
    {
        return {property_,
                kOta,
                7,
                kNoon,
                10,
                false,
                MessageOutcome::Done,
                1,
                QStringLiteral("rates"),
                {},
                "a",
                "b",
                keep};
    }
    Result<engine::GroupCalls::Answers> deliver(std::vector<Command> commands,
                                                engine::GroupCalls::Beside beside)
    {
        std::promise<Result<engine::GroupCalls::Answers>> told;
        auto answers = told.get_future();
        engine_->groups().deliver(
            std::move(commands), std::move(beside),
            [&](Result<engine::GroupCalls::Answers> &&a) { told.set_value(std::move(a)); });
        return answers.get();
    }

    core::ManualClock clock_{kNoon};
    std::unique_ptr<HotelPlace> place_;
    bool isDamaged_ = false;
    std::unique_ptr<engine::Engine> engine_;
    PropertyId property_;
};

QTEST_GUILESS_MAIN(TestDeliver)
#include "test_deliver.moc"
