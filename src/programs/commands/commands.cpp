// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/commands/commands.h"

#include "programs/commands/backup_command.h"
#include "programs/commands/replay_command.h"
#include "programs/commands/verify_command.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>

namespace roomrack::programs {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

QCommandLineOption option(const char *name, const QString &what, const char *value)
{
    return {QString::fromLatin1(name), what, QString::fromLatin1(value)};
}

}  // namespace

QList<QCommandLineOption> commandOptions()
{
    return {
        option("import", Words::tr("Bring in bookings, without a window."), "CSV"),
        option("property", Words::tr("The hotel's name, for --import."), "NAME"),
        option("time-zone", Words::tr("Its IANA time zone; default the system's."), "ZONE"),
        option("currency", Words::tr("ISO 4217 code of its money; default EUR."), "CODE"),
        option("capacity",
               Words::tr("Rooms by room type, as in A=50,B=3; default its busiest night."), "LIST"),
        option("until", Words::tr("Play the history up to that evening only."), "YYYY-MM-DD"),
        option("mapping", Words::tr("What the columns mean; default a guess."), "JSON"),
        option("save-mapping", Words::tr("Write what the columns mean there."), "JSON"),
        option("encoding",
               Words::tr("utf-8, utf-16 or windows-1252; default the file's mark, or UTF-8."),
               "NAME"),
        option("refused", Words::tr("Write the refused lines and why there."), "CSV"),
        option("verify", Words::tr("Prove that the file, or the database, is sound."), "FILE"),
        option("backup", Words::tr("Copy the hotel file, open or not, and prove the copy."),
               "BACKUP"),
        option("restore", Words::tr("Put a backup in the place of the hotel file."), "BACKUP"),
        option("replay", Words::tr("Play overbooking policies on the hotel's own past."), "FILE"),
    };
}

int runCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Brings bookings into a hotel file, and proves that it is sound."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions(commandOptions());
    // Known to the window as well, and meant for it; here it may stand beside a command.
    parser.addOption(option("language", Words::tr("The language, such as de."), "CODE"));
    parser.addPositionalArgument(QStringLiteral("FILE"), Words::tr("The hotel to import into."),
                                 QStringLiteral("[FILE.roomrack]"));
    parser.process(arguments);
    const QString verify = QStringLiteral("verify");
    if (parser.isSet(verify)) return verifyFile(parser.value(verify));
    const QStringList files = parser.positionalArguments();
    constexpr std::pair<const char *, int (*)(const QString &, const QString &)> kCopies[] = {
        {"backup", backUpFile}, {"restore", restoreFile}};
    for (const auto &[name, run] : kCopies) {
        const QString each = QString::fromLatin1(name);
        if (!parser.isSet(each)) continue;
        if (files.size() != 1) parser.showHelp(WrongUsage);
        return run(parser.value(each), files.first());
    }
    const QString replay = QStringLiteral("replay");
    if (parser.isSet(replay)) return replayFile(parser.value(replay));
    if (!parser.isSet(QStringLiteral("import"))) parser.showHelp(WrongUsage);
    return importCommand(parser);
}

}  // namespace roomrack::programs
