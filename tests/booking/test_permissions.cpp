// SPDX-License-Identifier: GPL-3.0-or-later
// Permissions. Every command is listed with the role that it requires, independently of the code: a
// new command fails until its role is decided.
#include "booking/small_hotel.h"

#include <QTest>

#include <array>
#include <type_traits>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

const ActorId kAna{1000}, kBen{1001}, kCleo{1002};
const char *const kSecretHash = "$argon2id$of something";

/// Adds a user, as the given actor.
Result<Answer> add(TestHouse &h, const QString &name, Role role, ActorId by = kDeskActor)
{
    SaveUser save;
    save.caller = h.desk(by.value);
    save.name = name;
    save.role = role;
    save.secretHash = QByteArray(kSecretHash);
    return h(save);
}

/// Ana is administrator, Ben manager, Cleo clerk.
std::unique_ptr<TestHouse> houseWithUsers()
{
    auto h = std::make_unique<TestHouse>();
    const auto ana = add(*h, QStringLiteral("Ana"), Role::Administrator);
    const auto ben = add(*h, QStringLiteral("Ben"), Role::Manager, kAna);
    const auto cleo = add(*h, QStringLiteral("Cleo"), Role::Clerk, kAna);
    if (!ana || !ben || !cleo) qFatal("users cannot be added");
    return h;
}

struct Need {
    Command command;
    Role role;
};

template <typename C>
Command by(ActorId actor, C command = {})
{
    if constexpr (requires { command.caller; }) {
        command.caller = {kHotel, actor, ChannelId{1}, {}};
    } else if constexpr (requires { command.hold.caller; }) {
        command.hold.caller = {kHotel, actor, ChannelId{1}, {}};
    } else {
        command.what.caller = {kHotel, actor, ChannelId{1}, {}};
    }
    return command;
}

Command edit(ActorId actor, CellField field)
{
    EditBlock block;
    block.cells = {{{field, kTwin, PoolId{1}, kBar, 0}, {kToday, 1}, {1}}};
    return by(actor, block);
}

Command undoOf(ActorId actor, StepKind kind)
{
    auto content = std::make_shared<StepContent>();
    content->step.kind = kind;
    UndoStep undo;
    undo.content = content;
    return by(actor, undo);
}

Command imported(ActorId actor)
{
    RecordReservation told;
    told.caller = {kHotel, actor, ChannelId{1}, kStart};
    return told;
}

Command withFee(ActorId actor)
{
    CancelBooking cancel;
    cancel.fee = 0;
    return by(actor, cancel);
}

