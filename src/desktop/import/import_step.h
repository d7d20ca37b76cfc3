// SPDX-License-Identifier: GPL-3.0-or-later
// One step of the import dialog.
#pragma once

#include <QtWidgets/QWidget>

namespace roomrack::desktop {

class ImportStep : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual QString title() const = 0;
    virtual QString explanation() const = 0;
    /// Whether the user can continue to the next step.
    bool isComplete() const { return complete_; }

signals:
    void completeChanged();

protected:
    void setComplete(bool complete)
    {
        if (complete == complete_) return;
        complete_ = complete;
        emit completeChanged();
    }

private:
    bool complete_ = false;
};

}  // namespace roomrack::desktop
