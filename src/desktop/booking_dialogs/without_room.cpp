// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/without_room.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct WithoutRoomWords {
    Q_DECLARE_TR_FUNCTIONS(WithoutRoom)
};

}  // namespace

AskDialog::Question withoutRoomQuestion(int offered, const QStringList &kept)
{
    if (!kept.isEmpty()) {
        return {
            WithoutRoomWords::tr("Check in with too few rooms?"),
            WithoutRoomWords::tr("Not enough rooms are available for the whole stay. Until more "
                                 "are assigned, the guest has only %1, and the night may be "
                                 "oversold.",
                                 "room numbers")
                .arg(kept.join(QStringLiteral(", "))),
            WithoutRoomWords::tr("Check &in"), WithoutRoomWords::tr("&Cancel"), true};
    }
    const QString text =
        offered > 0
            ? WithoutRoomWords::tr(
                "Not enough rooms are available for the whole stay. Until rooms "
                "are assigned, the guest has none, and the night may be oversold.")
            : WithoutRoomWords::tr("No room is available for the whole stay. Until a room is "
                                   "assigned, the guest has none, and the night may be oversold.");
    return {WithoutRoomWords::tr("Check in without a room?"), text,
            WithoutRoomWords::tr("Check &in without a room"), WithoutRoomWords::tr("&Cancel"),
            true};
}

}  // namespace roomrack::desktop