std::vector<Need> everything(ActorId actor)
{
    std::vector<Need> all{
        {by<TakeHold>(actor), Role::Clerk},
        {by<TakeCheapest>(actor), Role::Clerk},
        {by<ExtendHold>(actor), Role::Clerk},
        {by<ReleaseHold>(actor), Role::Clerk},
        {by<ConfirmHold>(actor), Role::Clerk},
        {by<HoldAndConfirm>(actor), Role::Clerk},
        {by<RecordReservation>(actor), Role::Clerk},
        {imported(actor), Role::Administrator},
        {by<ChangeBooking>(actor), Role::Clerk},
        {by<CancelBooking>(actor), Role::Clerk},
        {withFee(actor), Role::Manager},
        {by<ReinstateBooking>(actor), Role::Clerk},
        {by<CheckIn>(actor), Role::Clerk},
        {by<CheckOut>(actor), Role::Clerk},
        {by<MarkNoShow>(actor), Role::Clerk},
        {by<WalkBooking>(actor), Role::Clerk},
        {by<AssignRooms>(actor), Role::Clerk},
        {by<SetRoomOutOfOrder>(actor), Role::Clerk},
        {by<SetHousekeeping>(actor), Role::Clerk},
        {by<SetPolicy>(actor), Role::Manager},
        {by<EditDescription>(actor), Role::Manager},
        {by<EraseGuests>(actor), Role::Manager},
        {by<CloseDay>(actor), Role::Clerk},
        {by<MoveBusinessDate>(actor), Role::Administrator},
        {by<SaveUser>(actor), Role::Administrator},
        {by<NoteSignIn>(actor), Role::Clerk},
        {by<SaveTemplate>(actor), Role::Manager},
        {by<SaveFxRates>(actor), Role::Manager},
        {by<SaveChannelSetup>(actor), Role::Manager},
        {by<RequestBooking>(actor), Role::Clerk},
        {by<NoteRequests>(actor), Role::Manager},
        {by<AdvanceSaga>(actor), Role::Manager},
        {by<DecideDuplicate>(actor), Role::Clerk},
        {by<SaveToken>(actor), Role::Administrator},
        {by<SaveHotelSetup>(actor), Role::Administrator},
        {undoOf(actor, StepKind::Cells), Role::Manager},
        {undoOf(actor, StepKind::Policy), Role::Manager},
        {undoOf(actor, StepKind::Booking), Role::Clerk},
        {undoOf(actor, StepKind::Housekeeping), Role::Clerk},
        {undoOf(actor, StepKind::Description), Role::Manager},
    };
    for (const CellField field :
         {CellField::ForSale, CellField::StopSell, CellField::ClosedToArrival,
          CellField::ClosedToDeparture, CellField::MinStay, CellField::MaxStay,
          CellField::OutOfOrder, CellField::Rate}) {
        all.push_back({edit(actor, field), Role::Manager});
    }
    return all;
}

bool isForbidden(const Result<Answer> &answer)
{
    return !answer && answer.error().code == ErrorCode::Forbidden;
}

}  // namespace

class TestPermissions : public QObject {
    Q_OBJECT

private slots:
    void everyCommandIsDecided();
    void theHouseRefusesWhatARoleMayNot();
    void aHotelWithoutUsersNeedsNoSignIn();
    void withoutASignInNothingIsAllowed();
    void channelsAndTheEngineNeedNoUser();
    void onlyThePmsRunsTheHouse();
    void aTokenMayWhatItsRoleMay();
    void aTokenOfAChannelActsForThatChannelOnly();
    void aDeactivatedUserMayNothing();
    void theRefusalSaysWhoIsAtTheDesk();
    void theSignedInUserActsForAnyHold();
};

/// A token of each role; in the order of TokenRole.
std::vector<ActorId> tokensOf(TestHouse &h, ActorId by)
{
    std::vector<ActorId> all;
    for (const TokenRole role :
         {TokenRole::Read, TokenRole::Channel, TokenRole::Desk, TokenRole::Manager}) {
        SaveToken save;
        save.caller = h.desk(by.value);
        save.name = tokenRoleCode(role);
        save.role = role;
        if (role == TokenRole::Channel) save.channel = ChannelId{1};
        save.hash = tokenHash(tokenRoleCode(role).toLatin1());
        const auto saved = h(save);
        if (!saved) qFatal("a token cannot be added");
        all.push_back(saved->user);
    }
    return all;
}

void TestPermissions::aTokenMayWhatItsRoleMay()
{
    for (const bool users : {false, true}) {
        const auto h = users ? houseWithUsers() : std::make_unique<TestHouse>();
        const auto tokens = tokensOf(*h, users ? kAna : kDeskActor);
        for (size_t role = 0; role < tokens.size(); ++role) {
            for (const Need &need : everything(tokens[role])) {
                const Act act = actOf(need.command);
                const std::array<bool, 4> allowed{false, act == Act::Book,
                                                  act == Act::Book || act == Act::RunDesk,
                                                  need.role <= Role::Manager && act != Act::SignIn};
                const auto answer = (*h)(need.command);
                QVERIFY2(isForbidden(answer) != allowed[role],
                         qPrintable(QStringLiteral("command %1, role %2")
                                        .arg(need.command.index())
                                        .arg(role + 1)));
            }
        }
        SaveToken back;
        back.caller = h->desk(users ? kAna.value : kDeskActor.value);
        back.token = tokens.back();
        back.active = false;
        QVERIFY(h->operator()(back));
        QVERIFY(isForbidden((*h)(by<TakeHold>(tokens.back()))));
        QVERIFY(isForbidden((*h)(by<TakeHold>(ActorId{kFirstToken.value + 99}))));
    }
}

