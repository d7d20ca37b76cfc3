// SPDX-License-Identifier: GPL-3.0-or-later
// roomrack-bench: runs benchmarks, each with its peer if there is one.
#include "application.h"
#include "harness.h"

#include "core/version.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>

#include <cstdio>

namespace roomrack::bench {

namespace {

std::vector<Benchmark> allBenchmarks()
{
    std::vector<Benchmark> all;
    addBookBenchmarks(all);
    addLastRoomBenchmark(all);
    addVolatileBenchmark(all);
    addUnitsBenchmark(all);
    addImportBenchmark(all);
    addReplayBenchmark(all);
    addAuditBenchmark(all);
    addGridBenchmark(all);
    addDeskBenchmarks(all);
    addStartBenchmark(all);
    addSyncBenchmarks(all);
    addOpenTravelBenchmark(all);
    addWireBenchmarks(all);
    addDedupBenchmark(all);
    addApiBenchmark(all);
    addFloodBenchmark(all);
    return all;
}

/// Matches a name, a prefix of one up to a dot, or a pattern with * and ?.
bool isMeant(const QString &name, const QString &wanted)
{
    if (name == wanted || name.startsWith(wanted + QLatin1Char('.'))) return true;
    const auto pattern = QRegularExpression::wildcardToRegularExpression(wanted);
    return QRegularExpression(pattern).match(name).hasMatch();
}

QJsonObject toJson(const Figure &f)
{
    const auto peer = f.peerValue ? QJsonValue(*f.peerValue) : QJsonValue();
    const auto ratio = f.ratio() ? QJsonValue(*f.ratio()) : QJsonValue();
    return {{QStringLiteral("name"), f.name},
            {QStringLiteral("unit"), f.unit},
            {QStringLiteral("value"), f.value},
            {QStringLiteral("peer"), f.peer.isEmpty() ? QJsonValue() : QJsonValue(f.peer)},
            {QStringLiteral("peer_value"), peer},
            {QStringLiteral("ratio"), ratio}};
}

QString number(double value)
{
    const double size = std::abs(value);
    return QString::number(value, 'f', size >= 1000 ? 0 : size >= 10 ? 1 : 3);
}

void printLine(const Figure &f)
{
    const QString peer = f.peerValue ? number(*f.peerValue) : QStringLiteral("-");
    const QString ratio = f.ratio() ? QString::number(*f.ratio(), 'f', 2) : QStringLiteral("-");
    const QString rest = f.note.isEmpty()   ? f.peer
                         : f.peer.isEmpty() ? f.note
                                            : f.peer + QStringLiteral("; ") + f.note;
    std::printf("%-34s %12s %-8s %12s %7s  %s\n", qPrintable(f.name), qPrintable(number(f.value)),
                qPrintable(f.unit), qPrintable(peer), qPrintable(ratio), qPrintable(rest));
    std::fflush(stdout);
}

bool writeJson(const QString &path, const QJsonArray &figures)
{
    QFile file(path);
    const QByteArray text = QJsonDocument(figures).toJson();
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush())
        return true;
    std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(file.errorString()));
    return false;
}

/// Returns 0, or 1 if a benchmark found wrong results.
int runAll(const std::vector<Benchmark> &chosen, const Options &options, const QString &jsonFile)
{
    int status = 0;
    QJsonArray figures;
    std::printf("%-34s %12s %-8s %12s %7s  %s\n", "name", "value", "unit", "peer", "ratio",
                "the peer");
    for (const Benchmark &b : chosen) {
        try {
            for (const Figure &f : b.run(options)) {
                printLine(f);
                figures.append(toJson(f));
            }
        } catch (const Skip &reason) {
            std::printf("%-34s skipped: %s\n", qPrintable(b.name), reason.what());
        } catch (const Wrong &reason) {
            std::printf("%-34s WRONG: %s\n", qPrintable(b.name), reason.what());
            status = 1;
        }
    }
    if (!jsonFile.isEmpty() && !writeJson(jsonFile, figures)) status = 2;
    return status;
}

