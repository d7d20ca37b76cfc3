// SPDX-License-Identifier: GPL-3.0-or-later
// The actions on the selected channel: menu, keys and buttons, and the dialogs that they open.
#pragma once

#include "desktop/connections/hotel_channels.h"

class QAction;
class QPushButton;

namespace roomrack::desktop {

class ChannelDialog;
class ChannelList;

class ChannelActions final : public QObject {
    Q_OBJECT

public:
    /// `page` gets the shortcuts; it owns this object.
    ChannelActions(HotelSession &session, HotelChannels &channels, PageActions &actions,
                   const ChannelList &list, QWidget &page);

    std::vector<QAction *> all() const;
    /// For the bar; owned by the page.
    const std::vector<QPushButton *> &buttons() const { return buttons_; }
    /// Call when the selected channel, its status or the user has changed.
    void refresh();
    void tryNow();
    void change();
    void addChannel();
    void unlock();
    void settleLeft();
    ChannelDialog *openSettings(ChannelId channel, const QString &missing);
    void openMapping();

signals:
    void saved(roomrack::core::ChannelId channel);

private:
    QAction *action(const QString &text, const QKeySequence &keys, const char *name,
                    void (ChannelActions::*what)());
    void makeButtons();
    void pauseOrResume();
    void sendAgain();
    void fetchNow();
    void test();
    void unlink();
    void say(const Result<void> &done, const QString &fine, const QString &failed);

    HotelSession &session_;
    HotelChannels &channels_;
    PageActions &actions_;
    const ChannelList &list_;
    QWidget &page_;
    QAction *pause_, *resend_, *tryNow_, *fetch_, *test_, *change_, *add_, *unlink_;
    std::vector<QPushButton *> buttons_;
};

}  // namespace roomrack::desktop
