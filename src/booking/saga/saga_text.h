// SPDX-License-Identifier: GPL-3.0-or-later
// A saga's state and its request as stored: JSON, so that a new field needs no migration.
#pragma once

#include "booking/request_rows.h"

namespace roomrack::booking {

QByteArray toText(const SagaState &state);
QByteArray toText(const SagaRequest &request);
QByteArray toText(const DuplicateRequest &request);

/// Corrupt: the text cannot be parsed. Missing fields have their defaults.
Result<SagaState> sagaStateFrom(const QByteArray &text);
Result<SagaRequest> sagaRequestFrom(const QByteArray &text);
Result<DuplicateRequest> duplicateRequestFrom(const QByteArray &text);

}  // namespace roomrack::booking
