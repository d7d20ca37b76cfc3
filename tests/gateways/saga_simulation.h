// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings with payments on a virtual clock: sagas, a House with holds, the gateway adapter and the
// mock gateway, with faults on every connection, crashes at any step, guests who cancel and a user
// who resolves tasks. At the end the House, the gateway's record and the callers' answers are
// compared.
#pragma once

#include "booking/saga/saga.h"
#include "channels/channel_day.h"
#include "gateways/intents/intent_gateway.h"
#include "simulator/gateway/mock_gateway.h"

#include <deque>

namespace roomrack::tests {

/// Defects of a saga's owner that the comparison must detect.
enum class SagaMutation : quint8 {
    None,
    SkipsTheQuestion,  ///< repeats a call instead of querying its result
    DropsCancel,       ///< does not cancel an authorisation
    DropsRefund,       ///< does not refund a charge
    DropsRelease,      ///< does not release the hold
    ActsBeforeWriting,
    FreshKeys,  ///< uses a new key for every retry
    NoWatch     ///< does not ask about refunds that succeeded
};

struct SagaSimulationOptions {
    quint64 seed = 1;
    int sagas = 30;
    double faults = 0.1;
    bool gatewayForgets = false;  ///< keys; then nothing is delayed, reordered or repeated
    double crashes = 0.02;        ///< probability of a crash between two writes
    double lostAnswers = 0.01;    ///< of commits
    int crashAt = -1;             ///< exactly at that step
    SagaMutation mutation = SagaMutation::None;
    QByteArray method;  ///< of all payments; empty: all kinds
    bool cancels = true;
    bool onlyHalves = false;  ///< of a payment are refunded, once and immediately; none returns
};

class SagaSimulation {
public:
    explicit SagaSimulation(SagaSimulationOptions options);
    ~SagaSimulation();
    /// Plays and compares. Returns the differences as text; empty if none.
    QStringList play();

    /// Steps between two writes that were passed.
    int moments() const { return moments_; }
    int crashes() const { return crashes_; }
    /// Maximum number of calls by one saga.
    int calls() const;
    const std::map<booking::SagaEnd, int> &ends() const { return ends_; }
    /// Everything the adapter logged.
    const QByteArray &log() const { return log_; }
    const QByteArray &history() const { return history_; }

private:
    enum class HoldIs : quint8 { None, Held, Pinned, Sold, Released, Expired };
    struct Stored {  ///< survives a crash
        booking::SagaState saga;
        HoldIs hold = HoldIs::Held;
        Instant deadline;
        qint64 byHand = 0;  ///< refunded by a user
        int retries = 0;    ///< by that user
        size_t of = 0;      ///< for a refund: index of the payment
    };
    struct Running {  ///< lost in a crash
        bool writing = false;
        std::deque<booking::SagaEvent> waiting;
    };
    struct Tried {  ///< available to the checker only
        bool unanswered = false;
        booking::PaymentRequest last;
        qint32 attempt = 0;  ///< of that call; answers to earlier ones do not count
        bool answered = true;
    };
    struct Memory;

    void add(size_t n);
    qint64 partToGiveBack(size_t of);
    void addRefund(size_t of);
    void begin();
    void crash();
    bool maybeCrash();
    void handle(size_t id, booking::SagaEvent event);
    void take(size_t id, const booking::SagaStep &step);
    void write(size_t id, const booking::SagaStep &step);
    bool writeHold(Stored &stored, booking::HoldWrite write);
    void store(size_t id, const booking::SagaStep &step);
    void next(size_t id, const booking::SagaStep &step);
    void callGateway(size_t id, booking::PaymentRequest request, qint32 attempt);
    void answered(size_t id, qint32 attempt, const booking::PaymentAnswer &answer);
    bool mutated(size_t id, booking::PaymentRequest &request, qint32 attempt);
    void sweep();
    void askWatched(size_t id);
    void askAllWatched();
    void person();
    void everySoOften(qint64 micros, std::function<void()> what);

    void compare();
    void compareHold(size_t id);
    void compareMoney(size_t id);
    void wrong(size_t id, const QString &what);
    core::Random &random() { return scheduler_.random; }
    /// Wraps `f` so that it does nothing after a crash.
    template <typename F>
    auto inMemory(F f);

    const SagaSimulationOptions options_;
    core::ManualClock clock_;
    engine::VirtualScheduler scheduler_;
    simulator::FaultRates faults_;
    simulator::MockGateway gateway_;
    std::vector<Stored> stored_;
    std::vector<Tried> tried_;
    std::unique_ptr<Memory> memory_;
    std::map<booking::SagaEnd, int> ends_;
    QStringList wrong_;
    QByteArray log_, history_;
    int moments_ = 0, crashes_ = 0;
    bool calm_ = false;
};

}  // namespace roomrack::tests
