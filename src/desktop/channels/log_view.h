// SPDX-License-Identifier: GPL-3.0-or-later
// The sync log: requests and responses, newest first, with secrets masked.
#pragma once

#include "desktop/connections/channel_words.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QCheckBox;
class QLabel;
class QPlainTextEdit;

namespace roomrack::desktop {

class RowsTable;
class Theme;

class LogView final : public QWidget {
    Q_OBJECT

public:
    LogView(HotelSession &session, HotelChannels &channels, const Theme &theme,
            QWidget *parent = nullptr);

    /// Shows the log of this channel; none: of all channels.
    void show(ChannelId channel);
    void setShown(bool shown);

private:
    QWidget *makeMessages();
    void ask();
    void fill(std::vector<booking::ChannelMessageRow> messages);
    void showMessage();

    HotelSession &session_;
    RowsTable *table_;
    QLabel *state_ = nullptr;
    QLabel *instead_;
    QCheckBox *trouble_;
    QCheckBox *allChannels_;
    QPlainTextEdit *request_;
    QPlainTextEdit *answer_;
    QTimer soon_;
    ChannelId channel_;
    std::vector<booking::ChannelMessageRow> messages_;
    bool shown_ = false;
};

}  // namespace roomrack::desktop
