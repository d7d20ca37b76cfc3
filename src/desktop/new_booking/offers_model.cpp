// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/offers_model.h"

#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"

#include <algorithm>

namespace roomrack::desktop {

OffersModel::OffersModel(const HotelView &view, const QLocale &locale, QObject *parent)
    : QAbstractTableModel(parent), view_(view), locale_(locale)
{}

void OffersModel::setChoice(const StayChoice &choice, const engine::Quotes &quotes)
{
    std::vector<TypeOffer> offers = offersFor(view_, choice, quotes, locale_);
    offers.insert(offers.begin(), cheapestOf(offers));
    const bool same =
        offers.size() == offers_.size() && plans_ == int(view_.rates().plans().size());
    if (!same) beginResetModel();
    offers_ = std::move(offers);
    refused_ = planObstacles(view_, choice);
    plans_ = int(refused_.size());
    if (!same) {
        endResetModel();
        return;
    }
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, FirstPlan, columnCount() - 1);
}

RoomTypeId OffersModel::typeAt(int row) const
{
    return row >= 0 && row < rowCount() ? offers_[size_t(row)].type : RoomTypeId{};
}

RatePlanId OffersModel::planAt(int column) const
{
    return isPlan(column) ? view_.rates().plans()[size_t(column - FirstPlan)].id : RatePlanId{};
}

int OffersModel::rowOf(RoomTypeId type) const
{
    const auto at = std::find_if(offers_.begin(), offers_.end(),
                                 [&](const TypeOffer &o) { return o.type == type; });
    return at == offers_.end() ? -1 : int(at - offers_.begin());
}

int OffersModel::columnOf(RatePlanId plan) const
{
    for (int c = FirstPlan; c < FirstPlan + plans_; ++c) {
        if (planAt(c) == plan) return c;
    }
    return -1;
}

std::optional<qint64> OffersModel::totalAt(const QModelIndex &index) const
{
    if (!index.isValid() || !isPlan(index.column())) return std::nullopt;
    return offers_[size_t(index.row())].totals[size_t(index.column() - FirstPlan)];
}

QString OffersModel::planObstacle(RatePlanId plan) const
{
    const int column = columnOf(plan);
    return column < 0 ? QString() : refused_[size_t(column - FirstPlan)];
}

QString OffersModel::obstacleAt(const QModelIndex &index) const
{
    if (!index.isValid()) return {};
    QStringList reasons{offers_[size_t(index.row())].obstacle};
    if (isPlan(index.column())) {
        const auto plan = size_t(index.column() - FirstPlan);
        reasons << refused_[plan] << offers_[size_t(index.row())].refused[plan];
    }
    reasons.removeAll(QString());
    return reasons.join(QStringLiteral(". "));
}

/// "28"; "9 · Closed to arrival"; "Sold out"; "Only 3 rooms left".
QString OffersModel::leftText(const TypeOffer &offer) const
{
    if (!offer.type || offer.left <= 0 || offer.tooFew) return offer.obstacle;
    QStringList parts{locale_.toString(offer.left)};
    if (!offer.obstacle.isEmpty()) parts << offer.obstacle;
    return parts.join(QStringLiteral(" · "));
}

int OffersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(offers_.size());
}

int OffersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstPlan + plans_;
}

QVariant OffersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const TypeOffer &offer = offers_[size_t(index.row())];
    const int column = index.column();
    if (role == kPossibleRole) {
        const bool sold = !isPlan(column)
                          || (refused_[size_t(column - FirstPlan)].isEmpty()
                              && offer.refused[size_t(column - FirstPlan)].isEmpty());
        return sold && offer.obstacle.isEmpty();
    }
    if (role == Qt::ToolTipRole) return style::tip(obstacleAt(index));
    if (role == Qt::TextAlignmentRole) {
        return int((isPlan(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) return {};
    if (column == Type) {
        return offer.type ? view_.typeName(offer.type) : tr("Best available");
    }
    if (column == Left) return leftText(offer);
    const auto total = totalAt(index);
    return total ? numberText(view_.catalogue(), *total, locale_) : QStringLiteral("–");
}

QVariant OffersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    if (role == Qt::TextAlignmentRole) {
        return int((isPlan(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && isPlan(section))
        return style::tip(refused_[size_t(section - FirstPlan)]);
    if (role != Qt::DisplayRole) return {};
    if (section == Type) return tr("Room type");
    if (section == Left) return tr("Available");
    return isPlan(section) ? view_.rates().planName(planAt(section)) : QString();
}

Qt::ItemFlags OffersModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

}  // namespace roomrack::desktop

#include "moc_offers_model.cpp"
