// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogue of a FIAS link as two state machines, ours and the PMS's, without a socket: records
// and wishes in, records to send and events out.
#pragma once

#include "protocols/fias/record.h"

#include <optional>
#include <variant>
#include <vector>

namespace roomrack::protocols::fias {

// What our side tells of what it hears.
struct LinkUp {
    friend bool operator==(const LinkUp &, const LinkUp &) = default;
};
struct LinkDown {
    friend bool operator==(const LinkDown &, const LinkDown &) = default;
};
struct GuestCame {
    Guest guest;
    bool inResync = false;  ///< was in house already
    friend bool operator==(const GuestCame &, const GuestCame &) = default;
};
struct GuestLeft {
    Guest guest;
    friend bool operator==(const GuestLeft &, const GuestLeft &) = default;
};
struct GuestMoved {
    Guest guest;  ///< with the new room
    QString from;
    friend bool operator==(const GuestMoved &, const GuestMoved &) = default;
};
struct GuestChanged {
    Guest guest;
    friend bool operator==(const GuestChanged &, const GuestChanged &) = default;
};
struct RoomChanged {
    QString room;
    RoomState state = RoomState::DirtyVacant;
    friend bool operator==(const RoomChanged &, const RoomChanged &) = default;
};
/// Everybody in house has been told; who is not among them has left.
struct ResyncComplete {
    std::vector<Guest> inHouse;
    friend bool operator==(const ResyncComplete &, const ResyncComplete &) = default;
};
/// What the other side did out of turn, or what could not be read. The link goes on.
struct Fault {
    QString reason;
    friend bool operator==(const Fault &, const Fault &) = default;
};

using Event = std::variant<LinkUp, LinkDown, GuestCame, GuestLeft, GuestMoved, GuestChanged,
                           RoomChanged, ResyncComplete, Fault>;

struct Step {
    std::vector<Record> send;
    std::vector<Event> events;
};

/// Our side.
class Interface {
public:
    struct Settings {
        QString version = QStringLiteral("1.0");
        QString kind = QStringLiteral("WW");
        bool resyncOnStart = true;  ///< ask who is in house as soon as the link is up
        int mostInHouse = 20'000;   ///< guests of one resync; more are a fault and are not kept
    };
    Interface() = default;
    explicit Interface(Settings settings) : settings_(std::move(settings)) {}

    bool isUp() const { return up_; }
    bool inResync() const { return resync_.has_value(); }

    /// A record has come.
    Step hear(const Record &record, const Stamp &now);
    /// Bytes that were no record.
    Step hear(const Error &error) const;
    /// Asks for a resync; nothing where the link is not up.
    Step askResync(const Stamp &now) const;
    /// Says that the link still lives; nothing where it is not up.
    Step sayAlive(const Stamp &now) const;
    /// Ends the link in order.
    Step end(const Stamp &now);
    /// The line was cut.
    Step lost();

private:
    struct Hear;
    Step describe(const Stamp &now);
    Step alive(const Stamp &now);
    void down(Step &into);

    Settings settings_;
    bool described_ = false;
    bool up_ = false;
    std::optional<std::vector<Guest>> resync_;  ///< between DS and DE
};

/// The PMS's side, for the simulator. It sends the records and the fields that were asked for.
class Pms {
public:
    bool isUp() const { return up_; }

    struct Step {
        std::vector<Record> send;
        bool resyncWanted = false;  ///< answer with resync()
        QString fault;
    };
    Step start(const Stamp &now);
    Step hear(const Record &record, const Stamp &now);
    Step end(const Stamp &now);
    void lost() { *this = {}; }

    /// Nothing where the link is not up or nobody wants such records.
    std::vector<Record> checkIn(const Guest &guest) const;
    std::vector<Record> checkOut(const Guest &guest) const;
    std::vector<Record> change(const Guest &guest) const;
    std::vector<Record> move(const Guest &guest, const QString &from) const;
    std::vector<Record> roomStatus(const QString &room, RoomState state, const Stamp &now) const;
    std::vector<Record> resync(const std::vector<Guest> &inHouse, const Stamp &now) const;

private:
    bool wants(const char *record) const;
    bool wants(const char *record, const char *field) const;
    Guest asWanted(const Guest &guest, const char *record) const;

    bool started_ = false;
    bool described_ = false;
    bool up_ = false;
    std::vector<LinkRecord> wanted_;
};

}  // namespace roomrack::protocols::fias
