// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/decision.h"

namespace roomrack::booking {

Record recordOf(PropertyId property, RecordKind kind, const Caller &caller, const Decision &d)
{
    Record r;
    r.kind = kind;
    r.property = property;
    r.at = d.now;
    r.effective = caller.effective;
    r.actor = caller.actor;
    r.channel = caller.channel;
    return r;
}

qint64 append(Record r, Decision &d)
{
    r.seq = ++d.lastSeq;
    d.batch->records.push_back(r);
    return r.seq;
}

tl::unexpected<Error> refuse(ErrorCode code, QString field, QString reason, Decision &d, int left)
{
    d.restsOn = d.lastSeq;
    return fail(code, std::move(field), std::move(reason), left);
}

}  // namespace roomrack::booking
