// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/read_past.h"

namespace roomrack::engine {

Result<advice::Past> readPast(storage::Reader &reader, PropertyId property,
                              const std::function<bool()> &go)
{
    constexpr int kPage = 20'000;
    advice::PastFolder folder;
    qint64 seq = 0;
    while (true) {
        if (go && !go()) return fail(ErrorCode::Cancelled, {}, ErrorText::tr("cancelled"));
        const auto records = reader.ask(storage::BookingRecords{property, seq, kPage});
        if (!records) return tl::unexpected(records.error());
        for (const booking::Record &record : *records) folder.add(record);
        if (int(records->size()) < kPage) return folder.take();
        seq = records->back().seq;
    }
}

}  // namespace roomrack::engine
