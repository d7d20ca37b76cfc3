// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/kept_place.h"

#include <QtWidgets/QLabel>

namespace roomrack::desktop {

void keepPlace(QWidget *widget)
{
    QSizePolicy policy = widget->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget->setSizePolicy(policy);
}

void keepPlace(QLabel *label, int lines)
{
    label->ensurePolished();  // the style sheet sets the font
    label->setMinimumHeight(lines * label->fontMetrics().lineSpacing());
    keepPlace(static_cast<QWidget *>(label));
}

}  // namespace roomrack::desktop
