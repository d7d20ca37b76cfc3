// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/import_bookings.h"

#include "desktop/import/import_dialog.h"
#include "desktop/shell/desktop.h"

#include <QtCore/QDir>
#include <QtCore/QSettings>

namespace roomrack::desktop {

ImportDialog *showImport(Desktop &desktop, QSettings &settings)
{
    const QString folder =
        settings.value(QStringLiteral("files/folder"), QDir::homePath()).toString();
    auto *dialog =
        new ImportDialog(desktop.clock(), folder, desktop.window().session(), &desktop.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &ImportDialog::made, &desktop, &Desktop::open);
    QObject::connect(&desktop, &Desktop::closing, dialog, &ImportDialog::dropSession);
    QObject::connect(dialog, &QDialog::rejected, &desktop, [&desktop] {
        if (!desktop.window().session()) desktop.begin({});
    });
    dialog->open();
    return dialog;
}

}  // namespace roomrack::desktop
