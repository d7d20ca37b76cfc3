// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/options.h"

#include "programs/commands/commands.h"
#include "remote/remote_property_service.h"

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
            return wrong("--property", Words::tr("is required with --import"));
        }
        if (options.file.isEmpty()) return wrong("FILE", Words::tr("is required with --import"));
        if (options.demo) return wrong("--demo", Words::tr("cannot be combined with --import"));
    } else if (!options.propertyName.isEmpty()) {
        return wrong("--property", Words::tr("can only be used with --import"));
    }
    if (!options.server.isEmpty()) {
        if (!options.file.isEmpty() || options.demo)
            return wrong("--connect", Words::tr("cannot be combined with FILE or --demo"));
        if (const auto address = remote::deskAddress(options.server); !address)
            return wrong("--connect", address.error().reason);
    }
    const bool copies = !options.backupFile.isEmpty() || !options.restoreFile.isEmpty();
    if (copies && options.file.isEmpty())
        return wrong("FILE", Words::tr("is required with --backup and --restore"));
    if (options.demo && !options.file.isEmpty()) {
        return wrong("FILE", Words::tr("cannot be combined with --demo"));
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
    parser.setApplicationDescription(Words::tr("Desktop channel manager for hotels."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption demo(
        name("demo"), Words::tr("Open a sample hotel with simulated channels and guests."));
    const QCommandLineOption seed(name("seed"),
                                  Words::tr("Random seed of the sample hotel (default: 1)."),
                                  name("N"), name("1"));
    const QCommandLineOption tour(
        name("tour"), Words::tr("Open each page, save screenshots in DIR and exit."), name("DIR"));
    const QCommandLineOption seconds(name("tour-seconds"),
                                     Words::tr("Duration of --tour in seconds (default: 20)."),
                                     name("N"), name("20"));
    const QCommandLineOption language(
        name("language"), Words::tr("Language code, e.g. de (default: system language)."),
        name("CODE"));
    const QCommandLineOption server(
        name("connect"), Words::tr("Connect to the roomrackd server at URL."), name("URL"));
    parser.addOptions({demo, seed, tour, seconds, language, server});
    parser.addOptions(commandOptions());
    parser.addPositionalArgument(name("FILE"), Words::tr("Hotel file or database to open."),
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
        return fail(ErrorCode::Invalid, name("--seed"),
                    Words::tr("must be a whole number, 0 or greater"));
    if (!secondsOk || options.tourSeconds < 1 || options.tourSeconds > 3600) {
        return fail(ErrorCode::Invalid, name("--tour-seconds"),
                    Words::tr("must be between 1 and 3600"));
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return fail(ErrorCode::Invalid, name("FILE"),
                    Words::tr("only one hotel file or database can be opened"));
    if (!files.isEmpty()) options.file = files.first();
    return check(options);
}

}  // namespace roomrack::programs
