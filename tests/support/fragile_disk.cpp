// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fragile_disk.h"

#include "support/unsynced_file.h"

#include <sqlite3.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <unistd.h>
#include <utility>

namespace roomrack::tests {

struct FragileDisk::Impl {
    struct Plan {
        qint64 at = 0;  ///< count at which it fails; 0: never
        Failure failure = Failure::Broken;
        bool forGood = false;
    };
    /// How to handle an operation.
    struct Verdict {
        bool fails = false;
        Failure failure = Failure::Broken;
    };

    std::recursive_mutex lock;
    sqlite3_vfs *real = nullptr;
    sqlite3_vfs vfs{};
    std::map<std::string, UnsyncedFile> files;
    std::array<qint64, 3> counts{};
    std::array<Plan, 3> plans;
    qint64 changes = 0;
    qint64 walTruncations = 0;
    qint64 darkAt = 0;
    bool dark = false;
    bool failed = false;
    std::array<std::function<void()>, 3> next;

    /// Counts the operation; a power cut can occur at any write, truncation or sync.
    Verdict ask(Operation operation)
    {
        const qint64 now = ++counts[size_t(operation)];
        if (const auto what = std::exchange(next[size_t(operation)], nullptr)) what();
        if (operation != Operation::Read && ++changes == darkAt) dark = true;
        if (dark) return {true, Failure::Broken};
        const Plan &plan = plans[size_t(operation)];
        if (plan.at == 0 || now < plan.at || (now > plan.at && !plan.forGood)) return {};
        failed = true;
        return {true, plan.failure};
    }
    UnsyncedFile &file(const std::string &path)
    {
        return files.try_emplace(path, path).first->second;
    }
};

/// The file object that SQLite uses: our methods, with the real file behind.
struct DiskFile {
    sqlite3_file base;
    FragileDisk::Impl *disk;
    UnsyncedFile *unsynced;  ///< null for temporary files, which need no recovery
    sqlite3_file *real;

