// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/canary_hotel.h"

#include "booking/token.h"
#include "engine/engine_hotel.h"
#include "programs/servers/postgres_server.h"
#include "reservations/settings/setups.h"
#include "support/environment.h"
#include "support/patience.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace roomrack::tests {

using booking::SetupKind;

const QByteArray CanaryHotel::kCard = "4556737586899855";
const QByteArray CanaryHotel::kCardCode = "73914820646";
const QByteArray CanaryHotel::kSurname = "Quillfeather";
const QByteArray CanaryHotel::kMail = "zebulon@canary.example";
const QByteArray CanaryHotel::kPhone = "+351912777401";

namespace {

const QByteArray kGatewayKey = "sk_canary_gateway_7d1f4c", kMailPassword = "canary-mail-91be03",
                 kCentralPassword = "canary-central-5502aa", kDoorToken = "canary-door-f01c77";
const QString kChannelUser = QStringLiteral("H1-user");
constexpr const char *kRoles[] = {"read", "channel", "desk", "manager"};

template <typename T>
T must(Result<T> result)
{
    if (!result) qFatal("%s", qPrintable(result.error().text()));
    return std::move(*result);
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("%s", qPrintable(path));
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.write(bytes);
}

sync::Protocol protocolOf(ChannelId channel)
{
    if (channel == kJsonPushed || channel == kJsonPolled) return sync::Protocol::OtaJson;
    if (channel == kTravelPushed || channel == kTravelLine) return sync::Protocol::OpenTravel;
    return channel == kHousePms ? sync::Protocol::Fias : sync::Protocol::AlpineBits;
}

booking::Guest guestWithCards()
{
    const QString card = QString::fromLatin1(CanaryHotel::kCard);
    booking::Guest guest;
    guest.name = QStringLiteral("Zebulon Quillfeather ") + card;
    guest.email = card + QStringLiteral("@canary.example");
    guest.phone = card;
    guest.notes =
        QStringLiteral("card ") + QString::fromUtf8(byFours(CanaryHotel::kCard, "\xc2\xa0"));
    guest.reference = card;
    return guest;
}

}  // namespace

QByteArray CanaryHotel::token(const char *role)
{
    return QByteArray("canary-token-of-") + role + "-3ce82b";
}

QByteArray CanaryHotel::channelSecret(ChannelId channel)
{
    return "canary-channel-" + QByteArray::number(channel.value) + "-a94e10";
}

const std::vector<Canary> &CanaryHotel::canaries()
{
    static const std::vector<Canary> all = [] {
        std::vector<Canary> c{{Canary::Card, "the card", kCard},
                              {Canary::Card, "the code of the card", kCardCode},
                              {Canary::Guest, "the guest's name", kSurname},
                              {Canary::Guest, "the guest's mail", kMail},
                              {Canary::Guest, "the guest's telephone", kPhone.mid(4)},
                              {Canary::Secret, "the gateway's key", kGatewayKey},
                              {Canary::Secret, "the password of the mail", kMailPassword},
                              {Canary::Secret, "the password of the store", kCentralPassword},
                              {Canary::Secret, "the door's token", kDoorToken}};
        for (const char *role : kRoles)
            c.push_back({Canary::Secret, QByteArray("the token of ") + role, token(role)});
        for (const ChannelId id : {kJsonPushed, kTravelPushed, kAlpinePushed, kHousePms,
                                   kJsonPolled, kTravelLine, kAlpineLine})
            c.push_back({Canary::Secret, "the secret of channel " + QByteArray::number(id.value),
                         channelSecret(id)});
        return c;
    }();
    return all;
}

CanaryHotel::CanaryHotel()
    : peers_({kCard, kGatewayKey, kMailPassword}, clock_),
      today_(Night::fromDate(clock_.wall().utc().date()))
{
    // Its own temporary files are no concern of the hotel's.
    if (HotelPlace::server()) central_ = std::make_unique<HotelPlace>(true);
    for (const char *name : {"left/hotel", "left/logs", "left/tmp", "left/home", "given"})
        QDir(folder_.path()).mkpath(QString::fromLatin1(name));
    qputenv("TMPDIR", left(QStringLiteral("tmp")).toUtf8());
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(name, left(QStringLiteral("home")).toUtf8());
    // As much as anybody could switch on.
    qputenv("QT_LOGGING_RULES", "*=true");
}

