// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/segment_words.h"

#include <QtWidgets/QComboBox>

namespace roomrack::desktop {

QString segmentName(const inventory::Catalogue &catalogue, SegmentId segment)
{
    const inventory::MarketSegment *found = catalogue.segment(segment);
    return found ? found->name : QString();
}

void fillSegments(QComboBox &list, const inventory::Catalogue &catalogue, SegmentId present,
                  const QString &none)
{
    list.clear();
    list.addItem(none, qint64(0));
    for (const inventory::MarketSegment &segment : catalogue.segments) {
        const bool offered = !segment.isRetired(catalogue.property.businessDate);
        if (offered || segment.id == present) list.addItem(segment.name, segment.id.value);
    }
}

}  // namespace roomrack::desktop
