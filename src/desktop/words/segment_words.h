// SPDX-License-Identifier: GPL-3.0-or-later
// Market segments in lists and details.
#pragma once

#include "inventory/catalogue.h"

class QComboBox;

namespace roomrack::desktop {

/// Empty: none.
QString segmentName(const inventory::Catalogue &catalogue, SegmentId segment);
/// Fills the list with `none` (id 0) and the segments in use, and with `present` if it is retired.
void fillSegments(QComboBox &list, const inventory::Catalogue &catalogue, SegmentId present,
                  const QString &none);

}  // namespace roomrack::desktop
