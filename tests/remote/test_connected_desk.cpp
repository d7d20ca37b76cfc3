// SPDX-License-Identifier: GPL-3.0-or-later
// Several desks on one property over real sockets: they see the same data, are limited by their
// permissions, and learn the outcome of their commands even if the connection fails.
#include "remote/desk_ears.h"
#include "remote/desk_host.h"
#include "support/environment.h"
#include "support/http_caller.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using booking::Answer;
using remote::RemotePropertyService;

class TestConnectedDesk : public QObject {
    Q_OBJECT

    booking::HoldAndConfirm wanted(int type, int in, int nights) const
    {
        return {hotel_->hold(type, in, nights),
                {QStringLiteral("Maria Silva"), {}, {}, {}, {}, {}}};
    }
    std::unique_ptr<RemotePropertyService> desk(const QByteArray &token = kManagersToken)
    {
        auto opened = connectTo(host_->port(), clock_, token);
        if (!opened) qWarning("%s", qPrintable(opened.error().text()));
        return opened ? std::move(*opened) : nullptr;
    }
    void makeUsers()
    {
        const auto add = [&](const QString &name, booking::Role role) {
            booking::SaveUser save;
            save.caller = hotel_->desk(admin_ ? admin_.value : kDeskActor.value);
            save.name = name;
            save.role = role;
            save.active = true;
            const auto saved =
                hotel_->engine->accounts().saveUserLater(save, QStringLiteral("1234")).result();
            return saved ? saved->user : ActorId();
        };
        admin_ = add(QStringLiteral("Ana"), booking::Role::Administrator);
        clerk_ = add(QStringLiteral("Rui"), booking::Role::Clerk);
        QVERIFY(admin_ && clerk_);
    }

    std::unique_ptr<EngineHotel> hotel_;
    std::unique_ptr<DeskHost> host_;
    core::SystemClock clock_;
    ActorId admin_, clerk_;

private slots:
    void init()
    {
        admin_ = clerk_ = {};
        hotel_ = std::make_unique<EngineHotel>();
        QVERIFY(hotel_->make(3, 40));
        host_ = std::make_unique<DeskHost>(*hotel_);
        host_->open();
        QVERIFY(host_->port() != 0);
    }
    void cleanup()
    {
        host_.reset();
        hotel_.reset();
    }

    void whatOneDeskDoesTheOtherSees()
    {
        const auto one = desk(), two = desk();
        QVERIFY(one && two);
        QCOMPARE(two->properties().size(), size_t(1));
        Ears ears(*two);
        const auto booked = one->submit(wanted(1, 2, 3)).result();
        QVERIFY(booked);
        QTRY_VERIFY(ears.heard(booked->booking));
        const auto there = two->snapshot(hotel_->property);
        QVERIFY(there);
        QCOMPARE(remote::toBytes((*there)->ledger.type(0, kToday + 2).sold), remote::toBytes(1));
        QCOMPARE((*there)->bookings.size(), size_t(1));
        QVERIFY(std::abs(two->now() - hotel_->engine->now()) < 60 * kSecond);
    }

