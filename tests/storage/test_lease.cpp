// SPDX-License-Identifier: GPL-3.0-or-later
// A database that several engines share: one at a time writes to a property, and one that was
// silent for too long cannot write any more.
#include "storage/lease.h"
#include "storage/reader.h"
#include "storage/sample_hotel.h"
#include "storage/schema.h"
#include "storage/server_schema.h"
#include "support/patience.h"

#include <QProcess>

#include <atomic>
#include <thread>

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;
using roomrack::tests::HotelPlace;

namespace {

const QString kOther = QStringLiteral("the other");

Result<std::unique_ptr<Store>> openAs(const QString &place, const QString &owner, int seconds = 15)
{
    return Store::open(place, {.owner = owner, .leaseSeconds = seconds});
}

ErrorCode codeOf(const Result<std::unique_ptr<Store>> &opened)
{
    return opened ? ErrorCode::Internal : opened.error().code;
}

/// A batch of one hold that continues the log.
booking::Batch oneHold(const HotelFile &file, const StoreState &state)
{
    Script script(file, state.lastSeq, std::max(kBegin, state.lastAt));
    script.hold(0, Stay(kFirst, 2));
    return script.batch;
}

std::unique_ptr<PostgresConnection> connectTo(const HotelPlace &place)
{
    return std::move(
        *PostgresConnection::open(*readServerPlace(place.place()), Connection::Purpose::Writing));
}

}  // namespace

class TestLease : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ROOMRACK_NEEDS_POSTGRESQL(); }
    void init();
    void aSecondEngineIsRefusedAndTold();
    void otherHotelsOfTheDatabaseAreFree();
    void aHotelThatIsNotThereIsNamed();
    void aNewHotelIsOursAtOnce();
    void whoOpensAgainFindsItFree();
    void closingGivesItBack();
    void anEndedProcessOfThisMachineKeepsNothing();
    void aProcessOfAnotherContainerIsNotTakenForEnded_data();
    void aProcessOfAnotherContainerIsNotTakenForEnded();
    void aRenewedLeaseIsKept();
    void whoWasSilentCannotWrite();
    void whoWasSilentAndNotMissedGoesOn();
    void aLostLeaseIsNoticedWithoutWriting();
    void aDescriptionIsFencedToo();
    void aTransactionUnderWayIsWaitedFor();
    void whetherACommitIsThereIsKnown();
    void aNewerDatabaseIsNotTouched();
    void aForeignDatabaseIsNotTouched();
    void tablesStayAsTheyAreWhileAHotelIsOpen();
    void aMigrationThatFailsChangesNothing();
    void whatIsNotThereIsNamed();

private:
    std::unique_ptr<HotelFile> file_;
};

void TestLease::init()
{
    file_ = std::make_unique<HotelFile>(true);
    file_->open();
}

void TestLease::aSecondEngineIsRefusedAndTold()
{
    const auto second = openAs(file_->place(), kOther);
    QVERIFY(!second);
    QCOMPARE(second.error().code, ErrorCode::Locked);
    const QString said = second.error().text();
    for (const QString &part : {file_->catalogue().property.name, QSysInfo::machineHostName(),
                                QString::number(QCoreApplication::applicationPid())})
        QVERIFY2(said.contains(part), qPrintable(said));
    // The refused engine has changed nothing.
    Script script(*file_, file_->store().state().lastSeq);
    script.hold(0, Stay(kFirst, 2));
    script.commit(file_->store());
}

void TestLease::otherHotelsOfTheDatabaseAreFree()
{
    const auto none = openAs(withProperty(file_->place(), {}), kOther);
    QVERIFY2(none, none ? "" : qPrintable(none.error().text()));
    QVERIFY((*none)->properties().empty());
    auto catalogue = smallHotel();
    catalogue.property.name = QStringLiteral("Second");
    auto plans = twoPlans();
    booking::Record record;
    record.seq = 1;
    record.kind = booking::RecordKind::CatalogueChanged;
    record.at = kBegin;
    QVERIFY((*none)->saveHotel(catalogue, plans, {}, record));
    QVERIFY(catalogue.property.id != file_->property());
    QCOMPARE((*none)->properties(), std::vector{catalogue.property.id});
    const auto third =
        openAs(withProperty(file_->place(), QStringLiteral("second")), QStringLiteral("third"));
    QCOMPARE(codeOf(third), ErrorCode::Locked);
    QVERIFY2(third.error().reason.contains(QLatin1String("Second")),
             qPrintable(third.error().reason));
    const auto report = verify(file_->place());
    QVERIFY(report && report->findings.empty());
}

