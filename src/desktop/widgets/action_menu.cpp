// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/action_menu.h"

#include "desktop/theme/column_menu.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPersistentModelIndex>
#include <QtCore/QPointer>
#include <QtGui/QKeySequence>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

namespace roomrack::desktop {

namespace {

const char kRowKey[] = "rowKey";

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ActionMenu)
};

/// A row that is part of a selection keeps the selection.
QModelIndex chooseAt(QAbstractItemView *view, QPoint at)
{
    const QModelIndex row = view->indexAt(at);
    if (!row.isValid()) return row;
    if (view->selectionModel()->isSelected(row))
        view->selectionModel()->setCurrentIndex(row, QItemSelectionModel::NoUpdate);
    else
        view->setCurrentIndex(row);
    return row;
}

QMenu *newMenu(QAbstractItemView *view)
{
    auto *menu = new QMenu(view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    return menu;
}

void addButton(QMenu *menu, QAbstractButton *button)
{
    QAction *action = menu->addAction(button->text());
    action->setObjectName(button->objectName());
    action->setEnabled(button->isEnabled());
    if (!button->toolTip().isEmpty()) action->setToolTip(button->toolTip());
    const auto key = button->property(kRowKey).value<QKeySequence>();
    action->setShortcut(key);
    // Qt calls it "Return"; a text after a tab is shown instead.
    if (key == QKeySequence(Qt::Key_Return))
        action->setText(button->text() + u'\t' + Words::tr("Enter"));
    QObject::connect(action, &QAction::triggered, button, &QAbstractButton::click);
}

void popUp(QAbstractItemView *view, const std::vector<QAbstractButton *> &buttons, QPoint at,
           bool columns)
{
    QMenu *menu = newMenu(view);
    for (QAbstractButton *button : buttons) {
        if (button->isVisibleTo(view->window())) addButton(menu, button);
    }
    if (columns) {
        if (!menu->isEmpty()) menu->addSeparator();
        addColumns(menu, qobject_cast<QTableView *>(view));
    }
    if (menu->isEmpty())
        delete menu;
    else
        menu->popup(view->viewport()->mapToGlobal(at));
}

}  // namespace

void offerActions(QAbstractItemView *view, std::function<std::vector<QAction *>()> actions)
{
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(view, &QWidget::customContextMenuRequested, view,
                     [view, actions = std::move(actions)](QPoint at) {
                         chooseAt(view, at);
                         QMenu *menu = newMenu(view);
                         for (QAction *action : actions()) menu->addAction(action);
                         menu->popup(view->viewport()->mapToGlobal(at));
                     });
}

void offerButtons(QAbstractItemView *view, std::vector<QAbstractButton *> buttons, WhenReady ready)
{
    // This menu replaces that of the heading and contains it.
    const bool columns =
        QObject::disconnect(view, &QWidget::customContextMenuRequested, view, nullptr);
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    const auto ask = [view, buttons = std::move(buttons), ready = std::move(ready),
                      columns](QPoint at) {
        const QModelIndex row = chooseAt(view, at);
        if (!row.isValid()) return popUp(view, {}, at, columns);
        if (!ready) return popUp(view, buttons, at, columns);
        ready([view = QPointer(view), buttons, at, columns, kept = QPersistentModelIndex(row)] {
            if (view && view->isVisible() && view->currentIndex() == kept)
                popUp(view, buttons, at, columns);
        });
    };
    QObject::connect(view, &QWidget::customContextMenuRequested, view, ask);
}

void setRowKey(QAbstractButton *button, const QKeySequence &key)
{
    button->setProperty(kRowKey, QVariant::fromValue(key));
}

}  // namespace roomrack::desktop
