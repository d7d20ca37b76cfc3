// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/description_words.h"

#include "booking/description/edit_description.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

using booking::Record;
using booking::RecordKind;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Description)
};

/// In the order of importance: an edit may do several things to an item.
struct Changes {
    QString added, retired, back, renamed, changed;
};

QString told(const Record &r, const Changes &words)
{
    const auto what = static_cast<unsigned>(r.value);
    if ((what & booking::ItemAdded) != 0) return words.added;
    if ((what & booking::ItemRetired) != 0) return words.retired;
    if ((what & booking::ItemBroughtBack) != 0) return words.back;
    return (what & booking::ItemRenamed) != 0 ? words.renamed : words.changed;
}

}  // namespace

QString descriptionHeadline(const Record &record)
{
    switch (record.kind) {
    case RecordKind::PoolDescribed:
        return told(record, {Words::tr("Pool added"),
                             {},
                             {},
                             Words::tr("Pool renamed"),
                             Words::tr("Pool changed")});
    case RecordKind::RoomDescribed:
        return told(record, {Words::tr("Room added"), Words::tr("Room retired"),
                             Words::tr("Room brought back"), Words::tr("Room renumbered"),
                             Words::tr("Room changed")});
    case RecordKind::RoomTypeDescribed:
        return told(record, {Words::tr("Room type added"), Words::tr("Room type retired"),
                             Words::tr("Room type brought back"), Words::tr("Room type renamed"),
                             Words::tr("Room type changed")});
    default:
        return told(record, {Words::tr("Rate plan added"), Words::tr("Rate plan retired"),
                             Words::tr("Rate plan brought back"), Words::tr("Rate plan renamed"),
                             Words::tr("Rate plan changed")});
    }
}

}  // namespace roomrack::desktop
