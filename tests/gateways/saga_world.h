// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings with payments on a clock that needs no time: sagas, a house of holds, the gateway's
// adapter and the mock gateway, with everything between them going wrong, memory lost at any
// moment, guests who change their mind and a person who works off tasks. In the end the house, the
// gateway's own record and what callers were told are compared.
#pragma once

#include "booking/saga/saga.h"
#include "channels/channel_day.h"
#include "gateways/intents/intent_gateway.h"
#include "simulator/gateway/mock_gateway.h"

#include <deque>

namespace roomrack::tests {

/// What a saga's owner does wrong, to see that the comparison finds it.
enum class SagaMutation : quint8 {
    None,
    SkipsTheQuestion,  ///< repeats a call instead of asking what became of it
    DropsCancel,       ///< does not cancel what was authorised
    DropsRefund,       ///< does not give back what was charged
    DropsRelease,      ///< leaves the hold
    ActsBeforeWriting,
    FreshKeys  ///< a new key for every try
};

struct SagaWorldOptions {
    quint64 seed = 1;
    int sagas = 30;
    double faults = 0.1;
    bool gatewayForgets = false;  ///< keys; then nothing is late, overtaken or twice
    double crashes = 0.02;        ///< at every moment at which something is between two writes
    double lostAnswers = 0.01;    ///< of commits
    int crashAt = -1;             ///< at that moment exactly
    SagaMutation mutation = SagaMutation::None;
    QByteArray method;  ///< of all payments; empty: all kinds
    bool cancels = true;
    bool onlyHalves = false;  ///< of a payment are given back, once and at once
};

class SagaWorld {
public:
    explicit SagaWorld(SagaWorldOptions options);
    ~SagaWorld();
    /// Plays it and compares. What is wrong, in words; empty: nothing.
    QStringList play();

    /// Moments between two writes that were passed.
    int moments() const { return moments_; }
    int crashes() const { return crashes_; }
    /// The most calls that one saga made.
    int calls() const;
    const std::map<booking::SagaEnd, int> &ends() const { return ends_; }
    /// All that the adapter wrote down.
    const QByteArray &log() const { return log_; }
    const QByteArray &history() const { return history_; }

private:
    enum class HoldIs : quint8 { None, Held, Pinned, Sold, Released, Expired };
    struct Stored {  ///< survives a crash
        booking::SagaState saga;
        HoldIs hold = HoldIs::Held;
        Instant deadline;
        qint64 byHand = 0;  ///< given back by a person
        int retries = 0;    ///< of that person
        size_t of = 0;      ///< for a refund: whose payment
    };
    struct Running {  ///< does not
        bool writing = false;
        std::deque<booking::SagaEvent> waiting;
    };
    struct Tried {  ///< known to the checker only
        bool unanswered = false;
        booking::PaymentRequest last;
        qint32 attempt = 0;  ///< of that call; what answers an earlier one says nothing about it
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
    void person();
    void everySoOften(qint64 micros, std::function<void()> what);

    void compare();
    void compareHold(size_t id);
    void compareMoney(size_t id);
    void wrong(size_t id, const QString &what);
    core::Random &random() { return world_.random; }
    /// `f`, which does nothing after a crash.
    template <typename F>
    auto inMemory(F f);

    const SagaWorldOptions options_;
    core::ManualClock clock_;
    engine::VirtualWorld world_;
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
