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
        option("import", Words::tr("Import bookings from CSV without opening the window."), "CSV"),
        option("property", Words::tr("Name of the hotel (with --import)."), "NAME"),
        option("time-zone", Words::tr("IANA time zone of the hotel (default: system time zone)."),
               "ZONE"),
        option("currency", Words::tr("ISO 4217 currency code (default: EUR)."), "CODE"),
        option("capacity",
               Words::tr("Rooms per room type, e.g. A=50,B=3 (default: rooms sold on the "
                         "busiest night)."),
               "LIST"),
        option("until", Words::tr("Import the booking history up to this date only."),
               "YYYY-MM-DD"),
        option("mapping",
               Words::tr("Read the column mapping from JSON (default: detected automatically)."),
               "JSON"),
        option("save-mapping", Words::tr("Save the column mapping to JSON."), "JSON"),
        option("encoding",
               Words::tr("File encoding: utf-8, utf-16 or windows-1252 (default: from the "
                         "byte order mark, else utf-8)."),
               "NAME"),
        option("refused", Words::tr("Write rejected rows and the reasons to CSV."), "CSV"),
        option("verify", Words::tr("Verify the integrity of a hotel file or database."), "FILE"),
        option("backup",
               Words::tr("Back up the hotel file and verify the copy; the file may be open."),
               "BACKUP"),
        option("restore", Words::tr("Replace the hotel file with a backup."), "BACKUP"),
        option("replay", Words::tr("Backtest overbooking policies against the booking history."),
               "FILE"),
    };
}

int runCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Imports, verifies, backs up and restores hotel files, and backtests "
                  "overbooking policies."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions(commandOptions());
    // An option of the window, which may also accompany a command.
    parser.addOption(option("language", Words::tr("Language code, e.g. de."), "CODE"));
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 Words::tr("Hotel file for --import, --backup and --restore."),
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
