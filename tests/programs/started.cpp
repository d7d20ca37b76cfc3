// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/started.h"

#include "support/environment.h"
#include "support/patience.h"

#include <QJsonDocument>

namespace roomrack::tests {

Started::Started(const QString &program, const QStringList &arguments)
{
    process_.start(programPath(program), arguments);
    while (!process_.canReadLine()) {
        if (!process_.waitForReadyRead(kTryForMs)) return;
    }
    line_ = QJsonDocument::fromJson(process_.readLine()).object();
}

void Started::kill()
{
    process_.kill();
    process_.waitForFinished(kTryForMs);
}

int Started::end()
{
    process_.terminate();
    return waitForEnd();
}

int Started::waitForEnd()
{
    if (process_.state() != QProcess::NotRunning && !process_.waitForFinished(kTryForMs)) return -1;
    return process_.exitStatus() == QProcess::NormalExit ? process_.exitCode() : -1;
}

QString Started::howItEnded()
{
    const QString how = process_.state() != QProcess::NotRunning ? QStringLiteral("does not end")
                        : process_.exitStatus() == QProcess::NormalExit
                            ? QStringLiteral("ended with code %1").arg(process_.exitCode())
                            : QStringLiteral("crashed, signal %1").arg(process_.exitCode());
    return QStringLiteral("%1 %2: %3").arg(process_.program(), how, errors());
}

}  // namespace roomrack::tests
