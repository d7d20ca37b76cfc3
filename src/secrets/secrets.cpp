// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/secrets.h"

#include "secrets/memory_secrets.h"
#include "secrets/sealed_secrets.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>

namespace roomrack::secrets {

namespace {

const QString kInMemory = QStringLiteral("secrets/memory");

}  // namespace

QString secretName(const QString &place, bool isFile, PropertyId property, ChannelId channel)
{
    return secretName(place, isFile, property, QString::number(channel.value));
}

QString secretName(const QString &place, bool isFile, PropertyId property, const QString &what)
{
    const QString known = isFile ? QFileInfo(place).absoluteFilePath() : place;
    return QStringLiteral("%1#%2/%3").arg(known, QString::number(property.value), what);
}

std::unique_ptr<Secrets> secretsOf(const QSettings &settings)
{
    if (settings.value(kInMemory).toBool()) return std::make_unique<MemorySecrets>();
    const QString file = settings.value(QStringLiteral("secrets/file")).toString();
    if (!file.isEmpty()) return std::make_unique<SealedSecrets>(file);
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return systemSecrets(folder.filePath(QStringLiteral("channel-secrets.sealed")));
}

void keepInMemory(QSettings &settings)
{
    settings.setValue(kInMemory, true);
}

}  // namespace roomrack::secrets

#include "moc_secrets.cpp"
