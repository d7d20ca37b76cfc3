// SPDX-License-Identifier: GPL-3.0-or-later
// Templates of bulk updates as JSON. Numbers are minor units, rooms, nights, or hundredths of a
// percent, so that a template does not depend on the language of the window.
#include "booking/restriction_fields.h"
#include "desktop/bulk/bulk_form.h"
#include "desktop/words/amount_words.h"
#include "imports/strict_json.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

struct BulkTemplateWords {
    Q_DECLARE_TR_FUNCTIONS(Bulk)
};

constexpr int kVersion = 1;
/// Of a restriction that is limited to a rate plan or channel, which older programs do not know.
constexpr int kScopedVersion = 2;
constexpr int kMostNights = 4000;
constexpr int kMostRanges = 200;
constexpr double kMostNumber = 1e15;

/// Stored as numbers: never renumber, only add.
constexpr std::pair<BulkAction, int> kActions[] = {
    {BulkAction::Set, 1}, {BulkAction::Raise, 2},   {BulkAction::Lower, 3}, {BulkAction::On, 4},
    {BulkAction::Off, 5}, {BulkAction::Default, 6}, {BulkAction::Copy, 7}};

tl::unexpected<Error> unreadable(const QString &what)
{
    return fail(ErrorCode::Invalid, QStringLiteral("template"),
                BulkTemplateWords::tr("The template cannot be read: %1.").arg(what));
}

/// Reads an integer between `low` and `high`; the error names the key.
Result<qint64> whole(const QJsonObject &object, const char *name, qint64 low, qint64 high)
{
    const QJsonValue value = object.value(QLatin1String(name));
    const double number = value.toDouble(std::nan(""));
    const bool fine = value.isDouble() && std::abs(number) <= kMostNumber
                      && number == std::floor(number) && number >= double(low)
                      && number <= double(high);
    if (!fine) return unreadable(QLatin1String(name));
    return static_cast<qint64>(number);
}

QJsonArray rangesOf(const BulkForm &form, Night first)
{
    QJsonArray ranges;
    for (const booking::NightRange &range : form.ranges) {
        ranges.append(QJsonObject{{QStringLiteral("after"), range.first - first},
                                  {QStringLiteral("nights"), range.nights}});
    }
    return ranges;
}

QJsonArray rowsOf(const BulkForm &form)
{
    QJsonArray rows;
    for (const BulkRow &row : form.rows) {
        rows.append(QJsonObject{{QStringLiteral("type"), row.type.value},
                                {QStringLiteral("plan"), row.plan.value}});
    }
    return rows;
}

Result<void> readRanges(const QJsonObject &object, Night first, BulkForm &form)
{
    const QJsonArray ranges = object.value(QLatin1String("ranges")).toArray();
    if (ranges.isEmpty() || ranges.size() > kMostRanges)
        return unreadable(QStringLiteral("ranges"));
    for (const QJsonValue &value : ranges) {
        const auto after = whole(value.toObject(), "after", 0, kMostNights);
        const auto nights = whole(value.toObject(), "nights", 1, kMostNights);
        if (!after || !nights) return unreadable(QStringLiteral("ranges"));
        form.ranges.push_back({first + int(*after), qint32(*nights)});
    }
    return {};
}

Result<int> readRows(const HotelView &view, const QJsonObject &object, BulkForm &form)
{
    int gone = 0;
    const bool rates = form.field == CellField::Rate;
    for (const QJsonValue &value : object.value(QLatin1String("rows")).toArray()) {
        const auto type = whole(value.toObject(), "type", 1, qint64(kMostNumber));
        const auto plan = whole(value.toObject(), "plan", 0, qint64(kMostNumber));
        if (!type || !plan) return unreadable(QStringLiteral("rows"));
        const BulkRow row{RoomTypeId{*type}, RatePlanId{*plan}};
        if (!view.catalogue().roomType(row.type) || (rates && !view.rates().plan(row.plan)))
            ++gone;
        else
            form.rows.push_back(row);
    }
    return gone;
}

/// A template for a plan or channel that is gone must not be applied to all of them.
Result<void> readScope(const HotelView &view, const QJsonObject &object, BulkForm &form)
{
    const auto plan = whole(object, "onlyPlan", 0, qint64(kMostNumber));
    const auto channel = whole(object, "onlyChannel", 0, qint64(kMostNumber));
    if (!plan || !channel) return unreadable(QStringLiteral("onlyPlan"));
    form.only = {RatePlanId{*plan}, ChannelId{*channel}};
    if (form.only.plan && !view.rates().plan(form.only.plan))
        return unreadable(BulkTemplateWords::tr("its rate plan no longer exists"));
    if (form.only.channel && !view.catalogue().channel(form.only.channel))
        return unreadable(BulkTemplateWords::tr("its channel no longer exists"));
    return {};
}

