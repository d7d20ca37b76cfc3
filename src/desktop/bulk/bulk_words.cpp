// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_words.h"

#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QStringList>

namespace roomrack::desktop {

namespace {

struct BulkWords {
    Q_DECLARE_TR_FUNCTIONS(Bulk)
};

QString dayText(Night night, const QLocale &locale)
{
    return BulkWords::tr("%1 %2", "weekday, date")
        .arg(locale.dayName(night.weekday(), QLocale::ShortFormat), dateText(night, locale));
}

/// The example cell of a finding: "Superior, 18 Jul 2026".
QString placeText(const HotelView &view, const BulkFinding &finding, const QLocale &locale)
{
    return BulkWords::tr("%1, %2", "room type, night")
        .arg(bulkRowName(view, finding.row), dateText(finding.night, locale));
}

QString leftOutText(const HotelView &view, CellField field, const BulkFinding &f, int n,
                    const QLocale &locale)
{
    const QString place = placeText(view, f, locale);
    switch (f.conflict) {
    case BulkConflict::Past:
        return BulkWords::tr("Skipped (night in the past): %Ln value(s).", nullptr, n);
    case BulkConflict::Beyond:
        return BulkWords::tr("Skipped (beyond the booking window): %Ln value(s).", nullptr, n);
    case BulkConflict::NoRate:
        return BulkWords::tr("Skipped (no rate set): %Ln value(s), first: %1.", nullptr, n)
            .arg(place);
    case BulkConflict::OutOfRange:
        return BulkWords::tr("Skipped (result negative or too large): %Ln value(s), first: %1 "
                             "(now %2).",
                             nullptr, n)
            .arg(place, settingText(view.catalogue(), field, f.value, locale));
    case BulkConflict::NoSource:
        return BulkWords::tr("Skipped (no data for the source night): %Ln value(s), first: %1.",
                             nullptr, n)
            .arg(place);
    default: break;
    }
    return (f.value > f.limit
                ? BulkWords::tr("Skipped (min LOS would exceed max LOS): %Ln value(s), first: %1 "
                                "(max LOS %2).",
                                nullptr, n)
                : BulkWords::tr("Skipped (max LOS would be below min LOS): %Ln value(s), first: %1 "
                                "(min LOS %2).",
                                nullptr, n))
        .arg(place, QString::number(f.limit));
}

}  // namespace

QString actionName(BulkAction action)
{
    switch (action) {
    case BulkAction::Set: return BulkWords::tr("Set to");
    case BulkAction::Raise: return BulkWords::tr("Raise by");
    case BulkAction::Lower: return BulkWords::tr("Lower by");
    case BulkAction::On: return BulkWords::tr("On");
    case BulkAction::Off: return BulkWords::tr("Off");
    case BulkAction::Default: return BulkWords::tr("Reset to default");
    case BulkAction::Copy: return BulkWords::tr("Copy from another period");
    }
    return {};
}

QString bulkRowName(const HotelView &view, const GridRow &row)
{
    const QString &type = view.catalogue().roomTypes[size_t(row.type)].name;
    const QString scope = scopeText(view, scopeOf(view, row));
    return scope.isEmpty() ? type : QStringLiteral("%1 · %2").arg(type, scope);
}

QString bulkValueText(const HotelView &view, const BulkLine &line, CellField field,
                      const CellValue &value, const QLocale &locale)
{
    if (field == CellField::Rate && value.value < 0) return BulkWords::tr("no rate");
    const QString text = settingText(view.catalogue(), field, value.value, locale);
    if (value.byHand) return text;
    if (field == CellField::ForSale) return BulkWords::tr("%1 (default)").arg(text);
    const bool derived = field == CellField::Rate && line.row.isPlan()
                         && view.rates().plans()[size_t(line.row.plan)].parent;
    return derived ? BulkWords::tr("%1 (derived)").arg(text) : text;
}

QString bulkNightsText(const BulkLine &line, const QLocale &locale)
{
    const int span = line.last - line.first + 1;
    const QString range = nightRangeText(line.first, span, locale);
    if (span == 1) {
        return BulkWords::tr("%1 %2", "weekday, date")
            .arg(locale.dayName(line.first.weekday(), QLocale::ShortFormat), range);
    }
    if (line.nights == span)
        return BulkWords::tr("%1 (%Ln night(s))", nullptr, line.nights).arg(range);
    return BulkWords::tr("%1 (%Ln selected night(s))", nullptr, line.nights).arg(range);
}

QString changingText(const BulkPlan &plan, const QLocale &locale)
{
    if (plan.changing == 0) return BulkWords::tr("No values will change.");
    return BulkWords::tr("%1 of %Ln value(s) will change", nullptr, int(plan.cells))
        .arg(locale.toString(plan.changing));
}

QString othersText(const BulkPlan &plan, const QLocale &locale)
{
    Q_UNUSED(locale)
    QStringList parts;
    if (plan.same > 0) parts << BulkWords::tr("%Ln unchanged", "cells", int(plan.same));
    if (plan.leftOut > 0) parts << BulkWords::tr("%Ln skipped", "cells", int(plan.leftOut));
    if (plan.following > 0) {
        parts << BulkWords::tr("%Ln derived rate(s) also change", nullptr, int(plan.following));
    }
    return parts.join(QStringLiteral(" · "));
}

QString findingText(const HotelView &view, CellField field, const BulkFinding &f,
                    const QLocale &locale)
{
    const int n = int(f.cells);
    if (isLeftOut(f.conflict)) return leftOutText(view, field, f, n, locale);
    const QString place = placeText(view, f, locale);
    switch (f.conflict) {
    case BulkConflict::AbovePool:
        return BulkWords::tr("Above the pool limit, which takes precedence: %Ln value(s), first: "
                             "%1 (%2, pool limit %3).",
                             nullptr, n)
            .arg(place, QString::number(f.value), QString::number(f.limit));
    case BulkConflict::Oversells:
        return BulkWords::tr("Below the number already sold, so the night becomes oversold: %Ln "
                             "value(s), first: %1 (%2 sold).",
                             nullptr, n)
            .arg(place, QString::number(f.limit));
    default: break;
    }
    return BulkWords::tr("Derived rates that become manual overrides: %Ln value(s), first: %1.",
                         nullptr, n)
        .arg(place);
}

QString announcedText(const HotelView &view, const std::vector<channels::Announced> &announced)
{
    QStringList lines;
    for (const channels::Announced &channel : announced) {
        QStringList parts;
        for (const channels::AnnouncedPart &part : channel.parts) {
            const QString messages = BulkWords::tr("%Ln message(s)", nullptr, part.messages);
            const QString entries = BulkWords::tr("%Ln item(s)", nullptr, int(part.entries));
            parts << BulkWords::tr("%1: %2, %3", "availability: 1 message, 14 items")
                         .arg(part.what, messages, entries);
        }
        const QString name = channelName(view.catalogue(), channel.channel);
        const QString list = parts.join(QStringLiteral("; "));
        if (parts.isEmpty())
            lines << BulkWords::tr("Nothing to send to %1.").arg(name);
        else if (channel.paused)
            lines << BulkWords::tr("To be sent to %1 when resumed: %2.").arg(name, list);
        else
            lines << BulkWords::tr("To be sent to %1: %2.").arg(name, list);
    }
    return lines.join(u'\n');
}

QString roundingText(const BulkForm &form, Currency currency)
{
    const bool relative = form.action == BulkAction::Raise || form.action == BulkAction::Lower;
    if (!relative || !form.percent) return {};
    if (form.field != CellField::Rate)
        return BulkWords::tr("Each value is rounded to a whole number (half to even).");
    const QString step = Money{1, currency}.plain();
    return BulkWords::tr("Each nightly rate is rounded to %1 %2 (half to even).")
        .arg(currency.code(), step);
}

QString alignmentText(const BulkForm &form, Night first, const QLocale &locale)
{
    if (form.action != BulkAction::Copy) return {};
    const int back = copyBackOf(form);
    const int weeks = back / 7;
    const QString whole = BulkWords::tr("%1 is copied from %2, and so on; weekdays are aligned.")
                              .arg(dayText(first, locale), dayText(first - back, locale));
    if (weeks == 0) return {};
    return weeks > 0
               ? BulkWords::tr("%1 The source is %Ln week(s) earlier.", nullptr, weeks).arg(whole)
               : BulkWords::tr("%1 The source is %Ln week(s) later.", nullptr, -weeks).arg(whole);
}

}  // namespace roomrack::desktop
