// SPDX-License-Identifier: GPL-3.0-or-later
// First step of a new booking: dates, guests, room type and rate.
#pragma once

#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <memory>

namespace Ui {
class ChooseStep;
}

namespace roomrack::desktop {

class OffersModel;
class RoomNumbers;
class Theme;

class ChooseStep final : public QWidget {
    Q_OBJECT

public:
    ChooseStep(HotelSession &session, const Theme &theme, QWidget *parent = nullptr);
    ~ChooseStep() override;

    void begin(const BookingPreset &preset);
    StayChoice choice() const;
    void setRooms(int rooms);
    /// True if a room type is chosen and the rate override, if any, is a valid amount.
    bool isReady() const;
    /// Takes the dates as typed; then as isReady().
    bool commit();
    /// Why the chosen rate plan is not sold for the stay; empty: it is.
    QString planObstacle() const;
    /// Whether what stands against the choice is shown; not while a refusal elsewhere says it.
    void setObstacleShown(bool shown);
    /// Marks the field that an error names.
    void setWrong(const QString &field);
    /// Focuses that field; the prices, if the error names none.
    void focusField(const QString &field);
    void focusFirst();

signals:
    /// The user has changed the input, or it was set.
    void changed();
    /// The prices were loaded again, as the hotel changed or they were awaited: the input is the
    /// same.
    void pricesShown();
    /// isReady() may have changed although the input did not: a room was taken, or is free again.
    void readinessChanged();
    /// Emitted on Enter or a double click on a price: continue to the next step.
    void chosen();

private:
    void makeTable(const Theme &theme);
    void sendEnterOn();
    void stayChanged();
    void askPrices();
    void showOffers();
    void keepChoice();
    void cellChosen(const QModelIndex &current);
    void numbersPicked();
    void showChoice();
    QStringList hints() const;
    std::optional<qint64> agreed() const;

    HotelSession &session_;
    std::unique_ptr<::Ui::ChooseStep> ui_;
    OffersModel *model_;
    RoomNumbers *numbers_ = nullptr;
    engine::Quotes quotes_;
    RoomTypeId type_;  ///< none: best available
    RatePlanId plan_;
    quint64 question_ = 0;
    QTimer refresh_;
    bool moving_ = false;
};

}  // namespace roomrack::desktop
