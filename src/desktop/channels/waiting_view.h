// SPDX-License-Identifier: GPL-3.0-or-later
// Unmapped reservations: what was received, the reason, the original message, and the available
// actions.
#pragma once

#include "desktop/connections/channel_words.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace roomrack::desktop {

class RowsTable;
class Theme;

class WaitingView final : public QWidget {
    Q_OBJECT

public:
    WaitingView(HotelSession &session, HotelChannels &channels, PageActions &actions,
                const Theme &theme, QWidget *parent = nullptr);

signals:
    /// The user wants to map its codes; `reason` names the missing one.
    void mappingWanted(roomrack::core::ChannelId channel, const QString &reason);

private:
    QWidget *makeMessage();
    void fill();
    void showMessage();
    const booking::InboxRow *current() const;
    void tryAgain();
    void askPutAside();

    HotelSession &session_;
    HotelChannels &channels_;
    PageActions &actions_;
    RowsTable *table_;
    QLabel *state_ = nullptr;
    QLabel *instead_;
    QLabel *reason_;
    QPlainTextEdit *message_;
    QPushButton *map_;
    QPushButton *again_;
    QPushButton *aside_;
};

}  // namespace roomrack::desktop
