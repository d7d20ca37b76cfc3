// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/commission_model.h"

#include "desktop/words/amount_words.h"

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

constexpr qsizetype kLongestText = 40;

}  // namespace

void CommissionModel::setPlans(const std::vector<pricing::RatePlan> &plans)
{
    beginResetModel();
    lines_.clear();
    for (const pricing::RatePlan &plan : plans) lines_.push_back({plan.id, plan.name});
    endResetModel();
}

void CommissionModel::setCommissions(const std::vector<sync::PlanCommission> &commissions)
{
    beginResetModel();
    for (Line &line : lines_) {
        const auto at = std::find_if(commissions.begin(), commissions.end(),
                                     [&](const auto &c) { return c.plan == line.plan; });
        line.wrong.clear();
        line.basisPoints = at == commissions.end() ? std::nullopt : std::optional(at->basisPoints);
    }
    endResetModel();
}

std::vector<sync::PlanCommission> CommissionModel::commissions() const
{
    std::vector<sync::PlanCommission> all;
    for (const Line &line : lines_) {
        if (line.basisPoints) all.push_back({line.plan, *line.basisPoints});
    }
    return all;
}

void CommissionModel::setStandard(int basisPoints)
{
    standard_ = basisPoints;
    if (!lines_.empty()) emit dataChanged(index(0, Commission), index(rowCount() - 1, Commission));
}

int CommissionModel::firstProblem() const
{
    const auto at = std::find_if(lines_.begin(), lines_.end(),
                                 [](const Line &line) { return !line.wrong.isEmpty(); });
    return at == lines_.end() ? -1 : int(at - lines_.begin());
}

QString CommissionModel::problem(int row) const
{
    if (lines_[size_t(row)].wrong.isEmpty()) return {};
    return tr("enter 0 to %1 %").arg(sync::kMostCommission / 100);
}

QString CommissionModel::text(int basisPoints) const
{
    return tr("%1 %", "a percentage").arg(locale_.toString(basisPoints / 100.0, 'f', 2));
}

int CommissionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(lines_.size());
}

QVariant CommissionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line &line = lines_[size_t(index.row())];
    if (role == Qt::TextAlignmentRole) return alignmentOf(index.column());
    if (role == Qt::AccessibleTextRole && index.column() == Commission)
        return tr("Commission of %1", "a rate plan").arg(line.name);
    if (role == Qt::ToolTipRole && index.column() == State) return problem(index.row());
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    if (index.column() == Plan) return line.name;
    if (index.column() == State) {
        const QString wrong = problem(index.row());
        return wrong.isEmpty() ? QString() : QStringLiteral("! ") + wrong;
    }
    if (!line.wrong.isEmpty()) return line.wrong;
    if (line.basisPoints) return text(*line.basisPoints);
    return role == Qt::EditRole ? QString()
                                : tr("standard (%1)", "a percentage").arg(text(standard_));
}

std::span<const TableColumn> CommissionModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Rate plan")},
        {.title = QT_TR_NOOP("Commission"), .number = true},
        {.title = QT_TR_NOOP("Status")},
    };
    static_assert(std::size(kAll) == Columns);
    return kAll;
}

Qt::ItemFlags CommissionModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Commission ? flags | Qt::ItemIsEditable : flags;
}

bool CommissionModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
    if (role != Qt::EditRole || index.column() != Commission) return false;
    Line &line = lines_[size_t(index.row())];
    line.basisPoints.reset();
    line.wrong.clear();
    if (const QString typed = value.toString().remove(u'%').trimmed(); !typed.isEmpty()) {
        const auto number = plainNumber(typed, locale_);
        const double points = number ? number->toDouble() * 100 : -1;
        if (points >= 0 && points <= sync::kMostCommission)
            line.basisPoints = int(std::lround(points));
        else
            line.wrong = value.toString().trimmed().left(kLongestText);
    }
    emit dataChanged(index, index.siblingAtColumn(State));
    return true;
}

}  // namespace roomrack::desktop

#include "moc_commission_model.cpp"