Result<void> readAction(const HotelView &view, const QJsonObject &object, Night first,
                        BulkForm &form, const QLocale &locale)
{
    const auto action = whole(object, "action", 1, 7);
    if (!action) return tl::unexpected(action.error());
    const auto known = std::find_if(std::begin(kActions), std::end(kActions),
                                    [&](const auto &each) { return each.second == *action; });
    const auto fitting = actionsOf(form.field);
    if (std::find(fitting.begin(), fitting.end(), known->first) == fitting.end())
        return unreadable(QStringLiteral("action"));
    form.action = known->first;
    const auto weeks = whole(object, "weeksBack", -1000, 1000);
    if (!weeks) return tl::unexpected(weeks.error());
    form.copyFrom = first - 7 * int(*weeks);
    form.percent = object.value(QLatin1String("percent")).toBool();
    const auto amount = whole(object, "amount", 0, qint64(kMostNumber));
    if (!amount) return tl::unexpected(amount.error());
    const bool none = form.action >= BulkAction::On;
    static const auto hundredths = Currency::make(QStringLiteral("EUR"));
    if (none)
        return {};
    else if (form.percent)
        form.value = typedAmount(*amount, *hundredths, locale);
    else if (form.field == CellField::Rate)
        form.value = typedAmount(*amount, view.property().currency, locale);
    else
        form.value = QString::number(*amount);
    return {};
}

}  // namespace

Result<QString> templateOf(const HotelView &view, const BulkForm &form, const QLocale &locale)
{
    const auto bulkRequest = requestOfForm(view, form, locale);
    if (!bulkRequest) return tl::unexpected(bulkRequest.error());
    const Night first = firstNightOf(view, form);
    const auto action = std::find_if(std::begin(kActions), std::end(kActions),
                                     [&](const auto &each) { return each.first == form.action; });
    const bool scoped = booking::restrictionOf(form.field) && !form.only.isAll();
    QJsonObject object{
        {QStringLiteral("version"), scoped ? kScopedVersion : kVersion},
        {QStringLiteral("field"), int(form.field)},
        {QStringLiteral("action"), action->second},
        {QStringLiteral("amount"), std::abs(bulkRequest->entry.amount)},
        {QStringLiteral("percent"), bulkRequest->entry.kind == CellEntry::Kind::Percent},
        {QStringLiteral("weeksBack"), weeksBetween(first, form.copyFrom) / 7},
        {QStringLiteral("weekdays"), int(form.weekdays)},
        {QStringLiteral("ranges"), rangesOf(form, first)},
        {QStringLiteral("rows"), rowsOf(form)}};
    if (scoped) {
        object.insert(QStringLiteral("onlyPlan"), form.only.plan.value);
        object.insert(QStringLiteral("onlyChannel"), form.only.channel.value);
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Result<TemplateForm> formOf(const HotelView &view, const QString &content, Night first,
                            const QLocale &locale)
{
    const auto object = imports::strictObject(content.toUtf8());
    if (!object) return unreadable(object.error().reason);
    const auto version = whole(*object, "version", kVersion, kScopedVersion);
    if (!version)
        return unreadable(BulkTemplateWords::tr("it was created by a newer version of Roomrack"));
    TemplateForm result;
    const auto field = whole(*object, "field", 0, int(CellField::Rate));
    const auto weekdays = whole(*object, "weekdays", 1, 0x7f);
    if (!field || !weekdays) return unreadable(QStringLiteral("field"));
    result.form.field = CellField(*field);
    result.form.weekdays = quint8(*weekdays);
    const auto offered = bulkFields();
    if (std::find(offered.begin(), offered.end(), result.form.field) == offered.end())
        return unreadable(QStringLiteral("field"));
    if (const auto ok = readRanges(*object, first, result.form); !ok)
        return tl::unexpected(ok.error());
    if (*version == kScopedVersion) {
        const auto ok = readScope(view, *object, result.form);
        if (!ok) return tl::unexpected(ok.error());
    }
    const auto gone = readRows(view, *object, result.form);
    if (!gone) return tl::unexpected(gone.error());
    result.gone = *gone;
    if (const auto ok = readAction(view, *object, first, result.form, locale); !ok)
        return tl::unexpected(ok.error());
    return result;
}

}  // namespace roomrack::desktop
