// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/reception.h"

#include "booking/version_place.h"
#include "gateways/payment_simulations.h"

namespace roomrack::tests {

using namespace booking;
using reservations::Reply;
using reservations::RequestService;

namespace {

constexpr Instant kStart{1'772'434'800'000'000};  // 2026-03-02 07:00 UTC
const Night kFirst = Night::fromDate(QDate(2026, 3, 2));

ClaimAnswer rendered(const reservations::Outcome &outcome)
{
    QByteArray body = QByteArray::number(outcome.answer.booking.value) + ' '
                      + QByteArray::number(outcome.answer.fee);
    if (outcome.refused) return {409, body + ' ' + outcome.refused->text().toUtf8()};
    if (outcome.kind != reservations::Outcome::Kind::Change) return {200, body};
    body += " version ";
    if (outcome.answer.version == kVersionOfCommit) return {200, body, body.size()};
    return {200, body + QByteArray::number(outcome.answer.version)};
}

}  // namespace

Reception::Reception()
    : folder_(scratchTemplate()), clock_(kStart),
      scheduler_(std::make_unique<engine::VirtualScheduler>(clock_, 1)), gateway_(kGatewaySecret, 1)
{
    open();
    property_ = engine_->saveHotel(prepaidHotel(kFirst, 20, Currency())).value();
    startAgain();
}

Reception::~Reception()
{
    sagas_->setPort(nullptr);
    close();
}

void Reception::close()
{
    desk_.reset();
    port_.reset();
    sagas_.reset();
    store_.reset();
    hotel_.reset();
    access_.reset();
    reading_.reset();
    engine_.reset();
}

void Reception::open()
{
    engine::EngineOptions options;
    options.ticks = false;
    options.synchronousFull = false;
    const QString file = folder_.filePath(QStringLiteral("hotel.roomrack"));
    engine_ = std::move(engine::Engine::open(file, clock_, options)).value();
    reading_ = std::move(engine::AsyncReader::open(file)).value();
}

void Reception::startAgain()
{
    close();
    open();
    using Pace = reservations::EngineAccess::Pace;
    access_ = std::make_unique<reservations::EngineAccess>(*engine_, *reading_, *scheduler_,
                                                           property_, Pace::OneByOne);
    hotel_ = std::make_unique<reservations::HotelCopy>(*access_);
    store_ = std::make_unique<reservations::EngineSagas>(*access_);
    reservations::SagaRunner::Asks asks;
    asks.render = [](const SagaRow &row) { return RequestService::answersOf(rendered, row); };
    asks.stored = [this](const SagaRow &row, const auto &answers) {
        if (desk_) desk_->sagaStored(row, answers);
    };
    sagas_ = std::make_unique<reservations::SagaRunner>(*scheduler_, *store_, asks);
    desk_ = std::make_unique<RequestService>(*access_, *sagas_, rendered);
    transport_ = std::make_unique<MockTransport>(*scheduler_, gateway_, faults_,
                                                 [](const auto &, const auto &) {});
    port_ = std::make_unique<gateways::IntentGateway>(
        gateways::GatewaySettings{QStringLiteral("https://gateway.example"), kGatewaySecret, 30},
        *transport_);
    sagas_->setPort(port_.get());
    access_->listen(
        [this](const engine::ChangeSet &change) { reservations::follow(change, *sagas_); });
    sagas_->open();
}

reservations::Request Reception::request(const QByteArray &key) const
{
    return {{property_, kFirstChannelActor, ChannelId{2}, {}}, key, "POST /v1/test", "{}"};
}

reservations::BookingInput Reception::input(const QString &name, int plan, int in, int nights) const
{
    reservations::BookingInput input;
    input.what.emplace();
    input.what->roomType = RoomTypeId{1};
    input.what->stay = Stay(kFirst + in, nights);
    input.what->plan = RatePlanId{plan};
    input.guest.name = name;
    input.guest.email = name.toLower().remove(u' ') + QStringLiteral("@example.org");
    input.method = "pm_good";
    return input;
}

Reception::Heard Reception::book(const QByteArray &key, const reservations::BookingInput &input)
{
    auto heard = std::make_shared<Reply>();
    desk_->book(request(key), input, [heard](const Reply &reply) { *heard = reply; });
    return heard;
}

Reception::Heard Reception::cancel(const QByteArray &key, BookingId booking, qint32 version)
{
    auto heard = std::make_shared<Reply>();
    CancelBooking cancel;
    cancel.booking = booking;
    cancel.version = version;
    desk_->cancel(request(key), cancel, [heard](const Reply &reply) { *heard = reply; });
    return heard;
}

Reception::Heard Reception::change(const QByteArray &key, BookingId booking, Stay stay,
                                   const QByteArray &method,
                                   const std::optional<booking::Guest> &guest)
{
    auto heard = std::make_shared<Reply>();
    ChangeBooking change;
    change.booking = booking;
    change.stay = stay;
    change.method = method;
    change.guest = guest;
    desk_->change(request(key), change, [heard](const Reply &reply) { *heard = reply; });
    return heard;
}

void Reception::run(qint64 micros)
{
    scheduler_->runUntil(scheduler_->now() + micros, [this] {
        engine_->tick();
        engine_->flush();
    });
}

storage::BookingRow Reception::booking(BookingId id) const
{
    return storage::Reader::open(engine_->file())
        .value()
        ->ask(storage::OneBooking{property_, id})
        .value();
}

qint64 Reception::kept(BookingId id) const
{
    qint64 kept = 0;
    const auto sagas = storage::Reader::open(engine_->file())
                           .value()
                           ->ask(storage::SagasOf{property_, id})
                           .value();
    for (const SagaRow &row : sagas) {
        for (const auto &[number, p] : gateway_.payments())
            if (p.reference == row.state.key) kept += p.captured - p.refunded;
    }
    return kept;
}

int Reception::charges() const
{
    int charges = 0;
    for (const auto &[number, p] : gateway_.payments()) charges += p.captures;
    return charges;
}

}  // namespace roomrack::tests