    void anAdministratorConfirmsAFarClockFromAConnectedDesk()
    {
        makeUsers();
        const auto one = desk();
        hotel_->clock.jump(5 * 365 * 86'400LL * kSecond);
        QTRY_VERIFY(one->clockDoubt());
        const Instant seen = one->clockDoubt()->wall;
        const auto confirm = [&] {
            return one->confirmClockLater(hotel_->desk(admin_.value), seen).result();
        };
        // Independent of the caller in the command: the server stores the user signed in there.
        QCOMPARE(confirm().error().code, ErrorCode::Forbidden);
        QVERIFY(
            one->accounts().signInLater(hotel_->property, admin_, QStringLiteral("1234")).result());
        QVERIFY(confirm());
        QVERIFY(!hotel_->engine->clockDoubt());
        QTRY_VERIFY(!one->clockDoubt());
    }

    void anEditIsUndoneFromTheOtherDesk()
    {
        const auto one = desk(), two = desk();
        booking::EditCells edit;
        edit.caller = hotel_->desk();
        edit.roomTypes = {RoomTypeId{1}};
        edit.ranges = {{kToday + 1, 2}};
        edit.value = 7;
        const auto edited = one->submit(booking::EditBlock(edit)).result();
        QVERIFY(edited);
        const auto preview = two->previews().undoLater(hotel_->property, edited->step).result();
        QVERIFY(preview);
        QCOMPARE(preview->fit.fitting, qint64(2));
        QVERIFY(two->submit(booking::UndoStep{hotel_->desk(), edited->step, false, {}}).result());
        QCOMPARE(hotel_->left(1, 1), 40);
        const auto unknown =
            two->submit(booking::UndoStep{hotel_->desk(), 999, false, {}}).result();
        QCOMPARE(unknown.error().code, ErrorCode::NotFound);
    }

    void aTokenIsForWhatItIsFor()
    {
        const auto clerk = desk(kClerksToken);
        QVERIFY(clerk->submit(wanted(1, 1, 1)).result());
        booking::EditCells edit;
        edit.caller = hotel_->desk();
        edit.roomTypes = {RoomTypeId{1}};
        edit.ranges = {{kToday + 1, 2}};
        edit.value = 7;
        QCOMPARE(clerk->submit(booking::EditBlock(edit)).result().error().code,
                 ErrorCode::Forbidden);
        // Nor by undoing a manager's change.
        const auto manager = desk();
        const auto edited = manager->submit(booking::EditBlock(edit)).result();
        QVERIFY(edited);
        const auto undone =
            clerk->submit(booking::UndoStep{hotel_->desk(), edited->step, false, {}}).result();
        QCOMPARE(undone.error().code, ErrorCode::Forbidden);
        QCOMPARE(connectTo(host_->port(), clock_, "another token").error().code,
                 ErrorCode::Forbidden);
        // Commands that a window never uses are not even sent.
        QCOMPARE(manager->submit(booking::MoveBusinessDate{hotel_->desk(), kToday + 9})
                     .result()
                     .error()
                     .code,
                 ErrorCode::Forbidden);
    }

    /// Independent of the window: the server checks the same permissions as the engine.
    void aClerksDeskCannotWaiveAFee()
    {
        const auto clerk = desk(kClerksToken);
        const auto booked = clerk->submit(wanted(1, 1, 1)).result();
        QVERIFY(booked);
        booking::CancelBooking cancel{hotel_->desk(), booked->booking, booked->version};
        cancel.fee = 0;
        QCOMPARE(clerk->submit(cancel).result().error().code, ErrorCode::Forbidden);
        const auto waived = desk()->submit(cancel).result();
        QVERIFY(waived);
        QVERIFY(!waived->repeated);  // the clerk's cancellation was refused
    }

    /// Where payments and the gateway's key are sent cannot be changed from a desk.
    void noDeskSaysWhereSecretsAreSent()
    {
        makeUsers();
        const auto manager = desk();
        QVERIFY(manager->accounts()
                    .signInLater(hotel_->property, admin_, QStringLiteral("1234"))
                    .result());
        booking::SaveHotelSetup setup;
        setup.caller = hotel_->desk();
        setup.kind = booking::SetupKind::Payment;
        setup.content = "{\"address\":\"https://elsewhere.example\"}";
        QCOMPARE(manager->submit(setup).result().error().code, ErrorCode::Forbidden);
        QVERIFY((*hotel_->engine->snapshot(hotel_->property))->setups.empty());
        // The settings of the API name no address.
        setup.kind = booking::SetupKind::Api;
        setup.content = booking::toText(booking::ApiSetup{booking::Durability::Volatile});
        QVERIFY(manager->submit(setup).result());
        const auto setups = (*hotel_->engine->snapshot(hotel_->property))->setups;
        QCOMPARE(setups.size(), size_t(1));
        QCOMPARE(setups.front().content, setup.content);
        QCOMPARE(desk(kClerksToken)->submit(setup).result().error().code, ErrorCode::Forbidden);
    }

    /// There is no user to sign in as.
    void aHotelWithoutUsersIsSentToItsServer()
    {
        booking::SaveHotelSetup setup;
        setup.caller = hotel_->desk();
        setup.kind = booking::SetupKind::Api;
        setup.content = booking::toText(booking::ApiSetup{booking::Durability::Volatile});
        const auto refused = desk()->submit(setup).result();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Forbidden);
        QVERIFY2(refused.error().reason.contains(QStringLiteral("on the server")),
                 qPrintable(refused.error().reason));
    }

