// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/journal.h"

namespace roomrack::simulator {

Result<std::unique_ptr<Journal>> Journal::open(
    const QString &path, const std::function<Result<void>(const QByteArray &)> &line)
{
    auto journal = std::make_unique<Journal>();
    journal->file_ = std::make_unique<QFile>(path);
    QFile &file = *journal->file_;
    constexpr auto kOwn = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (!file.open(QIODevice::ReadWrite, kOwn))
        return fail(ErrorCode::ReadOnly, path, file.errorString());
    file.setPermissions(kOwn);
    qint64 whole = 0;
    for (int number = 1; !file.atEnd(); ++number) {
        const QByteArray read = file.readLine();
        if (!read.endsWith('\n')) break;
        if (const auto ok = line(read.chopped(1)); !ok) {
            return fail(ErrorCode::Corrupt, QStringLiteral("%1:%2").arg(path).arg(number),
                        ok.error().text());
        }
        whole = file.pos();
    }
    if (!file.resize(whole) || !file.seek(whole))
        return fail(ErrorCode::ReadOnly, path, file.errorString());
    return journal;
}

bool Journal::write(const QByteArray &line)
{
    if (!file_) return true;
    return file_->write(line + '\n') == line.size() + 1 && file_->flush();
}

bool Journal::clear()
{
    return !file_ || (file_->resize(0) && file_->seek(0));
}

}  // namespace roomrack::simulator
