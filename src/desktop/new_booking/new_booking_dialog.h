// SPDX-License-Identifier: GPL-3.0-or-later
// New booking: choose a stay, then the guest. Opening the last step takes a hold; whatever way
// the dialog is left without a booking gives it back.
#pragma once

#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"

#include <QtCore/QPointer>
#include <QtWidgets/QDialog>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace roomrack::desktop {

class ChooseStep;
class GuestForm;
class HoldStrip;
class Theme;

class NewBookingDialog final : public QDialog {
    Q_OBJECT

public:
    NewBookingDialog(HotelSession &session, const Theme &theme, const BookingWish &wish,
                     QWidget *parent = nullptr);
    ~NewBookingDialog() override;

    const BookingDraft *draft() const { return draft_; }

signals:
    void booked(roomrack::core::BookingId booking);
    /// Another booking is to be looked at instead; the dialog is closed.
    void openWanted(roomrack::core::BookingId booking);

public slots:
    void reject() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *makeLastStep();
    QWidget *makeButtons();
    void connectDraft();
    void next();
    void back();
    void confirm();
    void askAboutTwin();
    void help();  ///< the button beside a problem
    void showStage();
    void showProblem();
    void showTime();
    QString heldText() const;

    HotelSession &session_;
    const Theme &theme_;
    QPointer<BookingDraft> draft_;
    ChooseStep *choose_;
    QStackedWidget *steps_;
    QLabel *title_;
    HoldStrip *strip_;
    GuestForm *guest_;
    QWidget *problemRow_;
    QLabel *problem_;
    QPushButton *help_;
    QPushButton *back_;
    QPushButton *cancel_;
    QPushButton *next_;
    bool askedAboutTwin_ = false;  ///< since it was last to be confirmed
    qint64 shownTotal_ = -1;       ///< price of the hold that ran out
};

/// A draft that books at the desk of this hotel.
DraftDesk draftDesk(HotelSession &session);

}  // namespace roomrack::desktop
