// SPDX-License-Identifier: GPL-3.0-or-later
// Details of one audit record: values before and after, reason, and later status.
#pragma once

#include "desktop/paging/details_panel.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/past_rooms.h"

#include <functional>
#include <memory>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class FactGrid;
struct AuditStory;

class AuditDetails final : public DetailsPanel {
    Q_OBJECT

public:
    explicit AuditDetails(HotelSession &session, QWidget *parent = nullptr);

    /// Shows a record; 0 clears the panel.
    void setRecord(qint64 seq);
    qint64 record() const { return seq_; }
    void setPast(const PastRooms &past);
    /// Focuses the first available action.
    void focusActions();

    std::function<void(BookingId)> openBooking;  ///< actions without a callback are not offered

protected:
    void askNow() override;

private:
    QWidget *makeBody();
    void take(const Result<AuditStory> &story);
    void showTitle();
    void showChanges();
    HotelSession &session_;
    qint64 seq_ = 0;
    PropertyId property_;
    BookingId booking_;
    QLabel *title_;
    FactGrid *facts_;
    QPushButton *open_;
    QPushButton *changes_;
    std::shared_ptr<const AuditStory> story_;
    PastRooms past_;
    bool allChanges_ = false;
};

}  // namespace roomrack::desktop
