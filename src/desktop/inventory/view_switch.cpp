// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/view_switch.h"

#include "desktop/theme/style.h"

#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

ViewSwitch::ViewSwitch(QWidget *parent) : QWidget(parent)
{
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    QFrame *frame = style::segments();
    row->addWidget(frame);
    setAccessibleName(tr("View"));
    for (int i = 0; i < kGridModes; ++i) {
        const auto mode = GridMode(i);
        auto *button = style::addSegment(frame, i, name(mode));
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tr("%1 · Alt+%2").arg(name(mode)).arg(i + 1));
        style::shorten(button, shortName(mode));
        buttons_[size_t(i)] = button;
        connect(button, &QPushButton::clicked, this, [this, mode] { setMode(mode); });
    }
    buttons_.front()->setChecked(true);
}

QString ViewSwitch::name(GridMode mode)
{
    switch (mode) {
    case GridMode::Rates: return tr("Rates");
    case GridMode::Restrictions: return tr("Restrictions");
    case GridMode::Parity: return tr("Parity");
    case GridMode::Availability: break;
    }
    return tr("Availability");
}

QString ViewSwitch::shortName(GridMode mode)
{
    switch (mode) {
    case GridMode::Rates: return tr("Rates");
    case GridMode::Restrictions: return tr("Restr.", "restrictions, in short");
    case GridMode::Parity: return tr("Parity");
    case GridMode::Availability: break;
    }
    return tr("Avail.", "availability, in short");
}

void ViewSwitch::setMode(GridMode mode)
{
    buttons_[size_t(mode)]->setChecked(true);
    if (mode == mode_) return;
    mode_ = mode;
    emit chosen(mode);
}

}  // namespace roomrack::desktop
