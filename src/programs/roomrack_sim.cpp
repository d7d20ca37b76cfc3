// SPDX-License-Identifier: GPL-3.0-or-later
// roomrack-sim: mock channels on this machine, their guests, and the control interface.
#include "api/access.h"
#include "core/version.h"
#include "http/listen_address.h"
#include "http/server.h"
#include "programs/signals.h"
#include "simulator/control/control_api.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QTextStream>
#include <QtCore/QTimer>

namespace {

using namespace roomrack;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

QString name(const char *text)
{
    return QString::fromLatin1(text);
}

struct Options {
    QHostAddress address;
    quint16 port = 0;
    quint64 seed = 1;
    QString record;
    bool withParent = false;
    bool empty = false;
    int guestsPerMinute = 0;
};

tl::unexpected<Error> wrong(const char *option, const QString &reason)
{
    return fail(ErrorCode::Invalid, name(option), reason);
}

Result<Options> readOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Simulates channels and their guests on this computer, for tests and "
                  "the demo."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {name("listen"),
         Words::tr("Address of the control interface (default: 127.0.0.1:0, any free port)."),
         name("HOST:PORT"), name("127.0.0.1:0")},
        {name("seed"), Words::tr("Random seed for guests and faults (default: 1)."), name("N"),
         name("1")},
        {name("record"), Words::tr("Record events in FILE and resume from it."), name("FILE")},
        {name("guests"), Words::tr("Simulated guests per minute (default: 0)."), name("N"),
         name("0")},
        {name("empty"), Words::tr("Start without channels.")},
        {name("with-parent"), Words::tr("Exit when the parent process exits.")},
    });
    parser.process(arguments);
    Options options;
    const auto address =
        http::addressFrom(parser.value(name("listen")), QStringLiteral("--listen"));
    if (!address) return tl::unexpected(address.error());
    if (!address->first.isLoopback())
        return wrong("--listen", Words::tr("must be a loopback address"));
    options.address = address->first;
    options.port = address->second;
    bool seedOk = false, guestsOk = false;
    options.seed = parser.value(name("seed")).toULongLong(&seedOk);
    options.guestsPerMinute = parser.value(name("guests")).toInt(&guestsOk);
    if (!seedOk) return wrong("--seed", Words::tr("must be a whole number, 0 or greater"));
    if (!guestsOk || options.guestsPerMinute < 0)
        return wrong("--guests", Words::tr("must be a whole number, 0 or greater"));
    options.record = parser.value(name("record"));
    options.withParent = parser.isSet(name("with-parent"));
    options.empty = parser.isSet(name("empty"));
    return options;
}

int failed(const Error &why)
{
    QTextStream(stderr) << why.text() << '\n';
    return 1;
}

/// Prints one line of JSON for the parent process when all servers listen.
void announce(const Options &options, quint16 port, const simulator::Simulation &simulation)
{
    protocols::json::Writer w;
    w.beginObject();
    w.key("program").text(QStringLiteral("roomrack-sim"));
    w.key("address").text(options.address.toString());
    w.key("port").number(port);
    w.key("channels").beginArray();
    for (const auto &[id, channel] : simulation.channels()) {
        w.beginObject();
        w.key("id").number(id);
        w.key("kind").text(channel->plan().kind);
        w.key("name").text(channel->plan().name);
        w.key("port").number(channel->plan().port);
        w.endObject();
    }
    w.endArray();
    w.endObject();
    QTextStream(stdout) << w.bytes() << '\n';
}

int play(QCoreApplication &app, const Options &options)
{
    const programs::EndSignals ends([&app] { app.quit(); });
    if (options.withParent && !programs::endWithParent())
        return failed(
            {ErrorCode::Invalid, name("--with-parent"),
             Words::tr("not supported on this system, or the parent process has already exited")});
    const core::SystemClock clock;
    simulator::Simulation simulation(clock, options.seed);
    if (!options.record.isEmpty()) {
        if (const auto ok = simulation.openJournal(options.record); !ok) return failed(ok.error());
    }
    if (simulation.channels().empty() && !options.empty) {
        for (simulator::ChannelPlan &plan : simulator::plansToBeginWith(simulation.today())) {
            if (const auto added = simulation.add(std::move(plan)); !added)
                return failed(added.error());
        }
    }
    simulator::GuestHabits habits;
    habits.perMinute = options.guestsPerMinute;
    simulation.setHabits(habits);
    // The answer is sent first.
    simulator::ControlApi control(simulation, [&app] { QTimer::singleShot(50, &app, &app.quit); });
    http::Server server([&control](const http::Request &request, http::Server::Answer answer) {
        const auto refusal = api::turnedAway(request, {});
        answer(refusal ? *refusal : control.answer(request));
    });
    const auto port = server.open(options.address, options.port);
    if (!port) return failed(port.error());
    announce(options, *port, simulation);
    return app.exec();
}

}  // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("roomrack-sim"));
    QCoreApplication::setApplicationVersion(core::version());
    const auto options = readOptions(QCoreApplication::arguments());
    if (options) return play(app, *options);
    QTextStream(stderr) << options.error().text() << '\n';
    return 2;
}
