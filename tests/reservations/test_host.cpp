// SPDX-License-Identifier: GPL-3.0-or-later
// Every booking request gets a reply, even when the host ends meanwhile.
#include "reservations/host/reservations_host.h"
#include "reservations/hotel_simulation.h"
#include "reservations/rendered.h"
#include "secrets/book_secrets.h"
#include "secrets/bound_secret.h"
#include "secrets/secret_box.h"
#include "support/patience.h"
#include "support/scratch.h"

#include <QDir>
#include <QTest>

#include <sqlite3.h>

#include <atomic>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using reservations::Reply;
using reservations::ReservationsHost;

namespace {

/// Another connection that holds the file's write lock.
class Writing {
public:
    explicit Writing(const QString &file)
    {
        sqlite3_open(file.toUtf8().constData(), &db_);
        begun_ = sqlite3_exec(db_, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK;
    }
    ~Writing() { sqlite3_close(db_); }
    bool begun() const { return begun_; }

private:
    Q_DISABLE_COPY(Writing)
    sqlite3 *db_ = nullptr;
    bool begun_ = false;
};

}  // namespace

class TestHost : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void askedStoreMayBeChangedMeanwhile();
    void whereNothingCanBeReadNothingIsTaken();
    void theKeyStaysWithTheAddressItWasTypedFor();

private:
    using Heard = std::shared_ptr<std::pair<std::atomic<bool>, Reply>>;
    void start();
    void setCentral(const QString &file);
    Heard book(const QString &guest);

    core::SystemClock clock_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<ReservationsHost> host_;
    PropertyId property_;
    int keys_ = 0;
};

void TestHost::init()
{
    folder_ = std::make_unique<QTemporaryDir>(scratchTemplate());
    engine_ =
        std::move(engine::Engine::open(folder_->filePath(QStringLiteral("hotel")), clock_)).value();
    const Night first = Night::fromDate(clock_.wall().utc().date());
    property_ = engine_->saveHotel(prepaidHotel(first, 10, Currency())).value();
}

void TestHost::cleanup()
{
    host_.reset();
    engine_.reset();
}

void TestHost::start()
{
    host_ = std::make_unique<ReservationsHost>(
        *engine_, property_, clock_, [](SetupKind, const QString &) { return QByteArray(); },
        rendered);
}

void TestHost::setCentral(const QString &file)
{
    SaveHotelSetup setup;
    setup.caller.property = property_;
    setup.kind = SetupKind::Central;
    setup.content = toText(reservations::CentralSetup{file, QStringLiteral("Quinta")});
    QVERIFY(engine_->run(Command(setup)));
}

TestHost::Heard TestHost::book(const QString &guest)
{
    reservations::Request request;
    request.caller = {property_, kFirstChannelActor, ChannelId{2}, {}};
    request.key = "key-" + QByteArray::number(++keys_);
    request.way = "POST /v1/bookings";
    reservations::BookingInput input;
    input.what.emplace();
    input.what->roomType = RoomTypeId{1};
    input.what->stay = Stay(Night::fromDate(clock_.wall().utc().date()) + 20, 2);
    input.what->plan = RatePlanId{1};
    input.guest.name = guest;
    const auto heard = std::make_shared<std::pair<std::atomic<bool>, Reply>>();
    host_->book(request, input, [heard](const Reply &reply) {
        heard->second = reply;
        heard->first = true;
    });
    return heard;
}

/// The late answer of a replaced store is discarded.
void TestHost::askedStoreMayBeChangedMeanwhile()
{
    QDir(folder_->path()).mkdir(QStringLiteral("shared"));
    const auto place = [this](const char *name) {
        return folder_->filePath(QStringLiteral("shared/") + QString::fromLatin1(name));
    };
    setCentral(place("one"));
    start();
    QTRY_VERIFY(host_->status().centralUp);
    const auto first = book(QStringLiteral("Ana Lima"));
    QTRY_VERIFY(first->first.load());
    QCOMPARE(first->second.answer.status, 201);
    const Writing busy(place("one"));
    QVERIFY(busy.begun());
    const auto asked = book(QStringLiteral("Rui Melo"));
    setCentral(place("other"));
    QTRY_VERIFY(asked->first.load());
    QCOMPARE(asked->second.answer.status, 201);
    // And later requests are processed normally.
    const auto next = book(QStringLiteral("Eva Sol"));
    QTRY_VERIFY(next->first.load());
    QCOMPARE(next->second.answer.status, 201);
}

void TestHost::whereNothingCanBeReadNothingIsTaken()
{
    QVERIFY(QFile::remove(engine_->file()));
    start();
    const auto heard = book(QStringLiteral("Ana Lima"));
    QTRY_VERIFY(heard->first.load());
    QVERIFY(heard->second.is == Reply::Is::NotTaken);
    QVERIFY(heard->second.error->code == ErrorCode::Busy);
    std::atomic<bool> said{false};
    host_->personSays({property_, kDeskActor, {}, {}}, SagaId{1}, BookingId{1}, {},
                      [&said](const Result<void> &done) { said = !done; });
    QTRY_VERIFY(said.load());
}

/// A user who can change the address does not thereby receive the secret.
void TestHost::theKeyStaysWithTheAddressItWasTypedFor()
{
    const QString gateway = QStringLiteral("https://127.0.0.1:9");
    const QString name =
        reservations::setupSecretName(engine_->file(), property_, SetupKind::Payment);
    secrets::BookSecrets store({{name, secrets::toStored({"sk_live_1", gateway})}});
    secrets::SecretBox box(store);
    bool fetched = false;
    box.fetch({{name, gateway}}, this, [&](const QString &) { fetched = true; });
    QTRY_VERIFY(fetched);
    const auto setPayment = [&](const QString &address) {
        SaveHotelSetup setup;
        setup.caller.property = property_;
        setup.kind = SetupKind::Payment;
        setup.content = toText(reservations::PaymentSetup{address, 30});
        QVERIFY(engine_->run(Command(setup)));
    };
    host_ = std::make_unique<ReservationsHost>(
        *engine_, property_, clock_,
        [name, get = box.reader()](SetupKind, const QString &address) {
            return get(name, address);
        },
        rendered);
    setPayment(gateway);
    QTRY_VERIFY(host_->status().takesPayments);
    setPayment(QStringLiteral("https://127.0.0.1:10"));
    QTRY_VERIFY(host_->status().paymentTrouble.contains(gateway));
    QVERIFY(!host_->status().takesPayments);
    setPayment(gateway);
    QTRY_VERIFY(host_->status().takesPayments);
}

QTEST_GUILESS_MAIN(TestHost)
#include "test_host.moc"
