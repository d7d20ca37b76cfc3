// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/desk_bar.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/flow_layout.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QWidget>

namespace roomrack::desktop {

FlowLayout *makeDeskBar()
{
    auto *bar = new FlowLayout(nullptr);
    bar->setContentsMargins(style::kPadding, 8, style::kPadding, 8);
    bar->setSpacing(style::kSmallGap);
    return bar;
}

void addAtEnd(QLayout *bar, const std::vector<QWidget *> &widgets)
{
    // A FlowLayout takes no spacers.
    auto *first = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(first);
    row->addStretch();
    row->addWidget(widgets.front());
    bar->addWidget(first);
    for (size_t i = 1; i < widgets.size(); ++i) bar->addWidget(widgets[i]);
}

}  // namespace roomrack::desktop
