// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/hotel_and_gateway.h"

#include "engine/engine_hotel.h"
#include "reservations/settings/setups.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/environment.h"
#include "support/patience.h"

namespace roomrack::tests {

namespace {

constexpr int kGatewayRooms = 200;
constexpr int kGateway = 1;
constexpr int kGatewayFaults = 40;   ///< per mille of gateway requests, for each kind
constexpr int kGatewayManners = 30;  ///< per mille of gateway decisions
constexpr int kGatewayTimeoutSeconds = 2;
constexpr int kGatewayHoldMs = 1'200;  ///< before an unanswered request is closed
const QString kGatewaySecret = QStringLiteral("sk_test_of_two_processes");

pricing::RatePlan prepaidPlan(int id, const char *code, int freeUntilDays)
{
    pricing::RatePlan plan;
    plan.id = RatePlanId{id};
    plan.code = plan.name = QString::fromLatin1(code);
    plan.prepayment = pricing::Prepayment::All;
    plan.terms.freeUntilDays = freeUntilDays;
    return plan;
}

}  // namespace

/// Rate plans: pay at property (BAR), prepaid and free to cancel until the day before (PRE), one
/// night's fee (FEE).
QStringList HotelAndGateway::makeHotel()
{
    auto setup = hotelSetup(1, kGatewayRooms);
    today_ = Night::fromDate(clock_.wall().utc().date());
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today_;
    setup.plans.push_back(prepaidPlan(2, "PRE", 1));
    setup.plans.push_back(prepaidPlan(3, "FEE", 30));
    setup.plans.back().terms.feeNights = 1;
    setup.rates.clear();
    for (int plan = 0; plan < 3; ++plan)
        setup.rates.push_back({0, plan, {today_, kHorizon}, 10'000});
    for (const qint64 id : {2, 3})
        setup.catalogue.channels.push_back({ChannelId{id}, inventory::ChannelKind::Website,
                                            QStringLiteral("Site %1").arg(id), 300, 1800});
    auto engine = std::move(*engine::Engine::open(programs_.file(), clock_));
    property_ = *engine->saveHotel(setup);
    const booking::Caller desk{property_, kDeskActor, ChannelId{1}, {}};
    const QJsonObject made = programs_.ask("POST", QStringLiteral("/channels"),
                                           {{QStringLiteral("id"), kGateway},
                                            {QStringLiteral("kind"), QStringLiteral("payments")},
                                            {QStringLiteral("name"), QStringLiteral("PAY")},
                                            {QStringLiteral("secret"), kGatewaySecret}});
    reservations::PaymentSetup payment;
    payment.address = made.value(QLatin1String("address")).toString();
    payment.timeoutSeconds = kGatewayTimeoutSeconds;
    booking::SaveHotelSetup save;
    save.caller = desk;
    save.kind = booking::SetupKind::Payment;
    save.content = toText(payment);
    if (const auto saved = engine->run(engine::Command(save)); !saved)
        return {saved.error().text()};
    for (const qint64 channel : {0, 0, 2, 3}) {
        tokens_.push_back("token-" + QByteArray::number(tokens_.size()));
        booking::SaveToken token;
        token.caller = desk;
        token.name = QString::fromLatin1(tokens_.back());
        token.role = channel == 0 ? booking::TokenRole::Desk : booking::TokenRole::Channel;
        token.channel = ChannelId{channel};
        token.hash = booking::tokenHash(tokens_.back());
        const auto saved = engine->run(engine::Command(token));
        if (!saved) return {saved.error().text()};
    }
    return {};
}

QStringList HotelAndGateway::begin()
{
    if (!programs_.startSimulator()) return {QStringLiteral("roomrack-sim does not start")};
    if (const QStringList why = makeHotel(); !why.isEmpty()) return why;
    if (!programs_.keepSecrets(
            {{QStringLiteral("%1/payment").arg(property_.value), kGatewaySecret}}))
        return {QStringLiteral("no secret can be kept")};
    if (!programs_.startServer()) return {QStringLiteral("roomrackd does not start")};
    excite(true);
    guests_ = std::make_unique<ApiGuests>(random_, programs_.apiPort(), tokens_, today_, soaking());
    return {};
}

/// Switches faults of the gateway and of its connection on or off.
void HotelAndGateway::excite(bool on)
{
    exciting_ = on;
    QJsonObject faults;
    for (const char *name : {"error_before", "error_after", "timeout_after", "lost_request",
                             "applied_late", "twice", "too_many", "unreachable", "reordered"})
        faults.insert(QLatin1String(name), on ? kGatewayFaults : 0);
    for (const char *name : {"declines", "lapses", "needs_guest"})
        faults.insert(QLatin1String(name), on ? kGatewayManners : 0);
    faults.insert(QStringLiteral("hold_ms"), kGatewayHoldMs);
    programs_.ask("PUT", QStringLiteral("/channels/%1/faults").arg(kGateway), faults);
}

QJsonArray HotelAndGateway::payments() const
{
    return programs_.ask("GET", QStringLiteral("/channels/%1/payments").arg(kGateway))
        .value(QLatin1String("payments"))
        .toArray();
}

/// Verifies the file of a killed server.
void HotelAndGateway::proveFile()
{
    ++proofs_;
    const auto report = storage::verify(programs_.file());
    if (!report) return wrong(report.error().text());
    for (const auto &finding : report->findings)
        wrong(QStringLiteral("after a kill: ") + finding.what + u' ' + finding.where);
}

bool HotelAndGateway::isSettled()
{
    guests_->ask();
    return guests_->isQuiet() && unsettled().isEmpty();
}

/// Open payments, as seen by a read-only program.
QStringList HotelAndGateway::unsettled() const
{
    const auto reader = storage::Reader::open(programs_.file());
    if (!reader) return {reader.error().text()};
    const auto open = (*reader)->ask(storage::OpenSagas{property_});
    if (!open) return {open.error().text()};
    QStringList words;
    for (const booking::SagaRow &row : *open)
        words += QStringLiteral("payment %1 is not over: stage %2, task %3, %4")
                     .arg(row.id.value)
                     .arg(int(row.state.stage))
                     .arg(int(row.state.task))
                     .arg(row.state.said);
    for (const ApiGuests::StayRequest &w : guests_->stayRequests()) {
        if (w.answer.isEmpty())
            words += QString::fromUtf8(w.key + " has no answer: " + w.target + ' ' + w.body);
    }
    return words;
}

QStringList HotelAndGateway::play(qint64 seconds)
{
    if (const QStringList why = begin(); !why.isEmpty()) return why;
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < seconds * 1'000) {
        const qint64 until = time.elapsed() + random_.between(300, 2'200);
        while (time.elapsed() < until) {
            QTest::qWait(40);
            if (random_.chance(0.5)) guests_->come();
            guests_->ask();
        }
        const QString down = programs_.killOne(random_, [this] { proveFile(); });
        if (!down.isEmpty()) return {down};
    }
    return end();
}

/// Stops faults and new requests; waits until everything in progress has finished.
QStringList HotelAndGateway::settle()
{
    guests_->stop();
    excite(false);
    // Nothing can be applied late after that, and long retry delays restart with the program.
    QTest::qWait(3 * kGatewayHoldMs);
    if (programs_.server().end() != 0) return {programs_.server().howItEnded()};
    if (!programs_.startServer()) return {QStringLiteral("roomrackd does not come back")};
    const bool quiet = QTest::qWaitFor([this] { return isSettled(); }, 2 * kTryForMs);
    guests_->askAllAgain();
    if (quiet && QTest::qWaitFor([this] { return isSettled(); }, kTryForMs)) return {};
    return QStringList{QStringLiteral("it does not settle")} + unsettled()
           + QStringList{programs_.server().errors()};
}

QStringList HotelAndGateway::end()
{
    if (const QStringList why = settle(); !why.isEmpty()) return why;
    const QJsonArray said = payments();
    // The gateway's state must match its journal.
    programs_.simulator().kill();
    if (!programs_.startSimulator()) return {QStringLiteral("roomrack-sim does not come back")};
    if (payments() != said) wrong(QStringLiteral("the gateway's journal says something else"));
    programs_.ask("POST", QStringLiteral("/quit"));
    if (programs_.simulator().waitForEnd() != 0) return {programs_.simulator().howItEnded()};
    if (programs_.server().end() != 0) return {programs_.server().howItEnded()};
    compare(said);
    return wrong_.mid(0, 20);
}

QString HotelAndGateway::summary() const
{
    if (!guests_) return QStringLiteral("nothing happened");
    size_t answers = 0;
    for (const ApiGuests::StayRequest &w : guests_->stayRequests()) answers += size_t(w.heard);
    return QStringLiteral("%1 and %2 kills, %3 proofs, %4 guests, %5 keys, %6 answers, %7 bookings "
                          "paid, %8 charges, %9 of them given back")
        .arg(programs_.serverKills())
        .arg(programs_.simulatorKills())
        .arg(proofs_)
        .arg(guests_->guests().size())
        .arg(guests_->stayRequests().size())
        .arg(answers)
        .arg(booked_.size())
        .arg(charges_)
        .arg(refunds_);
}

}  // namespace roomrack::tests
