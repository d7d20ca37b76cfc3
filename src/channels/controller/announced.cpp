// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/announced.h"

namespace roomrack::channels {

namespace {

AnnouncedPart drain(sync::Board &board, const QString &what, const sync::PassLimits &limits)
{
    AnnouncedPart part{what, 0, 0};
    for (sync::Pass pass = board.take(limits); !pass.isEmpty(); pass = board.take(limits)) {
        ++part.messages;
        part.entries += std::ssize(pass.entries);
        board.acknowledge(pass, {});
    }
    return part;
}

}  // namespace

std::vector<AnnouncedPart> announcedParts(sync::Board board, const Shown &shown,
                                          const engine::HotelView &after, const SoldThere &sold,
                                          const std::vector<engine::CellSpan> &spans,
                                          const std::vector<Stream> &streams, int entriesAtMost,
                                          bool weekdays)
{
    // Cells that were pending before this edit are not counted.
    for (const Stream &stream : streams)
        drain(board, {}, {stream.kinds, entriesAtMost, weekdays && stream.weekdays});
    for (const engine::CellSpan &span : spans) {
        if (span.pool) continue;  // its nights come with those of its room types
        shown.work(after, sold, after.catalogue().roomTypes[size_t(span.row)].id, span.first,
                   span.last, board);
    }
    std::vector<AnnouncedPart> parts;
    for (const Stream &stream : streams) {
        AnnouncedPart part =
            drain(board, stream.name, {stream.kinds, entriesAtMost, weekdays && stream.weekdays});
        if (part.messages > 0) parts.push_back(std::move(part));
    }
    return parts;
}

}  // namespace roomrack::channels
