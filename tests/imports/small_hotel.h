// SPDX-License-Identifier: GPL-3.0-or-later
// Imports small texts into real hotel files.
#pragma once

#include "csv_text.h"
#include "imports/importer.h"

namespace roomrack::tests {

/// A folder with a hotel file to import into; its clock is at 1 January 2020.
class SmallHotel {
public:
    QString file() const
    {
        return place.isEmpty() ? folder_.filePath(QStringLiteral("hotel.roomrack")) : place;
    }
    QString place;  ///< a database instead of the file
    QString folder() const { return folder_.path(); }
    core::ManualClock clock{
        core::Instant::fromDateTime(QDateTime(QDate(2020, 1, 1), QTime(12, 0), Qt::UTC))};
    QString name = QStringLiteral("Small");
    QString zone = QStringLiteral("Europe/Lisbon");
    QMap<QString, int> rooms;
    std::optional<Night> until;
    imports::Watch watch;

    Result<imports::Summary> import(const QByteArray &csv);
    /// Opens the file anew; the engine must be destroyed before the next import.
    std::unique_ptr<engine::Engine> open() const;
    /// "id status counted-type check-in+nights vN" for every booking, by number.
    QByteArrayList bookings() const;

private:
    QTemporaryDir folder_;
};

/// Rooms sold of a type on a night.
int sold(engine::Engine &engine, const QString &type, Night night);

}  // namespace roomrack::tests
