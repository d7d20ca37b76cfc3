// SPDX-License-Identifier: GPL-3.0-or-later
// Shared code of the fault campaigns: a property small enough to sell out, a client that sends
// random commands from a seed, a log of requests and answers, and a judge that compares that log
// with the file afterwards.
#pragma once

#include "core/random.h"
#include "engine/engine.h"

#include <QStringList>

#include <mutex>

namespace roomrack::tests {

inline constexpr PropertyId kCampaignHotel{1};
inline constexpr Instant kCampaignStart{1'772'000'000'000'000};
/// Two pools, three room types, nine rooms, sixty nights.
engine::HotelSetup campaignHotel();

/// The answer that the caller got.
enum class Fate : quint8 {
    Asked,    ///< none yet: may have been stored or not
    Done,     ///< must be stored
    Refused,  ///< must not be stored
    Absent,   ///< must not be stored: nothing was changed
    Unknown   ///< may have been stored or not
};

struct Request {
    booking::RecordKind kind{};  ///< record written if it is granted
    qint64 number = 0;           ///< unique; stored as the amount of new items
    qint64 subject = 0;          ///< hold or booking that it changes
    RoomTypeId type;
    Stay stay;
    qint32 rooms = 0;
    Fate fate = Fate::Asked;
    qint64 seq = 0;  ///< record number in the answer
    friend bool operator==(const Request &, const Request &) = default;
};

/// Serialize to lines that survive the writing process, and parse them.
QByteArray toLine(size_t index, const Request &request);
std::vector<Request> fromLines(const QByteArray &lines);

class Memory {
public:
    /// With a file descriptor every change is written there immediately.
    explicit Memory(int log = -1) : log_(log) {}
    size_t ask(const Request &request);
    void answer(size_t index, const Result<engine::Answer> &answer);
    std::vector<Request> all() const;
    int count(Fate fate) const;

private:
    void write(size_t index) const;
    mutable std::mutex lock_;
    std::vector<Request> requests_;
    int log_;
};

/// Requests holds, bookings, changes, cancellations and rates. Later requests refer to granted ones
/// only.
class RandomCommands {
public:
    /// `desk` keeps the numbers of several instances apart.
    RandomCommands(quint64 seed, int desk, Memory &memory);
    /// Has no state of an earlier instance on the file, but continues its numbering.
    engine::Command next(size_t &index);
    void answered(size_t index, const Result<engine::Answer> &answer);

private:
    struct Known {
        qint64 id;
        qint32 version;
    };
    booking::TakeHold stayRequest(Request &request);
    engine::Command something(Request &request);
    std::optional<engine::Command> withHold(Request &request, int dice);
    std::optional<engine::Command> withBooking(Request &request, int dice);
    engine::Command rate(Request &request);
    Known takeOne(std::vector<Known> &from);

    core::Random random_;
    Memory &memory_;
    std::mutex lock_;
    qint64 number_;
    std::vector<Known> holds_;
    std::vector<Known> bookings_;
};

/// Sends bursts, each decided under one lock, and waits for every answer.
void askInBursts(engine::Engine &engine, RandomCommands &desk, core::Random &random, int commands,
                 const std::function<bool()> &proceed);

/// Contradictions between the file and the log, and the findings of `--verify`: lost, phantom or
/// doubled results. Empty: none.
QStringList contradictions(const QString &file, const std::vector<Request> &requests);

/// $ROOMRACK_SEED to repeat a single round, else `usual`.
quint64 campaignSeed(quint64 usual);
bool repeatsOneSeed();

}  // namespace roomrack::tests
