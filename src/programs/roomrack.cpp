// SPDX-License-Identifier: GPL-3.0-or-later
// The window, and the commands that need none.
#include "core/version.h"
#include "desktop/first_start/welcome.h"
#include "desktop/import/import_bookings.h"
#include "desktop/language.h"
#include "desktop/shell/desktop.h"
#include "programs/commands/commands.h"
#include "programs/roomrack/demo_runner.h"
#include "programs/roomrack/first_paint.h"
#include "programs/roomrack/options.h"
#include "programs/roomrack/tour.h"

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTextStream>
#include <QtGui/QIcon>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <memory>

namespace {

using namespace roomrack;

void nameTheProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("Roomrack"));
    QCoreApplication::setOrganizationName(QStringLiteral("Roomrack"));
    QCoreApplication::setApplicationVersion(core::version());
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

bool given(int argc, char **argv, std::initializer_list<const char *> options)
{
    return std::any_of(argv + 1, argv + argc, [&](const char *argument) {
        return std::any_of(options.begin(), options.end(), [&](const char *option) {
            return std::strncmp(argument, option, std::strlen(option)) == 0;
        });
    });
}

/// Decided before there is an application: commands without a window must not need a display.
bool wantsWindow(int argc, char **argv)
{
    return argc < 2
           || !given(argc, argv,
                     {"--import", "--verify", "--replay", "--backup", "--restore", "--version",
                      "-v", "--help", "-h"});
}

/// Without a display Qt would abort, before anybody could be told why.
bool hasDisplay([[maybe_unused]] int argc, [[maybe_unused]] char **argv)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const auto set = [](const char *name) { return !qEnvironmentVariableIsEmpty(name); };
    return set("DISPLAY") || set("WAYLAND_DISPLAY") || set("QT_QPA_PLATFORM")
           || (argc > 1 && given(argc, argv, {"-platform", "--platform", "-display"}));
#else
    return true;
#endif
}

/// The one asked for, or the one in the settings; a tour must not depend on those.
QString languageFor(int argc, char **argv, const QStringList &arguments)
{
    const QString asked = programs::languageAskedFor(arguments);
    const bool free = asked.isEmpty() && wantsWindow(argc, argv) && !given(argc, argv, {"--tour"});
    return free ? desktop::savedLanguage(QSettings()) : asked;
}

int runWindow(QApplication &app, const programs::Options &options)
{
    QApplication::setDesktopFileName(QStringLiteral("roomrack"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/roomrack.svg")));
    const core::SystemClock clock;
    const programs::FirstPaint firstPaint(app);
    // A tour must not depend on how the window was left, nor change it.
    QTemporaryDir tourFolder;
    QSettings settings =
        options.tourFolder.isEmpty()
            ? QSettings()
            : QSettings(tourFolder.filePath(QStringLiteral("tour.ini")), QSettings::IniFormat);
    desktop::Theme theme(app, &settings);
    desktop::Welcome welcome(settings, clock);
    desktop::Desktop desk(theme, settings, clock, welcome.beginnings());
    programs::DemoRunner demo(desk, clock, options.seed);
    welcome.attach(desk, {[&demo] { demo.start(); },
                          [&desk, &settings] { desktop::showImport(desk, settings); }});
    std::unique_ptr<programs::Tour> tour;
    if (!options.tourFolder.isEmpty()) {
        tour = std::make_unique<programs::Tour>(desk, options.tourFolder, options.tourSeconds);
    }
    desk.window().show();
    if (options.demo)
        demo.start();
    else
        desk.begin(options.server.isEmpty() ? options.file : options.server);
    const int code = QApplication::exec();
    desk.close();
    return code;
}

}  // namespace

int main(int argc, char **argv)
{
    nameTheProgram();
    std::unique_ptr<QCoreApplication> app;
    if (wantsWindow(argc, argv) && hasDisplay(argc, argv))
        app = std::make_unique<QApplication>(argc, argv);
    else
        app = std::make_unique<QCoreApplication>(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto locale = desktop::localeFor(languageFor(argc, argv, arguments), QLocale::system());
    desktop::speak(*app, locale.value_or(QLocale::system()));
    const auto options = programs::readOptions(arguments);
    if (!locale || !options) {
        QTextStream(stderr) << (locale ? options.error() : locale.error()).text() << '\n';
        return 2;
    }
    if (!options->needsWindow()) return programs::runCommand(arguments);
    auto *window = qobject_cast<QApplication *>(app.get());
    if (!window) {
        QTextStream(stderr) << Words::tr("There is no display to show the window on.") << '\n';
        return 2;
    }
    return runWindow(*window, *options);
}