CanaryHotel::~CanaryHotel()
{
    for (const char *name : {"TMPDIR", "QT_LOGGING_RULES"}) qunsetenv(name);
}

void CanaryHotel::give(const QString &name, const QByteArray &bytes)
{
    write(given(name), bytes);
}

void CanaryHotel::keep(const QString &name, const QByteArray &bytes)
{
    write(left(QStringLiteral("logs/") + name), bytes);
}

sync::ChannelSettings CanaryHotel::settingsFor(ChannelId channel) const
{
    sync::ChannelSettings s;
    s.protocol = protocolOf(channel);
    const bool line = channel.value >= kJsonPolled.value;
    const char *path = s.protocol == sync::Protocol::OtaJson      ? "/ota"
                       : s.protocol == sync::Protocol::OpenTravel ? "/gds"
                                                                  : "/alpine";
    s.address = s.protocol == sync::Protocol::Fias
                    ? QStringLiteral("127.0.0.1:%1").arg(peers_.pmsPort())
                    : QStringLiteral("http://127.0.0.1:%1%2")
                          .arg(peers_.channelPort())
                          .arg(QLatin1String(path));
    s.account = kChannelUser;
    s.hotelCode = QStringLiteral("H1");
    s.paused = !line && channel != kHousePms;
    s.horizonNights = 40;
    s.batchSeconds = 0;
    s.pollSeconds = 1;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    s.timeoutSeconds = 2;
    const bool alpine = s.protocol == sync::Protocol::AlpineBits;
    s.neverOversell = alpine;
    s.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
    if (s.protocol != sync::Protocol::Fias)
        s.rates = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("BAR"), {alpine ? 2 : 0}}};
    return s;
}

void CanaryHotel::makeHotel()
{
    const auto engine = must(engine::Engine::open(file(), clock_));
    auto setup = hotelSetup(2, 40);
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today_;
    for (auto &rate : setup.rates) rate.range.first = today_;
    pricing::RatePlan prepaid = setup.plans.front();
    prepaid.id = RatePlanId{2};
    prepaid.code = prepaid.name = QStringLiteral("PRE");
    prepaid.prepaid = true;
    setup.plans.push_back(prepaid);
    const auto rates = setup.rates;
    for (auto rate : rates) {
        rate.plan = 1;
        setup.rates.push_back(rate);
    }
    for (qint64 id = kJsonPushed.value; id <= kAlpineLine.value; ++id) {
        const auto kind =
            ChannelId{id} == kHousePms ? inventory::ChannelKind::Pms : inventory::ChannelKind::Ota;
        setup.catalogue.channels.push_back(
            {ChannelId{id}, kind, QStringLiteral("Channel %1").arg(id), 300, 1800});
    }
    property_ = must(engine->saveHotel(setup));
    setUp(*engine);
    workAtTheDesk(*engine);
}

void CanaryHotel::setUp(engine::Engine &engine)
{
    for (qint64 id = kJsonPushed.value; id <= kAlpineLine.value; ++id)
        must(engine.run(engine::Command(
            booking::SaveChannelSetup{desk(), ChannelId{id}, settingsFor(ChannelId{id})})));
    for (size_t i = 0; i < std::size(kRoles); ++i) {
        booking::SaveToken save;
        save.caller = desk();
        save.name = QString::fromLatin1(kRoles[i]) + u' ' + QString::fromLatin1(kCard);
        save.role = booking::TokenRole(i + 1);
        if (save.role == booking::TokenRole::Channel) save.channel = kJsonPushed;
        save.hash = booking::tokenHash(token(kRoles[i]));
        must(engine.run(engine::Command(save)));
    }
    using namespace reservations;
    const auto saveSetup = [&](SetupKind kind, const QByteArray &content) {
        must(engine.run(engine::Command(booking::SaveHotelSetup{desk(), kind, content})));
    };
    saveSetup(
        SetupKind::Payment,
        toText(PaymentSetup{QStringLiteral("http://127.0.0.1:%1").arg(peers_.gatewayPort()), 5}));
    MailSetup mail;
    mail.host = QStringLiteral("localhost");
    mail.port = peers_.mailPort();
    mail.user = QStringLiteral("hotel");
    mail.fromAddress = QStringLiteral("desk@hotel.example");
    mail.authorities = given(QStringLiteral("authority.pem"));
    mail.timeoutSeconds = 5;
    saveSetup(SetupKind::Mail, toText(mail));
    const QString central =
        central_ ? central_->place() : left(QStringLiteral("hotel/central.candidates"));
    saveSetup(SetupKind::Central, toText(CentralSetup{central, QStringLiteral("H1")}));
}

