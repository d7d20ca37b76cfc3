// SPDX-License-Identifier: GPL-3.0-or-later
// Signing in: secrets are stored as hashes, wrong ones are throttled in engine time, and the
// history survives a restart, in a file and in a database.
#include "engine/secret.h"
#include "engine_hotel.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/hotel_place.h"

#include <QFile>
#include <QIODevice>
#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

const QString kSecret = QStringLiteral("quinta-4711");

class SignInHotel {
public:
    SignInHotel()
    {
        open();
        property = *engine->saveHotel(hotelSetup());
    }
    void open()
    {
        engine::EngineOptions options;
        options.ticks = false;
        auto opened = engine::Engine::open(place.place(), clock, options);
        if (!opened) qFatal("%s", qPrintable(opened.error().text()));
        engine = std::move(*opened);
    }
    void reopen()
    {
        engine.reset();
        open();
    }
    Caller caller(ActorId actor) const { return {property, actor, ChannelId{1}, {}}; }
    Result<ActorId> add(const QString &name, Role role, ActorId by, const QString &secret = kSecret)
    {
        SaveUser save;
        save.caller = caller(by);
        save.name = name;
        save.role = role;
        const auto saved = engine->accounts().saveUserLater(save, secret).result();
        if (!saved) return tl::unexpected(saved.error());
        return saved->user;
    }
    Result<User> signIn(ActorId user, const QString &secret)
    {
        return engine->accounts().signInLater(property, user, secret).result();
    }
    std::vector<Record> records() const
    {
        auto reader = storage::Reader::open(place.place());
        auto all = *(*reader)->ask(storage::RecentRecords{property, 100});
        std::reverse(all.begin(), all.end());
        return all;
    }

    HotelPlace place;
    core::ManualClock clock{kNoon};
    std::unique_ptr<engine::Engine> engine;
    PropertyId property;
};

QString findings(const QString &place)
{
    const auto report = storage::verify(place);
    if (!report) return report.error().text();
    QStringList lines;
    for (const auto &f : report->findings) lines << f.where + QStringLiteral(": ") + f.what;
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

class TestSignIn : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void aSecretIsKeptAsItsHash();
    void lettersMayBeTypedInTwoWays();
    void theSecretSignsAUserIn();
    void wrongSecretsAreSlowedDownInEngineTime();
    void attemptsSurviveARestart();
    void anAdministratorGivesANewSecret();
    void onesOwnSecretNeedsThePresentOne();
    void usersSurviveARestartAndAReload();
    void listenersHearOfUsersWithoutSecrets();
    void settingsNeedAnAdministrator();
    void theProofKnowsUsers_data();
    void theProofKnowsUsers();
};

void TestSignIn::aSecretIsKeptAsItsHash()
{
    const auto hash = engine::hashSecret(kSecret);
    QVERIFY(hash);
    QVERIFY2(hash->startsWith("$argon2id$v=19$m=65536,t=2,p=1$"), hash->constData());
    QVERIFY(engine::matchesSecret(*hash, kSecret));
    QVERIFY(!engine::matchesSecret(*hash, QStringLiteral("quinta-4712")));
    QVERIFY(!engine::matchesSecret("not a hash", kSecret));
    QVERIFY(*engine::hashSecret(kSecret) != *hash);  // each hash has its own salt
    QCOMPARE(engine::hashSecret(QStringLiteral("123")).error().code, ErrorCode::Invalid);
    QCOMPARE(engine::hashSecret(QString(129, QLatin1Char('1'))).error().code, ErrorCode::Invalid);
    SignInHotel hotel;
    QVERIFY(hotel.add(QStringLiteral("Ana"), Role::Administrator, kDeskActor));
    if (hotel.place.onServer()) return;
    hotel.engine.reset();
    QFile file(hotel.place.place());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("$argon2id$"));
    QVERIFY(!bytes.contains(kSecret.toUtf8()));
}

void TestSignIn::lettersMayBeTypedInTwoWays()
{
    const QString one = QStringLiteral("caf\u00e9s"), two = QStringLiteral("cafe\u0301s");
    QVERIFY(one != two);
    QVERIFY(engine::matchesSecret(*engine::hashSecret(one), two));
}

void TestSignIn::theSecretSignsAUserIn()
{
    SignInHotel hotel;
    const auto ana = hotel.add(QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    QVERIFY2(ana, ana ? "" : qPrintable(ana.error().text()));
    const auto user = hotel.signIn(*ana, kSecret);
    QVERIFY2(user, user ? "" : qPrintable(user.error().text()));
    QCOMPARE(user->name, QStringLiteral("Ana"));
    QCOMPARE(hotel.signIn(ActorId{1234}, kSecret).error().code, ErrorCode::NotFound);
    EditCells edit;
    edit.caller = hotel.caller(*ana);
    edit.field = CellField::StopSell;
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{kToday, 2}};
    edit.value = 1;
    QVERIFY(hotel.engine->run(EditBlock(edit)));
    const auto records = hotel.records();
    QCOMPARE(records.back().actor, *ana);
    QCOMPARE(records[records.size() - 2].kind, RecordKind::SignedIn);
    QCOMPARE(findings(hotel.place.place()), QString());
}

