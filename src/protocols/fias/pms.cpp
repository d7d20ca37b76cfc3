// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/link.h"

#include <algorithm>

namespace roomrack::protocols::fias {

Pms::Step Pms::start(const Stamp &now)
{
    *this = {};
    return {{LinkStart{now}}, false, {}};
}

Pms::Step Pms::hear(const Record &record, const Stamp &now)
{
    Step step;
    if (std::holds_alternative<LinkDescription>(record)) {
        described_ = true;
        wanted_.clear();
    } else if (const auto *wanted = std::get_if<LinkRecord>(&record)) {
        if (described_)
            wanted_.push_back(*wanted);
        else
            step.fault = QStringLiteral("LR before LD");
    } else if (std::holds_alternative<LinkAlive>(record)) {
        if (!described_) {
            step.fault = QStringLiteral("LA before LD");
        } else if (!up_) {
            up_ = true;
            step.send.emplace_back(LinkAlive{now});
        }
    } else if (std::holds_alternative<LinkEnd>(record)) {
        *this = {};
    } else if (std::holds_alternative<LinkStart>(record)) {
        // The interface requests a new start.
        return start(now);
    } else if (std::holds_alternative<ResyncRequest>(record)) {
        step.resyncWanted = up_;
        if (!up_) step.fault = QStringLiteral("DR before the link was up");
    } else if (!std::holds_alternative<Other>(record)) {
        step.fault = QStringLiteral("%1 from an interface").arg(idOf(record));
    }
    return step;
}

bool Pms::wants(const char *record) const
{
    return up_ && std::any_of(wanted_.begin(), wanted_.end(), [record](const LinkRecord &w) {
               return w.record == QLatin1String(record);
           });
}

bool Pms::wants(const char *record, const char *field) const
{
    const auto wanted = std::find_if(wanted_.begin(), wanted_.end(), [record](const auto &w) {
        return w.record == QLatin1String(record);
    });
    return wanted != wanted_.end()
           && std::any_of(wanted->fields.begin(), wanted->fields.end(),
                          [field](const QString &f) { return f == QLatin1String(field); });
}

Guest Pms::asWanted(const Guest &guest, const char *record) const
{
    Guest out;
    out.room = guest.room;
    out.reservation = guest.reservation;
    if (wants(record, "GN")) out.name = guest.name;
    if (wants(record, "GF")) out.firstName = guest.firstName;
    if (wants(record, "GL")) out.language = guest.language;
    if (wants(record, "GA")) out.arrival = guest.arrival;
    if (wants(record, "GD")) out.departure = guest.departure;
    if (wants(record, "GS")) out.shares = guest.shares;
    if (wants(record, "DA") && wants(record, "TI")) out.when = guest.when;
    return out;
}

std::vector<Record> Pms::checkIn(const Guest &guest) const
{
    if (!wants("GI")) return {};
    return {GuestIn{asWanted(guest, "GI"), false}};
}

std::vector<Record> Pms::checkOut(const Guest &guest) const
{
    if (!wants("GO")) return {};
    return {GuestOut{asWanted(guest, "GO"), false}};
}

std::vector<Record> Pms::change(const Guest &guest) const
{
    if (!wants("GC")) return {};
    return {GuestChange{asWanted(guest, "GC"), {}}};
}

std::vector<Record> Pms::move(const Guest &guest, const QString &from) const
{
    // An interface without support for moves receives a departure and an arrival.
    if (!wants("GC", "RO")) {
        Guest before = guest;
        before.room = from;
        std::vector<Record> out = checkOut(before);
        for (Record &in : checkIn(guest)) out.push_back(std::move(in));
        return out;
    }
    return {GuestChange{asWanted(guest, "GC"), from}};
}

std::vector<Record> Pms::roomStatus(const QString &room, RoomState state, const Stamp &now) const
{
    if (!wants("RE")) return {};
    return {RoomStatus{room, state, now}};
}

std::vector<Record> Pms::resync(const std::vector<Guest> &inHouse, const Stamp &now) const
{
    if (!up_) return {};
    std::vector<Record> out{ResyncStart{now}};
    for (const Guest &guest : inHouse)
        if (wants("GI")) out.emplace_back(GuestIn{asWanted(guest, "GI"), wants("GI", "SF")});
    out.emplace_back(ResyncEnd{now});
    return out;
}

}  // namespace roomrack::protocols::fias