void TestLease::aHotelThatIsNotThereIsNamed()
{
    const auto opened = openAs(withProperty(file_->place(), QStringLiteral("Atlantis")), kOther);
    QCOMPARE(codeOf(opened), ErrorCode::NotFound);
    const QString said = opened.error().reason;
    QVERIFY2(said.contains(QLatin1String("Atlantis")), qPrintable(said));
    QVERIFY2(said.contains(file_->catalogue().property.name), qPrintable(said));
}

void TestLease::aNewHotelIsOursAtOnce()
{
    HotelFile file(true);
    file.open();  // wrote the first property into an empty database
    QCOMPARE(codeOf(openAs(file.place(), kOther)), ErrorCode::Locked);
}

void TestLease::whoOpensAgainFindsItFree()
{
    const qint64 before = file_->store().state().epoch;
    const auto again = openAs(file_->place(), QStringLiteral("the test"));
    QVERIFY(again);
    QVERIFY((*again)->state().epoch > before);
    Script script(*file_, (*again)->state().lastSeq);
    script.hold(0, Stay(kFirst, 2));
    QCOMPARE(file_->store().commit(script.batch).error().code, ErrorCode::Locked);
    script.commit(**again);
}

void TestLease::closingGivesItBack()
{
    file_->close();
    QVERIFY(openAs(file_->place(), kOther));
}

void TestLease::anEndedProcessOfThisMachineKeepsNothing()
{
    QProcess ended;
    ended.start(QStringLiteral("true"), QStringList());
    QVERIFY(ended.waitForStarted(roomrack::tests::kTryForMs));
    const qint64 process = ended.processId();
    QVERIFY(ended.waitForFinished(roomrack::tests::kTryForMs));
    file_->tamper(QStringLiteral("UPDATE lease SET process = %1").arg(process));
    // Only known for processes of this machine.
    file_->tamper(QStringLiteral("UPDATE lease SET host = 'elsewhere'"));
    QCOMPARE(codeOf(openAs(file_->place(), kOther)), ErrorCode::Locked);
    file_->tamper(QStringLiteral("UPDATE lease SET host = '%1'").arg(QSysInfo::machineHostName()));
    QVERIFY(openAs(file_->place(), kOther));
}

void TestLease::aProcessOfAnotherContainerIsNotTakenForEnded_data()
{
    QTest::addColumn<int>("part");
    QTest::addRow("other processes") << 2;
    QTest::addRow("another start of the machine") << 1;
}

/// Containers of one machine often share its id and even its name: a number without a process here
/// may be a process there.
void TestLease::aProcessOfAnotherContainerIsNotTakenForEnded()
{
    QFETCH(int, part);
    constexpr qint64 kNoProcess = 2'000'000'000;  // above every system's process numbers
    file_->tamper(QStringLiteral("UPDATE lease SET process = %1").arg(kNoProcess));
    const QString owner =
        connectTo(*file_)->text(QStringLiteral("SELECT owner FROM lease")).value();
    QVERIFY(owner.startsWith(QString::fromLatin1(QSysInfo::machineUniqueId())));
    QStringList parts = owner.split(u'/');
    QVERIFY2(parts.size() > 3, qPrintable(owner));
    parts[part] = QStringLiteral("another");
    file_->tamper(QStringLiteral("UPDATE lease SET owner = '%1'").arg(parts.join(u'/')));
    QCOMPARE(codeOf(openAs(file_->place(), kOther)), ErrorCode::Locked);
    file_->tamper(QStringLiteral("UPDATE lease SET owner = '%1'").arg(owner));
    QVERIFY(openAs(file_->place(), kOther));
}

void TestLease::aRenewedLeaseIsKept()
{
    file_->close();
    const auto mine = openAs(file_->place(), QStringLiteral("mine"), 1);
    QVERIFY(mine);
    const auto expires = [&] {
        return connectTo(*file_)->integer(QStringLiteral("SELECT expires FROM lease")).value_or(0);
    };
    const qint64 first = expires();
    // Three times its duration without renewal.
    QTRY_VERIFY(((*mine)->renew() && expires() > first + 3 * kSecond));
    // On a stalled machine it would be over before the other one asks.
    file_->tamper(QStringLiteral("UPDATE lease SET expires = expires + 60000000"));
    QCOMPARE(codeOf(openAs(file_->place(), kOther)), ErrorCode::Locked);
}

