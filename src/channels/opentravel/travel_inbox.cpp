// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/opentravel/travel_inbox.h"

#include "protocols/xml/forbidden_characters.h"

namespace roomrack::channels {

using namespace protocols::opentravel;

const std::vector<protocols::Reservation> *reservationsOf(const Message &message)
{
    if (const auto *pushed = std::get_if<ResNotif>(&message)) return &pushed->reservations;
    if (const auto *asked = std::get_if<ResRetrieve>(&message)) return &asked->reservations;
    return nullptr;
}

Result<Decoded> decodeInbound(const QByteArray &bytes)
{
    auto decoded = decode(bytes);
    if (decoded) return decoded;
    const auto blanked = protocols::xml::withoutForbiddenCharacters(bytes);
    if (!blanked) return decoded;
    auto again = decode(*blanked);
    return again && reservationsOf(again->message) ? again : decoded;
}

}  // namespace roomrack::channels
