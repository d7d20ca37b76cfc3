// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/duplicates/duplicate_model.h"

#include "desktop/compare/comparison.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/words/request_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QPainter>

namespace roomrack::desktop {

using booking::DuplicateRow;

DuplicateModel::DuplicateModel(DuplicateSource source, const HotelView &view, QObject *parent)
    : PagedModel(std::move(source), parent), view_(view)
{}

void DuplicateModel::rename()
{
    if (total() > 0) emit dataChanged(index(0, 0), index(int(total()) - 1, ColumnCount - 1));
}

int DuplicateModel::rowOf(dedup::CandidateId id) const
{
    return cache().rowWhere([id](const DuplicateRow &row) { return row.id == id; });
}

QVariant DuplicateModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const DuplicateRow *row = look(index.row());
    switch (role) {
    case LoadedRole: return row != nullptr;
    case IdRole: return row ? row->id.value : qint64(0);
    case ToneRole: return int(row ? duplicateTone(row->outcome) : Tone::Neutral);
    case Qt::DisplayRole: return row ? display(*row, index.column()) : QString();
    case Qt::AccessibleTextRole: return row ? display(*row, index.column()) : tr("loading");
    case Qt::ToolTipRole:
        if (!row) return {};
        return index.column() == Time ? utcText(row->at)
                                      : style::tip(display(*row, index.column()));
    default: return {};
    }
}

QString DuplicateModel::display(const DuplicateRow &row, int column) const
{
    switch (column) {
    case Time: return duplicateTime(view_, row.at, locale_);
    case Kind: return productText(row.product);
    case From: return sourceText(view_, row);
    case Seen: return seenText(row, locale_);
    case Decision: return duplicateText(row.outcome);
    default: return {};
    }
}

std::span<const TableColumn> DuplicateModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Time")},     {.title = QT_TR_NOOP("Type")},
        {.title = QT_TR_NOOP("Source")},   {.title = QT_TR_NOOP("Match")},
        {.title = QT_TR_NOOP("Decision")},
    };
    static_assert(std::size(kAll) == ColumnCount);
    return kAll;
}

void SeenDelegate::paintInside(QPainter *painter, const QRect &inside,
                               const QStyleOptionViewItem &cell, const QModelIndex &) const
{
    painter->setFont(Theme::font(TextSize::Body));
    painter->setPen(theme().colors().text);
    const QFontMetrics metrics = painter->fontMetrics();
    const auto flags = int(Qt::AlignVCenter | Qt::AlignLeading | Qt::TextWordWrap);
    QString shown = cell.text;
    const auto fits = [&](const QString &part) {
        return metrics.boundingRect(QRect(0, 0, inside.width(), 10'000), flags, part).height()
               <= inside.height();
    };
    // A text that does not fit is elided; the tool tip shows all of it.
    QString words = cell.text;
    while (!fits(shown) && words.contains(QLatin1Char(' '))) {
        words.truncate(words.lastIndexOf(QLatin1Char(' ')));
        shown = words + QStringLiteral("…");
    }
    painter->drawText(inside, flags, shown);
}

}  // namespace roomrack::desktop

#include "moc_duplicate_model.cpp"