void TestSignIn::wrongSecretsAreSlowedDownInEngineTime()
{
    SignInHotel hotel;
    const ActorId ana = *hotel.add(QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    const QString wrong = QStringLiteral("0000");
    for (int attempt = 1; attempt <= 5; ++attempt) {
        const auto refused = hotel.signIn(ana, wrong);
        QCOMPARE(refused.error().code, ErrorCode::Forbidden);
        const int wait = signInWaitSeconds(attempt);
        if (wait == 0) continue;
        // Before that even the right secret is not checked.
        hotel.clock.advance((wait - 1) * kSecond);
        const auto early = hotel.signIn(ana, kSecret);
        QCOMPARE(early.error().code, ErrorCode::Forbidden);
        QVERIFY2(early.error().reason.contains(QLatin1String("try again in 1 second")),
                 qPrintable(early.error().reason));
        hotel.clock.advance(kSecond);
    }
    QVERIFY(hotel.signIn(ana, kSecret));
    const auto records = hotel.records();
    QCOMPARE(records.back().kind, RecordKind::SignedIn);
    QCOMPARE(records.back().value, qint64(5));
    const auto refused = std::count_if(records.begin(), records.end(), [](const Record &r) {
        return r.kind == RecordKind::SignInRefused;
    });
    QCOMPARE(refused, 5);  // early attempts were not checked
}

void TestSignIn::attemptsSurviveARestart()
{
    SignInHotel hotel;
    const ActorId ana = *hotel.add(QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    for (int i = 0; i < 3; ++i) QVERIFY(!hotel.signIn(ana, QStringLiteral("wrong")));
    hotel.reopen();
    const auto refused = hotel.signIn(ana, kSecret);
    QCOMPARE(refused.error().code, ErrorCode::Forbidden);
    QVERIFY(refused.error().reason.contains(QLatin1String("try again")));
    hotel.clock.advance(6 * kSecond);
    QVERIFY(hotel.signIn(ana, kSecret));
    QCOMPARE(findings(hotel.place.place()), QString());
}

void TestSignIn::anAdministratorGivesANewSecret()
{
    SignInHotel hotel;
    const ActorId ana = *hotel.add(QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    const ActorId cleo = *hotel.add(QStringLiteral("Cleo"), Role::Clerk, ana);
    for (int i = 0; i < 4; ++i) static_cast<void>(hotel.signIn(cleo, QStringLiteral("forgotten")));
    SaveUser save;
    save.caller = hotel.caller(ana);
    save.user = cleo;
    QVERIFY(hotel.engine->accounts().saveUserLater(save, QStringLiteral("2468")).result());
    QVERIFY(hotel.signIn(cleo, QStringLiteral("2468")));
    QVERIFY(!hotel.signIn(cleo, kSecret));
    QCOMPARE(
        hotel.engine->accounts().saveUserLater(save, QStringLiteral("1")).result().error().code,
        ErrorCode::Invalid);
}

void TestSignIn::onesOwnSecretNeedsThePresentOne()
{
    SignInHotel hotel;
    const ActorId ana = *hotel.add(QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    const ActorId cleo = *hotel.add(QStringLiteral("Cleo"), Role::Clerk, ana);
    const auto change = [&](const QString &present, const QString &next) {
        return hotel.engine->accounts()
            .changeSecretLater(hotel.caller(cleo), present, next)
            .result();
    };
    QCOMPARE(change(QStringLiteral("wrong"), QStringLiteral("13579")).error().code,
             ErrorCode::Forbidden);
    QCOMPARE(change(kSecret, QStringLiteral("1")).error().code, ErrorCode::Invalid);
    QVERIFY(hotel.signIn(cleo, kSecret));
    QVERIFY(change(kSecret, QStringLiteral("13579")));
    QVERIFY(hotel.signIn(cleo, QStringLiteral("13579")));
}

void TestSignIn::usersSurviveARestartAndAReload()
{
    SignInHotel hotel;
    const QString name = QString::fromUtf8("<b>%1</b> \xf0\x9f\xa6\x8a");
    const ActorId ana = *hotel.add(name, Role::Administrator, kDeskActor);
    const ActorId cleo = *hotel.add(QStringLiteral("Cleo"), Role::Clerk, ana);
    SaveUser leave;
    leave.caller = hotel.caller(ana);
    leave.user = cleo;
    leave.active = false;
    QVERIFY(hotel.engine->run(leave));
    hotel.reopen();
    const auto snapshot = *hotel.engine->snapshot(hotel.property);
    const std::vector<User> expected{{ana, name, Role::Administrator, true},
                                     {cleo, QStringLiteral("Cleo"), Role::Clerk, false}};
    QCOMPARE(snapshot->users, expected);
    QCOMPARE(hotel.signIn(cleo, kSecret).error().code, ErrorCode::NotFound);
    engine::HotelSetup setup{snapshot->catalogue, snapshot->plans, {}, ana};
    QVERIFY(hotel.engine->saveHotel(setup));  // rebuilds the property state
    QCOMPARE((*hotel.engine->snapshot(hotel.property))->users, expected);
    QVERIFY(hotel.signIn(ana, kSecret));
    auto reader = storage::Reader::open(hotel.place.place());
    QCOMPARE(*(*reader)->ask(storage::Users{hotel.property}), expected);
}

void TestSignIn::listenersHearOfUsersWithoutSecrets()
{
    SignInHotel hotel;
    std::mutex lock;
    std::vector<std::optional<std::vector<User>>> heard;
    hotel.engine->listeners().add([&](const engine::ChangeSetPtr &set) {
        const std::lock_guard held(lock);
        if (!set->reload) heard.push_back(set->users);
    });
    const ActorId ana = *hotel.add(QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    TakeHold hold;
    hold.caller = hotel.caller(ana);
    hold.roomType = RoomTypeId{1};
    hold.stay = Stay(kToday, 1);
    QVERIFY(hotel.engine->run(hold));
    hotel.engine->flush();
    const std::lock_guard held(lock);
    QCOMPARE(heard.size(), size_t(2));
    QVERIFY(heard[0] && heard[0]->size() == 1 && heard[0]->front().id == ana);
    QVERIFY(!heard[1]);
}

void TestSignIn::settingsNeedAnAdministrator()
{
    SignInHotel hotel;
    const ActorId ana = *hotel.add(QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    const ActorId ben = *hotel.add(QStringLiteral("Ben"), Role::Manager, ana);
    const auto snapshot = *hotel.engine->snapshot(hotel.property);
    engine::HotelSetup setup{snapshot->catalogue, snapshot->plans, {}, ben};
    setup.catalogue.property.name = QStringLiteral("Changed");
    const auto refused = hotel.engine->saveHotel(setup);
    QCOMPARE(refused.error().code, ErrorCode::Forbidden);
    QVERIFY(refused.error().reason.contains(QLatin1String("Ben is signed in as manager")));
    setup.by = kDeskActor;
    QCOMPARE(hotel.engine->saveHotel(setup).error().code, ErrorCode::Forbidden);
    QCOMPARE(hotel.engine->properties().front().name, QStringLiteral("Test"));
    setup.by = ana;
    QVERIFY(hotel.engine->saveHotel(setup));
    QCOMPARE(hotel.records().back().actor, ana);
    QCOMPARE(hotel.engine->accounts().allow(hotel.property, ben, Act::Restore).error().code,
             ErrorCode::Forbidden);
    QVERIFY(hotel.engine->accounts().allow(hotel.property, ana, Act::Restore));
}

void TestSignIn::theProofKnowsUsers_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const char *sql, const char *said) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(said);
    };
    row("a clerk makes herself administrator", "UPDATE desk_user SET role = 3 WHERE id = 1001",
        "the role is Clerk in the log and Administrator");
    row("whoever left is back", "UPDATE desk_user SET active = 1 WHERE id = 1002",
        "the active status differs");
    row("attempts are forgotten", "UPDATE desk_user SET wrong_attempts = 0 WHERE id = 1001",
        "2 failed sign-in attempts in the log");
    row("a user is gone", "DELETE FROM desk_user WHERE id = 1001",
        "in the log, but missing from the table");
    row("a user from nowhere",
        "INSERT INTO desk_user SELECT property, 1900, 1, 1, 0, 0, 'Eve', secret_hash"
        " FROM desk_user WHERE id = 1000",
        "missing from the log");
    row("nobody is administrator", "UPDATE desk_user SET active = 0 WHERE id = 1000",
        "users exist, but no administrator");
}

void TestSignIn::theProofKnowsUsers()
{
    QFETCH(QString, sql);
    QFETCH(QString, said);
    SignInHotel hotel;
    const ActorId ana = *hotel.add(QStringLiteral("Ana"), Role::Administrator, kDeskActor);
    const ActorId cleo = *hotel.add(QStringLiteral("Cleo"), Role::Clerk, ana);
    const ActorId dora = *hotel.add(QStringLiteral("Dora"), Role::Clerk, ana);
    for (int i = 0; i < 2; ++i) QVERIFY(!hotel.signIn(cleo, QStringLiteral("wrong")));
    SaveUser leave;
    leave.caller = hotel.caller(ana);
    leave.user = dora;
    leave.active = false;
    QVERIFY(hotel.engine->run(leave));
    hotel.engine.reset();
    QCOMPARE(findings(hotel.place.place()), QString());
    hotel.place.tamper(sql);
    const QString found = findings(hotel.place.place());
    QVERIFY2(found.contains(said), qPrintable(found));
}

QTEST_GUILESS_MAIN(TestSignIn)
#include "test_sign_in.moc"
