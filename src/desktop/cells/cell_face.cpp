// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/cells/cell_face.h"

#include "channels/host/channel_host.h"
#include "desktop/cells/grid_values.h"
#include "desktop/words/amount_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <algorithm>
#include <set>

namespace roomrack::desktop {

namespace {

struct CellFaceWords {
    Q_DECLARE_TR_FUNCTIONS(Grid)
};

Fill fillOf(int number)
{
    if (number < 0) return Fill::Oversold;
    if (number == 0) return Fill::None;
    if (number < kSomeFrom) return Fill::Low;
    return number < kPlentyFrom ? Fill::Some : Fill::Plenty;
}

/// Major units, rounded half up.
qint64 wholeRate(qint64 minor, Currency currency)
{
    return (minor + currency.scale() / 2) / currency.scale();
}

QString dayText(Night night)
{
    return weekdayDateText(night, QLocale());
}

/// See TypeFace::limited.
int limitedOn(const HotelView &view, const GridRow &row, Night night)
{
    const inventory::Ledger &ledger = view.ledger();
    if (!ledger.scoped().any(row.type)) return 0;
    const RatePlanId plan = scopeOf(view, row).plan;
    std::set<ChannelId> channels;
    std::set<RatePlanId> plans;
    for (const auto &[scope, restrictions] : restrictionsOn(ledger, row.type, night)) {
        if (scope.channel && (!plan || scope.plan == plan)) channels.insert(scope.channel);
        if (!scope.channel && !plan) plans.insert(scope.plan);
    }
    return int(channels.size() + plans.size());
}

}  // namespace

TypeFace typeFace(const HotelView &view, int type, Night night, bool alone)
{
    const inventory::Ledger &ledger = view.ledger();
    const inventory::TypeNight &cell = ledger.type(type, night);
    int oversold = ledger.type(type, night).oversold();
    if (alone) oversold = std::max(oversold, ledger.pool(ledger.poolOf(type), night).oversold());

    TypeFace face;
    static_cast<inventory::Restrictions &>(face) = restrictionsOf(cell);
    face.limited = limitedOn(view, {0, type, alone}, night);
    face.number = oversold > 0 ? -oversold : ledger.available(type, night);
    face.fill = fillOf(face.number);
    face.price = view.rates().basePrice(type, night);
    if (face.price >= 0) {
        face.rate = wholeRate(face.price, view.property().currency);
    }
    face.roomsByHand = cell.typed >= 0;
    face.held = cell.held;
    face.past = night < view.property().businessDate;
    return face;
}

PoolFace poolFace(const HotelView &view, int pool, Night night)
{
    const inventory::Ledger &ledger = view.ledger();
    const inventory::PoolNight &cell = ledger.pool(pool, night);
    const int rooms = ledger.physical(pool, night) - cell.outOfOrder;
    PoolFace face;
    face.percent = rooms > 0 ? int(divideHalfEven(qint64(cell.sold) * 100, rooms)) : -1;
    face.oversold = ledger.pool(pool, night).oversold();
    face.outOfOrder = cell.outOfOrder;
    face.past = night < view.property().businessDate;
    return face;
}

QString paritySign(const ParityFace &face)
{
    if (face.flags & channels::ParityRow::Refused) return QStringLiteral("!");
    if (face.flags & channels::ParityRow::Behind) return QStringLiteral("↑");
    return face.shown > 0 ? QStringLiteral("✓") : QStringLiteral("–");
}

QString parityText(const ParityFace &face)
{
    if (face.shown == 0) return paritySign(face);
    return QStringLiteral("%1 %2/%3").arg(paritySign(face)).arg(face.inSync).arg(face.shown);
}

QString numberText(int number)
{
    return number < 0 ? QStringLiteral("−%1").arg(-number) : QString::number(number);
}

QString rateText(qint64 rate)
{
    if (rate < 0) return {};
    if (rate < 100'000) return QString::number(rate);
    return QStringLiteral("%1k").arg(rate / 1000);
}

QString poolText(const PoolFace &face)
{
    if (face.percent < 0) return QStringLiteral("–");
    const QString percent = QStringLiteral("%1%").arg(face.percent);
    return face.oversold > 0 ? percent + QStringLiteral(" · −%1").arg(face.oversold) : percent;
}

TypeFace planFace(const HotelView &view, int type, int plan, Night night)
{
    TypeFace face;
    const GridRow row{0, type, false, plan};
    static_cast<inventory::Restrictions &>(face) =
        view.ledger().scoped().at(type, scopeOf(view, row), night);
    face.limited = limitedOn(view, row, night);
    face.plan = true;
    face.price = view.rates().price(type, plan, night);
    if (face.price >= 0) {
        face.rate = wholeRate(face.price, view.property().currency);
    }
    const bool own = view.rates().ownPrice(type, plan, night) >= 0;
    const bool derives = bool(view.rates().plans()[size_t(plan)].parent);
    face.derived = derives && !own;
    face.priceByHand = derives && own;
    face.past = night < view.property().businessDate;
    return face;
}

QString priceText(qint64 minor, Currency currency)
{
    if (minor < 0) return QStringLiteral("–");
    if (minor % currency.scale() == 0) return rateText(minor / currency.scale());
    return typedAmount(minor, currency, QLocale());
}

QString planRule(const HotelView &view, int plan, RuleForm form)
{
    const pricing::RatePlan &derived = view.rates().plans()[size_t(plan)];
    const pricing::RatePlan *parent = derived.parent ? view.rates().plan(derived.parent) : nullptr;
    if (!parent) return {};
    const bool brief = form == RuleForm::Brief;
    const auto signedPart = [brief](bool less, const QString &amount) {
        const QString sign = less ? QStringLiteral("−") : QStringLiteral("+");
        return brief ? u' ' + sign + amount : QStringLiteral(" %1 %2").arg(sign, amount);
    };
    const bool named = !brief || parent != &view.rates().plans()[size_t(view.rates().basePlan())];
    QString rule = named ? parent->code : QString();
    const int points = derived.percentBasisPoints;
    if (points != 0) {
        const int most = points % 100 == 0 ? 0 : points % 10 == 0 ? 1 : 2;
        rule += signedPart(points < 0,
                           CellFaceWords::tr("%1 %", "percent")
                               .arg(QLocale().toString(std::abs(points) / 100.0, 'f', most)));
    }
    if (derived.amount != 0) {
        const qint64 amount = std::abs(derived.amount);
        rule +=
            signedPart(derived.amount < 0, brief ? priceText(amount, view.property().currency)
                                                 : amountText(view.catalogue(), amount, QLocale()));
    }
    return rule.trimmed();
}

QString limitedMark(const TypeFace &face)
{
    return face.limited > 0 ? QStringLiteral("@%1").arg(face.limited) : QString();
}

QString cornerMark(const TypeFace &face)
{
    QStringList marks{face.isRestricted() ? restrictionMark(face) : QString(), limitedMark(face)};
    marks.removeAll(QString());
    return marks.join(u' ');
}

QString rowName(const HotelView &view, const GridRow &row)
{
    if (row.isPool()) return view.catalogue().pools[size_t(row.pool)].name;
    return row.isPlan() ? view.rates().plans()[size_t(row.plan)].name
                        : view.catalogue().roomTypes[size_t(row.type)].name;
}

QString cellText(const HotelView &view, GridMode mode, const GridRow &row, Night night)
{
    if (row.isPool()) return poolText(poolFace(view, row.pool, night));
    const Currency currency = view.property().currency;
    if (row.isPlan()) {
        if (mode == GridMode::Restrictions)
            return restrictionLines(planFace(view, row.type, row.plan, night)).join(u' ');
        const bool priced = mode == GridMode::Availability || mode == GridMode::Rates;
        return priced ? priceText(view.rates().price(row.type, row.plan, night), currency)
                      : QString();
    }
    const TypeFace face = typeFace(view, row.type, night, row.alone);
    switch (mode) {
    case GridMode::Rates: return priceText(face.price, currency);
    case GridMode::Restrictions: return restrictionLines(face).join(u' ');
    case GridMode::Parity: return {};  // needs the channels' data
    case GridMode::Availability: break;
    }
    return numberText(face.number);
}

namespace {

/// "only Non-refundable: stop sell": the restrictions that the face of the row does not have.
QStringList scopedList(const HotelView &view, const GridRow &row, Night night)
{
    const inventory::RestrictionScope shown = scopeOf(view, row);
    QStringList parts;
    for (const auto &[scope, restrictions] : restrictionsOn(view.ledger(), row.type, night)) {
        const QStringList list = restrictionList(restrictions);
        if (scope == shown || scope.isAll() || list.isEmpty()) continue;
        if (shown.plan && scope.plan != shown.plan) continue;
        parts << CellFaceWords::tr("only %1: %2", "rate plan or channel: restrictions")
                     .arg(scopeText(view, scope), list.join(QStringLiteral(", ")));
    }
    return parts;
}

QString describePlan(const HotelView &view, const GridRow &row, Night night)
{
    const TypeFace face = planFace(view, row.type, row.plan, night);
    const inventory::RoomType &type = view.catalogue().roomTypes[size_t(row.type)];
    QStringList parts{
        CellFaceWords::tr("%1, %2, %3").arg(type.name, rowName(view, row), dayText(night))};
    parts << (face.price < 0 ? CellFaceWords::tr("no rate")
                             : amountText(view.catalogue(), face.price, QLocale()));
    const QString rule = planRule(view, row.plan);
    if (face.derived && face.price >= 0) parts << CellFaceWords::tr("derived from %1").arg(rule);
    if (face.priceByHand) parts << CellFaceWords::tr("manual override (rule: %1)").arg(rule);
    parts << restrictionList(face) << scopedList(view, row, night);
    return parts.join(QStringLiteral(" · "));
}

QString describeType(const HotelView &view, const GridRow &row, Night night)
{
    const TypeFace face = typeFace(view, row.type, night, row.alone);
    const inventory::RoomType &type = view.catalogue().roomTypes[size_t(row.type)];
    QStringList parts{CellFaceWords::tr("%1, %2").arg(type.name, dayText(night))};
    parts << (face.number < 0 ? CellFaceWords::tr("oversold by %n room(s)", nullptr, -face.number)
                              : CellFaceWords::tr("%n available", nullptr, face.number));
    if (face.roomsByHand) {
        parts << CellFaceWords::tr("%n room(s) to sell, set manually (default %1)", nullptr,
                                   view.ledger().forSale(row.type, night))
                     .arg(type.cap);
    }
    if (face.held > 0) parts << CellFaceWords::tr("%n held", nullptr, face.held);
    if (face.price >= 0) parts << amountText(view.catalogue(), face.price, QLocale());
    parts << restrictionList(face) << scopedList(view, row, night);
    return parts.join(QStringLiteral(" · "));
}

QString describePool(const HotelView &view, int pool, Night night)
{
    const PoolFace face = poolFace(view, pool, night);
    const inventory::PoolNight &cell = view.ledger().pool(pool, night);
    QStringList parts{
        CellFaceWords::tr("%1, %2").arg(view.catalogue().pools[size_t(pool)].name, dayText(night)),
        CellFaceWords::tr("%1 of %n room(s) sold", nullptr,
                          view.ledger().physical(pool, night) - cell.outOfOrder)
            .arg(cell.sold)};
    if (cell.held > 0) parts << CellFaceWords::tr("%n held", nullptr, cell.held);
    if (face.outOfOrder > 0)
        parts << CellFaceWords::tr("%n out of order", nullptr, face.outOfOrder);
    if (face.oversold > 0)
        parts << CellFaceWords::tr("oversold by %n room(s)", nullptr, face.oversold);
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

QString describeCell(const HotelView &view, const GridRow &row, Night night)
{
    if (row.isPool()) return describePool(view, row.pool, night);
    return row.isPlan() ? describePlan(view, row, night) : describeType(view, row, night);
}

}  // namespace roomrack::desktop
