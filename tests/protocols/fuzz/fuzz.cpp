// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fuzz/fuzz.h"

#include "protocols/fuzz/mutator.h"
#include "protocols/fuzz/resources.h"
#include "support/environment.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <cstdio>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
// Freed memory is quarantined to detect its use, but limited so that it does not look like a leak.
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options()
{
    return "quarantine_size_mb=16";
}
#endif

namespace roomrack::tests {

namespace {

constexpr qint64 kMostCpuMicros = 1'000'000;
constexpr qint64 kMostBytes = 256ll << 20;
constexpr int kHangSeconds = 30;

/// The current input in memory mapped to a file, so that it survives a crash.
class InputFile {
public:
    explicit InputFile(const QString &path)
        : path_(QFile::encodeName(path)), file_(open(path_.constData(), O_RDWR | O_CREAT, 0644))
    {
        if (file_ < 0 || ftruncate(file_, kSize) != 0) return;
        void *memory = mmap(nullptr, kSize, PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0);
        if (memory != MAP_FAILED) memory_ = static_cast<char *>(memory);
    }
    ~InputFile()
    {
        if (memory_) munmap(memory_, kSize);
        if (file_ >= 0) close(file_);
        if (!keep_) unlink(path_.constData());
    }
    Q_DISABLE_COPY_MOVE(InputFile)

    void hold(const QByteArray &input)
    {
        if (!memory_ || ftruncate(file_, input.size()) != 0) return;
        std::copy(input.begin(), input.end(), memory_);
    }
    void keep() { keep_ = true; }

private:
    static constexpr qsizetype kSize = 1 << 20;
    QByteArray path_;
    int file_;
    char *memory_ = nullptr;
    bool keep_ = false;
};

/// Ends the process when an input uses this much CPU time; its file stays.
void armWatch(int seconds)
{
    const itimerval timer{{0, 0}, {seconds, 0}};
    setitimer(ITIMER_PROF, &timer, nullptr);
}

QString inputPath(const QString &name)
{
    const QString folder = qEnvironmentVariable("ROOMRACK_FUZZ_FOLDER", QStringLiteral("."));
    return QDir(folder).absoluteFilePath(QStringLiteral("fuzz-%1.input").arg(name));
}

quint64 firstSeed()
{
    bool ok = false;
    const quint64 set = qEnvironmentVariable("ROOMRACK_FUZZ_SEED").toULongLong(&ok);
    return ok ? set : 1;
}

QString tooMuch(qint64 micros, qint64 grown)
{
    if (micros > kMostCpuMicros)
        return QStringLiteral("it took %1 ms of the processor").arg(micros / 1000);
    if (grown > kMostBytes) return QStringLiteral("it took %1 MB").arg(grown >> 20);
    return {};
}

struct Totals {
    qint64 inputs = 0;
    qint64 understood = 0;
    qint64 slowest = 0;
    qint64 grown = 0;
};

QString oneInput(const FuzzedCodec &codec, Mutator &mutator, InputFile &file, Totals &totals,
                 const QByteArray &input, qint64 memoryBefore)
{
    file.hold(input);
    if (totals.inputs % 64 == 0) armWatch(kHangSeconds);
    const qint64 start = cpuMicros();
    const Checked checked = codec.check(input);
    const qint64 micros = cpuMicros() - start;
    totals.slowest = std::max(totals.slowest, micros);
    if (++totals.inputs % 256 == 0)
        totals.grown = std::max(totals.grown, peakBytes() - memoryBefore);
    if (checked.understood) {
        ++totals.understood;
        mutator.understood(input);
    }
    return checked.wrong.isEmpty() ? tooMuch(micros, totals.grown) : checked.wrong;
}

}  // namespace

double fuzzSeconds(bool soaking)
{
    bool ok = false;
    const double set = qEnvironmentVariable("ROOMRACK_FUZZ_SECONDS").toDouble(&ok);
    if (ok) return set;
    if (soaking) return 600;
#if defined(__SANITIZE_ADDRESS__)
    return 60;
#else
    return 5;
#endif
}

QString fuzz(const FuzzedCodec &codec, double seconds)
{
    const quint64 seed = firstSeed();
    std::printf("fuzz %s: seed %llu, %g s\n", qPrintable(codec.name),
                static_cast<unsigned long long>(seed), seconds);
    std::fflush(stdout);
    InputFile file(inputPath(codec.name));
    Mutator mutator(seed, codec.seeds);
    Totals totals;
    forgetPeak();
    const qint64 before = peakBytes();
    QElapsedTimer clock;
    clock.start();
    QString wrong;
    for (size_t i = 0; wrong.isEmpty() && i < codec.seeds.size(); ++i)
        wrong = oneInput(codec, mutator, file, totals, codec.seeds[i], before);
    while (wrong.isEmpty() && double(clock.elapsed()) < seconds * 1000)
        wrong = oneInput(codec, mutator, file, totals, mutator.next(), before);
    armWatch(0);
    std::printf("fuzz %s: %lld inputs, %lld understood, slowest %lld us, at most %lld MB more\n",
                qPrintable(codec.name), totals.inputs, totals.understood, totals.slowest,
                totals.grown >> 20);
    if (wrong.isEmpty()) return {};
    file.keep();
    return QStringLiteral("%1: input %2 of seed %3, kept in %4: %5")
        .arg(codec.name)
        .arg(totals.inputs)
        .arg(seed)
        .arg(inputPath(codec.name), wrong);
}

std::vector<QByteArray> goldenFiles(const QString &folder, const QString &pattern)
{
    std::vector<QByteArray> contents;
    const QDir dir(sourcePath(QStringLiteral("tests/protocols/") + folder));
    for (const QString &name : dir.entryList({pattern}, QDir::Files, QDir::Name)) {
        QFile file(dir.filePath(name));
        if (file.open(QIODevice::ReadOnly)) contents.push_back(file.readAll());
    }
    return contents;
}

}  // namespace roomrack::tests
