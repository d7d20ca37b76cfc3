// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/clean_texts.h"

#include "core/card_exceptions.h"
#include "core/card_number.h"
#include "core/visible_text.h"

namespace roomrack::booking {

namespace {

enum class TextKind : quint8 { Words, Name, Phone, Reference };

QString cleaned(const QString &said, TextKind kind)
{
    QString text = said;
    text.remove(QChar::Null);  // PostgreSQL's text type cannot store it
    switch (kind) {
    case TextKind::Words: break;
    case TextKind::Name:
        if (!core::isVisible(text)) return {};
        break;
    case TextKind::Phone: return phoneWithoutCardNumber(text);
    case TextKind::Reference:
        if (!isCardNumber(text)) return text;
        break;
    }
    return withoutCardNumbers(text);
}

// Calls `f(text, kind)` for each text of an object, to read or to change it.

template <typename F>
void eachText(auto &guest, bool ofChannel, F &&f) requires requires
{
    guest.email;
}
{
    f(guest.name, TextKind::Name);
    f(guest.email, TextKind::Words);
    f(guest.phone, TextKind::Phone);
    f(guest.country, TextKind::Words);
    f(guest.notes, TextKind::Words);
    if (!ofChannel) f(guest.reference, TextKind::Reference);
}

template <typename F>
void eachText(auto &guest, bool ofChannel, F &&f) requires requires
{
    guest->email;
}
{
    if (guest) eachText(*guest, ofChannel, f);
}

/// Whether the guest's reference is the channel's own reservation number.
template <typename C>
bool isOfChannel(const C &command)
{
    if constexpr (requires { command.key.digest; }) return !command.caller.isHistory();
    if constexpr (requires { command.always; }) return command.always;
    return false;
}

template <typename F>
void eachItemText(auto &items, F &&f)
{
    const auto each = [&](auto &list, const auto &) {
        for (auto &item : list) {
            if constexpr (requires { item.number; }) {
                f(item.number, TextKind::Words);
            } else {
                if constexpr (requires { item.code; }) f(item.code, TextKind::Words);
                f(item.name, TextKind::Words);
                if constexpr (requires { item.conditions; })
                    f(item.conditions.code, TextKind::Words);
                if constexpr (requires { item.exemptions; }) {
                    for (auto &exemption : item.exemptions) f(exemption, TextKind::Words);
                }
            }
        }
    };
    eachKind(items, items, each);
}

template <typename F>
void eachTextOf(auto &command, F &&f)
{
    if constexpr (requires { command.guest; }) eachText(command.guest, isOfChannel(command), f);
    if constexpr (requires { command.text.reason; }) {
        f(command.text.label, TextKind::Words);
        f(command.text.reason, TextKind::Words);
        f(command.text.origin, TextKind::Words);
    }
    if constexpr (requires { command.reason.isEmpty(); }) f(command.reason, TextKind::Words);
    if constexpr (requires { command.state.said; }) {
        f(command.state.said, TextKind::Words);
        f(command.state.reason, TextKind::Words);
    }
    if constexpr (requires { command.notices; }) {
        for (auto &notice : command.notices) f(notice.said, TextKind::Words);
        for (auto &row : command.duplicates) eachText(row.request.guest, true, f);
    }
    if constexpr (requires { command.items.roomTypes; }) eachItemText(command.items, f);
    if constexpr (requires { command.hotel.isEmpty(); }) f(command.hotel, TextKind::Words);
    if constexpr (requires { command.source.isEmpty(); }) f(command.source, TextKind::Words);
    if constexpr (requires { command.name.isEmpty(); }) f(command.name, TextKind::Words);
    if constexpr (requires { command.name->isEmpty(); }) {
        if (command.name) f(*command.name, TextKind::Words);
    }
}

}  // namespace

std::optional<Command> cleanTexts(const Command &command)
{
    bool any = false;
    std::visit(
        [&any](const auto &c) {
            eachTextOf(c, [&any](const QString &text, TextKind kind) {
                any = any || cleaned(text, kind) != text;
            });
        },
        command);
    if (!any) return std::nullopt;
    Command kept = command;
    std::visit(
        [](auto &c) { eachTextOf(c, [](QString &text, TextKind k) { text = cleaned(text, k); }); },
        kept);
    return kept;
}

void takeCardsFrom(inventory::Catalogue &hotel, std::vector<pricing::RatePlan> &plans,
                   pricing::TaxRules &taxes)
{
    const auto clean = [](QString &text) { text = cleaned(text, TextKind::Words); };
    clean(hotel.property.name);
    clean(hotel.property.city);
    for (QString &amenity : hotel.property.amenities) clean(amenity);
    const auto cleanAll = [&](auto &named) {
        for (auto &one : named) {
            if constexpr (requires { one.code; }) clean(one.code);
            clean(one.name);
        }
    };
    cleanAll(hotel.pools);
    cleanAll(hotel.roomTypes);
    cleanAll(hotel.channels);
    cleanAll(hotel.segments);
    cleanAll(plans);
    eachTaxKind(taxes, taxes, [&cleanAll](auto &items, auto &) { cleanAll(items); });
    for (pricing::CityTax &tax : taxes.cityTaxes)
        for (QString &exemption : tax.exemptions) clean(exemption);
    for (inventory::Room &room : hotel.rooms) clean(room.number);
}

}  // namespace roomrack::booking
