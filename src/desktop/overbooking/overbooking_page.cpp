// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/overbooking_page.h"

#include "desktop/overbooking/advice_view.h"
#include "desktop/overbooking/policy_view.h"
#include "desktop/overbooking/walk_cost_fields.h"
#include "desktop/overbooking/walk_view.h"
#include "desktop/theme/style.h"

#include <QtCore/QSettings>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QFrame>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

const QString kViewKey = QStringLiteral("overbooking/view");

}  // namespace

OverbookingPage::OverbookingPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), segments_(style::segments(this)), group_(style::groupOf(segments_)),
      cost_(new WalkCostFields(settings(), this)), stack_(new QStackedWidget),
      policy_(new PolicyView(session(), actions(), theme(), *cost_)),
      advice_(new AdviceView(session(), actions(), theme(), *cost_)),
      walks_(new WalkView(session(), actions(), theme(), *cost_))
{
    const auto add = [this](View view, const QString &text, const char *name, QWidget *content) {
        style::addSegment(segments_, view, text, QLatin1String(name));
        stack_->addWidget(content);
    };
    add(Policy, tr("Policy"), "overbooking.policyView", policy_);
    add(Advice, tr("Recommendations"), "overbooking.adviceView", advice_);
    add(Walks, tr("Walk list"), "overbooking.walksView", walks_);
    segments_->setAccessibleName(tr("View"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    all->addWidget(stack_);
    cost_->setCurrency(session().view().property().currency);
    connect(&this->session(), &HotelSession::loaded, this,
            [this] { cost_->setCurrency(session().view().property().currency); });
    connect(walks_, &WalkView::oversoldNights, this, [this](int count) { setBadge(count); });
    walks_->refresh();
    connect(group_, &QButtonGroup::idToggled, this, [this](int view, bool on) {
        if (!on) return;
        stack_->setCurrentIndex(view);
        settings().setValue(kViewKey, view);
        tellViews();
    });
    const int view = settings().value(kViewKey, int(Policy)).toInt();
    setView(view >= Policy && view <= Walks ? View(view) : Policy);
}

std::vector<QWidget *> OverbookingPage::barWidgets()
{
    return {segments_, cost_};
}

void OverbookingPage::setView(View view)
{
    group_->button(int(view))->setChecked(true);
}

void OverbookingPage::shown()
{
    visible_ = true;
    tellViews();
}

void OverbookingPage::hidden()
{
    visible_ = false;
    tellViews();
}

void OverbookingPage::tellViews()
{
    const int view = stack_->currentIndex();
    advice_->setShown(visible_ && view == Advice);
    walks_->setShown(visible_ && view == Walks);
}

}  // namespace roomrack::desktop

#include "moc_overbooking_page.cpp"