void TestLease::whoWasSilentCannotWrite()
{
    file_->close();
    const auto mine = openAs(file_->place(), QStringLiteral("mine"), 1);
    QVERIFY(mine);
    Result<std::unique_ptr<Store>> other;
    QTRY_VERIFY((other = openAs(file_->place(), kOther)));
    const auto hold = oneHold(*file_, (*mine)->state());
    const auto late = (*mine)->commit(hold);
    QCOMPARE(late.error().code, ErrorCode::Locked);
    QVERIFY2(late.error().reason.contains(QSysInfo::machineHostName()),
             qPrintable(late.error().reason));
    QCOMPARE((*other)->hasCommit((*mine)->lastTried()).value(), false);
    QVERIFY((*other)->commit(hold));
    QCOMPARE((*mine)->commit(hold).error().code, ErrorCode::NotSaved);  // it must be closed
    const auto report = verify(file_->place());
    QVERIFY(report && report->findings.empty());
    QCOMPARE(report->holds, qint64(1));
}

/// No other engine took over: its number is still current, and its writes conflict with none.
void TestLease::whoWasSilentAndNotMissedGoesOn()
{
    file_->tamper(QStringLiteral("UPDATE lease SET expires = 0"));
    Script script(*file_, file_->store().state().lastSeq);
    script.hold(0, Stay(kFirst, 2));
    script.commit(file_->store());
}

void TestLease::aLostLeaseIsNoticedWithoutWriting()
{
    file_->close();
    const auto mine = openAs(file_->place(), QStringLiteral("mine"), 1);
    QVERIFY(mine);
    Result<std::unique_ptr<Store>> other;
    QTRY_VERIFY((other = openAs(file_->place(), kOther)));
    const auto renewed = (*mine)->renew();
    QCOMPARE(renewed.error().code, ErrorCode::Locked);
}

void TestLease::aDescriptionIsFencedToo()
{
    const auto again = openAs(file_->place(), QStringLiteral("the test"));
    QVERIFY(again);
    auto catalogue = file_->catalogue();
    auto plans = file_->plans();
    catalogue.property.name = QStringLiteral("Late");
    booking::Record record;
    record.seq = file_->store().state().lastSeq + 1;
    record.kind = booking::RecordKind::CatalogueChanged;
    record.at = kBegin;
    QVERIFY(!file_->store().saveHotel(catalogue, plans, {}, record));
    QCOMPARE((*again)->load(file_->property(), kFirst)->catalogue.property.name,
             file_->catalogue().property.name);
}

/// The next owner must see everything that was committed before.
void TestLease::aTransactionUnderWayIsWaitedFor()
{
    file_->close();
    const auto mine = connectTo(*file_);
    Lease lease(*mine, QStringLiteral("mine"), 1);
    QVERIFY(lease.take({file_->property()}));
    Transaction transaction(*mine);
    QVERIFY(transaction.begin());
    QCOMPARE(lease.check(), kOk);
    QVERIFY(mine->execute(QStringLiteral("UPDATE property SET city = 'Faro'")));
    std::atomic<bool> taken = false;
    QString city;
    std::thread taker([&] {
        auto other = openAs(file_->place(), kOther);
        while (!other) other = openAs(file_->place(), kOther);  // until the lease has expired
        taken = true;
        const auto loaded = (*other)->load(file_->property(), kFirst);
        city = loaded ? loaded->catalogue.property.city : QString();
    });
    const auto waits = [&] {
        return connectTo(*file_)->integer(QStringLiteral(
                   "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"))
               == 1;
    };
    QTRY_VERIFY(waits());
    QVERIFY(!taken);
    QVERIFY(transaction.commit());
    taker.join();
    QCOMPARE(city, QStringLiteral("Faro"));
}

