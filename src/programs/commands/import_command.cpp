// SPDX-License-Identifier: GPL-3.0-or-later
// roomrack --import CSV --property NAME FILE
#include "core/clock.h"
#include "imports/importer.h"
#include "programs/commands/commands.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QSaveFile>
#include <QtCore/QTextStream>
#include <QtCore/QTimeZone>

#include <csignal>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace roomrack::programs {

namespace {

using namespace imports;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

volatile std::sig_atomic_t interrupted = 0;

/// The request, read from the arguments.
struct Wanted {
    QString csv, property, hotelFile, timeZone;
    ReadOptions read;
    QMap<QString, int> rooms;
    std::optional<Night> until;
};

tl::unexpected<Error> wrong(const char *option, const QString &reason)
{
    return fail(ErrorCode::Invalid, QStringLiteral("--") + QLatin1String(option), reason);
}

Result<QMap<QString, int>> readRooms(const QString &text)
{
    QMap<QString, int> rooms;
    for (const QString &part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const qsizetype at = part.lastIndexOf(QLatin1Char('='));
        bool ok = false;
        const int number = part.sliced(at + 1).toInt(&ok);
        if (at < 1 || !ok) {
            return wrong("capacity",
                         Words::tr("\"%1\" is not in the form TYPE=ROOMS, e.g. A=50").arg(part));
        }
        rooms.insert(part.first(at).trimmed(), number);
    }
    return rooms;
}

Result<void> readFormat(const QCommandLineParser &arguments, ReadOptions &read)
{
    if (arguments.isSet(QStringLiteral("mapping"))) {
        QFile file(arguments.value(QStringLiteral("mapping")));
        if (!file.open(QIODevice::ReadOnly)) return wrong("mapping", file.errorString());
        auto mapping = mappingFromJson(file.readAll());
        if (!mapping) return tl::unexpected(mapping.error());
        read.mapping = std::move(*mapping);
    }
    if (arguments.isSet(QStringLiteral("encoding"))) {
        read.encoding = encodingByName(arguments.value(QStringLiteral("encoding")));
        if (!read.encoding) {
            return wrong("encoding", Words::tr("must be utf-8, utf-16 or windows-1252"));
        }
    }
    if (arguments.isSet(QStringLiteral("currency"))) {
        const auto currency = Currency::make(arguments.value(QStringLiteral("currency")));
        if (!currency) return tl::unexpected(currency.error());
        read.currency = *currency;
    }
    return {};
}

Result<Wanted> readArguments(const QCommandLineParser &arguments)
{
    Wanted w;
    w.csv = arguments.value(QStringLiteral("import"));
    w.property = arguments.value(QStringLiteral("property")).trimmed();
    if (w.property.isEmpty())
        return wrong("property", Words::tr("the hotel name must not be empty"));
    if (arguments.positionalArguments().size() != 1) {
        return fail(ErrorCode::Invalid, QStringLiteral("FILE"),
                    Words::tr("exactly one hotel file is required"));
    }
    w.hotelFile = arguments.positionalArguments().front();
    w.timeZone = arguments.isSet(QStringLiteral("time-zone"))
                     ? arguments.value(QStringLiteral("time-zone"))
                     : QString::fromUtf8(QTimeZone::systemTimeZoneId());
    if (const auto zone = core::timeZone(w.timeZone); !zone) return tl::unexpected(zone.error());
    if (const auto ok = readFormat(arguments, w.read); !ok) return tl::unexpected(ok.error());
    const auto rooms = readRooms(arguments.value(QStringLiteral("capacity")));
    if (!rooms) return tl::unexpected(rooms.error());
    w.rooms = *rooms;
    if (arguments.isSet(QStringLiteral("until"))) {
        const auto until =
            Night::parse(arguments.value(QStringLiteral("until")), QStringLiteral("--until"));
        if (!until) return tl::unexpected(until.error());
        w.until = *until;
    }
    return w;
}

Result<void> save(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    const bool opened = file.open(QIODevice::WriteOnly);
    // The file contains guest data. File systems without owners leave its permissions unchanged.
    if (opened) file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (opened && file.write(text) == text.size() && file.commit()) return {};
    return fail(ErrorCode::NotSaved, path, file.errorString());
}

/// Progress on a line that the next one replaces, if the output is a terminal.
void progress(const QString &text)
{
#ifdef Q_OS_UNIX
    static const bool watched = isatty(STDERR_FILENO) != 0;
#else
    constexpr bool watched = false;
#endif
    if (watched) QTextStream(stderr) << "\r\033[K" << text;
}

int printError(const Error &error, ExitCode code)
{
    QTextStream(stderr) << error.text() << '\n';
    return code;
}

void showProgress(Phase phase, qint64 done, qint64 total)
{
    const qint64 percent = total > 0 ? done * 100 / total : 0;
    switch (phase) {
    case Phase::Reading: return progress(Words::tr("Reading %1 %").arg(percent));
    case Phase::Preparing: return progress(Words::tr("Preparing the hotel"));
    case Phase::Playing: return progress(Words::tr("Importing %1 %").arg(percent));
    case Phase::Finishing: return progress(Words::tr("Finishing"));
    }
}

Result<Summary> import(const Wanted &wanted, const QCommandLineParser &arguments,
                       const core::Clock &clock)
{
    const Watch watch{showProgress, [] { return interrupted != 0; }};
    const auto file = readBookings(wanted.csv, wanted.read, watch);
    if (!file) return tl::unexpected(file.error());
    HotelDraft draft = draftHotel(*file, wanted.property, wanted.timeZone);
    if (const auto ok = setRooms(draft, wanted.rooms); !ok) return tl::unexpected(ok.error());
    if (arguments.isSet(QStringLiteral("save-mapping"))) {
        const auto ok =
            save(arguments.value(QStringLiteral("save-mapping")), toJson(file->mapping));
        if (!ok) return tl::unexpected(ok.error());
    }
    return importFile(wanted.hotelFile, clock, *file, draft, wanted.until, watch);
}

}  // namespace

int importCommand(const QCommandLineParser &arguments)
{
    const auto wanted = readArguments(arguments);
    if (!wanted) return printError(wanted.error(), WrongUsage);
    std::signal(SIGINT, [](int) { interrupted = 1; });
    const core::SystemClock clock;
    const qint64 started = clock.steadyMicros();
    auto summary = import(*wanted, arguments, clock);
    progress({});
    if (!summary) return printError(summary.error(), Failed);
    summary->micros = clock.steadyMicros() - started;
    QTextStream(stdout) << summaryText(*summary);
    if (arguments.isSet(QStringLiteral("refused"))) {
        const QString path = arguments.value(QStringLiteral("refused"));
        const auto ok = save(path, problemsAsCsv(summary->problems));
        if (!ok) return printError(ok.error(), Failed);
    }
    return Done;
}

}  // namespace roomrack::programs
