// SPDX-License-Identifier: GPL-3.0-or-later
// One record beside the table of the audit trail: before, after, why, and what became of it.
#pragma once

#include "desktop/paging/details_panel.h"
#include "desktop/session/hotel_session.h"

#include <functional>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class FactGrid;
struct AuditStory;

class AuditDetails final : public DetailsPanel {
    Q_OBJECT

public:
    explicit AuditDetails(HotelSession &session, QWidget *parent = nullptr);

    /// Shows another record, or none (0).
    void setRecord(qint64 seq);
    qint64 record() const { return seq_; }
    /// Goes to the first thing that can be done.
    void focusActions();

    std::function<void(BookingId)> openBooking;  ///< what is missing is not offered

protected:
    void askNow() override;

private:
    QWidget *makeBody();
    void take(const Result<AuditStory> &story);
    HotelSession &session_;
    qint64 seq_ = 0;
    PropertyId property_;
    BookingId booking_;
    QLabel *title_;
    FactGrid *facts_;
    QPushButton *open_;
};

}  // namespace roomrack::desktop
