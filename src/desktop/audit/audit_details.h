// SPDX-License-Identifier: GPL-3.0-or-later
// One record beside the table of the audit trail: before, after, why, and what became of it.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QTimer>
#include <QtWidgets/QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QStackedLayout;

namespace roomrack::desktop {

class FactGrid;
struct AuditStory;

class AuditDetails final : public QFrame {
    Q_OBJECT

public:
    explicit AuditDetails(HotelSession &session, QWidget *parent = nullptr);

    /// Shows another record, or none (0); asks the file a moment later, so that holding an arrow
    /// key down asks once.
    void setRecord(qint64 seq);
    qint64 record() const { return seq_; }
    /// Goes to the first thing that can be done.
    void focusActions();

    std::function<void(BookingId)> openBooking;  ///< what is missing is not offered

signals:
    void left();  ///< Escape: back to the table

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeBody();
    void ask();
    void take(const Result<AuditStory> &story);
    void showMessage(const QString &text);
    HotelSession &session_;
    qint64 seq_ = 0;
    PropertyId property_;
    BookingId booking_;
    QTimer askTimer_;
    QStackedLayout *stack_;
    QLabel *message_;
    QLabel *title_;
    FactGrid *facts_;
    QPushButton *open_;
};

}  // namespace roomrack::desktop