    void theServerKnowsWhoSitsThere()
    {
        makeUsers();
        const auto one = desk(), two = desk();
        // No user has signed in, whatever caller the desk sends.
        auto forged = wanted(1, 1, 1);
        forged.what.caller.actor = admin_;
        QCOMPARE(one->submit(forged).result().error().code, ErrorCode::Forbidden);
        QCOMPARE(one->accounts()
                     .signInLater(hotel_->property, clerk_, QStringLiteral("9999"))
                     .result()
                     .error()
                     .code,
                 ErrorCode::Forbidden);
        QVERIFY(
            one->accounts().signInLater(hotel_->property, clerk_, QStringLiteral("1234")).result());
        const auto booked = one->submit(forged).result();
        QVERIFY(booked);
        auto reader = *storage::Reader::open(hotel_->file());
        QCOMPARE(
            reader->ask(storage::BookingHistory{hotel_->property, booked->booking})->front().actor,
            clerk_);
        // At the other desk no user has.
        QCOMPARE(two->submit(forged).result().error().code, ErrorCode::Forbidden);
        booking::SaveUser save;
        save.caller = hotel_->desk(admin_.value);
        save.user = clerk_;
        save.role = booking::Role::Administrator;
        QCOMPARE(one->accounts().saveUserLater(save, {}).result().error().code,
                 ErrorCode::Forbidden);
        one->accounts().signOut(hotel_->property);
        const auto forbidden = [&] {
            const auto answer = one->submit(forged).result();
            return !answer && answer.error().code == ErrorCode::Forbidden;
        };
        QTRY_VERIFY(forbidden());
    }

    void theFirstUserIsTheAuthor()
    {
        const auto one = desk();
        booking::SaveUser save;
        save.caller = hotel_->desk();
        save.name = QStringLiteral("Ana");
        save.role = booking::Role::Administrator;
        save.active = true;
        // A token does not suffice to manage a property's users.
        QCOMPARE(one->accounts().saveUserLater(save, QStringLiteral("1234")).result().error().code,
                 ErrorCode::Forbidden);
    }

