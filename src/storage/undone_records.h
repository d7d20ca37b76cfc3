// SPDX-License-Identifier: GPL-3.0-or-later
// What became of the records of undone steps: an undo leaves what has changed since the step, so
// that only a part of its records, or of the nights of one, may be undone.
#pragma once

#include "storage/audit.h"
#include "storage/connection.h"

#include <QtCore/QByteArray>

#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace roomrack::storage {

class UndoneRecords {
public:
    /// `which`: a condition in SQL on the undone steps, whose table is `s`; call once.
    Result<void> read(const Connection &connection, PropertyId property, const QByteArray &which);
    /// Of a record of this step.
    Undone of(qint64 step, const booking::Record &record) const;
    /// Of all settings of this step.
    Undone ofSettings(qint64 step) const;

private:
    /// Step, kind, room type, subject, rate plan and guests.
    using Place = std::tuple<qint64, booking::RecordKind, qint64, qint64, qint64, qint32>;
    struct Nights {
        Night first;
        qint32 nights = 0;
    };
    /// Nights that a setting changed, and those of them that the undo restored.
    struct Tally {
        qint64 changed = 0, restored = 0;
    };
    static Place placeOf(qint64 step, const booking::Record &record);
    static Undone undone(const Tally &tally);
    Result<void> readUndos(const Connection &connection, PropertyId property,
                           const QByteArray &where);
    Result<void> readSettings(const Connection &connection, PropertyId property,
                              const QByteArray &where);
    qint64 restored(const Place &place, const Nights &of) const;

    std::map<Place, std::vector<Nights>> restored_;  ///< by the step that is undone
    std::set<qint64> restoring_;                     ///< steps of which anything was restored
    std::unordered_map<qint64, Tally> records_, steps_;
};

}  // namespace roomrack::storage
