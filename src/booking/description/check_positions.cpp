// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/description/check_positions.h"

#include "booking/limits.h"

namespace roomrack::booking {

Result<void> checkPositions(const DescriptionItems &items)
{
    bool isRight = true;
    const auto each = [&isRight](const auto &list, const auto &) {
        for (const auto &item : list) {
            if constexpr (requires { item.position; })
                isRight = isRight && item.position >= 0 && item.position <= kMostPosition;
        }
    };
    eachKind(items, items, each);
    if (isRight) return {};
    return fail(ErrorCode::Invalid, QStringLiteral("position"),
                ErrorText::tr("must be between %1 and %2").arg(0).arg(kMostPosition));
}

}  // namespace roomrack::booking
