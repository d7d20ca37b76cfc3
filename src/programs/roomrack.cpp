// SPDX-License-Identifier: GPL-3.0-or-later
// The window, and the commands that need none.
#include "core/version.h"
#include "desktop/first_start/welcome.h"
#include "desktop/import/import_bookings.h"
#include "desktop/language/language.h"
#include "desktop/shell/desktop.h"
#include "desktop/shell/window_settings.h"
#include "programs/commands/commands.h"
#include "programs/roomrack/demo_runner.h"
#include "programs/roomrack/first_paint.h"
#include "programs/roomrack/options.h"
#include "programs/roomrack/running_window.h"
#include "programs/roomrack/tour.h"

#include <QtCore/QSettings>
#include <QtCore/QTextStream>
#include <QtGui/QIcon>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <optional>
#include <utility>

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

/// Decided before the application object exists: commands must not require a display.
bool wantsWindow(int argc, char **argv)
{
    return argc < 2
           || !given(argc, argv,
                     {"--import", "--verify", "--replay", "--backup", "--restore", "--version",
                      "-v", "--help", "-h"});
}

/// Without a display Qt aborts before an error can be shown.
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

/// The requested language, or the one in the settings, which a tour ignores.
QString languageFor(int argc, char **argv, const QStringList &arguments)
{
    const QString asked = programs::languageAskedFor(arguments);
    const bool free = asked.isEmpty() && wantsWindow(argc, argv) && !given(argc, argv, {"--tour"});
    return free ? desktop::savedLanguage(QSettings()) : asked;
}

/// What a window begins with.
struct Beginning {
    bool demo = false;
    QString place;  ///< hotel to open; empty: the last one. May have a password.
    QString asked;  ///< language of the command line, until another one is chosen
    /// What was chosen in the window before, if that is why there is another one.
    std::optional<desktop::WindowSettings::Choice> choice{};
};

desktop::WindowSettings::Of settingsFor(const Beginning &beginning,
                                        const programs::Options &options)
{
    using Of = desktop::WindowSettings::Of;
    if (beginning.demo) return Of::Demo;
    return options.tourFolder.isEmpty() ? Of::User : Of::Tour;
}

/// Whether a window of this user shows it already; that window has then come forward.
bool isShownAlready(programs::RunningWindow &running, const Beginning &beginning)
{
    using programs::RunningWindow;
    if (beginning.demo) return running.passOn(RunningWindow::demo());
    const bool named = !beginning.place.isEmpty();
    if (!named && running.passOn(RunningWindow::anyWindow())) return true;
    const QString place = named ? beginning.place : desktop::Desktop::lastPlace(QSettings());
    if (running.passOn(RunningWindow::keyOf(place))) return true;
    running.serve(RunningWindow::anyWindow());
    return false;
}

bool bringForward(QWidget &window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
    // Where the system does not let a program take the focus, its entry is highlighted.
    QApplication::alert(&window);
    return true;
}

/// A window that is larger than the screen fills it.
void showOnScreen(QWidget &window)
{
    const QSize screen = window.screen()->availableSize();
    const QSize wanted = window.size();
    // Its size without a window manager, and when it is no longer maximized.
    window.resize(wanted.boundedTo(screen));
    if (window.size() != wanted)
        window.showMaximized();
    else
        window.show();
}

/// Lets other starts find the window by the hotel that it shows.
void announce(programs::RunningWindow &running, desktop::Desktop &desk,
              const programs::DemoRunner &demo)
{
    using programs::RunningWindow;
    running.setAnswer([&desk] { return bringForward(desk.window()); });
    QObject::connect(&desk, &desktop::Desktop::opened, &running,
                     [&running, &demo](const desktop::HotelSession *session) {
                         const QString file = session->file();
                         // The address of a server stays as it was typed.
                         if (!session->keepsHotel() && !running.place().isEmpty()) return;
                         running.setPlace(demo.isOf(file) ? RunningWindow::demo()
                                                          : RunningWindow::keyOf(file));
                     });
    const auto shut = [&running] { running.setPlace({}); };
    QObject::connect(&desk, &desktop::Desktop::closing, &running, shut);
    QObject::connect(&desk, &desktop::Desktop::failed, &running, shut);
}

/// Sets `next` if another window is to replace this one: the demo has settings of its own.
int showWindow(QApplication &app, const programs::Options &options, const Beginning &beginning,
               programs::RunningWindow &running, std::optional<Beginning> &next)
{
    const auto proceed = [&next](const Beginning &with) {
        next = with;
        QCoreApplication::exit();
    };
    const core::SystemClock clock;
    desktop::WindowSettings own(settingsFor(beginning, options));
    QSettings &settings = own.settings();
    // A demo does not share those of the user.
    if (beginning.choice) own.choose(*beginning.choice);
    // The window before may have had settings of its own.
    desktop::speak(app, desktop::windowLocale(beginning.asked, settings, QLocale::system()));
    desktop::Theme theme(app, &settings);
    desktop::Welcome welcome(settings, clock);
    desktop::Beginnings beginnings = welcome.beginnings();
    programs::DemoRunner *runner = nullptr;
    if (beginning.demo) {
        beginnings.elsewhere = [&runner, &proceed, &beginning](const QString &file) {
            if (runner && runner->isOf(file)) return false;
            proceed({false, file, beginning.asked});
            return true;
        };
    }
    desktop::Desktop desk(theme, settings, clock, beginnings);
    programs::DemoRunner demo(desk, clock, options.seed);
    runner = &demo;
    announce(running, desk, demo);
    QObject::connect(&desk, &desktop::Desktop::restartWanted, &desk, [&](const QString &place) {
        // A demo begins anew.
        const QString again = beginning.demo ? QString() : place;
        proceed({beginning.demo, again, {}, own.choice()});
    });
    const auto showDemo = [&] {
        if (beginning.demo)
            demo.start();
        else
            proceed({true, {}, beginning.asked});
    };
    welcome.attach(desk, {showDemo, [&desk, &settings] { desktop::showImport(desk, settings); }});
    std::unique_ptr<programs::Tour> tour;
    if (!options.tourFolder.isEmpty()) {
        tour = std::make_unique<programs::Tour>(desk, options.tourFolder, options.tourSeconds);
    }
    if (tour)
        desk.window().show();
    else
        showOnScreen(desk.window());
    if (beginning.demo)
        demo.start();
    else
        desk.begin(beginning.place);
    const int code = QApplication::exec();
    running.setAnswer({});
    desk.close();
    return code;
}

int runWindow(QApplication &app, const programs::Options &options)
{
    QApplication::setDesktopFileName(QStringLiteral("roomrack"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/roomrack.svg")));
    using programs::RunningWindow;
    RunningWindow running(options.tourFolder.isEmpty() ? RunningWindow::runtimeFolder()
                                                       : QString());
    std::optional<Beginning> next =
        Beginning{options.demo, options.server.isEmpty() ? options.file : options.server,
                  programs::languageAskedFor(QCoreApplication::arguments())};
    if (isShownAlready(running, *next)) return 0;
    const programs::FirstPaint firstPaint(app);
    int code = 0;
    while (next) {
        const Beginning beginning = *std::exchange(next, std::nullopt);
        code = showWindow(app, options, beginning, running, next);
    }
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
        QTextStream(stderr) << Words::tr("Cannot open the window: no display found. Set DISPLAY or "
                                         "WAYLAND_DISPLAY.")
                            << '\n';
        return 2;
    }
    return runWindow(*window, *options);
}
