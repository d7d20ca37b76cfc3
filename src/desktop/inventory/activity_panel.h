// SPDX-License-Identifier: GPL-3.0-or-later
// The card "Activity": bookings, holds and edits as they happen.
#pragma once

#include "desktop/inventory/activity_model.h"
#include "desktop/session/page_actions.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/folding_card.h"

#include <QtWidgets/QStyledItemDelegate>

class QTableView;

namespace roomrack::desktop {

class ActivityDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ActivityDelegate(const Theme &theme, QObject *parent)
        : QStyledItemDelegate(parent), theme_(theme)
    {}
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintWhat(QPainter *painter, const QRect &area, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const;
    const Theme &theme_;
};

class ActivityPanel : public FoldingCard {
    Q_OBJECT

public:
    ActivityPanel(HotelSession &session, PageActions &actions, const Theme &theme,
                  QWidget *parent = nullptr);
    ActivityModel &model() const { return *model_; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeFilters();
    void makeTable(PageActions &actions);
    void fit(int first, int last);
    void layColumns();
    const Theme &theme_;
    ActivityModel *model_;
    QTableView *table_;
    int widestTime_ = 0;   ///< pixels; times with a date are longer
    int widestKind_ = 0;   ///< pixels
    int widestBadge_ = 0;  ///< pixels, of the outcomes
};

}  // namespace roomrack::desktop
