// SPDX-License-Identifier: GPL-3.0-or-later
// New booking: choose a stay, then the guest. Opening the last step takes a hold; leaving the
// dialog without a booking releases it.
#pragma once

#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

#include <QtCore/QPointer>
#include <QtWidgets/QDialog>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace roomrack::desktop {

class ChooseStep;
class GuestForm;
class SegmentField;
class HoldStrip;
class Theme;

class NewBookingDialog final : public QDialog {
    Q_OBJECT

public:
    NewBookingDialog(HotelSession &session, const Theme &theme, const BookingPreset &preset,
                     QWidget *parent = nullptr);
    ~NewBookingDialog() override;

    const BookingDraft *draft() const { return draft_; }

signals:
    /// The rooms are held; emitted again when the hold changes.
    void held(roomrack::core::HoldId hold);
    void booked(roomrack::core::BookingId booking, const QString &guest, roomrack::core::Stay stay);
    /// The user wants to open another booking; this dialog is closed.
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
    void askAboutDuplicate();
    void help();  ///< action of the button beside a problem
    void showStage();
    void showReadiness();
    void showProblem();
    void showTime();
    void placeFocus(BookingDraft::Stage before, bool wasOnNext);
    static QString nextText(bool onLast);
    QString heldText() const;

    HotelSession &session_;
    const Theme &theme_;
    QPointer<BookingDraft> draft_;
    ChooseStep *choose_;
    QStackedWidget *steps_;
    QLabel *title_;
    HoldStrip *strip_;
    SegmentField *segment_ = nullptr;
    GuestForm *guest_;
    QWidget *problemRow_;
    QLabel *problem_;
    QPushButton *help_;
    QPushButton *back_;
    QPushButton *cancel_;
    QPushButton *next_;
    BookingDraft::Stage shownStage_ = BookingDraft::Stage::Choosing;
    bool askedAboutDuplicate_ = false;  ///< since the last confirmation
    qint64 shownTotal_ = -1;            ///< price of the expired hold
};

/// Returns the callbacks for a draft that books through this session.
DraftServices draftServices(HotelSession &session);

}  // namespace roomrack::desktop
