// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/record.h"

#include "core/card_number.h"
#include "protocols/fias/fields.h"
#include "protocols/take.h"

using namespace std::string_view_literals;

namespace roomrack::protocols::fias {

namespace {

template <typename T>
Result<Record> finish(const Take &take, T &&record)
{
    if (take.failed()) return take.error();
    return Record(std::forward<T>(record));
}

template <typename T>
Result<Record> stamped(const Fields &f)
{
    T record;
    Take take;
    take(f.stamp(), record.when);
    return finish(take, std::move(record));
}

void readGuest(const Fields &f, Guest &g, Take &take)
{
    take(f.number("RN"sv), g.room);
    take(f.number("G#"sv), g.reservation);
    take(f.text("GN"sv), g.name);
    take(f.text("GF"sv), g.firstName);
    take(f.text("GL"sv), g.language);
    take(f.night("GA"sv), g.arrival);
    take(f.night("GD"sv), g.departure);
    take(f.flag("GS"sv), g.shares);
    take(f.stamp(), g.when);
    if (g.arrival && g.departure && *g.departure < *g.arrival)
        take.fail(f.wrong("GD"sv, ErrorText::tr("is before %1").arg(g.arrival->iso())));
}

template <typename T>
Result<Record> guestRecord(const Fields &f)
{
    T record;
    Take take;
    readGuest(f, record.guest, take);
    // Some PMSs send it empty.
    record.swap = f.has("SF"sv);
    return finish(take, std::move(record));
}

Result<Record> change(const Fields &f)
{
    GuestChange record;
    Take take;
    readGuest(f, record.guest, take);
    if (f.has("RO"sv)) take(f.number("RO"sv), record.oldRoom);
    return finish(take, std::move(record));
}

Result<Record> description(const Fields &f)
{
    LinkDescription record;
    Take take;
    take(f.stamp(), record.when);
    take(f.text("V#"sv), record.version);
    take(f.number("IF"sv), record.kind);
    return finish(take, std::move(record));
}

Result<Record> wanted(const Fields &f)
{
    LinkRecord record;
    Take take;
    take(f.number("RI"sv), record.record);
    take(f.codes("FL"sv), record.fields);
    return finish(take, std::move(record));
}

Result<Record> roomStatus(const Fields &f)
{
    RoomStatus record;
    Take take;
    take(f.number("RN"sv), record.room);
    take(f.roomState(), record.state);
    take(f.stamp(), record.when);
    return finish(take, std::move(record));
}

Result<Record> other(const Fields &f)
{
    const std::string_view id = f.id();
    return Record(Other{QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()))});
}

struct Known {
    std::string_view id;
    Result<Record> (*read)(const Fields &);
};

constexpr Known kKnown[] = {
    {"GI", guestRecord<GuestIn>},
    {"GO", guestRecord<GuestOut>},
    {"GC", change},
    {"RE", roomStatus},
    {"LS", stamped<LinkStart>},
    {"LD", description},
    {"LR", wanted},
    {"LA", stamped<LinkAlive>},
    {"LE", stamped<LinkEnd>},
    {"DR", stamped<ResyncRequest>},
    {"DS", stamped<ResyncStart>},
    {"DE", stamped<ResyncEnd>},
};

Build &guestFields(Build &b, const Guest &g)
{
    return b.text("RN", g.room)
        .text("G#", g.reservation)
        .text("GN", g.name)
        .text("GF", g.firstName)
        .text("GL", g.language)
        .night("GA", g.arrival)
        .night("GD", g.departure)
        .flag("GS", g.shares);
}

/// Writes each kind of record, through std::visit.
struct Write {
    Charset charset;

    QByteArray operator()(const LinkStart &r) const { return stamp("LS", r.when); }
    QByteArray operator()(const LinkAlive &r) const { return stamp("LA", r.when); }
    QByteArray operator()(const LinkEnd &r) const { return stamp("LE", r.when); }
    QByteArray operator()(const ResyncRequest &r) const { return stamp("DR", r.when); }
    QByteArray operator()(const ResyncStart &r) const { return stamp("DS", r.when); }
    QByteArray operator()(const ResyncEnd &r) const { return stamp("DE", r.when); }
    QByteArray operator()(const LinkDescription &r) const
    {
        return Build("LD", charset).stamp(r.when).text("V#", r.version).text("IF", r.kind).done();
    }
    QByteArray operator()(const LinkRecord &r) const
    {
        QByteArray out = Build("LR", charset).text("RI", r.record).done();
        out.chop(1);
        out += "FL";
        for (const QString &field : r.fields) out += field.toLatin1();
        return out + "|\x03";
    }
    QByteArray operator()(const GuestIn &r) const { return guest("GI", r.guest, r.swap); }
    QByteArray operator()(const GuestOut &r) const { return guest("GO", r.guest, r.swap); }
    QByteArray operator()(const GuestChange &r) const
    {
        Build b("GC", charset);
        return guestFields(b, r.guest).text("RO", r.oldRoom).stamp(r.guest.when).done();
    }
    QByteArray operator()(const RoomStatus &r) const
    {
        const QString state = QString::number(static_cast<int>(r.state));
        return Build("RE", charset).text("RN", r.room).text("RS", state).stamp(r.when).done();
    }
    QByteArray operator()(const Other &r) const
    {
        return Build(r.id.toLatin1().constData(), charset).done();
    }

private:
    QByteArray stamp(const char *id, const std::optional<Stamp> &when) const
    {
        return Build(id, charset).stamp(when).done();
    }
    QByteArray guest(const char *id, const Guest &g, bool swap) const
    {
        Build b(id, charset);
        guestFields(b, g);
        if (swap) b.flag("SF", true);
        return b.stamp(g.when).done();
    }
};

constexpr const char *kIds[] = {"LS", "LD", "LR", "LA", "LE", "GI",
                                "GO", "GC", "RE", "DR", "DS", "DE"};
static_assert(std::size(kIds) + 1 == std::variant_size_v<Record>);

}  // namespace

QByteArray withoutCards(const QByteArray &record)
{
    QByteArrayList fields = record.split('|');
    for (QByteArray &field : fields) {
        const bool number =
            field.startsWith("G#") || field.startsWith("RN") || field.startsWith("RO");
        // Latin-1 round-trips bytes unchanged, and digits stay digits.
        if (!number) field = withoutCardNumbers(QString::fromLatin1(field)).toLatin1();
    }
    return fields.join('|');
}

QString idOf(const Record &record)
{
    if (const auto *o = std::get_if<Other>(&record)) return o->id;
    return QString::fromLatin1(kIds[record.index()]);
}

Result<Record> decode(QByteArrayView record, Charset charset)
{
    Fields fields(charset);
    if (auto ok = fields.read(record); !ok) return tl::unexpected<Error>(ok.error());
    for (const Known &known : kKnown)
        if (known.id == fields.id()) return known.read(fields);
    return other(fields);
}

QByteArray encode(const Record &record, Charset charset)
{
    return std::visit(Write{charset}, record);
}

}  // namespace roomrack::protocols::fias
