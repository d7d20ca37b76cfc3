// SPDX-License-Identifier: GPL-3.0-or-later
// Walks a guest: to which hotel, at which cost, and into which room. Offers the hotels of the file,
// where the room is booked in the same step; any other can be entered.
#pragma once

#include "advice/best_limit.h"
#include "desktop/booking_dialogs/command_dialog.h"
#include "desktop/overbooking/sisters.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;

namespace roomrack::desktop {

class WalkDialog final : public CommandDialog {
    Q_OBJECT

public:
    /// `chosen` is the preselected hotel; none: the first.
    WalkDialog(HotelSession &session, storage::BookingRow row, std::vector<SisterOffer> sisters,
               PropertyId chosen, const advice::WalkCost &cost, QWidget *parent = nullptr);

    /// The walk as entered.
    booking::WalkRow walk() const;
    /// Newer offers, or the first ones; what was chosen stays chosen while it is offered, and what
    /// was typed stays as it is. While a list is open, they wait until it is closed.
    void setSisters(std::vector<SisterOffer> sisters);

signals:
    /// What was offered is not sold any more.
    void offersOutdated();

protected:
    void fill() override;
    booking::Command command() const override;
    bool check() override;
    void refused(const Error &error) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeBody();
    void addRoomFields(QFormLayout *form);
    QStringList hotelTexts() const;
    void chooseHotel();
    void replaceHotels();
    bool isListOpen() const;
    void showNewer();
    const SisterOffer *sister() const;
    const SisterRoom *room() const;
    void showRooms();
    void showHint();
    qint64 dearer() const;
    QString lesserText() const;
    QString costProblem() const;
    void showCostProblem(const QString &problem);
    std::vector<SisterOffer> sisters_;
    std::optional<std::vector<SisterOffer>> newer_;  ///< not shown yet
    const PropertyId chosen_;
    advice::WalkCost walkCost_;
    QLabel *what_;
    QComboBox *hotel_;
    QCheckBox *book_;
    QComboBox *room_;
    QLabel *hint_;
    QLineEdit *cost_;
    QLineEdit *note_;
    bool wantsRoom_ = true;  ///< as the user last chose it
    qint64 amount_ = 0;
    bool costWrong_ = false;  ///< the error that is shown is that of the cost
};

}  // namespace roomrack::desktop