void TestPermissions::aTokenOfAChannelActsForThatChannelOnly()
{
    TestHouse h;
    const auto tokens = tokensOf(h, kDeskActor);
    TakeHold what = h.hold(kTwin, 0, 1);
    what.caller.actor = tokens[1];
    QVERIFY(h(what));
    what.caller.channel = {};
    QVERIFY(isForbidden(h(what)));
    QVERIFY(isForbidden(h(HoldAndConfirm{what, {}})));
    // A channel cannot release another caller's hold, but the desk can.
    const auto other = h(h.hold(kTwin, 0, 1));
    const auto released = h(ReleaseHold{{kHotel, tokens[1], ChannelId{1}, {}}, other->hold});
    QVERIFY(!released && released.error().code == ErrorCode::NotYours);
    QVERIFY(h(ReleaseHold{{kHotel, tokens[2], ChannelId{1}, {}}, other->hold}));
}

void TestPermissions::everyCommandIsDecided()
{
    std::vector<bool> seen(std::variant_size_v<CommandKinds>);
    for (const Need &need : everything(kAna)) {
        seen[need.command.index()] = true;
        QVERIFY2(roleFor(actOf(need.command)) == need.role,
                 qPrintable(QStringLiteral("command %1").arg(need.command.index())));
    }
    for (size_t i = 0; i < seen.size(); ++i)
        QVERIFY2(seen[i], qPrintable(QStringLiteral("no decision for command %1").arg(i)));
}

void TestPermissions::theHouseRefusesWhatARoleMayNot()
{
    const std::pair<ActorId, Role> people[] = {
        {kAna, Role::Administrator}, {kBen, Role::Manager}, {kCleo, Role::Clerk}};
    for (const auto &[who, role] : people) {
        for (const Need &need : everything(who)) {
            const auto h = houseWithUsers();
            const qint64 before = h->lastSeq;
            const auto answer = (*h)(need.command);
            const bool forbidden = role < need.role;
            QVERIFY2(isForbidden(answer) == forbidden, qPrintable(QStringLiteral("command %1 by %2")
                                                                      .arg(need.command.index())
                                                                      .arg(roleName(role))));
            if (forbidden) QCOMPARE(h->lastSeq, before);
        }
    }
}

void TestPermissions::aHotelWithoutUsersNeedsNoSignIn()
{
    for (const Need &need : everything(kDeskActor)) {
        TestHouse h;
        QVERIFY(!isForbidden(h(need.command)));
    }
    TestHouse h;
    QVERIFY(h.house.allow(kDeskActor, Act::Restore));
    QVERIFY(h.house.users().empty());
}

void TestPermissions::withoutASignInNothingIsAllowed()
{
    for (const Need &need : everything(kDeskActor)) {
        const auto h = houseWithUsers();
        const bool attempt = std::holds_alternative<NoteSignIn>(need.command);
        QCOMPARE(isForbidden((*h)(need.command)), !attempt);
    }
    const auto h = houseWithUsers();
    const auto refused = (*h)(h->hold(kTwin, 1, 1));
    QVERIFY2(refused.error().reason.contains(QLatin1String("Sign in first")),
             qPrintable(refused.error().reason));
    QVERIFY(isForbidden((*h)(by<TakeHold>(ActorId{4711}))));
}

