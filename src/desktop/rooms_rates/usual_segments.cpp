// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/usual_segments.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct UsualSegmentsWords {
    Q_DECLARE_TR_FUNCTIONS(RoomsAndRates)
};

}  // namespace

std::vector<inventory::MarketSegment> usualSegments()
{
    const std::pair<const char *, QString> names[] = {
        {"RET", UsualSegmentsWords::tr("Leisure: retail")},
        {"DIS", UsualSegmentsWords::tr("Leisure: discount")},
        {"NEG", UsualSegmentsWords::tr("Corporate negotiated")},
        {"QUA", UsualSegmentsWords::tr("Government and other qualified")},
        {"WHO", UsualSegmentsWords::tr("Wholesale")},
        {"GCO", UsualSegmentsWords::tr("Group: corporate")},
        {"GAS", UsualSegmentsWords::tr("Group: association")},
        {"GGO", UsualSegmentsWords::tr("Group: government")},
        {"GTO", UsualSegmentsWords::tr("Group: tour")},
        {"GSM", UsualSegmentsWords::tr("Group: social and sports")},
        {"CON", UsualSegmentsWords::tr("Contract and crews")}};
    std::vector<inventory::MarketSegment> segments;
    for (const auto &[code, name] : names) {
        inventory::MarketSegment &segment = segments.emplace_back();
        segment.id = SegmentId{-qint64(segments.size())};
        segment.code = QString::fromLatin1(code);
        segment.name = name;
        segment.position = int(segments.size()) - 1;
    }
    return segments;
}

}  // namespace roomrack::desktop
