// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/private_file.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace roomrack::secrets {

namespace {

struct PrivateFileWords {
    Q_DECLARE_TR_FUNCTIONS(Secrets)
};

constexpr qint64 kLargestFile = 1 << 20;

QString credentialFolder()
{
    return qEnvironmentVariable("CREDENTIALS_DIRECTORY");
}

bool isCredential(const QString &path)
{
    const QString folder = credentialFolder();
    return !folder.isEmpty()
           && QFileInfo(path).absolutePath() == QFileInfo(folder).absoluteFilePath();
}

}  // namespace

Result<QByteArray> privateFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return fail(ErrorCode::NotFound, path, file.errorString());
    constexpr auto kOthers = QFileDevice::ReadGroup | QFileDevice::WriteGroup
                             | QFileDevice::ReadOther | QFileDevice::WriteOther;
    // An access list for the service's user shows as group permission bits.
    if (!isCredential(path) && (file.permissions() & kOthers)) {
        return fail(
            ErrorCode::Forbidden, path,
            PrivateFileWords::tr("the file is accessible to other users; run chmod 600 on it"));
    }
    if (file.size() > kLargestFile)
        return fail(ErrorCode::Invalid, path, PrivateFileWords::tr("is too large"));
    return file.readAll();
}

QString credentialFile(const QString &name)
{
    if (credentialFolder().isEmpty()) return {};
    const QString path = QDir(credentialFolder()).filePath(name);
    return QFileInfo::exists(path) ? path : QString();
}

}  // namespace roomrack::secrets
