// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/allow.h"

#include "desktop/theme/look.h"

#include <QtWidgets/QAbstractButton>

namespace roomrack::desktop {

void allow(QAbstractButton *button, bool possible, const QString &whyNot, const QString &tip)
{
    button->setEnabled(possible && whyNot.isEmpty());
    button->setToolTip(look::tip(whyNot.isEmpty() ? tip : whyNot));
}

}  // namespace roomrack::desktop
