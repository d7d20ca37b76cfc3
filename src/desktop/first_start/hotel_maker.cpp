// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/hotel_maker.h"

#include "storage/place.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>

namespace roomrack::desktop {

namespace {

struct HotelMakerWords {
    Q_DECLARE_TR_FUNCTIONS(FirstStart)
};

void removeFile(const QString &file)
{
    for (const char *tail : {"", "-wal", "-shm", "-journal"}) {
        QFile::remove(file + QString::fromLatin1(tail));
    }
}

}  // namespace

Result<void> makeHotel(const QString &file, const engine::HotelSetup &setup,
                       const core::Clock &clock)
{
    const bool onServer = storage::isServerPlace(file);
    const bool fresh = !onServer && !QFileInfo::exists(file);
    // A database may contain other properties; they are left alone.
    auto engine = engine::Engine::open(onServer ? storage::withProperty(file, {}) : file, clock);
    if (!engine) return tl::unexpected(engine.error());
    if (!(*engine)->properties().empty()) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("file"),
            HotelMakerWords::tr("Already contains a hotel. Open it, or choose another name."));
    }
    const auto saved = (*engine)->saveHotel(setup);
    engine->reset();
    if (saved) return {};
    if (fresh) removeFile(file);
    return tl::unexpected(saved.error());
}

QFuture<Result<void>> makeHotelLater(const QString &file, const engine::HotelSetup &setup,
                                     const core::Clock &clock)
{
    return QtConcurrent::run([file, setup, &clock] { return makeHotel(file, setup, clock); });
}

QString fileForHotel(const QString &folder, const QString &name)
{
    static const QRegularExpression refused(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    QString base = name.simplified().replace(refused, QStringLiteral("-")).left(80);
    while (base.startsWith(QLatin1Char('.'))) base.remove(0, 1);
    if (base.isEmpty()) base = HotelMakerWords::tr("Hotel");
    const QDir dir(folder);
    QString file = dir.filePath(base + QStringLiteral(".roomrack"));
    for (int i = 2; QFileInfo::exists(file); ++i) {
        file = dir.filePath(QStringLiteral("%1 %2.roomrack").arg(base).arg(i));
    }
    return file;
}

}  // namespace roomrack::desktop
