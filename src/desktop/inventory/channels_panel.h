// SPDX-License-Identifier: GPL-3.0-or-later
// The card "Channels" beside the grid: each channel's state, sync lag and pending updates.
#pragma once

#include "desktop/connections/channel_list.h"
#include "desktop/session/page_actions.h"
#include "desktop/widgets/folding_card.h"

#include <QtCore/QTimer>

class QLabel;
class QListView;
class QPushButton;

namespace roomrack::desktop {

class ChannelLineDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    ChannelLineDelegate(const Theme &theme, const ChannelListModel &model, QObject *parent);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &theme_;
    const ChannelListModel &model_;
};

/// Hidden while no channel is connected. Enter or a click opens the channel on its page. While
/// requests to a channel fail, the reason and a button to retry are below the list: for the current
/// channel, or else for the first that fails.
class ChannelsPanel final : public FoldingCard {
    Q_OBJECT

public:
    ChannelsPanel(PageActions &actions, const Theme &theme, QWidget *parent = nullptr);
    QListView *list() const { return list_; }

private:
    void build();
    void refresh();
    void open(const QModelIndex &at);
    QWidget *makeFailure();
    void showFailure();
    void fitHeight();
    PageActions &actions_;
    ChannelListModel *model_;
    QListView *list_;
    QLabel *failed_ = nullptr;
    QPushButton *retry_ = nullptr;
    QWidget *failure_;   ///< below the list while a channel fails; made with the two above
    ChannelId failing_;  ///< that the text and the button are about
    QTimer lag_;         ///< the sync lag grows without a signal
};

}  // namespace roomrack::desktop
