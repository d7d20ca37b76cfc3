// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/unsynced_file.h"

#include <sqlite3.h>

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace roomrack::tests {

namespace {

qint64 sizeOf(sqlite3_file *real)
{
    sqlite3_int64 size = 0;
    return real->pMethods->xFileSize(real, &size) == SQLITE_OK ? size : 0;
}

}  // namespace

UnsyncedFile::Sector &UnsyncedFile::remember(sqlite3_file *real, qint64 number)
{
    const auto found = sectors_.find(number);
    if (found != sectors_.end()) return found->second;
    const qint64 size = sizeOf(real);
    if (safeSize_ < 0) safeSize_ = size;
    Sector &sector = sectors_[number];
    const qint64 from = number * kSectorBytes;
    sector.bytesBefore = int(std::clamp<qint64>(size - from, 0, kSectorBytes));
    if (sector.bytesBefore > 0)
        real->pMethods->xRead(real, sector.before.data(), sector.bytesBefore, from);
    return sector;
}

void UnsyncedFile::beforeWrite(sqlite3_file *real, qint64 offset, qint64 bytes)
{
    const qint64 end = offset + bytes;
    for (qint64 number = offset / kSectorBytes; number * kSectorBytes < end; ++number) {
        Sector &sector = remember(real, number);
        sector.believedClean = false;
        const qint64 from = std::max(offset, number * kSectorBytes);
        const qint64 to = std::min(end, (number + 1) * kSectorBytes);
        for (qint64 at = from; at < to; ++at) sector.written.set(size_t(at % kSectorBytes));
    }
}

void UnsyncedFile::beforeTruncate(sqlite3_file *real, qint64 size)
{
    const qint64 end = sizeOf(real);
    if (end > size) beforeWrite(real, size, end - size);
}

void UnsyncedFile::synced()
{
    std::erase_if(sectors_, [](const auto &s) { return !s.second.believedClean; });
    if (sectors_.empty()) safeSize_ = -1;
}

void UnsyncedFile::syncFailed()
{
    for (auto &[number, sector] : sectors_) sector.believedClean = true;
}

void UnsyncedFile::forget()
{
    sectors_.clear();
    safeSize_ = -1;
}

void UnsyncedFile::settle(core::Random &random)
{
    if (sectors_.empty()) return;
    const int file = open(path_.c_str(), O_RDWR | O_CLOEXEC);
    if (file >= 0) {
        for (const auto &[number, sector] : sectors_) settleSector(file, number, sector, random);
        // The new length may not be on disk either.
        struct stat now {};
        fstat(file, &now);
        if (now.st_size > safeSize_ && random.chance(0.3)) {
            const int lost =
                random.below(int(std::min<qint64>(now.st_size - safeSize_, 1 << 20)) + 1);
            if (ftruncate(file, now.st_size - lost) != 0) std::abort();
        }
        close(file);
    }
    forget();
}

/// As before, as written, or as before with noise in the written part.
void UnsyncedFile::settleSector(int file, qint64 number, const Sector &sector,
                                core::Random &random) const
{
    const int fate = random.below(3);
    if (fate == 0) return;
    std::array<char, kSectorBytes> bytes{};
    const off_t from = off_t(number * kSectorBytes);
    const auto now = int(std::max<ssize_t>(0, pread(file, bytes.data(), kSectorBytes, from)));
    for (int i = 0; i < kSectorBytes; ++i) {
        if (!sector.written.test(size_t(i))) continue;
        bytes[size_t(i)] = fate == 1 ? sector.before[size_t(i)] : char(random.below(256));
    }
    const int length = std::max(now, sector.bytesBefore);
    if (pwrite(file, bytes.data(), size_t(length), from) != length) std::abort();
}

}  // namespace roomrack::tests
