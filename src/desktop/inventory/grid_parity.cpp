// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_parity.h"

namespace roomrack::desktop {

namespace {

using channels::ParityRow;

bool inSync(quint8 flags)
{
    return !(flags & (ParityRow::Behind | ParityRow::Refused));
}

}  // namespace

bool GridParity::set(const channels::Parity *parity)
{
    channels::Parity now = parity ? *parity : channels::Parity();
    if (now == parity_) return false;
    parity_ = std::move(now);
    return true;
}

const ParityRow *GridParity::row(int type) const
{
    // In the order of the hotel's room types; for a moment it may belong to another hotel.
    if (type < 0 || type >= int(parity_.size())) return nullptr;
    const ParityRow &row = parity_[size_t(type)];
    return row.roomType == view_.catalogue().roomTypes[size_t(type)].id ? &row : nullptr;
}

ParityFace GridParity::face(GridMode mode, int type, Night night) const
{
    ParityFace face;
    const ParityRow *known = row(type);
    const int at = known ? night - known->first : -1;
    if (at < 0 || at >= int(known->nights.size())) return face;
    face.flags = known->nights[size_t(at)];
    if (mode != GridMode::Parity) return face;
    for (const auto &[channel, nights] : known->channels) {
        if (at >= int(nights.size()) || !(nights[size_t(at)] & ParityRow::Shown)) continue;
        ++face.shown;
        if (inSync(nights[size_t(at)])) ++face.inSync;
    }
    return face;
}

QStringList GridParity::sentences(GridMode mode, const GridRow &gridRow, Night night) const
{
    const ParityRow *known = gridRow.isType() ? row(gridRow.type) : nullptr;
    if (!known) return {};
    QStringList sentences;
    for (const auto &[channel, nights] : known->channels) {
        const int at = night - known->first;
        if (at < 0 || at >= int(nights.size())) continue;
        const inventory::Channel *described = view_.catalogue().channel(channel);
        const quint8 flags = nights[size_t(at)];
        if (!described || (mode != GridMode::Parity && inSync(flags))) continue;
        sentences << sentence(described->name, flags);
    }
    if (sentences.isEmpty() && mode == GridMode::Parity)
        sentences << tr("Not published to any channel");
    return sentences;
}

QString GridParity::sentence(const QString &channel, quint8 flags)
{
    QStringList parts;
    if (flags & ParityRow::OfRooms) parts << tr("availability");
    if (flags & ParityRow::OfLimits) parts << tr("restrictions");
    if (flags & ParityRow::OfRates) parts << tr("rates");
    const QString of = parts.join(QStringLiteral(", "));
    if (flags & ParityRow::Refused) return tr("! %1: updates rejected (%2)").arg(channel, of);
    if (flags & ParityRow::Behind) return tr("↑ %1: pending updates (%2)").arg(channel, of);
    return flags & ParityRow::Shown ? tr("✓ %1: in sync").arg(channel)
                                    : tr("– %1: not published").arg(channel);
}

}  // namespace roomrack::desktop
