// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/range.h"

namespace roomrack::core {

Result<void> inRange(const Range &r)
{
    if (r.value >= r.least && r.value <= r.most) return {};
    return fail(ErrorCode::Invalid, QString::fromLatin1(r.field),
                ErrorText::tr("%1 is not between %2 and %3").arg(r.value).arg(r.least).arg(r.most));
}

}  // namespace roomrack::core
