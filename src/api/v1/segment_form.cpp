// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/segment_form.h"

#include "booking/limits.h"

#include <algorithm>

namespace roomrack::api::v1 {

namespace {

using inventory::MarketSegment;

constexpr int kMostSegmentNumber = std::numeric_limits<qint32>::max();
constexpr int kMostSegmentText = int(booking::kMostItemText);

/// The segment that the hotel has, or a new one with this number.
MarketSegment begunSegment(Form &form, const Value &value, const engine::HotelView &hotel,
                           bool byCode, qint64 added)
{
    const auto &existing = hotel.catalogue().segments;
    if (!byCode && value["id"].present()) {
        const SegmentId id{form.take(value["id"].integer(1, kMostSegmentNumber))};
        if (const MarketSegment *segment = hotel.catalogue().segment(id)) return *segment;
        form.refuse(value["id"].path(), ErrorText::tr("not found"));
        return {};
    }
    if (byCode) {
        const QString code = form.take(value["code"].text(kMostSegmentText, 1)).trimmed();
        const auto at = std::find_if(existing.begin(), existing.end(),
                                     [&](const auto &one) { return one.code == code; });
        if (at != existing.end()) return *at;
    }
    MarketSegment segment;
    segment.id = SegmentId{added};
    segment.position = booking::lastPosition(existing);
    return segment;
}

void readSegment(Form &form, const Value &value, const engine::HotelView &hotel, bool byCode,
                 MarketSegment &segment)
{
    const bool isNew = segment.id.value <= 0;
    const auto text = [&](const char *name, QString &to) {
        if (isNew || value[name].kind() != Kind::Missing)
            to = form.take(value[name].text(kMostSegmentText, 1)).trimmed();
    };
    text("code", segment.code);
    text("name", segment.name);
    std::vector<ChannelId> channels;
    if (eachIn(form, value["channels"], int(booking::kMostTaxEntries),
               [&](const Value &v) { channels.push_back(form.channel(v, hotel)); }))
        segment.channels = std::move(channels);
    const Value position = value["position"], retired = value["retired_from"];
    if (position.present())
        segment.position = form.take(position.count(0, booking::kMostPosition), segment.position);
    if (retired.kind() == Kind::Null) segment.retiredFrom.reset();
    if (!retired.present()) return;
    segment.retiredFrom = form.take(retired.night());
    // A date of a file may be old.
    if (isNew && byCode)
        segment.retiredFrom = std::max(*segment.retiredFrom, hotel.property().businessDate);
}

}  // namespace

QHash<QString, qint64> readSegments(Form &form, const engine::HotelView &hotel, bool byCode,
                                    std::vector<MarketSegment> &segments)
{
    QHash<QString, qint64> ids;
    qint64 added = 0;
    eachIn(form, form["market_segments"], int(booking::kMostItems), [&](const Value &v) {
        if (!form.object(v, {"id", "code", "name", "channels", "position", "retired_from"})) return;
        segments.push_back(begunSegment(form, v, hotel, byCode, --added));
        readSegment(form, v, hotel, byCode, segments.back());
        ids.insert(segments.back().code, segments.back().id.value);
    });
    return ids;
}

void writeSegments(Writer &w, const engine::HotelView &hotel)
{
    w.beginArray();
    for (const MarketSegment &segment : hotel.catalogue().segments) {
        w.beginObject();
        w.key("id").number(segment.id.value);
        w.key("code").text(segment.code);
        w.key("name").text(segment.name);
        w.key("channels").beginArray();
        for (const ChannelId id : segment.channels) {
            if (const inventory::Channel *channel = hotel.catalogue().channel(id))
                w.text(channel->name);
        }
        w.endArray();
        w.key("position").number(segment.position);
        w.key("retired_from");
        segment.retiredFrom ? w.night(*segment.retiredFrom) : w.null();
        w.endObject();
    }
    w.endArray();
}

SegmentId segmentIn(Form &form, const Value &value, const engine::HotelView &hotel)
{
    if (value.kind() == Kind::Null) return {};
    if (value.kind() == Kind::Number) {
        const SegmentId id{form.take(value.integer(1, kMostSegmentNumber))};
        if (hotel.catalogue().segment(id)) return id;
    } else {
        const QString code = form.take(value.text(kMostSegmentText, 1)).trimmed();
        for (const MarketSegment &segment : hotel.catalogue().segments)
            if (segment.code == code) return segment.id;
    }
    form.refuse(value.path(), ErrorText::tr("market segment not found"));
    return {};
}

void writeSegment(Writer &w, const engine::HotelView &hotel, SegmentId id)
{
    const MarketSegment *segment = hotel.catalogue().segment(id);
    if (!segment) return w.null();
    w.beginObject();
    w.key("id").number(segment->id.value);
    w.key("code").text(segment->code);
    w.endObject();
}

}  // namespace roomrack::api::v1
