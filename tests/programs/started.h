// SPDX-License-Identifier: GPL-3.0-or-later
// A Roomrack program as a child process: started, read until its first line, terminated or killed.
#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace roomrack::tests {

class Started {
public:
    /// Waits for the JSON line that the program prints when it is ready; empty if it ended before.
    explicit Started(const QString &program, const QStringList &arguments);
    ~Started() { kill(); }

    const QJsonObject &line() const { return line_; }
    quint16 port() const { return quint16(line_.value(QLatin1String("port")).toInt()); }
    bool isUp() const { return !line_.isEmpty() && process_.state() == QProcess::Running; }
    qint64 pid() const { return process_.processId(); }
    /// kill -9
    void kill();
    /// SIGTERM; returns the exit code, -1 after an abnormal end.
    int end();
    int waitForEnd();
    /// Failure description for a test's output.
    QString howItEnded();
    QString errors() { return QString::fromUtf8(process_.readAllStandardError()); }

private:
    Q_DISABLE_COPY(Started)
    QProcess process_;
    QJsonObject line_;
};

}  // namespace roomrack::tests