QString findSharedData()
{
    const QString set = qEnvironmentVariable("ROOMRACK_SHARED_DATA");
    const QString beside =
        QString::fromLocal8Bit(ROOMRACK_SOURCE_DIR) + QStringLiteral("/../shared/data");
    for (const QString &folder :
         {set, QDir::current().filePath(QStringLiteral("../shared/data")), beside}) {
        if (!folder.isEmpty() && QDir(folder).exists()) return folder;
    }
    return {};
}

struct Arguments {
    Options options;
    std::vector<Benchmark> chosen;
    QString jsonFile;
    bool onlyList = false;
};

Arguments parse(const QCoreApplication &app)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Measures Roomrack and, where there is one, a peer in alternating rounds."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("NAME"),
                                 QStringLiteral("names, prefixes of names, or patterns"),
                                 QStringLiteral("[NAME ...]"));
    const QCommandLineOption json(QStringLiteral("json"),
                                  QStringLiteral("Write the results to FILE."),
                                  QStringLiteral("FILE"));
    const QCommandLineOption list(QStringLiteral("list"), QStringLiteral("List the benchmarks."));
    const QCommandLineOption smoke(QStringLiteral("smoke"),
                                   QStringLiteral("Run each benchmark briefly, as a check."));
    const QCommandLineOption rounds(QStringLiteral("rounds"),
                                    QStringLiteral("Number of rounds (default: 5)."),
                                    QStringLiteral("N"), QStringLiteral("5"));
    const QCommandLineOption seconds(
        QStringLiteral("seconds"),
        QStringLiteral("Approximate duration of a round in seconds (default: 1)."),
        QStringLiteral("S"), QStringLiteral("1"));
    const QCommandLineOption seed(QStringLiteral("seed"),
                                  QStringLiteral("Random seed of the workload (default: 1)."),
                                  QStringLiteral("N"), QStringLiteral("1"));
    const QCommandLineOption folder(QStringLiteral("folder"),
                                    QStringLiteral("Folder for temporary files."),
                                    QStringLiteral("DIR"));
    parser.addOptions({json, list, smoke, rounds, seconds, seed, folder});
    parser.process(app);

    Arguments a;
    a.onlyList = parser.isSet(list);
    a.jsonFile = parser.value(json);
    a.options.smoke = parser.isSet(smoke);
    a.options.rounds = a.options.smoke ? 1 : std::max(1, parser.value(rounds).toInt());
    a.options.seconds = a.options.smoke ? 0.01 : std::max(0.01, parser.value(seconds).toDouble());
    a.options.seed = parser.value(seed).toULongLong();
    a.options.folder = parser.value(folder);
    a.options.sharedData = findSharedData();
    const QStringList wanted = parser.positionalArguments();
    for (const Benchmark &b : allBenchmarks()) {
        const auto meant = [&b](const QString &w) { return isMeant(b.name, w); };
        if (wanted.isEmpty() || std::any_of(wanted.begin(), wanted.end(), meant))
            a.chosen.push_back(b);
    }
    return a;
}

}  // namespace

}  // namespace roomrack::bench

int main(int argc, char **argv)
{
    using namespace roomrack::bench;
    const auto app = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("roomrack-bench"));
    QCoreApplication::setApplicationVersion(roomrack::core::version());
    const Arguments a = parse(*app);
    if (a.chosen.empty()) {
        std::fprintf(stderr, "benchmark not found; --list lists all benchmarks\n");
        return 2;
    }
    if (a.onlyList) {
        for (const Benchmark &b : a.chosen)
            std::printf("%-34s %s\n", qPrintable(b.name), qPrintable(b.what));
        return 0;
    }
    return runAll(a.chosen, a.options, a.jsonFile);
}
