// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/commands/backup_command.h"

#include "core/clock.h"
#include "programs/commands/commands.h"
#include "programs/commands/verify_command.h"
#include "storage/backup.h"
#include "storage/place.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTextStream>

#include <cstdio>

namespace roomrack::programs {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

int refuse(const QString &file, const Error &error)
{
    QTextStream(stderr) << storage::withoutPassword(file) << ": " << error.text() << '\n';
    return Failed;
}

}  // namespace

int backUpFile(const QString &backup, const QString &file)
{
    const auto made = storage::backUp(file, backup);
    if (!made) return refuse(file, made.error());
    QTextStream out(stdout);
    out << Words::tr("%1: backup of %2 created and verified, %n record(s)", nullptr,
                     made->proof ? int(made->proof->records) : 0)
               .arg(made->file, made->hotels.join(QStringLiteral(", ")))
        << '\n';
    return Done;
}

int restoreFile(const QString &backup, const QString &file)
{
    // Inconsistencies in a backup are also in the restored property.
    const auto contents = storage::readBackup(backup);
    if (!contents) return refuse(backup, contents.error());
    const auto aside = storage::restore(backup, file, core::SystemClock().wall());
    if (!aside) return refuse(backup, aside.error());
    QTextStream out(stdout);
    out << Words::tr("%1 restored from %2").arg(file, backup) << '\n';
    if (!aside->isEmpty()) out << Words::tr("Previous file kept as %1").arg(*aside) << '\n';
    if (!contents->proof || contents->proof->findings.empty()) return Done;
    out << Words::tr("The restored data failed verification:") << '\n';
    sayFindings(out, *contents->proof);
    return Failed;
}

}  // namespace roomrack::programs
