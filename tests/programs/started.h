// SPDX-License-Identifier: GPL-3.0-or-later
// A program of ours as a process of its own: started, asked for its first line, ended or killed.
#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace roomrack::tests {

class Started {
public:
    /// Waits for the line of JSON that it says when it is up; empty where it ended before.
    explicit Started(const QString &program, const QStringList &arguments);
    ~Started() { kill(); }

    const QJsonObject &line() const { return line_; }
    quint16 port() const { return quint16(line_.value(QLatin1String("port")).toInt()); }
    bool isUp() const { return !line_.isEmpty() && process_.state() == QProcess::Running; }
    qint64 pid() const { return process_.processId(); }
    /// kill -9
    void kill();
    /// SIGTERM; its exit code, -1 where it did not end in order.
    int end();
    int waitForEnd();
    /// For a test that says why it failed.
    QString howItEnded();
    QString errors() { return QString::fromUtf8(process_.readAllStandardError()); }

private:
    Q_DISABLE_COPY(Started)
    QProcess process_;
    QJsonObject line_;
};

}  // namespace roomrack::tests
