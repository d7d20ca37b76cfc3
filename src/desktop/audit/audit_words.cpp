// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_words.h"

#include "core/zone.h"
#include "desktop/audit/audit_line.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/record_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"
#include "storage/search_words.h"

#include <QtCore/QHash>

namespace roomrack::desktop {

using booking::Record;
using booking::RecordKind;

namespace {

constexpr qint64 kQuarter = 900;
constexpr qint64 kDay = 86'400;

/// Case-folded, without accents.
QString plain(const QString &text)
{
    QString folded;
    for (const QChar c : text.toCaseFolded().normalized(QString::NormalizationForm_D)) {
        if (!c.isMark()) folded += c;
    }
    return folded;
}

/// A part of a row's text, and the one or two numbers that it depends on.
struct Part {
    enum Of { Day, Minute, Person, Kind, Headline, Booking, Where, Nights, Room, Money, Plan };
    Of of;
    qint64 a = 0;
    qint64 b = 0;
    friend bool operator==(const Part &, const Part &) = default;
    friend size_t qHash(const Part &part, size_t seed = 0)
    {
        return qHashMulti(seed, int(part.of), part.a, part.b);
    }
};

/// Most records are of bookings and holds, and a log has some 100,000: the words found in each part
/// of their texts are kept, so that few texts are made.
class ShownWords final : public storage::AuditWords {
public:
    ShownWords(const HotelView &view, const QLocale &locale, const QStringList &words,
               const PastRooms &past)
        : view_(view), locale_(locale), past_(past),
          zone_(core::timeZone(view.property().timeZone).value_or(QTimeZone::utc()))
    {
        for (const QString &word : words) words_ << plain(word);
    }

    quint32 found(const storage::AuditRow &row) override
    {
        const Record &r = row.record;
        const quint32 common = inTime(r.at) | inNames(r);
        return common | (booking::isOfBooking(r.kind) ? inBooking(row) : inLine(row));
    }

private:
    quint32 in(const QString &text) const
    {
        if (text.isEmpty()) return 0;
        const QString folded = plain(text);
        quint32 found = 0;
        for (qsizetype i = 0; i < words_.size(); ++i)
            found |= quint32(folded.contains(words_[i])) << i;
        return found;
    }
    template <typename Text>
    quint32 kept(const Part &part, Text text)
    {
        if (const auto at = parts_.constFind(part); at != parts_.cend()) return *at;
        const quint32 found = in(text());
        parts_.insert(part, found);
        return found;
    }
    QString text(RecordPart part, const Record &record) const
    {
        return partText(part, record, catalogueOf(record), locale_);
    }
    const inventory::Catalogue &catalogueOf(const Record &record) const
    {
        return past_.at(record.seq, view_.catalogue());
    }
    quint32 inTime(Instant at);
    quint32 inNames(const Record &record);
    quint32 inBooking(const storage::AuditRow &row);
    quint32 inLine(const storage::AuditRow &row) const;

    HotelView view_;
    QLocale locale_;
    PastRooms past_;
    QTimeZone zone_;
    QStringList words_;
    QHash<Part, quint32> parts_;
    qint64 quarter_ = -1;  ///< UTC quarter of an hour to which offset_ applies
    qint64 offset_ = 0;    ///< seconds from UTC
};

quint32 ShownWords::inTime(Instant at)
{
    const qint64 utc = at.micros / kSecond;
    if (utc / kQuarter != quarter_) {
        quarter_ = utc / kQuarter;
        offset_ = zone_.offsetFromUtc(at.utc());
    }
    const qint64 local = utc + offset_;
    const auto day = qint32(local / kDay);
    const auto minute = int(local % kDay / 60);
    return kept({Part::Day, day}, [&] { return dateText(Night(day), locale_); })
           | kept({Part::Minute, minute}, [&] {
                 return locale_.toString(QTime(minute / 60, minute % 60), QStringLiteral("HH:mm"));
             });
}

quint32 ShownWords::inNames(const Record &r)
{
    return kept({Part::Person, r.actor.value, r.channel.value},
                [&] { return callerText(view_, r.actor) + u'\n' + auditChannel(view_, r.channel); })
           | kept({Part::Kind, qint64(r.kind)}, [&] { return kindText(r.kind); })
           | kept({Part::Plan, r.plan.value}, [&] { return view_.rates().planName(r.plan); });
}

quint32 ShownWords::inBooking(const storage::AuditRow &row)
{
    const Record &r = row.record;
    Record bare;
    bare.kind = r.kind;
    quint32 found = kept({Part::Headline, qint64(r.kind)},
                         [&] { return headlineText(bare, view_.catalogue(), locale_); });
    found |= kept({Part::Booking, bookingIdOf(r)},
                  [&] { return bookingNumber(BookingId{bookingIdOf(r)}) + u'\n' + row.guest; });
    found |=
        kept({Part::Where, r.roomType.value, r.rooms}, [&] { return text(RecordPart::Where, r); });
    found |=
        kept({Part::Nights, r.night.day(), r.nights}, [&] { return text(RecordPart::Nights, r); });
    found |=
        kept({Part::Money, qint64(r.kind), r.amount}, [&] { return text(RecordPart::Money, r); });
    const qint64 time = past_.timeOf(r.seq);
    if (r.kind == RecordKind::RoomAssigned || r.kind == RecordKind::RoomTakenBack
        || r.kind == RecordKind::RoomHeld)
        found |= kept({Part::Room, r.value, time}, [&] { return text(RecordPart::Room, r); });
    if (r.kind == RecordKind::HoldTaken || r.kind == RecordKind::HoldExtended)
        found |= in(text(RecordPart::Deadline, r));
    const auto rooms = [&] { return roomsNamed(catalogueOf(r), row.rooms); };
    if (row.rooms.size() == 1)
        found |= kept({Part::Room, row.rooms.front().value, time}, rooms);
    else
        found |= in(rooms());
    if (row.step.id == 0 && r.cause == 0) return found;
    const AuditLine line = auditTexts(view_, row, locale_);
    return found | in(line.why + u'\n' + line.state);
}

quint32 ShownWords::inLine(const storage::AuditRow &row) const
{
    const AuditLine line = auditTexts(view_, row, locale_, past_);
    return in(QStringList{line.what, line.before, line.after, line.why, line.state, line.types,
                          line.plans}
                  .join(u'\n'));
}

}  // namespace

std::shared_ptr<storage::AuditWords> auditWords(const HotelView &view, const QLocale &locale,
                                                const QString &search, const PastRooms &past)
{
    const QStringList words = storage::SearchWords::apart(search);
    if (words.isEmpty()) return {};
    return std::make_shared<ShownWords>(view, locale, words, past);
}

}  // namespace roomrack::desktop
