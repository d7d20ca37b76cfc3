// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel's channels as cards in one column: name, protocol, state and sync lag. A list, so that
// arrow keys work and a screen reader reads whole sentences.
#pragma once

#include "desktop/connections/channel_words.h"
#include "desktop/theme/theme.h"

#include <QtCore/QAbstractListModel>
#include <QtWidgets/QListView>
#include <QtWidgets/QStyledItemDelegate>

namespace roomrack::desktop {

/// The contents of a card.
struct ChannelCard {
    ChannelId id;
    QString name, line;
    StateWords state;
    QString lag, nights, budget;
    bool linked = false;
    int waiting = 0;
    bool isPms = false;  ///< a PMS: receives bookings, not nights
    friend bool operator==(const ChannelCard &a, const ChannelCard &b)
    {
        return a.id == b.id && a.name == b.name && a.line == b.line && a.state.text == b.state.text
               && a.lag == b.lag && a.nights == b.nights && a.budget == b.budget
               && a.waiting == b.waiting;
    }
};

ChannelCard cardOf(const ChannelState &channel, Instant now, const QLocale &locale);

class ChannelListModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole };
    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<ChannelCard> cards);
    const ChannelCard &card(int row) const { return cards_[size_t(row)]; }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<ChannelCard> cards_;
};

class ChannelCardDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    ChannelCardDelegate(const Theme &theme, const ChannelListModel &model, QObject *parent);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    qreal paintHead(QPainter &painter, const QRectF &in, const ChannelCard &card,
                    bool rightToLeft) const;
    const Theme &theme_;
    const ChannelListModel &model_;
};

class ChannelList final : public QListView {
    Q_OBJECT

public:
    explicit ChannelList(const Theme &theme, QWidget *parent = nullptr);

    void show(const std::vector<ChannelState> &channels, Instant now);
    /// None if the hotel has no channels.
    ChannelId current() const;
    /// A channel that is not in the list yet is selected when it is.
    void choose(ChannelId channel);

signals:
    void chosen(roomrack::core::ChannelId channel);
    void entered(roomrack::core::ChannelId channel);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    int rowOf(ChannelId channel) const;
    ChannelListModel *model_;
    ChannelId wanted_;  ///< to be selected when it is in the list
    bool filling_ = false;
};

}  // namespace roomrack::desktop
