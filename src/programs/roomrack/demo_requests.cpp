// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/demo_requests.h"

#include "desktop/requests/hotel_reservations.h"
#include "simulator/demo_names.h"

#include <algorithm>

namespace roomrack::programs {

namespace {

constexpr int kGatewayId = 1'000;  ///< not a channel's ID
constexpr int kPauseMs = 9'000;
constexpr int kSoonMs = 2'500;
constexpr int kNightsAhead = 45;
const QByteArray kSecret = "sk_test_demo";
/// Most cards are valid; the mock gateway interprets the others.
const QByteArray kCards[] = {"pm_good",       "pm_good",        "pm_good",
                             "pm_good",       "pm_good",        "pm_declined",
                             "pm_processing", "pm_needs_guest", "pm_no_capture"};
const char *const kCountries[] = {"PT", "DE", "FR", "ES", "GB", "IT", "NL"};

}  // namespace

DemoRequests::DemoRequests(desktop::Desktop &desktop, desktop::HotelSession &session,
                           SimulatorClient &client, quint64 seed)
    : desktop_(desktop), session_(session), random_(seed + 77)
{
    connect(&timer_, &QTimer::timeout, this, [this] { next(); });
    const QJsonObject plan{{QStringLiteral("id"), kGatewayId},
                           {QStringLiteral("kind"), QStringLiteral("payments")},
                           {QStringLiteral("name"), QStringLiteral("PAYMENTS")},
                           {QStringLiteral("secret"), QString::fromLatin1(kSecret)}};
    client.add(plan, [this](const SimulatorClient::Made &made) {
        if (!made.address.isEmpty()) link(made.address);
    });
}

void DemoRequests::link(const QString &address)
{
    auto *reservations = desktop_.window().actions()->reservations;
    if (!reservations) return;
    reservations->lend(booking::SetupKind::Payment, kSecret);
    reservations::PaymentSetup setup;
    setup.address = address;
    // Not the user's doing: nothing that undo would have to explain.
    booking::SaveHotelSetup save;
    save.caller = session_.desk();
    save.caller.actor = kEngineActor;
    save.kind = booking::SetupKind::Payment;
    save.content = toText(setup);
    session_.submit(save, this, [this](const Result<booking::Answer> &saved) {
        if (saved) timer_.start(kPauseMs);
    });
}

reservations::Request DemoRequests::request()
{
    const inventory::Channel *website =
        session_.view().catalogue().channel(inventory::ChannelKind::Website);
    reservations::Request request;
    request.caller = session_.desk();
    if (website) {
        request.caller.channel = website->id;
        request.caller.actor = channelActor(website->id);
    }
    request.key = reservations::newKey();
    request.way = "demo";
    return request;
}

void DemoRequests::next()
{
    if (random_.chance(0.15) && !booked_.empty())
        cancel();
    else
        book();
}

void DemoRequests::book()
{
    const engine::HotelView &hotel = session_.view();
    const auto &types = hotel.catalogue().roomTypes;
    const auto plan = std::find_if(hotel.rates().plans().begin(), hotel.rates().plans().end(),
                                   [](const pricing::RatePlan &p) { return p.isPrepaid(); });
    if (types.empty() || plan == hotel.rates().plans().end()) return;
    reservations::BookingInput input;
    input.what.emplace();
    input.what->roomType = types[size_t(random_.below(int(types.size())))].id;
    input.what->stay =
        Stay(session_.businessDate() + random_.between(1, kNightsAhead), random_.between(1, 4));
    input.what->adults = random_.between(1, 2);
    input.what->plan = plan->id;
    input.guest =
        simulator::inventWebGuest(QString::fromLatin1(kCountries[random_.below(7)]), random_);
    input.method = kCards[random_.below(9)];
    ask(input);
    // Some guests click twice: a second request for the same stay.
    if (random_.chance(0.3))
        QTimer::singleShot(random_.between(0, kSoonMs), this, [this, input] { ask(input); });
}

void DemoRequests::ask(const reservations::BookingInput &input)
{
    auto *actions = desktop_.window().actions();
    auto *reservations = actions ? actions->reservations : nullptr;
    if (!reservations || !reservations->host()) return;
    const reservations::Replied heard = [this](const reservations::Reply &reply) {
        const reservations::Outcome &outcome = reply.outcome;
        if (!outcome.refused && outcome.end == booking::SagaEnd::Booked)
            booked_.push_back(outcome.answer.booking);
    };
    reservations->host()->book(request(), input, reservations->inThread(this, heard));
}

void DemoRequests::cancel()
{
    auto *reservations = desktop_.window().actions()->reservations;
    if (!reservations || !reservations->host()) return;
    booking::CancelBooking cancel;
    cancel.booking = booked_.front();
    booked_.erase(booked_.begin());
    reservations->host()->cancel(request(), cancel, [](const reservations::Reply &) {});
}

}  // namespace roomrack::programs
