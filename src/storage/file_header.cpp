// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file_header.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <sqlite3.h>

#include <algorithm>
#include <vector>

namespace roomrack::storage {

namespace {

constexpr int kHeadBytes = 100;

/// A file opened through SQLite's VFS. Under POSIX, closing a file releases all locks that the
/// process has on it, those of an open database too; SQLite's VFS files delay closing for that
/// reason.
class VfsFile {
public:
    explicit VfsFile(const QString &path)
        : vfs_(sqlite3_vfs_find(nullptr)), memory_(size_t(vfs_->szOsFile)),
          name_(sqlite3_create_filename(QFile::encodeName(path).constData(), "", "", 0, nullptr))
    {
        int flags = 0;
        open_ =
            name_
            && vfs_->xOpen(vfs_, name_, file(), SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, &flags)
                   == SQLITE_OK;
    }
    ~VfsFile()
    {
        if (file()->pMethods) file()->pMethods->xClose(file());
        sqlite3_free_filename(name_);
    }
    bool isOpen() const { return open_; }
    bool read(char *to, int bytes)
    {
        return file()->pMethods->xRead(file(), to, bytes, 0) == SQLITE_OK;
    }

private:
    Q_DISABLE_COPY(VfsFile)
    sqlite3_file *file() { return reinterpret_cast<sqlite3_file *>(memory_.data()); }

    sqlite3_vfs *vfs_;
    std::vector<char> memory_;  ///< zeros: not open, nothing to close
    sqlite3_filename name_;
    bool open_ = false;
};

}  // namespace

Result<FileHeader> readHeader(const QString &file)
{
    const auto unreadable = [&] {
        return fail(ErrorCode::ReadOnly, QStringLiteral("file"),
                    ErrorText::tr("cannot be read. Check the permissions of %1")
                        .arg(QFileInfo(file).fileName()));
    };
    const QFileInfo info(file);
    VfsFile f(info.canonicalFilePath());
    if (!f.isOpen()) return unreadable();
    const qint64 size = info.size();  // SQLite treats a file of one byte as empty
    FileHeader header{QByteArray(int(std::min<qint64>(kHeadBytes, size)), '\0'), size};
    if (!header.head.isEmpty() && !f.read(header.head.data(), int(header.head.size())))
        return unreadable();
    return header;
}

}  // namespace roomrack::storage
