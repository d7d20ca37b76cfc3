// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/fresh_token.h"

#include <QtCore/QRandomGenerator>

#include <array>

namespace roomrack::desktop {

QByteArray freshToken()
{
    std::array<quint32, 6> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words)
        .toBase64(QByteArray::Base64UrlEncoding);
}

}  // namespace roomrack::desktop
