// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/housekeeping_words.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

using Status = booking::HousekeepingStatus;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Housekeeping)
};

}  // namespace

QString housekeepingText(Status status)
{
    switch (status) {
    case Status::Dirty: return Words::tr("Dirty");
    case Status::Clean: return Words::tr("Clean");
    case Status::Inspected: return Words::tr("Inspected");
    case Status::OutOfService: return Words::tr("Out of service");
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

}  // namespace roomrack::desktop
