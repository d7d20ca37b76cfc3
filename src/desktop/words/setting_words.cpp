// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/setting_words.h"

#include "booking/restriction_fields.h"
#include "desktop/words/request_words.h"
#include "desktop/words/restriction_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/step_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>

namespace roomrack::desktop {

using booking::CellField;

namespace {

struct SettingWords {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

constexpr int kMostNames = 2;

/// "Superior, Suite", "Superior +3".
QString namesText(QStringList names)
{
    names.removeDuplicates();
    names.removeAll(QString());
    if (names.size() <= kMostNames) return names.join(QStringLiteral(", "));
    return QStringLiteral("%1 +%2").arg(names.front(), QString::number(names.size() - 1));
}

}  // namespace

QString fieldName(CellField field)
{
    if (const auto *restriction = booking::restrictionOf(field))
        return restrictionName(*restriction);
    switch (field) {
    case CellField::OutOfOrder: return SettingWords::tr("Rooms out of order");
    case CellField::Rate: return SettingWords::tr("Rate");
    default: return SettingWords::tr("Rooms to sell");
    }
}

QString settingText(const inventory::Catalogue &catalogue, CellField field, qint64 value,
                    const QLocale &locale)
{
    if (const auto *restriction = booking::restrictionOf(field))
        return restrictionValue(*restriction, value);
    if (value < 0) return SettingWords::tr("default");
    return field == CellField::Rate ? amountText(catalogue, value, locale) : QString::number(value);
}

QString scopeText(const HotelView &view, const inventory::RestrictionScope &scope)
{
    QString plan = view.rates().planName(scope.plan);
    if (scope.plan && plan.isEmpty()) plan = SettingWords::tr("rate plan %1").arg(scope.plan.value);
    QString channel = channelName(view.catalogue(), scope.channel);
    if (scope.channel && channel.isEmpty())
        channel = SettingWords::tr("channel %1").arg(scope.channel.value);
    if (!scope.plan || !scope.channel) return scope.plan ? plan : channel;
    return SettingWords::tr("%1 on %2", "rate plan, channel").arg(plan, channel);
}

QString rowScopeText(const HotelView &view, const booking::CellRow &row)
{
    return row.field == CellField::Rate ? view.rates().planName(row.plan)
                                        : scopeText(view, booking::scopeOf(row));
}

QString cellRowText(const inventory::Catalogue &catalogue, const booking::CellRow &row,
                    const QString &scope)
{
    QStringList parts{fieldName(row.field)};
    if (row.field == CellField::OutOfOrder) {
        const inventory::Pool *pool = catalogue.pool(row.pool);
        parts << (pool ? pool->name : QString());
    } else {
        parts << roomTypeName(catalogue, row.roomType);
        if (row.field == CellField::Rate || !booking::scopeOf(row).isAll()) parts << scope;
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString changesText(const inventory::Catalogue &catalogue,
                    const std::vector<booking::CellChange> &changes, const QLocale &locale)
{
    if (changes.empty()) return {};
    QStringList fields, places, channels;
    Night first = changes.front().first;
    Night end = first;
    for (const booking::CellChange &change : changes) {
        const booking::CellRow &row = change.row;
        fields << fieldName(row.field);
        if (row.field != CellField::OutOfOrder)
            places << roomTypeName(catalogue, row.roomType);
        else if (const inventory::Pool *pool = catalogue.pool(row.pool))
            places << pool->name;
        channels << channelName(catalogue, booking::scopeOf(row).channel);
        first = std::min(first, change.first);
        end = std::max(end, change.first + change.nights);
    }
    QStringList parts{namesText(fields), namesText(places), namesText(channels),
                      nightRangeText(first, end - first, locale)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString personText(const HotelView &view, ActorId actor)
{
    if (const booking::User *user = view.user(actor)) return user->name;
    if (actor < kFirstToken) return {};
    for (const booking::TokenRow &row : view.tokens()) {
        if (row.token.id == actor)
            return SettingWords::tr("%1 (token)", "name of a program's token").arg(row.token.name);
    }
    return SettingWords::tr("token %1").arg(actor.value);
}

QString callerText(const HotelView &view, ActorId actor)
{
    if (actor == kEngineActor) return SettingWords::tr("System");
    if (const QString person = personText(view, actor); !person.isEmpty()) return person;
    for (const inventory::Channel &channel : view.catalogue().channels) {
        if (actor == channelActor(channel.id)) return channelTitle(channel);
    }
    return SettingWords::tr("Front desk");
}

/// The cause of a consequence, without reading its record. Of a payment it is a call.
QString causeText(const booking::Record &record)
{
    if (record.cause == 0 || isPayment(record.kind)) return {};
    if (isDuplicate(record.kind)) return bookingNumber(BookingId{record.cause});
    if (record.kind == booking::RecordKind::HousekeepingSet) {
        const bool dirty = record.value == qint64(booking::HousekeepingStatus::Dirty);
        return dirty ? SettingWords::tr("Room was occupied") : SettingWords::tr("Room move undone");
    }
    return SettingWords::tr("Part of the same change");
}

QString whyText(const booking::Record &record, const booking::StepText &text, bool isUndo,
                bool isRedo)
{
    QStringList parts;
    if (isUndo) parts << SettingWords::tr("Undone");
    if (isRedo) parts << SettingWords::tr("Redone");
    if (!text.reason.isEmpty()) parts << text.reason;
    if (!text.label.isEmpty()) parts << text.label;
    if (parts.isEmpty() && !text.origin.isEmpty()) parts << originText(text.origin);
    if (parts.isEmpty()) parts << causeText(record);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString aboutUser(const HotelView &view, const booking::Record &record)
{
    if (record.kind < booking::RecordKind::UserAdded
        || record.kind > booking::RecordKind::SignInRefused)
        return {};
    const booking::User *user = view.user(ActorId{record.subject});
    return user ? user->name : SettingWords::tr("user %1").arg(record.subject);
}

QString nightRangeText(Night first, int nights, const QLocale &locale)
{
    return nights <= 1 ? dateText(first, locale) : stayDates(Stay(first, nights - 1), locale);
}

}  // namespace roomrack::desktop
