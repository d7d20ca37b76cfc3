// SPDX-License-Identifier: GPL-3.0-or-later
// Adding and changing users, and what the history records of it.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

const ActorId kAna{1000}, kBen{1001};

SaveUser change(ActorId user, ActorId by = kAna)
{
    SaveUser save;
    save.caller = {kHotel, by, ChannelId{1}, {}};
    save.user = user;
    return save;
}

SaveUser newUser(const QString &name, Role role, ActorId by = kAna)
{
    SaveUser save = change({}, by);
    save.name = name;
    save.role = role;
    save.secretHash = QByteArray("$argon2id$1");
    return save;
}

/// The kinds of the records since `from`.
std::vector<RecordKind> kinds(const TestHouse &h, size_t from)
{
    std::vector<RecordKind> all;
    for (size_t i = from; i < h.batch.records.size(); ++i) all.push_back(h.batch.records[i].kind);
    return all;
}

}  // namespace

class TestUsers : public QObject {
    Q_OBJECT

private slots:
    void theFirstIsAnAdministrator();
    void theLastAdministratorStays();
    void theLastOfAllMayGoAndNoSignInIsNeededAnyMore();
    void eachChangeIsARecord();
    void whatChangesNothingIsRepeated();
    void namesMayBeAnythingThatIsALine();
    void twoPeopleAtTheDeskHaveTwoNames();
    void aUserWhoForgotGetsANewSecret();
    void eachUserMayChangeTheirOwnSecretAndNoMore();
    void attemptsAreCountedUntilOneIsRight();
    void waitsGrowAndEnd();
    void aUserThatIsNotThereIsNamed();
};

void TestUsers::theFirstIsAnAdministrator()
{
    TestHouse h;
    const auto clerk = h(newUser(QStringLiteral("Cleo"), Role::Clerk, kDeskActor));
    QCOMPARE(clerk.error().field, QStringLiteral("role"));
    QVERIFY(h.house.users().empty());
    SaveUser without = newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    without.secretHash.reset();
    QCOMPARE(h(without).error().field, QStringLiteral("PIN or password"));
    const auto ana = h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor));
    QVERIFY(ana);
    QCOMPARE(ana->user, kAna);
    QCOMPARE(h.batch.records.back().actor, kDeskActor);
    QVERIFY(h(newUser(QStringLiteral("Ben"), Role::Clerk)));
}

void TestUsers::theLastAdministratorStays()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    QVERIFY(h(newUser(QStringLiteral("Ben"), Role::Manager)));
    SaveUser lower = change(kAna), leave = change(kAna);
    lower.role = Role::Manager;
    leave.active = false;
    for (const SaveUser &save : {lower, leave}) {
        const auto refused = h(save);
        QCOMPARE(refused.error().code, ErrorCode::WrongState);
        QVERIFY(refused.error().reason.contains(QLatin1String("Ana")));
    }
    SaveUser raise = change(kBen);
    raise.role = Role::Administrator;
    QVERIFY(h(raise));
    QVERIFY(h(lower));
    leave = change(kBen, kBen);
    leave.active = false;
    QVERIFY(!h(leave));
    SaveUser back = change(kAna, kBen);
    back.role = Role::Administrator;
    QVERIFY(h(back));
    QVERIFY(h(leave));
}

void TestUsers::theLastOfAllMayGoAndNoSignInIsNeededAnyMore()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    QVERIFY(h(newUser(QStringLiteral("Ben"), Role::Clerk)));
    SaveUser ben = change(kBen), ana = change(kAna);
    ben.active = ana.active = false;
    QVERIFY(!h(ana));  // no other user could add users
    QVERIFY(h(ben));
    QVERIFY(h(ana));
    QVERIFY(h.house.allow(kDeskActor, Act::ManageUsers));
    QCOMPARE(h.house.users().size(), size_t(2));
    // As before the first user: the first to be reactivated is an administrator.
    SaveUser back = change(kBen, kDeskActor);
    back.active = true;
    QCOMPARE(h(back).error().field, QStringLiteral("role"));
    back = change(kAna, kDeskActor);
    back.active = true;
    QVERIFY(h(back));
    QVERIFY(!h.house.allow(kDeskActor, Act::ManageUsers));
}

void TestUsers::eachChangeIsARecord()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    QVERIFY(h(newUser(QStringLiteral("Ben"), Role::Clerk)));
    const size_t before = h.batch.records.size();
    SaveUser all = change(kBen);
    all.name = QStringLiteral("Benedita");
    all.role = Role::Manager;
    all.active = false;
    all.secretHash = QByteArray("$argon2id$2");
    const auto saved = h(all);
    QVERIFY(saved);
    QCOMPARE(kinds(h, before), (std::vector{RecordKind::UserRenamed, RecordKind::UserRoleSet,
                                            RecordKind::UserActiveSet, RecordKind::UserSecretSet}));
    const Record &role = h.batch.records[before + 1];
    QCOMPARE(role.actor, kAna);
    QCOMPARE(role.subject, kBen.value);
    QCOMPARE(role.amount, qint64(Role::Clerk));
    QCOMPARE(role.value, qint64(Role::Manager));
    QCOMPARE(role.cause, h.batch.records[before].seq);
    QCOMPARE(h.batch.records[before + 3].value, qint64(0));
    QCOMPARE(h.batch.users.back().user.name, QStringLiteral("Benedita"));
    QCOMPARE(saved->seq, h.batch.records.back().seq);
}

void TestUsers::whatChangesNothingIsRepeated()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    SaveUser same = change(kAna);
    same.name = QStringLiteral(" Ana ");
    same.role = Role::Administrator;
    const qint64 before = h.lastSeq;
    const auto answer = h(same);
    QVERIFY(answer && answer->repeated);
    QCOMPARE(h.lastSeq, before);
    QCOMPARE(h.restsOn, before);
}

