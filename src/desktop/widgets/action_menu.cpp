// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/action_menu.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QMenu>

namespace roomrack::desktop {

void offerActions(QAbstractItemView *view, std::function<std::vector<QAction *>()> actions)
{
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(view, &QWidget::customContextMenuRequested, view,
                     [view, actions = std::move(actions)](QPoint at) {
                         auto *menu = new QMenu(view);
                         menu->setAttribute(Qt::WA_DeleteOnClose);
                         menu->setToolTipsVisible(true);
                         for (QAction *action : actions()) menu->addAction(action);
                         menu->popup(view->viewport()->mapToGlobal(at));
                     });
}

}  // namespace roomrack::desktop
