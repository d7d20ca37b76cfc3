// SPDX-License-Identifier: GPL-3.0-or-later
// Pending updates of a channel: board rows with ranges of nights, the Roomrack value, the channel
// value, and the reason.
#pragma once

#include "desktop/connections/channel_words.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLabel;

namespace roomrack::desktop {

class RowsTable;
class Theme;

class StepView final : public QWidget {
    Q_OBJECT

public:
    StepView(HotelSession &session, HotelChannels &channels, const Theme &theme,
             QWidget *parent = nullptr);

    void show(ChannelId channel);
    void setShown(bool shown);
    const std::vector<StepRange> &ranges() const { return ranges_; }

private:
    void ask();
    void fill(const std::vector<channels::PendingUpdates> &nights);
    void showCount();
    void showEmpty();

    HotelSession &session_;
    HotelChannels &channels_;
    RowsTable *table_;
    QLabel *state_ = nullptr;
    QLabel *instead_;
    QTimer soon_;
    ChannelId channel_;
    std::vector<StepRange> ranges_;
    qint64 listed_ = 0;  ///< updates in the ranges
    int nights_ = 0;     ///< different ones among them
    bool shown_ = false;
};

}  // namespace roomrack::desktop
