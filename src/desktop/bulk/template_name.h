// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a template's name and warns if an existing template would be replaced.
#pragma once

#include "desktop/widgets/dialog_frame.h"

#include <QtCore/QStringList>
#include <QtWidgets/QDialog>

class QLabel;
class QLineEdit;

namespace roomrack::desktop {

class TemplateName final : public QDialog {
    Q_OBJECT

public:
    TemplateName(QStringList known, const QString &name, QWidget *parent = nullptr);

signals:
    void named(const QString &name);

private:
    void refresh();
    const QStringList known_;
    DialogFrame frame_;
    QLineEdit *name_;
    QLabel *what_;
};

}  // namespace roomrack::desktop
