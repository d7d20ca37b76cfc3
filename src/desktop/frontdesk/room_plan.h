// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan with its actions: loads the visible nights, follows commits, and converts a dropped
// bar or a key into one command.
#pragma once

#include "desktop/frontdesk/plan_view.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <span>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

/// Opens a dialog for the current state of a booking in the file.
enum class BookingAct : quint8 { CheckIn, CheckOut, NoShow, Cancel, Open };
using BookingActor = std::function<void(BookingAct, BookingId)>;

class RoomAssigner;
class StayTray;

class RoomPlan final : public QWidget {
    Q_OBJECT

public:
    RoomPlan(HotelSession &session, PageActions &actions, const Theme &theme, BookingActor act,
             QWidget *parent = nullptr);

    PlanView &view() const { return *view_; }
    StayTray &tray() const { return *tray_; }
    const PlanModel &model() const { return *model_; }
    /// Called when the plan becomes visible: loads it.
    void open();
    void showNight(Night night);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeBody();
    void connectViews();
    void makeButtons();
    QPushButton *addButton(const QString &text, const QString &name, const QKeySequence &key,
                           const std::function<void()> &what);
    void connectSession();
    void newNights();
    void loadSoon();
    void followHolds();
    void load();
    void loaded(Result<PlanBoard> board);
    void follow(BookingId booking);
    /// The stay that the buttons act on.
    const PlanBar *chosen() const;
    QString grabText() const;
    /// Why the bar cannot be unassigned; empty: it can.
    QString keptText(const PlanBar &bar) const;
    struct Offer {
        QPushButton *button;
        bool can;
        QString whyNot;  ///< not allowed, although it could; empty: it is
    };
    bool moveFocus(std::span<const Offer> offers);
    void describe();
    void assign();
    void grab();
    void openBooking();

    HotelSession &session_;
    PageActions &actions_;
    BookingActor act_;
    PlanModel *model_;
    PlanView *view_;
    StayTray *tray_;
    QWidget *body_;  ///< plan and tray
    RoomAssigner *assigner_;
    QLabel *said_;
    QWidget *bar_;
    QPushButton *assign_ = nullptr, *assignAll_ = nullptr, *grab_ = nullptr, *takeBack_ = nullptr,
                *split_ = nullptr, *out_ = nullptr, *in_ = nullptr, *leave_ = nullptr,
                *open_ = nullptr;
    QTimer loadTimer_;
    QTimer countdown_;            ///< of held rooms
    std::vector<PlanHold> held_;  ///< that were last asked for
    bool asked_ = false;
    bool again_ = false;
    bool opened_ = false;
    bool inTray_ = false;    ///< the tray had the focus last
    bool overTray_ = false;  ///< a dragged bar of a room is
    BookingId dropped_;      ///< on the tray; the focus goes there with it
};

}  // namespace roomrack::desktop
