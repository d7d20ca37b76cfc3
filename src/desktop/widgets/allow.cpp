// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/allow.h"

#include "desktop/theme/style.h"

#include <QtWidgets/QAbstractButton>

namespace roomrack::desktop {

void allow(QAbstractButton *button, bool possible, const QString &whyNot, const QString &tip)
{
    button->setEnabled(possible && whyNot.isEmpty());
    button->setToolTip(style::tip(whyNot.isEmpty() ? tip : whyNot));
}

}  // namespace roomrack::desktop
