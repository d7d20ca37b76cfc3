// SPDX-License-Identifier: GPL-3.0-or-later
// An invalid field in any command on any path: other properties with commands in the same commit
// are not affected, on a file and on a server.
#include "engine/any_command.h"
#include "engine/group_calls.h"
#include "engine/wrong_field.h"
#include "support/environment.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using engine::GroupCalls;

namespace {

constexpr size_t kWrongACommit = 12, kInnocents = 2;

}  // namespace

class TestAnyField : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void noOtherHotelNoticesAWrongField();

private:
    void users();
    Command wrong();
    RecordReservation innocent(size_t hotel);
    void commitNumber();
    void sendAlone(Command command);
    void heard(const Result<Answer> &answer);

    std::unique_ptr<HotelsInOnePlace> h_;
    std::unique_ptr<core::Random> random_;
    std::unique_ptr<AnyCommand> any_;
    int told_ = 0;
    std::atomic<int> granted_{0}, refused_{0}, internal_{0}, waiting_{0};
    QString lastInternal_;
};

void TestAnyField::noOtherHotelNoticesAWrongField()
{
    const quint64 seed = quint64(qEnvironmentVariableIntValue("ROOMRACK_SEED")) + 1;
    told_ = granted_ = refused_ = internal_ = waiting_ = 0;
    random_ = std::make_unique<core::Random>(seed);
    h_ = std::make_unique<HotelsInOnePlace>();
    QVERIFY(h_->make(3));
    any_ = std::make_unique<AnyCommand>(h_->hotels[0], *random_);
    users();
    h_->engine->flush();
    h_->reloads = 0;
    const qint64 epoch = h_->epoch();
    for (int round = rounds(60); round > 0; --round) {
        commitNumber();
        if (QTest::currentTestFailed()) break;
    }
    h_->engine->flush();
    QTRY_COMPARE(waiting_.load(), 0);
    qInfo(
        "seed %d: %d wrong commands granted, %d refused, innocents %d, stopped by the database %d",
        int(seed), granted_.load(), refused_.load(), told_, internal_.load());
    QCOMPARE(h_->epoch(), epoch);
    QCOMPARE(h_->reloads.load(), 0);
    QVERIFY2(internal_ == 0, qPrintable(lastInternal_));
    QCOMPARE(h_->findings(), QString());
}

/// From every role.
void TestAnyField::users()
{
    for (const Role role : {Role::Administrator, Role::Manager, Role::Clerk}) {
        SaveUser save;
        save.caller = {h_->hotels[0], kEngineActor, {}, {}};
        save.name = roleName(role);
        save.role = role;
        save.secretHash = "$argon2id$hash";
        const auto saved = h_->engine->run(Command(save));
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
        any_->actors.push_back(saved->user);
    }
    any_->actors.push_back(ActorId{kFirstChannelActor.value + 2});
    any_->actors.push_back(kFirstToken);
}

Command TestAnyField::wrong()
{
    Command command = any_->make(random_->below(AnyCommand::kKinds));
    WrongField wrong(*random_);
    std::visit([&](auto &c) { wrong.spoil(c); }, static_cast<CommandKinds &>(command));
    // A valid command for another property may prevent that one from accepting more.
    const PropertyId about = callerOf(command).property;
    for (size_t i = 1; i <= kInnocents; ++i) {
        if (about == h_->hotels[i]) return this->wrong();
    }
    return command;
}

RecordReservation TestAnyField::innocent(size_t hotel)
{
    RecordReservation c;
    const ChannelId ota = h_->ota(hotel);
    c.caller = {h_->hotels[hotel], channelActor(ota), ota, {}};
    c.roomType = h_->type(hotel);
    c.stay = Stay(kToday + random_->below(20), 1);
    c.key = {QByteArray::number(told_), 1};
    c.guest.name = QStringLiteral("Guest %1").arg(told_);
    return c;
}

void TestAnyField::heard(const Result<Answer> &answer)
{
    ++(answer ? granted_ : refused_);
    if (answer || answer.error().code != ErrorCode::Internal) return;
    lastInternal_ = answer.error().text();
    ++internal_;
}

/// The other paths: one call, a message, a request with a key, the engine's own thread.
void TestAnyField::sendAlone(Command command)
{
    ++waiting_;
    const auto done = [this](const Result<Answer> &answer) {
        heard(answer);
        --waiting_;
    };
    switch (random_->below(4)) {
    case 0: h_->engine->call(command, done); break;
    case 1:
        h_->engine->groups().deliver({command}, {}, [done](Result<GroupCalls::Answers> &&a) {
            done(a ? a->front() : Result<Answer>(tl::unexpected(a.error())));
        });
        break;
    case 2:
        h_->engine->once(
            {ActorId{7}, "k" + QByteArray::number(waiting_ + refused_ + granted_),
             claimHash("POST", "{}")},
            {command},
            [](const auto &) {
                return ClaimAnswer{200, "{}"};
            },
            [done](Result<engine::Once> &&o) {
                done(o && !o->answers.empty() ? o->answers.front()
                     : o                      ? Result<Answer>(Answer())
                                              : Result<Answer>(tl::unexpected(o.error())));
            });
        break;
    default: done(h_->engine->submit(command).result()); break;
    }
}

void TestAnyField::commitNumber()
{
    std::vector<Command> commands;
    std::vector<size_t> innocents;
    for (size_t i = 0; i < kWrongACommit; ++i) {
        commands.push_back(wrong());
        if (i % 4 != 3) continue;
        for (size_t hotel = 1; hotel <= kInnocents; ++hotel) {
            innocents.push_back(commands.size());
            ++told_;
            commands.push_back(innocent(hotel));
        }
    }
    const auto answers = h_->together(commands);
    for (size_t i = 0; i < answers.size(); ++i) {
        if (std::find(innocents.begin(), innocents.end(), i) != innocents.end()) {
            QVERIFY2(answers[i], answers[i] ? "" : qPrintable(answers[i].error().text()));
            continue;
        }
        heard(answers[i]);
        if (answers[i] && answers[i]->booking) any_->bookings.push_back(answers[i]->booking);
        if (answers[i] && answers[i]->hold) any_->holds.push_back(answers[i]->hold);
    }
    for (int i = 0; i < 4; ++i) {
        sendAlone(wrong());
        ++told_;
        const auto other = h_->engine->run(Command(innocent(1 + size_t(i) % kInnocents)));
        QVERIFY2(other, other ? "" : qPrintable(other.error().text()));
    }
}

QTEST_GUILESS_MAIN(TestAnyField)
#include "test_any_field.moc"
