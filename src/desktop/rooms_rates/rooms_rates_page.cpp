// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/rooms_rates_page.h"

#include "desktop/rooms_rates/items_view.h"
#include "desktop/theme/style.h"

#include <QtCore/QSettings>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFrame>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

const QString kViewKey = QStringLiteral("roomsrates/view");

}  // namespace

RoomsRatesPage::RoomsRatesPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), segments_(style::segments(this)),
      retired_(new QCheckBox(tr("Show re&tired"), this)), stack_(new QStackedWidget)
{
    const DescriptionFlow flow{session(), actions(), theme()};
    const auto add = [&](booking::ItemKind kind, const QString &text, const char *name) {
        style::addSegment(segments_, stack_->count(), text, QLatin1String(name));
        auto *view = new ItemsView(flow, kind);
        stack_->addWidget(view);
        connect(retired_, &QCheckBox::toggled, view, &ItemsView::setRetiredShown);
    };
    add(booking::ItemKind::RoomType, tr("Room types"), "roomsrates.roomTypes");
    add(booking::ItemKind::Room, tr("Rooms"), "roomsrates.rooms");
    add(booking::ItemKind::Pool, tr("Pools"), "roomsrates.pools");
    add(booking::ItemKind::RatePlan, tr("Rate plans"), "roomsrates.plans");
    segments_->setAccessibleName(tr("View"));
    retired_->setObjectName(QStringLiteral("roomsrates.retired"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    all->addWidget(stack_);
    QButtonGroup *group = style::groupOf(segments_);
    connect(group, &QButtonGroup::idToggled, this, [this](int view, bool on) {
        if (!on) return;
        stack_->setCurrentIndex(view);
        settings().setValue(kViewKey, view);
    });
    const int view = settings().value(kViewKey, 0).toInt();
    group->button(std::clamp(view, 0, stack_->count() - 1))->setChecked(true);
}

std::vector<QWidget *> RoomsRatesPage::barWidgets()
{
    return {segments_, retired_};
}

}  // namespace roomrack::desktop

#include "moc_rooms_rates_page.cpp"