/// People at the desk write card numbers wherever there is room for words.
void CanaryHotel::workAtTheDesk(engine::Engine &engine)
{
    const QString card = QString::fromLatin1(byFours(kCard, " "));
    booking::BookAtDesk book;
    book.what.caller = desk();
    book.what.roomType = RoomTypeId{1};
    book.what.stay = Stay(today_ + 1, 2);
    book.guest = guestWithCards();
    const auto booked = must(engine.run(engine::Command(book)));
    booking::ChangeBooking change;
    change.caller = desk();
    change.booking = booked.booking;
    change.version = booked.version;
    change.guest = guestWithCards();
    change.guest->notes += QStringLiteral(" again ") + card;
    change.text = {card, card, card};
    must(engine.run(engine::Command(change)));
    booking::EditCells edit;
    edit.caller = desk();
    edit.roomTypes = {RoomTypeId{2}};
    edit.ranges = {{today_ + 3, 2}};
    edit.value = 3;
    edit.text = {QStringLiteral("for ") + card, card, card};
    must(engine.run(engine::Command(booking::EditBlock(edit))));
    booking::SaveTemplate kept;
    kept.caller = desk();
    kept.name = QStringLiteral("Easter ") + card;
    kept.content = QStringLiteral("{}");
    must(engine.run(engine::Command(kept)));
}

/// As the owner of a server does it: what is plain is sealed, and only that is left.
QStringList CanaryHotel::seal()
{
    QJsonObject plain;
    for (qint64 id = kJsonPushed.value; id <= kAlpineLine.value; ++id)
        plain.insert(QStringLiteral("%1/%2").arg(property_.value).arg(id),
                     QString::fromLatin1(channelSecret(ChannelId{id})));
    for (const auto &[kind, secret] :
         {std::pair{SetupKind::Payment, kGatewayKey}, std::pair{SetupKind::Mail, kMailPassword},
          std::pair{SetupKind::Central, kCentralPassword}})
        plain.insert(reservations::setupSecretName(file(), property_, kind).section(u'#', -1),
                     QString::fromLatin1(secret));
    give(QStringLiteral("secrets.json"), QJsonDocument(plain).toJson());
    give(QStringLiteral("passphrase"), "the passphrase of this test\n");
    give(QStringLiteral("token"), kDoorToken);
    give(QStringLiteral("authority.pem"), peers_.certificates().authority().first().toPem());
    QProcess sealing;
    sealing.start(programPath(QStringLiteral("roomrackd")),
                  {QStringLiteral("--secrets"), given(QStringLiteral("secrets.json")),
                   QStringLiteral("--passphrase-file"), given(QStringLiteral("passphrase")),
                   QStringLiteral("--seal"), left(QStringLiteral("hotel/secrets.sealed"))});
    sealing.waitForFinished(-1);
    const QString said = QString::fromUtf8(sealing.readAllStandardError());
    return sealing.exitCode() == 0 ? QStringList() : QStringList{sealing.errorString(), said};
}

bool CanaryHotel::start()
{
    server_ = std::make_unique<Started>(
        QStringLiteral("roomrackd"),
        QStringList{QStringLiteral("--database"), file(), QStringLiteral("--listen"),
                    QStringLiteral("127.0.0.1:0"), QStringLiteral("--secrets"),
                    left(QStringLiteral("hotel/secrets.sealed")),
                    QStringLiteral("--passphrase-file"), given(QStringLiteral("passphrase")),
                    QStringLiteral("--token-file"), given(QStringLiteral("token"))});
    door_ = server_->port();
    return server_->isUp();
}

