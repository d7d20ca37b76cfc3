// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/ends_with.h"

#include <QtWidgets/QWidget>

namespace roomrack::desktop {

void endWith(QObject *owner, QWidget *dialog)
{
    QObject::connect(owner, &QObject::destroyed, dialog, [dialog](QObject *ending) {
        dialog->disconnect(ending);
        for (QObject *inside : dialog->findChildren<QObject *>()) inside->disconnect(ending);
        dialog->hide();  // a field that loses the focus still tells the dialog what was typed
        delete dialog;
    });
}

}  // namespace roomrack::desktop
