// SPDX-License-Identifier: GPL-3.0-or-later
// What is about to be added as another hotel of a file or database, shown before it is.
#pragma once

#include "engine/property_service.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace roomrack::desktop {

class FactGrid;
class RowsTable;
class Theme;

class SetupSummary final : public QWidget {
    Q_OBJECT

public:
    explicit SetupSummary(const Theme &theme, QWidget *parent = nullptr);

    /// `origin`: what it begins with; `place`: the file or database, without a password.
    void show(const engine::HotelSetup &setup, const QString &origin, const QString &place);

private:
    FactGrid *facts_;
    RowsTable *types_;
    QLabel *notes_;
};

}  // namespace roomrack::desktop
