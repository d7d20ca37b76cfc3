// SPDX-License-Identifier: GPL-3.0-or-later
// Log of duplicates, newest first, and the decisions about them.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/stay_form.h"
#include "api/v1/topics.h"
#include "core/named.h"

namespace roomrack::api::v1 {

namespace {

using booking::DuplicateOutcome;

constexpr int kRowsAtMost = 500;

constexpr std::array kOutcomes{Named{DuplicateOutcome::Stopped, "stopped"},
                               Named{DuplicateOutcome::SameAnswer, "same_answer"},
                               Named{DuplicateOutcome::NotDuplicate, "not_duplicate"},
                               Named{DuplicateOutcome::Open, "open"},
                               Named{DuplicateOutcome::KeptBoth, "kept_both"},
                               Named{DuplicateOutcome::Replaced, "replaced"},
                               Named{DuplicateOutcome::IsOne, "is_one"},
                               Named{DuplicateOutcome::Lapsed, "lapsed"},
                               Named{DuplicateOutcome::Ended, "ended"},
                               Named{DuplicateOutcome::Replacing, "replacing"}};

constexpr std::array kDecisions{Named{booking::DuplicateDecision::KeepBoth, "keep_both"},
                                Named{booking::DuplicateDecision::Replace, "replace"},
                                Named{booking::DuplicateDecision::IsOne, "is_one"}};

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

void writeRequest(Writer &w, const engine::HotelView &hotel,
                  const booking::DuplicateRequest &request)
{
    if (request.stay.nights() == 0) return w.null();
    w.beginObject();
    w.key("guest");
    writeGuest(w, request.guest);
    writeBooked(w, hotel, request.roomType, request);
    w.endObject();
}

void writeRow(Writer &w, const engine::HotelView &hotel, const booking::DuplicateRow &row)
{
    w.beginObject();
    w.key("id").number(row.id.value);
    w.key("product").text(QLatin1String(productName(row.product)));
    w.key("outcome").text(nameOf(kOutcomes, row.outcome));
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
    const auto outcome = named(kOutcomes, query.text("outcome"));
    if (!outcome) query.refuse("outcome", ErrorText::tr("unknown outcome"));
    return outcome.value_or(DuplicateOutcome::Open);
}

}  // namespace

void serveDuplicates(Api &api, const Call &call)
{
    if (!api.hotel(call)) return;
    Query query(call);
    storage::Duplicates question{call.visitor.property};
    storage::DuplicateFilter &filter = question.filter;
    if (query.has("outcome")) filter.outcome = outcomeOf(query);
    filter.before = query.number("before", 1, filter.before, filter.before);
    question.limit = int(query.number("limit", 1, kRowsAtMost, question.limit));
    if (!query.ok()) return Api::refuse(call, query.error());
    api.ask(question, [&api, call](const Result<std::vector<booking::DuplicateRow>> &rows) {
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
    withBooker(
        api, call,
        [&call](Form &form, const engine::HotelView &) {
            booking::DecideDuplicate decide;
            decide.duplicate = dedup::CandidateId{call.id};
            decide.decision = form.oneOf(form["decision"], kDecisions);
            return decide;
        },
        [&](const Booker &booker, reservations::Request request,
            const booking::DecideDuplicate &decide) {
            booker.decide(std::move(request), decide, api.replied(call));
        });
}

/// The signed question of a 202, answered by the guest on the channel's own site.
void serveGuestAnswer(Api &api, const Call &call)
{
    constexpr int kQuestion = 100;
    withBooker(
        api, call,
        [&call](Form &form, const engine::HotelView &) {
            booking::DecideDuplicate decide;
            decide.duplicate = dedup::CandidateId{call.id};
            decide.question = form.take(form["question"].text(kQuestion, 1)).toLatin1();
            const bool isOne = form.take(form["is_duplicate"].boolean());
            decide.decision =
                isOne ? booking::DuplicateDecision::IsOne : booking::DuplicateDecision::KeepBoth;
            return decide;
        },
        [&](const Booker &booker, reservations::Request request,
            const booking::DecideDuplicate &decide) {
            booker.decide(std::move(request), decide, api.replied(call));
        });
}

}  // namespace roomrack::api::v1
