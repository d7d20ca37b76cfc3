// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fuzz/resources.h"

#include <QFile>

#include <ctime>

namespace roomrack::tests {

qint64 cpuMicros()
{
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return qint64(t.tv_sec) * 1'000'000 + t.tv_nsec / 1000;
}

bool forgetPeak()
{
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write("5") == 1;
}

qint64 peakBytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("VmHWM:")) return line.mid(6).chopped(3).trimmed().toLongLong() * 1024;
    }
    return 0;
}

}  // namespace roomrack::tests
