// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/housekeeping_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace roomrack::desktop {

using Status = booking::HousekeepingStatus;

namespace {

struct HousekeepingWords {
    Q_DECLARE_TR_FUNCTIONS(Housekeeping)
};

constexpr int kMostNamed = 3;

}  // namespace

QString housekeepingText(Status status)
{
    switch (status) {
    case Status::Dirty: return HousekeepingWords::tr("Dirty");
    case Status::Clean: return HousekeepingWords::tr("Clean");
    case Status::Inspected: return HousekeepingWords::tr("Inspected");
    case Status::OutOfService: return HousekeepingWords::tr("Out of service");
    }
    return {};
}

Tone housekeepingTone(Status status)
{
    switch (status) {
    case Status::Dirty: return Tone::Warn;
    case Status::Clean: return Tone::Good;
    case Status::Inspected: return Tone::Accent;
    case Status::OutOfService: return Tone::Bad;
    }
    return Tone::Neutral;
}

QString housekeepingMark(Status status)
{
    switch (status) {
    case Status::Dirty: return QStringLiteral("●");
    case Status::Clean: return QStringLiteral("○");
    case Status::Inspected: return QStringLiteral("✓");
    case Status::OutOfService: return QStringLiteral("△");
    }
    return {};
}

QString roomsNamed(const inventory::Catalogue &catalogue, const std::vector<RoomId> &rooms)
{
    QStringList numbers;
    for (const RoomId id : rooms) {
        const inventory::Room *room = catalogue.room(id);
        if (room && !numbers.contains(room->number)) numbers << room->number;
    }
    if (numbers.isEmpty()) return {};
    if (numbers.size() == 1) return HousekeepingWords::tr("room %1").arg(numbers.front());
    const QString all = numbers.size() <= kMostNamed
                            ? numbers.join(QStringLiteral(", "))
                            : QStringLiteral("%1 +%2").arg(numbers.front()).arg(numbers.size() - 1);
    return HousekeepingWords::tr("rooms %1", "their numbers").arg(all);
}

QString housekeepingStepText(const inventory::Catalogue &catalogue,
                             const booking::StepContent &content)
{
    if (content.housekeeping.empty()) return {};
    std::vector<RoomId> rooms;
    for (const booking::HousekeepingChange &change : content.housekeeping)
        rooms.push_back(change.room);
    // A step sets one status, from which its undo departs.
    const booking::HousekeepingChange &first = content.housekeeping.front();
    const QString status = housekeepingText(content.step.isUndo ? first.before : first.after);
    const QString what = HousekeepingWords::tr("Housekeeping: %1", "a status").arg(status);
    const QString named = roomsNamed(catalogue, rooms);
    return named.isEmpty() ? what : what + QStringLiteral(" · ") + named;
}

}  // namespace roomrack::desktop
