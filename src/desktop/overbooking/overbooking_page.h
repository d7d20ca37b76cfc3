// SPDX-License-Identifier: GPL-3.0-or-later
// The Overbooking page: policy and backtest, recommendations, walk list. The walk cost is entered
// once, above all three.
#pragma once

#include "desktop/session/page.h"

class QButtonGroup;
class QFrame;
class QStackedWidget;

namespace roomrack::desktop {

class AdviceView;
class PolicyView;
class WalkCostFields;
class WalkView;

class OverbookingPage final : public Page {
    Q_OBJECT

public:
    enum View { Policy, Advice, Walks };

    explicit OverbookingPage(const PageContext &context, QWidget *parent = nullptr);

    std::vector<QWidget *> barWidgets() override;
    void shown() override;
    void hidden() override;

    void setView(View view);
    PolicyView &policy() const { return *policy_; }

private:
    void tellViews();
    QFrame *segments_;
    QButtonGroup *group_;
    WalkCostFields *cost_;
    QStackedWidget *stack_;
    PolicyView *policy_;
    AdviceView *advice_;
    WalkView *walks_;
    bool visible_ = false;
};

}  // namespace roomrack::desktop