void TestPermissions::channelsAndTheEngineNeedNoUser()
{
    const auto h = houseWithUsers();
    TakeHold hold = h->hold(kTwin, 1, 1);
    hold.caller.actor = ActorId{kFirstChannelActor.value + 1};
    const auto held = (*h)(hold);
    QVERIFY(held);
    QVERIFY((*h)(ConfirmHold{hold.caller, held->hold, {}}));
    QVERIFY(isForbidden((*h)(by<SetPolicy>(hold.caller.actor))));
    QVERIFY(isForbidden((*h)(by<CloseDay>(hold.caller.actor))));
    for (const Need &need : everything(kEngineActor)) {
        const auto fresh = houseWithUsers();
        QVERIFY(!isForbidden((*fresh)(need.command)));
    }
}

void TestPermissions::onlyThePmsRunsTheHouse()
{
    auto in = smallHotel();
    in.catalogue.channels.push_back(
        {ChannelId{2}, inventory::ChannelKind::Pms, QStringLiteral("PMS"), 300, 900});
    in.catalogue.channels.push_back(
        {ChannelId{3}, inventory::ChannelKind::Ota, QStringLiteral("OTA"), 300, 900});
    TestHouse h(std::move(in));
    QVERIFY(add(h, QStringLiteral("Ana"), Role::Administrator));
    const auto may = [&](qint64 channel, Act act) {
        return h.house.allow(ActorId{kFirstChannelActor.value + channel}, act).has_value();
    };
    for (const Act act : {Act::RunDesk, Act::SetOutOfOrder}) {
        QVERIFY(may(2, act));
        QVERIFY(!may(3, act));
        QVERIFY(!may(99, act));
    }
    QVERIFY(may(2, Act::Book) && may(3, Act::Book));
    QVERIFY(!may(2, Act::SetRates) && !may(2, Act::SetChannels));
}

void TestPermissions::aDeactivatedUserMayNothing()
{
    const auto h = houseWithUsers();
    TakeHold hold = h->hold(kTwin, 1, 1);
    hold.caller = h->desk(kCleo.value);
    QVERIFY((*h)(hold));
    SaveUser leave;
    leave.caller = h->desk(kAna.value);
    leave.user = kCleo;
    leave.active = false;
    QVERIFY((*h)(leave));
    QVERIFY(isForbidden((*h)(hold)));
    QCOMPARE(h->house.users().size(), size_t(3));  // the history needs the name
}

void TestPermissions::theRefusalSaysWhoIsAtTheDesk()
{
    const auto h = houseWithUsers();
    const auto refused = (*h)(edit(kCleo, CellField::StopSell));
    QCOMPARE(refused.error().text(),
             QStringLiteral("Changing restrictions requires the role manager; Cleo is signed in "
                            "as clerk"));
    for (const Need &need : everything(kCleo)) {
        if (need.role == Role::Clerk) continue;
        const QString why = whyNot(actOf(need.command), {kCleo, QStringLiteral("%2"), Role::Clerk});
        QVERIFY2(why.contains(QLatin1String("%2 is")) && why.contains(QLatin1String("clerk")),
                 qPrintable(why));
    }
}

/// The shift ends, the clerk's holds do not.
void TestPermissions::theSignedInUserActsForAnyHold()
{
    const auto h = houseWithUsers();
    TakeHold hold = h->hold(kTwin, 1, 1);
    hold.caller = h->desk(kCleo.value);
    const auto first = (*h)(hold), second = (*h)(hold);
    QVERIFY(first && second);
    QVERIFY((*h)(ConfirmHold{h->desk(kBen.value), first->hold, {}}));
    const ActorId channel{kFirstChannelActor.value + 1};
    const auto other = (*h)(ReleaseHold{h->desk(channel.value), second->hold});
    QCOMPARE(other.error().code, ErrorCode::NotYours);
}

QTEST_GUILESS_MAIN(TestPermissions)
#include "test_permissions.moc"
