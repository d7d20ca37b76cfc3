// SPDX-License-Identifier: GPL-3.0-or-later
// The Channels page: the hotel's channels as cards and, for the selected one, status, pending
// updates, unmapped reservations, and the sync log.
#pragma once

#include "desktop/connections/channel_words.h"
#include "desktop/session/page.h"
#include "desktop/widgets/fact_grid.h"

#include <QtCore/QTimer>

class QAction;
class QButtonGroup;
class QFrame;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace roomrack::desktop {

class ChannelActions;
class ChannelList;
class LagChart;
class LogView;
class StepView;
class WaitingView;

class ChannelsPage final : public Page {
    Q_OBJECT

public:
    enum View { Steps, Waiting, Log };

    explicit ChannelsPage(const PageContext &context, QWidget *parent = nullptr);
    ~ChannelsPage() override;

    std::vector<QWidget *> barButtons() override;
    std::vector<QAction *> editActions() override;
    void shown() override;
    void hidden() override;

    void setView(View view);
    /// The selected channel; none if the hotel has no channels.
    ChannelId current() const;

private:
    QWidget *makeLeft();
    QWidget *makeHead();
    QWidget *makeBeginning();
    void refresh();
    void refreshHead();
    void refreshActions();
    void choose();
    void tellViews();

    HotelChannels &channels_;
    ChannelList *list_;
    QWidget *past_ = nullptr;
    QPushButton *begin_ = nullptr;
    LagChart *lag_;
    FactGrid *facts_;
    QLabel *name_ = nullptr;
    QLabel *sent_ = nullptr;
    QLabel *why_;
    QPushButton *unlock_, *settle_, *retry_, *map_;
    QFrame *segments_;
    QButtonGroup *group_;
    QStackedWidget *stack_;
    QStackedWidget *all_;
    StepView *steps_;
    WaitingView *waiting_;
    LogView *log_;
    ChannelActions *do_;
    std::vector<QPushButton *> buttons_;  ///< that add a channel
    std::vector<Fact> shown_;
    QTimer second_;  ///< updates the sync lag while visible
};

}  // namespace roomrack::desktop
