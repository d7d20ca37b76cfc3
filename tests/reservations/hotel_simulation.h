// SPDX-License-Identifier: GPL-3.0-or-later
// Guests who book with a real engine on a real file, pay at a mock gateway, cancel, change and
// repeat requests, in virtual time, with faults in every component and memory lost between any two
// writes. At the end the hotel's file, the gateway's own record and the replies to guests are
// compared.
#pragma once

#include "channels/channel_day.h"
#include "engine/scheduler/virtual_scheduler.h"
#include "gateways/intents/intent_gateway.h"
#include "reservations/hotel_copy.h"
#include "reservations/requests/request_service.h"
#include "reservations/sagas/engine_sagas.h"
#include "simulator/gateway/mock_gateway.h"

#include <QTemporaryDir>

namespace roomrack::tests {

/// Steps that are omitted to verify that the comparison detects it.
enum class HotelMutation : quint8 {
    None,
    ForgetsSagas,   ///< open sagas are not resumed
    NoAnswerStored  ///< ends are stored without the answer for their key
};

struct HotelSimulationOptions {
    quint64 seed = 1;
    int guests = 25;
    double faults = 0.1;        ///< of the gateway and of its connection
    double crashes = 0.01;      ///< probability between any two writes
    double lostCommits = 0.02;  ///< not written, or written with the result lost
    int crashAt = -1;           ///< crash exactly at this moment
    bool minds = true;          ///< guests change and cancel
    bool hasty = false;         ///< guests cancel during payment and never repeat requests
    QByteArray method;          ///< for all payments; empty: all kinds
    HotelMutation mutation = HotelMutation::None;
};

/// A hotel with prepaid plans and one paid at the property; 1 = BAR, 2 = PRE (free until the day
/// before), 3 = FEE (one night's price from a month before). Each night costs 100 of the currency.
engine::HotelSetup prepaidHotel(Night first, int rooms, const Currency &currency);

class HotelSimulation {
public:
    explicit HotelSimulation(HotelSimulationOptions options);
    ~HotelSimulation();
    /// Runs and compares. Returns the errors as text; empty: none.
    QStringList play();
    int moments() const { return moments_; }
    int crashes() const { return crashes_; }
    /// Final replies to bookings, counted by their first word.
    const std::map<QByteArray, int> &answers() const { return answers_; }

private:
    enum class Wants : quint8 { Book, Change, Cancel };
    /// One key and the replies received for it.
    struct StayRequest {
        Wants wants = Wants::Book;
        size_t guest = 0;
        reservations::Request request;
        QByteArray method;
        Stay stay;  ///< for a change
        std::optional<booking::ClaimAnswer> answer;
        Instant began{}, asked{};  ///< first and last request
    };
    struct Guest {
        booking::Guest name;
        booking::TakeHold what;
        BookingId booking;
        bool booked = false;
    };
    struct Died {};  ///< exception: the simulated process ends
    class Store;
    struct Memory;

    void open(const QString &file);
    void takeUp();
    void die();
    void maybeCrash();
    void addGuest(int number);
    void cancelAtOnce(size_t guest, const QByteArray &key);
    void addStayRequest(size_t guest, Wants wants);
    void ask(size_t input);
    void heard(size_t input, const reservations::Reply &reply);
    void askAgain();
    void person();
    void news();
    void everySoOften(qint64 micros, std::function<void()> what);
    void run(Instant until);
    template <typename F>
    auto inMemory(F f);

    void compare();
    void compareFile();
    void compareGuest(const Guest &guest, storage::Reader &reader);
    void compareGateway(storage::Reader &reader);
    qint64 keptFor(const std::vector<booking::SagaRow> &sagas) const;
    void wrong(const QString &what);
    core::Random &random() { return scheduler_->random; }

    const HotelSimulationOptions options_;
    QTemporaryDir folder_;
    core::ManualClock clock_;
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    simulator::FaultRates faults_;
    simulator::MockGateway gateway_;
    Currency currency_;
    PropertyId property_;
    QString file_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<Memory> memory_;
    std::vector<Guest> guests_;
    std::vector<StayRequest> stayRequests_;
    std::map<QByteArray, qint64> byHand_;  ///< refunded in cash, by the saga's key
    std::map<QByteArray, int> tried_;      ///< by a user
    std::map<QByteArray, int> answers_;
    QStringList wrong_;
    int moments_ = 0, crashes_ = 0, files_ = 0;
    bool calm_ = false;
};

}  // namespace roomrack::tests
