// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/ota_json/updates.h"

#include "protocols/json/writer.h"
#include "protocols/ota_json/limits.h"
#include "protocols/take.h"

#include <algorithm>
#include <array>

namespace roomrack::protocols::ota_json {

namespace {

using json::Kind;
using json::Value;
using json::Writer;

constexpr int kMostAvailable = 99'999;
constexpr int kMostStay = 999;
constexpr int kMostOccupancy = 99;
constexpr std::array<const char *, 7> kDays{"mo", "tu", "we", "th", "fr", "sa", "su"};

void write(Writer &w, const AvailabilityUpdate &u)
{
    w.beginObject();
    w.key("property_id").text(u.property);
    w.key("room_type_id").text(u.roomType);
    w.key("date_from").night(u.from);
    w.key("date_to").night(u.to);
    w.key("availability").number(u.availability);
    w.endObject();
}

void write(Writer &w, const RestrictionUpdate &u)
{
    w.beginObject();
    w.key("property_id").text(u.property);
    w.key("rate_plan_id").text(u.ratePlan);
    w.key("date_from").night(u.from);
    w.key("date_to").night(u.to);
    if (u.weekdays != kEveryDay) {
        w.key("days").beginArray();
        for (size_t d = 0; d < kDays.size(); ++d)
            if ((u.weekdays >> d & 1) != 0) w.text(QString::fromLatin1(kDays[d]));
        w.endArray();
    }
    if (u.rate) w.key("rate").amount(*u.rate);
    if (!u.rates.empty()) {
        w.key("rates").beginArray();
        for (const OccupancyRate &r : u.rates) {
            w.beginObject();
            w.key("occupancy").number(r.occupancy);
            w.key("rate").amount(r.rate);
            w.endObject();
        }
        w.endArray();
    }
    if (u.stopSell) w.key("stop_sell").boolean(*u.stopSell);
    if (u.closedToArrival) w.key("closed_to_arrival").boolean(*u.closedToArrival);
    if (u.closedToDeparture) w.key("closed_to_departure").boolean(*u.closedToDeparture);
    if (u.minStayArrival) w.key("min_stay_arrival").number(*u.minStayArrival);
    if (u.minStayThrough) w.key("min_stay_through").number(*u.minStayThrough);
    if (u.maxStay) w.key("max_stay").number(*u.maxStay);
    w.endObject();
}

template <typename Update>
QByteArray encodeAll(std::span<const Update> updates)
{
    Writer w;
    w.beginObject();
    w.key("values").beginArray();
    for (const Update &update : updates) write(w, update);
    w.endArray();
    w.endObject();
    return w.take();
}

/// Reads the members of every update: property, room type or rate plan, range.
template <typename Update>
class Reader {
public:
    Reader(const Value &item, QString &subject, const char *subjectKey, Update &into)
        : item_(item), subject_(subject), subjectKey_(subjectKey), into_(into)
    {}

    /// Reads the member if it is one of these; false otherwise.
    bool read(const Value &member)
    {
        const std::string_view name = member.name();
        if (name == "property_id") {
            take(member.id(), into_.property);
        } else if (name == subjectKey_) {
            take(member.id(), subject_);
        } else if (name == "date_from") {
            take(member.night(), from_);
        } else if (name == "date_to") {
            take(member.night(), to_);
        } else if (name == "date") {
            if (take(member.night(), from_)) to_ = from_;
            single_ = true;
        } else {
            return false;
        }
        return true;
    }

    Result<Update> finish()
    {
        if (into_.property.isEmpty()) need("property_id");
        if (subject_.isEmpty()) need(subjectKey_);
        if (!from_) need("date_from");
        if (!to_) need("date_to");
        if (single_ && (item_["date_from"].present() || item_["date_to"].present()))
            take.fail(item_["date"].wrong(
                ErrorText::tr("cannot be combined with date_from and date_to")));
        if (take.failed()) return take.error();
        into_.from = *from_;
        into_.to = *to_;
        if (into_.to < into_.from) {
            return item_["date_to"].wrong(
                ErrorText::tr("is before %1; a range ends on its last night")
                    .arg(into_.from.iso()));
        }
        if (into_.to - into_.from >= kMaxSpan) {
            return item_["date_to"].wrong(
                ErrorText::tr("the range has more than %1 nights").arg(kMaxSpan));
        }
        return std::move(into_);
    }

    Take take;

private:
    void need(const char *key) { take.fail(item_[key].wrong(ErrorText::tr("is missing"))); }