    void aSecondCopyOfACommandDoesNothing()
    {
        const auto one = desk();
        const auto booked = one->submit(wanted(1, 1, 1)).result();
        QVERIFY(booked);
        const int left = hotel_->left(1, 1);
        const QByteArray body =
            remote::toBytes(remote::Submit::Args(*remote::deskCommand(wanted(1, 1, 1))));
        const auto ask = [&](const QByteArray &key, const QByteArray &visit) {
            return call(host_->port(), "POST", "/v1/desk/submit",
                        {{"Authorization", "Bearer " + kManagersToken},
                         {remote::kSchemaHeader, remote::schemaNumber()},
                         {remote::kVisitHeader, visit},
                         {remote::kKeyHeader, key}},
                        body);
        };
        const auto hello = call(host_->port(), "POST", "/v1/desk/hello",
                                {{"Authorization", "Bearer " + kManagersToken},
                                 {remote::kSchemaHeader, remote::schemaNumber()}},
                                remote::toBytes(remote::Hello::Args()));
        const auto welcome = remote::fromBytes<remote::Hello::Reply>(hello.body);
        QVERIFY(welcome && *welcome);
        const Called first = ask("the-same-key", (*welcome)->visit);
        const Called second = ask("the-same-key", (*welcome)->visit);
        QCOMPARE(first.status, 200);
        QCOMPARE(second.body, first.body);
        QCOMPARE(hotel_->left(1, 1), left - 1);
        // Nor after the server was closed: the key is stored in the file.
        host_->close();
        QVERIFY(hotel_->reopen());
        host_->open();
        const auto again = remote::fromBytes<remote::Hello::Reply>(
            call(host_->port(), "POST", "/v1/desk/hello",
                 {{"Authorization", "Bearer " + kManagersToken},
                  {remote::kSchemaHeader, remote::schemaNumber()}},
                 remote::toBytes(remote::Hello::Args()))
                .body);
        QCOMPARE(ask("the-same-key", (**again).visit).body, first.body);
        QCOMPARE(hotel_->left(1, 1), left - 1);
        QCOMPARE(ask("the-same-key", "a visit of nobody").status, 410);
    }

    void anotherVersionIsToldSo()
    {
        const Called other = call(host_->port(), "POST", "/v1/desk/hello",
                                  {{"Authorization", "Bearer " + kManagersToken},
                                   {remote::kSchemaHeader, "0123456789abcdef"}},
                                  remote::toBytes(remote::Hello::Args()));
        QCOMPARE(other.status, 409);
        QVERIFY(other.body.contains("another version"));
    }

    void strangeRequestsChangeNothing()
    {
        const qint64 before = hotel_->engine->committedSeq();
        core::Random random(7);
        const QList<QByteArray> names{"submit",    "bookings", "snapshot", "feed",
                                      "save-user", "sign-in",  "audit",    "nothing"};
        for (int i = 0; i < rounds(100); ++i) {
            QByteArray body(random.below(300), Qt::Uninitialized);
            for (char &byte : body) byte = char(random.below(256));
            const Called answer =
                call(host_->port(), "POST", "/v1/desk/" + names[random.below(int(names.size()))],
                     {{"Authorization", "Bearer " + kManagersToken},
                      {remote::kSchemaHeader, remote::schemaNumber()},
                      {remote::kVisitHeader, "0"}},
                     body);
            QVERIFY(answer.status == 400 || answer.status == 404 || answer.status == 410);
        }
        QCOMPARE(hotel_->engine->committedSeq(), before);
    }

    void aDeskIsBackAfterItsServerWas()
    {
        const auto one = desk();
        ConnectionWatch watch(*one);
        Ears ears(*one);
        QTRY_VERIFY(watch.isUp());
        const quint16 port = host_->port();
        const qint64 visit = watch.visit();
        host_->close();
        QTRY_VERIFY(!watch.isUp());
        const auto refused = one->submit(wanted(1, 1, 1)).result();
        QCOMPARE(refused.error().code, ErrorCode::NotSaved);
        QVERIFY(refused.error().text().contains(QStringLiteral("127.0.0.1")));
        QVERIFY(hotel_->reopen());
        QVERIFY(hotel_->engine->run(wanted(2, 1, 1)));  // while it was disconnected
        host_->open(port);
        QCOMPARE(host_->port(), port);
        one->tryNow();
        QTRY_VERIFY(watch.isUp());
        QVERIFY(watch.visit() > visit);
        QTRY_VERIFY(ears.heardReload());
        const auto booked = one->submit(wanted(1, 1, 1)).result();
        QVERIFY(booked);
        QTRY_VERIFY(ears.heard(booked->booking));
    }

