// SPDX-License-Identifier: GPL-3.0-or-later
// The card "Active holds": holds with smooth countdowns and their actions.
#pragma once

#include "desktop/inventory/holds_model.h"
#include "desktop/session/page_actions.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/folding_card.h"

#include <QtCore/QTimer>
#include <QtWidgets/QStyledItemDelegate>

class QLabel;
class QListView;
class QPushButton;

namespace roomrack::desktop {

class HoldDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    HoldDelegate(const HoldsModel &model, const Theme &theme, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Reserves space for the buttons in the row that shows them.
    void setBusyRow(int row, int width);

private:
    const HoldsModel &holds_;
    const Theme &theme_;
    int busyRow_ = -1;
    int busyWidth_ = 0;
};

class HoldsPanel : public FoldingCard {
    Q_OBJECT

public:
    HoldsPanel(HotelSession &session, PageActions &actions, const Theme &theme,
               QWidget *parent = nullptr);
    HoldsModel &model() const { return *model_; }
    QListView *list() const { return list_; }

    void extend(int row);
    void release(int row);
    void confirm(int row);
    /// Opens the page where a decision or the payment of the hold is shown.
    void decide(int row);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void buildButtons();
    void refresh();
    void tick();
    void showButtonsAt(int row);
    bool fillButtons(int row);
    bool key(int key);
    void send(const booking::Command &command, const QString &doing);
    HotelSession &session_;
    PageActions &actions_;
    const Theme &theme_;
    HoldsModel *model_;
    HoldDelegate *delegate_;
    QListView *list_;
    QLabel *empty_ = nullptr;
    QWidget *buttons_ = nullptr;
    QList<QPushButton *> ordinary_;  ///< for a hold without a pending decision
    QPushButton *decideButton_ = nullptr;
    int hovered_ = -1;
    QTimer frames_;
};

}  // namespace roomrack::desktop
