// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/cell_face.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Grid)
};

Fill fillOf(int number)
{
    if (number < 0) return Fill::Oversold;
    if (number == 0) return Fill::None;
    if (number < kSomeFrom) return Fill::Low;
    return number < kPlentyFrom ? Fill::Some : Fill::Plenty;
}

QString dayText(Night night)
{
    return QLocale().toString(night.date(), QLocale::LongFormat);
}

QStringList restrictionWords(const TypeFace &face)
{
    QStringList words;
    if (face.stopSell()) words << Words::tr("stop-sell");
    if (face.flags & inventory::ClosedToArrival) words << Words::tr("closed to arrival");
    if (face.flags & inventory::ClosedToDeparture) words << Words::tr("closed to departure");
    if (face.minStay > 1) words << Words::tr("at least %n night(s)", nullptr, face.minStay);
    if (face.maxStay > 0) words << Words::tr("at most %n night(s)", nullptr, face.maxStay);
    return words;
}

}  // namespace

TypeFace typeFace(const HotelView &view, int type, Night night, bool alone)
{
    const inventory::Ledger &ledger = view.ledger();
    const inventory::TypeNight &cell = ledger.type(type, night);
    int oversold = ledger.oversoldType(type, night);
    if (alone) oversold = std::max(oversold, ledger.oversoldPool(ledger.poolOf(type), night));

    TypeFace face;
    face.number = oversold > 0 ? -oversold : ledger.available(type, night);
    face.fill = fillOf(face.number);
    const qint64 rate = view.rate(type, night);
    if (rate >= 0) face.rate = divideHalfEven(rate, view.property().currency.scale());
    face.held = cell.held;
    face.minStay = cell.minStay;
    face.maxStay = cell.maxStay;
    face.flags = cell.flags;
    face.past = night < view.property().businessDate;
    return face;
}

PoolFace poolFace(const HotelView &view, int pool, Night night)
{
    const inventory::Ledger &ledger = view.ledger();
    const inventory::PoolNight &cell = ledger.pool(pool, night);
    const int rooms = ledger.physical(pool) - cell.outOfOrder;
    PoolFace face;
    face.percent = rooms > 0 ? int(divideHalfEven(qint64(cell.sold) * 100, rooms)) : -1;
    face.oversold = ledger.oversoldPool(pool, night);
    face.outOfOrder = cell.outOfOrder;
    face.past = night < view.property().businessDate;
    return face;
}

QString restrictionMark(const TypeFace &face)
{
    QString mark;
    const bool in = face.flags & inventory::ClosedToArrival;
    const bool out = face.flags & inventory::ClosedToDeparture;
    if (in && out)
        mark = Words::tr("CTA/D");
    else if (in)
        mark = Words::tr("CTA");
    else if (out)
        mark = Words::tr("CTD");
    if (face.minStay > 1) {
        if (!mark.isEmpty()) mark += u' ';
        mark += QStringLiteral("%1+").arg(face.minStay);
    }
    if (face.maxStay > 0) {
        if (!mark.isEmpty()) mark += u' ';
        mark += QStringLiteral("≤%1").arg(face.maxStay);
    }
    return mark;
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

QString describeFace(const HotelView &view, int type, Night night, bool alone)
{
    const TypeFace face = typeFace(view, type, night, alone);
    const inventory::RoomType &roomType = view.catalogue().roomTypes[size_t(type)];
    QStringList parts{Words::tr("%1, %2").arg(roomType.name, dayText(night))};
    parts << (face.number < 0 ? Words::tr("oversold by %n room(s)", nullptr, -face.number)
                              : Words::tr("%n available", nullptr, face.number));
    if (face.held > 0) parts << Words::tr("%n held", nullptr, face.held);
    if (view.rate(type, night) >= 0) {
        parts << amountText(view.catalogue(), view.rate(type, night), QLocale());
    }
    parts << restrictionWords(face);
    return parts.join(QStringLiteral(" · "));
}

QString describePool(const HotelView &view, int pool, Night night)
{
    const PoolFace face = poolFace(view, pool, night);
    const inventory::PoolNight &cell = view.ledger().pool(pool, night);
    QStringList parts{
        Words::tr("%1, %2").arg(view.catalogue().pools[size_t(pool)].name, dayText(night)),
        Words::tr("%1 of %n room(s) sold", nullptr, view.ledger().physical(pool) - cell.outOfOrder)
            .arg(cell.sold)};
    if (cell.held > 0) parts << Words::tr("%n held", nullptr, cell.held);
    if (face.outOfOrder > 0) parts << Words::tr("%n out of order", nullptr, face.outOfOrder);
    if (face.oversold > 0) parts << Words::tr("oversold by %n room(s)", nullptr, face.oversold);
    return parts.join(QStringLiteral(" · "));
}

}  // namespace roomrack::desktop
