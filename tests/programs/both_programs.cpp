// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/both_programs.h"

#include "support/http_caller.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

namespace roomrack::tests {

QJsonObject BothPrograms::ask(const QByteArray &method, const QString &target,
                              const QJsonObject &body) const
{
    const QByteArray text =
        method == "GET" ? QByteArray() : QJsonDocument(body).toJson(QJsonDocument::Compact);
    return QJsonDocument::fromJson(call(control_, method, target.toLatin1(), {}, text).body)
        .object();
}

bool BothPrograms::keepSecrets(const QJsonObject &secrets) const
{
    QFile kept(path("secrets.json"));
    if (!kept.open(QIODevice::WriteOnly)) return false;
    kept.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    const QByteArray text = QJsonDocument(secrets).toJson();
    return kept.write(text) == text.size();
}

bool BothPrograms::startSimulator()
{
    simulator_ = std::make_unique<Started>(
        QStringLiteral("roomrack-sim"),
        QStringList{QStringLiteral("--listen"), QStringLiteral("127.0.0.1:%1").arg(control_),
                    QStringLiteral("--seed"), QString::number(seed_), QStringLiteral("--record"),
                    path("simulator.journal"), QStringLiteral("--empty"),
                    QStringLiteral("--with-parent")});
    if (!simulator_->isUp()) return false;
    control_ = simulator_->port();
    simulatorBegan_();
    return true;
}

bool BothPrograms::startServer()
{
    server_ = std::make_unique<Started>(
        QStringLiteral("roomrackd"),
        QStringList{QStringLiteral("--database"), file(), QStringLiteral("--listen"),
                    QStringLiteral("127.0.0.1:%1").arg(apiPort_), QStringLiteral("--secrets"),
                    path("secrets.json")});
    if (!server_->isUp()) return false;
    apiPort_ = server_->port();
    return true;
}

QString BothPrograms::whoIsDown()
{
    for (Started *program : {simulator_.get(), server_.get()}) {
        if (!program->isUp()) return program->howItEnded();
    }
    return {};
}

QString BothPrograms::killOne(core::Random &random, const std::function<void()> &serverIsAway)
{
    if (const QString down = whoIsDown(); !down.isEmpty()) return down;
    const bool both = random.chance(0.15);
    if (both || random.chance(0.5)) {
        server_->kill();
        ++serverKills_;
        if (random.chance(0.6)) serverIsAway();
    }
    if (both || server_->isUp()) {
        simulator_->kill();
        ++simulatorKills_;
    }
    // Sometimes with a longer outage.
    if (random.chance(0.3)) QTest::qWait(random.between(100, 900));
    if (!simulator_->isUp() && !startSimulator()) qWarning("roomrack-sim does not come back");
    if (!server_->isUp() && !startServer()) qWarning("roomrackd does not come back");
    return whoIsDown();
}

}  // namespace roomrack::tests
