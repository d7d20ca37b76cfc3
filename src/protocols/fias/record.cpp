// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/record.h"

#include "protocols/fias/fields.h"

namespace roomrack::protocols::fias {

namespace {

/// Takes values one after the other and keeps the first error.
class Take {
public:
    template <typename T, typename U>
    Take &operator()(Result<T> read, U &into)
    {
        if (read)
            into = std::move(*read);
        else if (!error_)
            error_ = std::move(read).error();
        return *this;
    }
    template <typename T>
    Result<Record> finish(T &&record)
    {
        if (error_) return tl::unexpected<Error>(std::move(*error_));
        return Record(std::forward<T>(record));
    }

private:
    std::optional<Error> error_;
};

template <typename T>
Result<Record> stamped(const Fields &f)
{
    T record;
    return Take()(f.stamp(), record.when).finish(std::move(record));
}

void readGuest(const Fields &f, Guest &g, Take &take)
{
    take(f.number("RN"sv), g.room)(f.number("G#"sv), g.reservation);
    take(f.text("GN"sv), g.name)(f.text("GF"sv), g.firstName)(f.text("GL"sv), g.language);
    take(f.night("GA"sv), g.arrival)(f.night("GD"sv), g.departure);
    take(f.flag("GS"sv), g.shares)(f.stamp(), g.when);
    if (g.arrival && g.departure && *g.departure < *g.arrival) {
        QString nowhere;
        take(Result<QString>(f.wrong("GD"sv, ErrorText::tr("is before %1").arg(g.arrival->iso()))),
             nowhere);
    }
}

template <typename T>
Result<Record> guestRecord(const Fields &f)
{
    T record;
    Take take;
    readGuest(f, record.guest, take);
    // Some PMS send it empty.
    record.swap = f.has("SF"sv);
    return take.finish(std::move(record));
}

Result<Record> change(const Fields &f)
{
    GuestChange record;
    Take take;
    readGuest(f, record.guest, take);
    if (f.has("RO"sv)) take(f.number("RO"sv), record.oldRoom);
    return take.finish(std::move(record));
}

Result<Record> description(const Fields &f)
{
    LinkDescription record;
    return Take()(f.stamp(), record.when)(f.text("V#"sv), record.version)(f.number("IF"sv),
                                                                          record.kind)
        .finish(std::move(record));
}

Result<Record> wanted(const Fields &f)
{
    LinkRecord record;
    return Take()(f.number("RI"sv), record.record)(f.codes("FL"sv), record.fields)
        .finish(std::move(record));
}

Result<Record> roomStatus(const Fields &f)
{
    RoomStatus record;
    return Take()(f.number("RN"sv), record.room)(f.roomState(), record.state)(f.stamp(),
                                                                              record.when)
        .finish(std::move(record));
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

/// One function for each kind of record, chosen by std::visit.
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

QString idOf(const Record &record)
{
    if (const auto *o = std::get_if<Other>(&record)) return o->id;
    return QString::fromLatin1(kIds[record.index()]);
}

Result<Record> decode(QByteArrayView record, Charset charset)
{
    const auto fields = Fields::read(record, charset);
    if (!fields) return tl::unexpected<Error>(fields.error());
    for (const Known &known : kKnown)
        if (known.id == fields->id()) return known.read(*fields);
    return other(*fields);
}

QByteArray encode(const Record &record, Charset charset)
{
    return std::visit(Write{charset}, record);
}

}  // namespace roomrack::protocols::fias