void TestLease::whetherACommitIsThereIsKnown()
{
    Script script(*file_, file_->store().state().lastSeq);
    script.hold(0, Stay(kFirst, 2));
    script.commit(file_->store());
    const CommitMark mark = file_->store().lastTried();
    CommitMark other = mark;
    other.hash[0] = char(other.hash[0] ^ 1);
    CommitMark another = mark;  // the same records, by another engine
    another.epoch += 1;
    QCOMPARE(file_->store().hasCommit(another).value(), false);
    QCOMPARE(file_->store().hasCommit(mark).value(), true);
    QCOMPARE(file_->store().hasCommit(other).value(), false);
    // From outside only once no engine can continue it.
    QCOMPARE(wasCommitted(file_->place(), mark).error().code, ErrorCode::Unknown);
    file_->close();
    const auto taken = openAs(file_->place(), kOther);
    QVERIFY(taken);
    QCOMPARE(wasCommitted(file_->place(), mark).value(), true);
    QCOMPARE(wasCommitted(file_->place(), other).value(), false);
}

void TestLease::aNewerDatabaseIsNotTouched()
{
    file_->close();
    file_->tamper(QStringLiteral("UPDATE roomrack_schema SET version = 9999"));
    const auto opened = openAs(file_->place(), kOther);
    QCOMPARE(codeOf(opened), ErrorCode::Newer);
    QVERIFY(opened.error().reason.contains(QLatin1String("9999")));
    QCOMPARE(Reader::open(file_->place()).error().code, ErrorCode::Newer);
    QCOMPARE(connectTo(*file_)->integer(QStringLiteral("SELECT count(*) FROM lease WHERE"
                                                       " owner <> ''")),
             Result<qint64>(0));
}

void TestLease::aForeignDatabaseIsNotTouched()
{
    HotelPlace place(true);
    place.tamper(QStringLiteral("CREATE TABLE songs (id int)"));
    const auto opened = openAs(place.place(), kOther);
    QCOMPARE(codeOf(opened), ErrorCode::Corrupt);
    QCOMPARE(verify(place.place()).error().code, ErrorCode::Corrupt);
    QCOMPARE(connectTo(place)->integer(QStringLiteral(
                 "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()")),
             Result<qint64>(1));
}

void TestLease::tablesStayAsTheyAreWhileAHotelIsOpen()
{
    std::vector<Migration> known = migrations();
    const int next = known.back().number + 1;
    known.push_back({next, QStringLiteral("CREATE TABLE later (id {key}) {rows};")});
    const auto connection = connectTo(*file_);
    const auto refused = migrateServer(*connection, known);
    QCOMPARE(refused.error().code, ErrorCode::Locked);
    QVERIFY2(refused.error().reason.contains(file_->catalogue().property.name),
             qPrintable(refused.error().reason));
    QVERIFY(serverVersion(*connection) == next - 1);
    file_->close();
    QVERIFY(migrateServer(*connection, known));
    QVERIFY(serverVersion(*connection) == next);
    QVERIFY(connection->integer(QStringLiteral("SELECT count(*) FROM later")) == 0);
}

void TestLease::aMigrationThatFailsChangesNothing()
{
    file_->close();
    std::vector<Migration> known = migrations();
    const int before = known.back().number;
    known.push_back({before + 1, QStringLiteral("CREATE TABLE later (id {key}) {rows};\n"
                                                "UPDATE nothing SET n = 1;")});
    const auto connection = connectTo(*file_);
    QVERIFY(!migrateServer(*connection, known));
    QVERIFY(serverVersion(*connection) == before);
    QVERIFY(connection->integer(QStringLiteral("SELECT count(*) FROM pg_class WHERE oid ="
                                               " to_regclass('later')"))
            == 0);
    QVERIFY(openAs(file_->place(), kOther));
}

void TestLease::whatIsNotThereIsNamed()
{
    const QString place = file_->place();
    QString other = place;
    other.replace(QLatin1String("///postgres?"), QLatin1String("///atlantis?"));
    const auto missing = openAs(other, kOther);
    QVERIFY2(!missing && missing.error().code == ErrorCode::NotFound,
             qPrintable(missing ? QString() : missing.error().text()));
    other = place;
    other.replace(QLatin1String("user=roomrack"), QLatin1String("user=nobody_of_ours"));
    QCOMPARE(codeOf(openAs(other, kOther)), ErrorCode::ReadOnly);
    const auto silent = openAs(file_->placeThrough(QStringLiteral("/nowhere")), kOther);
    QCOMPARE(codeOf(silent), ErrorCode::NotSaved);
    QVERIFY2(silent.error().reason.contains(QLatin1String("postgres on localhost")),
             qPrintable(silent.error().reason));
}

QTEST_GUILESS_MAIN(TestLease)
#include "test_lease.moc"
