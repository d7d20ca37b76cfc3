// SPDX-License-Identifier: GPL-3.0-or-later
// The judge of the fault campaigns: compares the file's records with requests and answers.
#include "campaign.h"
#include "storage/reader.h"
#include "storage/store.h"

#include <map>

namespace roomrack::tests {

namespace {

using booking::Record;
using booking::RecordKind;

bool takesSomethingNew(RecordKind kind)
{
    return kind == RecordKind::HoldTaken || kind == RecordKind::BookingTaken
           || kind == RecordKind::RateSet;
}

bool isJudged(RecordKind kind)
{
    switch (kind) {
    case RecordKind::HoldExtended:
    case RecordKind::HoldReleased:
    case RecordKind::HoldConfirmed:
    case RecordKind::BookingChanged:
    case RecordKind::BookingCancelled: return true;
    default: return takesSomethingNew(kind);
    }
}

/// Matches a record with its request: its number, or the item it changes.
using Key = std::pair<RecordKind, qint64>;

Key keyOf(const Record &r)
{
    return {r.kind, takesSomethingNew(r.kind) ? r.amount : r.subject};
}
Key keyOf(const Request &r)
{
    return {r.kind, takesSomethingNew(r.kind) ? r.number : r.subject};
}

QString told(const Request &r)
{
    static constexpr const char *kFates[] = {"asked", "done", "refused", "absent", "unknown"};
    return QStringLiteral("%1, kind %2, number %3, subject %4, record %5")
        .arg(QLatin1String(kFates[size_t(r.fate)]))
        .arg(int(r.kind))
        .arg(r.number)
        .arg(r.subject)
        .arg(r.seq);
}

class Judge {
public:
    explicit Judge(const std::vector<Record> &records)
    {
        for (const Record &r : records) {
            bySeq_[r.seq] = r;
            if (isJudged(r.kind)) ++there_[keyOf(r)];
        }
    }

    QStringList judge(const std::vector<Request> &requests)
    {
        for (const Request &r : requests) {
            if (r.fate == Fate::Done && r.seq > 0) judgeDone(r);
            if (r.fate == Fate::Done && r.seq > 0) ++must_[keyOf(r)];
            if (r.fate == Fate::Asked || r.fate == Fate::Unknown) ++may_[keyOf(r)];
        }
        // Refused and absent requests count as not sent.
        for (const auto &[key, times] : there_) {
            const int most = must_[key] + may_[key];
            if (times <= most) continue;
            findings_ << QStringLiteral("phantom: kind %1 of %2 is there %3 times, asked for %4")
                             .arg(int(key.first))
                             .arg(key.second)
                             .arg(times)
                             .arg(most);
        }
        return findings_;
    }

private:
    void judgeDone(const Request &r)
    {
        const auto found = bySeq_.find(r.seq);
        if (found == bySeq_.end() || keyOf(found->second) != keyOf(r)) {
            findings_ << QStringLiteral("lost: ") + told(r);
            return;
        }
        if (r.stay.nights() == 0) return;
        const Record &there = found->second;
        if (there.stay() != r.stay || there.roomType != r.type || there.rooms != r.rooms)
            findings_ << QStringLiteral("garbled: ") + told(r);
    }

    std::map<qint64, Record> bySeq_;
    std::map<Key, int> there_;
    std::map<Key, int> must_;
    std::map<Key, int> may_;
    QStringList findings_;
};

}  // namespace

QStringList contradictions(const QString &file, const std::vector<Request> &requests)
{
    const auto report = storage::verify(file);
    if (!report) return {QStringLiteral("cannot verify: ") + report.error().text()};
    QStringList findings;
    for (const storage::VerifyFinding &f : report->findings)
        findings << QStringLiteral("not clean: %1, %2").arg(f.what, f.where);
    const auto reader = storage::Reader::open(file);
    if (!reader) return findings << QStringLiteral("cannot read: ") + reader.error().text();
    const auto records =
        (*reader)->ask(storage::RecentRecords{kCampaignHotel, std::numeric_limits<int>::max()});
    if (!records) return findings << QStringLiteral("cannot read: ") + records.error().text();
    return findings + Judge(*records).judge(requests);
}

}  // namespace roomrack::tests
