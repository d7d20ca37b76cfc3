// SPDX-License-Identifier: GPL-3.0-or-later
// Generates any of the existing commands, as a caller of a property of hotelSetup() would send it.
#pragma once

#include "core/random.h"
#include "engine/two_hotels.h"

namespace roomrack::tests {

template <typename C>
inline constexpr bool kIsAboutHold = false;
template <>
inline constexpr bool kIsAboutHold<booking::ExtendHold> = true;
template <>
inline constexpr bool kIsAboutHold<booking::ReleaseHold> = true;
template <>
inline constexpr bool kIsAboutHold<booking::ConfirmHold> = true;

class AnyCommand {
public:
    AnyCommand(PropertyId property, core::Random &random) : property_(property), random_(random) {}

    static constexpr int kKinds = int(std::variant_size_v<booking::CommandKinds>);
    /// Bookings and holds that commands may refer to.
    std::vector<BookingId> bookings;
    std::vector<HoldId> holds;
    std::vector<ActorId> actors{kEngineActor, kDeskActor};

    engine::Command make(int kind) { return of(kind, std::make_index_sequence<kKinds>()); }

private:
    template <size_t... I>
    engine::Command of(int kind, std::index_sequence<I...>)
    {
        std::optional<engine::Command> made;
        ((int(I) == kind ? static_cast<void>(
              made.emplace(one(std::variant_alternative_t<I, booking::CommandKinds>{})))
                         : void()),
         ...);
        return std::move(*made);
    }

    booking::Caller caller()
    {
        return {property_, actors[size_t(random_.below(int(actors.size())))], ChannelId{1}, {}};
    }
    BookingId booking()
    {
        return bookings.empty() ? BookingId{1}
                                : bookings[size_t(random_.below(int(bookings.size())))];
    }
    Stay stay() { return Stay(kToday + random_.below(kHorizon - 5), random_.between(1, 4)); }
    RoomTypeId type() { return RoomTypeId{random_.between(1, 3)}; }
    booking::Guest guest()
    {
        booking::Guest g;
        g.name = QStringLiteral("Guest %1").arg(random_.below(1000));
        g.email = QStringLiteral("guest@example.org");
        return g;
    }
    booking::TakeHold hold()
    {
        booking::TakeHold c;
        c.caller = caller();
        c.roomType = type();
        c.stay = stay();
        c.adults = 1;
        c.plan = RatePlanId{1};
        return c;
    }

    /// Fills fields of these names with valid values, in any command.
    template <typename C>
    C one(C c)
    {
        if constexpr (requires { c.what.plan; })
            c.what = hold();
        else if constexpr (requires { c.hold.plan; })
            c.hold = hold();
        else
            c.caller = caller();
        if constexpr (std::is_same_v<C, booking::TakeHold>) c = hold();
        if constexpr (requires { c.what->plan; }) c.what = hold();
        if constexpr (requires { c.booking; }) c.booking = booking();
        if constexpr (kIsAboutHold<C>) {
            if (!holds.empty()) c.hold = holds[size_t(random_.below(int(holds.size())))];
        }
        if constexpr (requires { c.guest.name; }) c.guest = guest();
        fill(c);
        return c;
    }
    template <typename C>
    void fill(C &)
    {}
    void fill(booking::RecordReservation &c)
    {
        c.roomType = type();
        c.stay = stay();
        c.key = {QByteArray::number(random_.below(1'000'000)), 1};
    }
    void fill(booking::RequestBooking &c)
    {
        c.sagaKey = "saga-" + QByteArray::number(random_.below(1'000'000));
        c.method = "pm_card_visa";
    }
    void fill(booking::ChangeBooking &c)
    {
        c.stay = stay();
        c.total = 100;
        c.guest = guest();
    }
    void fill(booking::CancelBooking &c) { c.fee = 0; }
    void fill(booking::WalkBooking &c) { c.hotel = QStringLiteral("Elsewhere"); }
    void fill(booking::CheckIn &c) { c.rooms = {RoomId{1}}; }
    void fill(booking::EraseGuests &c) { c.bookings = {booking()}; }
    void fill(booking::AssignRooms &c) { c.moves = {{booking(), {}, RoomId{1}, {}}}; }
    void fill(booking::SetRoomOutOfOrder &c)
    {
        c.rooms = {RoomId{random_.between(1, 4)}};
        c.nights = stay();
        c.out = random_.chance(0.5);
    }
    void fill(booking::SetHousekeeping &c)
    {
        c.rooms = {RoomId{random_.between(1, 4)}};
        c.status = booking::HousekeepingStatus(random_.between(1, 3));
    }
    void fill(booking::EditBlock &c)
    {
        const auto field = booking::CellField(random_.below(8));
        const Stay nights = stay();
        c.cells = {{{field, type(), PoolId{1}, RatePlanId{1}, 0},
                    {nights.checkIn(), nights.nights()},
                    {random_.below(2)}}};
    }
    void fill(booking::EditDescription &c)
    {
        c.items.rooms = {{RoomId{random_.between(1, 4)}, PoolId{1},
                          QStringLiteral("R%1").arg(random_.below(100))}};
    }
    void fill(booking::SetPolicy &c)
    {
        inventory::OverbookingRule rule;
        rule.amount = rule.ceiling = 1;
        c.rules = {rule};
    }
    void fill(booking::MoveBusinessDate &c) { c.to = kToday; }
    void fill(booking::CloseDay &c) { c.seen = kToday + 1; }  // the business date stays
    void fill(booking::SaveUser &c)
    {
        c.user = ActorId{kFirstUser.value + random_.below(3)};
        c.name = QStringLiteral("User %1").arg(random_.below(1000));
    }
    void fill(booking::NoteSignIn &c)
    {
        c.user = kFirstUser;
        c.right = true;
    }
    void fill(booking::SaveTemplate &c)
    {
        c.name = QStringLiteral("Easter");
        c.content = QStringLiteral("{}");
    }
    void fill(booking::SaveFxRates &c)
    {
        pricing::FxRate rate;
        rate.currency = *Currency::make(QStringLiteral("USD"));
        rate.day = kToday;
        c.source = QStringLiteral("typed");
        c.rates = {rate};
    }
    void fill(booking::SaveChannelSetup &c)
    {
        c.channel = ChannelId{2};
        c.settings.emplace();
        c.settings->address = QStringLiteral("http://127.0.0.1:8080/api");
        c.settings->rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
        c.settings->rates = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("BAR"), {0}}};
    }
    void fill(booking::SaveToken &c)
    {
        c.name = QStringLiteral("token");
        c.hash = QByteArray(32, 'x');
    }
    void fill(booking::SaveHotelSetup &c)
    {
        c.kind = booking::SetupKind::Payment;
        c.content = "{}";
    }
    void fill(booking::NoteRequests &c)
    {
        booking::NoticeRow notice;
        notice.id = random_.between(1, 1000);
        c.notices = {notice};
        booking::DuplicateRow row;
        row.id = {random_.between(1, 1'000'000'000)};
        if (random_.chance(0.5)) row.reference = QStringLiteral("7 key");
        c.duplicates = {row};
    }
    void fill(booking::AdvanceSaga &c)
    {
        c.saga = {holds.empty() ? 1 : holds.front().value};
        c.state.key = "saga-1";
    }

    PropertyId property_;
    core::Random &random_;
};

}  // namespace roomrack::tests
