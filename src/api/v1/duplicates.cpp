// SPDX-License-Identifier: GPL-3.0-or-later
// What came twice, newest first, and what a person says about it.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/parts.h"
#include "api/v1/stay_form.h"
#include "api/v1/topics.h"

#include <array>

namespace roomrack::api::v1 {

namespace {

using booking::DuplicateOutcome;

constexpr int kRowsAtMost = 500;

struct NamedOutcome {
    DuplicateOutcome outcome;
    const char *name;
};
constexpr std::array kOutcomes{NamedOutcome{DuplicateOutcome::Stopped, "stopped"},
                               NamedOutcome{DuplicateOutcome::SameAnswer, "same_answer"},
                               NamedOutcome{DuplicateOutcome::NotDuplicate, "not_duplicate"},
                               NamedOutcome{DuplicateOutcome::Open, "open"},
                               NamedOutcome{DuplicateOutcome::KeptBoth, "kept_both"},
                               NamedOutcome{DuplicateOutcome::Replaced, "replaced"},
                               NamedOutcome{DuplicateOutcome::IsOne, "is_one"},
                               NamedOutcome{DuplicateOutcome::Lapsed, "lapsed"}};

QString outcomeName(DuplicateOutcome outcome)
{
    for (const NamedOutcome &one : kOutcomes)
        if (one.outcome == outcome) return QLatin1String(one.name);
    return {};
}

const char *productName(dedup::Product product)
{
    switch (product) {
    case dedup::Product::RoomBooking: return "room_booking";
    case dedup::Product::GroupBooking: return "group_booking";
    case dedup::Product::ApiRequest: return "api_request";
    case dedup::Product::ChannelMessage: return "channel_message";
    }
    return "";
}

void writeNumber(Writer &w, qint64 number)
{
    if (number == 0)
        w.null();
    else
        w.number(number);
}

void writeRequest(Writer &w, const engine::HotelView &hotel,
                  const booking::DuplicateRequest &request)
{
    if (request.stay.nights() == 0) return w.null();
    w.beginObject();
    w.key("guest");
    writeGuest(w, request.guest);
    w.key("room_type");
    writeRoomType(w, hotel, request.roomType);
    writeStay(w, request.stay);
    w.key("rooms").number(request.rooms);
    w.key("adults").number(request.adults);
    w.key("children").number(request.children);
    w.key("plan");
    writePlan(w, hotel, request.plan);
    w.key("total");
    writeMoney(w, request.total, hotel.property().currency);
    w.endObject();
}

void writeRow(Writer &w, const engine::HotelView &hotel, const booking::DuplicateRow &row)
{
    w.beginObject();
    w.key("id").number(row.id.value);
    w.key("product").text(QLatin1String(productName(row.product)));
    w.key("outcome").text(outcomeName(row.outcome));
    w.key("why").number(int(row.why));
    w.key("channel").text(hotel.channelName(row.channel));
    w.key("at");
    writeInstant(w, row.at);
    w.key("last");
    writeInstant(w, row.last);
    w.key("times").number(row.times);
    w.key("milliseconds_apart").number(row.apartMicros / 1'000);
    w.key("booking");
    writeNumber(w, row.booking.value);
    w.key("other_booking");
    writeNumber(w, row.other.value);
    w.key("saved");
    writeMoney(w, row.saved, hotel.property().currency);
    w.key("request");
    writeRequest(w, hotel, row.request);
    w.key("decided_at");
    writeInstant(w, row.decided);
    w.endObject();
}

DuplicateOutcome outcomeOf(Query &query)
{
    const QString name = query.text("outcome");
    for (const NamedOutcome &one : kOutcomes)
        if (name == QLatin1String(one.name)) return one.outcome;
    query.refuse("outcome", ErrorText::tr("there is no such outcome"));
    return DuplicateOutcome::Open;
}

}  // namespace

void serveDuplicates(Api &api, const Call &call)
{
    if (!api.hotel(call)) return;
    Query query(call);
    storage::DuplicateQuestion question;
    if (query.has("outcome")) question.outcome = outcomeOf(query);
    question.before = query.number("before", 1, question.before, question.before);
    question.most = int(query.number("limit", 1, kRowsAtMost, question.most));
    if (!query.ok()) return Api::refuse(call, query.error());
    const PropertyId property = call.visitor.property;
    api.ask([property,
             question](storage::Reader &reader) { return reader.duplicates(property, question); },
            [&api, call](const Result<std::vector<booking::DuplicateRow>> &rows) {
                const engine::HotelView *hotel = api.hotel(call);
                if (!hotel) return;
                if (!rows) return Api::refuse(call, rows.error());
                Writer w;
                w.beginObject();
                w.key("duplicates").beginArray();
                for (const booking::DuplicateRow &row : *rows) writeRow(w, *hotel, row);
                w.endArray();
                w.endObject();
                Api::answer(call, 200, w.take());
            });
}

void serveDecision(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    const Booker *booker = hotel ? api.booker(call) : nullptr;
    if (!booker) return;
    static constexpr std::array kDecisions{
        std::pair{"keep_both", booking::DuplicateDecision::KeepBoth},
        std::pair{"replace", booking::DuplicateDecision::Replace},
        std::pair{"is_one", booking::DuplicateDecision::IsOne}};
    Form form(call);
    booking::DecideDuplicate decide;
    decide.duplicate = dedup::CandidateId{call.id};
    const QString word = form.take(form["decision"].text(20, 1));
    const auto at = std::find_if(kDecisions.begin(), kDecisions.end(),
                                 [&](const auto &one) { return word == QLatin1String(one.first); });
    if (at == kDecisions.end())
        form.refuse(QStringLiteral("decision"),
                    ErrorText::tr("must be keep_both, replace or is_one"));
    else
        decide.decision = at->second;
    if (!form.ok()) return refuseForm(call, form);
    booker->decide(api.request(call, *hotel), decide, api.replied(call));
}

}  // namespace roomrack::api::v1
