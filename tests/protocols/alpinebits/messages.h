// SPDX-License-Identifier: GPL-3.0-or-later
// Every message of AlpineBits by its root element, so that a test can go through files without
// knowing what is in them.
#pragma once

#include "protocols/alpinebits/version.h"
#include "protocols/fuzz/fuzz.h"

#include <functional>

namespace roomrack::tests {

struct AlpineMessage {
    QString root;
    /// Read and written again, as that version has it.
    std::function<Result<QByteArray>(const QByteArray &, protocols::alpinebits::Version)> rewrite;
    /// Whether both are understood and say the same.
    std::function<bool(const QByteArray &, const QByteArray &)> same;
};

const std::vector<AlpineMessage> &alpineMessages();
/// The one that the document is; the test stops where it is none.
const AlpineMessage &alpineMessage(const QByteArray &xml);

QByteArray alpineGolden(const char *name);

/// What xmllint says of the messages by the schema of that version; none where xmllint or the
/// schema is not there.
std::optional<QString> alpineSchemaSays(protocols::alpinebits::Version version,
                                        const std::vector<QByteArray> &messages);

}  // namespace roomrack::tests
