// SPDX-License-Identifier: GPL-3.0-or-later
// codec.*: speed of reading and writing a protocol. The peer of both is the bare parser, which
// walks over the same bytes and extracts nothing.
#pragma once

#include "harness.h"

#include <QtCore/QByteArray>

namespace roomrack::bench {

struct CodecPlay {
    QString name;  ///< "codec.opentravel"; results are .decode and .encode
    QString peer;  ///< "QXmlStreamReader"
    std::vector<QByteArray> messages;
    std::function<bool(const QByteArray &)> decode;  ///< false: could not be decoded
    /// Encodes the message at this index; returns its bytes.
    std::function<QByteArray(size_t)> encode;
    std::function<bool(const QByteArray &)> walk;  ///< false: the parser reported an error
};

/// MB per second of encoded data; throws Wrong if a side fails.
std::vector<Figure> playCodec(const Options &options, const CodecPlay &play);

/// Walks Qt's parser from token to token.
bool walkXml(const QByteArray &document);

}  // namespace roomrack::bench
