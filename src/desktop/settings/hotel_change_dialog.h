// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of dialogs that change the description of the hotel: it is read, changed and written.
// Until it is written the dialog can be left, as a server may be out of reach for long.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

#include <functional>

namespace roomrack::desktop {

class HotelChangeDialog : public QDialog {
    Q_OBJECT

public:
    /// Waits for a change that is being written, which uses the session's engine.
    ~HotelChangeDialog() override;

    /// Not while the change is written; before, nothing is.
    void reject() override;

protected:
    explicit HotelChangeDialog(HotelSession &session, QWidget *parent = nullptr);

    /// Of the hotel as it was read; false: there is nothing to write.
    using Change = std::function<Result<bool>(engine::HotelSetup &)>;
    /// Calls ended(), at once if the user may not, unless the dialog is left before. Until then it
    /// cannot be confirmed.
    void carryOut(Change change);
    virtual void ended(const Result<void> &done) = 0;

    HotelSession &session() const { return session_; }
    DialogFrame &frame() { return frame_; }

private:
    void write(engine::HotelSetup setup, const Change &change);
    void setWriting(bool writing);
    void end(const Result<void> &done);

    HotelSession &session_;
    DialogFrame frame_{this};
    QFuture<Result<PropertyId>> written_;
    bool writing_ = false;
    bool left_ = false;
};

}  // namespace roomrack::desktop