    const Value &item_;
    QString &subject_;
    const char *subjectKey_;
    Update &into_;
    std::optional<Night> from_;
    std::optional<Night> to_;
    bool single_ = false;
};

tl::unexpected<Error> unknownKey(const Value &member)
{
    return member.wrong(ErrorText::tr("is not recognized"));
}

Result<AvailabilityUpdate> availabilityOf(const Value &item)
{
    AvailabilityUpdate u;
    Reader<AvailabilityUpdate> reader(item, u.roomType, "room_type_id", u);
    bool counted = false;
    for (Value m = item.first(); m.kind() != Kind::Missing; m = m.next()) {
        if (reader.read(m)) continue;
        if (m.name() != "availability") return unknownKey(m);
        counted = true;
        reader.take(m.count(0, kMostAvailable), u.availability);
    }
    if (!counted) reader.take.fail(item["availability"].wrong(ErrorText::tr("is missing")));
    return reader.finish();
}

/// ["fr", "sa"]: at least one.
quint8 weekdaysOf(const Value &list, Take &take)
{
    quint8 days = 0;
    const auto names = list.array(int(kDays.size()));
    if (!names) take.fail(tl::unexpected<Error>(names.error()));
    for (Value v = list.first(); v.kind() != Kind::Missing; v = v.next()) {
        const QString name = v.text(2).value_or(QString());
        const auto day = std::find_if(kDays.begin(), kDays.end(),
                                      [&](const char *d) { return name == QLatin1String(d); });
        if (day == kDays.end())
            take.fail(v.wrong(ErrorText::tr("must be one of mo, tu, we, th, fr, sa, su")));
        else
            days |= static_cast<quint8>(1u << (day - kDays.begin()));
    }
    if (days == 0) take.fail(list.wrong(ErrorText::tr("must not be empty")));
    return days;
}

/// [{"occupancy": 2, "rate": "118.50"}]
std::vector<OccupancyRate> occupancyRates(const Value &list, Currency currency, Take &take)
{
    std::vector<OccupancyRate> rates;
    const auto all = list.array(kMostOccupancy);
    if (!all) take.fail(tl::unexpected<Error>(all.error()));
    for (Value v = list.first(); v.kind() != Kind::Missing; v = v.next()) {
        OccupancyRate rate;
        take(v["occupancy"].count(1, kMostOccupancy), rate.occupancy);
        take(v["rate"].money(currency), rate.rate);
        if (rate.rate.minor < 0) take.fail(v["rate"].wrong(ErrorText::tr("must not be negative")));
        const bool twice = std::any_of(rates.begin(), rates.end(), [&](const OccupancyRate &r) {
            return r.occupancy == rate.occupancy;
        });
        if (twice) take.fail(v["occupancy"].wrong(ErrorText::tr("appears more than once")));
        rates.push_back(rate);
    }
    if (rates.empty()) take.fail(list.wrong(ErrorText::tr("must not be empty")));
    return rates;
}

/// Reads the member if it is a restriction or the rate.
bool readRestriction(const Value &m, Currency currency, RestrictionUpdate &u, Take &take)
{
    const std::string_view name = m.name();
    if (name == "rate")
        take(m.money(currency), u.rate);
    else if (name == "rates")
        u.rates = occupancyRates(m, currency, take);
    else if (name == "stop_sell")
        take(m.boolean(), u.stopSell);
    else if (name == "closed_to_arrival")
        take(m.boolean(), u.closedToArrival);
    else if (name == "closed_to_departure")
        take(m.boolean(), u.closedToDeparture);
    else if (name == "min_stay_arrival")
        take(m.count(1, kMostStay), u.minStayArrival);
    else if (name == "min_stay_through")
        take(m.count(1, kMostStay), u.minStayThrough);
    else if (name == "max_stay")
        take(m.count(0, kMostStay), u.maxStay);
    else
        return false;
    return true;
}

Result<RestrictionUpdate> restrictionOf(const Value &item, Currency currency)
{
    RestrictionUpdate u;
    Reader<RestrictionUpdate> reader(item, u.ratePlan, "rate_plan_id", u);
    bool something = false;
    for (Value m = item.first(); m.kind() != Kind::Missing; m = m.next()) {
        if (reader.read(m)) continue;
        if (m.name() == "days") {
            u.weekdays = weekdaysOf(m, reader.take);
            continue;
        }
        if (!readRestriction(m, currency, u, reader.take)) return unknownKey(m);
        something = true;
    }
    if (u.rate && !u.rates.empty())
        reader.take.fail(item["rates"].wrong(ErrorText::tr("cannot be combined with rate")));
    if (!something)
        reader.take.fail(item.wrong(ErrorText::tr("must contain a rate or a restriction")));
    if (u.rate && u.rate->minor < 0) {
        reader.take.fail(item["rate"].wrong(ErrorText::tr("must not be negative")));
    }
    return reader.finish();
}

template <typename Update, typename Read>
Result<std::vector<Update>> decodeAll(const QByteArray &body, Read read)
{
    const auto document = json::Document::parse(body, kMessage);
    if (!document) return tl::unexpected<Error>(document.error());
    const auto list = document->root()["values"].array();
    if (!list) return tl::unexpected<Error>(list.error());
    std::vector<Update> out;
    out.reserve(static_cast<size_t>(list->size()));
    for (Value v = list->first(); v.kind() != Kind::Missing; v = v.next()) {
        const auto item = v.object();
        if (!item) return tl::unexpected<Error>(item.error());
        auto update = read(*item);
        if (!update) return tl::unexpected<Error>(update.error());
        out.push_back(std::move(*update));
    }
    return out;
}

}  // namespace

QByteArray encode(std::span<const AvailabilityUpdate> updates)
{
    return encodeAll(updates);
}

QByteArray encode(std::span<const RestrictionUpdate> updates)
{
    return encodeAll(updates);
}

Result<std::vector<AvailabilityUpdate>> decodeAvailability(const QByteArray &body)
{
    return decodeAll<AvailabilityUpdate>(body, availabilityOf);
}

Result<std::vector<RestrictionUpdate>> decodeRestrictions(const QByteArray &body, Currency currency)
{
    return decodeAll<RestrictionUpdate>(
        body, [currency](const Value &item) { return restrictionOf(item, currency); });
}

}  // namespace roomrack::protocols::ota_json
