// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above the pages: property, date, the page's widgets and the main actions.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QWidget>

#include <functional>

class QAction;
class QHBoxLayout;
class QPushButton;

namespace roomrack::desktop {

class Page;
class UndoController;

class TopBar : public QWidget {
    Q_OBJECT

public:
    TopBar(HotelSession &session, PageActions &actions, const Theme &theme,
           const UndoController &undo, QWidget *parent = nullptr);
    /// Offers it in the list of hotels; not set: not offered.
    void offerAddHotel(std::function<void()> add);
    /// Shows the widgets of the page.
    void setPage(const Page *page);
    /// Shows or hides the widgets that choose the first night.
    void setDatesVisible(bool visible);
    QPushButton *dateButton() const { return date_; }
    QPushButton *undoButton() const { return undoButton_; }
    QPushButton *redoButton() const { return redoButton_; }

protected:
    bool event(QEvent *event) override;

private:
    void fit();
    void fitName();
    int nameLacks() const;
    void build();
    void follow(QPushButton *button, QAction *action, const UndoController &undo);
    void fillProperties();
    void selectHotel(PropertyId hotel);
    void showDate(Night night);
    void pickDate();
    void move(int nights);
    HotelSession &session_;
    PageActions &actions_;
    const Theme &theme_;
    const Page *page_ = nullptr;  ///< that is shown
    std::function<void()> addHotel_;
    QString name_;  ///< of the hotel, whole
    QPushButton *property_;
    QPushButton *back_;
    QPushButton *today_;
    QPushButton *forward_;
    QPushButton *date_;
    QPushButton *undoButton_;
    QPushButton *redoButton_;
    QPushButton *newBooking_;
    QHBoxLayout *row_;
    QHBoxLayout *pageWidgets_;
    QHBoxLayout *pageButtons_;
};

}  // namespace roomrack::desktop
