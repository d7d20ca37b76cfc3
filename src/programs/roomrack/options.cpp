// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/options.h"

#include "programs/commands/commands.h"
#include "remote/remote_office.h"

#include <QtCore/QCommandLineParser>

namespace roomrack::programs {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

QString name(const char *text)
{
    return QString::fromLatin1(text);
}

Result<Options> check(const Options &options)
{
    const auto wrong = [](const char *field, const QString &reason) {
        return fail(ErrorCode::Invalid, name(field), reason);
    };
    if (!options.importCsv.isEmpty()) {
        if (options.propertyName.isEmpty()) {
            return wrong("--property", Words::tr("say which hotel the bookings belong to"));
        }
        if (options.file.isEmpty())
            return wrong("FILE", Words::tr("say which file to import into"));
        if (options.demo) return wrong("--demo", Words::tr("cannot go together with --import"));
    } else if (!options.propertyName.isEmpty()) {
        return wrong("--property", Words::tr("only makes sense with --import"));
    }
    if (!options.server.isEmpty()) {
        if (!options.file.isEmpty() || options.demo)
            return wrong("--connect", Words::tr("is instead of a file and of the demo"));
        if (const auto address = remote::deskAddress(options.server); !address)
            return wrong("--connect", address.error().reason);
    }
    const bool copies = !options.backupFile.isEmpty() || !options.restoreFile.isEmpty();
    if (copies && options.file.isEmpty())
        return wrong("FILE", Words::tr("say which hotel file is meant"));
    if (options.demo && !options.file.isEmpty()) {
        return wrong("FILE", Words::tr("the demo makes a file of its own"));
    }
    return options;
}

}  // namespace

QString languageAskedFor(const QStringList &arguments)
{
    const QString option = QStringLiteral("--language");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == option) return arguments.value(i + 1);
        if (arguments[i].startsWith(option + u'=')) return arguments[i].mid(option.size() + 1);
    }
    return {};
}

Result<Options> readOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr("Shows and sells the rooms of a hotel."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption demo(name("demo"),
                                  Words::tr("Show a made-up hotel with live guests."));
    const QCommandLineOption seed(name("seed"), Words::tr("Which made-up hotel; default 1."),
                                  name("N"), name("1"));
    const QCommandLineOption tour(
        name("tour"), Words::tr("Walk through the pages, leave pictures in DIR."), name("DIR"));
    const QCommandLineOption seconds(name("tour-seconds"), Words::tr("How long; default 20."),
                                     name("N"), name("20"));
    const QCommandLineOption language(name("language"),
                                      Words::tr("The language, such as de; default the system's."),
                                      name("CODE"));
    const QCommandLineOption server(
        name("connect"), Words::tr("Be a desk of the hotel that the roomrackd at URL keeps."),
        name("URL"));
    parser.addOptions({demo, seed, tour, seconds, language, server});
    parser.addOptions(commandOptions());
    parser.addPositionalArgument(name("FILE"),
                                 Words::tr("The hotel to open, or the hotels of a database."),
                                 name("[FILE.roomrack | postgresql://...]"));
    parser.process(arguments);

    Options options;
    bool seedOk = false, secondsOk = false;
    options.demo = parser.isSet(demo);
    options.server = parser.value(server);
    options.seed = parser.value(seed).toULongLong(&seedOk);
    options.importCsv = parser.value(name("import"));
    options.propertyName = parser.value(name("property"));
    options.verifyFile = parser.value(name("verify"));
    options.replayFile = parser.value(name("replay"));
    options.backupFile = parser.value(name("backup"));
    options.restoreFile = parser.value(name("restore"));
    options.tourFolder = parser.value(tour);
    options.tourSeconds = parser.value(seconds).toInt(&secondsOk);
    if (!seedOk)
        return fail(ErrorCode::Invalid, name("--seed"), Words::tr("must be a number from 0"));
    if (!secondsOk || options.tourSeconds < 1 || options.tourSeconds > 3600) {
        return fail(ErrorCode::Invalid, name("--tour-seconds"),
                    Words::tr("must be from 1 to 3600"));
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return fail(ErrorCode::Invalid, name("FILE"), Words::tr("only one can be opened"));
    if (!files.isEmpty()) options.file = files.first();
    return check(options);
}

}  // namespace roomrack::programs
