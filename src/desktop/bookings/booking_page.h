// SPDX-License-Identifier: GPL-3.0-or-later
// The bookings page: search and filters, the table of all bookings, and one of them beside it.
#pragma once

#include "desktop/shell/page.h"
#include "storage/reader.h"

class QFrame;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace roomrack::desktop {

class BookingDetails;
class BookingModel;
class FilterBar;

class BookingPage final : public Page {
    Q_OBJECT

public:
    explicit BookingPage(const PageContext &context, QWidget *parent = nullptr);
    ~BookingPage() override;

    QString title() const override { return tr("Bookings"); }
    std::vector<QWidget *> barWidgets() override;
    void shown() override;

    /// Shows a booking beside the table, whatever the table shows.
    void showBooking(BookingId id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeTable();
    QWidget *makeList();
    QWidget *makeMessage();
    void makeSegments();
    void connectModel();
    void connectSession();
    void sortBy(int column);
    void query();
    void rowChosen();
    void followBooking();
    void showState();
    void showCount();
    void fitColumns();
    void messageClicked();
    bool eventFilter(QObject *watched, QEvent *event) override;

    BookingModel *model_;
    FilterBar *filters_;
    QTableView *table_;
    BookingDetails *details_;
    QStackedWidget *stack_;
    QLabel *message_;
    QPushButton *messageButton_;
    QLabel *count_;
    QSplitter *splitter_;
    QFrame *segments_ = nullptr;
    QPushButton *all_ = nullptr;
    QPushButton *arrivals_ = nullptr;
    QPushButton *inHouse_ = nullptr;
    bool asked_ = false;
    bool following_ = false;
};

}  // namespace roomrack::desktop
