// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogue of a FIAS link as two state machines, interface and PMS, without a socket: input is
// records and commands, output is records to send and events.
#pragma once

#include "protocols/fias/record.h"

#include <optional>
#include <variant>
#include <vector>

namespace roomrack::protocols::fias {

// Events that the interface reports.
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
/// All guests in house were sent; guests not in the list have departed.
struct ResyncComplete {
    std::vector<Guest> inHouse;
    friend bool operator==(const ResyncComplete &, const ResyncComplete &) = default;
};
/// An unexpected or unreadable record of the peer. The link continues.
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

/// The interface side.
class Interface {
public:
    struct Settings {
        QString version = QStringLiteral("1.0");
        QString kind = QStringLiteral("WW");
        bool resyncOnStart = true;  ///< request the guests in house when the link is up
        int mostInHouse = 20'000;   ///< guests per resync; further ones are a fault and are dropped
    };
    Interface() = default;
    explicit Interface(Settings settings) : settings_(std::move(settings)) {}

    bool isUp() const { return up_; }
    bool inResync() const { return resync_.has_value(); }

    /// Handles a received record.
    Step hear(const Record &record, const Stamp &now);
    /// Handles bytes that are not a valid record.
    Step hear(const Error &error) const;
    /// Requests a resync; no effect unless the link is up.
    Step askResync(const Stamp &now) const;
    /// Sends a keep-alive; no effect unless the link is up.
    Step sayAlive(const Stamp &now) const;
    /// Closes the link gracefully.
    Step end(const Stamp &now);
    /// Handles a lost connection.
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

/// The PMS side, for the simulator. Sends the records and fields that the interface requested.
class Pms {
public:
    bool isUp() const { return up_; }

    struct Step {
        std::vector<Record> send;
        bool resyncWanted = false;  ///< the caller answers with resync()
        QString fault;
    };
    Step start(const Stamp &now);
    Step hear(const Record &record, const Stamp &now);
    void lost() { *this = {}; }

    /// Empty unless the link is up and the interface requested such records.
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

    bool described_ = false;
    bool up_ = false;
    std::vector<LinkRecord> wanted_;
};

}  // namespace roomrack::protocols::fias
