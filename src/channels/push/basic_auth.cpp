// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/push/basic_auth.h"

namespace roomrack::channels {

std::optional<protocols::opentravel::Security> basicSecurity(const http::Request &request)
{
    const QByteArray value = request.header("Authorization");
    if (value.left(6).toLower() != "basic ") return std::nullopt;
    const auto decoded = QByteArray::fromBase64Encoding(value.mid(6).trimmed(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    const auto colon = decoded ? (*decoded).indexOf(':') : -1;
    if (colon < 0) return std::nullopt;
    return protocols::opentravel::textSecurity(QString::fromUtf8((*decoded).left(colon)),
                                               QString::fromUtf8((*decoded).mid(colon + 1)));
}

}  // namespace roomrack::channels
