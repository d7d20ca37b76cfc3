// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/outside.h"

#include "support/environment.h"
#include "support/scratch.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace roomrack::tests {

namespace {

constexpr int kSkipped = 77;

}  // namespace

std::optional<QString> outsideSays(const QString &program, const QStringList &arguments,
                                   const std::vector<QByteArray> &messages, const QString &suffix)
{
    if (QStandardPaths::findExecutable(program).isEmpty()) return std::nullopt;
    const QTemporaryDir folder(scratchTemplate());
    QStringList all = arguments;
    for (size_t i = 0; i < messages.size(); ++i) {
        const QString path = folder.filePath(QStringLiteral("%1.%2").arg(i).arg(suffix));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(messages[i]) != messages[i].size())
            return QStringLiteral("cannot write %1").arg(path);
        all += path;
    }
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, all);
    if (!process.waitForFinished(-1)) return QStringLiteral("%1 did not run").arg(program);
    if (process.exitCode() == kSkipped) return std::nullopt;
    if (process.exitCode() == 0 && process.exitStatus() == QProcess::NormalExit) return QString();
    return QString::fromUtf8(process.readAll().right(4000));
}

std::optional<QString> xmllintSays(const QString &schema, const std::vector<QByteArray> &documents)
{
    if (!QFile::exists(schema)) return std::nullopt;
    return outsideSays(
        QStringLiteral("xmllint"),
        {QStringLiteral("--noout"), QStringLiteral("--nonet"), QStringLiteral("--schema"), schema},
        documents, QStringLiteral("xml"));
}

QByteArray sourceBytes(const QString &relative)
{
    QFile file(sourcePath(relative));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no %s", qPrintable(file.fileName()));
    return file.readAll();
}

std::optional<QString> jsonSchemaSays(const QString &schema,
                                      const std::vector<QByteArray> &messages)
{
    const QString script = sourcePath(QStringLiteral("tests/protocols/ota_json/validate.py"));
    return outsideSays(QStringLiteral("python3"), {script, schema}, messages,
                       QStringLiteral("json"));
}

}  // namespace roomrack::tests