    static const sqlite3_io_methods kMethods;
    static int openFile(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags,
                        int *out);
    static int removeFile(sqlite3_vfs *vfs, const char *name, int syncFolder);
    static int read(sqlite3_file *file, void *to, int bytes, sqlite3_int64 at);
    static int write(sqlite3_file *file, const void *from, int bytes, sqlite3_int64 at);
    static int truncate(sqlite3_file *file, sqlite3_int64 size);
    static int sync(sqlite3_file *file, int flags);
    static int closeFile(sqlite3_file *file);
};

namespace {

using Operation = FragileDisk::Operation;
using Failure = FragileDisk::Failure;
using Guard = std::lock_guard<std::recursive_mutex>;

DiskFile &mine(sqlite3_file *file)
{
    return *reinterpret_cast<DiskFile *>(file);
}

int refuse(Failure failure, int broken)
{
    errno = failure == Failure::Broken ? EIO : ENOSPC;
    return failure == Failure::Broken ? broken : SQLITE_FULL;
}

// Methods that pass through unchanged.
int fileSize(sqlite3_file *f, sqlite3_int64 *size)
{
    return mine(f).real->pMethods->xFileSize(mine(f).real, size);
}
int lockFile(sqlite3_file *f, int level)
{
    return mine(f).real->pMethods->xLock(mine(f).real, level);
}
int unlockFile(sqlite3_file *f, int level)
{
    return mine(f).real->pMethods->xUnlock(mine(f).real, level);
}
int checkReserved(sqlite3_file *f, int *out)
{
    return mine(f).real->pMethods->xCheckReservedLock(mine(f).real, out);
}
int control(sqlite3_file *f, int what, void *argument)
{
    return mine(f).real->pMethods->xFileControl(mine(f).real, what, argument);
}
int sectorSize(sqlite3_file *f)
{
    return mine(f).real->pMethods->xSectorSize(mine(f).real);
}
int characteristics(sqlite3_file *f)
{
    return mine(f).real->pMethods->xDeviceCharacteristics(mine(f).real);
}
int shmMap(sqlite3_file *f, int page, int size, int extend, void volatile **out)
{
    return mine(f).real->pMethods->xShmMap(mine(f).real, page, size, extend, out);
}
int shmLock(sqlite3_file *f, int offset, int n, int flags)
{
    return mine(f).real->pMethods->xShmLock(mine(f).real, offset, n, flags);
}
void shmBarrier(sqlite3_file *f)
{
    mine(f).real->pMethods->xShmBarrier(mine(f).real);
}
int shmUnmap(sqlite3_file *f, int remove)
{
    return mine(f).real->pMethods->xShmUnmap(mine(f).real, remove);
}

}  // namespace

// Version 2: shared memory, but no memory-mapped reads, which cannot be intercepted.
const sqlite3_io_methods DiskFile::kMethods = {
    2,          closeFile,     read,    write,      truncate,        sync,   fileSize, lockFile,
    unlockFile, checkReserved, control, sectorSize, characteristics, shmMap, shmLock,  shmBarrier,
    shmUnmap,   nullptr,       nullptr};

int DiskFile::openFile(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
    auto *disk = static_cast<FragileDisk::Impl *>(vfs->pAppData);
    const Guard held(disk->lock);
    DiskFile &f = mine(file);
    f.base.pMethods = nullptr;
    if (disk->dark) return SQLITE_CANTOPEN;
    f.disk = disk;
    f.unsynced = name && !(flags & SQLITE_OPEN_DELETEONCLOSE) ? &disk->file(name) : nullptr;
    f.real = reinterpret_cast<sqlite3_file *>(&f + 1);
    const int rc = disk->real->xOpen(disk->real, name, f.real, flags, out);
    // SQLite calls xClose only if methods are set, even after a failure.
    if (f.real->pMethods) f.base.pMethods = &kMethods;
    return rc;
}

int DiskFile::removeFile(sqlite3_vfs *vfs, const char *name, int syncFolder)
{
    auto *disk = static_cast<FragileDisk::Impl *>(vfs->pAppData);
    const Guard held(disk->lock);
    if (disk->dark) return SQLITE_IOERR_DELETE;
    disk->file(name).forget();
    return disk->real->xDelete(disk->real, name, syncFolder);
}

int DiskFile::read(sqlite3_file *file, void *to, int bytes, sqlite3_int64 at)
{
    DiskFile &f = mine(file);
    const Guard held(f.disk->lock);
    if (f.disk->ask(Operation::Read).fails) return refuse(Failure::Broken, SQLITE_IOERR_READ);
    return f.real->pMethods->xRead(f.real, to, bytes, at);
}

int DiskFile::write(sqlite3_file *file, const void *from, int bytes, sqlite3_int64 at)
{
    DiskFile &f = mine(file);
    const Guard held(f.disk->lock);
    const bool wasDark = f.disk->dark;
    const auto verdict = f.disk->ask(Operation::Write);
    const bool cutNow = f.disk->dark && !wasDark;
    if (!verdict.fails || cutNow || verdict.failure == Failure::Short) {
        const int length = verdict.failure == Failure::Short && verdict.fails ? bytes / 2 : bytes;
        if (f.unsynced) f.unsynced->beforeWrite(f.real, at, length);
        const int rc = f.real->pMethods->xWrite(f.real, from, length, at);
        if (!verdict.fails) return rc;
    }
    return refuse(verdict.failure, SQLITE_IOERR_WRITE);
}

int DiskFile::truncate(sqlite3_file *file, sqlite3_int64 size)
{
    DiskFile &f = mine(file);
    const Guard held(f.disk->lock);
    const auto verdict = f.disk->ask(Operation::Write);
    if (verdict.fails) return refuse(Failure::Broken, SQLITE_IOERR_TRUNCATE);
    if (f.unsynced) f.unsynced->beforeTruncate(f.real, size);
    if (f.unsynced && f.unsynced->path().ends_with("-wal")) ++f.disk->walTruncations;
    return f.real->pMethods->xTruncate(f.real, size);
}

/// The process survives every simulated power cut, so no data has to reach a real disk.
int DiskFile::sync(sqlite3_file *file, int)
{
    DiskFile &f = mine(file);
    const Guard held(f.disk->lock);
    const auto verdict = f.disk->ask(Operation::Sync);
    if (!f.unsynced) return SQLITE_OK;
    if (verdict.fails) {
        if (!f.disk->dark) f.unsynced->syncFailed();
        return refuse(verdict.failure, SQLITE_IOERR_FSYNC);
    }
    f.unsynced->synced();
    return SQLITE_OK;
}

int DiskFile::closeFile(sqlite3_file *file)
{
    DiskFile &f = mine(file);
    const Guard held(f.disk->lock);
    return f.real->pMethods->xClose(f.real);
}

FragileDisk &FragileDisk::install()
{
    static FragileDisk disk;
    return disk;
}

FragileDisk::FragileDisk() : impl_(std::make_unique<Impl>())
{
    impl_->real = sqlite3_vfs_find(nullptr);
    impl_->vfs = *impl_->real;
    impl_->vfs.szOsFile = int(sizeof(DiskFile)) + impl_->real->szOsFile;
    impl_->vfs.zName = "fragile-disk";
    impl_->vfs.pNext = nullptr;
    impl_->vfs.pAppData = impl_.get();
    impl_->vfs.xOpen = DiskFile::openFile;
    impl_->vfs.xDelete = DiskFile::removeFile;
    if (sqlite3_vfs_register(&impl_->vfs, 1) != SQLITE_OK) std::abort();
}

void FragileDisk::calm()
{
    const Guard held(impl_->lock);
    repair();
    for (auto &[path, file] : impl_->files) file.forget();
    impl_->counts = {};
    impl_->walTruncations = 0;
}

qint64 FragileDisk::count(Operation operation) const
{
    const Guard held(impl_->lock);
    return impl_->counts[size_t(operation)];
}

qint64 FragileDisk::walTruncations() const
{
    const Guard held(impl_->lock);
    return impl_->walTruncations;
}

void FragileDisk::failAt(Operation operation, qint64 k, Failure failure, bool forGood)
{
    const Guard held(impl_->lock);
    impl_->plans[size_t(operation)] = {impl_->counts[size_t(operation)] + k, failure, forGood};
    impl_->failed = false;
}

void FragileDisk::atNext(Operation operation, std::function<void()> what)
{
    const Guard held(impl_->lock);
    impl_->next[size_t(operation)] = std::move(what);
}

bool FragileDisk::hasFailed() const
{
    const Guard held(impl_->lock);
    return impl_->failed;
}

void FragileDisk::repair()
{
    const Guard held(impl_->lock);
    impl_->plans = {};
    impl_->next = {};
    impl_->failed = false;
    impl_->dark = false;
    impl_->darkAt = 0;
}

void FragileDisk::cutPowerAt(qint64 k)
{
    const Guard held(impl_->lock);
    impl_->darkAt = impl_->changes + k;
}

bool FragileDisk::isDark() const
{
    const Guard held(impl_->lock);
    return impl_->dark;
}

void FragileDisk::restorePower(core::Random &random)
{
    const Guard held(impl_->lock);
    for (auto &[path, file] : impl_->files) {
        file.settle(random);
        // The index of the WAL is volatile.
        const std::string index = path + "-shm";
        unlink(index.c_str());
    }
    repair();
}

}  // namespace roomrack::tests
