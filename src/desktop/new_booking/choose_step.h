// SPDX-License-Identifier: GPL-3.0-or-later
// First step of a new booking: when, for how many, and which room type at which price.
#pragma once

#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <memory>

namespace Ui {
class ChooseStep;
}

namespace roomrack::desktop {

class OffersModel;
class Theme;

class ChooseStep final : public QWidget {
    Q_OBJECT

public:
    ChooseStep(HotelSession &session, const Theme &theme, QWidget *parent = nullptr);
    ~ChooseStep() override;

    void begin(const BookingWish &wish);
    StayChoice choice() const;
    void setRooms(int rooms);
    /// A room type is chosen and the agreed price, if any, is an amount.
    bool isReady() const;
    /// Marks the field that a refusal names.
    void setWrong(const QString &field);
    void focusFirst();

signals:
    void changed();
    /// Enter or a double click on a price: go on.
    void chosen();

private:
    void makeTable(const Theme &theme);
    void stayChanged();
    void askPrices();
    void showOffers();
    void keepChoice();
    void cellChosen(const QModelIndex &current);
    void showChoice();
    std::optional<qint64> agreed() const;

    HotelSession &session_;
    std::unique_ptr<Ui::ChooseStep> ui_;
    OffersModel *model_;
    engine::Quotes quotes_;
    RoomTypeId type_;  ///< none: the cheapest
    RatePlanId plan_;
    quint64 question_ = 0;
    QTimer refresh_;
    bool moving_ = false;
};

}  // namespace roomrack::desktop
