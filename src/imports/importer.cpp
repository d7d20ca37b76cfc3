// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/importer.h"

#include "storage/file_lock.h"
#include "storage/place.h"
#include "storage/reader.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <map>
#include <tuple>

namespace roomrack::imports {

namespace {

using engine::Engine;

/// Day of the last event of any row.
Night lastEvent(const BookingFile &file)
{
    Night last = file.firstBooked();
    for (const ImportRow &row : file.rows) {
        const bool over = row.outcome == Outcome::Departed || !row.countsAsSold();
        last = std::max(last, over ? row.settled : row.stay.checkOut());
    }
    return last;
}

std::optional<PropertyId> findProperty(const Engine &engine, const QString &name)
{
    for (const inventory::Property &p : engine.properties()) {
        if (p.name.compare(name.trimmed(), Qt::CaseInsensitive) == 0) return p.id;
    }
    return std::nullopt;
}

template <typename Items, typename Name>
auto idByName(const Items &items, const QString &wanted, Name name)
{
    for (const auto &item : items) {
        if (name(item).compare(wanted, Qt::CaseInsensitive) == 0) return item.id;
    }
    return decltype(items.front().id){};
}

/// Maps the file's codes to the property's room types, channels and market segments.
Target targetIn(const inventory::Catalogue &c, const BookingFile &file, ActorId by)
{
    Target target{c.property.id, {}, {}, {}, {}, c.property.businessDate, by};
    for (const QString &code : file.typeCodes) {
        auto id = idByName(c.roomTypes, code, [](const auto &t) { return t.code; });
        if (!id) id = idByName(c.roomTypes, code, [](const auto &t) { return t.name; });
        target.types.push_back(id);
    }
    const auto channelName = [](const auto &channel) { return channel.name; };
    for (const QString &name : file.channels) {
        target.channels.push_back(idByName(c.channels, name, channelName));
    }
    for (const QString &name : file.segments)
        target.segments.push_back(idByName(c.segments, name, [](const auto &s) { return s.name; }));
    if (const auto *import = c.channel(inventory::ChannelKind::Import))
        target.otherwise = import->id;
    if (!target.otherwise && !c.channels.empty()) target.otherwise = c.channels.front().id;
    return target;
}

/// Adds the market segments of the file that the property does not have.
Result<void> addSegments(Engine &engine, const inventory::Catalogue &c, const BookingFile &file,
                         ActorId by)
{
    booking::EditDescription edit;
    edit.caller = {c.property.id, by, {}, {}};
    edit.items.segments = newSegments(file.segments, c.segments);
    edit.text.label = ErrorText::tr("Market segments of an import");
    if (edit.items.segments.empty()) return {};
    const auto added = engine.run(std::move(edit));
    return added ? Result<void>{} : tl::unexpected(added.error());
}

/// Adds to an existing property what the file needs: its channels, and nights before the first one.
/// Writes nothing when nothing is missing.
Result<void> widen(Engine &engine, PropertyId property, const BookingFile &file, ActorId by)
{
    const auto snapshot = engine.snapshot(property);
    if (!snapshot) return tl::unexpected(snapshot.error());
    engine::HotelSetup setup = engine::settingsOf(**snapshot, by);
    inventory::Catalogue &c = setup.catalogue;
    bool changed = false;
    QStringList wanted = file.channels;
    wanted.prepend(ErrorText::tr("Import"));
    for (const QString &name : wanted) {
        if (idByName(c.channels, name, [](const auto &channel) { return channel.name; })) continue;
        inventory::Channel channel;
        channel.kind = inventory::ChannelKind::Import;
        channel.name = name;
        c.channels.push_back(channel);
        changed = true;
    }
    if (file.firstArrival() < c.property.firstNight) {
        c.property.firstNight = file.firstArrival();
        changed = true;
    }
    if (changed) {
        const auto saved = engine.saveHotel(std::move(setup));
        if (!saved) return tl::unexpected(saved.error());
    }
    return addSegments(engine, (*snapshot)->catalogue, file, by);
}

/// Reports rows with room types that the property does not have.
Result<void> reportUnknownTypes(const Target &target, const BookingFile &file, Summary &summary)
{
    const qint64 before = std::ssize(summary.problems);
    for (const ImportRow &row : file.rows) {
        const bool reserved = bool(target.types[size_t(row.roomType)]);
        if (reserved && target.types[size_t(row.assignedType)]) continue;
        const int type = reserved ? row.assignedType : row.roomType;
        const Field field = reserved ? Field::AssignedType : Field::RoomType;
        summary.problems.push_back({row.line, ProblemKind::UnknownType, file.mapping.column(field),
                                    ErrorText::tr("%1 is not a room type of %2")
                                        .arg(file.typeCodes[type], summary.property)});
    }
    const qint64 unknown = std::ssize(summary.problems) - before;
    summary.usable -= unknown;
    if (unknown < std::ssize(file.rows)) return {};
    return fail(ErrorCode::Invalid, QStringLiteral("room types"),
                ErrorText::tr("none of the room types in the file (%1) exists in %2")
                    .arg(file.typeCodes.join(QStringLiteral(", ")), summary.property));
}

/// The property to import into: the one with that name, or a new one.
Result<PropertyId> hotelFor(Engine &engine, const BookingFile &file, const HotelDraft &draft,
                            inventory::AuditMode audit, Summary &summary)
{
    summary.property = draft.name.trimmed();
    if (const auto existing = findProperty(engine, draft.name)) {
        if (const auto ok = engine.accounts().allow(*existing, draft.by, booking::Act::Import); !ok)
            return tl::unexpected(ok.error());
        const auto snapshot = engine.snapshot(*existing);
        if (!snapshot) return tl::unexpected(snapshot.error());
        const auto ok =
            reportUnknownTypes(targetIn((*snapshot)->catalogue, file, draft.by), file, summary);
        if (!ok) return tl::unexpected(ok.error());
        if ((*snapshot)->catalogue.property.currency != file.currency) {
            return fail(
                ErrorCode::Invalid, QStringLiteral("currency"),
                ErrorText::tr("must be %2, the currency of %1")
                    .arg(summary.property, (*snapshot)->catalogue.property.currency.code()));
        }
        if (const auto wide = widen(engine, *existing, file, draft.by); !wide) {
            return tl::unexpected(wide.error());
        }
        return *existing;
    }
    summary.created = true;
    return engine.saveHotel(setupOf(draft, file, audit));
}

/// Finds rows whose bookings exist already, from an import that was interrupted or stopped at an
/// earlier day, and the progress of each.
Result<std::vector<Standing>> standingOf(Engine &engine, const BookingFile &file,
                                         const Target &target, bool created)
{
    std::vector<Standing> standing(file.rows.size());
    if (created) return standing;
    engine.flush();
    auto reader = storage::Reader::open(engine.file());
    if (!reader) return tl::unexpected(reader.error());
    const auto there = (*reader)->ask(storage::ForeignBookings{target.property});
    if (!there) return tl::unexpected(there.error());
    using Key = std::tuple<qint64, QByteArray, qint32>;
    std::map<Key, Standing> byKey;
    for (const storage::ForeignBooking &b : *there) {
        byKey.emplace(Key{b.channel.value, b.key.digest, b.key.occurrence},
                      Standing{b.booking, b.status, b.version});
    }
    for (size_t i = 0; i < file.rows.size() && !byKey.empty(); ++i) {
        const ImportRow &row = file.rows[i];
        const auto known = byKey.find({target.channelOf(row).value, row.digest, row.occurrence});
        if (known != byKey.end()) standing[i] = known->second;
    }
    return standing;
}

void countAfterwards(const engine::Snapshot &snapshot, Summary &summary)
{
    const inventory::Ledger &ledger = snapshot.ledger;
    for (Night n = ledger.first(); n < ledger.end(); ++n) {
        bool over = false;
        for (int t = 0; t < ledger.types() && !over; ++t) over = ledger.type(t, n).oversold() > 0;
        for (int p = 0; p < ledger.pools() && !over; ++p) over = ledger.pool(p, n).oversold() > 0;
        if (over) ++summary.oversoldNights;
    }
    summary.rooms = snapshot.catalogue.physical();
    summary.businessDate = snapshot.catalogue.property.businessDate;
}

/// The hotel file and SQLite's companion files.
constexpr const char *kBesideHotelFile[] = {"", "-wal", "-shm", "-journal"};

void removeHotelFile(const QString &path)
{
    for (const char *suffix : kBesideHotelFile) QFile::remove(path + QLatin1String(suffix));
    QFile::remove(path + QStringLiteral(".lock"));
}

Result<void> moveInPlace(const QString &from, const QString &to)
{
    QFile file(from);
    const bool closed = QFileInfo(from + QStringLiteral("-wal")).size() == 0;
    if (closed && file.rename(to)) {
        removeHotelFile(from);
        return {};
    }
    return fail(ErrorCode::NotSaved, QStringLiteral("file"),
                ErrorText::tr("%1 cannot be written: %2").arg(to, file.errorString()));
}

/// Opens only the property with that name, if the database has it; others may be open in other
/// processes.
Result<std::unique_ptr<Engine>> openOnServer(const QString &place, const QString &name,
                                             const core::Clock &clock,
                                             const engine::EngineOptions &options)
{
    auto engine = Engine::open(storage::withProperty(place, name), clock, options);
    if (engine || engine.error().field != QLatin1String("property")) return engine;
    return Engine::open(storage::withProperty(place, {}), clock, options);
}

}  // namespace

Course courseOf(const BookingFile &file, std::optional<Night> until, Night today)
{
    if (until) {
        const Night day = std::min(*until, today);
        return {day, day, inventory::AuditMode::ByHand};
    }
    const Night last = lastEvent(file);
    if (last >= today - 1) return {today, today, inventory::AuditMode::OnTime};
    return {last, last + 1, inventory::AuditMode::ByHand};
}

Result<void> importBookings(Engine &engine, const core::Clock &clock, const BookingFile &file,
                            const HotelDraft &draft, std::optional<Night> until, const Watch &watch,
                            Summary &summary)
{
    const qint64 started = clock.steadyMicros();
    summary.lines = file.lines;
    summary.usable = std::ssize(file.rows);
    summary.problems = file.problems;
    const auto zone = core::timeZone(draft.timeZone);
    if (!zone) return tl::unexpected(zone.error());
    watch.reportProgress(Phase::Preparing, 0, 1);
    Course course = courseOf(file, until, localDate(*zone, engine.now()));
    const auto property = hotelFor(engine, file, draft, course.audit, summary);
    if (!property) return tl::unexpected(property.error());
    summary.propertyId = *property;
    auto snapshot = engine.snapshot(*property);
    if (!snapshot) return tl::unexpected(snapshot.error());
    const inventory::Catalogue &c = (*snapshot)->catalogue;
    const auto hotelZone = core::timeZone(c.property.timeZone);
    if (!hotelZone) return tl::unexpected(hotelZone.error());
    const auto events = timeline(file.rows, *hotelZone, course.until);
    summary.later = std::count_if(file.rows.begin(), file.rows.end(),
                                  [&](const ImportRow &row) { return row.booked > course.until; });
    const Target target = targetIn(c, file, draft.by);
    const auto standing = standingOf(engine, file, target, summary.created);
    if (!standing) return tl::unexpected(standing.error());
    const auto played =
        play(engine, file, target, *standing, events, course.businessDate, watch, summary);
    watch.reportProgress(Phase::Finishing, 0, 1);
    std::stable_sort(summary.problems.begin(), summary.problems.end(),
                     [](const Problem &a, const Problem &b) { return a.line < b.line; });
    snapshot = engine.snapshot(*property);
    if (snapshot) countAfterwards(**snapshot, summary);
    summary.micros = clock.steadyMicros() - started;
    return played;
}

Result<Summary> importFile(const QString &hotelFile, const core::Clock &clock,
                           const BookingFile &file, const HotelDraft &draft,
                           std::optional<Night> until, const Watch &watch)
{
    // A new hotel file is built under a temporary name: a file under its final name is always
    // complete, even after a power failure.
    const bool onServer = storage::isServerPlace(hotelFile);
    const bool existed = onServer || QFileInfo::exists(hotelFile);
    const QString written = existed ? hotelFile : hotelFile + QStringLiteral(".importing");
    if (!existed) {
        // Leftovers of a killed import, unless that import is still running.
        const auto lock = storage::FileLock::take(written);
        if (!lock) return tl::unexpected(lock.error());
        for (const char *suffix : kBesideHotelFile) {
            QFile::remove(written + QLatin1String(suffix));
        }
    }
    Summary summary;
    Result<void> done;
    {
        engine::EngineOptions options;
        options.ticks = false;  // the business date follows the history, not the clock
        auto engine = onServer ? openOnServer(written, draft.name.trimmed(), clock, options)
                               : Engine::open(written, clock, options);
        if (!engine) return tl::unexpected(engine.error());
        done = importBookings(**engine, clock, file, draft, until, watch, summary);
    }
    if (done && !existed) done = moveInPlace(written, hotelFile);
    if (done) return summary;
    Error error = done.error();
    if (!existed) {
        removeHotelFile(written);
    } else if (summary.bookings > 0) {
        error.reason +=
            QLatin1Char(' ')
            + ErrorText::tr(
                "%n booking(s) already imported and kept. Later changes may be missing; "
                "import the file again to complete them.",
                nullptr, int(summary.bookings));
    }
    return tl::unexpected(error);
}

}  // namespace roomrack::imports
