// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/rules.h"

#include "core/json_fields.h"

#include <QtCore/QJsonDocument>

namespace roomrack::dedup {

namespace {

constexpr int kMostHours = 24 * 30, kMostMinutes = 24 * 60, kMostDays = 400, kMostPercent = 300,
              kMostPoints = 40;

template <typename Io, typename R>
void fields(Io &io, R &rules)
{
    io.field("same_hours", rules.sameHours);
    io.field("almost_minutes", rules.almostMinutes);
    io.field("alike_days", rules.alikeDays);
    io.field("group_same_hours", rules.groupSameHours);
    io.field("group_alike_days", rules.groupAlikeDays);
    io.field("name_percent", rules.weights.name);
    io.field("mail_percent", rules.weights.mail);
    io.field("phone_percent", rules.weights.phone);
    io.field("type_percent", rules.weights.type);
    io.field("ask_from", rules.weights.askFrom);
    io.field("refuse_from", rules.weights.refuseFrom);
}

/// Whether a match with that reason had the request's key.
bool hadTheKey(Why why)
{
    return why == Why::SameKey || why == Why::SameLongAgo || why == Why::NameOnly
           || why == Why::OtherOrdinal;
}

}  // namespace

Result<void> validate(const Rules &rules)
{
    const Weights &w = rules.weights;
    const struct {
        const char *field;
        int value, least, most;
    } ranges[] = {{"same_hours", rules.sameHours, 0, kMostHours},
                  {"almost_minutes", rules.almostMinutes, 0, kMostMinutes},
                  {"alike_days", rules.alikeDays, 0, kMostDays},
                  {"group_same_hours", rules.groupSameHours, 0, kMostHours},
                  {"group_alike_days", rules.groupAlikeDays, 0, kMostDays},
                  {"name_percent", w.name, 0, kMostPercent},
                  {"mail_percent", w.mail, 0, kMostPercent},
                  {"phone_percent", w.phone, 0, kMostPercent},
                  {"type_percent", w.type, 0, kMostPercent},
                  {"ask_from", w.askFrom, 1, kMostPoints},
                  {"refuse_from", w.refuseFrom, w.askFrom, kMostPoints}};
    for (const auto &range : ranges) {
        if (range.value >= range.least && range.value <= range.most) continue;
        return fail(ErrorCode::Invalid, QString::fromLatin1(range.field),
                    ErrorText::tr("must be between %1 and %2").arg(range.least).arg(range.most));
    }
    return {};
}

QByteArray toText(const Rules &rules)
{
    core::FieldWriter writer;
    fields(writer, rules);
    return QJsonDocument(writer.object).toJson(QJsonDocument::Compact);
}

Result<Rules> rulesFrom(const QByteArray &text)
{
    Rules rules;
    if (text.isEmpty()) return rules;
    const QJsonDocument document = QJsonDocument::fromJson(text);
    core::FieldReader reader(document.object());
    if (document.isObject()) fields(reader, rules);
    if (!document.isObject() || !reader.wrong.isEmpty())
        return fail(ErrorCode::Corrupt, QStringLiteral("settings"),
                    ErrorText::tr("the duplicate rules cannot be read"));
    if (const auto ok = validate(rules); !ok) return tl::unexpected(ok.error());
    return rules;
}

Window windowOf(Product product, const Rules &rules)
{
    Window window = windowOf(product);
    window.weights = rules.weights;
    if (product != Product::RoomBooking && product != Product::GroupBooking) return window;
    const bool group = product == Product::GroupBooking;
    window.sameKey = (group ? rules.groupSameHours : rules.sameHours) * kHour;
    window.almost = rules.almostMinutes * kMinute;
    window.alike = (group ? rules.groupAlikeDays : rules.alikeDays) * kDay;
    return window;
}

Conclusion replay(const PastDecision &past, const Rules &rules)
{
    Candidate own = candidate(past.product, past.mine, Instant{past.apartMicros});
    Match match;
    match.id = CandidateId{1};
    match.product = past.product;
    match.traits = traitsOf(past.theirs);
    if (hadTheKey(past.why)) match.hash = own.hash;
    if (past.why == Why::OtherOrdinal) match.ordinal = own.ordinal + 1;
    match.channel = ChannelId{past.sameChannel ? 0 : 1};
    return judge(asked(std::move(own)), match, windowOf(past.product, rules));
}

}  // namespace roomrack::dedup
