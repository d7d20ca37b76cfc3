// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of dialogs that act on one booking: describes the action, sends one command with the
// version that was shown, and stays open with the reason if the command is rejected. If the booking
// changed in the meantime, shows the changes and asks for confirmation again.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/widgets/dialog_frame.h"
#include "storage/reader.h"

#include <QtWidgets/QDialog>

class QVBoxLayout;

namespace roomrack::desktop {

class CommandDialog : public QDialog {
    Q_OBJECT

public:
    CommandDialog(HotelSession &session, storage::BookingRow row, QWidget *parent = nullptr);

    const storage::BookingRow &row() const { return row_; }

signals:
    /// The command succeeded.
    void carriedOut(const roomrack::booking::Answer &answer);

protected:
    /// Puts `body` between title and buttons; call it in the constructor, then fill().
    void build(const DialogFrame::Words &words, QWidget *body);
    /// Shows the booking of row().
    virtual void fill() = 0;
    /// The command to send.
    virtual booking::Command command() const = 0;
    /// Whether the command can be sent; shows what is missing.
    virtual bool check() { return true; }
    /// Whether the booking of row() is in a status that the command is for; by default an open one.
    virtual bool applies() const;
    /// Called with the error of a rejected command; the base class shows its text.
    virtual void refused(const Error &error);

    HotelSession &session() const { return session_; }
    const HotelView &view() const { return session_.view(); }
    void showProblem(const QString &text) { frame_.showProblem(text); }
    void setConfirmEnabled(bool enabled);
    /// As "confirm" does.
    void send();

private:
    void answered(const Result<booking::Answer> &answer);
    void reload();
    void reloaded(const Result<storage::BookingRow> &now);
    void setBusy(bool busy);

    HotelSession &session_;
    storage::BookingRow row_;
    DialogFrame frame_{this};
    bool busy_ = false;
    bool allowed_ = true;
};

}  // namespace roomrack::desktop
