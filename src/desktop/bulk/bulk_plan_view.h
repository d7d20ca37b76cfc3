// SPDX-License-Identifier: GPL-3.0-or-later
// The preview of a bulk update: its cells before and after, what is skipped or noteworthy, and the
// messages that it would send to channels.
#pragma once

#include "desktop/bulk/bulk_preview.h"
#include "desktop/session/page_actions.h"

#include <QtWidgets/QWidget>

class QLabel;
class QTableView;

namespace roomrack::desktop {

class BulkModel;

class BulkPlanView final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    BulkPlanView(HotelSession &session, PageActions &actions);

    void showPlan(const BulkPreview::Plan &plan, CellField field);
    /// There is no preview; the texts may say why.
    void showNone(const QString &summary, const QString &others);
    /// The form has changed since the plan shown.
    void outdate();
    /// Tells that the hotel has changed; empty: hides that.
    void setMoved(const QString &text);

private:
    void build();
    void showFindings(CellField field);
    void askMessages();

    HotelSession &session_;
    PageActions &actions_;
    BulkPreview::Plan plan_;
    BulkModel *model_;
    QTableView *table_;
    QLabel *summary_;
    QLabel *others_;
    QLabel *moved_;
    QLabel *messages_;
    QLabel *findings_;
};

}  // namespace roomrack::desktop
