// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/environment.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace roomrack::tests {

namespace {

constexpr int soakFactor = 50;

QString existing(const QString &path)
{
    return QFileInfo::exists(path) ? QDir::cleanPath(path) : QString();
}

}  // namespace

QString sourcePath(const QString &relative)
{
    const QString set = qEnvironmentVariable("ROOMRACK_SOURCE_DIR");
    const QString root = set.isEmpty() ? QStringLiteral(ROOMRACK_SOURCE_DIR) : set;
    return QDir::cleanPath(root + QLatin1Char('/') + relative);
}

QString programPath(const QString &name)
{
    const QString set = qEnvironmentVariable("ROOMRACK_BIN_DIR");
    const QString root =
        set.isEmpty() ? QCoreApplication::applicationDirPath() + QStringLiteral("/../bin") : set;
    return QDir::cleanPath(root + QLatin1Char('/') + name);
}

QString sharedData(const QString &relative)
{
    const QString set = qEnvironmentVariable("ROOMRACK_SHARED_DATA");
    if (!set.isEmpty()) return existing(set + QLatin1Char('/') + relative);
    return existing(sourcePath(QStringLiteral("../shared/data/") + relative));
}

int rounds(int usual)
{
    bool ok = false;
    const int set = qEnvironmentVariableIntValue("ROOMRACK_ROUNDS", &ok);
    if (ok && set > 0) return set;
    return soaking() ? usual * soakFactor : usual;
}

bool soaking()
{
    return qEnvironmentVariableIntValue("ROOMRACK_SOAK") == 1;
}

}  // namespace roomrack::tests
