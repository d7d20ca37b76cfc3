// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/plain_scroll.h"

#include <QtWidgets/QScrollArea>

namespace roomrack::desktop {

QScrollArea *plainScroll(QWidget *inside, int most)
{
    auto *area = new QScrollArea;
    area->setProperty("look", QStringLiteral("plain"));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(inside);
    area->setMaximumHeight(most);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

}  // namespace roomrack::desktop
