// SPDX-License-Identifier: GPL-3.0-or-later
// The FIAS records that a channel manager uses: link start and end, check-in and check-out, room
// status, resync; as values, encoded and decoded. A record is a two-letter id and fields, each a
// two-character code and its value, terminated by '|'.
#pragma once

#include "core/error.h"
#include "core/night.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>
#include <variant>
#include <vector>

namespace roomrack::protocols::fias {

/// Local date and time of the sender (fields DA "yyMMdd" and TI "HHmmss"), years 2000-2099.
struct Stamp {
    Night date;
    int seconds = 0;  ///< since midnight
    friend bool operator==(const Stamp &, const Stamp &) = default;
};

/// Encoding of names and other texts; a setting of the link.
enum class Charset : quint8 { Latin1, Utf8 };

/// LS: sent by the PMS to start the link.
struct LinkStart {
    std::optional<Stamp> when;
    friend bool operator==(const LinkStart &, const LinkStart &) = default;
};

/// LD: description of the interface.
struct LinkDescription {
    std::optional<Stamp> when;
    QString version;                      ///< V#
    QString kind = QStringLiteral("WW");  ///< IF: two letters
    friend bool operator==(const LinkDescription &, const LinkDescription &) = default;
};

/// LR: a record that the interface requests, and its fields ("RN", "G#", ...).
struct LinkRecord {
    QString record;
    std::vector<QString> fields;
    friend bool operator==(const LinkRecord &, const LinkRecord &) = default;
};

struct LinkAlive {  // LA
    std::optional<Stamp> when;
    friend bool operator==(const LinkAlive &, const LinkAlive &) = default;
};

struct LinkEnd {  // LE
    std::optional<Stamp> when;
    friend bool operator==(const LinkEnd &, const LinkEnd &) = default;
};

/// A guest in GI, GO and GC. Room and reservation number are always present.
struct Guest {
    QString room;                    ///< RN
    QString reservation;             ///< G#
    QString name;                    ///< GN: the surname
    QString firstName;               ///< GF
    QString language;                ///< GL
    std::optional<Night> arrival;    ///< GA
    std::optional<Night> departure;  ///< GD
    std::optional<bool> shares;      ///< GS: the room is shared
    std::optional<Stamp> when;
    friend bool operator==(const Guest &, const Guest &) = default;
};

struct GuestIn {  // GI
    Guest guest;
    bool swap = false;  ///< SF: part of a resync
    friend bool operator==(const GuestIn &, const GuestIn &) = default;
};

struct GuestOut {  // GO
    Guest guest;
    bool swap = false;
    friend bool operator==(const GuestOut &, const GuestOut &) = default;
};

/// GC: guest data change; a room move if `oldRoom` (RO) is another room.
struct GuestChange {
    Guest guest;
    QString oldRoom;
    bool isMove() const { return !oldRoom.isEmpty() && oldRoom != guest.room; }
    friend bool operator==(const GuestChange &, const GuestChange &) = default;
};

/// Field RS.
enum class RoomState : quint8 {
    DirtyVacant = 1,
    DirtyOccupied = 2,
    CleanVacant = 3,
    CleanOccupied = 4,
    InspectedVacant = 5,
    InspectedOccupied = 6,
};

struct RoomStatus {  // RE
    QString room;
    RoomState state = RoomState::DirtyVacant;
    std::optional<Stamp> when;
    friend bool operator==(const RoomStatus &, const RoomStatus &) = default;
};

struct ResyncRequest {  // DR
    std::optional<Stamp> when;
    friend bool operator==(const ResyncRequest &, const ResyncRequest &) = default;
};
struct ResyncStart {  // DS
    std::optional<Stamp> when;
    friend bool operator==(const ResyncStart &, const ResyncStart &) = default;
};
struct ResyncEnd {  // DE
    std::optional<Stamp> when;
    friend bool operator==(const ResyncEnd &, const ResyncEnd &) = default;
};

/// A record with an unrequested id. Ignored.
struct Other {
    QString id;
    friend bool operator==(const Other &, const Other &) = default;
};

using Record =
    std::variant<LinkStart, LinkDescription, LinkRecord, LinkAlive, LinkEnd, GuestIn, GuestOut,
                 GuestChange, RoomStatus, ResyncRequest, ResyncStart, ResyncEnd, Other>;

/// "GI".
QString idOf(const Record &record);

/// The record between STX and ETX with card numbers masked, except in room and reservation numbers,
/// which may look like card numbers by chance.
QByteArray withoutCards(const QByteArray &record);

/// Decodes the record between STX and ETX. Missing, duplicate and unreadable fields are errors that
/// name the field ("GI.GA: ..."); unknown fields are ignored. A name that is not valid UTF-8 is
/// read as Latin-1.
Result<Record> decode(QByteArrayView record, Charset charset);

/// Encodes with STX and ETX. In texts '|' becomes '/', control characters become blanks, and
/// letters missing in Latin-1 become their base letter or '?'.
QByteArray encode(const Record &record, Charset charset);

}  // namespace roomrack::protocols::fias
