// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/simulator_client.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QStandardPaths>
#include <QtNetwork/QNetworkReply>

namespace roomrack::programs {

namespace {

constexpr int kLookMs = 1'000;
constexpr int kTimeoutMs = 5'000;
constexpr int kGoodbyeMs = 2'000;
constexpr int kHoldMs = 5'000;  ///< before an unanswered request is aborted

QString name(const char *text)
{
    return QString::fromLatin1(text);
}

QString simulatorPath()
{
    const QString program = name("roomrack-sim");
    const QString beside =
        QStandardPaths::findExecutable(program, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(program) : beside;
}

desktop::SimulatorControl::Channel channelFrom(const QJsonObject &object)
{
    const QJsonObject plan = object.value(name("plan")).toObject();
    desktop::SimulatorControl::Channel channel;
    channel.id = plan.value(name("id")).toInt();
    channel.name = plan.value(name("name")).toString();
    channel.requests = object.value(name("requests")).toInteger();
    channel.reservations = object.value(name("reservations")).toInteger();
    channel.untold = object.value(name("untold")).toInt();
    channel.isPms = object.contains(name("in_house"));
    channel.isGateway = plan.value(name("kind")).toString() == u"payments";
    channel.inHouse = object.value(name("in_house")).toInt();
    const QJsonObject faults = object.value(name("faults")).toObject();
    for (auto it = faults.begin(); it != faults.end(); ++it) {
        if (it.key() == u"hold_ms") continue;
        channel.can += it.key();
        if (it->toInt() > 0) channel.faults[it.key()] = it->toInt();
    }
    return channel;
}

}  // namespace

SimulatorClient::SimulatorClient(quint64 seed) : seed_(seed)
{
    connect(&process_, &QProcess::readyReadStandardOutput, this, [this] { readReply(); });
    connect(&process_, &QProcess::errorOccurred, this,
            [this] { emit failed(process_.errorString()); });
    connect(&looks_, &QTimer::timeout, this, [this] { look(); });
}

SimulatorClient::~SimulatorClient()
{
    process_.disconnect(this);
    // It stores nothing that could be lost.
    process_.kill();
    process_.waitForFinished(kGoodbyeMs);
}

void SimulatorClient::start()
{
    const QString program = simulatorPath();
    if (program.isEmpty()) {
        emit failed(tr("Program roomrack-sim not found. Reinstall Roomrack."));
        return;
    }
    process_.setStandardErrorFile(QProcess::nullDevice());
    process_.start(
        program, {name("--empty"), name("--with-parent"), name("--seed"), QString::number(seed_)});
}

/// Its first line of output has the address of its control interface.
void SimulatorClient::readReply()
{
    if (port_ != 0 || !process_.canReadLine()) return;
    const QJsonObject line = QJsonDocument::fromJson(process_.readLine()).object();
    port_ = quint16(line.value(name("port")).toInt());
    if (port_ == 0) return;
    looks_.start(kLookMs);
    emit ready();
}

void SimulatorClient::ask(const QByteArray &method, const QString &path, const QJsonObject &body,
                          std::function<void(const QJsonObject &)> done)
{
    QNetworkRequest request(QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(port_).arg(path)));
    request.setHeader(QNetworkRequest::ContentTypeHeader, name("application/json"));
    request.setTransferTimeout(kTimeoutMs);
    const QByteArray text =
        method == "GET" ? QByteArray() : QJsonDocument(body).toJson(QJsonDocument::Compact);
    QNetworkReply *reply = network_.sendCustomRequest(request, method, text);
    connect(reply, &QNetworkReply::finished, this, [reply, done = std::move(done)] {
        reply->deleteLater();
        if (done) done(QJsonDocument::fromJson(reply->readAll()).object());
    });
}

void SimulatorClient::add(const QJsonObject &plan, std::function<void(const Made &)> done)
{
    ask("POST", name("/channels"), plan, [done = std::move(done)](const QJsonObject &made) {
        done({made.value(name("address")).toString(), made.value(name("told_at")).toString()});
    });
}

void SimulatorClient::setPmsHabitsOfAll(const QJsonObject &habits)
{
    ask("PUT", name("/houses"), habits, {});
}

void SimulatorClient::look()
{
    ask("GET", name("/channels"), {}, [this](const QJsonObject &all) {
        std::vector<Channel> now;
        const QJsonArray channels = all.value(name("channels")).toArray();
        for (const auto &channel : channels) now.push_back(channelFrom(channel.toObject()));
        if (now == channels_) return;
        channels_ = std::move(now);
        emit changed();
    });
}

void SimulatorClient::setGuestsPerMinute(int guests)
{
    guests_ = guests;
    ask("PUT", name("/guests"), {{name("per_minute"), guests}}, {});
    emit changed();
}

void SimulatorClient::setFaults(int channel, const std::map<QString, int> &faults)
{
    QJsonObject all;
    for (const Channel &c : channels_) {
        if (c.id != channel) continue;
        for (const QString &fault : c.can) all.insert(fault, 0);
    }
    for (const auto &[fault, thousandths] : faults) all.insert(fault, thousandths);
    all.insert(name("hold_ms"), kHoldMs);
    ask("PUT", QStringLiteral("/channels/%1/faults").arg(channel), all,
        [this](const QJsonObject &) { look(); });
}

}  // namespace roomrack::programs
