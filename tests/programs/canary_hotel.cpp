// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/canary_hotel.h"

#include "reservations/settings/setups.h"
#include "storage/place.h"
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
const QByteArray CanaryHotel::kGatewayKey = "sk_canary_gateway_7d1f4c";
const QString CanaryHotel::kChannelUser = QStringLiteral("H1-user");

namespace {

const QByteArray kMailPassword = "canary-mail-91be03", kCentralPassword = "canary-central-5502aa",
                 kDatabasePassword = "canary-database-6b30d9", kMetricsToken = "canary-door-f01c77";

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("%s", qPrintable(path));
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.write(bytes);
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
                              {Canary::Secret, "the database's password", kDatabasePassword},
                              {Canary::Secret, "the door's token", kMetricsToken}};
        for (const char *role : {"read", "channel", "desk", "manager"})
            c.push_back({Canary::Secret, QByteArray("the token of ") + role, token(role)});
        for (const ChannelId id : {kJsonPushed, kTravelPushed, kAlpinePushed, kHousePms,
                                   kJsonPolled, kTravelGds, kAlpineOta})
            c.push_back({Canary::Secret, "the secret of channel " + QByteArray::number(id.value),
                         channelSecret(id)});
        return c;
    }();
    return all;
}

CanaryHotel::CanaryHotel(Keeping keeping)
    : keeping_(keeping), peers_({kCard, kGatewayKey, kMailPassword}, clock_),
      today_(Night::fromDate(clock_.wall().utc().date()))
{
    for (const char *name : {"left/hotel", "left/logs", "left/tmp", "left/home", "given"})
        QDir(folder_.path()).mkpath(QString::fromLatin1(name));
    qputenv("TMPDIR", left(QStringLiteral("tmp")).toUtf8());
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(name, left(QStringLiteral("home")).toUtf8());
    // Maximum logging.
    qputenv("QT_LOGGING_RULES", "*=true");
}

CanaryHotel::~CanaryHotel()
{
    for (const char *name : {"TMPDIR", "QT_LOGGING_RULES"}) qunsetenv(name);
}

QString CanaryHotel::place() const
{
    if (keeping_ == Keeping::File) return file();
    // The server requires no password; it is treated as a secret all the same.
    return storage::withPassword(database_->place(QStringLiteral("hotel")),
                                 QString::fromLatin1(kDatabasePassword));
}

void CanaryHotel::give(const QString &name, const QByteArray &bytes)
{
    write(given(name), bytes);
}

void CanaryHotel::keep(const QString &name, const QByteArray &bytes)
{
    write(left(QStringLiteral("logs/") + name), bytes);
}

/// As a server administrator does it: seals the plain secrets and keeps only the sealed ones.
QStringList CanaryHotel::seal()
{
    QJsonObject plain;
    for (qint64 id = kJsonPushed.value; id <= kAlpineOta.value; ++id)
        plain.insert(QStringLiteral("%1/%2").arg(property_.value).arg(id),
                     QString::fromLatin1(channelSecret(ChannelId{id})));
    for (const auto &[kind, secret] :
         {std::pair{SetupKind::Payment, kGatewayKey}, std::pair{SetupKind::Mail, kMailPassword},
          std::pair{SetupKind::Central, kCentralPassword}})
        plain.insert(reservations::setupSecretName(place(), property_, kind).section(u'#', -1),
                     QString::fromLatin1(secret));
    give(QStringLiteral("secrets.json"), QJsonDocument(plain).toJson());
    give(QStringLiteral("passphrase"), "the passphrase of this test\n");
    give(QStringLiteral("token"), kMetricsToken);
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
        QStringList{QStringLiteral("--database"), place(), QStringLiteral("--listen"),
                    QStringLiteral("127.0.0.1:0"), QStringLiteral("--secrets"),
                    left(QStringLiteral("hotel/secrets.sealed")),
                    QStringLiteral("--passphrase-file"), given(QStringLiteral("passphrase")),
                    QStringLiteral("--token-file"), given(QStringLiteral("token"))});
    apiPort_ = server_->port();
    return server_->isUp();
}

QStringList CanaryHotel::begin()
{
    database_ = CanaryServer::start(databaseFolder_.path());
    if (!database_ && keeping_ == Keeping::Database) return {QStringLiteral("no PostgreSQL")};
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
         call("GET", "/metrics", {}, {{"Authorization", "Bearer " + kMetricsToken}}).body);
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

QStringList CanaryHotel::whatIsLeft(const Canaries &canaries) const
{
    constexpr CanaryKinds kNowhere = Canary::Card | Canary::Secret;
    QStringList found = canaries.inFolder(left({}), kNowhere);
    found += canaries.in(answers_, QStringLiteral("the answers"), kNowhere);
    found += canaries.in(refusals_, QStringLiteral("the refusals"), Canary::Guest);
    found += canaries.inFolder(left({}), Canary::Guest, [](const QString &path) {
        return path.contains(QLatin1String("/left/hotel/"));
    });
    if (!database_) return found;
    database_->writeOut();
    return found + canaries.inFolder(database_->folder(), kNowhere);
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
    const Called answer = tests::call(apiPort_, method, target, std::move(headers), body);
    note(answer);
    return answer;
}

void CanaryHotel::send(const QByteArray &method, const QByteArray &target, const QByteArray &body)
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(QStringLiteral("127.0.0.1"), apiPort_);
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
        tests::call(apiPort_, "POST", "/hooks/" + QByteArray::number(channel.value), headers, body);
    note(answer);
    return answer;
}

}  // namespace roomrack::tests
