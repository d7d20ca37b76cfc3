// SPDX-License-Identifier: GPL-3.0-or-later
// Every message of AlpineBits by its root element, so that a test can process files of any content.
#pragma once

#include "protocols/alpinebits/version.h"
#include "protocols/fuzz/fuzz.h"

#include <functional>

namespace roomrack::tests {

struct AlpineMessage {
    QString root;
    /// Decodes and encodes again, in that version.
    std::function<Result<QByteArray>(const QByteArray &, protocols::alpinebits::Version)> rewrite;
    /// Whether both decode to equal values.
    std::function<bool(const QByteArray &, const QByteArray &)> same;
};

const std::vector<AlpineMessage> &alpineMessages();
/// The message type of the document; fails the test if unknown.
const AlpineMessage &alpineMessage(const QByteArray &xml);

QByteArray alpineGolden(const char *name);

/// xmllint's output for the messages with that version's schema; nullopt if xmllint or the schema
/// is missing.
std::optional<QString> alpineSchemaSays(protocols::alpinebits::Version version,
                                        const std::vector<QByteArray> &messages);

}  // namespace roomrack::tests
