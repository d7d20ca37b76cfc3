// SPDX-License-Identifier: GPL-3.0-or-later
// Data that a file on a FragileDisk can lose: the sectors written since its last sync, and their
// previous content.
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

    /// Call before `bytes` at `offset` are written. Reads through `real`, because closing a second
    /// descriptor of the file would drop SQLite's locks on it.
    void beforeWrite(sqlite3_file *real, qint64 offset, qint64 bytes);
    /// Call before everything from `size` on is truncated.
    void beforeTruncate(sqlite3_file *real, qint64 size);
    const std::string &path() const { return path_; }
    void synced();
    /// The system marks these sectors clean now and will never write them again.
    void syncFailed();
    /// The file is deleted, or all its data is durable.
    void forget();

    /// Chooses what survives a power cut and applies it to the real file; the file must not be
    /// open.
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
