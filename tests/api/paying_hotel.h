// SPDX-License-Identifier: GPL-3.0-or-later
// A property on a file with its payment gateway, without network or clock: bookings are created,
// paid, changed and ended one after the other, and every payment completes immediately.
#pragma once

#include "channels/peer_transport.h"
#include "engine/engine.h"
#include "engine/engine_hotel.h"
#include "engine/hotel_view.h"
#include "gateways/intents/intent_gateway.h"
#include "reservations/notices/guest_letter.h"
#include "simulator/gateway/mock_gateway.h"
#include "storage/reader.h"
#include "support/pocket_calculator.h"
#include "support/scratch.h"

#include <QTemporaryDir>

#include <array>

namespace roomrack::tests {

using booking::AdvanceSaga;
using booking::Answer;
using booking::Caller;
using booking::ChangeBooking;
using booking::Command;
using booking::NoticeKind;
using booking::PaymentAnswer;
using booking::RequestBooking;
using booking::SagaAnswered;
using booking::SagaBegin;
using booking::SagaEvent;
using booking::SagaRow;
using booking::SagaStep;
using booking::SaveFxRates;
using pocket::Fee;

inline constexpr Instant kStart{1'772'434'800'000'000};  // 2026-03-02 07:00 UTC
inline constexpr int kNights = 3;
inline const QByteArray kSecret = "sk_test_refunds";
inline constexpr std::array kFees{Fee::None,      Fee::FirstNight,    Fee::Percent,
                                  Fee::AllNights, Fee::NotRefundable, Fee::Fixed};

/// The plan number is that of the fee: 1 none, 2 first night, ...; manual fees have no plan.
inline engine::HotelSetup hotelIn(const Currency &currency)
{
    engine::HotelSetup s;
    inventory::Property &p = s.catalogue.property;
    p.name = QStringLiteral("Quinta da Prova");
    p.currency = currency;
    p.businessDate = p.firstNight = kToday;
    p.horizonNights = 30;
    s.catalogue.pools = {{PoolId{1}, QStringLiteral("P"), QStringLiteral("Pool"), 0}};
    for (int r = 0; r < 4; ++r)
        s.catalogue.rooms.push_back({{}, PoolId{1}, QString::number(100 + r)});
    s.catalogue.roomTypes = {
        {RoomTypeId{1}, PoolId{1}, QStringLiteral("DBL"), QStringLiteral("Double"), 4, 2, 3, 0}};
    s.catalogue.channels = {
        {ChannelId{1}, inventory::ChannelKind::Desk, QStringLiteral("Front desk"), 300, 1800}};
    for (size_t i = 0; i < kFees.size(); ++i) {
        pricing::RatePlan plan;
        plan.id = RatePlanId{qint64(i) + 1};
        plan.code = plan.name = QStringLiteral("P%1").arg(i);
        plan.prepayment = pricing::Prepayment::All;
        plan.terms.freeUntilDays = 20;
        plan.terms.feeNights = kFees[i] == Fee::FirstNight  ? 1
                               : kFees[i] == Fee::AllNights ? 99
                                                            : 0;
        plan.terms.feePercent = kFees[i] == Fee::Percent ? pocket::kPercent : 0;
        plan.terms.refundable = kFees[i] != Fee::NotRefundable;
        s.plans.push_back(plan);
        s.rates.push_back({0, int(i), {kToday, 30}, 10'000});
    }
    return s;
}

/// Answers immediately.
class GatewayTransport final : public http::Transport {
public:
    explicit GatewayTransport(simulator::MockGateway &gateway) : gateway_(gateway) {}
    void send(const http::Outgoing &request, std::function<void(http::Reply)> done) override
    {
        done(replyOf(ask(gateway_, request, kStart)));
    }

private:
    simulator::MockGateway &gateway_;
};

/// A property on a file, its gateway, and one booking at a time.
class PayingHotel {
public:
    PayingHotel()
        : folder_(scratchTemplate()), clock_(kStart), gateway_(kSecret, 1), line_(gateway_),
          port_({QStringLiteral("https://gateway.example"), kSecret, 30}, line_)
    {
        engine::EngineOptions options;
        options.ticks = false;
        options.synchronousFull = false;
        file_ = folder_.filePath(QStringLiteral("hotel.roomrack"));
        engine_ = std::move(engine::Engine::open(file_, clock_, options)).value();
    }

    void openHotel(const Currency &currency)
    {
        currency_ = currency;
        property_ = engine_->saveHotel(hotelIn(currency)).value();
        view_ = engine::HotelView(*engine_->snapshot(property_).value());
    }
    void setRate(const Currency &guest, pocket::Rate rate)
    {
        SaveFxRates save{caller(), QStringLiteral("Typed"), {}};
        save.rates.push_back(
            {currency_, guest, kToday, pricing::FxFactor::make(rate.digits, rate.places).value()});
        run(save);
    }

    Caller caller() const
    {
        return {property_, kDeskActor, view_.catalogue().channels.front().id, {}};
    }
    Answer run(const Command &command)
    {
        const auto answer = engine_->run(command);
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    QByteArray newKey() { return "key-" + QByteArray::number(++keys_); }

    BookingId book(Fee fee, qint64 total, const std::optional<Currency> &guest)
    {
        RequestBooking c;
        c.caller = caller();
        c.what.emplace();
        c.what->caller = c.caller;
        c.what->roomType = view_.catalogue().roomTypes.front().id;
        c.what->stay = Stay(kToday, kNights);
        const auto at = std::find(kFees.begin(), kFees.end(), fee);
        c.what->plan = view_.rates().plans()[size_t(at - kFees.begin())].id;
        c.what->agreedTotal = total;
        c.what->currency = guest;
        c.sagaKey = newKey();
        c.guest.name = QStringLiteral("Guest %1").arg(keys_);
        c.guest.email = QStringLiteral("g%1@example.org").arg(keys_);
        c.method = "pm_good";
        const BookingId id = run(c).booking;
        settle();
        return id;
    }
    Answer changeTo(BookingId id, qint64 total)
    {
        ChangeBooking c;
        c.caller = caller();
        c.booking = id;
        c.version = row(id).booking.version;
        c.total = total;
        c.sagaKey = newKey();
        c.method = "pm_good";
        const Answer answer = run(c);
        settle();
        return answer;
    }
    /// Completes every payment.
    void settle()
    {
        for (;;) {
            auto open = reader().ask(storage::OpenSagas{property_}).value();
            std::erase_if(open, [](const SagaRow &r) { return isOver(r.state); });
            if (open.empty()) return;
            drive(open.front());
        }
    }

    storage::BookingRow row(BookingId id)
    {
        return reader().ask(storage::OneBooking{property_, id}).value();
    }
    std::vector<SagaRow> sagas(BookingId id)
    {
        return reader().ask(storage::SagasOf{property_, id}).value();
    }
    /// Amounts the gateway has charged and refunded for a booking, as transmitted.
    std::pair<qint64, qint64> moved(BookingId id)
    {
        std::pair<qint64, qint64> sums;
        for (const SagaRow &saga : sagas(id)) {
            for (const auto &[number, p] : gateway_.payments()) {
                if (p.reference != saga.state.key) continue;
                sums.first += p.captured;
                sums.second += p.refunded;
            }
        }
        return sums;
    }
    QString letter(BookingId id, NoticeKind kind)
    {
        const storage::BookingRow found = row(id);
        reservations::LetterFacts facts;
        facts.kind = kind;
        facts.property = view_.property();
        facts.booking = found.booking;
        facts.guest = found.guest;
        facts.fee = found.fee;
        facts.charge = found.charge;
        reservations::addPayments(sagas(id), facts);
        reservations::MailSetup setup;
        setup.fromAddress = QStringLiteral("desk@hotel.example");
        return guestLetter(facts, setup, "key", kStart).value().text;
    }
    const engine::HotelView &view() const { return view_; }
    Currency currency() const { return currency_; }

private:
    storage::Reader &reader()
    {
        engine_->flush();
        if (!reader_) reader_ = std::move(storage::Reader::open(file_)).value();
        return *reader_;
    }
    void drive(SagaRow saga)
    {
        SagaEvent event = SagaBegin{};
        for (;;) {
            const SagaStep step = advance(saga.state, event, kStart, random_);
            AdvanceSaga write;
            write.caller = {property_, kEngineActor, {}, {}};
            write.saga = saga.id;
            write.state = saga.state = step.state;
            write.hold = step.hold;
            run(write);
            if (step.next == SagaStep::Next::Finish) return;
            if (step.next != SagaStep::Next::Call) qFatal("%s", qPrintable(step.state.said));
            port_.call(step.request, [&](const PaymentAnswer &answer) {
                event = SagaAnswered{step.state.attempt, answer};
            });
        }
    }

    QTemporaryDir folder_;
    core::ManualClock clock_;
    simulator::MockGateway gateway_;
    GatewayTransport line_;
    gateways::IntentGateway port_;
    QString file_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<storage::Reader> reader_;
    PropertyId property_;
    Currency currency_;
    engine::HotelView view_;
    core::Random random_{1};
    int keys_ = 0;
};

}  // namespace roomrack::tests
