// SPDX-License-Identifier: GPL-3.0-or-later
// The Group page: every hotel of the file, database or server with its figures for tonight or the
// next 30 nights, and a total. A row opens its hotel.
#pragma once

#include "desktop/group/hotel_figures.h"
#include "desktop/group/night_strip.h"
#include "desktop/session/page.h"

#include <map>

class QFrame;
class QLabel;
class QPushButton;

namespace roomrack::desktop {

class GroupReader;
class RowsTable;
struct Row;
struct RowCell;

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
    void chooseOpenHotel();
    Row rowOf(const HotelFigures &hotel) const;
    Row totalRow(const GroupFigures &total) const;
    RowCell channelsOf(const HotelFigures &hotel) const;
    StripNight stripNight(const reports::Sums &sums, bool oversold, const QString &night) const;
    std::vector<StripNight> stripOf(const HotelFigures &hotel) const;
    std::vector<StripNight> stripOf(const GroupFigures &total) const;
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
    std::map<qint64, std::vector<StripNight>> strips_;  ///< by row: painting only reads them
    View view_ = Tonight;
    int pressed_ = -1;      ///< night of the strip that was double-clicked; -1: none
    PropertyId chosenFor_;  ///< the open hotel, once its row was chosen
    PropertyId wanted_;
    Night wantedNight_;
};

}  // namespace roomrack::desktop
