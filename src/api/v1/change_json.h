// SPDX-License-Identifier: GPL-3.0-or-later
// What is said on GET /v1/events: a ChangeSet as JSON, and where a reader stands.
#pragma once

#include "engine/change_set.h"

namespace roomrack::api::v1 {

/// {"kind": "change", "epoch": ..., "wave": ..., "seq": ..., "at": ..., and what changed}. No guest
/// is in it.
QByteArray changeJson(const engine::ChangeSet &change, Currency currency);
/// {"kind": "start" | "resumed" | "new_start", "why": ..., "epoch": ..., "wave": ..., "seq": ...}
QByteArray placeJson(const char *kind, const char *why, qint64 epoch, qint64 wave, qint64 seq);

}  // namespace roomrack::api::v1
