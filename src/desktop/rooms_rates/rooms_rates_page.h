// SPDX-License-Identifier: GPL-3.0-or-later
// The Rooms & rates page: the description of the hotel, a view each for room types, rooms, pools
// and rate plans, and its file.
#pragma once

#include "desktop/session/page.h"

class QCheckBox;
class QFrame;
class QStackedWidget;

namespace roomrack::desktop {

class ItemsView;

class RoomsRatesPage final : public Page {
    Q_OBJECT

public:
    explicit RoomsRatesPage(const PageContext &context, QWidget *parent = nullptr);

    std::vector<QWidget *> barWidgets() override;

private:
    QFrame *segments_;
    QCheckBox *retired_;
    QStackedWidget *stack_;
};

}  // namespace roomrack::desktop
