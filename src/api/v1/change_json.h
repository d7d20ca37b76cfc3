// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of GET /v1/events: a ChangeSet as JSON, and a reader's position.
#pragma once

#include "engine/change_set.h"

namespace roomrack::api::v1 {

/// {"kind": "change", "epoch": ..., "commit": ..., "seq": ..., "at": ..., and the changes}.
/// Contains no guest data.
QByteArray changeJson(const engine::ChangeSet &change, Currency currency);
/// {"kind": "start" | "resumed" | "new_start", "why": ..., "epoch": ..., "commit": ..., "seq": ...}
QByteArray placeJson(const char *kind, const char *why, qint64 epoch, qint64 commitNumber,
                     qint64 seq);

}  // namespace roomrack::api::v1
