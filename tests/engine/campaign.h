// SPDX-License-Identifier: GPL-3.0-or-later
// What the fault campaigns share: a hotel small enough to be fought for, a desk that asks for
// random things from a seed, a memory of what was asked and answered, and a judge that compares
// that memory with the file afterwards.
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

/// What the caller was told.
enum class Fate : quint8 {
    Asked,    ///< nothing yet: it may be there or not
    Done,     ///< it must be there
    Refused,  ///< it must not be there
    Absent,   ///< nor here: nothing was changed
    Unknown   ///< it may be there or not
};

struct Request {
    booking::RecordKind kind{};  ///< the record that it leaves when it is granted
    qint64 number = 0;           ///< unique; kept as the amount of what takes something new
    qint64 subject = 0;          ///< hold or booking, for what is done to one
    RoomTypeId type;
    Stay stay;
    qint32 rooms = 0;
    Fate fate = Fate::Asked;
    qint64 seq = 0;  ///< the record that the answer named
    friend bool operator==(const Request &, const Request &) = default;
};

/// Lines that survive the process which wrote them, and back.
QByteArray toLine(size_t index, const Request &request);
std::vector<Request> fromLines(const QByteArray &lines);

class Memory {
public:
    /// With a file descriptor every change is written there at once.
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

/// Asks for holds, bookings, changes, cancellations and rates. Only what was granted is built upon.
class RandomDesk {
public:
    /// `desk` keeps the numbers of several desks apart.
    RandomDesk(quint64 seed, int desk, Memory &memory);
    /// Knows nothing of what an earlier desk did to the file, but goes on numbering.
    engine::Command next(size_t &index);
    void answered(size_t index, const Result<engine::Answer> &answer);

private:
    struct Known {
        qint64 id;
        qint32 version;
    };
    booking::TakeHold wish(Request &request);
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

/// Asks in bursts, each decided under one lock, and waits for every answer.
void askInBursts(engine::Engine &engine, RandomDesk &desk, core::Random &random, int commands,
                 const std::function<bool()> &goOn);

/// What in the file contradicts the memory, and what `--verify` finds: lost, phantom or doubled
/// results. Empty: nothing.
QStringList contradictions(const QString &file, const std::vector<Request> &requests);

/// $ROOMRACK_SEED to repeat one round, else `usual`.
quint64 campaignSeed(quint64 usual);
bool repeatsOneSeed();

}  // namespace roomrack::tests
