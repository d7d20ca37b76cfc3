// SPDX-License-Identifier: GPL-3.0-or-later
// Duplicate counts by channel and by reason.
#pragma once

#include "desktop/session/hotel_view.h"
#include "storage/reader.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace roomrack::desktop {

class RowsTable;
class Theme;

class FiguresView final : public QWidget {
    Q_OBJECT

public:
    FiguresView(const HotelView &view, const Theme &theme, QWidget *parent = nullptr);
    using QWidget::show;
    void show(const std::vector<storage::DuplicateFigure> &figures);

private:
    const HotelView &view_;
    RowsTable *channels_;
    RowsTable *reasons_;
    QLabel *noChannels_;
    QLabel *noReasons_;
    QLabel *state_ = nullptr;
    QLabel *sum_ = nullptr;
};

}  // namespace roomrack::desktop
