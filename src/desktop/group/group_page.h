// SPDX-License-Identifier: GPL-3.0-or-later
// The Group page: every hotel of the file, database or server with its figures for tonight or the
// next 30 nights, and a total. A row opens its hotel.
#pragma once

#include "desktop/group/hotel_figures.h"
#include "desktop/session/page.h"

class QFrame;
class QLabel;
class QPushButton;

namespace roomrack::desktop {

class GroupReader;
class RowsTable;
struct Row;
struct RowCell;
struct StripNight;

class GroupPage final : public Page {
    Q_OBJECT

public:
    enum View { Tonight, NextNights };

    explicit GroupPage(const PageContext &context, QWidget *parent = nullptr);

    std::vector<QWidget *> barWidgets() override;
    void shown() override;
    void hidden() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeViews();
    void makeTable();
    void refresh();
    Row rowOf(const HotelFigures &hotel) const;
    Row totalRow() const;
    RowCell channelsOf(const HotelFigures &hotel) const;
    std::vector<StripNight> stripOf(qint64 key) const;
    void open(qint64 key);
    void openAt(PropertyId hotel, Night night);
    void arrived();

    GroupReader *reader_;
    QFrame *segments_;
    RowsTable *table_ = nullptr;
    QLabel *state_ = nullptr;
    QLabel *none_;
    QPushButton *open_;
    std::vector<HotelFigures> hotels_;
    View view_ = Tonight;
    int pressed_ = -1;  ///< night of the strip that was double-clicked; -1: none
    PropertyId wanted_;
    Night wantedNight_;
};

}  // namespace roomrack::desktop
