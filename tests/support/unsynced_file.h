// SPDX-License-Identifier: GPL-3.0-or-later
// What a file on a FragileDisk may lose: the sectors that were written since its last sync, and
// what they were before.
#pragma once

#include "core/random.h"

#include <array>
#include <bitset>
#include <map>
#include <string>

struct sqlite3_file;

namespace roomrack::tests {

class UnsyncedFile {
public:
    explicit UnsyncedFile(std::string path) : path_(std::move(path)) {}

    /// Before `bytes` at `offset` are written. Reads through `real`, because closing a second
    /// descriptor of the file would drop SQLite's locks on it.
    void beforeWrite(sqlite3_file *real, qint64 offset, qint64 bytes);
    /// Before everything from `size` on is cut off.
    void beforeTruncate(sqlite3_file *real, qint64 size);
    const std::string &path() const { return path_; }
    void synced();
    /// The system believes these sectors clean now and will never write them again.
    void syncFailed();
    /// The file is gone, or everything in it is safe.
    void forget();

    /// Decides what a power cut left of it and makes the real file so; nobody may have it open.
    void settle(core::Random &random);

private:
    static constexpr int kSectorBytes = 512;
    struct Sector {
        std::array<char, kSectorBytes> before{};
        int bytesBefore = 0;  ///< less at the end of the file
        std::bitset<kSectorBytes> written;
        bool believedClean = false;
    };
    Sector &remember(sqlite3_file *real, qint64 number);
    void settleSector(int file, qint64 number, const Sector &sector, core::Random &random) const;

    std::string path_;
    std::map<qint64, Sector> sectors_;
    qint64 safeSize_ = -1;  ///< at the last sync; -1: nothing was written since
};

}  // namespace roomrack::tests
