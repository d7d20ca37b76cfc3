// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about the audit trail in the event log (storage/reader.h), and their answers.
#pragma once

#include "booking/record.h"
#include "booking/setting_change.h"
#include "booking/step.h"

#include <memory>
#include <optional>
#include <vector>

namespace roomrack::storage {

class AuditWords;

struct AuditQuery {
    PropertyId property;
    /// Every word must occur in: guest, booking number, user, room type, rate plan, channel, room,
    /// or a step's text and reason. Case-insensitive.
    QString search;
    std::vector<booking::RecordKind> kinds;  ///< empty: all
    std::vector<ActorId> actors;             ///< empty: all
    std::vector<RoomTypeId> roomTypes;       ///< empty: all
    std::optional<Instant> from, until;      ///< recorded, `until` not included
    std::optional<Stay> nights;              ///< records that affect any of these
    qint64 upTo = 0;                         ///< last record included; 0: the newest
    /// One row for all settings of a step, such as a bulk update: that of its first record.
    bool bulkAsOne = false;
    /// Finds words of `search` in displayed texts, too; none: only as described there. Not sent to
    /// a server, and not shared between threads.
    std::shared_ptr<AuditWords> shown{};
    /// Keeps rows without the words of `search`, and sets AuditRow::words: for a desk, which has
    /// the displayed texts.
    bool markWords = false;
};

/// The step that a record belongs to.
struct StepMark {
    qint64 id = 0;        ///< 0: none, so it cannot be undone
    qint64 undoes = 0;    ///< step that this one undoes
    qint64 undoneBy = 0;  ///< step that undid it
    bool isUndo = false;  ///< also false if it undid an undo
    booking::StepText text;
    friend bool operator==(const StepMark &, const StepMark &) = default;
};

/// What an undo restored of a record: not what had changed since.
enum class Undone : quint8 { No, Partly, Wholly };
constexpr Undone lastOf(Undone)
{
    return Undone::Wholly;
}

/// The settings of one step that have the same kind, rate plan, channel and number of guests.
struct SettingGroup {
    booking::RecordKind kind{};
    RatePlanId plan;
    qint32 guests = 0;                             ///< of rates; 0: the standard number
    std::vector<qint64> subjects;                  ///< room types; pools of OutOfOrderSet; sorted
    std::vector<std::pair<Night, qint32>> nights;  ///< first night and length; sorted, apart
    std::pair<qint64, qint64> after;               ///< the lowest and the highest value set
    std::optional<std::pair<qint64, qint64>> before{};  ///< the same of the previous values
    ChannelId channel{};                                ///< of restrictions for one; `plan` too
    friend bool operator==(const SettingGroup &, const SettingGroup &) = default;
};

struct AuditRow {
    booking::Record record;
    StepMark step;
    /// Of a step's first record: all its settings, if the record is not the only one.
    std::vector<SettingGroup> settings{};
    /// Of a setting: the lowest and the highest previous value; none: not recorded.
    std::optional<std::pair<qint64, qint64>> before;
    QString guest;  ///< of a booking
    /// With AuditQuery::markWords: bit i if word i of the search occurs in the names and texts of
    /// the record or of its bulk change.
    quint32 words = 0;
    /// Of a check-in, a check-out or an undone change of housekeeping.
    std::vector<RoomId> rooms{};
    /// By the step `step.undoneBy`; of a step's first record with `settings`: of all of them.
    Undone undone = Undone::No;
    /// Of a record of settings, or of a booking whose commission it changed without a step; none:
    /// not recorded.
    std::optional<booking::SettingChange> change{};
    friend bool operator==(const AuditRow &, const AuditRow &) = default;
};

struct AuditPage {
    qint64 total = 0;  ///< rows that match the query
    qint64 offset = 0;
    std::vector<AuditRow> rows;  ///< newest first
};

/// All matching records, newest first. The first page of a query takes the longest; later pages
/// use its stored result until the next write.
struct AuditTrail {
    static constexpr char kName[] = "audit";
    using Answer = AuditPage;
    AuditQuery query;
    qint64 offset = 0;
    qint64 limit = 0;
};

/// One of those rows; NotFound: there is no such record.
struct AuditRecord {
    static constexpr char kName[] = "audit-row";
    using Answer = AuditRow;
    PropertyId property;
    qint64 seq = 0;
};

/// Words of a search and the displayed texts of records. Used by the thread that reads.
class AuditWords {
public:
    virtual ~AuditWords() = default;
    /// Bit i: word i of SearchWords::apart() occurs in the texts of the row.
    virtual quint32 found(const AuditRow &row) = 0;
};

}  // namespace roomrack::storage
