// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/word_places.h"

#include "storage/read_session.h"

#include <algorithm>

namespace roomrack::storage {

namespace {

using booking::Record;
using booking::RecordKind;

bool isAboutUser(RecordKind kind)
{
    return kind >= RecordKind::UserAdded && kind <= RecordKind::SignInRefused;
}
bool isAboutRoom(RecordKind kind)
{
    return kind == RecordKind::RoomAssigned || kind == RecordKind::RoomTakenBack
           || kind == RecordKind::RoomHeld;
}

}  // namespace

bool WordPlaces::has(const Record &r) const
{
    if (users.contains(r.actor.value) || types.contains(r.roomType.value)
        || plans.contains(r.plan.value) || channels.contains(r.channel.value))
        return true;
    if (isAboutUser(r.kind)) return users.contains(r.subject);
    if (const qint64 booking = bookingIdOf(r); booking != 0 && hasBooking(booking)) return true;
    if (isAboutRoom(r.kind) && rooms.contains(r.value)) return true;
    const bool ofRoom = r.kind == RecordKind::RoomOutOfOrderSet
                        || r.kind == RecordKind::HousekeepingSet
                        || r.kind == RecordKind::RoomDescribed;
    if (ofRoom && rooms.contains(r.subject)) return true;
    return hasStep(r.seq);
}

bool WordPlaces::hasAny(const std::vector<RoomId> &of) const
{
    return std::any_of(of.begin(), of.end(),
                       [this](RoomId room) { return rooms.contains(room.value); });
}

bool WordPlaces::hasBooking(qint64 id) const
{
    return bookings.contains(id) || (!digits.isEmpty() && QByteArray::number(id).contains(digits));
}

bool WordPlaces::hasStep(qint64 seq) const
{
    auto after = std::upper_bound(steps.begin(), steps.end(), seq,
                                  [](qint64 s, const auto &step) { return s < step.first; });
    return after != steps.begin() && seq <= (--after)->second;
}

namespace {

/// All rows whose name contains the word that the session's `words` are set to.
Result<void> placesOf(const ReadSession &session, PropertyId property, WordPlaces &places)
{
    const Connection &connection = *session.connection;
    struct Named {
        std::unordered_set<qint64> *ids;
        const char *select;
        const char *texts;
    };
    const Named all[] = {
        {&places.users, "SELECT id FROM desk_user WHERE property = ? AND ", "name"},
        {&places.types, "SELECT id FROM room_type WHERE property = ? AND ", "code, name"},
        {&places.plans, "SELECT id FROM rate_plan WHERE property = ? AND ", "code, name"},
        {&places.channels, "SELECT id FROM channel WHERE property = ? AND ", "name"},
        {&places.rooms, "SELECT id FROM room WHERE property = ? AND ", "number"},
        {&places.bookings, "SELECT booking FROM booking_text WHERE property = ? AND ",
         "guest, email, reference"}};
    for (const Named &named : all) {
        auto done = forEachRow(connection, named.select + session.wordCondition(named.texts),
                               {property.value},
                               [&](const Statement &s) { named.ids->insert(s.integer(0)); });
        if (!done) return done;
    }
    return forEachRow(
        connection,
        "SELECT id, last FROM step WHERE property = ?1 AND "
            + session.wordCondition("label, reason, origin")
            + " UNION ALL SELECT seq, seq FROM booking_reason WHERE property = ?1 AND "
            + session.wordCondition("reason") + " ORDER BY 1",
        {property.value},
        [&](const Statement &s) { places.steps.emplace_back(s.integer(0), s.integer(1)); });
}

}  // namespace

Result<std::vector<WordPlaces>> wordPlaces(ReadSession &session, const AuditQuery &query)
{
    std::vector<WordPlaces> wanted;
    for (const QString &word : SearchWords::apart(query.search)) {
        session.words.set(word);
        WordPlaces places;
        const QByteArray plain = word.toUtf8();
        const bool digits =
            std::all_of(plain.begin(), plain.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (digits) places.digits = plain;
        if (auto done = placesOf(session, query.property, places); !done)
            return tl::unexpected(done.error());
        wanted.push_back(std::move(places));
    }
    return wanted;
}

}  // namespace roomrack::storage
