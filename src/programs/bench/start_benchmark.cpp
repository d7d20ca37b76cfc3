// SPDX-License-Identifier: GPL-3.0-or-later
// start.grid: time from starting the window on the imported property to its first painted grid, and
// its memory use then. The program reports the first paint on standard output (first_paint.h).
#include "resort.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QProcess>

#include <csignal>

namespace roomrack::bench {

namespace {

constexpr int kPatienceMs = 60'000;

struct Started {
    double seconds = 0;
    double residentMb = 0;
};

double residentMb(qint64 process)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1000;
    }
    return 0;
}

Started startWindow(const QString &program, const Folder &folder, const QString &file)
{
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("ROOMRACK_SAY_FIRST_PAINT"), QStringLiteral("1"));
    // Fresh settings: the window must look as at its first start.
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
    window.setProcessEnvironment(environment);
    window.setProcessChannelMode(QProcess::MergedChannels);
    const double start = nowSeconds();
    window.start(program, {file}, QIODevice::ReadOnly);
    QByteArray said;
    while (!said.contains("first paint")) {
        if (!window.waitForReadyRead(kPatienceMs))
            throw Wrong("the window shows no grid: " + said.trimmed().toStdString());
        said += window.readAll();
    }
    const Started started{nowSeconds() - start, residentMb(window.processId())};
    kill(pid_t(window.processId()), SIGTERM);
    window.waitForFinished(kPatienceMs);
    return started;
}

std::vector<Figure> run(const QString &name, const Options &o)
{
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/roomrack");
#ifndef ROOMRACK_HAS_WINDOW
    throw Skip("this build has no window");
#endif
    if (!QFileInfo(program).isExecutable())
        throw Skip("the roomrack program is not in the folder of this program");
    const Folder folder(o);
    const QString file = folder.path(QStringLiteral("resort.roomrack"));
    importResort(o, file);
    std::vector<double> seconds;
    std::vector<double> resident;
    for (int round = 0; round < o.rounds; ++round) {
        const Started s = startWindow(program, folder, file);
        seconds.push_back(s.seconds);
        resident.push_back(s.residentMb);
    }
    return {
        {name,
         QStringLiteral("s"),
         median(seconds),
         {},
         {},
         QStringLiteral("from starting the program to the first painted grid")},
        {name + QStringLiteral(".resident"), QStringLiteral("MB"), median(resident), {}, {}, {}}};
}

}  // namespace

void addStartBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("start.grid");
    all.push_back(
        {name, QStringLiteral("the window on the imported hotel: time to the first grid, memory"),
         [name](const Options &o) { return run(name, o); }});
}

}  // namespace roomrack::bench
