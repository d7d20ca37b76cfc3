// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/kept_place.h"

#include <QtWidgets/QLabel>

namespace roomrack::desktop {

void keepPlace(QLabel *label, int lines)
{
    label->ensurePolished();  // the style sheet sets the font
    label->setMinimumHeight(lines * label->fontMetrics().lineSpacing());
    QSizePolicy policy = label->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    label->setSizePolicy(policy);
}

}  // namespace roomrack::desktop