    void whoReadsWaitsForTheLine()
    {
        TcpCut line(host_->port());
        const auto one = *connectTo(line.port(), clock_);
        ConnectionWatch watch(*one);
        line.cutAfter(0);
        QTRY_VERIFY(!watch.isUp());
        auto reads = *engine::AsyncReader::open(one->opener());
        std::atomic<bool> isAsking = false;
        const auto asked = reads->ask([&isAsking, p = hotel_->property](storage::Reader &reader) {
            isAsking = true;
            return reader.ask(storage::RecentRecords{p, 5});
        });
        QTRY_VERIFY(isAsking);
        QVERIFY(!asked.isFinished());
        line.mend();
        one->tryNow();
        QTRY_VERIFY(asked.isFinished());
        QVERIFY(asked.result());
        line.cutAfter(0);
        QTRY_VERIFY(!watch.isUp());
        const auto never = reads->ask(storage::RecentRecords{hotel_->property, 5});
        one->hangUp();
        QTRY_VERIFY(never.isFinished());
        QCOMPARE(never.result().error().code, ErrorCode::Cancelled);
    }

    /// Cut at any byte: an acknowledged command is stored once, a refused one is not, and nothing
    /// is stored twice.
    void theLineIsCutAtAnyByte()
    {
        TcpCut line(host_->port());
        const auto one = *connectTo(line.port(), clock_);
        ConnectionWatch watch(*one);
        Ears ears(*one);
        core::Random random(11);
        int done = 0, refused = 0, booked = 0;
        for (int i = 0; i < rounds(60); ++i) {
            line.mend();
            one->tryNow();
            QTRY_VERIFY(watch.isUp());
            line.cutAfter(random.below(1'500));
            const auto answer = one->submit(wanted(1 + i % 3, 1 + i % 50, 1));
            // Some are cut before they are sent, some before the answer arrives.
            QTRY_VERIFY(line.hasCut() || answer.isFinished());
            line.mend();
            one->tryNow();
            QTRY_VERIFY(answer.isFinished());
            ++(answer.result() ? done : refused);
            if (answer.result()) ++booked;
            if (!answer.result()) QCOMPARE(answer.result().error().code, ErrorCode::NotSaved);
        }
        QVERIFY(done > 0);
        qInfo("%d done, %d refused because the line was cut, asked %d times", done, refused,
              host_->count("submit"));
        QVERIFY(host_->count("submit") > done);
        const auto there = hotel_->engine->snapshot(hotel_->property);
        QCOMPARE(int((*there)->bookings.size()), booked);
        for (const booking::Booking &one_ : (*there)->bookings) QTRY_VERIFY(ears.heard(one_.id));
    }

    /// A newly connected desk receives every commit from then on.
    void nothingIsMissedAtTheBeginning()
    {
        const auto one = desk();
        for (int i = 0; i < 20; ++i) {
            const auto two = desk();
            Ears ears(*two);
            const auto booked = one->submit(wanted(1 + i % 3, i, 1)).result();
            QVERIFY(booked);
            QTRY_VERIFY(ears.heard(booked->booking));
        }
    }

    void manyDesksSeeTheSameInTheEnd()
    {
        std::vector<std::unique_ptr<RemotePropertyService>> desks;
        std::vector<std::unique_ptr<Ears>> ears;
        for (int i = 0; i < 4; ++i) {
            desks.push_back(desk());
            ears.push_back(std::make_unique<Ears>(*desks.back()));
        }
        std::vector<QFuture<Result<Answer>>> answers;
        for (int i = 0; i < 80; ++i)
            answers.push_back(desks[size_t(i % 4)]->submit(wanted(1 + i % 3, i % 40, 2)));
        for (auto &answer : answers) {
            QVERIFY(answer.result());
            for (const auto &one : ears) QTRY_VERIFY(one->heard(answer.result()->booking));
        }
        const auto truth = remote::toBytes((*hotel_->engine->snapshot(hotel_->property))->bookings);
        for (const auto &one : desks)
            QCOMPARE(remote::toBytes((*one->snapshot(hotel_->property))->bookings), truth);
    }
};

QTEST_GUILESS_MAIN(TestConnectedDesk)
#include "test_connected_desk.moc"
