// SPDX-License-Identifier: GPL-3.0-or-later
// codec.*: how fast a protocol is read and written. The peer of both is the bare parser that walks
// over the same bytes and takes nothing from them.
#pragma once

#include "harness.h"

#include <QtCore/QByteArray>

namespace roomrack::bench {

struct CodecPlay {
    QString name;  ///< "codec.opentravel"; the figures are .decode and .encode
    QString peer;  ///< "QXmlStreamReader"
    std::vector<QByteArray> messages;
    std::function<bool(const QByteArray &)> decode;  ///< false: not understood
    /// Writes the message of that place in the list; the bytes.
    std::function<QByteArray(size_t)> encode;
    std::function<bool(const QByteArray &)> walk;  ///< false: the parser was not content
};

/// MB of wire a second; throws Wrong where a side fails.
std::vector<Figure> playCodec(const Options &options, const CodecPlay &play);

/// Qt's parser from token to token.
bool walkXml(const QByteArray &document);

}  // namespace roomrack::bench
