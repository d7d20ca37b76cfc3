// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/theme/column_menu.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ColumnMenu)
};

constexpr int kStep = 24;  ///< pixels

QString headingOf(const QTableView *table, int column)
{
    const QString text = table->model()->headerData(column, Qt::Horizontal).toString();
    return text.isEmpty() ? Words::tr("Column %1").arg(column + 1) : text;
}

/// The visible columns in their order on screen.
QList<int> shownColumns(const QTableView *table)
{
    QList<int> columns;
    const QHeaderView *header = table->horizontalHeader();
    for (int i = 0; i < header->count(); ++i) {
        const int column = header->logicalIndex(i);
        if (!header->isSectionHidden(column)) columns << column;
    }
    return columns;
}

/// Sorting by the same column again reverses the order, like a click on its heading.
void sortBy(QHeaderView *header, int column)
{
    const bool again = header->sortIndicatorSection() == column;
    const bool up = header->sortIndicatorOrder() == Qt::AscendingOrder;
    header->setSortIndicator(column, again && up ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void addOrder(QMenu *menu, QTableView *table)
{
    QHeaderView *header = table->horizontalHeader();
    if (!header->isSortIndicatorShown()) return;
    QMenu *by = menu->addMenu(Words::tr("&Sort by"));
    by->setObjectName(QStringLiteral("sortBy"));
    for (const int column : shownColumns(table)) {
        QString text = headingOf(table, column);
        const bool now = header->sortIndicatorSection() == column;
        if (now) {
            text = (header->sortIndicatorOrder() == Qt::AscendingOrder
                        ? Words::tr("%1 (sort descending)")
                        : Words::tr("%1 (sort ascending)"))
                       .arg(text);
        }
        QAction *action = by->addAction(text);
        action->setCheckable(now);
        action->setChecked(now);
        QObject::connect(action, &QAction::triggered, table,
                         [header, column] { sortBy(header, column); });
    }
}

void addWidths(QMenu *menu, QTableView *table)
{
    QHeaderView *header = table->horizontalHeader();
    QList<int> movable;
    for (const int column : shownColumns(table)) {
        if (header->sectionResizeMode(column) == QHeaderView::Interactive) movable << column;
    }
    if (movable.isEmpty() || header->isHidden()) return;
    const auto add = [&](const QString &title, const char *name, int step) {
        QMenu *which = menu->addMenu(title);
        which->setObjectName(QLatin1String(name));
        for (const int column : movable) {
            QAction *action = which->addAction(headingOf(table, column));
            QObject::connect(action, &QAction::triggered, table, [header, column, step] {
                const int width = header->sectionSize(column) + step;
                header->resizeSection(column, std::max(width, header->minimumSectionSize()));
            });
        }
    };
    add(Words::tr("&Widen column"), "wider", kStep);
    add(Words::tr("&Narrow column"), "narrower", -kStep);
}

}  // namespace

void addColumns(QMenu *menu, QTableView *table)
{
    addOrder(menu, table);
    addWidths(menu, table);
}

void offerColumns(QTableView *table)
{
    table->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(table, &QWidget::customContextMenuRequested, table, [table](QPoint at) {
        if (!table->model()) return;
        auto *menu = new QMenu(table);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setObjectName(QStringLiteral("columns"));
        addColumns(menu, table);
        if (menu->isEmpty())
            delete menu;
        else
            menu->popup(table->viewport()->mapToGlobal(at));
    });
}

}  // namespace roomrack::desktop