void TestUsers::namesMayBeAnythingThatIsALine()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    const QString names[] = {QStringLiteral("<b>Bob</b>"),
                             QStringLiteral("%1 %2"),
                             QStringLiteral("=1+1"),
                             QString::fromUtf8("\xd8\xb3\xd8\xa7\xd8\xb1"),
                             QString::fromUtf8("\xf0\x9f\xa6\x8a"),
                             QStringLiteral("O'Hara; --")};
    for (const QString &name : names) {
        const auto added = h(newUser(name, Role::Clerk));
        QVERIFY2(added, qPrintable(name));
        QCOMPARE(h.house.user(added->user)->user.name, name);
    }
    const QString wrong[] = {QString(),
                             QStringLiteral("  "),
                             QStringLiteral("a\nb"),
                             QString(101, QLatin1Char('x')),
                             QString(QChar(0xd800)),
                             QString(QChar(0))};
    for (const QString &name : wrong)
        QCOMPARE(h(newUser(name, Role::Clerk)).error().field, QStringLiteral("name"));
    // No database can store it and it is invisible: it is removed.
    const auto null = h(newUser(QStringLiteral("a") + QChar(0) + QStringLiteral("b"), Role::Clerk));
    QVERIFY(null);
    QCOMPARE(h.house.user(null->user)->user.name, QStringLiteral("ab"));
}

void TestUsers::twoPeopleAtTheDeskHaveTwoNames()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    QCOMPARE(h(newUser(QStringLiteral("ANA"), Role::Clerk)).error().field, QStringLiteral("name"));
    QVERIFY(h(newUser(QStringLiteral("Ben"), Role::Clerk)));
    SaveUser leave = change(kBen);
    leave.active = false;
    QVERIFY(h(leave));
    QVERIFY(h(newUser(QStringLiteral("Ben"), Role::Clerk)));  // a second Ben
    SaveUser back = change(kBen);
    back.active = true;
    QCOMPARE(h(back).error().field, QStringLiteral("name"));
}

void TestUsers::aUserWhoForgotGetsANewSecret()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    QVERIFY(h(newUser(QStringLiteral("Ben"), Role::Clerk)));
    for (int i = 0; i < 6; ++i) QVERIFY(h(NoteSignIn{h.desk(), kBen, false}));
    QCOMPARE(h.house.user(kBen)->wrongAttempts, 6);
    SaveUser fresh = change(kBen);
    fresh.secretHash = QByteArray("$argon2id$2");
    QVERIFY(h(fresh));
    QCOMPARE(h.house.user(kBen)->wrongAttempts, 0);
    QCOMPARE(h.house.user(kBen)->secretHash, QByteArray("$argon2id$2"));
}

void TestUsers::eachUserMayChangeTheirOwnSecretAndNoMore()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    QVERIFY(h(newUser(QStringLiteral("Ben"), Role::Clerk)));
    SaveUser own = change(kBen, kBen);
    own.secretHash = QByteArray("$argon2id$2");
    QVERIFY(h(own));
    SaveUser more = own;
    more.role = Role::Administrator;
    QCOMPARE(h(more).error().code, ErrorCode::Forbidden);
    SaveUser others = own;
    others.user = kAna;
    QCOMPARE(h(others).error().code, ErrorCode::Forbidden);
    SaveUser leave = change(kBen);
    leave.active = false;
    QVERIFY(h(leave));
    own.secretHash = QByteArray("$argon2id$3");
    QCOMPARE(h(own).error().code, ErrorCode::Forbidden);
}

void TestUsers::attemptsAreCountedUntilOneIsRight()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    for (int i = 1; i <= 5; ++i) {
        h.now = h.now + kSecond;
        QVERIFY(h(NoteSignIn{h.desk(), kAna, false}));
        const Record &r = h.batch.records.back();
        QCOMPARE(r.kind, RecordKind::SignInRefused);
        QCOMPARE(r.value, qint64(i));
        QCOMPARE(r.actor, kDeskActor);  // the user is not known
        QCOMPARE(h.batch.users.back().wrongAt, h.now);
    }
    QVERIFY(h(NoteSignIn{h.desk(), kAna, true}));
    const Record &r = h.batch.records.back();
    QCOMPARE(r.kind, RecordKind::SignedIn);
    QCOMPARE(r.value, qint64(5));
    QCOMPARE(r.actor, kAna);
    QCOMPARE(h.house.user(kAna)->wrongAttempts, 0);
}

void TestUsers::waitsGrowAndEnd()
{
    QCOMPARE(signInWaitSeconds(0), 0);
    QCOMPARE(signInWaitSeconds(2), 0);
    QCOMPARE(signInWaitSeconds(3), 5);
    QCOMPARE(signInWaitSeconds(5), 20);
    for (int i = 1; i < 100; ++i) QVERIFY(signInWaitSeconds(i) >= signInWaitSeconds(i - 1));
    QCOMPARE(signInWaitSeconds(1'000'000), 900);
}

void TestUsers::aUserThatIsNotThereIsNamed()
{
    TestHouse h;
    QVERIFY(h(newUser(QStringLiteral("Ana"), Role::Administrator, kDeskActor)));
    QCOMPARE(h(change(ActorId{1234})).error().code, ErrorCode::NotFound);
    QCOMPARE(h(NoteSignIn{h.desk(), kBen, true}).error().code, ErrorCode::NotFound);
    SaveUser odd = change(kAna);
    odd.role = static_cast<Role>(9);
    QCOMPARE(h(odd).error().field, QStringLiteral("role"));
}

QTEST_GUILESS_MAIN(TestUsers)
#include "test_users.moc"
