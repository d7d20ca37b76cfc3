// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/changed_settings.h"

#include "booking/api_setup.h"
#include "dedup/rules.h"
#include "desktop/words/restriction_words.h"
#include "desktop/words/stay_words.h"
#include "reservations/settings/setups.h"
#include "sync/protocols.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>
#include <span>

namespace roomrack::desktop {

namespace {

using booking::RecordKind;
using booking::SetupKind;

struct SettingChangeWords {
    Q_DECLARE_TR_FUNCTIONS(ChangedSettings)
};

/// How a value is written.
enum class Written : quint8 {
    Plain,
    Years,
    Nights,
    Days,
    Hours,
    Minutes,
    Seconds,
    Percent,
    BasisPoints,
    All,      ///< -1: all
    NoLimit,  ///< -1: no limit
    AnyPace,  ///< 0: no limit
    Audit,
    Security,
    Protocol,
    Durability
};

struct KnownSetting {
    const char *key;
    const char *name;
    Written written = Written::Plain;
};

constexpr KnownSetting kHotelSettings[] = {
    {"name", QT_TRANSLATE_NOOP("ChangedSettings", "Name")},
    {"city", QT_TRANSLATE_NOOP("ChangedSettings", "City")},
    {"position", QT_TRANSLATE_NOOP("ChangedSettings", "Coordinates")},
    {"currency", QT_TRANSLATE_NOOP("ChangedSettings", "Currency")},
    {"timeZone", QT_TRANSLATE_NOOP("ChangedSettings", "Time zone")},
    {"audit", QT_TRANSLATE_NOOP("ChangedSettings", "Night audit"), Written::Audit},
    {"horizon", QT_TRANSLATE_NOOP("ChangedSettings", "Booking window"), Written::Nights},
    {"childAge", QT_TRANSLATE_NOOP("ChangedSettings", "Age of children"), Written::Years},
};
constexpr KnownSetting kPaymentSettings[] = {
    {"address", QT_TRANSLATE_NOOP("ChangedSettings", "API URL")},
    {"timeout", QT_TRANSLATE_NOOP("ChangedSettings", "Response timeout"), Written::Seconds},
};
constexpr KnownSetting kMailSettings[] = {
    {"host", QT_TRANSLATE_NOOP("ChangedSettings", "Server")},
    {"port", QT_TRANSLATE_NOOP("ChangedSettings", "Port")},
    {"security", QT_TRANSLATE_NOOP("ChangedSettings", "Encryption"), Written::Security},
    {"user", QT_TRANSLATE_NOOP("ChangedSettings", "User name")},
    {"fromName", QT_TRANSLATE_NOOP("ChangedSettings", "Sender name")},
    {"from", QT_TRANSLATE_NOOP("ChangedSettings", "Sender address")},
    {"replyTo", QT_TRANSLATE_NOOP("ChangedSettings", "Reply-to")},
    {"language", QT_TRANSLATE_NOOP("ChangedSettings", "Language")},
    {"authorities", QT_TRANSLATE_NOOP("ChangedSettings", "Certificate authorities")},
    {"timeout", QT_TRANSLATE_NOOP("ChangedSettings", "Response timeout"), Written::Seconds},
};
constexpr KnownSetting kCentralSettings[] = {
    {"place", QT_TRANSLATE_NOOP("ChangedSettings", "Location")},
    {"house", QT_TRANSLATE_NOOP("ChangedSettings", "Unique hotel name")},
};
constexpr KnownSetting kDuplicateSettings[] = {
    {"same_hours", QT_TRANSLATE_NOOP("ChangedSettings", "Reject identical requests within"),
     Written::Hours},
    {"almost_minutes",
     QT_TRANSLATE_NOOP("ChangedSettings", "Reject near-identical requests within"),
     Written::Minutes},
    {"alike_days", QT_TRANSLATE_NOOP("ChangedSettings", "Review similar requests within"),
     Written::Days},
    {"group_same_hours", QT_TRANSLATE_NOOP("ChangedSettings", "Reject identical groups within"),
     Written::Hours},
    {"group_alike_days", QT_TRANSLATE_NOOP("ChangedSettings", "Review similar groups within"),
     Written::Days},
    {"name_percent", QT_TRANSLATE_NOOP("ChangedSettings", "Name weight"), Written::Percent},
    {"mail_percent", QT_TRANSLATE_NOOP("ChangedSettings", "Email weight"), Written::Percent},
    {"phone_percent", QT_TRANSLATE_NOOP("ChangedSettings", "Phone weight"), Written::Percent},
    {"type_percent", QT_TRANSLATE_NOOP("ChangedSettings", "Room type weight"), Written::Percent},
    {"ask_from", QT_TRANSLATE_NOOP("ChangedSettings", "Review threshold")},
    {"refuse_from", QT_TRANSLATE_NOOP("ChangedSettings", "Near-identical threshold")},
};
constexpr KnownSetting kApiSettings[] = {
    {"channel_holds", QT_TRANSLATE_NOOP("ChangedSettings", "Holds over the API"),
     Written::Durability},
};
constexpr KnownSetting kChannelSettings[] = {
    {"protocol", QT_TRANSLATE_NOOP("ChangedSettings", "Protocol"), Written::Protocol},
    {"address", QT_TRANSLATE_NOOP("ChangedSettings", "Address")},
    {"account", QT_TRANSLATE_NOOP("ChangedSettings", "Account")},
    {"hotel", QT_TRANSLATE_NOOP("ChangedSettings", "Property ID")},
    {"reservationsTo", QT_TRANSLATE_NOOP("ChangedSettings", "Reservation delivery URL")},
    {"tokens", QT_TRANSLATE_NOOP("ChangedSettings", "Supports idempotency tokens")},
    {"paused", QT_TRANSLATE_NOOP("ChangedSettings", "Paused")},
    {"allotment", QT_TRANSLATE_NOOP("ChangedSettings", "Allotment per night"), Written::All},
    {"offset", QT_TRANSLATE_NOOP("ChangedSettings", "Availability offset")},
    {"mostShown", QT_TRANSLATE_NOOP("ChangedSettings", "Max availability"), Written::NoLimit},
    {"neverOversell", QT_TRANSLATE_NOOP("ChangedSettings", "Exclude overbooking")},
    {"stopSell", QT_TRANSLATE_NOOP("ChangedSettings", "Close channel (stop sell)")},
    {"closesUnsupported",
     QT_TRANSLATE_NOOP("ChangedSettings", "Close nights with unsupported restrictions")},
    {"horizon", QT_TRANSLATE_NOOP("ChangedSettings", "Booking window"), Written::Nights},
    {"currency", QT_TRANSLATE_NOOP("ChangedSettings", "Channel currency")},
    {"markup", QT_TRANSLATE_NOOP("ChangedSettings", "Rate markup"), Written::BasisPoints},
    {"commission", QT_TRANSLATE_NOOP("ChangedSettings", "Commission"), Written::BasisPoints},
    {"availabilityPerMinute",
     QT_TRANSLATE_NOOP("ChangedSettings", "Availability requests per minute"), Written::AnyPace},
    {"ratesPerMinute", QT_TRANSLATE_NOOP("ChangedSettings", "Rate requests per minute"),
     Written::AnyPace},
    {"batchSeconds", QT_TRANSLATE_NOOP("ChangedSettings", "Batching window"), Written::Seconds},
    {"entriesAtMost", QT_TRANSLATE_NOOP("ChangedSettings", "Max entries per request")},
    {"timeoutSeconds", QT_TRANSLATE_NOOP("ChangedSettings", "Response timeout"), Written::Seconds},
    {"weekdays", QT_TRANSLATE_NOOP("ChangedSettings", "Days of the week in updates")},
    {"ratesApart", QT_TRANSLATE_NOOP("ChangedSettings", "Rates in separate requests")},
    {"pollSeconds", QT_TRANSLATE_NOOP("ChangedSettings", "Polling interval"), Written::Seconds},
};

std::span<const KnownSetting> settingsOf(const booking::Record &r)
{
    if (r.kind == RecordKind::CatalogueChanged) return kHotelSettings;
    if (r.kind == RecordKind::ChannelSetupSaved) return kChannelSettings;
    switch (static_cast<SetupKind>(r.subject)) {
    case SetupKind::Payment: return kPaymentSettings;
    case SetupKind::Mail: return kMailSettings;
    case SetupKind::Central: return kCentralSettings;
    case SetupKind::Duplicates: return kDuplicateSettings;
    case SetupKind::Api: return kApiSettings;
    }
    return {};
}

QString securityText(const QString &value)
{
    if (value == u"starttls") return QStringLiteral("STARTTLS");
    if (value == u"tls") return SettingChangeWords::tr("Implicit TLS");
    return SettingChangeWords::tr("None", "no encryption");
}

QString countText(Written written, qint64 value, const QLocale &locale)
{
    const int n = int(value);
    const bool none = (written == Written::AnyPace && n == 0) || n < 0;
    switch (written) {
    case Written::Years: return SettingChangeWords::tr("%Ln year(s)", nullptr, n);
    case Written::Nights: return SettingChangeWords::tr("%Ln night(s)", nullptr, n);
    case Written::Days: return SettingChangeWords::tr("%Ln day(s)", nullptr, n);
    case Written::Hours: return SettingChangeWords::tr("%Ln hour(s)", nullptr, n);
    case Written::Minutes: return SettingChangeWords::tr("%Ln minute(s)", nullptr, n);
    case Written::Seconds: return SettingChangeWords::tr("%Ln second(s)", nullptr, n);
    case Written::Percent: return SettingChangeWords::tr("%1 %").arg(locale.toString(value));
    case Written::BasisPoints:
        return SettingChangeWords::tr("%1 %").arg(locale.toString(double(value) / 100, 'f', 2));
    case Written::All:
        if (none) return SettingChangeWords::tr("all", "rooms");
        break;
    case Written::NoLimit:
    case Written::AnyPace:
        if (none) return SettingChangeWords::tr("no limit");
        break;
    case Written::Durability:
        return booking::Durability(n) == booking::Durability::Durable
                   ? SettingChangeWords::tr("Durable")
                   : SettingChangeWords::tr("In memory");
    default: break;
    }
    return QString::number(value);
}

QString valueText(Written written, const QJsonValue &value, const QLocale &locale)
{
    if (value.isBool())
        return value.toBool() ? SettingChangeWords::tr("on") : SettingChangeWords::tr("off");
    if (value.isDouble()) return countText(written, value.toInteger(), locale);
    const QString text = value.toString();
    if (text.isEmpty()) return {};
    if (written == Written::Security) return securityText(text);
    if (written == Written::Audit && text == u"manual") return SettingChangeWords::tr("manually");
    if (written == Written::Protocol) {
        if (const sync::ProtocolFacts *facts = sync::protocolNamed(text))
            return QCoreApplication::translate("Channels", facts->title);
    }
    return text;
}

struct SettingValue {
    QString key;  ///< what it is of, whatever that is called now
    QString name;
    QString text;
};
/// In the order of the form.
using SettingValues = std::vector<SettingValue>;

QString named(const QString &setting, const QString &of)
{
    return SettingChangeWords::tr("%1 · %2", "a setting, what it is of").arg(setting, of);
}

QString durationText(const QJsonValue &seconds)
{
    const int all = seconds.toInt();
    return QStringLiteral("%1:%2").arg(all / 60).arg(all % 60, 2, 10, QLatin1Char('0'));
}

/// As the channel with this name is shown; `written` at the time of the record.
QString titleOf(const inventory::Catalogue &catalogue, ChannelId id, const QString &written)
{
    const inventory::Channel *now = catalogue.channel(id);
    if (!now) return written;
    inventory::Channel then = *now;
    then.name = written;
    return channelTitle(then);
}

/// Sources and channels, how long their holds live, and their commission. They are the same under
/// another name.
void addSources(const inventory::Catalogue &catalogue, const QJsonObject &object,
                const QLocale &locale, SettingValues &values)
{
    for (const QJsonValue channel : object.value(u"channels").toArray()) {
        const ChannelId id{channel[u"id"].toInteger()};
        const QString title = titleOf(catalogue, id, channel[u"name"].toString());
        const QString now = catalogue.channel(id) ? channelName(catalogue, id) : title;
        const QString key = QString::number(id.value);
        values.push_back(
            {QStringLiteral("channel ") + key, SettingChangeWords::tr("Channel or source"), title});
        values.push_back({QStringLiteral("hold ") + key,
                          named(SettingChangeWords::tr("Hold duration"), now),
                          durationText(channel[u"hold"])});
        values.push_back({QStringLiteral("longest ") + key,
                          named(SettingChangeWords::tr("Longest hold"), now),
                          durationText(channel[u"longest"])});
        // Texts from before it was kept have none.
        values.push_back({QStringLiteral("commission ") + key,
                          named(SettingChangeWords::tr("Commission"), now),
                          countText(Written::BasisPoints, channel[u"commission"].toInt(), locale)});
    }
}

void addMapping(const HotelView &view, const QJsonObject &object, SettingValues &values)
{
    const auto typeOf = [&view](const QJsonValue &mapped) {
        return roomTypeName(view.catalogue(), RoomTypeId{mapped[u"type"].toInteger()});
    };
    const auto key = [](const QJsonValue &mapped) {
        return QStringLiteral("mapping %1 %2")
            .arg(mapped[u"type"].toInteger())
            .arg(mapped[u"plan"].toInteger());
    };
    const QString mapping = SettingChangeWords::tr("Mapping");
    for (const QJsonValue room : object.value(u"rooms").toArray()) {
        const QString code = room[u"code"].toString();
        values.push_back({key(room), named(mapping, typeOf(room)),
                          room[u"open"].toBool(true)
                              ? code
                              : SettingChangeWords::tr("%1 (not on sale)").arg(code)});
    }
    for (const QJsonValue rate : object.value(u"rates").toArray()) {
        const RatePlanId plan{rate[u"plan"].toInteger()};
        QStringList guests;
        for (const QJsonValue g : rate[u"guests"].toArray()) {
            if (g.toInt() > 0) guests << QString::number(g.toInt());
        }
        const QString code = rate[u"code"].toString();
        const QString list = guests.join(QStringLiteral(", "));
        values.push_back(
            {key(rate), named(mapping, named(typeOf(rate), view.rates().planName(plan))),
             guests.isEmpty() ? code : SettingChangeWords::tr("%1, guests: %2").arg(code, list)});
    }
}

void addCommissions(const HotelView &view, const QJsonObject &object, const QLocale &locale,
                    SettingValues &values)
{
    for (const QJsonValue exception : object.value(u"commissions").toArray()) {
        const RatePlanId plan{exception[u"plan"].toInteger()};
        values.push_back({QStringLiteral("commission %1").arg(plan.value),
                          named(SettingChangeWords::tr("Commission"), view.rates().planName(plan)),
                          valueText(Written::BasisPoints, exception[u"commission"], locale)});
    }
}

void addRestrictions(const QJsonObject &object, const QLocale &locale, SettingValues &values)
{
    for (const sync::LimitRow &row : sync::kLimitRows) {
        const QString key = QString::fromLatin1(row.setting);
        const QJsonValue value = object.value(key);
        if (value.isUndefined()) continue;
        const QString name = restrictionName(*row.of);
        const QString of =
            row.from ? SettingChangeWords::tr("%1 through every night").arg(name) : name;
        values.push_back({key, named(SettingChangeWords::tr("Supported restriction"), of),
                          valueText(Written::Plain, value, locale)});
    }
}

/// As its program reads and writes the setup; a text that it cannot read stays as it is.
template <typename Setup>
QByteArray rewritten(const QByteArray &text, Result<Setup> (&from)(const QByteArray &))
{
    const Result<Setup> setup = from(text);
    return setup ? toText(*setup) : text;
}

QByteArray wholeApiSetup(const QByteArray &text)
{
    const auto setup = booking::apiSetupFrom(text);
    if (!setup) return text;
    const QJsonObject all{{QStringLiteral("channel_holds"), int(setup->channelHolds)}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

/// With the values that apply where the text of the record has none.
QByteArray inForce(const booking::Record &r, const QByteArray &text)
{
    const bool isSetup = r.kind == RecordKind::HotelSetupSaved;
    const auto kind = static_cast<SetupKind>(r.subject);
    if (isSetup && kind == SetupKind::Duplicates) return rewritten(text, dedup::rulesFrom);
    if (isSetup && kind == SetupKind::Api) return wholeApiSetup(text);
    if (text.isEmpty()) return text;  // there is no such server or channel
    if (r.kind == RecordKind::ChannelSetupSaved) return rewritten(text, sync::fromText);
    if (isSetup && kind == SetupKind::Payment)
        return rewritten(text, reservations::paymentSetupFrom);
    if (isSetup && kind == SetupKind::Mail) return rewritten(text, reservations::mailSetupFrom);
    return text;
}

SettingValues valuesOf(const HotelView &view, const booking::Record &r, const QByteArray &text,
                       const QLocale &locale)
{
    SettingValues values;
    const QJsonObject object = QJsonDocument::fromJson(inForce(r, text)).object();
    if (object.isEmpty()) return values;
    for (const KnownSetting &known : settingsOf(r)) {
        const QString key = QString::fromLatin1(known.key);
        const QJsonValue value = object.value(key);
        if (value.isUndefined()) continue;
        values.push_back(
            {key, SettingChangeWords::tr(known.name), valueText(known.written, value, locale)});
    }
    if (r.kind == RecordKind::CatalogueChanged)
        addSources(view.catalogue(), object, locale, values);
    if (r.kind == RecordKind::ChannelSetupSaved) {
        addRestrictions(object, locale, values);
        addMapping(view, object, values);
        addCommissions(view, object, locale, values);
    }
    return values;
}

const SettingValue *valueOf(const SettingValues &values, const QString &key)
{
    const auto at = std::find_if(values.begin(), values.end(),
                                 [&key](const SettingValue &value) { return value.key == key; });
    return at == values.end() ? nullptr : &*at;
}

}  // namespace

std::vector<ChangedSetting> changedSettings(const HotelView &view, const storage::AuditRow &row,
                                            const QLocale &locale)
{
    std::vector<ChangedSetting> changed;
    const booking::Record &r = row.record;
    if (row.change && r.kind != RecordKind::BookingChanged) {
        const SettingValues before = valuesOf(view, r, row.change->before, locale);
        const SettingValues after = valuesOf(view, r, row.change->after, locale);
        const auto shown = [](const SettingValue *value) {
            return value && !value->text.isEmpty() ? value->text
                                                   : SettingChangeWords::tr("not set");
        };
        for (const SettingValue &was : before) {
            const SettingValue *now = valueOf(after, was.key);
            if ((now ? now->text : QString()) != was.text)
                changed.push_back({now ? now->name : was.name, shown(&was), shown(now)});
        }
        for (const SettingValue &now : after) {
            if (!now.text.isEmpty() && !valueOf(before, now.key))
                changed.push_back({now.name, shown(nullptr), now.text});
        }
    }
    const bool withSecret =
        (r.kind == RecordKind::HotelSetupSaved || r.kind == RecordKind::ChannelSetupSaved)
        && r.rooms > 0;
    if (withSecret)
        changed.push_back(
            {SettingChangeWords::tr("Password or key"), {}, SettingChangeWords::tr("changed")});
    return changed;
}

}  // namespace roomrack::desktop