QStringList CanaryHotel::begin()
{
    makeHotel();
    if (const QStringList wrong = seal(); !wrong.isEmpty()) return wrong;
    if (!start()) return {server_->howItEnded()};
    const auto up = [&] {
        return call("GET", "/v1/availability").status == 200
               && call("GET", "/healthz").status == 200;
    };
    if (!QTest::qWaitFor(up, kTryForMs)) return {QStringLiteral("roomrackd serves nobody")};
    return {};
}

QStringList CanaryHotel::end()
{
    for (const auto &socket : sent_) {
        const auto closed = [&] { return socket->state() == QTcpSocket::UnconnectedState; };
        if (!QTest::qWaitFor(closed, kTryForMs)) return {QStringLiteral("no answer came")};
        const QByteArray answer = socket->readAll();
        answers_ += answer;
        if (!answer.startsWith("HTTP/1.1 2")) refusals_ += answer;
    }
    keep(QStringLiteral("metrics.txt"),
         call("GET", "/metrics", {}, {{"Authorization", "Bearer " + kDoorToken}}).body);
    const int code = server_->end();
    const QString said = server_->errors();
    keep(QStringLiteral("roomrackd.log"), said.toUtf8());
    if (code != 0) return {server_->howItEnded(), said};
    return {};
}

int CanaryHotel::run(const QString &name, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(programPath(QStringLiteral("roomrack")), arguments);
    process.waitForFinished(-1);
    keep(QStringLiteral("%1-%2.txt").arg(++commands_).arg(name), process.readAll());
    return process.exitCode();
}

void CanaryHotel::note(const Called &answer)
{
    for (const auto &[name, value] : answer.headers) answers_ += name + ": " + value + '\n';
    answers_ += answer.body + '\n';
    if (answer.status >= 400) refusals_ += answer.body + '\n';
}

Called CanaryHotel::call(const QByteArray &method, const QByteArray &target, const QByteArray &body,
                         protocols::Headers headers, const char *role)
{
    if (protocols::header(headers, "Authorization").isEmpty())
        headers.emplace_back("Authorization", "Bearer " + token(role));
    if (!body.isEmpty() && protocols::header(headers, "Content-Type").isEmpty())
        headers.emplace_back("Content-Type", "application/json");
    if (method != "GET" && protocols::header(headers, "Idempotency-Key").isEmpty())
        headers.emplace_back("Idempotency-Key", "key-" + QByteArray::number(++keys_));
    const Called answer = tests::call(door_, method, target, std::move(headers), body);
    note(answer);
    return answer;
}

void CanaryHotel::send(const QByteArray &method, const QByteArray &target, const QByteArray &body)
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(QStringLiteral("127.0.0.1"), door_);
    socket->write(method + ' ' + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                  + "Authorization: Bearer " + token("desk") + "\r\nIdempotency-Key: sent-"
                  + QByteArray::number(++keys_) + "\r\nContent-Type: application/json\r\n"
                  + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    sent_.push_back(std::move(socket));
}

Called CanaryHotel::hook(ChannelId channel, const protocols::Headers &headers,
                         const QByteArray &body)
{
    const Called answer =
        tests::call(door_, "POST", "/hooks/" + QByteArray::number(channel.value), headers, body);
    note(answer);
    return answer;
}

QByteArray CanaryHotel::centralText() const
{
    if (!central_) return {};
    const auto *server = HotelPlace::server();
    const QString database = QStringLiteral("postgres"), schema = central_->schema();
    const QString names = server->ask(
        database, QStringLiteral("SELECT string_agg(tablename, ',') FROM pg_tables WHERE"
                                 " schemaname = '%1'")
                      .arg(schema));
    QByteArray all;
    for (const QString &table : names.split(u','))
        all += server
                   ->ask(database, QStringLiteral("SELECT string_agg(t::text, E'\\n') FROM"
                                                  " %1.%2 t")
                                       .arg(schema, table))
                   .toUtf8()
               + '\n';
    return all;
}

}  // namespace roomrack::tests
