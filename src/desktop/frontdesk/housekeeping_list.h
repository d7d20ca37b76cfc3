// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping view of the Front desk page: the list of rooms, its filter, the buttons that set
// the status of the selected rooms, and the list as a PDF.
#pragma once

#include "desktop/frontdesk/housekeeping_model.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/theme/theme.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QLayout;
class QPushButton;
class QTableView;

namespace roomrack::desktop {

class HousekeepingList final : public QWidget {
    Q_OBJECT

public:
    HousekeepingList(HotelSession &session, PageActions &actions, const Theme &theme,
                     QWidget *parent = nullptr);

    /// Called when the list becomes visible: loads it.
    void open();
    Result<void> savePdf(const QString &file) const;

private:
    void makeTable(const Theme &theme);
    QLayout *makeHead();
    void addMark(const QString &text, const QString &name, booking::HousekeepingStatus status);
    void loadSoon();
    void load();
    void showStatus();
    void showState();
    std::vector<RoomId> selected() const;
    void select(const std::vector<RoomId> &rooms);
    void mark(booking::HousekeepingStatus status);
    void askFile();

    HotelSession &session_;
    PageActions &actions_;
    HousekeepingModel *model_;
    QTableView *table_;
    QComboBox *filter_;
    QLabel *count_, *empty_;
    QPushButton *pdf_;
    std::vector<std::pair<booking::HousekeepingStatus, QPushButton *>> marks_;
    QTimer loadTimer_;
    bool opened_ = false;
};

}  // namespace roomrack::desktop
