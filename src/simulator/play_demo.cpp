// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/play_demo.h"

#include "booking/segment.h"

namespace roomrack::simulator {

namespace {

constexpr size_t kMostAtOnce = 4000;

class Player {
public:
    Player(const DemoHotel &hotel, PropertyId property, const Ask &ask)
        : hotel_(hotel), property_(property), ask_(ask), ids_(hotel.bookings.size())
    {}
    Result<PlayedDemo> play(const Progress &progress);

private:
    booking::Command command(const DemoEvent &event, bool pickRooms) const;
    booking::Command book(const DemoBooking &b, booking::Caller caller) const;
    void count(DemoStep step);
    Result<void> edit();
    Result<void> send();

    const DemoHotel &hotel_;
    const PropertyId property_;
    const Ask &ask_;
    std::vector<BookingId> ids_;
    std::vector<booking::Command> waiting_;
    std::vector<const DemoEvent *> events_;  ///< the events of the waiting commands
    PlayedDemo played_;
};

booking::Command Player::book(const DemoBooking &b, booking::Caller caller) const
{
    booking::RecordReservation r;
    r.caller = caller;
    r.roomType = hotel_.setup.catalogue.roomTypes[size_t(b.type)].id;
    r.stay = b.stay;
    r.rooms = b.rooms;
    r.adults = b.adults;
    r.children = b.children;
    r.plan = b.plan;
    r.total = b.total;
    // As if each had been booked on its day: history has none by rule.
    r.segment =
        booking::segmentByRule(hotel_.setup.catalogue, hotel_.setup.plans, b.plan, caller.channel);
    r.guest = b.guest;
    r.channelCollects = b.channelCollects;
    return r;
}

/// Assigns a numbered room to guests still in house.
booking::Command Player::command(const DemoEvent &event, bool pickRooms) const
{
    const DemoBooking &b = hotel_.bookings[size_t(event.booking)];
    const inventory::Catalogue &c = hotel_.setup.catalogue;
    const BookingId id = ids_[size_t(event.booking)];
    const inventory::Channel &channel = c.channels[size_t(b.channel)];
    const bool byChannel = channel.kind != inventory::ChannelKind::Desk
                           && (event.step == DemoStep::Book || event.step == DemoStep::Cancel);
    const ActorId actor = byChannel ? channelActor(channel.id) : kDeskActor;
    const booking::Caller caller{property_, actor, channel.id, event.at};
    switch (event.step) {
    case DemoStep::Book: return book(b, caller);
    case DemoStep::Cancel: return booking::CancelBooking{caller, id, 0};
    case DemoStep::NoShow: return booking::MarkNoShow{caller, id, 0};
    case DemoStep::CheckOut: return booking::CheckOut{caller, id, 0, b.stay.checkOut()};
    case DemoStep::CheckIn: break;
    }
    booking::CheckIn checkIn;
    checkIn.caller = caller;
    checkIn.booking = id;
    checkIn.pickRooms = pickRooms && b.stay.checkOut() >= hotel_.today;
    if (event.assigned >= 0) checkIn.assigned = c.roomTypes[size_t(event.assigned)].id;
    return checkIn;
}

void Player::count(DemoStep step)
{
    switch (step) {
    case DemoStep::Book: ++played_.bookings; break;
    case DemoStep::Cancel: ++played_.cancelled; break;
    case DemoStep::CheckIn: ++played_.checkedIn; break;
    case DemoStep::CheckOut: ++played_.checkedOut; break;
    case DemoStep::NoShow: ++played_.noShows; break;
    }
}

/// As history, like the bookings: the user made none of these changes and is offered no undo.
Result<void> Player::edit()
{
    const Instant at = hotel_.events.empty() ? Instant() : hotel_.events.front().at;
    std::vector<booking::Command> edits;
    for (booking::EditCells e : hotel_.edits) {
        e.caller = {property_, kDeskActor, hotel_.setup.catalogue.channels.front().id, at};
        edits.push_back(booking::EditBlock(e));
    }
    for (const auto &answer : ask_(std::move(edits))) {
        if (!answer) return tl::unexpected(answer.error());
    }
    return {};
}

Result<void> Player::send()
{
    Answers answers = ask_(std::move(waiting_));
    waiting_.clear();
    for (size_t i = 0; i < answers.size(); ++i) {
        const DemoEvent &event = *events_[i];
        if (!answers[i] && event.step == DemoStep::CheckIn) {
            // No single room is free for all nights: the guest will have to move.
            answers[i] = ask_({command(event, false)}).front();
        }
        if (!answers[i]) return tl::unexpected(answers[i].error());
        if (event.step == DemoStep::Book) ids_[size_t(event.booking)] = answers[i]->booking;
        count(event.step);
    }
    events_.clear();
    return {};
}

Result<PlayedDemo> Player::play(const Progress &progress)
{
    if (const auto ok = edit(); !ok) return tl::unexpected(ok.error());
    for (size_t i = 0; i < hotel_.events.size(); ++i) {
        const DemoEvent &event = hotel_.events[i];
        // Commands for a booking need its number, which is assigned by the commit.
        const bool numbered = event.step == DemoStep::Book || ids_[size_t(event.booking)];
        if (!numbered || waiting_.size() >= kMostAtOnce) {
            if (const auto ok = send(); !ok) return tl::unexpected(ok.error());
            if (progress && !progress(int(100 * i / hotel_.events.size()))) {
                return fail(ErrorCode::Cancelled, {}, ErrorText::tr("cancelled"));
            }
        }
        waiting_.push_back(command(event, true));
        events_.push_back(&event);
    }
    if (const auto ok = send(); !ok) return tl::unexpected(ok.error());
    if (progress) progress(100);
    return played_;
}

}  // namespace

Result<PlayedDemo> playDemo(const DemoHotel &hotel, PropertyId property, const Ask &ask,
                            const Progress &progress)
{
    return Player(hotel, property, ask).play(progress);
}

}  // namespace roomrack::simulator
